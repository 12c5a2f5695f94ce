"""Play a game from a list of moves, chance included, and write it as a record: how the courses of lessons are composed.

    python tools/compose.py gold-rush 2 moves.txt > westward/games/gold_rush/lesson/first.txt

Each line of the list is a move in its notation, `?` for whatever the friendly bot would do, or `luck` for a draw by lot; what follows a
semicolon is a remark. Where a move cannot be made, what could be made is listed.
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


def main() -> int:
    """Play the list and print the record, or what went wrong."""
    game, players, moves = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    title = registry.title(game)
    history = History(title.start(players), f"lesson {game}")
    mind = bot("greenhorn")
    for number, line in enumerate(moves.read_text(encoding="utf-8").splitlines(), start=1):
        move = line.split(";")[0].strip()
        state = history.state
        if not move:
            continue
        try:
            rng = Rng(derive(f"lesson {game}", history.number))
            if move == "luck":
                action = state.draw(rng)
            elif move == "?":
                action = mind.choose(state.redeal(state.to_act, rng), rng)
            else:
                action = state.space.parse(move)
            if action not in state.legal():
                raise WestwardError(f"'{move}' is not possible")
        except WestwardError as problem:
            print(f"Line {number}: {problem}\n{legal(history)}", file=sys.stderr)
            return 1
        history.play(action)
    print(legal(history), file=sys.stderr)
    print(Record(game, players, history.state.settings, history.actions).dumps(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
