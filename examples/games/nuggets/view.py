"""What a seat may know of Nuggets: everything."""

from westward.games.nuggets.moves import SPACE
from westward.games.nuggets.state import Position

from westward.core.journal import Item
from westward.core.view import Choice, View, head_of

COLOURS = ["yellow", "red", "green", "blue"]


class NuggetsView(View, frozen=True, kw_only=True):
    """The heap."""

    heap: int


def view(s: Position, seat: int) -> NuggetsView:
    """The position as a seat may know it."""
    sheet = [[Item("last", points, "NU-1.2")] if points else [] for points in s.scores()]
    return NuggetsView(head=head_of(s, seat, COLOURS, sheet), heap=s.heap)


def choice(v: NuggetsView, action: int) -> Choice:
    """Taking so many is clicking that nugget of the heap."""
    number = int(SPACE.arguments(action)["number"])
    return Choice(action, SPACE.format(action), "take", "NU-1.1", {"number": number}, [f"nugget-{v.heap - number}"])
