"""Questions outside a game: a pick out of numbered lines, and the keyboard passed on."""

from collections.abc import Sequence
from itertools import zip_longest

from holdouts.engine.view import Choice, Prompt
from holdouts.engine.words import Words
from holdouts.terminal.keyboard import Closed, Keyboard
from holdouts.terminal.screen import Screen


def pick(
    screen: Screen,
    keyboard: Keyboard,
    words: Words,
    text: str,
    labels: Sequence[str],
    *,
    notes: Sequence[str] = (),
    rule: str = "",
    name: str = "",
) -> int:
    """Ask until one of these lines is chosen, by its number or by a word of it. Returns its place. A note is read
    beside its line, and chooses nothing."""
    read = [f"{label}. {note}" if note else label for label, note in zip_longest(labels, notes, fillvalue="")]
    choices = tuple(Choice(number=number, label=label) for number, label in enumerate(read, start=1))
    screen.ask(Prompt(text=text, rule=rule, mine=True, choices=choices))
    while True:
        typed = keyboard.line(f"{name}> ").strip().casefold()
        if typed.isdecimal() and 1 <= int(typed) <= len(labels):
            return int(typed) - 1
        if typed in ("quit", words.say("command-quit")):
            raise Closed(broken_off=False)
        named = [number for number, label in enumerate(labels) if typed and typed in label.casefold()]
        if len(named) == 1:
            return named[0]
        screen.refuse(words.say("pick-a-line"))


def pass_keyboard(screen: Screen, keyboard: Keyboard, words: Words, name: str, *, drop: bool) -> None:
    """The keyboard goes to somebody else. `drop`: what is on the screen is not for them."""
    if drop:
        screen.curtain()
    screen.heading(words.say("curtain", name=name))
    if keyboard.live:
        keyboard.line(words.say("press-enter", name=name))
        screen.curtain()
