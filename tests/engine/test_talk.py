"""Talk: phrases and suspicions that the game remembers, and that change nothing in it."""

from pathlib import Path

import pytest

from holdouts.engine import record, talk
from holdouts.engine.decision import Option
from holdouts.engine.library import LANGUAGES, new_table, open_words
from holdouts.engine.past import Accused, Said, Withdrew
from holdouts.engine.table import CannotUndo, Table
from holdouts.engine.view import log
from holdouts.games import IDS, find_game
from holdouts.games.dead_of_winter.picks import CallVote, ThumbDown, ThumbUp
from holdouts.games.dead_of_winter.positions import colony

NAMES = ("Ilka", "Bo", "Cy", "Dana")
WINTER = find_game("dead-of-winter")


def winter(together: bool = False) -> Table:
    """Three people in the middle of a turn."""
    return colony(3, "until-the-thaw", together=together).turn(0).start().table


def told(table: Table, lang: str = "en") -> list[str]:
    return [line.text for line in log(table, None, open_words(table.game, lang), NAMES)]


def say(table: Table, seat: int, phrase: str) -> None:
    remark = talk.say(table, seat, phrase)
    assert remark is not None
    table.note(remark)


def accuse(table: Table, seat: int, other: int) -> None:
    remark = talk.accuse(table, seat, other)
    assert remark is not None
    table.note(remark)


@pytest.mark.parametrize("id_", IDS)
def test_every_game_has_phrases_each_once_and_in_every_language(id_: str):
    game = find_game(id_)
    names = talk.phrases(game)
    assert len(names) > len(talk.COMMON)
    for lang in LANGUAGES:
        words = open_words(game, lang)
        assert len({words.say(f"phrase-{name}") for name in names}) == len(names)


def test_a_phrase_is_read_by_everybody_in_their_own_language():
    table = winter()
    say(table, 1, "need-medicine")
    assert told(table)[-1] == "Bo: “Can anybody spare medicine?”"
    assert told(table, "fr")[-1] == "Bo : « Quelqu'un peut-il donner des médicaments ? »"


def test_what_was_just_said_is_not_said_again_but_may_be_later():
    table = winter()
    say(table, 1, "wait")
    assert talk.say(table, 1, "wait") is None
    say(table, 2, "wait")
    say(table, 1, "wait")
    assert [note for _, note in table.notes] == [Said(who=who, phrase="wait", rule="") for who in (1, 2, 1)]


def test_a_table_knows_only_its_own_phrases():
    with pytest.raises(talk.CannotSay, match="no such phrase"):
        talk.say(winter(), 0, "run")


def test_who_suspects_whom_is_what_each_said_last():
    table = winter()
    accuse(table, 0, 2)
    accuse(table, 1, 2)
    accuse(table, 0, 1)
    assert talk.accusations(table) == {0: 1, 1: 2}
    assert told(table)[-1] == "Ilka suspects Bo of betrayal."


def test_a_suspicion_is_said_once_and_can_be_taken_back():
    table = winter()
    assert talk.withdraw(table, 0) is None
    accuse(table, 0, 2)
    assert talk.accuse(table, 0, 2) is None
    taken_back = talk.withdraw(table, 0)
    assert taken_back == Withdrew(who=0, other=2, rule="")
    table.note(taken_back)
    assert talk.accusations(table) == {}
    assert told(table)[-1] == "Ilka no longer suspects Cy."


def test_nobody_suspects_themselves_nor_whoever_is_exiled_already():
    table = colony(4).exiled(2).turn(0).start().table
    assert talk.suspects(table, 0) == [1, 3]
    for other in (0, 2, 9):
        with pytest.raises(talk.CannotSay):
            talk.accuse(table, 0, other)


def test_where_all_play_together_nobody_is_suspected():
    table = winter(together=True)
    assert talk.suspects(table, 0) == []
    with pytest.raises(talk.CannotSay, match="suspect"):
        talk.accuse(table, 0, 1)


@pytest.mark.parametrize("id_", [id_ for id_ in IDS if find_game(id_).accuses is None])
def test_a_game_without_betrayers_offers_no_suspicion(id_: str):
    game = find_game(id_)
    table = new_table(game, game.setups()[-1], 1)
    assert talk.suspects(table, 0) == []


def busy() -> Table:
    """Somebody with cards and dice in the middle of a turn."""
    return colony(3).hand(0, "tinned-soup", "antiseptic").dice(0, 6, 6, 6).turn(0).start().table


def test_every_choice_can_be_taken_back_after_a_remark_that_could_be_without():
    options = busy().options(0)
    could = [undone(busy(), option, remark=False) for option in options]
    assert could == [undone(busy(), option, remark=True) for option in options]
    assert True in could
    assert False in could


def undone(table: Table, option: Option, remark: bool) -> bool:
    """Whether a choice could be taken back at a shared table; if so, what was said stays said."""
    table.shared = True
    table.choose(option, 0)
    if table.over:
        return False
    if remark:
        say(table, 2, "thanks")
        accuse(table, 1, 2)
    try:
        table.undo(by=0)
    except CannotUndo:
        return False
    assert sum(isinstance(note, Said | Accused) for _, note in table.notes) == 2 * remark
    return True


def test_an_answer_that_lies_face_down_is_taken_up_whoever_spoke_since():
    table = colony(3).turn(0).choose(CallVote(1)).table
    table.choose(ThumbUp(), 0)
    say(table, 2, "vote-with-me")
    table.undo(by=0)
    assert 0 in table.waiting_for()
    assert told(table)[-1] == "Cy: “Vote with me.”"


def test_where_a_remark_stands_does_not_tell_who_has_answered_in_secret():
    places = []
    for answered in ((), (1,), (1, 2)):
        table = colony(4).turn(0).choose(CallVote(3)).table
        for seat in answered:
            table.choose(ThumbDown(), seat)
        say(table, 0, "trust-me")
        places.append((table.notes, list(table.story())))
    assert places[0] == places[1] == places[2]


def test_a_remark_made_while_answers_lie_face_down_survives_their_being_taken_up():
    table = colony(4).turn(0).choose(CallVote(3)).table
    table.choose(ThumbDown(), 1)
    say(table, 0, "trust-me")
    table.retract(1)
    assert [at for at, _ in table.notes] == [len(table.choices)]


def test_what_is_new_of_the_story_is_told_once_though_a_bot_and_a_person_speak_while_answers_lie_face_down():
    table = colony(4).turn(0).choose(CallVote(3)).table
    table.choose(ThumbDown(), 1)
    table.note(Accused(who=1, other=3, rule=""))
    read = table.story_length
    table.note(Said(who=0, phrase="yes", rule=""))
    assert [event for _, event in table.story(read)] == [Said(who=0, phrase="yes", rule="")]


def test_remarks_are_kept_with_the_game_and_read_again(tmp_path: Path):
    setup = next(setup for setup in WINTER.setups() if setup.seats == 3)
    table = new_table(WINTER, setup, 5)
    say(table, 0, "have-food")
    accuse(table, 1, 0)
    about = record.settle(WINTER, setup, 5, names=NAMES[: setup.seats], kinds=["person"] * setup.seats, language="en")
    record.write(tmp_path / "game", table, about)
    again = record.read(tmp_path / "game", find_game, None).table
    assert again.notes == table.notes
    assert talk.accusations(again) == {1: 0}


def test_a_chronicle_holds_only_so_many_remarks(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(talk, "MOST", 2)
    table = winter()
    say(table, 0, "yes")
    say(table, 0, "no")
    with pytest.raises(talk.CannotSay, match="2 remarks"):
        talk.say(table, 0, "wait")


def test_when_the_game_is_over_nothing_more_is_added_to_its_story():
    table = winter()
    table.decision = None
    assert table.over
    with pytest.raises(talk.CannotSay, match="over"):
        talk.say(table, 0, "thanks")
    assert talk.suspects(table, 0) == []
