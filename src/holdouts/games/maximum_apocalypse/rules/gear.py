"""Equipment in play: room for it, tokens on it, and what becomes of it. [MAX-EQUIP]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why, because
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.events import Discarded, Equipped, LostGear, Paid, Reloaded
from holdouts.games.maximum_apocalypse.picks import Drop, Leave
from holdouts.games.maximum_apocalypse.rules import deeds, hands
from holdouts.games.maximum_apocalypse.state import Apocalypse, Body, Gear

# --- room ---


def wearer(world: Apocalypse, seat: int, card: int) -> int:
    """Which body of a seat bears the card: the Dog only what is meant for him. [MAX-DOG-7]"""
    return int(world.design(card).worn_by_dog and len(world.survivors[seat].bodies) > 1)


def storage_left(world: Apocalypse, seat: int, body: int = 0) -> int:
    """What the storage limit leaves; below zero when it has shrunk. [MAX-EQUIP-2]"""
    return room_left(world, world.survivors[seat].bodies[body])


def room_left(world: Apocalypse, bearer: Body) -> int:
    """The same for a body."""
    book = world.book
    left = book.characters[bearer.character].storage
    for held in bearer.gear:
        left += book.room[held.card]
    return left


WEARER_DEAD = Why("wearer-dead")
DUPLICATE = Why("duplicate")


def room_with(world: Apocalypse, seat: int, card: int) -> int | Why:
    """What the storage limit would leave with this card in play, or why nobody at that seat could bear it.

    Whoever bears it lives and has none of that name; Fuel is the exception. [MAX-EQUIP-2, MAX-EQUIP-4..6]
    """
    book = world.book
    design = book.cards[card]
    bodies = world.survivors[seat].bodies
    if design.worn_by_dog and len(bodies) < 2:
        return WEARER_DEAD
    bearer = bodies[design.worn_by_dog]
    if bearer.dead:
        return WEARER_DEAD
    left = book.characters[bearer.character].storage - design.storage
    for held in bearer.gear:
        if book.names[held.card] == design.id and not design.several:
            return DUPLICATE
        left += book.room[held.card]
    return left


def fits(world: Apocalypse, seat: int, card: int) -> bool:
    """Whether the card could come into play here as things are: so it must be where another brings it. [MAX-EQUIP-2]"""
    left = room_with(world, seat, card)
    return isinstance(left, int) and left >= 0


def why_not_equip(world: Apocalypse, seat: int, card: int) -> Why | None:
    """Why the card could not come into play here, not even after making room. [MAX-EQUIP-14]"""
    left = room_with(world, seat, card)
    if not isinstance(left, int):
        return left
    if left >= 0:
        return None
    bearer = world.survivors[seat].bodies[world.design(card).worn_by_dog]
    if -left <= sum([-world.book.room[held.card] for held in droppable(world, bearer)]):
        return None
    storage = world.design(card).storage
    return because("no-room", storage=storage, left=max(0, left + storage))


def can_equip(world: Apocalypse, seat: int, card: int) -> bool:
    """Whether the card could come into play here, perhaps after making room. [MAX-EQUIP-14]"""
    return why_not_equip(world, seat, card) is None


def droppable(world: Apocalypse, bearer: Body) -> list[Gear]:
    """What can be discarded to make room: nothing that the mission needs."""
    room = world.book.room
    return [held for held in bearer.gear if room[held.card] < 0 and not world.is_item(held.card)]


# --- into play ---


def equip(world: Apocalypse, seat: int, card: int, *, rule: str) -> Steps[bool]:
    """Bring a card that lies nowhere into play, if its owner makes room for it. False: it was left. [MAX-EQUIP-14]"""
    if not can_equip(world, seat, card):
        return False
    world.playing.append(card)
    has_room = yield from _make_room(world, seat, card, Leave())
    world.playing.remove(card)
    if has_room:
        yield from put_on(world, seat, card, rule=rule)
    return has_room


def must_equip(world: Apocalypse, seat: int, card: int, *, rule: str) -> Steps[None]:
    """The same for a card that could be equipped and was taken up for it: room is made. [MAX-EQUIP-14]"""
    world.playing.append(card)
    yield from _make_room(world, seat, card)
    world.playing.remove(card)
    yield from put_on(world, seat, card, rule=rule)


def _make_room(world: Apocalypse, seat: int, card: int, *instead: Leave) -> Steps[bool]:
    """Own Equipment is discarded until the card fits; False if the card is left instead. [MAX-EQUIP-14]"""
    bearer = world.survivors[seat].bodies[wearer(world, seat, card)]
    needed = world.design(card).storage
    while room_left(world, bearer) < needed:
        options = [*(Drop(held.card) for held in droppable(world, bearer)), *instead]
        pick = yield Choose(seat, options, rule="MAX-EQUIP-14", ask="make-room", about={"card": card}, parts=(Drop,))
        if isinstance(pick, Leave):
            return False
        lose_gear(world, seat, find_gear(world, pick.card)[1], rule="MAX-EQUIP-14")
    return True


def put_on(world: Apocalypse, seat: int, card: int, *, rule: str) -> Steps[None]:
    """A card comes into play as new, with its tokens and its Equip effect. [MAX-EQUIP-7, MAX-KEYWORD-9]"""
    design = world.design(card)
    world.tell(Equipped(who=seat, card=card, rule=rule))
    return bring_in(world, seat, Gear(card, design.ammo, design.hits))


def bring_in(world: Apocalypse, seat: int, held: Gear) -> Steps[None]:
    """Equipment lies before a survivor, and its Equip effect happens. [MAX-EQUIP-1, MAX-KEYWORD-9]"""
    world.survivors[seat].bodies[wearer(world, seat, held.card)].gear.append(held)
    deed = Deed(seat, "MAX-KEYWORD-9", card=held.card, gear=held)
    return deeds.carry_out(world, world.design(held.card).equip, deed)


def hand_on(world: Apocalypse, seat: int, held: Gear) -> Steps[bool]:
    """Lifted Equipment comes into play at this survivor as it was, if room is made for it; else it stays lifted."""
    if not can_equip(world, seat, held.card) or not (yield from _make_room(world, seat, held.card, Leave())):
        return False
    for lying in (held.card, *held.fitted):
        world.playing.remove(lying)
    yield from bring_in(world, seat, held)
    return True


def find_gear(world: Apocalypse, card: int) -> tuple[int, Gear]:
    """Where an Equipment card is in play; LookupError if it is not."""
    for seat, survivor in enumerate(world.survivors):
        for body in survivor.bodies:
            for held in body.gear:
                if held.card == card:
                    return seat, held
    raise LookupError(card)


# --- out of play ---


def lift(world: Apocalypse, seat: int, held: Gear) -> Gear:
    """Take Equipment out of play to hand it on as it is, with its tokens and all that is fitted to it. [MAX-FREE-5]"""
    for body in world.survivors[seat].bodies:
        body.gear = [other for other in body.gear if other is not held]
    world.playing += [held.card, *held.fitted]
    return held


def set_down(world: Apocalypse, seat: int, held: Gear) -> None:
    """Lifted Equipment for which nobody has room lies on the tile; what was fitted to it is discarded. [MAX-FREE-11]"""
    for card in (held.card, *held.fitted):
        world.playing.remove(card)
    for card in held.fitted:
        shed(world, seat, card)
    hands.lay_down(world, world.survivors[seat].place, held.card, rule="MAX-FREE-11")


def shed(world: Apocalypse, seat: int, card: int) -> None:
    """A card that was fitted to Equipment is discarded."""
    world.tell(Discarded(who=seat, card=card, rule="MAX-EQUIP-1"))
    hands.to_pile(world, card)


def unhand(world: Apocalypse, seat: int, held: Gear) -> None:
    """Take Equipment out of play; it lies nowhere, and what was fitted to it is discarded."""
    for body in world.survivors[seat].bodies:
        body.gear = [other for other in body.gear if other is not held]
    for card in held.fitted:
        shed(world, seat, card)
    if world.design(held.card).adds("storage"):
        world.cramped = True


def lose_gear(world: Apocalypse, seat: int, held: Gear, *, rule: str) -> None:
    """Equipment is discarded, with all that was fitted to it."""
    unhand(world, seat, held)
    world.tell(LostGear(who=seat, card=held.card, rule=rule))
    hands.to_pile(world, held.card)


def spend(world: Apocalypse, seat: int, held: Gear, *, rule: str) -> Gear:
    """Discard Equipment for what it does; how it was fitted still counts for that. [MAX-KEYWORD-6]"""
    spent = Gear(held.card, fitted=list(held.fitted))
    lose_gear(world, seat, held, rule=rule)
    return spent


def take_back(world: Apocalypse, seat: int, id_: str) -> int | None:
    """A survivor card of that name out of the seat's own play or discard; it lies nowhere."""
    for held in world.gear(seat):
        if world.design(held.card).id == id_ and not world.is_scavenge(held.card):
            unhand(world, seat, held)
            return held.card
    discard = world.kit_of(seat).discard
    for card in discard:
        if world.design(card).id == id_:
            discard.remove(card)
            return card
    return None


def strip(world: Apocalypse, seat: int, body: Body) -> None:
    """The Equipment of a dead body: Scavenge cards stay on the tile, others go. [MAX-END-5, MAX-DOG-16]"""
    for held in list(body.gear):
        unhand(world, seat, held)
        if world.is_scavenge(held.card):
            hands.lay_down(world, world.survivors[seat].place, held.card, rule="MAX-END-5")
        else:
            world.tell(LostGear(who=seat, card=held.card, rule="MAX-END-6"))
            hands.to_pile(world, held.card)


def fitting(world: Apocalypse) -> Steps[None]:
    """Whose limit has shrunk discards Equipment until the rest fits. [MAX-EQUIP-3]"""
    if not world.cramped:
        return
    world.cramped = False
    for seat in world.in_turn():
        for body in world.survivors[seat].bodies:
            while not body.dead and room_left(world, body) < 0 and (spare := droppable(world, body)):
                options = [Drop(held.card) for held in spare]
                pick = yield Choose(seat, options, rule="MAX-EQUIP-3", ask="too-much-gear", parts=(Drop,))
                lose_gear(world, seat, find_gear(world, pick.card)[1], rule="MAX-EQUIP-3")


# --- tokens ---


def pay(world: Apocalypse, seat: int, held: Gear, count: int = 1, *, rule: str) -> None:
    """Ammunition or fuel is taken off Equipment. [MAX-EQUIP-8]"""
    held.tokens -= count
    world.tell(Paid(who=seat, card=held.card, count=count, left=held.tokens, rule=rule))


def reload(world: Apocalypse, seat: int, held: Gear, count: int | None = None, *, rule: str) -> None:
    """Up to the printed number; what lasts until the next reload is over. [MAX-EQUIP-10]"""
    full = world.design(held.card).ammo
    before = held.tokens
    held.tokens = full if count is None else min(full, held.tokens + count)
    for card in [card for card in held.fitted if world.design(card).until_reload]:
        held.fitted.remove(card)
        shed(world, seat, card)
    world.tell(Reloaded(who=seat, card=held.card, count=held.tokens - before, rule=rule))
