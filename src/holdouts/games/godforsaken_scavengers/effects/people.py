"""Effects on Afflictions, Characters and hunger."""

from typing import Any, ClassVar, Literal

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import events
from holdouts.games.godforsaken_scavengers.effects.words import Count, Word, aim
from holdouts.games.godforsaken_scavengers.picks import Aim, Pass
from holdouts.games.godforsaken_scavengers.rules import afflictions, playing, promises
from holdouts.games.godforsaken_scavengers.state import (
    Deed,
    Expedition,
)


class Afflict(Word, frozen=True, kw_only=True):
    """Somebody gains Afflictions."""

    amount: Count = 1
    who: Literal["self"] = "self"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        for _ in range(self.amount):
            if not expedition.players[deed.seat].dead:
                trial = expedition.trial
                if trial is not None:
                    trial.hurt.append(deed.seat)
                covered = trial is not None and deed.seat in trial.covered
                yield from afflictions.afflict(expedition, deed.seat, rule=deed.rule, face_down=covered)


class Heal(Word, frozen=True, kw_only=True):
    """Somebody heals Afflictions; their owner chooses which."""

    amount: Count = 1
    who: Literal["self", "any"] = "self"
    face_down: bool = False

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        target = yield from whom(expedition, deed, self.who)
        promises.note_played(expedition, deed, "heal", target)
        heal = afflictions.heal_face_down if self.face_down else afflictions.heal
        yield from heal(expedition, target, self.amount, rule=deed.rule)

    def possible(self, expedition: Expedition, seat: int) -> bool:
        people = [seat] if self.who == "self" else expedition.living()
        if self.face_down:
            return any(expedition.players[other].face_down for other in people)
        return any(expedition.players[other].afflictions for other in people)


def whom(expedition: Expedition, deed: Deed, who: str) -> Steps[int]:
    """Whoever plays the card, or whomever they aim it at."""
    if who == "any":
        return (yield from aim(expedition, deed, patients(expedition, deed)))
    return deed.seat


def patients(expedition: Expedition, deed: Deed) -> list[int]:
    """Whom the card at work would do any good: an Affliction to treat or a Character to turn up. [GOD-CHARACTER-5]"""
    text = playing.text_of(expedition, deed)
    heals = any(isinstance(effect, Heal) for effect in text)
    turns_up = any(isinstance(effect, TurnCharacter) for effect in text)
    people = [
        seat
        for seat in expedition.clockwise(deed.seat)
        if (expedition.players[seat].afflictions if heals else afflictions.has_face_up(expedition, seat))
        or (turns_up and playing.can_show(expedition, seat))
    ]
    return people or [deed.seat]


class TurnDown(Word, frozen=True, kw_only=True):
    """Somebody turns Afflictions face down, for good or until cleanup. [GOD-AFFLICTION-4]"""

    amount: Count = 1
    who: Literal["self", "any"] = "self"
    until_cleanup: bool = False

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        target = yield from whom(expedition, deed, self.who)
        promises.note_played(expedition, deed, "turn-down", target)
        for _ in range(self.amount):
            affliction = yield from afflictions.turn_down(expedition, target, rule=deed.rule)
            if affliction is not None and self.until_cleanup:
                expedition.players[target].resting.append(affliction)

    def possible(self, expedition: Expedition, seat: int) -> bool:
        people = [seat] if self.who == "self" else expedition.living()
        return any(afflictions.has_face_up(expedition, other) for other in people)


class TurnUp(Word, frozen=True, kw_only=True):
    """People turn face-down Afflictions up again."""

    amount: Count = 1
    who: Literal["self", "everyone"] = "self"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        for seat in [deed.seat] if self.who == "self" else expedition.clockwise(deed.seat):
            for _ in range(self.amount):
                if not expedition.players[seat].dead:
                    yield from afflictions.turn_up(expedition, seat, rule="GOD-PERIL-20")


class TurnCharacter(Word, frozen=True, kw_only=True):
    """A Character turns up, on top of what the card does otherwise; or all turn face down.

    [GOD-CHARACTER-4, GOD-CHARACTER-5, GOD-CHARACTER-8, GOD-PERIL-19]
    """

    reacts: ClassVar[bool] = True

    who: Literal["self", "any", "everyone"] = "self"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if self.who == "everyone":
            for seat in expedition.clockwise(deed.seat):
                playing.hide_character(expedition, seat, rule="GOD-CHARACTER-8")
            return
        target = yield from whom(expedition, deed, self.who)
        playing.show_character(expedition, target, rule="GOD-CHARACTER-4")

    def possible(self, expedition: Expedition, seat: int) -> bool:
        if not expedition.with_characters:
            return False
        if self.who == "everyone":
            return any(expedition.players[other].revealed for other in expedition.living())
        people = [seat] if self.who == "self" else expedition.living()
        return any(playing.can_show(expedition, other) for other in people)


class EaseHunger(Word, frozen=True, kw_only=True):
    """Some other players need less food at the next Feeding."""

    amount: Count = 1
    people: Count = 2

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        waiting = expedition.others(deed.seat)
        for turn in range(min(self.people, len(waiting))):
            options: list[Any] = [Aim(seat) for seat in waiting]
            if turn:
                options.append(Pass())
            pick = yield Choose(deed.seat, options, rule=deed.rule, ask="ease-whom")
            if isinstance(pick, Pass):
                return
            waiting.remove(pick.seat)
            expedition.players[pick.seat].need -= self.amount
            promises.note_played(expedition, deed, "ease-hunger", pick.seat)
            expedition.tell(events.NeedChanged(who=pick.seat, count=self.amount, rule=deed.rule))

    def possible(self, expedition: Expedition, seat: int) -> bool:
        return len(expedition.living()) > 1
