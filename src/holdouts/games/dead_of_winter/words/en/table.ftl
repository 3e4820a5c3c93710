# What the table shows and says. Slots have the names of the fields they come from.

## What can be picked

pick-keep = { $leader } leads, with { $followers }
pick-attack = Attack with { $survivor }
pick-search = Search with { $survivor }
pick-barricade = Build a barricade with { $survivor }
pick-clean = Clean the waste with { $survivor }
pick-attract = Attract zombies with { $survivor }
pick-use-ability = Use the ability of { $survivor }
pick-use-item = Use { $card }
pick-play = Play { $card }
pick-contribute = Add { $card } to the crisis
pick-store = Store { $card }
pick-move = Move { $survivor } to { $place }
pick-spend-food = Spend food to turn a { $die } into a { $now }
pick-request = Ask the others for a { $symbol } card
pick-hand-off = Hand { $card } to { $survivor }
pick-call-vote = Call a vote to exile { $seat }
pick-end-turn = End your turn
pick-with-ability = Use the ability of { $survivor }
pick-with-item = Use { $card }
pick-go-ahead = Go ahead with nothing more
pick-use-die = Spend a { $die }
pick-raise-die = Raise a { $die }
pick-set-die = Make a { $die } a { $now }
pick-reroll = Roll a { $die } again
pick-at-entrance = { $entrance } of { $place }
pick-at-entrance-to-attack-whom = A zombie at { $gate }
pick-whom = { $survivor }
pick-where = Choose { $place }
pick-who = { $seat }
pick-enough = No more
pick-stop = Stop here
pick-make-noise = Make noise and draw on
pick-make-noise-with = Make noise and draw on, with { $card }
pick-take = Choose { $card }
pick-next-crisis = { $crisis } comes next
pick-take-one = Take a card at random
pick-leave = Leave it
pick-heal-wound = Take off a wound
pick-heal-frost = Take off a frostbite
pick-roll-again = Roll again
pick-let-stand = Let it stand
pick-to-supply = Put the food into the supply
pick-to-dice = Raise your dice with it
pick-let-die = Let them die, and end it
pick-risk = Risk a roll
pick-thumb-up = Thumb up
pick-thumb-down = Thumb down
pick-offer = Offer { $card }
pick-decline = Offer nothing
pick-accept = Take { $card } from { $seat }
pick-pay = Pay
pick-refuse = Do not pay
pick-hold-ready = Hold { $card } ready for whoever asks
pick-put-away = Hold { $card } ready no longer
pick-ask-me = Be asked whenever somebody requests a card
pick-do-not-ask-me = Leave requests to the cards you hold ready
pick-ask-me-to-pay = Be asked whenever somebody is to pay for all
pick-pay-from-ready = Leave paying for all to the cards you hold ready
pick-first = { $crossroads }
pick-second = { $crossroads }

## What is asked

ask-keep-survivors = These four have come to you. Choose { $count } to stay, and who leads them. The leader of the highest influence plays first.
ask-DOW-TURN-3 = It is your turn. What do you do?
ask-name-help = Do you use anything that helps with this?
ask-name-more = Do you use anything else that helps?
ask-pay-card =
    { $symbol ->
        [any] Which card do you give up?
       *[other] Which card with this symbol do you give up: { $symbol }?
    }
ask-which-die =
    { $least ->
        [1] Which die do you spend? Any will do.
       *[other] Which die do you spend? It takes a { $least } or more.
    }
ask-reroll = Which die do you roll again?
ask-lose-die = Which die do you spend for nothing?
ask-raise-die = Which die do you raise?
ask-set-die = Which die do you set, and to what?
ask-place-newcomer = Where does the newcomer go?
ask-new-leader = Your leader is gone. Who leads your group now?
ask-who-takes = Who takes this survivor in?
ask-who-dies-first = Several die at once. Who dies first?
ask-roll-again = The roll for { $survivor } shows { $result }. Roll again?
ask-infected = { $survivor } is infected. Let them die, which ends it, or risk a roll? Anything but a blank kills, and the bite spreads on.
ask-zombie-to = At which entrance does it arrive?
ask-barricade-where = Where does the barricade stand?
ask-barricade-lost = Which barricade goes?
ask-attack-whom = Whom does { $survivor } attack?
ask-kill-more = Kill another zombie?
ask-kill-zombie = Which zombie dies?
ask-move-zombie = Which zombie moves?
ask-attract = Which zombie do you attract?
ask-rob = You may take a random card from the hand of { $other }.
ask-search-on = You are searching { $place }. Stop and choose what you keep, or make noise and draw another card?
ask-keep-card =
    { $count ->
        [one] Which card do you keep?
       *[other] You keep { $count } of these cards. Which ones?
    }
ask-keep-shown = You may keep one of these.
ask-put-back = Put the cards back one by one: the last one lies on top.
ask-next-crisis = Which crisis comes next?
ask-give-card = Which card do you give to { $other }?
ask-equip-whom = Who bears { $card }?
ask-drive = Who drives, and where?
ask-food-for-what = You are exiled. Does the food go to the supply, or to your dice?
ask-leave-colony = You are exiled. Who leaves the Colony next, and where do they go?
ask-mimic-whom = Whose ability do you use?
ask-heal-what = What do you take off { $survivor }?
ask-choose-survivor =
    { $what ->
        [wound] Who takes the wound?
        [frost] Who takes the frostbite?
        [heal] Who is healed?
        [expose] For whom is the exposure die rolled?
        [kill] Who dies?
        [remove] Who leaves for good?
        [transfer] Who goes over to another group?
        [place] Who is taken there?
        [free-attack] Who attacks?
       *[other] For whom does it hold?
    }
ask-choose-place = Choose a place.
ask-choose-player = Choose a player.
ask-exile-vote = Shall { $other } be exiled?
ask-tie = The thumbs are even. Which way does it go?
ask-crossroads-vote = { $crossroads }: thumb up for “{ $up }”, thumb down for “{ $down }”.
ask-crossroads = { $crossroads }: which way do you go?
ask-request = { $other } asks for a card: { $symbol }. What do you offer?
ask-take-offer = What the others offer of this symbol ({ $symbol }), you see alone. A card you take is played at once.
ask-volunteer =
    { $count ->
        [one] Somebody is asked to give up a card: { $symbol }. Do you pay?
       *[other] Somebody is asked to give up { $count } cards: { $symbol }. Do you pay?
    }

## Why not

reason-nobody-to-attack = There is nobody to attack here.
reason-no-die =
    { $least ->
        [1] You have no unused die.
       *[other] You have no unused die of { $least } or more.
    }
reason-no-search-in-colony = The Colony cannot be searched.
reason-deck-is-empty = There is nothing left to find here.
reason-no-search-here-now = A card forbids searching here this round.
reason-must-not-move = A card keeps this survivor here this turn.
reason-has-moved = This survivor has moved this turn.
reason-nowhere-to-go = There is no free space anywhere else.
reason-nobody-can-carry = None of your survivors can bear it.
reason-nobody-can-move = None of your survivors can move any more.
reason-no-room-for-newcomer = There is no free space for a newcomer.
reason-no-votes-together = You play together: nobody is exiled.
reason-exiles-do-not-vote = You are exiled: you neither vote nor call votes.
reason-vote-was-called = You have called a vote this turn.
reason-no-free-space = There is no free space at the entrance.
reason-nothing-to-clean = The waste pile is empty.
reason-only-in-colony = That can be done only in the Colony.
reason-no-zombie-elsewhere = There is no zombie anywhere else.
reason-forbidden-by-card = A card forbids it this round.
reason-exiles-do-not-give = You are exiled: you give nothing to the Colony.
reason-goal-wants-others = The main objective does not want that symbol.
reason-ability-spent = The ability has been used.
reason-no-die-to-change = You have no unused die that it could change.
reason-not-here = The ability does not work here, or not by itself.
setup-nobody-to-betray = Where everybody plays together there is nobody to betray.

## The chronicle

event-group-chosen = { $who } leads with { $leader }, followed by { $followers }.
event-first-player = { $who } begins.
event-round-began =
    { $left ->
        [one] Round { $number }. It is the last.
       *[other] Round { $number }. Rounds left: { $left }.
    }
event-crisis-revealed = The crisis of this round: { $crisis }.
event-dice-rolled = { $who } rolled { $rolled }.
event-turn-began = Turn of { $who }.
event-phase-began = The colony phase.
event-token-passed = { $who } begins the next round.
event-dice-gained = { $who } rolled more dice: { $rolled }.
event-dice-rerolled = { $who } rolled again: { $rolled }.
event-card-rolled = { $who } rolled a die for it: { $rolled }.
event-die-changed = { $who } turned a { $before } into a { $now }.
event-die-lost = { $who } spent a { $die } for nothing.
event-next-dice-changed =
    { $by ->
        [-1] { $who } rolls a die less next round.
       *[other] { $who } rolls a die more next round.
    }
event-food-spent = { $who } spent { $count } food on a die; { $now } left.
event-joined = { $survivor } joined { $who } at { $place }.
event-new-leader = { $survivor } leads the group of { $who } now.
event-changed-sides = { $survivor } went from { $who } to { $other }.
event-was-placed = { $survivor } was brought to { $place }.
event-went-to = { $survivor } went to { $place }.
event-exposed = Exposure roll for { $survivor }: { $result }.
event-wounded =
    { $count ->
        [one] { $survivor } took a wound.
       *[other] { $survivor } took { $count } wounds.
    }
event-frostbitten =
    { $count ->
        [one] { $survivor } was frostbitten.
       *[other] { $survivor } was frostbitten { $count } times.
    }
event-healed =
    { $frost ->
        [true] { $survivor } was healed of a frostbite.
       *[false] { $survivor } was healed of a wound.
    }
event-died = { $survivor } died at { $place }: { $cause }.
event-left-game = { $survivor } left for good.
event-ability-used =
    { $copied ->
        [true] { $survivor } used an ability as { $whose } would.
       *[false] { $survivor } used their ability.
    }
event-survivor-attacked =
    { $hit ->
        [true] { $survivor } attacked { $target }, rolled { $count }, and hit.
       *[false] { $survivor } attacked { $target }, rolled { $count }, and missed.
    }
event-helpless-came =
    { $count ->
        [one] A helpless survivor came.
       *[other] { $count } helpless survivors came.
    }
event-helpless-left =
    { $count ->
        [one] A helpless survivor left.
       *[other] { $count } helpless survivors left.
    }
event-helpless-died = A helpless survivor died.
event-eliminated = { $who } is out of the game.
event-played = { $who } played { $card }.
event-equipped = { $survivor } bears { $card } now.
event-item-used = { $survivor } used { $card }.
event-handed-off = { $who } handed { $card } to { $survivor } of { $other }.
event-discarded = { $card } of { $who } left the game.
event-wasted = { $who } put { $card } on the waste pile.
event-stored = { $who } stored { $card }.
event-salvaged = { $who } took { $card } out of the waste.
event-contributed = You added { $card } to the crisis.
event-contributed-unseen = { $who } added a card to the crisis.
event-cards-drawn = You drew { $cards } at { $place }.
event-cards-drawn-unseen =
    { $count ->
        [one] { $who } drew a card at { $place }.
       *[other] { $who } drew { $count } cards at { $place }.
    }
event-found = You found { $cards } at { $place }.
event-found-unseen =
    { $looked ->
        [one] { $who } searched { $place } and kept a card.
       *[other]
            { $count ->
                [one] { $who } searched { $place }, looked at { $looked } cards and kept one.
               *[other] { $who } searched { $place }, looked at { $looked } cards and kept { $count }.
            }
    }
event-looked = You looked at { $cards } at { $place }.
event-looked-unseen =
    { $count ->
        [one] { $who } looked at a card at { $place }.
       *[other] { $who } looked at { $count } cards at { $place }.
    }
event-looked-at-crises = You looked at the next crises: { $crises }.
event-looked-at-crises-unseen =
    { $count ->
        [one] { $who } looked at the next crisis.
       *[other] { $who } looked at the next { $count } crises.
    }
event-turned-up = { $who } turned up { $cards } at { $place }.
event-took-shown = { $who } took { $cards }.
event-burned = Lost at { $place }: { $cards }.
event-card-passed = { $card } went from { $who } to { $other }.
event-card-passed-unseen = A card went from { $who } to { $other }.
event-peeked = { $who } saw { $card } in the hand of { $other }.
event-peeked-unseen = { $who } looked at a card of { $other }.
event-hand-shown = { $who } showed everybody: { $cards }.
event-hand-lost =
    { $count ->
        [one] { $who } lost the last card in hand.
        [2] { $who } lost both cards in hand.
       *[other] { $who } lost all { $count } cards in hand.
    }
event-equipment-returned = { $who } got back { $cards }.
event-equipment-gone = { $cards } of { $who } left the game.
event-equipment-left = { $cards } of { $who } stayed at { $place }.
event-waste-cleared =
    { $count ->
        [one] A card was cleared from the waste pile.
       *[other] { $count } cards were cleared from the waste pile.
    }
event-requested = { $who } asked everybody for a { $symbol } card.
event-request-granted = { $who } gave { $card } to { $other }.
event-request-in-vain = The request of { $who } brought nothing.
event-answers-requests =
    { $asked ->
        [true] { $who } wants to be asked whenever somebody requests a card.
       *[false] { $who } leaves requests to the cards held ready, if any are.
    }
event-answers-payments =
    { $asked ->
        [true] { $who } wants to be asked whenever somebody is to pay for all.
       *[false] { $who } leaves paying for all to the cards held ready, if any are.
    }
event-vote-called = { $who } called a vote to exile { $other }.
event-voted =
    { $count ->
        [1]
            { $up ->
                [true] { $who } showed a thumb up.
               *[false] { $who } showed a thumb down.
            }
       *[other]
            { $up ->
                [true] { $who } showed a thumb up, which counts twice.
               *[false] { $who } showed a thumb down, which counts twice.
            }
    }
event-tie-broken =
    { $up ->
        [true] It was even; { $who } decided for it.
       *[false] It was even; { $who } decided against it.
    }
event-vote-failed = { $other } stays in the Colony.
event-volunteer-paid = { $who } paid { $cards }.
event-nobody-pays = Nobody paid.
event-exiled = You are exiled. Your new objective lies under its cover.
event-exiled-unseen = { $who } is exiled.
event-crossroads-read = Crossroads for { $who }: { $crossroads }.
event-way-taken = At this crossroads: { $way }.
event-nothing-to-do = Nothing comes of it.
event-rule-changed =
    { $what ->
        [no-barricade] Nobody can build barricades for a while.
        [no-attract] Nobody can attract zombies for a while.
       *[other] A rule is changed for a while.
    }
event-rule-changed-at =
    { $what ->
        [no-search] For a while nobody can search { $place }.
       *[double-noise] Noise at { $place } counts twice this round.
    }
event-rule-changed-for =
    { $what ->
        [no-move] { $survivors } cannot move this turn.
        [no-exposure] { $survivors } will be spared the next exposure roll.
       *[quiet-search] { $survivors } will search quietly once.
    }
event-morale-changed =
    { $by ->
        [-3] Morale fell by 3, to { $now }.
        [-2] Morale fell by 2, to { $now }.
        [-1] Morale fell to { $now }.
        [1] Morale rose to { $now }.
       *[other] Morale is { $now } now.
    }
event-food-changed = The supply holds { $now } food now.
event-starvation-added =
    { $count ->
        [one] A starvation token was added.
       *[other] { $count } starvation tokens were added.
    }
event-crisis-shifted =
    { $now ->
        [0] The crisis is counted as it is.
       *[other] The crisis is counted otherwise now, by { $now }.
    }
event-progress-made = The main objective stands at { $now }.
event-zombies-came =
    { $count ->
        [one] A zombie came to { $place }.
       *[other] { $count } zombies came to { $place }.
    }
event-barricade-broken = A barricade broke at { $gate }.
event-overrun = A zombie got in at { $place }.
event-zombie-killed = { $who } killed a zombie at { $place }.
event-zombie-moved = A zombie went from { $origin } to { $place }.
event-barricade-built = { $who } built a barricade at { $gate }.
event-barricades-gone =
    { $count ->
        [one] A barricade at { $place } is gone.
       *[other] { $count } barricades at { $place } are gone.
    }
event-noise-made =
    { $count ->
        [one] Noise at { $place }.
       *[other] Much noise at { $place }: { $count } tokens.
    }
event-noise-gone = It grew quieter at { $place }.
event-noise-rolled = Noise dice at { $place }: { $rolled }. Zombies that heard it: { $count }.
event-fed = The Colony ate { $count } food; { $now } left.
event-starved = The Colony needed { $count } food and had { $now }: it went hungry.
event-waste-smells = The waste pile holds { $count } cards.
event-crisis-counted = For the crisis: { $cards }. It counts { $count }; { $least } were needed.
event-crisis-failed = { $crisis } was not prevented.
event-crisis-prevented = { $crisis } was prevented.
event-secret-shown =
    { $won ->
        [true] { $who } had { $secret }, and won.
       *[false] { $who } had { $secret }, and lost.
    }
event-exile-shown =
    { $won ->
        [true] { $who } had { $secret }, and in exile { $exile }, and won.
       *[false] { $who } had { $secret }, and in exile { $exile }, and lost.
    }
event-shared-result =
    { $won ->
        [true] { $who } won with everybody.
       *[false] { $who } lost.
    }
event-ended = { $how }

## What things are called

entrance = Entrance { $number }
entrance-only = The entrance
gate-of = { $place }, entrance { $number }
card-unknown = a card
place-colony = Colony
    .the = the Colony
    .at = the Colony
place-police = Police Station
    .the = the Police Station
    .at = the Police Station
place-grocery = Grocery Store
    .the = the Grocery Store
    .at = the Grocery Store
place-school = School
    .the = the School
    .at = the School
place-library = Library
    .the = the Library
    .at = the Library
place-hospital = Hospital
    .the = the Hospital
    .at = the Hospital
place-gas = Gas Station
    .the = the Gas Station
    .at = the Gas Station
symbol-food = food
symbol-med = medicine
symbol-fuel = fuel
symbol-tool = tool
symbol-weapon = weapon
symbol-book = book
symbol-person = person
symbol-any = any
result-blank = blank
result-wound = a wound
result-frostbite = a frostbite
result-bite = a bite
cause-wounds = too many wounds
cause-bite = a bite
cause-infection = an infected bite
cause-overrun = a zombie that got in
cause-card = it could not be helped
ending-main = The main objective is reached.
ending-morale = Morale is gone.
ending-rounds = The rounds are over.
ending-nobody = Nobody is left.

## What the table shows

phase-over = The game is over.
phase-setting-up = Everybody chooses survivors.
phase-colony = Round { $round }: the colony phase.
phase-turn = Round { $round }: the turn of { $who }.
zone-map = The town
zone-open = On the table
zone-objective = Main objective
zone-crisis = Crisis
zone-foreseen = Crises you have foreseen
zone-crossroads = Crossroads
zone-waste = Waste pile
zone-stored = Stored
zone-offered = To choose from
zone-group = Group
zone-gear = Equipment
zone-drawn = Looked at
zone-hand = Hand
zone-given = Added to the crisis
zone-secret = Secret objective
type-place = Place
type-survivor = Survivor
type-item = Item
type-equipment = Equipment
type-crisis = Crisis
type-objective = Main objective
type-secret = Secret objective
type-exile = Exiled objective
type-crossroads = Crossroads
place-spaces = { $free } of { $count } spaces free
place-deck = { $count ->
        [one] 1 card to find
       *[other] { $count } cards to find
    }
tag-entrance = { $entrance }: { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }, { $barricades ->
        [one] 1 barricade
       *[other] { $barricades } barricades
    }, { $free } free
tag-noise = Noise { $count } of { $most }
tag-mine = You
tag-first = First player
tag-active = Active
tag-reader = Reads the crossroads card
way-told =
    { $thumb ->
        [up] Thumb up, “{ $way }”: { $effects }.
        [down] Thumb down, “{ $way }”: { $effects }.
       *[none] { $way }: { $effects }.
    }
note-read =
    { $whose ->
        [mine] { $who } reads it to everybody.
       *[theirs] { $who } reads it to everybody. “You” is { $other }.
    }
tag-exiled = Exiled
tag-out = Out of the game
tag-asked = Asked for cards
tag-pays-ready = Pays with cards held ready
mark-zombie =
    { $count ->
        [one] Zombie
       *[other] Zombies
    }
    .symbol = Z
mark-barricade =
    { $count ->
        [one] Barricade
       *[other] Barricades
    }
    .symbol = B
mark-noise = Noise
    .symbol = N
mark-helpless =
    { $count ->
        [one] Helpless survivor
       *[other] Helpless survivors
    }
    .symbol = H
mark-at = At { $place }
mark-leader = Leader
mark-hurt =
    { $frost ->
        [0] Wounds { $wounds } of { $most }
       *[other] Wounds { $wounds } and frostbites { $frost } of { $most }
    }
survivor-hurt = { $survivor } ({ $hurt })
borne-wounds =
    { $count ->
        [one] one wound
       *[other] { $count } wounds
    }
borne-frost =
    { $count ->
        [one] one frostbite
       *[other] { $count } frostbites
    }
mark-used = Used
mark-ready = Held ready
mark-borne = With { $survivor }
progress-plain =
    { $met ->
        [true] Met: { $need }
       *[false] Not met: { $need }
    }
progress-checked = Checked at the end of the round, after the zombies have come
progress-of =
    { $met ->
        [true] Met ({ $count } of { $least }): { $need }
       *[false] Not met ({ $count } of { $least }): { $need }
    }
progress-counted =
    { $met ->
        [true] Met ({ $count }): { $need }
       *[false] Not met ({ $count }): { $need }
    }
corner-influence = Influence { $count }
gauge-morale = Morale
gauge-rounds = Rounds left
gauge-food = Food
gauge-starvation = Starvation
gauge-waste = Waste
gauge-progress = Progress
gauge-given = Cards for the crisis
gauge-group = Survivors
gauge-hand = Cards in hand
lasting-no-barricade = Nobody can take the barricade action this round.{ $of }
lasting-no-attract = Nobody can take the attract action this round.{ $of }
lasting-no-search = Nobody can search { $of } this round.
lasting-double-noise = Noise counts twice at { $of } this round.
lasting-no-move = The move action cannot move { $of } this turn.
lasting-no-exposure = The next exposure roll is skipped for { $of }.
lasting-quiet-search = The first extra card in the next search makes no noise: { $of }.

## Before the game

option-scenario = Main objective
option-together = Play together
option-together-note = No secret objectives, no exile; the hard side.
option-betrayer = Betrayer more likely
option-betrayer-note = One ordinary objective for each player instead of two.
option-hard = Hard side
option-hard-note = The main objective is played on its hard side.
option-elimination = Elimination
option-elimination-note = Who loses the last survivor is out of the game.
option-outside-spawn = Zombies outside the Colony
option-outside-spawn-note = How many come each round to a place with survivors.
option-outside-spawn-per-location = One for each place
option-outside-spawn-per-survivor = One for each survivor
option-starvation = Hunger
option-starvation-note = What it costs when there is too little food.
option-starvation-flat = 1 morale
option-starvation-cumulative = 1 morale for each starvation token
option-crisis-need = Cards for a crisis
option-crisis-need-note = How many a crisis takes.
option-crisis-need-non-exiled = One for each player who is not exiled
option-crisis-need-players = One for each player
option-frost-tick = Frostbite
option-frost-tick-note = How many wounds it causes at the start of a turn.
option-frost-tick-survivor = One for each frostbitten survivor
option-frost-tick-token = One for each frostbite
option-token-passes = First-player token
option-token-passes-note = Where it goes at the end of a round.
option-token-passes-left = To the left
option-token-passes-right = To the right
