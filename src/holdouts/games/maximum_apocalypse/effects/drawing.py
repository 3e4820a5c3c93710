"""Effects on decks: drawing, finding, burning and taking back."""

from typing import ClassVar

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps, at_once
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.effects.words import Count, Word
from holdouts.games.maximum_apocalypse.picks import Enough, Pick
from holdouts.games.maximum_apocalypse.rules import drawing, encounters, hands, scavenging
from holdouts.games.maximum_apocalypse.state import Apocalypse


class Draw(Word, frozen=True, kw_only=True):
    """Draw survivor cards, which is compulsory: a card asks it only of a deck that has them. [MAX-DRAW-2]"""

    costs: ClassVar[bool] = True
    names_cause: ClassVar[bool] = True

    amount: Count = 1

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        yield from drawing.draw_cards(world, deed.seat, self.amount, cause=deed.cause, rule=deed.rule)

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return len(world.kit_of(seat).deck) >= self.amount


class Scavenge(Word, frozen=True, kw_only=True):
    """Draw Scavenge cards from any deck. [MAX-SCAV-11]"""

    names_cause: ClassVar[bool] = True

    amount: Count = 1

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        yield from scavenging.draw_any(world, deed.seat, self.amount, cause=deed.cause, rule="MAX-SCAV-11")

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return any(world.scavenge)


class FreeSearch(Word, frozen=True, kw_only=True):
    """Search the tile without an action; it is this turn's search of it. [MAX-SCAV-13]"""

    names_cause: ClassVar[bool] = True

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        yield from scavenging.free_search(world, deed.seat, cause=deed.cause, rule="MAX-SCAV-13")


class LookOver(Word, frozen=True, kw_only=True):
    """Turn over the top of a Scavenge deck, keep some of it and discard the rest."""

    look: Count
    keep: Count

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        seat = deed.seat
        decks = scavenging.any_deck(world)
        if not decks:
            return
        colour = yield from scavenging.choose_deck(world, seat, decks, rule="MAX-SCAV-11")
        deck = world.scavenge[colour]
        seen = [deck.pop() for _ in range(min(self.look, len(deck)))]
        world.sunk[colour] = min(world.sunk[colour], len(deck))
        world.playing += seen
        world.unveil()
        world.tell(events.LookedOver(who=seat, colour=colour, cards=tuple(seen), rule=deed.rule))
        kept = [card for card in seen if world.is_item(card)]  # what the mission needs is not discarded [MAX-MISSION-3]
        left = [card for card in seen if card not in kept]
        for _ in range(self.keep - len(kept)):
            if not left:
                break
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


class Recall(Word, frozen=True, kw_only=True):
    """Take a card of your own survivor discard into your hand."""

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        kit = world.kit_of(deed.seat)
        if not kit.discard:
            return
        pick = yield Choose(deed.seat, [Pick(card) for card in kit.discard], rule=deed.rule, ask="recall-which")
        kit.discard.remove(pick.card)
        kit.hand.append(pick.card)
        world.tell(events.Took(who=deed.seat, card=pick.card, rule=deed.rule))
        yield from hands.keep_limit(world, deed.seat)

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return bool(world.kit_of(seat).discard)


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
