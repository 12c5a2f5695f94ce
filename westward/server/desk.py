"""The desk at which requests arrive: who asks, how much anybody may ask, and what the routes need at hand."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from fastapi import Depends, Path, Query, Request, Response

from westward.server import shapes
from westward.server.facts import Guest
from westward.server.guests import Doorman, Visit, greet
from westward.server.house import House
from westward.server.limits import Rates
from westward.server.problems import Problem
from westward.server.settings import Settings

T = TypeVar("T")

#: What costs more than a plain answer, by the last word of its path. One is about three milliseconds of the processor, so that nobody
#: who only reads takes more than a quarter of it.
_COSTS: Final = {"position": 3, "events": 3, "words": 3, "played": 3, "tournaments": 3, "tables": 6, "record": 8, "review": 8,
                 "picture.png": 8, "statistics": 8, "ending.svg": 16, "export": 80}  # fmt: skip


#: What it counts for besides that a table must be brought back from the database.
BROUGHT: Final = 16
#: Megabytes that a record counts for at least.
_RECORD: Final = 0.05


class Desk:
    """What all routes share."""

    def __init__(self, house: House, doorman: Doorman, settings: Settings) -> None:
        self.house = house
        self.doorman = doorman
        self.settings = settings
        limits = settings.limits
        self.reads = Rates(limits.read_burst, limits.read_per_second)
        self.writes = Rates(limits.burst, limits.per_second)
        self._crowd = Rates(limits.crowd * limits.burst, limits.crowd * limits.per_second)
        self._fresh = Rates(limits.fresh, limits.fresh_per_second)
        self._records = Rates(limits.records, limits.records_per_second)
        self.post = house.post
        self.letters = Rates(limits.letters, limits.letters_per_second)
        self.arrivals = Rates(limits.guests, limits.guests_per_second)

    async def visitor(self, request: Request) -> Visit:
        """The guest who asks."""
        address = self.doorman.address(request)
        if request.method == "GET":  # before anything is looked up
            self.reads.check(address, self._cost(request))
        else:
            self.doorman.check_origin(request)
            self._crowd.check(address)
        visit = await self.doorman.visit(request)
        request.state.language = visit.language
        if visit.id is not None:
            self.house.whereabouts.note(visit.id, address)
        if request.method != "GET":
            self.writes.check(visit.id or address)
        greet(request, visit)
        return visit

    def _cost(self, request: Request) -> int:
        """What a request counts for: more at a table that must be brought back from the database first."""
        before, _, last = request.url.path.rpartition("/")
        cost = _COSTS["statistics"] if before.endswith("/statistics") else _COSTS.get(last, 1)
        table = request.path_params.get("table")
        rests = table is not None and table not in self.house.tables and before not in ("/t", "/embed")
        return cost + BROUGHT if rests else cost

    def check_fresh(self, request: Request, record: int = 0) -> None:
        """A Problem says when too many tables are set up at one address, or with too many bytes of records."""
        address = self.doorman.address(request)
        self._fresh.check(address)
        if record:
            self._records.check(address, max(_RECORD, record / 1e6))

    async def passer_by(self, request: Request) -> Visit:
        """Who asks for something that programs which preview links fetch: whoever is new gets no cookie."""
        self.reads.check(self.doorman.address(request), self._cost(request))
        visit = await self.doorman.visit(request)
        request.state.language = visit.language
        return visit

    async def while_there(self, request: Request, work: Coroutine[Any, Any, T]) -> T:
        """Work for somebody as long as they wait for it: when they have gone, it is given up."""
        working = asyncio.ensure_future(work)
        gone = asyncio.ensure_future(_gone(request))
        try:
            await asyncio.wait([working, gone], return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise Problem("gone", 499)
            return working.result()
        finally:
            working.cancel()
            gone.cancel()

    async def guest(self, visit: Visit, request: Request, name: str | None = None) -> Guest:
        """The asker as a guest who is kept."""
        if visit.guest is None:
            self.arrivals.check(self.doorman.address(request))
        return await self.doorman.keep(visit, name)


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _desk(request: Request) -> Desk:
    found: Desk = request.app.state.desk
    return found


async def _visitor(request: Request) -> Visit:
    return await (await _desk(request)).visitor(request)


At = Annotated[Desk, Depends(_desk)]
Who = Annotated[Visit, Depends(_visitor)]
TableId = Annotated[str, Path(max_length=32, description="The id of a table.")]
Language = Annotated[
    Literal["en", "de"] | None, Query(description="Language of the words; else as the browser accepts.")
]
WRONG: dict[int | str, dict[str, Any]] = {
    code: {"model": shapes.Wrong} for code in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429)
}


def as_json(value: object) -> Response:
    """A value as an answer."""
    return Response(msgspec.json.encode(value), media_type="application/json")
