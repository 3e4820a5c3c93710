"""Foresight on the Cellar: what is certain, what is likely, what others decide, and what it must not know."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from holdouts.engine.decision import Option
from holdouts.engine.effects import Band, Roll
from holdouts.engine.foresight import ENOUGH, GAMES, Foresight, foresee, threat
from holdouts.engine.game import Game
from holdouts.engine.holdings import holdings
from holdouts.engine.outlook import Measure, Odds, Outlook, rolled
from holdouts.engine.refusal import ENGINE_WORDS
from holdouts.engine.table import Table
from holdouts.engine.words import Words
from tests.engine.toy import NAMES, Bid, Bury, Cellar, Draw, Grab, Keep, RatsWoke, Stop, Warn, make_game, open_table
from tests.engine.toy_words import WORDS

FORETOLD = """
gauge-food = Food
gauge-hand = Hand
odds-rats = { $count } on the die: the rats
foresee-rats-woke = The rats wake near { $who }
foresee-drew = { $who } finds a jar
foresee-night-fell = Night falls
foresee-turn-came = Somebody has a turn
foresee-ask-TOY-DRAW-1 = You keep it or bury it
name-jar = jar
name-honey = honey
"""


def measures(cellar: Cellar, seat: int) -> Iterator[Measure]:
    for other in cellar.seats:
        yield Measure(name="food", value=cellar.food[other], whose=other, good=1)
    yield Measure(name="hand", value=len(cellar.hands[seat]), most=9, whose=seat)


def odds(cellar: Cellar, seat: int, option: Option) -> Iterator[Odds]:
    if isinstance(option, Draw):
        yield Odds(name="rats", ways=1, of=6, count=1)


def decks(cellar: Cellar) -> Mapping[str, Sequence[str]]:
    return {"deck": ["name-honey" if cellar.book.cards[card].id == "honey" else "name-jar" for card in cellar.deck]}


OUTLOOK = Outlook(measures=measures, odds=odds, decks=decks, rests=(Stop,), ills=(RatsWoke,))


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return make_game(tmp_path, outlook=OUTLOOK)


@pytest.fixture
def words() -> Words:
    return Words("en", [(ENGINE_WORDS / "en.ftl").read_text(encoding="utf-8"), WORDS + FORETOLD])


def on_turn(game: Game, seats: int = 2, seed: int = 7) -> Table:
    """The bids are made: seat 0 may draw or stop."""
    table = open_table(game, seats, seed)
    for seat in range(seats):
        table.choose(Bid(0), seat)
    return table


def told(foresight: Foresight, sort: str) -> list[str]:
    return [line.text for line in foresight.lines if line.sort == sort]


# --- certain, likely, exact ---


def test_what_depends_on_nothing_hidden_is_certain_after_a_few_games(game: Game, words: Words):
    table = on_turn(game, seats=1).choose(Stop()).choose(Grab(1))
    told_of = foresee(table, 0, [Grab(1)], words, NAMES)
    assert told(told_of, "certain") == ["Food 1 to 2"]
    assert told_of.games == ENOUGH


def test_what_dice_decide_is_counted_and_what_the_game_knows_exactly_is_told_exactly(game: Game, words: Words):
    told_of = foresee(on_turn(game), 0, [Draw()], words, NAMES)
    assert told_of.games == GAMES
    assert told(told_of, "odds") == ["1 on the die: the rats: 1 of 6"]
    assert told(told_of, "certain") == []
    likely = {line.plain: line.times for line in told_of.lines if line.sort == "chance"}
    assert 0 < likely["The rats wake near Ada"] < GAMES / 2 < likely["Ada finds a jar"] < GAMES
    assert likely["Ada finds a jar"] + likely["The rats wake near Ada"] == GAMES
    assert "You keep it or bury it" in likely


def drawn(game: Game) -> Table:
    """Seat 0 has drawn a jar, and may keep or bury it."""
    tables = (on_turn(game, seed=seed).choose(Draw()) for seed in range(20))
    return next(table for table in tables if isinstance(table.options(0)[0], Keep))


def test_what_one_does_with_a_card_of_ones_own_is_certain(game: Game, words: Words):
    table = drawn(game)
    bury = Bury(table.options(0)[0].card)
    assert told(foresee(table, 0, [bury], words, NAMES), "certain") == ["Hand 1 to 0 of 9"]


def test_where_nothing_is_foreseen_a_sentence_says_so(game: Game, words: Words):
    told_of = foresee(on_turn(game), 1, [Warn()], words, NAMES)
    assert (told_of.lines, told_of.quiet) == ((), "Nothing changes before the next question.")


def test_what_follows_without_dice_is_certain_as_far_as_the_next_question(game: Game, words: Words):
    table = on_turn(game, seats=1).choose(Stop())
    told_of = foresee(table, 0, [Grab(3)], words, NAMES)
    assert told(told_of, "certain") == ["Food 0 to 3", "Night falls"]


# --- others ---


def test_an_answer_in_secret_is_followed_until_the_others_have_answered_and_is_never_certain(game: Game, words: Words):
    table = open_table(game)
    told_of = foresee(table, 0, [Bid(2)], words, NAMES)
    assert told(told_of, "certain") == []
    assert "Somebody has a turn, unless others step in" in [line.text for line in told_of.lines]
    assert table.waiting_for() == (0, 1)


def test_what_others_have_answered_face_down_is_not_known(game: Game, words: Words):
    high, low = open_table(game).choose(Bid(2), 1), open_table(game).choose(Bid(0), 1)
    assert foresee(high, 0, [Bid(2)], words, NAMES) == foresee(low, 0, [Bid(2)], words, NAMES)


def test_what_happens_to_somebody_else_is_told_with_their_name(game: Game, words: Words):
    def all_lose(cellar: Cellar, seat: int) -> Iterator[Measure]:
        yield Measure(name="food", value=cellar.crumbs, whose=1, good=1)

    other = make_game(game.folder, outlook=Outlook(measures=all_lose))
    table = on_turn(other).choose(Stop(), 0).choose(Stop(), 1)
    assert told(foresee(table, 0, [Grab(2)], words, NAMES), "certain") == ["Bruno: Food 3 to 1"]


# --- not the real world ---


@pytest.mark.parametrize("seed", range(8, 14))
def test_the_real_order_of_the_deck_and_the_real_dice_change_nothing(game: Game, words: Words, seed: int):
    one, other = on_turn(game), on_turn(game, seed=seed)
    assert isinstance(one.state, Cellar)
    assert isinstance(other.state, Cellar)
    assert one.state.deck != other.state.deck
    assert foresee(one, 0, [Draw()], words, NAMES) == foresee(other, 0, [Draw()], words, NAMES)
    assert threat(one, 0, words, NAMES) == threat(other, 0, words, NAMES)
    assert holdings(one, 0, words) == holdings(other, 0, words)


def test_asking_changes_nothing(game: Game, words: Words):
    table = on_turn(game)
    before = (game.encoder.encode(table.state), list(table.chronicle), table.moment, list(table.choices))
    foresee(table, 0, [Draw()], words, NAMES)
    threat(table, 0, words, NAMES)
    assert (game.encoder.encode(table.state), list(table.chronicle), table.moment, list(table.choices)) == before


# --- rows, threats, decks ---


def test_of_picks_in_a_row_all_are_made_as_far_as_they_can_be(game: Game, words: Words):
    table = on_turn(game, seats=1).choose(Stop())
    told_of = foresee(table, 0, [Grab(1), Grab(1)], words, NAMES)
    assert "Food 0 to 2" in told(told_of, "certain")
    cut = foresee(table, 0, [Grab(3), Grab(3)], words, NAMES)
    assert "Food 0 to 3" in [line.plain for line in cut.lines]


def test_a_threat_tells_losses_alone_until_one_is_asked_again(game: Game, words: Words):
    alone = on_turn(game, seats=1)
    told_of = threat(alone, 0, words, NAMES)
    assert told_of is not None
    assert (told_of.lines, told_of.quiet) == ((), "No loss in sight before you are asked again.")


def test_there_is_no_threat_where_no_turn_can_be_ended(game: Game, words: Words):
    assert threat(open_table(game), 0, words, NAMES) is None
    assert threat(on_turn(game), 1, words, NAMES) is None


def test_a_deck_is_told_exactly_where_it_is_known_and_about_where_it_is_not(game: Game, words: Words):
    table = on_turn(game)
    whole = {held.name: held.text for held in holdings(table, 0, words)["deck"]}
    assert whole == {"jar": "9 × jar", "honey": "1 × honey"}
    spectator = {held.name: held.text for held in holdings(drawn(game), None, words)["deck"]}
    assert spectator["jar"] == "about 8 × jar"


def test_the_dice_of_a_card_are_reckoned_band_by_band():
    roll = Roll(dice=2, bands=(Band(up_to=8), Band(up_to=12)))
    assert list(rolled([roll])) == [Odds(name="roll", ways=26, of=36, count=8)]


def test_a_table_that_grows_from_a_branch_stands_where_the_other_stood(game: Game, words: Words):
    table = on_turn(game).choose(Draw())
    grown = Table.grown(game, table.state.book, table.branch())
    assert game.encoder.encode(grown.state) == game.encoder.encode(table.state)
    assert grown.options(0) == table.options(0)
    option = table.options(0)[0]
    assert foresee(grown, 0, [option], words, NAMES) == foresee(table, 0, [option], words, NAMES)


def test_a_branch_does_not_follow_the_table_it_was_taken_from(game: Game):
    table = open_table(game)
    branch = table.branch()
    table.choose(Bid(1), 0)
    assert Table.grown(game, table.state.book, branch).waiting_for() == (0, 1)
