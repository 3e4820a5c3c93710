"""Item cards on their way: played, discarded, drawn, shown, and who knows where they lie. [DOW-PLAY, DOW-SECRET]"""

from collections.abc import Iterable, Sequence

from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.secrets import alone, between, not_to
from holdouts.games.dead_of_winter.state import Lack, Winter

# --- what is known of cards that lie face down ---


def uncover(winter: Winter, card: int) -> None:
    """A card lies open: there is nothing left to know of it."""
    if card in winter.known:
        winter.known.remove(card)
    for player in winter.players:
        if card in player.knows:
            player.knows.remove(card)


def forget(winter: Winter, cards: Iterable[int], *but: int) -> None:
    """Nobody (but these seats) can tell any more where these cards lie."""
    gone = set(cards)
    if shown := gone.intersection(winter.known):
        winter.known = [card for card in winter.known if card not in gone]
        for seat in but:
            learn(winter, seat, shown)
    for seat, player in enumerate(winter.players):
        if seat not in but and player.knows:
            player.knows = [card for card in player.knows if card not in gone]


def learn(winter: Winter, seat: int, cards: Iterable[int]) -> None:
    """A seat has seen the faces of cards that lie face down now, and not before itself."""
    player = winter.players[seat]
    player.knows += sorted(card for card in cards if card not in player.knows and card not in player.hand)


def unlearn(winter: Winter, seat: int, card: int) -> None:
    """A seat has a card before itself again."""
    knows = winter.players[seat].knows
    if card in knows:
        knows.remove(card)


def show_to_all(winter: Winter, cards: Iterable[int]) -> None:
    """Everybody has seen the faces of cards that are held face down now."""
    winter.known += sorted(card for card in cards if card not in winter.known)


def mix(winter: Winter, one: int, other: int) -> None:
    """A card has gone from one hand to another: nobody else can tell which came from where any more."""
    here, there = winter.players[one].mixed, winter.players[other].mixed
    for player in winter.players:
        if player.mixed == there:
            player.mixed = here


def could_not_pay(winter: Winter, seat: int, symbol: str, count: int) -> None:
    """Everybody has seen that a hand holds fewer cards of a symbol than these. [DOW-SECRET-9]"""
    player = winter.players[seat]
    aside = len(player.given) + len(player.lost)
    player.lacks = [lack for lack in player.lacks if lack.symbol != symbol]
    player.lacks.append(Lack(symbol, count - 1, aside))


# --- into the hand ---


def receive(winter: Winter, seat: int, cards: Sequence[int], *, shown: bool = False) -> None:
    """Cards go into the hand, unseen by others or before everybody's eyes."""
    player = winter.players[seat]
    player.hand += cards
    for lack in player.lacks:
        lack.most += sum(winter.symbol(card) == lack.symbol for card in cards) if shown else len(cards)
    if shown:
        show_to_all(winter, cards)


# --- decks ---


def shuffle_deck(winter: Winter, place: int) -> None:
    """Nobody knows any more what lies where in it."""
    deck = winter.locations[place].deck
    forget(winter, deck)
    winter.shuffle(deck)


def draw(winter: Winter, seat: int, place: int, count: int) -> list[int]:
    """Look at the next cards of an item deck, unseen by others; they wait before the player. [DOW-SEARCH-3]"""
    deck, drawn = winter.locations[place].deck, winter.players[seat].drawn
    found = [deck.pop() for _ in range(min(count, len(deck)))]
    if found:
        winter.unveil()
        forget(winter, found)
        drawn += found
    return found


def take_drawn(winter: Winter, seat: int, card: int) -> None:
    """A card that was looked at goes into the hand."""
    winter.players[seat].drawn.remove(card)
    receive(winter, seat, [card])


def put_under(winter: Winter, seat: int, place: int) -> None:
    """What was looked at and not kept goes under the deck, in the order it was drawn. [DOW-SEARCH-8]"""
    player = winter.players[seat]
    for card in player.drawn:
        winter.locations[place].deck.insert(0, card)
    learn(winter, seat, player.drawn)
    player.drawn = []


def draw_to_hand(winter: Winter, seat: int, place: int, count: int, *, rule: str) -> None:
    """So many cards of a deck go straight into the hand, unseen by others."""
    found = draw(winter, seat, place, count)
    for card in found:
        take_drawn(winter, seat, card)
    if found:
        winter.tell(events.CardsDrawn(who=seat, cards=tuple(found), place=place, rule=rule, to=alone(seat)))
        winter.tell(events.CardsDrawnUnseen(who=seat, count=len(found), place=place, rule=rule, to=not_to(seat)))


# --- out of the hand ---


def leave_hand(winter: Winter, seat: int, card: int) -> None:
    """A card is in the hand no longer, and so not held ready either."""
    player = winter.players[seat]
    player.hand.remove(card)
    if card in player.ready:
        player.ready.remove(card)


def show(winter: Winter, seat: int, card: int) -> None:
    """A card leaves the hand before everybody's eyes; if it is one they lacked, it came since."""
    leave_hand(winter, seat, card)
    uncover(winter, card)
    for lack in winter.players[seat].lacks:
        lack.most -= lack.symbol == winter.symbol(card)


def lay_open(winter: Winter, seat: int, card: int) -> None:
    """A card of the hand is shown to all."""
    show(winter, seat, card)
    winter.playing.append(card)


def use_up(winter: Winter, seat: int, card: int) -> None:
    """A spent card goes on the waste pile; an exile's leaves the game. [DOW-PLAY-2, DOW-PLAY-8, DOW-EXILE-13]"""
    winter.playing.remove(card)
    (winter.removed if winter.players[seat].exiled else winter.waste).append(card)


def discard(winter: Winter, seat: int, card: int, *, rule: str) -> None:
    """A card of the hand leaves the game, its face shown."""
    show(winter, seat, card)
    winter.removed.append(card)
    winter.tell(events.Discarded(who=seat, card=card, rule=rule))


def waste_card(winter: Winter, seat: int, card: int, *, rule: str) -> None:
    """A card of the hand goes on the waste pile; an exile's leaves the game. [DOW-EXILE-13]"""
    lay_open(winter, seat, card)
    use_up(winter, seat, card)
    winter.tell(events.Wasted(who=seat, card=card, rule=rule))


def store(winter: Winter, seat: int, card: int, *, rule: str) -> None:
    """A card of the hand goes face up on the main objective, and stays. [DOW-STORE-1]"""
    show(winter, seat, card)
    winter.stored.append(card)
    winter.tell(events.Stored(who=seat, card=card, rule=rule))


def pass_on(winter: Winter, giver: int, taker: int, card: int, *, rule: str) -> None:
    """A card goes from hand to hand, seen by these two alone. What others knew of that hand is uncertain now."""
    forget(winter, winter.players[giver].hand, giver, taker)
    leave_hand(winter, giver, card)
    receive(winter, taker, [card])
    learn(winter, giver, [card])
    unlearn(winter, taker, card)
    mix(winter, giver, taker)
    winter.unveil()
    two = between(giver, taker)
    winter.tell(events.CardPassed(who=giver, other=taker, card=card, rule=rule, to=two))
    winter.tell(events.CardPassedUnseen(who=giver, other=taker, rule=rule, to=not_to(giver, taker)))


def contribute(winter: Winter, seat: int, card: int) -> None:
    """A card goes face down to the crisis, and cannot be taken back. [DOW-CRISIS-1, DOW-CRISIS-2]"""
    player = winter.players[seat]
    forget(winter, player.hand, seat)
    leave_hand(winter, seat, card)
    player.given.append(card)
    player.gave = True
    winter.tell(events.Contributed(who=seat, card=card, rule="DOW-CRISIS-1", to=alone(seat)))
    winter.tell(events.ContributedUnseen(who=seat, rule="DOW-CRISIS-1", to=not_to(seat)))


def lose_hand(winter: Winter, seat: int) -> None:
    """A whole hand leaves the game, face down. [DOW-SURVIVOR-10]"""
    player = winter.players[seat]
    if player.hand:
        winter.tell(events.HandLost(who=seat, count=len(player.hand), rule="DOW-SURVIVOR-10"))
    player.lost += player.hand
    player.hand, player.ready = [], []


def reveal_hand(winter: Winter, seat: int, *, rule: str) -> None:
    """Everybody sees the hand, once."""
    hand = winter.players[seat].hand
    show_to_all(winter, hand)
    winter.unveil()
    winter.tell(events.HandShown(who=seat, cards=tuple(sorted(hand)), rule=rule))


def salvage(winter: Winter, seat: int, symbol: str, *, rule: str) -> None:
    """The topmost card of a symbol in the waste pile goes into the hand, before everybody's eyes."""
    card = next((card for card in reversed(winter.waste) if winter.symbol(card) == symbol), None)
    if card is None:
        return
    winter.waste.remove(card)
    receive(winter, seat, [card], shown=True)
    winter.tell(events.Salvaged(who=seat, card=card, rule=rule))


def clear_waste(winter: Winter, count: int, *, rule: str) -> None:
    """The top cards of the waste pile leave the game. [DOW-WASTE-2]"""
    taken = [winter.waste.pop() for _ in range(min(count, len(winter.waste)))]
    winter.removed += taken
    if taken:
        winter.tell(events.WasteCleared(count=len(taken), rule=rule))
