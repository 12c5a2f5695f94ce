"""What a finished game was for each of its seats, worked out once when it is over."""

from __future__ import annotations

from dataclasses import dataclass, field

from westward.core import registry
from westward.core.history import History
from westward.core.opening import openings
from westward.core.view import SPECTATOR
from westward.server import chance
from westward.server.facts import Facts, Seat


@dataclass(frozen=True)
class Result:
    """How a game ended for a seat."""

    seat: int
    guest: str | None
    level: str
    #: 1 for winners, then by points.
    place: int
    score: int
    #: Points by the names of the score's items.
    items: dict[str, int] = field(default_factory=dict)
    opening: str = ""
    #: Whether a bot played on in the end for somebody who had left or was replaced.
    left: bool = False

    @property
    def who(self) -> str:
        """Under which name the seat is rated: the person's, also of one who left, or the bot's level."""
        return self.guest if self.guest is not None else f"bot:{self.level}"


def results(facts: Facts, history: History) -> list[Result]:
    """How a game ended, seat by seat; nothing for games that were brought along, for lessons, and for bots among themselves.

    Of several seats that one person holds at one device, the first is theirs: whoever sits on the others has no name here.
    """
    if facts.brought or facts.lesson or not any(seat.guest for seat in facts.seats):
        return []
    head = registry.view(history.state, SPECTATOR).head
    began = openings(history)
    found: list[Result] = []
    for number, seat in enumerate(facts.seats):
        items: dict[str, int] = {}
        for item in head.sheet[number]:
            items[item.name] = items.get(item.name, 0) + item.points
        mine = seat.guest if all(other.guest != seat.guest for other in facts.seats[:number]) else None
        left = seat.kind == "bot" and seat.guest is not None
        level = "" if mine is not None or not _is_known(seat) else seat.level
        place = _place(number, head.winners, head.scores)
        found.append(Result(number, mine, level, place, head.scores[number], items, began[number], left))
    return found


def _place(seat: int, winners: list[int], scores: list[int]) -> int:
    if seat in winners:
        return 1
    others = [other for other in range(len(scores)) if other != seat]
    return 1 + sum(other in winners or scores[other] > scores[seat] for other in others)


def may_rate(facts: Facts) -> bool:
    """Whether a game may count for ratings: its luck was nobody's choice, and everybody at the table was somebody else.

    Besides, nobody may have asked for hints; that is looked up when the result is written down.
    """
    people = [seat.guest for seat in facts.seats if seat.guest is not None]
    return chance.is_drawn(facts) and len(people) == len(set(people)) and all(_is_known(s) for s in facts.seats)


def _is_known(seat: Seat) -> bool:
    """Whether it is known who played here: not where somebody has deleted all that was theirs, and a bot without a name plays on."""
    return seat.guest is not None or (seat.kind == "bot" and seat.name != "")


def ranks(found: list[Result]) -> list[float]:
    """The order in which seats are rated: by place; whoever was not there at the end comes last, however well a bot did for them."""
    return [float(len(found) + 1 if result.left else result.place) for result in found]
