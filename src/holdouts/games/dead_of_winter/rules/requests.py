"""Asking the others for a card, without learning what they hold. [DOW-REQUEST]"""

from holdouts.engine.decision import ChooseTogether, ChooseUnseen
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events, moments
from holdouts.games.dead_of_winter.cards import SYMBOLS, Need
from holdouts.games.dead_of_winter.picks import Accept, Decline, Leave, Offer
from holdouts.games.dead_of_winter.rules import hands, playing, readiness
from holdouts.games.dead_of_winter.state import Winter

NEEDED: dict[str, Need] = {"person": "room", "fuel": "mover", "weapon": "carrier", "book": "carrier"}
"""What every card of a symbol needs to be played."""


def requestable(winter: Winter, seat: int, unmet: list[Need] | None = None) -> list[str]:
    """The symbols that may be asked for: public facts allow some card of them to be played, whatever anybody holds.
    [DOW-REQUEST-5, DOW-REQUEST-6, DOW-SECRET-7]"""
    if not winter.others(seat):
        return []
    lacking = playing.unmet(winter, seat) if unmet is None else unmet
    return [symbol for symbol in SYMBOLS if NEEDED.get(symbol) not in lacking]


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
    offers = [
        Accept(offer.card, other)
        for other in others
        if isinstance(offer := answers.get(other) or held_ready(winter, seat, other, symbol), Offer)
    ]
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


def held_ready(winter: Winter, seat: int, other: int, symbol: str) -> Offer | None:
    """What somebody who is not asked offers: the first card they hold ready that can be played now. [DOW-SECRET-3]"""
    fitting = readiness.ready(winter, other, symbol)
    for card in fitting:
        if playing.why_not_play(winter, seat, card) is None:
            return Offer(card)
    return None
