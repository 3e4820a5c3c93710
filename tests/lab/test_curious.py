"""How much of the Book of Scripts somebody curious comes to in campaigns as they are dealt, and how."""

from collections import Counter
from functools import cache

from typer.testing import CliRunner

from holdouts.cli import app
from holdouts.games.this_war_of_mine.picks import TakeOption
from holdouts.lab import witnesses
from holdouts.lab.curious import Quest, Reached, Reader, met_in_play, near, search
from holdouts.lab.leads import Leads
from holdouts.lab.proofs import open_book
from holdouts.lab.walks import Deal, Walk, begin, game_of_walks, glance


@cache
def leads() -> Leads:
    return Leads(open_book())


def dealt(seed: int = 7) -> Walk:
    return begin(Deal(next(iter(game_of_walks().setups())), seed), leads())


def at_a_fork() -> Walk:
    """A campaign in which a page offers two ways or more."""
    walk = dealt()
    reader = Reader(7, leads(), Quest(0, [], leads().worth(leads().onward)))
    while len(forks(walk)) < 2:
        walk.choose(reader.choose(walk.table)[1])
    return walk


def forks(walk: Walk) -> list[str]:
    (seat, *_) = walk.table.waiting_for()
    return [pick.option for pick in walk.table.options(seat) if isinstance(pick, TakeOption)]


# --- what leads where ---


def test_what_leads_to_a_page_is_read_off_the_trees():
    (plan,) = leads().plans(661)
    assert plan.steps == (2205, "2205.dig", 655, "655.take-the-child-along", 488, 661)
    assert plan.opener == 2205


def test_a_way_that_asks_for_a_memory_says_so():
    (plan,) = leads().plans("2825.clear-it-away")
    assert (sorted(plan.on), sorted(plan.off)) == (["gone"], [])
    (other,) = leads().plans("2825.clear-it-away (2)")
    assert (sorted(other.on), sorted(other.off)) == ([], ["gone", "word"])
    assert 3013 in {leads().ways[spot].page if isinstance(spot, str) else spot for spot in leads().setting["gone"]}


def test_of_two_ways_with_one_label_the_one_is_taken_whose_case_it_is():
    walk = dealt()
    assert leads().taken(walk.siege, "2003.hold-out-the-bowl") == "2003.hold-out-the-bowl (2)"
    walk.siege.memories.append("soup")
    assert leads().taken(walk.siege, "2003.hold-out-the-bowl") == "2003.hold-out-the-bowl"


def test_what_lies_nearer_to_something_new_is_worth_more():
    worth = leads().worth({661})
    assert worth[661] > worth[488] > worth["655.take-the-child-along"] > worth[2205] > worth[2001] == 0


def test_a_page_is_near_where_its_card_lies_and_what_it_asks_for_is_remembered():
    walk, (plan,) = dealt(), leads().plans("2003.hold-out-the-bowl")
    seen = glance(walk.siege, plan.needs)._replace(places=("central-square",))
    remembering = seen._replace(kept=frozenset({"soup"}))
    assert near(open_book(), plan, remembering) > near(open_book(), plan, seen) > 0
    assert near(open_book(), plan, remembering._replace(places=())) < near(open_book(), plan, remembering)
    assert near(open_book(), plan, remembering._replace(read=frozenset({2003}))) == 0


# --- who goes there ---


def test_of_the_ways_of_a_page_the_one_is_taken_that_leads_to_something_new():
    walk = at_a_fork()
    for wanted in forks(walk):
        quest = Quest(wanted, leads().plans(wanted), leads().worth({wanted}))
        _, pick = Reader(1, leads(), quest).choose(walk.table)
        assert pick == TakeOption(wanted)


def test_a_camp_is_a_place_on_a_game_that_was_played_up_to_there():
    walk = at_a_fork()
    gone_on = walk.camp().walk(leads())
    (wanted, *_) = forks(walk)
    assert gone_on.choose(TakeOption(wanted)) == walk.choose(TakeOption(wanted))
    again = begin(walk.deal, leads())
    for number in gone_on.made:
        again.repeat(number)
    assert again.siege.pages == walk.siege.pages == gone_on.siege.pages


def test_what_was_met_and_what_was_not_are_all_that_can_be_met_in_play():
    reached = search(4, seed=2).reached
    assert {*reached.pages, *reached.unread} == {*met_in_play(reached.book)}
    assert {*reached.ways, *reached.untaken} == {*leads().ways}
    assert not {*reached.pages} & {*reached.unread}
    assert not {*reached.ways} & {*reached.untaken}
    assert search(4, seed=2).reached == reached


def test_a_way_of_a_page_that_nobody_read_is_not_listed_besides():
    book = open_book()
    (way, *_) = leads().ways
    page = leads().ways[way].page
    unread = Reached(1, book, Counter(number for number in book.pages if number != page), Counter())
    assert f"  never taken: {way}" not in [*unread.lines()]
    assert [line for line in unread.lines() if line.startswith(f"  never read: {page} ")]
    read = Reached(1, book, Counter(book.pages), Counter())
    assert f"  never taken: {way}" in [*read.lines()]


# --- witnesses ---


def test_answers_are_read_as_they_were_written():
    made = [0, 9, 10, 61, 62, 63, 400, 3]
    assert [*witnesses.read_answers(witnesses.write_answers(made))] == made


def test_a_kept_game_that_leads_elsewhere_now_does_not_hold():
    (witness, *_) = witnesses.load()
    assert witness.holds(leads())
    assert not witnesses.Witness(witness.setup, witness.seed + 1, witness.answers, (333, 1000)).holds(leads())


def test_every_kept_game_leads_to_what_it_is_kept_for():
    astray = [witness.met for witness in witnesses.load() if not witness.holds(leads())]
    assert not astray, "keep new ones: holdouts book explore --kept --keep"


def test_every_page_that_is_met_in_play_and_every_way_is_led_to_by_a_kept_game():
    led_to = {spot for witness in witnesses.load() for spot in witness.met}
    assert {*met_in_play(open_book()), *leads().ways} - led_to == set()


def test_few_and_short_games_are_kept():
    witness = witnesses.load()[0]
    walks = [(witness.deal, [*witnesses.read_answers(witness.answers)])]
    (kept,) = witnesses.choose([*walks, *walks], leads())
    assert {*kept.met} >= {*witness.met}
    assert len(kept.answers) <= len(witness.answers)


# --- the command ---


def said(*words: str) -> list[str]:
    return CliRunner().invoke(app, ["book", "explore", *words]).stdout.splitlines()


def test_the_command_counts_and_lists():
    lines = said("--campaigns", "1", "--seed", "3")
    assert lines[0].endswith(" campaigns of somebody curious, as they were dealt")
    assert lines[1].endswith(" ways taken")
    assert lines[2].startswith("  never read: ")


def test_the_command_prints_how_one_comes_to_a_page():
    lines = said("--toward", "661")
    assert lines[0] == "2205 > 2205.dig > 655 > 655.take-the-child-along > 488 > 661"
    assert lines[1].endswith(" choices:")
    assert lines[-1].strip().startswith("day ")
    assert ": 661 " in lines[-1]
    assert "no way" in CliRunner().invoke(app, ["book", "explore", "--toward", "9999"]).output
