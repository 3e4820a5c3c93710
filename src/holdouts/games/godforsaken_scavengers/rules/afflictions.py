"""Afflictions, healing and death. [GOD-AFFLICTION]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers.events import (
    Afflicted,
    AfflictedFaceDown,
    Died,
    Healed,
    LeftBehind,
    Looted,
    TurnedDown,
    TurnedUp,
)
from holdouts.games.godforsaken_scavengers.picks import Affected, Pass, Take
from holdouts.games.godforsaken_scavengers.rules import ending
from holdouts.games.godforsaken_scavengers.rules.hands import can_make_room, gain, keep_to_limit, lose, make_room
from holdouts.games.godforsaken_scavengers.state import NONE, SCAR, UNSEEN, Expedition


def afflict(expedition: Expedition, seat: int, *, rule: str, face_down: bool = False) -> Steps[None]:
    """Gain an Affliction, then see whether it kills. [GOD-AFFLICTION-1, GOD-AFFLICTION-7]"""
    gain_affliction(expedition, seat, rule=rule, face_down=face_down)
    yield from after_affliction(expedition, seat)


def gain_affliction(expedition: Expedition, seat: int, *, rule: str, face_down: bool = False) -> None:
    """Draw the top Affliction, face up; an empty deck gives a face-down placeholder. [GOD-AFFLICTION-1, -9]

    Nobody sees the face of one that arrives face down.
    """
    player = expedition.players[seat]
    if expedition.affliction_deck:
        affliction = expedition.affliction_deck.pop()
        expedition.unveil()
    else:
        affliction = SCAR + expedition.scars
        expedition.scars += 1
        face_down = True
    player.afflictions.append(affliction)
    player.afflicted = True
    if face_down:
        player.face_down.append(affliction)
        if affliction < SCAR:
            player.unseen.append(affliction)
        expedition.tell(AfflictedFaceDown(who=seat, rule=rule))
    else:
        expedition.tell(Afflicted(who=seat, affliction=affliction, rule=rule))


def after_affliction(expedition: Expedition, seat: int) -> Steps[None]:
    """The last one allowed kills; a survivor keeps to the hand limit. [GOD-AFFLICTION-3, GOD-HAND-9]"""
    if len(expedition.players[seat].afflictions) >= expedition.limit:
        yield from die(expedition, seat)
    else:
        yield from keep_to_limit(expedition, seat)


def die(expedition: Expedition, *seats: int) -> Steps[None]:
    """Who dies together is dead before anything of theirs is handled: the dead loot nobody. [GOD-AFFLICTION-3]"""
    for seat in seats:
        expedition.players[seat].dead = True
        expedition.tell(Died(who=seat, rule="GOD-AFFLICTION-3"))
    for seat in seats:
        yield from leave_behind(expedition, seat)
    ending.check_early_end(expedition)


def leave_behind(expedition: Expedition, seat: int) -> Steps[None]:
    """Hand and store are discarded, the Afflictions go back, the player is out. [GOD-AFFLICTION-6, GOD-END-6]"""
    player = expedition.players[seat]
    if expedition.card.loot:
        yield from loot(expedition, seat)
    left = player.hand + player.plan + player.store
    for card in list(player.hand):
        lose(expedition, seat, card)
    player.store, player.plan = [], []
    if left:
        expedition.discards += left
        expedition.unveil()
        expedition.tell(LeftBehind(who=seat, cards=tuple(left), rule="GOD-AFFLICTION-6"))
    return_afflictions(expedition, player.afflictions)
    player.afflictions, player.face_down, player.unseen, player.resting = [], [], [], []
    if player.character != NONE:
        expedition.box_characters.append(player.character)
        player.character, player.revealed = NONE, False
    for deal in expedition.deals:
        for promise in deal.promises:
            if promise.state == "open" and seat in (promise.debtor, promise.creditor):
                promise.state = "void"


def loot(expedition: Expedition, seat: int) -> Steps[None]:
    """Among the Wicked Few each other player may take a card of the dead, from their left. [GOD-AFFLICTION-6]"""
    dead = expedition.players[seat]
    expedition.show(dead.hand)
    for other in expedition.others(seat):
        if not dead.hand or not can_make_room(expedition, other):
            continue
        pick = yield Choose(
            other,
            [Pass(), *(Take(card) for card in dead.hand)],
            rule="GOD-AFFLICTION-6",
            ask="loot",
            about={"who": seat},
            default=Pass(),
        )
        if isinstance(pick, Take) and (yield from make_room(expedition, other)):
            lose(expedition, seat, pick.card)
            gain(expedition, other, pick.card)
            expedition.tell(Looted(who=other, other=seat, card=pick.card, rule="GOD-AFFLICTION-6"))


def return_afflictions(expedition: Expedition, afflictions: list[int]) -> None:
    """Back into their deck, which is reshuffled; placeholders vanish. [GOD-AFFLICTION-5, GOD-AFFLICTION-9]"""
    expedition.affliction_deck += [affliction for affliction in afflictions if affliction < SCAR]
    expedition.shuffle(expedition.affliction_deck)


def choose_affliction(expedition: Expedition, seat: int, among: list[int], *, rule: str, ask: str) -> Steps[int]:
    """When several could be meant, their owner chooses; an unseen one goes by its place. [GOD-AFFLICTION-8]"""
    player = expedition.players[seat]
    places = [player.afflictions.index(affliction) for affliction in among]
    options = [
        Affected(UNSEEN + place if player.afflictions[place] in player.unseen else player.afflictions[place])
        for place in places
    ]
    pick = yield Choose(seat, options, rule=rule, ask=ask)
    return player.afflictions[places[options.index(pick)]]


def heal(expedition: Expedition, seat: int, count: int, *, rule: str, face_down: bool = False) -> Steps[None]:
    """Heal Afflictions, face down or not: back into the deck they go. [GOD-AFFLICTION-5, GOD-AFFLICTION-12]"""
    player = expedition.players[seat]
    for _ in range(count):
        among = list(player.face_down if face_down else player.afflictions)
        if not among:
            return
        affliction = yield from choose_affliction(expedition, seat, among, rule=rule, ask="heal-which")
        shown = SCAR if affliction in player.unseen else affliction
        player.afflictions.remove(affliction)
        _uncover(expedition, seat, affliction)
        return_afflictions(expedition, [affliction])
        expedition.tell(Healed(who=seat, affliction=shown, rule=rule))


def turn_down(expedition: Expedition, seat: int, *, rule: str, until_cleanup: bool = False) -> Steps[None]:
    """Turn an Affliction face down: its text is off, it still counts. [GOD-AFFLICTION-4]"""
    player = expedition.players[seat]
    among = [affliction for affliction in player.afflictions if affliction not in player.face_down]
    if not among:
        return
    affliction = yield from choose_affliction(expedition, seat, among, rule=rule, ask="turn-down-which")
    player.face_down.append(affliction)
    if until_cleanup:
        player.resting.append(affliction)
    expedition.tell(TurnedDown(who=seat, affliction=affliction, rule=rule))


def turn_up(expedition: Expedition, seat: int, *, rule: str) -> Steps[None]:
    """Turn a face-down Affliction up again; its text may bring the hand limit down. [GOD-AFFLICTION-2]"""
    player = expedition.players[seat]
    among = [affliction for affliction in player.face_down if affliction < SCAR]
    if not among:
        return
    affliction = yield from choose_affliction(expedition, seat, among, rule=rule, ask="turn-up-which")
    _uncover(expedition, seat, affliction)
    expedition.unveil()
    expedition.tell(TurnedUp(who=seat, affliction=affliction, rule=rule))
    yield from keep_to_limit(expedition, seat)


def _uncover(expedition: Expedition, seat: int, affliction: int) -> None:
    player = expedition.players[seat]
    for lying in (player.face_down, player.unseen, player.resting):
        if affliction in lying:
            lying.remove(affliction)


def has_face_up(expedition: Expedition, seat: int) -> bool:
    player = expedition.players[seat]
    return any(affliction not in player.face_down for affliction in player.afflictions)
