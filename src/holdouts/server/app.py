"""App: every address of the web table, and what stands before it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.routing import Mount, Route, WebSocketRoute

from holdouts.server import looks
from holdouts.server.api import Api
from holdouts.server.archive import Archive
from holdouts.server.campaigns import Campaigns
from holdouts.server.encores import Encores
from holdouts.server.faults import Net
from holdouts.server.guard import Guard
from holdouts.server.kept import STATIC, Kept
from holdouts.server.learning import Learning
from holdouts.server.limits import Hops, Limits
from holdouts.server.refusal import Refused
from holdouts.server.removal import Removal
from holdouts.server.reports import Reports
from holdouts.server.site import Site, language_of
from holdouts.server.store import Store, StoreFailed


def create_app(
    store: Store,
    *,
    packs: Path | None = None,
    pace: float = 0.7,
    hosts: tuple[str, ...] = (),
    tables_an_hour: int = 20,
    proxies: tuple[str, ...] = (),
) -> Starlette:
    """The whole web table on one store."""
    site = Site(Archive(store, packs), pace, Limits(tables_an_hour))
    api = Api(site.rooms, site.pages, site.limits)
    removal = Removal(site.rooms, site.pages, site.reader)
    learning = Learning(site.rooms, site.pages, site.limits, site.reader)
    encores = Encores(site.rooms, site.pages, site.limits, site.enter_game)
    reports = Reports(site.rooms, site.pages, site.limits, site.enter_game)
    campaigns = Campaigns(site.rooms, site.pages, site.limits, site.enter, site.identity, site.known)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        site.rooms.start()
        yield
        await asyncio.shield(site.rooms.close())

    app = Starlette(
        routes=[
            Route("/", site.home),
            Route("/new/{game}", site.new, methods=["GET", "POST"]),
            Route("/learn/{game}", learning.route(site.identity, site.known), methods=["GET", "POST"]),
            Route("/new/{game}/check", site.check, methods=["POST"]),
            Route("/campaign/{game}", campaigns.start(language_of), methods=["GET", "POST"]),
            Route("/rules/{game}", site.rulebook),
            Route("/import", site.bring, methods=["POST"]),
            Route("/join/{id}/{seat}/{secret}", site.invite),
            Route("/watch/{id}/{secret}", site.watch),
            Route("/t/{id}", site.table),
            Route("/t/{id}/remove", removal.remove, methods=["GET", "POST"]),
            Route("/t/{id}/join", site.join, methods=["GET", "POST"]),
            WebSocketRoute("/t/{id}/live", site.live),
            Route("/t/{id}/rules", site.rules),
            Route("/t/{id}/briefing", site.briefing),
            Route("/t/{id}/history/{number}", site.history),
            Route("/t/{id}/problem", reports.problem),
            Route("/t/{id}/report", reports.report, methods=["GET", "POST"]),
            Route("/t/{id}/save", site.save),
            Route("/t/{id}/again", encores.again, methods=["POST"]),
            Route("/t/{id}/road", campaigns.road, methods=["GET", "POST"]),
            Route("/t/{id}/rematch", encores.rematch, methods=["POST"]),
            Route("/t/{id}/course", encores.course),
            Route("/t/{id}/story", site.story),
            Route("/t/{id}/diary", site.diary),
            Route("/t/{id}/sheet", site.sheet),
            Route("/t/{id}/story.md", site.story),
            looks.ROUTE,
            Mount("/api", routes=api.routes()),
            Mount("/static", GZipMiddleware(Kept(directory=STATIC, check_dir=False))),  # no secret is packed
        ],
        middleware=[
            Middleware(Hops, proxies=proxies),
            Middleware(Guard, hosts=hosts),
            Middleware(Net, answer=site.refuse),
        ],
        exception_handlers={
            Refused: site.refuse,
            StoreFailed: site.refuse,
            404: site.refuse,
            ClientDisconnect: site.shrug,
        },
        lifespan=lifespan,
    )
    app.state.site = site
    return app
