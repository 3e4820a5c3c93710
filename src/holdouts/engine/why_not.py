"""Why not: legality, said once.

A rule's predicate answers with a reason or with nothing: `why_not_play(expedition, seat, card) -> Why | None`. The
options of a question are what nothing speaks against; "why not" is what the same predicates answer for everything else
that lies before a seat.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

_NOTHING: Mapping[str, Any] = {}


class Why(NamedTuple):
    """A reason: the key of its words, `reason-<key>`, and what fills their slots, as in questions.

    A reason that says the same every time is made once, beside the rule.
    """

    key: str
    about: Mapping[str, Any] = _NOTHING


class Barrier(NamedTuple):
    """Something before a seat that cannot be used now: what sort of thing, which one, and why."""

    noun: str
    thing: Any
    why: Why


def because(key: str, **about: Any) -> Why:
    """A reason that depends on the table: whose card it is, how many are missing."""
    return Why(key, about)


def barriers(noun: str, whys: Iterable[tuple[Any, Why | None]]) -> Iterator[Barrier]:
    """Those of some things that cannot be used, each told with what speaks against it, or nothing."""
    return (Barrier(noun, thing, why) for thing, why in whys if why is not None)


def all_barred(whys: Iterable[Why | None]) -> Why | None:
    """What speaks against something that can be done in several ways: nothing, if any of them is open or there is
    none; otherwise what speaks against the first."""
    found = list(whys)
    return None if None in found or not found else found[0]
