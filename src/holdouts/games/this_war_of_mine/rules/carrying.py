"""The end of a trip: what is carried home, what is left. [TWM-SCAV-29..36]"""

from holdouts.engine.decision import Option
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why, because
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.night import PastTrip
from holdouts.games.this_war_of_mine.picks import Carry, CarryAll, GoOn, HideRest, LoadUp, PutDown, SwapLocation
from holdouts.games.this_war_of_mine.rules import (
    anytime,
    finds,
    goods,
    leading,
    memory,
    places,
    states,
    tokens,
)
from holdouts.games.this_war_of_mine.script import step
from holdouts.games.this_war_of_mine.state import FATIGUE, ON_TRIP, Siege

LOADING = 2
"""The Fatigue that one more in the backpack costs, and the most that leaves room for it. [TWM-ADV-9]"""


@step
def turn_back(siege: Siege) -> Steps[None]:
    """A Location may still be swapped; then the cards go back to their decks. [TWM-SCAV-31, TWM-ADV-10]"""
    trip = siege.trip
    assert trip is not None
    if not siege.scavengers():
        _nobody_comes_home(siege)
        return
    left = siege.location(trip.place)
    if not trip.fled and (swappable := places.swappable(siege)):
        options: list[Option] = [GoOn(), *map(SwapLocation, swappable)]
        pick = yield from leading.choose(siege, options, rule="TWM-ADV-10", ask="swap-location")
        if isinstance(pick, SwapLocation):
            trip.swapped = siege.places[trip.place].card == pick.location
            places.swap(siege, pick.location, rule="TWM-ADV-10")
    tidy_up(siege)
    deed = Deed(siege.leader, "TWM-SCAV-1", trip=True)
    for effect in left.leaving:
        yield from effect.resolve(siege, deed)
    if not siege.scavengers():
        _nobody_comes_home(siege)
        return
    siege.then(choose_findings)


def tidy_up(siege: Siege) -> None:
    """All Exploration cards and all Residents go back and are shuffled; so are the Findings. [TWM-SCAV-31,
    TWM-SCAV-40]"""
    siege.exploration += [*siege.unknown, *siege.explored, *siege.area]
    siege.residents += [*siege.met, *siege.staying]
    siege.findings += siege.used_findings
    siege.unknown, siege.explored, siege.area, siege.met, siege.staying, siege.used_findings = [], [], [], [], [], []
    for deck in (siege.exploration, siege.residents, siege.findings):
        deck.sort()
        siege.shuffle(deck)
    siege.scouted = siege.returned = siege.residents_seen = 0


def _nobody_comes_home(siege: Siege) -> None:
    """The phase ends at once, and nothing is brought home. [TWM-SCAV-29, TWM-ADV-17]"""
    tidy_up(siege)
    goods.move_all(siege.pile, siege.box)
    _lose_tokens(siege)
    siege.tell(events.NobodyCame(rule="TWM-SCAV-29"))
    _close(siege, [])


def _lose_tokens(siege: Siege) -> None:
    """Whoever was found on the way, or came along, is lost with the party, and what was noted of them is struck out.
    [TWM-ADV-17, TWM-BOOK-12]"""
    for token, where in zip(siege.book.tokens, list(siege.tokens), strict=True):
        if where == ON_TRIP:
            tokens.lose(siege, token.id, rule="TWM-SCAV-29")
            memory.strike(siege, token.note)


# --- choosing finds ---


@step
def choose_findings(siege: Siege) -> Steps[None]:
    """What the backpacks hold is carried home; the rest is left, or hidden. [TWM-SCAV-32..35]"""
    assert siege.trip is not None
    loaded, swapped = list[int](), siege.trip.swapped

    def options() -> list[Option]:
        found: list[Option] = [GoOn()]
        if siege.free_scavenging and any(siege.pile) and not swapped:
            found.append(HideRest())
        if len(taking(siege)) > 1:
            found.append(CarryAll())
        left = room(siege)
        for good, count in at_hand(siege):
            if most := fitting(siege, good, count, left):
                found += [Carry(good)] if most == 1 else [Carry(good), Carry(good, most)]
        found += [PutDown(good) for good, count in enumerate(siege.load) if count]
        if siege.free_scavenging:
            found += [
                LoadUp(one.card)
                for one in siege.scavengers()
                if one.card not in loaded and one.levels[FATIGUE] <= LOADING
            ]
        return found

    while True:
        about = {"count": weight(siege), "least": capacity(siege)}
        pick = yield from anytime.ask(
            siege,
            options,
            rule="TWM-SCAV-33",
            ask="choose-findings",
            about=about,
            parts=(Carry, CarryAll, PutDown),
            times=("findings",),
        )
        match pick:
            case Carry(good, count):
                _take(siege, good, count)
            case CarryAll():
                for good in taking(siege):
                    _take(siege, good, 1)
            case PutDown(good):
                _put_down(siege, good)
            case LoadUp(person):
                loaded.append(person)
                assert siege.trip is not None
                siege.trip.capacity += 1
                yield from states.change(siege, siege.person(person), FATIGUE, LOADING, rule="TWM-ADV-9")
            case _:
                _leave_the_rest(siege, hidden=isinstance(pick, HideRest))
                return


def why_not_carry(siege: Siege, good: int) -> Why | None:
    """What keeps one more piece from being carried home. [TWM-SCAV-33]"""
    if more(siege, good) <= room(siege):
        return None
    return because("too-heavy", count=weight(siege), least=capacity(siege))


def fitting(siege: Siege, good: int, count: int, left: int) -> int:
    """How many of so many pieces of a good what is left of the backpacks has room for. [TWM-SCAV-33]"""
    if more(siege, good) > left:
        return 0
    each = siege.book.goods[good].weight
    return min(count, _light(siege, good) + left // each) if each else count


def taking(siege: Siege) -> list[int]:
    """The pieces of the Findings Pile there is room for, one after the other: what is worth most first."""
    left, pile = room(siege), siege.pile
    found: list[int] = []
    for good in sorted([good for good, count in enumerate(pile) if count], key=lambda good: -goods.worth(siege, good)):
        each, light = siege.book.goods[good].weight, _light(siege, good)
        fits = min(pile[good], light + left // each if each else pile[good])
        left -= max(0, fits - light) * each
        found += [good] * fits
    return found


def at_hand(siege: Siege) -> list[tuple[int, int]]:
    """So many of each good lie in the Findings Pile; resources are there for the taking. [TWM-SCAV-32]"""
    there = list(siege.pile)
    for good in siege.book.resources:
        there[good] += siege.box[good]
    return [(good, count) for good, count in enumerate(there) if count]


def _take(siege: Siege, good: int, count: int) -> None:
    found = min(count, siege.pile[good])
    siege.pile[good] -= found
    siege.box[good] -= count - found
    siege.load[good] += count


def _put_down(siege: Siege, good: int) -> None:
    siege.load[good] -= 1
    siege.pile[good] += 1


def room(siege: Siege) -> int:
    """So much more can be carried. [TWM-SCAV-33]"""
    return capacity(siege) - weight(siege)


def capacity(siege: Siege) -> int:
    """What all backpacks hold, those of who broke off among them. [TWM-SCAV-33]"""
    assert siege.trip is not None
    return sum(siege.character(person).backpack for person in siege.scavengers()) + siege.trip.capacity


def weight(siege: Siege) -> int:
    """What is carried weighs; a child that was found does too. [TWM-SCAV-34, TWM-BOOK-12]"""
    assert siege.trip is not None
    loaded = [(good, count) for good, count in enumerate(siege.load) if count]
    weighing = [max(0, count - weightless(siege, good)) * siege.book.goods[good].weight for good, count in loaded]
    blanks = [number for number, where in enumerate(siege.tokens) if where == ON_TRIP]
    return sum(weighing) + sum([siege.book.tokens[number].weight for number in blanks])


def weightless(siege: Siege, good: int) -> int:
    """How many pieces of a good weigh nothing tonight. [TWM-SCAV-34]"""
    assert siege.trip is not None
    light = dict(siege.trip.light).get(good, 0) if siege.trip.light else 0
    return light + finds.figure(siege, "wood-capacity", 0) if good == siege.book.wood else light


def more(siege: Siege, good: int, count: int = 1) -> int:
    """What so many more pieces of a good would weigh. [TWM-SCAV-33]"""
    return max(0, count - _light(siege, good)) * siege.book.goods[good].weight


def _light(siege: Siege, good: int) -> int:
    """How many more pieces of a good would weigh nothing. [TWM-SCAV-34]"""
    return max(0, weightless(siege, good) - siege.load[good])


def _leave_the_rest(siege: Siege, *, hidden: bool) -> None:
    """What is not carried is discarded, or stays hidden at the Location. [TWM-SCAV-35, TWM-ADV-5]"""
    assert siege.trip is not None
    goods.move_all(siege.pile, siege.places[siege.trip.place].hidden if hidden else siege.box)
    carried = tuple(good for good, count in enumerate(siege.load) for _ in range(count))
    siege.tell(events.Carried(goods=carried, count=weight(siege), rule="TWM-SCAV-33"))
    _close(siege, [person.card for person in siege.scavengers()])


def _close(siege: Siege, party: list[int]) -> None:
    """The party is on its way home; it comes at Dawn. [TWM-SCAV-36]"""
    assert siege.trip is not None
    siege.past_trip = PastTrip(siege.trip.place, party, siege.trip.emptied and bool(party))
    siege.trip = None
    leading.pass_on(siege)
