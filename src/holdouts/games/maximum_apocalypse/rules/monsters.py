"""Monsters: how they are fought, and how they strike. [MAX-MONSTER]"""

from holdouts.engine.modifiers import reckon
from holdouts.engine.reactions import announce
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse import events, moments
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.rules import encounters, harm
from holdouts.games.maximum_apocalypse.rules.deeds import carry_out
from holdouts.games.maximum_apocalypse.state import Apocalypse, Foe

# --- fighting them ---


def wound(world: Apocalypse, deed: Deed, owner: int, foe: Foe, amount: int, *, rule: str) -> Steps[None]:
    """Damage stays on a monster; enough of it kills. [MAX-MONSTER-9]"""
    full = amount + power(world, deed)
    total = max(0, full - lent(world, "armor", owner, foe))
    foe.wounds += total
    left = max(0, world.monster(foe).hp - foe.wounds)
    world.tell(
        events.Wounded(
            who=deed.seat, whose=owner, monster=foe.card, count=total, less=full - total, left=left, rule=rule
        )
    )
    if not left:
        yield from kill(world, deed.seat, owner, foe, rule="MAX-MONSTER-9")


def power(world: Apocalypse, deed: Deed) -> int:
    """What a survivor's cards and fitted parts add to each of their hits; nothing to those of a tile."""
    if deed.place is not None:
        return 0
    total = world.figure("power", deed.seat)
    if deed.gear is not None:
        total += sum(world.design(card).fitted_power for card in deed.gear.fitted)
    return total


def lent(world: Apocalypse, figure: str, owner: int, foe: Foe) -> int:
    """How much more of a figure it has of the monsters of its set. [MAX-MONSTER-11, MAX-MONSTER-12, MAX-MONSTER-13]"""
    here, kin = world.survivors[owner].place, world.monster(foe).set
    return sum([aura.lends(figure) for set_, aura in world.auras(here) if set_ == kin])


def kill(world: Apocalypse, by: int, owner: int, foe: Foe, *, rule: str) -> Steps[None]:
    """To the Monster discard, or to the mission; then its Destroy effect. [MAX-MONSTER-10]"""
    design = world.monster(foe)
    world.survivors[owner].foes.remove(foe)
    world.tell(events.Killed(who=by, monster=foe.card, rule=rule))
    world.monster_discard.append(foe.card)
    yield from announce(world, moments.Killed, by, foe=foe)
    if design.destroy and not foe.stunned:
        yield from carry_out(world, design.destroy, Deed(owner, "MAX-MONSTER-10", foe=foe, at=owner))
    yield from announce(world, moments.Destroyed, by, foe=foe)


def banish(world: Apocalypse, owner: int, foe: Foe, *, rule: str) -> None:
    """To the discard without being killed: no Destroy effect. [MAX-MONSTER-10]"""
    world.survivors[owner].foes.remove(foe)
    world.monster_discard.append(foe.card)
    world.tell(events.Banished(who=owner, monster=foe.card, rule=rule))


def pull(world: Apocalypse, to: int, owner: int, foe: Foe, *, rule: str) -> None:
    """It goes over to another survivor; wounds and stun stay on it. [MAX-MONSTER-15]"""
    if to == owner:
        return
    world.survivors[owner].foes.remove(foe)
    world.survivors[to].foes.append(foe)
    world.tell(events.Pulled(who=to, whose=owner, monster=foe.card, rule=rule))


def stun(world: Apocalypse, by: int, owner: int, foe: Foe, *, rule: str) -> None:
    """Harmless until the next turn of whoever stunned it. [MAX-KEYWORD-3]"""
    foe.stunned = [*foe.stunned, by]
    world.tell(events.Stunned(who=by, whose=owner, monster=foe.card, rule=rule))


# --- when they strike ---


def strike(world: Apocalypse, owner: int, foe: Foe, *, body: int | None = None, rule: str) -> Steps[None]:
    """One attack: damage to all it reaches, deaths, Attack effects, answers, and perhaps a change of victim."""
    design = world.monster(foe)
    if body is None and design.reach == "none":
        body = yield from harm.choose_body(world, owner, rule="MAX-DOG-15")
    world.tell(events.Attacked(who=owner, monster=foe.card, rule=rule))
    hurt = _hit(world, owner, foe, body)
    harm.bury(world)
    if design.attack:
        for seat, bodies in hurt.items():
            for number in bodies:
                deed = Deed(seat, "MAX-KEYWORD-4", number, foe=foe, at=owner, again=number != bodies[0])
                yield from carry_out(world, design.attack, deed)
    for seat in hurt:
        if encounters.answers(world, seat, "damaged"):
            yield from encounters.react(world, seat, "damaged", foe, owner=owner)
    if foe in world.survivors[owner].foes:
        yield from announce(world, moments.AttackOver, owner, foe=foe)


def _hit(world: Apocalypse, owner: int, foe: Foe, body: int | None) -> dict[int, list[int]]:
    """Whom the attack really hurt: seats, and which of their bodies. [MAX-MONSTER-5, MAX-MONSTER-8]"""
    design = world.monster(foe)
    damage = design.damage + lent(world, "damage", owner, foe)
    hurt: dict[int, list[int]] = {}
    standing = (world.book.monster_standings[foe.card],)
    for seat in reached(world, owner, design.reach):
        hit = reckon(world, seat, "damage", damage, standing)
        everybody = range(len(world.survivors[seat].bodies))
        for number in everybody if body is None or design.reach != "none" else (body,):
            if harm.hurt(world, seat, number, hit, kind="monster", by=foe.card, rule="MAX-MONSTER-7"):
                hurt.setdefault(seat, []).append(number)
    return hurt


def reached(world: Apocalypse, owner: int, reach: str) -> list[int]:
    """The survivor it clings to, and with a range everybody within it. [MAX-RANGE-6, MAX-RANGE-7, MAX-RANGE-9]"""
    if reach == "none":
        return [owner]
    most = {"short": 0, "medium": 1, "long": 2}[reach]
    here = world.survivors[owner].place
    return [seat for seat in world.in_turn() if world.distance(here, world.survivors[seat].place) <= most]


def weakest(world: Apocalypse) -> int:
    """The survivor with the fewest hit points; of several the next in turn order, the active player last."""
    return min(world.others_first(), key=lambda seat: min(body.hp for body in world.alive(seat)))
