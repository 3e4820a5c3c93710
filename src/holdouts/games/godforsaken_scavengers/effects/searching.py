"""Effects that make somebody search."""

from typing import Literal

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps, at_once
from holdouts.games.godforsaken_scavengers import events
from holdouts.games.godforsaken_scavengers.effects.words import Count, Word, aim
from holdouts.games.godforsaken_scavengers.picks import OnPile
from holdouts.games.godforsaken_scavengers.rules import promises, search
from holdouts.games.godforsaken_scavengers.state import (
    HARVESTING,
    SEARCHING,
    Deed,
    Expedition,
)


class Search(Word, frozen=True, kw_only=True):
    """The active player (or you) must search cards of their pile; if none is chosen yet, they choose one."""

    amount: Count = 1
    who: Literal["active", "self"] = "active"

    @property
    def keyword(self) -> bool:
        return True

    @property
    def unfolds(self) -> bool:
        return True

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        among = self._who(expedition, deed.seat)
        if not among:
            return
        target = yield from aim(expedition, deed, among)
        expedition.then(search.dig, target, self.amount)
        promises.note_played(expedition, deed, "search", target)

    def _who(self, expedition: Expedition, seat: int) -> list[int]:
        """Those whose pile still holds cards, or who have none yet and can choose one. [GOD-SEARCH-10]"""
        people = [seat] if self.who == "self" else active_players(expedition)
        piles = expedition.piles_left() if people else []
        own = expedition.players
        return [other for other in people if piles and (own[other].pile is None or own[other].pile in piles)]

    def possible(self, expedition: Expedition, seat: int) -> bool:
        return bool(self._who(expedition, seat))


def active_players(expedition: Expedition) -> list[int]:
    """The active player; in the Last Hunt, everybody. [GOD-TURN-11, GOD-LASTHUNT-6]"""
    active = expedition.active
    if active is not None:
        return [] if expedition.players[active].dead else [active]
    return [seat for seat in expedition.living() if expedition.on_turn(seat)] if expedition.hunt else []


class ChangePile(Word, frozen=True, kw_only=True):
    """The active player goes on with another pile, in the open Search phase with a pile chosen."""

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        among = self._who(expedition)
        if not among:
            return
        target = yield from aim(expedition, deed, among)
        promises.note_played(expedition, deed, "change-pile", target)
        player = expedition.players[target]
        piles = [OnPile(pile) for pile in expedition.piles_left() if pile != player.pile]
        pick = yield Choose(target, piles, rule=deed.rule, ask="change-to")
        search.change_pile(expedition, target, pick.pile, rule=deed.rule)

    def _who(self, expedition: Expedition) -> list[int]:
        people = active_players(expedition)
        piles = expedition.piles_left() if people else []
        return [
            seat
            for seat in people
            if (player := expedition.players[seat]).phase == SEARCHING
            and player.pile is not None
            and any(pile != player.pile for pile in piles)
        ]

    def possible(self, expedition: Expedition, seat: int) -> bool:
        return bool(self._who(expedition))


class Resume(Word, frozen=True, kw_only=True):
    """On your turn, if an Affliction ended your search: search on, with any pile."""

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        player = expedition.players[deed.seat]
        if self.possible(expedition, deed.seat):
            player.phase = SEARCHING
            player.search_over = player.ended_by_affliction = False
            player.pile = None
            expedition.tell(events.SearchResumed(who=deed.seat, rule=deed.rule))
        return at_once()

    def possible(self, expedition: Expedition, seat: int) -> bool:
        player = expedition.players[seat]
        return (
            player.ended_by_affliction
            and expedition.on_turn(seat)
            and player.phase in (SEARCHING, HARVESTING)
            and bool(expedition.piles_left())
            and not search.had_enough(expedition, seat)
        )
