# What the terminal says between the lines of a game.

# The table in plain lines

place = Here: { $card }
card = Card: { $card }
dice = dice { $dice }
me = You
figure-mine = { $name } (yours)
board-cell = Row { $row }, column { $column }: { $what }.
board-cells = Row { $row }, columns { $first } to { $last }: { $what }.
board-spot = { $spot }: { $what }.
board-free = nothing yet
board-columns = Columns { $first } to { $last }
zone-empty = nothing
zone-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
zone-pile = { zone-count }, on top: { $top }
zone-backs = { zone-count }: { $backs }
zone-covered = { zone-count } under a cover (type aim to look)

# Whose turn it is at the keyboard

curtain = Pass the keyboard to { $name }.
device-turn = { $name } chooses now.
press-enter = { $name }, press Enter when nobody else looks:{" "}
pass-hint = Press Enter to let it pass, { $name }.
call = Does anybody want to step in? Type your name or number ({ $names }); it passes by itself in { $seconds } seconds, and Enter passes for all.
call-whom = Nobody of that name is called. Type one of these, or Enter: { $names }.
call-nothing = { $name }, you have nothing to do here. Press Enter:{" "}
ready = The clock of { $seconds } seconds starts when all are ready. Press Enter:{" "}
only-answer = There is only one answer here: { $answer }. Press Enter:{" "}
seconds-left = { $count } s

# Answers that did nothing

type-something = Type the number of an answer, or help.
no-such-number = { $count ->
    [one] There is no answer { $number }; there is only 1.
   *[other] There is no answer { $number }; choose from 1 to { $count }.
}
answer-gone = Answer { $number } can no longer be chosen.
no-answer = No answer and no command has the words “{ $typed }”. Type a number, or help.
several-answers = “{ $typed }” could be { $numbers }. Type the number.
pick-a-line = Type the number of a line, or quit.
undo-what = Say undo, undo step, undo turn or undo round.
cannot-save = The game could not be saved: { $reason }.
rules-what = Say which word you look for, such as: rules hand limit.
no-rules = No rule has the words “{ $typed }”.
log-what = Say how many lines you want, such as: log 30.
look-what = Say which card, by its name or a part of it.
no-card = You see no card called “{ $typed }”.
as-whom = Say who acts; at this keyboard: { $names }.
as-yourself = You are the one who is asked.
nothing-to-do = { $name } has nothing to do right now.
bot-what = Say whom and how, as in: bot Ilka deep. It can be { $kinds }.
watch-what = Say watch on, watch turns or watch off.
no-clock = No clock is running.

# Answers to commands

row-left = { $count ->
    [one] Something came to light, so the last of your numbers was left.
   *[other] Something came to light, so the last { $count } of your numbers were left.
}
pointing-why = { $name }: “{ $why }”
pointed-at = { $label } (wished for by { $names })
saved = Saved: { $file }
why-question = This question is asked because of:
why-event = The last thing that happened: { $text }
no-rule = { $id } is not in the rulebook.
more-rules = { $count ->
    [one] One more rule has these words.
   *[other] { $count } more rules have these words.
}
no-reasons = Nothing is forbidden to you right now that would need a reason.
offers = { $count ->
    [one] { $name } could do one thing now. Type: as { $name }
   *[other] { $name } could do { $count } things now. Type: as { $name }
}
offers-hidden = What others could do is not told where hands are hidden. Whoever wants to look types: as { $names }
no-offers = Nobody else at this keyboard can do anything now.
thinks-ahead = { $name } thinks ahead.
watch-is-on = You are asked at every step of the bots.
watch-is-turns = You are asked before each turn of a bot.
watch-is-off = The bots play on without asking you.

# Commands by name; the English names are understood in every language

command-undo = undo
command-save = save
command-why = why
command-rules = rules
command-log = log
command-look = look
command-cant = cant
command-foresee = foresee
command-threat = threat
command-hint = hint
command-decks = decks
command-table = table
command-offers = offers
command-as = as
command-point = point
command-watch = watch
command-bot = bot
command-time = time
command-help = help
command-quit = quit
undo-choice = choice
undo-step = step
undo-turn = turn
undo-round = round
watch-on = on
watch-turns = turns
watch-off = off

help = Type the number of an answer, or a word that only this answer has. Several numbers in a line, such as 3 5 1, are picked one after the other where they make up one thing. Or type one of these:
block-shut = { $heading }: { $count } answers. Type { $heading } to read them.
help-undo = undo [step | turn | round]: take back your last choice, or more of it
help-save = save [FILE]: save the game (it is saved after every choice anyway)
help-why = why: the rules behind this question and behind what happened last
help-rules = rules WORD: the rules in which a word stands, or the rule with an ID
help-log = log [N]: the last lines of the chronicle, with their rules
help-look = look CARD: all that is printed on a card you see
help-cant = cant: what you cannot do now, and why
help-foresee = foresee NUMBER: what an answer does, as far as you can know
help-threat = threat: what you would lose if your turn ended now
help-hint = hint: what a careful player would do
help-decks = decks: what the decks still hold, as far as you can know
help-table = table: the whole table once more
help-offers = offers: who else at this keyboard could do something now
help-as = as NAME: another person at this keyboard acts
help-point = point [NAME] NUMBER: point at an answer to a question that somebody decides for all; without a number, at none
help-watch = watch on | turns | off: when you are asked while bots decide
help-bot = bot NAME KIND: another bot plays for somebody from now on, as in: bot Ilka deep
help-time = time: let the clock of a race run out
help-help = help: this list
help-quit = quit: save and leave

# The beginning and the end

seats = At the table: { $names }
seat-person = { $name }
seat-random = { $name } (plays at random)
seat-sensible = { $name } (an ordinary bot)
seat-quick = { $name } (a bot that thinks ahead, quickly)
seat-careful = { $name } (a bot that thinks ahead, carefully)
seat-deep = { $name } (a bot that thinks ahead, deeply)
commitment = The dice are sealed: SHA-256 { $hash }
type-help = Type help at any question.
goes-on = { $verdict ->
    [exact] The game goes on exactly where it was saved.
    [migrated] The game goes on, but not everything is as it was. { $reason }
   *[diverged] The game goes on from the start of its current step. { $reason }
}
over = The game is over.
winners = Winners: { $names }
nobody-won = Nobody won.
statistics = { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
} in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $undone ->
    [0] none of them taken back
    [one] 1 taken back
   *[other] { $undone } taken back
}.
seed = The seed was { $seed }, the salt { $salt }.
check-seed = To check the dice: printf '{ $preimage }' | sha256sum gives the seal shown at the start.
kept = The whole story: holdouts story { $file }
left = The game is saved. Go on with: holdouts continue { $file }
broken-off = The input ended before the game did. It is saved; go on with: holdouts continue { $file }

# Campaigns

campaign-over = The campaign is over.
campaign-left = The campaign is saved. Go on with: holdouts campaign continue { $file }
campaign-broken-off = The input ended before the campaign did. It is saved; go on with: holdouts campaign continue { $file }
next-chapter = Press Enter for the next chapter:{" "}

# The menu

menu = What would you like to do?
menu-continue = Continue the game saved last: { $file }
menu-saves = Continue another saved game
menu-new = New game
menu-campaign = Start a campaign
menu-rules = Read the rules
menu-quit = Quit
menu-game = Which game?
menu-scenario = { $title }: which one?
menu-language = Which language?
menu-seats = How many players: { $allowed }?
menu-save = Which saved game?
menu-kinds = A bot is ordinary (sensible), or thinks ahead, ever longer (quick, careful, deep), or draws lots (random).
menu-seat = Who plays seat { $number }? Type a name for a person, or one of: { $kinds } (Enter: { $usual })
menu-module = { $name }: { $allowed } (Enter: { $usual })
menu-rules-what = Which word, chapter or ID? (Enter: back to the menu)
menu-more = More options? yes or no (Enter: no)

# What comes

foresee-what = Which answer? Type foresee and its number.
no-turn-to-end = There is no turn that you could end now.
if-turn-ends = If your turn ended now:
careful-would = A careful player would choose { $number }: { $answer }
careful-waits = A careful player would wait.
no-decks = There is nothing to tell about decks.
