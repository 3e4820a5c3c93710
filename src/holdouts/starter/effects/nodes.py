"""What a card of The Long Night can do."""

from typing import Annotated

from msgspec import Meta

from holdouts.engine.effects import Node
from holdouts.engine.state import Steps, at_once
from holdouts.starter.events import Fed
from holdouts.starter.rules import hands
from holdouts.starter.state import Camp, Deed

Count = Annotated[int, Meta(ge=1, le=9)]


class Feed(Node, frozen=True, kw_only=True):
    """Feed the fire."""

    amount: Count = 1

    def resolve(self, camp: Camp, deed: Deed) -> Steps[None]:
        camp.fire += self.amount
        camp.tell(Fed(who=deed.seat, count=self.amount, fire=camp.fire, rule=deed.rule))
        return at_once()


class Draw(Node, frozen=True, kw_only=True):
    """Draw cards, as far as there is room for them."""

    amount: Count = 1

    def resolve(self, camp: Camp, deed: Deed) -> Steps[None]:
        for _ in range(self.amount):
            if self.possible(camp, deed.seat):
                hands.draw(camp, deed.seat, rule=deed.rule)
        return at_once()

    def possible(self, camp: Camp, seat: int) -> bool:
        return hands.why_not_draw(camp, seat) is None
