"""Attacks on zombies and on survivors. [DOW-ATTACK]"""

from collections.abc import Iterator

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.dead_of_winter import events, moments
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.picks import AtEntrance, Enough, Leave, TakeOne, Whom
from holdouts.games.dead_of_winter.rules import dice, gifts, hands, harm, witness, zombies
from holdouts.games.dead_of_winter.rules.gifts import Source
from holdouts.games.dead_of_winter.state import Survivor, Winter

NO_TARGET = Why("nobody-to-attack")


def targets(winter: Winter, seat: int, survivor: Survivor) -> Iterator[AtEntrance | Whom]:
    """Zombies here by their entrance, and survivors of others here. [DOW-ATTACK-2, DOW-ATTACK-10, DOW-ATTACK-11]"""
    place = survivor.place
    for entrance, count in enumerate(winter.locations[place].zombies):
        if count:
            yield AtEntrance(place, entrance)
    for owner, other in winter.at(place):
        if owner != seat:
            yield Whom(other.card)


def is_target_near(winter: Winter, seat: int, place: int) -> bool:
    """Whether there is any target here: asked of every survivor, who need not know which. [DOW-ATTACK-2]"""
    return any(winter.locations[place].zombies) or winter.has_others(seat, place)


def why_not_attack(winter: Winter, seat: int, survivor: Survivor) -> Why | None:
    """What speaks against an attack with this survivor. [DOW-ATTACK-1]"""
    if not is_target_near(winter, seat, survivor.place):
        return NO_TARGET
    least = winter.card_of(survivor).attack
    if dice.has(winter, seat, least):
        return None
    if dice.has(winter, seat) and any(
        lifts_value(source) for source in gifts.sources(winter, seat, survivor, "attack")
    ):
        return None
    return dice.TOO_LOW[least]


def lifts_value(source: Source) -> bool:
    """Whether an attack takes a die of any value with it."""
    return "die-value" in source.standing.bans


def attack(winter: Winter, seat: int, survivor: Survivor, *, with_die: bool = True) -> Steps[None]:
    """What goes with it is named, then the target and the die; then it is done. [DOW-ATTACK-13, DOW-ATTACK-15]"""
    named = yield from name_help(winter, seat, survivor, with_die=with_die)
    options = list(targets(winter, seat, survivor))
    if not options:
        return
    target = yield Choose(seat, options, rule="DOW-ATTACK-2", ask="attack-whom", about={"survivor": survivor.card})
    if with_die:
        least = least_die(winter, seat, survivor, named)
        dice.spend(winter, seat, (yield from dice.choose(winter, seat, least, rule="DOW-ATTACK-1")))
    yield from gifts.spend_sources(winter, seat, named, rule="DOW-ATTACK-14")
    if isinstance(target, Whom):
        yield from attack_survivor(winter, seat, survivor, target.survivor)
    else:
        yield from attack_zombies(winter, seat, survivor, target, named)
    for source in named:
        deed = Deed(seat, "DOW-ATTACK-13", actor=survivor.card, here=target_place(winter, survivor, target))
        for effect in source.ability.effects:
            yield from effect.resolve(winter, deed)


def target_place(winter: Winter, survivor: Survivor, target: AtEntrance | Whom) -> int:
    """Where the attack was."""
    return target.place if isinstance(target, AtEntrance) else survivor.place


def least_die(winter: Winter, seat: int, survivor: Survivor, named: list[Source]) -> int:
    """What the die must show. [DOW-ATTACK-1]"""
    return 1 if any(map(lifts_value, named)) else winter.card_of(survivor).attack


def name_help(winter: Winter, seat: int, survivor: Survivor, *, with_die: bool) -> Steps[list[Source]]:
    """What goes with the attack; where no die is high enough, what makes any die do comes first."""
    among = gifts.sources(winter, seat, survivor, "attack")
    if not with_die or dice.has(winter, seat, winter.card_of(survivor).attack):
        return (yield from gifts.name_sources(winter, seat, among, rule="DOW-ATTACK-13"))
    lifting = [source for source in among if lifts_value(source)]
    pick = yield Choose(seat, [source.pick for source in lifting], rule="DOW-ATTACK-13", ask="name-help")
    first = next(source for source in lifting if source.pick == pick)
    rest = [source for source in among if source is not first]
    more = yield from gifts.name_sources(winter, seat, rest, rule="DOW-ATTACK-13")
    return [first, *more]


def attack_zombies(
    winter: Winter, seat: int, survivor: Survivor, target: AtEntrance, named: list[Source]
) -> Steps[None]:
    """The zombies are destroyed without a roll; then come the exposure rolls. [DOW-ATTACK-3, DOW-ATTACK-4]"""
    most = gifts.figure(winter, seat, survivor, "kills", 1, named)
    slain = [target]
    yield from zombies.slay(winter, seat, target.place, target.entrance, survivor, rule="DOW-ATTACK-3")
    while len(slain) < most:
        options: list[AtEntrance | Enough] = [
            option for option in targets(winter, seat, survivor) if isinstance(option, AtEntrance)
        ]
        if not options:
            break
        pick = yield Choose(seat, [*options, Enough()], rule="DOW-ATTACK-13", ask="kill-more", parts=(AtEntrance,))
        if isinstance(pick, Enough):
            break
        slain.append(pick)
        yield from zombies.slay(winter, seat, pick.place, pick.entrance, survivor, rule="DOW-ATTACK-3")
    if gifts.spared(winter, seat, survivor, "attack-roll", named):
        return
    rolls = gifts.figure(winter, seat, survivor, "attack-rolls", len(slain), named)
    second = gifts.figure(winter, seat, survivor, "second-rolls", 0, named) > 0
    yield from roll_for(winter, seat, survivor, rolls, second=second)


def roll_for(winter: Winter, seat: int, survivor: Survivor, rolls: int, *, second: bool = False) -> Steps[None]:
    """So many exposure rolls; those of the dead are dropped. One of them may perhaps be made again. [DOW-EXPOSE-7,
    DOW-EXPOSE-10]"""
    for _ in range(rolls):
        if winter.find(survivor.card) is None:
            return
        rerolled = yield from harm.expose(winter, seat, survivor, again=second, rule="DOW-EXPOSE-1")
        second = second and not rerolled


def attack_survivor(winter: Winter, seat: int, survivor: Survivor, target: int) -> Steps[None]:
    """A die is rolled: at most the target's attack value wounds. No exposure roll. [DOW-ATTACK-6..8]"""
    found = winter.find(target)
    assert found is not None
    owner, victim = found
    witness.attacked(winter, seat)
    winter.note(moments.AttackedSurvivor, survivor=survivor.card, place=survivor.place)
    rolled = winter.roll(6)
    hit = rolled <= winter.card_of(victim).attack
    winter.tell(
        events.SurvivorAttacked(
            who=seat, survivor=survivor.card, target=target, count=rolled, hit=hit, rule="DOW-ATTACK-6"
        )
    )
    if not hit:
        return
    yield from harm.hurt(winter, owner, victim, wounds=1, rule="DOW-ATTACK-6")
    if not winter.players[owner].hand or winter.players[seat].out:
        return
    pick = yield Choose(seat, [TakeOne(), Leave()], rule="DOW-ATTACK-7", ask="rob", about={"other": owner})
    if isinstance(pick, TakeOne):
        hands.pass_on(winter, owner, seat, winter.pick(winter.players[owner].hand), rule="DOW-ATTACK-7")
