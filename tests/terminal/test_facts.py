"""The table as a plain terminal says it."""

import io
import re
from collections.abc import Callable
from itertools import cycle, islice

from click.testing import Result

from holdouts.engine.library import base_words
from holdouts.engine.view import Back, Face, Zone, view
from holdouts.games.dead_of_winter import game as winter
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.terminal.facts import cards_of, facts
from holdouts.terminal.room import own_words
from holdouts.terminal.screen import PlainScreen
from holdouts.testing import colony, moving_in, shelter
from tests.games.this_war_of_mine.test_grounds import ambush
from tests.games.this_war_of_mine.trips import away, party

WORDS = own_words("en")


def pile(back: str) -> Zone:
    return Zone(ref="deck", title="Monster deck", cards=(Back(back=back),), count=25, layout="pile")


def test_a_pile_is_said_with_what_shows_on_top():
    assert cards_of(pile("Level 2"), WORDS) == "25 cards, on top: Level 2"


def test_a_back_that_only_repeats_the_name_of_its_deck_is_not_said():
    assert cards_of(pile("Monster deck"), WORDS) == "25 cards"


def test_a_hand_that_nobody_else_may_see_is_only_counted():
    hand = Zone(ref="hand:1", title="Hand", cards=(Back(back="Hand"),) * 5, count=5)
    assert cards_of(hand, WORDS) == "5 cards"


def test_what_is_seen_of_a_hand_is_said_beside_the_count():
    hand = Zone(
        ref="hand:1", title="Hand", cards=(Face(ref="card:1", name="Torch", kind="Item"), Back(back="Hand")), count=2
    )
    assert cards_of(hand, WORDS) == "2 cards: Torch"


def test_of_cards_that_lie_face_down_before_somebody_only_their_number_is_said():
    table = moving_in(3)
    said = facts(view(table.table, 0, base_words(winter.GAME, "en"), ["Ilka", "Bo", "Cy"]), WORDS)
    assert "Bo, To choose from: 4 cards." in said
    table = colony(3).given(1, "antiseptic", "jerrycan").turn(0)
    said = facts(view(table.table, 0, base_words(winter.GAME, "en"), ["Ilka", "Bo", "Cy"]), WORDS)
    assert "Bo, Added to the crisis: 2 cards." in said


def test_a_place_is_named_once_and_one_zombie_is_one(run: Callable[..., Result]):
    told = run(
        "play", "dead-of-winter", "--scenario", "until-the-thaw", "--seats", 3, "--seed", 5, "--plain", typed="1"
    )
    assert "School: 4 of 4 spaces free; Zombie; The entrance: 1 zombie" in told.output


def test_a_line_of_the_map_ends_with_one_full_stop():
    fight = ambush("pistol", "knife", "ammo")
    said = facts(view(fight.table, 0, base_words(GAME, "en"), ["Ilka"]), WORDS)
    assert any("Stands close" in line for line in said)
    assert not [line for line in said if line.endswith("..")]


SIEGE = ("play", "this-war-of-mine", "--scenario", "endless-night", "--seats", 1, "--seed", 4242, "--plain")
WHOLE_GAME = list(islice(cycle("2111"), 900))


def test_places_alike_are_told_in_one_line():
    said = facts(view(shelter().table, 0, base_words(GAME, "en"), ["Ilka"]), WORDS)
    assert len([line for line in said if line.endswith(": Hole.")]) == 1
    said = facts(view(away(party()).table, 0, base_words(GAME, "en"), ["Ilka"]), WORDS)
    assert "Row 2, columns 1 to 7: an unknown card." in said


def test_whoever_comes_home_knows_the_house():
    out = io.StringIO()
    screen = PlainScreen(out, WORDS)
    told = []
    for table in (shelter().table, away(party()).table, shelter().table):
        start = out.tell()
        screen.table(view(table, 0, base_words(GAME, "en"), ["Ilka"]))
        told.append("Hole." in out.getvalue()[start:])
    assert told == [True, False, False]


def test_what_is_printed_on_a_card_is_told_once_however_much_there_is_of_it(run: Callable[..., Result]):
    told = run(*SIEGE, typed=["1"] * 120).output.splitlines()
    assert len([line for line in told if line.startswith("Card: Wood")]) == 1
    assert len([line for line in told if line.startswith("Card: Cveta")]) == 1


def test_whoever_may_choose_out_of_a_pile_reads_what_lies_in_it(run: Callable[..., Result]):
    told = run(*SIEGE, typed=["1"]).output
    assert "Card: Radio, Fitting." in told.partition("Which, and where?")[0]


def test_every_page_of_the_book_is_read_when_it_is_opened_and_once(run: Callable[..., Result]):
    told = run(*SIEGE, typed=WHOLE_GAME).output
    assert "The game is over." in told
    words = base_words(GAME, "en")
    pages = re.findall(r"The book was opened: .* \(page (\d+)\)", told)
    assert pages
    assert {page: told.count(words.say(f"page-{page}")) for page in pages} == dict.fromkeys(pages, 1)
    last = told.index(words.say(f"page-{pages[-1]}"))
    assert last < told.index("The game is over."), "how it ended is read before it is over"
