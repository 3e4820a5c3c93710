"""Fights: rounds, weapons, fate, flight and the stab in the back. [TWM-COMBAT]"""

from collections.abc import Iterable

from msgspec import Struct, field

from holdouts.engine.decision import Option
from holdouts.engine.modifiers import reckon
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events, fight_events
from holdouts.games.this_war_of_mine.cards import Twist
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.household import DieName, Level
from holdouts.games.this_war_of_mine.night import Enemy
from holdouts.games.this_war_of_mine.picks import (
    FightOn,
    Flee,
    KillEnemy,
    Lower,
    PlayNarrative,
    StrikeFromHiding,
    Struck,
    TakeUp,
    Wounded,
    WoundEnemy,
)
from holdouts.games.this_war_of_mine.rules import anytime, arms, dice, enemies, goods, narratives, states
from holdouts.games.this_war_of_mine.rules.combat_dice import DRY, Throw, fate, throw, throw_for
from holdouts.games.this_war_of_mine.rules.enemies import Weapons
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import MISERY, MOST, NONE, RAID, WOUNDS, Person, Siege


class Terms(Struct, frozen=True, kw_only=True, rename="kebab"):
    """What kind of fight it is."""

    enemies: Level
    weapons: Weapons = ((), (), ())
    backstab: bool = False
    """The group strikes first, and nobody strikes back. [TWM-COMBAT-28]"""
    run_at: Level = 0
    """With so many wounds together they run; 0: never. [TWM-COMBAT-35]"""
    thug: bool = False
    no_flight: bool = False
    beasts: bool = False


class Bout(Struct):
    """A fight while it lasts; it lives within one step."""

    deed: Deed
    terms: Terms
    dealt: int = 0
    """Wounds that the enemies have taken together. [TWM-COMBAT-35]"""
    spoils: list[int] = field(default_factory=list)
    """Weapons of those who fell."""
    killed: bool = False
    dodging: list[int] = field(default_factory=list)
    """Characters who take no wounds in this round. [TWM-COMBAT-26]"""
    ducking: list[int] = field(default_factory=list)
    """Enemies who take none."""
    pool: dict[int, int] = field(default_factory=dict)
    """What is left of everybody's re-rolls in this round. [TWM-ANYTIME-1]"""


class Blow(Struct):
    """What one side deals at once. [TWM-COMBAT-11]"""

    wounds: int = 0
    kills: int = 0


def fight(siege: Siege, deed: Deed, terms: Terms) -> Steps[bool]:
    """A fight on these terms; whether the enemies are beaten or have run. [TWM-COMBAT-5, TWM-BOOK-9]"""
    bout = Bout(deed, terms)
    siege.fighting = True
    siege.tell(fight_events.FightBegan(count=min(terms.enemies, len(siege.bag)), rule="TWM-COMBAT-1"))
    enemies.draw(siege, terms.enemies, terms.weapons)
    fled = yield from _rounds(siege, bout)
    yield from _after(siege, bout, fled=fled)
    return not fled and bool(fighters(siege, deed))


def fighters(siege: Siege, deed: Deed) -> list[Person]:
    """Who is there and awake; a scavenger who has just fallen asleep still fights. [TWM-COMBAT-38]"""
    return [person for person in deed.people(siege) if siege.awake(person)]


def _rounds(siege: Siege, bout: Bout) -> Steps[bool]:
    """Round after round, until one side is gone or flees; whether the group fled. [TWM-COMBAT-5]"""
    first, siege.slipped = True, False
    if bout.terms.backstab:
        yield from _strike_first(siege, bout)
    while siege.enemies and fighters(siege, bout.deed):
        pick = yield from _orders(siege, bout, first=first)
        if siege.slipped:
            return True
        if isinstance(pick, Flee):
            yield from _stabbed_in_the_back(siege, bout)
            return True
        if isinstance(pick, StrikeFromHiding):
            siege.area.remove(pick.exploration)
            siege.explored.append(pick.exploration)
            yield from _strike_first(siege, bout)
        else:
            yield from _round(siege, bout)
        first = False
    return False


# --- before a round ---


def _orders(siege: Siege, bout: Bout, *, first: bool) -> Steps[Option]:
    """Weapons are changed, then the round is fought, or the party flees. [TWM-COMBAT-6, TWM-COMBAT-7]"""
    times = ("fight", "any", "fight-before") if first else ("fight", "any")
    while True:
        options: list[Option] = [FightOn()]
        if may_flee(siege, bout):
            options.append(Flee())
        if first and bout.deed.trip:
            options += [StrikeFromHiding(card) for card in siege.area if siege.book.exploration[card].kept]
        options += arms.changes(siege, fighters(siege, bout.deed), bout.deed.store(siege))
        options += narratives.playable(siege, *times)
        about = {"count": len(siege.enemies)}
        pick: Option = yield from choose(
            siege, options, rule="TWM-COMBAT-7", ask="fight", about=about, parts=(TakeUp, Lower)
        )
        match pick:
            case TakeUp(person, good):
                arms.take_up(siege, siege.person(person), good, bout.deed.store(siege))
            case Lower(person):
                siege.person(person).held = NONE
            case PlayNarrative(card):
                yield from anytime.play(siege, card)
                if siege.slipped:
                    return pick
            case _:
                return pick


def may_flee(siege: Siege, bout: Bout) -> bool:
    """Out of a Location, unless a text forbids it; never out of the Shelter. [TWM-COMBAT-6, TWM-COMBAT-34]"""
    return bout.deed.trip and not bout.terms.no_flight


def slip_away(siege: Siege) -> None:
    """The party leaves a fight, and nobody stabs it in the back. [10.18]"""
    siege.slipped = True


# --- a round ---


def _round(siege: Siege, bout: Bout) -> Steps[None]:
    """Those who shoot, then all others who still stand; each time both sides at once. [TWM-COMBAT-9, TWM-COMBAT-15]"""
    bout.dodging, bout.ducking = [], []
    bout.pool = {person.card: siege.character(person).prowess for person in fighters(siege, bout.deed)}
    dry: list[Enemy] = []
    shooting = [
        person.card for person in fighters(siege, bout.deed) if arms.loaded(siege, person, bout.deed.store(siege))
    ]
    firing = [enemy for enemy in siege.enemies if enemies.shoots(siege, enemies.weapon(enemy))]
    for shots in (True, False):
        ours = [person for person in fighters(siege, bout.deed) if (person.card in shooting) is shots]
        theirs = [enemy for enemy in siege.enemies if (enemy in firing) is shots]
        blow = yield from _our_blow(siege, bout, ours)
        answer = yield from _their_blow(siege, bout, theirs, dry)
        yield from _land(siege, bout, blow, answer)
        if not siege.enemies:
            return
    for enemy in dry:
        if enemy in siege.enemies and enemies.shoots(siege, enemies.weapon(enemy)):
            enemies.lose_weapon(siege, enemy)


def _our_blow(siege: Siege, bout: Bout, ours: Iterable[Person], *, bonus: bool = False) -> Steps[Blow]:
    """What the group's dice come to; Ammo is paid for each shot. [TWM-COMBAT-9, TWM-COMBAT-10, TWM-COMBAT-16]"""
    blow = Blow()
    for person in ours:
        aim = yield from arms.aim(siege, person, bout.deed.store(siege), rule="TWM-COMBAT-16")
        for _ in range(aim.shots):
            thrown = yield from throw(siege, person, aim.die, aim.weapon, bout.pool, rule="TWM-COMBAT-9")
            twist = yield from fate(siege, thrown, {"person": person.card})
            if twist is not None:
                _twist_ours(siege, bout, person, twist)
            wounds = _wounds(thrown, twist)
            if wounds and bonus:
                wounds = gift(siege, person, "backstab", wounds)
            blow.wounds += wounds
            blow.kills += thrown.fatal
    return blow


def _their_blow(siege: Siege, bout: Bout, theirs: Iterable[Enemy], dry: list[Enemy]) -> Steps[Blow]:
    """What the enemies' dice come to; they need no Ammo, and fire as often as a weapon can. [TWM-COMBAT-17..19]"""
    blow = Blow()
    for enemy in theirs:
        weapon = enemies.weapon(enemy)
        arm = None if weapon == NONE else siege.book.goods[weapon].weapon
        for _ in range(1 if arm is None else arm.shots):
            thrown = yield from throw_for(siege, enemy, enemies.prowess(enemy), rule="TWM-COMBAT-9")
            twist = yield from fate(siege, thrown, {"enemy": enemy.token})
            if twist is not None:
                _twist_theirs(siege, bout, enemy, twist)
            if thrown.face.shows == DRY:
                dry.append(enemy)
            blow.wounds += _wounds(thrown, twist)
            blow.kills += thrown.fatal
    return blow


def _wounds(thrown: Throw, twist: Twist | None) -> int:
    """Wounds of a die that lies; fate may have made it a heavy one. [TWM-COMBAT-10, 10.10]"""
    return twist.wounds if twist is not None and twist.does == "wounds" else thrown.face.wounds


def _twist_ours(siege: Siege, bout: Bout, person: Person, twist: Twist) -> None:
    """What fate does to a Character who rolled its sign. [TWM-COMBAT-25, TWM-COMBAT-26]"""
    if twist.does == "dodge":
        bout.dodging.append(person.card)
    elif twist.does in ("jammed", "lost"):
        arms.spoil(siege, person)


def _twist_theirs(siege: Siege, bout: Bout, enemy: Enemy, twist: Twist) -> None:
    if twist.does == "dodge":
        bout.ducking.append(enemy.token)
    elif twist.does in ("jammed", "lost"):
        enemies.lose_weapon(siege, enemy)


# --- wounds and deaths ---


def _land(siege: Siege, bout: Bout, blow: Blow, answer: Blow) -> Steps[None]:
    """Both sides' wounds are shared out by the group, and take effect together. [TWM-COMBAT-11, TWM-COMBAT-12]"""
    fallen = yield from _hit_enemies(siege, bout, blow)
    hurt = yield from share(siege, bout.deed, answer, bout.dodging, rule="TWM-COMBAT-12")
    for enemy in fallen:
        bout.killed = True
        bout.spoils += enemies.fall(siege, enemy)
    yield from suffer(siege, hurt, rule="TWM-COMBAT-14")
    if bout.terms.run_at and bout.dealt >= bout.terms.run_at and siege.enemies:
        siege.tell(fight_events.EnemiesRan(count=len(siege.enemies), rule="TWM-COMBAT-35"))
        for enemy in list(siege.enemies):
            enemies.put_back(siege, enemy)


def _hit_enemies(siege: Siege, bout: Bout, blow: Blow) -> Steps[list[Enemy]]:
    """Whom the group's kills and wounds go to; those who have fallen. [TWM-COMBAT-12, TWM-COMBAT-23]"""
    fallen: list[Enemy] = []
    for left in range(blow.kills, 0, -1):
        targets = _standing(siege, bout, fallen)
        if not targets:
            break
        options = [KillEnemy(enemy.token) for enemy in targets]
        pick = yield from choose(siege, options, rule="TWM-COMBAT-23", ask="kill", about={"count": left})
        target = next(enemy for enemy in targets if enemy.token == pick.enemy)
        bout.dealt += enemies.HARDY - target.wounds
        target.wounds = enemies.HARDY
        fallen.append(target)
    for left in range(blow.wounds, 0, -1):
        targets = _standing(siege, bout, fallen)
        if not targets:
            break
        hits = [WoundEnemy(enemy.token) for enemy in targets]
        about = {"count": left}
        pick = yield from choose(siege, hits, rule="TWM-COMBAT-12", ask="wound-enemy", about=about, parts=(WoundEnemy,))
        target = next(enemy for enemy in targets if enemy.token == pick.enemy)
        target.wounds += 1
        bout.dealt += 1
        siege.tell(fight_events.EnemyHit(enemy=target.token, now=target.wounds, rule="TWM-COMBAT-3"))
        if target.wounds >= enemies.HARDY:
            fallen.append(target)
    return fallen


def _standing(siege: Siege, bout: Bout, fallen: list[Enemy]) -> list[Enemy]:
    return [enemy for enemy in siege.enemies if enemy not in fallen and enemy.token not in bout.ducking]


Hurt = list[tuple[int, int]]
"""Characters, and how many wounds each takes."""


def share(siege: Siege, deed: Deed, blow: Blow, spared: list[int], *, rule: str) -> Steps[Hurt]:
    """The group shares out what it suffers; nobody is given more than they can bear. [TWM-COMBAT-12, TWM-COMBAT-13]"""
    room = {person.card: MOST - person.levels[WOUNDS] for person in fighters(siege, deed) if person.card not in spared}
    taken = dict.fromkeys(room, 0)
    for left in range(blow.kills, 0, -1):
        open_to = [card for card in room if taken[card] < room[card]]
        if not open_to:
            break
        pick = yield from choose(
            siege, [Struck(card) for card in open_to], rule="TWM-COMBAT-23", ask="struck", about={"count": left}
        )
        taken[pick.person] = room[pick.person]
    for left in range(blow.wounds, 0, -1):
        open_to = [card for card in room if taken[card] < room[card]]
        if not open_to:
            break
        if len(open_to) == 1:
            card = open_to[0]
            taken[card] = min(room[card], taken[card] + left)
            break
        options = [Wounded(card) for card in open_to]
        pick = yield from choose(siege, options, rule=rule, ask="share-wounds", about={"count": left}, parts=(Wounded,))
        taken[pick.person] += 1
    return [(card, count) for card, count in taken.items() if count]


def suffer(siege: Siege, hurt: Hurt, *, rule: str) -> Steps[None]:
    """Wounds are levels of a State; endings come when all have been dealt. [TWM-COMBAT-14, TWM-STATE-9]"""
    people = [(siege.person(card), count) for card, count in hurt]
    for person, count in people:
        states.shift(siege, person, WOUNDS, count, rule=rule)
    for person, _ in people:
        yield from states.settle(siege, person, rule=rule)


# --- the stab in the back ---


def _strike_first(siege: Siege, bout: Bout) -> Steps[None]:
    """The group strikes, and nobody strikes back. [TWM-COMBAT-28, TWM-COMBAT-29]"""
    siege.tell(fight_events.Backstab(rule="TWM-COMBAT-28"))
    bout.dodging, bout.ducking = [], []
    present = fighters(siege, bout.deed)
    bout.pool = {person.card: siege.character(person).prowess for person in present}
    blow = yield from _our_blow(siege, bout, present, bonus=True)
    yield from _land(siege, bout, blow, Blow())


def _stabbed_in_the_back(siege: Siege, bout: Bout) -> Steps[None]:
    """Who flees is struck once more; a good runner spares the others something. [TWM-COMBAT-6, TWM-COMBAT-28]"""
    siege.tell(fight_events.FledFight(rule="TWM-COMBAT-6"))
    bout.dodging, bout.ducking = [], []
    blow = yield from _their_blow(siege, bout, list(siege.enemies), [])
    for person in fighters(siege, bout.deed):
        if blow.wounds and not person.spent and siege.character(person).ability.at == "flight":
            blow.wounds = max(0, gift(siege, person, "backstab-suffered", blow.wounds))
            person.spent = True
            siege.tell(events.AbilityUsed(person=person.card, rule="TWM-GEN-18"))
    yield from _land(siege, bout, Blow(), blow)


def gift(siege: Siege, person: Person, figure: str, start: int) -> int:
    """A figure as somebody's ability leaves it. [TWM-GEN-18]"""
    return reckon(siege, siege.leader, figure, start, [siege.book.gifts[person.card]])


# --- after a fight ---


def _after(siege: Siege, bout: Bout, *, fled: bool) -> Steps[None]:
    """Tokens go back, weapons are put away (those of the fallen are lost in flight), and what was done weighs on those
    who did it. [TWM-COMBAT-8, TWM-COMBAT-30..32]"""
    deed, store = bout.deed, bout.deed.store(siege)
    for enemy in list(siege.enemies):
        enemies.put_back(siege, enemy)
    for good in siege.dropped:
        (siege.box if fled else store)[good] += 1
    siege.dropped = []
    if siege.phase != RAID:
        arms.put_away(siege, store)
    siege.fighting = siege.slipped = False
    if fled and siege.trip is not None:
        siege.trip.over = siege.trip.fled = True
    elif not bout.terms.beasts and fighters(siege, deed):
        for good in bout.spoils:
            goods.gain(siege, good, 1, store, rule="TWM-COMBAT-32")
    siege.tell(fight_events.FightEnded(rule="TWM-COMBAT-5"))
    if bout.killed and not bout.terms.thug and not bout.terms.beasts:
        moved = dice.empathy(siege, fighters(siege, deed), rule="TWM-COMBAT-30")
        yield from states.change_each(siege, moved, MISERY, 1, rule="TWM-COMBAT-30")


# --- danger without an enemy ---


def hazard(siege: Siege, person: Person, die: DieName, *, rule: str) -> Steps[int]:
    """A combat die as a danger to one Character: its wounds are theirs. [TWM-ANYTIME-11]"""
    pool = {person.card: siege.character(person).prowess}
    thrown = yield from throw(siege, person, die, NONE, pool, rule=rule)
    if thrown.face.wounds:
        yield from states.change(siege, person, WOUNDS, thrown.face.wounds, rule=rule)
    return thrown.face.wounds
