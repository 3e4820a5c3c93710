"""Zombies, barricades and noise. [DOW-ZOMBIE, DOW-BARRICADE, DOW-ATTRACT]"""

from collections.abc import Sequence

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events, moments
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.picks import AtEntrance, Enough
from holdouts.games.dead_of_winter.rules import ending, harm
from holdouts.games.dead_of_winter.state import COLONY, ENTRANCES, NOISE_SLOTS, NONE, Survivor, Winter

# --- they come ---


def add(winter: Winter, place: int, count: int, *, rule: str, setting_up: bool = False) -> Steps[None]:
    """So many zombies come, one after the other, to the entrances in turn, from the first on. [DOW-ZOMBIE-5,
    DOW-ZOMBIE-14, DOW-ZOMBIE-15, DOW-ZOMBIE-16]"""
    if count <= 0:
        return
    winter.tell(events.ZombiesCame(place=place, count=count, rule=rule))
    location, entrances = winter.locations[place], len(ENTRANCES[place])
    for number in range(count):
        entrance = number % entrances
        if winter.free_at(place, entrance) > 0:
            location.zombies[entrance] += 1
        elif setting_up:
            continue  # [DOW-SETUP-17]
        elif location.barricades[entrance]:
            location.barricades[entrance] -= 1
            winter.tell(events.BarricadeBroken(place=place, gate=entrance, rule="DOW-ZOMBIE-7"))
        else:
            yield from overrun(winter, place)


def overrun(winter: Winter, place: int) -> Steps[None]:
    """A zombie gets in and is gone; whoever has the lowest influence dies, or somebody helpless. [DOW-ZOMBIE-8..13]"""
    winter.tell(events.Overrun(place=place, rule="DOW-ZOMBIE-8"))
    here = winter.at(place)
    if here:
        seat, survivor = here[0]
        yield from harm.kill(winter, seat, survivor, cause="overrun", rule="DOW-ZOMBIE-8")
    elif place == COLONY and winter.helpless:
        lose_helpless(winter, rule="DOW-ZOMBIE-9")


def lose_helpless(winter: Winter, *, rule: str) -> None:
    """A helpless survivor dies. [DOW-SURVIVOR-13]"""
    winter.helpless -= 1
    winter.tell(events.HelplessDied(rule=rule))
    ending.change_morale(winter, -1, rule="DOW-SURVIVOR-6")


# --- they die ---


def slay(winter: Winter, seat: int, place: int, entrance: int, killer: Survivor | None, *, rule: str) -> Steps[None]:
    """One zombie leaves the board; what the main objective makes of it follows. [DOW-ZOMBIE-17]"""
    winter.locations[place].zombies[entrance] -= 1
    card = killer.card if killer is not None else NONE
    winter.tell(events.ZombieKilled(who=seat, place=place, rule=rule))
    if seat == winter.active:
        winter.note(moments.KilledZombie, survivor=card, place=place)
    for effect in winter.side.each_kill:
        yield from effect.resolve(winter, Deed(seat, "DOW-SETUP-2", actor=card, here=place))


def choose_zombie(
    winter: Winter, seat: int, places: Sequence[int], *, rule: str, ask: str, may_stop: bool
) -> Steps[AtEntrance | None]:
    """A zombie at one of these places, by its entrance; None if the player wants no more. [DOW-ATTACK-5]"""
    options: list[AtEntrance | Enough] = [
        AtEntrance(place, entrance)
        for place in places
        for entrance, count in enumerate(winter.locations[place].zombies)
        if count
    ]
    if not options:
        return None
    if may_stop:
        options.insert(0, Enough())
    pick = yield Choose(seat, options, rule=rule, ask=ask)
    return pick if isinstance(pick, AtEntrance) else None


# --- they are moved ---


def draw_over(winter: Winter, seat: int, origin: AtEntrance, place: int, *, rule: str) -> Steps[None]:
    """One zombie goes into a free space somewhere else; in the colony the player says where. [DOW-ATTRACT-3,
    DOW-ATTRACT-4]"""
    entrance = yield from choose_gap(winter, seat, place, rule=rule, ask="zombie-to")
    winter.locations[origin.place].zombies[origin.entrance] -= 1
    winter.locations[place].zombies[entrance] += 1
    winter.tell(events.ZombieMoved(who=seat, origin=origin.place, place=place, rule=rule))


def choose_gap(winter: Winter, seat: int, place: int, *, rule: str, ask: str) -> Steps[int]:
    """An entrance with a free space."""
    options = [AtEntrance(place, entrance) for entrance in winter.gaps(place)]
    pick = yield Choose(seat, options, rule=rule, ask=ask)
    entrance: int = pick.entrance
    return entrance


# --- barricades and noise ---


def build(winter: Winter, seat: int, place: int, count: int, *, rule: str, may_stop: bool = False) -> Steps[None]:
    """Barricades on free spaces, as far as there are any. [DOW-BARRICADE-2..5]"""
    parts = (AtEntrance,) if count > 1 else ()
    for number in range(count):
        options: list[AtEntrance | Enough] = [AtEntrance(place, entrance) for entrance in winter.gaps(place)]
        if not options:
            return
        if may_stop and number:
            options.append(Enough())
        pick = yield Choose(seat, options, rule=rule, ask="barricade-where", parts=parts)
        if isinstance(pick, Enough):
            return
        winter.locations[place].barricades[pick.entrance] += 1
        winter.tell(events.BarricadeBuilt(who=seat, place=place, gate=pick.entrance, rule=rule))


def tear_down(winter: Winter, seat: int, place: int, count: int, *, rule: str) -> Steps[None]:
    """So many barricades go."""
    location = winter.locations[place]
    if count >= sum(location.barricades):
        if any(location.barricades):
            winter.tell(events.BarricadesGone(place=place, count=sum(location.barricades), rule=rule))
        location.barricades = [0] * len(location.barricades)
        return
    parts = (AtEntrance,) if count > 1 else ()
    for _ in range(count):
        options = [AtEntrance(place, entrance) for entrance, built in enumerate(location.barricades) if built]
        pick = yield Choose(seat, options, rule=rule, ask="barricade-lost", parts=parts)
        location.barricades[pick.entrance] -= 1
        winter.tell(events.BarricadesGone(place=place, count=1, rule=rule))


def make_noise(winter: Winter, place: int, count: int, *, rule: str) -> int:
    """Noise tokens, as far as there are free slots; in the colony there are none. How many were placed."""
    if place == COLONY:
        return 0
    location = winter.locations[place]
    placed = min(count, NOISE_SLOTS - location.noise)
    if placed > 0:
        location.noise += placed
        winter.tell(events.NoiseMade(place=place, count=placed, rule=rule))
    return max(0, placed)


def hush(winter: Winter, place: int, count: int, *, rule: str) -> None:
    """Noise tokens go."""
    location = winter.locations[place]
    gone = min(count, location.noise)
    if gone:
        location.noise -= gone
        winter.tell(events.NoiseGone(place=place, count=gone, rule=rule))
