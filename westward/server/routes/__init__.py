"""The JSON interface, by subject."""

from fastapi import APIRouter

from westward.server.desk import WRONG
from westward.server.routes import after, calls, devices, games, guests, hosts, play, tables

router = APIRouter(prefix="/api", responses=WRONG)
for _subject in (guests, devices, calls, games, tables, hosts, play, after):
    router.include_router(_subject.router)
