"""The campaign The Road Back. [GOD-SCENARIO-10]"""

import pytest

from holdouts.bots import make_bot, play_out
from holdouts.engine.game import SetupError
from holdouts.engine.library import new_table
from holdouts.games.godforsaken_scavengers.accounts import audit
from holdouts.games.godforsaken_scavengers.campaign import (
    Journey,
    Keepsakes,
    Kept,
    Traveller,
    after,
    begin,
    chapter_seed,
    hope_of,
    keepsakes,
    may_repeat,
    next_setup,
    read,
    write,
)
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.state import Expedition
from holdouts.testing import expedition, rule


def on_the_road(chapter: int = 1, branch: str = "", players: int = 2, **more) -> Journey:
    travellers = more.pop("travellers", tuple(Traveller() for _ in range(players)))
    return Journey(players=players, seed=1, chapter=chapter, branch=branch, travellers=travellers, **more)


def outcome(players: int = 2, winners: tuple[int, ...] = (), dead: tuple[int, ...] = ()) -> Expedition:
    """A chapter that has just ended like this."""
    state = expedition(players).dead(*dead).state
    state.ended, state.winners = "safe", list(winners)
    return state


def dealt(journey: Journey) -> Expedition:
    """The next chapter as its table is laid."""
    state = new_table(GAME, next_setup(journey), chapter_seed(journey)).state
    assert isinstance(state, Expedition)
    return state


def play_chapter(journey: Journey, seed: int) -> Expedition:
    table = new_table(GAME, next_setup(journey), chapter_seed(journey))
    play_out(table, {seat: make_bot("random", seed + seat) for seat in range(journey.players)})
    assert isinstance(table.state, Expedition)
    return table.state


def carry_on(journey: Journey, state: Expedition) -> Journey:
    """Everybody keeps the first scar and the last heirloom on offer."""
    kept = [
        Kept(scar=offer.scars[0] if offer.scars else "", heirloom=offer.heirlooms[-1] if offer.heirlooms else "")
        for offer in keepsakes(state)
    ]
    return after(journey, state, kept, repeat=may_repeat(journey, state))


# --- the road ---


@rule("GOD-SCENARIO-10")
@pytest.mark.parametrize(
    ("chapter", "branch", "scenario", "characters", "caravan", "longer"),
    [
        (1, "", "daring-retreat", "off", False, 0),
        (2, "", "lost-expedition", "two", False, 0),
        (3, "a", "tithe-of-the-brood", "two", True, 0),
        (3, "b", "last-hunt", "two", False, 0),
        (4, "", "wicked-few", "two", True, 0),
        (5, "a", "lost-expedition", "two", False, 1),
        (5, "b", "oathbreakers", "two", False, 0),
    ],
)
def test_each_chapter_is_a_scenario_with_its_modules(chapter, branch, scenario, characters, caravan, longer):
    setup = next_setup(on_the_road(chapter, branch))
    assert (setup.scenario, setup.characters, setup.caravan, setup.locations) == (scenario, characters, caravan, longer)


@rule("GOD-SCENARIO-10")
@pytest.mark.parametrize(
    ("chapter", "winners", "dead", "following"),
    [
        (1, (), (), "2"),
        (1, (0, 1, 2), (), "2"),
        (2, (0, 1, 2), (), "3a"),
        (2, (0, 1, 2), (1,), "3a"),
        (2, (), (), "3b"),
        (3, (), (), "4"),
        (4, (0, 1, 2), (), "5a"),
        (4, (0, 2), (1,), "5a"),
        (4, (0, 2), (), "5b"),
        (4, (), (0, 1, 2), "5b"),
    ],
)
def test_how_a_chapter_ends_decides_which_one_follows(chapter, winners, dead, following):
    journey = on_the_road(chapter, "a" if chapter == 3 else "", players=3)
    assert after(journey, outcome(3, winners, dead)).name == following


@rule("GOD-SCENARIO-10")
def test_after_the_finale_the_road_is_at_its_end():
    journey = after(on_the_road(5, "b"), outcome())
    assert journey.over
    with pytest.raises(SetupError, match="end"):
        next_setup(journey)


@rule("GOD-SCENARIO-10")
def test_alone_the_prophet_goes_three_times_and_each_way_is_longer():
    journey = begin(1, 7)
    ways = []
    while not journey.over:
        setup = next_setup(journey)
        ways.append((setup.scenario, 4 + setup.locations))
        journey = after(journey, outcome_alone())
    assert ways == [("mad-prophet", 3), ("mad-prophet", 4), ("mad-prophet", 5)]


def outcome_alone() -> Expedition:
    state = expedition(1, "mad-prophet").state
    state.ended = "unworthy"
    return state


@rule("GOD-SCENARIO-10")
@pytest.mark.parametrize("players", [0, 7])
def test_a_campaign_is_for_one_to_six(players):
    with pytest.raises(SetupError, match="1 to 6"):
        begin(players, 1)


# --- what travels along ---


@rule("GOD-SCENARIO-10")
def test_a_survivor_chooses_a_scar_among_their_afflictions_and_an_heirloom_of_a_low_level():
    table = expedition(2).afflicted(0, "rot").afflicted(0, "dread", face_down=True)
    table.hand(0, "torch", "hunt", "instinct", "torch").hand(1, "royal-jelly")
    assert keepsakes(table.state) == [
        Keepsakes(scars=("rot", "dread"), heirlooms=("torch", "hunt")),
        Keepsakes(),
    ]


@rule("GOD-SCENARIO-10")
def test_scar_and_heirloom_are_there_when_the_next_chapter_begins():
    table = expedition(2).afflicted(0, "rot").hand(0, "hunt")
    table.state.ended = "safe"
    journey = after(on_the_road(1), table.state, [Kept(scar="rot", heirloom="hunt"), Kept()])
    state = dealt(journey)
    names = [state.book.cards[card].id for card in state.players[0].hand]
    assert state.players[0].face_down == [state.book.number("afflictions", "rot")]
    assert "hunt" in names
    assert len(state.players[0].hand) == 5
    assert state.players[1].afflictions == []


@rule("GOD-SCENARIO-10")
def test_a_scar_must_be_chosen_by_whoever_has_one_to_choose():
    table = expedition(2).afflicted(0, "rot")
    table.state.ended = "safe"
    with pytest.raises(ValueError, match="must choose a scar out of: rot"):
        after(on_the_road(1), table.state)
    with pytest.raises(ValueError, match="must choose a scar"):
        after(on_the_road(1), table.state, [Kept(scar="dread"), Kept()])


@rule("GOD-SCENARIO-10")
def test_an_heirloom_is_a_card_one_held_and_of_level_one_or_two():
    table = expedition(2).hand(0, "instinct")
    table.state.ended = "safe"
    with pytest.raises(ValueError, match="heirloom"):
        after(on_the_road(1), table.state, [Kept(heirloom="instinct"), Kept()])
    assert after(on_the_road(1), table.state).travellers[0].heirloom == ""


@rule("GOD-SCENARIO-10")
def test_the_dead_begin_wounded_and_without_an_heirloom_but_keep_their_character():
    state = expedition(2, characters=True).state
    state.ended = "too-few"
    state.players[0].dead = True
    state.players[0].chosen = state.book.number("characters", "mender")
    journey = after(on_the_road(2, travellers=(Traveller(heirloom="torch"), Traveller())), state)
    assert journey.travellers[0] == Traveller(character="mender", alive=False)
    following = dealt(journey)
    assert len(following.players[0].afflictions) == 1
    assert following.players[0].face_down == []


@rule("GOD-SCENARIO-10")
def test_a_character_stays_and_starts_face_down_again():
    journey = on_the_road(4, travellers=(Traveller(character="packrat"), Traveller(character="mender")))
    state = dealt(journey)
    assert [player.character for player in state.players] == [
        state.book.number("characters", name) for name in ("packrat", "mender")
    ]
    assert not any(player.revealed for player in state.players)


# --- Hope ---


@rule("GOD-SCENARIO-10")
@pytest.mark.parametrize(
    ("winners", "dead", "hope"),
    [
        ((0, 1, 2), (), 4),
        ((0, 1), (2,), 3),
        ((0,), (), 2),
        ((), (2,), 1),
        ((), (0, 1), 0),
        ((0,), (1, 2), 0),
    ],
)
def test_hope_is_for_the_living_and_for_a_victory(winners, dead, hope):
    assert hope_of(outcome(3, winners, dead)) == hope


@rule("GOD-SCENARIO-10")
def test_each_punished_breach_costs_a_hope():
    state = outcome(3, (0, 1, 2))
    state.players[1].punished = 2
    assert after(on_the_road(1, players=3, hope=1), state).hope == 1 + 4 - 2


@rule("GOD-SCENARIO-10")
@pytest.mark.parametrize(
    ("players", "hope", "rank"),
    [
        (2, -3, "dust"),
        (2, 5, "dust"),
        (2, 6, "ashes"),
        (2, 10, "ashes"),
        (2, 11, "embers"),
        (2, 15, "embers"),
        (2, 16, "light"),
        (2, 20, "light"),
        (1, 3, "dust"),
        (1, 4, "ashes"),
        (1, 10, "light"),
    ],
)
def test_the_rank_is_a_share_of_all_the_hope_there_could_have_been(players, hope, rank):
    assert on_the_road(6, players=players, hope=hope).rank == rank


# --- once more ---


@rule("GOD-SCENARIO-10")
def test_a_chapter_in_which_all_died_may_be_played_again_with_one_affliction_more_to_bear():
    travellers = (Traveller(scar="rot"), Traveller(heirloom="torch"))
    journey = on_the_road(2, hope=4, travellers=travellers)
    again = after(journey, outcome(2, dead=(0, 1)), repeat=True)
    assert (again.name, again.hope, again.travellers) == ("2", 1, travellers)
    assert next_setup(again).limit_bonus == 1
    assert chapter_seed(again) != chapter_seed(journey)
    assert dealt(again).limit == 5


@rule("GOD-SCENARIO-10")
def test_it_may_be_played_again_only_once_and_the_next_chapter_is_as_hard_as_ever():
    again = after(on_the_road(2), outcome(2, dead=(0, 1)), repeat=True)
    assert not may_repeat(again, outcome(2, dead=(0, 1)))
    with pytest.raises(ValueError, match="only once"):
        after(again, outcome(2, dead=(0, 1)), repeat=True)
    following = after(again, outcome(2, dead=(0, 1)))
    assert following.name == "3b"
    assert next_setup(following).limit_bonus == 0


@rule("GOD-SCENARIO-10")
def test_a_chapter_somebody_survived_is_not_played_again():
    assert not may_repeat(on_the_road(2), outcome(2, dead=(0,)))
    with pytest.raises(ValueError, match="everybody died"):
        after(on_the_road(2), outcome(2, dead=(0,)), repeat=True)


@rule("GOD-SCENARIO-10")
def test_a_chapter_that_is_not_over_leads_nowhere():
    with pytest.raises(ValueError, match="not over"):
        after(on_the_road(1), expedition(2).state)


# --- saving, and the whole road ---


@rule("GOD-SCENARIO-10")
def test_a_campaign_is_saved_and_read_back_as_it_was():
    journey = on_the_road(
        3, "b", hope=-2, repeated=True, travellers=(Traveller(scar="rot", character="mender"), Traveller(alive=False))
    )
    assert read(write(journey)) == journey


@rule("GOD-SCENARIO-10")
@pytest.mark.parametrize(
    ("saved", "complaint"),
    [
        (b"{", "campaign"),
        (b'{"players": 2, "seed": 1, "travellers": []}', "0 travellers"),
        (b'{"players": 1, "seed": 1, "travellers": [{}], "chapter": 2, "branch": "a"}', "no chapter '2a'"),
        (b'{"players": 1, "seed": 1, "travellers": [{}], "mood": "bad"}', "mood"),
    ],
)
def test_a_campaign_that_cannot_be_is_refused_with_the_reason(saved, complaint):
    with pytest.raises(SetupError, match=complaint):
        read(saved)


@rule("GOD-SCENARIO-10")
@pytest.mark.parametrize("players", [1, 2, 3, 6])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_campaign_can_be_played_from_the_first_chapter_to_the_end(players, seed):
    journey = begin(players, seed)
    chapters = 0
    while not journey.over:
        chapters += 1
        state = play_chapter(journey, seed)
        assert audit(state) == []
        journey = read(write(carry_on(journey, state)))
    assert journey.length <= chapters <= 2 * journey.length
    assert journey.rank in ("dust", "ashes", "embers", "light")
