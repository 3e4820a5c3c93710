"""Monsters: how they are met, and what Equipment says to it. [MAX-MONSTER]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.fields import Cause
from holdouts.games.maximum_apocalypse.picks import Decline, React
from holdouts.games.maximum_apocalypse.rules import gear
from holdouts.games.maximum_apocalypse.rules.deeds import carry_out
from holdouts.games.maximum_apocalypse.state import Apocalypse, Foe, Gear


def meet(world: Apocalypse, seat: int, count: int = 1, *, cause: Cause, rule: str) -> Steps[None]:
    """A survivor draws Monster cards, one by one. [MAX-MONSTER-2, MAX-STEALTH-9]"""
    for _ in range(count):
        if world.survivors[seat].dead:
            return
        if not (world.monsters or world.lower or world.monster_discard):
            world.tell(events.NoMonsterLeft(who=seat, rule="MAX-SPAWN-13"))
            return
        if answers(world, seat, "before-draw") and (yield from _skipped(world, seat, cause)):
            continue
        yield from attach(world, seat, draw_monster(world), cause=cause, rule=rule)


def draw_monster(world: Apocalypse) -> int:
    """The top of the Monster deck; an empty one is made of the discard. [MAX-SPAWN-12]"""
    if not world.monsters and world.lower:
        world.monsters, world.lower = world.lower, []
    if not world.monsters and world.monster_discard:
        world.monsters, world.monster_discard = world.monster_discard, []
        world.shuffle(world.monsters)
        world.tell(events.MonstersShuffled(rule="MAX-SPAWN-12"))
    return world.monsters.pop()


def attach(world: Apocalypse, seat: int, monster: int, *, cause: Cause, rule: str) -> Steps[None]:
    """It stays with whoever drew it; its Draw effect happens at once. [MAX-MONSTER-2, MAX-MONSTER-3]"""
    foe = Foe(monster)
    survivor = world.survivors[seat]
    survivor.foes.append(foe)
    world.unveil()
    design = world.book.monsters[monster]
    world.boss_came = world.boss_came or design.boss
    met = events.BossMet if design.boss else events.MonsterMet
    world.tell(met(who=seat, monster=monster, cause=cause, rule=rule))
    if design.draw:
        yield from carry_out(world, design.draw, Deed(seat, "MAX-MONSTER-3", foe=foe, at=seat))
    if answers(world, seat, "drawn"):
        yield from react(world, seat, "drawn", foe, owner=seat)


def answers(world: Apocalypse, seat: int, when: str) -> bool:
    """Whether any Equipment of that seat is made for this moment; mostly there is none, and nothing to ask."""
    answering = world.book.answering
    return when in [answering[held.card] for held in world.gear(seat)]


def _skipped(world: Apocalypse, seat: int, cause: Cause) -> Steps[bool]:
    """Before the draw, Equipment may be discarded to be spared it. [MAX-KEYWORD-6]"""
    held = yield from _offer(world, seat, "before-draw")
    if held is None:
        return False
    world.tell(events.DrawSkipped(who=seat, cause=cause, rule="MAX-KEYWORD-6"))
    return True


def react(world: Apocalypse, seat: int, when: str, foe: Foe, *, owner: int) -> Steps[None]:
    """Equipment that answers a monster, as long as that monster is there."""
    while foe in world.survivors[owner].foes and not world.survivors[seat].dead:
        held = yield from _offer(world, seat, when)
        if held is None:
            return
        answer = world.design(held.card).answer
        assert answer is not None
        deed = Deed(seat, "MAX-KEYWORD-6", card=held.card, gear=held, foe=foe, at=owner)
        yield from carry_out(world, answer.effects, deed)
        if answer.cost == "token":
            return


def _offer(world: Apocalypse, seat: int, when: str) -> Steps[Gear | None]:
    """Equipment the owner may use at this moment, its cost paid; None if nothing is used."""
    usable = []
    for held in world.gear(seat):
        answer = world.design(held.card).answer
        if answer is not None and answer.when == when and (answer.cost == "discard" or held.tokens):
            usable.append(held)
    options = [Decline(), *(React(held.card) for held in usable)]
    pick = yield Choose(seat, options, rule="MAX-KEYWORD-6", ask=when, default=Decline())
    if isinstance(pick, Decline):
        return None
    held = next(held for held in usable if held.card == pick.card)
    answer = world.design(held.card).answer
    assert answer is not None
    if answer.cost == "discard":
        return gear.spend(world, seat, held, rule="MAX-KEYWORD-6")
    world.tell(events.Used(who=seat, card=held.card, rule="MAX-KEYWORD-6"))
    gear.pay(world, seat, held, rule="MAX-KEYWORD-6")
    return held
