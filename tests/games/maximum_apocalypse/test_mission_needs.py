"""What each mission asks for: with all of it the game is won, with one thing missing it is not. [MAX-MISSION-1]"""

import pytest

from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, rule

QUIET = (5, 6)
"""A spawn roll that touches none of the tiles used here."""

SAMPLES = ("walker", "moaning-walker", "spitter", "spitter", "zombie-dog", "zombie-dog", *["zombie-soldier"] * 2)

GOODS = {
    "tutorial": ["fuel"] * 4,
    "rescue-the-scientist": ["fuel"] * 4 + ["scientist"],
    "collect-samples": ["fuel"] * 4,
    "develop-the-cure": ["medkit-2", "medkit-4"] + ["antidote"] * 3 + ["scientist"],
    "nuclear-winter": ["fuel"] * 3
    + ["dirty-blanket"] * 2
    + ["old-newspaper"] * 2
    + ["food-1", "food-2", "food-3", "food-4", "food-crate"],
    "defuse-the-bomb": ["fuel"] * 3,
    "fallout": ["fuel"] * 3,
    "scout-the-alien-zone": ["fuel"] * 4,
    "recover-the-intelligence": ["scientist"],
    "humanity-strikes-back": ["scientist"],
    "convoy": ["fuel"] * 6 + ["dirty-blanket"] * 3 + ["medkit-2", "medkit-6"] + ["spare-parts"] * 2,
    "defend-the-base": [],
    "burn-the-machines": ["fuel"] * 3,
}
PLACES = {
    "develop-the-cure": "hospital",
    "nuclear-winter": "refuge-a",
    "recover-the-intelligence": "military-base",
    "humanity-strikes-back": "crash-site",
    "convoy": "military-base",
    "defend-the-base": "military-base",
}
WORK = {"defuse-the-bomb": 2, "fallout": 3}


def place_of(mission: str) -> str:
    return PLACES.get(mission, "van")


def done(mission: str, *, lacking: str = "", work: int | None = None, samples: tuple[str, ...] = SAMPLES):
    """All is done and stored, and both survivors are there; nothing is left but to end the turn."""
    table = apocalypse("fireman", "hunter", mission=mission).map(f"{place_of(mission)} tunnel-a")
    cards = list(GOODS[mission])
    if lacking:
        cards.remove(lacking)
    table.stored(*cards).arrange(work=WORK.get(mission, 0) if work is None else work)
    if mission == "collect-samples":
        table.sampled(*samples)
    for seat in (0, 1):
        table.at(seat, place_of(mission))
    return table.rolling(*QUIET).turn(0, "check")


def is_won(table: ApocalypsePosition) -> bool:
    return table.now.ended == "escaped"


@rule("MAX-MISSION-1", "MAX-MISSION-2")
@pytest.mark.parametrize("mission", GOODS)
def test_with_everything_done_and_stored_the_mission_is_won(mission):
    assert is_won(done(mission))


@rule("MAX-MISSION-1")
@pytest.mark.parametrize(
    ("mission", "card"), [(mission, card) for mission in GOODS for card in dict.fromkeys(GOODS[mission])]
)
def test_with_one_card_too_few_it_is_not(mission, card):
    assert not is_won(done(mission, lacking=card))


@rule("MAX-MISSION-1")
@pytest.mark.parametrize("mission", GOODS)
def test_everybody_must_be_there_but_for_the_cure_and_the_crash_site(mission):
    anywhere = ("develop-the-cure", "humanity-strikes-back")
    assert is_won(done(mission).at(1, "tunnel-a")) == (mission in anywhere)


@rule("MAX-MISSION-1")
@pytest.mark.parametrize("mission", GOODS)
def test_the_dead_need_not_be_there(mission):
    assert is_won(done(mission).at(1, "tunnel-a").dead(1))


@rule("MAX-MISSION-1")
@pytest.mark.parametrize("mission", GOODS)
def test_attached_monsters_matter_at_the_refuge_and_for_the_defence_of_the_base_only(mission):
    harried = ("nuclear-winter", "defend-the-base")
    assert is_won(done(mission).foes(1, "laser-drone")) == (mission not in harried)


@rule("MAX-MISSION-1")
@pytest.mark.parametrize("mission", ["humanity-strikes-back", "defend-the-base", "burn-the-machines"])
def test_no_objective_token_may_be_left_where_they_are_to_be_destroyed(mission):
    assert not is_won(done(mission).marked("tunnel-a"))


@rule("MAX-MISSION-1")
@pytest.mark.parametrize("mission", ["scout-the-alien-zone", "tutorial"])
def test_every_tile_must_be_revealed_where_that_is_the_mission(mission):
    table = done(mission)
    table.arranging().up[1] = False
    assert is_won(table) == (mission == "tutorial")


@rule("MAX-MISSION-1")
@pytest.mark.parametrize("mission", WORK)
def test_the_work_must_be_done_to_the_end(mission):
    assert not is_won(done(mission, work=WORK[mission] - 1))


@rule("MAX-MISSION-1")
@pytest.mark.parametrize("sample", dict.fromkeys(SAMPLES))
def test_two_samples_of_each_kind_are_needed(sample):
    samples = list(SAMPLES)
    samples.remove(sample)
    assert not is_won(done("collect-samples", samples=tuple(samples)))


@rule("MAX-MISSION-1")
@pytest.mark.parametrize(("has_message", "won"), [(False, False), (True, True)])
def test_the_journal_serves_in_place_of_the_scientist_only_with_the_message_in_it(has_message, won):
    table = done("recover-the-intelligence", lacking="scientist").hand(0, "dusty-journal")
    table.arranging().message = has_message
    assert is_won(table) == won
