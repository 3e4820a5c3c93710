"""Whoever looks on sees all that lies open: what a seat sees, but for what it alone may know."""

from random import Random

import msgspec
import pytest

from holdouts.engine.library import base_words, new_table
from holdouts.engine.table import Table
from holdouts.engine.view import Scene, view
from holdouts.games import IDS, find_game
from holdouts.lab.variety import full_tables

NAMES = ("Ilka", "Bo", "Cass", "Dov", "Ede", "Fay")


def wander(table: Table, random: Random, steps: int) -> None:
    """Somebody who is asked answers by lot, so many times."""
    for _ in range(steps):
        if table.over:
            return
        waiting = list(table.waiting_for())
        if not waiting:
            table.time_out()
            continue
        seat = random.choice(waiting)
        table.choose(random.choice(list(table.options(seat))), seat)


def impersonal(scene: Scene) -> dict[str, object]:
    """What is drawn of the table for anybody, whoever the reader is."""
    told = msgspec.to_builtins(scene)
    return {key: told[key] for key in ("title", "subtitle", "place", "board", "gauges")}


def laid_out(scene: Scene) -> list[str]:
    """What lies before people, whoever they are: a group that all guide lies before whoever looks at it."""
    return sorted(zone.title for person in scene.people for zone in person.zones)


@pytest.mark.parametrize("id_", IDS)
def test_a_spectator_sees_the_table_and_everybodys_numbers_as_players_do(id_: str):
    game = find_game(id_)
    words = base_words(game, "en")
    for number, setup in enumerate(full_tables(game)[:4]):
        table, random = new_table(game, setup, number), Random(number)
        for _ in range(6):
            wander(table, random, 15)
            names = NAMES[: setup.seats]
            watched = view(table, None, words, names).scene
            for seat in range(setup.seats):
                seen = view(table, seat, words, names).scene
                assert impersonal(watched) == impersonal(seen)
                assert {zone.ref for zone in watched.zones} >= {zone.ref for zone in seen.zones}
                others = {person.seat: person for person in seen.people if person.seat != seat}
                shown = {person.seat: person for person in watched.people}
                for other, person in others.items():
                    assert (shown[other].tags, shown[other].gauges) == (person.tags, person.gauges)
                    if person.zones or not game.open_hands:
                        assert [zone.ref for zone in shown[other].zones] == [zone.ref for zone in person.zones]
                if game.open_hands:
                    assert laid_out(watched) == laid_out(seen)
