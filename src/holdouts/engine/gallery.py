"""Gallery: what is painted and told of one position. Readers who may know the same, in one language, share it."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from holdouts.engine.events import Event
from holdouts.engine.game import Paint
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


def _alike_in_common(known: Any, other: Any, apart: Collection[str]) -> bool:
    """Whether two readers know the same of all that the common table is painted from."""
    for name in known.__struct_fields__:
        mine, theirs = getattr(known, name), getattr(other, name)
        if mine is not theirs and name not in apart and mine != theirs:
            return False
    return True


class Gallery:
    """It is closed when the table goes on: what was known there may have changed since."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._game = table.game
        self._known: dict[int | None, Any] = {}
        self._paintings: list[_Painting] = []
        self._looked = False
        self._lines: defaultdict[tuple[int, Words], list[tuple[Any, Line]]] = defaultdict(list)

    def known(self, seat: int | None) -> Any:
        """The state as far as that seat (None: a spectator) may know it."""
        if self._game.sharing is not None and self._game.sharing.common:
            seat = None
        if seat not in self._known:
            self._known[seat] = self._find(self._game.secrets.veiled(self._table.state, seat))
        return self._known[seat]

    def scene(self, seat: int | None, words: Words, names: Sequence[str]) -> Scene:
        """What the game's own `scene` would be for that seat."""
        game, known = self._game, self.known(seat)
        if game.painter is not None:
            return self._beside_others(game.painter, seat, words, names)
        if game.sharing is None or not game.sharing.holds(known):
            return game.scene(known, seat, words, names)
        scene = self._of_nobody(known, words, names)
        return scene if seat is None else game.sharing.seen_by(scene, seat, words)

    def _of_nobody(self, known: Any, words: Words, names: Sequence[str]) -> Scene:
        """What nobody in particular sees who knows that; painted once."""
        painted = (painting.scene for painting in self._paintings if painting.shows(known, words))
        scene = next(painted, None)
        if scene is None:
            scene = self._game.scene(known, None, words, names)
            self._paintings.append(_Painting(known, words, scene))
        return scene

    def _beside_others(self, paint: Paint, seat: int | None, words: Words, names: Sequence[str]) -> Scene:
        """Where a seat knows no more of the common table than a spectator, only what is left is painted for it: so
        nobody is shown by it what they may not know. Who is the first to look is painted all, for they may be alone."""
        known, common = self.known(seat), self.known(None) if self._looked or seat is None else None
        self._looked = True
        if seat is None:
            return self._of_nobody(common, words, names)
        painter = paint(known, seat, words, names)
        if common is None or not _alike_in_common(known, common, painter.apart):
            return painter.scene()
        pairs = enumerate(zip(known.players, common.players, strict=True))
        alike = [other for other, (mine, theirs) in pairs if other != seat and (mine is theirs or mine == theirs)]
        return painter.beside(self._of_nobody(common, words, names), alike)

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
