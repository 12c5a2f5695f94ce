"""What bots are told about a game beside its rules: how good a position looks, and which actions look promising.

Each game's `hints.py` defines `HINTS`, an instance of its own subclass. Bots only ever hand it positions in which all that
a seat cannot know has been redealt.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from westward.core.rng import Rng
from westward.core.state import State, as_python_sees

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[S]):
    """The hints of a game that has none of its own: the points so far, and every action as good as another."""

    #: A lead of so many points wins about three games of four.
    span: float = 10.0
    #: How many decisions a search plays on from a new position before it looks at the points; below 0, it looks at once, wherever the
    #: position is.
    plies: int = 10
    #: How many decisions in a row of one seat `greedy` looks through together, such as a tile and who goes on it.
    together: int = 1
    #: How keenly a search tries what it has seen little of.
    curiosity: float = 0.6
    #: How many points less make an action look half as promising at first sight.
    heat: float = 2.0
    #: How many visits the evaluation right after an action counts like, beside the visits of a search.
    trust: float = 8.0
    #: How much the points of the best of the others count against the own ones: 1 for the lead, less for whoever also wants points.
    rivalry: float = 1.0
    #: Whether a search compares the actions at hand with equal luck: it costs a little and pays in games full of luck.
    equal_luck: bool = False
    #: How many times dimmer the lower levels see than elsewhere: more than 1 where single choices seldom weigh much.
    dimness: float = 1.0

    def __init__(self) -> None:
        # A subclass that is not compiled has its own in the class, where compiled code does not look.
        self.span = _number(self, "span")
        self.plies = int(_number(self, "plies"))
        self.together = int(_number(self, "together"))
        self.curiosity = _number(self, "curiosity")
        self.heat = _number(self, "heat")
        self.trust = _number(self, "trust")
        self.rivalry = _number(self, "rivalry")
        self.equal_luck = bool(as_python_sees(self, "equal_luck"))
        self.dimness = _number(self, "dimness")

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def evaluate(self, s: S) -> list[float]:
        """The points each seat can expect at the end of the game."""
        return [float(points) for points in s.scores()]

    def seen_by(self, s: S, seat: int) -> list[float]:
        """The points each seat can expect, as one of them can tell; by default all of them agree."""
        return self.evaluate(s)

    def ended(self, s: S) -> list[float]:
        """The same when the game is over: the points each seat has."""
        return [float(points) for points in s.scores()]

    def told(self, points: list[float]) -> list[float]:
        """The points to tell people of, where those just looked up are something else, such as chances in the measure of points."""
        return points

    def par(self, points: list[float]) -> float:
        """What own points count as even, where they count beside the lead: by default the mean of all seats."""
        return sum(points) / len(points)

    def priors(self, s: S, legal: list[int]) -> list[float]:
        """How many points each action seems worth at first sight, compared with the others; empty: no idea."""
        return []

    def apart(self, s: S) -> bool:
        """Whether the outcomes of the open draw are worth telling apart in a search; if not, all lead to one place."""
        return True

    def tells(self, s: S) -> bool:
        """Whether the open draw tells how good the last choice was, like a chip that is dug up; if not, like the die of the
        next turn, a look at the choice ends before it.
        """
        return True

    def choose(self, s: S, rng: Rng) -> int:
        """A quick choice, for playing on a little before looking at the points."""
        return s.pick(rng)


def _number(hints: object, name: str) -> float:
    found = as_python_sees(hints, name)
    assert isinstance(found, (int, float)), f"{name} is a number"
    return float(found)
