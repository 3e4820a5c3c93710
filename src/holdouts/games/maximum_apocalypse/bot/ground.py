"""The map as far as it is turned up: reckoned once until another tile is."""

from functools import lru_cache

from holdouts.engine.secrets import BACK
from holdouts.games.maximum_apocalypse.cards import Book
from holdouts.games.maximum_apocalypse.state import Apocalypse, chart, circles, spans

HIDDEN = ""
"""The kind of a tile that was not turned up."""


class Ground:
    """What anybody can tell of the map, whoever stands on it."""

    def __init__(
        self,
        book: Book,
        mission: int,
        grid: tuple[int, ...],
        tiles: tuple[int, ...],
        up: tuple[bool, ...],
        gone: tuple[bool, ...],
    ) -> None:
        self.spans = spans(grid)
        """For each place, how far every place is."""
        self.circles = circles(grid)
        self.near = [[other for other in row if not gone[other]] for row in chart(grid)]
        self.kinds = [HIDDEN if tile >= BACK else book.kinds[tile] for tile in tiles]
        self.places = [place for place, is_gone in enumerate(gone) if not is_gone]
        self.hidden = [place for place in self.places if not up[place]]
        self.searches = [
            (place, book.searches[tile]) for place, tile in enumerate(tiles) if tile < BACK and book.searches[tile]
        ]
        """Where one can search, and in which decks."""
        turned = [kind for kind, is_up in zip(self.kinds, up, strict=True) if is_up]
        unseen = {kind: count - turned.count(kind) for kind, count in book.missions[mission].tiles.items()}
        self.unseen = {kind: count for kind, count in unseen.items() if count > 0}
        """How many tiles of each kind the mission takes that nobody has seen yet."""

    def of_kind(self, kind: str) -> list[int]:
        """Where revealed tiles of a kind lie."""
        return [place for place in self.places if self.kinds[place] == kind] if kind in self.kinds else []


_survey = lru_cache(maxsize=64)(Ground)


def survey(world: Apocalypse) -> Ground:
    """The map as one seat sees it."""
    return _survey(world.book, world.mission, world.grid, tuple(world.tiles), tuple(world.up), tuple(world.gone))
