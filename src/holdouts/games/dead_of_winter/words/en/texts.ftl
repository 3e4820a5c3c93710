# What cards say. An effect is one or more whole sentences that begin with an ordinary word, so that it can also follow
# a colon; a condition is part of a sentence.

## Where, whom and how many

spot =
    { $place ->
        [colony] the Colony
        [police] the Police Station
        [grocery] the Grocery Store
        [school] the School
        [library] the Library
        [hospital] the Hospital
        [gas] the Gas Station
        [here] that place
        [there] the same place
        [own] a place where you have a survivor
        [any] any place
        [any-outside] a place outside the Colony
        [outside] all places outside the Colony together
       *[each-outside] each place outside the Colony
    }
target-spot =
    { $to ->
        [colony] the Colony
        [here] that place
        [own] a place where you have a survivor
       *[any-outside] a place outside the Colony
    }
origin-spot =
    { $origin ->
        [colony] the Colony
        [hospital] the Hospital
       *[any] any other place
    }
deck-of =
    { $deck ->
        [police] the deck of the Police Station
        [grocery] the deck of the Grocery Store
        [school] the deck of the School
        [library] the deck of the Library
        [hospital] the deck of the Hospital
        [gas] the deck of the Gas Station
        [here] the deck of that place
        [there] the deck of the same place
        [crisis] the crisis deck
        [any] any item deck
       *[each-outside] each item deck
    }
of-symbol =
    { $symbol ->
        [food] food
        [med] medicine
        [fuel] fuel
        [tool] tool
        [weapon] weapon
        [book] book
        [person] person
       *[any] hand
    }
at-spot =
    { $at ->
        [colony] in the Colony
        [hospital] at the Hospital
       *[other] there
    }
somebody-named =
    { $named ->
        [stahl] Boris Stahl
        [kessel] Kessel
        [fisk] Barnaby Fisk
       *[other] { $named }
    }
person-named =
    { $survivor ->
        [falk] Ines Falk
        [quill] Amos Quill
        [haddad] Yusra Haddad
        [marsh] Gideon Marsh
        [tak] Ruben Tak
        [rousse] Delphine Rousse
        [stahl] Boris Stahl
        [marchetti] Odile Marchetti
        [ferro] Gus Ferro
        [fisk] Barnaby Fisk
        [kessel] Kessel
       *[other] { $survivor }
    }
whom =
    { $whom ->
        [actor] the survivor in question
        [new] the newcomer
        [rolled] the survivor who rolled
        [other] another survivor there
        [own]
            { $at ->
                [hospital] one of your survivors at the Hospital
               *[other]
                    { $most ->
                        [1] one of your survivors
                        [3] one to three of your survivors
                       *[other] one to { $most } of your survivors
                    }
            }
        [lowest-own] your survivor with the lowest influence
        [follower] one of your followers
        [all-own] all your survivors
        [foreign] a survivor of somebody else
        [anybody-here] a survivor at the same place
        [near] a survivor at a place where you have one
        [exile] an exiled survivor there
        [pair] one of the two
        [lowest-of-pair] the one of the two with the lower influence
        [lowest]
            { $most ->
                [1] the survivor with the lowest influence { at-spot }
               *[other] the { $most } survivors with the lowest influence { at-spot }
            }
        [highest] the { $most } survivors with the highest influence who are not exiled
        [all] all survivors { at-spot }
       *[named] { somebody-named }
    }
another =
    { $to ->
        [exile] the player of that exile
       *[other] another player
    }

## Effects: tracks and zombies

effect-morale =
    { $amount ->
        [-2] Morale falls by 2.
        [-1] Morale falls by 1.
       *[other] Morale rises by { $amount }.
    }
effect-food =
    { $amount ->
        [-4] Take 4 food from the supply.
        [-3] Take 3 food from the supply.
        [-2] Take 2 food from the supply.
        [-1] Take 1 food from the supply.
       *[other] Add { $amount } food to the supply.
    }
effect-starve = Add { $amount ->
        [one] a starvation token
       *[other] { $amount } starvation tokens
    } to the supply.
effect-end-rounds = The round marker goes to 0, and the game ends.
effect-crisis-total =
    { $amount ->
        [-1] This round's crisis counts 1 less.
       *[other] This round's crisis counts { $amount } more.
    }
effect-progress = The main objective makes { $amount ->
        [one] a step
       *[other] { $amount } steps
    }.
effect-add-zombies =
    { $players ->
        [0]
            { $amount ->
                [one] A zombie comes to { spot }.
               *[other] { $amount } zombies come to { spot }.
            }
       *[other]
            { $amount ->
                [0] For each player { $players } zombies come to { spot }.
               *[other] For each player { $players } zombies come to { spot }, and { $amount } more.
            }
    }
effect-kill-zombies =
    { $amount ->
        [0] Kill all zombies at { spot }
        [one] Kill a zombie at { spot }
       *[other] Kill { $amount } zombies at { spot }
    }, { $rolls ->
        [each] with an exposure roll for each
        [once] with a single exposure roll
       *[none] without an exposure roll
    }.
effect-move-zombies = Move { $amount } zombies from { origin-spot } into free spaces of { target-spot }.
effect-build = Place { $amount ->
        [one] a barricade
       *[other] { $amount } barricades
    } at { spot }.
effect-tear-down = Take away { $amount ->
        [0] all barricades
        [one] a barricade
       *[other] { $amount } barricades
    } at { spot }.
effect-noise = Place { $amount ->
        [one] a noise token
       *[other] { $amount } noise tokens
    } at { spot }.
effect-quiet = Take { $amount ->
        [one] a noise token
       *[other] { $amount } noise tokens
    } away from { spot }.
effect-each-present = Everybody who is not exiled does this, in turn order: { $effects }.
effect-if-here = If that was at { spot }, { $effects }; otherwise, { $otherwise }.
scope-of =
    { $scope ->
        [turn] this turn
        [round] this round
       *[next-round] next round
    }
effect-rule =
    { $rule ->
        [no-barricade] Nobody can take the barricade action { scope-of }.
       *[no-attract] Nobody can take the attract action { scope-of }.
    }
effect-rule-at =
    { $rule ->
        [no-search] Nobody can search at { spot } { scope-of }.
       *[double-noise] Each noise token at { spot } rolls two dice { scope-of }.
    }
effect-rule-for =
    { $rule ->
        [no-move] The move action cannot move { whom } { scope-of }.
        [no-exposure] Skip the next exposure roll of { whom } { scope-of }.
       *[quiet-search] The first extra card in the next search of { whom } { scope-of } makes no noise.
    }

## Effects: people

effect-wound = Give { $amount ->
        [one] a wound
       *[other] { $amount } wounds
    } to { whom }.
effect-frost = Give { $amount ->
        [one] a frostbite
       *[other] { $amount } frostbites
    } to { whom }.
effect-heal = Take { $amount ->
        [one] a wound or frostbite
       *[other] { $amount } wounds or frostbites
    } off { whom }.
effect-expose = Make { $amount ->
        [one] an exposure roll
       *[other] { $amount } exposure rolls
    } for { whom }.
effect-kill = Death comes to { whom }.
effect-remove = Take { whom } out of the game, which is not a death.
effect-helpless =
    { $players ->
        [0]
            { $amount ->
                [-2] Take 2 helpless survivors away.
                [-1] Take a helpless survivor away.
                [1] A helpless survivor comes.
               *[other] { $amount } helpless survivors come.
            }
       *[other]
            { $amount ->
                [0] A helpless survivor comes for each player.
               *[other] A helpless survivor comes for each player, and { $amount } more.
            }
    }
effect-kill-helpless = { $amount ->
        [one] A helpless survivor dies.
       *[other] { $amount } helpless survivors die.
    }
effect-recruit = { $amount ->
        [one] A survivor joins you.
       *[other] { $amount } survivors join you.
    }
effect-join = Out of the survivor deck { somebody-named } joins you.
effect-transfer = Another player takes over { whom }.
effect-place = Put { whom } at { target-spot }.
effect-free-attack = Without a die, attack with { whom }.

## Effects: cards and dice

effect-draw = Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    } of { deck-of }.
effect-find = Turn up cards of { deck-of } until { $amount ->
        [one] a { of-symbol } card is found; take it, and shuffle the rest back.
       *[other] { $amount } { of-symbol } cards are found; take them, and shuffle the rest back.
    }
effect-look = Look at the top { $amount } cards of { deck-of }, and put them back in any order.
effect-pick-one = Look at the top { $amount } cards of { deck-of }, keep one, and shuffle the rest back.
effect-sift = Turn up the top { $amount } cards of { deck-of }; you may keep a { of-symbol } card; shuffle the rest back.
effect-burn =
    { $players ->
        [0] The top { $amount } cards of { deck-of } leave the game.
       *[other] Of { deck-of } cards leave the game until 4 for each player are left.
    }
effect-take-cards =
    { $who ->
        [reader] Whoever read this card takes { $amount ->
                [one] a random card
               *[other] { $amount } random cards
            } from your hand.
       *[you] Take { $amount ->
                [one] a random card
               *[other] { $amount } random cards
            } from another player's hand.
    }
effect-give-cards = Give { $amount ->
        [one] a card
       *[other] { $amount } cards
    } of your hand to { another }.
effect-peek =
    { $whose ->
        [you] The same player looks at a random card of your hand.
       *[other] Look at a random card of another player's hand.
    }
effect-reveal-hand = Show your hand to everybody.
effect-discard = Put { $amount ->
        [one] a { of-symbol } card
       *[other] { $amount } { of-symbol } cards
    } of yours out of the game.
effect-to-waste = Put { $amount ->
        [one] a { of-symbol } card
       *[other] { $amount } { of-symbol } cards
    } of yours on the waste pile.
effect-drop = That equipment leaves the game.
effect-clear-waste = The top { $amount } cards of the waste pile leave the game.
effect-salvage = Take the topmost { of-symbol } card of the waste pile into your hand.
effect-volunteer = Everybody who is not exiled is asked to { $goes ->
        [store] store
       *[out] give up
    } { $amount ->
        [one] a { of-symbol } card
       *[other] { $amount } { of-symbol } cards
    }; if nobody does, { $otherwise }.
effect-bump = Raise one of your unused dice by { $amount }.
effect-reroll-dice = { $amount ->
        [0] Roll any of your unused dice again.
        [one] Roll one of your unused dice again.
       *[other] Roll up to { $amount } of your unused dice again.
    }
effect-turn-die = Set one of your unused dice to any value.
effect-gain-dice = Roll { $amount ->
        [one] one more die
       *[other] { $amount } more dice
    } now.
effect-lose-dice = Spend { $amount ->
        [one] an unused die
       *[other] { $amount } unused dice
    } for nothing.
effect-next-dice =
    { $amount ->
        [-1] Next round you roll one die less.
       *[other] Next round you roll one die more.
    }

## What abilities change

change-looks-by = Draw { $amount ->
        [one] one more card
       *[other] { $amount } more cards
    } when you search.
change-keeps-by = Draw { $amount ->
        [one] and keep one more card
       *[other] and keep { $amount } more cards
    } when you search.
change-dice-by = You roll { $amount ->
        [one] one more die
       *[other] { $amount } more dice
    } each round.
change-thumbs-by = Your thumb counts twice.
change-noise-draw-at-least = One noise token draws { $amount } cards.
change-kills-at-least = The attack kills up to { $amount } zombies.
change-attack-rolls-at-most = A single exposure roll is made for the attack.
change-second-rolls-at-least = One exposure roll of an attack may be made again.
change-moves-at-least = This survivor may move { $amount } times a turn.
change-wound-limit-at-least = This survivor dies only of { $amount } wounds.
change-cleaned-at-least = Cleaning removes { $amount } cards.
change-built-at-least = The barricade action places up to { $amount }.
forbid-die-value = Any die will do for the attack.
forbid-attack-roll = No exposure roll is made for the attack.
forbid-move-roll = No exposure roll is made for a move.
forbid-frostbite = A frostbite on the exposure die counts as a wound.
forbid-bite = A bite on the exposure die counts as a wound.
forbid-frost-wound = Frostbite causes no wound at the start of a turn.
forbid-first-wound = The first wound of an exposure roll in a round counts as blank.
forbid-infection = A spreading bite passes this survivor over.
forbid-carrying = This survivor cannot bear equipment.
forbid-grief = This survivor's death costs no morale.
forbid-distance = Another item of the bearer can be handed off to anybody, anywhere.

## Conditions

least =
    { $players ->
        [0]
            { $present ->
                [0] { $at_least }
               *[other]
                    { $at_least ->
                        [0] { $present }
                       *[other] { $at_least }
                    }
            }
       *[other]
            { $at_least ->
                [0] { $players }
               *[other] { $at_least }
            }
    }
many =
    { $at_most ->
        [-1]
            { $at_least ->
                [0]
                    { $players ->
                        [1] {""}
                       *[other] s
                    }
                [1] {""}
               *[other] s
            }
        [1] {""}
       *[other] s
    }
per-head =
    { $players ->
        [0]
            { $present ->
                [0] {""}
               *[other]
                    { $at_least ->
                        [0] {" "}for each player who is not exiled
                       *[other] {" "}(and { $present } more for each player who is not exiled)
                    }
            }
       *[other]
            { $at_least ->
                [0] {" "}for each player
               *[other] {" "}(and { $players } more for each player)
            }
    }
bound =
    { $at_most ->
        [-1] at least { least }
       *[other] at most { $at_most }
    }
unbound =
    { $at_most ->
        [-1] fewer than { least }
       *[other] more than { $at_most }
    }
where-held =
    { $where ->
        [hand] in your hand
        [equipped] on your survivors
       *[both] in your hand and on your survivors
    }
if-main-reached = the main objective is reached
    .not = the main objective is not reached
if-morale-gone = the game ends because morale is gone
    .not = the game does not end because morale is gone
if-rounds-over = the game ends because the rounds are over
    .not = the game does not end because the rounds are over
if-last-round = the last round is reached
    .not = the last round is not reached
if-count-cards =
    { $symbol ->
        [any]
            { $at_most ->
                [0] you have no card { where-held }
               *[other] you have { bound } card{ many } { where-held }
            }
       *[other] you have { bound } { of-symbol } card{ many } { where-held }
    }
    .not = you have { unbound } { of-symbol } card{ many } { where-held }
if-count-equipped-each = everybody who is not exiled has { bound } { of-symbol } card{ many } on their survivors
    .not = somebody who is not exiled has { unbound } { of-symbol } card{ many } on their survivors
if-count-group =
    { $at_most ->
        [1] you have exactly one survivor
       *[other] you have { bound } survivor{ many }
    }
    .not = you have { unbound } survivor{ many }
if-largest-group = you have more survivors than any other player
    .not = you do not have more survivors than any other player
if-unhurt = none of your survivors is hurt
    .not = one of your survivors is hurt
if-count-own-at =
    { $at_most ->
        [0] none of your survivors is at { spot }
       *[other] you have { bound } survivor{ many } at { spot }
    }
    .not = you have { unbound } survivor{ many } at { spot }
if-all-at = all your survivors are at { spot }
    .not = not all your survivors are at { spot }
if-count-barricades =
    { $at_most ->
        [0] there is no barricade at { spot }
       *[other]
            { $at_least ->
                [1] there is a barricade at { spot }
               *[other] there are { bound } barricade{ many }{ per-head } at { spot }
            }
    }
    .not = there are { unbound } barricade{ many }{ per-head } at { spot }
if-count-zombies = there are { bound } zombies at { spot }
    .not = there are { unbound } zombies at { spot }
if-count-morale = morale is { bound }
    .not = morale is { unbound }
if-count-waste = there are { bound } cards in the waste pile
    .not = there are { unbound } cards in the waste pile
if-count-food = there is { bound } food{ per-head } in the supply
    .not = there is { unbound } food{ per-head } in the supply
if-count-starvation =
    { $at_most ->
        [0] there is no starvation token
       *[other]
            { $at_least ->
                [1] there is a starvation token
               *[other] there are { bound } starvation token{ many }
            }
    }
    .not = there are { unbound } starvation token{ many }
if-count-helpless =
    { $at_least ->
        [1] there is a helpless survivor
       *[other] there are { bound } helpless survivor{ many }
    }
    .not = there are { unbound } helpless survivor{ many }
if-count-empty-decks = { bound } item decks are empty
    .not = { unbound } item decks are empty
if-count-thinnest-deck = an item deck holds { bound } cards
    .not = every item deck holds { unbound } cards
if-count-dead = { bound } survivors have died or left the game
    .not = { unbound } survivors have died or left the game
if-count-stored = the Colony has stored { bound } { of-symbol } card{ many }{ per-head }
    .not = the Colony has stored { unbound } { of-symbol } card{ many }{ per-head }
if-count-tokens = the main objective has made { bound } step{ many }{ per-head }
    .not = the main objective has made { unbound } step{ many }{ per-head }
if-count-exiles =
    { $at_least ->
        [1] a player is exiled
       *[other] { bound } player{ many } are exiled
    }
    .not = { unbound } player{ many } are exiled
if-exiled = you are exiled
    .not = you are not exiled
if-with-exile = a survivor of yours is where an exiled one is
    .not = none of your survivors is where an exiled one is
if-in-play = { person-named } is in somebody's group
    .not = { person-named } is in nobody's group
if-mine = { person-named } is in your group
    .not = { person-named } is not in your group
if-in-deck = { person-named } has not been seen yet
    .not = { person-named } has been seen already
if-pair = two of your survivors are alone together outside the Colony
    .not = no two of your survivors are alone together outside the Colony
if-gave-nothing = you have added nothing to the crisis this turn
    .not = you have added something to the crisis this turn
if-shared = somebody else is there
    .not = nobody else is there

## What crossroads wait for

trigger-spot =
    { $at ->
        [colony] the Colony
        [police] the Police Station
        [grocery] the Grocery Store
        [school] the School
        [library] the Library
        [hospital] the Hospital
        [gas] the Gas Station
        [outside] a place outside the Colony
       *[any] any place
    }
trigger-symbol =
    { $what ->
        [food] food
        [med] medicine
        [fuel] fuel
        [tool] tool
        [weapon] weapon
        [book] book
       *[person] person
    }
when-turn-began = the turn begins
when-turn-ending = the turn is about to end
when-moved =
    { $what ->
        [fuel] a survivor moves to { trigger-spot } with fuel
        [no-fuel] a survivor moves to { trigger-spot } without fuel
       *[any] a survivor moves to { trigger-spot }
    }
when-searched = a survivor has searched { trigger-spot }
when-made-noise = a search has made at least { $least } noise tokens
when-killed-zombie = a zombie was killed at { trigger-spot }
when-attacked-survivor = a survivor was attacked
when-barricaded = a barricade was built at { trigger-spot }
when-cleaned = the waste was cleaned
when-attracted = zombies were attracted
when-played = a { trigger-symbol } card was played
when-equipped = a { trigger-symbol } card was equipped
when-used-ability = an ability was used
when-contributed = a card was added to the crisis
when-ate = food was spent on a die
when-request-granted = a request has brought a card
when-handed-off = equipment was handed off
when-vote-called = an exile vote was called
when-rolled =
    { $what ->
        [wound] an exposure roll showed a wound
        [frostbite] an exposure roll showed a frostbite
       *[bite] an exposure roll showed a bite
    }
when-lost-survivor = a survivor of the active player has died
when-gained-survivor = the active player has gained a survivor
when-standing = things stand like that

## How cards put it

text-survivor = Influence { $influence }, attack { $attack }+, search { $search }+.
text-trade = Before the winter: { $trade }.
text-ability =
    { $use ->
        [always] Always
        [freely] As often as you like
        [round] Once a round
       *[game] Once a game
    }{ $to ->
        [attack] , with an attack
        [search] , with a search
        [noise] , when making noise
        [clean] , when cleaning
        [barricade] , when building
        [hand-off] , when handing off
        [exposure] , without being asked
        [move] , with a move
       *[none] {""}
    }{ $die ->
        [0] {""}
       *[other] , with a die of { $die } or more
    }{ $price ->
        [med] , for a medicine card out of the game
        [fuel] , for a fuel card out of the game
       *[none] {""}
    }
text-ability-at =
    { $ability }, { $at ->
        [colony] in the Colony
        [police] at the Police Station
        [grocery] at the Grocery Store
        [school] at the School
        [library] at the Library
        [hospital] at the Hospital
        [gas] at the Gas Station
       *[outside] outside the Colony
    }
text-ability-if = { $ability }, if { $condition }
text-ability-does = { $ability }: { $effects }
text-mimics = use the once-a-round ability of another survivor at the same place.
text-symbol = Symbol: { $symbol }.
text-equipment = Equipment.
text-with-move = Play it with a move: no exposure roll is made.
text-crisis = Needs as many cards as there are players who are not exiled: { $symbols }.
text-crisis-fails = If it is not prevented: { $effects }
text-difficult = On the hard side:
text-tracks = Morale { $morale }, { $rounds } rounds.
text-set-up = Set-up: { $effects }
text-each-phase = At the start of each colony phase: { $effects }
text-each-kill = For each killed zombie: { $effects }
text-goal = Goal: { $need }.
text-secret =
    { $betrayal ->
        [true] Betrayal. You win if the game ends because morale is gone, and { $need }.
       *[false] You win if the main objective is reached, and { $need }.
    }
text-innocent = If you are no betrayer, this replaces your objective: you win if { $need }.
text-betrayer = If you are a betrayer, this replaces the end of all morale: { $need }.
text-waits = It waits until { $trigger }.
text-trigger-if = { $trigger }, and { $condition }
text-decided =
    { $kind ->
        [vote] All vote: thumbs up for the first way, thumbs down for the second.
       *[choice] The active player chooses.
    }
text-first = First way: { $effects }.
text-second = Second way: { $effects }.
