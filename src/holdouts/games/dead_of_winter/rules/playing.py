"""Playing cards from the hand, and what becomes of them. [DOW-PLAY, DOW-HANDOFF]"""

from collections.abc import Callable

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.dead_of_winter import events, moments
from holdouts.games.dead_of_winter.cards import Need
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.picks import Enough, Move, RaiseDie, ToDice, ToSupply, Whom
from holdouts.games.dead_of_winter.rules import dice, gifts, hands, harm, moving, newcomers
from holdouts.games.dead_of_winter.state import MOST_DIE, Held, Survivor, Winter

NO_CARRIER = Why("nobody-can-carry")
NO_MOVE = Why("nobody-can-move")
NO_ROOM = Why("no-room-for-newcomer")


def why_not_play(winter: Winter, seat: int, card: int) -> Why | None:
    """What speaks against playing a card now; that it would do nothing does not. [DOW-PLAY-7, DOW-PLAY-10]"""
    need = winter.book.needs[card]
    if not need:
        return None
    is_met, why = NEEDS[need]
    return None if is_met(winter, seat) else why


def unmet(winter: Winter, seat: int) -> list[Need]:
    """What no card finds now that needs it: looked up once for a whole hand and all requests."""
    return [need for need, (is_met, _) in NEEDS.items() if not is_met(winter, seat)]


def carriers(winter: Winter, seat: int) -> list[Survivor]:
    """One's own survivors who may bear equipment. [DOW-PLAY-11]"""
    return [survivor for survivor in winter.own(seat) if may_carry(winter, seat, survivor)]


def anybody_carries(winter: Winter, seat: int) -> bool:
    for survivor in winter.players[seat].group:  # noqa: SIM110 - as in `Winter.owns`
        if may_carry(winter, seat, survivor):
            return True
    return False


def may_carry(winter: Winter, seat: int, survivor: Survivor) -> bool:
    return not gifts.spared(winter, seat, survivor, "carrying")


def movers(winter: Winter, seat: int) -> list[Survivor]:
    """One's own survivors who may still be moved."""
    return [survivor for survivor in winter.own(seat) if moving.why_not_move(winter, seat, survivor) is None]


def anybody_moves(winter: Winter, seat: int) -> bool:
    for survivor in winter.players[seat].group:  # noqa: SIM110 - as in `Winter.owns`
        if moving.why_not_move(winter, seat, survivor) is None:
            return True
    return False


NEEDS: dict[Need, tuple[Callable[[Winter, int], bool], Why]] = {
    "carrier": (anybody_carries, NO_CARRIER),
    "mover": (anybody_moves, NO_MOVE),
    "room": (newcomers.room_for_newcomer, NO_ROOM),
}
"""Whether what a card may need is there, and what is said if it is not."""


def play(winter: Winter, seat: int, card: int) -> Steps[None]:
    """A card is shown and played: equipment stays, everything else is used up. [DOW-PLAY-1..3]"""
    hands.lay_open(winter, seat, card)
    yield from play_open(winter, seat, card)


def play_open(winter: Winter, seat: int, card: int) -> Steps[None]:
    """The same, of a card that lies open already."""
    design = winter.design(card)
    winter.tell(events.Played(who=seat, card=card, rule="DOW-PLAY-1"))
    if design.equipment:
        yield from put_on(winter, seat, card)
        return
    if design.with_move:
        yield from drive(winter, seat, card)
    elif winter.players[seat].exiled and food_of(winter, card):
        yield from eat_as_exile(winter, seat, card)
    else:
        deed = Deed(seat, "DOW-PLAY-2")
        for effect in design.effects:
            yield from effect.resolve(winter, deed)
        winter.note(moments.Played, what=design.symbol, card=card, survivor=(deed.newcomers or [-1])[0])
    hands.use_up(winter, seat, card)


def put_on(winter: Winter, seat: int, card: int) -> Steps[None]:
    """Equipment goes to one of one's own survivors. [DOW-PLAY-3]"""
    options = [Whom(survivor.card) for survivor in carriers(winter, seat)]
    pick = yield Choose(seat, options, rule="DOW-PLAY-3", ask="equip-whom", about={"card": card})
    bearer = winter.member(seat, pick.survivor)
    winter.playing.remove(card)
    harm.equip(bearer, card)
    winter.tell(events.Equipped(who=seat, card=card, survivor=bearer.card, rule="DOW-PLAY-3"))
    winter.note(moments.Equipped, survivor=bearer.card, place=bearer.place, what=winter.symbol(card), card=card)


def drive(winter: Winter, seat: int, card: int) -> Steps[None]:
    """Fuel is played with a move, which needs no exposure roll then. [DOW-PLAY-10, DOW-REQUEST-9]"""
    options = [
        Move(survivor.card, place)
        for survivor in movers(winter, seat)
        for place in moving.destinations(winter, seat, survivor)
    ]
    pick = yield Choose(seat, options, rule="DOW-MOVE-1", ask="drive")
    survivor = winter.member(seat, pick.survivor)
    winter.note(moments.Played, what=winter.symbol(card), card=card, survivor=survivor.card, place=pick.place)
    yield from moving.move(winter, seat, survivor, pick.place, fuel=True)


# --- food in the hands of an exile ---


def food_of(winter: Winter, card: int) -> int:
    """How much food a card brings."""
    return sum(getattr(effect, "food_brought", 0) for effect in winter.design(card).effects)


def eat_as_exile(winter: Winter, seat: int, card: int) -> Steps[None]:
    """An exile's food goes to the supply, or raises dice of their own, point by point. [DOW-EXILE-10]"""
    options = [ToSupply(), ToDice()] if any(die < MOST_DIE for die in winter.players[seat].dice) else [ToSupply()]
    pick = yield Choose(seat, options, rule="DOW-EXILE-10", ask="food-for-what")
    if isinstance(pick, ToSupply):
        for effect in winter.design(card).effects:
            yield from effect.resolve(winter, Deed(seat, "DOW-PLAY-2"))
    else:
        for number in range(food_of(winter, card)):
            low = [RaiseDie(value) for value in dice.values(winter, seat) if value < MOST_DIE]
            if not low:
                break
            more = [*low, Enough()] if number else low
            chosen = yield Choose(seat, more, rule="DOW-EXILE-10", ask="raise-die", parts=(RaiseDie,))
            if isinstance(chosen, Enough):
                break
            dice.raise_die(winter, seat, chosen.die, 1, rule="DOW-EXILE-10")
    winter.note(moments.Played, what=winter.symbol(card), card=card)


# --- handing equipment on ---


def hand_offs(winter: Winter, seat: int) -> list[tuple[Survivor, Held, int]]:
    """Whose equipment can go to whom: to somebody at the same place, or by what reaches further. [DOW-HANDOFF-1,
    DOW-HANDOFF-2]"""
    if not winter.bears(seat):
        return []
    takers = [(owner, other) for owner, other in winter.everybody() if may_carry(winter, owner, other)]
    return [
        (survivor, held, other.card)
        for survivor in winter.players[seat].group
        for held in survivor.gear
        for _, other in takers
        if other is not survivor
        if other.place == survivor.place or reach(winter, seat, survivor, held) is not None
    ]


def reach(winter: Winter, seat: int, survivor: Survivor, held: Held) -> gifts.Source | None:
    """What lets a survivor hand this over without sharing a place: another item."""
    far = gifts.sources(winter, seat, survivor, "hand-off")
    return next((source for source in far if source.held is not held), None)


def hand_off(winter: Winter, seat: int, card: int, taker: int) -> Steps[None]:
    """Equipment goes to another survivor, with its use of this round spent or not. [DOW-HANDOFF-1..4]"""
    survivor, held = next((one, gear) for one in winter.players[seat].group for gear in one.gear if gear.card == card)
    found = winter.find(taker)
    assert found is not None
    owner, other = found
    if other.place != survivor.place:
        source = reach(winter, seat, survivor, held)
        assert source is not None
        yield from gifts.spend(winter, seat, source, rule="DOW-HANDOFF-1")
    survivor.gear.remove(held)
    other.gear.append(held)
    winter.tell(events.HandedOff(who=seat, card=card, survivor=taker, other=owner, rule="DOW-HANDOFF-1"))
    winter.note(moments.HandedOff, survivor=taker, place=other.place, card=card)
