"""Moving, turning tiles up, and slipping past what waits there. [MAX-MOVE, MAX-STEALTH]"""

from typing import Any, Literal

from holdouts.engine.decision import Choose
from holdouts.engine.reactions import announce
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse import moments
from holdouts.games.maximum_apocalypse.events import Moved, MovedBy, Revealed, SentBack, SurelySeen, Tested
from holdouts.games.maximum_apocalypse.fields import Cause
from holdouts.games.maximum_apocalypse.picks import Fight, Halt, Move, Sneak
from holdouts.games.maximum_apocalypse.rules import encounters, tokens
from holdouts.games.maximum_apocalypse.rules.deeds import tile_acts
from holdouts.games.maximum_apocalypse.state import Apocalypse

# --- from tile to tile ---


def walk(world: Apocalypse, seat: int, place: int, *, rule: str = "MAX-MOVE-1") -> Steps[None]:
    """One tile further, with everything that happens on the way. [MAX-MOVE-5]"""
    old = world.survivors[seat].place
    yield from depart(world, seat)
    if world.lives(seat):
        yield from arrive(world, seat, place, old, rule=rule)


def depart(world: Apocalypse, seat: int) -> Steps[None]:
    """Some tiles let nobody go for nothing in the turn they were entered. [MAX-MOVE-8]"""
    yield from announce(world, moments.Departed, seat)
    world.survivors[seat].entered = None


def arrive(world: Apocalypse, seat: int, place: int, old: int, *, rule: str) -> Steps[None]:
    """The survivor stands there now; then all that entering brings. Attached monsters come along. [MAX-MOVE-7]"""
    survivor = world.survivors[seat]
    survivor.place = place
    survivor.moved = True
    world.tell(Moved(who=seat, place=place, rule=rule))
    if not world.up[place]:
        yield from discover(world, seat, place)
        if survivor.dead or survivor.place != place:
            return
    tile = world.tile(place)
    crossed = False
    if tile.sends_back and not world.bars("being-sent-back", seat):
        if not (yield from cross(world, seat, place, old)):
            return
        crossed = True
    survivor.entered = place
    if tile.enter:
        yield from tile_acts(world, seat, place, tile.enter, rule="MAX-KEYWORD-8")
        if survivor.dead or survivor.place != place:
            return
    if world.tokens[place] and (survivor.foes or not crossed):
        yield from pass_tokens(world, seat, place)
        if survivor.dead:
            return
    yield from announce(world, moments.Arrived, seat, place=place)


def cross(world: Apocalypse, seat: int, place: int, old: int) -> Steps[bool]:
    """A Stealth test against the tile, and by the same roll against its tokens. [MAX-STEALTH-12, MAX-KEYWORD-16]"""
    survivor = world.survivors[seat]
    if world.tokens[place] and not survivor.foes:
        if why := surely_seen(world, seat):
            world.tell(SurelySeen(who=seat, why=why, rule="MAX-STEALTH-12"))
            yield from face_tokens(world, seat, place, rule="MAX-STEALTH-12")
        elif isinstance((yield from _sneak_or_fight(seat)), Fight):
            yield from face_tokens(world, seat, place, rule="MAX-STEALTH-3")
    if not world.lives(seat):
        return False
    if stealth_test(world, seat, place, rule="MAX-KEYWORD-16"):
        return True
    yield from face_tokens(world, seat, place, rule="MAX-STEALTH-6")
    if world.lives(seat):
        survivor.place = old
        world.tell(SentBack(who=seat, place=old, rule="MAX-MOVE-9"))
    return False


def walk_on(world: Apocalypse, seat: int, most: int, *, rule: str) -> Steps[None]:
    """Up to so many tiles, one by one; every tile on the way is entered. [MAX-MOVE-6]"""
    survivor = world.survivors[seat]
    for _ in range(most):
        options: list[Any] = [Move(place) for place in world.near(survivor.place)]
        pick = yield Choose(seat, [*options, Halt()], rule="MAX-MOVE-6", ask="go-on", default=Halt())
        if isinstance(pick, Halt):
            return
        yield from walk(world, seat, pick.place, rule=rule)
        if survivor.dead or survivor.place != pick.place:
            return


def jump(world: Apocalypse, seat: int, place: int, *, by: int, rule: str) -> Steps[None]:
    """Straight to a tile; it counts as moving and as entering. By one's own will the old tile is left as usual."""
    survivor = world.survivors[seat]
    old = survivor.place
    if by == seat:
        yield from depart(world, seat)
    if world.lives(seat):
        yield from arrive(world, seat, place, old, rule=rule)


def shift(world: Apocalypse, seat: int, place: int, *, by: int, rule: str) -> None:
    """Somebody is moved quietly: no Enter effects, no tests, no tokens. [MAX-MOVE-10]"""
    survivor = world.survivors[seat]
    survivor.place = place
    survivor.moved = True
    world.tell(MovedBy(who=seat, other=by, place=place, rule=rule))


def discover(world: Apocalypse, seat: int, place: int) -> Steps[None]:
    """A hidden tile that is entered is turned face up for good, and its Reveal effect happens. [MAX-MOVE-4]"""
    yield from uncover(world, seat, place, rule="MAX-MOVE-4")
    yield from tile_acts(world, seat, place, world.tile(place).reveal, rule="MAX-KEYWORD-14")


def uncover(world: Apocalypse, seat: int, place: int, *, rule: str) -> Steps[None]:
    """A hidden tile is turned face up quietly: its Reveal effect is spent. [MAX-KEYWORD-17]"""
    world.up[place] = True
    world.unveil()
    world.tell(Revealed(who=seat, place=place, tile=world.tiles[place], rule=rule))
    yield from announce(world, moments.Revealed, seat, place=place)


# --- stealth ---


def pass_tokens(world: Apocalypse, seat: int, place: int) -> Steps[None]:
    """Monster tokens on an entered tile: tested, fought, or met without asking. [MAX-STEALTH-1..3]"""
    survivor = world.survivors[seat]
    if survivor.foes:
        yield from face_tokens(world, seat, place, rule="MAX-STEALTH-1")
    elif why := surely_seen(world, seat):
        world.tell(SurelySeen(who=seat, why=why, rule="MAX-STEALTH-2"))
        yield from face_tokens(world, seat, place, rule="MAX-STEALTH-6")
    elif isinstance((yield from _sneak_or_fight(seat)), Fight):
        yield from face_tokens(world, seat, place, rule="MAX-STEALTH-3")
    elif not stealth_test(world, seat, place, rule="MAX-STEALTH-4"):
        yield from face_tokens(world, seat, place, rule="MAX-STEALTH-6")


def _sneak_or_fight(seat: int) -> Steps[Sneak | Fight]:
    pick: Sneak | Fight = yield Choose(seat, [Sneak(), Fight()], rule="MAX-STEALTH-3", ask="sneak-or-fight")
    return pick


def face_tokens(world: Apocalypse, seat: int, place: int, *, rule: str) -> Steps[None]:
    """All tokens leave the tile, and as many Monster cards are drawn. [MAX-STEALTH-6, MAX-STEALTH-9]"""
    count = yield from tokens.clear_tokens(world, seat, place, rule=rule)
    yield from encounters.meet(world, seat, count, cause=Cause("tokens", place), rule=rule)


def stealth(world: Apocalypse, seat: int, place: int) -> int:
    """The visible side, plus bonuses, minus the tokens of the tile. [MAX-STEALTH-5]"""
    return own_stealth(world, seat) - world.tokens[place]


def own_stealth(world: Apocalypse, seat: int) -> int:
    """What a survivor brings to a test, whatever lies there; of a pair the lower. [MAX-STEALTH-5, MAX-DOG-5]"""
    survivor = world.survivors[seat]
    values = []
    for body in world.alive(seat):
        card = world.character(body)
        printed = card.starving_stealth if survivor.starving else card.stealth
        values.append(printed + world.worn("stealth", seat, body))
    return min(values)


def stealth_test(world: Apocalypse, seat: int, place: int, *, rule: str) -> bool:
    """Two dice must not show more than the current Stealth. [MAX-STEALTH-4, MAX-STEALTH-10]"""
    value = stealth(world, seat, place)
    if value < 2:
        world.tell(SurelySeen(who=seat, why="stealth", rule="MAX-STEALTH-10"))
        return False
    one, two = world.roll(6), world.roll(6)
    passed = one + two <= value
    world.tell(Tested(who=seat, one=one, two=two, sum=one + two, stealth=value, passed=passed, rule=rule))
    return passed


def surely_seen(world: Apocalypse, seat: int) -> Literal["carried", "watched"] | None:
    """Why a test against tokens fails without a roll, if it does: what is carried, or a monster that watches."""
    if world.bars("sneaking", seat):
        return "carried"
    here = world.survivors[seat].place
    return "watched" if any(aura.watches for _, aura in world.auras(here)) else None
