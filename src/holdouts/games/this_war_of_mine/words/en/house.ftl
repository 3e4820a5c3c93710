# The house, the group and Storage as they lie on the table.

## What lies there

zone-house = The house
zone-group = The group
zone-storage = Storage
zone-pile = Findings
zone-load = To carry home
zone-narratives = Narrative Actions
zone-met = Now
zone-fight = The fight
zone-city = The city
zone-aim = Objective
zone-days = The days
zone-scenario = Scenario
zone-fittings = What can be built
zone-ideas = Ideas
zone-coming = What is coming
gauge-ahead = Cards ahead
gauge-weight = Weight
gauge-seats = Seats on the bus
type-character = Character
type-fitting = Fitting
type-location = Location
type-exploration = Exploration
type-residents = Residents
type-raid = Night Raid
type-visitor = Visitor
type-fate = Fate
type-event = Event
type-objective = Objective
type-scenario = Scenario
type-narrative = Narrative Action
type-token = Token
type-good = Goods
type-enemy = Enemy
type-space = Room

## Rooms

kind-rubble-means = It blocks the way. Clear it with a Shovel, or two pairs of hands; what lies under it belongs to you.
kind-remnants-means = Half of it is cleared. It still blocks the way.
kind-bars-means = They block the way. Saw through them with a Saw Blade.
kind-locked-door-means = It blocks the way. It takes a Lockpick, and some luck.
kind-furniture-means = It does not block the way. Clear it, and see what it holds.
kind-junk-means = It does not block the way. Clear it, and see what is of use.
kind-hole = Hole
kind-hole-means = The cold and the street come in here. A Barricade closes it.
kind-barricade = Barricade
kind-barricade-means = The Hole is boarded up: less cold, and harder for whoever comes at night.
printed-guard = Guard
printed-guard-means = Whoever stands guard at night stands here. All ways through the house begin here.
printed-floor = Blankets
printed-floor-means = Whoever has no Bed sleeps here, and loses two of Fatigue.
printed-go-outside = The door
printed-go-outside-means = Go outside: somebody may be met, or come along.
printed-new-idea = New idea
printed-new-idea-means = Think: two Ideas of your choice can be built from then on.
printed-rummage = Rummage
printed-rummage-means = Rummage: a few pieces of Wood and Components, as you like.
printed-search = Search
printed-search-means = Search: one card of Findings.
printed-wild-garden = Wild garden
printed-wild-garden-means = Look what grows there: an Herb, a Vegetable, or nothing.
printed-fetch-water = Standing water
printed-fetch-water-means = Fetch water: all that is left in the box, once. On a 1 it makes somebody ill.
mark-ladder = A ladder
    .symbol = ≡
mark-wait = Ready at Dawn
    .symbol = ⧗
mark-closed = Nobody gets in any more
    .symbol = ×
mark-stack = Another card lies under it
    .symbol = 2
tag-under-it = Under it: { $what }
tag-at-work = { $person }: { $deed }

## People and goods

mark-out = in the city
mark-away = away until: { $phase }
mark-at-work = { $deed } ({ $space })
mark-asleep = asleep
mark-sits-out = sits this step out
mark-fives = { $count } of them on Storage x5
mark-distance = { $place ->
    [0] near
    [1] farther
   *[2] far
}
mark-tonight = tonight
mark-hidden = something is hidden there
mark-lasting = lies here until it is over
mark-latest = has come to pass
enemy-has = In hand: { $goods }.
corner-track = { $count } of { $most } squares
corner-count = { $count } of it

## The city and fights

zone-streets = The city at night
corner-prowess = Prowess { $count }
track-wounds = Wounds: { $count } of { $most }
mark-die = Rolls { $die }
bare-hands = Bare hands
tag-shoots = Stands back and shoots: strikes first.
tag-close = Stands close: strikes when the shots have been fired.
