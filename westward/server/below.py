"""Serving below a path such as `/westward`, where a proxy has other things beside it.

The pages name their addresses from the root. Here the path is taken off what comes in, and put before every address in what goes out.
"""

from __future__ import annotations

import re
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

_PLACES: Final = rb"(?:static|fonts|api|t|d|off|rules|puzzles|ws|tournaments|embed)/|sw\.js|manifest\.json"
#: Where an address begins: after a quote or a bracket, or after the name of the host.
_ADDRESS: Final = re.compile(rb"(?<=[\"'`(])/(?=" + _PLACES + rb")|(?<=location\.host\})/(?=ws/)")
#: The lobby, which is nothing but a stroke; but not where a path is cut at its strokes.
_LOBBY: Final = re.compile(rb"(?<!split\([\"'`])(?<=[\"'`])/(?=[\"'`])")
#: Where a request carries the path below which the server is.
BELOW: Final = "westward.below"
_PAGES: Final = (b"text/html", b"text/css", b"text/javascript", b"application/javascript", b"application/json")


class Below:
    """An application below a path. Proxies may leave the path on what they pass on, or take it off."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = "/" + path.strip("/")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["path"] == self.path or scope["path"].startswith(f"{self.path}/"):
            rest = scope["path"].removeprefix(self.path) or "/"
            scope = {**scope, "path": rest, "raw_path": rest.encode()}
        scope = {**scope, BELOW: self.path}
        await self.app(scope, receive, _Rewriting(send, self.path.encode()))


class _Rewriting:
    """Puts a path before the addresses in pages, scripts, styles and answers, and on the cookie."""

    def __init__(self, send: Send, path: bytes) -> None:
        self._send = send
        self._path = path
        self._start: Message | None = None
        self._body = b""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "websocket.send" and message.get("text"):
            text = self._rewritten(message["text"].encode()).decode()
            await self._send({**message, "text": text})
        elif message["type"] == "http.response.start":
            headers = dict(message["headers"])
            kind = headers.get(b"content-type", b"").split(b";")[0]
            message = {**message, "headers": [(n, self._cookie(n, v)) for n, v in message["headers"]]}
            if kind in _PAGES:
                self._start = message
            else:
                await self._send(message)
        elif message["type"] == "http.response.body" and self._start is not None:
            self._body += message.get("body", b"")
            if not message.get("more_body", False):
                await self._finish()
        else:
            await self._send(message)

    async def _finish(self) -> None:
        assert self._start is not None
        body = self._rewritten(self._body)
        headers: list[Any] = [(n, v) for n, v in self._start["headers"] if n != b"content-length"]
        if self._start["status"] != 304:
            headers.append((b"content-length", str(len(body)).encode()))
        await self._send({**self._start, "headers": headers})
        await self._send({"type": "http.response.body", "body": body})

    def _rewritten(self, body: bytes) -> bytes:
        return _LOBBY.sub(self._path + b"/", _ADDRESS.sub(self._path + b"/", body))

    def _cookie(self, name: bytes, value: bytes) -> bytes:
        return value.replace(b"Path=/;", b"Path=" + self._path + b"/;") if name == b"set-cookie" else value
