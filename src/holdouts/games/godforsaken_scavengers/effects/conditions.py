"""What a card of Godforsaken Scavengers can ask about the table."""

from typing import Literal

from holdouts.engine.conditions import Count, Test
from holdouts.engine.reactions import Moment
from holdouts.games.godforsaken_scavengers.moments import PerilMet, PerilOver
from holdouts.games.godforsaken_scavengers.state import Expedition


class WithCharacters(Test, frozen=True, kw_only=True):
    """The Characters are played with. [GOD-CHARACTER-1]"""

    def holds(self, expedition: Expedition, seat: int, moment: Moment | None = None) -> bool:
        return expedition.with_characters


class OnTurn(Test, frozen=True, kw_only=True):
    """It is one's own turn. [GOD-TURN-2]"""

    def holds(self, expedition: Expedition, seat: int, moment: Moment | None = None) -> bool:
        return expedition.on_turn(seat)


class OwnPeril(Test, frozen=True, kw_only=True):
    """The open Peril is one's own. [GOD-PERIL-1]"""

    def holds(self, expedition: Expedition, seat: int, moment: Moment | None = None) -> bool:
        return bool(expedition.trials) and expedition.trials[-1].searcher == seat


class FirstPeril(Test, frozen=True, kw_only=True):
    """The Peril just met is the first of the round, of all or of those met in the Search phase. [GOD-LOCATION-1]"""

    in_search_phase: bool = False

    def holds(self, expedition: Expedition, seat: int, moment: Moment | None = None) -> bool:
        player = expedition.players[seat]
        if self.in_search_phase:
            return isinstance(moment, PerilMet) and moment.in_search_phase and player.perils_in_search == 1
        return player.perils == 1


class PerilEnded(Test, frozen=True, kw_only=True):
    """What the Peril that is over has meant for somebody. [GOD-PERIL-4, GOD-PERIL-5]"""

    how: Literal["neutralised", "hurt"]

    def holds(self, expedition: Expedition, seat: int, moment: Moment | None = None) -> bool:
        return isinstance(moment, PerilOver) and (moment.hurt if self.how == "hurt" else moment.neutralised)


class Fed(Test, frozen=True, kw_only=True):
    """One has fed at the last Feeding. [GOD-FEED-2]"""

    def holds(self, expedition: Expedition, seat: int, moment: Moment | None = None) -> bool:
        return expedition.players[seat].fed_last


class NextShows(Test, frozen=True, kw_only=True):
    """The next card of one's search pile shows that level. [GOD-CARD-14]"""

    level: Literal[1, 2, 3]

    def holds(self, expedition: Expedition, seat: int, moment: Moment | None = None) -> bool:
        pile = expedition.players[seat].pile
        if pile is None or not expedition.piles[pile] or expedition.forbidden("look", seat):
            return False
        return expedition.book.levels[expedition.piles[pile][-1]] == self.level


class Afflictions(Count, frozen=True, kw_only=True):
    """So many Afflictions lie before one, face down or not. [GOD-AFFLICTION-4]"""

    def number(self, expedition: Expedition, seat: int) -> int:
        return len(expedition.players[seat].afflictions)


CONDITIONS = (WithCharacters, OnTurn, OwnPeril, FirstPeril, PerilEnded, Fed, NextShows, Afflictions)
