"""Bots that think ahead: what they find out, what it costs them, and that they know no more than their seat."""

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from holdouts.bots import make_bot, play_out
from holdouts.bots import search as searching
from holdouts.bots.bot import Bot
from holdouts.bots.briefs import Shelf
from holdouts.bots.imagined import Imagined, favourites
from holdouts.bots.moods import CALM, Plan, plans
from holdouts.bots.oracles import advice
from holdouts.bots.search import Budget, Prospect, Spending, search
from holdouts.bots.thinker import AGAIN, HURRIED, LATELY, LEVELS, THOUGHTS, ThinkingBot, own_budget, unworn
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option
from holdouts.engine.game import Game
from holdouts.engine.library import LANGUAGES, base_words, new_table
from holdouts.engine.table import Table
from holdouts.games import IDS, find_game
from holdouts.games.godforsaken_scavengers.positions import expedition
from holdouts.lab.secrecy import Law
from tests.bots.tables import choosing

NAMES = ("Ilka", "Bo", "Cass", "Dov", "Ede", "Fay")
FEW = Budget(games=12, options=3, ahead=8)


@pytest.fixture(params=IDS)
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)


def worths(monkeypatch: pytest.MonkeyPatch, judge: Callable[[Option, str], float]) -> list[Option]:
    """From now on an option is worth what the test says; returns what was tried, as it is."""
    tried: list[Option] = []

    def judged(table: Table, seat: int, option: Option, world: str, *rest: object) -> float:
        tried.append(option)
        return judge(option, world)

    monkeypatch.setattr(searching, "tried", judged)
    return tried


def tries(table: Table, seat: int, options: list[Option], most: int, seed: int = 9) -> list[Option]:
    """What a search tries, what a careful newcomer would pick first."""
    return [plan.option for plan in plans(table, seat, options, most, seed)]


# --- what is found ---


def test_the_same_number_of_games_and_seed_find_the_same(game: Game):
    table, seat = choosing(game)
    before = game.encoder.encode(table.state), table.moment
    one, other = (search(table, seat, list(table.options(seat)), FEW, seed=9) for _ in range(2))
    assert one == other
    assert (game.encoder.encode(table.state), table.moment) == before


def test_an_option_that_is_always_better_is_picked(game: Game, monkeypatch: pytest.MonkeyPatch):
    table, seat = choosing(game)
    options = list(table.options(seat))
    *_, last = tries(table, seat, options, 3)
    worths(monkeypatch, lambda option, world: 0.6 if option == last else 0.4)
    assert search(table, seat, options, FEW, seed=9)[0].option == last


def test_what_a_careful_newcomer_would_pick_is_not_left_for_what_may_be_luck(
    game: Game, monkeypatch: pytest.MonkeyPatch
):
    table, seat = choosing(game)
    options = list(table.options(seat))
    usual = favourites(table, seat, options, 1, Dice(9))[0]
    chance = Random(2)
    worths(monkeypatch, lambda option, world: 0.5 if option == usual else chance.choice((0.1, 0.9)))
    luck = [search(table, seat, options, FEW, seed=9)[0].option for _ in range(40)]
    assert luck.count(usual) > 20


def test_most_games_are_spent_on_what_might_be_best(game: Game, monkeypatch: pytest.MonkeyPatch):
    table, seat = choosing(game)
    options = list(table.options(seat))
    usual, worse, rival = field = tries(table, seat, options, 3)
    worth, chance = dict(zip(field, (0.5, 0.2, 0.5), strict=True)), Random(2)
    tried = worths(monkeypatch, lambda option, world: worth[option] + chance.choice((-0.1, 0.1)))
    search(table, seat, options, Budget(games=60, options=3), seed=9)
    assert tried.count(worse) <= 60 // searching.HEATS // 3
    assert tried.count(usual) == tried.count(rival) > 2 * tried.count(worse)


def test_thinking_ends_when_one_option_is_surely_the_best(game: Game, monkeypatch: pytest.MonkeyPatch):
    table, seat = choosing(game)
    options = list(table.options(seat))
    field = tries(table, seat, options, 3)
    best = field[0]
    tried = worths(monkeypatch, lambda option, world: 0.6 if option == best else 0.4)
    for best in field:
        tried.clear()
        assert search(table, seat, options, Budget(games=600, options=3), seed=9)[0].option == best
        assert len(tried) == 3 * searching.WARMED_UP


def test_a_few_games_that_came_to_nearly_the_same_make_nothing_sure(game: Game, monkeypatch: pytest.MonkeyPatch):
    table, seat = choosing(game)
    options = list(table.options(seat))
    usual = favourites(table, seat, options, 1, Dice(9))[0]
    worths(monkeypatch, lambda option, world: 0.5 if option == usual else 0.505)
    assert search(table, seat, options, FEW, seed=9)[0].option == usual


def test_options_that_come_to_the_same_are_not_pondered_on(game: Game, monkeypatch: pytest.MonkeyPatch):
    table, seat = choosing(game)
    tried = worths(monkeypatch, lambda option, world: 0.5)
    search(table, seat, list(table.options(seat)), Budget(games=600, options=3), seed=9)
    assert len(tried) == 3 * searching.WARMED_UP


def test_of_plans_that_come_to_the_same_one_is_gone_on_with(game: Game, monkeypatch: pytest.MonkeyPatch):
    table, seat = choosing(game)
    options = list(table.options(seat))
    usual, *others = tries(table, seat, options, 3)
    tried = worths(monkeypatch, lambda option, world: 0.5 if option == usual else Random(world).choice((0.4, 0.6)))
    search(table, seat, options, Budget(games=60, options=3), seed=9)
    assert tried.count(others[0]) > tried.count(others[1]) == searching.WARMED_UP


def test_an_imagined_game_is_valued_between_two_rounds_or_when_it_has_gone_on_for_long(game: Game):
    table, seat = choosing(game)
    option = table.options(seat)[0]
    twin, made = searching.played(table, seat, option, "x", 300)
    assert made < 300
    assert twin.over or twin.state.round > table.state.round
    assert searching.played(table, seat, option, "x", 3)[1] == 3


def test_a_game_that_says_nothing_of_worth_is_played_to_its_end(game: Game):
    table, seat = choosing(game)
    option = table.options(seat)[0]
    assert 0 < searching.tried(table, seat, option, "x", 2, Imagined(1)) < 1
    table.game = replace(game, worth=None)
    assert searching.tried(table, seat, option, "x", 2, Imagined(1)) in (0.0, 1.0)


# --- what it costs ---


def test_a_question_with_one_answer_costs_nothing(game: Game, monkeypatch: pytest.MonkeyPatch):
    table, seat = choosing(game)
    only = table.options(seat)[:1]
    assert table.decision is not None
    table.decision.cache[seat] = only
    monkeypatch.setattr(Table, "imagine", lambda *args, **keywords: pytest.fail("it imagined a game"))
    assert make_bot("search:50", 1).pick(table, seat, must=True) == only[0]


def test_no_more_options_are_tried_than_the_budget_says_and_nothing_grave(game: Game):
    table, seat = choosing(game, least=4)
    options = list(table.options(seat))
    field = favourites(table, seat, options, 3, Dice(1))
    assert len(field) == len(set(field)) == 3
    assert not any(option.grave for option in favourites(table, seat, options, 99, Dice(1)))


def test_a_budget_in_seconds_ends_by_the_clock():
    now = [10.0]
    spending = Spending(Budget(seconds=2.0), clock=lambda: now[0])
    now[0] = 11.0
    spending.play()
    assert spending.share() == 0.5
    now[0] = 12.0
    assert spending.share() == 1.0


def test_of_two_limits_the_first_that_is_reached_counts():
    spending = Spending(Budget(games=2, seconds=100.0), clock=lambda: 0.0)
    spending.play()
    spending.play()
    assert spending.share() == 1.0


def test_no_game_is_begun_that_would_not_be_over_in_time(game: Game, monkeypatch: pytest.MonkeyPatch):
    table, seat = choosing(game)
    now = [0.0]

    def pondered(option: Option, world: str) -> float:
        now[0] += 0.04
        return Random(f"{option} {world}").random()

    worths(monkeypatch, pondered)
    monkeypatch.setattr(searching, "Spending", lambda budget: Spending(budget, clock=lambda: now[0]))
    search(table, seat, list(table.options(seat)), Budget(seconds=0.3, options=3), seed=9)
    assert 0.2 < now[0] <= 0.3


def test_deeper_levels_think_longer_and_about_more():
    quick, careful, deep = LEVELS.values()
    assert (quick.seconds or 0) < (careful.seconds or 0) < (deep.seconds or 0) < 5
    assert quick.options < careful.options < deep.options


def test_whoever_names_a_budget_tries_as_many_options_as_a_bot_with_about_as_much_thought():
    by_games = [own_budget(games=games).options for games in (16, 17, 48, 49)]
    by_time = [own_budget(seconds=seconds).options for seconds in (0.1, 0.2, 0.3, 1.5)]
    quick, careful, deep = (LEVELS[level].options for level in ("quick", "careful", "deep"))
    assert by_games == [quick, careful, careful, deep]
    assert by_time == [quick, careful, careful, deep]


# --- at the table ---


def test_bots_that_think_ahead_play_a_game_to_its_end(game: Game):
    setup = min(game.setups(), key=lambda setup: setup.seats)
    table = new_table(game, setup, 4)
    bots: dict[int, Bot] = {seat: ThinkingBot(seat, Budget(games=2, options=2, ahead=2)) for seat in range(setup.seats)}
    play_out(table, bots)
    assert table.over
    assert not any(bot.replaced for bot in bots.values())


def test_an_offer_nobody_waits_for_is_taken_as_a_careful_newcomer_would(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Table, "imagine", lambda *args, **keywords: pytest.fail("it imagined a game"))
    table, seat = choosing(find_game("godforsaken-scavengers"))
    other = next(other for other in range(2) if other != seat)
    assert make_bot("search:50", 1).pick(table, other, must=False) == make_bot("sensible", 1).pick(
        table, other, must=False
    )


def test_what_came_to_nothing_is_not_tried_again_and_again(game: Game):
    table, seat = choosing(game, least=4)
    options = list(table.options(seat))
    usual, worn = options[0], options[1]
    table.choices[:] = [(seat, worn)] * AGAIN
    assert unworn(table, seat, usual) == [option for option in options if option != worn]
    assert unworn(table, seat, worn) == options
    table.choices += [(seat, usual)] * LATELY
    assert unworn(table, seat, usual) == options


def test_what_led_back_to_where_one_stood_is_not_tried_again(game: Game, monkeypatch: pytest.MonkeyPatch):
    table, seat = choosing(game, least=4)
    table.choices.clear()  # nothing was tried lately
    usual = ThinkingBot(1, FEW).offhand(table, seat, must=True)
    vain = next(option for option in table.options(seat) if option != usual)

    def prefers_it(table: Table, seat: int, options: list[Option], *rest: object) -> list[Prospect]:
        return [Prospect(Plan(option, CALM), ()) for option in sorted(options, key=lambda option: option != vain)]

    monkeypatch.setattr("holdouts.bots.thinker.search", prefers_it)
    bot = ThinkingBot(1, FEW)
    for _ in range(2):
        assert bot.pick(table, seat, must=True) == vain  # nothing was chosen between: it is not known to lead back
    table.choices.append((seat, vain))
    assert bot.pick(table, seat, must=True) != vain
    brief = bot.brief(table, seat, True, Shelf())
    assert brief is not None
    assert vain not in brief.args[4]
    table.state.turn += 1
    assert bot.pick(table, seat, must=True) == vain


def test_a_turn_comes_to_an_end_however_well_it_looks_to_go_on_with_it(game: Game, monkeypatch: pytest.MonkeyPatch):
    table, seat = choosing(game)
    tried = worths(monkeypatch, lambda option, world: Random(f"{option} {world}").random())
    bot = ThinkingBot(1, FEW)
    for _ in range(THOUGHTS):
        bot.pick(table, seat, must=True)
    assert tried
    tried.clear()
    assert bot.pick(table, seat, must=True) in table.options(seat)
    assert bot.brief(table, seat, True, Shelf()) is None
    assert not tried
    table.state.turn += 1
    bot.pick(table, seat, must=True)
    assert tried


def test_in_a_race_and_where_a_pause_would_tell_something_it_thinks_briefly(monkeypatch: pytest.MonkeyPatch):
    given: list[Budget] = []
    monkeypatch.setattr("holdouts.bots.thinker.search", lambda table, seat, options, budget, seed: given.append(budget))
    calm = expedition(seats=2).turn(0).table
    race = expedition(seats=2).hand(0, "hide", "scout").feeding().table
    for table in (calm, race):
        with suppress(TypeError):  # nothing was found out here
            make_bot("deep", 1).pick(table, 0, must=True)
    assert [budget.seconds for budget in given] == [LEVELS["deep"].seconds, HURRIED]


# --- advice ---


def test_advice_says_how_often_the_best_two_answers_win_and_says_it_again_and_in_every_language(game: Game):
    first, *others = (base_words(game, lang) for lang in LANGUAGES)
    tables = (choosing(game, choices=choices) for choices in range(40, 120, 8))
    advised = ((table, seat, advice(table, seat, first, NAMES)) for table, seat in tables)
    table, seat, given = next(found for found in advised if found[2] is not None and len(found[2].reasons) == 2)
    assert given is not None
    assert given == advice(table, seat, first, NAMES)
    won, games = map(int, re.findall(r"\d+", given.reasons[0]))
    assert 0 <= won <= games >= 3
    for words in others:
        same = advice(table, seat, words, NAMES)
        assert same is not None
        assert len(same.reasons) == 2
        assert re.findall(r"\d+", same.reasons[0]) == [str(won), str(games)]


@pytest.mark.parametrize(
    ("winning", "advised", "told"),
    [(1, 1, "Second best: "), (2, 0, "Just as often that way: ")],
    ids=["one wins more", "both win as often, and a newcomer would pick the first"],
)
def test_the_second_best_is_told_by_how_much(
    game: Game, monkeypatch: pytest.MonkeyPatch, winning: int, advised: int, told: str
):
    table, seat = choosing(game)
    options = list(table.options(seat))
    two = tries(table, seat, options, 2, table.moment << 6 | seat)
    worths(monkeypatch, lambda option, world: 0.6 if option == two[1] else 0.4)

    def ended(table: Table, seat: int, option: Option, *rest: object) -> tuple[Table, int]:
        twin = table.clone()
        twin.state.winners = [seat] if option in two[-winning:] else []
        return twin, 1

    monkeypatch.setattr("holdouts.bots.oracles.played", ended)
    given = advice(table, seat, base_words(game, "en"), NAMES)
    assert given is not None
    assert options[given.number - 1] == two[advised]
    assert given.reasons[0] == "This way you come through in 10 of 10 imagined games."
    assert told in given.reasons[1]


@pytest.mark.parametrize(
    ("games_lost", "is_chance"),
    [((0, 1, 2, 3), False), ((0, 1, 2), True)],
    ids=["four", "three"],
)
def test_advice_says_when_chance_alone_may_make_the_difference(
    game: Game, monkeypatch: pytest.MonkeyPatch, games_lost: tuple[int, ...], is_chance: bool
):
    table, seat = choosing(game)
    two = tries(table, seat, list(table.options(seat)), 2, table.moment << 6 | seat)
    worths(monkeypatch, lambda option, world: 0.6 if option == two[1] else 0.4)

    def ended(table: Table, seat: int, option: Option, world: str, *rest: object) -> tuple[Table, int]:
        twin, number = table.clone(), int(world.split()[-1])
        twin.state.winners = [seat] if option == two[1] or number not in games_lost else []
        return twin, 1

    monkeypatch.setattr("holdouts.bots.oracles.played", ended)
    english, french = (advice(table, seat, base_words(game, lang), NAMES) for lang in ("en", "fr"))
    assert english is not None
    assert french is not None
    assert ("chance alone may make that difference" in english.reasons[1]) is is_chance
    assert ("le hasard suffit à faire cette différence" in french.reasons[1]) is is_chance


@pytest.mark.parametrize(("lang", "told"), [("en", "All looks lost: "), ("fr", "Tout semble perdu : ")])
def test_where_neither_of_the_best_two_comes_through_advice_says_that_all_looks_lost(
    game: Game, monkeypatch: pytest.MonkeyPatch, lang: str, told: str
):
    table, seat = choosing(game)
    worths(monkeypatch, lambda option, world: Random(f"{option} {world}").random())

    def lost(table: Table, *rest: object) -> tuple[Table, int]:
        twin = table.clone()
        twin.state.winners = []
        return twin, 1

    monkeypatch.setattr("holdouts.bots.oracles.played", lost)
    given = advice(table, seat, base_words(game, lang), NAMES)
    assert given is not None
    assert len(given.reasons) == 1
    assert given.reasons[0].startswith(told)


def test_of_answers_that_come_to_the_same_no_second_best_is_named(game: Game, monkeypatch: pytest.MonkeyPatch):
    table, seat = choosing(game)
    worths(monkeypatch, lambda option, world: 0.5)
    given = advice(table, seat, base_words(game, "en"), NAMES)
    assert given is not None
    assert given.reasons == ("As far as can be foreseen, the best answers come to the same.",)


# --- what it must not know ---


def test_a_search_that_looks_at_the_real_table_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("holdouts.lab.ways_out.search", lambda table, *asked: table.state.key)
    setup = game.setups()[0]
    law = Law(game)
    law.check(
        new_table(game, setup, 5), setup.seats, Random(5), [name for name in law.secrets if name.endswith(".key")]
    )
    assert [fault for fault in law.tally.faults if "by the search" in fault]
