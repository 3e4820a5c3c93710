"""Reactions to Perils."""

from typing import ClassVar

from holdouts.engine.effects import Each, Effect, branches
from holdouts.engine.state import Steps, at_once
from holdouts.games.godforsaken_scavengers import events
from holdouts.games.godforsaken_scavengers.effects.people import Afflict
from holdouts.games.godforsaken_scavengers.effects.words import Count, Whose, Word
from holdouts.games.godforsaken_scavengers.rules import perils, promises
from holdouts.games.godforsaken_scavengers.state import (
    HERE,
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
    needs_peril: ClassVar[bool] = True

    whose: Whose = "any"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trials[-1]
        trial.saved = True
        promises.note_played(expedition, deed, "keep-searched", trial.searcher)
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
    needs_peril: ClassVar[bool] = True

    whose: Whose = "own"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trial
        if trial is not None and self.possible(expedition, deed.seat):
            trial.prevented = True
            promises.note_played(expedition, deed, "prevent", trial.searcher)
            expedition.tell(
                events.Prevented(who=trial.searcher, rule=deed.rule if deed.part == HERE else "GOD-PERIL-9")
            )
        return at_once()

    def possible(self, expedition: Expedition, seat: int) -> bool:
        if not mine(expedition, seat, self.whose):
            return False
        return expedition.trials[-1].bearer is None and perils.looming(expedition) > 0


class Neutralise(Word, frozen=True, kw_only=True):
    """The open Peril counts as neutralised without payment, if it has a cost line."""

    reacts: ClassVar[bool] = True
    needs_peril: ClassVar[bool] = True

    whose: Whose = "any"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if self.possible(expedition, deed.seat):
            promises.note_played(expedition, deed, "neutralise", expedition.trials[-1].searcher)
            perils.neutralise(expedition, deed.seat)
        return at_once()

    def possible(self, expedition: Expedition, seat: int) -> bool:
        if not mine(expedition, seat, self.whose):
            return False
        return bool(expedition.peril().neutralise) and not expedition.trials[-1].neutralised


class Discount(Word, frozen=True, kw_only=True):
    """The open Peril's cost is some cards lower."""

    reacts: ClassVar[bool] = True
    needs_peril: ClassVar[bool] = True

    cards: Count = 1

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trials[-1]
        trial.discount += self.cards
        promises.note_played(expedition, deed, "discount", trial.searcher)
        expedition.tell(events.Discounted(count=self.cards, rule=deed.rule))
        return at_once()

    def possible(self, expedition: Expedition, seat: int) -> bool:
        trial = expedition.trial
        if trial is None or trial.neutralised:
            return False
        return any(perils.price(expedition, way) for way in range(len(expedition.peril().neutralise)))


class Redirect(Word, frozen=True, kw_only=True):
    """You bear the Afflictions of another player's Peril. [GOD-PERIL-16]"""

    reacts: ClassVar[bool] = True
    needs_peril: ClassVar[bool] = True

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trials[-1]
        trial.bearer = deed.seat
        promises.note_played(expedition, deed, "redirect", trial.searcher)
        expedition.tell(events.Redirected(who=deed.seat, other=trial.searcher, rule="GOD-PERIL-16"))
        return at_once()

    def possible(self, expedition: Expedition, seat: int) -> bool:
        trial = expedition.trial
        if trial is None or trial.searcher == seat or trial.bearer is not None:
            return False
        return perils.looming(expedition) > 0


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
        return seat not in trial.covered and threatened(expedition, seat)


def threatened(expedition: Expedition, seat: int) -> bool:
    """Whether the open Peril could give this player an Affliction, by itself or by what it does on top."""
    trial = expedition.trials[-1]
    bearer = trial.searcher if trial.bearer is None else trial.bearer
    if bearer == seat and perils.looming(expedition):
        return True
    if trial.neutralised or trial.searcher == seat:
        return False
    return any(hurts_others(effect) for effect in expedition.peril().extra)


def hurts_others(effect: Effect) -> bool:
    inside = [inner for branch in branches(effect) for inner in branch]
    return any(map(hurts if isinstance(effect, Each) else hurts_others, inside))


def hurts(effect: Effect) -> bool:
    return isinstance(effect, Afflict) or any(hurts(inner) for branch in branches(effect) for inner in branch)
