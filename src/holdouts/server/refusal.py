"""Refusals: what cannot be carried out, for the person who asked."""


class Refused(Exception):
    """The key of the words for whoever sent it, and what fills their slots."""

    def __init__(self, key: str, reason: str = "", *, wait: int | None = None, **slots: object) -> None:
        super().__init__(reason or key)
        self.key = key
        self.reason = reason
        self.wait = wait
        """After how many seconds it would be done; None where waiting does not help."""
        self.slots = slots
