"""Hands: the limit, making room, spending and discarding. [GOD-HAND]"""

from functools import partial

from holdouts.engine.decision import Choose, ChooseUnseen
from holdouts.engine.modifiers import reckon
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers.cards import Price
from holdouts.games.godforsaken_scavengers.events import Dropped, Spent, Stored, Took
from holdouts.games.godforsaken_scavengers.picks import Drop, NeverMind, Pay
from holdouts.games.godforsaken_scavengers.state import HAND_LIMIT, SURVIVOR_LIMIT, Expedition


def limit_for_taking(expedition: Expedition, seat: int) -> int:
    """A Take effect ignores what a Location or an Affliction took away, never the rest. [GOD-HAND-10]"""
    return reckon(expedition, seat, "hand-limit", raised_limit(expedition, seat), expedition.gift_of(seat))


def printed_limit(expedition: Expedition, seat: int) -> int:
    """What the rules say: five cards, four for a Survivor. [GOD-HAND-1, GOD-CHARACTER-9]"""
    survivor = expedition.with_characters and not expedition.players[seat].revealed
    return SURVIVOR_LIMIT if survivor else HAND_LIMIT


def raised_limit(expedition: Expedition, seat: int) -> int:
    """What a Location leaves of it at least: it may raise the limit at once, never lower it. [GOD-HAND-9]"""
    printed = printed_limit(expedition, seat)
    return max(printed, reckon(expedition, seat, "hand-limit", printed, (expedition.here,)))


def own_limit(expedition: Expedition, seat: int) -> int:
    """The limit a player must keep to at once; a Location's lower limit only blocks further cards. [GOD-HAND-9]"""
    own = [*expedition.burdens(seat), *expedition.gift_of(seat)]
    return reckon(expedition, seat, "hand-limit", raised_limit(expedition, seat), own)


def hand_limit(expedition: Expedition, seat: int) -> int:
    """Five cards, unless a Character, the Location or an Affliction says otherwise. [GOD-HAND-1]"""
    return expedition.figure("hand-limit", seat, printed_limit(expedition, seat))


def has_room(expedition: Expedition, seat: int) -> bool:
    return expedition.towards_limit(seat) < hand_limit(expedition, seat)


def has_room_to_take(expedition: Expedition, seat: int) -> bool:
    return expedition.towards_limit(seat) < limit_for_taking(expedition, seat)


def can_make_room(expedition: Expedition, seat: int) -> bool:
    """Whether a card could come into this hand, if need be for another one."""
    return hand_limit(expedition, seat) > 0


def make_room(expedition: Expedition, seat: int) -> Steps[bool]:
    """A full hand must lose a card before it gets one; discarding is allowed only for that. [GOD-HAND-2, GOD-HAND-3]

    Whoever minds does without the new card.
    """
    return (yield from room_below(expedition, seat, hand_limit(expedition, seat), NeverMind()))


def make_room_to_take(expedition: Expedition, seat: int) -> Steps[bool]:
    """The same for a Take effect. [GOD-HAND-10]"""
    return (yield from room_below(expedition, seat, limit_for_taking(expedition, seat)))


def room_below(expedition: Expedition, seat: int, limit: int, *instead: NeverMind) -> Steps[bool]:
    player = expedition.players[seat]
    while expedition.towards_limit(seat) >= limit:
        if not player.hand:
            return False
        pick = yield which_card(expedition, seat, *instead, rule="GOD-HAND-2", ask="GOD-HAND-2")
        if isinstance(pick, NeverMind):
            return False
        drop(expedition, seat, pick.card, rule="GOD-HAND-2")
    return True


def which_card(expedition: Expedition, seat: int, *instead: NeverMind, rule: str, ask: str) -> Choose:
    """Which card of the hand goes; while plans are hidden, nobody hears whether there was a choice."""
    hand = expedition.players[seat].hand
    way = ChooseUnseen if expedition.plans_hidden else Choose
    return way(seat, lambda: [*(Drop(card) for card in hand), *instead], rule=rule, ask=ask, parts=(Drop,))


def keep_to_limit(expedition: Expedition, seat: int) -> Steps[None]:
    """When the limit sinks below the cards held, the owner discards down to it at once. [GOD-HAND-9]"""
    yield from drop_down_to(expedition, seat, own_limit(expedition, seat), rule="GOD-HAND-9")


def drop_down_to(expedition: Expedition, seat: int, limit: int, *, rule: str) -> Steps[None]:
    player = expedition.players[seat]
    while player.hand and expedition.towards_limit(seat) > max(limit, 0):
        yield from drop_cards(expedition, seat, 1, rule=rule)


def drop_cards(expedition: Expedition, seat: int, count: int, *, rule: str) -> Steps[None]:
    """Discard hand cards of one's own choice, fewer if there are fewer."""
    player = expedition.players[seat]
    for _ in range(count):
        if not player.hand:
            return
        if len(player.hand) == 1 and not expedition.plans_hidden:
            # nobody chooses, so somebody else's choice has shown this card
            expedition.unveil()
        pick = yield which_card(expedition, seat, rule=rule, ask="drop-a-card")
        drop(expedition, seat, pick.card, rule=rule)


def drop(expedition: Expedition, seat: int, card: int, *, rule: str) -> None:
    lose(expedition, seat, card)
    expedition.discards.append(card)
    expedition.tell(Dropped(who=seat, card=card, rule=rule))


def lose(expedition: Expedition, seat: int, card: int) -> None:
    """The card leaves the hand; who knew that it was there forgets it."""
    expedition.players[seat].hand.remove(card)
    if card in expedition.known:
        expedition.known.remove(card)
    if card in expedition.pledged:
        expedition.pledged.remove(card)
    for player in expedition.players:
        if card in player.knows:
            player.knows.remove(card)


def pass_on(expedition: Expedition, giver: int, receiver: int, card: int) -> None:
    """A card changes hands unseen: of cards with the same back, nobody else can tell which it was. [GOD-CARD-14]

    To others, what is planned in secret for a meal is still held: it might have been that. (Q-11)
    """
    player, levels = expedition.players[giver], expedition.book.levels
    held = player.hand + player.plan if expedition.plans_hidden else player.hand
    alike = [other for other in held if levels[other] == levels[card]]
    player.hand.remove(card)
    expedition.players[receiver].hand.append(card)
    expedition.show_to(giver, [card])
    if len(alike) > 1:
        expedition.keep_between(alike, giver, receiver)


def pass_openly(expedition: Expedition, giver: int, receiver: int, card: int) -> None:
    """A card changes hands before everybody's eyes."""
    expedition.players[giver].hand.remove(card)
    expedition.players[receiver].hand.append(card)
    expedition.show([card])


def gain(expedition: Expedition, seat: int, card: int) -> None:
    """An openly seen card comes into a hand, and everybody saw which."""
    expedition.players[seat].hand.append(card)
    if card not in expedition.known:
        expedition.known.append(card)


def take_openly(expedition: Expedition, seat: int, card: int, source: list[int], *, rule: str) -> None:
    """Take a face-up card into the hand."""
    source.remove(card)
    gain(expedition, seat, card)
    expedition.tell(Took(who=seat, card=card, rule=rule))


def store(expedition: Expedition, seat: int, card: int, *, rule: str) -> None:
    """A card consumed ahead of time lies in the owner's area until the next Feeding. [GOD-FEED-10]"""
    expedition.players[seat].store.append(card)
    expedition.tell(Stored(who=seat, card=card, rule=rule))


# --- paying ---


def fits(expedition: Expedition, price: Price, card: int) -> bool:
    book = expedition.book
    return (
        book.levels[card] >= price.level_from
        and book.food[card] >= price.food_from
        and (book.reactions[card] or not price.reaction)
    )


def can_pay(expedition: Expedition, hand: list[int], prices: list[Price]) -> bool:
    """Whether these cards cover all parts of a cost, each card once."""
    if not prices:
        return True
    price, rest = prices[0], prices[1:]
    if price.food:
        return not rest and sum(expedition.book.food[card] for card in hand) >= price.food
    if price.cards == 0:
        return can_pay(expedition, hand, rest)
    if price.plain and all(other.plain and not other.food for other in rest):
        return len(hand) >= price.cards + sum(other.cards for other in rest)
    return any(
        can_pay(expedition, [other for other in hand if other != card], [_less(price, 0), *rest])
        for card in hand
        if fits(expedition, price, card)
    )


def pay(expedition: Expedition, seat: int, prices: list[Price], *, rule: str) -> Steps[list[int]]:
    """Spend hand cards one by one until the cost is met. [GOD-PERIL-6, GOD-OPPORTUNITY-8]"""
    hand = expedition.players[seat].hand
    paid: list[int] = []
    for number, price in enumerate(prices):
        left = price
        while (left.food or left.cards) and hand:
            card = (
                yield ChooseUnseen(
                    seat,
                    partial(payments, expedition, hand, [left, *prices[number + 1 :]]),
                    rule=rule,
                    ask="pay-food" if left.food else "pay-card",
                    about={"count": left.food or left.cards},
                    parts=(Pay,),
                )
            ).card
            lose(expedition, seat, card)
            expedition.discards.append(card)
            paid.append(card)
            expedition.tell(Spent(who=seat, card=card, rule=rule))
            left = _less(left, expedition.book.food[card])
    return paid


def payments(expedition: Expedition, hand: list[int], prices: list[Price]) -> list[Pay]:
    """Cards that go towards the first part of a cost and leave enough for the rest.

    Whoever pays has been found able to; only a hand that somebody else imagines may fall short: then any card will do.
    """
    price = prices[0]
    if price.food:
        fit = [card for card in hand if expedition.book.food[card]]
    else:
        rest = [_less(price, 0), *prices[1:]]
        fit = [
            card
            for card in hand
            if fits(expedition, price, card) and can_pay(expedition, [other for other in hand if other != card], rest)
        ]
    return [Pay(card) for card in fit or hand]


def _less(price: Price, food: int) -> Price:
    """What is left of a part of a cost once a card worth that much food was spent on it."""
    if price.food:
        return Price(food=max(0, price.food - food))
    return Price(cards=price.cards - 1, level_from=price.level_from, food_from=price.food_from, reaction=price.reaction)
