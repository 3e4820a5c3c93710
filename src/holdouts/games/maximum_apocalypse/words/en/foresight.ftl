## What an answer brings, as far as it can be foreseen

gauge-foes = Attached monsters
gauge-brought = { $goods } at the goal
odds-stealth = { $count } or less on two dice, and nobody notices
foresee-boss-met = { $who } draws a Boss
foresee-no-monster-left = No monster is left to draw
foresee-wounded =
    { $left ->
        [0] { "" }
       *[other] { $monster } has { $left } HP left
    }
foresee-killed = { $monster } dies
foresee-stunned = { $monster } is stunned
foresee-died = { $who }{ $character } dies
foresee-starving = { $who } starves
foresee-revealed = A hidden tile is revealed
foresee-tested =
    { $passed ->
        [true] Nobody notices
       *[other] The monsters notice
    }
foresee-surely-seen = The monsters notice
foresee-sent-back = { $who } is sent back
foresee-found = { $who } draws { $goods }
foresee-discarded = { $who } discards { $card }
foresee-stored = { $card } goes on the objective, for good
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
foresee-ask-toll = You discard a card or take damage
foresee-ask-which-deck = You choose the Scavenge deck
foresee-ask-keep-which = You choose what to keep
foresee-ask-equip-or-discard = You put it into play or discard it
foresee-ask-uncover-where = You choose the hidden tile
foresee-ask-take-back-which = You choose the card
foresee-ask-heal-whom = You choose who is healed
foresee-ask-feed-whom = You choose who eats
foresee-ask-act-now = You may act out of turn
foresee-ask-bombard-where = You choose the tile to fire at
foresee-ask-clear-where = You choose the tile to clear
foresee-ask-cure-whom = You choose who is cured
foresee-ask-drop-card = You choose what to discard
foresee-ask-fit-to-which = You choose the weapon it goes on
foresee-ask-for-whom = You choose which of the two it is for
foresee-ask-give-which = You choose what to give away
foresee-ask-give-whom = You choose who gets it
foresee-ask-go-on = You go on to another tile, or stop there
foresee-ask-jump-where = You choose the tile
foresee-ask-jump-whom = You choose who goes
foresee-ask-let-act-whom = You choose who acts at once
foresee-ask-let-play-whom = You choose who plays cards at once
foresee-ask-pay-from-which = You choose what the token is taken from
foresee-ask-play-now = You may play more cards at once
foresee-ask-raze-where = You choose the tile that goes
foresee-ask-reload-which = You choose what is reloaded
foresee-ask-shift-where = You choose the tile they come to
foresee-ask-shift-whom = You choose who is brought closer
foresee-ask-store = You choose the card for the objective
foresee-ask-take-back-where = You choose where the card goes
foresee-ask-trade-what = You put the trade together
foresee-ask-who-takes-it = You choose which of the two takes the damage
