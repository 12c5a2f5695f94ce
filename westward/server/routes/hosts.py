"""Hosts and guests: listing and closing a table, filling and freeing seats, replacing the absent, handing over, pausing, reporting."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request, Response

from westward.server import shapes
from westward.server.desk import At, TableId, Who, as_json
from westward.server.guests import clean_name
from westward.server.shapes import hosts

router = APIRouter()


@router.post("/tables/{table}/fill", response_model=shapes.Table)
async def fill(table: TableId, body: shapes.Fill, desk: At, visit: Who) -> Response:
    """Put a bot on an open seat; or, during the game, in the place of somebody who is asked and absent."""
    found = await desk.house.visited(table, visit.id)
    await found.hosts.fill(visit.id, body.seat, body.level, visit.language)
    return as_json(found.described(visit.id, visit.language))


@router.post("/tables/{table}/free", response_model=shapes.Table)
async def free(table: TableId, body: shapes.OfSeat, desk: At, visit: Who) -> Response:
    """Free a seat before the game."""
    found = await desk.house.visited(table, visit.id)
    await found.hosts.open(visit.id, body.seat)
    return as_json(found.described(visit.id, visit.language))


@router.post("/tables/{table}/invite", response_model=hosts.Invitation)
async def invite(table: TableId, body: shapes.OfSeat, desk: At, visit: Who) -> dict[str, str]:
    """What lets one person play on for a bot, once and within three days."""
    found = await desk.house.visited(table, visit.id)
    return {"code": await found.hosts.invite(visit.id, body.seat)}


@router.post("/tables/{table}/accept", response_model=shapes.Table)
async def accept(table: TableId, body: hosts.Accepted, desk: At, visit: Who, request: Request) -> Response:
    """Play on for a bot, with the host's invitation."""
    found = await desk.house.visited(table, visit.id)
    name = clean_name(body.name) if body.name is not None else None
    guest = await desk.guest(visit, request, name if visit.guest is None else None)
    await found.hosts.accept(replace(guest, name=name or guest.name), body.code)
    return as_json(found.described(guest.id, visit.language))


@router.post("/tables/{table}/host", response_model=shapes.Table)
async def hand_over(table: TableId, body: shapes.OfSeat, desk: At, visit: Who) -> Response:
    """Make the person on a seat the host."""
    found = await desk.house.visited(table, visit.id)
    await found.hosts.hand_over(visit.id, body.seat)
    return as_json(found.described(visit.id, visit.language))


@router.post("/tables/{table}/claim", response_model=shapes.Table)
async def claim(table: TableId, desk: At, visit: Who) -> Response:
    """Become the host of a table whose host has not been seen for days."""
    found = await desk.house.visited(table, visit.id)
    await found.hosts.claim(visit.id)
    return as_json(found.described(visit.id, visit.language))


@router.post("/tables/{table}/pause", response_model=shapes.Table)
async def pause(table: TableId, body: shapes.Pause, desk: At, visit: Who) -> Response:
    """Want to pause the clock, or to go on; so it is when everybody does."""
    found = await desk.house.visited(table, visit.id)
    await found.timing.agree(visit.id, body.pause)
    return as_json(found.described(visit.id, visit.language))


@router.post("/tables/{table}/list", response_model=shapes.Table)
async def show(table: TableId, body: hosts.Listed, desk: At, visit: Who) -> Response:
    """List one's table in the lobby, or let it be found by its link alone."""
    found = await desk.house.table(table)
    await found.hosts.show(visit.id, body.private)
    return as_json(found.described(visit.id, visit.language))


@router.post("/tables/{table}/close", response_model=shapes.Table)
async def close(table: TableId, desk: At, visit: Who) -> Response:
    """Close one's table for good: before the game, or once nobody else plays."""
    found = await desk.house.table(table)
    await found.hosts.close(visit.id)
    return as_json(found.described(visit.id, visit.language))


@router.post("/tables/{table}/report", response_model=shapes.Done)
async def report(table: TableId, body: hosts.NewReport, desk: At, visit: Who, request: Request) -> dict[str, bool]:
    """Report a line of chat, or a person at a table, to whoever runs the server and to the host."""
    found = await desk.house.table(table)
    guest = await desk.guest(visit, request)
    await found.talking.report(guest.id, body.line, body.seat, " ".join(body.why.split()))
    return {"done": True}


@router.get("/tables/{table}/reports", response_model=list[hosts.ReportShown])
async def reports(table: TableId, desk: At, visit: Who) -> list[dict[str, Any]]:
    """What was reported at one's table, apart from what is about oneself."""
    found = await desk.house.table(table)
    found.hosts.check(visit.id)
    told = [one for one in await desk.house.database.reports.open(table) if one.guest != visit.id]
    return [{"number": r.number, "name": r.name, "line": r.line, "why": r.why, "at": r.at} for r in told]
