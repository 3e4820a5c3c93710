"""What is written in the Cellar: its pack, its rulebook, its words."""

PACK = "id: base\ngame: the-cellar\ntitle: The Cellar\nversion: '1'\n"
PROVISIONS = "".join(f"- {{id: jar-{number}, food: {number % 3}}}\n" for number in range(9)) + (
    "- id: honey\n  food: 0\n  effects: [{do: either, of: [[{do: eat, amount: 3}], [{do: eat, amount: 1}]]}]\n"
)
RULEBOOK = """# The Cellar

It is cold.

## Nights

**TOY-NIGHT-1** There are five nights.

**TOY-BID-1** Bid a candle & <hope>.

## Turns

Be careful.

**TOY-TURN-1** Draw as often as you dare.

**TOY-TURN-2** Others may warn you.

**TOY-DRAW-1** Keep the card or bury it.

**TOY-DRAW-2** On a 1 the rats wake.

**TOY-DRAW-3** Honey lures them away.

**TOY-CRUMB-1** Grab.

**TOY-CARD-1** Cards do what they say.
"""
WORDS = """
ask-TOY-BID-1 = How many candles?
ask-TOY-TURN-1 = Draw or stop?
ask-TOY-DRAW-1 = Keep it?
ask-TOY-DRAW-3 = Do you lure them away?
ask-TOY-CRUMB-1 = Grab some?
ask-secret = Do you see { $card }?
pick-bid = Bid { $candles }
pick-draw = Draw
pick-stop = Stop
pick-stop-to-secret = Say nothing
pick-keep = Keep { $card }
pick-bury = Bury { $card }
pick-warn = Warn them
pick-hush = Get ready to be quiet
pick-lure = Spend { $card }
pick-grab = Grab { $crumbs }
effect-eat = Gain { $amount } food.
if-hungry = you have no food
    .not = you have food
if-count-candles-left =
    { $at_most ->
        [-1] at least { $at_least } candles are left
       *[other] at most { $at_most } candles are left
    }
    .not = another number of candles is left
change-bite-by =
    { $less ->
        [true] The rats eat { $amount } less.
       *[other] The rats eat { $amount } more.
    }
change-bite-to = The rats eat { $amount }.
change-bite-times = The rats eat { $amount } times as much.
change-bite-at-most = The rats eat { $amount } at most.
change-bite-at-least = The rats eat { $amount } at least.
forbid-draw = You cannot draw.
when-rats-bit =
    { $whose ->
        [own] When the rats wake near you
        [others] When the rats wake near somebody else
       *[anybody] When the rats wake
    }
when-kept =
    { $whose ->
        [own] When you keep a jar
        [others] When somebody else keeps a jar
       *[anybody] When anybody keeps a jar
    }
event-night-fell = Night { $number } fell.
event-turn-came = { $who } felt along the shelves.
event-drew = { $who } found { $card }.
event-rats-woke = The rats woke up near { $who }.
event-rolled = { $who } rolled { $shown }.
event-lured = { $who } lured them away.
event-grabbed = { $who } grabbed { $crumbs }.
ending-dawn = Dawn came.
"""
