tip-spawned = The spawn: where a tile shows the number that was rolled, monsters gather. Whoever stands there draws one.
tip-monster-met = A monster clings to whoever drew it, walks with them, and attacks at the end of their turns until it is dead.
tip-hungrier = Hunger goes up at the end of every turn. Food brings it down; at 6 you starve, and that gets worse each turn.
tip-token-placed = A skull is a Monster token. Whoever walks there slips past with two dice that show no more than their Stealth, less one for each token; or draws a monster for each.
