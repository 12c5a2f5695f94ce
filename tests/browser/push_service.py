"""Chromium's own push service, on this machine: where it checks in and registers, where servers send, and the line by which messages come.

The browser is told the addresses by flags (`flags`); everything else it does as always: it subscribes, keeps its keys, decrypts, and wakes the service worker.
The messages are those of `checkin.proto` and `mcs.proto` in Chromium's source.
"""

from __future__ import annotations

import socket
import ssl
import threading
import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import parse_qs

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tests.server.callees import signed_by

#: Kinds of messages on the line, and its version.
PING, PONG, LOGIN, WELCOME, DATA = 0, 1, 2, 3, 8
VERSION = 41


class PushService:
    """Takes what servers send, checks whose it is, and hands it on to the one browser that is there."""

    def __init__(self, folder: Path) -> None:
        #: What the browser said when it registered, by the token it was given; and the lines of browsers that are there.
        self.known: dict[str, dict[str, str]] = {}
        self.lines: list[ssl.SSLSocket] = []
        #: All messages by their names: what was lost with a line goes over the next one.
        self.kept: dict[str, bytes] = {}
        self.handed_on = 0
        self._one = threading.Lock()
        self._web = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.origin = f"http://127.0.0.1:{self._web.server_port}"
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(certificate(folder / "push.pem"))
        self._ear = socket.create_server(("127.0.0.1", 0))
        for work in (self._web.serve_forever, self._listen):
            threading.Thread(target=work, daemon=True).start()

    def close(self) -> None:
        self._web.shutdown()
        self._web.server_close()
        for one in (self._ear, *self.lines):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    @property
    def flags(self) -> list[str]:
        """By which a browser finds this service in the place of its own, and believes its certificate."""
        return [
            f"--gcm-checkin-url={self.origin}/checkin",
            f"--gcm-registration-url={self.origin}/register",
            f"--gcm-mcs-endpoint=https://localhost:{self._ear.getsockname()[1]}",
            "--ignore-certificate-errors",
        ]

    # What comes by HTTP

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:  # http.server calls it that
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status, answer = service._answer(self.path, headers, body)
                self.send_response(status)
                self.send_header("content-length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, *_: Any) -> None:
                pass

        return Handler

    def _answer(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, bytes]:
        if path == "/checkin":
            # All is well, the time, and by which number and secret the browser is known from now on.
            return 200, number(1, 1) + number(3, now()) + fixed(7, 4711) + fixed(8, 815) + number(9, 0)
        if path == "/register":
            token = f"token-{len(self.known)}"
            self.known[token] = {name: values[0] for name, values in parse_qs(body.decode()).items()}
            return 200, f"token={token}".encode()
        wanted = self.known.get(path.rpartition("/")[2])
        if wanted is None:
            return 404, b""
        # Only the server for which the browser subscribed may send to it.
        signed_by(wanted["sender"], headers, self.origin)
        self._hand_on(wanted, headers["content-encoding"], body)
        return 201, b""

    def _hand_on(self, to: dict[str, str], encoding: str, body: bytes) -> None:
        facts = {"subtype": to["X-subtype"], "content-encoding": encoding}
        told = b"".join(text(7, text(1, name) + text(2, value)) for name, value in facts.items())
        name = f"number {now()}"
        message = text(3, to["sender"]) + text(5, to["app"]) + told + text(9, name) + text(21, body)
        end = time.monotonic() + 60
        while not self.lines:
            assert time.monotonic() < end, "The browser has not opened its line."
            time.sleep(0.05)
        with self._one, suppress(OSError):  # a line that has just gone
            self.kept[name] = bytes([DATA]) + counted(message)
            self.lines[-1].sendall(self.kept[name])
        self.handed_on += 1

    # The browser's line

    def _listen(self) -> None:
        while True:
            try:
                raw, _ = self._ear.accept()
            except OSError:
                return
            with suppress(ssl.SSLError, OSError):  # the browser tries a line or two first
                line = self._context.wrap_socket(raw, server_side=True)
                threading.Thread(target=self._hear, args=(line,), daemon=True).start()

    def _hear(self, line: ssl.SSLSocket) -> None:
        with suppress(OSError, IndexError), line.makefile("rb") as stream:
            assert stream.read(1) == bytes([VERSION])
            while kind := stream.read(1):
                said = stream.read(read_number(stream))
                if kind[0] == LOGIN:
                    self._welcome(line, said)
                elif kind[0] == PING:
                    line.sendall(bytes([PONG, 0]))

    def _welcome(self, line: ssl.SSLSocket, said: bytes) -> None:
        with self._one:
            line.sendall(bytes([VERSION, WELCOME]) + counted(text(1, "welcome") + number(8, now())))
            self.lines.append(line)
            for name, message in self.kept.items():  # a browser says which ones it has
                if name.encode() not in said:
                    line.sendall(message)


# How these messages are written


def now() -> int:
    return int(time.time() * 1000)


def varying(value: int) -> bytes:
    found = bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    return bytes([*found, value])


def read_number(stream: BinaryIO) -> int:
    value = shift = 0
    while True:
        byte = stream.read(1)[0]
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value


def counted(data: bytes) -> bytes:
    return varying(len(data)) + data


def number(field: int, value: int) -> bytes:
    return varying(field << 3) + varying(value)


def fixed(field: int, value: int) -> bytes:
    return varying(field << 3 | 1) + value.to_bytes(8, "little")


def text(field: int, value: str | bytes) -> bytes:
    return varying(field << 3 | 2) + counted(value.encode() if isinstance(value, str) else value)


def certificate(path: Path) -> Path:
    """A certificate of our own making, with its key."""
    key, name = (
        ec.generate_private_key(ec.SECP256R1()),
        x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")]),
    )
    today = datetime.now(UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key()).serial_number(1)
    made = made.not_valid_before(today - timedelta(days=1)).not_valid_after(today + timedelta(days=1))
    whole = made.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM)
    path.write_bytes(whole + key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return path
