"""Arranged play: tournaments from their first entrant to their last round. Tables open by themselves, round after round."""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from westward.core.luck import new_secret
from westward.core.title import Title
from westward.server import chance, describe, pairing
from westward.server.arranged import Entrant, Tournament
from westward.server.facts import Facts, Guest, Seat
from westward.server.problems import Problem, briefly
from westward.server.standings import Row, points_of, standings
from westward.server.titles import find_title

if TYPE_CHECKING:
    from westward.server.house import House
    from westward.server.table import Table

log = logging.getLogger(__name__)

#: So many can take part, and so many tournaments of one host may not be over.
MOST: Final = 64
_HOSTED: Final = 10


class Arranger:
    """Minds the tournaments of a house. Several processes may do so at once: what is done is done once."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept = house.database.arranged
        #: Why tournaments could not go on when last tried: each reason is noted once.
        self._waits: dict[str, str] = {}

    # What people ask for

    async def create(self, new: Tournament) -> Tournament:
        """Announce a tournament; the secrets of its rounds are drawn, so that their seals can be published."""
        title = find_title(new.game)
        if new.size not in title.players:
            low, high = title.players[0], title.players[-1]
            raise Problem("wrong-seats", 422, low=low, high=high, given=new.size)
        if new.clock.then == "wait":
            raise Problem("tournament-needs-clock", 422)
        if new.alike and (new.form == "series" or not new.level):
            raise Problem("alike-needs-tables", 422)
        if await self._kept.unfinished(new.host) >= _HOSTED:
            raise Problem("too-many-tournaments", 429, most=_HOSTED)
        sealed = tuple(new_secret() for _ in range(pairing.MOST_ROUNDS)) if new.alike else ()
        now = self._house.settings.clock()
        new = replace(new, id=secrets.token_urlsafe(12), secrets=sealed, created=now, changed=now)
        await self._kept.create(new)
        return new

    async def find(self, id: str) -> Tournament:
        """The tournament of an id; a Problem says when there is none, or its game cannot be played here now."""
        found = await self._kept.find(id) if len(id) <= 32 else None
        if found is None:
            raise Problem("no-such-tournament", 404)
        find_title(found.game)
        return found

    async def enter(self, id: str, guest: Guest, name: str, word: str) -> None:
        """Somebody takes part."""
        one = await self.find(id)
        most = one.size if one.form == "series" else MOST
        if not await self._kept.enter(id, Entrant(0, guest.id, name, word=word), most):
            full = one.state == "open" and len(one.entrants) >= most
            raise Problem("tournament-full" if full else "cannot-enter", 409)

    async def leave(self, id: str, guest: str | None, number: int | None) -> None:
        """Somebody takes part no more, or the host takes somebody out; at the table that is played, a bot plays on."""
        one = await self.find(id)
        who = one.entrant(guest) if number is None else next((e for e in one.entrants if e.number == number), None)
        if who is None or who.guest is None or who.gone or one.state == "over":
            raise Problem("no-entrant", 409)
        if guest is None or guest not in (who.guest, one.host):
            raise Problem("not-the-host", 403)
        await self._kept.leave(id, who.number, one.round)
        for match in one.of_round(one.round):
            if who.number in match.result.sat and match.state != "over":
                table = await self._house.table(match.table)
                if table.seating.of(who.guest):
                    await table.seating.leave(who.guest, None, one.level or None)

    async def begin(self, id: str, guest: str | None, language: str) -> None:
        """The host begins the tournament; bots fill up, where that is wanted."""
        one = await self.find(id)
        if guest is None or one.host != guest:
            raise Problem("not-the-host", 403)
        if one.state != "open":
            raise Problem("cannot-enter", 409)
        entrants = [replace(e, number=i) for i, e in enumerate(one.entrants)]
        if one.level:
            entrants += _bots(one, len(entrants), language)
        title = find_title(one.game)
        if not any(e.guest for e in entrants) or not pairing.sizes(len(entrants), one.size, _allowed(one, title)):
            raise Problem("too-few-entrants", 409, least=title.players[0])
        rounds = one.rounds
        if one.form == "robin":
            allowed = _allowed(one, title)
            count = len(entrants)
            rounds = len(await self._house.helpers.work(lambda: pairing.robin(count, one.size, allowed)))
        if not await self._kept.begin(id, entrants, rounds):
            raise Problem("cannot-enter", 409)
        await self._go_on(await self.find(id))

    # Rounds

    async def round(self) -> None:
        """Go on with every tournament whose tables are over; one that cannot go on stops no other."""
        for id in await self._kept.running():
            try:
                await self._go_on(await self.find(id))
            except Exception as problem:
                why = problem.say("en") if isinstance(problem, Problem) else briefly(problem)
                if self._waits.get(id) != why:
                    log.warning("the tournament %s cannot go on now: %s", id, why)
                self._waits[id] = why

    async def _go_on(self, one: Tournament) -> None:
        """Begin the tables of the round, note results, and when all are there open the next round or end the tournament."""
        for match in one.of_round(one.round):
            if match.state == "open":
                await self._house.table(match.table)  # begins, since nobody is waited for
            elif match.result.scores is None:
                await self._note(match.table, match.state)
        one = await self.find(one.id)
        if any(match.result.scores is None for match in one.of_round(one.round)):
            return
        if one.alike and one.round:
            await self._house.touched(await self._kept.open_luck(one, one.round))
        tables = [] if one.round >= one.rounds else await self._tables(one)
        if not tables:
            await self._kept.end(one.id)
        elif await self._kept.open_round(one, tables):
            for facts, _ in tables:
                await self._house.table(facts.id)

    async def _note(self, id: str, state: str) -> None:
        """Note how a table ended; one that cannot be played on counts for nobody."""
        try:
            table = await self._house.table(id)
        except Problem:
            await self._kept.note(id, (), ())
            return
        if table.misfit is not None or state == "closed":
            await self._kept.note(id, (), ())
        elif state == "over":
            await table.catch_up()
            scores, winners = ended(table)
            await self._kept.note(id, scores, winners)

    async def _tables(self, one: Tournament) -> list[tuple[Facts, Sequence[int]]]:
        """The tables of the next round."""
        drawn = await self._house.helpers.work(lambda: next_round(one))
        title, now = find_title(one.game), self._house.settings.clock()
        return [(_facts(one, title, sat, now), sat) for sat in drawn]


def ended(table: Table) -> tuple[list[int], list[int]]:
    """The scores and winners of a table that is over."""
    state = table.history.state
    return state.scores(), state.winners()


def _allowed(one: Tournament, title: Title) -> Sequence[int]:
    """How many may sit at a table: with the same luck everywhere, and in a series, always as many."""
    return [one.size] if one.alike else [n for n in title.players if n > 1]


def _bots(one: Tournament, count: int, language: str) -> list[Entrant]:
    """So many bots that every table is full; where luck is compared, there are two tables at least."""
    least = 2 * one.size if one.alike else one.size
    wanted = max(least, -(-count // one.size) * one.size)
    title = describe.bot_title(one.level, language)
    return [Entrant(i, None, f"{title} {i - count + 1}", one.level) for i in range(count, wanted)]


def _here(one: Tournament, round: int) -> list[int]:
    """Who takes part in a round: whoever has not withdrawn, and where bots fill up they play on in the place of who has."""
    return [e.number for e in one.entrants if one.level or not e.gone or e.gone >= round]


def table_of(one: Tournament, upto: int | None = None) -> list[Row]:
    """The standings after the rounds so far, or after fewer."""
    rounds = one.round if upto is None else upto
    results = [match.result for match in one.matches if match.result.round <= rounds]
    here = {round: _here(one, round) for round in range(1, rounds + 1)} | {0: [e.number for e in one.entrants]}
    return standings(points_of(results, rounds, one.alike, here), results)


def next_round(one: Tournament) -> pairing.Tables:
    """Who sits where in the next round."""
    past, title, round = pairing.Past(), find_title(one.game), one.round + 1
    for earlier in range(1, round):
        tables = [list(match.result.sat) for match in one.of_round(earlier)]
        past.note(tables, _here(one, earlier))
    here, allowed = _here(one, round), _allowed(one, title)
    seed = int.from_bytes(hashlib.sha256(f"{one.id} {round}".encode()).digest()[:8], "big")
    planned = _planned(one, allowed) if one.form == "robin" else None
    if planned is not None:
        tables = [[e for e in table if e in here] for table in planned]
        tables = [table for table in tables if len(table) in allowed]
    else:
        points = {row.entrant: row.points for row in table_of(one)} if one.form == "swiss" else {}
        tables = pairing.put_together(here, pairing.sizes(len(here), one.size, allowed), past, points, seed)
    return [pairing.seated(table, past, seed) for table in tables]


def _planned(one: Tournament, allowed: Sequence[int]) -> pairing.Tables | None:
    """The tables of the next round of a round robin as planned; None if the rounds before followed another plan, of an earlier version."""
    plan = pairing.robin(len(one.entrants), one.size, allowed)
    if one.round >= len(plan):
        return None
    sat = [(match.result.round - 1, set(match.result.sat)) for match in one.matches]
    follows = all(any(here <= set(table) for table in plan[round]) for round, here in sat)
    return plan[one.round] if follows else None


def words_of(one: Tournament) -> str:
    """What the words of all entrants give: the word of the first seat at every table with the same luck."""
    said = "\n".join(f"{entrant.number + 1} {entrant.word}" for entrant in one.entrants)
    return hashlib.sha256(said.encode()).hexdigest()[:40]


def _facts(one: Tournament, title: Title, sat: Sequence[int], now: float) -> Facts:
    """A table of the next round."""
    secret = chance.shared(one.secrets[one.round]) if one.alike else chance.drawn()
    seats = [_seat(one, one.entrants[number]) for number in sat]
    if one.alike:
        seats = [replace(seat, word=words_of(one) if i == 0 else "") for i, seat in enumerate(seats)]
    colours = describe.seat_colours(title.id, seats)
    return Facts(
        id=secrets.token_urlsafe(12),
        game=title.id,
        options=title.settings(dict(one.options)),
        state="open",
        private=one.private or one.alike,
        pace=one.pace,
        seed=secret,
        host=one.host,
        created=now,
        changed=now,
        seats=tuple(replace(seat, colour=colour) for seat, colour in zip(seats, colours, strict=True)),
        version=title.version,
        clock=one.clock,
        tournament=one.id,
    )


def _seat(one: Tournament, who: Entrant) -> Seat:
    if who.level:
        return Seat("bot", who.name, None, who.level)
    if who.gone:
        name = f"{who.name[:34]} (Bot)" if who.name else f"Bot {who.number + 1}"
        return Seat("bot", name, None, one.level)
    return Seat("person", who.name, who.guest, word=who.word)
