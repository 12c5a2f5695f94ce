"""The post: mail by SMTP, plain and in the reader's language."""

from __future__ import annotations

import logging
from email.message import EmailMessage
from email.utils import formataddr, make_msgid, parseaddr
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from westward.core.errors import SettingsError
from westward.extras import extra
from westward.server.problems import Problem
from westward.server.settings import Settings

log = logging.getLogger(__name__)

_PORTS: Final = {"smtp": 587, "smtps": 465}
#: Seconds for which the mail server is waited for.
_PATIENCE: Final = 20.0


class Post:
    """Sends letters, if the server was told how."""

    def __init__(self, settings: Settings) -> None:
        self._server = _read(settings.mail) if settings.mail else None
        self.url = settings.url.rstrip("/")
        self._sender = settings.sender
        if self._server is None:
            return
        with extra("calls", "Mail"):
            import aiosmtplib  # noqa: F401 # said when the server starts, not when the first letter is due
        if not self.url.startswith(("https://", "http://")):
            raise SettingsError(
                "Mail carries links: say with --url (WESTWARD_URL) by which address people reach the server."
            )
        if "@" not in parseaddr(self._sender)[1]:
            raise SettingsError("Say with --sender (WESTWARD_SENDER) from which address mail shall come.")

    @property
    def open(self) -> bool:
        """Whether letters can be sent."""
        return self._server is not None

    async def send(self, to: str, subject: str, text: str, off: str = "") -> bool:
        """Send a letter; False if it could not be. `off` is the address at which one tap ends such letters."""
        import aiosmtplib

        if self._server is None:
            raise Problem("no-mail", 409)
        letter = EmailMessage()
        letter["From"] = formataddr(("Westward", self._sender)) if "<" not in self._sender else self._sender
        letter["To"] = to
        letter["Subject"] = subject
        letter["Message-ID"] = make_msgid(domain=parseaddr(self._sender)[1].rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        if off:
            letter["List-Unsubscribe"] = f"<{off}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        server = self._server
        name = unquote(server.username) if server.username else None
        try:
            await aiosmtplib.send(
                letter,
                hostname=server.hostname,
                port=server.port or _PORTS[server.scheme],
                username=name,
                password=unquote(server.password) if server.password else None,
                use_tls=server.scheme == "smtps",
                # A password is never sent where anybody could read it, except on this machine.
                start_tls=None if name is None or server.hostname in ("localhost", "127.0.0.1", "::1") else True,
                timeout=_PATIENCE,
            )
        except (aiosmtplib.SMTPException, OSError) as problem:
            log.warning("a letter could not be sent: %s", type(problem).__name__)
            return False
        return True


def _read(url: str) -> SplitResult:
    found = urlsplit(url)
    if found.scheme not in _PORTS or not found.hostname:
        raise SettingsError("The mail server is given as smtp://name:password@host:port or smtps://….")
    return found


def clean_address(text: str) -> str:
    """A mail address as it is kept; a Problem says when it is none."""
    name, address = parseaddr(text.strip())
    local, _, domain = address.rpartition("@")
    if name or address != text.strip() or not local or "." not in domain.strip(".") or not address.isascii():
        raise Problem("bad-address", 422)
    if len(address) > 254 or not address.isprintable() or any(c in address for c in ' ,;<>"()[]\\'):
        raise Problem("bad-address", 422)
    return address
