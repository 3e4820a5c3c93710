"""What cannot be settled at the start is refused with what can be, word for word. [MAX-SETUP, MAX-VARIANT]"""

import pytest

from holdouts.engine.game import SetupError
from holdouts.testing import rule, set_up

MISSIONS = (
    "tutorial, rescue-the-scientist, collect-samples, develop-the-cure, nuclear-winter, defuse-the-bomb, fallout, "
    "scout-the-alien-zone, recover-the-intelligence, humanity-strikes-back, convoy, defend-the-base, "
    "or burn-the-machines"
)
EVERYBODY = ("fireman", "gunslinger", "hunter", "mechanic", "surgeon", "veteran")
MOST_TILES = 17


def refusal(*survivors, **options):
    """Why that cannot be played."""
    with pytest.raises(SetupError) as refused:
        set_up(*survivors, **options)
    return str(refused.value)


@rule("MAX-SETUP-2")
def test_whoever_names_no_mission_there_is_reads_all_there_are():
    assert refusal(mission="nowhere") == f"There is no scenario “nowhere”; choose {MISSIONS}."


@rule("MAX-SETUP-1")
def test_a_seventh_player_is_told_how_many_can_play():
    assert refusal(*EVERYBODY, "fireman") == "rescue-the-scientist is for 1 to 6 players, not 7."


@rule("MAX-VARIANT-7")
@pytest.mark.parametrize("count", [1, 3])
def test_a_common_deck_is_refused_to_all_but_two(count):
    told = f"solo=merged is only for tables of 2, not of {count}."
    assert refusal(*EVERYBODY[:count], solo="merged") == told


@rule("MAX-VARIANT-8")
def test_one_survivor_alone_has_no_turns_to_take_in_turn():
    told = "solo=turns is only for tables of 2, 3, 4, 5, or 6, not of 1."
    assert refusal("fireman", solo="turns") == told


@rule("MAX-VARIANT-8")
@pytest.mark.parametrize("count", [2, 6])
def test_one_person_may_play_two_survivors_or_all_six_of_them(count):
    assert len(set_up(*EVERYBODY[:count], solo="turns").state.survivors) == count


@rule("MAX-SETUP-1")
def test_nobody_can_be_chosen_twice():
    assert refusal("fireman", "fireman") == "survivors: fireman can be chosen only once."


@rule("MAX-VARIANT-9")
@pytest.mark.parametrize(("sets", "twice"), [(("zombie",), "zombie"), (("alien", "robot", "alien"), "alien")])
def test_a_set_that_is_in_already_is_named(sets, twice):
    assert refusal(sets=sets) == f"sets: {twice} can be chosen only once."


@rule("MAX-VARIANT-5")
def test_a_map_grows_by_as_many_tiles_as_are_left_in_the_box():
    for seed in range(1, 25):
        assert set_up(more_tiles=MOST_TILES, seed=seed).state.box_tiles == []


@rule("MAX-VARIANT-5")
def test_whoever_wants_a_map_too_big_is_told_how_big_it_can_be():
    assert refusal(more_tiles=MOST_TILES + 1).endswith(f"{{'count': {MOST_TILES + 1}, 'most': {MOST_TILES}}}")
