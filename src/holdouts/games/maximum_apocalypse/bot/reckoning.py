"""What a card, an ability or a blow is worth now, in the same coin as everything else."""

from collections.abc import Callable, Iterable
from typing import Any

from holdouts.engine.effects import Each, Effect, Either, May, Roll, When
from holdouts.games.maximum_apocalypse import effects as do
from holdouts.games.maximum_apocalypse.bot.belongings import Keeper
from holdouts.games.maximum_apocalypse.bot.prey import FUTURE, Prey
from holdouts.games.maximum_apocalypse.state import TRACK, Gear, Survivor

LIFE = 20.0
"""What it is worth not to die."""

SHOT = 0.25
"""What a token of ammunition is worth."""


def value(look: Keeper, effects: Iterable[Effect], held: Gear | None = None) -> float:
    """What it is worth to me now that these happen, with a weapon that is held or without."""
    worth = 0.0
    for effect in effects:
        reckon = VALUES.get(type(effect))
        if reckon is not None:
            worth += reckon(look, effect, held)
    return worth


def always(worth: float) -> Callable[..., float]:
    """What is worth the same whatever the table looks like."""
    return lambda *_: worth


# --- fighting ---


def blows(look: Keeper, among: list[Prey], amount: int, held: Gear | None) -> list[float]:
    """What it is worth to hit each of them, harder by all that adds to my hits."""
    if not among:
        return []
    amount += look.power + sum([look.book.cards[card].fitted_power for card in held.fitted] if held is not None else [])
    return [prey.blow(amount) for prey in among]


def wound(look: Keeper, effect: do.Wound, held: Gear | None) -> float:
    if effect.at in ("it", "rest-there", "rest-on-you"):
        return 0.4 * effect.amount if look.me.foes else 0.0
    among = look.targets(effect.reach)
    if effect.at == "on-you":
        among = [prey for prey in among if prey.owner is look.me]
    found = sorted(blows(look, among, effect.amount, held), reverse=True)
    return sum(found[: {"one": 1, "three": 3}.get(effect.at, len(found))])


def best_blow(look: Keeper, reach: str, amount: int, held: Gear | None) -> float:
    return max(blows(look, look.targets(reach), amount, held), default=0.0)


def volley(look: Keeper, effect: do.Volley, held: Gear | None) -> float:
    shots = sum(gear.tokens for gear in look.gear(look.me) if not look.book.cards[gear.card].fuelled)
    return best_blow(look, effect.reach, effect.per * shots, held) - SHOT * shots


def barrage(look: Keeper, effect: do.Barrage, held: Gear | None) -> float:
    among = look.targets(effect.reach)
    sums: dict[int, float] = {}
    for prey, hit in zip(among, blows(look, among, effect.amount, held), strict=True):
        sums[prey.owner.place] = sums.get(prey.owner.place, 0.0) + hit
    return max(sums.values(), default=0.0)


def stun(look: Keeper, effect: do.Stun, held: Gear | None) -> float:
    harms = [prey.threat for prey in look.targets(effect.reach) if not prey.foe.stunned]
    return 0.8 * (sum(harms) if effect.at == "all" else max(harms, default=0.0))


def pull(look: Keeper, effect: do.Pull, held: Gear | None) -> float:
    if effect.at != "all":
        return 0.0
    strong = look.condition - 0.3
    among = look.targets(effect.reach)
    return sum([prey.threat * (1.3 if look.health(prey.owner) < strong else -0.7) for prey in among])


def clear(look: Keeper, effect: do.Clear, held: Gear | None) -> float:
    most = max(look.world.tokens, default=0)
    return (2.0 if look.world.supply < 10 else 0.7) * min(most, effect.amount or most)


# --- healing, eating, and harm to oneself ---


def healing(look: Keeper, person: Survivor, amount: int) -> float:
    """What it is worth to heal somebody: most of all with my last action, when the monsters on me would kill me."""
    best, last = 0.0, person is look.me and person.actions <= 1
    for body in person.bodies:
        if not body.dead:
            most = look.book.characters[body.character].hp
            saved = LIFE if last and body.hp <= look.harm(person) < body.hp + amount else 0.0
            best = max(best, saved + min(amount, most - body.hp) * (0.5 + 1.5 * (1 - body.hp / most) ** 2))
    return best


def meal(person: Survivor, amount: int) -> float:
    """What it is worth to feed somebody: most when hunger begins to hurt, little when food is wasted."""
    if person.track:
        return 7.0 + 3.0 * person.track + 0.3 * amount
    eaten = min(amount, person.hunger)
    if person.hunger >= 5:
        return 6.0 + 0.4 * eaten
    if person.hunger == 4:
        return 2.2 + 0.2 * eaten if eaten == amount else 0.8
    return 0.5 * eaten if eaten == amount and person.hunger >= 3 else 0.0


def sated(person: Survivor) -> float:
    """What it is worth to be spared hunger for once: its next damage, or the first step towards it."""
    return 0.8 * TRACK[min(person.track, len(TRACK) - 1)] if person.track else 1.2 * (person.hunger == 5)


def in_reach(look: Keeper, reach: str) -> list[Survivor]:
    """The living whom an effect of mine reaches."""
    return [person for person in look.living if look.in_reach(look.me.place, person.place, reach)]


def heal(look: Keeper, effect: do.Heal, held: Gear | None) -> float:
    patients = in_reach(look, effect.reach) if effect.whom == "one" else [look.me]
    return max((healing(look, person, effect.amount) for person in patients), default=0.0)


def feed(look: Keeper, effect: do.Feed, held: Gear | None) -> float:
    if effect.whom == "everyone":
        return sum(meal(person, effect.amount) for person in look.living)
    fed = in_reach(look, effect.reach)
    return max(
        (meal(person, effect.amount) for person in fed if effect.whom == "one" or person is look.me), default=0.0
    )


# --- cards, and what brings more of them ---


def draw(look: Keeper, effect: do.Draw, held: Gear | None) -> float:
    kit = look.world.kits[look.me.kit]
    deep = len(kit.deck)
    return 0.9 * effect.amount if deep > 8 and len(kit.hand) < 9 else (-6.0 if not deep else 0.1)


def reload(look: Keeper, effect: do.Reload, held: Gear | None) -> float:
    empty = [look.book.cards[gear.card].ammo - gear.tokens for gear in look.weapons]
    return 0.7 * min(max(empty, default=0), effect.amount or 9)


def last(look: Keeper, effect: do.Last, held: Gear | None) -> float:
    """What an Instant does for a while: harder blows, a full stomach, or a card for each kill."""
    if effect.changes:
        more = sum(change.amount for change in effect.changes if change.change == "power")
        return 0.5 * more * len(look.targets("medium"))
    if effect.forbids:
        return sated(look.me)
    return max(look.decks) * 0.7 if any(prey.hp <= 4 for prey in look.on_me) else 0.0


def take_back(look: Keeper, effect: do.TakeBack, held: Gear | None) -> float:
    """A card of my own, or the best Equipment that lies in the discard piles."""
    if effect.out_of == "own-cards":
        return 3.0
    if effect.out_of == "own-discard":
        return 0.9 if look.world.kits[look.me.kit].discard else 0.0
    cards, seen = look.book.cards, look.world
    piles = [seen.scavenge_discard, *(seen.kits[person.kit].discard for person in seen.survivors)]
    return max((salvaged(look, card) for pile in piles for card in pile if cards[card].equipment), default=0.0)


def salvaged(look: Keeper, card: int) -> float:
    """What it is worth to have Equipment back."""
    if look.has_twin(card):
        return 0.0
    lacking = look.book.cards[card].storage - look.room
    return look.standing(card) - 1.0 - (look.burden(lacking) if lacking > 0 else 0.0)


# --- ways through the map, and time ---


def jump(look: Keeper, effect: do.Jump, held: Gear | None) -> float:
    """What it is worth to be at another open tile at once: the best errand there, without the way."""
    here = look.tile(look.me.place)
    best = 0.0
    for place, worth, deeds in look.errands:
        tile = look.tile(place)
        if tile is None or place not in look.ways or look.ways[place][0] < 3:
            continue
        if effect.to != "same-kind" or here is None or tile.kind == here.kind:
            best = max(best, (worth - look.entering[place]) / (1 + deeds))
    return 0.7 * best


def uncover(look: Keeper, effect: do.Uncover, held: Gear | None) -> float:
    """What it is worth to turn up tiles from a distance, without what waits there."""
    wanted = len(look.unseen_places)
    return min(effect.most, wanted) * (2.0 + max(0.0, look.unknown)) if wanted else 0.1


def let_act(look: Keeper, effect: do.LetAct, held: Gear | None) -> float:
    """What an action is worth to whoever has most to do."""
    if effect.only == "cards":
        return 1.1 * effect.count
    people = [person for person in look.living if effect.whom == "one" or person is not look.me]
    busy = (0.7 + 0.6 * min(look.harm(person), 4) * look.armed(person) for person in people)
    return effect.count * max(busy, default=0.0)


VALUES: dict[type, Callable[[Keeper, Any, Gear | None], float]] = {
    Either: lambda look, effect, held: max(value(look, way, held) for way in effect.of),
    May: lambda look, effect, held: max(0.0, value(look, effect.effects, held)),
    Each: lambda look, effect, held: value(look, effect.effects, held) * len(look.living),
    Roll: lambda look, effect, held: sum(value(look, band.effects, held) for band in effect.bands) / len(effect.bands),
    When: lambda look, effect, held: value(look, effect.effects, held),
    do.Wound: wound,
    do.SecondShot: lambda look, effect, held: 0.8 * best_blow(look, effect.reach, effect.amount, held),
    do.Volley: volley,
    do.Barrage: barrage,
    do.Stun: stun,
    do.Pull: pull,
    do.Last: last,
    do.Banish: lambda look, effect, held: FUTURE * max((prey.threat for prey in look.on_me), default=0.0),
    do.Clear: clear,
    do.Raze: lambda look, effect, held: 9.0 if any(look.world.marks) else -2.0,
    do.Heal: heal,
    do.Feed: feed,
    do.Cure: lambda look, effect, held: 2.5 * max((body.poison for body in look.me.bodies if not body.dead), default=0),
    do.GuardDog: lambda look, effect, held: 0.4 * sum(prey.threat for prey in look.on_me if not prey.foe.stunned),
    do.Hurt: lambda look, effect, held: -0.8 * effect.amount,
    do.Starve: lambda look, effect, held: -0.5 if look.me.hunger < 3 else -3.0,
    do.Toll: always(-2.0),
    do.Poison: always(-2.0),
    do.Lose: always(-2.0),
    do.Meet: lambda look, effect, held: -look.meeting * effect.amount,
    do.Draw: draw,
    do.Scavenge: lambda look, effect, held: (1.3 if effect.look else 1.0) * max(look.decks) * effect.amount,
    do.FreeSearch: lambda look, effect, held: max(look.decks),
    do.Burn: lambda look, effect, held: -0.4 * effect.amount,
    do.Pay: always(-SHOT),
    do.Reload: reload,
    do.Fit: lambda look, effect, held: 2.0 if any(look.weapons) else 0.5,
    do.TakeBack: take_back,
    do.GiveGear: always(-0.5),
    do.Walk: lambda look, effect, held: max(look.steps.values(), default=0.0) * (1 + 0.6 * (effect.most - 1)),
    do.Jump: jump,
    do.Uncover: uncover,
    do.Actions: lambda look, effect, held: 2.2 * effect.by if effect.by > 0 else -2.0,
    do.LetAct: let_act,
    do.Swarm: always(-1.0),
}
"""What each effect is worth; what is not named here is worth nothing by itself."""
