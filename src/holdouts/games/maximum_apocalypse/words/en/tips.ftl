tip-spawned = The spawn: where a tile shows the number that was rolled, monsters gather. Whoever stands there draws one.
tip-monster-met = A monster clings to whoever drew it, walks with them, and attacks at the end of their turns until it is dead.
tip-hungrier = Hunger goes up at the end of every turn. Food brings it down; at 6 you starve, and that gets worse each turn.
tip-tested = A Stealth test: two dice, not more than your Stealth, less one for each Monster token on the tile.
