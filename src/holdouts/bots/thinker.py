"""Bots that think ahead: a search at one of three levels, or with a budget of one's own."""

from collections import Counter
from itertools import islice

from holdouts.bots.bot import Bot
from holdouts.bots.briefs import Brief, Shelf, Thought, book_of
from holdouts.bots.search import Budget, search
from holdouts.bots.sensible import SensibleBot
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Window
from holdouts.engine.table import Branch, Table
from holdouts.games import find_game

LEVELS = {
    "quick": Budget(seconds=0.1, options=4),
    "careful": Budget(seconds=0.3, options=7),
    "deep": Budget(seconds=1.5, options=10),
}
"""How long bots think that think ahead, by what a player calls it."""

LIKE = {"quick": 16, "careful": 48}
"""How many games a bot of these levels imagines, more or less, for a choice."""


def own_budget(*, games: int = 0, seconds: float = 0.0) -> Budget:
    """So many games, or so much time: who has more of it tries more options, as bots of these levels do."""
    within = [name for name in LIKE if games <= LIKE[name] and seconds <= (LEVELS[name].seconds or 0.0)]
    return Budget(games=games or None, seconds=seconds or None, options=LEVELS[within[0] if within else "deep"].options)


HURRIED = 0.15
"""So long at most, in seconds, a bot thinks in a race, or where a pause would tell that it has something to choose."""

FEW = 24
"""So many games at most it imagines there."""


LATELY, AGAIN = 14, 2
"""Of its last so many choices a seat makes none so often again, unless a careful newcomer would."""


THOUGHTS = 24
"""So often a seat thinks in one turn, and from then on plays as a careful newcomer: somebody who may hand things to and
fro for nothing always finds a plan that looks a little better than to end the turn."""


class ThinkingBot(Bot):
    """Thinks ahead, in games that its seat imagines."""

    ahead = True

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed)
        self.quick = False
        self.budget = budget
        self._offhand = SensibleBot(seed)
        self._thoughts = Counter[tuple[int, int, int]]()
        self._vain = Vain()

    def pick(self, table: Table, seat: int, must: bool) -> Option | None:
        usual = self._offhand.pick(table, seat, must)
        if usual is None or not self._ponders(table, seat):
            return usual
        seed = self.dice.below(1 << 62)
        return search(table, seat, self._promising(table, seat, usual), self._budget_now(table), seed)[0].option

    def offhand(self, table: Table, seat: int, must: bool) -> Option | None:
        return self._offhand.pick(table, seat, must)

    def advise(self, table: Table, seat: int) -> Option | None:
        return self._offhand.advise(table, seat)

    def brief(self, table: Table, seat: int, must: bool, shelf: Shelf) -> Brief | None:
        usual = self._offhand.pick(table, seat, must)
        if usual is None or not self._ponders(table, seat):
            return None
        asked = (seat, self._promising(table, seat, usual), self._budget_now(table), self.dice.dice)
        return Brief(think_ahead, (table.game.id, shelf, table.branch(), *asked))

    def _promising(self, table: Table, seat: int, usual: Option) -> list[Option]:
        """The options that may come to something, and what a careful newcomer would pick in any case."""
        vain = self._vain.at(table, seat)
        return [option for option in unworn(table, seat, usual) if option == usual or option not in vain]

    def _ponders(self, table: Table, seat: int) -> bool:
        """Whether to think now, which counts."""
        if not worth_a_thought(table, seat):
            return False
        turn = (table.state.round, table.state.turn, seat)
        self._thoughts[turn] += 1
        return self._thoughts[turn] <= THOUGHTS

    def _budget_now(self, table: Table) -> Budget:
        """Less where nobody is to hear who has anything to choose, and in a race, where whoever ponders is too late."""
        budget, decision = self.budget, table.decision
        hurried = decision is not None and (decision.guarded or (isinstance(decision, Window) and decision.is_race))
        if not hurried:
            return budget
        seconds = None if budget.seconds is None else min(budget.seconds, HURRIED)
        return budget._replace(seconds=seconds, games=None if budget.games is None else min(budget.games, FEW))


class Vain:
    """What was picked before in this turn when a seat knew exactly what it knows now: it came to nothing, such as talk
    that was broken off, and whoever is asked to listen would be asked the same again."""

    def __init__(self) -> None:
        self._turn = (0, 0)
        self._picked: dict[tuple[int, bytes], set[Option]] = {}
        self._asked: dict[int, tuple[bytes, int]] = {}

    def at(self, table: Table, seat: int) -> set[Option]:
        """What this seat need not try again here."""
        if self._turn != (now := (table.state.round, table.state.turn)):
            self._turn = now
            self._picked.clear()
        known = table.game.encoder.encode(table.game.secrets.veiled(table.state, seat))
        before, place = self._asked.get(seat, (b"", len(table.choices)))
        if place < len(table.choices) and table.choices[place][0] == seat:
            self._picked.setdefault((seat, before), set()).add(table.choices[place][1])
        self._asked[seat] = known, len(table.choices)
        return self._picked.get((seat, known), set())


def worth_a_thought(table: Table, seat: int) -> bool:
    """Whether there is anything to find out: an answer is waited for, and there is more than one."""
    return seat in table.waiting_for() and len(table.options(seat)) > 1


def unworn(table: Table, seat: int, usual: Option) -> list[Option]:
    """The options without those that this seat has tried again and again lately: what comes to nothing, such as talk
    about a deal, looks as good as anything else, and there would be no end to it."""
    own = islice((option for who, option in reversed(table.choices) if who == seat), LATELY)
    tried = Counter(own)
    return [option for option in table.options(seat) if option == usual or tried[option] < AGAIN]


def think_ahead(
    game: str, shelf: Shelf, branch: Branch, seat: int, options: list[Option], budget: Budget, dice: int
) -> Thought:
    """What a bot picks that thinks ahead. The table it is told of is only ever imagined by its seat."""
    chances = Dice(0)
    chances.dice = dice
    table = Table.grown(find_game(game), book_of(game, shelf), branch)
    return Thought(search(table, seat, options, budget, chances.below(1 << 62))[0].option, chances.dice)
