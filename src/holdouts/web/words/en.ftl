# What the page says around a game.

skip = Skip to the table
home = Home
languages = Language
tools = Tools
tabs = What to look at
close = Close
copy = Copy
copied = Copied

## The parts of the table

part-scene = Table
part-prompt = What you may do
part-hand = What is yours
part-people = People
part-log = Log
part-chat = Chat
part-side = People, log and chat
zone-empty = empty
cell-free = a tile may lie here
also-now = You may also
you-could = You could step in
row-hint = Pick one after the other: nothing is done before you confirm.
row-picked = Picked
end-pages = The last pages
beyond = Out of reach
in-hand = In hand:
in-hand-release = Let go
row-remove = Take this one back
row-complete = Is that how you want it?
row-confirm = Confirm
row-so-far = Do this much now
row-left =
    Something came to light, so { $count ->
        [one] the last of your picks was left.
       *[other] the last { $count } of your picks were left.
    }
pointing = pointed at by
pointing-why = { $name } (“{ $why }”)
public-point = You can point at an answer, for all to see.
public-read = Everybody at the table reads these answers.
tag-deciding = deciding
tag-thinking = thinking ahead
watching = You are looking on. Nothing hidden is shown to you.
paused = Paused
paused-by = { $who } has paused the game.
paused-why = Nobody can choose, and no clock runs.
paused-until = It goes on when { $who } wants it to; once they have been away for { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }, anybody here may say so.
clock = Seconds left
clock-still = stopped
since-your-turn = since your last choice
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
rule-open = Read rule { $id }
sheet = All cards of this pile
gathering = Not everybody has come yet. Send these links to your friends; the game begins when all are here.
gathering-wait = Not everybody has come yet. The game begins when all are here.
past = As it was after choice { $number }

## Tools

undo = Undo
rules = Rules
rules-search = Search the rules, or type an ID
rules-none = No rule has these words.
history = History
history-at = After choice
history-close = Back to now
rewind = Ask to go back here
rewind-title = Go back?
rewind-lost = { $count ->
        [one] One choice would be taken back.
       *[other] { $count } choices would be taken back.
    }
rewind-why = It is done when everybody who has a seat here has agreed, and it cannot be undone.
rewind-no = Stay here
again = Play on from here at a new table
help = Help
settings = Settings
no-animation = No animation
this-game = This game
light = Light
light-auto = Automatic
light-dark = Dark
light-light = Light
this-page = This page
pause = Pause
go-on = Go on
seats = Seats
seat-you = you
seat-host = host
seat-person = person
seat-device = at this device
seat-open = waiting for a friend
seat-sensible = ordinary bot
seat-quick = bot that thinks ahead, quickly
seat-careful = bot that thinks ahead, carefully
seat-deep = bot that thinks ahead, deeply
seat-random = random bot
invite-link = Invitation for { $name }
watch-title = Looking on
watch-link = Link for those who look on
invite-new = New invitation
watch-new = New link
watch-end = Withdraw the link
watch-none = Nobody can look on: there is no link.
watch-note = Whoever has this link sees what lies open, and nothing hidden. A new link, or none, shuts out those who came by this one.
hand-over = Let a bot play
hand-level = Another bot
hand-open = Offer it to a friend
hand-when = A bot may play your own seat whenever you like. When somebody has been away for { $bot ->
        [one] a minute
       *[other] { $bot } minutes
    }, a bot may play for them until they are back; after { $seat ->
        [one] a minute
       *[other] { $seat } minutes
    } the host may offer their seat to somebody else.
hand-for = Let a bot play for { $name }
hand-mine = Take my seat back
bot-plays = A bot plays for you.
keep-save = Save to a file
ask-save = Ask to save to a file
kept-save = Save to a file, as of choice { $number }
save-later = It can be saved when the game is over.
read-story = Read the story
play-again = Play another
report = Report a problem

key-digits = choose the answer with that number
key-arrows = move between answers and cards
key-enter = choose what has the focus
key-undo = take back your last choice
key-confirm = confirm what you have picked
key-remove = take back what you picked last
key-log = go to the log
key-chat = go to the chat
key-rules = open the rulebook
key-history = look at the game so far
key-settings = settings, seats and invitations
key-help = this help
key-escape = close what is open
help-cards = Things with a bright rim and a ◆ can be chosen now. Point at a card, focus it or tap it to read it; if it cannot be used, it says why.
help-rows = Where several picks make up one thing, they are gathered first: pick, look at what you have, take something back, confirm. A question that somebody answers for all can be read by everybody, and you may point at the answer you would like.
seat-here = here
seat-away = away
rules-find = Search

## Connection and curtain

reconnecting = The connection is gone. Trying again…
reconnected = Connected again.
no-such-answer = No answer has that number.
seat-lost = This seat is no longer yours.
watch-lost = This table is no longer open to you.
curtain = Pass the device to { $name }.
curtain-why = What the last player held is hidden.
curtain-lift = I am { $name }: show my cards
lower-curtain = Hide my cards
device-turn = { $name } chooses now.

## Going back together

vote-yes = Agree
vote-no = Refuse
vote-wait = It is done when everybody concerned has agreed.
vote = { $who } asks to go back to choice { $target }: { $count ->
        [one] one choice
       *[other] { $count } choices
    } would be taken back.
vote-save = { $who } asks to save the game to a file. The file holds everything, also what is hidden from the others.

## The end

over = The game is over.
end-winners = Winners: { $who }
end-no-winners = Nobody won.
seed-title = Chance, to check
seed-sealed = The seed is settled, and told at the end. Until then this is its seal, the SHA-256 of the seed and some salt:
seed-was = The seed was { $seed }.
seed-check = The SHA-256 of “{ $preimage }” is { $commitment }, shown before the first choice.
statistic-choices = Choices
statistic-rounds = Rounds
statistic-undone = Taken back
deeds = Who did what how often

## Home

home-title = Survival games for one to six, at one table
home-lead = The rules are enforced, every line of the log cites its rule, and a table stays on the machine that serves it.
table-mine = your turn
remove = Remove
remove-this = Remove { $table }
remove-title = Remove a table
remove-delete = Delete it
remove-delete-why = The table is deleted for everybody, with its game, its log and its chat. It cannot be brought back.
remove-leave = Leave it
remove-leave-why = Others sit at this table, so it stays. You give up your seat, and the table vanishes from your list. A host can delete a table when the game is over, when nobody else sits there, or when nobody has touched it for { $days } days.
games = Games
players = Players
minutes = Minutes
new-table = New table
import = Continue from a file
import-go = Open it
import-file = A game saved to a file
read-rules = Read the rules

## A new table

new-title = New table: { $game }
scenario-for = { $least ->
   *[other] { $least } to { $most } players
    [1] { $most ->
        [1] For one player
       *[other] 1 to { $most } players
    }
}
seats-title = Who plays
seat-number = Seat { $number }
seat-kind = Who plays seat { $number }
seat-name = Name for seat { $number }
kind-me = Me
kind-open = A friend, by link
kind-device = Somebody at this device
kind-sensible = An ordinary bot
kind-quick = A bot that thinks ahead, quickly
kind-careful = A bot that thinks ahead, carefully
kind-deep = A bot that thinks ahead, deeply
kind-random = A bot that draws lots
name-placeholder = Name
modules-title = Modules and variants
language-title = Language and chance
language = Language
seed = Seed (leave empty for chance)
seed-note = The same seed and the same choices give the same game.
start = Set the table
kind-none = Nobody
seats-fit = This scenario is not for so many players.
option-only = Only with { $players } players.
scenario-chance = By chance
scenario-chance-note = One of these, for as many as you are.

## Joining

join-title = A seat is kept for you
join-name = Your name
join-go = Sit down
join-lead = { $host } asks you to a game of { $game }: { $scenario }.
join-gone = This invitation has been used or withdrawn.
missing-why = The table has been cleared away, or the address was cut short.
message-open = This save cannot be opened
message-home = Back to the games

## Where a table comes from

origin-tag = Cards may be known
origin-seed = Somebody chose the seed of this table: they may know every card.
origin-import = This game was brought from a file: whoever brought it may know every card.
origin-altered = This game was brought from a file that does not replay to where it stands: it may hold anything.
origin-alone = One person had this table to themselves before others sat down: they may know every card.
origin-again = This game goes on from an earlier moment of one that was over: whoever was there may know every card.
called = Does anybody want to step in?
called-why = Whoever wants to takes the device. If nobody does, the game goes on in a few seconds.
called-others = Others may step in too:
hush = Pass for me this round unless I can play

## Chance that nobody owns

lobby-phase = The table is being set
lobby-awaits = All are here. The table waits for { $who } to give what was promised to chance. After { $seconds } seconds the host may deal without it, and everybody is told.
lobby-deal-without = Deal without it
chance-lead = Nobody owns the dice: the seed is mixed from a secret of the server and something from every seat. Each part is sealed before anybody can know the others.
chance-not-mixed = The seed of this table was not mixed from everybody’s part: somebody chose it, or it comes from a save or from a game that was over. Whoever knows it may know every card.
chance-seal = The server’s secret, sealed with SHA-256:
chance-gave = gave
chance-promised = sealed as
chance-never = promised and never told, so the server drew alone; sealed as
chance-server = drawn by the server
chance-bot = a bot: gives nothing
chance-open = not here yet
check-dice = Check the dice
check-good = The dice check out: the secret fits its seal, every contribution fits what was promised, and together they give the seed.
check-plain = The seed fits the seal that was shown before the first card. It was not mixed: whoever opened the table chose it or brought it, or the server drew it alone.
check-seal = This does not check out: the secret does not fit the seal.
check-share = This does not check out: a contribution is not the one that was promised.
check-seed = This does not check out: these parts do not give this seed.
check-saw = This does not check out: this browser was shown another seal when it sat down.
check-mine = This does not check out: what this browser gave to chance is not among the parts.

pace = How quickly bots play
pace-slow = slowly
pace-steady = steadily
pace-quick = quickly
pace-at-once = at once
skip-to-me = Skip to my turn
with-sound = Sounds
unfold-turn = Show the # lines of this turn
