"""The vocabulary of Godforsaken Scavengers: everything a card can do."""

from holdouts.engine.vocabulary import Vocabulary
from holdouts.games.godforsaken_scavengers.effects.conditions import WithCharacters
from holdouts.games.godforsaken_scavengers.effects.people import (
    Afflict,
    EaseHunger,
    Heal,
    HideCharacters,
    ShowCharacter,
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
from holdouts.games.godforsaken_scavengers.effects.piles import Bury, Look, LookAhead, Mill, MixPiles, Reveal, ShuffleIn
from holdouts.games.godforsaken_scavengers.effects.searching import ChangePile, Resume, Search
from holdouts.games.godforsaken_scavengers.effects.taking import Barter, DrawOut, Drop, Recover, Store, Take, TakeThis

VOCABULARY = Vocabulary(
    *(Reveal, Look, LookAhead, Bury, Mill, MixPiles, ShuffleIn),
    *(Search, ChangePile, Resume),
    *(Take, TakeThis, DrawOut, Store, Barter, Recover, Drop),
    *(KeepSearched, Prevent, Neutralise, Discount, Redirect, Cover),
    *(Afflict, Heal, TurnDown, TurnUp, ShowCharacter, HideCharacters, EaseHunger),
    conditions=(WithCharacters,),
)
