"""The combat dice: their faces, re-rolls by Prowess, and what fate makes of a face. [10.2, TWM-ANYTIME-1..3]"""

from typing import NamedTuple

from holdouts.engine.decision import Option
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events, fight_events
from holdouts.games.this_war_of_mine.cards import Twist
from holdouts.games.this_war_of_mine.household import DieName
from holdouts.games.this_war_of_mine.night import Enemy
from holdouts.games.this_war_of_mine.picks import CountMiss, LetStand, PlayNarrative, RollAgain, TrustFate
from holdouts.games.this_war_of_mine.rules import anytime, narratives
from holdouts.games.this_war_of_mine.rules.dawn import draw_fate
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import NONE, Person, Siege

BLANK, SCRIPT, AXE, SHOTGUN, DRY, HIT = "blank", "script", "axe", "shotgun", "dry", "hit"
"""What a face shows: nothing, the sign of the book, an axe, a shotgun, an empty magazine, or wounds."""


class Face(NamedTuple):
    """One face of a combat die."""

    shows: str
    wounds: int = 0


FACES: dict[DieName, tuple[Face, ...]] = {
    "grey": (Face(BLANK), Face(BLANK), Face(BLANK), Face(SCRIPT), Face(HIT, 1), Face(HIT, 1)),
    "yellow": (Face(BLANK), Face(SCRIPT), Face(AXE), Face(HIT, 1), Face(HIT, 1), Face(HIT, 2)),
    "red": (Face(SCRIPT), Face(DRY), Face(SHOTGUN), Face(HIT, 1), Face(HIT, 2), Face(HIT, 3)),
}
"""Fists on grey, knives on yellow, crosshairs on red. [10.2]"""


class Throw(NamedTuple):
    """A die that lies there for good."""

    die: DieName
    face: Face
    fatal: bool = False
    """It kills whom it hits. [TWM-COMBAT-20, TWM-COMBAT-21]"""

    @property
    def telling(self) -> bool:
        """Whether it does anything by itself."""
        return self.fatal or self.face.wounds > 0


def die_of(siege: Siege, weapon: int) -> DieName:
    """Grey for bare hands, yellow for what cuts, red for what shoots. [TWM-RAID-8, TWM-COMBAT-9]"""
    found = None if weapon == NONE else siege.book.goods[weapon].weapon
    return "grey" if found is None else found.die


def _read(siege: Siege, weapon: int, die: DieName) -> Throw:
    face = FACES[die][siege.roll(len(FACES[die])) - 1]
    arm = None if weapon == NONE else siege.book.goods[weapon].weapon
    return Throw(die, face, arm is not None and face.shows == arm.fatal)


def throw(siege: Siege, person: Person, die: DieName, weapon: int, pool: dict[int, int], *, rule: str) -> Steps[Throw]:
    """A Character's die: rolled again as often as the group likes and Prowess allows. [TWM-ANYTIME-1, TWM-ANYTIME-2]

    `pool` holds what is left of everybody's re-rolls in this round. A re-roll costs no further Ammo. [TWM-ANYTIME-10]
    """
    while True:
        thrown = _read(siege, weapon, die)
        siege.tell(fight_events.CombatRolled(person=person.card, die=die, face=_told(thrown), rule=rule))
        left = pool.get(person.card, 0)
        options: list[Option] = [RollAgain(person.card, die)] if left else []
        options += narratives.playable(siege, "die")
        if not options:
            return thrown
        about = {"person": person.card, "face": _told(thrown), "count": left, "thrown": f"{die}-{_told(thrown)}"}
        pick = yield from choose(siege, [*options, LetStand()], rule="TWM-ANYTIME-1", ask="roll-again", about=about)
        if isinstance(pick, LetStand):
            return thrown
        if isinstance(pick, PlayNarrative):
            yield from anytime.play(siege, pick.narrative)
        else:
            pool[person.card] = left - 1


def throw_for(siege: Siege, enemy: Enemy, prowess: int, *, rule: str) -> Steps[Throw]:
    """An enemy's die: rolled again by itself as long as it does nothing. [TWM-ANYTIME-3, TWM-COMBAT-27]"""
    weapon = enemy.weapons[0] if enemy.weapons else NONE
    die = die_of(siege, weapon)
    left = prowess
    while True:
        thrown = _read(siege, weapon, die)
        siege.tell(fight_events.EnemyRolled(enemy=enemy.token, die=die, face=_told(thrown), rule=rule))
        if not thrown.telling and left:
            left -= 1
            continue
        options = narratives.playable(siege, "die") if thrown.telling else []
        if not options:
            return thrown
        about = {"enemy": enemy.token, "face": _told(thrown), "thrown": f"{die}-{_told(thrown)}"}
        pick = yield from choose(
            siege, [*options, LetStand()], rule="TWM-ANYTIME-9", ask="roll-again-enemy", about=about
        )
        if isinstance(pick, LetStand):
            return thrown
        yield from anytime.play(siege, pick.narrative)


def _told(thrown: Throw) -> str:
    """The name of a face, as it is told."""
    return f"hit-{thrown.face.wounds}" if thrown.face.wounds else thrown.face.shows


def fate(siege: Siege, thrown: Throw, about: dict[str, int], *, rule: str = "TWM-COMBAT-24") -> Steps[Twist | None]:
    """The sign of the book: a miss, or whatever a Fate card says for a die of this colour. [TWM-COMBAT-24]"""
    if thrown.face.shows != SCRIPT:
        return None
    pick = yield from choose(siege, [TrustFate(), CountMiss()], rule=rule, ask="trust-fate", about=about)
    if isinstance(pick, CountMiss):
        return None
    card = draw_fate(siege)
    siege.tell(events.FateDrawn(fate=card, rule=rule))
    twist = siege.book.fate[card].twist
    return twist if twist.die == thrown.die else None
