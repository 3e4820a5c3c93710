"""Trying: whether a table could be set like that, and if not, which of its options stands in the way.

Nothing is stored. The option at fault is found by leaving one after the other at what is usual: a game need not say
which of them a refusal is about.
"""

from typing import NamedTuple

from msgspec.structs import replace

from holdouts.engine.game import Game, SetupError
from holdouts.engine.library import new_table
from holdouts.engine.refusal import Name
from holdouts.engine.setup import fields_of
from holdouts.games import find_game
from holdouts.server.archive import Archive
from holdouts.server.invitations import NewTable, check_people, settle

SEATS, SCENARIO = "seats", "scenario"


class Obstacle(NamedTuple):
    """Why not, and which field of the form it is about."""

    why: SetupError
    field: str


def obstacle(archive: Archive, wanted: NewTable) -> Obstacle | None:
    """What stands in the way of such a table; nothing, if it can be set. Blocks."""
    try:
        check_people(wanted)
    except SetupError as problem:
        return Obstacle(problem, SEATS)
    refusal = _refusal(archive, wanted)
    return None if refusal is None else Obstacle(refusal, _field(archive, wanted, refusal))


def _refusal(archive: Archive, wanted: NewTable) -> SetupError | None:
    try:
        new_table(find_game(wanted.game), settle(wanted), 0, keep=False, root=archive.packs)
    except SetupError as problem:
        return problem
    return None


def _field(archive: Archive, wanted: NewTable, refusal: SetupError) -> str:
    """The first option without which nobody would say that; without any, the scenario is for other players."""
    for field in fields_of(find_game(wanted.game)):
        others = {name: value for name, value in wanted.options.items() if name != field.name}
        if len(others) == len(wanted.options):
            continue
        if _said(_refusal(archive, replace(wanted, options=others))) != _said(refusal):
            return blamed(refusal, find_game(wanted.game)) or f"option-{field.name}"
    return SCENARIO


def blamed(refusal: SetupError, game: Game) -> str:
    """The field of a sheet that a refusal names; none, if it is about something else."""
    field = refusal.slots.get("field")
    return f"option-{game.sheet.option}-{field.plain}" if game.sheet and isinstance(field, Name) else ""


def _said(refusal: SetupError | None) -> str:
    return "" if refusal is None else str(refusal)
