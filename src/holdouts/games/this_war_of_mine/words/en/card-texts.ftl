# What is printed on cards, made from what they do.

## People and the house

text-nothing = It does nothing by itself.
# Components are never one by their name: beside 2 × Wood they could be any number.
text-amount = { $count ->
    [1] { $of ->
        [components] 1 × { piece }
       *[other] { piece }
    }
   *[other] { $count } × { piece }
}
text-food = { $count ->
    [0] Food: whoever eats it gets no hungrier.
   *[other] Food: Hunger −{ $count }.
}
text-alcohol = Alcohol: Misery −1, Fatigue +{ $count }.
text-medicine = { $kind ->
    [bandages] Medicine, for Wounds: laid on somebody's card, it works at Dawn.
   *[other] Medicine, against Illness: laid on somebody's card, it works at Dawn.
}
text-weapon = { $gun ->
    [true] A gun: { $die }, and a piece of Ammo for each shot.
   *[other] A weapon: { $die }.
}
text-ammo = A gun takes one for each shot.
text-good = Worth { $value }, weight { $weight }, { $count } in the box.
text-character = Empathy { $empathy }, Prowess { $prowess }, backpack { $backpack }.
text-habit = Habit: { piece }.
text-opens-with = Opens doors with: { piece }, and keeps it.
text-ability = { $use ->
    [day] Once a day
    [trip] Once a night out
   *[always] At any time
}{ $at ->
    [action] , as a day action
    [trip] {""} in the city
    [flight] , when fleeing
    [dawn] {""} at Dawn
   *[any] {""}
}: { $effects }
text-takes = It takes: { piece }.
text-first-loot = Half cleared: { $goods }.
text-loot = Under it: { $goods }.
text-cost = To build: { $goods }.
text-next-to = Stands beside: { $name }.
text-bed = Whoever sleeps in it wakes with Fatigue 0.
text-bonus = Built for the first time: { $effects }
text-raid-shield = Every raid: Damage −{ $damage }, wounds −{ $wounds }.
text-action = Action, { $deed }{ $daily ->
    [true] , once a day
   *[false] {""}
}{ $waits ->
    [true] , ready at Dawn
   *[false] {""}
}{ $asleep ->
    [true] , asleep or awake
   *[false] {""}
}{ $owning ->
    [none] {""}
   *[book] , with a Book in Storage
}: { $each ->
    [true] as often as you can pay, { $ways }
   *[false] { $ways }
}.
text-recipe = { $pay } → { $gain }
text-less-cold = { $count } Cold less
text-barricades = { $count } Barricade

## The city

text-here = Here one can: { $deeds }.
text-maps = To be found here: { $maps }.
text-arrival = On arrival: { $effects }
text-leaving = On leaving: { $effects }
text-residents = Whoever is met here: { $name }.
text-residents-if-armed = Whoever comes armed first meets: { $name }.
text-special = A special find { $instead ->
    [true] is one token of your choice: { piece }.
   *[false] brings one token of your choice besides: { piece }.
}
text-doubled = What is found here counts twice: { piece }.
text-distant = Only where it lies far off: not on the nearest space.
text-enemies = { $count ->
    [one] One enemy
   *[other] { $count } enemies
}. A: { $a }; B: { $b }; C: { $c }.{ $thug ->
    [true] {" "}Nobody mourns them.
   *[false] {""}
}
text-unarmed = nothing
text-stays = They live here: what is found is theirs.
text-offer = { $name }: { $effects }.
text-offer-for = { $name } ({ $price }): { $effects }.
text-returns = { $count ->
    [one] one card back
   *[other] { $count } cards back
}
text-noise = Noise +{ $count } and a roll
text-value = tokens worth { $count } or more
text-all-food = all food
text-kept = Kept in mind, it allows a stab in the back before a fight of this night.
text-may-end = You may turn back after this.
text-reality = The book is opened.
text-script = A page of the book is read.
text-row = { $row ->
    [furniture] Furniture
    [junk] Junk
    [pantry] Pantry
   *[special] Special find
}: { $goods }.
text-raid = Damage { $damage }, wounds { $wounds }{ $loss ->
    [value] ; the most valuable goes first.
    [green] ; green tokens go first.
   *[choice] .
}
text-unless-cut = Unless reduced by { $count }: { $effects }

## The days

text-settles = The Objective is settled, and the next one turned up.
text-cold = Cold +{ $count }.
text-lies = { $stays ->
    [raids] It lies there for { $count ->
        [one] one night
       *[other] { $count } nights
    }.
    [wounded] It lies there until somebody is hit.
    [chapter] It lies there until the next Chapter.
    [dawn] It lies there until Dawn is over.
    [night] It lies there for tonight's raid.
   *[day] It lies there for the day.
}
text-ceasefire = The war is over.
text-squares = To discard, in any order: { $goods }.
text-worth = Tokens worth { $count } in all are to be discarded.
text-needs = When it is settled: { $need }.
text-reward = If met: { $effects }
text-penalty = If missed: { $effects }
text-treats = { $state ->
    [wounds] Wounded
   *[illness] Ill
}, with { $medicine ->
    [meds] Meds
    [herbal] Herbal Meds
   *[bandages] Bandages
}: −{ $count }.
text-untreated = { $state ->
    [wounds] Wounded
   *[illness] Ill
} from level { $least } on, untreated: +{ $count }.
text-frost = With { $count } Cold or more: { $effects }
text-trait = { $letter ->
    [A] Traits, A: whoever lacks what they are used to, Misery +1; whoever finds solace, Misery −1.
    [B] Traits, B: whoever has Empathy { $warm } or more and somebody else at Wounds or Illness { $bad }, Misery +1; the others with less than { $larder } Food in Storage, Misery +1.
   *[C] Traits, C: whoever has Hunger { $starving } or Wounds { $bad }, Misery +1; whoever has no State above 1, Misery −1.
}
text-exchange = { $which ->
    [near] The nearest Location
    [middle] The middle Location
   *[far] The farthest Location
} makes room for another.
text-twist = In a fight, with the { $die ->
    [grey] grey
    [yellow] yellow
   *[red] red
} die: { $does ->
    [wounds] { $count } wounds.
    [dodge] a dodge, no wounds this round.
    [jammed] the weapon jams for this fight.
   *[lost] the weapon is lost for this fight.
}
text-timing = Played { $timing ->
    [dusk] at Dusk
    [evening] in the Evening
    [day] by day, after a step
    [trip] in the city
    [findings] when finds are chosen
    [raid-before] before a raid
    [raid] in a raid
    [fight-before] before a fight
    [fight] in a fight
    [die] on a combat die
    [dawn] at Dawn, before Fate
    [trade] before a trade
   *[any] at any time
}.
text-token = Worth { $value }, weight { $weight }.
text-scenario = { $people } people, { $events } ordinary Events, Cold { $cold }.
text-colour = It says which entry of the book is read.

## What lasts

change-backstab-by = A stab in the back that hits deals { $amount } more.
change-backstab-suffered-by = Once a night out, when you flee: { $amount } wounds fewer in the back.
change-catch-by = A Trap yields { $amount } more.
change-commission-by = A trade costs { $amount } less commission.
change-green-price-by = Green tokens cost { $amount } more.
change-junk-draw-at-least = In junk, draw { $amount } Findings and keep one.
change-pantry-draw-at-least = In a pantry, draw { $amount } Findings and keep one.
change-noise-limit-at-most = Noise never rises above { $amount } here.
change-noise-start-to = Noise starts at { $amount } here.
change-raid-damage-by = Raids do { $amount } more Damage.
change-raids-at-least = { $amount } raid cards are drawn.
change-rummage-by = Rummaging brings { $amount } more.
change-snipers-at-least = Whoever sets out rolls the red die, until somebody is hit.
change-special-furniture-at-least = In furniture, special finds come up to { $amount } on the die.
change-unknown-by = { $amount } cards more are laid out.
change-water-wood-at-least = Every two Water drunk today cost a Wood too.
change-wood-capacity-by = { $amount } more can be carried home, of Wood only.
forbid-shovel = Clears Rubble without a Shovel.
forbid-cooking-water = Cooks without Water.
