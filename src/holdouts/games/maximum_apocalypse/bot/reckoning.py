"""What a card, an ability or a blow is worth now, in the same coin as everything else."""

from collections.abc import Iterable

from holdouts.engine.effects import Each, Effect, Either, May, Roll, When
from holdouts.games.maximum_apocalypse import effects as do
from holdouts.games.maximum_apocalypse.bot.errands import errands, steps
from holdouts.games.maximum_apocalypse.bot.lookout import shoots_far
from holdouts.games.maximum_apocalypse.bot.objective import unseen_places
from holdouts.games.maximum_apocalypse.bot.trails import Guide
from holdouts.games.maximum_apocalypse.cards import PlayCard, Scavenge
from holdouts.games.maximum_apocalypse.effects.conditions import Bow, DogAlive, DogDead
from holdouts.games.maximum_apocalypse.observation import Held, Person, Threat
from holdouts.games.maximum_apocalypse.state import NONE, TRACK

FUTURE = 3.0
"""How many more attacks a monster is good for, if it is left alone."""

PRECIOUS = 12.0
"""What a card is worth to its holder that the mission cannot spare."""

SPREAD = {"none": -1, "short": 0, "medium": 1, "long": 2}
"""How far a monster strikes beyond its own survivor. [MAX-RANGE-9]"""

SHOT = 0.25
"""What a token of ammunition is worth."""


def threat(look: Guide, owner: Person, foe: Threat) -> float:
    """The damage a monster does with an attack, to all it hits from where its survivor stands."""
    monster = look.sight.book.monsters[foe.monster]
    spread = SPREAD[monster.reach]
    crowd = 1 if spread < 0 else sum(look.apart(owner.place, person.place) <= spread for person in look.living)
    extra = 1.0 if monster.attack or monster.adds("kin-damage") else 0.0
    return max(monster.damage, 1) * (1 + 0.7 * (crowd - 1)) + extra


def blow(look: Guide, owner: Person, foe: Threat, amount: int) -> float:
    """What it is worth to wound a monster by so much."""
    amount -= guarding(look, owner, foe)
    if amount <= 0:
        return 0.0
    harm = threat(look, owner, foe)
    value = FUTURE * harm * min(amount, foe.hp) / foe.hp
    if amount >= foe.hp:
        value += (0.6 if foe.stunned else 1.0) * harm + last_words(look, foe)
    return value * look.frailty_of(owner)


def guarding(look: Guide, owner: Person, foe: Threat) -> int:
    """How much the monsters around it take off each hit. [MAX-MONSTER-12]"""
    monsters = look.sight.book.monsters
    return sum(
        monsters[other.monster].adds("kin-guard")
        for person in look.living
        if person.foes and look.in_reach(owner.place, person.place, "medium")
        for other in person.foes
        if monsters[other.monster].set == monsters[foe.monster].set
    )


def last_words(look: Guide, foe: Threat) -> float:
    """What the death of a monster brings beside its end: samples, or another one in its place."""
    monster = look.sight.book.monsters[foe.monster]
    value = 4.0 if monster.sample in look.lacking_samples else 0.0
    if look.avenger != NONE and monster.set == look.sight.mission.set:
        value += 8.0 if foe.monster == look.avenger else -look.meeting - FUTURE * 3
    if monster.destroy and not foe.stunned:
        value -= 2.0
    return value


def targets(look: Guide, reach: str) -> list[tuple[Person, Threat]]:
    """The monsters I could aim at."""
    monsters = look.sight.book.monsters
    return [
        (person, foe)
        for person in look.living
        if look.in_reach(look.me.place, person.place, reach)
        for foe in person.foes
        if reach != "short" or not monsters[foe.monster].bans("short-aim")
    ]


def power(look: Guide, held: Held | None) -> int:
    """What is added to each of my hits."""
    book = look.sight.book
    total = look.me.power + sum(book.cards[gear.card].adds("power") for gear in look.me.gear)
    if held is not None:
        total += sum(book.cards[card].fitted_power for card in held.fitted)
    return total


def value(look: Guide, effects: Iterable[Effect], held: Held | None = None) -> float:
    """What it is worth to me now that these happen."""
    return sum(_value(look, effect, held) for effect in effects)


def _value(look: Guide, effect: Effect, held: Held | None) -> float:
    match effect:
        case Either():
            return max(value(look, way, held) for way in effect.of)
        case May():
            return max(0.0, value(look, effect.effects, held))
        case Each():
            return value(look, effect.effects, held) * len(look.living)
        case Roll():
            return sum(value(look, band.effects, held) for band in effect.bands) / len(effect.bands)
        case When():
            return value(look, effect.effects, held)
    return fighting(look, effect, held) + mending(look, effect) + gathering(look, effect) + going(look, effect)


def fighting(look: Guide, effect: Effect, held: Held | None) -> float:
    """Blows, stuns and what makes them stronger."""
    book = look.sight.book
    extra = power(look, held)
    match effect:
        case do.Wound():
            if effect.at in ("it", "rest-there", "rest-on-you"):
                return 0.4 * effect.amount if look.me.foes else 0.0
            among = targets(look, effect.reach)
            if effect.at == "on-you":
                among = [(person, foe) for person, foe in among if person is look.me]
            blows = sorted((blow(look, owner, foe, effect.amount + extra) for owner, foe in among), reverse=True)
            return sum(blows[: {"one": 1, "three": 3}.get(effect.at, len(blows))])
        case do.SecondShot():
            among = targets(look, effect.reach)
            return 0.8 * max((blow(look, owner, foe, effect.amount + extra) for owner, foe in among), default=0.0)
        case do.Volley():
            shots = sum(gear.tokens for gear in look.me.gear if not book.cards[gear.card].fuelled)
            among = targets(look, effect.reach)
            best = max((blow(look, owner, foe, effect.per * shots + extra) for owner, foe in among), default=0.0)
            return best - SHOT * shots
        case do.Barrage():
            sums: dict[int, float] = {}
            for person, foe in targets(look, effect.reach):
                hit = blow(look, person, foe, effect.amount + extra)
                sums[person.place] = sums.get(person.place, 0.0) + hit
            return max(sums.values(), default=0.0)
        case do.Stun():
            harms = [threat(look, owner, foe) for owner, foe in targets(look, effect.reach) if not foe.stunned]
            return 0.8 * (sum(harms) if effect.at == "all" else max(harms, default=0.0))
        case do.Pull() if effect.at == "all":
            saved = [
                threat(look, owner, foe) * (1.3 if look.health(owner) < look.health(look.me) - 0.3 else -0.7)
                for owner, foe in targets(look, effect.reach)
            ]
            return sum(saved)
        case do.Last() if effect.changes:
            more = sum(change.amount for change in effect.changes if change.change == "power")
            return 0.5 * more * len(targets(look, "medium"))
        case do.Last() if effect.reactions:
            return max(look.decks) * 0.7 if any(foe.hp <= 4 for foe in look.me.foes) else 0.0
        case do.Clear():
            most = max(look.sight.tokens, default=0)
            scarce = 2.0 if look.sight.supply < 10 else 0.7
            return scarce * min(most, effect.amount or most)
        case do.Raze():
            return 9.0 if any(look.sight.marks) else -2.0
        case do.Banish():
            return max((threat(look, look.me, foe) * FUTURE for foe in look.me.foes), default=0.0)
    return 0.0


def mending(look: Guide, effect: Effect) -> float:
    """Healing, eating, and harm to oneself."""
    people = look.living
    match effect:
        case do.Heal():
            if effect.whom == "one":
                patients = [person for person in people if look.in_reach(look.me.place, person.place, effect.reach)]
            else:
                patients = [look.me]
            return max((healing(person, effect.amount) for person in patients), default=0.0)
        case do.Feed():
            if effect.whom == "everyone":
                return sum(meal(person, effect.amount) for person in people)
            fed = people if effect.whom == "one" else [look.me]
            fed = [person for person in fed if look.in_reach(look.me.place, person.place, effect.reach)]
            return max((meal(person, effect.amount) for person in fed), default=0.0)
        case do.Cure():
            return 2.5 * max((figure.poison for figure in look.me.figures if not figure.dead), default=0)
        case do.Last() if effect.forbids:
            track = look.me.track
            return 0.8 * TRACK[min(track, len(TRACK) - 1)] if track else (1.2 if look.me.hunger == 5 else 0.0)
        case do.GuardDog():
            return 0.4 * sum(threat(look, look.me, foe) for foe in look.me.foes if not foe.stunned)
        case do.Hurt():
            return -0.8 * effect.amount
        case do.Starve():
            return -0.5 if look.me.hunger < 3 else -3.0
        case do.Toll() | do.Poison() | do.Lose():
            return -2.0
        case do.Meet():
            return -look.meeting * effect.amount
    return 0.0


def healing(person: Person, amount: int) -> float:
    """What it is worth to heal somebody."""
    best = 0.0
    for figure in person.figures:
        if not figure.dead:
            healed = min(amount, figure.most - figure.hp)
            best = max(best, healed * (0.5 + 1.5 * (1 - figure.hp / figure.most) ** 2))
    return best


def meal(person: Person, amount: int) -> float:
    """What it is worth to feed somebody: most when hunger begins to hurt, little when food is wasted."""
    if person.track:
        return 7.0 + 3.0 * person.track + 0.3 * amount
    eaten = min(amount, person.hunger)
    if person.hunger >= 5:
        return 6.0 + 0.4 * eaten
    if person.hunger == 4:
        return 2.2 + 0.2 * eaten if eaten == amount else 0.8
    return 0.5 * eaten if eaten == amount and person.hunger >= 3 else 0.0


def gathering(look: Guide, effect: Effect) -> float:
    """Cards, and what brings more of them."""
    me = look.me
    best = max(look.decks)
    book = look.sight.book
    match effect:
        case do.Draw():
            return 0.9 * effect.amount if me.deck > 8 and len(me.hand) < 9 else (-6.0 if not me.deck else 0.1)
        case do.Scavenge():
            return (1.3 if effect.look else 1.0) * best * effect.amount
        case do.FreeSearch():
            return best
        case do.TakeBack(out_of="own-discard"):
            return 0.9 if me.discard else 0.0
        case do.Burn():
            return -0.4 * effect.amount
        case do.Pay():
            return -SHOT
        case do.Reload():
            empty = [book.cards[held.card].ammo - held.tokens for held in me.gear if book.cards[held.card].weapon]
            return 0.7 * min(max(empty, default=0), effect.amount or 9)
        case do.Fit():
            return 2.0 if any(book.cards[held.card].weapon for held in me.gear) else 0.5
        case do.TakeBack(out_of="own-cards"):
            return 3.0
        case do.TakeBack():
            return max((salvaged(look, card) for card in scrapped(look)), default=0.0)
        case do.GiveGear():
            return -0.5
    return 0.0


def going(look: Guide, effect: Effect) -> float:
    """Ways through the map, and time."""
    match effect:
        case do.Walk():
            return max(steps(look).values(), default=0.0) * (1 + 0.6 * (effect.most - 1))
        case do.Jump():
            return shortcut(look, effect.to)
        case do.Uncover():
            return scouting(look, effect.most)
        case do.Actions():
            return 2.2 * effect.by if effect.by > 0 else -2.0
        case do.LetAct(only="cards"):
            return 1.1 * effect.count
        case do.LetAct():
            return effect.count * busiest(look, effect.whom)
        case do.Swarm():
            return -1.0
    return 0.0


def busiest(look: Guide, whom: str) -> float:
    """What an action is worth to whoever has most to do."""
    people = [person for person in look.living if whom == "one" or person is not look.me]
    return max((0.7 + 0.6 * min(look.harm(person), 4) * look.armed(person) for person in people), default=0.0)


def shortcut(look: Guide, to: str) -> float:
    """What it is worth to be at another open tile at once: the best errand there, without the way."""
    here = look.tile(look.me.place)
    best = 0.0
    for place, worth, deeds in errands(look):
        way, tile = look.ways.get(place), look.tile(place)
        if way is None or tile is None or way.steps < 3 or (to == "same-kind" and here and tile.kind != here.kind):
            continue
        best = max(best, (worth - look.entering(place)) / (1 + deeds))
    return 0.7 * best


def scouting(look: Guide, most: int) -> float:
    """What it is worth to turn up tiles from a distance, without what waits there."""
    wanted = unseen_places(look)
    if not wanted:
        return 0.1
    return min(most, len(wanted)) * (2.0 + max(0.0, look.unknown))


def scrapped(look: Guide) -> list[int]:
    """Equipment that lies in the discard piles."""
    cards = look.sight.book.cards
    piles = [look.sight.discard, *(person.discard for person in look.sight.people)]
    return [card for pile in piles for card in pile if cards[card].equipment]


def salvaged(look: Guide, card: int) -> float:
    """What it is worth to have Equipment back."""
    if has_twin(look, card):
        return 0.0
    lacking = look.sight.book.cards[card].storage - look.room
    return standing(look, card) - 1.0 - (burden(look, lacking) if lacking > 0 else 0.0)


# --- cards as such ---


def standing(look: Guide, card: int) -> float:
    """What Equipment is worth once it is in play."""
    design = look.sight.book.cards[card]
    family = look.sight.book.families[card]
    if family in look.treasures:
        return 24.0
    if family in look.missing or (family in look.asked and not look.spare(family)):
        return 9.0
    worth = 5.0 * design.adds("armor") + 3.0 * design.adds("power") + 0.8 * design.adds("healing")
    worth += 0.5 * design.adds("stealth") + 1.5 * design.adds("storage") + 0.6 * design.bans("being-sent-back")
    worth += 1.5 * (design.adds("searched") + (design.answer is not None))
    if design.weapon:
        ready = [held for held in look.me.gear if look.works(look.me, held) and held.card != card]
        best = max((strength(look.sight.book.cards[held.card]) for held in ready), default=0.0)
        mine = strength(design)
        if Bow() in design.action_needs and not any(
            look.sight.book.cards[held.card].shoots_arrows for held in look.me.gear
        ):
            mine = 0.0
        worth += (4.0 + 6 * look.danger if mine else 0.5) + mine if not best else max(0.6, mine - best + 1)
    elif design.action or design.free or design.discard:
        worth += 3.0 if any(isinstance(effect, do.Feed | Either) for effect in design.action) else 1.0
    return worth


def strength(design: PlayCard) -> float:
    """How hard a weapon hits."""
    hits = [effect.amount for effect in (*design.action, *design.discard) if isinstance(effect, do.Wound | do.Barrage)]
    return float(max(hits, default=0)) * (0.4 if shoots_far(design) else 1.0) if design.weapon else 0.0


def keeping(look: Guide, card: int) -> float:
    """What a card is worth in the hand or on the table, without regard to the moment."""
    design = look.sight.book.cards[card]
    if isinstance(design, Scavenge) and not design.equipment:
        family = design.family
        if family in look.asked and not look.spare(family):
            return PRECIOUS
        return look.worth(family) + 0.1 * sum(getattr(effect, "amount", 1) for effect in design.effects)
    dog = look.me.figures[1] if len(look.me.figures) > 1 else None
    if (DogDead() in design.needs and (dog is None or not dog.dead)) or (
        DogAlive() in design.needs and (dog is None or dog.dead)
    ):
        return 0.2
    if not design.equipment:
        return 1.0 + 0.25 * sum(getattr(effect, "amount", 1) for effect in design.effects)
    family = look.sight.book.families[card]
    if family in look.asked and not look.spare(family):
        return PRECIOUS
    mine = next((held for held in look.me.gear if held.card == card), None)
    if has_twin(look, card) or (mine is not None and design.weapon and not look.works(look.me, mine)):
        return 0.4
    return 1.0 + 0.5 * standing(look, card)


def has_twin(look: Guide, card: int) -> bool:
    """Whether I have another of that name in play, so that this one must wait. [MAX-EQUIP-4]"""
    book = look.sight.book
    return not book.cards[card].several and any(
        book.names[held.card] == book.names[card] and held.card != card for held in look.me.gear
    )


def burden(look: Guide, room: int) -> float:
    """What has to go to make so much room: the least useful Equipment."""
    book = look.sight.book
    held = sorted(
        keeping(look, gear.card) / book.cards[gear.card].storage
        for gear in look.me.figures[0].gear
        if book.cards[gear.card].storage
    )
    return 1.2 * sum(held[:room])
