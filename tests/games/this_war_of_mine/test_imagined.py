"""What may be imagined: every siege that everybody could still believe in, and none that the open cards exclude."""

from typing import cast

from holdouts.engine.secrets import BACK
from holdouts.games.this_war_of_mine.positions import SiegePosition
from holdouts.games.this_war_of_mine.rules import looking, unknown
from holdouts.games.this_war_of_mine.secrets import SECRETS
from holdouts.games.this_war_of_mine.state import ENDINGS, WOUNDS, Siege
from holdouts.testing import besieged, rule, shelter


def dreams(table: SiegePosition, count: int = 60) -> list[Siege]:
    return [cast(Siege, table.table.imagine(0, seed).state) for seed in range(count)]


@rule("TWM-SETUP-11", "TWM-RAID-16")
def test_only_red_corners_lie_apart_and_none_is_in_a_deck_that_no_night_has_brought_it_to():
    table = shelter()
    for dream in dreams(table):
        assert all(dream.book.raids[card].corner for card in dream.red_raids)
        assert all(dream.book.residents[card].corner for card in dream.red_residents)
        assert not any(dream.book.raids[card].corner for card in dream.raids)
        assert not any(dream.book.residents[card].corner for card in dream.residents)


@rule("TWM-RAID-16")
def test_which_red_corner_has_joined_a_deck_and_where_it_lies_nobody_knows():
    table = shelter()
    state = table.state
    state.raids.insert(2, state.red_raids.pop())
    joined, places = set(), set()
    for dream in dreams(table):
        [red] = [card for card in dream.raids if dream.book.raids[card].corner]
        joined.add(red)
        places.add(dream.raids.index(red))
    assert len(joined) == 4
    assert len(places) == len(state.raids)


@rule("TWM-SCAV-11")
def test_cards_that_were_looked_at_and_put_back_are_still_known_on_top_of_their_deck():
    table = shelter()
    siege = table.now
    unknown.lay_out(siege, 10)
    list(looking.look(siege, "unknown", 3, rule="TWM-FIND-1"))
    known = siege.unknown[-3:]
    unknown.return_cards(siege, 2, rule="TWM-SCAV-11")
    seen = SECRETS.veiled(siege, 0)
    assert seen.exploration[-2:] == [known[2], known[1]]
    assert set(seen.exploration[:-2]) == {BACK}
    assert seen.unknown[-1] == known[0]


@rule("TWM-MORNING-17")
def test_what_was_foreseen_of_the_events_comes_as_it_was_seen_and_the_rest_in_any_order():
    table = shelter().arrange(foreseen=3)
    known = table.now.events[-3:]
    imagined = dreams(table)
    assert all(dream.events[-3:] == known for dream in imagined)
    assert len({tuple(dream.events) for dream in imagined}) > 50


@rule("TWM-SETUP-13", "TWM-SETUP-14")
def test_in_every_imagined_deck_the_final_events_lie_at_the_bottom_and_the_chapters_where_everybody_saw_them_put():
    table = besieged()
    siege = table.now
    finals = [n for n, card in enumerate(siege.book.events) if card.final]
    chapters = [(place, card) for place, card in enumerate(siege.events) if card >= len(siege.book.events)]
    for dream in dreams(table):
        assert sorted(dream.events[: len(finals)]) == finals
        assert [(place, card) for place, card in enumerate(dream.events) if card >= len(dream.book.events)] == chapters
        assert not set(finals) & set(dream.unseen_events)


@rule("TWM-SETUP-9")
def test_under_a_shelter_card_may_lie_any_other_of_the_same_back():
    table = besieged()
    siege = table.now
    kinds = [card.kind for card in siege.book.shelter]
    space = next(n for n, room in enumerate(siege.rooms) if room.cards)
    found = set()
    for dream in dreams(table):
        for room, real in zip(dream.rooms, siege.rooms, strict=True):
            assert [kinds[card] for card in room.cards] == [kinds[card] for card in real.cards]
        found.add(dream.rooms[space].cards[0])
    assert len(found) == kinds.count(kinds[siege.rooms[space].cards[0]])


@rule("TWM-STATE-14")
def test_under_a_grave_token_may_stand_any_script_that_no_other_grave_token_of_that_state_has():
    table = shelter().levels("boris", wounds=3).levels("katia", wounds=3)
    found = set()
    for dream in dreams(table, 200):
        marks = [person.marks[WOUNDS] for person in dream.group if person.levels[WOUNDS] == 3]
        assert len(set(marks)) == 2
        found.add(tuple(marks))
    assert len(found) == len(ENDINGS[WOUNDS]) * (len(ENDINGS[WOUNDS]) - 1)
    assert {mark for marks in SECRETS.veiled(table.now, 0).group for mark in marks.marks} == {BACK, -1}
