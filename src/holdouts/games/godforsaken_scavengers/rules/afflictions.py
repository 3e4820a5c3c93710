"""Afflictions, healing and death. [GOD-AFFLICTION]"""

from holdouts.engine.decision import Choose
from holdouts.engine.secrets import BACK
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
from holdouts.games.godforsaken_scavengers.state import Expedition, Scavenger


def afflict(expedition: Expedition, seat: int, *, rule: str, face_down: bool = False) -> Steps[None]:
    """Gain an Affliction, then see whether it kills. [GOD-AFFLICTION-1, GOD-AFFLICTION-7]"""
    gain_affliction(expedition, seat, rule=rule, face_down=face_down)
    yield from after_affliction(expedition, seat)


def gain_affliction(expedition: Expedition, seat: int, *, rule: str, face_down: bool) -> None:
    """Draw the top Affliction, face up; an empty deck gives a face-down placeholder. [GOD-AFFLICTION-1, -9]

    Nobody sees the face of one that arrives face down.
    """
    player = expedition.players[seat]
    player.afflicted = True
    affliction = expedition.affliction_deck.pop() if expedition.affliction_deck else None
    player.afflictions.append(affliction)
    if affliction is not None:
        expedition.unveil()
        if not face_down:
            expedition.tell(Afflicted(who=seat, affliction=affliction, rule=rule))
            return
        player.unseen.append(affliction)
    player.face_down.append(affliction)
    expedition.tell(AfflictedFaceDown(who=seat, rule=rule))


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
    if player.character is not None:
        expedition.box_characters.append(player.character)
        player.character, player.revealed = None, False
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


def return_afflictions(expedition: Expedition, afflictions: list[int | None]) -> None:
    """Back into their deck, which is reshuffled; placeholders vanish. [GOD-AFFLICTION-5, GOD-AFFLICTION-9]"""
    expedition.affliction_deck += [affliction for affliction in afflictions if affliction is not None]
    expedition.shuffle(expedition.affliction_deck)


def choose_affliction(expedition: Expedition, seat: int, places: list[int], *, rule: str, ask: str) -> Steps[int]:
    """When several could be meant, their owner chooses; an unseen one goes by its place. [GOD-AFFLICTION-8]"""
    options = [Affected(as_seen(expedition.players[seat], place)) for place in places]
    pick = yield Choose(seat, options, rule=rule, ask=ask)
    return places[options.index(pick)]


def as_seen(player: Scavenger, place: int) -> int:
    """An Affliction as everybody sees it: itself, or the back that lies in that place. [GOD-AFFLICTION-4]"""
    affliction = player.afflictions[place]
    return BACK + place if affliction is None or affliction in player.unseen else affliction


def places_face_up(player: Scavenger) -> list[int]:
    return [place for place, affliction in enumerate(player.afflictions) if affliction not in player.face_down]


def places_face_down(player: Scavenger) -> list[int]:
    return [place for place, affliction in enumerate(player.afflictions) if affliction in player.face_down]


def heal(expedition: Expedition, seat: int, count: int, *, rule: str) -> Steps[None]:
    """Heal Afflictions, face down or not. [GOD-AFFLICTION-5, GOD-AFFLICTION-12]"""
    for _ in range(count):
        yield from heal_one_of(expedition, seat, list(range(len(expedition.players[seat].afflictions))), rule=rule)


def heal_face_down(expedition: Expedition, seat: int, count: int, *, rule: str) -> Steps[None]:
    """Heal face-down Afflictions only. [GOD-AFFLICTION-12]"""
    for _ in range(count):
        yield from heal_one_of(expedition, seat, places_face_down(expedition.players[seat]), rule=rule)


def heal_one_of(expedition: Expedition, seat: int, places: list[int], *, rule: str) -> Steps[None]:
    """Back into the deck it goes. [GOD-AFFLICTION-5]"""
    if not places:
        return
    player = expedition.players[seat]
    place = yield from choose_affliction(expedition, seat, places, rule=rule, ask="heal-which")
    shown = as_seen(player, place)
    affliction = player.afflictions.pop(place)
    _uncover(expedition, seat, affliction)
    return_afflictions(expedition, [affliction])
    expedition.tell(Healed(who=seat, affliction=shown, rule=rule))


def turn_down(expedition: Expedition, seat: int, *, rule: str) -> Steps[int | None]:
    """Turn an Affliction face down: its text is off, it still counts. [GOD-AFFLICTION-4]"""
    player = expedition.players[seat]
    among = places_face_up(player)
    if not among:
        return None
    place = yield from choose_affliction(expedition, seat, among, rule=rule, ask="turn-down-which")
    affliction = player.afflictions[place]
    assert affliction is not None
    player.face_down.append(affliction)
    expedition.tell(TurnedDown(who=seat, affliction=affliction, rule=rule))
    return affliction


def turn_up(expedition: Expedition, seat: int, *, rule: str) -> Steps[None]:
    """Turn a face-down Affliction up again; its text may bring the hand limit down. [GOD-AFFLICTION-2]"""
    player = expedition.players[seat]
    among = [place for place in places_face_down(player) if player.afflictions[place] is not None]
    if not among:
        return
    place = yield from choose_affliction(expedition, seat, among, rule=rule, ask="turn-up-which")
    affliction = player.afflictions[place]
    assert affliction is not None
    _uncover(expedition, seat, affliction)
    expedition.unveil()
    expedition.tell(TurnedUp(who=seat, affliction=affliction, rule=rule))
    yield from keep_to_limit(expedition, seat)


def _uncover(expedition: Expedition, seat: int, affliction: int | None) -> None:
    player = expedition.players[seat]
    if affliction in player.face_down:
        player.face_down.remove(affliction)
    for lying in (player.unseen, player.resting):
        if affliction is not None and affliction in lying:
            lying.remove(affliction)


def has_face_up(expedition: Expedition, seat: int) -> bool:
    player = expedition.players[seat]
    return any(affliction not in player.face_down for affliction in player.afflictions)
