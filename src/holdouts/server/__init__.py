"""The web table: rooms that hold games, seats that people take, a store that forgets nothing."""
