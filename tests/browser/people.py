"""People: somebody with a page of their own, what they see, and what they do.

Every wait is for something they would see.
"""

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, Self

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket

from holdouts.server.seats import COOKIE
from tests.server.process import GAME, LONGEST_GAME, Program, Server

PATIENCE = 60_000.0
"""Milliseconds until a page should show something, even on a machine that is busy with something else."""

A_GLANCE = 20.0
"""Milliseconds between two looks at a page; its own frames may stand still on a machine that is busy."""

A_MOMENT = 50.0
"""Milliseconds between two looks from outside, each of which keeps three processes busy."""

A_WHILE = 2_000.0
"""Milliseconds after which one looks whether something that cannot be reached is still there."""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until a page that was resized is laid out anew and painted."""

_LOOK = """() => ({
  version: document.body?.dataset.version ?? "",
  over: document.querySelector("#end .ending") !== null,
  curtain: document.querySelector("#curtain button") !== null,
  busy: document.readyState !== "complete" || document.body.classList.contains("busy"),
  asked: document.querySelector("#prompt .asked.mine") !== null,
  ask: document.querySelector("#prompt .ask")?.textContent ?? "",
  rule: document.querySelector("#prompt .asked [data-rule]")?.dataset.rule ?? "",
  answers: [...document.querySelectorAll("#prompt .option")].map(
    (one) => [Number(one.dataset.number), one.querySelector("span").textContent, JSON.parse(one.dataset.option)]),
})"""
_LATE = f"""() => ({{ ...({_LOOK})(), seen: document.visibilityState, notices: window.notices ?? [],
  focus: document.activeElement?.id || document.activeElement?.className || document.activeElement?.tagName,
  open: [...document.querySelectorAll("dialog[open]")].map((one) => one.id) }})"""
"""What may explain why something never came."""

_PROMPT = f"() => {{ const it = ({_LOOK})(); return !it.busy && (it.over || it.answers.length) ? it : null }}"
"""Null until the script runs, what was chosen last is shown and this person may answer, or all is over."""

_HOLD_DIGITS = """() => {
  const later = window.setTimeout;
  const wait = (work) => ((window.letDigitsGo = work), 0);
  window.letDigitsGo = () => {};
  window.setTimeout = (work, after, ...more) => (after === 700 ? wait(work) : later(work, after, ...more));
}"""
"""A first digit waits for a second one until the test goes on; all other clocks run."""

_KEEP_NOTICES = """addEventListener("DOMContentLoaded", () => {
  const notice = document.querySelector("#notice");
  window.notices = [];
  if (notice) new MutationObserver(() => notices.push(notice.textContent)).observe(notice, {childList: true});
})"""
"""A notice goes away by itself after a few seconds; whoever looks later still knows what it said."""

_ASKED = """[...document.querySelectorAll("#prompt :is(.ask, .option, .picked, .wish, .pointing)")]
    .map((one) => one.textContent).join()"""
"""What is asked and can be answered; not what is foretold, which comes a moment later."""

_STATE = f"() => [document.body.dataset.version, {_ASKED}]"
_SETTLED = f"""([version, prompt]) => !document.body.classList.contains("busy")
    && (document.body.dataset.version !== version || {_ASKED} !== prompt)"""
_MOVED = f"""([[version, prompt], number]) => document.body.classList.contains("busy")
    || document.body.dataset.version !== version || {_ASKED} !== prompt
    || document.querySelector(`#prompt [data-number="${{number}}"]`) === null"""
"""Something came of a choice; or a bot was faster, and there is nothing of that number to choose any more."""

_KEY = """(number) => document.querySelector(`#prompt [data-number="${number}"] kbd`)?.textContent ?? ``"""
"""What is typed for an answer; nothing, if the question has gone meanwhile."""

_WALK = """number => {
  const here = document.activeElement.closest("#prompt :is(.option, .group-name)");
  const answer = document.querySelector(`#prompt [data-number="${number}"]`);
  if (answer === null) return "gone";
  const shut = [...document.querySelectorAll("#prompt details:not([open])")].find((group) => group.contains(answer));
  const there = shut?.querySelector("summary") ?? answer;
  if (here === there && there !== answer) return "Space";
  if (here === null) return "ArrowDown";
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
    option: dict[str, Any]

    @property
    def pick(self) -> str:
        return str(self.option["pick"])


class Sight(NamedTuple):
    """What somebody sees at a glance."""

    over: bool
    curtain: bool
    busy: bool
    """A choice was made, and what comes of it is not yet shown."""
    asked: bool
    ask: str
    rule: str
    answers: list[Answer]

    def picking(self, *picks: str) -> Answer | None:
        """The first answer that does one of these things, the earlier named the better."""
        found = (answer for pick in picks for answer in self.answers if answer.pick == pick)
        return next(found, None)


Choosing = Callable[[Sight], Answer]


class Survivor:
    """Plays so that much happens and the game goes on: searches a little, eats, and tries its cards now and then."""

    def __init__(self, seed: int = 1) -> None:
        self._lots = Random(seed)

    def __call__(self, sight: Sight) -> Answer:
        bold = [answer for answer in sight.answers if answer.pick not in ("approach", "starve")]
        if self._lots.random() < 0.25 and bold:
            return self._lots.choice(bold)
        if sight.picking("dig-on") and self._lots.random() < 0.4:
            return sight.picking("dig-on") or bold[0]
        known = ("feed", "eat", "stop", "take", "neutralise", "pay", "finish", "begin", "dig", "pass", "never-mind")
        return sight.picking(*known) or self._lots.choice(bold or sight.answers)


class Person:
    """Somebody with a page of their own; all that goes through their socket is kept."""

    def __init__(self, page: Page, still: bool = True) -> None:
        page.set_default_timeout(PATIENCE)
        if still:
            page.emulate_media(reduced_motion="reduce")
        self.page = page
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        page.add_init_script(_KEEP_NOTICES)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    # --- coming in ---

    def visit(self, server: Server) -> Self:
        """The page with the games and one's tables."""
        self.page.goto(server.url)
        return self

    def new_table(self) -> Self:
        """From there, the form of a new table."""
        self.page.locator(f'a[href="/new/{GAME}"]').click()
        self.page.wait_for_selector("#new")
        self.page.wait_for_load_state()  # only then does the form's script hide the seats a scenario has not
        return self

    def fill(self, scenario: str, *kinds: str, seed: int | None = None) -> Self:
        """A scenario, and who sits where: me, device, open, sensible, random."""
        self.page.locator(f'[name=scenario][value="{scenario}"]').check()
        for seat in range(self.page.locator("[data-row]:not([hidden])").count()):
            self.page.locator(f"#kind-{seat}").select_option(kinds[seat] if seat < len(kinds) else "none")
        if seed is not None:
            self.page.locator("[name=seed]").fill(str(seed))
        return self

    def start(self) -> Self:
        self.page.locator("#new button[type=submit]").click()
        return self.arrive()

    def set_table(self, server: Server, scenario: str, *kinds: str, seed: int) -> Self:
        """The same without the form, which costs two pages more."""
        lang = self.page.evaluate("() => navigator.language")
        return self.sit_with(server.open_table(*kinds, scenario=scenario, seed=seed, lang=lang)).arrive()

    def sit_with(self, program: Program, url: str = "") -> Self:
        """Take the secret of a program into the browser, and open its table, perhaps by a detour."""
        url = url or program.server.url
        self.page.context.add_cookies([{"name": COOKIE, "value": program.token, "url": url}])
        self.page.goto(f"{url}/t/{program.table}")
        return self

    def program(self, server: Server) -> Program:
        """The same person at the same table, without the page."""
        cookies = self.page.context.cookies()
        return Program(server, self.table, next(each["value"] for each in cookies if each["name"] == COOKIE), {})

    def join(self, link: str, name: str, lang: str = "en") -> Self:
        """Click an invitation and sit down."""
        self.page.goto(link)
        self.page.locator("[name=name]").fill(name)
        self.page.locator("[name=lang]").select_option(lang)
        self.page.locator("form button[type=submit]").click()
        return self.arrive()

    def arrive(self) -> Self:
        self.page.wait_for_url(re.compile(r"/t/[^/]+$"))
        self.page.wait_for_selector("body.table")
        return self

    # --- looking ---

    def look(self) -> Sight:
        """What is there at this moment."""
        return self.moment()[1]

    def moment(self) -> tuple[str, Sight]:
        """Which moment of the table it is, the same for all who are shown the same, and what is there."""
        told = self.page.evaluate(_LOOK)
        return told["version"], _sight(told)

    def prompt(self) -> Sight:
        """Wait until this person may answer something, or all is over."""
        return _sight(wait_for(self.page, _PROMPT))

    def wait_for_turn(self) -> list[Answer]:
        """Until this person is asked; their answers."""
        self.until(lambda me: me.look().asked)
        return self.look().answers

    @property
    def html(self) -> str:
        return self.page.content()

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return self.page.url.rstrip("/").rpartition("/t/")[2]

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

    def was_told(self, text: str) -> None:
        """Wait until a notice has said so, even if it is gone by now."""
        self.until(lambda me: text in me.page.evaluate("() => window.notices"))

    def text(self, selector: str) -> str:
        return self.page.locator(selector).inner_text()

    def focus_in(self) -> str:
        """The id of the part that has the focus; empty if it was lost."""
        script = "() => document.activeElement.closest('[data-part], dialog')?.id ?? ''"
        part: str = self.page.evaluate(script)
        return part

    def see(self, selector: str, text: str | re.Pattern[str] = "") -> None:
        """Wait until something is there."""
        found = self.page.locator(selector, has_text=text) if text else self.page.locator(selector)
        found.first.wait_for(state="attached")

    def until(self, is_so: Callable[["Person"], object]) -> None:
        wait_until(self.page, lambda: bool(is_so(self)))

    # --- answering ---

    def click(self, answer: Answer) -> bool:
        """Whether it was still there: a bot may have been faster, and there is nothing of that number any more."""
        return self._reach(answer, lambda option: option.click(timeout=A_WHILE))

    def tap(self, answer: Answer) -> bool:
        return self._reach(answer, lambda option: option.tap(timeout=A_WHILE))

    def _reach(self, answer: Answer, act: Callable[[Locator], None]) -> bool:
        option = self.page.locator(f'#prompt .option[data-number="{answer.number}"]')
        before, ends = self.page.evaluate(_STATE), time.monotonic() + PATIENCE / 1000
        while option.count():
            try:
                self._unfold(answer)
                act(option)
                return True
            except TimeoutError:  # though it may have been pressed, on a machine that is busy with something else
                if self.page.evaluate(_MOVED, [before, answer.number]):
                    return True
                if time.monotonic() > ends:
                    raise
        return False

    def _unfold(self, answer: Answer) -> None:
        """An answer may stand in a group that is shut for want of room, and that in another."""
        standing = self.page.locator(f'.option[data-number="{answer.number}"]')
        group = self.page.locator("#prompt details:not([open])").filter(has=standing)
        for _ in range(group.count()):
            group.first.locator("> summary").click(timeout=A_WHILE)

    def choose(self, answer: Answer) -> bool:
        """Click an answer and wait for what comes of it; whether it was made."""
        before = len(self.heard)
        state = self.page.evaluate(_STATE)
        if not self.click(answer):
            return False
        wait_for(self.page, _SETTLED, state)
        return not self.refusals(before)

    def refusals(self, since: int = 0) -> list[str]:
        """Which choices were refused, by code; not what was asked about a question that has gone meanwhile."""
        made = {told["id"] for told in self.sent if told["do"] in ("choose", "choose-all", "rehearse")}
        return [told["code"] for told in self.heard[since:] if told.get("to") in made and not told["ok"]]

    def pick(self, pick: str, **fields: Any) -> bool:
        """Choose by what it does."""
        answers = self.look().answers
        for answer in answers:
            if answer.pick == pick and fields.items() <= answer.option.items():
                return self.choose(answer)
        raise AssertionError(f"no {pick} {fields} among {[answer.option for answer in answers]}")

    def press(self, answer: Answer) -> None:
        """Type what stands before it; of two that begin alike, the page waits a moment for the second digit."""
        before = self.page.evaluate(_STATE)
        for digit in self.page.evaluate(_KEY, answer.number):
            self.page.keyboard.press(digit)
        wait_for(self.page, _MOVED, [before, answer.number])

    def hold_digits(self) -> None:
        """From now on a first digit waits for a second one as long as one likes."""
        self.page.evaluate(_HOLD_DIGITS)

    def let_digits_go(self) -> None:
        """No second digit comes."""
        self.page.evaluate("() => letDigitsGo()")

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
        self, do: Callable[[Answer], object], choosing: Choosing | None = None, look: Callable[[Sight], object] = repr
    ) -> int:
        """Play to the end; `look` is called at every question. Returns how many there were."""
        choosing = choosing or Survivor()
        for number in range(LONGEST_GAME):
            sight = self.prompt()
            look(sight)
            if sight.over:
                return number
            do(choosing(sight))
        raise AssertionError("the game did not end")

    # --- everything else ---

    def press_tool(self, do: str, **fields: Any) -> dict[str, Any]:
        """Press a button that says something to the table, and wait for the answer."""
        fitting = f"[data-with='{json.dumps(fields)}']" if fields else ":not([data-with])"
        button = self.page.locator(f"[data-do={do}]{fitting}:visible").first
        return self.answer_to(do, button.click)

    def settings(self, do: str, **fields: Any) -> dict[str, Any]:
        """The same in the drawer of settings."""
        self.page.locator(".tool[data-open=settings]").click()
        try:
            return self.press_tool(do, **fields)
        finally:
            self.page.locator("#settings [data-close]").click()

    def download(self, link: str) -> bytes:
        """The file that a link in the drawer of settings gives."""
        self.page.locator(".tool[data-open=settings]").click()
        with self.page.expect_download() as coming:
            self.page.get_by_role("dialog").get_by_role("link", name=link).click()
        self.page.locator("#settings [data-close]").click()
        return coming.value.path().read_bytes()

    def report(self, text: str) -> bytes:
        """The file that whoever reports a problem is given, with what they write."""
        self.page.locator(".tool[data-open=settings]").click()
        self.page.get_by_role("dialog").get_by_role("link", name="Report a problem").click()
        self.page.locator("#report-text").fill(text)
        with self.page.expect_download() as coming:
            self.page.locator("form.report button[type=submit]").click()
        return coming.value.path().read_bytes()

    def answer_to(self, do: str, act: Callable[[], object]) -> dict[str, Any]:
        """What the server says to a message of that kind, sent by what is done here; others may be under way."""
        before = {told["id"] for told in self.sent}
        found: list[dict[str, Any]] = []

        def answered() -> bool:
            ids = [told["id"] for told in self.sent if told["do"] == do and told["id"] not in before]
            found.extend(told for told in self.heard if told.get("to") in ids)
            return bool(found)

        act()
        self.until(lambda _: answered())
        return found[0]

    def say(self, text: str) -> None:
        self.page.keyboard.press("c")
        self.page.locator("#say-text").fill(text)
        self.page.locator("#say button").click()


def _sight(told: dict[str, Any]) -> Sight:
    answers = [Answer(*answer) for answer in told["answers"]]
    asked = told["asked"] and bool(answers) and not told["busy"]
    seen = {name: told[name] for name in Sight._fields}
    return Sight(**{**seen, "answers": answers, "asked": asked})


# --- together ---


def wait_until(page: Page, is_so: Callable[[], bool], seconds: float = PATIENCE / 1000) -> None:
    """Look again and again; the page goes on meanwhile."""
    ends = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < ends, "it never came"
        page.wait_for_timeout(A_MOMENT)


def wait_for(page: Page, script: str, given: Any = None) -> Any:
    """Until the page says so; what it says."""
    try:
        return page.wait_for_function(script, arg=given, polling=A_GLANCE, timeout=PATIENCE).json_value()
    except TimeoutError as late:
        raise AssertionError(f"it never came; there is {page.evaluate(_LATE)}") from late


def next_asked(people: Sequence[Person]) -> Person | None:
    """Whoever is asked next, as soon as all are shown the moment in which they are; None at the end."""
    found: list[Person] = []

    def somebody() -> bool:
        versions, sights = zip(*(person.moment() for person in people), strict=True)
        if len(set(versions)) > 1:
            return False  # somebody still looks at what was
        found[:] = [person for person, sight in zip(people, sights, strict=True) if sight.asked]
        return bool(found) or all(sight.over for sight in sights)

    wait_until(people[0].page, somebody)
    return found[0] if found else None


def play_together(people: Sequence[Person], lots: Random) -> Iterator[tuple[Person, Answer]]:
    """Everybody answers what they are asked, by lot; ends with the game. Yields before each choice."""
    for _ in range(LONGEST_GAME):
        person = next_asked(people)
        if person is None:
            return
        answers = [answer for answer in person.look().answers if answer.pick != "approach"]
        if not answers:
            continue
        answer = lots.choice(answers)
        yield person, answer
        person.choose(answer)
    raise AssertionError("the game did not end")


def tab_to(page: Page, selector: str, most: int = 120) -> None:
    """Press Tab until something has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")
