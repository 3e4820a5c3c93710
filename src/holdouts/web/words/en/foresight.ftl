hint = What would a careful player do?
hint-thinking = Thinking ahead …
hint-would = A careful player would: { $answer }
hint-wait = A careful player would wait.
threat = If your turn ended now:
deck-still-holds = As far as you can know, it holds
