"""Reactions to Perils."""

from typing import ClassVar

from holdouts.engine.state import Steps, at_once
from holdouts.games.godforsaken_scavengers import events
from holdouts.games.godforsaken_scavengers.effects.words import Count, Whose, Word, rule_of
from holdouts.games.godforsaken_scavengers.rules import deals, perils
from holdouts.games.godforsaken_scavengers.state import (
    NONE,
    Deed,
    Expedition,
)


def mine(expedition: Expedition, seat: int, whose: str) -> bool:
    """Whether a Reaction that serves one's own Perils, or anybody's, fits the open one."""
    trial = expedition.trial
    if trial is None:
        return False
    return trial.searcher == seat or (whose == "any")


class KeepSearched(Word, frozen=True, kw_only=True):
    """The open Peril does not discard the searched cards. [GOD-PERIL-9]"""

    early: ClassVar[bool] = True
    reacts: ClassVar[bool] = True

    whose: Whose = "any"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trials[-1]
        trial.saved = True
        deals.note_played(expedition, deed.seat, "keep-searched", trial.searcher)
        expedition.tell(events.SavedSearched(who=trial.searcher, rule="GOD-PERIL-9"))
        return at_once()

    def possible(self, expedition: Expedition, seat: int) -> bool:
        """In the Last Hunt it works for one's own zone only. [GOD-LASTHUNT-15]"""
        whose = "own" if expedition.hunt else self.whose
        if not mine(expedition, seat, whose):
            return False
        trial = expedition.trials[-1]
        return not trial.saved and bool(expedition.zone(trial.searcher))


class Prevent(Word, frozen=True, kw_only=True):
    """The open Peril gives its searcher no Affliction. [GOD-PERIL-9]"""

    reacts: ClassVar[bool] = True

    whose: Whose = "own"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trial
        if trial is not None and self.possible(expedition, deed.seat):
            trial.prevented = True
            deals.note_played(expedition, deed.seat, "prevent", trial.searcher)
            expedition.tell(events.Prevented(who=trial.searcher, rule="GOD-PERIL-9"))
        return at_once()

    def possible(self, expedition: Expedition, seat: int) -> bool:
        if not mine(expedition, seat, self.whose):
            return False
        trial = expedition.trials[-1]
        return (
            not (trial.prevented or trial.neutralised) and trial.bearer == NONE and expedition.peril().afflictions > 0
        )


class Neutralise(Word, frozen=True, kw_only=True):
    """The open Peril counts as neutralised without payment, if it has a cost line."""

    reacts: ClassVar[bool] = True

    whose: Whose = "any"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if self.possible(expedition, deed.seat):
            deals.note_played(expedition, deed.seat, "neutralise", expedition.trials[-1].searcher)
            perils.neutralise(expedition)
        return at_once()

    def possible(self, expedition: Expedition, seat: int) -> bool:
        if not mine(expedition, seat, self.whose):
            return False
        return bool(expedition.peril().neutralise) and not expedition.trials[-1].neutralised


class Discount(Word, frozen=True, kw_only=True):
    """The open Peril's cost is some cards lower."""

    reacts: ClassVar[bool] = True

    cards: Count = 1

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trials[-1]
        trial.discount += self.cards
        deals.note_played(expedition, deed.seat, "discount", trial.searcher)
        expedition.tell(events.Discounted(count=self.cards, rule=rule_of(deed)))
        return at_once()

    def possible(self, expedition: Expedition, seat: int) -> bool:
        trial = expedition.trial
        if trial is None or trial.neutralised:
            return False
        return any(perils.price(expedition, way) for way in range(len(expedition.peril().neutralise)))


class Redirect(Word, frozen=True, kw_only=True):
    """You bear the Afflictions of another player's Peril. [GOD-PERIL-16]"""

    reacts: ClassVar[bool] = True

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trials[-1]
        trial.bearer = deed.seat
        deals.note_played(expedition, deed.seat, "redirect", trial.searcher)
        expedition.tell(events.Redirected(who=deed.seat, other=trial.searcher, rule="GOD-PERIL-16"))
        return at_once()

    def possible(self, expedition: Expedition, seat: int) -> bool:
        trial = expedition.trial
        if trial is None or trial.searcher == seat or trial.bearer != NONE:
            return False
        return not (trial.prevented or trial.neutralised) and expedition.peril().afflictions > 0


class Cover(Word, frozen=True, kw_only=True):
    """An Affliction that the open Peril or starving would give you arrives face down. [GOD-PERIL-15]"""

    reacts: ClassVar[bool] = True

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if expedition.trial is not None:
            expedition.trial.covered.append(deed.seat)
        else:
            expedition.players[deed.seat].covered = True
        expedition.tell(events.CoveredUp(who=deed.seat, rule="GOD-PERIL-15"))
        return at_once()

    def possible(self, expedition: Expedition, seat: int) -> bool:
        trial = expedition.trial
        if trial is None:
            return expedition.feeding and not expedition.players[seat].covered
        bearer = trial.searcher if trial.bearer == NONE else trial.bearer
        if bearer != seat or seat in trial.covered or trial.prevented or trial.neutralised:
            return False
        return expedition.peril().afflictions > 0
