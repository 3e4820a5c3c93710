"""Table: runs the agenda, takes choices, and can go back, branch and imagine.

Nothing but the table resumes a step. At the start of each step it keeps a checkpoint; everything later is the
checkpoint and the few choices since, which is how a game is cloned, undone and saved in the middle of a rule.
"""

from collections.abc import Generator
from typing import Any, Literal, NamedTuple

from holdouts.engine.annals import Annals
from holdouts.engine.chance import Seed
from holdouts.engine.decision import CLOCK, Call, ChooseTogether, Decision, Option, TimeOut, Window
from holdouts.engine.events import Event
from holdouts.engine.game import Game
from holdouts.engine.past import NO_PAST, Checkpoint, Past, TookBack, Waypoint
from holdouts.engine.refusal import Refusal
from holdouts.engine.state import GameOver, State
from holdouts.engine.types import interpreted

REDEAL = -2
"""In the choices since a checkpoint: what is hidden was dealt anew (imagined tables only)."""

BUDGET = 100_000
"""Steps that may follow each other without anybody deciding: more is a rule that never ends."""

Back = Literal["choice", "step", "turn", "round"]


class Illegal(Refusal):
    """A choice that cannot be made; the message says why."""


class CannotUndo(Refusal):
    """Why the game cannot be taken back."""


@interpreted
class Runaway(RuntimeError):
    """Rules that go on without end."""


class Branch(NamedTuple):
    """What a table grows from: where its step began, and the choices since."""

    saved: bytes
    since: list[tuple[int, Any]]
    moment: int
    shared: bool
    put: bool = False
    """Whether all questions since were put to somebody: then none need be listed to see whether it answers itself."""


class Table(Annals):
    """One game being played."""

    __slots__ = (
        "_answers",
        "_checkpoint",
        "_checkpoints",
        "_joints",
        "_put",
        "_regrowing",
        "_running",
        "_since",
        "branches",
        "decision",
        "game",
        "light",
        "shared",
        "state",
    )

    def __init__(
        self,
        game: Game,
        state: State[Any],
        *,
        shared: bool = False,
        keep: bool = True,
        past: Past = NO_PAST,
        saved: bytes = b"",
        regrowing: bool = False,
    ) -> None:
        """A shared table cannot be taken back past dice and reveals; one that keeps nothing only plays on, faster.

        One that grows from a saved state keeps no past; regrowing, it meets only questions that were put before.
        """
        self.game = game
        self.state = state
        self.shared = shared
        self.light = not keep or bool(saved)
        self.branches = keep
        super().__init__(past)
        self._answers: dict[int, Option] = {}
        self._joints = 0
        self._put = True
        self._regrowing = regrowing
        self._checkpoints: list[Checkpoint] = []
        state.attach(state.book, None if self.light else self.chronicle)
        self._start(saved)

    # --- playing ---

    @property
    def over(self) -> bool:
        return self.decision is None

    def options(self, seat: int | None = None) -> list[Any]:
        """What a seat may pick now (without a seat: what the one who is asked may pick)."""
        decision = self.decision
        if decision is None:
            return []
        if seat is None:
            return decision.options(decision.seats[0])
        return [] if seat in self._answers else decision.options(seat)

    def waiting_for(self) -> tuple[int, ...]:
        """The seats whose answer is still missing; nobody, where all who could choose anything have answered.

        Where a decision is guarded this is a secret; what others may know of it, `view.asked` says.
        """
        decision = self.decision
        if decision is None:
            return ()
        if decision.guarded:
            return tuple([seat for seat in decision.seats if seat not in self._answers and decision.needs(seat)])
        if not self._answers:
            return decision.seats
        return tuple([seat for seat in decision.seats if seat not in self._answers])

    def answers(self) -> dict[int, Option]:
        """The answers that lie face down: a secret of those who gave them."""
        return dict(self._answers)

    def answered(self, seat: int) -> bool:
        """Whether that seat's answer to the question of now lies in."""
        return seat in self._answers

    @property
    def lull(self) -> bool:
        """Whether nothing that could still be chosen changes what comes: the game goes on when the clock says so."""
        decision = self.decision
        if decision is None or not decision.guarded:
            return False
        return decision.settled(self._answers) if isinstance(decision, Call) else not self.waiting_for()

    @property
    def luck(self) -> tuple[int, int, int]:
        """The same as long as nothing was rolled, drawn or shown."""
        state = self.state
        return state.dice, state.unveiled, len(state.loaded)

    def choose(self, option: Option, seat: int | None = None) -> "Table":
        """Make a choice for a seat (without one: for the only seat that is asked)."""
        decision = self.decision
        if decision is None:
            raise Illegal("illegal-over")
        if seat is None:
            waiting = self.waiting_for()
            if len(waiting) != 1:
                raise Illegal("illegal-which-seat")
            seat = waiting[0]
        if seat in self._answers:
            raise Illegal("illegal-answered")
        if option not in decision.options(seat):
            raise Illegal("illegal-option", seat=seat, option=repr(option))
        if not self.light:
            self._log(seat, option)
        self._apply(seat, option)
        return self

    def time_out(self) -> "Table":
        """The clock answers for everybody who has not: an ordinary choice in the log."""
        if self.decision is None:
            raise Illegal("illegal-over")
        if not self.light:
            self._log(CLOCK, TimeOut())
        self._apply(CLOCK, TimeOut())
        return self

    def make(self, seat: int, option: Option) -> "Table":
        """A choice of a seat, or the clock's: whatever stands in the log."""
        return self.time_out() if seat == CLOCK else self.choose(option, seat)

    def go_on(self) -> "Table":
        """Let the clock end every question in which nobody has anything to choose: for those who hide nothing."""
        while (decision := self.decision) is not None and decision.guarded and self.lull:
            self.time_out()
        return self

    def _log(self, seat: int, option: Option) -> None:
        state = self.state
        told, joints = len(self.chronicle), self._joints
        here = Waypoint(self.moment, told, self.luck, joints, state.round, state.turn, state.sealed())
        self._waypoints.append(here)
        self.choices.append((seat, option))

    def _apply(self, seat: int, option: Any) -> None:
        """Answer the pending decision and run on. What is played here was checked before."""
        if self.branches:
            self._since.append((seat, option))
        decision = self.decision
        assert decision is not None
        if decision.joint:
            self._collect(decision, seat, option)
        else:
            self._run(decision.received(seat, option))
        if self.decision is not decision and type(option) not in decision.unseen:
            self.moment += 1

    def _collect(self, decision: Decision, seat: int, option: Any) -> None:
        """An answer that lies face down until the question is settled."""
        if isinstance(decision, ChooseTogether):
            if seat == CLOCK:
                for late in self.waiting_for():
                    self._answers[late] = decision.fallback(late)
            else:
                self._answers[seat] = option
            if len(self._answers) == len(decision.seats):
                answers, self._answers = self._answers, {}
                if len(answers) > 1:
                    self._joints += 1
                    self.state.unveil()
                self._run({seat: answers[seat] for seat in decision.seats})
        elif isinstance(decision, Call):
            if seat != CLOCK:
                self._answers[seat] = option
                return
            outcome, self._answers = decision.outcome(self._answers), {}
            self._run(outcome)

    def _start(self, saved: bytes = b"") -> None:
        self._running: Generator[Decision, Any, Any] | None = None
        self._since: list[tuple[int, Any]] = []
        self._answers = {}
        self._checkpoint = Checkpoint(0, 0, saved)
        self.decision: Decision | None = None
        self._run(None, saved)

    def _run(self, answer: Any, saved: bytes = b"") -> None:
        """Go on until somebody must decide, or until there is nothing left to do."""
        state = self.state
        agenda = state.agenda
        script = self.game.script
        steps, asking = script.steps, script.asking
        running = self._running
        try:
            for _ in range(BUDGET):
                if running is None:
                    if not agenda:
                        self.decision = None
                        self._running = None
                        return
                    name, args = agenda[0]
                    state.put = 0
                    if name not in asking:
                        del agenda[0]
                        steps[name](state, *args)
                        continue
                    if self.branches:
                        self._keep(saved or self.game.encoder.encode(state))
                        saved = b""
                    del agenda[0]
                    running = steps[name](state, *args)
                    decision = next(running, None)  # most steps come to their end here, without an exception to catch
                    if decision is None:
                        running = None
                        continue
                else:
                    try:
                        decision = running.send(answer)
                    except StopIteration:
                        running = None
                        continue
                if decision.alone and not self._regrowing:
                    options = decision.options(decision.seats[0])
                    if len(options) == 1:
                        answer = options[0]
                        self._put = False
                        continue
                if decision.joint and (len(decision.seats) > 1 or isinstance(decision, Call)):
                    state.unveil()  # that they were asked is known now: nothing before it is taken back
                self.decision = decision
                self._running = running
                return
        except GameOver:
            self.decision = None
            self._running = None
            return
        raise Runaway(f"{BUDGET} steps without a decision; next on the agenda: {agenda[:1]}")

    def _keep(self, saved: bytes) -> None:
        """Keep a checkpoint; of those without a choice between them only the last is worth keeping."""
        self._checkpoint = checkpoint = Checkpoint(len(self.choices), len(self.chronicle), saved)
        self._since = []
        self._put = True
        if self.light:
            return
        kept = self._checkpoints
        if kept and kept[-1].choices == checkpoint.choices:
            kept[-1] = checkpoint
        else:
            kept.append(checkpoint)

    # --- branching ---

    def clone(self, *, keep: bool = True) -> "Table":
        """A table at the same decision that goes its own way, without the past (no undo, no chronicle).

        One that keeps nothing cannot be cloned again, and plays on faster.
        """
        return Table.grown(self.game, self.state.book, self.branch(), keep=keep)

    def branch(self) -> Branch:
        """All that a clone grows from, here or in another process."""
        if not self.branches:
            raise ValueError("This table keeps nothing to branch from.")
        over = self.decision is None
        saved = self.game.encoder.encode(self.state) if over else self._checkpoint.state
        return Branch(saved, [] if over else list(self._since), self.moment, self.shared, self._put and not over)

    @classmethod
    def grown(cls, game: Game, book: Any, branch: Branch, *, keep: bool = True) -> "Table":
        """A clone of the table that the branch was taken from."""
        state: State[Any] = game.decoder.decode(branch.saved)
        state.book = book
        twin = cls(game, state, shared=branch.shared, keep=keep, saved=branch.saved, regrowing=branch.put)
        for seat, option in branch.since:
            if seat == REDEAL:
                twin._redeal(*option)
            else:
                twin._apply(seat, option)
        twin.moment = branch.moment
        twin._regrowing = False
        return twin

    def imagine(self, seat: int | None, seed: Seed = 0, *, keep: bool = True) -> "Table":
        """A clone in which all that the seat cannot know is dealt anew. All that a search bot ever gets.

        One that keeps nothing is for playing on to the end: it keeps no checkpoints and cannot be cloned again.
        """
        twin = self.clone(keep=keep)
        twin._redeal(seat, seed)
        return twin

    def _redeal(self, seat: int | None, seed: Seed) -> None:
        self._since.append((REDEAL, (seat, seed)))
        self.state.imagine(seed)
        self.game.redeal(self.state, seat)
        self._answers = {other: answer for other, answer in self._answers.items() if other == seat}
        if self.decision is not None:
            self.decision.cache.clear()

    def _copy(self, saved: bytes) -> State[Any]:
        state: State[Any] = self.game.decoder.decode(saved)
        state.attach(self.state.book, None)
        return state

    # --- going back ---

    def undo(self, to: Back = "choice", by: int | None = None) -> "Table":
        """Take back the last choice, or all of this step, turn or round. Raises CannotUndo with the reason."""
        if by is not None and self.answered(by):
            self.retract(by)
        else:
            self.take_back(self.undo_target(to, by), by)
        return self

    def retract(self, seat: int) -> int:
        """Take a secret answer up again, whoever else has answered since; returns which choice it was."""
        place = _last_of(seat, self.choices)
        del self._answers[seat], self.choices[place], self._waypoints[place], self._since[_last_of(seat, self._since)]
        self.notes = [(at - 1 if at > place else at, note) for at, note in self.notes]
        return place

    def undo_target(self, to: Back = "choice", by: int | None = None) -> int:
        """How many choices would be left. Raises CannotUndo with the reason.

        The reason depends on nothing that whoever asks may not know: answers that lie face down do not count.
        """
        made = len(self.choices) if by is None else self._made()
        if self.light or not made:
            raise CannotUndo("undo-nothing")
        target = self._target(to, made - 1)
        if by is not None:
            self._stay_after_joint_answers(target)
        if self.shared:
            self._may_go_back(target, by)
        return target

    def _made(self) -> int:
        """How many choices were made, without the answers that lie face down and without what was made ready since:
        of those nobody else may hear."""
        made = len(self.choices) - len(self._answers)
        while made and self.choices[made - 1][1].aside:
            made -= 1
        return made

    def undo_own_target(self, to: Back, by: int) -> int:
        """The same for somebody alone with bots: their own last choice, and whatever the bots answered to it."""
        mine = [number for number, (seat, option) in enumerate(self.choices) if seat == by and not option.aside]
        if not mine:
            raise CannotUndo("undo-nothing-of-yours")
        target = self._target(to, mine[-1])
        self._stay_after_joint_answers(target)
        return target

    def _stay_after_joint_answers(self, target: int) -> None:
        """What was answered in secret and then shown cannot be answered again by somebody who has seen it; nor can
        anything be done otherwise that something hidden was tried against."""
        here = self._waypoints[target]
        if here.joints != self._joints or here.seals != self.state.sealed():
            raise CannotUndo("undo-revealed")

    def take_back(self, target: int, by: int | None = None) -> None:
        """Go back to where the game stood after that many choices, and note who wanted it."""
        notes = self.notes_after(target, by)
        self.rewind(target)
        self.notes = notes

    def notes_after(self, target: int, by: int | None = None) -> list[tuple[int, Event]]:
        """The notes as they will be when that is taken back."""
        taken_back = TookBack(who=CLOCK if by is None else by, count=self.moment - self.moment_at(target), rule="")
        return [*((min(at, target), note) for at, note in self.notes), (target, taken_back)]

    def _target(self, to: Back, last: int) -> int:
        """Where the step, turn or round of a choice begins."""
        if not self._checkpoints or last < self._checkpoints[0].choices:
            raise CannotUndo("undo-too-long-ago")
        if to == "choice":
            return last
        if to == "step":
            return next(step.choices for step in reversed(self._checkpoints) if step.choices <= last)
        same = self._waypoints[last]
        while (
            last
            and self._waypoints[last - 1].round == same.round
            and (to == "round" or self._waypoints[last - 1].turn == same.turn)
        ):
            last -= 1
        return last

    def _may_go_back(self, target: int, by: int | None) -> None:
        window = self.decision
        if by is not None and isinstance(window, Window) and any(not pick.aside for pick in window.unseen):
            raise CannotUndo("undo-unseen")  # whether others have picked since is not to be heard
        if self._waypoints[target].luck != self.luck:
            raise CannotUndo("undo-revealed")
        if by is not None and any(
            seat != by and not option.aside for seat, option in self.choices[target : self._made()]
        ):
            raise CannotUndo("undo-others")

    def rewind(self, target: int) -> None:
        """Go back to where the game stood after that many choices, whoever agrees to it."""
        while self._checkpoints[-1].choices > target:
            self._checkpoints.pop()
        checkpoint = self._checkpoints.pop()
        again = self.choices[checkpoint.choices : target]
        if checkpoint.choices < len(self._waypoints):
            self.moment, self._joints = (
                self._waypoints[checkpoint.choices].moment,
                self._waypoints[checkpoint.choices].joints,
            )
        self.state = self._copy(checkpoint.state)
        del self.chronicle[checkpoint.events :]
        del self.choices[checkpoint.choices :]
        del self._waypoints[checkpoint.choices :]
        self.notes = [(min(at, target), note) for at, note in self.notes]
        self.state.attach(self.state.book, self.chronicle)
        self._start(checkpoint.state)
        self.replay(again)

    def replay(self, choices: list[tuple[int, Option]]) -> None:
        """Make these choices one after the other, each checked."""
        for seat, option in choices:
            self.make(seat, option)

    def checkpoint(self) -> Checkpoint:
        """Where the current step started (at the end of a game: the end itself)."""
        if self.decision is None:
            return Checkpoint(len(self.choices), len(self.chronicle), self.game.encoder.encode(self.state))
        return self._checkpoint

    def checkpoints(self) -> list[Checkpoint]:
        """Where the steps started that can be gone back to."""
        return list(self._checkpoints)


def _last_of(seat: int, choices: list[tuple[int, Any]]) -> int:
    """Where the last choice of a seat stands."""
    return next(number for number in range(len(choices) - 1, -1, -1) if choices[number][0] == seat)
