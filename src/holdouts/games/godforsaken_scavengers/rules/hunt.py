"""The Last Hunt: everybody at once, against the clock. [GOD-LASTHUNT]"""

from typing import Any

from holdouts.engine.decision import CLOCK, Window
from holdouts.engine.reactions import announce
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import moments
from holdouts.games.godforsaken_scavengers.events import TimeRanOut, TurnBegan, TurnEnded
from holdouts.games.godforsaken_scavengers.picks import Finish
from holdouts.games.godforsaken_scavengers.rules import plays, promises, search
from holdouts.games.godforsaken_scavengers.rules.turn import (
    fresh_turn,
    go_to_harvest,
    turn_action,
    turn_end,
    turn_options,
)
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import DONE, SEARCHING, Expedition


@step.silent
def hunt_begins(expedition: Expedition) -> None:
    """What belongs to the start of a turn happens when the clock starts. [GOD-LASTHUNT-16]"""
    expedition.turn += 1
    for seat in expedition.living():
        expedition.then(hunter_starts, seat)
    expedition.then(hunting)


@step
def hunter_starts(expedition: Expedition, seat: int) -> Steps[None]:
    fresh_turn(expedition, seat)
    expedition.tell(TurnBegan(who=seat, rule="GOD-LASTHUNT-1"))
    yield from announce(expedition, moments.TurnBegan, seat)


@step
def hunting(expedition: Expedition) -> Steps[None]:
    """Whoever acts first, acts; a Peril freezes all; the clock or the last one done ends it. [GOD-LASTHUNT-1..4]"""
    hunters = tuple(seat for seat in expedition.living() if expedition.players[seat].phase != DONE)
    if not hunters:
        expedition.then(promises.judge)
        return
    stopped = [
        seat
        for seat in hunters
        if expedition.players[seat].phase == SEARCHING and search.search_is_over(expedition, seat)
    ]
    if stopped:
        for seat in stopped:
            go_to_harvest(expedition, seat)
        expedition.then(hunting)
        return
    who, pick = yield Window(
        hunters,
        lambda seat: hunt_options(expedition, seat),
        offers=lambda seat: plays.plays(expedition, seat),
        open_to=expedition.living(),
        rule="GOD-LASTHUNT-3",
        about={"count": expedition.seconds},
        is_race=True,
        seconds=expedition.seconds,
        merciless=expedition.merciless,
    )
    if who == CLOCK:
        expedition.tell(TimeRanOut(rule="GOD-LASTHUNT-2"))
        for seat in hunters:
            expedition.then(cut_off, seat)
    elif isinstance(pick, Finish):
        expedition.players[who].phase = DONE
        yield from turn_end(expedition, who)
        expedition.tell(TurnEnded(who=who, rule="GOD-LASTHUNT-10"))
    elif not (yield from turn_action(expedition, who, pick)):
        plays.carry_out(expedition, who, pick)
    expedition.then(hunting)


def hunt_options(expedition: Expedition, seat: int) -> list[Any]:
    return [*turn_options(expedition, seat), *plays.plays(expedition, seat)]


@step
def cut_off(expedition: Expedition, seat: int) -> Steps[None]:
    """Time is up: what was not taken stays behind. [GOD-LASTHUNT-2, GOD-LASTHUNT-10]"""
    expedition.players[seat].phase = DONE
    yield from turn_end(expedition, seat)
