"""What a table shows: positions, present and past, ordered from whoever draws."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from westward.core import registry
from westward.core.telling import Section
from westward.core.view import SPECTATOR
from westward.server import describe
from westward.server.drawing import Sight, tell
from westward.server.drawing_pool import Mark, Order
from westward.server.problems import Problem, Refused
from westward.server.shares import Share

if TYPE_CHECKING:
    from westward.server.table import Table


class Showing:
    """The pictures of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._frames: dict[tuple[int, bool, Mark, Mark | None], asyncio.Future[bytes]] = {}
        self._framed_at: tuple[int, int] = (-1, -1)

    async def present(self, seat: int, language: str, picture: bool, before: Mark | None) -> tuple[bytes, Mark]:
        """The present position for a seat that the asker holds, or for a spectator; made once for all who have the same."""
        table = self.table
        now = (table.number, table.version)
        if self._framed_at != now:
            self._frames.clear()
            self._framed_at = now
        mark = (*now, table.sealed.actions(seat), language)
        key = (seat, picture, mark, before)
        known = self._frames.get(key)
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            share = table.helpers.whereabouts.share(table.facts.host, table.id)
            order = Order(self.sight(seat, language, picture=picture), "position", table.serial, mark, before, share)
            self._frames[key] = asyncio.ensure_future(table.helpers.drawing.frame(order))
        return await asyncio.shield(self._frames[key]), mark

    async def any(
        self, guest: str | None, seat: int, at: int | None, language: str, overlay: str, picture: bool = True
    ) -> bytes:
        """Any position, the present one with an overlay perhaps, as one of the asker's seats or a spectator sees it.

        When the game is over, everybody may look through everybody's eyes.
        """
        table = self.table
        self._check(guest, seat, at)
        if overlay and overlay not in table.history.title.overlays:
            raise Problem("no-such-overlay", 404, name=overlay)
        sight = self.sight(seat, language, overlay, at, picture)
        share = table.helpers.whereabouts.share(guest or "", table.id)
        order = Order(sight, "look", table.serial, (table.number, table.version, (), language), share=share)
        return await table.helpers.drawing.frame(order)

    async def picture(self, at: int | None, language: str, share: Share) -> bytes:
        """A position as a spectator sees it, as a PNG file."""
        self._check(None, SPECTATOR, at)
        sight = self.sight(SPECTATOR, language, at=at)
        return await self._order(sight, "picture", language, share)

    async def ending(self, moves: int, language: str, share: Share) -> bytes:
        """The last decisions of a game that is over, as a spectator sees them, as an animated SVG."""
        table = self.table
        if table.facts.state != "over":
            raise Problem("not-over", 409)
        history = table.history
        decided = [number for number, seat in zip(history.numbers, history.actors, strict=True) if seat >= 0]
        numbers = sorted({*decided[-moves:], table.number})
        sights = [self.sight(SPECTATOR, language, at=number) for number in numbers]
        return await self._order(sights[-1], "film", language, share, tuple(sights[:-1]))

    async def _order(
        self, sight: Sight, kind: str, language: str, share: Share, before_it: tuple[Sight, ...] = ()
    ) -> bytes:
        table = self.table
        mark = (table.number, table.version, (), language)
        return await table.helpers.drawing.frame(
            Order(sight, kind, table.serial, mark, share=share, before_it=before_it)
        )

    def _check(self, guest: str | None, seat: int, at: int | None) -> None:
        """A Problem says when the asker may not see the position, or there is none."""
        table = self.table
        if seat != SPECTATOR and not (table.facts.state == "over" and 0 <= seat < len(table.facts.seats)):
            table.seating.check(guest, seat)
        if table.waits:
            raise Refused("not-running")
        if at is not None and not 0 <= at <= table.number:
            raise Problem("no-such-event", 404, number=at, last=table.number)

    async def in_words(self, guest: str | None, seat: int, at: int | None, language: str) -> list[Section]:
        """Any position in words, area by area, as one of the asker's seats or a spectator sees it."""
        self._check(guest, seat, at)
        sight = self.sight(seat, language, at=at, picture=False)
        return await self.table.helpers.work(lambda: tell(sight))

    def sight(self, seat: int, language: str, overlay: str = "", at: int | None = None, picture: bool = True) -> Sight:
        """What is to be drawn: the present position, or the one after an earlier event."""
        table = self.table
        latest = at is None or at == table.number
        state = table.position(seat) if at is None or latest else table.history.after(at)
        answered = latest and table.sealed.answered(seat)
        asked = latest and seat in table.asked() and not answered
        return Sight(
            packed=registry.pack(state),
            event=table.number if at is None else at,
            seat=seat,
            names=tuple(describe.names(table.facts, language)),
            language=language,
            overlay=overlay,
            picture=picture,
            open=asked,
            answered=answered,
            answer=table.sealed.actions(seat) if answered else (),
            stopped=latest and table.misfit is not None,
            undo=latest and seat >= 0 and self._can_undo(seat),
            redo=asked and bool(table.history.undone),
            seed=table.facts.seed,
            colours=tuple(describe.seat_colours(table.facts.game, table.facts.seats)),
        )

    def _can_undo(self, seat: int) -> bool:
        table = self.table
        return table.misfit is None and (bool(table.sealed.actions(seat)) or table.history.can_take_back(seat))
