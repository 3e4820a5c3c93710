"""Foresight: what an answer does, as far as the seat that gives it can know.

The answer is tried in games that this seat imagines, up to the next question, and what happens there is compared. What
was told before anything was rolled or shown is certain; so is everything where nothing is rolled and all imagined games
look the same to the seat. The rest happens in so many of so many games. Nothing of the real table is looked at but what
`imagine` deals anew, so foresight can tell no secret.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from holdouts.engine.chance import Dice
from holdouts.engine.claims import Claim, Outcome, Plurals, Tone, gathered
from holdouts.engine.decision import Decision, Option, Window
from holdouts.engine.events import Event, readable
from holdouts.engine.names import kebab
from holdouts.engine.observing import observe
from holdouts.engine.outlook import Measure, Odds, What
from holdouts.engine.table import Table
from holdouts.engine.types import interpreted
from holdouts.engine.words import Words

GAMES = 48
"""In how many imagined games an answer is tried."""

ENOUGH = 8
"""So many are enough where nothing is rolled or shown."""

MOST_ASKED = 40
"""So many questions of others an imagined game goes through at most."""

THREAT_EFFORT = 240
"""So many choices all imagined games of a threat make together, at least two games of them."""

LINES = 7
"""So many lines one answer has at most."""

Sort = Literal["certain", "odds", "nearly", "chance"]
Sentence = Callable[[Event], str | None]


class Foretold(Struct, frozen=True, kw_only=True):
    """One thing that will or may happen, in words."""

    text: str
    sort: Sort
    times: int
    of: int
    """In so many of so many imagined games, or by so many of so many rolls."""
    tone: Tone = ""
    plain: str = ""
    """The same without how likely it is."""


class Foresight(Struct, frozen=True, kw_only=True):
    """What comes of an answer, the surest first."""

    lines: tuple[Foretold, ...]
    games: int
    quiet: str
    """What is said where there is nothing to tell."""


# --- one try ---


class _Standing(NamedTuple):
    """How things stand for the seat, and what has been drawn until then."""

    measures: dict[What, Measure]
    known: bytes
    luck: tuple[int, int, int]


@interpreted
class _Ear(list[Event]):
    """What is told while something is tried, and how much of it before anything was rolled or shown.

    It is shut when a page is opened that nobody has read yet: what stands there is not foretold.
    """

    def __init__(self, table: Table, stand: Callable[[], _Standing], pages: tuple[type[Event], ...]) -> None:
        super().__init__()
        self._table = table
        self._luck = table.luck
        self._stand = stand
        self._pages = pages
        self.shut: _Standing | None = None
        self.alone = True
        """Whether nobody else has chosen anything yet."""
        self.sure = 0

    @property
    def _drawn(self) -> tuple[int, int, int]:
        return self._table.luck if self.shut is None else self.shut.luck

    @property
    def untouched(self) -> bool:
        return self.alone and self._drawn == self._luck

    @property
    def rolled(self) -> bool:
        return not self.alone or self._drawn[0] != self._luck[0] or self._drawn[2] != self._luck[2]

    def append(self, event: Event) -> None:
        if self.shut is not None:
            return
        super().append(event)
        if self.untouched:
            self.sure = len(self)
        if isinstance(event, self._pages):
            self.shut = self._stand()

    def standing(self) -> _Standing:
        """How things stood when a page was opened, or as they stand."""
        return self.shut or self._stand()


class Trial:
    """Tries things for one seat, in one language."""

    def __init__(self, table: Table, seat: int, words: Words, names: Sequence[str]) -> None:
        self.table = table
        self.game = table.game
        self.seat = seat
        self.words = words
        self.names = names
        self.before = {measure.what: measure for measure in self._measures(table)}
        self._foretold = {
            event: f"foresee-{kebab(event.__name__)}"
            for event in self.game.events
            if words.has(f"foresee-{kebab(event.__name__)}")
        }
        self.people: dict[str, str] = {}
        """Of each sentence that was said of an event, whom it is about, if that is somebody."""

    def imagined(self, number: int) -> Table:
        """The same game again for the same moment and number, whatever is hidden."""
        return self.table.imagine(self.seat, f"foresight {self.table.moment} {number}", keep=False)

    def spent(self, number: int) -> Table:
        """The same, with a turn that has come to its end."""
        twin = self.imagined(number)
        self.game.outlook.spend(twin.state, self.seat)
        if twin.decision is not None:
            twin.decision.cache.clear()
        return twin

    def answer(self, twin: Table, picks: Sequence[Option], number: int) -> Outcome:
        """Make picks in a row, and go on to the next question that is not answered face down by others."""
        ear = self._listen(twin)
        for pick in picks:
            if pick not in twin.options(self.seat):
                break
            twin.choose(pick, self.seat)
        if ear.shut is None:
            self._let_others_answer(twin, ear, Dice(number))
        return self._outcome(twin, ear)

    def rest(self, twin: Table, pick: Option, number: int) -> tuple[Outcome, int]:
        """Make a pick that ends a turn, and go on until this seat is asked again; also how many choices it took."""
        ear = self._listen(twin)
        twin.choose(pick, self.seat)
        ear.alone = False
        dice, made = Dice(number), 1
        while twin.decision is not None and not self._is_asked_again(twin) and made < MOST_ASKED and ear.shut is None:
            self._somebody_answers(twin, dice)
            made += 1
        return self._outcome(twin, ear), made

    def _is_asked_again(self, twin: Table) -> bool:
        """Whether this seat is asked anything that does not belong to the end of its turn, or all is over."""
        assert twin.decision is not None
        ask, outlook = twin.decision.ask, self.game.outlook
        return ask in outlook.until or (self.seat in twin.waiting_for() and ask not in outlook.midway)

    def _listen(self, twin: Table) -> _Ear:
        ear = _Ear(twin, partial(self._standing, twin), self.game.outlook.pages)
        twin.state.listen(ear)
        return ear

    def _standing(self, twin: Table) -> _Standing:
        veiled = self.game.secrets.veiled(twin.state, self.seat)
        measures = {measure.what: measure for measure in self.game.outlook.measures(veiled, self.seat)}
        return _Standing(measures, self.game.encoder.encode(veiled), twin.luck)

    def _let_others_answer(self, twin: Table, ear: _Ear, dice: Dice) -> None:
        for _ in range(MOST_ASKED):
            decision = twin.decision
            if decision is None or self.seat in twin.waiting_for() or not (twin.lull or _waits_for_all(decision)):
                return
            ear.alone = False
            self._somebody_answers(twin, dice)

    def _somebody_answers(self, twin: Table, dice: Dice) -> None:
        """Whoever is asked answers as a careful newcomer would."""
        decision = twin.decision
        assert decision is not None
        if twin.lull or not twin.waiting_for():
            twin.time_out()
            return
        other = twin.waiting_for()[0]
        options = list(twin.options(other))
        picked = twin.game.sensible(observe(twin, other), decision.question(other), options, True, dice)
        if picked is None or picked not in options:
            picked = decision.fallback(other)
        twin.choose(picked, other)

    def _measures(self, table: Table) -> Iterable[Measure]:
        return self.game.outlook.measures(self.game.secrets.veiled(table.state, self.seat), self.seat)

    def _outcome(self, twin: Table, ear: _Ear) -> Outcome:
        veiled = self.game.secrets.veiled(twin.state, self.seat)
        naming = self.game.naming(veiled, self.seat, self.words, self.names)
        say = self._sentence(naming)
        heard = [(event, say(event)) for event in ear[: ear.sure] if readable(event, self.seat)]
        sure = len(heard)
        heard += [(event, say(event)) for event in ear[ear.sure :] if readable(event, self.seat)]
        standing, over = ear.standing(), twin.over and ear.shut is None
        return Outcome(
            events=heard,
            sure=sure,
            touched=not ear.untouched,
            rolled=ear.rolled,
            others=not ear.alone,
            measures=standing.measures,
            known=standing.known,
            closing=self._closing(twin) if ear.shut is None else self.words.say("foresight-unread"),
            won=self.seat in veiled.winners if over else None,
        )

    def _sentence(self, naming: Any) -> Sentence:
        def say(event: Event) -> str | None:
            key = self._foretold.get(type(event))
            if key is None:
                return None
            slots = naming.slots(event)
            said = self.words.say(key, **slots)
            self.people[said] = slots.get("person", "")
            return said

        return say

    def _closing(self, twin: Table) -> str:
        if twin.decision is None:
            return self.words.say("foresight-won" if self.seat in twin.state.winners else "foresight-lost")
        key = f"foresee-ask-{twin.decision.ask}"
        return self.words.say(key) if self.seat in twin.waiting_for() and self.words.has(key) else ""


def _waits_for_all(decision: Decision) -> bool:
    """Whether nothing comes of an answer before the others have answered, too: in secret, or without a clock."""
    return decision.joint or (isinstance(decision, Window) and decision.is_race and not decision.seconds)


# --- many tries ---


def foresee(
    table: Table, seat: int, picks: Sequence[Option], words: Words, names: Sequence[str], *, games: int = GAMES
) -> Foresight:
    """What comes of these picks in a row, up to the next question; for a single answer it is a row of one."""
    veiled = table.game.secrets.veiled(table.state, seat)
    if isinstance(picks[-1], table.game.outlook.turns):
        return _unread(table.game.outlook.price(veiled, picks[-1], words), words)
    if isinstance(picks[-1], table.game.outlook.setting):
        return Foresight(lines=(), games=0, quiet=words.say("foresight-setting"))
    trial = Trial(table, seat, words, names)
    tried = tries(trial, picks, games)
    odds = table.game.outlook.odds_of(veiled, seat, picks[-1], table.decision)
    for told in trial.before.keys() & {odd.tells for odd in odds}:
        del trial.before[told]
    reckoned = _told_by(table.game.outlook.reckoned, tried) if odds else frozenset[str]()
    guessed = [claim for claim in claims(trial, tried) if claim.text not in reckoned]
    lines = [*_odds(words, odds), *(_told(words, claim, tried) for claim in guessed)]
    return _sorted(lines, len(tried), words.say("foresight-nothing"))


def _unread(price: str, words: Words) -> Foresight:
    """Of what stands on a page that nobody has read yet one knows the price."""
    texts = [words.say("foresight-price", price=price)] if price else []
    texts.append(words.say("foresight-unread"))
    lines = tuple(Foretold(text=text, sort="certain", times=1, of=1) for text in texts)
    return Foresight(lines=lines, games=0, quiet="")


def _told_by(kinds: tuple[type[Event], ...], tried: list[Outcome]) -> frozenset[str]:
    """What was said of events of these kinds."""
    return frozenset(said for outcome in tried for event, said in outcome.events if said and isinstance(event, kinds))


def tries(trial: Trial, picks: Sequence[Option], games: int = GAMES) -> list[Outcome]:
    """How it goes in one imagined game after the other."""
    tried: list[Outcome] = []
    for number in range(games):
        tried.append(trial.answer(trial.imagined(number), picks, number))
        if len(tried) == ENOUGH and not any(outcome.touched for outcome in tried):
            break
    return tried


def threat(
    table: Table, seat: int, words: Words, names: Sequence[str], *, effort: int = THREAT_EFFORT
) -> Foresight | None:
    """What is lost until the seat is asked again if it ends its turn now, or that this wins the game; None where there
    is nothing to end."""
    outlook, decision = table.game.outlook, table.decision
    if not outlook.rests or decision is None or seat not in table.waiting_for():
        return None
    if outlook.ends and decision.ask not in outlook.ends:
        return None
    trial = Trial(table, seat, words, names)
    tried: list[Outcome] = []
    while len(tried) < GAMES and (effort > 0 or len(tried) < 2):
        twin = trial.spent(len(tried))
        pick = next((option for option in twin.options(seat) if isinstance(option, outlook.rests)), None)
        if pick is None:
            return None
        outcome, made = trial.rest(twin, pick, len(tried))
        tried.append(outcome)
        effort -= made
    won = words.say("foresight-won")
    found = [claim for claim in claims(trial, tried) if claim.text == won or claim.threatens]
    found = [claim for claim in found if claim.whose in (None, seat)]
    horizon = outlook.horizon
    told = [
        (claim, _told(words, claim, tried, horizon))
        for claim in gathered(found, tried, Plurals(words, trial.people, outlook.ills, tuple(trial.before.values())))
    ]
    told.sort(key=lambda each: (each[0].text != won, each[0].rank, _by_certainty(each[1])))
    lines = tuple(line for _, line in told[: outlook.threats])
    quiet = words.say(f"foresight-no-threat-{horizon}") if horizon else words.say("foresight-no-threat")
    return Foresight(lines=lines, games=len(tried), quiet=quiet)


def _by_certainty(line: Foretold) -> tuple[int, int]:
    """The surest first."""
    order = {"certain": 0, "odds": 1, "nearly": 2, "chance": 3}
    return order[line.sort], -line.times if line.sort == "chance" else 0


def _sorted(told: list[Foretold], games: int, quiet: str) -> Foresight:
    told.sort(key=_by_certainty)
    return Foresight(lines=tuple(told[:LINES]), games=games, quiet=quiet)


# --- what they have in common ---


def claims(trial: Trial, tried: list[Outcome]) -> Iterator[Claim]:
    """All that happens in any of these tries."""
    untouched = not any(outcome.touched for outcome in tried)
    same = not any(outcome.rolled for outcome in tried) and len({_seen(outcome) for outcome in tried}) == 1
    sure = untouched or same
    yield from _changes(trial, tried, sure)
    yield from _omens(trial, tried, sure)


def _seen(outcome: Outcome) -> tuple[Any, ...]:
    """All that the seat saw of a try."""
    return tuple(event for event, _ in outcome.events), outcome.known, outcome.closing


def _changes(trial: Trial, tried: list[Outcome], sure: bool) -> Iterator[Claim]:
    """Numbers that are not what they were."""
    for what, before in trial.before.items():
        after = [outcome.measures[what] for outcome in tried if what in outcome.measures]
        for way in (1, -1):
            moved = [measure for measure in after if (measure.value - before.value) * way > 0]
            if moved:
                tone: Tone = "better" if before.good == way else "worse" if before.good else ""
                values = sorted({measure.value for measure in moved})
                text = _change(trial, before, moved[0], values)
                moves = partial(_moves, what, values[0] if len(values) == 1 else None, before.value, way)
                yield Claim(text, moves, sure, tone, before.whose, len(trial.game.outlook.ills), before.stock, before)


def _moves(what: What, value: int | None, before: int, way: int, outcome: Outcome) -> bool:
    """Whether a number comes to be this, or (None) anything that is more (1) or less (-1) than it was."""
    after = outcome.measures.get(what)
    if after is None:
        return False
    return after.value == value if value is not None else (after.value - before) * way > 0


def _heard(texts: frozenset[str], outcome: Outcome) -> bool:
    """Whether something is told or asked, in some of these words."""
    return outcome.closing in texts or any(said in texts for _, said in outcome.events)


def _omens(trial: Trial, tried: list[Outcome], sure: bool) -> Iterator[Claim]:
    """What is told and asked, and how it ends: the same words are the same thing."""
    early: Counter[str] = Counter()
    found: dict[str, tuple[Tone, int | None]] = {}
    ranks: dict[str, int] = {}
    ills = trial.game.outlook.ills
    for outcome in tried:
        early.update({said for _, said in outcome.events[: outcome.sure] if said})
        for event, said in outcome.events:
            if said and found.get(said, ("", None))[1] != trial.seat:
                tone: Tone = "worse" if isinstance(event, ills) else ""
                found[said] = tone, getattr(event, "who", None)
                ranks[said] = next((n for n, kind in enumerate(ills) if isinstance(event, kind)), len(ills))
        if outcome.closing:
            found[outcome.closing] = "" if outcome.won is None else "better" if outcome.won else "worse", None
    for said, (tone, whose) in found.items():
        sure_of_it = sure or early[said] == len(tried)
        yield Claim(said, partial(_heard, frozenset({said})), sure_of_it, tone, whose, ranks.get(said, 0))


# --- in words ---


def _odds(words: Words, odds: Iterable[Odds]) -> Iterator[Foretold]:
    for odd in odds:
        what = words.say(f"odds-{odd.name}", count=odd.count)
        text = words.say("foresight-odds", what=what, ways=odd.ways, of=odd.of)
        yield Foretold(text=text, sort="odds", times=odd.ways, of=odd.of, plain=what)


def _change(trial: Trial, before: Measure, after: Measure, values: list[int]) -> str:
    """HP 19 to 15; Afflictions 0 to 2 of 3; HP 19 to between 12 and 16."""
    words = trial.words
    gauge = words.say(f"gauge-{before.name}", **{slot: words.say(key) for slot, key in before.of})
    if len(values) > 1:
        said = words.say("foresight-range", gauge=gauge, before=before.value, least=values[0], most=values[-1])
    elif after.most is None:
        said = words.say("foresight-change", gauge=gauge, before=before.value, after=after.value)
    else:
        said = words.say("foresight-change-of", gauge=gauge, before=before.value, after=after.value, most=after.most)
    if before.whose is None or before.whose == trial.seat:
        return said
    return words.say("foresight-whose", who=trial.names[before.whose], what=said)


def _told(words: Words, claim: Claim, tried: list[Outcome], horizon: str = "") -> Foretold:
    times, of = sum(map(claim.holds, tried)), len(tried)
    what = claim.text[:1].upper() + claim.text[1:]
    if times == of:
        others = any(outcome.others for outcome in tried)
        if others and horizon:
            unsure = words.say(f"foresight-unless-{horizon}", what=what)
        else:
            unsure = words.say("foresight-unless" if others else "foresight-nearly", what=what)
        text = what if claim.sure else unsure
        sort: Sort = "certain" if claim.sure else "nearly"
        return Foretold(text=text, sort=sort, times=times, of=of, tone=claim.tone, plain=what)
    tenths = round(10 * times / of)
    text = words.say(
        "foresight-seldom" if tenths == 0 else "foresight-mostly" if tenths == 10 else "foresight-often",
        what=what,
        tenths=tenths,
    )
    return Foretold(text=text, sort="chance", times=times, of=of, tone=claim.tone, plain=what)
