"""Looking into decks and hands, and what comes out of them. [DOW-SECRET]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.picks import Leave, NextCrisis, Take
from holdouts.games.dead_of_winter.rules import hands
from holdouts.games.dead_of_winter.secrets import alone, between, not_to
from holdouts.games.dead_of_winter.state import Held, Survivor, Winter

# --- before everybody's eyes ---


def turn_up(winter: Winter, place: int) -> int:
    """The top card of a deck lies open."""
    card = winter.locations[place].deck.pop()
    hands.uncover(winter, card)
    winter.playing.append(card)
    return card


def find(winter: Winter, seat: int, place: int, symbol: str, count: int, *, rule: str) -> None:
    """Cards are turned up until so many of a symbol are found, or the deck ends."""
    shown: list[int] = []
    found: list[int] = []
    winter.unveil()
    while winter.locations[place].deck and len(found) < count:
        card = turn_up(winter, place)
        shown.append(card)
        if winter.symbol(card) == symbol:
            found.append(card)
    take_shown(winter, seat, place, shown, found, rule=rule)


def take_shown(winter: Winter, seat: int, place: int, shown: list[int], found: list[int], *, rule: str) -> None:
    """Of cards that lie open some go into the hand, the rest back into the deck, which is shuffled."""
    winter.tell(events.TurnedUp(who=seat, place=place, cards=tuple(shown), rule=rule))
    for card in shown:
        winter.playing.remove(card)
    hands.receive(winter, seat, found, shown=True)
    if found:
        winter.tell(events.TookShown(who=seat, cards=tuple(found), rule=rule))
    winter.locations[place].deck += [card for card in shown if card not in found]
    hands.shuffle_deck(winter, place)


def sift(winter: Winter, seat: int, place: int, count: int, symbol: str, *, rule: str) -> Steps[None]:
    """So many cards are turned up; one of a symbol may be kept."""
    winter.unveil()
    shown = [turn_up(winter, place) for _ in range(min(count, len(winter.locations[place].deck)))]
    fitting = [card for card in shown if winter.symbol(card) == symbol]
    kept: list[int] = []
    if fitting:
        options = [Leave(), *(Take(card) for card in fitting)]
        pick = yield Choose(seat, options, rule=rule, ask="keep-shown", default=Leave())
        kept = [pick.card] if isinstance(pick, Take) else []
    take_shown(winter, seat, place, shown, kept, rule=rule)


def burn(winter: Winter, place: int, count: int, *, rule: str) -> None:
    """The top cards of a deck leave the game, faces shown."""
    shown = [turn_up(winter, place) for _ in range(min(count, len(winter.locations[place].deck)))]
    for card in shown:
        winter.playing.remove(card)
    winter.removed += shown
    if shown:
        winter.unveil()
        winter.tell(events.Burned(place=place, cards=tuple(shown), rule=rule))


# --- in private ---


def look_at_deck(winter: Winter, seat: int, place: int, count: int, *, rule: str) -> Steps[None]:
    """The top cards are looked at and put back in any order, unseen by others."""
    player, pile = winter.players[seat], winter.locations[place].deck
    looked = hands.draw(winter, seat, place, count)
    _tell_look(winter, seat, place, looked, rule)
    while player.drawn:
        options = [Take(card) for card in player.drawn]
        pick = yield Choose(seat, options, rule=rule, ask="put-back", parts=(Take,))
        player.drawn.remove(pick.card)
        pile.append(pick.card)
    hands.learn(winter, seat, looked)


def _tell_look(winter: Winter, seat: int, place: int, looked: list[int], rule: str) -> None:
    winter.tell(events.Looked(who=seat, place=place, cards=tuple(looked), rule=rule, to=alone(seat)))
    winter.tell(events.LookedUnseen(who=seat, place=place, count=len(looked), rule=rule, to=not_to(seat)))


def pick_one(winter: Winter, seat: int, place: int, count: int, *, rule: str) -> Steps[None]:
    """Of the top cards one is kept, the rest is shuffled back; nobody else sees them."""
    player = winter.players[seat]
    looked = hands.draw(winter, seat, place, count)
    if not looked:
        return
    _tell_look(winter, seat, place, looked, rule)
    pick = yield Choose(seat, [Take(card) for card in looked], rule=rule, ask="keep-card", about={"count": 1})
    hands.take_drawn(winter, seat, pick.card)
    winter.locations[place].deck += player.drawn
    player.drawn = []
    hands.shuffle_deck(winter, place)
    winter.tell(events.CardsDrawn(who=seat, cards=(pick.card,), place=place, rule=rule, to=alone(seat)))
    winter.tell(events.CardsDrawnUnseen(who=seat, count=1, place=place, rule=rule, to=not_to(seat)))


def look_at_crises(winter: Winter, seat: int, count: int, *, rule: str) -> Steps[None]:
    """The next crises are looked at and put back in any order: the last one put back comes first."""
    looked = winter.crises[-count:]
    winter.unveil()
    winter.players[seat].foresees = max(winter.players[seat].foresees, len(looked))
    winter.tell(events.LookedAtCrises(who=seat, crises=tuple(reversed(looked)), rule=rule, to=alone(seat)))
    winter.tell(events.LookedAtCrisesUnseen(who=seat, count=len(looked), rule=rule, to=not_to(seat)))
    ordered: list[int] = []
    while len(ordered) < len(looked):
        options = [NextCrisis(crisis) for crisis in looked if crisis not in ordered]
        pick = yield Choose(seat, options, rule=rule, ask="next-crisis", parts=(NextCrisis,))
        ordered.append(pick.crisis)
    if not looked:
        return
    winter.crises[-len(looked) :] = reversed(ordered)
    for other, player in enumerate(winter.players):
        if other != seat:
            player.foresees = 0


def peek(winter: Winter, seat: int, other: int, *, rule: str) -> None:
    """A random card of a hand is looked at; both know which."""
    card = winter.pick(winter.players[other].hand)
    winter.unveil()
    hands.learn(winter, seat, [card])
    winter.tell(events.Peeked(who=seat, other=other, card=card, rule=rule, to=between(seat, other)))
    winter.tell(events.PeekedUnseen(who=seat, other=other, rule=rule, to=not_to(seat, other)))


# --- equipment ---


def bearer(winter: Winter, card: int) -> tuple[Survivor, Held] | None:
    """Who bears a card."""
    for _, survivor in winter.everybody():
        for held in survivor.gear:
            if held.card == card:
                return survivor, held
    return None


def drop(winter: Winter, seat: int, card: int, *, rule: str) -> None:
    """Equipment leaves the game."""
    found = bearer(winter, card)
    if found is not None:
        survivor, held = found
        survivor.gear.remove(held)
        winter.removed.append(card)
        winter.tell(events.Discarded(who=seat, card=card, rule=rule))
