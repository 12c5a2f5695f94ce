"""The JSON interface."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from westward.core.errors import WestwardError
from westward.core.record import Record, loads
from westward.core.state import OVER
from westward.core.title import Title
from westward.core.view import SPECTATOR
from westward.server import rulebook, shapes, show
from westward.server.facts import Entry, Guest, Seat
from westward.server.guests import Doorman, Visit, clean_name, greet, new_token
from westward.server.house import House
from westward.server.limits import Rates
from westward.server.lines import log
from westward.server.problems import Problem, Refused, say
from westward.server.settings import Settings
from westward.server.socket import look
from westward.server.table import Table
from westward.server.tale import record_so_far
from westward.server.titles import find_title, titles

TableId = Annotated[str, Path(max_length=32, description="The id of a table.")]
Language = Annotated[
    Literal["en", "de"] | None, Query(description="Language of the words; else as the browser accepts.")
]


async def _visitor(request: Request) -> Visit:
    api: Api = request.app.state.api
    return await api.visitor(request)


Who = Annotated[Visit, Depends(_visitor)]
WRONG: dict[int | str, dict[str, Any]] = {
    code: {"model": shapes.Wrong} for code in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429)
}


class Api:
    """The routes, with what they need at hand."""

    def __init__(self, house: House, doorman: Doorman, settings: Settings) -> None:
        self.house = house
        self.doorman = doorman
        self.settings = settings
        limits = settings.limits
        self.reads = Rates(limits.read_burst, limits.read_per_second)
        self.writes = Rates(limits.burst, limits.per_second)
        self.arrivals = Rates(limits.guests, limits.guests_per_second)
        self.router = APIRouter(prefix="/api", responses=WRONG)
        self._routes()

    # Who asks

    async def visitor(self, request: Request) -> Visit:
        """The guest who asks."""
        address = self.doorman.address(request)
        visit = await self.doorman.visit(request)
        request.state.language = visit.language
        if request.method == "GET":
            self.reads.check(address)
        else:
            self.doorman.check_origin(request)
            self.writes.check(visit.id or address)
        greet(request, visit)
        return visit

    async def guest(self, visit: Visit, request: Request, name: str | None = None) -> Guest:
        """The asker as a guest who is kept."""
        if visit.guest is None:
            self.arrivals.check(self.doorman.address(request))
        return await self.doorman.keep(visit, name)

    # The routes

    def _routes(self) -> None:
        router = self.router

        @router.get("/me", response_model=shapes.Me)
        async def me(visit: Who) -> dict[str, str]:
            """Who am I?"""
            name = visit.guest.name if visit.guest else say("guest", visit.language)
            return {"name": name, "language": visit.language}

        @router.post("/me", response_model=shapes.Me)
        async def rename(body: shapes.NewName, visit: Who, request: Request) -> dict[str, str]:
            """Take a name."""
            guest = await self.guest(visit, request, clean_name(body.name))
            return {"name": guest.name, "language": visit.language}

        @router.post("/token", response_model=shapes.Token)
        async def token(visit: Who, request: Request) -> dict[str, str]:
            """A new guest for a program: send the token as `Authorization: Bearer …`."""
            self.arrivals.check(self.doorman.address(request))
            fresh = Visit(new_token(), None, True, visit.language)
            await self.doorman.keep(fresh)
            return {"token": fresh.token}

        @router.get("/games", response_model=shapes.Games)
        async def games(visit: Who, lang: Language = None) -> Response:
            """All games with their options, and the bots."""
            return _json(await self.house.work(lambda: _games(lang or visit.language)))

        @router.get("/rules/{game}", response_model=shapes.Rules)
        async def rules(game: Annotated[str, Path(max_length=40)], visit: Who, lang: Language = None) -> Response:
            """A rulebook as HTML, each clause with its id."""
            title, language = find_title(game), lang or visit.language
            return _json(await self.house.work(lambda: _rules(title.id, language)))

        @router.get("/tables", response_model=list[shapes.Table])
        async def tables(
            visit: Who,
            state: Literal["open", "running", "over"] | None = None,
            mine: bool = False,
            lang: Language = None,
        ) -> Response:
            """Public tables, or with `mine` the asker's own, latest first."""
            if mine and visit.id is None:
                return _json([])
            found = await self.house.store.listing(state or ("" if mine else "open"), visit.id if mine else None)
            known = {t.id for t in titles()}
            return _json([self._show(f, visit, lang or visit.language) for f in found if f.game in known])

        @router.post("/tables", response_model=shapes.Created, status_code=201)
        async def create(body: shapes.NewTable, visit: Who, request: Request) -> dict[str, str]:
            """Set up a table. The game begins when no seat is open."""
            title = find_title(body.game)
            if body.players is not None and body.players != len(body.seats):
                raise Problem("wrong-seats", 422, low=title.players[0], high=title.players[-1], given=len(body.seats))
            options = title.settings(dict(body.options))
            guest = await self.guest(visit, request)
            seats = wished(title, body.seats, guest, visit.language)
            table = await self.house.create(guest.id, title, dict(options), seats, body.private, body.pace, body.seed)
            return {"table": table.id}

        @router.post("/tables/import", response_model=shapes.Created, status_code=201, openapi_extra=_TEXT_BODY)
        async def bring(request: Request, visit: Who) -> dict[str, str]:
            """A table from a record: a finished game to look at, or one to go on with, the asker on all seats."""
            text = await self._text(request)
            try:
                record = await self.house.work(lambda: loads(text))
            except WestwardError as problem:
                raise Problem("bad-record", 422, why=str(problem)) from None
            table = await self._bring(record, await self.guest(visit, request))
            return {"table": table.id}

        @router.get("/tables/{table}", response_model=shapes.Table)
        async def one(table: TableId, visit: Who, lang: Language = None) -> Response:
            """A table."""
            found = await self.house.table(table)
            return _json(self._show_table(found, visit, lang or visit.language))

        @router.post("/tables/{table}/join", response_model=shapes.Table)
        async def join(table: TableId, body: shapes.Join, visit: Who, request: Request) -> Response:
            """Sit down on an open seat."""
            found = await self.house.table(table)
            if body.seat >= len(found.facts.seats):
                raise Problem("no-such-seat", 404, seat=body.seat, last=len(found.facts.seats) - 1)
            name = clean_name(body.name) if body.name is not None else None
            guest = await self.guest(visit, request, name if visit.guest is None else None)
            colour = known_colour(found.course.title, body.colour)
            await found.sit(body.seat, Seat("person", name or guest.name, guest.id, colour=colour), "open")
            return _json(self._show_table(found, visit, visit.language))

        @router.post("/tables/{table}/leave", response_model=shapes.Table)
        async def leave(table: TableId, body: shapes.Leave, visit: Who) -> Response:
            """Get up: before the game the seat is open again, during the game a bot takes over."""
            found = await self.house.table(table)
            await self._leave(found, visit, body.seat, body.level)
            return _json(self._show_table(found, visit, visit.language))

        @router.post("/tables/{table}/rematch", response_model=shapes.Created, status_code=201)
        async def rematch(table: TableId, visit: Who) -> dict[str, str]:
            """The same set-up again, for those who sit here; the same table for everybody who asks."""
            found = await self.house.table(table)
            return {"table": await self._rematch(found, visit)}

        @router.get("/tables/{table}/record", response_class=PlainTextResponse, responses=_TEXT_ANSWER)
        async def record(
            table: TableId, visit: Who, seat: Annotated[int | None, Query(ge=-1, le=11)] = None
        ) -> PlainTextResponse:
            """The record as text: all of it when the game is over, before that as far as the asker may know it."""
            found = await self.house.table(table)
            if seat is not None and seat != SPECTATOR:
                found.check_seat(visit.id, seat)
            seats = found.seats_of(visit.id) if seat is None else [seat]
            facts, names = found.facts, show.names(found.facts, visit.language)
            entries = [Entry(action, by) for action, by in zip(found.course.entries, found.course.seats, strict=True)]
            text = await self.house.thinkers.do(record_so_far, facts, entries, names, seats, visit.language)
            disposition = f'attachment; filename="{facts.game}-{facts.id}.westward.txt"'
            return PlainTextResponse(text, headers={"content-disposition": disposition})

        @router.get("/tables/{table}/review", response_model=shapes.Review)
        async def review(table: TableId, visit: Who, lang: Language = None) -> Response:
            """How everybody's chances went and where they turned, once the game is over. Takes a while: ask until it is ready."""
            found = await self.house.table(table)
            told = await found.review(lang or visit.language)
            return _json(told or {"ready": False, "at": [], "chances": [], "turns": []})

        @router.get("/tables/{table}/position", response_model=shapes.Position)
        async def position(
            table: TableId,
            visit: Who,
            at: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
            seat: Annotated[int, Query(ge=-1, le=11)] = SPECTATOR,
            overlay: Annotated[str, Query(max_length=40)] = "",
            picture: bool = True,
            lang: Language = None,
        ) -> Response:
            """The position now or after an event, as a seat of the asker or a spectator sees it."""
            found = await self.house.table(table)
            data = await look(found, visit.id, seat, at, lang or visit.language, overlay, picture)
            return Response(data, media_type="application/json")

        @router.post("/tables/{table}/moves", response_model=shapes.Moved)
        async def move(table: TableId, body: shapes.Move, visit: Who) -> dict[str, int]:
            """Make a move on a seat of the asker, by number or notation."""
            found = await self.house.table(table)
            found.check_seat(visit.id, body.seat)
            return {"number": await found.play(body.seat, body.number, body.id, body.action, body.notation)}

        @router.get("/tables/{table}/events", response_model=shapes.Events)
        async def events(
            table: TableId,
            visit: Who,
            since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
            seat: Annotated[int | None, Query(ge=-1, le=11)] = None,
            lang: Language = None,
        ) -> Response:
            """What happened after an event, as far as the asker may know, and who is asked now."""
            found = await self.house.table(table)
            if seat is not None and seat != SPECTATOR:
                found.check_seat(visit.id, seat)
            seats = [s for s in (found.seats_of(visit.id) if seat is None else [seat]) if s != SPECTATOR]
            language = lang or visit.language
            still, names = found.still(), show.names(found.facts, language)
            after = min(since, still.number)
            lines = await self.house.work(lambda: log(still, after, seats, names, language))
            return _json({"from": after, "to": still.number, "lines": lines, "to_act": found.asked(),
                          "over": found.facts.state == "over"})  # fmt: skip

    # What the routes do

    def _show(self, facts: Any, visit: Visit, language: str) -> show.Json:
        loaded = self.house.tables.get(facts.id)
        if loaded is not None:
            return self._show_table(loaded, visit, language)
        return show.table(facts, language, visit.id, set(), facts.event, facts.waits_for)

    def _show_table(self, table: Table, visit: Visit, language: str) -> show.Json:
        return show.table(table.facts, language, visit.id, table.online(), table.number, table.waits_for())

    async def _text(self, request: Request) -> str:
        most = self.settings.limits.record
        data = await request.body()
        if len(data) > most:
            raise Problem("too-large", 413, most=most)
        try:
            return data.decode()
        except UnicodeDecodeError:
            raise Problem("bad-record", 422, why="The record is no text in UTF-8.") from None

    async def _bring(self, record: Record, guest: Guest) -> Table:
        state = record.start()
        entries: list[Entry] = []
        for action in record.actions:
            entries.append(Entry(action, state.to_act))
            state.apply(action)
        seats = [
            Seat("person", clean_name(record.names[i]) if i < len(record.names) else guest.name, guest.id)
            for i in range(record.players)
        ]
        return await self.house.bring(guest.id, record, seats, state.to_act == OVER, entries)

    async def _leave(self, table: Table, visit: Visit, seat: int | None, level: str | None) -> None:
        mine = table.seats_of(visit.id)
        if seat is not None:
            table.check_seat(visit.id, seat)
            mine = [seat]
        if not mine:
            raise Problem("not-your-table", 403)
        if table.facts.state == "over":
            raise Refused("game-over")
        check_level(level)
        for number in mine:
            if table.facts.state == "open":
                who = Seat("open")
            else:
                was = table.facts.seats[number]
                who = Seat("bot", was.name, None, level or show.OFFERED[0], was.colour)
            await table.sit(number, who, "person")

    async def _rematch(self, table: Table, visit: Visit) -> str:
        if not table.seats_of(visit.id) and table.facts.host != visit.id:
            raise Problem("not-your-table", 403)
        if table.facts.state != "over":
            raise Problem("not-over", 409)
        facts = table.facts
        if facts.rematch is not None:
            return facts.rematch
        assert visit.id is not None
        title = find_title(facts.game)
        new = await self.house.create(visit.id, title, dict(facts.options), facts.seats, facts.private, facts.pace)
        first = await self.house.store.rematch(table.id, new.id)
        async with table.lock:
            await table.refresh()
        table.changed()
        return first


_TEXT_BODY: dict[str, Any] = {
    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string", "maxLength": 1_000_000}}}}
}
_TEXT_ANSWER: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


def check_level(level: str | None) -> None:
    """A Problem says when there is no such bot."""
    if level is not None and level not in show.OFFERED:
        raise Problem("bad-request", 422, why=f"There is no bot '{level}'; the bots are: {', '.join(show.OFFERED)}.")


def known_colour(title: Title, colour: str | None) -> str | None:
    """A colour of the game, if one is asked for; a Problem says when there is none of that name."""
    if colour is not None and colour not in show.colours(title.id):
        raise Problem("no-such-colour", 422, colour=colour, known=", ".join(show.colours(title.id)))
    return colour


def wished(title: Title, wishes: list[shapes.SeatWish], guest: Guest, language: str) -> list[Seat]:
    """The seats as they were wished for, everybody with a name and a colour."""
    if len(wishes) not in title.players:
        raise Problem("wrong-seats", 422, low=title.players[0], high=title.players[-1], given=len(wishes))
    seats = [
        replace(s, colour=known_colour(title, w.colour))
        for s, w in zip(_named(wishes, guest, language), wishes, strict=True)
    ]
    chosen = [s.colour for s in seats if s.colour is not None]
    for colour in chosen:
        if chosen.count(colour) > 1:
            raise show.taken(title, colour)
    shades = show.shades(title.id, seats)
    return [s if s.kind == "open" else replace(s, colour=shades[i]) for i, s in enumerate(seats)]


def _named(wishes: list[shapes.SeatWish], guest: Guest, language: str) -> list[Seat]:
    seats: list[Seat] = []
    for i, wish in enumerate(wishes):
        name = clean_name(wish.name) if wish.name is not None else ""
        check_level(wish.level)
        if wish.kind == "open":
            seats.append(Seat("open"))
        elif wish.kind == "bot":
            level = wish.level or show.OFFERED[0]
            same = 1 + sum(s.kind == "bot" and s.level == level for s in seats)
            title = show.bot_title(level, language)
            seats.append(Seat("bot", name or (title if same == 1 else f"{title} {same}"), None, level))
        else:
            default = guest.name if wish.kind == "me" else f"{guest.name} {i + 1}"
            seats.append(Seat("person", name or default, guest.id))
    return seats


@cache
def _games(language: str) -> show.Json:
    return {"games": [show.game(t, language) for t in titles()], "bots": show.bots(language)}


@cache
def _rules(game: str, language: str) -> show.Json:
    return rulebook.page(find_title(game), language)


def _json(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")
