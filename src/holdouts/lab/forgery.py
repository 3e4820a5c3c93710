"""Forgery: saves as a stranger might send them, from slightly false to rubbish, sealed as if they had been saved so."""

import hashlib
import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

import msgspec

from holdouts.engine.game import Game
from holdouts.engine.record import FORMAT, fingerprint

Plain = dict[str, Any]
Place = tuple[Any, Any]
"""A dict or a list, and the key or the number of something in it."""

ODD: tuple[Any, ...] = (
    None, True, 0, -1, 1, 7, 63, 500, 10**6, 2**31, 2**63 - 1, 2**63, 2**64, -(2**70), 10**300, 1.5, 1e300, "", "x",
    "x" * 3000, "\0", "\u202e", "../..", "</script>", [], {}, [[]], [0], {"": 0}, [None] * 50, "person", "9" * 5000,
)  # fmt: skip


class Forged(NamedTuple):
    """A save that nobody saved, and what was done to it."""

    how: str
    data: bytes


def opened(data: bytes) -> Plain:
    """What stands in a save, as plain data."""
    plain: Plain = json.loads(data.split(b"\n", 1)[1])
    return plain


def sealed(plain: Any) -> bytes:
    """A save with that content and a true seal: whoever forges a save can do that, too."""
    body = json.dumps(plain).encode() + b"\n"
    seal = hashlib.sha256(body).hexdigest().encode()
    return b"holdouts-save %d sha256=%s bytes=%d\n" % (FORMAT, seal, len(body)) + body


def attest(game: Game, plain: Plain) -> None:
    """Make the fingerprints fit a state that was changed, as far as it is a state at all."""
    try:
        state = msgspec.json.decode(json.dumps(plain["checkpoint"]), type=game.state)
        now = fingerprint(game.encoder.encode(state))
    except (ValueError, OverflowError, RecursionError):
        return
    plain["fingerprints"] = [*plain["fingerprints"][:-1], [plain["choices_before"], now]]
    plain["now"] = now


def forgeries(game: Game, saves: list[bytes], count: int, seed: int) -> Iterator[Forged]:
    """So many of them, out of these saves; the same seed gives the same ones."""
    for number in range(count):
        random = Random(f"{seed}/{number}")
        data = random.choice(saves)
        if random.randrange(12) == 0:
            yield Forged("spoilt", _spoilt(data, random))
            continue
        plain = opened(data)
        done = []
        for _ in range(random.choice((1, 1, 1, 2, 4))):
            way = random.choice(WAYS)
            done.append(way.__name__.strip("_"))
            try:
                way(plain, random)
            except (LookupError, TypeError, ValueError, AttributeError):
                done.append("(in vain)")
        if random.randrange(2) and isinstance(plain.get("fingerprints"), list) and "checkpoint" in plain:
            done.append("attested")
            _attest_if_it_can_be(game, plain)
        yield Forged(" ".join(done), sealed(plain))


def _attest_if_it_can_be(game: Game, plain: Plain) -> None:
    if "choices_before" in plain:
        attest(game, plain)


def _spoilt(data: bytes, random: Random) -> bytes:
    """Not even sealed."""
    place = random.randrange(len(data))
    match random.randrange(4):
        case 0:
            return data[:place]
        case 1:
            return data[:place] + bytes([random.randrange(256)]) + data[place + 1 :]
        case 2:
            return random.randbytes(random.randrange(2000))
        case _:
            return data[: data.index(b"\n") + 1] + data[place:]


# --- ways ---


def _places(data: Any) -> Iterator[Place]:
    keys = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in keys:
        yield data, key
        if isinstance(value, dict | list):
            yield from _places(value)


def _anywhere(plain: Plain, random: Random) -> Place:
    """Every part of a save is as likely as every other, however long the chronicle is."""
    part = random.choice(list(plain))
    inside = plain[part]
    if not isinstance(inside, dict | list) or not inside or random.randrange(4) == 0:
        return plain, part
    return random.choice(list(_places(inside)))


def _odd(plain: Plain, random: Random) -> None:
    holder, key = _anywhere(plain, random)
    holder[key] = random.choice(ODD)


def _gone(plain: Plain, random: Random) -> None:
    holder, key = _anywhere(plain, random)
    del holder[key]


def _one_off(plain: Plain, random: Random) -> None:
    """A number that is nearly right."""
    numbers = [(holder, key) for holder, key in _places(plain) if _is_number(holder[key])]
    holder, key = random.choice(numbers)
    holder[key] += random.choice((-1, 1, 2, -5, 40))


def _other_length(plain: Plain, random: Random) -> None:
    lists = [holder[key] for holder, key in _places(plain) if isinstance(holder[key], list)]
    chosen = random.choice(lists)
    match random.randrange(3):
        case 0:
            chosen.extend(chosen[:3])
        case 1:
            del chosen[len(chosen) // 2 :]
        case _:
            chosen.extend(deepcopy(chosen * 20))


def _shuffled(plain: Plain, random: Random) -> None:
    lists = [holder[key] for holder, key in _places(plain) if isinstance(holder[key], list) and len(holder[key]) > 1]
    random.shuffle(random.choice([*lists, plain["choices"]]))


def _dealt_to_order(plain: Plain, random: Random) -> None:
    """Some numbers change places: cards lie where their owner would like them."""
    numbers = [(holder, key) for holder, key in _places(plain["checkpoint"]) if _is_number(holder[key])]
    for _ in range(random.choice((1, 2, 10))):
        (one, a), (other, b) = random.choice(numbers), random.choice(numbers)
        one[a], other[b] = other[b], one[a]


def _is_number(thing: object) -> bool:
    return isinstance(thing, int) and not isinstance(thing, bool)


def _swapped(plain: Plain, random: Random) -> None:
    """Two things change places, whatever they are."""
    (one, a), (other, b) = random.choice(places := list(_places(plain["checkpoint"]))), random.choice(places)
    one[a], other[b] = deepcopy(other[b]), deepcopy(one[a])


def _other_choices(plain: Plain, random: Random) -> None:
    choices = plain["choices"]
    match random.randrange(4):
        case 0:
            random.shuffle(choices)
        case 1:
            choices *= 30
        case 2:
            choices.insert(random.randrange(len(choices) + 1), [-1, {"type": "time-out"}])
        case _:
            del choices[random.randrange(len(choices)) :]


def _other_agenda(plain: Plain, random: Random) -> None:
    agenda = plain["checkpoint"]["agenda"]
    step = deepcopy(random.choice(agenda))
    step[1] = [random.choice((0, 1, 6, -1, 10**9, 400)) for _ in step[1]]
    agenda.extend([step] * random.choice((1, 3, 500)))


def _other_seats(plain: Plain, random: Random) -> None:
    plain["about"]["setup"]["seats"] = random.choice((0, 1, 2, 5, 6, 7, 500, -1))
    if random.randrange(2):
        plain["about"]["names"] = plain["about"]["names"][:1] * random.choice((0, 1, 3, 500))


def _other_setup(plain: Plain, random: Random) -> None:
    setup = plain["about"]["setup"]
    match random.randrange(3):
        case 0:
            setup.clear()
        case 1:
            setup[random.choice(list(setup))] = random.choice(ODD)
        case _:
            setup["packs"] = random.choice((["no-such-pack"], ["../.."], ["x"] * 400, [""]))


def _other_chance(plain: Plain, random: Random) -> None:
    """Another seed, or other parts that it is said to be mixed from."""
    about = plain["about"]
    match random.randrange(3):
        case 0:
            about[random.choice(("seed", "salt", "seal", "mixture"))] = random.choice(ODD)
        case 1:
            part = {"seat": random.choice((0, 1, 7, -1)), "commitment": "c" * 64}
            part["contribution"] = random.choice(("", "1" * 64, "x"))
            shares = [part] * random.choice((0, 1, 2, 50))
            about["mixture"] = {"table": random.choice(("T", "", "../..")), "secret": "5" * 64, "shares": shares}
        case _:
            random.choice(about["mixture"]["shares"])[random.choice(("seat", "commitment"))] = random.choice(ODD)


def _deep(plain: Plain, random: Random) -> None:
    nest: Any = []
    for _ in range(random.choice((30, 300))):
        nest = [nest]
    holder, key = _anywhere(plain, random)
    holder[key] = nest


WAYS: tuple[Callable[[Plain, Random], None], ...] = (
    _odd, _odd, _gone, _one_off, _one_off, _other_length, _shuffled, _swapped, _dealt_to_order, _dealt_to_order,
    _dealt_to_order, _dealt_to_order, _other_choices, _other_agenda, _other_agenda, _other_seats, _other_setup, _deep,
    _other_chance,
)  # fmt: skip
