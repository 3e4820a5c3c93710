"""Feeding: eat, share or starve. [GOD-FEED]"""

from itertools import combinations
from typing import Any

from holdouts.engine.decision import CLOCK, Option, Window
from holdouts.engine.reactions import announce
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import moments
from holdouts.games.godforsaken_scavengers.events import Fed, FeedingBegan, Needed, SharedFood, Starved, StoreLost
from holdouts.games.godforsaken_scavengers.picks import Eat, Feed, Settle, Share, Starve
from holdouts.games.godforsaken_scavengers.rules import caravan, ending, exchanges, plays, promises
from holdouts.games.godforsaken_scavengers.rules.afflictions import die, gain_affliction
from holdouts.games.godforsaken_scavengers.rules.hands import drop_cards, keep_to_limit
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import FINAL, LOCKED, PLANNING, SHARING, Expedition

STARVING_CARDS = 1
"""What starving costs beside the Affliction; some Locations and Afflictions make it more. [GOD-FEED-4]"""


@step.silent
def feeding_begins(expedition: Expedition) -> None:
    """Once every living player has had a turn. [GOD-ROUND-4, GOD-FEED-1]"""
    expedition.turn += 1
    expedition.feeding = True
    expedition.locked = []
    for player in expedition.players:
        player.feeding = PLANNING
        player.given_food = player.spare_food = 0
        player.starving = False
    expedition.tell(FeedingBegan(cost=expedition.place.cost, rule="GOD-FEED-1"))
    for seat in expedition.living():
        if need(expedition, seat) != expedition.place.cost:
            expedition.tell(Needed(who=seat, count=need(expedition, seat), rule="GOD-LOCATION-6"))
    exchanges.open_window(expedition)
    expedition.then(plan)


# --- what food is worth ---


def need(expedition: Expedition, seat: int) -> int:
    """The Location's cost for each, changed by Afflictions and cards, never below 0. [GOD-LOCATION-6, GOD-FEED-2]"""
    return max(0, expedition.figure("need", seat, expedition.place.cost + expedition.players[seat].need))


def worth(expedition: Expedition, seat: int, card: int) -> int:
    """A card's food number as this player eats it; cards without a number have none. [GOD-FEED-14]"""
    number = expedition.book.food[card]
    return expedition.figure("ones-worth", seat, 1) if number == 1 else number


def laid_out(expedition: Expedition, seat: int) -> int:
    """All the food a player has for this Feeding. [GOD-FEED-10]"""
    player = expedition.players[seat]
    own = player.plan + player.store
    food = sum(worth(expedition, seat, card) for card in own) + player.given_food
    return expedition.figure("meal", seat, food) if own else food


# --- plans ---


@step
def plan(expedition: Expedition) -> Steps[None]:
    """Everybody lays out a plan until all are locked; cards can be played until then. [GOD-FEED-13, GOD-FEED-15]"""
    for seat in expedition.living():
        if expedition.players[seat].feeding == SHARING and not guests(expedition, seat):
            lock(expedition, seat)
    open_seats = tuple(seat for seat in expedition.living() if must_plan(expedition, seat))
    if not open_seats:
        expedition.then(eat)
        return
    who, pick = yield Window(
        open_seats,
        lambda seat: plan_options(expedition, seat),
        offers=lambda seat: shares(expedition, seat) + plays.plays(expedition, seat),
        open_to=expedition.living(),
        rule="GOD-FEED-1",
        about={"need": expedition.place.cost},
        is_race=True,
        unseen=() if expedition.card.plans_are_open else (Eat,),
        parts=(Eat,),
    )
    if who == CLOCK:
        for seat in expedition.living():
            if expedition.players[seat].feeding != LOCKED:
                plan_cheaply(expedition, seat)
    else:
        yield from change_plan(expedition, who, pick)
    expedition.then(plan)


def change_plan(expedition: Expedition, who: int, pick: Option) -> Steps[None]:
    """Do what was picked while plans are made."""
    match pick:
        case Eat(card):
            lay_out(expedition, who, card)
        case Feed():
            lock_feeding(expedition, who)
        case Starve():
            lock_starving(expedition, who)
            yield from keep_to_limit(expedition, who)
        case Share(other):
            share(expedition, who, other)
        case Settle():
            lock(expedition, who)
        case _:
            plays.carry_out(expedition, who, pick)


def must_plan(expedition: Expedition, seat: int) -> bool:
    """Whoever has food to spare is asked about it only where plans are open: elsewhere that would tell. (Q-11)"""
    stage = expedition.players[seat].feeding
    return stage == PLANNING or (stage == SHARING and expedition.card.plans_are_open)


def shares(expedition: Expedition, seat: int) -> list[Any]:
    """Who may be given what is left over. [GOD-FEED-7]"""
    if expedition.players[seat].feeding != SHARING:
        return []
    return [Share(other) for other in guests(expedition, seat)]


def plan_options(expedition: Expedition, seat: int) -> list[Any]:
    """Lay out cards, feed if it is enough, or starve, which is always a free choice. [GOD-FEED-2, GOD-FEED-3]"""
    player = expedition.players[seat]
    if player.feeding == SHARING:
        return [Settle(), *shares(expedition, seat), *plays.plays(expedition, seat)]
    options: list[Any] = []
    if laid_out(expedition, seat) >= need(expedition, seat):
        options.append(Feed())
    options += [Eat(card) for card in player.hand if expedition.book.food[card]]
    options.append(Starve())
    return options + plays.plays(expedition, seat)


def lay_out(expedition: Expedition, seat: int, card: int) -> None:
    """A card for the meal: where plans are open everybody sees it, elsewhere it is still a card held. [GOD-FEED-13]"""
    player = expedition.players[seat]
    player.hand.remove(card)
    player.plan.append(card)
    if expedition.card.plans_are_open and card not in expedition.known:
        expedition.known.append(card)


def lock(expedition: Expedition, seat: int) -> None:
    expedition.players[seat].feeding = LOCKED
    note_locked(expedition, seat)


def note_locked(expedition: Expedition, seat: int) -> None:
    """In which order everybody saw the plans made."""
    if seat not in expedition.locked:
        expedition.locked.append(seat)


def lock_feeding(expedition: Expedition, seat: int) -> None:
    """Whoever feeds may give away what is left over. [GOD-FEED-7, GOD-FEED-8]"""
    player = expedition.players[seat]
    player.spare_food = laid_out(expedition, seat) - need(expedition, seat)
    if not (player.spare_food and guests(expedition, seat)):
        lock(expedition, seat)
        return
    player.feeding = SHARING
    if not expedition.card.plans_are_open:
        note_locked(expedition, seat)


def lock_starving(expedition: Expedition, seat: int) -> None:
    """What was laid out goes back to the hand; stored food does not. [GOD-FEED-3, GOD-FEED-12]"""
    player = expedition.players[seat]
    player.hand += player.plan
    player.plan = []
    player.starving = True
    lock(expedition, seat)


def guests(expedition: Expedition, seat: int) -> list[int]:
    """Who may be given food: others whose plan is open, unless an Affliction stands between. [GOD-FEED-8]"""
    if expedition.forbidden("give", seat):
        return []
    return [
        other
        for other in expedition.others(seat)
        if expedition.players[other].feeding == PLANNING and not expedition.forbidden("receive-food", other)
    ]


def share(expedition: Expedition, seat: int, other: int) -> None:
    player = expedition.players[seat]
    player.spare_food -= 1
    expedition.players[other].given_food += 1
    expedition.tell(SharedFood(who=seat, other=other, rule="GOD-FEED-7"))
    promises.note_food(expedition, seat, other)
    if not player.spare_food:
        lock(expedition, seat)


def plan_cheaply(expedition: Expedition, seat: int) -> None:
    """When the clock decides: the cheapest plan that feeds, otherwise starving."""
    player = expedition.players[seat]
    if player.feeding == SHARING:
        lock(expedition, seat)
        return
    started = player.plan
    meals: list[tuple[int, int, list[int]]] = []
    for count in range(len(player.hand) + 1):
        for more in combinations(player.hand, count):
            player.plan = [*started, *more]
            if (food := laid_out(expedition, seat)) >= need(expedition, seat):
                meals.append((food, count, list(more)))
    player.plan = started
    if not meals:
        lock_starving(expedition, seat)
        return
    for card in min(meals)[2]:
        lay_out(expedition, seat, card)
    player.spare_food = laid_out(expedition, seat) - need(expedition, seat)
    lock(expedition, seat)


# --- carrying it out ---


@step
def eat(expedition: Expedition) -> Steps[None]:
    """All food is discarded, then the starving get their Afflictions, then deaths, in order. [GOD-FEED-13]"""
    expedition.unveil()
    living = expedition.living()
    for seat in living:
        player = expedition.players[seat]
        promises.note_leftovers(expedition, seat)
        player.fed_last = not player.starving
        if player.starving:
            expedition.tell(Starved(who=seat, rule="GOD-FEED-4"))
            if player.store:
                expedition.tell(StoreLost(who=seat, cards=tuple(player.store), rule="GOD-FEED-12"))
        else:
            expedition.tell(Fed(who=seat, cards=tuple(player.plan + player.store), rule="GOD-FEED-2"))
        expedition.forget(player.plan)
        expedition.discards += player.plan + player.store
        player.plan, player.store = [], []
    starving = [seat for seat in living if expedition.players[seat].starving]
    for seat in starving:
        gain_affliction(expedition, seat, rule="GOD-FEED-4", face_down=expedition.players[seat].covered)
    doomed = [seat for seat in starving if len(expedition.players[seat].afflictions) >= expedition.limit]
    if doomed:
        yield from die(expedition, *doomed)
    for seat in starving:
        if not expedition.players[seat].dead:
            yield from keep_to_limit(expedition, seat)
            yield from drop_cards(expedition, seat, STARVING_CARDS, rule="GOD-FEED-4")
    expedition.then(after_eating)


@step
def after_eating(expedition: Expedition) -> Steps[None]:
    """What cards say of a meal, the Caravan's check, promises due; then the end or a new round. [GOD-DEAL-11]"""
    for seat in expedition.living():
        player = expedition.players[seat]
        player.need = player.given_food = player.spare_food = 0
        player.covered = False
        yield from announce(expedition, moments.MealOver, seat)
    expedition.feeding = False
    caravan.check(expedition)
    promises.fall_due(expedition)
    expedition.then(promises.judge)
    expedition.then(round_ends)


@step
def round_ends(expedition: Expedition) -> Steps[None]:
    """No cleanup follows the Final Location. [GOD-ROUND-9, GOD-END-1]"""
    if expedition.location == FINAL:
        yield from ending.last_reckoning(expedition)
