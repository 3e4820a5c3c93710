# What the cards do, in words. Slots have the names of the fields they come from.
# An effect is one or more whole sentences; it begins with an ordinary word, so that it can also follow a colon.

## Conditions

if-with-characters = you play with Characters
    .not = you do not play with Characters
if-on-turn = it is your turn
    .not = it is not your turn
if-own-peril = a Peril of yours is open
    .not = no Peril of yours is open
if-first-peril =
    { $in_search_phase ->
        [true] it is your first in a Search phase this round
       *[false] it is your first this round, however you come upon it
    }
    .not =
        { $in_search_phase ->
            [true] it is not your first in a Search phase this round
           *[false] it is not your first this round
        }
if-peril-ended =
    { $how ->
        [hurt] it has given you an Affliction
       *[neutralised] it was yours and was neutralised
    }
    .not =
        { $how ->
            [hurt] it has given you no Affliction
           *[neutralised] it was not yours or was not neutralised
        }
if-fed = you have fed
    .not = you have starved
if-next-shows = the next card of your search pile shows level { $level }
    .not = the next card of your search pile does not show level { $level }
if-count-afflictions =
    { $at_most ->
        [-1] you have { $at_least } or more Afflictions
       *[other] { $at_least ->
            [0] you have at most { $at_most ->
                [one] 1 Affliction
               *[other] { $at_most } Afflictions
            }
           *[other] you have { $at_least } to { $at_most } Afflictions
        }
    }
    .not =
        { $at_most ->
            [-1] you have fewer than { $at_least } Afflictions
           *[other] { $at_least ->
                [0] you have more than { $at_most ->
                    [one] 1 Affliction
                   *[other] { $at_most } Afflictions
                }
               *[other] you have fewer than { $at_least } or more than { $at_most } Afflictions
            }
        }

## Searching and looking

effect-reveal =
    { $pile ->
        [current] Show everyone { top-cards } of the search pile this Peril came from.
       *[each] Show everyone { top-cards } of each search pile.
    }
effect-change-pile = If the active player is in their Search phase and has chosen a search pile, they change to another one.
effect-search =
    { $who ->
        [self] Search { counted-cards } from your search pile.
       *[active] The active player must search { counted-cards } from their search pile, even after their Search phase. If they have not chosen a pile yet, they choose one.
    }
effect-look =
    { $pile ->
        [road] Look at { $amount ->
            [one] the next Location
           *[other] the next { $amount } Locations and put them back in any order; the Final Location marker keeps its place
        }
       *[chosen] Look at { top-cards } of { $pile ->
            [current] the search pile this Peril came from
           *[chosen] a search pile
        }{ $amount ->
            [one] { $then ->
                [search] { " " }and search it
               *[keep] { "" }
            }
           *[other] { $then ->
                [search] { " " }and search one of them; the others keep their order
                [reorder] { " " }and put them back in any order
               *[keep] ; their order does not change
            }
        }
    }.
effect-move =
    { $to ->
        [current] Shuffle { $amount ->
            [one] 1 random Peril
           *[other] { $amount } random Perils
        } from the discard pile into the search pile this Peril came from.
        [discard] Discard { top-cards } of a search pile without resolving { $amount ->
            [one] it
           *[other] them
        }.
       *[bottom] Put { top-cards } of a search pile under it, unseen.
    }
effect-mix-piles = Shuffle two search piles together and cut them into two again, as evenly as possible.
effect-resume = If an Affliction has ended your search on this turn, search on; you may choose any search pile.

## Taking, storing, discarding

effect-take =
    { $source ->
        [current] Show everyone { top-cards } of the search pile this Peril came from; take { $amount ->
            [one] it if it is
           *[other] those that are
        } { $of ->
            [reaction] { $amount ->
                [one] a Reaction
               *[other] Reactions
            }
           *[action] { $amount ->
                [one] an Action
               *[other] Actions
            }
        }{ of-level }.
       *[other] { taken } { counted-finds } { $source ->
            [discard] from the discard pile
            [both] from the searched cards or the discard pile
           *[searched] from the searched cards
        }{ $other ->
            [true] , but not one with the name of this card
           *[false] { "" }
        }.
    }
effect-take-this = Take this card into your hand.
effect-recover =
    Put { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } of your choice that this Peril has just discarded back among the searched cards.
effect-store =
    { $source ->
        [draw] Store { $amount ->
            [one] the topmost Action{ of-level }
           *[other] the { $amount } topmost Actions{ of-level }
        } of the draw deck; the cards passed over are shuffled back in.
       *[other] { stored } { counted-finds } { $source ->
            [discard] from the discard pile
            [hand] from your hand
           *[searched] from the searched cards
        }{ $shared ->
            [true] , { $amount ->
                [one] for a player of your choice
               *[other] split among any players as you like
            }
           *[false] { "" }
        }.
    }
effect-barter =
    Swap { $other ->
        [true] another Action
       *[false] an Action
    } from your hand with a searched Action.
effect-drop =
    { $down_to ->
        [true] { $who ->
            [everyone] Each player discards down to { counted-cards } in their hand.
            [others] Each other player discards down to { counted-cards } in their hand.
           *[self] Discard down to { counted-cards } in your hand.
        }
       *[false] { $who ->
            [everyone] Each player discards { counted-cards } from their hand.
            [others] Each other player discards { counted-cards } from their hand.
           *[self] Discard { counted-cards } from your hand.
        }
    }
effect-ease-hunger =
    { $people ->
        [one] One other player of your choice needs
       *[other] Up to { $people } other players of your choice need
    } { $amount } food less at the next Feeding.

## Perils

effect-keep-searched =
    { $whose ->
        [own] Your Peril does not discard the searched cards.
       *[any] The current Peril does not discard the searched cards.
    }
effect-prevent =
    { $whose ->
        [any] The current Peril gives its searcher no Affliction.
       *[own] Your Peril gives you no Affliction.
    }
effect-neutralise =
    { $whose ->
        [own] Neutralise your Peril without paying.
       *[any] Neutralise the current Peril without paying; its searcher gets the reward.
    }
effect-discount =
    The current Peril costs { $cards ->
        [one] 1 card less to neutralise, or 2 food less
       *[other] { $cards } cards less to neutralise, or twice as much food less
    } if it asks for food.
effect-redirect = You gain the Afflictions of another player's Peril in their place.
effect-cover = If the current Peril, or starving at this Feeding, gives you Afflictions, you receive them face down.

## Afflictions and Characters

effect-afflict = Gain { counted-afflictions }.
effect-heal =
    { $who ->
        [any] A player of your choice heals { $face_down ->
            [true] { $amount } of their face-down Afflictions
           *[false] { counted-afflictions }
        }.
       *[self] Heal { $face_down ->
            [true] { $amount } of your face-down Afflictions
           *[false] { $amount } of your Afflictions
        }.
    }
effect-turn-down =
    { $who ->
        [any] A player of your choice turns { $amount } of their Afflictions face down{ $until_cleanup ->
            [true] { " " }until cleanup
           *[false] { "" }
        }.
       *[self] Turn { $amount } of your Afflictions face down{ $until_cleanup ->
            [true] { " " }until cleanup
           *[false] { "" }
        }.
    }
effect-turn-up =
    { $who ->
        [everyone] Each player turns { $amount } of their face-down Afflictions face up.
       *[self] Turn { $amount } of your face-down Afflictions face up.
    }
effect-turn-character =
    { $who ->
        [everyone] Turn all Characters face down.
        [any] The Character of the chosen player is turned up.
       *[self] Your Character is turned up.
    }

## Parts of the sentences above

top-cards =
    { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    }
counted-cards =
    { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
counted-afflictions =
    { $amount ->
        [one] 1 Affliction
       *[other] { $amount } Afflictions
    }
taken =
    { $up_to ->
        [true] { $amount ->
            [one] You may take
           *[other] Take
        }
       *[false] Take
    }
stored =
    { $up_to ->
        [true] { $amount ->
            [one] You may store
           *[other] Store
        }
       *[false] Store
    }
counted-finds =
    { $up_to ->
        [true] { $amount ->
            [one] { "" }
           *[other] up to{ " " }
        }
       *[false] { "" }
    }{ $of ->
        [reaction] { $amount ->
            [one] 1 Reaction
           *[other] { $amount } Reactions
        }
       *[action] { $amount ->
            [one] 1 Action
           *[other] { $amount } Actions
        }
    }{ of-level }
of-level =
    { $level_to ->
        [1] { " " }of level 1
        [2] { " " }of level 1 or 2
       *[3] { "" }
    }

## What is in force at a Location, under an Affliction, with a Character

change-searches-at-most =
    In your Search phase you may search at most { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
change-searches-at-least =
    In your Search phase you must search at least { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }, if your search pile holds as many and no Peril ends your search.
forbid-look = The levels of the search piles are hidden. Effects that reveal cards of a pile, or look at them without searching one, do nothing. Afflictions about the level of a pile have no effect.
change-peril-cost-by =
    Perils cost you { $amount ->
        [one] 1 card { more-or-less } to neutralise, or 2 food { more-or-less }
       *[other] { $amount } cards { more-or-less } to neutralise, or twice as much food { more-or-less }
    } if they ask for food.
change-takes-at-most =
    In your Harvest phase you may take at most { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
change-hand-limit-at-most = Your hand limit is { $amount } at most.
change-piles-to = The draw deck is cut into only { $amount } search piles.
change-pile-changes-by =
    { $amount ->
        [one] Once in your Search phase, you may change to another search pile.
       *[other] Up to { $amount } times in your Search phase, you may change to another search pile.
    }
change-ones-worth-to = For your own Feeding, cards with the food number 1 are worth { $amount }.
change-hand-limit-by =
    Your hand limit is { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } { $less ->
        [true] lower
       *[false] higher
    }.
change-need-by = You need { $amount } food { more-or-less } to feed.
forbid-choose-pile = You cannot choose your search pile: it is chosen at random.
forbid-receive-cards = You cannot receive cards from other players.
forbid-receive-food = You cannot receive food from other players.
forbid-give = You cannot give cards or food to other players.
change-pile-level-at-most = You cannot choose a search pile that shows a level above { $amount } while there is another.
change-pile-level-at-least = You cannot choose a search pile that shows a level below { $amount } while there is another.
change-meal-by = At each Feeding, one of your cards is worth { $amount } more.
change-peril-price-to =
    You pay only { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } to neutralise a Peril, or half the food it asks for, rounded up.
change-caravan-cards-by =
    The Caravan receives { $amount ->
        [one] 1 card more
       *[other] { $amount } cards more
    }.
forbid-deal = No new deals can be made.
forbid-stop = You cannot stop searching.
forbid-play = You cannot play cards that are not Reactions.
forbid-react = You cannot play Reactions.

when-location-revealed = When this Location is revealed
when-deck-cut = After the cut
when-turn-began =
    { $whose ->
        [others] At the start of another player's turn
        [anybody] At the start of each turn
       *[own] At the start of your turn
    }
when-turn-over =
    { $whose ->
        [others] At the end of another player's turn
        [anybody] At the end of each turn
       *[own] At the end of your turn
    }
when-peril-met =
    { $whose ->
        [others] When another player searches a Peril
        [anybody] When a player searches a Peril
       *[own] When you search a Peril
    }
when-peril-over = After a Peril
when-meal-over =
    { $whose ->
        [others] After another player's Feeding
        [anybody] After each player's Feeding
       *[own] After your Feeding
    }
place-effects = Once on your turn you may use this place: { $effects }

more-or-less =
    { $less ->
        [true] less
       *[false] more
    }

## Kinds of cards

text-food-only = Food, and nothing else.
text-nothing = Nothing out of the ordinary.
text-anomaly = When this card is searched or discarded, choose a search pile and shuffle the whole discard pile into it. Then put this card face down at the bottom of that pile.
text-in-hand =
    { $reaction ->
        [true] In your hand this card has no food number. Play it as a Reaction: { $effects }
       *[false] In your hand this card has no food number. Play it at any time: { $effects }
    }
text-survivor = You have no power, and your hand limit is { $limit }.
text-final-marker = When this card is revealed, the Location on the back of the scenario takes its place. The round is the last.
text-caravan = Each time a Location is revealed, as many draw cards as it costs food go under this card, face down. Once in the round, any one player may feed the Caravan with that much food and receives these cards. If nobody does, everybody loses.
text-banner = You are the first player of this round.

affliction-together-only = Only in games of two or more players.

power-action =
    { $reaction ->
        [true] Reaction, once per round
       *[false] Once per round
    }{ $own_turn ->
        [true] , on your turn
       *[false] { "" }
    }{ $flip ->
        [true] , by turning this Character face down
       *[false] { "" }
    }: { $effects }

peril-cost = To neutralise this Peril, discard { $price } from your hand.
peril-no-cost = This Peril cannot be neutralised.
peril-reward = Reward: { $effects }
peril-afflictions =
    { $afflictions ->
        [0] This Peril gives no Affliction.
        [one] { $cost ->
            [true] Unless it is neutralised, you gain 1 Affliction.
           *[false] You gain 1 Affliction.
        }
       *[other] { $cost ->
            [true] Unless it is neutralised, you gain { $afflictions } Afflictions.
           *[false] You gain { $afflictions } Afflictions.
        }
    }
peril-extra = Also, unless it is neutralised: { $effects }

price-cards =
    { $reaction ->
        [true] { $cards ->
            [one] 1 Reaction
           *[other] { $cards } Reactions
        }
       *[false] { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }
    }{ $level_from ->
        [0] { "" }
        [3] { " " }of level 3
       *[other] { " " }of level { $level_from } or higher
    }{ $food_from ->
        [0] { "" }
       *[other] { " " }with a food number of { $food_from } or more
    }
price-more-cards =
    { $cards ->
        [one] 1 more card
       *[other] { $cards } more cards
    }
price-food = cards worth at least { $food } food

quest-price = Quest: discard { $price } from your hand.
quest-searched = Quest: at least { $count } searched cards lie on the table, this one included.
quest-clean-search = Quest: you have searched at least { $count } cards this turn and gained no Affliction in it.
quest-give =
    Quest: give { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from your hand to another player, or discard { $count ->
        [one] it
       *[other] them
    } if you play alone.
quest-do = Quest: { $effects }
quest-effects = In return: { $effects }

## Scenarios

scenario-players =
    { $most ->
        [1] For one player.
       *[other] For { $least } to { $most } players.
    }
scenario-cooperation =
    { $cooperation ->
        [full] You win or lose together, the dead included.
        [semi] You travel together, but each of you wins or loses alone.
        [solo] You travel alone.
        [competitive] You are rivals.
       *[personal] You are on the same side, but each of you has to survive.
    }
scenario-newcomers = A good scenario to begin with.
scenario-locations =
    The road: { $locations ->
        [one] 1 Location, then the Final Location.
       *[other] { $locations } Locations, then the Final Location.
    }
scenario-locations-mixed = The road: { $locations } Locations on top, and under them the Final Location marker shuffled with { $mixed } more. The Final Location comes after { $locations } to { $most } others; nobody knows when.
scenario-hand =
    { $cards ->
        [one] 1 Action of level { $level }
       *[other] { $cards } Actions of level { $level }
    }
scenario-hands = Starting hand: { $cards }.
scenario-affliction-limit = You die when you have { $limit } Afflictions.
scenario-loot = When a player dies, each other player, clockwise from the dead player's left, may take 1 card from that player's hand before it is discarded, within their own hand limit.
scenario-visions = Visions: after each cut, the top card of each search pile is shown.
scenario-journeys = Two journeys: you take two turns in each round, each from a different search pile if another one holds cards. There is one Feeding after both.
scenario-real-time = There are no turns: all players search at the same time, against a clock of 60 seconds a round unless the host sets another. When time is up, Feeding follows.
scenario-trophies = A neutralised Peril goes to the trophy row instead of the discard pile. One that can be taken goes to the trophy row or to your hand, as you choose.
scenario-caravan = The Caravan is always part of this scenario.
scenario-oaths = An oath is a promise to give cards, to share food or to play a card for somebody. It counts at most once per round for each player you owe it to; what is handed over on the spot does not count. A broken promise is always punished.
scenario-victory =
    { $together ->
        [true] The table wins if { $conditions }.
       *[false] You win if { $conditions }.
    }
scenario-oaths-tied = If oaths are tied, whoever has fewer Afflictions wins; if these are tied too, the win is shared.
scenario-final = Final Location: { $name }, food cost { $cost }.

victory-alive = you are alive at the end
victory-half-alive = at least half of the starting players (rounded up) live to the end
victory-message = after the last Feeding the living discard the message from their hands: one level 3 Action for every three of them (rounded up)
victory-trophies = the trophy row holds at least one Peril more than that half
victory-most-afflictions =
    you have at most { $amount ->
        [one] 1 Affliction
       *[other] { $amount } Afflictions
    } (face-down ones count)
victory-fewest-afflictions =
    you have at least { $amount ->
        [one] 1 Affliction
       *[other] { $amount } Afflictions
    } (face-down ones count)
victory-fed = you have fed in the last round
victory-fed-caravan = you have fed the Caravan at least once
victory-oaths = of all who have kept an oath and live, you have the most oaths kept minus oaths broken
