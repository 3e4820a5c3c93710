"""The terminal: games played by lines of text, on one keyboard."""
