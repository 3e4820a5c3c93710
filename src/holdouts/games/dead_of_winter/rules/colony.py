"""Rounds, and the colony phase in seven steps. [DOW-ROUND, DOW-COLONY, DOW-CRISIS]"""

from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.rules import dice, ending, hands, turn, witness, zombies
from holdouts.games.dead_of_winter.script import step
from holdouts.games.dead_of_winter.state import COLONY, NONE, OUTSIDE, Winter

WASTE_FOR_MORALE = 10
BONUS = 2
"""So many cards more than needed lift morale. [DOW-CRISIS-10]"""
LOUD = 3
"""A noise die up to this brings a zombie. [DOW-ZOMBIE-3]"""


@step.silent
def begin_round(winter: Winter) -> None:
    """A crisis is turned up, all roll their dice, everybody has a turn, then comes the colony. [DOW-ROUND-1..6]"""
    winter.round += 1
    winter.tell(events.RoundBegan(number=winter.round, left=winter.rounds_left, rule="DOW-ROUND-1"))
    reveal_crisis(winter)
    for _, survivor in winter.everybody():
        survivor.used = False
        for held in survivor.gear:
            held.used = False
    dice.roll_dice(winter)
    count = len(winter.players)
    for number in range(count):
        winter.then(turn.begin_turn, (winter.first + number) % count)
    for part in STEPS:
        winter.then(part)


def reveal_crisis(winter: Winter) -> None:
    """The top crisis lies open until the colony phase. [DOW-ROUND-2]"""
    winter.crisis = winter.crises.pop()
    for player in winter.players:
        player.foresees = max(0, player.foresees - 1)
    winter.tell(events.CrisisRevealed(crisis=winter.crisis, rule="DOW-ROUND-2"))


@step
def begin_phase(winter: Winter) -> Steps[None]:
    """Step 0: what the main objective wants at the start of the phase. [DOW-COLONY-15]"""
    winter.tell(events.PhaseBegan(rule="DOW-COLONY-1"))
    deed = Deed(winter.decider, "DOW-COLONY-15")
    for effect in winter.side.each_phase:
        yield from effect.resolve(winter, deed)


@step.silent
def feed(winter: Winter) -> None:
    """Step 1: one food for two who live in the colony, or hunger. [DOW-COLONY-2..8]"""
    need = (winter.mouths() + 1) // 2
    if winter.food >= need:
        winter.food -= need
        winter.tell(events.Fed(count=need, now=winter.food, rule="DOW-COLONY-4"))
        return
    winter.starvation += 1
    winter.tell(events.Starved(count=need, now=winter.food, rule="DOW-COLONY-6"))
    loss = winter.starvation if winter.starvation_costs == "cumulative" else 1
    ending.change_morale(winter, -loss, rule="DOW-COLONY-7")


@step.silent
def check_waste(winter: Winter) -> None:
    """Step 2: each full ten cards of waste cost morale. [DOW-COLONY-9]"""
    loss = len(winter.waste) // WASTE_FOR_MORALE
    if loss:
        winter.tell(events.WasteSmells(count=len(winter.waste), rule="DOW-COLONY-9"))
        ending.change_morale(winter, -loss, rule="DOW-COLONY-9")


@step
def resolve_crisis(winter: Winter) -> Steps[None]:
    """Step 3: what was given is shuffled, shown and counted. [DOW-CRISIS-6..15]"""
    card, number = winter.crisis_card, winter.crisis
    shown = [given for player in winter.players for given in player.given]
    right = sum(winter.symbol(given) in card.symbols for given in shown)
    wrong, need = len(shown) - right, crisis_need(winter)
    total = right - wrong + winter.crisis_bonus
    witness.count_crisis(winter, wrong, total < need)
    for player in winter.players:
        player.given = []
        for lack in player.lacks:
            lack.aside = len(player.lost)
    shown.sort()
    winter.shuffle(shown)
    for given in shown:
        hands.uncover(winter, given)
    winter.removed += shown
    winter.unveil()
    winter.crisis_bonus = 0
    winter.tell(events.CrisisCounted(cards=tuple(shown), count=total, least=need, rule="DOW-CRISIS-7"))
    winter.past_crises.append(number)
    winter.crisis = NONE
    if total < need:
        winter.tell(events.CrisisFailed(crisis=number, rule="DOW-CRISIS-8"))
        deed = Deed(winter.decider, "DOW-CRISIS-8")
        for effect in card.fail:
            yield from effect.resolve(winter, deed)
        return
    winter.tell(events.CrisisPrevented(crisis=number, rule="DOW-CRISIS-8"))
    if total >= need + BONUS:
        ending.change_morale(winter, 1, rule="DOW-CRISIS-10")


def crisis_need(winter: Winter) -> int:
    """How many cards a crisis takes. [DOW-CRISIS-9]"""
    return len(winter.living() if winter.crisis_need == "players" else winter.present)


@step
def add_zombies(winter: Winter) -> Steps[None]:
    """Step 4: to the colony, then place by place, with the noise dice. [DOW-ZOMBIE-1..4, DOW-ZOMBIE-18]"""
    yield from zombies.add(winter, COLONY, (winter.mouths() + 1) // 2, rule="DOW-ZOMBIE-1")
    for place in OUTSIDE:
        here = len(winter.at(place))
        base = here if winter.outside_spawn == "per-survivor" else min(1, here)
        yield from zombies.add(winter, place, base + noise_dice(winter, place), rule="DOW-ZOMBIE-2")


def noise_dice(winter: Winter, place: int) -> int:
    """A die for each noise token, which is gone then; how many zombies they bring. [DOW-ZOMBIE-3, DOW-ZOMBIE-4]"""
    location = winter.locations[place]
    if not location.noise:
        return 0
    rolls = location.noise * (2 if winter.lasts("double-noise", place) else 1)
    rolled = tuple(winter.roll(6) for _ in range(rolls))
    location.noise = 0
    heard = sum(die <= LOUD for die in rolled)
    winter.tell(events.NoiseRolled(place=place, rolled=rolled, count=heard, rule="DOW-ZOMBIE-3"))
    return heard


@step.silent
def check_goal(winter: Winter) -> None:
    """Step 5: only here the main objective is looked at. [DOW-COLONY-11, DOW-COLONY-12]"""
    if winter.side.goal.holds(winter, winter.first):
        ending.finish(winter, ending.MAIN, rule="DOW-COLONY-11")


@step.silent
def pass_round(winter: Winter) -> None:
    """Step 6: a round less. [DOW-COLONY-13]"""
    set_rounds(winter, winter.rounds_left - 1)


def set_rounds(winter: Winter, left: int) -> None:
    """At 0 the game is over. [DOW-END-2]"""
    winter.rounds_left = left
    if left == 0:
        ending.finish(winter, ending.ROUNDS, rule="DOW-END-2")


@step.silent
def pass_token(winter: Winter) -> None:
    """Step 7: the first-player token goes on, and what lasted for the round is over. [DOW-COLONY-14]"""
    order = winter.clockwise(winter.first)
    others = [seat for seat in order if seat != winter.first]
    if others:
        winter.first = others[-1] if winter.token_passes == "right" else others[0]
    winter.tell(events.TokenPassed(who=winter.first, rule="DOW-COLONY-14"))
    winter.lasting = [one for one in winter.lasting if one.round > winter.round]
    winter.then(begin_round)


STEPS = (begin_phase, feed, check_waste, resolve_crisis, add_zombies, check_goal, pass_round, pass_token)
"""The colony phase. [DOW-COLONY-1]"""
