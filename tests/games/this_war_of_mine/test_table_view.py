"""What everybody sees of a siege: the house cut open, who stands where, what they suffer, what there is."""

import pytest

from holdouts.engine.library import base_words
from holdouts.engine.view import Board, Cell, Face, Scene, Zone, label, naming_for, view
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.picks import Act, CarryOut, PickSpace
from holdouts.games.this_war_of_mine.positions import SiegePosition
from holdouts.games.this_war_of_mine.text import open_text
from holdouts.testing import besieged, rule, shelter

NAMES = ("Ilka", "Bo")


def seen(position: SiegePosition, seat: int | None = 0) -> Scene:
    """The scene as a seat sees it."""
    return view(position.table, seat, base_words(GAME, "en"), NAMES).scene


def house(position: SiegePosition) -> Board:
    board = seen(position).board
    assert board is not None
    return board


def cell(position: SiegePosition, label: str) -> Cell:
    return next(cell for cell in house(position).cells if cell.label == label)


def zone(position: SiegePosition, name: str, seat: int | None = 0) -> Zone:
    people = seen(position, seat).people
    return next(zone for person in people for zone in person.zones if zone.ref.partition(":")[0] == name)


@pytest.mark.parametrize(("side", "wide"), [("basic", 13), ("advanced", 10)])
def test_the_house_has_four_rows_and_every_space_a_place_of_its_own(side: str, wide: int):
    board = house(shelter(board=side))
    spots = [cell.at for cell in board.cells]
    assert len(set(spots)) == len(spots)
    assert (len(board.rows), len(board.rows[0])) == (4, wide)


@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_ladders_above_the_ground_stand_straight(side: str):
    position = shelter(board=side)
    column = {cell.label: cell.at[1] for cell in house(position).cells}
    assert column["T3"] == column["M3"] == column["G4"]


def test_a_space_with_a_ladder_shows_it():
    position = shelter()
    assert [mark.kind for mark in cell(position, "M3").marks] == ["ladder"]
    assert not cell(position, "G2").marks


def test_of_a_shelter_card_only_its_kind_is_seen():
    dealt = besieged()
    faces = [cell.card for cell in house(dealt).cells if isinstance(cell.card, Face) and cell.card.look == "rubble"]
    assert len({(face.name, face.lines, face.art) for face in faces}) == 1
    assert faces[0].name == "Rubble"


def test_whoever_has_an_order_stands_where_it_is_carried_out():
    position = shelter().people("anton", "boris")
    assert [figure.name for figure in cell(position, "G3").figures] == ["Anton", "Boris"]
    position.choose(Act("anton", "bl3", "rummage"))
    assert [figure.name for figure in cell(position, "BL3").figures] == ["Anton"]
    assert [figure.name for figure in cell(position, "G3").figures] == ["Boris"]
    assert cell(position, "BL3").tags == ("Anton: rummage",)


def test_the_states_of_everybody_are_gauges_on_their_cards():
    position = shelter().people("anton").levels("anton", hunger=2, misery=3)
    (anton,) = zone(position, "group").cards
    assert isinstance(anton, Face)
    assert [(gauge.kind, gauge.value) for gauge in anton.gauges if gauge.value] == [("hunger", 2), ("misery", 3)]


def test_storage_shows_what_there_is_with_its_count():
    position = shelter().people("anton").storage(wood=3, canned_food=2)
    found = {card.name: card.corner for card in zone(position, "storage").cards if isinstance(card, Face)}
    assert found == {"Canned Food": "2", "Wood": "3"}


def test_the_group_lies_before_everybody_once_and_before_the_leader_for_those_who_watch():
    position = shelter(2).people("anton")
    for seat in (0, 1, None):
        owners = [person.seat for person in seen(position, seat).people if person.zones]
        assert owners == [position.now.leader if seat is None else seat]


def test_a_page_shows_what_it_is_about():
    position = shelter().people("anton").storage(canned_food=2, book=1, components=3)
    position.next_card("visitors", "visitors", "reality-at-the-door").rolling(10)
    position.choose(Act("anton", "g5", "go-outside"))
    page = next(zone for zone in seen(position).zones if zone.aloud).cards[0]
    assert isinstance(page, Face)
    assert page.art == position.now.character(position.who("anton")).picture.art


def test_the_city_lies_in_the_order_of_its_distance():
    city = next(zone for zone in seen(besieged()).zones if zone.ref == "city")
    assert [card.tags[0] for card in city.cards if isinstance(card, Face)] == ["near", "farther", "far"]


def test_what_was_looked_at_on_top_of_a_deck_lies_there_for_all_to_read():
    assert not [zone for zone in seen(besieged()).zones if zone.ref == "coming"]
    position = besieged()
    position.arrange(raids_seen=2)
    (coming,) = [zone for zone in seen(position).zones if zone.ref == "coming"]
    raids, state = [card for card in coming.cards if isinstance(card, Face) and card.look == "raid"], position.state
    assert [card.ref for card in raids] == [f"coming-raid:{card}" for card in state.raids[-1:-3:-1]], "the next first"


def test_what_may_be_kept_at_dawn_can_be_read_before_one_is_chosen():
    position = shelter().people("anton")
    position.arrange(looking=[0, 1])
    (met,) = [zone for zone in seen(position).zones if zone.ref == "met"]
    assert [card.ref for card in met.cards if isinstance(card, Face)] == ["narrative:0", "narrative:1"]


def test_the_tasks_of_the_night_point_at_the_rooms_where_they_begin():
    position = shelter().people("anton").phase("evening")
    words = base_words(GAME, "en")
    choices = view(position.table, 0, words, NAMES).prompt.choices
    rooms = {
        choice.label: cell.label for choice in choices for cell in house(position).cells if cell.ref in choice.refs
    }
    assert rooms["Anton stands guard"] == "G2"
    assert rooms["Anton sleeps on the floor"] == "G3"
    assert rooms["Anton goes out into the city"] == "G5"


def test_a_page_names_the_price_of_a_way_once_however_often_the_way_is_printed():
    book = besieged().state.book
    lines = open_text(book.pages[2064], base_words(GAME, "en"))
    assert lines == list(dict.fromkeys(lines))


def test_when_it_is_over_the_pages_that_tell_how_lie_open_and_no_other():
    position = besieged()
    position.arrange(pages=[2941, 285, 2861, 1001], reading=2941, ended="defeat")
    (diary,) = [zone for zone in seen(position).zones if zone.told]
    assert [card.ref for card in diary.cards if isinstance(card, Face)] == ["page:1001", "page:2861", "page:285"]
    assert not [zone for zone in seen(position).zones if zone.aloud]


def test_a_room_that_may_be_chosen_is_called_by_what_is_seen_in_it():
    position = shelter().people("anton").fitting("bed", "m3")
    naming = naming_for(position.table, 0, base_words(GAME, "en"), NAMES)
    assert label(PickSpace(position.space("m3")), base_words(GAME, "en"), naming) == "Bed (M3)"
    assert label(PickSpace(position.space("t4")), base_words(GAME, "en"), naming) == "Rubble (T4)"
    assert label(PickSpace(position.space("t1")), base_words(GAME, "en"), naming) == "T1"


@rule("TWM-STATE-4")
def test_whoever_is_not_well_enough_for_a_step_sits_it_out_before_all_eyes():
    position = shelter().people("boris", "katia").levels("boris", fatigue=3)
    position.choose(CarryOut()).choose(CarryOut())
    tags = {card.name: card.tags for card in zone(position, "group").cards if isinstance(card, Face)}
    assert tags == {"Boris": ("sits this step out",), "Katia": ()}
