## What an answer brings, as far as it can be foreseen

gauge-stored = Cards stored
gauge-helpless = Helpless survivors
gauge-lacking = Cards short for “{ $crisis }”, at best:
gauge-hurt = { $survivor }, wounds
odds-unharmed = unharmed by exposure
odds-dies = dies, hurt as they are
odds-bitten = bitten, and the bite spreads
foresee-went-to = { $survivor } goes to { $place }
foresee-was-placed = { $survivor } comes to { $place }
foresee-joined = Somebody joins { $who }
foresee-new-leader = { $survivor } leads the group
foresee-changed-sides = { $survivor } goes over to { $other }
foresee-died = { $survivor } dies
foresee-left-game = { $survivor } leaves for good
foresee-helpless-died = A helpless survivor dies
foresee-eliminated = { $who } is out of the game
foresee-equipped = { $survivor } bears { $card }
foresee-handed-off = { $card } goes to { $survivor }
foresee-discarded = { $card } leaves the game
foresee-wasted = { $card } goes on the waste pile
foresee-stored = { $card } is stored, for good
foresee-equipment-gone = { $cards } of { $who } leaves the game
foresee-equipment-left = { $cards } stays at { $place }
foresee-hand-lost = { $who } loses all cards in hand
foresee-die-changed = A { $before } becomes a { $now }
foresee-dice-gained = { $who } rolls more dice
foresee-dice-rerolled = A die is rolled again
foresee-next-dice-changed =
    { $by ->
        [-1] { $who } rolls a die less next round
       *[other] { $who } rolls a die more next round
    }
foresee-requested = Everybody is asked for a card: { $symbol }
foresee-request-in-vain = Nobody gives anything
foresee-vote-called = All vote at once on exiling { $other }
foresee-zombie-killed = A zombie dies at { $place }
foresee-zombies-came = Zombies come to { $place }
foresee-zombie-moved = A zombie goes to { $place }
foresee-barricade-built = A barricade stands at { $place }
foresee-barricades-gone = Barricades go at { $place }
foresee-noise-made = Noise at { $place }
foresee-overrun = A zombie gets in at { $place }
foresee-barricade-broken = A barricade breaks at { $place }
foresee-starved = The Colony goes hungry
foresee-crisis-failed = { $crisis } is not prevented
foresee-crisis-prevented = { $crisis } is prevented
foresee-ask-name-help = You say what you use with it
foresee-ask-attack-whom = You choose the target
foresee-ask-which-die = You choose the die
foresee-ask-search-on = You stop, or make noise and draw on
foresee-ask-keep-card = You choose what to keep
foresee-ask-place-newcomer = You choose where the newcomer goes
foresee-ask-new-leader = You choose a new leader
foresee-ask-roll-again = You may roll again
foresee-ask-infected = Somebody of yours is infected: you decide
foresee-ask-zombie-to = You choose where the zombie goes
foresee-ask-kill-more = You may kill another zombie
foresee-ask-rob = You may take a card from the other hand
foresee-ask-equip-whom = You choose who bears it
foresee-ask-drive = You choose who drives, and where
foresee-ask-pay-card = You choose the card you give up
foresee-ask-take-offer = You see what the others offer
foresee-ask-choose-survivor = You choose a survivor
foresee-ask-choose-place = You choose a place
foresee-ask-choose-player = You choose a player
foresee-ask-heal-what = You choose what is healed
