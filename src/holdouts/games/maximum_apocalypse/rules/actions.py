"""Four actions a turn, and what is free beside them. [MAX-ACTION, MAX-FREE]"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from holdouts.engine.decision import Choose, ChooseTogether, Window
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.cards import Scavenge
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.fields import Cause
from holdouts.games.maximum_apocalypse.picks import (
    Accept,
    Concede,
    DrawCard,
    Drop,
    EndActions,
    Enough,
    Move,
    PickUp,
    Play,
    Refuse,
    Search,
    Spend,
    SwapTwo,
    Trade,
    Use,
    UseFree,
    UseInnate,
    UseTile,
    Whom,
)
from holdouts.games.maximum_apocalypse.rules import drawing, ending, gear, hands, moving, scavenging, trading
from holdouts.games.maximum_apocalypse.rules.deeds import carry_out, why_not
from holdouts.games.maximum_apocalypse.script import step
from holdouts.games.maximum_apocalypse.state import Apocalypse, Body, Gear, Survivor

# --- the action step ---


@step
def act(world: Apocalypse, seat: int) -> Steps[None]:
    """One action or free action after the other, each fully carried out. [MAX-ACTION-13, MAX-FREE-1]"""
    survivor = world.survivors[seat]
    if survivor.dead or survivor.confined:
        return
    free = free_options(world, seat) if survivor.actions <= 0 else None
    if free == []:
        return
    about = {"count": survivor.actions}
    listed = None if free is None else around_free(survivor, [], free)
    _, pick = yield Window(seat, partial(turn_options, world), rule="MAX-ACTION-1", about=about, listed=listed)
    if pick == END:
        survivor.actions = 0
        return
    kind = type(pick)
    if kind in DOING:
        survivor.actions -= 1
        yield from DOING[kind](world, seat, pick)
    else:
        yield from FREE[kind](world, seat, pick)
    yield from gear.fitting(world)
    world.then(act, seat)


def turn_options(world: Apocalypse, seat: int) -> list[Any]:
    """All legal actions; the step ends early only when there is none. [MAX-ACTION-11]"""
    survivor = world.survivors[seat]
    options = action_options(world, seat) if survivor.actions > 0 else []
    return around_free(survivor, options, free_options(world, seat))


def around_free(survivor: Survivor, options: list[Any], free: list[Any]) -> list[Any]:
    """Actions, or the end of the step; then what is free; and one may always give up, once a turn. [MAX-END-15]"""
    if not options:
        options.append(END)
    options += free
    if not survivor.gave_up:
        options.append(GIVE_UP)
    return options


# --- actions ---

END, DRAW, USE_TILE, SWAP, GIVE_UP = EndActions(), DrawCard(), UseTile(), SwapTwo(), Concede()
"""Picks that are always the same."""


def action_options(world: Apocalypse, seat: int) -> list[Any]:
    """Move, draw, play, use or search, in any mix. [MAX-ACTION-2, MAX-ACTION-3]"""
    survivor = world.survivors[seat]
    book, place = world.book, survivor.place
    options: list[Any] = [Move(other) for other in world.near(place)]
    if world.kits[survivor.kit].deck:
        options.append(DRAW)
    options += play_options(world, seat)
    for held in world.gear(seat):
        if book.acting[held.card] and why_not_use(world, seat, held) is None:
            options.append(Use(held.card))
    for number, body in enumerate(survivor.bodies):
        if not body.dead and why_not_innate(world, seat, body) is None:
            options.append(UseInnate(number))
    tile = book.tiles[world.tiles[place]]
    if tile.action and why_not(world, book.tile_actions[world.tiles[place]], seat) is None:
        options.append(USE_TILE)
    for colour in book.searches[world.tiles[place]]:
        if scavenging.why_not_search(world, seat, colour) is None:
            options.append(Search(colour))
    for offered in ADDED:
        options += offered(world, seat)
    return options


def play_options(world: Apocalypse, seat: int) -> list[Play]:
    """Cards of the hand that can be played now; of a shared hand, for either Character. [MAX-VARIANT-7]"""
    options = []
    names = world.book.names
    hand = world.kits[world.survivors[seat].kit].hand
    for by in world.clockwise(seat) if world.merged else (seat,):
        known: dict[str, bool] = {}
        for card in hand:
            name = names[card]
            if name not in known:
                known[name] = why_not_play(world, by, card) is None
            if known[name]:
                options.append(Play(card, by))
    return options


NO_ACTIONS, ITEM, USED, STARVING = Why("no-actions"), Why("item"), Why("used"), Why("starving")
EMPTY = {fuelled: Why("empty", {"fuelled": fuelled}) for fuelled in (False, True)}
NO_ROOM_FOR = Why("no-room-for")


def why_not_act(world: Apocalypse, seat: int) -> Why | None:
    """Without actions only what is free is left in one's own turn. [MAX-ACTION-1]"""
    return NO_ACTIONS if world.active == seat and world.survivors[seat].actions <= 0 else None


def why_not_play(world: Apocalypse, seat: int, card: int) -> Why | None:
    """Equipment must find room, an Instant be able to do something. [MAX-CARD-6]"""
    book = world.book
    if book.cards[card].equipment:
        return gear.why_not_equip(world, seat, card)
    if book.items[card] and world.is_item(card):
        return ITEM
    return why_not(world, book.plays[card], seat)


def why_not_use(world: Apocalypse, seat: int, held: Gear) -> Why | None:
    """Equipment with an action, loaded if it needs loading. [MAX-ACTION-7, MAX-EQUIP-8]"""
    design = world.design(held.card)
    if design.ammo and not held.tokens:
        return EMPTY[design.fuelled]
    return why_not(world, world.book.uses[held.card], seat)


def why_not_innate(world: Apocalypse, seat: int, body: Body) -> Why | None:
    """On the starving side there is no ability. [MAX-ACTION-10]"""
    return STARVING if world.survivors[seat].track else why_not(world, world.book.innates[body.character], seat)


def move(world: Apocalypse, seat: int, pick: Move) -> Steps[None]:
    return moving.walk(world, seat, pick.place, rule="MAX-MOVE-2")


def draw_card(world: Apocalypse, seat: int, _: DrawCard) -> Steps[None]:
    return drawing.draw_cards(world, seat, cause=Cause("action"), rule="MAX-ACTION-2")


def use_innate(world: Apocalypse, seat: int, pick: UseInnate) -> Steps[None]:
    """The ability of a fed Character. [MAX-ACTION-5]"""
    character = world.survivors[seat].bodies[pick.body].character
    world.tell(events.UsedInnate(who=seat, character=character, rule="MAX-ACTION-5"))
    return carry_out(
        world, world.book.characters[character].innate.action, Deed(seat, "MAX-ACTION-5", pick.body, character)
    )


def use_tile(world: Apocalypse, seat: int, _: UseTile) -> Steps[None]:
    """The action printed on the tile. [MAX-ACTION-5]"""
    place = world.survivors[seat].place
    world.tell(events.UsedTile(who=seat, place=place, rule="MAX-ACTION-5"))
    return carry_out(world, world.tile(place).action, Deed(seat, "MAX-ACTION-5", place=place))


def search(world: Apocalypse, seat: int, pick: Search) -> Steps[None]:
    place = world.survivors[seat].place
    return scavenging.search(world, seat, pick.colour, cause=Cause("search", place), rule="MAX-SCAV-1")


def play(world: Apocalypse, seat: int, pick: Play) -> Steps[None]:
    """Equipment stays in play, an Instant is carried out and discarded. [MAX-CARD-2, MAX-CARD-3, MAX-EQUIP-1]"""
    card, by = pick.card, pick.by
    design = world.design(card)
    world.kit_of(seat).hand.remove(card)
    if design.equipment:
        yield from gear.must_equip(world, by, card, rule="MAX-EQUIP-1")
        return
    world.tell(events.Played(who=by, card=card, rule="MAX-CARD-2"))
    world.playing.append(card)
    body = 0 if len(world.survivors[by].bodies) == 1 else (yield from meant_body(world, by, card))
    yield from carry_out(world, design.effects, Deed(by, "MAX-CARD-3", body, card=card))
    if card in world.playing:
        world.playing.remove(card)
        hands.to_pile(world, card)


def meant_body(world: Apocalypse, seat: int, card: int) -> Steps[int]:
    """A Scavenge card acts on one of a pair: its player says on which. [MAX-SCAV-10, MAX-DOG-15]"""
    bodies = [number for number, body in enumerate(world.survivors[seat].bodies) if not body.dead]
    design = world.design(card)
    if len(bodies) == 1 or not isinstance(design, Scavenge):
        return bodies[0]
    if not any(getattr(effect, "personal", False) for effect in design.effects):
        return bodies[0]
    pick = yield Choose(seat, [Whom(seat, body) for body in bodies], rule="MAX-DOG-15", ask="for-whom")
    chosen: int = pick.body
    return chosen


def use(world: Apocalypse, seat: int, pick: Use) -> Steps[None]:
    """Each use costs a token, if it works with tokens; an empty one stays in play. [MAX-EQUIP-8]"""
    card = pick.card
    held = gear.find_gear(world, card)[1]
    design = world.design(card)
    world.tell(events.Used(who=seat, card=card, rule="MAX-KEYWORD-1"))
    if design.ammo:
        gear.pay(world, seat, held, rule="MAX-EQUIP-8")
    return carry_out(world, design.action, Deed(seat, "MAX-KEYWORD-1", card=card, gear=held))


Doing = Callable[[Apocalypse, int, Any], Steps[Any]]

DOING: dict[type, Doing] = {
    Move: move,
    DrawCard: draw_card,
    Play: play,
    Use: use,
    UseInnate: use_innate,
    UseTile: use_tile,
    Search: search,
}
"""How each action is carried out."""

Offering = Callable[[Apocalypse, int], Sequence[Any]]

ADDED: list[Offering] = []
"""What missions let a survivor do for an action."""


def add(pick: type, offered: Offering, doing: Doing) -> None:
    """One more action there is: when it is on offer, and how it is carried out."""
    ADDED.append(offered)
    DOING[pick] = doing


def let_act(world: Apocalypse, seat: int, count: int, *, rule: str) -> Steps[None]:
    """Actions at once, out of turn; they count towards that survivor's own limits. [MAX-ACTION-12]"""
    survivor = world.survivors[seat]
    kept, survivor.actions = survivor.actions, count
    while survivor.actions > 0 and not survivor.dead:
        options = action_options(world, seat)
        if not options:
            break
        pick = yield Choose(seat, options, rule=rule, ask="act-now", about={"count": survivor.actions})
        survivor.actions -= 1
        yield from DOING[type(pick)](world, seat, pick)
        yield from gear.fitting(world)
    survivor.actions = 0 if survivor.confined else kept


def let_play(world: Apocalypse, seat: int, count: int, *, rule: str) -> Steps[None]:
    """Up to so many cards from the hand without spending actions. [MAX-CARD-4]"""
    for left in range(count, 0, -1):
        options: list[Any] = [] if world.survivors[seat].dead else list(play_options(world, seat))
        pick = yield Choose(seat, [*options, Enough()], rule=rule, ask="play-now", about={"count": left})
        if isinstance(pick, Enough):
            return
        yield from play(world, seat, pick)


# --- free actions ---


def free_options(world: Apocalypse, seat: int) -> list[Any]:
    """What costs no action, in the own action step only. [MAX-FREE-1]"""
    survivor = world.survivors[seat]
    book = world.book
    options: list[Any] = [SWAP] if may_swap(world, seat) else []
    if not survivor.traded:
        options += [Trade(other) for other in trading.partners(world, seat)]
    for place, card in world.lying:
        if place == survivor.place and why_not_pick_up(world, seat, card) is None:
            options.append(PickUp(card))
    for held in world.gear(seat):
        if not book.gifted[held.card]:
            continue
        design = book.cards[held.card]
        if design.free and why_not_use_free(world, seat, held) is None:
            options.append(UseFree(held.card))
        if design.discard and why_not(world, book.spends[held.card], seat) is None:
            options.append(Spend(held.card))
    for offered in ADDED_FREE:
        options += offered(world, seat)
    return options


def may_swap(world: Apocalypse, seat: int) -> bool:
    """Once per turn, with two survivor cards to give and one to draw. [MAX-FREE-2]"""
    return not world.survivors[seat].swapped and bool(world.kit_of(seat).deck) and len(spare_cards(world, seat)) > 1


def spare_cards(world: Apocalypse, seat: int) -> list[int]:
    """Survivor cards in hand and in play. [MAX-FREE-2]"""
    found = world.book.first_scavenge
    cards = [card for card in world.kit_of(seat).hand if card < found]
    return cards + [held.card for held in world.gear(seat) if held.card < found]


def why_not_use_free(world: Apocalypse, seat: int, held: Gear) -> Why | None:
    """Once per turn. [MAX-FREE-1]"""
    return USED if held.used else why_not(world, world.book.frees[held.card], seat)


def why_not_pick_up(world: Apocalypse, seat: int, card: int) -> Why | None:
    """What goes straight into play must fit; a full hand takes the rest and then discards. [MAX-FREE-11, MAX-CARD-5]"""
    if scavenging.goes_into_play(world, card) and not gear.can_equip(world, seat, card):
        return NO_ROOM_FOR
    return None


def trade(world: Apocalypse, seat: int, pick: Trade) -> Steps[None]:
    return trading.trade(world, seat, pick.seat)


def pick_up(world: Apocalypse, seat: int, pick: PickUp) -> Steps[None]:
    """A card that lies on the tile. [MAX-FREE-8]"""
    world.lying.remove((world.survivors[seat].place, pick.card))
    world.tell(events.PickedUp(who=seat, card=pick.card, rule="MAX-FREE-8"))
    return scavenging.take_up(world, seat, pick.card)


def use_free(world: Apocalypse, seat: int, pick: UseFree) -> Steps[None]:
    """What Equipment does for nothing, once per turn. [MAX-FREE-1]"""
    card = pick.card
    held = gear.find_gear(world, card)[1]
    held.used = True
    world.tell(events.Used(who=seat, card=card, rule="MAX-FREE-1"))
    return carry_out(world, world.design(card).free, Deed(seat, "MAX-FREE-1", card=card, gear=held))


def spend(world: Apocalypse, seat: int, pick: Spend) -> Steps[None]:
    """Equipment is discarded for what it does. [MAX-KEYWORD-6]"""
    card = pick.card
    spent = gear.spend(world, seat, gear.find_gear(world, card)[1], rule="MAX-KEYWORD-6")
    return carry_out(world, world.design(card).discard, Deed(seat, "MAX-KEYWORD-6", card=card, gear=spent))


def swap_two(world: Apocalypse, seat: int, _: SwapTwo) -> Steps[None]:
    """Two survivor cards, from hand or play, for a new one; once per turn. [MAX-FREE-2]"""
    world.survivors[seat].swapped = True
    for done in range(2):
        options = [Drop(card) for card in spare_cards(world, seat)]
        pick = yield Choose(seat, options, rule="MAX-FREE-2", ask="swap-two", about={"count": 2 - done}, parts=(Drop,))
        if pick.card in world.kit_of(seat).hand:
            hands.discard_card(world, seat, pick.card, rule="MAX-FREE-2")
        else:
            gear.lose_gear(world, seat, gear.find_gear(world, pick.card)[1], rule="MAX-FREE-2")
    yield from drawing.draw_cards(world, seat, cause=Cause("swap"), rule="MAX-FREE-2")


def concede(world: Apocalypse, seat: int, _: Concede) -> Steps[None]:
    """The living may give up together. [MAX-END-15]"""
    world.survivors[seat].gave_up = True
    answers = yield ChooseTogether(
        world.living(), lambda _: [Accept(), Refuse()], rule="MAX-END-15", ask="concede", default=Refuse()
    )
    if all(isinstance(answer, Accept) for answer in answers.values()):
        ending.lose(world, "conceded", rule="MAX-END-15")
    world.tell(events.FoughtOn(who=seat, rule="MAX-END-15"))


FREE: dict[type, Doing] = {
    SwapTwo: swap_two,
    Trade: trade,
    PickUp: pick_up,
    UseFree: use_free,
    Spend: spend,
    Concede: concede,
}
"""How each free action is carried out. [MAX-FREE-1]"""

ADDED_FREE: list[Offering] = []
"""What missions let a survivor do without an action."""


def add_free(pick: type, offered: Offering, doing: Doing) -> None:
    """One more free action there is: when it is on offer, and how it is carried out."""
    ADDED_FREE.append(offered)
    FREE[pick] = doing
