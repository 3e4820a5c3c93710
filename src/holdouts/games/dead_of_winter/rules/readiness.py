"""Answers that are given in advance: cards held ready for requests, or to pay for all. [DOW-SECRET-3]

That somebody leaves an answer to the cards they hold ready is public; which cards these are nobody else knows.
"""

from typing import Any

from holdouts.engine.decision import Option
from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.picks import AskMe, AskMeToPay, DoNotAskMe, HoldReady, PayFromReady, PutAway
from holdouts.games.dead_of_winter.state import Winter

UNSEEN = (HoldReady, PutAway)
"""Of these nobody else hears."""


def offers(winter: Winter, seat: int) -> list[Option]:
    """What somebody may change of their answers while another has the turn. [DOW-REQUEST-7]"""
    player = winter.players[seat]
    ready = player.ready
    found: list[Option] = [PutAway(card) if card in ready else HoldReady(card) for card in player.hand]
    found.append(DoNotAskMe() if player.asked_for_cards else AskMe())
    found.append(PayFromReady() if player.asked_to_pay else AskMeToPay())
    return found


def change(winter: Winter, seat: int, pick: Any) -> None:
    """Somebody answers otherwise from now on."""
    player = winter.players[seat]
    match pick:
        case HoldReady(card):
            player.ready.append(card)
        case PutAway(card):
            player.ready.remove(card)
        case AskMe() | DoNotAskMe():
            player.asked_for_cards = isinstance(pick, AskMe)
            winter.tell(events.AnswersRequests(who=seat, asked=player.asked_for_cards, rule="DOW-REQUEST-7"))
        case AskMeToPay() | PayFromReady():
            player.asked_to_pay = isinstance(pick, AskMeToPay)
            winter.tell(events.AnswersPayments(who=seat, asked=player.asked_to_pay, rule="DOW-SECRET-3"))


def ready(winter: Winter, seat: int, symbol: str) -> list[int]:
    """The cards of a symbol that a seat holds ready, the first one first."""
    return [card for card in winter.players[seat].ready if winter.symbol(card) == symbol]
