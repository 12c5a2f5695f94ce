"""A bot in 40 lines: it sits down on the first open seat of a table and plays any choice until the game is over.

    python examples/bot.py http://localhost:8080/t/TABLE

Any language that speaks HTTP and JSON will do; see docs/api.md.
"""

import json
import random
import sys
import time
import urllib.request

server, _, table = sys.argv[1].partition("/t/")
token = ""


def ask(path, body=None):
    """One request; a body makes it a POST."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server + path, data, headers)) as answer:
        return json.load(answer)


token = ask("/api/token", {})["token"]
seat = next(p["seat"] for p in ask(f"/api/tables/{table}")["players"] if p["kind"] == "open")
ask(f"/api/tables/{table}/join", {"seat": seat, "name": "Forty Lines"})
while ask(f"/api/tables/{table}")["state"] == "open":
    time.sleep(1)
while not (position := ask(f"/api/tables/{table}/position?picture=false&seat={seat}"))["over"]:
    if position["choices"]:
        move = random.choice(position["choices"])  # here a better bot would think
        ask(f"/api/tables/{table}/moves", {"seat": seat, "number": position["event"], "action": move["action"]})
    else:
        time.sleep(0.3)
print("Points:", [player["score"] for player in position["players"]])
