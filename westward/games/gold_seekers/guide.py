"""The pictures of the guide: arranged positions, and the clauses that show one."""

from __future__ import annotations

from typing import Final

from westward.core.guide import Shown
from westward.games.gold_seekers.arrange import arrange, at
from westward.games.gold_seekers.state import Position


def _way() -> Position:
    return arrange(at("a1-04"), at("a2-12"), at("a3-30"), at("b-09"))


def _river() -> Position:
    return arrange(at("a1-16"), at("a2-19", decision="river-direct"), at("a3-14"), at("a4-26"), turn=0)


def _canyon() -> Position:
    return arrange(at("a2-33"), at("a3-34", decision="canyon-direct"), at("a4-31"), at("a1-29"))


def _mountain() -> Position:
    return arrange(at("m1"), at("l1-4"), at("a3-50"), at("a4-50"))


def _goal() -> Position:
    return arrange(at("claim"), at("a2-50", horse=True), at("a3-50"), at("a4-50"))


PICTURES: Final[dict[str, Shown]] = {
    "way": Shown(_way, marks=((1215, 1113), (150, 575), (983, 130), (1165, 425), (900, 570))),
    "river": Shown(_river, box=(0, 330, 420, 600)),
    "canyon": Shown(_canyon, box=(640, 0, 640, 320)),
    "mountain": Shown(_mountain, box=(960, 620, 380, 350)),
    "goal": Shown(_goal, box=(620, 500, 380, 420)),
    "person": Shown(_way, seat=0, scene="info", box=(0, 0, 440, 642)),
    "fields": Shown(_way, seat=0, scene="info", box=(0, 660, 440, 318)),
}

CLAUSES: Final[dict[str, str]] = {
    "KL-3.5": "way",
    "KL-5.1": "person",
    "KL-8.1": "river",
    "KL-8.5": "canyon",
    "KL-11.2": "mountain",
    "KL-12.2": "goal",
}
