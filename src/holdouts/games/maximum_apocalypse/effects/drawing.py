"""Effects on decks: drawing, finding, burning and taking back."""

from typing import ClassVar

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps, at_once
from holdouts.engine.why_not import Why
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.effects.words import Count, CountOrAll, Word
from holdouts.games.maximum_apocalypse.picks import Enough, Pick
from holdouts.games.maximum_apocalypse.rules import drawing, encounters, hands, scavenging
from holdouts.games.maximum_apocalypse.state import Apocalypse


class Draw(Word, frozen=True, kw_only=True):
    """Draw survivor cards, which is compulsory: a card asks it only of a deck that has them. [MAX-DRAW-2]"""

    lacks: ClassVar[Why] = Why("deck-empty")
    costs: ClassVar[bool] = True
    names_cause: ClassVar[bool] = True

    amount: Count = 1

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        yield from drawing.draw_cards(world, deed.seat, self.amount, cause=deed.cause, rule=deed.rule)

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return len(world.kit_of(seat).deck) >= self.amount


class Scavenge(Word, frozen=True, kw_only=True):
    """Draw Scavenge cards from any deck, or turn so many over and keep some of them. [MAX-SCAV-11]"""

    lacks: ClassVar[Why] = Why("decks-empty")
    names_cause: ClassVar[bool] = True

    amount: Count = 1
    look: CountOrAll = 0
    """So many cards are turned over, all of one deck; zero: each is drawn by itself."""

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        if self.look:
            yield from self._look_over(world, deed)
        else:
            yield from scavenging.draw_any(world, deed.seat, self.amount, cause=deed.cause, rule="MAX-SCAV-11")

    def _look_over(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        """The top of a deck is turned over; what is not kept is discarded."""
        seat = deed.seat
        decks = scavenging.any_deck(world)
        if not decks:
            return
        colour = yield from scavenging.choose_deck(world, seat, decks, rule="MAX-SCAV-11")
        deck = world.scavenge[colour]
        seen = [scavenging.take_top(world, colour) for _ in range(min(self.look, len(deck)))]
        world.playing += seen
        world.unveil()
        world.tell(events.LookedOver(who=seat, colour=colour, cards=tuple(seen), rule=deed.rule))
        kept = [card for card in seen if world.is_item(card)]  # what the mission needs is not discarded [MAX-MISSION-3]
        left = [card for card in seen if card not in kept]
        for _ in range(self.amount - len(kept)):
            pick = yield Choose(seat, [*map(Pick, left), Enough()], rule=deed.rule, ask="keep-which", parts=(Pick,))
            if isinstance(pick, Enough):
                break
            left.remove(pick.card)
            kept.append(pick.card)
        for card in left:
            world.playing.remove(card)
            hands.to_pile(world, card)
            world.tell(events.Discarded(who=seat, card=card, rule=deed.rule))
        for card in kept:
            world.playing.remove(card)
            if world.survivors[seat].dead:  # of an Ambush among them
                hands.lay_down(world, world.survivors[seat].place, card, rule="MAX-END-5")
                continue
            yield from scavenging.find(world, seat, card, colour, cause=deed.cause, rule=deed.rule)

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return any(world.scavenge)


class FreeSearch(Word, frozen=True, kw_only=True):
    """Search the tile without an action; it is this turn's search of it. [MAX-SCAV-13]"""

    names_cause: ClassVar[bool] = True

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        yield from scavenging.free_search(world, deed.seat, cause=deed.cause, rule="MAX-SCAV-13")


class Meet(Word, frozen=True, kw_only=True):
    """Draw Monster cards, which attach to you. [MAX-MONSTER-2]"""

    costs: ClassVar[bool] = True
    names_cause: ClassVar[bool] = True

    amount: Count = 1

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        yield from encounters.meet(world, deed.seat, self.amount, cause=deed.cause, rule=deed.rule)


class Burn(Word, frozen=True, kw_only=True):
    """The top of your survivor deck goes to the discard, unread. [MAX-KEYWORD-5]"""

    costs: ClassVar[bool] = True

    amount: Count = 1

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        if not deed.again:  # a pair has one deck, whichever of the two was hurt [MAX-DOG-17]
            hands.burn(world, deed.seat, self.amount, rule="MAX-KEYWORD-5")
        return at_once()
