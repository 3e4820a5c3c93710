"""What moves at the table: numbers, dice, what enters; and how quickly bots play."""

from collections.abc import Set

from playwright.sync_api import Page, expect

from tests.browser.people import Person
from tests.browser.test_apocalypse import GAME, Wanderer
from tests.browser.watch import PageIn
from tests.server.process import Server

_WATCH_STAGE = """addEventListener("DOMContentLoaded", () => {
  window.staged = [];
  const stage = document.querySelector("#stage");
  if (stage) new MutationObserver((changes) => changes.forEach((change) =>
    staged.push(...[...change.addedNodes].map((node) => node.className)))).observe(stage, {childList: true});
})"""

_TRY_CLICKS = """window.hits = [];
const start = document.startViewTransition.bind(document);
document.startViewTransition = (change) => {
  const gliding = start(change);
  gliding.ready.then(() => {
    const option = document.querySelector("#prompt .option");
    if (!option) return;
    const box = option.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    hits.push(hit?.closest(".option") === option);
  }, () => {});
  return gliding;
}"""


def mission(page: Page, server: Server, *kinds: str, still: bool, seed: int = 5) -> Person:
    page.add_init_script(_WATCH_STAGE)
    return Person(page, still=still).sit_with(server.open_table(*kinds, scenario="tutorial", game=GAME, seed=seed))


MOVING = {"staged", "dice", "chapter", "change", "worse"}


def play(me: Person, choices: int, wanted: Set[str] = frozenset({"more than there is"})) -> set[str]:
    """Play some choices, unless all that is wanted was seen; the classes of all that came on the stage."""
    lots = Wanderer(3)
    for _ in range(choices):
        sight = me.prompt()
        if sight.over or wanted <= staged(me):
            break
        me.press(lots(sight))
    return staged(me)


def staged(me: Person) -> set[str]:
    found: list[str] = me.page.evaluate("() => window.staged")
    return {name for each in found for name in each.split()}


def test_dice_roll_chapters_open_and_changes_rise_as_numbers(page_in: PageIn, server: Server):
    assert play(mission(page_in(), server, "me", "sensible", still=False), 25, MOVING) >= MOVING


def test_a_rising_cold_is_painted_as_a_loss(page_in: PageIn, server: Server):
    """More of what is bad for people is worse, whatever the sign says."""
    page = page_in()
    page.add_init_script(_WATCH_STAGE.replace("node.className", "`${node.className} ${node.textContent}`"))
    table = server.open_table("me", scenario="the-last-convoy", game="this-war-of-mine", seed=1)
    me = Person(page, still=False).sit_with(table)
    while (sight := me.prompt()).rule != "TWM-DAY-2":
        me.press(sight.answers[-1])
    cold = me.page.locator("#scene .gauge.kind-cold b")
    assert int(cold.inner_text().split("/")[0]) == 4, "it began at 3"
    assert "change worse +1" in page.evaluate("() => window.staged")


def test_nothing_moves_for_whoever_wants_stillness(page_in: PageIn, server: Server):
    assert play(mission(page_in(), server, "me", "sensible", still=True), 15) == set()


def test_what_glides_can_be_pressed_through(page_in: PageIn, server: Server):
    """A click in the first moments after a change reaches the answer under it."""
    page = page_in()
    page.add_init_script(_TRY_CLICKS)
    play(mission(page, server, "me", "sensible", still=False), 12)
    hits = page.evaluate("() => window.hits")
    assert hits
    assert all(hits)


def test_sounds_are_off_until_they_are_asked_for_and_stay_on(page_in: PageIn, server: Server):
    page = page_in()
    counting = "window.AudioContext = class extends AudioContext { constructor() { super(); window.airs += 1; } }"
    page.add_init_script(f"window.airs = 0; {counting}")
    me = mission(page, server, "me", still=False)
    play(me, 6)
    assert page.evaluate("() => window.airs") == 0
    page.keyboard.press("s")
    page.get_by_label("Sounds").check()
    assert page.evaluate("() => window.airs") == 1
    page.reload()
    me.prompt()
    page.keyboard.press("s")
    expect(page.get_by_label("Sounds")).to_be_checked()


def test_whoever_skips_hears_of_it_when_it_is_their_turn(page_in: PageIn, server: Server):
    with Server(server.data.parent / "slow.db", pace=3600.0) as slow:
        me = mission(page_in(), slow, "sensible", "me", still=False)
        expect(me.page.locator("#prompt .asked.mine")).to_have_count(0)
        me.page.locator("[data-skip]").click()
        me.wait_for_turn()
        expect(me.page.locator("body.skipping")).to_have_count(0)
        paces = [told["pace"] for told in me.sent if told["do"] == "pace"]
        assert paces == ["at-once", "steady"]


def test_the_log_wears_the_colours_of_the_players_and_folds_what_bots_did_before_my_turn(
    page_in: PageIn, server: Server
):
    me = mission(page_in(), server, "me", "sensible", still=True)
    for _ in range(60):
        sight = me.prompt()
        if sight.over or me.page.locator("#log .fold").count():
            break
        me.press(sight.picking("end-turn", "stop") or Wanderer(1)(sight))
    fold = me.page.locator("#log .fold").first
    expect(fold).to_have_attribute("aria-expanded", "false")
    hidden = me.page.locator("#log li[hidden]").count()
    assert hidden > 1
    fold.click()
    assert not me.page.evaluate("() => document.body.classList.contains('replaying')"), "the history opened besides"
    expect(fold).to_have_attribute("aria-expanded", "true")
    assert me.page.locator("#log li[hidden]").count() < hidden
    colours = me.page.evaluate(
        "() => ['0', '1'].map((seat) => getComputedStyle(document.querySelector(`#log .seat-${seat}`)).borderLeftColor)"
    )
    assert len(set(colours)) == 2
