"""Nonsense on every way in: requests made up from the OpenAPI document, frames on the socket; never a 500."""

from __future__ import annotations

import json
import os
import random
import string
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

import westward

pytestmark = pytest.mark.long

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

Come = Callable[[str], "Person"]
#: `make soak` asks for more.
REQUESTS = FRAMES = 10_000 if "WESTWARD_SOAK" in os.environ else 1_000


def test_requests_from_the_schema(server: Server, person: Come) -> None:
    ann = person("Ann")
    tables = [ann.table("golden-city", "me", "bot", "open"), ann.table("golden-city", "me", "bot", "local")]
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    each = -(-REQUESTS // len(operations))
    sent = turn = 0
    while sent < REQUESTS:
        turn += 1
        operation = operations[turn % len(operations)]
        # Most of the requests are about a table that there is.
        strategy = st.tuples(operation.as_strategy(), st.sampled_from([None, *tables]))

        @settings(
            max_examples=each,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @seed(turn)
        @given(strategy)
        def send(drawn: Any) -> None:
            nonlocal sent
            case, table = drawn
            if table is not None and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            answer = case.call(session=None, headers={"Cookie": f"westward={ann.token}"}, timeout=120)
            sent += 1
            case.validate_response(answer, checks=[not_a_server_error])
            assert answer.status_code < 500
            if answer.status_code >= 400:
                assert set(answer.json()) <= {"error", "clause"}

        send()
    assert turn >= len(operations)


def test_answers_keep_what_the_schema_promises(server: Server, person: Come) -> None:
    """The answers of a real table are as the OpenAPI document describes them."""
    ann = person("Ann")
    table = ann.table("golden-city", "me", "local", "bot", seed=1)
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    paths = {
        "/api/me": {},
        "/api/games": {},
        "/api/rules/{game}": {"game": "golden-city"},
        "/api/tables": {},
        "/api/tables/{table}": {"table": table},
        "/api/tables/{table}/position": {"table": table},
        "/api/tables/{table}/events": {"table": table},
    }
    for path, parameters in paths.items():
        case = schema[path]["GET"].Case(path_parameters=parameters)
        case.call_and_validate(headers={"Cookie": f"westward={ann.token}"}, checks=[not_a_server_error])
        answer = case.call(headers={"Cookie": f"westward={ann.token}"}, timeout=120)
        schema[path]["GET"].validate_response(answer)
        assert answer.status_code == 200


def frame(chance: random.Random, event: int) -> str | bytes:
    """Something between a proper frame and noise."""
    kinds = ["hello", "play", "undo", "redo", "restart", "why", "look", "chat", "lang", "ping", "nonsense", "", None, 7]
    values: list[Any] = [0, 1, 2, 3, -1, -2, event, event + 1, 10**30, 1.5, True, None, "", "x", "de", "en", "field-h0909",
                         [], {}, "ü" * 50, "\x00", "a" * 3000, [[[]]], chance.randrange(900), float("inf")]  # fmt: skip
    fields = [
        "id",
        "seat",
        "number",
        "action",
        "part",
        "at",
        "overlay",
        "text",
        "lang",
        "last",
        "chat",
        "patches",
        "more",
    ]
    match chance.randrange(10):
        case 0:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
        case 1:
            return "".join(chance.choice(string.printable) for _ in range(chance.randrange(80)))
        case 2:
            return json.dumps(chance.choice(values))
        case 3:
            return "[" * chance.randrange(4000)
        case _:
            chosen = chance.sample(fields, chance.randrange(6))
            return json.dumps({"type": chance.choice(kinds), **{f: chance.choice(values) for f in chosen}})


@pytest.mark.parametrize("game", westward.ids())
def test_random_frames(person: Come, game: str) -> None:
    ann = person("Ann")
    chance = random.Random(game)
    players = westward.title(game).players[0]
    table = ann.table(game, "me", "local", *["bot"] * (players - 2), seed=1)
    connection = ann.connect(table)
    event, codes = 1, list[int]()
    for number in range(FRAMES // len(westward.ids()) + 1):
        try:
            connection.send(frame(chance, event))
            if number % 20 == 19:
                connection.send('{"type": "ping"}')
                while True:
                    answer = json.loads(connection.recv(240))
                    event = answer.get("event", event)
                    if answer["type"] == "pong":
                        break
        except ConnectionClosed as closed:  # noise may end a connection, never with an error of the server
            codes.append(closed.rcvd.code if closed.rcvd else 0)
            connection = ann.connect(table)
    assert 1011 not in codes
    assert httpx.get(f"{ann.server.url}/healthz", timeout=60).status_code == 200
