"""What the mission wants of me now: its places, its tokens, and the way home."""

from collections.abc import Iterator
from typing import NamedTuple

from holdouts.games.maximum_apocalypse.bot.trails import Guide
from holdouts.games.maximum_apocalypse.observation import Person
from holdouts.games.maximum_apocalypse.state import ACTIONS, NONE

HOME = 40.0
"""What it is worth to get to the mission's place when nothing else is left to do."""

TASK = 24.0
"""What it is worth to get to where the mission has work for me."""

CARGO = 4.0
"""What it is worth to bring one of the goods the mission wants."""

STEALTHY = 8
"""Whoever has that much Stealth may try to make contact without the Journal."""

PATIENCE = 6
"""After so many rounds nobody waits for the Journal any longer."""


FORLORN = 0.4
"""What is left of the worth of an errand that I should hardly live to finish."""


class Errand(NamedTuple):
    """A place, what being there is worth, and how many actions are spent there for it."""

    place: int
    worth: float
    deeds: int = 0


# --- how far things have come ---


def homeward(look: Guide) -> bool:
    """Whether all that is left is to get to the mission's place."""
    sight = look.sight
    needs = sight.mission.needs
    if sight.goal is None:
        return False
    if sight.deadline:
        return True
    if look.missing or not work_is_done(look):
        return False
    if (needs.tokens_gone and any(sight.marks)) or (needs.all_revealed and look.hidden):
        return False
    if needs.samples and look.lacking_samples:
        return False
    if needs.message and not message_is_safe(look):
        return False
    return needs.gathered or brings_something(look)


def message_is_safe(look: Guide) -> bool:
    return look.sight.message or look.count((*look.carried, *look.sight.stored), look.sight.mission.needs.person) > 0


def brings_something(look: Guide) -> bool:
    """Whether I carry what the mission's place still lacks."""
    mine = look.cards_of(look.me)
    return look.has_person or any(look.count(mine, family) for family in look.asked)


def work_is_done(look: Guide) -> bool:
    sight = look.sight
    work = sight.mission.work
    if work is None or work.kind in ("demolish", "burn"):
        return True
    if work.kind == "recover":
        return message_is_safe(look)
    return sight.work >= work.cost


def all_at_hand(look: Guide) -> bool:
    """Whether nothing but the work is left, and everybody else could be home in time for its end."""
    sight = look.sight
    turns = max(1, sight.mission.countdown)
    return not look.missing and all(
        look.apart(person.place, sight.goal) <= turns * ACTIONS - 2 for person in look.living if sight.goal is not None
    )


def unseen_places(look: Guide) -> set[int]:
    """Hidden places under which something may lie that the mission needs."""
    sight = look.sight
    hidden = look.hidden
    if sight.mission.needs.all_revealed:
        return set(hidden)
    work = sight.mission.work
    kinds = []
    if sight.goal is None:
        kinds.append(sight.mission.place)
    if work is not None and work.place and not work_is_done(look) and not look.places(work.place):
        kinds.append(work.place)
    if not kinds:
        return set()
    return set(hidden) & set(sight.far) if sight.far else set(hidden)


# --- who does it ---


def nearest(look: Guide, place: int) -> bool:
    """Whether nobody is better placed for an errand: nearer, with fewer monsters, in better health."""
    mine = _fitness(look, look.me, place)
    return all(mine <= _fitness(look, person, place) for person in look.living)


def _fitness(look: Guide, person: Person, place: int) -> float:
    burden = 1.5 * len(person.foes) + 4 * (1 - look.health(person)) + 0.1 * (look.sight.seat != person.seat)
    return look.apart(person.place, place) + burden


def gets_there(look: Guide, place: int) -> bool:
    """Whether I am likely to be alive when I get to a place."""
    way = look.ways.get(place)
    if way is None or (look.sight.mission.tokens is not None and not look.sight.mission.needs.gathered):
        return True
    return look.me.hp > look.harm(look.me) * (1 + way.steps // ACTIONS) + 2


# --- errands ---


def errands(look: Guide) -> Iterator[Errand]:
    """Places the mission is about."""
    for place, worth, deeds in (*work_errands(look), *token_errands(look), *deliveries(look)):
        yield Errand(place, worth if gets_there(look, place) else worth * FORLORN, deeds)
    if look.lacking_samples and not look.me.foes and look.health(look.me) > 0.6:
        for place in look.here_and_there:
            tokens = look.sight.tokens[place]
            if tokens and tokens < 3:
                yield Errand(place, 4.0 + look.meeting * tokens)


def work_errands(look: Guide) -> Iterator[Errand]:
    sight = look.sight
    work = sight.mission.work
    if work is None or work_is_done(look):
        return
    if work.kind == "recover":
        for place in sight.marked:
            yield Errand(place, TASK if nearest(look, place) else 4.0, 1)
    elif work.place and equipped(look):
        for place in look.places(work.place):
            value = TASK if nearest(look, place) or work.holding or work.parts == "besides" else 3.0
            yield Errand(place, value / (1 + patience(look)), 1)


def patience(look: Guide) -> float:
    """Why the work should wait: it brings the Boss, or starts a clock, before all goods are found."""
    mission = look.sight.mission
    if mission.countdown:
        return 0.0 if all_at_hand(look) else 9.0
    if mission.boss == "arrival":
        return 0.8 * sum(look.missing.values())
    return 0.0


def equipped(look: Guide) -> bool:
    """Whether I hold what the mission's work takes."""
    work = look.sight.mission.work
    assert work is not None
    if work.holding:
        return look.count(look.me.hand, work.holding) > 0
    if work.parts == "besides":
        return look.count(look.me.hand, work.parts_of) > 0
    return True


def token_errands(look: Guide) -> Iterator[Errand]:
    """Objective tokens: reach them, clear them, or stand beside them."""
    sight = look.sight
    tokens = sight.mission.tokens
    if tokens is None:
        return
    for place, marked in enumerate(sight.marks):
        if not marked:
            continue
        mine = nearest(look, place)
        match tokens.role:
            case "find":
                yield Errand(place, (TASK if mine else 3.0) / (1 + patience(look)))
            case "contact" if place not in sight.marked:
                yield Errand(place, TASK if messenger(look) == sight.seat else 0.0)
            case "launcher" | "nest":
                yield Errand(place, (TASK if mine else 4.0) + look.meeting * sight.tokens[place], 1)
            case "machine" if place not in sight.marked:
                yield Errand(place, TASK if mine else 4.0)
            case "machine":
                for other in look.near(place):
                    yield Errand(other, TASK if mine else 5.0, 1)


def messenger(look: Guide) -> int:
    """Who makes contact: whoever has the Journal, or in the end whoever is stealthiest."""
    journal = look.sight.mission.needs.message
    for person in look.living:
        if look.count(person.hand, journal):
            return person.seat
    waits = look.sight.round < PATIENCE and any(left.get(journal) for left in look.sight.left)
    best = max(look.living, key=lambda person: (look.stealth_of(person), -person.seat))
    return NONE if waits or (look.stealth_of(best) < STEALTHY and look.sight.round < 2 * PATIENCE) else best.seat


def deliveries(look: Guide) -> Iterator[Errand]:
    """Goods for the mission's place: many at once, or when nothing else is missing."""
    goal = look.sight.goal
    if goal is None:
        return
    mine = look.cards_of(look.me)
    carried = sum(min(look.count(mine, family), count) for family, count in look.asked.items())
    if carried:
        yield Errand(goal, CARGO * carried + (8.0 if carried > 2 or not look.missing else 0.0))
    if look.has_person and not look.sight.mission.needs.message and not look.missing:
        yield Errand(goal, TASK)
