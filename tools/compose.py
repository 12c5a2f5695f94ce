"""Play a game from a list of moves, chance included, and write it as a record: how the courses of lessons are composed.

    python tools/compose.py gold-rush 2 moves.txt > westward/games/gold_rush/lesson/first.txt

Each line of the list is a move in its notation, `?` for whatever the friendly bot would do, `luck` for all draws by lot until somebody decides, or
`others` for all that happens until the first seat decides; what follows a semicolon is a remark. Where a move cannot be made, what could be is listed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from westward.bots import bot
from westward.core import registry
from westward.core.errors import WestwardError
from westward.core.history import History
from westward.core.record import Record
from westward.core.rng import Rng, derive
from westward.core.state import CHANCE
from westward.core.words import Words


def legal(history: History) -> str:
    """What could be done now, in words."""
    state = history.state
    words = Words(history.title)
    view = registry.view(state, max(state.to_act, 0))
    lines = [f"{history.number + 1}: seat {state.to_act + 1} is asked '{state.step_now().name}':"]
    for action in state.legal():
        label = "" if state.to_act == CHANCE else words.choice(history.title.choice(view, action))
        lines.append(f"    {state.space.format(action)}: {label}")
    return "\n".join(lines)


def chosen(history: History, move: str) -> int:
    """The action that a word of the list means; a WestwardError says when it is not possible."""
    state = history.state
    rng = Rng(derive(f"lesson {history.title.id}", history.number))
    if move == "?":
        seat = state.to_act
        return bot("greenhorn").choose(state.redeal(seat, rng), rng)
    action = state.draw(rng) if move == "luck" else state.space.parse(move)
    if action not in state.legal():
        raise WestwardError(f"'{move}' is not possible")
    return action


def follow(history: History, move: str) -> None:
    """Carry a line of the list out."""
    if move in ("luck", "others"):
        while history.state.to_act == CHANCE or (move == "others" and history.state.to_act > 0):
            history.play(chosen(history, "luck" if history.state.to_act == CHANCE else "?"))
    else:
        history.play(chosen(history, move))


def main() -> int:
    """Play the list and print the record, or what went wrong."""
    game, players, moves = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    history = History(registry.title(game).start(players), f"lesson {game}")
    for number, line in enumerate(moves.read_text(encoding="utf-8").splitlines(), start=1):
        move = line.split(";")[0].strip()
        try:
            if move:
                follow(history, move)
        except WestwardError as problem:
            print(f"Line {number}: {problem}\n{legal(history)}", file=sys.stderr)
            return 1
    print(legal(history), file=sys.stderr)
    print(Record(game, players, history.state.settings, history.actions).dumps(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
