"""The seven laws of the design, for every game there is. A new game is held to them from its first day."""

import ast
import hashlib
import subprocess
import sys
from collections.abc import Sequence
from inspect import isgeneratorfunction
from pathlib import Path
from random import Random

import pytest

from holdouts.engine.game import Game, Setup
from holdouts.engine.library import LANGUAGES, base_book, new_table
from holdouts.engine.record import settle
from holdouts.engine.rulebook import open_rulebook
from holdouts.engine.table import Table
from holdouts.games import IDS, find_game
from holdouts.lab import laws
from holdouts.lab.card_mutants import unproved_cards
from holdouts.lab.coverage import cover
from holdouts.lab.mutants import Ground, unmatched
from holdouts.lab.secrecy import Law, enforce, keep_secrets
from holdouts.lab.wander import MANNERS, Wanderer
from tests.lab.cellar import forgetting

TESTS = Path(__file__).parents[1]

TIMES = 2
"""How often each secret is changed: often enough that every mutant is caught. The fuzzer goes on where this ends."""

ELSEWHERE = """
import sys
from holdouts.games import find_game
from holdouts.lab.laws import bytes_of, play_through, replayed
import hashlib

game = find_game(sys.argv[1])
setups = game.setups()
for number in map(int, sys.argv[2:]):
    table = play_through(game, setups[number], number)
    again = replayed(game, setups[number], number, table.choices)
    print(hashlib.sha256(bytes_of(table, setups[number].seats)).hexdigest(), hashlib.sha256(again).hexdigest())
"""


@pytest.fixture(params=IDS)
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)


def some(game: Game, count: int, start: int = 0) -> list[tuple[int, Setup]]:
    """Set-ups from all over the game, each with its number."""
    setups = list(enumerate(game.setups()))
    return setups[start :: max(1, len(setups) // count)][:count]


def wander(game: Game, number: int, setup: Setup) -> tuple[Table, Wanderer]:
    return new_table(game, setup, number), Wanderer(number, MANNERS[number % len(MANNERS)])


# --- 1: replay ---


def test_a_game_replayed_in_another_process_with_another_hash_seed_is_the_same_byte_for_byte(game: Game):
    here = []
    chosen = some(game, 6, start=3)
    for number, setup in chosen:
        table = laws.play_through(game, setup, number)
        assert table.over
        digest = hashlib.sha256(laws.bytes_of(table, setup.seats)).hexdigest()
        here.append(f"{digest} {digest}")
    for hash_seed in ("1", "77"):
        there = subprocess.run(
            [sys.executable, "-c", ELSEWHERE, game.id, *(str(number) for number, _ in chosen)],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.split("\n")[:-1] == here


# --- 2: fidelity ---


def test_clone_and_undo_at_every_decision_of_a_random_game_equal_the_original(game: Game):
    played = 0
    for number, setup in some(game, 9, start=5):
        table, wanderer = wander(game, number, setup)
        clones: list[tuple[Table, bytes]] = []
        for _ in range(250):
            if table.over:
                break
            seat, option = wanderer.choose(table)
            assert laws.faithful_clone(table, setup.seats) == []
            assert laws.faithful_undo(table, setup.seats, seat, option) == []
            clones.append((table.clone(), laws.bytes_of(table, setup.seats)))
            table.make(seat, option)
        played += len(clones)
        assert [laws.bytes_of(clone, setup.seats) for clone, _ in clones] == [before for _, before in clones]
    assert played > 60


def test_save_and_load_at_every_decision_of_a_random_game_equal_the_original(game: Game):
    number, setup = some(game, 5)[1]
    table, wanderer = wander(game, number, setup)
    names = [f"P{seat}" for seat in range(setup.seats)]
    about = settle(game, setup, number, names=names, kinds=["random"] * setup.seats)
    for _ in range(120):
        if table.over:
            break
        assert laws.faithful_save(table, setup.seats, about) == []
        table.make(*wanderer.choose(table))
    assert laws.faithful_save(table, setup.seats, about) == []


def test_playing_on_from_a_clone_gives_the_same_game_to_its_end(game: Game):
    for number, setup in some(game, 9, start=9):
        table, wanderer = wander(game, number, setup)
        wanderer.play(table, 60)
        twin = table.clone()
        assert laws.play_alike(table, twin, setup.seats, number, laws.BOUND) == []
        assert twin.over


def test_taking_back_a_whole_game_leads_to_its_start(game: Game):
    number, setup = some(game, 6)[2]
    table, wanderer = wander(game, number, setup)
    start = laws.bytes_of(table, setup.seats)
    made = wanderer.play(table, 150)
    end = laws.bytes_of(table, setup.seats)
    while table.choices:
        table.undo()
    assert laws.bytes_of(table, setup.seats) == start
    table.replay(made)
    assert laws.bytes_of(table, setup.seats) == end


# --- 3: two worlds ---


def test_whoever_may_not_know_a_secret_cannot_tell_worlds_apart_that_differ_in_it_alone(game: Game):
    law = keep_secrets(game, times=TIMES, seed=1, mutants=True)
    assert law.verdict() == []
    assert law.summary() == f"{len(law.secrets)} secrets, {6 * len(law.secrets)} mutants, all caught"


class Forgetful(Law):
    """Every secret is looked for in a game whose veil lets that one through; it counts as met when that was found."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.secrets = list(game.secrets.hidden)
        self.laws = {name: Law(forgetting(game, name)) for name in self.secrets}

    def check(self, table: Table, seats: int, random: Random, names: Sequence[str] = ()) -> None:
        for name in names:
            self.laws[name].check(table, seats, random, [name])
            self.tally.met[name] += bool(self.laws[name].tally.faults)


def test_a_veil_that_lets_any_one_secret_through_is_found(game: Game):
    """Broken on purpose, one secret at a time: views, observations and reports are all drawn from the veiled state."""
    law = Forgetful(game)
    enforce(law, times=1, seed=1)
    assert law.verdict() == []


def test_whatever_a_seat_imagines_is_a_whole_game(game: Game):
    for number, setup in some(game, 7, start=2):
        table, wanderer = wander(game, number, setup)
        while not table.over and len(table.choices) < 200:
            assert laws.whole_dreams(table, setup.seats, seed=len(table.choices)) == [], f"{setup}"
            wanderer.play(table, 13)


def test_only_the_room_of_secrets_says_who_reads_what_happens_in_private(game: Game):
    """Whoever makes an event asks there for its readers."""
    for file in game.folder.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
        assert file.name == "secrets.py" or "only" not in names, file


def test_an_imagined_world_differs_from_the_real_one(game: Game):
    """A law that deals nothing anew would hold for every leak."""
    number, setup = some(game, 6)[3]
    table, wanderer = wander(game, number, setup)
    wanderer.play(table, 20)
    assert game.encoder.encode(table.imagine(0, 1).state) != game.encoder.encode(table.state)


# --- 4: conservation; 5: no dead end ---


def test_after_every_decision_everything_is_somewhere_exactly_once_and_every_game_ends(game: Game):
    for number, setup in some(game, 42, start=1):
        table = new_table(game, setup, number, keep=False)
        wanderer = Wanderer(number, MANNERS[number % len(MANNERS)])
        made = 0
        while not table.over:
            assert game.audit(table.state) == [], f"{setup}, seed {number}, after {made} choices"
            assert all(table.options(seat) for seat in table.waiting_for())
            table.make(*wanderer.choose(table))
            made += 1
            assert made < laws.BOUND
        assert game.audit(table.state) == []
        assert table.state.ended


# --- 6: content ---


def test_cards_of_every_deck_are_proved_by_tests_that_miss_what_they_lose(game: Game):
    """One thing of a card is changed, drawn by its name, and a test must fail for it. All: `mutants GAME --cards`."""
    assert unproved_cards(Ground.of(game), most=10) == []


def test_every_fault_that_is_said_to_change_nothing_can_still_be_made(game: Game):
    assert unmatched(Ground.of(game)) == []


def test_every_card_has_its_words_in_every_language(game: Game):
    assert laws.cards_without_words(game) == []


def test_every_count_of_the_box_is_right(game: Game):
    assert game.components(base_book(game))
    assert laws.wrong_counts(game) == []


# --- 7: rulebook ---


def test_every_rule_is_named_by_a_test_and_no_test_names_a_rule_that_is_not(game: Game):
    found = cover(list(open_rulebook(game, "en").rules), TESTS, game.prefix)
    assert found.missing == []
    assert found.unknown == []


def test_the_rulebook_has_the_same_rules_in_every_language(game: Game):
    rules: Sequence[list[str]] = [list(open_rulebook(game, lang).rules) for lang in LANGUAGES]
    assert all(book == rules[0] for book in rules)


# --- steps ---


def test_every_step_says_truly_whether_it_may_ask(game: Game):
    """What is marked wrongly would ask nobody, or never be done."""
    generators = {name for name, step in game.script.steps.items() if isgeneratorfunction(step)}
    assert game.script.asking == generators
