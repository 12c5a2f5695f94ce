"""What must be true of every position of Nuggets."""

from westward.games.nuggets.state import Position


def broken(s: Position) -> list[str]:
    """Sentences about what does not add up."""
    return [] if 0 <= s.heap <= 21 else ["The heap is too high or too low."]
