"""What a card, an ability or a blow is worth now, in the same coin as everything else."""

from collections.abc import Callable, Iterable
from typing import Any

from holdouts.engine.effects import Each, Effect, Either, May, Roll, When
from holdouts.engine.weighing import always
from holdouts.games.maximum_apocalypse import effects as do
from holdouts.games.maximum_apocalypse.bot.objective import Envoy
from holdouts.games.maximum_apocalypse.bot.prey import FUTURE, Prey
from holdouts.games.maximum_apocalypse.effects.words import within_reach
from holdouts.games.maximum_apocalypse.state import Gear

SHOT = 0.25
"""What a token of ammunition is worth."""


def value(look: Envoy, effects: Iterable[Effect], held: Gear | None = None) -> float:
    """What it is worth to me now that these happen, with a weapon that is held or without."""
    worth = 0.0
    for effect in effects:
        reckon = VALUES.get(type(effect))
        if reckon is not None:
            worth += reckon(look, effect, held)
    return worth


# --- fighting ---


def blows(look: Envoy, among: list[Prey], amount: int, held: Gear | None) -> list[float]:
    """What it is worth to hit each of them, harder by all that adds to my hits; the best first."""
    if not among:
        return []
    amount += look.world.figure("power", look.seat)
    amount += sum([look.book.cards[card].fitted_power for card in held.fitted] if held is not None else [])
    return sorted([prey.blow(amount) for prey in among], reverse=True)


def wound(look: Envoy, effect: do.Wound, held: Gear | None) -> float:
    if effect.at in ("it", "rest-there", "rest-on-you"):
        return 0.4 * effect.amount if look.me.foes else 0.0
    among = [prey for prey in look.targets(effect.reach) if effect.at != "on-you" or prey.owner == look.seat]
    found = blows(look, among, effect.amount, held)
    return sum(found[: {"one": 1, "three": 3}.get(effect.at, len(found))])


def barrage(look: Envoy, effect: do.Barrage, held: Gear | None) -> float:
    among = look.targets(effect.reach)
    there = [[prey for prey in among if look.where[prey.owner] == place] for place in set(look.where)]
    return max([sum(blows(look, prey, effect.amount, held)) for prey in there])


def stun(look: Envoy, effect: do.Stun, held: Gear | None) -> float:
    threats = [prey.threat for prey in look.targets(effect.reach) if not prey.foe.stunned]
    return 0.8 * (sum(threats) if effect.at == "all" else max(threats, default=0.0))


# --- healing, eating, and harm to oneself ---


def healing(look: Envoy, seat: int, amount: int) -> float:
    """What it is worth to heal somebody: most of all with my last action, when the monsters on me would kill me."""
    best, last = 0.0, seat == look.seat and look.me.actions <= 1
    for body in look.world.alive(seat):
        most = look.world.character(body).hp
        saved = 20.0 if last and body.hp <= look.harm(seat) < body.hp + amount else 0.0
        best = max(best, saved + min(amount, most - body.hp) * (0.5 + 1.5 * (1 - body.hp / most) ** 2))
    return best


def meal(look: Envoy, seat: int, amount: int) -> float:
    """What it is worth to feed somebody: most when hunger begins to hurt, little when food is wasted."""
    person = look.world.survivors[seat]
    if person.starving:
        return 10.0 + 4.0 * person.track
    eaten = min(amount, person.hunger)
    return (0, 0, 0, 0.7, 3.5, 9.0, 9.0)[person.hunger] * eaten / amount


def heal(look: Envoy, effect: do.Heal, held: Gear | None) -> float:
    patients = within_reach(look.world, look.seat, effect.reach) if effect.whom == "one" else [look.seat]
    return max([healing(look, seat, effect.amount) for seat in patients], default=0.0)


def feed(look: Envoy, effect: do.Feed, held: Gear | None) -> float:
    seats = [look.seat] if effect.whom == "self" else within_reach(look.world, look.seat, effect.reach)
    meals = [meal(look, seat, effect.amount) for seat in seats]
    return sum(meals) if effect.whom == "everyone" else max(meals, default=0.0)


# --- cards ---


def drawing(look: Envoy) -> float:
    """What a card of my own is worth: most while I have no weapon, little when my deck runs out or my hand is full."""
    kit = look.world.kit_of(look.seat)
    if len(kit.deck) < 8 or len(kit.hand) > 8:
        return 0.05 if kit.deck else -6.0
    return 0.9 / (1 + 0.2 * len(kit.hand)) if look.armed(look.seat) else 1.6 + 0.3 * look.harm(look.seat)


def reload(look: Envoy, effect: do.Reload, held: Gear | None) -> float:
    empty = [look.book.cards[gear.card].ammo - gear.tokens for gear in look.world.gear(look.seat)]
    return min(max(empty, default=0), effect.amount or 9)


VALUES: dict[type, Callable[[Envoy, Any, Gear | None], float]] = {
    Either: lambda look, effect, held: max(value(look, way, held) for way in effect.of),
    May: lambda look, effect, held: max(0.0, value(look, effect.effects, held)),
    Each: lambda look, effect, held: value(look, effect.effects, held) * len(look.living),
    Roll: lambda look, effect, held: sum(value(look, band.effects, held) for band in effect.bands) / len(effect.bands),
    When: lambda look, effect, held: value(look, effect.effects, held),
    do.Wound: wound,
    do.SecondShot: lambda look, effect, held: (
        0.8 * sum(blows(look, look.targets(effect.reach), effect.amount, held)[:1])
    ),
    do.Volley: lambda look, effect, held: 0.8 * sum(blows(look, look.targets(effect.reach), 3 * effect.per, held)[:1]),
    do.Barrage: barrage,
    do.Stun: stun,
    do.Last: lambda look, effect, held: 0.5 * len(look.targets("medium")) + 1.5 * look.me.track,
    do.Banish: lambda look, effect, held: FUTURE * look.harm(look.seat),
    do.Clear: lambda look, effect, held: min(max(look.world.tokens), effect.amount or 9),
    do.Raze: lambda look, effect, held: 9.0 if any(look.world.marks) else -2.0,
    do.Heal: heal,
    do.Feed: feed,
    do.Cure: lambda look, effect, held: 2.5 * max([body.poison for body in look.world.alive(look.seat)]),
    do.GuardDog: lambda look, effect, held: 0.4 * look.harm(look.seat),
    do.Hurt: lambda look, effect, held: -0.8 * effect.amount,
    do.Starve: lambda look, effect, held: -0.5 if look.me.hunger < 3 else -3.0,
    **dict.fromkeys((do.Toll, do.Poison, do.Lose), always(-2.0)),
    do.Meet: lambda look, effect, held: -look.meeting * effect.amount,
    do.Draw: lambda look, effect, held: drawing(look) * effect.amount,
    do.Scavenge: lambda look, effect, held: (1.3 if effect.look else 1.0) * max(look.decks) * effect.amount,
    do.FreeSearch: lambda look, effect, held: max(look.decks),
    do.Burn: lambda look, effect, held: -0.4 * effect.amount,
    do.Pay: always(-SHOT),
    do.Reload: reload,
    **dict.fromkeys((do.Fit, do.TakeBack, do.Jump), always(2.0)),
    do.GiveGear: always(-0.5),
    do.Walk: lambda look, effect, held: 0.0 if look.is_home else 1.5 * effect.most,
    do.Uncover: lambda look, effect, held: 4.0 * min(effect.most, len(look.unseen_places)) + 0.1,
    do.Actions: lambda look, effect, held: 2.2 * effect.by if effect.by > 0 else -2.0,
    do.LetAct: lambda look, effect, held: 1.3 * effect.count,
    do.Swarm: always(-1.0),
}
"""What each effect is worth; what is not named here is worth nothing by itself."""
