"""Mixing: a seed that nobody owns, out of a secret of the server and one contribution of every seat.

Everybody commits to their own part before anybody can know another's; then all parts are shown, and whoever has them
can compute the seed again. The recipe is published in docs/chance.md.
"""

import hashlib
import hmac
import re
from collections.abc import Iterable

from msgspec import Struct

_PART = re.compile(r"[0-9a-f]{64}")


class Share(Struct, frozen=True, kw_only=True):
    """What one seat gave: what it promised before it knew the others', and what that was."""

    seat: int
    commitment: str
    contribution: str = ""
    """Nothing, if it was never told: then the server's secret alone speaks for that seat."""

    @property
    def fits(self) -> bool:
        """Whether what was told is what was promised."""
        return commitment_to(self.contribution) == self.commitment


class Mixture(Struct, frozen=True, kw_only=True):
    """All that a mixed seed was made of."""

    table: str
    secret: str
    shares: tuple[Share, ...]

    def seed(self) -> str:
        return mixed_seed(self.table, self.secret, self.shares)


def is_part(text: str) -> bool:
    """Whether that can be a contribution, or a commitment to one: 64 small hexadecimal digits."""
    return _PART.fullmatch(text) is not None


def commitment_to(contribution: str) -> str:
    """What is told of a contribution before all have sat down."""
    return hashlib.sha256(f"holdouts contribution:{contribution}".encode()).hexdigest()


def mixed_seed(table: str, secret: str, shares: Iterable[Share]) -> str:
    """The seed of a table: what was never told, or never promised, is left out."""
    given = sorted((share.seat, share.contribution) for share in shares if share.contribution)
    lines = [f"holdouts seed:{table}", *(f"{seat}:{contribution}" for seat, contribution in given)]
    return hmac.digest(secret.encode(), "\n".join(lines).encode(), "sha256").hex()
