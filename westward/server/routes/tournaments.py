"""Tournaments: announcing them, taking part, beginning, and how they stand."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from westward.server import arranging, contests, shapes
from westward.server.arranged import Tournament
from westward.server.desk import At, Language, Who, as_json
from westward.server.facts import Clock
from westward.server.guests import clean, clean_name
from westward.server.seating import check_level
from westward.server.titles import find_title, titles

router = APIRouter()

Id = Annotated[str, Path(max_length=32, description="The id of a tournament.")]


@router.get("/tournaments", response_model=list[shapes.TournamentSummary])
async def tournaments(desk: At, visit: Who, mine: bool = False, lang: Language = None) -> Response:
    """Public tournaments that are not over, or with `mine` the asker's own, latest first."""
    if mine and visit.id is None:
        return as_json([])
    found = await desk.house.database.arranged.listing(visit.id if mine else None)
    here = {title.id for title in titles()}
    return as_json([contests.summary(one, visit.id, lang or visit.language) for one in found if one.game in here])


@router.post("/tournaments", response_model=shapes.Announced, status_code=201)
async def announce(body: shapes.NewTournament, desk: At, visit: Who, request: Request) -> dict[str, str]:
    """Announce a tournament; whoever has its link can take part until it begins."""
    title, clock = find_title(body.game), body.clock
    check_level(body.level)
    new = Tournament(
        id="",
        name=clean(body.name, "bad-name"),
        host=(await desk.guest(visit, request)).id,
        game=title.id,
        options=title.settings(dict(body.options)),
        form=body.form,
        size=body.size,
        rounds=body.rounds,
        pace=body.pace,
        clock=Clock(clock.per, clock.seconds, clock.then),
        private=body.private,
        alike=body.alike,
        secrets=(),
        level=body.level or "",
        state="open",
        round=0,
        created=0.0,
        changed=0.0,
    )
    return {"tournament": (await desk.house.arranger.create(new)).id}


@router.get("/tournaments/{id}", response_model=shapes.TournamentShown)
async def one(id: Id, desk: At, visit: Who, lang: Language = None) -> Response:
    """A tournament: who takes part, its rounds, and who stands where."""
    return await _shown(id, desk, visit, lang or visit.language)


@router.post("/tournaments/{id}/enter", response_model=shapes.TournamentShown)
async def enter(id: Id, body: shapes.Enter, desk: At, visit: Who, request: Request) -> Response:
    """Take part."""
    name = clean_name(body.name) if body.name is not None else None
    guest = await desk.guest(visit, request, name if visit.guest is None else None)
    word = clean(body.word, "bad-word") if body.word is not None else ""
    await desk.house.arranger.enter(id, guest, name or guest.name, word)
    return await _shown(id, desk, visit, visit.language)


@router.post("/tournaments/{id}/withdraw", response_model=shapes.TournamentShown)
async def withdraw(id: Id, body: shapes.Withdraw, desk: At, visit: Who) -> Response:
    """Take part no more: in the running round a bot plays on. The host may take somebody out."""
    await desk.house.arranger.leave(id, visit.id, body.number)
    return await _shown(id, desk, visit, visit.language)


@router.post("/tournaments/{id}/begin", response_model=shapes.TournamentShown)
async def begin(id: Id, desk: At, visit: Who) -> Response:
    """Begin the first round, as the host."""
    await desk.house.arranger.begin(id, visit.id, visit.language)
    return await _shown(id, desk, visit, visit.language)


async def _shown(id: str, desk: At, visit: Who, language: str) -> Response:
    found = await desk.house.arranger.find(id)
    rows = await desk.house.helpers.work(lambda: arranging.table_of(found))
    return as_json(contests.told(found, rows, visit.id, language))
