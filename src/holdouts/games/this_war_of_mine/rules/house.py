"""The Shelter: ways through it, where things are built, cold and Barricades. [TWM-BOARD]"""

from collections.abc import Set

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.household import Fitting, Layout
from holdouts.games.this_war_of_mine.picks import PickFitting, PickSpace
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import MOST_BARRICADES, MOST_COLD, NONE, Siege


def shelter_piles(siege: Siege) -> dict[str, list[int]]:
    """All Shelter cards by their kinds, each pile shuffled, so that no loot is known. [TWM-SETUP-19]"""
    piles: dict[str, list[int]] = {}
    for number, card in enumerate(siege.book.shelter):
        piles.setdefault(card.kind, []).append(number)
    for pile in piles.values():
        siege.shuffle(pile)
    return piles


# --- ways ---


def layout(siege: Siege) -> Layout:
    """What lies within reach. It is the same whenever the same rooms are covered and closed, so it is worked out once
    for each such look of a house and only looked up for a list of orders (2 us instead of 7)."""
    known = siege.book.plans[siege.board].layouts
    look = bytes([2 if room.closed else 1 if room.cards else 0 for room in siege.rooms])
    found = known.get(look)
    if found is None:
        ways = sorted(reach(siege))
        printed = [(space, deed) for space in ways if (deed := action_at(siege, space))]
        covered = [(space, siege.spaces[space].card) for space in ways if siege.rooms[space].cards]
        kinds = frozenset(kind for _, kind in covered)
        found = known[look] = Layout(frozenset(ways), tuple(printed), tuple(covered), kinds)
    return found


def reach(siege: Siege) -> set[int]:
    """The spaces that can be walked to from the Guard space; obstacles are entered, not crossed. [TWM-BOARD-5..10,
    TWM-BOARD-18]"""
    plan, rooms = siege.book.plans[siege.board], siege.rooms
    found, edge = {plan.start}, [plan.start]
    while edge:
        here = edge.pop()
        if rooms[here].cards and here in plan.obstacles:
            continue
        for there in plan.ways[here]:
            if there not in found and not rooms[there].closed:
                found.add(there)
                edge.append(there)
    return found


def neighbours(siege: Siege, space: int) -> tuple[int, ...]:
    """The spaces to the left and right, and the other ends of ladders. [TWM-BOARD-6, TWM-BOARD-7]"""
    return siege.book.plans[siege.board].neighbours[space]


def beside(siege: Siege, space: int) -> tuple[int, ...]:
    """The spaces directly to the left and right on the same floor. [TWM-DAY-17]"""
    return siege.book.plans[siege.board].beside[space]


def floor_of(siege: Siege, space: int) -> int:
    """The number of the floor a space is on."""
    return siege.book.plans[siege.board].floors[space]


def action_at(siege: Siege, space: int) -> str:
    """The printed action of a space, unless a card covers it. [TWM-ADV-3]"""
    room, printed = siege.rooms[space], siege.spaces[space].printed
    return "" if room.cards or room.closed or printed in ("guard", "floor") else printed


# --- Fittings ---


def is_free(siege: Siege, space: int) -> bool:
    """Whether a space takes a Fitting: no card, no printed action, no dark square. [TWM-BOARD-13]"""
    room = siege.rooms[space]
    if room.cards or room.closed or room.fitting != NONE:
        return False
    return space in siege.book.plans[siege.board].sites


def sites(siege: Siege, fitting: Fitting, ways: Set[int] | None = None) -> list[int]:
    """Where a Fitting can be put; an upgrade only beside what it upgrades. [TWM-BOARD-13, TWM-DAY-14, TWM-DAY-17]"""
    return fitting_for(siege, fitting, free_spaces(siege, reach(siege) if ways is None else ways))


def free_spaces(siege: Siege, ways: Set[int]) -> list[int]:
    """Where any Fitting could be put, of the spaces that can be walked to. [TWM-BOARD-13]"""
    return [space for space in sorted(ways & siege.book.plans[siege.board].sites) if is_free(siege, space)]


def fitting_for(siege: Siege, fitting: Fitting, free: list[int]) -> list[int]:
    """Of the free spaces those where this Fitting can stand. [TWM-DAY-17]"""
    if not fitting.next_to:
        return free
    bases = [base for base, _, _ in siege.installed() if _holds(siege, base, fitting.next_to)]
    near = {space for base in bases for space in beside(siege, base)}
    return [space for space in free if space in near]


def _holds(siege: Siege, space: int, id_: str) -> bool:
    """Whether such a Fitting stands there, and stays there in this step. [TWM-DAY-17]"""
    room = siege.rooms[space]
    if room.fitting == NONE or siege.book.fittings[room.fitting].id != id_:
        return False
    return not any(order.space == space and order.deed in ("move", "dismantle") for order in siege.orders)


def bound(siege: Siege, space: int) -> bool:
    """Whether an upgrade beside it, or one that is being built there, keeps a Fitting where it is. [TWM-ADV-16]"""
    id_ = siege.fitting(siege.rooms[space]).id
    for near in beside(siege, space):
        fitting = _coming(siege, near)
        if fitting == NONE or siege.book.fittings[fitting].next_to != id_:
            continue
        others = [spot for spot in beside(siege, near) if spot != space and _holds(siege, spot, id_)]
        if not others:
            return True
    return False


def _coming(siege: Siege, space: int) -> int:
    """The Fitting that stands on a space, or will when the orders of this step are carried out."""
    for order in siege.orders:
        if order.deed == "build" and order.space == space:
            return order.card
        if order.deed == "move" and order.to == space:
            return siege.rooms[order.space].fitting
    return siege.rooms[space].fitting


def install(siege: Siege, fitting: int, space: int, *, rule: str) -> Steps[None]:
    """A Fitting stands; what is printed for its first installation happens once a campaign. [TWM-DAY-22,
    TWM-ERRATA-6, TWM-ADV-15]"""
    siege.rooms[space].fitting = fitting
    if fitting in siege.built:
        return
    siege.built.append(fitting)
    deed = Deed(siege.leader, rule)
    for effect in siege.book.fittings[fitting].bonus:
        yield from effect.resolve(siege, deed)


def take_down(siege: Siege, space: int) -> int:
    """A Fitting goes back to its deck; what waited on it is gone."""
    room = siege.rooms[space]
    fitting, room.fitting, room.waiting = room.fitting, NONE, []
    siege.fittings.append(fitting)
    return fitting


def losable(siege: Siege, named: str = "") -> list[int]:
    """The spaces whose Fitting may go back to its deck."""
    return [space for space, _, fitting in siege.installed() if named in ("", fitting.id)]


def lose_fitting(siege: Siege, named: str, *, rule: str) -> Steps[None]:
    """The group gives one installed Fitting back; an upgrade left alone goes with it. [TWM-ADV-16]"""
    spaces = losable(siege, named)
    if not spaces:
        return
    pick = yield from choose(siege, [PickSpace(space) for space in spaces], rule=rule, ask="lose-fitting")
    siege.tell(events.FittingReturned(fitting=take_down(siege, pick.space), rule=rule))
    for space in stranded(siege):
        siege.tell(events.FittingReturned(fitting=take_down(siege, space), rule="TWM-DAY-17"))


def stranded(siege: Siege) -> list[int]:
    """Upgrades that no longer stand beside what they upgrade."""
    return [
        space
        for space, _, fitting in siege.installed()
        if fitting.next_to and not any(_holds(siege, near, fitting.next_to) for near in beside(siege, space))
    ]


def install_free(siege: Siege, named: str, *, rule: str) -> Steps[bool]:
    """A Fitting is installed for nothing, wherever it may be; False, if it stands already or nowhere can. [10.16]"""
    decks = [deck for deck in (siege.fittings, siege.ideas) for card in deck if siege.book.fittings[card].id == named]
    if not decks:
        return False
    card = next(card for card in decks[0] if siege.book.fittings[card].id == named)
    spaces = sites(siege, siege.book.fittings[card])
    if not spaces:
        return False
    pick = yield from choose(
        siege, [PickSpace(space) for space in spaces], rule=rule, ask="install-where", about={"fitting": card}
    )
    decks[0].remove(card)
    yield from install(siege, card, pick.space, rule=rule)
    return True


def choose_idea(siege: Siege, *, rule: str) -> Steps[None]:
    """An Idea becomes a Fitting that can be built. [TWM-DAY-16]"""
    if not siege.ideas:
        return
    found = {siege.book.fittings[card].id: card for card in siege.ideas}
    options = [PickFitting(card) for card in found.values()]
    pick = yield from choose(siege, options, rule=rule, ask="new-idea", parts=(PickFitting,))
    siege.ideas.remove(pick.fitting)
    siege.fittings.append(pick.fitting)
    siege.tell(events.Thought(fitting=pick.fitting, rule=rule))


# --- cold and Barricades ---


def chill(siege: Siege, by: int, *, rule: str) -> None:
    """Cold tokens come or go, as far as there are any. [TWM-MORNING-2]"""
    new = min(max(siege.cold + by, 0), MOST_COLD)
    if new != siege.cold:
        by, siege.cold = new - siege.cold, new
        siege.tell(events.ColdChanged(by=by, now=new, rule=rule))


def barricade(siege: Siege, by: int, *, rule: str) -> Steps[None]:
    """Barricades go up on free Holes, as far as there are Holes and boards, or come down. [TWM-BOARD-16,
    TWM-BOARD-19]"""
    for _ in range(abs(by)):
        if by > 0:
            spaces = siege.holes() if siege.barricades() < MOST_BARRICADES else []
        else:
            spaces = [n for n, room in enumerate(siege.rooms) if room.barricade]
        if not spaces:
            return
        ask = "board-up" if by > 0 else "tear-down"
        pick = yield from choose(siege, [PickSpace(space) for space in spaces], rule=rule, ask=ask)
        siege.rooms[pick.space].barricade = by > 0
        siege.tell(events.BarricadeChanged(by=1 if by > 0 else -1, now=siege.barricades(), rule=rule))


def flood(siege: Siege, *, rule: str) -> Steps[None]:
    """The basement is closed for the campaign: its Fittings go back, its Holes still count. At the first ladder that
    led down, Water can be fetched once. [TWM-ERRATA-17, script 836]"""
    for space in _below_ground(siege):
        if siege.rooms[space].fitting != NONE:
            siege.tell(events.FittingReturned(fitting=take_down(siege, space), rule=rule))
    close_basement(siege, water=True)
    yield from ()


def close_basement(siege: Siege, *, water: bool) -> None:
    """Nobody goes down there any more; or once, for the Water at the first ladder. [TWM-ERRATA-17]"""
    below = _below_ground(siege)
    for space in below:
        siege.rooms[space].closed = True
    ladders = (space for space in below if siege.spaces[space].ladder)
    siege.rooms[next(ladders)].water = water


def _below_ground(siege: Siege) -> list[int]:
    return [space for space in range(len(siege.spaces)) if siege.side.floors[floor_of(siege, space)].basement]
