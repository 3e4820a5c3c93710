# What the table shows and says. Slots have the names of the fields they come from.

## What can be picked

pick-pick = { $person }
pick-pick-state = { $state }
pick-pick-space = { $space }
pick-pick-fitting = { $fitting }
pick-pick-good = { $good }
pick-install-free = Install { $fitting } at { $space }
pick-give-up = Discard: { $good }
pick-go-on = Go on
pick-go-on-to-give-water = Nobody else drinks
pick-go-on-to-give-food = Nobody else eats
pick-go-on-to-give-tasks = So be it tonight
pick-go-on-to-pack = Set out
pick-go-on-to-trade = Done trading
pick-go-on-to-choose-findings = Home with this load
pick-go-on-to-arm-guards = Wait for them
pick-no = Leave it
pick-take-offer = { $offer }
pick-put-aside = Put five aside on Storage x5: { $good }
pick-break = Take one of Storage x5 apart, for five: { $good }
pick-pay-objective = For the Objective: { $good }
pick-place-medicine = Give { $person } medicine: { $good }
pick-drink = { $person } drinks: { $good }
pick-eat-now = { $person } eats now: { $good }
pick-eat-pet = It has come to that: { $token }
pick-use-ability = { $person }: { $does }
pick-play-narrative = Play { $narrative }
pick-concede = Concede
pick-act = { $person }: { $deed } ({ $space })
pick-clear = { $person } clears { $space }
pick-clear-together = { $person } and { $other } clear { $space } by hand
pick-break-open = { $person } breaks { $space } open
pick-use-fitting = { $person }: { $deed }{ $way } ({ $space })
pick-once-more = { $person }: once more{ $way }
pick-build = { $person } builds { $fitting } at { $space }
pick-move-fitting = { $person } moves what stands at { $space } to { $there }
pick-dismantle = { $person } takes apart what stands at { $space }
pick-perform = { $person } uses their ability for the others
pick-carry-out = { $count ->
    [0] No work this time
   *[other] Everybody to work
}
pick-split-rummage = { $wood ->
    [0] Only Components
   *[other] { $wood } × Wood
}
pick-drink-water = Water for { $person }
pick-eat = Food for { $person }: { $good }
pick-feed = Feed { $token }: { $good }
pick-sleep-in-bed = { $person } sleeps in the Bed at { $space }
pick-sleep-on-floor = { $person } sleeps on the floor
pick-stand-guard = { $person } stands guard
pick-go-scavenging = { $person } goes out into the city
pick-assign-anew = Give the tasks anew
pick-leave-unguarded = Leave the house unguarded, and lose it
pick-keep = Keep { $narrative }
pick-tire = Fatigue +{ $count }
pick-go-to = Go to { $location }
pick-pack = Take along: { $good }
pick-unpack = Leave at home: { $good }
pick-pack-token = Take along: { $token }
pick-explore-on = Explore on
pick-go-home = Turn back
pick-use-location = Here: { $deed }
pick-buy-seat = Buy a seat on the last bus
pick-open-map = { $exploration }: { $offer }
pick-lay-aside = Leave it for later tonight
pick-approach = { $residents }: { $offer }
pick-swap-location = Find another Location instead of { $location }
pick-put-next = { $exploration } comes next
pick-pick-row = Search: { $row }
pick-keep-find = Keep { $goods } ({ $findings }, { $row })
pick-take-find = Take { $goods } ({ $row })
pick-leave-find = Leave it to them
pick-carry-all = { $fits ->
    [all] Carry home everything that was found
   *[some] Carry home what is worth most, as much as fits
}
pick-carry = Carry home: { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}{ $load ->
    [0] {""}
   *[other] {", weight "}{ $load }
}
pick-put-down = Put down: { $good }
pick-load-up = { $person } loads up one more, for Fatigue +2
pick-hide-rest = Hide the rest here and go
pick-sell = Lay on the counter: { $good }
pick-sell-token = Lay on the counter: { $token }
pick-buy = Take: { $good }
pick-buy-to-commission = { $good }
found-at = { $what } ({ $space })
worth = { $of }, worth { $value }
pick-take-up = { $person } takes up: { $good }
pick-lower = { $person } puts the weapon down
pick-fight-on = Fight
pick-flee = Flee
pick-strike-from-hiding = Strike first, out of { $exploration }
pick-shoot = { $person } fires { $shots ->
    [1] once
   *[other] { $shots } times
}
pick-roll-again = { $person } rolls again: { $die }
pick-let-stand = Let the die lie
pick-trust-fate = Trust to fate
pick-count-miss = Call it a miss
pick-wound-enemy = One wound to { $enemy }
pick-kill-enemy = { $enemy } falls
pick-wounded = One wound to { $person }
pick-struck = It hits { $person }
pick-cut-damage = { $count ->
    [0] All of it off the wounds
   *[other] { $count } off the Damage
}
pick-bring-in = Raids: { $raids }, the rest Residents

## What is asked

ask-choose-person = Who?
ask-whom = Who? { $of }
ask-give-up = Discard { $count } more.
ask-who-falls-ill = The water was foul. Who falls ill?
ask-commission = The commission is { $count }. What do you pay it with, if you want to trade? No change is given.
ask-pay-value = Discard tokens worth { $count } or more.
ask-gain = What do you take?
ask-heal = What gets better for { $person }?
ask-relief = What gets better for { $person }?
ask-give-orders = Step { $step }: who does what?
ask-after-step = The step is done. Anything before the next one?
ask-extra-action = One more action: what?
ask-rummage = { $count ->
    [one] { $person } found one piece, Wood or Components. Which?
   *[other] { $person } found { $count } pieces. How many are Wood? The rest are Components.
}
ask-new-idea = Which Idea can be built from now on?
ask-lose-fitting = Which Fitting goes back to its deck?
ask-install-where = Where does { $fitting } stand?
ask-install-first = { $count ->
    [one] One Fitting is still to be installed for nothing. Which, and where?
   *[other] { $count } Fittings are still to be installed for nothing. Which, and where?
}
ask-install-improved = { $count ->
    [one] One improved Fitting more, for nothing. Which, and where?
   *[other] { $count } improved Fittings more, for nothing. Which, and where?
}
ask-clear-first = Which Shelter card is taken away before the siege begins?
ask-board-up = Which Hole is boarded up?
ask-tear-down = Which Barricade is lost?
ask-take-offer = What do you do?
ask-give-water = Who drinks? Thirst becomes Hunger or Misery, as the die falls.
ask-give-food = Who eats what? Whoever eats nothing gets hungrier.
ask-feed-after = Does it get something to eat?
ask-give-tasks = Who does what tonight?
ask-before-fate = Fate is about to be drawn. Medicine first?
ask-which-medicine = Which medicine does { $person } take?
ask-whose-trait = A Trait comes up, { $deed }. Whose is next?
ask-habit = { $person } misses something. Give it?
ask-keep-narrative = Which Narrative Action do you keep?
ask-put-back-narrative = Which Narrative Action do you put back?
ask-write-diary = Does the diary get another page?
ask-tire = How much Fatigue does { $person } pay?
ask-where-to = Where does the party go?
ask-pack = What does the party take along?
ask-explore = { $count ->
    [one] Noise { $noise }, one card ahead. Go on?
   *[other] Noise { $noise }, { $count } cards ahead. Go on?
}
ask-explored = { $exploration }: what now?
ask-arrange = Which card lies ahead as number { $count }?
ask-which-row = What is searched?
ask-keep-find = Which find do you keep?
ask-take-from-them = { $findings } belongs to { $residents }. Take it?
ask-special-find = A special find: what is it?
ask-meet = { $residents }: what do you do?
ask-whom-to-heal = Who is treated?
ask-swap-location = Which Location do you give up?
ask-choose-findings = What is carried home? Weight { $count } of { $least } so far.
ask-before-trade = A trade is about to begin.
ask-trade = What lies on the counter is worth { $count }. What do you swap?
ask-arm-guards = Who takes which weapon?
ask-before-defence = The raid is here. Anything before the dice?
ask-split-cut = { $count } can be taken off: Damage { $damage }, wounds { $wounds }. How?
ask-raid-loss = { $count ->
    [one] One piece is lost. Which?
   *[other] { $count } pieces are lost. Which?
}
ask-crime-wave = { $count ->
    [one] The streets get worse: one harder card is mixed in. Is it a raid?
   *[other] The streets get worse: { $count } harder cards are mixed in. How many are raids?
}
ask-fight = { $count } against you. Fight, change weapons or flee?
ask-shots = How often does { $person } fire?
ask-roll-again = { $person } rolled: { $face }. Roll again? { $count } left.
ask-roll-again-enemy = { $enemy } rolled: { $face }. Make that die roll again?
ask-trust-fate = Fate may have a say.
ask-wound-enemy = Wounds to give: { $count }. To whom?
ask-kill = Deadly hits: { $count }. Who falls?
ask-struck = Deadly hits to bear: { $count }. Who is hit?
ask-share-wounds = Wounds to bear: { $count }. Who takes one?

## What happened

event-day-began = Day { $number }.
event-phase-began = { $phase }.
event-step-began = Step { $step } of the day began.
event-leader-passed = { $who } leads now.
event-die-rolled = { $what ->
    [rummage] { $person } rummaged: the black die showed { $rolled }.
    [noise-yes] Somebody heard: the black die showed { $rolled }, no more than the Noise ({ $most }).
    [noise-no] Nobody heard: the black die showed { $rolled }, more than the Noise ({ $most }).
    [lock-yes] The lock: the black die showed { $rolled }, and up to { $most } it holds.
    [lock-no] The lock gave way: the black die showed { $rolled }, more than { $most }.
    [shot-yes] A shot fell outside: the black die showed { $rolled }.
    [shot-no] No shot fell outside: the black die showed { $rolled }, more than { $most }.
    [sniper-yes] A sniper saw { $person }: the black die showed { $rolled }, no more than { $most }.
    [sniper-no] No sniper saw { $person }: the black die showed { $rolled }, more than { $most }.
    [foul-water-yes] The water was foul: the black die showed { $rolled }.
    [foul-water-no] The water was good: the black die showed { $rolled }, more than { $most }.
    [find-yes] A special find besides: the black die showed { $rolled }, no more than { $most }.
    [find-no] No special find: the black die showed { $rolled }, more than { $most }.
    [caught-yes] It caught { $person }: the black die showed { $rolled }, no more than { $most }.
    [caught-no] It spared { $person }: the black die showed { $rolled }, more than { $most }.
    [hidden-yes] Somebody had been at the hiding place: the black die showed { $rolled }, no more than { $most }.
    [hidden-no] Nobody had been at the hiding place: the black die showed { $rolled }, more than { $most }.
    [thirst-yes] Thirst became Hunger: the black die showed { $rolled }, no more than { $most }.
    [thirst-no] Thirst became Misery: the black die showed { $rolled }, more than { $most }.
    [unfed-yes] Unfed, and gone: the black die showed { $rolled }, no more than { $most }.
    [unfed-no] Unfed, and still there: the black die showed { $rolled }, more than { $most }.
   *[other] The black die showed { $rolled }.
}
event-band-rolled = { $what ->
    [page] { $script }
    [garden] The wild garden
    [event] What the morning brought
    [unfed] Nothing to eat
    [trait] A Trait
   *[card] A card
}: the black die showed { $rolled } ({ $least ->
    [0] { $most }
   *[other] { $least } to { $most }
}).
event-empathy-rolled = Empathy check: the die showed { $rolled }. Touched: { $people }.
event-level-changed = { $person }: { $state } { $by ->
    [1] rose
    [2] rose
    [3] rose
    [4] rose
   *[other] fell
} to { $now }.
event-fell-asleep = { $person } fell asleep.
event-story-ended = { $person } could bear no more ({ $state }).
event-died = { $person } died.
event-left = { $person } left for good.
event-joined = { $person } came into the house.
event-went-away = { $person } is away until { $phase }.
event-came-back = { $person } came back.
event-ability-used = { $person } used an ability.
event-trait-called = A Trait of { $person } came up: { $deed }.
event-bought = Bought: { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}.
event-gained = Gained: { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}.
event-spent = { $what ->
    [paid] Paid
    [commission] Commission
    [lost] Lost
    [counter] Laid on the counter
    [used] Used up
    [taken] Taken by others
   *[discarded] Discarded
}: { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}.
event-used-to-build = Used up: { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
} (for { $fitting }).
event-removed = Out of the campaign: { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}.
event-box-empty = There is no more of it in the box: { $good }.
event-swapped = { $count ->
    [-5] Five were put aside on Storage x5: { $good }.
   *[other] Taken from Storage x5: { $count } × { $good }.
}
event-token-came = In play from now on: { $token }.
event-token-went = No longer there: { $token }.
event-sat-out = Without a task in this step: { $people }.
event-ordered = { $person } set to work: { $deed } ({ $space }).
event-build-ordered = { $person } set to work: { $fitting } is to stand at { $space }.
event-cleared = { $person } cleared { $kind } ({ $space }).
event-remnants-left = { $person } dug at { $space }: remnants are left.
event-lock-held = { $person } tried the lock at { $space }: it held.
event-built = { $fitting } stands at { $space }.
event-fitting-moved = { $person } moved { $fitting } to { $space }.
event-dismantled = { $person } took { $fitting } apart.
event-fitting-returned = { $fitting } went back to its deck.
event-thought = { $fitting } can be built from now on.
event-barricade-changed = Barricades: { $now }.
event-cold-changed = Cold tokens: { $now }.
event-sniped = { $person } was shot at and hit.
event-wait-placed = { $fitting } needs until Dawn.
event-wait-over = { $fitting }: the wait is over.
event-came-to-the-door = { $visitor } came to the door.
event-event-came = The morning brought { $card }.
event-event-gone = { $card } is over.
event-chapter-began = Chapter { $number } began.
event-objective-shown = Objective: { $objective }.
event-objective-paid = For { $objective }: { $good }.
event-objective-met = { $objective } was met.
event-objective-missed = { $objective } was missed.
event-drank = { $person } drank: { good-water }.
event-ate = { $person } ate: { $good }.
event-went-hungry = { $person } ate nothing.
event-went-thirsty = { $person } had nothing to drink.
event-fed = { $token } was fed: { $good }.
event-task-given = Tonight { $person } { $task }.
event-drunk = { $person } drank: { $good }.
event-medicine-placed = { $person } was given: { $good }.
event-treated = { $person } was treated: { $good }.
event-party-home = Home again: { $people }.
event-fate-drawn = Fate: { $fate }.
event-location-changed = { $location } cannot be reached any more.
event-location-drawn = { $location } can be reached now.
event-narrative-kept = Kept: { $narrative }.
event-narrative-played = Played: { $narrative }.
event-death-struck = Somebody is missing at the table.
event-set-out = Out to { $location }: { $people }.
event-noise-changed = Noise { $by ->
    [1] rose
    [2] rose
    [3] rose
    [4] rose
    [5] rose
    [6] rose
    [7] rose
   *[other] fell
} to { $now }.
event-cards-returned = Time was taken: { $count ->
    [one] one card
   *[other] { $count } cards
} went back; still ahead: { $now }.
event-unknown-grew = There is more to explore: { $now } cards ahead.
event-explored = Explored: { $exploration }.
event-not-here = { $exploration }: there is no such thing here.
event-location-used = In this place: { $deed }.
event-found-card = { $use ->
    [none] Nothing of use was found: { $findings } ({ $deed }).
   *[some] Found: { $findings } ({ $deed }).
}
event-door-held = The lock held.
event-met = Met: { $residents }.
event-went-off = { $residents } went off.
event-broke-off = { $person } could not go on.
event-cache-found = What was hidden here is still there.
event-cache-emptied = Somebody has found what was hidden here.
event-carried = Carried home: { $goods } (weight { $count }).
event-nobody-came = Nobody came home.
event-trade-ended = The trade is done.{ $count ->
    [0] {""}
   *[other] {" "}Left on the counter: goods worth { $count }.
}
event-fight-began = A fight began. Enemies: { $count }.
event-enemy-came = { $enemy } has in hand: { $good }.
event-enemy-changed = { $enemy } goes on with: { $good }.
event-combat-rolled = { $person } rolled { $die }: { $face }.
event-enemy-rolled = { $enemy } rolled { $die }: { $face }.
event-enemy-hit = { $enemy } was hit, wounds { $now }.
event-enemy-fell = { $enemy } fell.
event-enemies-ran = { $count } of them ran.
event-backstab = A stab in the back.
event-fled-fight = The party ran.
event-fight-ended = The fight is over.
event-armed = { $person } took up: { $good }.
event-weapon-failed = { $person } cannot use it any more: { $good }.
event-raid-came = In the night: { $raid }.
event-raid-ignored = Nothing came of it.
event-raid-cut = The guards took { $count } off. Left: Damage { $damage }, Wounds { $wounds }.
event-crime-grew = The streets got worse. Harder cards mixed in: raids { $raids }, Residents { $residents }.
event-seat-bought = Seats on the bus: { $count }.
event-script-read = The book was opened: { $script }.
event-foreseen = Looked at { $count ->
    [one] one card
   *[other] { $count } cards
} of { $deed }.
event-ended = { $ending } { $cause }

## Phases, tasks, ends

phase-morning = Morning
phase-day = The day's work
phase-dusk = Dusk
phase-evening = Evening
phase-trip = In the city
phase-raid = Night
phase-dawn = Dawn
task-none = nothing yet
task-bed = sleeps in a Bed
task-floor = sleeps on the floor
task-guard = stands guard
task-scavenge = goes out into the city
ending-victory = The war is over, and some of you have lived to see it.
ending-outlived = The war is over, but nobody who was there from the start has seen the end.
ending-defeat = The house is lost.
cause-ceasefire = The guns fell silent.
cause-nobody-left = Nobody was left.
cause-unguarded = Nobody stood guard.
cause-conceded = The others did not want to go on.
cause-convoy = The last convoy has left.
subtitle = Day { $number }: { $phase }
gauge-cold = Cold
gauge-group = The group
gauge-food = Food
gauge-water = Water
gauge-noise = Noise
tag-leader = Leader
space = { $label }
script-named = “{ $title }” (page { $number })
with-goods = , with { $goods }
nobody = nobody
so-many = { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
}
nothing-carried = nothing
space-anywhere = in the house
card-unknown = an unknown card

## States and goods

state-fatigue = Fatigue
state-hunger = Hunger
state-wounds = Wounds
state-illness = Illness
state-misery = Misery
good-assault-rifle = Assault Rifle
good-shotgun = Shotgun
good-pistol = Pistol
good-hatchet = Hatchet
good-knife = Knife
good-broken-assault-rifle = Broken Assault Rifle
good-broken-shotgun = Broken Shotgun
good-broken-pistol = Broken Pistol
good-weapon-part = Weapon Part
good-shell = Shell
good-ammo = Ammo
good-canned-food = Canned Food
good-raw-food = Raw Food
good-vegetable = Vegetable
good-pure-alcohol = Pure Alcohol
good-moonshine = Moonshine
good-cigarette = Cigarette
good-coffee = Coffee
good-sugar = Sugar
good-saw-blade = Saw Blade
good-shovel = Shovel
good-lockpick = Lockpick
good-guitar = Guitar
good-broken-guitar = Broken Guitar
good-book = Book
good-electrical-part = Electrical Part
good-mechanical-part = Mechanical Part
good-jewelry = Jewelry
good-filter = Filter
good-meds = Meds
good-bandages = Bandages
good-herbal-meds = Herbal Meds
good-chems = Chems
good-herb = Herb
good-water = Water
good-wood = Wood
good-components = Components

## What is done

deed-rummage = rummage
deed-search = search
deed-go-outside = go outside
deed-new-idea = think of something new
deed-wild-garden = look into the wild garden
deed-fetch-water = fetch water
deed-clear = clear
deed-help = lend a hand
deed-build = build
deed-build-it = build { $fitting }
deed-move = move a Fitting
deed-dismantle = take a Fitting apart
deed-perform = do something for the others
deed-nap = take a nap
deed-read = read
deed-board-up = board up
deed-craft-filters = make Filters
deed-craft-shovel = make a Shovel
deed-cook = cook
deed-collect-rain = collect rain
deed-set-trap = set the trap
deed-heat = heat
deed-information = listen to the news
deed-radio-music = listen to music
deed-grow-herbs = grow Herbs
deed-brew = brew Moonshine
deed-repair-weapons = repair weapons
deed-repair-guitar = repair the Guitar
deed-load-shells = load Shells
deed-forge-lockpick = make a Lockpick
deed-forge-saw-blade = make a Saw Blade
deed-forge-hatchet = make a Hatchet
deed-forge-knife = make a Knife
deed-cook-well = cook
deed-heat-well = heat
deed-grow-vegetables = grow Vegetables
deed-distil = distil
deed-mix-herbal = mix Herbal Meds
deed-mix-meds = mix Meds
deed-make-bandages = make Bandages
deed-roll-cigarettes = roll Cigarettes
deed-reconnoitre = reconnoitre
deed-trade = trade
deed-heal = be treated
deed-socialise = sit with people
deed-trait-A = a habit, or solace
deed-trait-B = worry about the others
deed-trait-C = the body
deed-look-events = the next Events
deed-look-unknown = what lies ahead
deed-look-residents = the next Residents
deed-look-raids = the next Night Raids
deed-furniture = furniture
deed-junk = junk
deed-pantry = pantry
deed-special = special find
deed-any = anything
row-furniture = furniture
row-junk = junk
row-pantry = pantry
row-special = special find
find-page = a page of the book
