"""Driving: what one person does with the pages. Every wait is for something the person would see."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Self

from playwright.sync_api import Page

from tests.server.process import GAME, Server

LONGEST_GAME = 400
PATIENCE = 20_000.0
"""Milliseconds until a page should show something, even on a slow machine."""

_LOOK = """() => {
  const over = document.querySelector("#end .ending") !== null;
  const buttons = [...document.querySelectorAll("#prompt .option")];
  const ready = document.readyState === "complete" && !document.body.classList.contains("busy");
  if (!ready || !(over || buttons.length)) return null;
  return {
    over,
    ask: document.querySelector("#prompt .ask").textContent,
    rule: document.querySelector("#prompt .asked [data-rule]")?.dataset.rule ?? "",
    answers: buttons.map((one) => [
      Number(one.dataset.number), one.querySelector("span").textContent, JSON.parse(one.dataset.option).pick]),
  };
}"""
"""Null until the script runs, what was chosen last is shown and this person is asked, or all is over."""

_STATE = "() => [document.body.dataset.version, document.querySelector('#prompt').innerHTML]"
_MOVED = """([[version, prompt], number]) => document.body.classList.contains("busy")
    || document.body.dataset.version !== version || document.querySelector("#prompt").innerHTML !== prompt
    || document.querySelector(`#prompt [data-number="${number}"]`) === null"""
"""Something came of a choice; or a bot was faster, and there is nothing of that number to choose any more."""

_WALK = """number => {
  const here = document.activeElement.closest("#prompt .option");
  if (!document.querySelector(`#prompt [data-number="${number}"]`)) return "gone";
  if (here === null) return "ArrowDown";
  const there = document.querySelector(`#prompt [data-number="${number}"]`);
  if (here === there) return "Enter";
  const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
  if (Math.abs(from.top - to.top) < 4) return from.left < to.left ? "ArrowRight" : "ArrowLeft";
  return from.top < to.top ? "ArrowDown" : "ArrowUp";
}"""
"""The key that leads nearer to an answer."""


class Answer(NamedTuple):
    """An option as it stands on the page."""

    number: int
    label: str
    pick: str


class Prompt(NamedTuple):
    """What this person is asked, at one moment."""

    over: bool
    ask: str
    rule: str
    answers: list[Answer]

    def numbered(self, label: str) -> int:
        return next(answer.number for answer in self.answers if answer.label == label)

    def picking(self, *picks: str) -> Answer | None:
        """The first answer that does one of these things, the earlier named the better."""
        found = (answer for pick in picks for answer in self.answers if answer.pick == pick)
        return next(found, None)


Choosing = Callable[[Prompt], Answer]


class Survivor:
    """Plays so that much happens and the game goes on: searches a little, eats, and tries its cards now and then."""

    def __init__(self, seed: int = 1) -> None:
        self._lots = Random(seed)

    def __call__(self, prompt: Prompt) -> Answer:
        bold = [answer for answer in prompt.answers if answer.pick not in ("approach", "starve")]
        if self._lots.random() < 0.25 and bold:
            return self._lots.choice(bold)
        if prompt.picking("dig-on") and self._lots.random() < 0.4:
            return prompt.picking("dig-on") or bold[0]
        known = ("feed", "eat", "stop", "take", "neutralise", "pay", "finish", "begin", "dig", "pass", "never-mind")
        return prompt.picking(*known) or self._lots.choice(bold or prompt.answers)


class Home:
    """The page with the games and one's tables."""

    def __init__(self, page: Page, server: Server) -> None:
        page.set_default_timeout(PATIENCE)
        self.page = page
        self.page.goto(server.url)

    def new_table(self) -> "NewTable":
        self.page.locator(f'a[href="/new/{GAME}"]').click()
        return NewTable(self.page)


class NewTable:
    """The form of a new table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def fill(self, scenario: str, *kinds: str, seed: int | None = None) -> Self:
        """A scenario, and who sits where: me, device, open, sensible, random."""
        self.page.locator(f'[name=scenario][value="{scenario}"]').check()
        for seat in range(self.page.locator("[data-row]:not([hidden])").count()):
            self.page.locator(f"#kind-{seat}").select_option(kinds[seat] if seat < len(kinds) else "none")
        if seed is not None:
            self.page.locator("[name=seed]").fill(str(seed))
        return self

    def start(self) -> "Table":
        self.page.locator("#new button[type=submit]").click()
        return Table(self.page)


class Table:
    """A table as one person sees it."""

    def __init__(self, page: Page) -> None:
        page.wait_for_selector("body.table")
        page.wait_for_load_state()
        self.page = page

    # --- looking ---

    def prompt(self) -> Prompt:
        """Wait until this person is asked, or all is over, and read the question."""
        told: dict[str, Any] = self.page.wait_for_function(_LOOK).json_value()
        return Prompt(told["over"], told["ask"], told["rule"], [Answer(*answer) for answer in told["answers"]])

    @property
    def log(self) -> list[str]:
        """The lines of the chronicle, whether or not they are on the screen."""
        script = "lines => lines.map(line => line.firstChild.textContent.trim())"
        lines: list[str] = self.page.locator("#log .line").evaluate_all(script)
        return lines

    @property
    def said(self) -> str:
        """What the live region reads out."""
        return self.page.locator("#said").text_content() or ""

    @property
    def notice(self) -> str:
        return self.page.locator("#notice").text_content() or ""

    def focus_in(self) -> str:
        """The id of the part that has the focus; empty if it was lost."""
        script = "() => document.activeElement.closest('[data-part], dialog')?.id ?? ''"
        part: str = self.page.evaluate(script)
        return part

    # --- choosing ---

    def click(self, answer: Answer) -> None:
        self.page.locator(f'#prompt .option[data-number="{answer.number}"]').click()

    def tap(self, answer: Answer) -> None:
        self.page.locator(f'#prompt .option[data-number="{answer.number}"]').tap()

    def press(self, answer: Answer) -> None:
        """Type the number; of two that begin alike, the page waits a moment for the second digit."""
        before = self.page.evaluate(_STATE)
        for digit in str(answer.number):
            self.page.keyboard.press(digit)
        self.page.wait_for_function(_MOVED, arg=[before, answer.number])

    def walk(self, answer: Answer) -> None:
        """Walk to the answer with arrows and take it with Enter, as somebody without digits would."""
        for _ in range(20):
            key: str = self.page.evaluate(_WALK, answer.number)
            if key == "gone":
                return
            self.page.keyboard.press(key)
            if key == "Enter":
                return
        raise AssertionError(f"the arrows do not lead to {answer}")

    def play_on(
        self, do: Callable[[Answer], None], choosing: Choosing | None = None, look: Callable[[Prompt], object] = repr
    ) -> int:
        """Play to the end; `look` is called at every question. Returns how many there were."""
        choosing = choosing or Survivor()
        for number in range(LONGEST_GAME):
            prompt = self.prompt()
            look(prompt)
            if prompt.over:
                return number
            do(choosing(prompt))
        raise AssertionError("the game did not end")


def tab_to(page: Page, selector: str, most: int = 120) -> None:
    """Press Tab until something has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")
