"""The JSON interface, by subject."""

from fastapi import APIRouter

from westward.server.desk import WRONG
from westward.server.routes import (
    after,
    calls,
    devices,
    games,
    guests,
    hosts,
    lessons,
    mine,
    play,
    played,
    puzzles,
    tables,
    tournaments,
)

router = APIRouter(prefix="/api", responses=WRONG)
for _subject in (
    guests,
    devices,
    calls,
    mine,
    played,
    games,
    tables,
    hosts,
    play,
    lessons,
    after,
    puzzles,
    tournaments,
):
    router.include_router(_subject.router)
