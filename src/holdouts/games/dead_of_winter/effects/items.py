"""Effects on item cards: drawn, found, looked at, given, taken, paid and thrown away."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from holdouts.engine.decision import Choose, ChooseUnseen
from holdouts.engine.effects import Effect
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.cards import Symbol
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.effects.words import (
    Amount,
    Deck,
    Player,
    SymbolOrAny,
    Word,
    deck,
    has_symbol,
    player,
)
from holdouts.games.dead_of_winter.picks import Take
from holdouts.games.dead_of_winter.rules import hands, looking, voting
from holdouts.games.dead_of_winter.state import Winter

# --- out of decks ---


class Draw(Word, frozen=True, kw_only=True):
    """Cards of one deck go into the hand, unseen by others."""

    deck: Deck
    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for place in (yield from deck(winter, deed, self.deck)):
            hands.draw_to_hand(winter, deed.seat, place, self.amount, rule=deed.rule)


class Find(Word, frozen=True, kw_only=True):
    """Cards are turned up until enough of a symbol are found; the rest is shuffled back."""

    deck: Deck
    symbol: Symbol
    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for place in (yield from deck(winter, deed, self.deck)):
            looking.find(winter, deed.seat, place, self.symbol, self.amount, rule=deed.rule)


class Look(Word, frozen=True, kw_only=True):
    """The top cards of a deck are looked at, and put back in any order."""

    deck: Deck | Literal["crisis"]
    amount: Amount

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        if self.deck == "crisis":
            yield from looking.look_at_crises(winter, deed.seat, self.amount, rule=deed.rule)
            return
        for place in (yield from deck(winter, deed, self.deck)):
            yield from looking.look_at_deck(winter, deed.seat, place, self.amount, rule=deed.rule)


class PickOne(Word, frozen=True, kw_only=True):
    """The top cards of a deck are looked at, one is kept, the rest is shuffled back."""

    deck: Deck
    amount: Amount

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for place in (yield from deck(winter, deed, self.deck)):
            yield from looking.pick_one(winter, deed.seat, place, self.amount, rule=deed.rule)


class Sift(Word, frozen=True, kw_only=True):
    """The top cards of a deck are turned up; one of a symbol may be kept, the rest is shuffled back."""

    deck: Deck
    amount: Amount
    symbol: Symbol

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        for place in (yield from deck(winter, deed, self.deck)):
            yield from looking.sift(winter, deed.seat, place, self.amount, self.symbol, rule=deed.rule)


class Burn(Word, frozen=True, kw_only=True):
    """The top cards of item decks leave the game, faces shown."""

    deck: Deck
    amount: Amount
    players: Annotated[int, Meta(ge=-10, le=10)] = 0
    """So many more, or fewer, for each player who began."""

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        count = self.amount + self.players * len(winter.players)
        for place in (yield from deck(winter, deed, self.deck)):
            looking.burn(winter, place, count, rule=deed.rule)


# --- from hand to hand ---


class TakeCards(Word, frozen=True, kw_only=True):
    """Cards are taken at random out of a hand."""

    who: Player = "you"
    whose: Player
    amount: Amount = 1

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        taker = yield from player(winter, deed, self.who)
        giver = yield from player(winter, deed, self.whose, with_cards=True)
        if taker is None or giver is None or winter.players[taker].out:
            return
        for _ in range(min(self.amount, len(winter.players[giver].hand))):
            hands.pass_on(winter, giver, taker, winter.pick(winter.players[giver].hand), rule=deed.rule)


class GiveCards(Word, frozen=True, kw_only=True):
    """Cards of one's own choice go to somebody else, unseen by others."""

    is_cost: ClassVar[bool] = True

    to: Player
    amount: Amount = 1

    def payable(self, winter: Winter, deed: Deed) -> bool:
        return len(winter.players[deed.seat].hand) >= self.amount and bool(winter.others(deed.seat))

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        taker = yield from player(winter, deed, self.to)
        if taker is None:
            return
        hand = winter.players[deed.seat].hand
        for _ in range(min(self.amount, len(hand))):
            options = [Take(card) for card in hand]
            about = {"other": taker}
            pick = yield Choose(deed.seat, options, rule=deed.rule, ask="give-card", about=about, parts=(Take,))
            hands.pass_on(winter, deed.seat, taker, pick.card, rule=deed.rule)


class Peek(Word, frozen=True, kw_only=True):
    """Somebody looks at a random card of a hand; both know which."""

    who: Player = "you"
    whose: Player

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        mine = self.who == "you"
        other = yield from player(winter, deed, self.whose if mine else self.who, with_cards=mine)
        if other is None:
            return
        looker, holder = (deed.seat, other) if mine else (other, deed.seat)
        if winter.players[holder].hand:
            looking.peek(winter, looker, holder, rule=deed.rule)


class RevealHand(Word, frozen=True, kw_only=True):
    """A hand is shown to all, once."""

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        hands.reveal_hand(winter, deed.seat, rule=deed.rule)
        yield from ()


# --- out of the hand ---


class _FromHand(Word, frozen=True, kw_only=True):
    """Base of what is paid with cards of the hand."""

    is_cost: ClassVar[bool] = True

    amount: Amount = 1
    symbol: SymbolOrAny = "any"

    def payable(self, winter: Winter, deed: Deed) -> bool:
        return len(self._fitting(winter, deed.seat)) >= self.amount

    def prove_unpayable(self, winter: Winter, deed: Deed) -> None:
        if self.symbol != "any":
            hands.could_not_pay(winter, deed.seat, self.symbol, self.amount)

    def _fitting(self, winter: Winter, seat: int) -> list[int]:
        return [card for card in winter.players[seat].hand if has_symbol(winter, card, self.symbol)]

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        """Which of several cards of a symbol, the others are not told; how many cards there are, they see."""
        for _ in range(self.amount):
            options = [Take(card) for card in self._fitting(winter, deed.seat)]
            if not options:
                return
            ask = Choose if self.symbol == "any" else ChooseUnseen
            about = {"symbol": self.symbol}
            pick = yield ask(deed.seat, options, rule=deed.rule, ask="pay-card", about=about, parts=(Take,))
            self.part_with(winter, deed, pick.card)

    def part_with(self, winter: Winter, deed: Deed, card: int) -> None:
        raise NotImplementedError


class Discard(_FromHand, frozen=True, kw_only=True):
    """Cards of the hand leave the game, faces shown."""

    def part_with(self, winter: Winter, deed: Deed, card: int) -> None:
        hands.discard(winter, deed.seat, card, rule=deed.rule)


class ToWaste(_FromHand, frozen=True, kw_only=True):
    """Cards of the hand go on the waste pile."""

    def part_with(self, winter: Winter, deed: Deed, card: int) -> None:
        hands.waste_card(winter, deed.seat, card, rule=deed.rule)


class Drop(Word, frozen=True, kw_only=True):
    """The equipment in question leaves the game."""

    is_cost: ClassVar[bool] = True

    def payable(self, winter: Winter, deed: Deed) -> bool:
        return deed.item is not None and looking.bearer(winter, deed.item) is not None

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        if deed.item is not None:
            looking.drop(winter, deed.seat, deed.item, rule=deed.rule)
        yield from ()


# --- the waste pile ---


class ClearWaste(Word, frozen=True, kw_only=True):
    """The top cards of the waste pile leave the game."""

    amount: Amount

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        hands.clear_waste(winter, self.amount, rule=deed.rule)
        yield from ()


class Salvage(Word, frozen=True, kw_only=True):
    """The topmost card of a symbol in the waste pile goes into the hand."""

    symbol: Symbol

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        hands.salvage(winter, deed.seat, self.symbol, rule=deed.rule)
        yield from ()


# --- anybody ---


class Volunteer(Word, frozen=True, kw_only=True):
    """Somebody pays cards of a symbol, out of the game or onto the main objective; if nobody does, something happens.
    [DOW-SECRET-5, DOW-STORE-3]"""

    amount: Amount = 1
    symbol: Symbol
    goes: Literal["out", "store"]
    otherwise: tuple[Effect, ...]

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        paid = yield from voting.volunteer(winter, self.amount, self.symbol, rule="DOW-SECRET-5")
        if paid is None:
            for effect in self.otherwise:
                yield from effect.resolve(winter, deed)
            return
        payer, cards = paid
        for card in cards:
            winter.playing.remove(card)
        (winter.stored if self.goes == "store" else winter.removed).extend(cards)
        winter.tell(events.VolunteerPaid(who=payer, cards=tuple(cards), rule="DOW-SECRET-5"))
