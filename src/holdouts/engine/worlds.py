"""Other worlds: the ways in which a secret, and nothing else, might be otherwise. A game's `worlds.py` is made of them.

For the law of secrecy. It must not lean on what it checks: nothing here comes from `secrets`.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from holdouts.engine.decision import Option
from holdouts.engine.game import OtherWorld

World = OtherWorld | None
Change = Callable[[Any, Random], World]
"""(state, dice) -> the state has been made otherwise in one secret; None: there is nothing to change."""
Out = Callable[[Any, int | None], bool]
Pair = tuple[int, int] | None


def never(state: Any, seat: int | None) -> bool:
    """It does not come out."""
    return False


# --- two things, each where the other lay ---


def two_of(things: Sequence[int], random: Random) -> Pair:
    """Two different ones."""
    if len(things) < 2:
        return None
    one, other = random.sample(things, 2)
    return one, other


def one_of_each(these: Sequence[int], those: Sequence[int], random: Random) -> Pair:
    """One out of each of two places."""
    return (random.choice(these), random.choice(those)) if these and those else None


def one_alike(these: Sequence[int], those: Sequence[int], alike: Sequence[object], random: Random) -> Pair:
    """One out of each of two places that are of a sort."""
    for one in random.sample(these, len(these)):
        if others := [other for other in those if alike[other] == alike[one]]:
            return one, random.choice(others)
    return None


def exchanged(
    state: Any,
    zones: Iterable[list[Any]],
    pair: Pair,
    met: Callable[[Any, int | None], Collection[int | None]],
    named: str = "",
) -> World:
    """Each of two things lies where the other lay, which comes out to whoever has met one of them.

    Where somebody may choose one of them, `named` is the field in which picks name it.
    """
    if pair is None:
        return None

    def out(state: Any, seat: int | None) -> bool:
        seen = met(state, seat)
        return pair[0] in seen or pair[1] in seen

    if out(state, None):
        return None
    knowers = frozenset(seat for seat in state.seats if out(state, seat))
    other = {pair[0]: pair[1], pair[1]: pair[0]}
    for zone in zones:
        zone[:] = [other.get(thing, thing) for thing in zone]

    def same(option: Option) -> Option:
        meant = getattr(option, named, None)
        return replace(option, **{named: other[meant]}) if meant in other else option

    return OtherWorld(knowers, out, same)


# --- what one player alone knows ---


def of_one(
    people: Callable[[Any], Sequence[Any]],
    fits: Callable[[Any, Any], bool],
    change: Callable[[Any], None],
    out: Out = never,
) -> Change:
    """Something before one player is otherwise, and nobody but that player knows it."""

    def another(state: Any, random: Random) -> World:
        owners = [seat for seat, player in enumerate(people(state)) if fits(state, player)]
        if not owners:
            return None
        seat = random.choice(owners)
        change(people(state)[seat])
        return OtherWorld(frozenset({seat}), out)

    return another


def otherwise(name: str, other: Callable[[Any], Any]) -> Callable[[Any], None]:
    """A field of a player is otherwise."""
    return lambda player: setattr(player, name, other(getattr(player, name)))


def one_less(value: Any) -> Any:
    """One fewer of something, or without the last of several."""
    return value[:-1] if isinstance(value, list) else value - 1
