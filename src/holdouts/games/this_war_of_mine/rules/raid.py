"""The Night Raid: guards are armed, a card is drawn, dice are rolled, the rest is borne. [TWM-RAID]"""

from msgspec import Struct

from holdouts.engine.decision import Option
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.this_war_of_mine import events, fight_events
from holdouts.games.this_war_of_mine.cards import Raid
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.picks import BringIn, CutDamage, GiveUp, GoOn, Lower, PlayNarrative, TakeUp
from holdouts.games.this_war_of_mine.rules import (
    anytime,
    arms,
    book,
    combat,
    convoy,
    goods,
    leading,
    morning,
    narratives,
    tokens,
)
from holdouts.games.this_war_of_mine.rules.combat_dice import throw
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.rules.visitors import BLOCK, EVENT_ENTRIES
from holdouts.games.this_war_of_mine.script import step
from holdouts.games.this_war_of_mine.state import NONE, RAID, Person, Siege

RED_CORNERS = 2
"""So many cards join the decks every night. [TWM-RAID-16]"""


NO_GUARD = Why("not-on-guard")


class Threat(Struct):
    """A raid while it is resolved: what it would take, and who has not been shot or robbed yet."""

    damage: int
    wounds: int
    loss: str = "choice"


@step
def raid(siege: Siege) -> Steps[None]:
    """Guards are armed, then the raid comes. [TWM-RAID-17]"""
    siege.phase = RAID
    siege.tell(events.PhaseBegan(phase=RAID, rule="TWM-RAID-1"))
    yield from _arm(siege)
    for _ in range(morning.figure(siege, "raids", 1)):
        siege.then(raid_card)
    siege.then(end_raid)


def _arm(siege: Siege) -> Steps[None]:
    """One weapon a Guard, out of Storage; what is in their hands nobody steals. [TWM-RAID-1, TWM-RAID-3]"""

    def options() -> list[Option]:
        return [*arms.changes(siege, siege.guards(), siege.storage), GoOn()]

    while True:
        pick = yield from anytime.ask(
            siege,
            options,
            rule="TWM-RAID-1",
            ask="arm-guards",
            parts=(TakeUp, Lower),
            times=("raid-before",),
            reasons=(),
        )
        match pick:
            case TakeUp(person, good):
                _hand_back(siege, siege.person(person))
                arms.take_up(siege, siege.person(person), good, siege.storage)
            case Lower(person):
                _hand_back(siege, siege.person(person))
            case _:
                return


def why_not_defend(siege: Siege, person: Person) -> Why | None:
    """Weapons are for those on guard. [TWM-RAID-1]"""
    return None if person in siege.guards() else NO_GUARD


def _hand_back(siege: Siege, person: Person) -> None:
    """One weapon at a time: the other one goes back into Storage. [TWM-RAID-1]"""
    for good in person.arms:
        siege.storage[good] += 1
    person.arms, person.held = [], NONE


@step
def raid_card(siege: Siege) -> Steps[None]:
    """The top card of the raid deck; the book, a blank card, or what it threatens. [TWM-RAID-2, TWM-BOOK-7]"""
    if not siege.raids:
        return
    number = siege.raids.pop()
    siege.raids_seen = max(0, siege.raids_seen - 1)
    card = siege.book.raids[number]
    siege.unveil()
    siege.tell(fight_events.RaidCame(raid=number, rule="TWM-RAID-2"))
    deed = Deed(siege.leader, "TWM-RAID-2")
    if card.script:
        yield from book.read(siege, card.script, deed)
        return
    siege.raided.append(number)
    if card.reality:
        if siege.latest != NONE:
            yield from book.open_entry(siege, EVENT_ENTRIES + BLOCK * siege.latest, deed)
        return
    yield from _resolve(siege, card, deed)


def stage(siege: Siege, damage: int, wounds: int, *, rule: str) -> Steps[None]:
    """A raid that a script brings about, by the same rules. [TWM-BOOK-10]"""
    deed = Deed(siege.leader, rule)
    yield from _resolve(siege, Raid(id="staged", damage=damage, wounds=wounds), deed)


def _resolve(siege: Siege, card: Raid, deed: Deed) -> Steps[None]:
    """Roll, reduce, bear the rest: Damage first, then Wounds. [TWM-RAID-17]"""
    damage = max(0, morning.figure(siege, "raid-damage", card.damage) + siege.next_damage)
    threat = Threat(damage, max(0, card.wounds + siege.next_wounds), card.loss)
    ignored = siege.no_raid
    siege.next_damage = siege.next_wounds = 0
    siege.no_raid = False
    if ignored:
        siege.next_cut = 0
        siege.tell(fight_events.RaidIgnored(rule="TWM-BOOK-10"))
        return
    yield from _watch(siege)
    cut = yield from _defend(siege)
    if cut is None:
        siege.next_cut = 0
        siege.tell(fight_events.RaidIgnored(rule="TWM-RAID-11"))
        return
    cut += siege.barricades() + max(0, siege.next_cut) + sum(token.raid_cut for _, token in tokens.at_home(siege))
    siege.next_cut = 0
    for _, _, fitting in siege.installed():
        threat.damage = max(0, threat.damage - fitting.raid_damage)
        threat.wounds = max(0, threat.wounds - fitting.raid_wounds)
    yield from _reduce(siege, threat, cut)
    lost = yield from lose_goods(siege, threat.damage, threat.loss)
    yield from convoy.after_raid(siege, lost)
    if not card.unless_cut or cut < card.unless_cut:
        for effect in card.effects:
            yield from effect.resolve(siege, deed)
    hurt = yield from combat.share(siege, deed, combat.Blow(threat.wounds), _not_on_guard(siege), rule="TWM-RAID-7")
    yield from combat.suffer(siege, hurt, rule="TWM-RAID-7")


def _not_on_guard(siege: Siege) -> list[int]:
    """Whom raiders do not get at. [TWM-RAID-7]"""
    guards = siege.guards()
    return [person.card for person in siege.group if person not in guards]


def _watch(siege: Siege) -> Steps[None]:
    """What can be played against a raid that has come. [10.18]"""
    while options := narratives.playable(siege, "raid"):
        pick = yield from choose(siege, [*options, GoOn()], rule="TWM-ANYTIME-9", ask="before-defence")
        if not isinstance(pick, PlayNarrative):
            return
        yield from anytime.play(siege, pick.narrative)


def _defend(siege: Siege) -> Steps[int | None]:
    """One die for each Guard, by weapon; nothing is left of a raid that meets an axe or a shotgun in the right hands.
    [TWM-RAID-8, TWM-RAID-9, TWM-RAID-11..13]"""
    total, pool = 0, {person.card: siege.character(person).prowess for person in siege.guards()}
    for person in siege.guards():
        aim = yield from arms.aim(siege, person, siege.storage, rule="TWM-RAID-10")
        for _ in range(aim.shots):
            thrown = yield from throw(siege, person, aim.die, aim.weapon, pool, rule="TWM-RAID-8")
            if thrown.fatal:
                return None
            total += thrown.face.wounds
    return total


def _reduce(siege: Siege, threat: Threat, cut: int) -> Steps[None]:
    """The group splits what it has won between Damage and Wounds. [TWM-RAID-9, TWM-RAID-14]"""
    if not cut:
        return
    most, least = min(cut, threat.damage), max(0, cut - threat.wounds)
    least = min(least, most)
    taken = most
    if least < most:
        options = [CutDamage(count) for count in range(least, most + 1)]
        about = {"count": cut, "damage": threat.damage, "wounds": threat.wounds}
        pick = yield from choose(siege, options, rule="TWM-RAID-9", ask="split-cut", about=about)
        taken = pick.count
    threat.damage -= taken
    threat.wounds = max(0, threat.wounds - (cut - taken))
    siege.tell(fight_events.RaidCut(count=cut, damage=threat.damage, wounds=threat.wounds, rule="TWM-RAID-9"))


# --- what is lost ---


def lose_goods(siege: Siege, damage: int, loss: str) -> Steps[int]:
    """So many pieces of Storage go; everything, if there is less; how many went. [TWM-RAID-3, TWM-RAID-4,
    TWM-RAID-6]"""
    for left in range(damage, 0, -1):
        choice = _next_lost(siege, loss)
        if not choice:
            return damage - left
        good = choice[0]
        if len(choice) > 1:
            options = [GiveUp(good) for good in choice]
            pick = yield from choose(
                siege, options, rule="TWM-RAID-4", ask="raid-loss", about={"count": left}, parts=(GiveUp,)
            )
            good = pick.good
        if not siege.storage[good]:
            goods.break_up(siege, good)
        goods.discard(siege, good, 1, siege.storage, what="taken", rule="TWM-RAID-3")
    return damage


def _next_lost(siege: Siege, loss: str) -> list[int]:
    """Among which pieces the next one is. What has no price goes last. [TWM-RAID-4, TWM-RAID-5]"""
    there = [good for good, count in enumerate(siege.storage) if count]
    there += [good for place, good in enumerate(goods.markers(siege)) if siege.fives[place] and good not in there]
    if loss == "green":
        return [good for good in there if siege.book.goods[good].colour == "green"] or there
    if loss == "value" and there:
        most = max(goods.worth(siege, good) for good in there)
        return [good for good in there if goods.worth(siege, good) == most]
    return there


# --- the end of the night's watch ---


@step
def end_raid(siege: Siege) -> Steps[None]:
    """Weapons go back, red corners join, and the raid cards are shuffled again. [TWM-RAID-16, TWM-RAID-18]"""
    arms.put_away(siege, siege.storage)
    yield from _crime_wave(siege)
    siege.raids += siege.raided
    siege.raided = []
    siege.raids.sort()
    siege.shuffle(siege.raids)
    siege.raids_seen = 0
    morning.pass_night(siege)
    leading.pass_on(siege)


def _crime_wave(siege: Siege) -> Steps[None]:
    """Two cards with red corners, in any mix the group likes, unseen. [TWM-RAID-16]"""
    count = min(RED_CORNERS, len(siege.red_raids) + len(siege.red_residents))
    if not count:
        return
    mixes = [
        raids
        for raids in range(count + 1)
        if raids <= len(siege.red_raids) and count - raids <= len(siege.red_residents)
    ]
    raids = mixes[0]
    if len(mixes) > 1:
        pick = yield from choose(
            siege, [BringIn(mix) for mix in mixes], rule="TWM-RAID-16", ask="crime-wave", about={"count": count}
        )
        raids = pick.raids
    for _ in range(raids):
        siege.raids.append(siege.red_raids.pop())
    for _ in range(count - raids):
        siege.residents.append(siege.red_residents.pop())
    if raids < count:
        siege.residents.sort()
        siege.shuffle(siege.residents)
        siege.residents_seen = 0
    siege.tell(fight_events.CrimeGrew(raids=raids, residents=count - raids, rule="TWM-RAID-16"))
