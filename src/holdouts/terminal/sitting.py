"""A sitting: one table played by people and bots on one keyboard.

The sitting decides whom to ask next and whose hand may be seen; the rules are the table's, the words the game's.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path
from time import sleep

from msgspec.structs import replace

from holdouts.bots import Bot, bots_act, make_bot
from holdouts.bots.advising import advise
from holdouts.engine.covers import laid
from holdouts.engine.decision import CLOCK, Call, Option, Window
from holdouts.engine.events import Event, readable
from holdouts.engine.past import ChangedHands
from holdouts.engine.pointing import Pointing
from holdouts.engine.record import Kind
from holdouts.engine.rows import choose_all
from holdouts.engine.table import Table
from holdouts.engine.view import Line, Prompt, View, line_of, naming_for, view
from holdouts.engine.words import Words
from holdouts.terminal.asking import pass_keyboard
from holdouts.terminal.calling import ask_unseen, worth_polling
from holdouts.terminal.clock import Clock, race
from holdouts.terminal.commands import Left, Watch, obey, wants_to_leave
from holdouts.terminal.facts import open_pages
from holdouts.terminal.keyboard import Closed, Keyboard, TimeUp
from holdouts.terminal.likeness import told_apart
from holdouts.terminal.numbers import Numbers
from holdouts.terminal.screen import Screen
from holdouts.terminal.teaching import Tutor

MARKED = frozenset({"begin-turn"})
"""Questions to a bot at which people with a standing offer are asked, too: the moment before a turn."""


class Outcome(Enum):
    """How a sitting came to its end."""

    OVER = auto()
    LEFT = auto()
    BROKEN_OFF = auto()


@dataclass
class Sitting:
    """Everything around one table in one room."""

    table: Table
    names: Sequence[str]
    bots: dict[int, Bot]
    words: Words
    own: Words
    screen: Screen
    keyboard: Keyboard
    clock: Clock
    keep: Callable[[Path | None], Path]
    hire: Callable[[int, Kind], Bot] = lambda seat, kind: make_bot(kind, seat)
    """Another bot for a seat, of that kind."""
    watch: Watch = "turns"
    facing: int | None = None
    """Whose hand may be on the screen."""
    read: dict[int, int] = field(default_factory=dict)
    """How much of the story each person has been shown."""
    unsaved: bool = False
    pointing: Pointing = field(default_factory=Pointing)
    tutor: Tutor | None = None
    """Who teaches here, if a lesson is played."""
    _numbers: Numbers = field(default_factory=Numbers)
    _passed: set[tuple[object, int]] = field(default_factory=set)
    _shown: tuple[object, ...] = ()
    _racing: tuple[int, int] = (-1, -1)
    _merciless: bool = False
    _next_racer: int = 0
    _next_bot: int = 0
    _thought_in: tuple[int, int] = (-1, -1)

    @property
    def people(self) -> list[int]:
        """The seats played at this keyboard."""
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    @property
    def alone(self) -> bool:
        return len(self.people) == 1

    @property
    def secretive(self) -> bool:
        """Whether the people at this keyboard hide something from each other."""
        return not self.alone and not self.table.game.open_hands

    # --- the course of play ---

    def run(self) -> Outcome:
        """Play until the game is over or somebody leaves. Nothing chosen is ever lost."""
        try:
            while not self.table.over:
                self._go_on()
        except (Left, KeyboardInterrupt):
            return Outcome.LEFT
        except Closed as closed:
            return Outcome.BROKEN_OFF if closed.broken_off else Outcome.LEFT
        finally:
            self.autosave()
        return Outcome.OVER

    def _go_on(self) -> None:
        """One choice: of a person, of a bot, or of the clock."""
        if window := race(self.table):
            self._race(window)
            return
        if not self._merciless:
            self.clock.pause()
        if self.secretive and self.keyboard.live and ask_unseen(self):
            return
        bystander = self._bystander()
        if bystander is not None:
            self.ask(bystander, must=False)
        elif not (self.bots and self._bots_act()):
            waiting = [seat for seat in self._in_order() if seat not in self.bots]
            if waiting:
                advise(self.table, self.bots, self.pointing)
                self.ask(waiting[0], must=True)
            else:
                self.table.time_out()

    def _bots_act(self) -> bool:
        """One choice of one bot. Whoever waits at a live keyboard for one that thinks ahead is told so, once a turn."""
        thinking = [seat for seat in self.table.waiting_for() if seat in self.bots and self.bots[seat].ahead]
        if thinking and self.keyboard.live and self._thought_in != self._turn():
            self._thought_in = self._turn()
            self.screen.say(self.own.say("thinks-ahead", name=self.names[thinking[0]]))
        return bots_act(self.table, self.bots)

    def change_bot(self, seat: int, kind: Kind) -> None:
        """Another bot plays that seat from now on, and the story says so."""
        self.bots[seat] = self.hire(seat, kind)
        self.table.note(ChangedHands(who=seat, now=kind, rule=""))
        self.autosave()

    def _in_order(self) -> Sequence[int]:
        """Those who must answer, one after the other; a call has an order of its own."""
        waiting = self.table.waiting_for()
        return waiting if isinstance(self.table.decision, Call) else sorted(waiting)

    def _bystander(self) -> int | None:
        """A person who might want to step in before a bot goes on, and has not passed at this moment."""
        decision = self.table.decision
        assert decision is not None
        if self.watch == "off" or any(seat not in self.bots for seat in self.table.waiting_for()):
            return None
        if self.watch == "turns" and decision.ask not in MARKED:
            return None
        moment = self._moment()
        for seat in self.people:
            if (moment, seat) not in self._passed and worth_polling(self.table, seat) and self._worth_asking(seat):
                return seat
        return None

    def _worth_asking(self, seat: int) -> bool:
        """Whether something is on offer; what is always there counts only for who watches every step."""
        return any(self.watch == "on" or not offer.quiet for offer in self.table.options(seat))

    def _moment(self) -> object:
        if self.watch == "on":
            return len(self.table.choices)
        return self._turn()

    # --- races ---

    def _race(self, window: Window) -> None:
        """Whoever acts first, acts: people in turn, as there is one keyboard, bots in their own time."""
        turn = self._turn()
        if self._racing != turn:
            self._racing = turn
            self._merciless = window.merciless
            self._muster(window)
            self.clock.start(window.seconds)
        self.clock.resume()
        if not self.clock.left():
            self.table.time_out()
            return
        waiting = self.table.waiting_for()
        racers = [seat for seat in self.people if seat in waiting]
        if not racers:
            self._race_of_bots()
        elif not self._bot_moved([seat for seat in waiting if seat in self.bots]):
            self.ask(_next(racers, self._next_racer), must=True)

    def _muster(self, window: Window) -> None:
        """The clock starts when those at the keyboard say that they are ready; whoever is alone looks first."""
        racers = [seat for seat in self.people if seat in window.seats]
        if not racers or not self.keyboard.live:
            return
        if self.alone:
            self.turn_to(racers[0])
            self.screen.table(self.view(racers[0]), self.news(racers[0]))
            self._shown = (racers[0], True)
        wants_to_leave(self, self.keyboard.line(self.own.say("ready", seconds=window.seconds)).strip())

    def _race_of_bots(self) -> None:
        """No person races any more: the bots take their time to the end."""
        if self.keyboard.live:
            sleep(self.clock.until_bot())
        acted = bots_act(self.table, self.bots)
        self.clock.bot_done(acted)
        if not acted:
            self.table.time_out()

    def _bot_moved(self, racers: list[int]) -> bool:
        """Whether it was time for a bot to act, and one did; they take turns."""
        if not racers or self.clock.until_bot():
            return False
        seat = _next(racers, self._next_bot)
        self._next_bot = seat + 1
        acted = bots_act(self.table, {seat: self.bots[seat]})
        self.clock.bot_done(acted)
        return acted

    def _turn(self) -> tuple[int, int]:
        return self.table.state.round, self.table.state.turn

    def _patience(self) -> float | None:
        """How long the keyboard may stay silent: until the clock or a bot wants something."""
        if race(self.table):
            bots_race = any(seat in self.bots for seat in self.table.waiting_for())
            return min(self.clock.left(), self.clock.until_bot()) if bots_race else self.clock.left()
        if self._merciless and self._racing == self._turn():
            return self.clock.left() or None
        return None

    # --- asking ---

    def ask(self, seat: int, must: bool) -> None:
        """Ask one person until they have chosen, passed, or changed what there is to choose."""
        self.turn_to(seat)
        self.present(seat, must)
        while True:
            patience = self._patience()
            try:
                typed = self.keyboard.line(self._caret(seat), patience).strip()
            except TimeUp:
                if not race(self.table):
                    self.table.time_out()
                return
            if obey(self, seat, typed, must):
                return

    def present(self, seat: int, must: bool) -> None:
        """What happened, the table, and the question; not again what is still on the screen."""
        seen = self.view(seat)
        news = [line for line in self.news(seat) if line.text not in open_pages(seen)]
        shown, self._shown = self._shown, (seat, must, seen.prompt)
        if shown == self._shown:
            self.screen.happened(news)
            return
        if shown[:2] == (seat, must) and race(self.table):  # others moved meanwhile: there is no time to draw it all
            self.screen.happened(news)
        else:
            self.screen.table(seen, news)
        self.screen.ask(told_apart(seen))
        if self.tutor is not None:
            self.tutor.teach(self.table, seat, self.numbers(seat))
        if not must:
            self.screen.say(self.own.say("pass-hint", name=self.names[seat]))

    def again(self) -> None:
        """Show the next question in full, even if it is the same."""
        self._shown = ()
        if self.tutor is not None:
            self.tutor.again()

    def choose(self, seat: int, option: Option) -> None:
        self.table.choose(option, seat)
        self._chosen(seat)

    def choose_all(self, seat: int, picks: Sequence[Option]) -> int:
        """Make picks in a row; returns how many were left, because something came to light before them."""
        row = choose_all(self.table, seat, picks)
        self._chosen(seat)
        return row.left

    def _chosen(self, seat: int) -> None:
        self.autosave()
        self.again()
        if race(self.table):
            self._next_racer = seat + 1
        self.clock.person_acted()

    def autosave(self) -> None:
        """Keep the game; if that fails, say so and play on: it still stands here."""
        try:
            self.keep(None)
        except OSError as error:
            self.unsaved = True
            self.screen.refuse(self.own.say("cannot-save", reason=error.strerror or str(error)))
        else:
            self.unsaved = False

    def let_pass(self, seat: int) -> None:
        self._passed.add((self._moment(), seat))

    def _caret(self, seat: int) -> str:
        name = "" if self.alone else self.names[seat]
        if race(self.table):
            name = f"{name} {self.own.say('seconds-left', count=int(self.clock.left()))}".strip()
        return f"{name}> "

    def face_nobody(self) -> None:
        """Take what is on the screen out of sight: all look at it now."""
        if self.facing is not None:
            self.screen.curtain()
        self.facing = None
        self.again()

    def turn_to(self, seat: int) -> None:
        """Drop the curtain when the keyboard goes to somebody else; the clock waits for it."""
        before, self.facing = self.facing, seat
        if before == seat:
            return
        self.again()
        if not self.secretive:
            if not self.alone:
                self.screen.heading(self.own.say("device-turn", name=self.names[seat]))
            return
        self.clock.pause()
        pass_keyboard(self.screen, self.keyboard, self.own, self.names[seat], drop=before is not None)
        if race(self.table) or self._merciless:
            self.clock.resume()

    # --- looking ---

    def view(self, seat: int | None) -> View:
        """What that person sees, with every cover on; beside answers to a public question stands who points at them."""
        seen = laid(view(self.table, seat, self.words, self.names))
        if self.pointing.wishes(self.table):
            seen = replace(seen, prompt=self._with_wishes(seen.prompt))
        return replace(seen, prompt=self._numbered(seat, seen.prompt)) if seat is not None else seen

    def answers(self, seat: int) -> dict[int, Option]:
        """What that person may choose, by number; where they may only read, what whoever is asked may choose.
        What is not typed by hand is counted from 1 each time."""
        options = self._options(seat)
        return self._numbers.of(self.table, seat, options) if self.keyboard.live else dict(enumerate(options, start=1))

    def numbers(self, seat: int) -> list[int]:
        """The numbers of these answers, in the order in which the rules list them."""
        by_answer = {option: number for number, option in self.answers(seat).items()}
        return [by_answer[option] for option in self._options(seat)]

    def _options(self, seat: int) -> list[Option]:
        public = self.table.decision is not None and self.table.decision.public
        return self.table.options(None if public else seat)

    def _numbered(self, seat: int, prompt: Prompt) -> Prompt:
        """The question with the number of each answer, which stays what it was while the same is asked again."""
        if not prompt.choices:
            return prompt
        numbered = zip(self.numbers(seat), prompt.choices, strict=True)
        found = [replace(choice, number=number) for number, choice in numbered]
        return replace(prompt, choices=tuple(sorted(found, key=lambda choice: choice.number)))

    def _with_wishes(self, prompt: Prompt) -> Prompt:
        assert self.table.decision is not None
        choices = []
        for choice, option in zip(prompt.choices, self.table.options(self.table.decision.seats[0]), strict=True):
            by = self.own.join([self._by_whom(seat) for seat in self.pointing.at(self.table, option)])
            said = self.own.say("pointed-at", label=choice.label, names=by) if by else choice.label
            choices.append(replace(choice, label=said))
        return replace(prompt, choices=tuple(choices))

    def _by_whom(self, seat: int) -> str:
        """Who points, and why, if they say so."""
        why = self.pointing.why(self.table, seat)
        name = self.names[seat]
        return self.own.say("pointing-why", name=name, why=self.words.say(f"phrase-{why}")) if why else name

    def news(self, seat: int) -> list[Line]:
        """What this person (CLOCK: all who look at the screen) has not read yet; from now on they have."""
        start = self.read.get(seat, 0)
        self.read[seat] = self.table.story_length
        return list(self._read_out(self.table.story(start), None if seat == CLOCK else seat))

    def lines(self, story: Iterable[tuple[int, Event]], seat: int | None) -> Iterator[Line]:
        """A part of the story in words, as that seat may read it."""
        naming = naming_for(self.table, seat, self.words, self.names)
        for moment, event in story:
            if readable(event, seat):
                yield line_of(moment, event, self.words, naming)

    def _read_out(self, story: Iterable[tuple[int, Event]], seat: int | None) -> Iterator[Line]:
        """A part of the story in words, and below the line that opens a page of a book what stands on it."""
        leaf = self.table.game.telling.leaf
        naming = naming_for(self.table, seat, self.words, self.names)
        for moment, event in story:
            yield from self.lines([(moment, event)], seat)
            if leaf is not None and (page := leaf(event, naming)):
                yield Line(moment=moment, text=page.text, rule="")

    def forget(self) -> None:
        """Choices were taken back: what comes now is news again, the note about it included."""
        known = max(0, self.table.story_length - 1)
        self.read = {seat: min(count, known) for seat, count in self.read.items()}
        self._passed.clear()
        self.again()

    def last_news(self) -> list[Line]:
        """What nobody has read yet when the game is over, as all may read it."""
        seat = self.people[0] if self.alone else None
        start = min((self.read.get(person, 0) for person in self.people), default=0)
        return list(self._read_out(self.table.story(start), seat))


def _next(seats: list[int], start: int) -> int:
    """The first of these seats from a place on, around the table."""
    return next((seat for seat in seats if seat >= start), seats[0])
