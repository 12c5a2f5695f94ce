"""Connections that never come to the end of what they ask for are closed."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from westward.server.settings import Settings

#: Seconds in which what has already come is read.
_MOMENT: Final = 0.01


class Patient(H11Protocol):
    """HTTP/1.1, for clients whose requests arrive within a while; uvicorn itself would wait for ever."""

    patience = Settings.patience
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._done()
        elif self._waiting is None:
            self._wait()  # the next request has begun

    def connection_lost(self, exc: Exception | None) -> None:
        self._done()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self.patience, self._late)

    def _done(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _late(self) -> None:
        # A server that has much to do may not have read yet what has come: that is done before the next timer.
        self._waiting = self.loop.call_later(_MOMENT, self._too_late)

    def _too_late(self) -> None:
        self._waiting = None
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self.transport.close()
