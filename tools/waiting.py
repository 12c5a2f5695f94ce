"""Measures how long a person waits between two turns of their own at a table with bots, on a server of its own.

python tools/waiting.py                                        # Great Western Trail with three Legends
python tools/waiting.py golden-city --level sheriff --turns 30
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import westward

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools.screenshots import serve


def frames(line: ClientConnection) -> Any:
    """The next frame that the server sends."""
    return json.loads(line.recv(120))


def measure(site: str, game: str, level: str, turns: int) -> list[float]:
    """Play a seat at random against bots; give the seconds from the last answer of each turn to the next question."""
    waits: list[float] = []
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (westward.title(game).players[-1] - 1)
    with httpx.Client(base_url=site, timeout=60) as http:
        http.get("/api/me")
        while len(waits) < turns:
            table = http.post("/api/tables", json={"game": game, "seats": seats, "private": True}).json()["table"]
            cookie = {"Cookie": f"westward={http.cookies['westward']}"}
            url = f"{site.replace('http', 'ws')}/ws/{table}"
            with connect(url, additional_headers=cookie, origin=Origin(site), max_size=2**24) as line:
                line.send(json.dumps({"type": "hello", "pictures": False}))
                waits += play(line, turns - len(waits))
    return waits


def play(line: ClientConnection, turns: int) -> list[float]:
    """One game, or as much of it as is wanted."""
    waits: list[float] = []
    rng, answered, since = westward.Rng(5), -1, 0.0
    while len(waits) < turns:
        frame = frames(line)
        if frame["type"] == "over":
            break
        if frame["type"] != "position" or frame["event"] <= answered:
            continue
        if frame["choices"]:
            if since:
                waits.append(time.monotonic() - since)
            since = 0.0
            answered = frame["event"]
            action = frame["choices"][rng.below(len(frame["choices"]))]["action"]
            line.send(
                json.dumps({"type": "play", "id": str(answered), "seat": 0, "number": answered, "action": action})
            )
        elif not since and answered >= 0:
            since = time.monotonic()
    return waits


def main() -> None:
    """Print one line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="great-western-trail")
    parser.add_argument("--level", default="legend")
    parser.add_argument("--turns", type=int, default=20)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, site = serve(folder, pause="0.9")
        try:
            waits = sorted(measure(site, wanted.game, wanted.level, wanted.turns))
        finally:
            server.terminate()
            server.wait(20)
    worst, middle = waits[-1], waits[len(waits) // 2]
    print(f"{wanted.game}, all others {wanted.level}: {len(waits)} waits, median {middle:.1f} s, longest {worst:.1f} s")


if __name__ == "__main__":
    main()
