effect-feed = Feed the fire { $amount }.
effect-draw =
    { $amount ->
        [1] Draw a card.
       *[other] Draw { $amount } cards.
    }
if-low-fire = the fire is at 2 or less
    .not = the fire is above 2
change-burning-by =
    { $less ->
        [true] A night takes { $amount } less of the fire.
       *[other] A night takes { $amount } more of the fire.
    }
when-dusk =
    { $whose ->
       *[anybody] When night falls
    }
