# What every game says, whatever it is about.

## Questions

ask-over = The game is over.
ask-others = Waiting for { $who }.
ask-openly = { $who } decides. { $text }
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
        [sensible] An ordinary bot plays for { $who } from here on.
        [quick] A bot that thinks ahead, quickly, plays for { $who } from here on.
        [careful] A bot that thinks ahead, carefully, plays for { $who } from here on.
        [deep] A bot that thinks ahead, deeply, plays for { $who } from here on.
        [open] The seat of { $who } is offered to somebody else.
        [default] Nobody chooses for { $who } any more: the usual answer stands in from here on.
        [late] { $who } thought for too long: the usual answer stands in this time.
       *[other] { $now } plays for { $who } from here on.
    }
event-saved = Everybody agreed to save the game to a file, as { $who } had asked.
event-taken-up =
    { $who } took the game up again here, { $count ->
        [0] from its beginning: it was played to its end at another table.
        [one] after its first choice: it was played to its end at another table.
       *[other] after choice { $count }: it was played to its end at another table.
    }
event-halted = A rule failed, and failed again. The game is paused, and what happened is noted for whoever runs this server.
event-accused = { $who } suspects { $other } of betrayal.
event-withdrew = { $who } no longer suspects { $other }.
event-said = { $who }: “{ $phrase }”
somebody = Somebody
named = “{ $name }”
cards-none = nothing
tag-you = you

## Effects of every game
# An effect is one or more whole sentences; it begins with an ordinary word, so that it can also follow a colon.

effect-either = Either { $ways }.
effect-may = You may { $effects }.
effect-each =
    { $who ->
        [others] Each other player in turn, clockwise: { $effects }.
       *[everyone] Each player in turn, clockwise: { $effects }.
    }
effect-roll =
    { $dice ->
        [1] Roll a die with { $faces } faces: { $bands }.
       *[other] Roll { $dice } dice with { $faces } faces: { $bands }.
    }
effect-roll-band =
    { $span ->
        [1] on { $most }, { $effects }
       *[other] on { $least } to { $most }, { $effects }
    }
effect-roll-join = { "; " }
effect-nothing = nothing happens
effect-when = If { $condition }, { $effects }.
effect-otherwise = Otherwise, { $effects }.

## What lasts as long as a card is in force, in every game

change-if = If { $condition }: { $change }
forbid-if = If { $condition }: { $ban }
listens = { $when }: { $effects }
listens-if = { $when }, if { $condition }: { $effects }

## Story

story-players = Who played
story-seat-person = { $name }
story-seat-random = { $name }, played by a bot that draws lots
story-seat-sensible = { $name }, played by an ordinary bot
story-seat-quick = { $name }, played by a bot that thinks ahead, quickly
story-seat-careful = { $name }, played by a bot that thinks ahead, carefully
story-seat-deep = { $name }, played by a bot that thinks ahead, deeply
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

## Story: prose, the table as it stood, and where it turned

story-times = { $deed } ({ $count } times)
story-deeds = { $who } { $deeds }.
story-deeds-then = After that, { $who } { $deeds }.
story-deeds-last = { $deeds }, then { $last }
story-log = The log of this turn
story-stood = The table as it stood
story-stood-at-last = The table as it stood at the end
story-at = At { $place }
story-gauge = { $title } { $value }
story-gauge-of = { $title } { $value } of { $most }
story-more-cards = { $cards } and { $count } more
story-turned = Where it turned
story-better = for the better
story-worse = for the worse
story-lived = Still alive at the end: { $who }.
story-nobody-lived = Nobody lived to see the end.
story-apart = { $name } had been cast out.
story-fell = { $name } did not see the end. { $how }
story-unseen = Nobody saw how.
course-change = { $title } from { $before } to { $after }
course-change-of = { $who }: { $title } from { $before } to { $after }

## What cannot be settled before a game

setup-unknown = There is no option “{ $name }”; there are: { $known }.
setup-unknown-near = There is no option “{ $name }”; did you mean “{ $near }”?
setup-flag = { $option } is yes or no, not “{ $value }”.
setup-choice = { $option } cannot be “{ $value }”; choose { $values }.
setup-number = { $option } cannot be “{ $value }”; it goes from { $least } to { $most }.
setup-scenario = Scenario
setup-range = { $least } to { $most }
setup-several = any of these, separated by commas: { $values }
setup-each = one for each player, separated by commas: { $values }
setup-unreadable = { $option } cannot be read: { $reason }
setup-malformed = This cannot be read: { $reason }
setup-excess =
    { $what ->
        [number] The number at { $where } is too large.
        [text] The text at { $where } is too long.
        [entries] There is too much at { $where }.
       *[depth] What stands at { $where } is nested too deeply.
    }
setup-one-each =
    { $option }: one for each player, { $count ->
        [one] 1 for { $seats } does not fit.
       *[other] { $count } for { $seats } do not fit.
    }
setup-twice = { $option }: { $value } can be chosen only once.
setup-only-for = { $option } is only for tables of { $players }, not of { $seats }.
setup-alone = “{ $option }” is for one person who plays every seat, without bots or friends.
setup-no-scenario = There is no scenario “{ $name }”; choose { $known }.
setup-seats =
    { $scenario } is for { $exact ->
        [true] exactly { $least ->
            [one] 1 player
           *[other] { $least } players
        }
       *[false] { $least } to { $most } players
    }, not { $seats }.
setup-no-seat = There is no seat { $seat } to begin.
setup-no-pack = There is no pack called “{ $name }”.
setup-no-language = “{ $lang }” is not one of the languages spoken here: { $known }.
setup-elsewhere = Scenario, seats and packs are not among the options.
setup-none-yours = One of the seats must be yours.
setup-several-yours = One of the seats is yours; others at your device are another kind.
setup-same-commitment = Two seats promise the same to chance.
setup-same-name = Two players have the same name.
setup-crowd = { $named } players are named, but { $seats } can sit down.
replay-unreadable = “{ $code }” names no game of a simulation. It reads GAME/SCENARIO/PLAYERS/BOTS/SEED/NUMBER.
setup-seat-kind = “{ $kind }” cannot play a seat; choose { $kinds }. A person is written NAME=person.
setup-no-campaign = { $game } has no campaign.
setup-campaign-damaged = This campaign is damaged: { $reason }.
setup-campaign-over = This campaign has come to its end.

## What cannot be chosen or taken back

illegal-over = The game is over.
illegal-which-seat = Several seats may act now: say which one chooses.
illegal-answered = This seat has answered already.
illegal-option = Seat { $seat } cannot choose { $option } now.
illegal-point = There is no public question to point at an answer of.
illegal-point-own = This question is yours: choose.
illegal-point-what = This question has no such answer.
illegal-in-row = Nothing was done: pick { $place } of the row cannot be chosen where it stands.
illegal-row-ended = Nothing was done: the row is complete before pick { $place }.
undo-nothing = Nothing has been chosen yet.
undo-unseen = While plans are made in secret, nothing can be taken back.
undo-nothing-of-yours = You have not chosen anything yet.
undo-too-long-ago = What came before this step can be read, but not taken back.
undo-revealed = Dice were rolled or something hidden was shown since: that cannot be taken back.
undo-others = Somebody else has chosen since: only your own choices can be taken back.

## What cannot be said

talk-no-phrase = There is no such phrase at this table.
talk-no-suspect = Nobody here can suspect that seat of betrayal now.
talk-over = The game is over: its story is told to the end.
talk-enough = The story of this game holds { $most } remarks, and no more: write the rest by hand.

## What cannot be loaded, or not as it was

load-no-file = There is no file { $file }.
load-empty = This file is empty.
load-too-large = This file is far too large to be a save.
load-not-a-save = This is not a save of Holdouts.
load-newer = This save was written by a newer version of Holdouts.
load-no-seal = This save is damaged or cut short: its first line cannot be read.
load-cut-short = This save is cut short: { $left } of { $bytes } bytes are left.
load-altered = This save is damaged: its content is not what was saved.
load-damaged = This save is damaged: { $reason }.
load-no-cards = This save is damaged: it names no cards.
load-other-names = This save is damaged: its players do not fit its names.
load-no-game = This is a save of a game that is not here: { $name }.
load-no-pack = This game needs a pack that is not here. { $reason }
load-bad-pack = This game needs a pack that cannot be read: { $reason }
load-other-cards = The pack “{ $pack }” holds other cards now than when this game was saved.
load-value = This save is damaged: { $where } cannot be “{ $value }”.
load-part = This save is damaged: { $where } cannot be read ({ $reason }).
load-too-much = This save holds too much: { $where } has more than { $most } entries.
load-excess =
    This save cannot be opened here: { $what ->
        [number] the number at { $where } is too large.
        [text] the text at { $where } is too long.
        [entries] there is too much at { $where }.
       *[depth] what stands at { $where } is nested too deeply.
    }
load-setup = The game of this save cannot be set up. { $reason }
load-unplayable = This game cannot go on: from where the save says it stands, the rules fail ({ $reason }).
load-version = The game was saved by version { $then }; this is { $now }.
load-pack-changed = The pack “{ $pack }” has changed since.
load-astray = From its seed the game no longer comes to the same point ({ $reason }).
load-differs =
    it differs after { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
load-no-step = there is no step “{ $name }” any more
load-fault = { $fault }
load-step-anew = The choices of the current step cannot be made again ({ $reason }): it starts anew.
load-from-step = It goes on from its current step; what came before cannot be taken back.
load-rules-changed = The rules have changed too much for this game to go on ({ $reason }).

## Whether chance was kept

verify-seal = Seal: the secret and the salt give { $seal }, which was shown before the first card.
verify-seal-wrong = Seal: { $seal } was shown before the first card, but the secret and the salt give { $gives }.
verify-no-seal = Seal: this save does not hold what was shown before the first card.
verify-saw = Seal: it is the one that you were shown.
verify-saw-wrong = Seal: you were shown { $saw }, but this save says { $seal }.
verify-not-mixed = Contributions: none. The seed { $seed } was drawn or chosen where the table was opened.
verify-share = Contribution of { $name }: it fits { $commitment }, promised before the others were known.
verify-share-wrong = Contribution of { $name }: it does not fit { $commitment }, which was promised.
verify-untold = Contribution of { $name }: promised as { $commitment } and never told; the table went on without it.
verify-server = Contribution of { $name }: none; the server drew alone for that seat.
verify-strangers = Contributions: there are some of seats that are not there, or two of one seat.
verify-seed = Seed: the secret and the contributions give { $seed }.
verify-seed-wrong = Seed: the game was dealt from { $seed }, but the secret and the contributions give { $gives }.
verify-replay =
    Replay: from this seed, { $count ->
        [one] the one choice leads
       *[other] all { $count } choices lead
    } to the same end.
verify-replay-wrong = Replay: the choices do not lead to where the game stands. { $reason }
verify-good = This game checks out: nobody at the table and nobody at the server could choose its cards.
verify-good-alone = This game checks out: its cards follow from its seed, and its end from its choices. Nobody else had a part in the seed.
verify-wrong =
    { $count ->
        [one] This game does not check out: one thing is not as it was promised.
       *[other] This game does not check out: { $count } things are not as they were promised.
    }
briefing-win-title = How to win
briefing-lose-title = How to lose
briefing-special-title = This time
briefing-you-title = Who you are
briefing-decks-title = What the decks hold

## What an answer does

foresight-change = { $gauge } { $before } to { $after }
foresight-change-of = { $gauge } { $before } to { $after } of { $most }
foresight-range = { $gauge } { $before } to between { $least } and { $most }
foresight-whose = { $who }: { $what }
foresight-odds = { $what }: { $ways } of { $of }
foresight-nearly = { $what }, almost certainly
foresight-unless = { $what }, unless others step in
foresight-often = { $what }: about { $tenths } in 10
foresight-mostly = { $what }: more than 9 in 10
foresight-seldom = { $what }: less than 1 in 10
foresight-won = You win
foresight-lost = You lose
foresight-unread = What comes then stands on a page that nobody has read yet
foresight-price = Its price: { $price }
foresight-setting = What comes of this shows once the table is set.
foresight-nothing = Nothing changes before the next question.
advice-wins = This way you come through in { $won } of { $games } imagined games.
advice-lost = All looks lost: in { $games } imagined games you never come through, neither this way nor by this: { $answer }.
advice-second = Second best: { $answer }. That way in { $won } of { $games }.
advice-second-by-chance = Second best: { $answer }. That way in { $won } of { $games }; chance alone may make that difference.
advice-equal = Just as often that way: { $answer }.
advice-alike = As far as can be foreseen, the best answers come to the same.
odds-roll = { $count } or less
foresight-no-threat = No loss in sight before you are asked again.
deck-holds = { $count } × { $name }
deck-holds-about = about { $count } × { $name }
deck-holds-perhaps = perhaps { $name }

## What is said at every table

phrase-yes = Yes.
phrase-no = No.
phrase-wait = Wait a moment before you go on.
phrase-help = I need help.
phrase-thanks = Thank you.
