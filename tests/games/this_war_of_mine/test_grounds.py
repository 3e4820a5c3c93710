"""What everybody sees of a siege outside the house: the city at night, and the ground of a fight."""

from typing import Any

import pytest

from holdouts.engine.library import base_words
from holdouts.engine.view import Back, Board, Cell, Face, log, view
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.picks import ExploreOn, GoHome, GoOn, GoTo, LayAside, Pack, TakeOffer, TakeUp
from holdouts.games.this_war_of_mine.positions import SiegePosition
from holdouts.testing import shelter

NAMES = ("Ilka",)
ENGLISH = base_words(GAME, "en")
KNIFE: Any = ("boris", "knife")
PISTOL: Any = ("katia", "pistol")
A1, C1 = 0, 6
"""Enemy tokens: nobody gives the first a weapon."""


def ground(position: SiegePosition) -> Board:
    board = view(position.table, 0, ENGLISH, NAMES).scene.board
    assert board is not None
    return board


def zones(position: SiegePosition) -> set[str]:
    people = view(position.table, 0, ENGLISH, NAMES).scene.people
    return {zone.ref.partition(":")[0] for person in people for zone in person.zones}


def at(board: Board, name: str) -> Cell:
    return next(cell for cell in board.cells if isinstance(cell.card, Face) and cell.card.name == name)


def out(
    *cards: str, packed: tuple[Any, ...] = ("moonshine",), residents: str = "thugs", dice: tuple[int, ...] = ()
) -> SiegePosition:
    """Boris and Katia have gone to the row of cottages; these cards come up there."""
    goods = {good.replace("-", "_"): packed.count(good) for good in packed}
    table = shelter().tasks(boris="scavenge", katia="scavenge").storage(**goods)
    table.places("row-of-cottages", "warehouse", "church").phase("night")
    state = table.state
    state.bag = [A1, C1, *(token for token in state.bag if token not in (A1, C1))]
    state.residents += state.red_residents
    state.red_residents = []
    table.next_card("exploration", "exploration", *cards).next_card("residents", "residents", residents)
    cottages: Any = "row-of-cottages"
    table.rolling(*dice).choose(GoTo(cottages))
    for good in packed:
        table.choose(Pack(good))
    return table.choose(GoOn())


def test_at_night_the_city_takes_the_place_of_the_house():
    night = out("search-junk")
    board = ground(night)
    assert board.ref == "streets"
    assert [figure.name for figure in at(board, "The house").figures] == ["Anton"]
    assert [figure.name for figure in at(board, "Row of Cottages").figures] == ["Boris", "Katia"]
    assert sum(isinstance(cell.card, Back) for cell in board.cells) == 14


def test_the_party_stands_in_the_room_it_came_to_last():
    night = out("search-junk", "hideout").choose(ExploreOn()).choose(GoOn())
    board = ground(night)
    assert [figure.name for figure in at(board, "Junk").figures] == ["Boris", "Katia"]
    assert not at(board, "Row of Cottages").figures
    assert sum(isinstance(cell.card, Back) for cell in board.cells) == 13


def test_a_door_that_was_laid_aside_lies_apart_from_the_rooms_ahead():
    night = out("map-locked-door", packed=("hatchet",)).choose(ExploreOn()).choose(LayAside())
    board = ground(night)
    door = at(board, "Locked Door")
    assert (door.ref, door.at) == (f"exploration:{night.now.area[0]}", (1, 0))
    assert min(cell.at[0] for cell in board.cells if isinstance(cell.card, Back)) == 2


def test_no_map_of_the_city_is_cut_where_nothing_is_ahead():
    where_to = shelter().tasks(boris="scavenge").places("garage", "warehouse", "church").phase("night")
    assert [len(row) for row in ground(where_to).rows] == [7]


def test_storage_is_seen_while_the_party_packs_and_the_load_when_it_goes_home():
    packing = shelter().tasks(boris="scavenge").places("garage", "warehouse", "church").phase("night")
    church: Any = "church"
    packing.storage(moonshine=1).choose(GoTo(church))
    assert {"storage", "pile"} <= zones(packing)
    exploring = out("hideout")
    assert not {"storage", "load"} & zones(exploring)
    assert "load" in zones(exploring.choose(ExploreOn()).choose(GoOn()).choose(GoHome()))


def ambush(*packed: str) -> SiegePosition:
    """Four bandits: one with a pistol, and one with nothing."""
    night = out("footsteps", packed=packed, residents="bandits", dice=(1, 1, 1, 1))
    return night.choose(ExploreOn()).choose(TakeOffer("meet-them"))


def test_who_shoots_stands_back_and_who_strikes_stands_close():
    fight = ambush("pistol", "knife", "ammo").choose(TakeUp(*PISTOL)).choose(TakeUp(*KNIFE))
    board = ground(fight)
    assert board.ref == "fight"
    assert (at(board, "Katia").at[1], at(board, "Boris").at[1]) == (0, 1)
    assert at(board, "Enemy C1").at[1] == 4
    assert at(board, "Katia").tags == ("Stands back and shoots: strikes first.",)
    assert [mark.kind for mark in at(board, "Boris").marks] == ["die-yellow"]


def test_a_pistol_without_ammo_is_no_reason_to_stand_back():
    fight = ambush("pistol", "knife").choose(TakeUp(*PISTOL))
    assert at(ground(fight), "Katia").at[1] == 1


@pytest.mark.parametrize("wounds", [0, 2])
def test_wounds_are_told_space_by_space(wounds: int):
    fight = ambush("knife")
    next(enemy for enemy in fight.now.enemies if enemy.token == C1).wounds = wounds
    (track,) = at(ground(fight), "Enemy C1").tracks
    assert track.spaces == ("wound",) * wounds + ("",) * (3 - wounds)


def test_whoever_comes_with_nothing_in_hand_is_told_to_have_nothing():
    told = [line.text for line in log(ambush("knife").table, 0, ENGLISH, NAMES)]
    assert "Enemy A1 has in hand: nothing." in told
