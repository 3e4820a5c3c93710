"""A server that has just come out of the nursery: what it is told, and how it starts to serve."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from holdouts.engine.lessons import base_lessons
from holdouts.engine.library import LANGUAGES, open_words
from holdouts.games import IDS, find_game
from holdouts.server import attendance, doors
from holdouts.server import serve as door
from holdouts.server.app import create_app
from holdouts.server.phrases import page_words
from holdouts.server.store import Store, StoreFailed
from tests.server.burning import burn_for, think_briefly
from tests.server.powers import obey_permissions
from tests.server.profiling import profile_to


def read_up() -> None:
    """Do once what every server does sooner or later: read games, words and templates, and open a store and a site."""
    for game in map(find_game, IDS):
        base_lessons(game)
        for lang in LANGUAGES:
            open_words(game, lang, [])
    for lang in LANGUAGES:
        page_words(lang)
    with TemporaryDirectory() as folder:
        store = Store.in_file(Path(folder) / "holdouts.db")
        store.migrate()
        jinja = create_app(store).state.site.pages._jinja
        store.close()
    for template in jinja.list_templates(extensions=["html"]):
        jinja.get_template(template)


def serve(told: dict[str, Any]) -> None:
    """Serve until somebody ends it; a store that cannot be used is its last word."""
    if told["trying"]:
        find_game(told["trying"])
    if told["meek"]:
        obey_permissions()
    if told["burning"]:
        burn_for(told["burning"])
    if told["hasty"]:
        think_briefly()
    if told["profile"]:
        profile_to(told["profile"])
    doors.REQUEST_SECONDS = doors.GOODBYE_SECONDS = told["patience"]
    if told["away"]:
        attendance.AWAY_FOR_BOT, attendance.AWAY_FOR_SEAT = told["away"]
    try:
        door.serve(
            port=told["port"],
            data=Path(told["data"]),
            url=told["database"],
            open_browser=False,
            pace=told["pace"],
            tables_an_hour=told["tables_an_hour"],
        )
    except StoreFailed as problem:
        raise SystemExit(str(problem)) from None
