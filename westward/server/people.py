"""What is kept of people: who they are, their devices, links that are good once, and passkeys. Every method is one transaction."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from westward.server.facts import Device, Guest, Pass, Passkey
from westward.server.owning import merge
from westward.server.schema import DEVICES, GUESTS, PASSES, PASSKEYS, SEATS, TABLES, WAYS

#: A device that is used is noted as seen again after so many seconds.
_SEEN: Final = 3_600.0


def hashed(secret: str) -> str:
    """What is kept of a token or a code."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """The guests of a database."""

    def __init__(
        self,
        engine: AsyncEngine,
        write: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        clock: Callable[[], float],
    ) -> None:
        self._engine = engine
        self._write = write
        self._clock = clock

    # Guests and their devices

    async def guest(self, token: str) -> Guest | None:
        """The guest of a hashed token."""
        asked = sa.select(GUESTS.c.id, GUESTS.c.name, DEVICES.c.id.label("device"), DEVICES.c.seen)
        asked = asked.join(DEVICES, DEVICES.c.guest == GUESTS.c.id).where(DEVICES.c.token == token)
        async with self._engine.connect() as connection:
            row = (await connection.execute(asked)).first()
        if row is None:
            return None
        if row.seen < self._clock() - _SEEN:
            async with self._write() as connection:
                await connection.execute(sa.update(DEVICES).where(DEVICES.c.token == token).values(seen=self._clock()))
        return Guest(row.id, row.name, row.device)

    async def named(self, guest: str) -> Guest | None:
        """The guest of an id."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(GUESTS).where(GUESTS.c.id == guest))).first()
        return None if row is None else Guest(row.id, row.name)

    async def welcome(self, guest: Guest, token: str, device: str) -> Guest:
        """Keep a new guest, or the new name of a known one; the guest whom the token has had since the same moment, if there is one."""
        now = self._clock()
        try:
            async with self._write() as connection:
                known = sa.update(GUESTS).where(GUESTS.c.id == guest.id).values(name=guest.name)
                if not (await connection.execute(known)).rowcount:
                    await connection.execute(sa.insert(GUESTS).values(id=guest.id, name=guest.name, since=now))
                    await connection.execute(sa.insert(DEVICES).values(_device(token, guest.id, device, now)))
        except IntegrityError:
            return await self.guest(token) or guest
        return await self.guest(token) or guest

    async def devices(self, guest: str) -> list[Device]:
        """The devices of somebody, the one used last first."""
        asked = sa.select(DEVICES).where(DEVICES.c.guest == guest).order_by(DEVICES.c.seen.desc(), DEVICES.c.id)
        async with self._engine.connect() as connection:
            return [Device(row.id, row.name, row.since, row.seen) for row in await connection.execute(asked)]

    async def sign_out(self, guest: str, device: str) -> bool:
        """Let a device of somebody no longer be theirs; False if there is none of that id."""
        async with self._write() as connection:
            gone = sa.delete(DEVICES).where(DEVICES.c.guest == guest, DEVICES.c.id == device)
            if not (await connection.execute(gone)).rowcount:
                return False
            await connection.execute(sa.delete(WAYS).where(WAYS.c.guest == guest, WAYS.c.device == device))
            return True

    async def last_seen(self, guest: str) -> float:
        """When a device of somebody was last seen; 0 if there is none."""
        asked = sa.select(sa.func.max(DEVICES.c.seen)).where(DEVICES.c.guest == guest)
        async with self._engine.connect() as connection:
            return float((await connection.execute(asked)).scalar() or 0.0)

    async def games(self, guest: str) -> int:
        """At how many tables somebody sits or is the host."""
        mine = sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        every = mine.union(sa.select(TABLES.c.id).where(TABLES.c.host == guest)).subquery()
        asked = sa.select(sa.func.count()).select_from(every)
        async with self._engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def bring(self, token: str, device: str, was: str | None, guest: str) -> list[str] | None:
        """Give a device to somebody. What it was before comes along, games and all; the tables that have changed by that.

        None if there is nobody of that id any more: two who enter as each other at the same moment would else both be nobody.
        """
        now, changed = self._clock(), list[str]()
        async with self._write() as connection:
            there = sa.select(GUESTS.c.id).where(GUESTS.c.id == guest).with_for_update()
            if (await connection.execute(there)).first() is None:
                return None
            if was is not None and was != guest:
                changed = await merge(connection, was, guest)
            found = sa.update(DEVICES).where(DEVICES.c.token == token).values(guest=guest, seen=now)
            if not (await connection.execute(found)).rowcount:
                await connection.execute(sa.insert(DEVICES).values(_device(token, guest, device, now)))
        return changed

    # Links and challenges that are good once

    async def hand_out(self, kind: str, guest: str | None, data: str, seconds: float, code: str = "") -> str:
        """A new code of a kind, good for so many seconds; what has run out is forgotten."""
        code, now = code or secrets.token_urlsafe(16), self._clock()
        row = {"code": hashed(code), "kind": kind, "guest": guest, "data": data, "until": now + seconds}
        async with self._write() as connection:
            await connection.execute(sa.delete(PASSES).where(PASSES.c.until < now))
            await connection.execute(sa.insert(PASSES).values(row))
        return code

    async def look_up(self, code: str, *kinds: str) -> Pass | None:
        """What a code is for; None if it is not known, used up or too old."""
        asked = sa.select(PASSES).where(_good(code, kinds, self._clock()))
        async with self._engine.connect() as connection:
            row = (await connection.execute(asked)).first()
        return None if row is None else Pass(row.kind, row.guest, row.data)

    async def use_up(self, code: str, *kinds: str) -> Pass | None:
        """What a code is for, once: nobody else can use it from now on."""
        asked = sa.delete(PASSES).where(_good(code, kinds, self._clock())).returning(PASSES)
        async with self._write() as connection:
            row = (await connection.execute(asked)).first()
        return None if row is None else Pass(row.kind, row.guest, row.data)

    # Passkeys

    async def keep_passkey(self, guest: str, passkey: Passkey) -> bool:
        """Keep a passkey of somebody; False if it is known already."""
        row = {"id": passkey.id, "guest": guest, "key": passkey.key, "uses": passkey.count, "name": passkey.name,
               "since": self._clock()}  # fmt: skip
        try:
            async with self._write() as connection:
                await connection.execute(sa.insert(PASSKEYS).values(row))
        except IntegrityError:
            return False
        return True

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by its id."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(PASSKEYS).where(PASSKEYS.c.id == id))).first()
        return None if row is None else Passkey(row.id, row.key, row.uses, row.name, row.since, row.guest)

    async def passkeys(self, guest: str) -> list[Passkey]:
        """The passkeys of somebody, oldest first."""
        asked = sa.select(PASSKEYS).where(PASSKEYS.c.guest == guest).order_by(PASSKEYS.c.since, PASSKEYS.c.id)
        async with self._engine.connect() as connection:
            return [Passkey(r.id, r.key, r.uses, r.name, r.since, r.guest) for r in await connection.execute(asked)]

    async def count_passkey(self, id: str, count: int) -> None:
        """Note how often a passkey says that it was used."""
        async with self._write() as connection:
            await connection.execute(sa.update(PASSKEYS).where(PASSKEYS.c.id == id).values(uses=count))

    async def drop_passkey(self, guest: str, id: str) -> bool:
        """Forget a passkey of somebody; False if there is none of that id."""
        async with self._write() as connection:
            gone = sa.delete(PASSKEYS).where(PASSKEYS.c.guest == guest, PASSKEYS.c.id == id)
            return bool((await connection.execute(gone)).rowcount)

    # Mail addresses

    async def owner_of(self, address: str) -> str | None:
        """Who has a mail address."""
        async with self._engine.connect() as connection:
            asked = sa.select(WAYS.c.guest).where(WAYS.c.id == mail_id(address))
            return (await connection.execute(asked)).scalar()

    async def keep_mail(self, guest: str, address: str, base: str) -> str:
        """Note that a mail address is somebody's; whose it is then, for the first one keeps it."""
        row = {"id": mail_id(address), "guest": guest, "kind": "mail", "address": address, "keys": "", "device": "",
               "base": base, "active": True, "since": self._clock()}  # fmt: skip
        try:
            async with self._write() as connection:
                await connection.execute(sa.insert(WAYS).values(row))
        except IntegrityError:
            return await self.owner_of(address) or guest
        return guest


def mail_id(address: str) -> str:
    """By which a mail address is known, however it is written."""
    return hashed(f"mail:{address.casefold()}")


def _good(code: str, kinds: tuple[str, ...], now: float) -> sa.ColumnElement[bool]:
    return sa.and_(PASSES.c.code == hashed(code), PASSES.c.kind.in_(kinds), PASSES.c.until >= now)


def _device(token: str, guest: str, name: str, now: float) -> dict[str, object]:
    return {"token": token, "id": secrets.token_hex(8), "guest": guest, "name": name, "since": now, "seen": now}
