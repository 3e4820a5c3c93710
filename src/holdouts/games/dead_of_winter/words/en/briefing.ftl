briefing-lose = The game is over for everybody at once when morale is 0, or when the last round has passed. A survivor dies of three wounds, of a bite, or of a zombie that gets in; each death costs morale.
briefing-together = You win or lose together, with the main objective.
briefing-apart = Everybody wins or loses alone: when the main objective is reached, and the secret objective too.
briefing-secret = Of { $count } secret objectives that were mixed, one is a betrayal: whoever has it wants morale to reach 0. You have one of them; perhaps nobody has that one.
briefing-exile = Whom the others suspect, they can exile by a vote. An exile gets a new objective and cannot come back to the Colony; but when two are exiled and neither is a betrayer, all morale is gone.
briefing-deck = { $place }: { $goods }.
briefing-good =
    { $symbol ->
        [food] { $count } food
        [med] { $count } medicine
        [fuel] { $count } fuel
        [tool] { $count ->
                [one] 1 tool
               *[other] { $count } tools
            }
        [weapon] { $count ->
                [one] 1 weapon
               *[other] { $count } weapons
            }
        [book] { $count ->
                [one] 1 book
               *[other] { $count } books
            }
       *[person] { $count ->
                [one] 1 card that brings people
               *[other] { $count } cards that bring people
            }
    }
briefing-crises = { $count } crises, one for each round: give as many fitting cards as there are players, or bear what it does.
briefing-crossroads = { $count } crossroads, one for each turn: the player on your right holds it and reads it out if you do what it waits for.
briefing-survivors = { $count } survivors with names; those who join later are drawn from those nobody chose.
