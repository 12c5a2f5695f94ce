"""Where walks end, against walking every way there is."""

from __future__ import annotations

import random

import pytest

import westward
from westward.games.golden_city import components as c
from westward.games.golden_city.paths import BY_LETTER, DISTANCE, LONGEST, NEVER_BACK, NOWHERE, ends


def walks(start: int, blocked: int, steps: int) -> list[list[int]]:
    """All walks of a length, field by field."""
    found = [[start]]
    for step in range(1, steps + 1):
        last = step == steps
        found = [
            [*walk, there]
            for walk in found
            for there in c.NEIGHBOURS[walk[-1]]
            if there != blocked and (last or there < c.HOUSES_FROM)
        ]
    return found


@pytest.mark.clause("GC-4.3", "GC-4.4", "GC-4.5", "GC-4.6")
def test_the_ends_of_walks_are_those_of_walking_every_way_there_is() -> None:
    rng = random.Random(3)
    for _ in range(60):
        start, locomotive, steps = rng.randrange(c.FIELD_COUNT), rng.randrange(NOWHERE + 1), rng.randrange(1, 5)
        ways = walks(start, c.RAIL[locomotive] if locomotive != NOWHERE else -1, steps)
        by_letter = {way[-1] for way in ways if steps < 2 or len(set(way)) > 2}
        assert ends(BY_LETTER, locomotive, start, steps).fields == sorted(by_letter)
        straight = {way[-1] for way in ways if steps < 2 or all(a != b for a, b in zip(way, way[2:], strict=False))}
        assert ends(NEVER_BACK, locomotive, start, steps).fields == sorted(straight)


@pytest.mark.clause("GC-8.5")
def test_distances_are_the_shortest_walks() -> None:
    rng = random.Random(4)
    for _ in range(40):
        start, locomotive, steps = rng.randrange(c.FIELD_COUNT), rng.randrange(NOWHERE), rng.randrange(1, 5)
        ways = [{way[-1] for way in walks(start, c.RAIL[locomotive], n)} for n in range(1, steps + 1)]
        nearer = set[int]().union({start}, *ways[:-1])
        assert ends(DISTANCE, locomotive, start, steps).fields == sorted(ways[-1] - nearer)


def test_when_a_game_begins_all_walks_are_known() -> None:
    # What is far from the locomotive is worked out once for all its places, which only happens beforehand.
    westward.start("golden-city", 3, seed=1)
    shared = sum(
        ends(BY_LETTER, 0, start, LONGEST) is ends(BY_LETTER, NOWHERE, start, LONGEST) for start in range(c.FIELD_COUNT)
    )
    assert shared > c.FIELD_COUNT // 3
