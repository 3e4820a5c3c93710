"""Gallery: what is painted and told of one position. Readers who may know the same, in one language, share it."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from holdouts.engine.events import Event
from holdouts.engine.naming import Naming
from holdouts.engine.table import Table
from holdouts.engine.view import Line, Scene, line_of
from holdouts.engine.words import Words


class _Painting(NamedTuple):
    """A scene as nobody in particular sees it, and all that was known of the table."""

    known: Any
    words: Words
    scene: Scene

    def shows(self, known: Any, words: Words) -> bool:
        return self.known is known and self.words is words


class Gallery:
    """It is closed when the table goes on: what was known there may have changed since."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._game = table.game
        self._known: dict[int | None, Any] = {}
        self._paintings: list[_Painting] = []
        self._lines: defaultdict[tuple[int, Words], list[tuple[Any, Line]]] = defaultdict(list)

    def known(self, seat: int | None) -> Any:
        """The state as far as that seat (None: a spectator) may know it."""
        if seat not in self._known:
            self._known[seat] = self._find(self._game.secrets.veiled(self._table.state, seat))
        return self._known[seat]

    def scene(self, seat: int | None, words: Words, names: Sequence[str]) -> Scene:
        """What the game's own `scene` would be for that seat."""
        game, known = self._game, self.known(seat)
        if game.sharing is None or not game.sharing.holds(known):
            return game.scene(known, seat, words, names)
        painted = (painting.scene for painting in self._paintings if painting.shows(known, words))
        scene = next(painted, None)
        if scene is None:
            scene = game.scene(known, None, words, names)
            self._paintings.append(_Painting(known, words, scene))
        return scene if seat is None else game.sharing.seen_by(scene, seat, words)

    def line(self, place: int, moment: int, event: Event, naming: Naming[Any]) -> Line:
        """What stands at that place of the story, as the reader of `naming` is told it of what they know now."""
        sharing, words, known = self._game.sharing, naming.words, naming.state
        if sharing is None or not sharing.holds(known):
            return line_of(moment, event, words, naming)
        for other, line in self._lines[place, words]:
            if other is known:
                return line
        line = line_of(moment, event, words, naming)
        self._lines[place, words].append((known, line))
        return line

    def _find(self, known: Any) -> Any:
        """The same for all who may know the same, where they share what is made of it."""
        if self._game.sharing is None:
            return known
        return next((other for other in self._known.values() if other == known), known)
