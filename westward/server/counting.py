"""Counts the games that are over: their results and ratings are written down once, for all lists and statistics."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import DBAPIError

from westward.server.problems import Problem
from westward.server.results import Result, may_rate, results
from westward.server.table import begin

if TYPE_CHECKING:
    from westward.server.house import House

log = logging.getLogger(__name__)

#: How many games are counted in one round at most.
_MOST: Final = 20


class Counting:
    """Counts the games that are over, little by little, in the house's rounds."""

    def __init__(self, house: House) -> None:
        self.house = house
        #: Games with a box that is not offered here: they are counted when it is, there or after the next start.
        self._later: set[str] = set()

    async def round(self) -> None:
        """Count the next games that are over and not counted yet; one that cannot be read stops no other."""
        played = self.house.database.played
        for table in await played.uncounted(_MOST + len(self._later)):
            if table in self._later:
                continue
            try:
                await self._count(table)
            except (asyncio.CancelledError, DBAPIError):
                raise  # it can be counted when the database is back
            except Exception as problem:
                if isinstance(problem, Problem) and problem.key == "no-such-box":
                    self._later.add(table)
                    continue
                log.exception("the game at %s cannot be counted", table)
                await played.skip(table)

    async def _count(self, table: str) -> None:
        database = self.house.database
        facts = await database.facts(table)
        if facts is None:
            return
        entries = await database.entries(table, 0)

        def work() -> list[Result]:
            history = begin(facts)
            misfit = history.read(entries, facts.version)
            return results(facts, history) if misfit is None and history.over else []

        found = await self.house.helpers.work(work)
        await database.played.keep(facts, found, may_rate(facts))
