"""Who sits at a table: wishes for seats, sitting down, getting up, colours, and who is connected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from westward.core.title import Title
from westward.server import chance, describe
from westward.server.database import Conflict
from westward.server.facts import Guest, Seat
from westward.server.guests import clean, clean_name
from westward.server.problems import Problem, Refused
from westward.server.shapes import SeatWish

if TYPE_CHECKING:
    from westward.server.table import Table


#: So often may somebody take a seat back that a bot holds for them.
_BACK: Final = 20


class Seating:
    """The seats of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        return [
            i
            for i, s in enumerate(self.table.facts.seats)
            if guest is not None and s.kind == "person" and s.guest == guest
        ]

    def check(self, guest: str | None, seat: int) -> None:
        """A Problem says when the seat is not the guest's."""
        self.check_number(seat)
        if seat not in self.of(guest):
            raise Problem("not-your-seat", 403)

    def check_look(self, guest: str | None) -> None:
        """A Problem says when somebody may not look on: while other tables have the same luck, only those who sit here may."""
        here = {seat.guest for seat in self.table.facts.seats if seat.guest is not None}
        if chance.closed(self.table.facts) and guest not in here:
            raise Problem("closed-table", 403)

    def check_number(self, seat: int) -> None:
        """A Problem says when there is no such seat."""
        last = len(self.table.facts.seats) - 1
        if not 0 <= seat <= last:
            raise Problem("no-such-seat", 404, seat=seat, last=last)

    def online_here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for guest in self.table.presence.guests() for seat in self.of(guest)}

    def online(self) -> set[int]:
        """The seats whose people are connected."""
        return self.online_here() | self.table.presence.elsewhere()

    # Sitting down and getting up

    async def sit(self, seat: int, who: Seat, was: str, holder: str | None = None) -> None:
        """Change who sits on a seat that was of a kind and somebody's, and begin when all are taken."""
        self.check_number(seat)
        self._check_goes_on()
        table = self.table
        async with table.lock:
            if who.kind == "person":
                who = self._coloured(seat, who)
            try:
                done = await table.database.sit(table.id, seat, who, was, holder)
            except Conflict:
                await table.refresh()
                raise colour_taken(table.history.title, who.colour or "") from None
            await table.refresh()
            if table.facts.state == "running":
                await table.playing.note_turn()
        table.changed()
        if not done:
            raise Problem("seat-taken" if was == "open" else "not-your-seat", 409)
        await table.playing.begin()

    def _coloured(self, seat: int, who: Seat) -> Seat:
        """Who sits down with the colour that was asked for, or with that of the seat; a Problem says when it is taken."""
        facts = self.table.facts
        colours = describe.seat_colours(facts.game, facts.seats)
        wanted = who.colour or colours[seat]
        others = [colours[i] for i, s in enumerate(facts.seats) if i != seat and s.kind != "open"]
        if wanted in others:
            raise colour_taken(self.table.history.title, wanted)
        return replace(who, colour=wanted)

    async def leave(self, guest: str | None, seat: int | None, level: str | None) -> None:
        """Get up from a seat, or from all that the guest holds: before the game it is open again, then a bot takes over."""
        table = self.table
        mine = self.of(guest)
        if seat is not None:
            self.check(guest, seat)
            mine = [seat]
        if not mine:
            raise Problem("not-your-table", 403)
        self._check_goes_on()
        check_level(level)
        for number in mine:
            if table.facts.state == "open":
                who = Seat("open")
            else:
                was = table.facts.seats[number]
                # The bot remembers for whom it plays, so that they can come back.
                who = replace(was, kind="bot", level=level or describe.OFFERED[0])
                await table.note("left", name=was.name)
            await self.sit(number, who, "person", guest)

    def _check_goes_on(self) -> None:
        if self.table.facts.state in ("over", "closed"):
            raise Refused("game-over" if self.table.facts.state == "over" else "table-closed")

    async def add_word(self, guest: str | None, seat: int, word: str) -> None:
        """Add a word to the luck, as long as a seat is open."""
        self.check(guest, seat)
        table = self.table
        async with table.lock:
            done = await table.database.add_word(table.id, seat, guest or "", clean(word, "bad-word"))
            await table.refresh()
        table.changed()
        if not done:
            raise Problem("too-late-for-words", 409)

    async def come_back(self, guest: str | None) -> None:
        """Take the seats back that bots hold for a guest who got up during the game."""
        table = self.table
        held = [
            i for i, s in enumerate(table.facts.seats) if guest is not None and s.kind == "bot" and s.guest == guest
        ]
        if not held:
            raise Problem("not-your-seat", 403)
        self._check_goes_on()
        names = {table.facts.seats[number].name for number in held}
        if sum(one.kind == "back" and one.facts.get("name") in names for one in table.notices) >= _BACK * len(held):
            raise Problem("come-back-too-often", 409)  # each time the log says so, and their time begins anew
        for number in held:
            was = table.facts.seats[number]
            await self.sit(number, replace(was, kind="person", level=""), "bot", guest)
            await table.note("back", name=was.name)


# Wishes


def check_level(level: str | None) -> None:
    """A Problem says when there is no such bot."""
    if level is not None and level not in describe.OFFERED:
        known = ", ".join(describe.OFFERED)
        raise Problem("bad-request", 422, why=f"There is no bot '{level}'; the bots are: {known}.")


def known_colour(title: Title, colour: str | None) -> str | None:
    """A colour of the game, if one is asked for; a Problem says when there is none of that name."""
    if colour is not None and colour not in describe.colours(title.id):
        raise Problem("no-such-colour", 422, colour=colour, known=", ".join(describe.colours(title.id)))
    return colour


def colour_taken(title: Title, colour: str) -> Refused:
    """Somebody else at the table has that colour."""
    return Refused("colour-taken", describe.taken(title, colour))


def wished(title: Title, wishes: Sequence[SeatWish], guest: Guest, language: str) -> list[Seat]:
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
            raise colour_taken(title, colour)
    colours = describe.seat_colours(title.id, seats)
    return [s if s.kind == "open" else replace(s, colour=colours[i]) for i, s in enumerate(seats)]


def _named(wishes: Sequence[SeatWish], guest: Guest, language: str) -> list[Seat]:
    seats: list[Seat] = []
    for i, wish in enumerate(wishes):
        name = clean_name(wish.name) if wish.name is not None else ""
        check_level(wish.level)
        if wish.kind == "open":
            seats.append(Seat("open"))
        elif wish.kind == "bot":
            level = wish.level or describe.OFFERED[0]
            same = 1 + sum(s.kind == "bot" and s.level == level for s in seats)
            title = describe.bot_title(level, language)
            seats.append(Seat("bot", name or (title if same == 1 else f"{title} {same}"), None, level))
        else:
            default = guest.name if wish.kind == "me" else f"{guest.name} {i + 1}"
            word = clean(wish.word, "bad-word") if wish.word is not None else ""
            seats.append(Seat("person", name or default, guest.id, word=word))
    return seats
