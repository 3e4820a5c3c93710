## What an answer brings, as far as it can be foreseen

gauge-foes = Attached monsters
odds-stealth = { $count } or less on two dice, and nobody notices
foresee-monster-met = { $who } draws a monster
foresee-boss-met = { $who } draws a Boss
foresee-no-monster-left = No monster is left to draw
foresee-killed = { $monster } dies
foresee-stunned = { $monster } is stunned
foresee-died = { $character } dies
foresee-starving = { $who } starves
foresee-revealed = A hidden tile is revealed
foresee-tested =
    { $passed ->
        [true] Nobody notices
       *[other] The monsters notice
    }
foresee-surely-seen = The monsters notice
foresee-sent-back = { $who } is sent back
foresee-found = { $who } finds a card
foresee-token-placed = A Monster token appears
foresee-lost-gear = { $who } loses { $card }
foresee-actions-over = { $who } can do no more this turn
foresee-worked = The mission advances: { $count } of { $needed }
foresee-mark-reached = An objective is reached
foresee-ask-hand-limit = Hand too full: you discard a card
foresee-ask-make-room = No room: Equipment has to go
foresee-ask-too-much-gear = Too much to carry: Equipment has to go
foresee-ask-sneak-or-fight = Monster tokens: you sneak past or fight
foresee-ask-aim = You choose the monster
