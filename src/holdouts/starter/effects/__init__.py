"""The vocabulary of the cards of The Long Night."""

from holdouts.engine.vocabulary import Vocabulary
from holdouts.starter.effects.conditions import LowFire
from holdouts.starter.effects.nodes import Draw, Feed
from holdouts.starter.moments import MOMENTS

VOCABULARY = Vocabulary(Draw, Feed, conditions=(LowFire,), moments=MOMENTS, figures={"burning": ("by",)})
