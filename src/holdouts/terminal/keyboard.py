"""The keyboard: lines from a person, from a file or from a list, with a time limit where there is a clock."""

import os
import select
import sys
from typing import Protocol, TextIO


class Closed(Exception):
    """There will be no more lines. `broken_off`: nobody said so, a pipe just ended."""

    def __init__(self, broken_off: bool) -> None:
        super().__init__()
        self.broken_off = broken_off


class TimeUp(Exception):
    """Nothing was typed in time."""


class Keyboard(Protocol):
    """Where lines come from."""

    live: bool
    """Somebody sits there: worth waiting for Enter, and time passes."""

    def line(self, prompt: str, seconds: float | None = None) -> str:
        """The next line, without its end. Raises Closed, and TimeUp after so many seconds."""
        ...


class Typed:
    """A person at a terminal."""

    live = True

    def line(self, prompt: str, seconds: float | None = None) -> str:
        try:
            if seconds is None or os.name == "nt":  # Windows cannot wait for a line and the clock at once
                return input(prompt)
            print(prompt, end="", flush=True)
            if not select.select([sys.stdin], [], [], seconds)[0]:
                print()
                raise TimeUp
            return _read(sys.stdin, broken_off=False)
        except EOFError:
            raise Closed(broken_off=False) from None
        except KeyboardInterrupt:
            print()
            raise Closed(broken_off=False) from None


class Piped:
    """Lines of a file or of another program; each is echoed, so that what comes out reads as a whole."""

    live = False

    def __init__(self, lines: TextIO, echo: TextIO) -> None:
        self._lines = lines
        self._echo = echo

    def line(self, prompt: str, seconds: float | None = None) -> str:
        try:
            typed = _read(self._lines, broken_off=True)
        except KeyboardInterrupt:
            raise Closed(broken_off=False) from None
        print(f"{prompt}{typed}", file=self._echo, flush=True)
        return typed


def _read(lines: TextIO, *, broken_off: bool) -> str:
    typed = lines.readline()
    if not typed:
        raise Closed(broken_off)
    return typed.rstrip("\r\n")
