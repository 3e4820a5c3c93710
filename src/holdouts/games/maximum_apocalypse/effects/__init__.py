"""The vocabulary of Maximum Apocalypse: everything a card, a tile or a monster can do."""

from holdouts.engine.vocabulary import Vocabulary
from holdouts.games.maximum_apocalypse.effects.acting import EndActions, FewerActions, LetAct, LetPlay, MoreActions
from holdouts.games.maximum_apocalypse.effects.belongings import Lose
from holdouts.games.maximum_apocalypse.effects.drawing import Burn, Draw, FreeSearch, LookOver, Meet, Recall, Scavenge
from holdouts.games.maximum_apocalypse.effects.equipment import Fetch, Fit, GiveGear, Pay, Reload, Salvage, UseUp
from holdouts.games.maximum_apocalypse.effects.fighting import (
    Banish,
    Barrage,
    Loot,
    Pull,
    Rally,
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
    Recover,
    Sate,
    Starve,
    Toll,
)

VOCABULARY = Vocabulary(
    *(Wound, SecondShot, Volley, Barrage, Stun, Pull, Banish, Strike, Restore, Rally, Loot),
    *(Hurt, Toll, Heal, Recover, Poison, Cure, Feed, Starve, Sate, GuardDog),
    *(Draw, Scavenge, FreeSearch, LookOver, Recall, Meet, Burn, Lose),
    *(Pay, UseUp, Reload, Fit, GiveGear, Fetch, Salvage),
    *(Walk, Jump, Shift, Uncover, Raze, Swarm, Clear),
    *(LetAct, LetPlay, MoreActions, FewerActions, EndActions),
)

__all__ = [
    "VOCABULARY",
    "Banish",
    "Barrage",
    "Burn",
    "Clear",
    "Cure",
    "Draw",
    "EndActions",
    "Feed",
    "Fetch",
    "FewerActions",
    "Fit",
    "FreeSearch",
    "GiveGear",
    "GuardDog",
    "Heal",
    "Hurt",
    "Jump",
    "LetAct",
    "LetPlay",
    "LookOver",
    "Loot",
    "Lose",
    "Meet",
    "MoreActions",
    "Pay",
    "Poison",
    "Pull",
    "Rally",
    "Raze",
    "Recall",
    "Recover",
    "Reload",
    "Restore",
    "Salvage",
    "Sate",
    "Scavenge",
    "SecondShot",
    "Shift",
    "Starve",
    "Strike",
    "Stun",
    "Swarm",
    "Toll",
    "Uncover",
    "UseUp",
    "Volley",
    "Walk",
    "Wound",
]
