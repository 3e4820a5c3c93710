"""What the active player may do, and doing it. [DOW-TURN-3, section 4.6 of the catalog]"""

from collections.abc import Callable, Iterator
from typing import Any

from holdouts.engine.decision import Choose, Option
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.dead_of_winter import events, moments, picks
from holdouts.games.dead_of_winter.cards import SYMBOLS, Need
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.rules import (
    attacking,
    dice,
    exile,
    gifts,
    hands,
    moving,
    playing,
    requests,
    searching,
    witness,
    zombies,
)
from holdouts.games.dead_of_winter.rules.gifts import Source
from holdouts.games.dead_of_winter.rules.zombies import choose_zombie
from holdouts.games.dead_of_winter.state import COLONY, MOST_DIE, SPACES, Survivor, Winter

CLEANED = 3
"""Cards that cleaning takes off the waste pile. [DOW-WASTE-2]"""
ATTRACTED = 2
"""Zombies that can be attracted at once. [DOW-ATTRACT-2]"""
OTHER_PLACES = [tuple(other for other in range(len(SPACES)) if other != place) for place in range(len(SPACES))]

REQUESTS: dict[str, picks.Request] = {symbol: picks.Request(symbol) for symbol in SYMBOLS}

NO_DIE = dice.TOO_LOW[1]
NOT_HERE = Why("not-here")
NO_GAP = Why("no-free-space")
NO_WASTE = Why("nothing-to-clean")
NOT_IN_COLONY = Why("only-in-colony")
NOBODY_ELSEWHERE = Why("no-zombie-elsewhere")
BANNED = Why("forbidden-by-card")
EXILED = Why("exiles-do-not-give")
NOT_WANTED = Why("goal-wants-others")
ABILITY_SPENT = Why("ability-spent")
NOTHING_TO_CHANGE = Why("no-die-to-change")


# --- why not ---


def why_not_barricade(winter: Winter, seat: int, survivor: Survivor) -> Why | None:
    """What speaks against building here. [DOW-BARRICADE-1, DOW-BARRICADE-5]"""
    if winter.lasts("no-barricade"):
        return BANNED
    if not winter.has_gap(survivor.place):
        return NO_GAP
    return None if dice.has(winter, seat) else NO_DIE


def why_not_clean(winter: Winter, seat: int, survivor: Survivor) -> Why | None:
    """What speaks against cleaning. [DOW-WASTE-1, DOW-WASTE-3]"""
    if survivor.place != COLONY:
        return NOT_IN_COLONY
    if not winter.waste:
        return NO_WASTE
    return None if dice.has(winter, seat) else NO_DIE


def why_not_attract(winter: Winter, seat: int, survivor: Survivor) -> Why | None:
    """What speaks against attracting. [DOW-ATTRACT-1, DOW-ATTRACT-6]"""
    if winter.lasts("no-attract"):
        return BANNED
    if not winter.has_gap(survivor.place):
        return NO_GAP
    if not winter.dead_walk(elsewhere(survivor)):
        return NOBODY_ELSEWHERE
    return None if dice.has(winter, seat) else NO_DIE


def elsewhere(survivor: Survivor) -> tuple[int, ...]:
    """All other places."""
    return OTHER_PLACES[survivor.place]


def usable(winter: Winter, seat: int, survivor: Survivor) -> list[Source]:
    """The abilities a survivor could use by themselves now. [DOW-ABILITY-1, DOW-ABILITY-2, DOW-ABILITY-6]"""
    found = gifts.abilities(winter, seat, survivor, "")
    if not found:
        return found
    found = [one for one in found if gifts.works(winter, seat, one.ability)]
    return [source for source in found if not source.ability.die or dice.has(winter, seat, source.ability.die)]


def why_not_ability(winter: Winter, seat: int, survivor: Survivor) -> Why | None:
    """What speaks against using an ability by itself."""
    if usable(winter, seat, survivor):
        return None
    if survivor.used or survivor.spent:
        return ABILITY_SPENT
    least = winter.card_of(survivor).ability.die
    if least and not dice.has(winter, seat, least):
        return dice.TOO_LOW[least]
    found = gifts.abilities(winter, seat, survivor, "")
    return NOTHING_TO_CHANGE if any(not gifts.works(winter, seat, one.ability) for one in found) else NOT_HERE


def why_not_contribute(winter: Winter, seat: int) -> Why | None:
    """Exiles add nothing to the crisis. [DOW-CRISIS-1, DOW-CRISIS-4, DOW-EXILE-7]"""
    return EXILED if winter.players[seat].exiled else None


def why_not_store(winter: Winter, seat: int, card: int) -> Why | None:
    """Only what the goal wants is stored, and not by exiles. [DOW-STORE-1]"""
    if winter.players[seat].exiled:
        return EXILED
    return None if winter.symbol(card) in winter.wanted else NOT_WANTED


# --- what is on offer ---


def options(winter: Winter, seat: int) -> list[Option]:
    """Everything the active player may do now."""
    unmet = playing.unmet(winter, seat)
    return [
        *_by_survivor(winter, seat),
        *_with_hand(winter, seat, unmet),
        *_with_equipment(winter, seat),
        *_with_food(winter, seat),
        *[REQUESTS[symbol] for symbol in requests.requestable(winter, seat, unmet)],
        *_votes(winter, seat),
        picks.EndTurn(),
    ]


def _by_survivor(winter: Winter, seat: int) -> list[Option]:
    actions = WITH_DIE if dice.has(winter, seat) else ()
    places = moving.open_places(winter, seat)
    found: list[Option] = []
    for survivor in winter.own(seat):
        card, here = survivor.card, survivor.place
        for pick, why_not in actions:
            if why_not(winter, seat, survivor) is None:
                found.append(pick(card))
        if usable(winter, seat, survivor):
            found.append(picks.UseAbility(card))
        if moving.why_stay(winter, seat, survivor) is None:
            found += [picks.Move(card, place) for place in places if place != here]
    return found


def _with_hand(winter: Winter, seat: int, unmet: list[Need]) -> Iterator[Option]:
    needs, wanted = winter.book.needs, winter.wanted
    may_contribute = why_not_contribute(winter, seat) is None
    for card in winter.players[seat].hand:
        if needs[card] not in unmet:
            yield picks.Play(card)
        if may_contribute:
            yield picks.Contribute(card)
        if wanted and why_not_store(winter, seat, card) is None:
            yield picks.Store(card)


def _with_equipment(winter: Winter, seat: int) -> Iterator[Option]:
    if not winter.bears(seat):
        return
    for survivor in winter.players[seat].group:
        for source in gifts.equipment(winter, seat, survivor, ""):
            if source.held is not None and gifts.works(winter, seat, source.ability):
                yield picks.UseItem(source.held.card)
    for _, held, taker in playing.hand_offs(winter, seat):
        yield picks.HandOff(held.card, taker)


def _with_food(winter: Winter, seat: int) -> Iterator[Option]:
    """Food of the supply raises a die, if one is not exiled. [DOW-FOOD-1, DOW-FOOD-2, DOW-EXILE-10]"""
    if winter.players[seat].exiled or not winter.food:
        return
    for die in dice.values(winter, seat):
        for to in range(die + 1, min(MOST_DIE, die + winter.food) + 1):
            yield picks.SpendFood(die, to)


def _votes(winter: Winter, seat: int) -> Iterator[Option]:
    if exile.why_not_call(winter, seat) is None:
        for other in exile.candidates(winter, seat):
            yield picks.CallVote(other)


# --- doing it ---


def act(winter: Winter, seat: int, pick: Any) -> Steps[bool]:
    """One action, from its choice to all its consequences. Returns whether anything came of it: a request may be in
    vain, and then all is as it was. [DOW-TURN-9]"""
    witness.remember(winter, seat, pick)
    match pick:
        case picks.Request(symbol):
            return (yield from requests.request(winter, seat, symbol))
        case picks.Play(card):
            yield from playing.play(winter, seat, card)
        case picks.Contribute(card):
            hands.contribute(winter, seat, card)
            winter.note(moments.Contributed)
        case picks.Store(card):
            hands.store(winter, seat, card, rule="DOW-STORE-1")
        case picks.SpendFood(die, to):
            spend_food(winter, seat, die, to)
        case picks.HandOff(card=card, survivor=taker):
            yield from playing.hand_off(winter, seat, card, taker)
        case picks.CallVote(other):
            yield from exile.call_vote(winter, seat, other)
        case picks.UseItem(card):
            yield from use_item(winter, seat, card)
        case _:
            survivor = winter.member(seat, pick.survivor)
            yield from act_with(winter, seat, survivor, pick)
    return True


def act_with(winter: Winter, seat: int, survivor: Survivor, pick: Any) -> Steps[None]:
    """An action of one survivor. [DOW-TURN-7]"""
    match pick:
        case picks.Attack():
            yield from attacking.attack(winter, seat, survivor)
        case picks.Search():
            yield from searching.search(winter, seat, survivor)
        case picks.Barricade():
            yield from barricade(winter, seat, survivor)
        case picks.Clean():
            yield from clean(winter, seat, survivor)
        case picks.Attract():
            yield from attract(winter, seat, survivor)
        case picks.UseAbility():
            yield from use_ability(winter, seat, survivor)
        case picks.Move(place=place):
            yield from moving.move(winter, seat, survivor, place, fuel=False)


def pay_die(winter: Winter, seat: int, *, rule: str) -> Steps[None]:
    """A die of any value is spent."""
    die = yield from dice.choose(winter, seat, 1, rule=rule)
    dice.spend(winter, seat, die)


def barricade(winter: Winter, seat: int, survivor: Survivor) -> Steps[None]:
    """A barricade on a free space here; with the right help, more. [DOW-BARRICADE-1..3]"""
    among = gifts.sources(winter, seat, survivor, "barricade")
    named = yield from gifts.name_sources(winter, seat, among, rule="DOW-ABILITY-8")
    yield from pay_die(winter, seat, rule="DOW-BARRICADE-1")
    yield from gifts.spend_sources(winter, seat, named, rule="DOW-ABILITY-8")
    count = gifts.figure(winter, seat, survivor, "built", 1, named)
    yield from zombies.build(winter, seat, survivor.place, count, rule="DOW-BARRICADE-2", may_stop=True)
    winter.note(moments.Barricaded, survivor=survivor.card, place=survivor.place)


def clean(winter: Winter, seat: int, survivor: Survivor) -> Steps[None]:
    """The top cards of the waste pile leave the game. [DOW-WASTE-1, DOW-WASTE-2]"""
    among = gifts.sources(winter, seat, survivor, "clean")
    named = yield from gifts.name_sources(winter, seat, among, rule="DOW-ABILITY-8")
    yield from pay_die(winter, seat, rule="DOW-WASTE-1")
    yield from gifts.spend_sources(winter, seat, named, rule="DOW-ABILITY-8")
    count = gifts.figure(winter, seat, survivor, "cleaned", CLEANED, named)
    hands.clear_waste(winter, count, rule="DOW-WASTE-2")
    winter.note(moments.Cleaned, survivor=survivor.card, place=survivor.place)


def attract(winter: Winter, seat: int, survivor: Survivor) -> Steps[None]:
    """Up to two zombies from elsewhere come into free spaces here. [DOW-ATTRACT-1..5]"""
    yield from pay_die(winter, seat, rule="DOW-ATTRACT-1")
    for number in range(ATTRACTED):
        if not winter.gaps(survivor.place):
            break
        origin = yield from choose_zombie(
            winter, seat, elsewhere(survivor), rule="DOW-ATTRACT-2", ask="attract", may_stop=number > 0
        )
        if origin is None:
            break
        yield from zombies.draw_over(winter, seat, origin, survivor.place, rule="DOW-ATTRACT-2")
    winter.note(moments.Attracted, survivor=survivor.card, place=survivor.place)


def use_ability(winter: Winter, seat: int, survivor: Survivor) -> Steps[None]:
    """A survivor's own ability, or one copied from somebody here. [DOW-ABILITY-1..4, DOW-ABILITY-7]"""
    among = usable(winter, seat, survivor)
    choices = [picks.Whom(source.whose) for source in among]
    pick = yield Choose(seat, choices, rule="DOW-ABILITY-7", ask="mimic-whom")
    source = next(one for one in among if one.whose == pick.survivor)
    if source.ability.die:
        die = yield from dice.choose(winter, seat, source.ability.die, rule="DOW-ABILITY-1")
        dice.spend(winter, seat, die)
    yield from gifts.spend(winter, seat, source, rule="DOW-ABILITY-1")
    yield from carry_out(winter, seat, survivor, source)


def use_item(winter: Winter, seat: int, card: int) -> Steps[None]:
    """What equipment does for its bearer, without a die. [DOW-PLAY-5]"""
    survivor, source = next(
        (one, source)
        for one in winter.players[seat].group
        for source in gifts.sources(winter, seat, one, "")
        if source.held is not None and source.held.card == card
    )
    yield from gifts.spend(winter, seat, source, rule="DOW-PLAY-5")
    yield from carry_out(winter, seat, survivor, source)


def carry_out(winter: Winter, seat: int, survivor: Survivor, source: Source) -> Steps[None]:
    """The effects of an ability or an item, for the survivor who uses it."""
    item = source.held.card if source.held is not None else None
    deed = Deed(seat, "DOW-ABILITY-1", actor=survivor.card, here=survivor.place, item=item)
    for effect in source.ability.effects:
        yield from effect.resolve(winter, deed)


def spend_food(winter: Winter, seat: int, die: int, to: int) -> None:
    """Food of the supply raises a die; nobody need agree. [DOW-FOOD-1..3]"""
    winter.food -= to - die
    winter.tell(events.FoodSpent(who=seat, count=to - die, now=winter.food, rule="DOW-FOOD-1"))
    dice.change_die(winter, seat, die, to, rule="DOW-FOOD-1")
    winter.note(moments.Ate)


Predicate = Callable[[Winter, int, Survivor], Why | None]

WITH_DIE: tuple[tuple[Callable[[int], Option], Predicate], ...] = (
    (picks.Attack, attacking.why_not_attack),
    (picks.Search, searching.why_not_search),
    (picks.Barricade, why_not_barricade),
    (picks.Clean, why_not_clean),
    (picks.Attract, why_not_attract),
)
"""What a survivor may do that takes a die, and what may speak against it."""
BY_SURVIVOR = (*WITH_DIE, (picks.UseAbility, why_not_ability))
"""All that a survivor may do: some abilities take no die."""
