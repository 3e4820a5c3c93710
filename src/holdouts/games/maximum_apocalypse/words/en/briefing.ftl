briefing-win = You win or lose together.
briefing-lose = You lose together when nobody is left alive, or when a Monster token must be placed and none is left. A survivor dies without hit points, without a card to draw, or of hunger.
briefing-deck = { $deck }: { $goods }.
briefing-good = { $count } { $good }
briefing-family-ammo = Ammo
briefing-monsters = The Monster deck: whatever comes out of it clings to whoever drew it, and attacks at the end of their turns until it is dead.
briefing-own-deck = Your own deck: 30 cards that nobody else has. You draw one each turn; when there is none left to draw, you die.
