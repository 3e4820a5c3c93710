# What the table shows and says. Slots have the names of the fields they come from.

## What can be picked

pick-begin = Begin your turn
pick-dig = Search { $pile }
pick-dig-on = Search another card
pick-stop = Stop and harvest
pick-change-pile = Go on with { $pile }
pick-take = Take { $card }
pick-finish = End your turn
pick-play = Play { $card }
pick-use-power = Use your Character
pick-complete = Complete { $card }
pick-use-place = Do what this place offers
pick-feed-caravan = Feed the Caravan
pick-claim = Feed it yourself
pick-approach = Offer a gift, a swap or a deal
pick-pass = Pass
pick-pass-to-GOD-PERIL-5 = Do not pay
pick-never-mind = Never mind
pick-accept = Accept
pick-refuse = Refuse
pick-aim = Choose { $seat }
pick-on-pile = Choose { $pile }
pick-neutralise = Neutralise it: { $way }
pick-pay = Spend { $card }
pick-drop = Discard { $card }
pick-give = Give { $card }
pick-swap = Swap { $card }
pick-make-deal = Draw up a deal
pick-select = Choose { $card }
pick-affected = Choose { $affliction }
pick-next-place = Put “{ $location }” next
pick-keep = Put it in the trophy row
pick-eat = Lay out { $card }
pick-feed = Feed
pick-starve = Starve
pick-share = Give 1 food to { $seat }
pick-settle = Share nothing more
pick-become = Become { $character }
pick-vow = Add a promise from { $debtor } to { $creditor }
pick-of-kind = Promise { $kind }
pick-of-sort = { $sort }
pick-of-verb = A card { $verb }
pick-amount = { $number }
pick-until =
    { $rounds ->
        [0] By the end of this round
       *[other] By the end of the next round
    }
pick-include = Bring in { $seat }
pick-propose = Propose the deal
pick-punish = Punish: an Affliction
pick-forgive = Forgive

## What is asked

ask-begin-turn = It is your turn. Begin it when you are ready.
ask-GOD-SEARCH-1 = Choose a pile to search. It is yours for the whole Search phase.
ask-GOD-SEARCH-3 =
    { $bound ->
        [0] Search on, or stop and harvest?
       *[other] You cannot stop yet: search another card.
    }
ask-GOD-HARVEST-1 =
    { $count ->
        [0] There is nothing for you to take. End your turn when you are ready.
       *[other] Harvest: take what you want of the searched Actions, then end your turn.
    }
ask-GOD-LASTHUNT-3 =
    The clock gives you { $count ->
        [one] 1 second
       *[other] { $count } seconds
    } a round. Search, harvest and finish before it runs out.
ask-GOD-FEED-1 = You need { $need } food. Lay it out and feed, or starve.
ask-GOD-HAND-2 = Your hand is full. Discard a card to make room.
ask-GOD-HAND-8 = You hold too many cards to start with. Which one goes back into the deck?
ask-GOD-HAND-5 = { $who } offers you { $card } as a gift. Do you take it?
ask-GOD-HAND-6 = { $who } offers { $card } for your { $mine }. Do you agree?
ask-GOD-CHARACTER-1 = Which of these Characters are you?
ask-GOD-ANOMALY-2 = An Anomaly: choose the pile that the discard pile is shuffled into.
ask-GOD-PERIL-5 = Will you pay to neutralise the Peril?
ask-GOD-CARAVAN-12 = { $who } wants to feed the Caravan. You come first: will you feed it instead?
ask-GOD-DEAL-4 = { $who } broke a promise to you: { $kind }. Punish or forgive?
ask-aim = Choose a player.
ask-approach-whom = To whom do you turn?
ask-approach-how = What do you offer { $who }?
ask-swap-for-what = { $who } offers you { $card } in a swap. What do you offer for it?
ask-accept-deal = You are offered a deal: { $deal }. Do you agree?
ask-draft-deal = Add promises to the deal, then propose it.
ask-promise-what = What does { $who } promise { $other }?
ask-promise-how-many = How many does { $who } promise { $other }?
ask-promise-which = Which cards does { $who } promise { $other }?
ask-promise-pile = Which pile does { $who } promise { $other } to use?
ask-promise-help = What kind of card does { $who } promise to play for { $other }?
ask-promise-until = By when?
ask-give-now = The deal is struck. Which card do you give { $who }?
ask-give-to-whom = To whom do you give a card?
ask-give-what = Which card do you give { $who }?
ask-pay-card =
    { $count ->
        [one] Choose the card you spend.
       *[other] Choose { $count } cards to spend, one after the other.
    }
ask-pay-food = Choose cards to spend, worth { $count } food in all.
ask-drop-a-card = Choose a card to discard.
ask-barter-mine = Which Action do you give away?
ask-barter-theirs = Which searched Action do you take for it?
ask-caravan-card = The Caravan leaves you { $card }. What happens to it?
ask-caravan-gift = { $who } passes you { $card } from the Caravan. Do you take it?
ask-change-to = Choose the pile you change to.
ask-choose-pile = Choose a pile.
ask-dig-where = You must search. Choose a pile.
ask-ease-whom = Choose a player who needs less food at the next Feeding.
ask-hand-or-trophy = Do you take the Peril into your hand, or put it in the trophy row?
ask-heal-which = Choose the Affliction that is healed.
ask-loot = { $who } is dead. Take a card of theirs?
ask-mix-first = Choose the first pile to mix.
ask-mix-second = Choose the second pile to mix.
ask-order-cards = Put the cards back in order: which one is number { $count } from the top?
ask-order-locations = Put the Locations back in order: which one comes next?
ask-react-before-discard = The Peril is about to sweep away the searched cards. Do you react?
ask-react-before-affliction = Before it comes to paying, and before the Peril strikes: do you react or help?
ask-recover-which = Choose a card to put back among the searched cards.
ask-search-which = Choose the card you search.
ask-send-message = Choose a level 3 Action to send as part of the message.
ask-store-for-whom = Whose store does it go to?
ask-store-which = Choose an Action to store.
ask-take-which = Choose a card to take.
ask-turn-down-which = Choose the Affliction you turn face down.
ask-turn-up-which = Choose the Affliction you turn face up.

## What has happened

event-round-began =
    { $final ->
        [true] Round { $number }, the last one: { $location }.
       *[false] Round { $number }: { $location }.
    }
event-first-player = { $who } had the Banner and played first.
event-put-back = { $who } put a card of the starting hand back into the deck.
event-hand-dealt = { $who } set out with these cards: { $cards }.
event-deck-cut = The draw deck was cut into piles of { $sizes } cards.
event-turn-began = { $who } began a turn.
event-searched = { $who } searched { $pile } and found { $card }.
event-stopped-searching = { $who } stopped searching.
event-search-ended = The search was over for { $who }.
event-changed-pile = { $who } went on with { $pile }.
event-took = { $who } took { $card }.
event-turn-ended = { $who } ended the turn.
event-played = { $who } played { $card }.
event-used-power = { $who } used the power of { $character }.
event-completed = { $who } completed { $card }.
event-spent = { $who } spent { $card }.
event-dropped = { $who } discarded { $card }.
event-shown = { $card } was seen in { $pile }.
event-looked-at =
    { $who } looked at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of { $pile }.
event-saw = { $who } looked at { $pile }, from the top down: { $cards }.
event-buried = { $who } put the top of { $pile } at its bottom.
event-milled = { $who } discarded { $card } from { $pile }.
event-mixed = { $who } mixed { $pile } with { $second }.
event-reordered = { $who } put the top of { $pile } in a new order.
event-looked-ahead =
    { $who } looked at { $count ->
        [one] the next Location.
       *[other] the next { $count } Locations.
    }
event-foresaw = { $who } looked ahead: { $locations }.
event-stored = { $card } went into the store of { $who }.
event-bartered = { $who } left { $mine } among the searched cards and took { $card }.
event-peril-met = { $who } had to face the Peril { $card }.
event-lost-searched = The Peril swept away { $cards }.
event-saved-searched = The searched cards were saved from the Peril.
event-prevented = { $who } was spared the Affliction of the Peril.
event-neutralised = { $who } neutralised { $card }.
event-discounted =
    { $count ->
        [one] The Peril cost less to neutralise, by a card or its worth in food.
       *[other] The Peril cost less to neutralise, by { $count } cards or their worth in food.
    }
event-redirected = { $who } stepped in for { $other }.
event-covered-up = { $who } was ready to receive Afflictions face down.
event-recovered = { $who } put { $card } back among the searched cards.
event-trophy-taken = { $card } went to the trophy row.
event-shuffled-in = { $card } was shuffled into { $pile }.
event-afflicted = { $who } gained the Affliction { $affliction }.
event-afflicted-face-down = { $who } gained a face-down Affliction.
event-turned-down = { $who } turned { $affliction } face down.
event-turned-up = { $who } turned { $affliction } face up.
event-healed = { $who } healed { $affliction }.
event-died = { $who } died.
event-left-behind = What { $who } left behind was discarded: { $cards }.
event-looted = { $who } took { $card } from what { $other } left behind.
event-anomaly-resolved =
    { $count ->
        [0] The Anomaly went under { $pile }.
        [one] 1 discarded card was shuffled into { $pile }, and the Anomaly went under it.
       *[other] { $count } discarded cards were shuffled into { $pile }, and the Anomaly went under it.
    }
event-search-ran-out = The same Anomaly again: { $who } gave up searching.
event-character-shown = { $who } remembered who they were: { $character }.
event-character-hidden = { $who } forgot, and was only a Survivor again.
event-character-chosen = { $who } set out as { $character }, without knowing it yet.
event-need-changed = { $who } needed { $count } food less at the next Feeding.
event-search-resumed = { $who } searched on in spite of it.
event-feeding-began = Feeding began. The Location asked for { $cost } food.
event-needed = { $who } needed { $count } food.
event-fed = { $who } fed, and spent { $cards }.
event-starved = { $who } starved.
event-store-lost = What { $who } had stored was lost: { $cards }.
event-shared-food = { $who } gave { $other } 1 food.
event-caravan-loaded =
    { $count ->
        [one] 1 card went under the Caravan.
       *[other] { $count } cards went under the Caravan.
    }
event-caravan-fed = { $who } fed the Caravan.
event-passed-on = { $who } passed { $card } from the Caravan on to { $other }.
event-caravan-unfed = Nobody fed the Caravan.
event-discarded = { $card } was discarded.
event-gave = { $who } gave { $other } a card.
event-gave-card = { $who } gave { $other } { $card }.
event-swapped = { $who } and { $other } swapped cards.
event-swapped-cards = { $who } gave { $other } { $mine } for { $card }.
event-declined = { $who } declined what { $other } offered.
event-deal-struck = A deal was struck: { $terms }.
event-deal-refused = { $who } refused the deal.
event-promise-kept = { $who } kept a promise to { $other }: { $kind }.
event-promise-released = { $other } had refused what { $who } owed and offered: the promise was not broken ({ $kind }).
event-promise-broken = { $who } broke a promise to { $other }: { $kind }.
event-forgiven = { $who } forgave { $other }.
event-punished = { $who } punished { $other }.
event-time-ran-out = Time ran out.
event-banner-passed = The Banner went to { $who }.
event-survivors-counted =
    { $count ->
        [0] Nobody was alive, and { $needed } had to be.
        [one] 1 was alive, and { $needed } had to be.
       *[other] { $count } were alive, and { $needed } had to be.
    }
event-message-counted =
    The message took { $needed ->
        [one] 1 Action of level 3; there
       *[other] { $needed } Actions of level 3; there
    } { $count ->
        [0] was none.
        [one] was 1.
       *[other] were { $count }.
    }
event-trophies-counted =
    The trophy row held { $count ->
        [0] no Peril, and
        [one] 1 Peril, and
       *[other] { $count } Perils, and
    } { $needed ->
        [one] 1 was needed.
       *[other] { $needed } were needed.
    }
event-afflictions-counted =
    { $count ->
        [0] { $who } bore no Affliction in the end.
        [one] { $who } bore 1 Affliction in the end.
       *[other] { $who } bore { $count } Afflictions in the end.
    }
event-caravan-counted =
    { $count ->
        [0] { $who } had never fed the Caravan.
        [one] { $who } had fed the Caravan once.
       *[other] { $who } had fed the Caravan { $count } times.
    }
event-oaths-counted =
    { $who } had kept { $kept ->
        [0] no oath
        [one] 1 oath
       *[other] { $kept } oaths
    } and broken { $broken ->
        [0] none.
       *[other] { $broken }.
    }
event-game-ended = { $how } { $winners }

## How it ends

ending-safe = The last Location lay behind you.
ending-unworthy = The last Location lay behind you, and nobody met its demands.
ending-too-few = Too few of you were left to go on.
ending-no-message = The message was never sent.
ending-nobody-left = Nobody was left alive.
ending-caravan-lost = The Caravan went unfed and was lost.
ending-no-trophies = The trophy row was too short to be believed.
winners = { $who } won.
winners-none = Nobody won.

## Piles, cards, Afflictions

pile-left = the left pile
pile-middle = the middle pile
pile-right = the right pile
price-none = no cards
affliction-unseen = a face-down Affliction

## Promises

kind-give = to give cards
kind-give-now = to give a card at once
kind-feed = to share food
kind-play-for = to play a card
kind-leave = to leave searched cards
kind-search-at-least = to search at least so many cards
kind-search-at-most = to search at most so many cards
kind-pile = to use a certain pile
kind-feed-caravan = to feed the Caravan
kind-no-harm = to leave in peace

promise-give =
    { $who } gives { $other } { $sort ->
       *[any] { $number ->
            [one] 1 card
           *[other] { $number } cards
        }
        [level-2] { $number ->
            [one] 1 card of level 2
           *[other] { $number } cards of level 2
        }
        [level-3] { $number ->
            [one] 1 card of level 3
           *[other] { $number } cards of level 3
        }
        [reaction] { $number ->
            [one] 1 Reaction
           *[other] { $number } Reactions
        }
        [food] { $number ->
            [one] 1 card worth 2 food or more
           *[other] { $number } cards worth 2 food or more
        }
    } by the end of round { $due }
promise-give-now = { $who } gives { $other } a card at once
promise-feed = { $who } shares { $number } food with { $other } in the Feeding of round { $due }
promise-play-for = { $who } plays for { $other } a card { $verb } by the end of round { $due }
promise-leave =
    { $number ->
        [one] { $who } leaves { $other } at least 1 searched card at the next Harvest
       *[other] { $who } leaves { $other } at least { $number } searched cards at the next Harvest
    }
promise-search-at-least = { $who } promises { $other } to search at least { $number } cards in the next Search phase
promise-search-at-most =
    { $number ->
        [one] { $who } promises { $other } to search at most 1 card in the next Search phase
       *[other] { $who } promises { $other } to search at most { $number } cards in the next Search phase
    }
promise-pile = { $who } promises { $other } to use { $pile } in the next Search phase
promise-feed-caravan = { $who } promises { $other } to feed the Caravan in round { $due }
promise-no-harm = { $who } plays no card that makes { $other } search or change piles until the end of round { $due }

promise-join = { "; " }

sort-any = Any cards
sort-level-2 = Cards of level 2
sort-level-3 = Cards of level 3
sort-reaction = Reactions
sort-food = Cards worth 2 food or more

help-heal = that heals an Affliction
help-turn-down = that turns an Affliction face down
help-keep-searched = that saves the searched cards
help-prevent = that prevents the Affliction of a Peril
help-neutralise = that neutralises a Peril
help-discount = that makes a Peril cheaper
help-redirect = that takes over the Afflictions of a Peril
help-ease-hunger = that eases hunger

## The table

phase-setting-out = Setting out.
phase-between = Between turns.
phase-search = { $who } is searching.
phase-harvest = { $who } is harvesting.
phase-peril = { $who } faces { $card }.
phase-hunt = The clock is running.
phase-feeding = Feeding.
phase-over = The game is over.

type-action = Action
type-reaction = Action, Reaction
type-peril = Peril
type-opportunity = Opportunity
type-anomaly = Anomaly
type-location = Location
type-final-location = Final Location
type-affliction = Affliction
type-character = Character
type-scenario = Scenario
level = Level { $level }
level-hidden = Level hidden
corner-food = food { $count }
corner-cost = cost { $count }

tag-seen = Seen by everyone
tag-pledged = Has kept a promise
tag-face-down = Face down
tag-until-cleanup = Until cleanup
tag-used = Used this round
tag-under = { $character } on the other side

gauge-round = Round
gauge-locations-left = Locations before the last
gauge-locations-left-at-least = Locations before the last, at least
gauge-cost = Food cost
gauge-affliction-limit = Afflictions that kill
gauge-trophies = Trophies
gauge-seconds = Seconds a round
gauge-hand = Hand
gauge-afflictions = Afflictions
gauge-food = Food
gauge-need = Food needed
gauge-fed-caravan = Caravan fed
gauge-oaths-kept = Oaths kept
gauge-oaths-broken = Oaths broken

zone-searched = Searched cards
zone-pile-left = Left pile
zone-pile-middle = Middle pile
zone-pile-right = Right pile
zone-open = Being resolved
zone-aside = Set aside
zone-discards = Discard pile
zone-trophies = Trophy row
zone-scenario = Scenario
zone-hand = Hand
zone-plan = Laid out as food
zone-store = Store
zone-afflictions = Afflictions
zone-character = Character
zone-offered = Characters to choose from

pile-known = Known below: { $cards }.
pile-card =
    { $below ->
        [0] { $card } at the bottom
       *[other] { $above ->
            [one] { $card } under 1 card
           *[other] { $card } under { $above } cards
        }
    }
peril-costs-now = To neutralise it now: { $price }.
peril-no-way = It cannot be neutralised.
peril-neutralised = It is neutralised.
caravan-fed = Fed this round.
caravan-hungry = Not fed yet.

tag-dead = dead
tag-first = first player
tag-active = active
tag-searching = searching
tag-not-searching = not searching
tag-locked = plan locked
tag-feeding = feeds
tag-starving = starves

note-final-next = The Final Location comes next.
note-final-any-time = The Final Location may come next.
note-foreseen = You have seen what comes next: { $locations }.
note-deal = Deal: { $deal }.
note-draft = On offer so far: { $deal }.

## Why not

reason-food-only = { $card } is food and nothing else: it cannot be played.
reason-card-at-work = Another card is being carried out: nothing can be played until it is done.
reason-needs-peril = { $card } is a Reaction: it can be played only while a Peril is open.
reason-reactions-only = { $card } is no Reaction: while a Peril is open, only Reactions can be played.
reason-no-effect = { $card } would do nothing now.
reason-no-use-in-peril = { $card } would change nothing about this Peril.
reason-too-late = { $card } comes too late: the moment to save the searched cards is over.
reason-too-early = { $card } has to wait until the searched cards are gone.
reason-own-perils-only = { $source }: you may play Reactions only during your own Perils.
reason-own-turn-only = { $source }: outside your own turn you may play only Reactions.
reason-survivor = Your Character lies face down: a Survivor has no power.
reason-power-used = You have used your Character this round.
reason-power-needs-peril = Your Character's action is a Reaction: it can be used only while a Peril is open.
reason-power-too-early = Your Character's action has to wait until the searched cards are gone.
reason-power-no-reaction = Your Character's action is no Reaction: it cannot be used while a Peril is open.
reason-power-own-turn = Your Character's action can be used only on your own turn.
reason-power-no-effect = Your Character's action would do nothing now.
reason-not-your-harvest = { $card } can be taken only in your own Harvest phase.
reason-harvest-later = { $card } can be taken once you have stopped searching.
reason-peril-first = A Peril is open: the searched cards have to wait until it is over.
reason-enough-taken =
    { $source }: you may take at most { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in your Harvest phase.
reason-no-room = You have no room: your hand cannot hold a single card.
reason-quest-not-your-turn = Only the active player may complete { $card }.
reason-quest-unmet = You do not have what { $card } asks for.

## What can be set

option-caravan = The Caravan
option-caravan-note = Stragglers who walk with you and must be fed.
option-characters = Characters
option-characters-note = Each player is somebody, with a power of their own.
option-characters-off = none
option-characters-two = choose one of two
option-characters-one = one each, dealt
option-locations = Length of the road
option-locations-note = Locations more or fewer than the scenario says.
option-optional-search = Searching is optional
option-optional-search-note = You may end your turn without turning a card.
option-seconds = Seconds a round
option-seconds-note = Only where the clock runs.
option-merciless = The clock never stops
option-merciless-note = It runs on while Perils are settled.
option-secret-deals = Secret deals
option-secret-deals-note = Only those who made a deal can read it.
option-limit-bonus = More Afflictions allowed
option-limit-bonus-note = An easier game.

setup-carry-count = { $count } players carry something over, but { $seats } sit here.
setup-no-card-left = There is no “{ $card }” left to bring along.
setup-too-few-actions = The packs hold too few Actions of level { $level } for { $seats } hands.
setup-too-few-characters = The packs hold too few Characters for { $seats } players.

## Campaign

campaign-title = The Road Back
campaign-chapter = Chapter { $number }: { $title }
campaign-hope = Hope: { $hope } of { $most }.
campaign-repeated = You play this chapter a second time. It takes one Affliction more to kill you.
campaign-traveller = { $who }: { $about }.
campaign-alive = alive
campaign-dead = back from the dead with a fresh wound
campaign-scar = a scar ({ $affliction })
campaign-heirloom = an heirloom
campaign-home = Alive at the end of the road: { $who }.
campaign-nobody-home = Nobody was alive at the end of the road.

chapter-1 = Out of the Hive
chapter-2 = Word for the Others
chapter-3a = The Price of Passage
chapter-3b = What Follows You
chapter-4 = Too Many Mouths
chapter-5a = Homecoming
chapter-5b = Only One Gate
chapter-alone-1 = The First Voice
chapter-alone-2 = The Second Voice
chapter-alone-3 = The Voice Behind Them

way-1 = You turn back while you still can.
way-2 = Others went further down than you. Somebody has to bring them word.
way-3a = The message went out. Those who carry it pay for their passage.
way-3b = No message went out, and something has picked up your trail.
way-4 = The pass lies ahead. There is not enough of anything, and everybody counts.
way-5a = All who live came through it clean. The last stretch is yours to walk together.
way-5b = Not all of you came through it clean. The last gate opens once.
way-alone-1 = Something speaks to you, and you go down to listen.
way-alone-2 = You heard it, and it was not enough.
way-alone-3 = Behind the voices there is another one. It is further down than you have ever been.

rank-dust = Dust. Nobody will know that you were ever here.
rank-ashes = Ashes. Something burned here once, and some of you remember it.
rank-embers = Embers. It would not take much to make them glow again.
rank-light = Light. They will see it from far off, and come.

ask-campaign-repeat = Everybody died. Do you play this chapter again, with one Affliction more to bear?
campaign-onward = Go on to the next chapter
campaign-again = Play it again, for 3 Hope
ask-campaign-scar = Which Affliction stays with you as a scar? It lies face down when the next chapter begins.
ask-campaign-heirloom = Which card do you keep as an heirloom?
campaign-no-heirloom = None of them

## What is counted at the end

statistic-searched = Cards searched
statistic-played = Cards played
statistic-peril-met = Perils met
statistic-neutralised = Neutralised
statistic-starved = Starved
