"""The end of the game. [GOD-END]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers.cards import Victory
from holdouts.games.godforsaken_scavengers.events import (
    AfflictionsCounted,
    CaravanCounted,
    GameEnded,
    MessageCounted,
    OathsCounted,
    SurvivorsCounted,
    TrophiesCounted,
)
from holdouts.games.godforsaken_scavengers.picks import Drop
from holdouts.games.godforsaken_scavengers.rules.hands import drop
from holdouts.games.godforsaken_scavengers.state import Expedition

ENDINGS = SAFE, UNWORTHY, TOO_FEW, NO_MESSAGE, NOBODY_LEFT, CARAVAN_LOST, NO_TROPHIES = (
    "safe",
    "unworthy",
    "too-few",
    "no-message",
    "nobody-left",
    "caravan-lost",
    "no-trophies",
)
"""How a game ends: with winners, with nobody who meets the demands, or in one of the ways to lose together."""


def half_of_the_table(expedition: Expedition) -> int:
    """Half of the players who set out, rounded up."""
    return (len(expedition.players) + 1) // 2


def close(expedition: Expedition, winners: list[int], how: str, *, rule: str) -> None:
    expedition.active = None
    for deal in expedition.deals:
        for promise in deal.promises:
            if promise.state == "open":
                promise.state = "void"
    expedition.tell(GameEnded(how=how, winners=tuple(winners), rule=rule))
    expedition.end(winners, how)


def check_early_end(expedition: Expedition) -> None:
    """Nobody alive, or a demand on the whole table out of reach: everybody has lost. [GOD-END-5, GOD-END-7]"""
    alive = len(expedition.living())
    if alive == 0:
        _clear_table(expedition)
        close(expedition, [], NOBODY_LEFT, rule="GOD-END-5")
    if expedition.card.victory.half_alive and alive < half_of_the_table(expedition):
        _clear_table(expedition)
        count_survivors(expedition)
        close(expedition, [], TOO_FEW, rule="GOD-END-7")


def _clear_table(expedition: Expedition) -> None:
    """A game that stops in mid-card leaves nothing in the air."""
    expedition.discards += expedition.open
    expedition.open = []
    for player in expedition.players:
        player.hand += player.plan
        player.plan = []


def caravan_lost(expedition: Expedition) -> None:
    """An unfed Caravan loses the game for the whole table. [GOD-CARAVAN-10]"""
    close(expedition, [], CARAVAN_LOST, rule="GOD-CARAVAN-10")


def last_reckoning(expedition: Expedition) -> Steps[None]:
    """The Final Location's round is over: who has won? [GOD-END-1, GOD-END-2]"""
    wanted = expedition.card.victory
    living = expedition.living()
    if wanted.half_alive:
        count_survivors(expedition)
    if wanted.trophies:
        row, needed = len(expedition.trophies), half_of_the_table(expedition) + 1
        expedition.tell(TrophiesCounted(count=row, needed=needed, rule="GOD-END-2"))
    for seat in living:
        tally(expedition, seat)
    if wanted.message and not (yield from send_message(expedition)):
        close(expedition, [], NO_MESSAGE, rule="GOD-SCENARIO-1")
    if wanted.trophies and len(expedition.trophies) < half_of_the_table(expedition) + 1:
        close(expedition, [], NO_TROPHIES, rule="GOD-SCENARIO-1")
    winners = [seat for seat in living if _meets_demands(expedition, seat)]
    if wanted.oaths:
        winners = oath_keepers(expedition, winners)
    if expedition.card.table_result:
        winners = list(expedition.seats)
    how = SAFE if winners else UNWORTHY
    close(expedition, sorted(winners), how, rule="GOD-END-3" if wanted == Victory() else "GOD-END-2")


def count_survivors(expedition: Expedition) -> None:
    needed = half_of_the_table(expedition)
    expedition.tell(SurvivorsCounted(count=len(expedition.living()), needed=needed, rule="GOD-END-2"))


def tally(expedition: Expedition, seat: int) -> None:
    """What the last demands measure a player by, so that everybody can see who has met them. [GOD-END-2]"""
    wanted = expedition.card.victory
    player = expedition.players[seat]
    if wanted.oaths:
        kept, broken = player.oaths_kept, player.oaths_broken
        expedition.tell(OathsCounted(who=seat, kept=kept, broken=broken, rule="GOD-END-2"))
    if wanted.fed_caravan:
        expedition.tell(CaravanCounted(who=seat, count=player.fed_caravan, rule="GOD-END-2"))
    if wanted.oaths or wanted.fewest_afflictions or wanted.most_afflictions is not None:
        expedition.tell(AfflictionsCounted(who=seat, count=len(player.afflictions), rule="GOD-END-2"))


def _meets_demands(expedition: Expedition, seat: int) -> bool:
    wanted = expedition.card.victory
    player = expedition.players[seat]
    return (
        (wanted.most_afflictions is None or len(player.afflictions) <= wanted.most_afflictions)
        and len(player.afflictions) >= wanted.fewest_afflictions
        and (player.fed_last or not wanted.fed)
        and (player.fed_caravan > 0 or not wanted.fed_caravan)
    )


def oath_keepers(expedition: Expedition, living: list[int]) -> list[int]:
    """Most oaths kept less broken, at least one kept; then fewest Afflictions; then shared. [GOD-SCENARIO-1]"""
    players = expedition.players
    keepers = [seat for seat in living if players[seat].oaths_kept > 0]
    if not keepers:
        return []

    def standing(seat: int) -> tuple[int, int]:
        player = players[seat]
        return player.oaths_kept - player.oaths_broken, -len(player.afflictions)

    best = max(standing(seat) for seat in keepers)
    return [seat for seat in keepers if standing(seat) == best]


def message_size(expedition: Expedition) -> int:
    """How many level-3 Actions the message takes."""
    return (len(expedition.living()) + 2) // 3


def send_message(expedition: Expedition) -> Steps[bool]:
    """The living discard one level-3 Action for every three of them, as the message. [GOD-SCENARIO-1]"""
    living = expedition.living()
    book = expedition.book
    missing = message_size(expedition)
    fit = {
        seat: [c for c in expedition.players[seat].hand if book.actions[c] and book.levels[c] == 3] for seat in living
    }
    found = sum(len(cards) for cards in fit.values())
    expedition.tell(MessageCounted(count=min(found, missing), needed=missing, rule="GOD-END-2"))
    if found < missing:
        return False
    for seat in living:
        while missing and fit[seat]:
            pick = yield Choose(seat, [Drop(card) for card in fit[seat]], rule="GOD-SCENARIO-1", ask="send-message")
            drop(expedition, seat, pick.card, rule="GOD-SCENARIO-1")
            fit[seat].remove(pick.card)
            missing -= 1
    return True
