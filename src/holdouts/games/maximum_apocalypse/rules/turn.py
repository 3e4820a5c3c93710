"""A turn in seven steps. [MAX-TURN]"""

from holdouts.engine.decision import Choose
from holdouts.engine.reactions import announce
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse import moments
from holdouts.games.maximum_apocalypse.events import RoundBegan, Spawned, TurnBegan
from holdouts.games.maximum_apocalypse.fields import Cause
from holdouts.games.maximum_apocalypse.picks import Against
from holdouts.games.maximum_apocalypse.rules import (
    actions,
    drawing,
    gear,
    harm,
    hunger,
    monsters,
    spawning,
)
from holdouts.games.maximum_apocalypse.rules.deeds import tile_acts
from holdouts.games.maximum_apocalypse.script import step
from holdouts.games.maximum_apocalypse.state import ACTIONS, Apocalypse, Foe


@step.silent
def begin_round(world: Apocalypse) -> None:
    """Everybody has a turn, clockwise from the first player. [MAX-SETUP-15]"""
    world.round += 1
    world.tell(RoundBegan(number=world.round, rule="MAX-TURN-2"))
    world.then(next_turn, 0)


@step.silent
def next_turn(world: Apocalypse, number: int) -> None:
    """The player on the left begins; a dead one is only passed. [MAX-TURN-2, MAX-TURN-4]"""
    if number >= len(world.survivors):
        world.then(begin_round)
        return
    seat = (world.first + number) % len(world.survivors)
    world.then(pass_over if world.survivors[seat].dead else begin_turn, seat)
    world.then(next_turn, number + 1)


@step
def pass_over(world: Apocalypse, seat: int) -> Steps[None]:
    """What would end with the turn of somebody who is dead ends now. [MAX-TURN-4]"""
    wear_off(world, seat)
    yield from announce(world, moments.SeatPassed, seat)


@step.silent
def begin_turn(world: Apocalypse, seat: int) -> None:
    """Stuns end, counters start anew, and the start tile is noted. [MAX-TURN-1, MAX-TURN-3]"""
    world.turn += 1
    world.active = seat
    wear_off(world, seat)
    survivor = world.survivors[seat]
    survivor.start = survivor.place
    survivor.actions = ACTIONS
    survivor.moved = survivor.swapped = survivor.traded = survivor.stored = survivor.gave_up = False
    survivor.confined = False
    survivor.searched = []
    survivor.declined = []
    for body in survivor.bodies:
        body.guarded = False
        for held in body.gear:
            held.used = False
    for other in world.survivors:
        other.entered = None
    world.tell(TurnBegan(who=seat, rule="MAX-TURN-1"))
    for part in STEPS:
        world.then(part, seat)


def wear_off(world: Apocalypse, seat: int) -> None:
    """What lasts until this player's next turn is over. [MAX-KEYWORD-3, MAX-TURN-4]"""
    for survivor in world.survivors:
        for foe in survivor.foes:
            if foe.stunned:
                foe.stunned = [by for by in foe.stunned if by != seat]
        if survivor.lasting:
            survivor.lasting = [one for one in survivor.lasting if one.by != seat]


@step
def spawn(world: Apocalypse, seat: int) -> Steps[None]:
    """Step 1: every face-up tile with the number of the roll. [MAX-SPAWN-1, MAX-SPAWN-2, MAX-SPAWN-8]"""
    one, two = world.roll(6), world.roll(6)
    total = one + two
    world.tell(Spawned(who=seat, one=one, two=two, sum=total, rule="MAX-SPAWN-1"))
    if total == 7:
        yield from announce(world, moments.SevenRolled, seat)
    spawns, up, gone = world.book.spawns, world.up, world.gone
    hit = [place for place, tile in enumerate(world.tiles) if spawns[tile] == total and up[place] and not gone[place]]
    for place in sorted(hit, key=world.cells.__getitem__):
        yield from spawning.spawn_on(world, place, rule="MAX-SPAWN-3")
    yield from gear.fitting(world)


@step
def draw(world: Apocalypse, seat: int) -> Steps[None]:
    """Step 2: a survivor card, like it or not. [MAX-DRAW-1]"""
    yield from drawing.draw_cards(world, seat, cause=Cause("turn"), rule="MAX-DRAW-1")


@step
def end_effects(world: Apocalypse, seat: int) -> Steps[None]:
    """Step 4: what the tile does to those who stay. [MAX-KEYWORD-10]"""
    survivor = world.survivors[seat]
    if not survivor.dead and (end := world.tile(survivor.place).end):
        yield from tile_acts(world, seat, survivor.place, end, rule="MAX-KEYWORD-10")
        yield from gear.fitting(world)


@step.silent
def grow_hungry(world: Apocalypse, seat: int) -> None:
    """Step 5: hunger rises. [MAX-HUNGER-1]"""
    if not world.survivors[seat].dead:
        hunger.hungrier(world, seat, rule="MAX-HUNGER-1")


@step
def activate(world: Apocalypse, seat: int) -> Steps[None]:
    """Step 6: attached monsters attack in order of arrival, then Poison works. [MAX-MONSTER-4, MAX-MONSTER-6]"""
    survivor = world.survivors[seat]
    if survivor.dead:
        return
    if survivor.foes:
        yield from attack(world, seat)
        if not world.lives(seat):
            return
    for number, body in enumerate(survivor.bodies):
        if body.poison:
            harm.hurt(world, seat, number, body.poison, kind="poison", rule="MAX-POISON-2")
    harm.bury(world)
    yield from gear.fitting(world)


def attack(world: Apocalypse, seat: int) -> Steps[None]:
    """Each monster in turn, as long as it is there and its victim lives. [MAX-MONSTER-4]"""
    survivor = world.survivors[seat]
    attackers = [foe for foe in survivor.foes if not foe.stunned]
    shares = yield from share_out(world, seat, [foe for foe in attackers if world.monster(foe).reach == "none"])
    for foe in attackers:
        if survivor.dead:
            return
        if foe in survivor.foes:
            body = shares.get(foe.card, 0)
            if survivor.bodies[body].dead:
                body = 1 - body
            yield from monsters.strike(world, seat, foe, body=body, rule="MAX-MONSTER-4")


def share_out(world: Apocalypse, seat: int, foes: list[Foe]) -> Steps[dict[int, int]]:
    """Which monster attacks which of two bodies, as evenly as possible; by monster card. [MAX-DOG-3, MAX-DOG-12]"""
    if len(world.alive(seat)) < 2:
        return {}
    most = (len(foes) + 1) // 2
    shares: dict[int, int] = {}
    for foe in foes:
        number = world.survivors[seat].foes.index(foe)
        taken = list(shares.values())
        options = [Against(number, body) for body in (0, 1) if taken.count(body) < most]
        pick = yield Choose(
            seat, options, rule="MAX-DOG-3", ask="who-is-attacked", about={"monster": foe.card}, parts=(Against,)
        )
        shares[foe.card] = pick.body
    return shares


@step
def check(world: Apocalypse, seat: int) -> Steps[None]:
    """Step 7: only here a win is checked, after all that the turn still had in store. [MAX-END-11]"""
    for survivor in world.survivors:
        if survivor.lasting:
            survivor.lasting = [one for one in survivor.lasting if not one.this_turn]
    yield from announce(world, moments.TurnChecked, seat)
    yield from announce(world, moments.SeatPassed, seat)


STEPS = (spawn, draw, actions.act, end_effects, grow_hungry, activate, check)
"""The seven steps of a turn. [MAX-TURN-1]"""
