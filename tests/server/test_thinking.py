"""Bots at tables: one bot per seat from decision to decision, where the process that has it is free."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

import westward
from westward.bots import Bot, bot
from westward.core.registry import pack
from westward.server import thinking_pool
from westward.server.thinking_pool import ThinkingPool, think


def test_a_seat_keeps_its_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make(level: str) -> Bot:
        made.append(level)
        return bot(level)

    monkeypatch.setattr(thinking_pool, "bot", make)
    game = westward.start("golden-city", players=3, seed=1)
    seat, packed = game.to_act, pack(game.state)
    for _ in range(3):
        assert think((1000, seat, "search@20"), packed, 5)[0] in game.legal()
    assert made == ["search@20"]
    think((1000, seat, "random"), packed, 5)
    think((1001, seat, "search@20"), packed, 5)
    assert made == ["search@20", "random", "search@20"]
    for table in range(2000, 2020):
        think((table, seat, "random"), packed, 5)
    think((1000, seat, "search@20"), packed, 5)
    assert made.count("search@20") == 3, "only the latest are kept"


async def answers() -> tuple[list[int], int, list[int]]:
    game = westward.start("golden-city", players=3, seed=1)
    pool = ThinkingPool(2)
    try:
        asked = [pool.choose((table, game.to_act, "rancher"), game.state, table) for table in range(6)]
        answered = await asyncio.gather(*asked)
        failed = await pool.choose((1, game.to_act, "nobody"), game.state, 1)
    finally:
        await pool.close()
    return list(answered), failed, game.legal()


def test_bots_answer_and_one_that_fails_is_stood_in_for(
    in_loop: Callable[..., tuple[list[int], int, list[int]]], caplog: pytest.LogCaptureFixture
) -> None:
    answered, failed, legal = in_loop(answers())
    assert {*answered, failed} <= set(legal)
    assert "the bot nobody failed at golden-city" in caplog.text
