"""Talking at one keyboard, and secrets that stay under their covers and behind the curtain."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from holdouts.bots import make_bot
from holdouts.engine import talk
from holdouts.engine.library import open_words
from holdouts.engine.view import Face, view
from holdouts.games import find_game
from holdouts.games.dead_of_winter.picks import CallVote
from holdouts.games.dead_of_winter.positions import colony
from holdouts.terminal.board import draw_board
from holdouts.terminal.clock import CountedClock
from holdouts.terminal.drawing import DrawnScreen
from holdouts.terminal.facts import facts
from holdouts.terminal.keyboard import Closed
from holdouts.terminal.room import own_words
from holdouts.terminal.screen import PlainScreen
from holdouts.terminal.sitting import Outcome, Sitting

WINTER = find_game("dead-of-winter")
NAMES = ("Ana", "Bob", "Cyr")


class Typist:
    """A keyboard at which somebody has typed all this; a live one, before which screens are cleared."""

    def __init__(self, *typed, live=False):
        self.typed = list(typed)
        self.live = live

    def line(self, prompt, patience=None):
        if not self.typed:
            raise Closed(broken_off=True)
        return self.typed.pop(0)


class Marked(PlainScreen):
    """A screen on which one sees where it was cleared."""

    def curtain(self):
        self._out.write("~~~ curtain ~~~\n")


def told(table, *typed, live=False, people=(0,), lang="en"):
    """What is on the screen when somebody has typed that; whoever is no person is a bot."""
    out = io.StringIO()
    room = Sitting(
        table=table,
        names=NAMES[: len(table.state.players)],
        bots={seat: make_bot("sensible", seat) for seat in range(len(table.state.players)) if seat not in people},
        words=open_words(table.game, lang),
        own=own_words(lang),
        screen=Marked(out, own_words(lang)),
        keyboard=Typist(*typed, live=live),
        clock=CountedClock(),
        keep=lambda other: Path(),
        watch="off",
    )
    assert room.run() is Outcome.BROKEN_OFF
    return out.getvalue()


def winter(seats=3):
    return colony(seats).secret(0, "magpie").hand(0, "tinned-soup").turn(0).start().table


# --- the cover ---


def test_alone_the_secret_objective_is_told_only_to_who_asks():
    before, _, after = told(winter(), "table", "aim").rpartition("Magpie")
    assert "Magpie" not in before.rpartition("> aim")[0]
    assert "at least 5 cards in your hand" in after


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_how_near_one_is_to_each_part_of_an_aim_is_read_whole(lang):
    table = colony(3).secret(0, "reaper").turn(0).start().table
    people = view(table, 0, open_words(WINTER, lang), NAMES).scene.people
    (face,) = [card for person in people for zone in person.zones if zone.covered for card in zone.cards]
    assert isinstance(face, Face)
    assert len(face.tags) > 1
    out = io.StringIO()
    DrawnScreen(Console(file=out, width=100), own_words(lang)).card(face)
    read = " ".join(out.getvalue().replace("│", " ").split())
    assert [tag for tag in face.tags if " ".join(tag.split()) not in read] == []


def test_at_a_live_keyboard_it_is_covered_again_before_the_game_goes_on():
    output = told(winter(), "aim", "", live=True)
    shown, curtain, after = output.partition("~~~ curtain ~~~")
    assert "Magpie" in shown
    assert curtain
    assert "Magpie" not in after
    assert "It is your turn." in after


def test_nobody_looks_for_a_covered_card_by_its_name():
    assert "Magpie, Secret objective" not in told(winter(), "look magpie")


def test_where_nothing_is_covered_the_aim_says_so(play):
    assert "Nothing of yours lies under a cover." in play("--seat", "Ana=person", typed=["aim", "quit"]).output


def test_a_cover_says_how_to_look_under_it():
    assert "You, Secret objective: 1 card under a cover (type aim to look)." in told(winter())


# --- what is read aloud ---


@pytest.mark.parametrize("make", [PlainScreen, lambda out, words: DrawnScreen(Console(file=out, width=100), words)])
def test_the_story_of_a_crossroads_is_read_before_its_ways(make):
    table = colony(3).group(0, "haddad").next_crossroads("watchtower").beginning(0).start().table
    seen = view(table, 1, open_words(WINTER, "en"), NAMES)
    out = io.StringIO()
    make(out, own_words("en")).table(seen, [])
    (face,) = [card for zone in seen.scene.zones if zone.aloud for card in zone.cards if isinstance(card, Face)]
    read = " ".join(out.getvalue().split())
    before, story, ways = read.partition(face.flavour)
    assert story
    assert face.lines[0] in ways
    assert face.lines[0] not in before


def test_what_a_main_objective_needs_at_this_table_is_told_in_numbers():
    table = colony(3, "a-full-larder").arrange(food=4).turn(0).start().table
    assert "Not met (4 of 8): there is at least 8 food in the supply" in told(table)


# --- talk ---


def test_a_phrase_is_said_by_its_number_and_stands_in_the_log():
    output = told(winter(), "say", "say 13", "log 1")
    assert "13  Vote with me." in output
    assert output.count("Ana: “Vote with me.”") == 2


@pytest.mark.parametrize("typed", ["say 0", "say 99", "say hello"])
def test_what_is_no_number_of_a_phrase_is_refused(typed):
    table = winter()
    assert "Say a phrase by its number, from 1 to 19" in told(table, typed)
    assert table.notes == []


def test_somebody_is_suspected_by_the_beginning_of_their_name_and_no_longer():
    output = told(winter(), "accuse", "accuse cy", "accuse", "accuse cyr", "accuse nobody", "accuse x")
    assert "Nobody has said that they suspect anybody." in output
    assert output.count("Ana suspects Cyr of betrayal.") == 2
    assert "Everybody knows that already." in output
    assert "Ana no longer suspects Cyr." in output
    assert "Whom do you suspect? Bob or Cyr" in output


def test_when_the_story_holds_enough_remarks_the_reason_is_told_and_the_game_goes_on(monkeypatch):
    monkeypatch.setattr(talk, "MOST", 1)
    output = told(winter(), "say 1", "say 2", "accuse bob", "log 1")
    assert output.count("The story of this game holds 1 remarks, and no more") == 2
    assert output.count("Ana: “I have food.”") == 2


def test_commands_have_french_names_too():
    output = told(winter(), "dire 13", "accuser bob", "accuser personne", "but", lang="fr")
    assert "Ana : « Votez avec moi. »" in output
    assert "Ana ne soupçonne plus Bob." in output
    assert "au moins 5 cartes" in output


def test_a_game_without_betrayers_has_nobody_to_suspect(play):
    output = play("--seat", "Ana=person", typed=["accuse bob", "say 1", "quit"]).output
    assert "Nobody here can be suspected of betrayal." in output
    assert "Ana: “I have food to spare.”" in output


# --- the curtain ---


def test_a_vote_of_several_at_one_keyboard_is_answered_behind_the_curtain():
    table = colony(3).hand(0, "tinned-soup").hand(1, "antiseptic").secret(1, "magpie").turn(0).choose(CallVote(2)).table
    output = told(table, "thumb up", "thumb down", people=(0, 1, 2))
    ana, bob, cyr = re.split(r"Pass the keyboard to \w+\.", output)[1:4]
    assert "Tinned Soup" in ana
    assert "Antiseptic" in bob
    for text, secrets in (
        (ana, ("Antiseptic", "Magpie")),
        (bob, ("Tinned Soup", "Magpie")),
        (cyr, ("Antiseptic", "Magpie")),
    ):
        assert not [secret for secret in secrets if secret in text]
    assert "thumb" not in cyr.partition("Shall")[0].casefold()
    assert output.count("~~~ curtain ~~~") >= 2


def test_who_is_asked_for_a_card_answers_behind_the_curtain():
    table = colony(3).hand(0, "tinned-soup").hand(1, "antiseptic").hand(2, "jerrycan").to_be_asked(1, 2).turn(0).start()
    output = told(table.table, "ask the others for a medicine card", "2", "1", people=(0, 1, 2))
    ana, bob, cyr, again = re.split(r"Pass the keyboard to \w+\.", output)[1:5]
    assert "Offer “Antiseptic”" in bob
    assert "Antiseptic" not in ana + cyr
    assert "Jerrycan" not in ana + bob + again
    assert "Antiseptic" in again, "what is offered is for the eyes of who asked"


def test_what_somebody_gives_to_the_crisis_is_not_told_to_the_next_at_the_keyboard():
    table = colony(3).hand(0, "tinned-soup").hand(1, "antiseptic").turn(0).start().table
    output = told(table, "tinned soup to the crisis", "as bob", people=(0, 1, 2))
    ana, bob = re.split(r"Pass the keyboard to \w+\.", output)[1:3]
    assert "You added “Tinned Soup” to the crisis." in ana
    assert "Ana added a card to the crisis." in bob
    assert "Tinned Soup" not in bob


# --- the town ---


def town(width, lang="en"):
    table = colony(3).zombies("colony", 3, 1).barricades("colony", 0, 2).zombies("school", 2).noise("school", 3).turn(0)
    seen = view(table.start().table, 0, open_words(WINTER, lang), NAMES)
    file = io.StringIO()
    console = Console(file=file, width=width)
    assert seen.scene.board is not None
    for line in draw_board(seen.scene.board, 0, {}, width, own_words(lang)):
        console.print(line)
    return seen, file.getvalue()


def test_every_entrance_is_drawn_space_by_space_with_the_noise():
    _, drawn = town(100)
    assert "[ZZZ] [ZBB] [···] [···]" in drawn
    assert "[ZZ··] [NNN·]" in drawn


def test_the_colony_takes_two_columns_and_has_one_name():
    _, drawn = town(100)
    lines = drawn.splitlines()
    assert lines[1] == "┌────────────────┬─────────────────────────────────┬────────────────┐"
    assert sum("Colony" in line for line in lines) == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_town_fits_a_narrow_terminal(lang):
    _, drawn = town(60, lang)
    assert max(map(len, drawn.splitlines())) <= 60


def test_in_plain_lines_ones_own_people_are_told_by_name():
    seen, _ = town(60)
    (told,) = [fact for fact in facts(seen, own_words("en")) if fact.startswith("Colony:")]
    assert "(yours)" in told
    assert "; You;" not in told
