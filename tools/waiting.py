"""Measures how long a person waits between two turns of their own at a table with bots, on a server of its own.

python tools/waiting.py                                        # Great Western Trail with three Legends
python tools/waiting.py golden-city --level sheriff --turns 30
python tools/waiting.py --players 2 --considers 2 --musing 0   # the person takes two seconds for a decision, and the bots do not think meanwhile
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


def figures(site: str) -> tuple[float, float]:
    """How many decisions bots have thought about, and from how many tries they began in all."""
    found = dict(line.rsplit(" ", 1) for line in httpx.get(f"{site}/metrics").text.splitlines() if line[:1] != "#")
    return float(found["westward_bot_decisions_total"]), float(found["westward_bot_tries_begun_total"])


def measure(site: str, game: str, players: int, level: str, turns: int, considers: float) -> list[float]:
    """Play a seat at random against bots; give the seconds from the last answer of each turn to the next question."""
    waits: list[float] = []
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (players - 1)
    with httpx.Client(base_url=site, timeout=60) as http:
        http.get("/api/me")
        while len(waits) < turns:
            table = http.post("/api/tables", json={"game": game, "seats": seats, "private": True}).json()["table"]
            cookie = {"Cookie": f"westward={http.cookies['westward']}"}
            url = f"{site.replace('http', 'ws')}/ws/{table}"
            with connect(url, additional_headers=cookie, origin=Origin(site), max_size=2**24) as line:
                line.send(json.dumps({"type": "hello", "pictures": False}))
                waits += play(line, turns - len(waits), considers)
    return waits


def play(line: ClientConnection, turns: int, considers: float) -> list[float]:
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
            time.sleep(considers)
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
    parser.add_argument("--players", type=int, help="as many as there can be if not given")
    parser.add_argument("--considers", type=float, default=0.0, help="seconds that the person takes for a decision")
    parser.add_argument("--musing", default="2", help="as of westward serve")
    wanted = parser.parse_args()
    players = wanted.players or westward.title(wanted.game).players[-1]
    with tempfile.TemporaryDirectory() as folder:
        server, site = serve(folder, "0.9", "--musing", wanted.musing)
        try:
            waits = sorted(measure(site, wanted.game, players, wanted.level, wanted.turns, wanted.considers))
            decisions, begun = figures(site)
        finally:
            server.terminate()
            server.wait(20)
    worst, middle = waits[-1], waits[len(waits) // 2]
    print(
        f"{wanted.game} with {players}, all others {wanted.level}, musing {wanted.musing}: {len(waits)} waits, median {middle:.1f} s, longest {worst:.1f} s; "
        f"{decisions:.0f} decisions began from {begun / max(1.0, decisions):,.0f} tries"
    )


if __name__ == "__main__":
    main()
