# What the table shows and says. Slots have the names of the fields they come from.

## What can be picked

pick-lay = Lay it at { $column }{ $row }
pick-lay-aside = Lay aside { $card }
pick-keep-hand = Keep these cards
pick-go-first = { $seat } starts
pick-hand-over = It goes to { $seat }
pick-move = Move to { $place }
pick-draw-card = Draw a survivor card
pick-play =
    { $by ->
        [0] Play { $card }
       *[other] Play { $card } for { $by }
    }
pick-use = Use { $card }
pick-use-innate = Use the ability { $body }
pick-use-tile = Use the action of this tile
pick-search = Search: { $colour } deck
pick-do-work = Work on the mission: { $place }
pick-end-actions = End your actions
pick-swap-two = Free: swap 2 survivor cards for 1
pick-trade = Free: trade with { $seat }
pick-store = Free: put cards on the objective
pick-pick-up = Free: pick up { $card }
pick-use-free = Free: use { $card }
pick-spend = Free: discard { $card } for what it does
pick-pay-parts = Free: put { $card } on the objective instead of an action
pick-concede = Propose to give up
pick-target = Aim at { $foe }, attached to { $seat }
pick-enough = No more
pick-at-place = Choose { $place }
pick-whom = { $seat }, { $body }
pick-pick = Choose { $card }
pick-from-deck = Take from the { $colour } deck
pick-sneak = Test Stealth to slip past
pick-fight = Draw the monsters and be done with it
pick-halt = Stop here
pick-drop = Discard { $card }
pick-take-hit = Let { $body } take it
pick-equip = Put it into play for { $seat }
pick-to-hand = Take it into your hand
pick-leave = Leave it
pick-discard = Discard it
pick-react = Use { $card }
pick-decline = Do not use anything
pick-give = Offer { $card }
pick-ask = Ask for { $card }
pick-propose = Propose this trade
pick-accept = Agree
pick-refuse = Refuse
pick-against = Let { $foe } attack { $body }

## What is asked

ask-lay-tile = Where do you lay the next hidden tile? It must touch the map with a full edge.
ask-lay-open = The map is nearly done. Where at its border does { $tile } lie?
ask-mulligan = This is your opening hand. Lay aside what you do not want: you draw as many other cards, once.
ask-hand-out = Somebody must carry { $card } from the start. Who takes it?
ask-who-goes-first = Everybody is ready. Who takes the first turn?
ask-MAX-ACTION-1 =
    { $count ->
        [0] Your actions are spent.
        [one] You have 1 action left.
       *[other] You have { $count } actions left.
    }
ask-act-now =
    { $count ->
        [one] You may act out of turn: spend 1 action at once.
       *[other] You may act out of turn: spend { $count } actions at once.
    }
ask-play-now =
    { $count ->
        [one] You may play 1 more card at once. It costs no action.
       *[other] You may play { $count } cards at once. They cost no action.
    }
ask-swap-two =
    { $count ->
        [one] Which survivor card do you discard second? Then you draw a new one.
       *[other] Which survivor card do you discard first? Two of them buy a new one.
    }
ask-trade-what = Trade with { $other }: you offer { $given } and ask for { $taken }. Add cards, then propose it.
ask-trade-agree = { $other } offers you { $given } and asks for { $taken }. Do you agree?
ask-store = Which card do you put on the objective? It stays there for good.
ask-concede = Do you give up the game? All living players must agree; then the team has lost.
ask-aim = Which monster do you aim at?
ask-bombard-where = Choose the tile you fire at.
ask-clear-where = Choose the tile you clear of Monster tokens.
ask-uncover-where = Choose a hidden tile to reveal.
ask-jump-whom = Choose the survivor who goes.
ask-jump-where = Choose a revealed tile to go to. It is entered as usual.
ask-shift-whom = Choose the survivor you bring closer.
ask-shift-where = Choose the tile they come to.
ask-raze-where = Choose the tile that goes, with everything on it.
ask-reveal-edge = A 7: the edge of the map gives way. Choose a hidden tile to reveal.
ask-raze-edge = A 7: the edge of the map gives way. Choose a tile to lose.
ask-go-on = Choose the next tile, or stop here. You enter every tile on the way.
ask-sneak-or-fight = There are Monster tokens here. Test Stealth to slip past, or draw a Monster card for each? A failed test draws them too.
ask-which-deck = Choose the Scavenge deck you draw from.
ask-keep-which = Choose a card to keep.
ask-equip-or-discard = You found { $card }. Put it into play, free of charge, or discard it: it cannot stay in your hand.
ask-make-room = There is no room for { $card }. Which Equipment do you discard to make some?
ask-too-much-gear = You carry more than your storage limit. Which Equipment do you discard?
ask-hand-limit = Your hand is too full. Which card do you discard?
ask-drop-card =
    { $count ->
        [one] Choose a card to discard.
       *[other] Choose { $count } cards to discard, one after the other.
    }
ask-toll = Discard a card, or take { $count } damage?
ask-pay-from-which = Which Equipment do you take the token from?
ask-reload-which = Which Equipment do you reload?
ask-fit-to-which = Which weapon do you put this card on? It stays there.
ask-give-which = Which Equipment do you give away?
ask-give-whom = Who gets it?
ask-take-back-which = Which card do you take back?
ask-take-back-where = Where does { $card } go?
ask-heal-whom = Who is healed?
ask-cure-whom = Who is cured of Poison?
ask-feed-whom = Who is fed?
ask-for-whom = Which of the two is this card for?
ask-let-act-whom = Who acts at once?
ask-let-play-whom = Who may play cards at once?
ask-who-takes-it = Which of the two takes the damage?
ask-who-is-attacked = Which of the two does { $monster } attack? The attacks are shared as evenly as possible.
ask-before-draw = You are about to draw a Monster card. Do you discard Equipment to be spared it?
ask-drawn = A monster has just attached to you. Do you use Equipment against it?
ask-damaged = A monster has just hurt you. Do you spend a token to answer it?

## What has happened

event-tile-laid = { $who } laid a tile at { $column }{ $row }.
event-open-tile-laid = { $who } laid { $place } at the border.
event-mark-laid =
    { $count ->
        [0] An objective token was laid on { $place }.
        [one] An objective token was laid on { $place }, with 1 Monster token.
       *[other] An objective token was laid on { $place }, with { $count } Monster tokens.
    }
event-cast = { $who } played { $character }.
event-hand-dealt = { $who } drew an opening hand: { $cards }.
event-laid-aside = { $who } laid aside { $given } and drew { $taken }.
event-hunger-rolled = { $who } rolled for hunger, and started at { $count }.
event-went-first = { $who } was chosen to go first.
event-round-began = Round { $number }.
event-turn-began = { $who } began a turn.
event-spawned = { $who } rolled { $one } and { $two } for the spawn: { $sum }.
event-token-placed = A Monster token was placed on { $place }.
event-no-room-for-token = No Monster token was placed on { $place }, which was full.
event-tokens-cleared =
    { $count ->
        [one] 1 Monster token was taken off { $place }.
       *[other] { $count } Monster tokens were taken off { $place }.
    }
event-drew = { $who } drew { $card } { $cause }.
event-burned = { $who } burned { $cards }.
event-discarded = { $who } discarded { $card }.
event-monster-met = { $who } drew { $monster } { $cause }.
event-boss-met = { $who } had to face a Boss { $cause }: { $monster }.
event-draw-skipped = { $who } was to draw a Monster card { $cause }, and was spared it.
event-no-monster-left = { $who } should have drawn a Monster card, but none was left.
event-monsters-shuffled = The Monster discard was shuffled into a new deck.
event-wounded =
    { $less ->
        [0] { $who } dealt { $count } damage to { $monster }{ $whose }{ wounded-left }.
       *[other] { $who } dealt { $count } damage to { $monster }{ $whose }, as its kin kept off { $less }{ wounded-left }.
    }
wounded-left =
    { $left ->
        [0] { "" }
       *[other] : { $left } HP left
    }
attached-to = { " " }attached to { $whose }
event-killed = { $who } killed { $monster }.
event-banished = { $who } got rid of { $monster } without killing it.
event-stunned = { $who } stunned { $monster }{ $whose }.
event-pulled = { $who } lured { $monster } away from { $whose }.
event-attacked = { $who } was attacked by { $monster }.
event-hurt =
    { $less ->
        [0] { $who }{ $character } took { $count } damage { damage-of } and had { $left } HP left.
       *[other] { $who }{ $character } took { $count } damage { damage-of }, as armour kept off { $less }, and had { $left } HP left.
    }
damage-of =
    { $kind ->
        [monster] from { $monster }
        [card] from a card
        [tile] from the tile
        [hunger] from hunger
       *[poison] from Poison
    }
event-unhurt =
    { $why ->
        [sated] { $who }{ $character } took no damage: hunger could do nothing for now.
        [guarded] { $who }{ $character } took no damage: somebody kept danger away.
        [sheltered] { $who }{ $character } took no damage: the Refuge gave shelter.
       *[armour] { $who }{ $character } took no damage: armour kept off all of it.
    }
event-wore =
    { $count ->
        [0] { $card } would stop nothing more for { $who }.
        [one] { $card } would stop 1 more hit for { $who }.
       *[other] { $card } would stop { $count } more hits for { $who }.
    }
event-healed = { $who }{ $character } regained { $count } HP and was back to { $left }.
event-poisoned =
    { $count ->
        [one] { $who }{ $character } got 1 Poison token.
       *[other] { $who }{ $character } got { $count } Poison tokens.
    }
event-cured = { $who }{ $character } was cured of Poison.
event-hungrier = { $who }'s hunger rose to { $count }.
event-starving = { $who } was starving: the hunger track stood at { $count }.
event-ate = { $who } ate, and hunger went down to { $count }.
event-died =
    { $how ->
        [deck] { $who }{ $character } had no cards left to draw, and died.
        [hunger] { $who }{ $character } starved to death.
       *[wounds] { $who }{ $character } died.
    }
event-eliminated = { $who } was out of the game. Survivor cards lost from the hand: { $cards }. Monsters discarded: { $monsters }.
event-moved = { $who } moved to { $place }.
event-moved-by = { $other } brought { $who } to { $place }.
event-sent-back = { $who } had to go back to { $place }.
event-revealed = { $who } revealed { $place }.
event-tested =
    { $passed ->
        [true] { $who } rolled { $one } and { $two } for Stealth: { $sum } against { $stealth }. Nobody noticed.
       *[false] { $who } rolled { $one } and { $two } for Stealth: { $sum } against { $stealth }. It was too loud.
    }
event-surely-seen =
    { $why ->
        [carried] { $who } could not go unseen with what they carried.
        [watched] { $who } could not go unseen: a monster nearby was watching.
       *[stealth] { $who } had too little Stealth to go unseen.
    }
event-tile-acted = { $who } got what { $place } had in store.
event-found = { $who } drew { $card } from the { $colour } deck { $cause }.
event-sank = { $who } put { $card } under the { $colour } deck.
event-gained = { $who } received { $card } from the mission.
event-looked-over = { $who } turned over the top of the { $colour } deck: { $cards }.
event-played = { $who } played { $card }.
event-equipped = { $who } put { $card } into play.
event-used = { $who } used { $card }.
event-used-innate = { $who } used the ability { $character }.
event-used-tile = { $who } used what { $place } offers.
event-paid =
    { $count ->
        [one] { $who } spent 1 token of { $card }, which had { $left } left.
       *[other] { $who } spent { $count } tokens of { $card }, which had { $left } left.
    }
event-lost-gear = { $who } discarded { $card } from play.
event-reloaded =
    { $count ->
        [0] { $who } reloaded { $card }, which was full.
        [one] { $who } reloaded { $card } with 1 token.
       *[other] { $who } reloaded { $card } with { $count } tokens.
    }
event-fitted = { $who } put { $card } on { $other_card }, which { $whose } had in play.
event-traded = { $who } gave { $other } { $given } and got { $taken }.
event-trade-refused = { $other } did not want to trade with { $who }.
event-gave-gear = { $who } gave { $other } { $card }.
event-picked-up = { $who } picked up { $card }.
event-left-lying = { $card } stayed behind on { $place }.
event-took =
    { $from_deck ->
        [true] { $who } took { $card } out of the deck, which was shuffled.
       *[false] { $who } took { $card } out of a discard pile.
    }
event-back-to-deck = { $who } shuffled { $card } into the deck.
event-kept-gear = { $who } kept { $card }: there was no room for it elsewhere.
event-actions-over = { $who } could do no more this turn.
event-actions-changed =
    { $less ->
        [true] { $count ->
            [one] { $who } lost 1 action.
           *[other] { $who } lost { $count } actions.
        }
       *[false] { $count ->
            [one] { $who } gained 1 action.
           *[other] { $who } gained { $count } actions.
        }
    }
event-let-act =
    { $cards_only ->
        [true] { $count ->
            [one] { $other } got to play a card at once.
           *[other] { $other } got to play up to { $count } cards at once.
        }
       *[false] { $count ->
            [one] { $other } got to act at once.
           *[other] { $other } got to act { $count } times at once.
        }
    }
event-lasted =
    { $this_turn ->
        [true] { $card } was to help { $who } until the end of the turn.
       *[false] { $card } was to help { $who } from then on.
    }
event-shielded = { $who } kept danger away from a companion ({ $character }).
event-restored = All monsters of the same set as { $monster } were back to full HP.
event-stored = { $who } put { $card } on the objective.
event-worked =
    { $what ->
        [rescue] { $who } worked on the rescue at { $place }: { $count } of { $needed }.
        [defuse] { $who } worked on the bomb at { $place }: { $count } of { $needed }.
        [repair] { $who } repaired { $place }: { $count } of { $needed }.
       *[other] { $who } worked on the mission at { $place }: { $count } of { $needed }.
    }
event-demolished =
    { $what ->
        [burn] { $who } burned down { $place }.
       *[demolish] { $who } destroyed what stood on { $place }.
    }
event-mark-reached = { $who } reached the objective token on { $place }.
event-mark-gone = The objective token on { $place } was gone.
event-razed =
    { $count ->
        [0] Nothing was left of { $place }. Cards lost with it: { $cards }.
        [one] Nothing was left of { $place }. 1 Monster token went with it, and of cards { $cards }.
       *[other] Nothing was left of { $place }. { $count } Monster tokens went with it, and of cards { $cards }.
    }
event-sampled = The mission kept { $monster } as a sample.
event-message-saved = { $who } saved the message in { $card }.
event-clock-ran =
    { $started ->
        [true] { $count ->
            [one] The clock began to run: 1 more turn for { $who }.
           *[other] The clock began to run: { $count } more turns for { $who }.
        }
       *[false] { $count ->
            [one] The clock ran on: 1 more turn for { $who }.
           *[other] The clock ran on: { $count } more turns for { $who }.
        }
    }
event-fought-on = { $who } proposed to give up, but not everybody agreed.
event-tallied = What counted: { $stored } on the objective, { $held } with those who were there.
event-ended =
    { $won ->
        [true] { $how } The team won.
       *[false] { $how } The team lost.
    }

## How it ends

ending-escaped = The mission was done, and whoever was left got away.
ending-all-dead = Nobody was left alive.
ending-no-tokens = There were more monsters than anybody could count.
ending-first-death = One of you died, and that was one too many.
ending-too-late = Time ran out.
ending-no-message = The message was lost.
ending-conceded = You gave up.

## Why a card was drawn

cause-setup = to start with
cause-turn = at the start of the turn
cause-action = for an action
cause-swap = in exchange for two others
cause-search = while searching { $place }
cause-spawn = as monsters appeared on { $place }
cause-tokens = for a Monster token on { $place }
cause-mission = because of the mission
cause-card = through { $card }
cause-tile = at { $place }
cause-monster = because of { $monster }
cause-ability = through { $innate }

## Names

one-of-two = { " " }({ $character })
monster-none = a monster
so-many =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }
at = { $column }{ $row }
place-open = { $tile } ({ $at })
place-hidden = the hidden tile { $at }
place-none = nowhere
foe = { $monster } ({ $left } of { $most } HP)
mission-title = { $number }. { $name }

## The table

phase-laying = Laying the map.
phase-setting-up = Before the first turn.
phase-turn =
    { $count ->
        [0] { $who } has no actions left.
        [one] { $who } has 1 action left.
       *[other] { $who } has { $count } actions left.
    }
phase-over = The game is over.

type-instant = Instant, 1 action
type-equipment = Equipment
type-weapon = Equipment, weapon
type-scavenge-instant = Scavenge card, Instant, 1 action
type-scavenge-equipment = Scavenge card, Equipment
type-scavenge-weapon = Scavenge card, weapon
type-character = Character
type-monster = Monster
type-boss = Boss
type-tile = Tile
type-mission = Mission
tile-hidden = Hidden tile

corner-storage = storage { $count }
corner-hp = { $left } of { $most } HP
corner-spawn = spawns on { $count }

deck-red = Red Scavenge deck
    .symbol = R
deck-green = Green Scavenge deck
    .symbol = G
deck-blue = Blue Scavenge deck
    .symbol = B
deck-sunk = Known at the bottom: { $cards }.
monsters-under =
    { $count ->
        [one] The last card was put there on purpose.
       *[other] The last { $count } cards were put there on purpose.
    }

mark-monster = Monster token
    .symbol = ¤
mark-goal = Goal
    .symbol = ⚑
mark-far = Goal, perhaps
    .symbol = ⚐
mark-objective = Objective token
    .symbol = ◎
mark-lying = Scavenge card
    .symbol = ▯
tag-stunned = Stunned
tag-tokens =
    { $fuelled ->
        [true] { $count }/{ $most } fuel
       *[false] { $count }/{ $most } ammo
    }
tag-uses =
    { $count ->
        [one] 1 more hit
       *[other] { $count } more hits
    }
tag-used = Used this turn
tag-fitted = With { $card }
tag-poison =
    { $count ->
        [one] 1 Poison token
       *[other] { $count } Poison tokens
    }

gauge-round = Round
gauge-supply = Monster tokens left
gauge-deadline = Turns left
gauge-work =
    { $what ->
        [rescue] Rescue
        [defuse] Bomb
        [repair] Repairs
       *[recover] Contact
    }
gauge-tokens-gone = Objective tokens gone
gauge-revealed = Tiles revealed
gauge-on-the-way = { $goods } ({ $count } more on the way)
gauge-person =
    { $message ->
        [true] Scientist or message
       *[false] Scientist
    }
gauge-gathered = Survivors at the goal
gauge-actions = Actions
gauge-hp = HP
gauge-hp-of = HP, { $character }
gauge-hunger = Hunger
gauge-track = Hunger track
gauge-poison = Poison
gauge-storage = Storage
gauge-stealth = Stealth
gauge-hand = Hand
gauge-deck = Deck

zone-map = Map
zone-open = Being resolved
zone-monsters = Monster deck
zone-monster-discard = Monster discard
zone-scavenge-discard = Scavenge discard
zone-stored = On the objective
zone-samples = Samples
zone-mission = Mission
zone-foes = Attached monsters
zone-gear = Equipment in play
zone-hand = Hand
zone-character =
    { $count ->
        [one] Character
       *[other] Characters
    }
zone-discard = Survivor discard

tag-dead = dead
tag-active = on turn
tag-starving = starving
tag-guarded = guarded
tag-sheltered = sheltered
tag-marked = entered
tag-lying = { $cards }

note-deadline =
    { $count ->
        [one] You must be away by the end of the next turn that { $who } takes.
       *[other] You must be away by the end of the next { $count } turns that { $who } takes.
    }
note-message = The message is in the Dusty Journal.
note-boss = A Boss is still waiting.
note-pandemic = Pandemic: what finds no room on a tile goes to all tiles next to it.
note-no-cap = There is no limit to the Monster tokens on a tile.
note-sudden-death = The first death loses the game.

## Why not

reason-no-actions = You have no actions left.
reason-item = { $card } cannot be played: the mission needs it.
reason-no-text = { $card } does nothing by itself.
reason-wearer-dead = There is nobody left to wear { $card }.
reason-duplicate = You have { $card } in play already, and nobody may carry two cards of the same name.
reason-no-room =
    { $card } does not fit: it takes { $storage } storage, you have { $left } left, and what you could discard is not enough.
reason-empty =
    { $fuelled ->
        [true] { $card } has no fuel left: a Fuel card reloads it.
       *[false] { $card } is empty: reload it first.
    }
reason-used = You have used { $card } this turn.
reason-need = { $card } can be used only if { $need }.
reason-no-effect = { $card } would do nothing now.
reason-nothing-to-pay = { $card } needs a token on your Equipment, and there is none.
reason-deck-empty = { $card } makes you draw, and your deck has not enough cards.
reason-no-monster = No monster is in range of { $card }.
reason-nothing-to-hit = There is nothing to hit in range of { $card }.
reason-no-monster-on-you = { $card } would be of no use: no monster that can be sent away is attached to you.
reason-nobody-hurt = { $card } would be wasted: nobody in range is hurt.
reason-nobody-poisoned = { $card } would be wasted: nobody in range is poisoned.
reason-nobody-hungry = { $card } would be wasted: nobody in range is hungry.
reason-decks-empty = { $card } would find nothing: all Scavenge decks are empty.
reason-nothing-discarded = { $card } would find nothing: no discard holds a card you could use.
reason-nothing-to-reload = { $card } has nothing to reload.
reason-no-weapon = There is no weapon in range for { $card }.
reason-nobody-to-give = There is nobody in range who has room for your Equipment.
reason-nothing-hidden = No hidden tile is in range of { $card }.
reason-no-tokens = No Monster token is in range of { $card }.
reason-no-place = There is no tile that { $card } could be used for.
reason-nobody-else = { $card } needs somebody else, and you are alone.
reason-in-force = What { $card } does is already in force.
reason-no-dog-to-guard = { $card } would be wasted: your Dog is dead, or guarded already.
reason-starving = You are starving: { $card } is lost until you eat.
reason-no-symbol = This tile has no { $colour } search symbol.
reason-searched = You have searched this tile this turn.
reason-deck-gone = This deck is empty, and it is never refilled.
reason-work-done = What the mission wants done is done.
reason-work-elsewhere = What the mission wants done cannot be done from this tile.
reason-work-tokens = You cannot work here while there are Monster tokens on the tile.
reason-work-lacks = To work here, you need { $family }.
reason-no-room-for = { $card } has to go straight into play, and does not fit.

## What can be set

option-scenario = Mission
option-survivors = Survivor
option-survivors-note = Who plays whom; the rest is dealt.
option-survivors-any = anybody
option-map = The map
option-map-note = Take the ready-made map, or lay the tiles yourselves.
option-map-ready = ready-made
option-map-laid = laid by the players
option-map-spaced = laid by the players, the objective last
option-harder = Harder search
option-harder-note = How many Ambush or Empty-Handed cards are added to each Scavenge deck.
option-tokens = Monster tokens on a tile
option-tokens-note = What happens when a tile is full.
option-tokens-capped = three at most
option-tokens-uncapped = no cap
option-tokens-pandemic = Pandemic: a full tile spills over
option-rolled-hunger = Random hunger
option-rolled-hunger-note = Everybody rolls a die for the hunger they start with.
option-more-tiles = Bigger map
option-more-tiles-note = How many tiles are added, drawn from the box.
option-sudden-death = Sudden death
option-sudden-death-note = The first death loses the game.
option-solo = Alone with several survivors
option-solo-note = One person plays them all.
option-solo-off = no
option-solo-merged = two survivors, one deck
option-solo-turns = each with a deck of their own
option-sets = More monsters
option-sets-note = Sets that are mixed into the Monster deck, besides that of the mission.
option-sets-zombie = Zombies
option-sets-mutant = Mutants
option-sets-robot = Robots
option-sets-alien = Aliens

setup-missing-tile = The packs do not hold { $count } of { $tile }, which the mission needs.
setup-missing-card = The packs hold too few cards of the kind { $family } for this mission.
setup-too-many-tiles = { $count } more tiles are too many: there are { $most } left in the box.
setup-map-too-big = The map of this mission has { $places } places for { $count } tiles.
setup-too-few-bosses = The packs hold fewer than { $count } Bosses for this mission.
setup-too-few-survivors = The packs hold too few survivors for { $seats } players.
setup-too-hard = { $count } more cards in each deck are too many: { $most } is the most.
setup-own-map = { $mission } is played on its own map.

## What is counted at the end

statistic-revealed = Tiles revealed
statistic-found = Cards found
statistic-killed = Kills
statistic-attacked = Attacked
statistic-ate = Meals
