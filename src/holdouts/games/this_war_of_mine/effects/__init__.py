"""The vocabulary of This War of Mine: everything a card can do, ask and change. The book adds its own words."""

from holdouts.engine.effects import Node
from holdouts.engine.vocabulary import Vocabulary
from holdouts.games.this_war_of_mine.effects import city, convoy, goods, house, pages, people
from holdouts.games.this_war_of_mine.effects.conditions import CONDITIONS

EFFECTS: tuple[type[Node], ...] = (
    *(people.State, people.Heal, people.Relief, people.Catch, people.Treat, people.Tired),
    *(people.Actions, people.NoActionsLeft, people.OneActionDay),
    *(people.Join, people.Leave, people.Die, people.Gone, people.Away, people.Evacuate),
    *(goods.Gain, goods.Lose, goods.PayValue, goods.Lend, goods.Trade, goods.GainToken, goods.LoseToken),
    *(house.Cold, house.Warmth, house.Barricade, house.LoseFitting, house.FreeFitting, house.Flood),
    *(house.ExtraAction, house.OneFoodForTwo, house.Look, house.ExchangeLocation),
    *(house.RemoveEvent, house.SetObjectives, house.Narrative, house.DrawNarratives),
    *(city.Noise, city.NoiseRoll, city.ReturnCards, city.Find, city.SpecialFind, city.AddUnknown),
    *(city.EndExploration, city.Capacity, city.Encounter, city.SendOff, city.FightThem, city.Fight),
    *(city.SlipAway, city.Reroll, city.Hazard, city.StageRaid, city.NextRaid, city.CutCommission),
    *(city.LastTrip,),
    *(pages.Options, pages.TurnTo, pages.Passage, pages.Clause, pages.Remember, pages.Forget),
    *(pages.Note, pages.StrikeNote, pages.MixIn, pages.Epilogues, pages.Notes),
    *(convoy.ShareOut, convoy.Seats, convoy.ChooseSeats, convoy.Peace, convoy.Win, convoy.Defeat),
)

FIGURES = {
    "rummage": ("by",),
    "catch": ("by",),
    "commission": ("by",),
    "backstab": ("by",),
    "backstab-suffered": ("by",),
    "noise-start": ("to",),
    "noise-limit": ("at-most",),
    "unknown": ("by",),
    "wood-capacity": ("by",),
    "special-furniture": ("at-least",),
    "pantry-draw": ("at-least",),
    "junk-draw": ("at-least",),
    "raids": ("at-least",),
    "raid-damage": ("by",),
    "green-price": ("by",),
    "snipers": ("at-least",),
    "water-wood": ("at-least",),
}
"""What abilities, red boxes and Events change."""

DEEDS = ("shovel", "cooking-water")
"""What abilities spare a Character: the Shovel, and the Water of a meal."""

VOCABULARY = Vocabulary(*EFFECTS, conditions=CONDITIONS, figures=FIGURES, deeds=DEEDS)
