"""A real mail server for the tests, which keeps what it gets."""

from __future__ import annotations

import re
import socket
import time
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller


class Letterbox:
    """Takes every letter."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 # aiosmtpd calls it that
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        return "250 OK"

    def open(self) -> None:
        self._controller.start()

    def close(self) -> None:
        self._controller.stop()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def next(self, number: int = 1) -> EmailMessage:
        """The letter of a number, once it has come."""
        end = time.monotonic() + 60
        while len(self.letters) < number:
            assert time.monotonic() < end, "No letter has come."
            time.sleep(0.02)
        return self.letters[number - 1]


def link(letter: EmailMessage, path: str) -> str:
    """The code of a link in a letter."""
    found = re.search(rf"/{path}/(\S+)", letter.get_content())
    assert found is not None, letter.get_content()
    return found.group(1)
