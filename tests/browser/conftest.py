"""A real browser, real servers on loopback, and pages that can reach nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from holdouts.machine import CHROMIUM, Missing
from tests.browser.people import PATIENCE
from tests.browser.watch import LOOPBACK, Guests, PageIn
from tests.server.process import Server

HERE = Path(__file__).parent
PLAYWRIGHT_DOES_WITHOUT = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""Of two lists a browser obeys the last one, so that ours has to say again what stands in Playwright's."""

ADDRESS_BAR = ("WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup")
"""What drops down from it is a page of its own, drawn ahead for every person: twice the work of the page they see."""

SWITCHES = (
    "--no-sandbox",
    "--headless=new",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join((*PLAYWRIGHT_DOES_WITHOUT, *ADDRESS_BAR))}",
    "--in-process-gpu",  # nothing is drawn by a graphics card: a process for it only costs messages
    "--renderer-process-limit=1",  # to start one for every page is a seventh of the work of opening it
    f"--host-resolver-rules=MAP * ~NOTFOUND, {', '.join(f'EXCLUDE {host}' for host in LOOPBACK)}",
)


expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(tryfirst=True)  # before xdist looks for groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a module with one worker, for they share a browser and a server; the long ones come first."""
    mine = {item for item in items if item.path.is_relative_to(HERE)}
    for item in mine:
        item.add_marker(pytest.mark.xdist_group(item.path.stem))
    items.sort(key=lambda item: item not in mine)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium. Not for the whole session: while Playwright runs, tests elsewhere cannot use asyncio."""
    if CHROMIUM.left_out():
        pytest.skip(CHROMIUM.flag)
    try:
        place = CHROMIUM.found()
    except Missing as problem:
        raise pytest.fail.Exception(str(problem), pytrace=False) from None
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=place, args=SWITCHES)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process for all tests that harm nobody, with quick bots."""
    with Server(tmp_path_factory.mktemp("server") / "holdouts.db") as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server process for one test, which may kill it and start it again."""
    with Server(tmp_path / "holdouts.db") as running:
        yield running


@pytest.fixture(scope="package")
def guests(browser: Browser) -> Guests:
    """All who open pages in it."""
    return Guests(browser)


@pytest.fixture
def page_in(guests: Guests) -> Iterator[PageIn]:
    """Opens pages in a language and a size; fails the test if one of them looks elsewhere or stumbles."""
    with guests.watched() as open_page:
        yield open_page
