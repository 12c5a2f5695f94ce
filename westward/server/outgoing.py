"""Requests to addresses that somebody else has named: only to public ones, and never to another one than was looked at."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import httpx

from westward.server.problems import Problem

_PATIENCE: Final = 10.0
#: So many names are looked up at once.
_LOOKUPS: Final = 8
#: By these addresses networks of IPv6 reach IPv4.
_TRANSLATED: Final = IPv6Network("64:ff9b::/96")
#: What of IPv6 is given out to the public; all else is for networks of their own, for tests, or nobody's. The standard library knows some.
_GIVEN_OUT: Final = IPv6Network("2000::/3")
_EXAMPLES: Final = IPv6Network("3fff::/20")


class Outgoing:
    """Posts to webhooks and push services. `inward` allows this machine and plain HTTP, for a server that is tried out."""

    def __init__(self, inward: bool) -> None:
        self._inward = inward
        self._client: httpx.AsyncClient | None = None
        #: Names whose servers never answer are looked up for long: nobody else's work waits behind them.
        self._lookups = ThreadPoolExecutor(_LOOKUPS, thread_name_prefix="names")

    async def close(self) -> None:
        """Close all connections."""
        self._lookups.shutdown(wait=False, cancel_futures=True)
        if self._client is not None:
            await self._client.aclose()

    async def check(self, url: str) -> str:
        """The address that a URL leads to; a Problem says when nothing may be sent there."""
        try:
            parts = urlsplit(url)
        except ValueError:
            raise Problem("bad-hook", 422) from None
        schemes = ("https", "http") if self._inward else ("https",)
        if parts.scheme not in schemes or not parts.hostname or parts.username is not None:
            raise Problem("bad-hook", 422)
        try:
            port = parts.port or (443 if parts.scheme == "https" else 80)
            look_up = partial(socket.getaddrinfo, parts.hostname, port, type=socket.SOCK_STREAM)
            looking = asyncio.get_running_loop().run_in_executor(self._lookups, look_up)
            found = await asyncio.wait_for(looking, _PATIENCE)
        except (OSError, ValueError, TimeoutError, UnicodeError):
            raise Problem("bad-hook", 422) from None
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses or (not self._inward and not all(map(is_public, addresses))):
            raise Problem("bad-hook", 422)
        return addresses[0]

    async def post(self, url: str, data: bytes, headers: dict[str, str]) -> int:
        """Post something; the status of the answer, 0 if there was none. What is answered is not read, and nothing is followed."""
        address, parts = await self.check(url), urlsplit(url)
        shown = f"[{address}]" if ":" in address else address
        # The address that was looked at is the one that is spoken to: a name may mean another one a moment later.
        pinned = httpx.URL(url).copy_with(host=shown)
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=_PATIENCE, follow_redirects=False, trust_env=False)
        request = self._client.build_request(
            "POST",
            pinned,
            content=data,
            headers={**headers, "host": parts.netloc},
            extensions={"sni_hostname": parts.hostname},
        )
        try:
            answer = await self._client.send(request, stream=True)
        except httpx.HTTPError:
            return 0
        await answer.aclose()
        return answer.status_code


def is_public(address: str) -> bool:
    """Whether an address is of the public network.

    >>> [is_public(a) for a in ("93.184.215.14", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1")]
    [True, False, False, False, False, False]
    >>> [is_public(a) for a in ("2606:4700::6810", "64:ff9b::5db8:d70e", "64:ff9b::a00:1", "64:ff9b:1::a00:1", "::10.0.0.1", "fec0::1")]
    [True, True, False, False, False, False]
    """
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is None and found in _TRANSLATED:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if found not in _GIVEN_OUT or found in _EXAMPLES:
            return False
    return found.is_global and not found.is_multicast
