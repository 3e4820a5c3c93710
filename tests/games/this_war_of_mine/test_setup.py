"""Setting up: people, decks, the house, Storage. [TWM-SETUP, TWM-SCEN]"""

import pytest

from holdouts.engine.game import SetupError
from holdouts.engine.library import base_book
from holdouts.games.this_war_of_mine.events import LeaderPassed
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.picks import CarryOut, InstallFree
from holdouts.games.this_war_of_mine.rules.setup import SiegeSetup, deal
from holdouts.games.this_war_of_mine.state import GUARD, HUNGER, MISERY
from holdouts.testing import besieged, rule

SEEDS = range(12)


def goods(siege, store):
    return {good.id: count for good, count in zip(siege.book.goods, store, strict=True) if count}


def ids(shelf, cards):
    return [shelf[card].id for card in cards]


@rule("TWM-SETUP-1")
def test_the_first_leader_is_chosen_at_random():
    assert {besieged(4, seed=seed).state.leader for seed in range(40)} == {0, 1, 2, 3}


@rule("TWM-SETUP-2", "TWM-SETUP-4")
def test_one_red_and_two_black_characters_live_in_the_house_and_the_others_may_come():
    for seed in SEEDS:
        siege = besieged(seed=seed).state
        borders = sorted(siege.character(person).border for person in siege.group)
        assert borders == ["black", "black", "red"]
        assert len(siege.unused) == 9
        assert not {person.card for person in siege.group} & set(siege.unused)


@rule("TWM-SETUP-3")
def test_the_three_are_written_down_as_starting_characters():
    siege = besieged().state
    assert siege.starters == [person.card for person in siege.group]
    assert all(person.starting for person in siege.group)


@rule("TWM-SETUP-5", "TWM-SETUP-6")
def test_everybody_starts_hungry_and_on_guard():
    siege = besieged().state
    for person in siege.group:
        assert person.levels[HUNGER] == 2
        assert sum(person.levels) == 2
        assert person.task == GUARD


@rule("TWM-SETUP-8")
def test_decks_are_shuffled():
    decks = ("fate", "exploration", "findings", "visitors", "narratives")
    first, second = besieged(seed=1).state, besieged(seed=2).state
    for deck in decks:
        assert getattr(first, deck) != getattr(second, deck)
        assert sorted(getattr(first, deck)) == sorted(getattr(second, deck))


@rule("TWM-SETUP-9", "TWM-SETUP-19")
def test_shelter_cards_lie_on_spaces_of_their_kind_and_which_is_where_is_left_to_chance():
    found = set()
    for seed in SEEDS:
        siege = besieged(seed=seed).state
        for room, space in zip(siege.rooms, siege.spaces, strict=True):
            assert [siege.book.shelter[card].kind for card in room.cards] == ([space.card] if space.card else [])
        found.add(tuple(tuple(room.cards) for room in siege.rooms))
    assert len(found) == len(SEEDS)


@rule("TWM-SETUP-9")
def test_nobody_sees_what_lies_under_shelter_cards():
    table = besieged()
    seen = table.game.secrets.veiled(table.state, 0)
    assert all(card >= 1_000_000 for room in seen.rooms for card in room.cards)


@rule("TWM-SETUP-10")
def test_green_fittings_can_be_built_and_the_others_are_ideas():
    siege = besieged().state
    assert {siege.book.fittings[card].corner for card in siege.fittings} == {"green"}
    assert {siege.book.fittings[card].corner for card in siege.ideas} == {"orange"}
    assert (len(siege.fittings), len(siege.ideas)) == (12, 8)


@rule("TWM-SETUP-11")
def test_red_corners_lie_apart():
    siege = besieged().state
    assert len(siege.red_raids) == len(siege.red_residents) == 4
    assert not any(siege.book.raids[card].corner for card in siege.raids)
    assert not any(siege.book.residents[card].corner for card in siege.residents)


@rule("TWM-SETUP-12")
def test_three_locations_lie_on_their_spaces():
    siege = besieged().state
    assert len({place.card for place in siege.places}) == 3
    assert len(siege.locations) == 15


@rule("TWM-SETUP-13", "TWM-SETUP-14")
def test_the_event_deck_is_built_chapter_by_chapter_and_the_rest_is_out_of_the_game():
    for seed in SEEDS:
        siege = besieged(seed=seed).state
        kinds = []
        for card in reversed(siege.events):
            if card >= 15:
                kinds.append(f"chapter-{card - 14}")
            else:
                kinds.append("final" if siege.event(card).final else "event")
        assert kinds == [
            "chapter-1",
            *["event"] * 3,
            "chapter-2",
            *["event"] * 4,
            "chapter-3",
            *["final"] * 3,
        ]
        assert len(siege.unseen_events) == 5


@rule("TWM-SETUP-13")
def test_the_ceasefire_may_be_any_of_the_three_final_events():
    places = {besieged(seed=seed).state.events.index(12) for seed in range(40)}
    assert places == {0, 1, 2}


@rule("TWM-SETUP-15")
def test_storage_starts_with_the_printed_pieces():
    siege = besieged().state
    assert goods(siege, siege.storage) == {
        "lockpick": 1, "shovel": 1, "components": 4, "wood": 4, "water": 2, "raw-food": 3,
    }  # fmt: skip


@rule("TWM-SETUP-16", "TWM-ERRATA-2", "TWM-MORNING-3")
def test_objectives_are_set_by_the_first_chapter_and_then_an_event_comes_the_same_morning():
    table = besieged()
    assert table.state.objectives == []
    siege = table.now
    assert siege.chapter == 1
    assert len(siege.objectives) == 4
    assert siege.latest != -1
    assert siege.round == 1


@rule("TWM-SETUP-17")
def test_everybody_may_read_both_sides_of_every_fitting():
    table = besieged(3)
    for seat in range(3):
        seen = table.game.secrets.veiled(table.state, seat)
        assert seen.fittings == table.state.fittings
        assert seen.ideas == table.state.ideas


@rule("TWM-SETUP-18")
def test_play_starts_with_a_morning_and_an_empty_board():
    siege = besieged().state
    assert siege.agenda[-1][0] == "begin_day"
    assert siege.cold == siege.barricades() == siege.waits() == 0
    assert siege.held == []
    assert set(siege.tokens) == {0}


@rule("TWM-GEN-3", "TWM-GEN-4")
def test_the_journal_goes_to_the_left_at_the_end_of_the_morning_and_after_each_step():
    table = besieged(3).arrange(leader=0)
    assert table.now.leader == 1
    table.choose(CarryOut())
    while table.now.step == 1:
        table.choose(table.options()[0])
    assert table.now.leader == 2
    assert [event.who for event in table.told(LeaderPassed)] == [1, 2]


@rule("TWM-GEN-3")
def test_alone_the_journal_stays_where_it_is():
    table = besieged(1)
    table.choose(CarryOut())
    assert table.now.leader == 0
    assert table.told(LeaderPassed) == []


@rule("TWM-GEN-1", "TWM-GEN-2")
def test_only_the_leader_chooses_and_everybody_reads_the_question_and_its_answers():
    table = besieged(3)
    leader = table.now.leader
    assert table.asked() == (leader,)
    assert table.table.decision is not None
    assert table.table.decision.public


# --- scenarios ---


@rule("TWM-SCEN-1")
def test_both_scenarios_are_played_on_either_side_of_the_board():
    for scenario in ("endless-night", "the-last-convoy"):
        for board in ("basic", "advanced"):
            assert besieged(scenario=scenario, board=board).state.side.id == board


def test_an_unknown_scenario_is_refused():
    with pytest.raises(SetupError) as refused:
        besieged(scenario="a-sunny-day")
    assert str(refused.value).endswith("choose until-the-ceasefire, endless-night, or the-last-convoy.")


def test_seven_players_are_refused():
    with pytest.raises(SetupError):
        besieged(7)


@rule("TWM-SCEN-4", "TWM-SCEN-2")
def test_endless_night_starts_late_with_two_people_and_no_shelter_cards():
    for seed in SEEDS:
        siege = besieged(scenario="endless-night", seed=seed).state
        assert sorted(siege.character(person).border for person in siege.group) == ["black", "red"]
        assert all(person.levels[HUNGER] == 1 and person.levels[MISERY] == 2 for person in siege.group)
        assert not any(room.cards for room in siege.rooms)
        assert siege.red_raids == siege.red_residents == []
        assert siege.cold == 2
        finals = [siege.event(card).final for card in reversed(siege.events)]
        assert finals == [False] * 3 + [True] * 3


@rule("TWM-SCEN-4")
def test_in_endless_night_the_group_installs_five_green_fittings_and_two_orange_ones_for_nothing():
    table = besieged(scenario="endless-night")
    for _ in range(7):
        table.choose(table.options(kind=InstallFree)[0])
    siege = table.now
    corners = sorted(fitting.corner for _, _, fitting in siege.installed())
    assert corners == ["green"] * 5 + ["orange"] * 2
    assert goods(siege, siege.storage)["wood"] == 4


@rule("TWM-SCEN-7")
def test_a_scenario_without_chapters_has_no_objectives():
    table = besieged(scenario="endless-night")
    while table.options(kind=InstallFree):
        table.choose(table.options()[0])
    assert table.now.objectives == []
    assert table.now.chapter == 0


@rule("TWM-SCEN-8")
def test_the_last_convoy_starts_with_the_railway_yard_far_away_and_the_last_offensive_at_the_bottom():
    siege = besieged(scenario="the-last-convoy").state
    assert siege.location(2).id == "railway-yard"
    assert siege.event(siege.events[0]).id == "last-offensive"
    assert len(siege.events) == 5
    assert (len(siege.red_raids), len(siege.red_residents)) == (2, 2)
    assert siege.cold == 3
    assert goods(siege, siege.storage)["jewelry"] == 1
    assert all(person.levels == [1, 1, 0, 0, 1] for person in siege.group)


@rule("TWM-SCEN-8", "TWM-SCEN-5")
def test_in_the_last_convoy_six_shelter_cards_are_taken_away_unseen():
    table = besieged(scenario="the-last-convoy")
    for _ in range(6):
        table.choose(table.options()[0])
    kinds = sorted(table.now.book.shelter[card].kind for card in table.now.unseen_shelter)
    assert kinds == ["furniture", "furniture", "junk", "junk", "locked-door", "rubble"]
    seen = table.game.secrets.veiled(table.now, 0)
    assert all(card >= 1_000_000 for card in seen.unseen_shelter)


# --- the advanced side ---


@rule("TWM-ADV-1")
def test_the_advanced_side_has_no_ideas():
    siege = besieged(board="advanced").state
    assert siege.ideas == []
    assert len(siege.fittings) == 20


@rule("TWM-ADV-4")
def test_on_the_advanced_side_two_rubble_cards_lie_on_each_other_twice():
    siege = besieged(board="advanced").state
    stacks = [len(room.cards) for room in siege.rooms if room.cards]
    assert sorted(stacks) == [1] * 15 + [2] * 2


@rule("TWM-BOARD-17")
def test_the_basic_side_has_two_basements_and_the_advanced_side_one():
    for board, count in (("basic", 2), ("advanced", 1)):
        side = besieged(board=board).state.side
        assert sum(floor.basement for floor in side.floors) == count


@rule("TWM-SETUP-1")
def test_nobody_is_no_group():
    with pytest.raises(SetupError, match="for 1 to 6 players, not 0"):
        deal(SiegeSetup(scenario="until-the-ceasefire", seats=0), base_book(GAME), 1)
