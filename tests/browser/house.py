"""A server of a test's own in this process: it may call services on this machine, and has the database that the test has filled."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from tests.server.conftest import free_port
from westward.server.app import create
from westward.server.settings import Settings


def in_loop(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine to its end on a thread of its own: Playwright keeps an event loop on this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


@contextmanager
def served(folder: Path, **more: Any) -> Iterator[str]:
    """The server's address. It has few helpers, for not much is drawn or thought."""
    port = free_port()
    database = f"sqlite+aiosqlite:///{folder / 't.db'}"
    settings = Settings(database=database, inward=True, thinkers=1, artists=1, pause=0, **more)
    server = uvicorn.Server(uvicorn.Config(create(settings), port=port, log_config=None, ws="websockets-sansio"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.05)
    try:
        yield f"http://localhost:{port}"
    finally:
        server.should_exit = True
        thread.join()
