"""Whatever the box holds so many of can run out: tokens of every kind, people, and every deck."""

import pytest

from holdouts.games.this_war_of_mine.accounts import audit
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.events import CameToTheDoor
from holdouts.games.this_war_of_mine.household import STATES
from holdouts.games.this_war_of_mine.picks import Build
from holdouts.games.this_war_of_mine.rules import enemies, house, narratives, people, raid, states, tokens, visitors
from holdouts.games.this_war_of_mine.state import ENDINGS, FATIGUE, IN_WASTE, NONE
from holdouts.testing import rule, shelter


def run(steps):
    """Whatever is asked is answered by the first option."""
    try:
        asked = next(steps)
        while True:
            asked = steps.send(asked.options(asked.seats[0])[0])
    except StopIteration as done:
        return done.value


# --- tokens ---


@rule("TWM-MORNING-2")
def test_there_are_ten_cold_tokens():
    siege = shelter().now
    house.chill(siege, 99, rule="x")
    assert siege.cold == 10
    house.chill(siege, -99, rule="x")
    assert siege.cold == 0


@rule("TWM-BOARD-16")
@pytest.mark.parametrize("board", ["basic", "advanced"])
def test_there_are_no_more_barricades_than_holes_and_boards(board):
    siege = shelter(board=board).now
    run(house.barricade(siege, 99, rule="x"))
    assert siege.barricades() == min(6, sum(space.hole for space in siege.spaces))
    assert audit(siege) == []


@rule("TWM-GEN-20")
def test_each_blank_token_is_there_once_and_one_that_was_removed_never_again():
    siege = shelter().now
    for token in siege.book.tokens:
        assert tokens.gain(siege, token.id, Deed(0, "x"))
        assert not tokens.gain(siege, token.id, Deed(0, "x"))
        tokens.lose(siege, token.id, removed=True, rule="x")
        assert not tokens.gain(siege, token.id, Deed(0, "x"))
    assert siege.tokens == [IN_WASTE] * 6


@rule("TWM-COMBAT-1")
def test_there_are_nine_enemies_and_who_comes_after_them_is_not_there():
    siege = shelter().now
    enemies.draw(siege, 12, ((), (), ()))
    assert sorted(enemy.token for enemy in siege.enemies) == list(range(9))
    assert siege.bag == []
    enemies.draw(siege, 1, ((), (), ()))
    assert len(siege.enemies) == 9
    assert audit(siege) == []


@rule("TWM-STATE-14", "TWM-GEN-11")
@pytest.mark.parametrize("state", [number for number in range(len(STATES)) if ENDINGS[number]])
def test_four_people_at_their_worst_take_all_four_grave_tokens_of_a_state(state):
    siege = shelter().people("boris", "anton", "katia", "zlata").now
    for person in siege.group:
        states.set_level(siege, person, state, 3, rule="x")
    assert sorted(person.marks[state] for person in siege.group) == [0, 1, 2, 3]
    states.set_level(siege, siege.group[2], state, 2, rule="x")
    freed = set(range(4)) - {person.marks[state] for person in siege.group}
    states.set_level(siege, siege.group[2], state, 3, rule="x")
    assert {siege.group[2].marks[state]} == freed


@rule("TWM-STATE-10")
def test_fatigue_has_no_grave_token_to_run_out_of():
    siege = shelter().now
    states.set_level(siege, siege.group[0], FATIGUE, 4, rule="x")
    assert siege.group[0].marks[FATIGUE] == NONE


# --- people ---


@rule("TWM-GEN-19", "TWM-CHAR-8")
def test_when_all_twelve_have_been_in_play_nobody_comes_any_more():
    siege = shelter().people("boris").now
    come = 0
    while people.join(siege, rule="x") is not None:
        come += 1
        run(people.lose(siege, siege.group[-1], died=False, rule="x"))
    assert come == 11
    assert siege.unused == []
    assert sorted([*siege.gone, siege.group[0].card]) == list(range(12))


# --- decks ---


@rule("TWM-GEN-19")
def test_an_empty_deck_of_narrative_actions_yields_nothing():
    siege = shelter().now
    run(narratives.change(siege, 99, rule="x"))
    assert sorted(siege.held) == list(range(15))
    run(narratives.change(siege, 1, rule="x"))
    assert len(siege.held) == 15
    assert audit(siege) == []


@rule("TWM-RAID-2")
def test_without_a_raid_card_nobody_comes():
    siege = shelter().now
    siege.raided, siege.raids = siege.raids, []
    run(raid.raid_card(siege))
    assert len(siege.raided) == 6


@rule("TWM-DAY-21")
def test_without_a_visitor_nobody_is_at_the_door():
    table = shelter()
    siege = table.now
    others, siege.visitors = siege.visitors, []
    run(visitors.receive(siege, siege.group[0]))
    assert siege.visiting == NONE
    assert not table.told(CameToTheDoor)
    siege.visitors = others


@rule("TWM-DAY-14")
def test_a_fitting_can_be_built_as_often_as_there_are_cards_of_it():
    table = shelter().storage(wood=12, components=12).cleared(*(space.id for space in shelter().state.spaces))
    siege = table.state
    beds = [card for card in siege.fittings if siege.book.fittings[card].id == "bed"]
    assert len(beds) == 3
    siege.fittings = [card for card in siege.fittings if card not in beds]
    siege.built, rooms = [*beds], [n for n in range(len(siege.rooms)) if not siege.spaces[n].dark][:3]
    for room, card in zip(rooms, beds, strict=True):
        siege.rooms[room].fitting = card
    assert not [pick for pick in table.options(kind=Build) if siege.book.fittings[pick.fitting].id == "bed"]
    assert table.options(kind=Build)
