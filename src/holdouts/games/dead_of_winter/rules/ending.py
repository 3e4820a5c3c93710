"""Morale, the end of the game, and who has won. [DOW-END]"""

from holdouts.engine.conditions import All, Condition
from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.conditions import MainReached, MoraleGone
from holdouts.games.dead_of_winter.state import MOST_MORALE, NONE, Winter

MAIN, MORALE, ROUNDS, NOBODY = "main", "morale", "rounds", "nobody"
"""How a game ends: the main objective, no morale, no rounds left, or nobody left."""


def shift_morale(winter: Winter, by: int, *, rule: str) -> None:
    """Morale goes up or down, between 0 and 10. Whether that ends the game is looked at later. [DOW-END-6]"""
    before = winter.morale
    winter.morale = max(0, min(MOST_MORALE, before + by))
    if winter.morale != before:
        winter.tell(events.MoraleChanged(by=winter.morale - before, now=winter.morale, rule=rule))


def check_morale(winter: Winter) -> None:
    """Without morale the game is over at once. [DOW-END-1]"""
    if winter.morale == 0:
        finish(winter, MORALE, rule="DOW-END-1")


def change_morale(winter: Winter, by: int, *, rule: str) -> None:
    """Morale goes up or down, and at 0 the game is over."""
    shift_morale(winter, by, rule=rule)
    check_morale(winter)


def finish(winter: Winter, how: str, *, rule: str) -> None:
    """The game is over, in the middle of anything: objectives are shown and judged. [DOW-END-4, DOW-END-7]"""
    winter.ended = how
    winners = [seat for seat in winter.seats if wins(winter, seat)]
    winter.tell(events.Ended(how=how, rule=rule))
    for seat, player in enumerate(winter.players):
        won = seat in winners
        if player.secret == NONE:
            winter.tell(events.SharedResult(who=seat, won=won, rule="DOW-VARIANT-2"))
        elif player.exile == NONE:
            winter.tell(events.SecretShown(who=seat, secret=player.secret, won=won, rule="DOW-END-7"))
        else:
            winter.tell(
                events.ExileShown(who=seat, secret=player.secret, exile=player.exile, won=won, rule="DOW-END-7")
            )
    winter.end(winners, how)


def wins(winter: Winter, seat: int) -> bool:
    """Whether this player has won, now that the game has ended. [DOW-END-4, DOW-VARIANT-2, DOW-VARIANT-11]"""
    if winter.players[seat].out or winter.ended == NOBODY:
        return False
    return wish(winter, seat).holds(winter, seat)


def kind_of(winter: Winter, seat: int) -> str:
    """What kind of player a seat was: what it was dealt, and whether it was exiled."""
    player = winter.players[seat]
    if player.secret == NONE:
        return "together"
    kind = "betrayer" if winter.book.secrets[player.secret].betrayal else "ordinary"
    return f"exiled {kind}" if player.exiled else kind


def wish(winter: Winter, seat: int) -> Condition:
    """All that must be true at the end for this player to win. [DOW-EXILE-3]"""
    player, book = winter.players[seat], winter.book
    if player.secret == NONE:
        return MainReached()
    secret = book.secrets[player.secret]
    if player.exile != NONE:
        exile = book.exiles[player.exile]
        return All(of=(exile.betrayer, secret.needs)) if secret.betrayal else exile.innocent
    return All(of=(MoraleGone() if secret.betrayal else MainReached(), secret.needs))
