"""Effects on how much people do: actions more, fewer, or out of turn."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from holdouts.engine.state import Steps, at_once
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.effects.words import Count, Word, as_whom, ask_whom
from holdouts.games.maximum_apocalypse.rules import actions
from holdouts.games.maximum_apocalypse.state import Apocalypse


class LetAct(Word, frozen=True, kw_only=True):
    """Another survivor, or anybody, takes actions at once. [MAX-ACTION-12]"""

    count: Count = 1
    whom: Literal["other", "one"] = "other"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        seats = world.others(deed.seat) if self.whom == "other" else world.clockwise(deed.seat)
        if seats:
            seat = (yield from ask_whom(deed, as_whom(world, seats), "let-act-whom")).seat
            world.tell(events.LetAct(who=deed.seat, other=seat, count=self.count, rule="MAX-ACTION-12"))
            yield from actions.let_act(world, seat, self.count, rule="MAX-ACTION-12")

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return self.whom == "one" or [survivor.dead for survivor in world.survivors].count(False) > 1


class LetPlay(Word, frozen=True, kw_only=True):
    """A survivor may play up to so many cards at once without spending actions. [MAX-CARD-4]"""

    lets_play: ClassVar[bool] = True

    count: Count

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        seats = list(self._able(world, deed.seat))
        if not seats:
            return
        seat = (yield from ask_whom(deed, as_whom(world, seats), "let-play-whom")).seat
        world.tell(events.LetPlay(who=deed.seat, other=seat, count=self.count, rule="MAX-CARD-4"))
        yield from actions.let_play(world, seat, self.count, rule="MAX-CARD-4")

    def _able(self, world: Apocalypse, seat: int) -> Iterator[int]:
        """Whoever has a card to play. One that only lets others play is none: two of them would play each other."""
        book = world.book
        for other in world.clockwise(seat):
            for card in world.kit_of(other).hand:
                if not book.lets_play[card] and actions.playable(world, other, card):
                    yield other
                    break

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return next(self._able(world, seat), None) is not None


class MoreActions(Word, frozen=True, kw_only=True):
    """You have so many more actions this turn."""

    amount: Count = 1

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        world.survivors[deed.seat].actions += self.amount
        world.tell(events.MoreActions(who=deed.seat, count=self.amount, rule="MAX-ACTION-12"))
        return at_once()

    def possible(self, world: Apocalypse, seat: int) -> bool:
        """It is nobody else's turn. [MAX-CARD-6]"""
        return seat == world.active


class FewerActions(Word, frozen=True, kw_only=True):
    """You have so many fewer actions this turn, as far as there are any left."""

    costs: ClassVar[bool] = True

    amount: Count = 1

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        survivor = world.survivors[deed.seat]
        lost = min(self.amount, survivor.actions)
        if lost:
            survivor.actions -= lost
            world.tell(events.FewerActions(who=deed.seat, count=lost, rule=deed.rule))
        return at_once()


class EndActions(Word, frozen=True, kw_only=True):
    """Your action step is over; out of turn, only the actions you were given. [MAX-FREE-1, MAX-ACTION-12]"""

    costs: ClassVar[bool] = True

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        survivor = world.survivors[deed.seat]
        survivor.actions = 0
        survivor.confined = True
        world.tell(events.ActionsOver(who=deed.seat, rule=deed.rule))
        return at_once()
