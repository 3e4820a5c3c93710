# What the cards, tiles, monsters and missions do, in words. Slots have the names of the fields they come from.
# An effect is one or more whole sentences; it begins with an ordinary word, so that it can also follow a colon.

## Ranges and numbers

in-range =
    { $reach ->
        [short] on your tile
        [medium] within Medium range
        [long] at Long range
       *[none] anywhere
    }
survivor-cards =
    { $amount ->
        [one] 1 survivor card
       *[other] { $amount } survivor cards
    }
actions-counted =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }

## Conditions

if-dog-alive = your Dog is alive
    .not = your Dog is not alive
if-dog-dead = your Dog is dead
    .not = your Dog is not dead
if-fed = you are not starving
    .not = you are starving
if-bow = you have a { name-bow } or a { name-crossbow } in play
    .not = you have neither a { name-bow } nor a { name-crossbow } in play
if-quiet-here = there is no monster and no Monster token on this tile
    .not = there is a monster or a Monster token on this tile
if-standing-still = you have not moved this turn
    .not = you have moved this turn
if-come-this-turn = you entered it this turn
    .not = you did not enter it this turn
if-come-since-turn-began = your latest turn began elsewhere
    .not = your latest turn began here

## What is different as long as a card is in play

change-armor-by = Each hit on its wearer does { $amount } less damage.
change-power-by = Each of your hits deals { $amount } more damage.
change-healing-by = Whoever you heal regains { $amount } HP more.
change-stealth-by = Your Stealth is { $amount } higher.
change-storage-by = Your storage limit is { $amount } higher.
change-searched-by =
    When you search, look at { $amount ->
        [one] 1 card more
       *[other] { $amount } cards more
    }, keep 1 and put the rest under the deck.
change-damage-by = Its attack does you { $amount } more damage.
change-damage-times =
    Its attack does you { $amount ->
        [2] double
       *[other] { $amount } times the
    } damage.
aura-damage =
    { $reach ->
        [medium] All monsters of its set within Medium range of it deal { $amount } more damage, itself included.
       *[everywhere] All monsters of its set deal { $amount } more damage, wherever they are.
    }
aura-armor =
    { $reach ->
        [medium] Each hit on a monster of its set within Medium range of it, itself included, does { $amount } less damage.
       *[everywhere] Each hit on a monster of its set, wherever it is, does { $amount } less damage.
    }
forbid-sneaking = You fail every Stealth test against Monster tokens.
aura-sneaking =
    { $reach ->
        [medium] Everybody within Medium range fails Stealth tests against Monster tokens.
       *[everywhere] Everybody fails Stealth tests against Monster tokens.
    }
forbid-being-sent-back = You cross Rivers without a test.
forbid-hunger-damage = Hunger does you no damage.
forbid-damage = Nothing but hunger and Poison hurts you here.
forbid-short-aim = Effects of Short range cannot be aimed at it.
when-departed = When you leave this tile by moving on
when-destroyed =
    { $whose ->
        [anybody] When you kill a monster of its set, this one included
       *[own] Whenever you kill a monster
    }
when-attack-over = After its attack

## Fighting

effect-wound =
    { $at ->
        [three] Deal { $amount } damage to each of up to 3 monsters { in-range }.
        [all] Deal { $amount } damage to every monster { in-range }.
        [it] Deal { $amount } damage to that monster.
        [on-you] Deal { $amount } damage to every monster attached to you.
        [rest-on-you] Deal { $amount } damage to every other monster attached to you.
        [rest-there] Deal { $amount } damage to every other monster on its tile.
       *[one] Deal { $amount } damage to one monster { in-range }.
    }
effect-second-shot = You may spend 1 more token of this weapon to deal { $amount } damage to one monster { in-range }.
effect-volley = Spend all ammo tokens on your weapons to deal { $per } damage for each of them to one monster { in-range }.
effect-barrage =
    Choose a tile { in-range }; { $clears ->
        [true] remove all its Monster tokens and deal
       *[false] deal
    } { $amount } damage to every monster there{ $blasts ->
        [true] , and destroy a launcher that stands there
       *[false] { "" }
    }.
effect-stun =
    { $at ->
        [all] Stun every monster { in-range }.
        [it] Stun that monster.
       *[one] Stun one monster { in-range }.
    }
effect-pull =
    { $to ->
        [weakest] It attaches to the survivor with the fewest HP.
       *[you] { $at ->
            [it] Attach that monster to you.
           *[all] Attach to you every monster { in-range }.
        }
    }
effect-banish = Send one monster attached to you, but no Boss, to the Monster discard; it is not killed.
effect-strike = This monster attacks at once.
effect-restore = All monsters of this set are back to full HP.
effect-last =
    { $until ->
        [turn-end] Until the end of your turn
       *[next-turn] Until your next turn
    }{ $whom ->
        [everyone] { "" }, for every survivor:
       *[self] ,
    } { $changes }{ $forbids }{ $reactions }

## People

effect-hurt =
    { $whom ->
        [veteran] Your Veteran takes { $amount } damage.
        [dog] Your Dog takes { $amount } damage.
        [bearer] The survivor it is attached to takes { $amount } damage.
        [near] { $reach ->
            [short] Every survivor on its tile takes { $amount } damage.
            [medium] Every survivor within Medium range of it takes { $amount } damage.
           *[other] Every survivor at Long range of it takes { $amount } damage.
        }
       *[self] Take { $amount } damage.
    }
effect-toll =
    { $lose ->
        [scavenge] Discard 1 of your Scavenge cards, from hand or play, or take { $damage } damage.
       *[equipment] Discard 1 of your Equipment cards in play, or take { $damage } damage.
    }
effect-heal =
    { $whom ->
        [one] One survivor { in-range } regains { $amount } HP.
        [pair] Regain { $amount } HP; of a pair, both do.
       *[self] Regain { $amount } HP.
    }
effect-poison =
    Take { $amount ->
        [one] 1 Poison token
       *[other] { $amount } Poison tokens
    }{ $whom ->
        [pair] ; of a pair, both do
       *[self] { "" }
    }.
effect-cure =
    { $whom ->
        [one] Remove all Poison tokens from one survivor { in-range }.
       *[self] Remove all your Poison tokens.
    }
effect-feed =
    { $whom ->
        [one] Lower the hunger of one survivor { in-range } by { $amount }.
        [everyone] Lower the hunger of every survivor by { $amount }.
       *[self] Lower your hunger by { $amount }.
    }
effect-starve = Raise your hunger by { $amount }.
effect-guard-dog = Until your next turn, nothing but hunger and Poison hurts your Dog.

## Decks and hands

effect-draw = Draw { survivor-cards }.
effect-scavenge =
    { $look ->
        [0] Draw { $amount ->
            [one] 1 Scavenge card from any deck
           *[other] { $amount } Scavenge cards, each from any deck
        }.
       *[other] Turn over the top { $look } cards of a Scavenge deck, keep up to { $amount } and discard the rest.
    }
effect-free-search = Search this tile without spending an action; it is your search of it this turn.
effect-meet =
    Draw { $amount ->
        [one] 1 Monster card
       *[other] { $amount } Monster cards
    }.
effect-burn =
    Burn { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
effect-lose =
    { $what ->
        [this] Discard this card.
        [cards] { $amount ->
            [0] Discard your whole hand.
            [one] Discard 1 card from your hand.
           *[other] Discard { $amount } cards from your hand.
        }
        [food] { $amount ->
            [0] Discard all Food cards in your hand.
            [one] Discard 1 Food card from your hand.
           *[other] Discard { $amount } Food cards from your hand.
        }
        [scavenge] { $amount ->
            [0] Discard all your Scavenge cards, from hand and play.
            [one] Discard 1 of your Scavenge cards, from hand or play.
           *[other] Discard { $amount } of your Scavenge cards, from hand or play.
        }
       *[equipment] { $amount ->
            [0] Discard all your Equipment in play.
            [one] Discard 1 of your Equipment cards in play.
           *[other] Discard { $amount } of your Equipment cards in play.
        }
    }

## Equipment

effect-pay =
    { $source ->
        [ammo-weapon] Spend 1 ammo token of one of your weapons.
        [lighter] Spend 1 fuel token of your { name-lighter }.
       *[other] Spend 1 token of your { $source }.
    }
effect-reload =
    { $amount ->
        [0] Reload { reloaded } to its full number.
       *[other] Add up to { $amount } tokens to { reloaded }.
    }
reloaded =
    { $of ->
        [fuel] one of your Equipment cards that run on fuel
       *[ammo] { $whose ->
            [anyone] one ammo weapon { in-range }
           *[own] one of your ammo weapons
        }
    }
effect-fit =
    { $reloads ->
        [true] Reload one of your ammo weapons to its full number and put this card on it
       *[false] Put this card on { $whose ->
            [anyone] a weapon { in-range }
           *[own] one of your weapons
        }
    }; the weapon deals { $power } more damage{ $until_reload ->
        [true] { " " }until it is next reloaded
       *[false] { "" }
    }.
effect-give-gear = Give one of your Equipment cards in play to another survivor { in-range }, who puts it into play if it fits.
effect-take-back =
    { $out_of ->
        [own-discard] Take a card from your own survivor discard into your hand.
        [own-cards] Bring { taken-back } from your discard or your deck into play; shuffle the deck.
       *[discards] Take 1 Equipment card from any discard pile { $to ->
            [either] into your hand, or into play at any survivor
           *[other] into play at any survivor
        }.
    }
taken-back =
    { $what ->
        [trusty-axe] the { name-trusty-axe }
       *[other] { $what }
    }

## The map

effect-walk = Move up to { $most } tiles, one by one; you enter each of them.
effect-jump =
    { $whom ->
        [one] One survivor goes straight to any other revealed tile and enters it.
       *[self] { $to ->
            [same-kind] Go straight to another revealed tile of this kind and enter it.
           *[any] Go straight to any other revealed tile and enter it.
        }
    }
effect-shift = Move another survivor { in-range } 1 tile towards you, onto a revealed tile; nothing happens to them there.
effect-uncover =
    Reveal { $most ->
        [one] 1 hidden tile
       *[other] up to { $most } hidden tiles
    } { $reach ->
        [long] at Long range
       *[adjacent] next to you
    }, without Reveal effects.
effect-raze = Remove a revealed tile { in-range } where nobody stands, with everything on it; never the one you started on.
effect-swarm =
    { $where ->
        [here] Place 1 Monster token on your tile.
       *[adjacent] Place 1 Monster token on each tile next to you.
    }
effect-clear =
    Remove { $amount ->
        [0] all Monster tokens
        [one] 1 Monster token
       *[other] up to { $amount } Monster tokens
    } from one tile { in-range }.

## Actions

effect-let-act =
    { $only ->
        [cards] { $whom ->
            [one] One survivor
           *[other] Another survivor
        } may at once play { $count ->
            [one] 1 card
           *[other] up to { $count } cards
        } without spending actions.
       *[other] { $whom ->
            [one] One survivor takes { actions-counted } at once.
           *[other] Another survivor takes { actions-counted } at once.
        }
    }
effect-actions =
    { $over ->
        [true] Your actions are over for this turn.
       *[false] { $by ->
            [-1] You have 1 action less this turn.
            [1] You have 1 more action this turn.
           *[other] You have { $by } more actions this turn.
        }
    }

## Key words

trigger = { $trigger }: { $effects }
trigger-needs = { $trigger }, if { $need }: { $effects }
trigger-passive = Passive
trigger-action = Action
trigger-free = Free, once per turn
trigger-discard = Discard
trigger-equip = Equip
trigger-reveal = Reveal
trigger-enter = Enter
trigger-end = End
trigger-draw = Draw
trigger-attack = Attack, each survivor it hurts
trigger-destroy = Destroy

## Cards that are played

text-nothing = It has no text.
text-only = Only if { $need }.
text-tokens =
    { $fuelled ->
        [true] It comes with { $count } fuel tokens; each use takes 1.
       *[false] It comes with { $count } ammo tokens; each use takes 1.
    }
text-worn-by-dog = Worn by the Dog.
text-on-draw =
    { $what ->
        [equip-or-discard] Draw: put it into play at once, free of charge, or discard it.
        [ambush] Draw: draw 1 Monster card, then discard this card.
       *[discard] Draw: discard this card.
    }
text-hits = After { $count } hits, discard this card.
text-item = Some missions need it. There it cannot be discarded.
answer =
    { $cost ->
        [token] Passive: { $when ->
            [before-draw] before you draw a Monster card, you may spend 1 token
            [drawn] when you have drawn a monster, you may spend 1 token
           *[damaged] when a monster has hurt you, you may spend 1 token
        }: { $effects }
       *[discard] Discard, { $when ->
            [before-draw] before you draw a Monster card
            [drawn] when you have drawn a monster
           *[damaged] when a monster has hurt you
        }: { $effects }
    }
answer-skip = You do not draw it.

## Characters

character-figures = { $hp } HP. Stealth { $stealth }, starving { $starving }. Storage { $storage }.
character-track = At hunger { $limit } you are starving: you lose your ability, and hunger does { $track } damage, turn by turn. The step after that is death.
innate = { $innate }. { $effects }
innate-starts-with = { $innate }. You start with your { $card } in play. When you begin to starve, it goes from play or discard back into your deck.

## Monsters

set-zombie = Zombies
set-mutant = Mutants
set-robot = Robots
set-alien = Aliens
monster-attack =
    { $reach ->
        [none] Attacks for { $damage } damage.
        [short] Attacks everybody on its tile for { $damage } damage.
        [medium] Attacks everybody within Medium range for { $damage } damage.
       *[long] Attacks everybody up to 2 tiles away for { $damage } damage.
    }

## Tiles

colour-red = red
colour-green = green
colour-blue = blue
tile-nothing = Nothing special happens here.
tile-goal = This is the goal of the mission.
tile-search = Search: { $colours }.
tile-no-spawn = The dice never bring monsters here.
text-sends-back = Test: make a Stealth test; if you fail, you go back to where you came from.

## Missions

difficulty-very-easy = very easy
difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
difficulty-very-hard = very hard

family-fuel = Fuel
    .count = { $count } Fuel
family-food = Food
    .count =
        { $count ->
            [one] 1 Food card
           *[other] { $count } Food cards
        }
family-medkit = Medkits
    .count =
        { $count ->
            [one] 1 Medkit
           *[other] { $count } Medkits
        }
family-antidote = Antidotes
    .count =
        { $count ->
            [one] 1 Antidote
           *[other] { $count } Antidotes
        }
family-blanket = Dirty Blankets
    .count =
        { $count ->
            [one] 1 Dirty Blanket
           *[other] { $count } Dirty Blankets
        }
family-newspaper = Old Newspapers
    .count =
        { $count ->
            [one] 1 Old Newspaper
           *[other] { $count } Old Newspapers
        }
family-spare-parts = Spare Parts
    .count =
        { $count ->
            [one] 1 Spare Parts card
           *[other] { $count } Spare Parts cards
        }
family-journal = the Dusty Journal
    .count = the Dusty Journal
family-scientist = the Scientist
    .count = the Scientist

sample-walker = Walkers
    .count =
        { $count ->
            [one] 1 Walker of either kind
           *[other] { $count } Walkers of either kind
        }
sample-spitter = Spitters
    .count =
        { $count ->
            [one] 1 Spitter
           *[other] { $count } Spitters
        }
sample-dog = Zombie Dogs
    .count =
        { $count ->
            [one] 1 Zombie Dog
           *[other] { $count } Zombie Dogs
        }
sample-soldier = Zombie Soldiers
    .count =
        { $count ->
            [one] 1 Zombie Soldier
           *[other] { $count } Zombie Soldiers
        }

mission-figures = Difficulty: { $difficulty }. Monsters: { $set }.
mission-start = Everybody starts on { $tile }.
mission-starts-with =
    { $count ->
        [one] One of you, as you choose, starts with { $goods } in play.
       *[other] You start with { $goods } in play, shared out as you like.
    }
mission-no-starting-monsters = Nobody starts with a monster.
mission-crumbles = When a spawn roll shows 7, whoever rolled reveals a hidden tile at the edge of the map; if none is hidden there, they remove a tile from the edge.
mission-countdown =
    { $count ->
        [one] From then on you have 1 round to get away.
       *[other] From then on you have { $count } rounds to get away.
    }
mission-samples = The { $set } you still need go to the mission when you kill them, not to the discard.
mission-boss =
    { $how ->
        [arrival] Boss: it attaches to the first survivor who reaches { $tile }.
        [token] Boss: it waits at an objective token.
        [under] Boss: shuffled with { $count } Monster cards, it lies under the deck.
        [lower-half] Boss: it lies somewhere in the lower half of the Monster deck.
        [shuffled] Bosses: both are shuffled into the Monster deck.
       *[in-and-under] Bosses: one is shuffled into the Monster deck, the other lies at the bottom of it.
    }
mission-win = You win when all of this is true at the end of a turn.

objective-samples = The mission holds { $goods }.
objective-goods = { $goods } on { $tile }, stored there or carried by whoever stands there.
objective-person = The Scientist is on { $tile }.
objective-message = The Scientist or the message is on { $tile }.
objective-gathered = All living survivors stand on { $tile }.
objective-unharried = No monster is attached to anybody.
objective-tokens-gone = No objective token is left.
objective-all-revealed = Every tile is revealed.
objective-work =
    { $what ->
        [rescue] The Scientist is free.
        [defuse] The bomb is defused.
        [repair] The Van is repaired.
        [recover] The Scientist is found.
        [demolish] The launchers are destroyed.
       *[burn] The machines are burnt.
    }

tokens-find =
    { $count ->
        [one] An objective token lies on a hidden tile{ $far ->
            [0] { "" }.
           *[other] { "" }, at least { $far } tiles from the start.
        }
       *[other] { $count } objective tokens lie on hidden tiles, at least { $apart } tiles apart.
    }
tokens-sight = An objective token lies on a hidden tile. Whoever reveals that tile wakes the Boss.
tokens-contact = An objective token lies on a hidden tile, at least { $far } tiles from the start. The first survivor there makes a Stealth test. Whoever passes has found the Scientist. Whoever fails saves the message in the Dusty Journal if they hold it; if not, the team loses. Then the Boss comes.
tokens-launcher = { $count } launchers stand on hidden tiles, at least { $far } tiles from the start and { $apart } from each other, each with { $guarded } Monster tokens.
tokens-nest = { $count } nests lie on hidden tiles, at least { $far } tiles from the start and { $apart } from each other, each with { $guarded } Monster tokens. A nest is gone as soon as its tile has no Monster tokens.
tokens-machine = { $count } machines stand on hidden tiles, at least { $far } tiles from the start and { $apart } from each other.
find =
    { $count ->
        [one] The first survivor there gets { $boss ->
            [before] the Boss, and then { $goods }.
            [after] { $goods }, and then the Boss.
           *[no] { $goods }.
        }
       *[other] The first survivor at one of them gets { $boss ->
            [before] the Boss, and then { $goods }.
            [after] { $goods }, and then the Boss.
           *[no] { $goods }.
        }
    }

work-rescue =
    On { $tile }, the rescue takes { $count ->
        [one] 1 action or Spare Parts card
       *[other] { $count } actions or Spare Parts cards, in any mix
    }. Whoever pays the last gets { $goods }.
work-defuse =
    On { $tile }, whoever holds { $holding } can defuse the bomb for { actions-counted }.
work-repair =
    On { $tile }, the repairs take { actions-counted }, each with 1 Spare Parts card.
work-recover =
    On the tile of the objective token, it takes { actions-counted } to bring out { $goods }.
work-demolish =
    On the tile of a launcher without Monster tokens, it takes { actions-counted } to destroy it. Dynamite does it too.
work-burn =
    Once the tile of a machine has been entered, it takes { actions-counted } next to it to remove the tile, if nobody stands there. The Demolition Charge does it too.
