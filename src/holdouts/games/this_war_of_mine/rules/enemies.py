"""Enemies: who stands there, with what, and what becomes of them. [TWM-COMBAT-1..3, 10.3]"""

from typing import NamedTuple

from holdouts.games.this_war_of_mine import fight_events
from holdouts.games.this_war_of_mine.household import Letter
from holdouts.games.this_war_of_mine.night import Enemy
from holdouts.games.this_war_of_mine.state import NONE, Siege

Weapons = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""What the enemies with the letters A, B and C have."""


class EnemyToken(NamedTuple):
    """What is printed on an Enemy token. [TWM-COMBAT-1]"""

    letter: Letter
    prowess: int


FIGURES: dict[Letter, tuple[int, ...]] = {"A": (0, 0, 1), "B": (0, 1, 1), "C": (1, 1, 2)}
TOKENS = tuple(EnemyToken(letter, prowess) for letter, figures in FIGURES.items() for prowess in figures)
"""All nine of them. [10.3]"""
LETTERS = "ABC"
HARDY = 3
"""So many wounds kill. [TWM-COMBAT-3]"""


def draw(siege: Siege, count: int, weapons: Weapons) -> None:
    """So many Enemy tokens are drawn blind; the letter says what each is armed with. [TWM-COMBAT-1, TWM-COMBAT-2]"""
    for _ in range(min(count, len(siege.bag))):
        token = siege.pick(siege.bag)
        siege.bag.remove(token)
        armed = [siege.book.good(name) for name in weapons[LETTERS.index(TOKENS[token].letter)]]
        armed.sort(key=lambda good: not shoots(siege, good))
        siege.enemies.append(Enemy(token, armed))
        siege.tell(fight_events.EnemyCame(enemy=token, good=armed[0] if armed else NONE, rule="TWM-COMBAT-1"))
    siege.unveil()


def prowess(enemy: Enemy) -> int:
    return TOKENS[enemy.token].prowess


def weapon(enemy: Enemy) -> int:
    """What is in hand: the firearm first, until it is gone. [TWM-COMBAT-37]"""
    return enemy.weapons[0] if enemy.weapons else NONE


def shoots(siege: Siege, good: int) -> bool:
    arm = None if good == NONE else siege.book.goods[good].weapon
    return arm is not None and arm.firearm


def lose_weapon(siege: Siege, enemy: Enemy) -> None:
    """What was in hand cannot be used for the rest of the fight; it lies there still. [TWM-COMBAT-17, TWM-COMBAT-25]"""
    if enemy.weapons:
        enemy.useless.append(enemy.weapons.pop(0))
        siege.tell(fight_events.EnemyChanged(enemy=enemy.token, good=weapon(enemy), rule="TWM-COMBAT-17"))


def fall(siege: Siege, enemy: Enemy) -> list[int]:
    """The token is put back face down; the weapons lie there. [TWM-COMBAT-3, TWM-COMBAT-31]"""
    put_back(siege, enemy)
    siege.tell(fight_events.EnemyFell(enemy=enemy.token, rule="TWM-COMBAT-3"))
    return [*enemy.weapons, *enemy.useless]


def put_back(siege: Siege, enemy: Enemy) -> None:
    """An Enemy token goes back among the others. [TWM-COMBAT-31]"""
    siege.enemies.remove(enemy)
    siege.bag.append(enemy.token)
    siege.bag.sort()
