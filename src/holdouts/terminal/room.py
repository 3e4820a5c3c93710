"""The room: sets a table up or goes back to one, plays it at this terminal, and says how it ended."""

import os
import sys
from errno import ENOENT
from functools import cache
from os import strerror
from pathlib import Path
from typing import get_args

from msgspec.structs import replace
from rich.console import Console

from holdouts.bots import Bot, make_bot
from holdouts.bots.understudy import Understudy
from holdouts.engine.briefing import briefing
from holdouts.engine.chance import Seed, bot_seed, derived, preimage
from holdouts.engine.game import Game, Setup, SetupError
from holdouts.engine.lessons import Lesson, setup_of
from holdouts.engine.library import LANGUAGES, check_company, new_table, open_packs, open_words
from holdouts.engine.past import TookBack
from holdouts.engine.record import About, Kind, read, settle, write
from holdouts.engine.refusal import Name
from holdouts.engine.table import Table
from holdouts.engine.words import Words
from holdouts.games import find_game
from holdouts.terminal.clock import Clock, CountedClock, RealClock, Restless
from holdouts.terminal.drawing import DrawnScreen
from holdouts.terminal.files import CAMPAIGN, packs_folder
from holdouts.terminal.keyboard import Keyboard, Piped, Typed
from holdouts.terminal.screen import PlainScreen, Screen
from holdouts.terminal.sitting import Outcome, Sitting
from holdouts.terminal.teaching import Tutor, coach_of

PERSON: Kind = "person"
NAMES = ("Ilka", "Tavo", "Mirre", "Osk", "Pell", "Runa")
"""Who sits where nobody was named."""

STATUS = {Outcome.OVER: 0, Outcome.LEFT: 0, Outcome.BROKEN_OFF: 3}
"""What a sitting tells the shell: 3 means that a pipe ran dry before the game was over."""


@cache
def own_words(lang: str) -> Words:
    """What the terminal itself says."""
    if lang not in LANGUAGES:
        raise SetupError("setup-no-language", lang=lang, known=", ".join(LANGUAGES))
    folder = Path(__file__).parent / "words"
    files = [folder / f"{lang}.ftl", *sorted((folder / lang).glob("*.ftl"))]
    return Words(lang, [file.read_text(encoding="utf-8") for file in files])


def open_screen(lang: str, plain: bool) -> Screen:
    """Colours on a terminal that has them and wants them, plain lines everywhere else."""
    if plain or not sys.stdout.isatty() or "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb":
        return PlainScreen(sys.stdout, own_words(lang))
    return DrawnScreen(Console(highlight=False), own_words(lang))


def open_keyboard() -> Keyboard:
    return Typed() if sys.stdin.isatty() else Piped(sys.stdin, sys.stdout)


def seat_people(wanted: list[str], count: int) -> tuple[list[str], list[Kind]]:
    """Names and kinds of all seats from `KIND` or `NAME=KIND`; who is not named is a bot, but the first a person."""
    if len(wanted) > count:
        raise SetupError("setup-crowd", named=len(wanted), seats=count)
    names: list[str] = []
    kinds: list[Kind] = []
    for number in range(count):
        name, _, kind = wanted[number].rpartition("=") if number < len(wanted) else ("", "", "")
        names.append(name.strip() or _free_name(names, wanted))
        kinds.append(_kind(kind or ("sensible" if number else PERSON)))
    if len({name.casefold() for name in names}) < count:
        raise SetupError("setup-same-name")
    return names, kinds


def _kind(typed: str) -> Kind:
    kinds: tuple[Kind, ...] = get_args(Kind)
    for kind in kinds:
        if typed.casefold() == kind:
            return kind
    raise SetupError("setup-seat-kind", kind=typed, kinds=tuple(map(Name, kinds)))


def _free_name(taken: list[str], wanted: list[str]) -> str:
    used = {name.casefold() for name in [*taken, *(seat.rpartition("=")[0].strip() for seat in wanted)]}
    spare = (f"Seat {len(taken) + 1}",)
    return next(name for name in NAMES + spare if name.casefold() not in used)


def begin(
    game: Game, setup: Setup, names: list[str], kinds: list[Kind], *, seed: Seed, lang: str, file: Path, plain: bool
) -> int:
    """Play a new game. Returns the exit status."""
    root = packs_folder()
    shared = kinds.count(PERSON) > 1
    if kinds.count(PERSON) < len(kinds):
        check_company(game, setup)
    table = new_table(game, setup, seed, shared=shared, root=root)
    about = settle(game, setup, seed, names=names, kinds=kinds, language=lang, root=root)
    return play(table, about, file, open_screen(lang, plain))


def learn(game: Game, lesson: Lesson, *, lang: str, file: Path, plain: bool) -> int:
    """Play a lesson. Returns the exit status."""
    names = list(lesson.names)
    kinds: list[Kind] = ["person" if seat == lesson.seat else "sensible" for seat in range(len(names))]
    return begin(game, setup_of(game, lesson), names, kinds, seed=lesson.seed, lang=lang, file=file, plain=plain)


def go_on(file: Path, lang: str | None, plain: bool) -> int:
    """Go on with a saved game. Returns the exit status; raises CannotLoad."""
    loaded = read(file, find_game, packs_folder())
    screen = open_screen(lang or loaded.about.language, plain)
    words = own_words(lang or loaded.about.language)
    screen.say(words.say("goes-on", verdict=loaded.verdict, reason=loaded.why(words.lang)))
    return play(loaded.table, replace(loaded.about, language=words.lang), file, screen)


def _introduce(sitting: Sitting, about: About) -> None:
    """What is played, who sits there, and the seal on the dice."""
    screen, words = sitting.screen, sitting.own
    screen.heading(sitting.view(None).scene.title)
    seats = [words.say(f"seat-{kind}", name=name) for name, kind in zip(about.names, about.kinds, strict=True)]
    screen.say(words.say("seats", names=words.join(seats)))
    screen.say(words.say("commitment", hash=about.commitment()))
    if not sitting.table.choices:
        brief(sitting)
    screen.say(words.say("type-help"))


def brief(sitting: Sitting) -> None:
    """What is to be known before the first move: for whoever plays alone, with whom they play."""
    seat = sitting.people[0] if sitting.alone else None
    for section in briefing(sitting.table, seat, sitting.words, sitting.names):
        text = " ".join(section.lines)
        sitting.screen.say(sitting.own.say("titled", title=section.title, text=text))


def play(table: Table, about: About, file: Path, screen: Screen, back: Path | None = None) -> int:
    """Play a table at this terminal. Returns the exit status. `back`: the file to go on from, if it is another."""
    _keep(table, about, file)
    keyboard = open_keyboard()
    own = own_words(about.language)
    chosen = about.own_packs()
    words = open_words(table.game, about.language, open_packs(table.game, chosen, packs_folder()))
    coach = coach_of(table.game, about)

    def hire(seat: int, kind: Kind) -> Bot:
        nonlocal about
        about = replace(about, kinds=(*about.kinds[:seat], kind, *about.kinds[seat + 1 :]))
        return Restless(make_bot(kind, bot_seed(about.seed, seat, len(table.choices))))

    sitting = Sitting(
        table=table,
        names=about.names,
        bots={
            seat: Restless(Understudy(coach)) if coach else hire(seat, kind)
            for seat, kind in enumerate(about.kinds)
            if kind != PERSON
        },
        words=words,
        own=own,
        screen=screen,
        keyboard=keyboard,
        clock=_clock(keyboard, about.seed),
        keep=lambda other: _keep(table, about, other or file),
        hire=hire,
        tutor=Tutor(coach, words, own, screen) if coach else None,
        watch="off" if coach else "turns",
    )
    _introduce(sitting, about)
    if table.choices:
        sitting.read = dict.fromkeys(sitting.people, max(0, table.story_length - 3))
    outcome = sitting.run()
    if outcome is Outcome.OVER:
        _close(sitting, about, file)
    elif sitting.unsaved:
        return 1
    else:
        screen.say(farewell(own, outcome, back or file))
    return STATUS[outcome]


def farewell(own: Words, outcome: Outcome, file: Path) -> str:
    """That all is saved, and how to go on from there."""
    broken_off = outcome is Outcome.BROKEN_OFF
    if file.suffix == CAMPAIGN:
        return own.say("campaign-broken-off" if broken_off else "campaign-left", file=str(file))
    return own.say("broken-off" if broken_off else "left", file=str(file))


def _clock(keyboard: Keyboard, seed: Seed) -> Clock:
    return RealClock(int(derived(seed, "clock")[:16], 16)) if keyboard.live else CountedClock()


def _keep(table: Table, about: About, file: Path) -> Path:
    if not file.parent.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(file.parent))
    write(file, table, about)
    return file


def _close(sitting: Sitting, about: About, file: Path) -> None:
    """The last lines of the story, the result, and the seed for whoever wants to check the dice."""
    screen, own, table = sitting.screen, sitting.own, sitting.table
    screen.happened(sitting.last_news())
    screen.heading(own.say("over"))
    result = sitting.view(None)
    if result.ending:
        screen.say(result.ending)
    winners = [about.names[seat] for seat in result.winners]
    screen.say(own.say("winners", names=own.join(winners)) if winners else own.say("nobody-won"))
    undone = sum(note.count for _, note in table.notes if isinstance(note, TookBack))
    screen.say(own.say("statistics", choices=len(table.choices), rounds=table.state.round, undone=undone))
    screen.say(own.say("seed", seed=str(about.seed), salt=about.salt))
    screen.say(own.say("check-seed", preimage=preimage(about.secret, about.salt)))
    screen.say(own.say("kept", file=str(file)))
