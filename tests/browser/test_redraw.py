"""What is drawn anew: what stays the same stays where it is, and the page is what it would be, drawn from nothing."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person, wait_until
from tests.browser.watch import DESKTOP, PHONE, PageIn
from tests.server.process import Server

TABLES = {
    "godforsaken-scavengers": ("daring-retreat", ("me", "sensible", "sensible")),
    "maximum-apocalypse": ("defend-the-base", ("me", "sensible", "sensible")),
    "dead-of-winter": ("until-the-thaw", ("me", "sensible", "sensible")),
    "this-war-of-mine": ("endless-night", ("me",)),
}
NEVER_CHOSEN = frozenset({"concede", "approach", "trade", "swap-two"})
"""What ends a game, or may be refused for ever."""

SHOWN = """() => Object.fromEntries([["version", document.body.dataset.version],
    ...["scene", "people", "hand", "log"].map((id) => {
  const part = document.getElementById(id).cloneNode(true);
  for (const one of part.querySelectorAll("[class]")) {
    one.classList.remove("lit", "chosen");
    one.setAttribute("class", [...one.classList].sort().join(" "));
  }
  for (const { dataset } of part.querySelectorAll("[data-keys]")) [delete dataset.keys, delete dataset.picked];
  for (const one of part.querySelectorAll("*")) {
    const named = [...one.attributes].sort((here, there) => (here.name < there.name ? -1 : 1));
    for (const { name } of named) one.removeAttribute(name);
    for (const { name, value } of named) one.setAttribute(name, value);
  }
  return [id, part.innerHTML.replaceAll(` class=""`, "").split(/(?=<)/)];
})])"""
"""Which moment it is, and what stands in the parts that keep what stays the same, with all that scripts have marked
there, in whatever order, but for what can be chosen: a page remembers what was picked, and the keys that were read."""

AS_DRAWN = """async (trees) => {
  const { redraw } = await import(new URL("redraw.js", document.querySelector("script[src*='table.js']").src));
  const part = document.querySelector("#scene");
  return trees.filter((html) => {
    redraw(part, html);
    const anew = part.cloneNode(false);
    anew.innerHTML = html;
    return !part.isEqualNode(anew);
  });
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["large", "small"])
@pytest.mark.parametrize("game", TABLES)
def test_a_page_that_was_there_all_the_time_looks_like_one_that_is_opened_now(
    page_in: PageIn, server: Server, game: str, size: tuple[int, int]
):
    scenario, kinds = TABLES[game]
    me = Person(page_in(size=size)).sit_with(server.open_table(*kinds, scenario=scenario, game=game, seed=2))
    opened, lots = me.page.context.new_page(), Random(4)
    opened.emulate_media(reduced_motion="reduce")
    for number in range(18):
        sight = me.prompt()
        if sight.over:
            break
        if number % 6 == 5:
            opened.goto(me.page.url)
            is_alike(me.page, opened)
        me.press(lots.choice([one for one in sight.answers if one.pick not in NEVER_CHOSEN] or sight.answers))
    assert number > 5


def is_alike(page: Page, opened: Page) -> None:
    """Both show the same moment, and the same in it. Where one may step in, bots go on while one looks: look again."""
    shown: list[dict[str, Any]] = []

    def at_the_same_moment() -> bool:
        shown[:] = [one.evaluate(SHOWN) for one in (page, opened)]
        here, there = (one.pop("version") for one in shown)
        return bool(here == there)

    wait_until(page, at_the_same_moment)
    here, there = shown
    assert here.keys() == there.keys()
    for part in here:
        assert here[part] == there[part]


def test_what_stays_the_same_is_not_put_there_anew(page_in: PageIn, server: Server):
    me = Person(page_in()).set_table(server, "daring-retreat", "me", "sensible", "sensible", seed=7)
    me.prompt()
    me.page.evaluate(
        """() => document.querySelectorAll("#people .card, #log li, #scene .zone").forEach((one) => (one.old = true))"""
    )
    count = (
        "() => [...document.querySelectorAll('#people .card, #log li, #scene .zone')].filter((one) => one.old).length"
    )
    before, lines = me.page.evaluate(count), len(me.log)
    me.pick("pass")
    expect(me.page.locator("#log .line")).not_to_have_count(lines)
    assert me.page.evaluate(count) >= before * 0.8


def test_whatever_is_drawn_anew_is_what_was_drawn(page_in: PageIn, server: Server):
    page = Person(page_in()).set_table(server, "mad-prophet", "me", seed=6).page
    lots = Random(11)
    trees = [tree(lots)]
    while len(trees) < 400:
        trees.append(changed(trees[-1], lots) if lots.random() < 0.8 else tree(lots))
    assert page.evaluate(AS_DRAWN, ["".join(map(html, one)) for one in trees]) == []


# --- trees of elements, by lot ---

Tree = list[Any]
"""Texts, and elements: a name, attributes, and a tree."""


def tree(lots: Random, depth: int = 0) -> Tree:
    return [node(lots, depth) for _ in range(lots.randrange(5 - depth))]


def node(lots: Random, depth: int) -> Any:
    if depth == 3 or lots.random() < 0.25:
        return lots.choice(
            ["here", "there", " ", "&amp; elsewhere", "<!-- nothing -->", "<input value='1'>", "<input checked>"]
        )
    return (
        lots.choice(["p", "span", "b"] if depth else ["ul", "div", "section"]),
        attributes(lots),
        tree(lots, depth + 1),
    )


def attributes(lots: Random) -> dict[str, str]:
    known = {
        "class": ("card", "card face", "zone"),
        "data-ref": ("card:1", "card:2"),
        "hidden": ("",),
        "title": ("a", "b"),
    }
    return {name: lots.choice(values) for name, values in known.items() if lots.random() < 0.4}


def changed(before: Tree, lots: Random) -> Tree:
    """Nearly the same: something added, taken away, moved, or otherwise."""
    after = [
        one if isinstance(one, str) or lots.random() < 0.6 else (one[0], one[1], changed(one[2], lots))
        for one in before
    ]
    after = [
        (one[0], attributes(lots), one[2]) if not isinstance(one, str) and lots.random() < 0.1 else one for one in after
    ]
    if after and lots.random() < 0.2:
        after.pop(lots.randrange(len(after)))
    if lots.random() < 0.2:
        after.insert(lots.randrange(len(after) + 1), node(lots, 3 if not after else 2))
    if lots.random() < 0.1:
        lots.shuffle(after)
    return after


def html(one: Any) -> str:
    if isinstance(one, str):
        return one
    name, named, within = one
    told = "".join(f' {key}="{value}"' for key, value in named.items())
    return f"<{name}{told}>{''.join(map(html, within))}</{name}>"
