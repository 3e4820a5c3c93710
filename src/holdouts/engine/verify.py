"""Verify: whether a saved game was left to chance as it was promised, checked step by step from the save alone."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from holdouts.engine.game import Game
from holdouts.engine.mixing import Mixture, Share
from holdouts.engine.record import About, load, read_record
from holdouts.engine.refusal import Sentence


class Step(NamedTuple):
    """One thing that was checked, and what was found."""

    fits: bool
    found: Sentence


def verify(data: bytes, find_game: Callable[[str], Game], root: Path | None = None, saw: str = "") -> list[Step]:
    """Every step of the published recipe, the last says what it comes to; raises CannotLoad.

    `saw` is the seal that somebody was shown at the start.
    """
    about = read_record(data).about
    steps = [*_seal(about, saw), *_seed(about), _replay(data, find_game, root)]
    return [*steps, _conclusion(about, sum(not step.fits for step in steps))]


def _conclusion(about: About, wrong: int) -> Step:
    if wrong:
        return Step(False, Sentence("verify-wrong", count=wrong))
    mixed = about.mixture is not None and any(share.contribution for share in about.mixture.shares)
    return Step(True, Sentence("verify-good") if mixed else Sentence("verify-good-alone"))


def _seal(about: About, saw: str) -> Iterator[Step]:
    if not about.seal:
        yield Step(True, Sentence("verify-no-seal"))
    elif about.commitment() == about.seal:
        yield Step(True, Sentence("verify-seal", seal=about.seal))
    else:
        yield Step(False, Sentence("verify-seal-wrong", seal=about.seal, gives=about.commitment()))
    if saw:
        same = saw.strip().lower() == about.seal
        yield Step(same, Sentence("verify-saw") if same else Sentence("verify-saw-wrong", saw=saw, seal=about.seal))


def _seed(about: About) -> Iterator[Step]:
    mixture = about.mixture
    if mixture is None:
        yield Step(True, Sentence("verify-not-mixed", seed=str(about.seed)))
        return
    shares = {share.seat: share for share in mixture.shares}
    for seat, (name, kind) in enumerate(zip(about.names, about.kinds, strict=False)):
        if seat in shares:
            yield _share(shares[seat], name)
        elif kind == "person":
            yield Step(True, Sentence("verify-server", name=name))
    if len(shares) < len(mixture.shares) or not shares.keys() <= set(range(len(about.names))):
        yield Step(False, Sentence("verify-strangers"))
    yield _mixed(mixture, str(about.seed))


def _share(share: Share, name: str) -> Step:
    if not share.contribution:
        return Step(True, Sentence("verify-untold", name=name, commitment=share.commitment))
    if not share.fits:
        return Step(False, Sentence("verify-share-wrong", name=name, commitment=share.commitment))
    return Step(True, Sentence("verify-share", name=name, commitment=share.commitment))


def _mixed(mixture: Mixture, seed: str) -> Step:
    if mixture.seed() == seed:
        return Step(True, Sentence("verify-seed", seed=seed))
    return Step(False, Sentence("verify-seed-wrong", seed=seed, gives=mixture.seed()))


def _replay(data: bytes, find_game: Callable[[str], Game], root: Path | None) -> Step:
    loaded = load(data, find_game, root)
    if loaded.verdict == "exact":
        return Step(True, Sentence("verify-replay", count=len(loaded.table.choices)))
    return Step(False, Sentence("verify-replay-wrong", reason=loaded.changes[0]))
