"""Figures for whoever watches over a server, as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

REGISTRY: Final = CollectorRegistry()
MOVES: Final = Counter("westward_moves", "Entries written down: moves, draws, takings-back.", registry=REGISTRY)
WRITING: Final = Histogram(
    "westward_writing_seconds",
    "From the wish to write a move down until it is written.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
REQUESTS: Final = Histogram(
    "westward_request_seconds",
    "How long requests took, by method and status.",
    ["method", "status"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=REGISTRY,
)
REFUSALS: Final = Counter(
    "westward_refusals", "What was refused, by reason, such as too-fast or stale.", ["reason"], registry=REGISTRY
)
REPORTED: Final = Counter("westward_reports", "Lines of chat and people that were reported.", registry=REGISTRY)
DECISIONS: Final = Counter("westward_bot_decisions", "Decisions that bots have thought about.", registry=REGISTRY)
BEGUN: Final = Counter(
    "westward_bot_tries_begun",
    "Tries that bots had made already when they were asked, in all decisions.",
    registry=REGISTRY,
)


class Watched(Protocol):
    """What has figures that change by themselves."""

    def figures(self) -> dict[str, int]:
        """Figures by name."""
        ...

    def queues(self) -> dict[str, int]:
        """How many wait for what."""
        ...


class _House(Collector):
    def __init__(self, house: Watched) -> None:
        self._house = house

    def collect(self) -> Iterator[GaugeMetricFamily]:
        for name, figure in self._house.figures().items():
            yield GaugeMetricFamily(f"westward_{name}", f"{name.capitalize()} in this process.", figure)
        waiting = GaugeMetricFamily("westward_waiting", "How many wait in a queue.", labels=["queue"])
        for queue, number in self._house.queues().items():
            waiting.add_metric([queue], number)
        yield waiting


def written(house: Watched) -> bytes:
    """All figures as text."""
    own = CollectorRegistry()
    own.register(_House(house))
    return generate_latest(REGISTRY) + generate_latest(own)
