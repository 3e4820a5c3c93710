"""Asking the others for a card, without learning what they hold. [DOW-REQUEST]"""

from holdouts.engine.decision import ChooseTogether, ChooseUnseen
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.dead_of_winter import events, moments
from holdouts.games.dead_of_winter.cards import SYMBOLS
from holdouts.games.dead_of_winter.picks import Accept, Decline, Leave, Offer
from holdouts.games.dead_of_winter.rules import hands, newcomers, playing, readiness
from holdouts.games.dead_of_winter.state import Winter


def why_not_request(winter: Winter, seat: int, symbol: str) -> Why | None:
    """Whether public facts allow some card of a symbol to be played, whatever anybody holds. [DOW-REQUEST-5,
    DOW-REQUEST-6, DOW-SECRET-7]"""
    if symbol == "person":
        return None if newcomers.room_for_newcomer(winter, seat) else playing.NO_ROOM
    if symbol == "fuel":
        return None if playing.anybody_moves(winter, seat) else playing.NO_MOVE
    if symbol in ("weapon", "book"):
        return None if playing.anybody_carries(winter, seat) else playing.NO_CARRIER
    return None


def requestable(winter: Winter, seat: int) -> list[str]:
    """The symbols that may be asked for."""
    if not winter.others(seat):
        return []
    return [symbol for symbol in SYMBOLS if why_not_request(winter, seat, symbol) is None]


def request(winter: Winter, seat: int, symbol: str) -> Steps[bool]:
    """All others are asked alike, or have answered in advance; who asks sees the offers and takes one or none. Returns
    whether a card came of it. [DOW-REQUEST-7..10]"""
    winter.tell(events.Requested(who=seat, symbol=symbol, rule="DOW-REQUEST-1"))

    def answers_of(other: int) -> list[Decline | Offer]:
        held = [card for card in winter.players[other].hand if winter.symbol(card) == symbol]
        return [Decline(), *(Offer(card) for card in held if playing.why_not_play(winter, seat, card) is None)]

    about = {"other": seat, "symbol": symbol}
    others = winter.others(seat)
    asked = [other for other in others if winter.players[other].asked_for_cards]
    answers: dict[int, Decline | Offer] = {}
    if asked:
        answers = yield ChooseTogether(
            asked, answers_of, rule="DOW-REQUEST-7", ask="request", about=about, default=Decline()
        )
    winter.seal()
    for other in others:
        if other not in asked:
            answers[other] = held_ready(winter, seat, other, symbol)
    offers = [Accept(offer.card, other) for other in others if isinstance(offer := answers[other], Offer)]
    hands.learn(winter, seat, [offer.card for offer in offers])
    pick = yield ChooseUnseen(
        seat, [Leave(), *offers], rule="DOW-REQUEST-8", ask="take-offer", about={"symbol": symbol}, default=Leave()
    )
    if isinstance(pick, Leave):
        winter.tell(events.RequestInVain(who=seat, rule="DOW-REQUEST-10"))
        return False
    hands.lay_open(winter, pick.seat, pick.card)
    winter.unveil()
    winter.tell(events.RequestGranted(who=pick.seat, other=seat, card=pick.card, rule="DOW-REQUEST-9"))
    yield from playing.play_open(winter, seat, pick.card)
    winter.note(moments.RequestGranted, card=pick.card)
    return True


def held_ready(winter: Winter, seat: int, other: int, symbol: str) -> Decline | Offer:
    """What somebody who is not asked offers: the first card they hold ready that can be played now. [DOW-SECRET-3]"""
    fitting = readiness.ready(winter, other, symbol)
    return next((Offer(card) for card in fitting if playing.why_not_play(winter, seat, card) is None), Decline())
