"""Questions to everybody at once: thumbs, and who is willing to pay. [DOW-VOTE, DOW-SECRET]"""

from typing import Any

from holdouts.engine.decision import ChooseOpenly, ChooseTogether, ChooseUnseen, Vote
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.picks import Pay, Refuse, Take, ThumbDown, ThumbUp
from holdouts.games.dead_of_winter.rules import gifts, hands, readiness
from holdouts.games.dead_of_winter.state import Winter


def thumbs(winter: Winter, *, rule: str, ask: str, about: dict[str, Any]) -> Steps[bool]:
    """All who are neither exiled nor eliminated show a thumb at the same moment. [DOW-VOTE-2..8, DOW-VOTE-13]"""
    voters = winter.present
    if not voters:
        return False
    answers = yield Vote(
        voters, lambda seat: [ThumbUp(), ThumbDown()], rule=rule, ask=ask, about=about, default=ThumbDown()
    )
    winter.seal()
    balance = 0
    for seat in voters:
        up = isinstance(answers[seat], ThumbUp)
        weight = weight_of(winter, seat)
        balance += weight if up else -weight
        winter.tell(events.Voted(who=seat, up=up, count=weight, rule="DOW-VOTE-2"))
    if balance:
        return balance > 0
    pick = yield ChooseOpenly(voters[0], [ThumbUp(), ThumbDown()], rule="DOW-VOTE-4", ask="tie", default=ThumbDown())
    winter.tell(events.TieBroken(who=voters[0], up=isinstance(pick, ThumbUp), rule="DOW-VOTE-4"))
    return isinstance(pick, ThumbUp)


def weight_of(winter: Winter, seat: int) -> int:
    """How much the thumb of a seat counts."""
    return 1 + sum(gifts.figure(winter, seat, survivor, "thumbs", 0) for survivor in winter.players[seat].group)


def volunteer(winter: Winter, count: int, symbol: str, *, rule: str) -> Steps[tuple[int, list[int]] | None]:
    """Is anybody willing to pay? All are asked alike, whatever they hold, or have answered in advance; the first in
    turn order who says yes pays. Nothing else is ever told. [DOW-SECRET-1..5, DOW-STORE-3]"""

    def answers_of(seat: int) -> list[Pay | Refuse]:
        held = sum(winter.symbol(card) == symbol for card in winter.players[seat].hand)
        return [Refuse(), Pay()] if held >= count else [Refuse()]

    about = {"count": count, "symbol": symbol}
    seats = winter.present
    if not seats:
        return None
    asked = [seat for seat in seats if winter.players[seat].asked_to_pay]
    answers: dict[int, Pay | Refuse] = {}
    if asked:
        answers = yield ChooseTogether(asked, answers_of, rule=rule, ask="volunteer", about=about, default=Refuse())
    winter.seal()
    ready = {seat: readiness.ready(winter, seat, symbol)[:count] for seat in seats if seat not in asked}
    willing = [seat for seat in seats if isinstance(answers.get(seat), Pay) or len(ready.get(seat, ())) == count]
    if not willing:
        winter.tell(events.NobodyPays(rule=rule))
        return None
    payer = willing[0]
    if payer in ready:
        for card in ready[payer]:
            hands.lay_open(winter, payer, card)
        return payer, ready[payer]
    paid: list[int] = []
    for _ in range(count):
        options = [Take(card) for card in winter.players[payer].hand if winter.symbol(card) == symbol]
        pick = yield ChooseUnseen(payer, options, rule=rule, ask="pay-card", about={"symbol": symbol})
        hands.lay_open(winter, payer, pick.card)
        paid.append(pick.card)
    return payer, paid
