"""What a page does with what it is sent: parts are put together from patches it has and patches that are new."""

from typing import Any


class Parts(dict[str, str]):
    """The parts of a page as they stand."""

    def __init__(self) -> None:
        super().__init__()
        self._patches: dict[str, list[str]] = {}

    def hear(self, told: dict[str, Any]) -> None:
        """Take over what is shown; in the message, too, each part is put in whole."""
        for part, sent in told.get("show", {}).get("parts", {}).items():
            had = self._patches.get(part, [])
            patches = [sent] if isinstance(sent, str) else [had[it] if isinstance(it, int) else it for it in sent]
            self._patches[part] = patches
            self[part] = told["show"]["parts"][part] = "".join(patches)
