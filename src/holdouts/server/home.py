"""Home: the list of somebody's tables. It is drawn whatever is stored: one that cannot be opened says so."""

import time
from typing import Any

import msgspec

from holdouts.engine.rulebook import open_rulebook
from holdouts.engine.words import cut
from holdouts.games import IDS, find_game
from holdouts.server import seats as chairs
from holdouts.server.archive import CannotOpen
from holdouts.server.phrases import page_words, why
from holdouts.server.refusal import Refused
from holdouts.server.rooms import Glance, Rooms
from holdouts.server.schema import TableRow
from holdouts.server.threads import in_thread

LONGEST_TROUBLE = 200
"""How much is said in the list of why a table cannot be opened; its own page says all of it."""


class _Played(msgspec.Struct):
    """As much of a set-up as the list shows."""

    scenario: str


GROUPS = MINE, WAITING, FINISHED = ("mine", "waiting", "finished")
"""In which order somebody's tables are listed: where they are asked, where others are, and what is over."""


async def my_tables(rooms: Rooms, token: str | None, lang: str) -> dict[str, list[dict[str, Any]]]:
    """The tables at which somebody sits, in their groups, the latest first, as the page shows them."""
    groups: dict[str, list[dict[str, Any]]] = {group: [] for group in GROUPS}
    if token is None:
        return groups
    store = rooms.archive.store
    mine = await in_thread(store.seats_of, chairs.hashed(token))
    for row in await in_thread(store.tables, [seat.table_id for seat in mine]):
        seats = await in_thread(store.seats, row.id)
        seen = await rooms.glance(row, [seat.seat for seat in mine if seat.table_id == row.id])
        game = find_game(row.game) if row.game in IDS else None
        words = page_words(lang, game)
        groups[_group(row, seen)].append(
            {
                "id": row.id,
                "title": title_of(row, lang),
                "game": open_rulebook(game, lang).title if game is not None else row.game,
                "people": words.join([seat.name for seat in seats]),
                "when": time.strftime("%Y-%m-%d %H:%M", time.localtime(row.touched)),
                "trouble": _why_not(seen.trouble, lang) if seen.trouble is not None else "",
                "won": seen.won,
                "ending": words.say(f"ending-{seen.ending}") if seen.ending else "",
            }
        )
    return groups


def _group(row: TableRow, seen: Glance) -> str:
    if row.over or seen.ending:
        return FINISHED
    return MINE if seen.asked else WAITING


def title_of(row: TableRow, lang: str) -> str:
    """What is played at a stored table, as far as that can be read."""
    try:
        scenario = msgspec.json.decode(row.setup, type=_Played).scenario
    except msgspec.DecodeError:
        return row.id
    words = page_words(lang, find_game(row.game) if row.game in IDS else None)
    return words.say(f"name-{scenario}") if words.has(f"name-{scenario}") else cut(scenario, LONGEST_TROUBLE)


def _why_not(trouble: CannotOpen, lang: str) -> str:
    return why(Refused("refused-changed", cut(trouble.said(lang), LONGEST_TROUBLE)), lang)
