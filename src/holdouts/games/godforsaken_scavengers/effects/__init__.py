"""The vocabulary of Godforsaken Scavengers: everything a card can do, change, forbid, listen to and ask."""

from holdouts.engine.vocabulary import Vocabulary
from holdouts.games.godforsaken_scavengers.effects.conditions import CONDITIONS
from holdouts.games.godforsaken_scavengers.effects.people import (
    Afflict,
    EaseHunger,
    Heal,
    TurnCharacter,
    TurnDown,
    TurnUp,
)
from holdouts.games.godforsaken_scavengers.effects.perils import (
    Cover,
    Discount,
    KeepSearched,
    Neutralise,
    Prevent,
    Redirect,
)
from holdouts.games.godforsaken_scavengers.effects.piles import Look, MixPiles, Move, Reveal
from holdouts.games.godforsaken_scavengers.effects.searching import ChangePile, Resume, Search
from holdouts.games.godforsaken_scavengers.effects.taking import Barter, Drop, Recover, Store, Take, TakeThis
from holdouts.games.godforsaken_scavengers.moments import MOMENTS

VOCABULARY = Vocabulary(
    *(Reveal, Look, Move, MixPiles),
    *(Search, ChangePile, Resume),
    *(Take, TakeThis, Store, Barter, Recover, Drop),
    *(KeepSearched, Prevent, Neutralise, Discount, Redirect, Cover),
    *(Afflict, Heal, TurnDown, TurnUp, TurnCharacter, EaseHunger),
    conditions=CONDITIONS,
    moments=MOMENTS,
    figures={
        "searches": ("at-most", "at-least"),
        "takes": ("at-most",),
        "hand-limit": ("by", "at-most"),
        "piles": ("to",),
        "pile-changes": ("by",),
        "pile-level": ("at-most", "at-least"),
        "need": ("by",),
        "meal": ("by",),
        "ones-worth": ("to",),
        "peril-price": ("to",),
        "peril-cost": ("by",),
        "caravan-cards": ("by",),
    },
    deeds=("look", "choose-pile", "stop", "play", "react", "give", "receive-cards", "receive-food", "deal"),
)
