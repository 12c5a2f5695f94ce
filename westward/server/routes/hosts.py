"""Hosts and guests: filling and freeing seats, replacing the absent, handing over, and pausing by agreement."""

from __future__ import annotations

from fastapi import APIRouter, Response

from westward.server import shapes
from westward.server.desk import At, TableId, Who, as_json

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
