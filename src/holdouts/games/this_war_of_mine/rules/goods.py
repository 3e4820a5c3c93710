"""Pieces: gained, discarded, removed, paid, and swapped five for one. [TWM-GEN-5..8, TWM-BOARD-1..4]"""

from collections.abc import Mapping

from holdouts.engine.decision import Option
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.picks import Break, GiveUp, PutAside
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import FIVE, Siege


def gain(siege: Siege, good: int, count: int, store: list[int], *, rule: str) -> int:
    """So many come out of the box, as far as it has them; the rest is lost. [TWM-GEN-7, TWM-GEN-8]"""
    taken = take(siege, good, count, store)
    if taken:
        siege.tell(events.Gained(good=good, count=taken, rule=rule))
    if taken < count:
        siege.tell(events.BoxEmpty(good=good, rule="TWM-GEN-7"))
    return taken


def take(siege: Siege, good: int, count: int, store: list[int]) -> int:
    """The same, where how they come is told: what was bought need not be called gained besides. [TWM-GEN-8]"""
    taken = min(count, siege.box[good])
    siege.box[good] -= taken
    taken += _out_of_hiding(siege, good, count - taken)
    store[good] += taken
    return taken


def _out_of_hiding(siege: Siege, good: int, wanted: int) -> int:
    """Where the box has none, what lies hidden in the city serves. [TWM-ADV-8]"""
    found = 0
    for place in siege.places:
        taken = min(wanted - found, place.hidden[good])
        place.hidden[good] -= taken
        found += taken
    return found


def available(siege: Siege, good: int) -> int:
    """How many could be gained now. [TWM-GEN-7, TWM-ADV-8]"""
    return siege.box[good] + sum([place.hidden[good] for place in siege.places])


def discard(siege: Siege, good: int, count: int, store: list[int], *, rule: str, what: str = "discarded") -> int:
    """So many go back into the box, as far as they are there; `what` says to what end. [TWM-GEN-5]"""
    taken = use_up(siege, good, count, store)
    if taken:
        siege.tell(events.Spent(good=good, count=taken, what=what, rule=rule))
    return taken


def use_up(siege: Siege, good: int, count: int, store: list[int]) -> int:
    """The same, where what is done with them is told: a meal need not be called discarded besides. [TWM-GEN-5]"""
    taken = min(count, store[good])
    store[good] -= taken
    siege.box[good] += taken
    return taken


def use_to_build(siege: Siege, fitting: int) -> None:
    """What a Fitting takes is used up, and it is told for what. [TWM-DAY-14]"""
    for name, count in siege.book.fittings[fitting].cost.items():
        good = siege.book.good(name)
        used = use_up(siege, good, count, siege.storage)
        siege.tell(events.UsedToBuild(good=good, count=used, fitting=fitting, rule="TWM-DAY-3"))


def remove(siege: Siege, good: int, count: int, store: list[int], *, rule: str) -> int:
    """So many leave the campaign. [TWM-GEN-6]"""
    taken = min(count, store[good])
    store[good] -= taken
    siege.waste[good] += taken
    if taken:
        siege.tell(events.Removed(good=good, count=taken, rule=rule))
    return taken


def move_all(source: list[int], target: list[int]) -> None:
    """Everything goes from one store to another."""
    for good, count in enumerate(source):
        if count:
            target[good] += count
            source[good] = 0


# --- prices ---


def can_pay(siege: Siege, price: Mapping[str, int], store: list[int], spared: str = "") -> bool:
    """Whether all of it is there. [TWM-BOOK-4]"""
    pieces = siege.book.pieces
    for name, count in price.items():
        if name != spared and (store[pieces[name]] if name in pieces else siege.count(name, store)) < count:
            return False
    return True


def pay(siege: Siege, price: Mapping[str, int], store: list[int], *, rule: str, spared: str = "") -> Steps[None]:
    """Discard a price; of a sort the group says which pieces."""
    for name, count in price.items():
        if name != spared:
            yield from give_up(siege, siege.book.sorts[name], count, store, rule=rule, what="paid")


def give_up(
    siege: Siege, sorts: tuple[int, ...], count: int, store: list[int], *, rule: str, what: str = "discarded"
) -> Steps[None]:
    """So many pieces of these sorts are discarded, of the group's choice, as far as they are there."""
    for left in range(count, 0, -1):
        held = [good for good in sorts if store[good]]
        if not held:
            return
        if len(held) == 1:
            discard(siege, held[0], left, store, rule=rule, what=what)
            return
        options = [GiveUp(good) for good in held]
        pick = yield from choose(siege, options, rule=rule, ask="give-up", about={"count": left}, parts=(GiveUp,))
        discard(siege, pick.good, 1, store, rule=rule, what=what)


def worth(siege: Siege, good: int) -> int:
    """What a piece counts for, whoever has it: a price may be higher. [TWM-TRADE-4]"""
    return siege.book.goods[good].value


# --- Storage x5 ---


def markers(siege: Siege) -> tuple[int, int]:
    """What may stand on the x5 space, and nothing else. [TWM-BOARD-2]"""
    return siege.book.wood, siege.book.components


def swaps(siege: Siege) -> list[Option]:
    """Five for one, and one for five, where Storage is: nobody moves markers while they are in the city.
    [TWM-BOARD-1]"""
    found: list[Option] = []
    if siege.trip is None:
        for place, good in enumerate(markers(siege)):
            if siege.storage[good] >= FIVE:
                found.append(PutAside(good))
            if siege.fives[place]:
                found.append(Break(good))
    return found


def undoing(pick: Option) -> set[Option]:
    """The swap that would only take this one back: nobody needs it before something else has happened."""
    match pick:
        case PutAside(good):
            return {Break(good)}
        case Break(good):
            return {PutAside(good)}
    return set()


def put_aside(siege: Siege, good: int) -> None:
    """Five markers make room for one: four go back into the box. [TWM-BOARD-1]"""
    siege.storage[good] -= FIVE
    siege.fives[markers(siege).index(good)] += 1
    siege.box[good] += FIVE - 1
    siege.tell(events.Swapped(good=good, count=-FIVE, rule="TWM-BOARD-1"))


def break_up(siege: Siege, good: int) -> None:
    """The marker goes back, then up to five are taken; what is not there is lost. [TWM-BOARD-4]"""
    siege.fives[markers(siege).index(good)] -= 1
    siege.box[good] += 1
    taken = min(FIVE, siege.box[good])
    siege.box[good] -= taken
    siege.storage[good] += taken
    siege.tell(events.Swapped(good=good, count=taken, rule="TWM-BOARD-4"))
