# What cards and pages say. An effect is a whole sentence that begins with an ordinary word, so that it can also follow a
# colon; a condition is part of a sentence.

## Whom, what and how much

whom =
    { $who ->
        [one] One of you
        [anyone] Any one of you
        [same] The same Character
        [another] Another of you
        [lot] One of you drawn by lot
        [moved] Whoever an Empathy check touches
        [unmoved] Whoever the Empathy check spares
        [me] This Character
        [others] Everybody else
        [floor] Whoever slept on the floor
        [party] One of last night's party
       *[all] Everybody there
    }

which-state =
    { $state ->
        [fatigue] { state-fatigue }
        [hunger] { state-hunger }
        [wounds] { state-wounds }
        [illness] { state-illness }
       *[misery] { state-misery }
    }

signed =
    { $by ->
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
        [2] +2
        [3] +3
        [4] +4
       *[1] +1
    }

piece =
    { $of ->
        [assault-rifle] { good-assault-rifle }
        [shotgun] { good-shotgun }
        [pistol] { good-pistol }
        [hatchet] { good-hatchet }
        [knife] { good-knife }
        [broken-assault-rifle] { good-broken-assault-rifle }
        [broken-shotgun] { good-broken-shotgun }
        [broken-pistol] { good-broken-pistol }
        [weapon-part] { good-weapon-part }
        [shell] { good-shell }
        [ammo] { good-ammo }
        [canned-food] { good-canned-food }
        [raw-food] { good-raw-food }
        [vegetable] { good-vegetable }
        [pure-alcohol] { good-pure-alcohol }
        [moonshine] { good-moonshine }
        [cigarette] { good-cigarette }
        [coffee] { good-coffee }
        [sugar] { good-sugar }
        [saw-blade] { good-saw-blade }
        [shovel] { good-shovel }
        [lockpick] { good-lockpick }
        [guitar] { good-guitar }
        [broken-guitar] { good-broken-guitar }
        [book] { good-book }
        [electrical-part] { good-electrical-part }
        [mechanical-part] { good-mechanical-part }
        [jewelry] { good-jewelry }
        [filter] { good-filter }
        [meds] { good-meds }
        [bandages] { good-bandages }
        [herbal-meds] { good-herbal-meds }
        [chems] { good-chems }
        [herb] { good-herb }
        [water] { good-water }
        [wood] { good-wood }
        [components] { good-components }
        [food] any food
        [medical] any medicine
        [alcohol] any alcohol
        [weapon] any weapon
        [red] any red token
        [green] any green token
        [grey] any grey token
        [yellow] any yellow token
       *[token] any token
    }

times =
    { $amount ->
        [1] { "" }
       *[other] { " " }×{ $amount }
    }

which-token =
    { $token ->
        [child] The child
        [cat] The cat
        [dog] The dog
        [fine-saw-blade] The Fine Saw Blade
        [camouflage-suit] The Camouflage Suit
       *[suspicion] A suspicion
    }

## People

effect-state = { whom }: { which-state } { signed }.
effect-heal = { whom }: Wounds or Illness { signed }.
effect-relief = { whom }: Misery or Fatigue { signed }.
effect-catch = { whom }: roll the black die; up to { $up_to }, { which-state } { signed }.
effect-treat = { whom }: treated at this Dawn as if with Bandages.
effect-roll-10 = Roll the black die: { $bands }.
effect-tired = This Character: Fatigue +{ $amount }.
effect-actions = { whom }: actions { signed }.
effect-no-actions-left = { whom }: no actions left today.
effect-one-action-day = Nobody takes more than one action in the day.
effect-join = Somebody new joins the group.
effect-leave = { whom } leaves for good.
effect-die = { whom } dies.
effect-gone = { whom } leaves for good if Misery was the cause, and dies otherwise.
effect-away =
    { $until ->
        [dusk] { whom }: away until Dusk.
       *[evening] { whom }: away until Evening.
    }
effect-evacuate = { whom } gets out, alive, for good.

## Pieces

effect-gain = Gain { piece }{ times }.
effect-lose =
    { $every ->
        [true] Discard all { piece }.
       *[false] Discard { piece }{ times }.
    }
effect-pay-value = Discard tokens worth { $amount } or more.
effect-lend = Lend { piece } until tomorrow.
effect-trade =
    You may trade for { $sort ->
        [food] any food
       *[other] { $colours }
    }{ $goods ->
        [none] { "" }
       *[other] , for { $goods }
    }{ $singly ->
        [none] { "" }
       *[other] , for one each of { $singly }
    }, with a commission of { $commission }.
effect-gain-token = { which-token } comes into play.
effect-lose-token =
    { $removed ->
        [true] { which-token } is gone for the rest of the campaign.
       *[false] { which-token } is gone.
    }

## The house and the days

effect-cold = Cold tokens { signed }.
effect-warmth = At this Dawn { $by } less Cold counts.
effect-barricade = Barricades { signed }.
effect-lose-fitting =
    { $named ->
        [bed] Return a Bed to its deck.
       *[other] Return one installed Fitting to its deck.
    }
effect-free-fitting = The Rainwater Collector is installed free; where it cannot be, { $otherwise }.
effect-flood = The basement is flooded, and lost for the campaign. Once, an action brings up all the Water in the box: on a 1 it makes one Character ill.
effect-extra-action =
    { $guards ->
        [true] Each Guard takes one day action.
       *[false] Somebody takes one more action at once.
    }
effect-one-food-for-two = One food feeds two tonight.
effect-look =
    { $deck ->
        [unknown] Look at the top { $amount } of the Unknown deck.
        [events] Look at the top { $amount } of the Event deck.
        [residents] Look at the top { $amount } of the Residents deck.
       *[raids] Look at the top { $amount } of the Night Raid deck.
    }
effect-exchange-location =
    { $which ->
        [near] Exchange the nearest Location.
        [middle] Exchange the middle Location.
       *[far] Exchange the farthest Location.
    }
effect-remove-event = The next Event is removed.
effect-set-objectives = Lay out the Objectives.
effect-narrative = Narrative Actions { signed }.
effect-draw-narratives = Take up to { $most } Fatigue, and choose among as many more Narrative Actions.

## The city and the night

effect-noise =
    { $to ->
        [0] Noise { signed }.
       *[other] Noise goes to { $to }.
    }
effect-noise-roll = Roll for Noise.
effect-return-cards =
    { $amount ->
        [1] Return 1 Exploration card.
       *[other] Return { $amount } Exploration cards.
    }
effect-find =
    { $row ->
        [furniture] Draw Findings, Furniture{ times }.
        [junk] Draw Findings, Junk{ times }.
        [pantry] Draw Findings, Pantry{ times }.
       *[any] Draw Findings, any row{ times }.
    }
effect-special-find = Draw Findings for a special find, which comes on 1 to 5.
effect-add-unknown = { $amount } more cards go into the Unknown deck.
effect-end-exploration = The exploration ends.
effect-capacity = Capacity tonight { signed }.
effect-encounter =
    { $named ->
        [soldiers] Soldiers are met.
       *[other] Somebody is met.
    }
effect-send-off = Those who are met go.
effect-fight-them = Fight them.
effect-fight =
    { $enemies ->
        [1] Fight 1 enemy.
       *[other] Fight { $enemies } enemies.
    }
effect-slip-away = The party leaves the fight unharmed.
effect-reroll = Roll one die again.
effect-hazard =
    { $die ->
        [red] { whom } rolls the red die and bears what it hits.
        [yellow] { whom } rolls the yellow die and bears what it hits.
       *[grey] { whom } rolls the grey die and bears what it hits.
    }
effect-stage-raid = A raid comes now: Damage { $damage }, Wounds { $wounds }.
next-damage =
    { $damage ->
        [0] { "" }
        [-2] { " " }Damage −2
        [-1] { " " }Damage −1
       *[other] { " " }Damage +{ $damage }
    }
next-wounds =
    { $wounds ->
        [0] { "" }
        [-1] { " " }Wounds −1
       *[other] { " " }Wounds +{ $wounds }
    }
next-cut =
    { $cut ->
        [0] { "" }
       *[other] { " " }reduced by { $cut } more
    }
effect-next-raid =
    { $none ->
        [true] The next raid does not come.
       *[false] The next raid to be fought off:{ next-damage }{ next-wounds }{ next-cut }.
    }
effect-cut-commission = The next trade costs no commission.
effect-last-trip =
    { $asks ->
        [near] If the last trip went to the nearest Location, { $effects }.
       *[emptied] If the last party searched everything, { $effects }; otherwise, { $otherwise }.
    }

## Conditions

if-remembered = “{ $memory }” is remembered
    .not = “{ $memory }” is not remembered
token-there =
    { $token ->
        [child] the child is
        [cat] the cat is
        [dog] the dog is
       *[other] it is
    }
if-token-in-play = { token-there } with you
    .not = { token-there } not with you
if-present =
    { $named ->
        [zlata] Zlata is there and awake
       *[other] somebody is there and awake
    }
    .not =
        { $named ->
            [zlata] Zlata is not there
           *[other] somebody is not there
        }
which-fitting =
    { $fitting ->
        [radio] the Radio
        [workshop] the Workshop
        [rainwater-collector] the Rainwater Collector
       *[bed] a Bed
    }
if-installed = you have { which-fitting }
    .not = you do not have { which-fitting }
if-at = you are at the Central Square
    .not = you are elsewhere
if-starter-lives = somebody who was there from the start is alive
    .not = nobody who was there from the start is alive
if-count-owned =
    { $at_most ->
        [-1] you have { $at_least } or more of { piece }
       *[other] { $at_least ->
            [0] you have { $at_most } or fewer of { piece }
           *[other] you have from { $at_least } to { $at_most } of { piece }
        }
    }
    .not =
        { $at_most ->
            [-1] you have fewer than { $at_least } of { piece }
           *[other] you have another number of { piece }
        }
if-count-worst =
    { $at_most ->
        [-1] somebody has { which-state } at { $at_least } or more
       *[other] { $at_least ->
            [0] somebody has { which-state } at { $at_most } or fewer
           *[other] somebody has { which-state } at from { $at_least } to { $at_most }
        }
    }
    .not =
        { $at_most ->
            [-1] nobody has { which-state } at { $at_least } or more
           *[other] nobody has { which-state } at that level
        }
if-count-worst-misery =
    { $at_most ->
        [-1] the worst Misery is { $at_least } or more
       *[other] { $at_least ->
            [0] the worst Misery is { $at_most } or fewer
           *[other] the worst Misery is from { $at_least } to { $at_most }
        }
    }
    .not =
        { $at_most ->
            [-1] the worst Misery is less than { $at_least }
           *[other] the worst Misery is another number
        }
if-count-cold-tokens =
    { $at_most ->
        [-1] there are { $at_least } or more Cold tokens
       *[other] { $at_least ->
            [0] there are { $at_most } or fewer Cold tokens
           *[other] there are from { $at_least } to { $at_most } Cold tokens
        }
    }
    .not =
        { $at_most ->
            [-1] there are fewer than { $at_least } Cold tokens
           *[other] there is another number of Cold tokens
        }
if-count-barricades =
    { $at_most ->
        [-1] you have { $at_least } or more Barricades
       *[other] { $at_least ->
            [0] you have { $at_most } or fewer Barricades
           *[other] you have from { $at_least } to { $at_most } Barricades
        }
    }
    .not =
        { $at_most ->
            [-1] you have fewer than { $at_least } Barricades
           *[other] you have another number of Barricades
        }
if-count-chapter-number =
    { $at_most ->
        [-1] it is Chapter { $at_least } or later
       *[other] { $at_least ->
            [0] it is Chapter { $at_most } or earlier
           *[other] it is Chapter { $at_least } to { $at_most }
        }
    }
    .not =
        { $at_most ->
            [-1] Chapter { $at_least } has not begun
           *[other] it is another Chapter
        }
if-count-party-size =
    { $at_most ->
        [-1] you are { $at_least } or more on the trip
       *[other] { $at_least ->
            [0] you are { $at_most } or fewer on the trip
           *[other] you are from { $at_least } to { $at_most } on the trip
        }
    }
    .not =
        { $at_most ->
            [-1] you are fewer than { $at_least } on the trip
           *[other] there are more or fewer of you on the trip
        }
if-count-bus-seats =
    { $at_most ->
        [-1] you hold { $at_least } or more seats
       *[other] { $at_least ->
            [0] you hold { $at_most } or fewer seats
           *[other] you hold from { $at_least } to { $at_most } seats
        }
    }
    .not =
        { $at_most ->
            [-1] you hold fewer than { $at_least } seats
           *[other] you hold another number of seats
        }
if-count-seats-short = there is a seat for everybody
    .not = there are too few seats
