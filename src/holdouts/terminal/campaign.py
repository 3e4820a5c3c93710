"""Campaigns at this terminal: chapter after chapter, with what is told and asked in between.

A campaign is a small file that says who travels and how far they have come; each chapter is a save beside it. So
whatever ends a sitting, the campaign goes on from the last choice that was kept.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from holdouts.engine.chance import Seed
from holdouts.engine.game import Campaign, ChapterQuestion, Game, SetupError
from holdouts.engine.library import new_table, open_words
from holdouts.engine.record import About, CannotLoad, Kind, put, read, settle
from holdouts.engine.table import Table
from holdouts.games import UnknownGame, find_game
from holdouts.terminal import room
from holdouts.terminal.asking import pass_keyboard, pick
from holdouts.terminal.files import CAMPAIGN, campaign_of, chapter_save, new_save
from holdouts.terminal.keyboard import Closed
from holdouts.terminal.sitting import Outcome

FORMAT = 1


class Kept(Struct, frozen=True, kw_only=True):
    """What a campaign's file holds."""

    format: int = FORMAT
    game: str
    names: tuple[str, ...]
    kinds: tuple[Kind, ...]
    language: str
    played: int = 0
    """How many tables were finished, those of a chapter played twice included."""
    over: bool = False
    journey: Raw
    """What only the game can read."""


def of(game: Game) -> Campaign:
    """The campaign of a game, or a sentence why there is none."""
    if game.campaign is None:
        raise SetupError("setup-no-campaign", game=game.id)
    return game.campaign


def begin(game: Game, names: list[str], kinds: list[Kind], *, seed: Seed, lang: str, plain: bool) -> int:
    """Play a new campaign. Returns the exit status."""
    campaign = of(game)
    room.own_words(lang)
    journey = Raw(campaign.write(campaign.begin(len(names), seed)))
    kept = Kept(game=game.id, names=tuple(names), kinds=tuple(kinds), language=lang, journey=journey)
    return Travel(game, kept, new_save(game.id, "campaign", CAMPAIGN), plain).go()


def go_on(file: Path, lang: str | None, plain: bool) -> int:
    """Go on with a saved game or campaign. Returns the exit status; raises CannotLoad."""
    file = campaign_of(file) or file
    if file.suffix != CAMPAIGN:
        return room.go_on(file, lang, plain)
    kept, game = read_campaign(file)
    room.own_words(lang or kept.language)
    return Travel(game, replace(kept, language=lang or kept.language), file, plain).go()


def read_campaign(file: Path) -> tuple[Kept, Game]:
    if not file.is_file():
        raise CannotLoad("load-no-file", file=file.name)
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        game = find_game(kept.game)
        journey = of(game).read(bytes(kept.journey))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CannotLoad("load-damaged", reason=str(error)) from error
    except UnknownGame as error:
        raise CannotLoad("load-no-game", name=kept.game) from error
    if kept.format > FORMAT:
        raise CannotLoad("load-newer")
    seats = len(kept.names) if kept.over else of(game).next_setup(journey).seats
    if not seats == len(kept.names) == len(kept.kinds):
        raise CannotLoad("load-other-names")
    return kept, game


class Travel:
    """One sitting of a campaign."""

    def __init__(self, game: Game, kept: Kept, file: Path, plain: bool) -> None:
        self.game = game
        self.campaign = of(game)
        self.kept = kept
        self.journey: Any = self.campaign.read(bytes(kept.journey))
        self.file = file
        self.plain = plain
        self.own = room.own_words(kept.language)
        self.words = open_words(game, kept.language)
        self.screen = room.open_screen(kept.language, plain)
        self.keyboard = room.open_keyboard()

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kept.kinds) if kind == room.PERSON]

    def go(self) -> int:
        """Chapter after chapter, until the road or somebody's patience ends."""
        self._keep()
        self.screen.heading(self.words.say(self.campaign.title))
        try:
            while not self.kept.over:
                table, status = self._chapter()
                if not table.over:
                    return status
                self._travel_on(table)
        except Closed as closed:
            outcome = Outcome.BROKEN_OFF if closed.broken_off else Outcome.LEFT
            self.screen.say(room.farewell(self.own, outcome, self.file))
            return room.STATUS[outcome]
        self.screen.heading(self.own.say("campaign-over"))
        self._tell()
        return room.STATUS[Outcome.OVER]

    def _keep(self) -> None:
        put(self.file, msgspec.json.encode(self.kept))

    def _tell(self) -> None:
        for line in self.campaign.tell(self.journey, self.words, self.kept.names):
            self.screen.say(line)

    # --- a chapter ---

    def _chapter(self) -> tuple[Table, int]:
        """Play the chapter that comes next, or go on with it; one that is over already is not played."""
        save = chapter_save(self.file, self.kept.played + 1)
        if save.is_file():
            loaded = read(save, find_game)
            table, about = loaded.table, replace(loaded.about, language=self.kept.language)
            if table.over:
                return table, room.STATUS[Outcome.OVER]
            self._introduce()
            self.screen.say(self.own.say("goes-on", verdict=loaded.verdict, reason=loaded.why(self.own.lang)))
        else:
            table, about = self._lay_table()
            self._introduce()
        return table, room.play(table, about, save, self.screen, self.file)

    def _lay_table(self) -> tuple[Table, About]:
        setup, seed = self.campaign.next_setup(self.journey), self.campaign.chapter_seed(self.journey)
        table = new_table(self.game, setup, seed, shared=len(self.people) > 1)
        kept = self.kept
        return table, settle(self.game, setup, seed, names=kept.names, kinds=kept.kinds, language=kept.language)

    def _introduce(self) -> None:
        """On a screen of its own: what was read in another chapter may be read again."""
        self.screen = room.open_screen(self.kept.language, self.plain)
        self.screen.heading(self.campaign.chapter(self.journey, self.words))
        self._tell()
        if self.keyboard.live and self.people and self.kept.played:
            self.keyboard.line(self.own.say("next-chapter"))

    # --- between two chapters ---

    def _travel_on(self, table: Table) -> None:
        """Settle what is to be settled, and keep it: from here on the chapter is past."""
        questions = self.campaign.questions(self.journey, table.state)
        answers = self._ask(questions)
        self.journey = self.campaign.after(self.journey, table.state, answers)
        self.kept = replace(
            self.kept,
            played=self.kept.played + 1,
            over=self.campaign.over(self.journey),
            journey=Raw(self.campaign.write(self.journey)),
        )
        self._keep()

    def _ask(self, questions: Sequence[ChapterQuestion]) -> list[str]:
        answers = []
        facing: int | None = None
        for question in questions:
            who = self._who(question)
            if who is None:
                answers.append(question.usual)
                continue
            if who != facing and len(self.people) > 1 and question.seat is not None:
                pass_keyboard(self.screen, self.keyboard, self.own, self.kept.names[who], drop=True)
            facing = who
            answers.append(self._answer(question, self.kept.names[who]))
        return answers

    def _who(self, question: ChapterQuestion) -> int | None:
        """Who at this keyboard answers: its seat, or anybody for the whole table; None: a bot."""
        people = self.people if question.seat is None else [seat for seat in self.people if seat == question.seat]
        return people[0] if people else None

    def _answer(self, question: ChapterQuestion, name: str) -> str:
        labels = [self.words.say(key) for _, key in question.answers]
        caret = name if len(self.people) > 1 and question.seat is not None else ""
        text = self.words.say(question.ask)
        place = pick(self.screen, self.keyboard, self.own, text, labels, rule=question.rule, name=caret)
        return question.answers[place][0]
