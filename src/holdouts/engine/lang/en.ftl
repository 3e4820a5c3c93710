# What every game says, whatever it is about.

## Questions

ask-over = The game is over.
ask-others = Waiting for { $who }.
ask-wait = Wait a moment: somebody may have something to decide.
ask-either = Choose one.
ask-may = { $of } Will you?

pick-this = { $way }
pick-leave-it = Leave it.

## The chronicle

event-took-back =
    { $who } took back { $count ->
        [one] a choice.
       *[other] { $count } choices.
    }
event-changed-hands =
    { $now ->
        [person] A person plays for { $who } from here on.
        [random] A bot that draws lots plays for { $who } from here on.
        [sensible] A careful bot plays for { $who } from here on.
        [default] Nobody chooses for { $who } any more: the usual answer stands in from here on.
       *[other] { $now } plays for { $who } from here on.
    }
somebody = Somebody

## Effects of every game
# An effect is one or more whole sentences; it begins with an ordinary word, so that it can also follow a colon.

effect-either = Either { $ways }.
effect-may = You may { $effects }.
effect-each =
    { $who ->
        [others] Each other player in turn, clockwise: { $effects }.
       *[everyone] Each player in turn, clockwise: { $effects }.
    }
effect-repeat = Do this { $times } times: { $effects }.
effect-roll = Roll a die with { $faces } faces; if it shows { $least } or more, { $effects }.
effect-otherwise = Otherwise, { $effects }.

## Story

story-players = Who played
story-seat-person = { $name }
story-seat-random = { $name }, played by a bot that draws lots
story-seat-sensible = { $name }, played by a careful bot
story-seen-by = As { $name } saw it.
story-seen-by-all = As everybody saw it.
story-opening = Before it began
story-result = How it ended
story-open = The game is not over yet.
story-winners = Winners: { $who }.
story-no-winners = Nobody won.
story-chance = Chance
story-commitment = Shown before the first choice: { $commitment }
story-revealed = Seed { $seed }, salt { $salt }. The SHA-256 of “{ $preimage }” is what was shown before the first choice: nobody could change the dice afterwards.
story-rules = Rules cited
