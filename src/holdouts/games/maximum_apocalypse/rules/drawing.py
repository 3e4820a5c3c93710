"""Drawing survivor cards, like it or not. [MAX-DRAW]"""

from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.events import Drew
from holdouts.games.maximum_apocalypse.fields import Cause
from holdouts.games.maximum_apocalypse.rules import hands, harm
from holdouts.games.maximum_apocalypse.state import Apocalypse


def draw_cards(world: Apocalypse, seat: int, count: int = 1, *, cause: Cause, rule: str) -> Steps[None]:
    """Compulsory: whoever cannot draw is eliminated. [MAX-DRAW-2, MAX-DRAW-3]"""
    kit = world.kit_of(seat)
    for _ in range(count):
        if world.survivors[seat].dead:
            return
        if not kit.deck:
            harm.eliminate(world, seat, how="deck", rule="MAX-END-2")
            return
        card = kit.deck.pop()
        kit.hand.append(card)
        world.unveil()
        world.tell(Drew(who=seat, card=card, cause=cause, rule=rule))
        if len(kit.hand) > world.hand_limit:
            yield from hands.keep_limit(world, seat)
