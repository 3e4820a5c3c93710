"""Verify: a save checks out, or what does not is named; the published program comes to the same."""

import hashlib
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from holdouts.bots import make_bot, play_out
from holdouts.cli import app
from holdouts.engine.chance import commitment
from holdouts.engine.library import new_table, read_setup
from holdouts.engine.mixing import Mixture, Share, commitment_to
from holdouts.engine.record import save, settle
from holdouts.engine.verify import verify
from holdouts.games import find_game

GAME = find_game("godforsaken-scavengers")
SETUP = read_setup(GAME, {"scenario": "daring-retreat", "seats": 3})
RECIPE = Path(__file__).parents[2] / "docs" / "chance.md"
SECRET, SALT = "5" * 64, "5a17"
PARTS = ["0" * 63 + "1", "0" * 63 + "2"]


def played(mixture: Mixture | None = None) -> bytes:
    """A whole game by bots in two people's seats and a bot's, saved."""
    seed = mixture.seed() if mixture is not None else "7"
    about = settle(GAME, SETUP, seed, names=["Ana", "Bob", "Bot"], kinds=["person", "person", "sensible"])
    if mixture is not None:
        about = msgspec.structs.replace(about, salt=SALT, seal=commitment(SECRET, SALT), mixture=mixture)
    table = new_table(GAME, SETUP, seed, shared=True)
    play_out(table, {seat: make_bot("random", seat) for seat in range(3)})
    return save(table, about)


def parts(*contributions: str) -> Mixture:
    shares = [
        Share(seat=seat, commitment=commitment_to(PARTS[seat]), contribution=each)
        for seat, each in enumerate(contributions)
    ]
    return Mixture(table="aTable", secret=SECRET, shares=tuple(shares))


@pytest.fixture(scope="module")
def mixed() -> bytes:
    return played(parts(*PARTS))


def forged(data: bytes, change: Callable[[dict[str, Any]], None]) -> bytes:
    """The same save with something else in it, sealed anew as if nothing had happened."""
    told = msgspec.json.decode(data.split(b"\n", 1)[1])
    change(told["about"])
    body = msgspec.json.encode(told) + b"\n"
    return b"holdouts-save 1 sha256=%s bytes=%d\n" % (hashlib.sha256(body).hexdigest().encode(), len(body)) + body


def findings(data: bytes, saw: str = "") -> list[str]:
    """What does not fit, by the keys of the sentences."""
    return [step.found.key for step in verify(data, find_game, saw=saw) if not step.fits]


def by_recipe(data: bytes, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the program that docs/chance.md prints, with nothing of ours in reach."""
    program = re.findall(r"```python\n(.*?)```", RECIPE.read_text(encoding="utf-8"), re.DOTALL)[-1]
    file = folder / "game.holdouts"
    file.write_bytes(data)
    return subprocess.run(
        [sys.executable, "-I", "-S", "-c", program, str(file)], capture_output=True, text=True, check=False
    )


def swap_secret(about: dict[str, Any]) -> None:
    about["mixture"]["secret"] = "6" * 64


def swap_contribution(about: dict[str, Any]) -> None:
    about["mixture"]["shares"][0]["contribution"] = "f" * 64


def drop_contribution(about: dict[str, Any]) -> None:
    about["mixture"]["shares"][1]["contribution"] = ""


def swap_seats(about: dict[str, Any]) -> None:
    for number, share in enumerate(about["mixture"]["shares"]):
        share["seat"] = 1 - number


def swap_seed(about: dict[str, Any]) -> None:
    about["seed"] = "7"


def add_a_stranger(about: dict[str, Any]) -> None:
    about["mixture"]["shares"].append({"seat": 5, "commitment": commitment_to(PARTS[0]), "contribution": PARTS[0]})


def test_a_mixed_game_checks_out_step_by_step(mixed: bytes):
    steps = verify(mixed, find_game)
    assert all(step.fits for step in steps)
    assert [step.found.key for step in steps] == [
        "verify-seal", "verify-share", "verify-share", "verify-seed", "verify-replay", "verify-good",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("forge", "found"),
    [
        (swap_secret, {"verify-seal-wrong", "verify-seed-wrong"}),
        (swap_contribution, {"verify-share-wrong", "verify-seed-wrong"}),
        (drop_contribution, {"verify-seed-wrong"}),
        (swap_seats, {"verify-seed-wrong"}),
        (swap_seed, {"verify-seed-wrong", "verify-replay-wrong"}),
        (add_a_stranger, {"verify-strangers", "verify-seed-wrong"}),
    ],
)
def test_what_was_changed_after_it_was_promised_is_found(
    mixed: bytes, forge: Callable[[dict[str, Any]], None], found: set[str], tmp_path: Path
):
    data = forged(mixed, forge)
    assert set(findings(data)) == {*found, "verify-wrong"}
    assert by_recipe(data, tmp_path).returncode == 1


def test_a_server_that_changes_its_secret_and_the_seal_is_found_by_whoever_kept_the_seal(mixed: bytes):
    def both(about: dict[str, Any]) -> None:
        about["mixture"]["secret"] = "6" * 64
        about["seal"] = commitment("6" * 64, SALT)
        about["seed"] = Mixture(table="aTable", secret="6" * 64, shares=parts(*PARTS).shares).seed()

    shown = commitment(SECRET, SALT)
    assert findings(mixed, saw=shown) == []
    assert "verify-saw-wrong" in findings(forged(mixed, both), saw=shown)


def test_a_promise_that_was_never_kept_is_named_and_does_not_spoil_the_rest():
    steps = verify(played(parts(PARTS[0], "")), find_game)
    assert all(step.fits for step in steps)
    assert "verify-untold" in [step.found.key for step in steps]


def test_a_seat_for_which_the_server_drew_is_named():
    told = [step.found.said("en") for step in verify(played(parts(PARTS[0])), find_game)]
    assert "Contribution of Bob: none; the server drew alone for that seat." in told
    assert not any("Bot" in line for line in told)


def test_a_game_without_contributions_says_so():
    steps = verify(played(), find_game)
    assert [step.found.key for step in steps] == [
        "verify-seal", "verify-not-mixed", "verify-replay", "verify-good-alone",
    ]  # fmt: skip


def test_the_published_program_finds_the_same_with_nothing_but_the_standard_library(mixed: bytes, tmp_path: Path):
    done = by_recipe(mixed, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert parts(*PARTS).seed() in done.stdout
    assert by_recipe(played(), tmp_path).returncode == 0


@pytest.mark.parametrize(("lang", "last"), [("en", "This game checks out: "), ("fr", "Cette partie est honnête : ")])
def test_the_command_prints_each_step_and_what_it_comes_to(mixed: bytes, tmp_path: Path, lang: str, last: str):
    file = tmp_path / "game.holdouts"
    file.write_bytes(mixed)
    done = CliRunner().invoke(app, ["verify", str(file), "--lang", lang])
    assert done.exit_code == 0
    assert len(done.output.splitlines()) == 6
    assert done.output.splitlines()[-1].startswith(last)


def test_the_command_fails_and_says_what_does_not_fit(mixed: bytes, tmp_path: Path):
    file = tmp_path / "game.holdouts"
    file.write_bytes(forged(mixed, swap_contribution))
    done = CliRunner().invoke(app, ["verify", str(file)])
    assert done.exit_code == 1
    assert "Contribution of Ana: it does not fit" in done.output
    assert done.output.splitlines()[-1].startswith("This game does not check out")


def test_the_command_works_for_a_game_of_the_terminal(tmp_path: Path):
    file = tmp_path / "mine.holdouts"
    runner = CliRunner()
    seats = ["--seat", "random", "--seat", "random"]
    runner.invoke(app, ["play", GAME.id, *seats, "--seed", "5", "--save", str(file)])
    done = runner.invoke(app, ["verify", str(file)])
    assert done.exit_code == 0
    assert "The seed 5 was drawn or chosen where the table was opened." in done.output
