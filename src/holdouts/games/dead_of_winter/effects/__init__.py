"""The vocabulary of Dead of Winter: everything a card can do, ask and wait for."""

from holdouts.engine.effects import Node
from holdouts.engine.vocabulary import Vocabulary
from holdouts.games.dead_of_winter.conditions import CONDITIONS
from holdouts.games.dead_of_winter.effects import board, dice, items, people
from holdouts.games.dead_of_winter.moments import MOMENTS

EFFECTS: tuple[type[Node], ...] = (
    *(board.Morale, board.Food, board.Starve, board.EndRounds, board.CrisisTotal, board.Progress),
    *(board.AddZombies, board.KillZombies, board.MoveZombies, board.Build, board.TearDown, board.Noise, board.Quiet),
    *(board.EachPresent, board.IfHere, board.Rule, board.RuleAt, board.RuleFor),
    *(people.Wound, people.Frost, people.Heal, people.Expose, people.Kill, people.Remove),
    *(people.Helpless, people.KillHelpless, people.Recruit, people.Join, people.Transfer, people.Place),
    *(people.FreeAttack,),
    *(items.Draw, items.Find, items.Look, items.PickOne, items.Sift, items.Burn),
    *(items.TakeCards, items.GiveCards, items.Peek, items.RevealHand, items.Discard, items.ToWaste, items.Drop),
    *(items.ClearWaste, items.Salvage, items.Volunteer),
    *(dice.Bump, dice.RerollDice, dice.TurnDie, dice.GainDice, dice.LoseDice, dice.NextDice),
)

FIGURES = {
    "looks": ("by",),
    "keeps": ("by",),
    "dice": ("by",),
    "thumbs": ("by",),
    "noise-draw": ("at-least",),
    "kills": ("at-least",),
    "attack-rolls": ("at-most",),
    "second-rolls": ("at-least",),
    "moves": ("at-least",),
    "wound-limit": ("at-least",),
    "cleaned": ("at-least",),
    "built": ("at-least",),
}
"""What abilities change: some add up, of others only the largest counts. [DOW-ABILITY-8]"""

DEEDS = (
    "die-value",
    "attack-roll",
    "move-roll",
    "frostbite",
    "bite",
    "frost-wound",
    "first-wound",
    "infection",
    "carrying",
    "grief",
    "distance",
)
"""What abilities spare a survivor, or forbid."""

VOCABULARY = Vocabulary(*EFFECTS, conditions=CONDITIONS, moments=MOMENTS, figures=FIGURES, deeds=DEEDS)
