"""The vocabulary of Maximum Apocalypse: everything a card, a tile or a monster can do."""

from holdouts.engine.vocabulary import Vocabulary
from holdouts.games.maximum_apocalypse.effects.acting import Actions, Last, LetAct
from holdouts.games.maximum_apocalypse.effects.belongings import Lose
from holdouts.games.maximum_apocalypse.effects.conditions import CONDITIONS
from holdouts.games.maximum_apocalypse.effects.drawing import Burn, Draw, FreeSearch, Meet, Scavenge
from holdouts.games.maximum_apocalypse.effects.equipment import Fit, GiveGear, Pay, Reload
from holdouts.games.maximum_apocalypse.effects.fighting import (
    Banish,
    Barrage,
    Pull,
    Restore,
    SecondShot,
    Strike,
    Stun,
    Volley,
    Wound,
)
from holdouts.games.maximum_apocalypse.effects.ground import Clear, Jump, Raze, Shift, Swarm, Uncover, Walk
from holdouts.games.maximum_apocalypse.effects.people import (
    Cure,
    Feed,
    GuardDog,
    Heal,
    Hurt,
    Poison,
    Starve,
    Toll,
)
from holdouts.games.maximum_apocalypse.effects.taking_back import TakeBack
from holdouts.games.maximum_apocalypse.moments import TO_CARDS

FIGURES = dict.fromkeys(("armor", "power", "healing", "stealth", "storage", "searched"), ("by",))

VOCABULARY = Vocabulary(
    *(Wound, SecondShot, Volley, Barrage, Stun, Pull, Banish, Strike, Restore),
    *(Hurt, Toll, Heal, Poison, Cure, Feed, Starve, GuardDog),
    *(Draw, Scavenge, FreeSearch, TakeBack, Meet, Burn, Lose),
    *(Pay, Reload, Fit, GiveGear),
    *(Walk, Jump, Shift, Uncover, Raze, Swarm, Clear),
    *(LetAct, Actions, Last),
    conditions=CONDITIONS,
    moments=TO_CARDS,
    figures={**FIGURES, "damage": ("by", "times")},
    deeds=("sneaking", "being-sent-back", "hunger-damage", "damage", "short-aim"),
)

__all__ = [
    "VOCABULARY",
    "Actions",
    "Banish",
    "Barrage",
    "Burn",
    "Clear",
    "Cure",
    "Draw",
    "Feed",
    "Fit",
    "FreeSearch",
    "GiveGear",
    "GuardDog",
    "Heal",
    "Hurt",
    "Jump",
    "Last",
    "LetAct",
    "Lose",
    "Meet",
    "Pay",
    "Poison",
    "Pull",
    "Raze",
    "Reload",
    "Restore",
    "Scavenge",
    "SecondShot",
    "Shift",
    "Starve",
    "Strike",
    "Stun",
    "Swarm",
    "TakeBack",
    "Toll",
    "Uncover",
    "Volley",
    "Walk",
    "Wound",
]
