"""Searching: from a pile into the searched zone. [GOD-SEARCH]"""

from holdouts.engine.decision import Choose
from holdouts.engine.modifiers import Standing, reckon
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers.cards import Anomaly, Peril
from holdouts.games.godforsaken_scavengers.events import ChangedPile, Searched, SearchRanOut
from holdouts.games.godforsaken_scavengers.picks import ChangePile, Dig, DigOn, OnPile, Stop
from holdouts.games.godforsaken_scavengers.rules.anomalies import meet_anomaly
from holdouts.games.godforsaken_scavengers.rules.perils import meet_peril
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import ANY_NUMBER, SEARCHING, Expedition

ANOMALY_PATIENCE = 2
"""So often the same Anomaly may come up in one Search phase before nothing forces the player on. [GOD-ANOMALY-9]"""


# --- what the searching player may do ---


def search_options(expedition: Expedition, seat: int) -> list[Dig | DigOn | Stop | ChangePile]:
    """One pile for the whole phase, card after card, until the player stops. [GOD-SEARCH-1, GOD-SEARCH-3]"""
    player = expedition.players[seat]
    options: list[Dig | DigOn | Stop | ChangePile] = []
    if not had_enough(expedition, seat):
        if player.pile is None:
            options += [Dig(pile) for pile in legal_piles(expedition, seat)]
        elif expedition.piles[player.pile]:
            options.append(DigOn())
    if not (options and must_go_on(expedition, seat)):
        options.append(Stop())
    if player.pile is not None and may_change_pile(expedition, seat):
        options += [ChangePile(pile) for pile in expedition.piles_left() if pile != player.pile]
    return options


def legal_piles(expedition: Expedition, seat: int) -> list[int]:
    """Piles with cards; some Afflictions shun or crave what their backs show. [GOD-SEARCH-11]

    Where two Afflictions leave nothing, the newer one gives way.
    """
    piles = fresh_piles(expedition, seat)
    if expedition.forbidden("look", seat):
        return piles
    levels = expedition.book.levels
    for burden in expedition.burdens(seat):
        if "pile-level" in burden.changes:
            tops = {pile: levels[expedition.piles[pile][-1]] for pile in piles}
            legal = [pile for pile in piles if bears(expedition, seat, burden, tops[pile])]
            piles = legal or piles
    return piles


def bears(expedition: Expedition, seat: int, burden: Standing, level: int) -> bool:
    """Whether an Affliction lets its owner near a pile of that level."""
    return reckon(expedition, seat, "pile-level", level, (burden,)) == level


def fresh_piles(expedition: Expedition, seat: int) -> list[int]:
    """Who makes two journeys in a round makes the second from another pile, if another one has cards."""
    piles = expedition.piles_left()
    journeys = expedition.players[seat].journeys
    return [pile for pile in piles if pile not in journeys] or piles


def had_enough(expedition: Expedition, seat: int) -> bool:
    """Some Locations let a player search only so many cards in the Search phase."""
    return expedition.players[seat].searches >= expedition.figure("searches", seat, ANY_NUMBER)


def must_go_on(expedition: Expedition, seat: int) -> bool:
    """The first card is compulsory, and some Afflictions do not let their owner stop. [GOD-SEARCH-11]

    What an effect made the player search of their own pile in this phase is searched.

    Once an Anomaly has come round twice, nothing forces anybody on. [GOD-ANOMALY-9]
    """
    player = expedition.players[seat]
    if any(player.anomalies.count(card) >= ANOMALY_PATIENCE for card in player.anomalies):
        return False
    fewest = expedition.figure("searches", seat, 0 if expedition.optional_search else 1)
    return player.searches + player.rushed < fewest or expedition.forbidden("stop", seat) is not None


def may_change_pile(expedition: Expedition, seat: int) -> bool:
    """A Location or a Character may allow a change of pile within the Search phase."""
    return expedition.players[seat].pile_changes < expedition.figure("pile-changes", seat, 0)


def search_is_over(expedition: Expedition, seat: int) -> bool:
    """No piles, or an Affliction put an end to it. [GOD-SEARCH-4, GOD-SEARCH-12]"""
    return expedition.players[seat].search_over or not expedition.piles_left()


# --- searching ---


def start_pile(expedition: Expedition, seat: int, pile: int) -> None:
    """Commit to a pile; some choose blindly. [GOD-SEARCH-1]"""
    if expedition.forbidden("choose-pile", seat):
        pile = expedition.pick(legal_piles(expedition, seat))
    expedition.players[seat].pile = pile


def search_phase_card(expedition: Expedition, seat: int) -> None:
    """Search one card of the chosen pile in the Search phase. [GOD-SEARCH-2]"""
    player = expedition.players[seat]
    assert player.pile is not None
    player.searches += 1
    surface(expedition, seat, expedition.piles[player.pile].pop(), player.pile)


def surface(expedition: Expedition, seat: int, card: int, pile: int) -> None:
    """Face up from its pile: a Peril or an Anomaly happens at once, others just lie there. [GOD-SEARCH-6, -15]"""
    player = expedition.players[seat]
    player.searched += 1
    expedition.unveil()
    if card in expedition.known:
        expedition.known.remove(card)
    expedition.tell(Searched(who=seat, pile=pile, card=card, rule="GOD-SEARCH-2"))
    design = expedition.book.cards[card]
    if isinstance(design, Peril):
        meet_peril(expedition, seat, card, pile)
    elif isinstance(design, Anomaly):
        patience(expedition, seat, card)
        meet_anomaly(expedition, seat, card, pile)
    else:
        expedition.zone(seat).append(card)


def patience(expedition: Expedition, seat: int, card: int) -> None:
    """The third time the same Anomaly comes up in a Search phase, the phase is over. [GOD-ANOMALY-9]"""
    player = expedition.players[seat]
    if player.phase != SEARCHING:
        return
    player.anomalies.append(card)
    if player.anomalies.count(card) > ANOMALY_PATIENCE:
        player.search_over = True
        expedition.tell(SearchRanOut(who=seat, rule="GOD-ANOMALY-9"))


def change_pile(expedition: Expedition, seat: int, pile: int, *, rule: str) -> None:
    expedition.players[seat].pile = pile
    expedition.tell(ChangedPile(who=seat, pile=pile, rule=rule))


@step
def dig(expedition: Expedition, seat: int, count: int) -> Steps[None]:
    """An effect makes a player search cards of their pile, whatever the phase. [GOD-TURN-6, GOD-SEARCH-14]"""
    player = expedition.players[seat]
    if player.dead or not expedition.piles_left():
        return
    if player.pile is None:
        piles = [OnPile(pile) for pile in fresh_piles(expedition, seat)]
        pick = yield Choose(seat, piles, rule="GOD-SEARCH-14", ask="dig-where")
        player.pile = pick.pile
    if not expedition.piles[player.pile]:
        return
    if expedition.on_turn(seat) and player.phase == SEARCHING:
        player.rushed += 1
    surface(expedition, seat, expedition.piles[player.pile].pop(), player.pile)
    if count > 1:
        expedition.then(dig, seat, count - 1)
