"""Effects on how much people do: actions more, fewer, or out of turn."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from holdouts.engine.modifiers import Ban, Change
from holdouts.engine.reactions import Reaction
from holdouts.engine.state import Steps, at_once
from holdouts.engine.why_not import Why
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.effects.words import Count, Word, as_whom, ask_whom
from holdouts.games.maximum_apocalypse.rules import actions
from holdouts.games.maximum_apocalypse.state import Apocalypse, Lasting


class LetAct(Word, frozen=True, kw_only=True):
    """Another survivor, or anybody, takes actions at once, or plays cards without spending any.

    [MAX-ACTION-12, MAX-CARD-4]
    """

    lacks: ClassVar[Why] = Why("nobody-else")

    count: Count = 1
    whom: Literal["other", "one"] = "other"
    only: Literal["", "cards"] = ""

    @property
    def lets_play(self) -> bool:
        """Whether it is a reason to play a card only where there is another one to play."""
        return self.only == "cards"

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        among = as_whom(world, list(self._able(world, deed.seat)))
        if not among:
            return
        count = self.count
        if self.lets_play:
            seat = (yield from ask_whom(deed, among, "let-play-whom")).seat
            world.tell(events.LetAct(who=deed.seat, other=seat, count=count, cards_only=True, rule="MAX-CARD-4"))
            yield from actions.let_play(world, seat, count, rule="MAX-CARD-4")
        else:
            seat = (yield from ask_whom(deed, among, "let-act-whom")).seat
            world.tell(events.LetAct(who=deed.seat, other=seat, count=count, cards_only=False, rule="MAX-ACTION-12"))
            yield from actions.let_act(world, seat, count, rule="MAX-ACTION-12")

    def _able(self, world: Apocalypse, seat: int) -> Iterator[int]:
        """Those who can be meant; only who has a card to play, if it is for that."""
        for other in world.clockwise(seat):
            if (self.whom == "one" or other != seat) and (not self.lets_play or _has_card_to_play(world, other)):
                yield other

    def possible(self, world: Apocalypse, seat: int) -> bool:
        anybody = self.whom == "one" and not self.lets_play
        return anybody or next(self._able(world, seat), None) is not None


def _has_card_to_play(world: Apocalypse, seat: int) -> bool:
    """A card that only lets others play is none: two of them would play each other."""
    lets_play = world.book.lets_play
    others = [card for card in world.kit_of(seat).hand if not lets_play[card]]
    return any(actions.why_not_play(world, seat, card) is None for card in others)


class Actions(Word, frozen=True, kw_only=True):
    """You have so many actions more or fewer this turn, as far as there are any left; or they are over.

    Out of turn, only the actions you were given are over. [MAX-FREE-1, MAX-ACTION-12]
    """

    by: Annotated[int, Meta(ge=-9, le=9)] = 0
    over: bool = False

    @property
    def costs(self) -> bool:  # type: ignore[override]
        return self.over or self.by < 0

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        survivor = world.survivors[deed.seat]
        if self.over:
            survivor.actions = 0
            survivor.confined = True
            world.tell(events.ActionsOver(who=deed.seat, rule=deed.rule))
            return at_once()
        change = max(self.by, -survivor.actions)
        survivor.actions += change
        if change:
            rule = "MAX-ACTION-12" if change > 0 else deed.rule
            world.tell(events.ActionsChanged(who=deed.seat, count=abs(change), less=change < 0, rule=rule))
        return at_once()

    def possible(self, world: Apocalypse, seat: int) -> bool:
        """More of them only while it is nobody else's turn. [MAX-CARD-6]"""
        return self.costs or seat == world.active


class Last(Word, frozen=True, kw_only=True):
    """Something holds for you, or for everybody, for a while. [MAX-CARD-3]"""

    lacks: ClassVar[Why] = Why("in-force")

    until: Literal["next-turn", "turn-end"]
    whom: Literal["self", "everyone"] = "self"
    changes: tuple[Change, ...] = ()
    forbids: tuple[Ban, ...] = ()
    reactions: tuple[Reaction, ...] = ()

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        assert deed.card is not None
        this_turn = self.until == "turn-end"
        for seat in [deed.seat] if self.whom == "self" else world.clockwise(deed.seat):
            world.survivors[seat].lasting.append(Lasting(deed.card, deed.seat, this_turn))
            world.tell(events.Lasted(who=seat, card=deed.card, this_turn=this_turn, rule=deed.rule))
        return at_once()

    def possible(self, world: Apocalypse, seat: int) -> bool:
        """What adds up can be had twice."""
        lasting = world.survivors[seat].lasting
        return bool(self.changes) or not any(self in world.book.cards[one.card].effects for one in lasting)
