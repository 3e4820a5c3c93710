"""The Leader, who decides after everybody has had a say. [TWM-GEN-1..4]"""

from collections.abc import Callable, Sequence
from typing import Any

from holdouts.engine.decision import ChooseOpenly, Option
from holdouts.engine.effects import Effect
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.picks import Pick
from holdouts.games.this_war_of_mine.state import Person, Siege


def choose(
    siege: Siege,
    options: Sequence[Option] | Callable[[], list[Any]],
    *,
    rule: str,
    ask: str,
    about: dict[str, Any] | None = None,
    parts: tuple[type[Option], ...] = (),
    default: Option | None = None,
) -> Steps[Any]:
    """The Leader picks one of these; everybody reads the question and may point at an answer. [TWM-GEN-2]

    A long list that is asked for many times in one step is given as a function: a copy of the table, which takes the
    step from its beginning, need not make it again.
    """
    listed = options if callable(options) else list(options)
    return (yield ChooseOpenly(siege.leader, listed, rule=rule, ask=ask, about=about, parts=parts, default=default))


def choose_person(
    siege: Siege, among: Sequence[Person], *, rule: str, ask: str = "choose-person", of: Effect | None = None
) -> Steps[Person | None]:
    """One of these, of the group's choice, to whom that happens; nobody, if there is nobody."""
    if not among:
        return None
    about = None if of is None else {"of": of}
    options = [Pick(person.card) for person in among]
    pick = yield from choose(siege, options, rule=rule, ask=ask if of is None else "whom", about=about)
    return siege.person(pick.person)


def pass_on(siege: Siege, *, rule: str = "TWM-GEN-3") -> None:
    """The Journal goes to the left. [TWM-GEN-3, TWM-GEN-4]"""
    if siege.seats_count > 1:
        siege.leader = (siege.leader + 1) % siege.seats_count
        siege.tell(events.LeaderPassed(who=siege.leader, rule=rule))
