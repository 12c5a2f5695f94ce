"""What is kept of games that are over: results, ratings and their history. Every method is one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from westward.server.facts import Facts
from westward.server.results import Result, ranks
from westward.server.schema import ANSWERS, ENTRIES, GUESTS, RATINGS, RESULTS, SEATS, TABLES

#: Statistics that look at single games look at so many of the latest.
LATEST: Final = 500


@dataclass(frozen=True)
class Rating:
    """A rating, how sure it is, and from how many games."""

    mu: float
    sigma: float
    games: int


@dataclass(frozen=True)
class Seated:
    """A seat of a finished game, as lists show it."""

    seat: int
    name: str
    colour: str | None
    guest: str | None
    level: str
    place: int
    score: int


@dataclass(frozen=True)
class Finished:
    """A finished game of somebody."""

    table: str
    game: str
    ended: float
    seat: int
    mu: float | None
    gain: float | None
    seats: list[Seated]


@dataclass(frozen=True)
class Sum:
    """What somebody's games of one kind come to, for one number of players."""

    game: str
    players: int
    games: int
    wins: int
    total: int
    best: int


@dataclass(frozen=True)
class Row:
    """One of the latest games of somebody: what is plotted of it."""

    table: str
    players: int
    place: int
    score: int
    items: dict[str, int]
    opening: str
    mu: float | None


@dataclass(frozen=True)
class Opponent:
    """Somebody who was played against, or a level of bots: how often, and how often one was better or worse."""

    guest: str | None
    level: str
    name: str
    games: int
    better: int
    worse: int
    rating: Rating | None = None


class Played:
    """The finished games of a database."""

    def __init__(self, engine: AsyncEngine, write: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._engine = engine
        self._write = write

    # Counting

    async def uncounted(self, most: int) -> list[str]:
        """Games that are over and not counted yet, the oldest first."""
        asked = sa.select(TABLES.c.id).where(TABLES.c.counted == sa.false(), TABLES.c.state == "over")
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(asked.order_by(TABLES.c.changed).limit(most))]

    async def skip(self, table: str) -> None:
        """Note that a game counts for nothing."""
        async with self._write() as connection:
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(counted=True))

    async def keep(self, facts: Facts, results: Sequence[Result], may_rate: bool) -> bool:
        """Write down how a game ended, once; False if somebody else has done that."""
        first = sa.update(TABLES).where(TABLES.c.id == facts.id, TABLES.c.counted == sa.false()).values(counted=True)
        helped = sa.select(SEATS.c.seat).where(SEATS.c.table_id == facts.id, SEATS.c.helped > 0).limit(1)
        async with self._write() as connection:
            if not (await connection.execute(first)).rowcount:
                return False
            rows = [_row(facts, result) for result in results]
            rated = rows and may_rate and (await connection.execute(helped)).first() is None
            if rated and await _all_played(connection, facts.id, results):
                await self._rate(connection, facts.game, list(results), rows)
            if rows:
                await connection.execute(sa.insert(RESULTS), rows)
        return True

    async def _rate(
        self, connection: AsyncConnection, game: str, results: list[Result], rows: list[dict[str, Any]]
    ) -> None:
        """Carry the ratings of everybody at a table on, and note them with the results."""
        from openskill.models import PlackettLuce  # takes a while to load, and is needed once a game is over

        from westward.bots.ratings import move

        names = sorted({result.who for result in results})
        asked = sa.select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.who.in_(names)).order_by(RATINGS.c.who)
        known = {row.who: row for row in await connection.execute(asked.with_for_update())}
        model = PlackettLuce()
        ratings = {
            name: model.rating(name=name, mu=known[name].mu, sigma=known[name].sigma)
            if name in known
            else model.rating(name=name)
            for name in names
        }
        before = {name: rating.mu for name, rating in ratings.items()}
        move(model, ratings, [result.who for result in results], ranks(results))
        for name in names:
            new = {"mu": ratings[name].mu, "sigma": ratings[name].sigma}
            if name in known:
                mine = sa.update(RATINGS).where(RATINGS.c.game == game, RATINGS.c.who == name)
                await connection.execute(mine.values(**new, games=RATINGS.c.games + 1))
            else:
                await connection.execute(sa.insert(RATINGS).values(game=game, who=name, games=1, **new))
        for row, result in zip(rows, results, strict=True):
            rating = ratings[result.who]
            row |= {"mu": rating.mu, "sigma": rating.sigma, "gain": rating.mu - before[result.who]}

    async def note_help(self, table: str, seat: int) -> None:
        """Note that somebody was given a hint: such a game does not count for ratings."""
        async with self._write() as connection:
            mine = sa.update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
            await connection.execute(mine.values(helped=SEATS.c.helped + 1))

    # Lists

    async def games(self, guest: str, game: str | None, before: tuple[float, str] | None, most: int) -> list[Finished]:
        """The finished games of somebody, of one kind if it is named, the latest first: those that ended before one."""
        asked = sa.select(RESULTS).where(RESULTS.c.guest == guest)
        if game is not None:
            asked = asked.where(RESULTS.c.game == game)
        if before is not None:
            at, table = before
            asked = asked.where(RESULTS.c.ended <= at)
            asked = asked.where(sa.or_(RESULTS.c.ended < at, RESULTS.c.table_id < table))
        asked = asked.order_by(RESULTS.c.ended.desc(), RESULTS.c.table_id.desc()).limit(most)
        async with self._engine.connect() as connection:
            mine = list(await connection.execute(asked))
            seats = await _seats(connection, [row.table_id for row in mine])
        return [
            Finished(row.table_id, row.game, row.ended, row.seat, row.mu, row.gain, seats[row.table_id]) for row in mine
        ]

    async def sums(self, guest: str) -> list[Sum]:
        """What the games of somebody come to, by game and number of players."""
        won = sa.func.sum(sa.case((RESULTS.c.place == 1, 1), else_=0))
        columns = (sa.func.count(), won, sa.func.sum(RESULTS.c.score), sa.func.max(RESULTS.c.score))
        asked = sa.select(RESULTS.c.game, RESULTS.c.players, *columns).where(RESULTS.c.guest == guest)
        asked = asked.group_by(RESULTS.c.game, RESULTS.c.players).order_by(RESULTS.c.game, RESULTS.c.players)
        async with self._engine.connect() as connection:
            return [
                Sum(r[0], r[1], int(r[2]), int(r[3]), int(r[4]), int(r[5])) for r in await connection.execute(asked)
            ]

    async def latest(self, guest: str, game: str) -> list[Row]:
        """The latest games of somebody of one kind, the first of them first."""
        async with self._engine.connect() as connection:
            rows = list(await connection.execute(sa.select(RESULTS).where(RESULTS.c.table_id.in_(_mine(guest, game)), RESULTS.c.guest == guest).order_by(RESULTS.c.ended, RESULTS.c.table_id)))  # fmt: skip
        return [_plotted(row) for row in rows]

    async def winners(self, guest: str, game: str) -> list[Row]:
        """Those who won the latest games of somebody, and were somebody else."""
        won = sa.select(RESULTS).where(RESULTS.c.table_id.in_(_mine(guest, game)), RESULTS.c.place == 1)
        won = won.where(sa.or_(RESULTS.c.guest.is_(None), RESULTS.c.guest != guest))
        async with self._engine.connect() as connection:
            return [_plotted(row) for row in await connection.execute(won)]

    async def against(self, guest: str, game: str) -> list[Opponent]:
        """Against whom somebody has played lately, most often first. A rating is told of bots, and of people whom one met in a rated game."""
        me, other = RESULTS.alias("me"), RESULTS.alias("other")
        better = sa.func.sum(sa.case((me.c.place < other.c.place, 1), else_=0))
        worse = sa.func.sum(sa.case((me.c.place > other.c.place, 1), else_=0))
        rated = sa.func.max(sa.case((me.c.mu.is_not(None), 1), else_=0))
        count = sa.func.count()
        asked = (
            sa.select(other.c.guest, other.c.level, GUESTS.c.name, count, better, worse, rated)
            .select_from(me.join(other, other.c.table_id == me.c.table_id))
            .outerjoin(GUESTS, GUESTS.c.id == other.c.guest)
            .where(me.c.table_id.in_(_mine(guest, game)), me.c.guest == guest, other.c.seat != me.c.seat)
            .group_by(other.c.guest, other.c.level, GUESTS.c.name)
            .order_by(count.desc())
            .limit(50)
        )
        async with self._engine.connect() as connection:
            rows = list(await connection.execute(asked))
        known = await self.ratings(game, [_who(row) for row in rows])
        return [
            Opponent(r[0], r[1], r[2] or "", int(r[3]), int(r[4]), int(r[5]),
                     known.get(_who(r)) if r[6] or r[0] is None else None)
            for r in rows
        ]  # fmt: skip

    async def ratings(self, game: str, who: Sequence[str]) -> dict[str, Rating]:
        """The ratings of some in a game, by name."""
        asked = sa.select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.who.in_(list(who)))
        async with self._engine.connect() as connection:
            return {row.who: Rating(row.mu, row.sigma, row.games) for row in await connection.execute(asked)}


async def _all_played(connection: AsyncConnection, table: str, results: Sequence[Result]) -> bool:
    """Whether everybody who would be rated has moved at least once: nobody is rated for a rematch that others have begun without them."""
    moved = set[int]()
    for kept in (ENTRIES, ANSWERS):
        asked = sa.select(kept.c.seat).where(kept.c.table_id == table, kept.c.client_id.is_not(None)).distinct()
        moved |= {row.seat for row in await connection.execute(asked)}
    return all(result.guest is None or result.seat in moved for result in results)


def _mine(guest: str, game: str) -> sa.ScalarSelect[Any]:
    """The tables of the latest games of somebody."""
    asked = sa.select(RESULTS.c.table_id).where(RESULTS.c.guest == guest, RESULTS.c.game == game)
    latest = asked.order_by(RESULTS.c.ended.desc()).limit(LATEST).subquery()
    return sa.select(latest.c.table_id).scalar_subquery()


def _who(row: Any) -> str:
    return row.guest if row.guest is not None else f"bot:{row.level}"


def _row(facts: Facts, result: Result) -> dict[str, Any]:
    return {
        "table_id": facts.id,
        "seat": result.seat,
        "game": facts.game,
        "guest": result.guest,
        "level": result.level,
        "players": len(facts.seats),
        "ended": facts.changed,
        "place": result.place,
        "score": result.score,
        "items": msgspec.json.encode(result.items).decode(),
        "opening": result.opening[:60],
        "mu": None,
        "sigma": None,
        "gain": None,
    }


def _plotted(row: Any) -> Row:
    items = msgspec.json.decode(row.items, type=dict[str, int])
    return Row(row.table_id, row.players, row.place, row.score, items, row.opening, row.mu)


async def _seats(connection: AsyncConnection, tables: list[str]) -> dict[str, list[Seated]]:
    """Who sat at finished games, and how it ended for them."""
    here = sa.and_(SEATS.c.table_id == RESULTS.c.table_id, SEATS.c.seat == RESULTS.c.seat)
    asked = sa.select(RESULTS, SEATS.c.name, SEATS.c.colour).join(SEATS, here)
    asked = asked.where(RESULTS.c.table_id.in_(tables)).order_by(RESULTS.c.table_id, RESULTS.c.seat)
    found: dict[str, list[Seated]] = {table: [] for table in tables}
    for r in await connection.execute(asked):
        found[r.table_id].append(Seated(r.seat, r.name, r.colour, r.guest, r.level, r.place, r.score))
    return found
