"""The start: a long book of words, such as a game of stories has, is not read before it is needed."""

import os
import resource
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

import play
from holdouts.engine.words import faults

GAME = "godforsaken-scavengers"
STORIES = 1000
WORDS_OF_A_STORY = 65
FILES = 5
STARTS = 2
"""The first leaves compiled modules behind, where a checkout has none yet."""


def chapter(lang: str, number: int) -> str:
    """One file of a book: stories with a title, a paragraph and a way out."""
    tale = " ".join(f"{lang}{place}" for place in range(WORDS_OF_A_STORY - 13))
    return "".join(
        f"story-{one} = {{ $who }} {tale}\n    .title = A tale of {one}\n    .end = They go on without {tale[:9]}\n"
        for one in range(number, STORIES, FILES)
    )


@pytest.fixture(scope="module")
def checkouts(tmp_path_factory) -> dict[str, Path]:
    """Holdouts as it is, and with a book of 65,000 words in each language."""
    made = {name: tmp_path_factory.mktemp(name) for name in ("plain", "bookish")}
    for root in made.values():
        shutil.copytree(play.ROOT / "src" / "holdouts", root / "holdouts")
    words = made["bookish"] / "holdouts" / "games" / GAME.replace("-", "_") / "words"
    for lang in ("en", "fr"):
        for number in range(FILES):
            (words / lang / f"book-{number}.ftl").write_text(chapter(lang, number), encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def reading_it_all() -> float:
    """How long it takes to read the whole book in both languages, on this machine and now."""
    began = time.process_time()
    assert not faults(chapter("en", 0))
    return (time.process_time() - began) * FILES * 2


def start(root: Path, *args: str) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": str(root), "HOLDOUTS_DATA": str(root / "data")}
    command = [sys.executable, "-P", "-m", "holdouts", *args]
    return subprocess.Popen(command, cwd=root, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)


def first_question(root: Path) -> None:
    """From the command to the first question of a game, and to the end of the input."""
    with start(root, "play", GAME, "--seed", "1", "--lang", "fr") as playing:
        said, _ = playing.communicate(timeout=120)
    assert len(said.splitlines()) > 10


def first_page(root: Path) -> None:
    """From the command to the first page a browser shows."""
    with start(root, "serve", "--no-browser", "--port", "0") as serving:
        assert serving.stdout is not None
        address = serving.stdout.readline().split()[-1]
        with urllib.request.urlopen(f"{address}new/{GAME}?lang=fr", timeout=60) as page:
            assert page.status == 200
        serving.kill()


def seconds(work, root: Path) -> float:
    """The processor time that programs take for something: it does not count what else the machine does."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    work(root)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@pytest.mark.parametrize("work", [first_question, first_page])
def test_a_book_of_65000_words_in_two_languages_does_not_hold_up_the_start(checkouts, reading_it_all, work):
    taken = {name: min(seconds(work, root) for _ in range(STARTS)) for name, root in checkouts.items()}
    assert taken["bookish"] - taken["plain"] < reading_it_all / 2, f"{taken}, and {reading_it_all:.2f} s to read it"
