"""Bots that advise: where a person decides for all, the bots of the other seats point at what they would answer."""

import pytest

from holdouts.bots import make_bot, play_out
from holdouts.bots.advising import advise
from holdouts.bots.bot import Bot
from holdouts.engine.decision import Option
from holdouts.engine.library import new_table, open_words
from holdouts.engine.pointing import Pointing
from holdouts.engine.table import Table
from holdouts.games import find_game
from holdouts.games.this_war_of_mine.bot import PHRASES, REASONS

WAR = find_game("this-war-of-mine")


def besieged(seed: int = 1) -> tuple[Table, int]:
    """A table of three at its first public question, and who is asked."""
    table = new_table(WAR, WAR.setup(scenario="until-the-ceasefire", seats=3), seed)
    assert table.decision is not None
    assert table.decision.public
    return table, table.decision.seats[0]


def others(table: Table, leader: int, kind: str = "sensible") -> dict[int, Bot]:
    return {seat: make_bot(kind, seat) for seat in range(3) if seat != leader}


def test_bots_point_at_an_answer_of_the_person_who_leads():
    table, leader = besieged()
    pointing = Pointing()
    assert advise(table, others(table, leader), pointing)
    wishes = pointing.wishes(table)
    assert {*wishes} == {0, 1, 2} - {leader}
    assert all(wish in table.options(leader) for wish in wishes.values())


def test_advice_is_given_once_and_chooses_nothing():
    table, leader = besieged()
    pointing, bots = Pointing(), others(table, leader)
    before = (len(table.choices), len(table.notes), table.decision)
    advise(table, bots, pointing)
    wishes = pointing.wishes(table)
    assert not advise(table, bots, pointing)
    assert pointing.wishes(table) == wishes
    assert (len(table.choices), len(table.notes), table.decision) == before


@pytest.mark.parametrize("kind", ["quick", "careful", "deep"])
def test_who_thinks_ahead_advises_offhand(kind: str, monkeypatch: pytest.MonkeyPatch):
    table, leader = besieged()
    monkeypatch.setattr("holdouts.bots.thinker.search", lambda *asked: pytest.fail("it thought ahead for advice"))
    assert advise(table, others(table, leader, kind), Pointing())


def test_who_picks_anything_has_no_opinion():
    table, leader = besieged()
    pointing = Pointing()
    assert not advise(table, others(table, leader, "random"), pointing)
    assert not pointing.wishes(table)


def test_nobody_advises_a_bot():
    table, _ = besieged()
    pointing = Pointing()
    assert not advise(table, {seat: make_bot("sensible", seat) for seat in range(3)}, pointing)
    assert not pointing.wishes(table)


def test_advice_does_not_change_what_a_bot_chooses_later():
    endings = []
    for advised in (False, True):
        table, leader = besieged()
        bots = {seat: make_bot("sensible", seat) for seat in range(3)}
        if advised:
            advise(table, {seat: bot for seat, bot in bots.items() if seat != leader}, Pointing())
        play_out(table, bots, most=60)
        endings.append(table.choices)
    assert endings[0] == endings[1]


def test_a_bot_that_fails_at_advice_keeps_silent_and_goes_on_playing(monkeypatch: pytest.MonkeyPatch):
    table, leader = besieged()
    bots = others(table, leader)
    mute = next(iter(bots))

    def fail(*asked: object) -> Option:
        raise RuntimeError

    monkeypatch.setattr(bots[mute], "advise", fail)
    pointing = Pointing()
    assert advise(table, bots, pointing)
    assert mute not in pointing.wishes(table)
    assert not bots[mute].replaced


def test_a_bot_that_is_slow_gives_no_advice():
    table, leader = besieged()
    bots = others(table, leader)
    for bot in bots.values():
        bot.quick = False
    assert not advise(table, bots, Pointing())


def test_advice_says_why_where_there_is_a_phrase_for_it():
    table, leader = besieged(seed=3)
    bots = others(table, leader)
    said: set[str] = set()
    while not table.over and len(said) < 3:
        assert table.decision is not None
        pointing = Pointing()
        asked = table.decision.seats[0]
        advise(table, {seat: make_bot("sensible", seat) for seat in range(3) if seat != asked}, pointing)
        for seat, wish in pointing.wishes(table).items():
            assert pointing.why(table, seat) == REASONS.get(type(wish), "")
            said.add(pointing.why(table, seat))
        play_out(table, {**bots, leader: make_bot("sensible", leader)}, most=1)
    assert len(said) >= 3, "with and without a phrase, and more than one of them"


def test_every_reason_is_a_phrase_that_all_can_say():
    assert {*REASONS.values()} <= {*PHRASES}
    for lang in ("en", "fr"):
        words = open_words(WAR, lang)
        assert all(words.say(f"phrase-{name}") for name in PHRASES)
