"""The tree of a search: what a seat might pick after its first pick, and what came of that in imagined games.

It grows with each imagined game that passes through it. What others do and what is dealt is left to that game; a fork
follows from what the seat itself has picked before, so it is met in many games, and not all of its ways are open in
each of them. What a careful newcomer would pick comes first, and is left for something else only where that promises
more.
"""

from math import sqrt

from holdouts.bots.imagined import Imagined, favourites
from holdouts.engine.decision import Option
from holdouts.engine.table import Table

FIRST = 16
"""So often a fork is passed as a careful newcomer would before anything else is tried: what fewer games tell is luck,
and options are compared best while everybody plays on alike."""

WAYS = 3
"""So many ways are tried at a fork, at most."""

TRUST = 0.6
"""How much of the first guess is for what a careful newcomer would pick; the others share the rest."""

CURIOSITY = 0.15
"""How much it counts that a way was tried seldom."""


class Fork:
    """Where picks of the seat's have led, how often that was open to it and taken, and what it came to."""

    __slots__ = ("offered", "sum", "taken", "ways")

    def __init__(self) -> None:
        self.ways: dict[Option, Fork] = {}
        self.offered = 0
        self.taken = 0
        self.sum = 0.0

    @property
    def worth(self) -> float:
        return self.sum / self.taken if self.taken else 0.0

    def way(self, option: Option) -> "Fork":
        return self.ways.setdefault(option, Fork())

    def best(self, options: list[Option]) -> Option:
        """Which of these to pick in this game; the first is what a careful newcomer would."""
        for option in options:
            self.way(option).offered += 1
        others = (1 - TRUST) / max(1, len(options) - 1)
        return max(options, key=lambda option: self._promise(option, TRUST if option == options[0] else others))

    def _promise(self, option: Option, share: float) -> float:
        """What a way came to, or all of them together while it is new, and how curious that leaves."""
        way = self.ways[option]
        known = way.worth if way.taken else self.worth
        return known + CURIOSITY * share * sqrt(way.offered) / (1 + way.taken)


class Climber(Imagined):
    """Plays the seat that thinks: so many choices by the tree, then as a careful newcomer."""

    def __init__(self, seed: int, root: Fork, height: int) -> None:
        super().__init__(seed)
        self._path = [root]
        self._height = height

    def pick(self, table: Table, seat: int, must: bool) -> Option | None:
        usual = super().pick(table, seat, must)
        options = table.options(seat)
        if usual is None or not must or len(options) < 2 or len(self._path) > self._height:
            return usual
        fork = self._path[-1]
        if fork.taken >= FIRST:
            others = [option for option in options if option != usual]
            usual = fork.best([usual, *favourites(table, seat, others, WAYS - 1, self.dice)])
        self._path.append(fork.way(usual))
        return usual

    def learn(self, worth: float) -> None:
        """The game came to that."""
        for fork in self._path:
            fork.taken += 1
            fork.sum += worth
