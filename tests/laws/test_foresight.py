"""The law of foresight: what is called certain happens, the rest about as often as was said, and nothing hidden shows.

A small sample for each game; `holdouts foresight GAME` runs a large one. That no secret shows is part of the law of two
worlds: foresight is one of the ways out of a table that it compares.
"""

from itertools import count
from random import Random

import pytest

from holdouts.engine.foresight import Foresight, foresee, threat
from holdouts.engine.game import Game
from holdouts.engine.library import LANGUAGES, base_words, new_table
from holdouts.engine.table import Table
from holdouts.games import IDS, find_game
from holdouts.lab.foretelling import NAMES, Band, Report, interval, try_foresight
from holdouts.lab.secrecy import Law
from holdouts.lab.wander import Wanderer
from holdouts.starter.game import GAME as STARTER


@pytest.fixture(params=[*IDS, STARTER.id])
def game(request: pytest.FixtureRequest) -> Game:
    return STARTER if request.param == STARTER.id else find_game(request.param)


def test_what_is_called_certain_happens_and_the_rest_as_often_as_was_said(game: Game):
    report = try_foresight(game, 150, seed=3)
    assert report.broken == []
    assert report.clean, "\n".join(report.lines())
    assert report.certain > 50


def walked(game: Game, seed: int) -> Table:
    table = new_table(game, game.setups()[0], seed)
    Wanderer(seed).play(table, 30)
    table.go_on()
    return table


def under_way(game: Game) -> Table:
    """A game of thirty choices that is not over; at random some are lost before that."""
    return next(table for table in (walked(game, seed) for seed in count(5)) if not table.over)


def test_the_same_position_is_foretold_the_same_and_nothing_is_changed_by_asking(game: Game):
    table = under_way(game)
    seat = table.waiting_for()[0]
    before = (game.encoder.encode(table.state), list(table.chronicle), table.moment)
    words = base_words(game, LANGUAGES[0])
    for option in table.options(seat)[:5]:
        one, other = (foresee(table, seat, [option], words, NAMES) for _ in range(2))
        assert one == other
        assert isinstance(one, Foresight)
    assert threat(table, seat, words, NAMES) == threat(table, seat, words, NAMES)
    assert (game.encoder.encode(table.state), list(table.chronicle), table.moment) == before


def test_foresight_that_looks_at_the_real_table_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("holdouts.lab.ways_out.holdings", lambda table, seat, words, deals: table.state.key)
    setup = game.setups()[0]
    law = Law(game)
    law.check(
        new_table(game, setup, 5), setup.seats, Random(5), [name for name in law.secrets if name.endswith(".key")]
    )
    assert [fault for fault in law.tally.faults if "by the foresight" in fault]


# --- the measure itself ---


def test_a_certainty_that_does_not_happen_breaks_the_law():
    report = Report(decisions=1, certain=1, broken=["MAX-MOVE-1 Move(3): HP 3 to 2"])
    assert not report.clean


def test_what_happens_far_less_often_than_was_said_breaks_the_law():
    band = Band()
    for number in range(60):
        least, most = interval(40, 48)
        band.told += 1
        band.happened += number < 20
        band.said += 40 / 48
        band.least += least
        band.most += most
    assert not band.holds
    assert not Report(bands=[band]).clean


def test_an_interval_holds_what_was_counted_and_grows_narrower():
    for times, of in ((0, 48), (12, 48), (48, 48)):
        least, most = interval(times, of)
        assert 0 <= least <= times / of <= most <= 1
    assert interval(24, 48)[1] - interval(24, 48)[0] > interval(240, 480)[1] - interval(240, 480)[0]


ASKED_BY_OTHERS = {
    "dead-of-winter": {
        *("crossroads", "crossroads-vote", "exile-vote", "give-card", "keep-survivors", "request", "volunteer"),
    },
    "maximum-apocalypse": {
        *("before-draw", "concede", "damaged", "drawn", "hand-out", "lay-open", "lay-tile", "mulligan", "raze-edge"),
        *("reveal-edge", "swap-two", "trade-agree", "who-goes-first", "who-is-attacked"),
    },
    "godforsaken-scavengers": {
        *("accept-deal", "begin-turn", "campaign-heirloom", "campaign-repeat", "campaign-scar", "caravan-card"),
        *("caravan-gift", "dig-where", "give-now", "loot", "promise-help", "promise-how-many", "promise-pile"),
        *("promise-until", "promise-what", "promise-which", "send-message", "swap-for-what"),
    },
}
"""Questions that come of the course of the game or of what others did, and not of the answer that is looked at."""


@pytest.mark.parametrize("name", ASKED_BY_OTHERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_that_leads_to_a_question_says_what_will_be_chosen(name: str, lang: str):
    """Otherwise whoever points at it reads that nothing changes, and learns nothing of what it is for."""
    words = base_words(find_game(name), lang)
    plain = {
        key.removeprefix("ask-")
        for key in set(words.keys()) - set(base_words(STARTER, lang).keys())
        if key.startswith("ask-") and key.islower() and "." not in key and "react-" not in key
    }
    assert [one for one in sorted(plain - ASKED_BY_OTHERS[name]) if not words.has(f"foresee-ask-{one}")] == []
