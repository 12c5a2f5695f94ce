"""The server as one ASGI application: pages, JSON, sockets, and what keeps them safe."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import DataError, DBAPIError
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

import westward
from westward.core.errors import WestwardError
from westward.server import metrics, previews, routes, sharing
from westward.server.desk import Desk
from westward.server.guests import Doorman, cookie, greet
from westward.server.house import House
from westward.server.problems import NOTHING_SUCH, Problem, Refused, briefly, language_of
from westward.server.routes.calls import turn
from westward.server.settings import Settings
from westward.server.socket import Sockets
from westward.server.web import POLICY, WEB

log = logging.getLogger(__name__)

FONTS: Final = Path(westward.__file__).parent / "art" / "fonts"

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Puts the safety headers on every answer, and reads no more of a request than is allowed."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    def _called_rightly(self, scope: Scope) -> bool:
        """Whether the server is asked for by its own name: a page elsewhere could else pretend to be it."""
        if not self.settings.names:
            return True
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        name = host.rpartition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
        return name.lower() in (*self.settings.names, "localhost", "127.0.0.1", "[::1]")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and not self._called_rightly(scope):
            if scope["type"] == "websocket":
                await WebSocket(scope, receive, send).close(1008)
            else:
                await wrong(Request(scope), Problem("wrong-host", 421))(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        limits = self.settings.limits
        most = limits.record if scope["path"] == "/api/tables/import" else limits.body
        scope.setdefault("state", {})
        body = b""
        more = scope["method"] not in ("GET", "HEAD")
        late = asyncio.get_running_loop().time() + self.settings.patience
        while more and len(body) <= most:
            try:
                async with asyncio.timeout_at(late):
                    message = await receive()
            except TimeoutError:
                await wrong(Request(scope), Problem("too-long", 408))(scope, receive, send)
                return
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
        given: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def read() -> Message:
            return given.pop() if given else await receive()

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                took = time.perf_counter() - begun
                method = scope["method"] if scope["method"] in ("GET", "HEAD", "POST") else "other"
                metrics.REQUESTS.labels(method, message["status"]).observe(took)
                headers = list(message.get("headers", []))
                named = {name.lower() for name, _ in headers}
                headers += [(k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in named]
                token = scope["state"].get("new_token")
                if token is not None:
                    headers.append((b"set-cookie", cookie(token, self.settings).encode()))
                if b"cache-control" not in named:
                    headers.append((b"cache-control", b"no-cache"))
                message = {**message, "headers": headers}
            await send(message)

        if len(body) > most:
            await wrong(Request(scope), Problem("too-large", 413, most=most))(scope, read, guarded_send)
        else:
            await self.app(scope, read, guarded_send)


def wrong(request: Request, problem: Problem) -> Response:
    """A problem as an answer."""
    language = getattr(request.state, "language", "") or language_of(
        request.query_params.get("lang"), request.headers.get("accept-language", "")
    )
    shown: dict[str, str] = {"error": problem.say(language)}
    if isinstance(problem, Refused) and problem.clause:
        shown["clause"] = problem.clause
    return Response(msgspec.json.encode(shown), problem.status, media_type="application/json")


def create(settings: Settings) -> FastAPI:
    """The application."""
    house = House(settings)
    doorman = Doorman(house.database, settings)
    sockets = Sockets(house, doorman)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await house.open()
        doorman.key = await house.database.keep_key()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Westward",
        version=westward.__version__,
        description="Five Wild-West board games at one table. See docs/api.md for the socket and for how to write a bot.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    app.state.desk = Desk(house, doorman, settings)
    app.include_router(routes.router)
    app.include_router(sharing.router)
    _handle_errors(app)
    _pages(app, doorman)
    _watched(app, house)

    @app.websocket("/ws/{table}")
    async def socket(websocket: WebSocket, table: str) -> None:
        await sockets.serve(websocket, table)

    app.add_middleware(Guard, settings=settings)
    return app


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def problem(request: Request, problem: Problem) -> Response:
        return wrong(request, problem)

    @app.exception_handler(DBAPIError)
    async def no_database(request: Request, problem: DBAPIError) -> Response:
        log.warning("the database failed: %s %s", request.url.path, briefly(problem.orig))
        return wrong(request, Problem("no-database", 503))

    @app.exception_handler(DataError)
    async def no_such_text(request: Request, problem: DataError) -> Response:
        return wrong(
            request, Problem("bad-request", 422, why=NOTHING_SUCH)
        )  # PostgreSQL keeps no text with a NUL in it

    @app.exception_handler(WestwardError)
    async def refused(request: Request, problem: WestwardError) -> Response:
        return wrong(request, Problem("bad-request", 422, why=str(problem)))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, problem: RequestValidationError) -> Response:
        first = problem.errors()[0]
        where = ".".join(str(p) for p in first["loc"] if p != "body")
        why = f"{where}: {first['msg']}." if where else f"{first['msg']}."
        return wrong(request, Problem("bad-request", 422, why=why))

    @app.exception_handler(HTTPException)
    async def http(request: Request, problem: HTTPException) -> Response:
        known = {404: "no-such-page", 405: "wrong-method"}
        if problem.status_code in known:
            answer = wrong(request, Problem(known[problem.status_code], problem.status_code))
        else:
            answer = wrong(request, Problem("bad-request", problem.status_code, why=str(problem.detail)))
        for name, value in (problem.headers or {}).items():
            answer.headers[name] = value
        return answer

    @app.exception_handler(Exception)
    async def failed(request: Request, problem: Exception) -> Response:
        log.error("a request failed: %s", request.url.path, exc_info=problem)
        return wrong(request, Problem("internal", 500))


def _watched(app: FastAPI, house: House) -> None:
    """For whoever watches over the server: whether it can work, and figures."""

    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        if not await house.healthy():
            return wrong(request, Problem("no-database", 503))
        return JSONResponse({"status": "ok", "version": westward.__version__})

    @app.get("/metrics", include_in_schema=False)
    async def figures(request: Request) -> Response:
        address = request.client.host if request.client else ""
        if "x-forwarded-for" in request.headers or not _near(address):
            return wrong(request, Problem("no-such-page", 404))  # figures are for whoever runs the server
        return Response(metrics.written(house), media_type=CONTENT_TYPE_LATEST)


def _near(address: str) -> bool:
    """Whether an address is of this machine or a network of its own."""
    try:
        return ip_address(address).is_private
    except ValueError:
        return False


def _pages(app: FastAPI, doorman: Doorman) -> None:
    def page(
        name: str, tell: Callable[[Request, str], Awaitable[str]] | None = None
    ) -> Callable[[Request], Awaitable[Response]]:
        async def serve(request: Request) -> Response:
            visit = await request.app.state.desk.passer_by(request)
            greet(request, visit)
            if tell is None:
                return FileResponse(WEB / name, media_type="text/html")
            return HTMLResponse(previews.headed(WEB / name, await tell(request, visit.language)))

        return serve

    app.add_api_route("/", page("lobby.html"), include_in_schema=False)
    app.add_api_route("/t/{table}", page("table.html", previews.of_table), include_in_schema=False)
    app.add_api_route("/puzzles/{game}/{number}", page("table.html", previews.of_puzzle), include_in_schema=False)
    app.add_api_route("/tournaments/{id}", page("tournament.html", previews.of_tournament), include_in_schema=False)
    app.add_api_route("/d/{code}", page("device.html"), include_in_schema=False)
    app.add_api_route("/played", page("played.html"), include_in_schema=False)
    app.add_api_route("/off/{code}", page("off.html"), include_in_schema=False)
    app.add_api_route("/rules/{game}", page("rules.html"), include_in_schema=False)

    @app.post("/off/{code}", include_in_schema=False)
    async def one_click(code: str, request: Request) -> Response:
        """What a mail program sends when its reader wants no more letters of a kind (RFC 8058)."""
        await turn(request.app.state.desk, code, False)
        return Response(status_code=204)

    @app.get("/sw.js", include_in_schema=False)
    async def worker() -> Response:
        return FileResponse(WEB / "scripts" / "sw.js", media_type="text/javascript")

    @app.get("/manifest.json", include_in_schema=False)
    async def manifest() -> Response:
        return FileResponse(WEB / "manifest.json", media_type="application/json")

    app.mount("/static", StaticFiles(directory=WEB, check_dir=False), name="static")
    app.mount("/fonts", StaticFiles(directory=FONTS), name="fonts")
