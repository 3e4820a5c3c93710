"""Names: from class names to the names used in files."""

import re
from functools import cache

_BREAK = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def kebab(name: str) -> str:
    """TakeTheRisk -> take-the-risk, keep_searched -> keep-searched."""
    return _BREAK.sub("-", name).replace("_", "-").lower()
