"""What games tell of their end besides who won: counted, shown and written down."""

import csv
from io import StringIO

from rich.console import Console
from typer.testing import CliRunner

from holdouts.cli import app
from holdouts.engine.tally import Tally
from holdouts.games import find_game
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.positions import shelter
from holdouts.games.this_war_of_mine.state import MISERY
from holdouts.games.this_war_of_mine.tally import tally
from holdouts.lab import tallies
from holdouts.lab.parties import bare
from holdouts.lab.simulate import Outcome, Results, simulate, to_csv
from holdouts.lab.variety import each_option, otherwise, usual_setups

WAR = find_game("this-war-of-mine")


def outcome(number: int, winners: int, told: Tally, **options: str) -> Outcome:
    return Outcome(number, "night", 1, winners, 0, 4 + number, 50, "over", options=options, tally=told)


def told() -> Results:
    """Three games: one survived by two, two lost, one of these on the other side of the board."""
    peace = Tally(cause="ceasefire", survivors=2, lost={"hunger": 1}, starters={"katia": True, "pavle": False})
    nobody = Tally(cause="nobody-left", survivors=0, lost={"hunger": 1, "wounds": 2}, starters={"katia": False})
    games = (outcome(0, 1, peace), outcome(1, 0, nobody), outcome(2, 0, nobody, board="advanced"))
    return Results("a-game", ("sensible",), 1, games)


def test_what_was_survived_is_told_by_scenario_and_options_with_how_many_and_what_ended_the_others():
    heads, *rows = tallies.survived(tallies.counted(told()), bare)
    assert heads == ["scenario", "options", "games", "won", "left then", "days", "lost: nobody-left", "won: ceasefire"]
    assert rows[0] == ["night", "usual", "2", "50%", "2.0", "4.5", "50%", "50%"]
    assert rows[1] == ["night", "board=advanced", "1", "0%", "", "6.0", "100%", "0%"]
    assert rows[2][:4] == ["all", "", "3", "33%"]


def test_the_same_end_is_counted_apart_when_it_was_won_and_when_it_was_lost():
    bus = Tally(cause="convoy", survivors=1)
    games = tallies.counted(Results("a-game", ("sensible",), 1, (outcome(0, 1, bus), outcome(1, 0, bus))))
    assert tallies.survived(games, bare)[0][6:] == ["lost: convoy", "won: convoy"]


def test_what_people_were_lost_to_is_told_by_the_share_of_those_who_were_lost():
    heads, usual, *_ = tallies.deaths(tallies.counted(told()), bare)
    assert heads == ["scenario", "options", "lost in a game", "wounds", "hunger"]
    assert usual == ["night", "usual", "2.0", "50%", "50%"]


def test_whoever_began_games_is_told_with_how_many_were_won_and_how_often_they_saw_the_end():
    rows = tallies.characters(tallies.counted(told()), bare)
    assert rows[1:] == [["katia", "3", "33%", "33%"], ["pavle", "1", "100%", "0%"]]


def test_tallies_are_written_down_with_intervals_and_shown_at_a_terminal():
    written = tallies.to_markdown(told())
    assert "| night | usual | 2 | 50% (9–91) | 2.0 | 4.5 |" in written
    assert written.count("## ") == len(tallies.TABLES)
    console = Console(width=160)
    with console.capture() as shown:
        console.print(tallies.grid(told()))
    assert all(title in shown.get() for title in tallies.TABLES)
    assert "board=advanced" in shown.get()


def test_programs_read_causes_losses_and_options_as_columns():
    rows = list(csv.DictReader(StringIO(to_csv(told()))))
    assert [row["options"] for row in rows] == ["board=advanced", "usual"]
    assert rows[1]["causes"] == "ceasefire:1 nobody-left:1"
    assert rows[1]["left_when_won"] == "2"
    assert rows[1]["lost"] == "hunger:2 wounds:2"


def test_each_option_is_tried_by_itself():
    base = usual_setups(WAR)[0]
    found = [otherwise(WAR, setup) for setup in each_option(WAR, base)]
    assert found[0] == {}
    assert {"board": "advanced"} in found
    assert {"free-medicine": "no"} in found
    assert {"free-eating": "yes"} in found
    assert all(len(options) == 1 for options in found[1:])


def test_every_siege_tells_what_ended_it_and_who_saw_the_end():
    results = simulate(WAR, usual_setups(WAR)[:3], 6, bots=("random",))
    for one in results.outcomes:
        assert one.tally is not None
        assert one.tally.cause
        assert len(one.tally.starters) >= 2
        assert sum(one.tally.lost.values()) or one.tally.survivors >= 2


def test_a_siege_counts_what_each_was_lost_to_but_not_who_got_out():
    state = shelter(seats=1).state
    first, second, third = [person.card for person in state.group[:3]]
    state.evacuated = [third]
    told = tally(
        state,
        [
            events.StoryEnded(person=first, state=MISERY, script=208, rule=""),
            events.Left(person=first, rule=""),
            events.Died(person=second, rule=""),
            events.Left(person=third, rule=""),
            events.Ended(ending="outlived", cause="nobody-left", rule=""),
        ],
    )
    assert told.lost == {"misery": 1, "page": 1}
    assert told.cause == "nobody-left"
    assert told.survivors == len(state.group)


def test_simulating_a_siege_prints_what_it_was_lost_to():
    asked = ["simulate", WAR.id, "--games", "2", "--bot", "random", "--seats", "1", "--jobs", "1", "--each"]
    shown = CliRunner().invoke(app, [*asked, "--markdown"])
    assert shown.exit_code == 0, shown.output
    assert "## What people were lost to" in shown.output
