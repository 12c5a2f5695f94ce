"""Games that are over at a table, without playing them move by move over the network."""

from __future__ import annotations

import random
import secrets
from dataclasses import replace
from functools import cache

from westward.core.history import Written
from westward.core.record import Record
from westward.server import chance
from westward.server.facts import Facts, Guest, Seat
from westward.server.house import House
from westward.server.titles import find_title


@cache
def played(game: str, players: int, seed: int) -> tuple[Record, tuple[Written, ...]]:
    """A whole game by chance: its record, and its entries as they are written down."""
    import westward

    one, luck = westward.start(game, players=players, seed=seed), random.Random(seed)
    while one.legal():
        one.play(luck.choice(one.legal()))
    return one.record(), tuple(one.history.written(one.history.entries, 0))


async def welcome(house: House, *guests: str) -> None:
    """People, each known by a name and with one device."""
    for guest in guests:
        await house.database.people.welcome(Guest(guest, guest.title()), f"token of {guest}", "Firefox, Linux")


async def finished(house: House, *who: str, game: str = "gold-seekers", seed: int = 1, drawn: bool = True) -> str:
    """The id of a table whose game is over: people by name, bots as `bot:level`, somebody who left as `left:name`."""
    seats: list[Seat] = []
    for one in who:
        kind, _, name = one.rpartition(":")
        if kind == "bot":
            seats.append(Seat("bot", name.title(), None, name))
        elif kind == "left":
            seats.append(Seat("bot", name.title(), name, "legend"))
        else:
            seats.append(Seat("person", name.title(), name))
    record, entries = played(game, len(who), seed)
    now = house.settings.clock()
    facts = Facts(
        secrets.token_hex(8), game, record.settings, "over", True, "live", chance.drawn() if drawn else "seed 1",
        next(s.guest or "" for s in seats), now, now, tuple(seats), version=find_title(game).version,
    )  # fmt: skip
    # What people do carries a name, as their devices give it.
    named = [e._replace(id=str(e.number)) if e.seat >= 0 and seats[e.seat].guest else e for e in entries]
    await house.database.create(replace(facts, event=len(entries)), named)
    return facts.id
