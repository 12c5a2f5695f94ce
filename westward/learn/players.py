"""Processes that play: most against themselves to learn from, one against a fixed opponent to see how it goes."""

from __future__ import annotations

import gc
import os
import time
from dataclasses import dataclass
from math import exp
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from typing import Final

import numpy as np

from westward.bots import Bot, GreedyBot, ask, bot
from westward.bots.afterstates import Afterstates
from westward.bots.net import Net, row_size
from westward.bots.search import SPAN_LOGIT
from westward.bots.search_values import LearntHints
from westward.core.registry import title
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER
from westward.core.tensors import tensor_of
from westward.learn import shared
from westward.learn.selfplay import SelfPlay
from westward.learn.selfplay_search import SearchPlay

#: Players are warmer or cooler by up to this factor (e to the power of it) from game to game, so that not all see the same.
_VARIETY: Final = 0.7


@dataclass(frozen=True)
class Task:
    """What a playing process must know."""

    game: str
    players: int
    sizes: tuple[int, ...]
    scale: float
    width: int
    folder: Path
    number: int
    seed: int
    #: How much of what comes later counts on at every choice, how many choices are left to chance, and how much victory counts.
    trace: float
    slips: float
    win: float
    rivalry: tuple[float, float]
    opponent: str
    #: Whether what is learnt is added to what the game's hints say.
    hints: bool = False
    #: Whether chances of victory alone decide what is played.
    victory: bool = False
    #: How many iterations a search makes for every choice; 0: one looks one decision ahead.
    search: int = 0


class Follower:
    """The net of a playing process, kept up to date with the learner's."""

    def __init__(self, task: Task) -> None:
        self.board = shared.Board(task.folder / "board")
        self.version, numbers = self.board.read()
        while self.version < 0:
            self.version, numbers = self.board.read()
        self.net = Net(task.sizes, numbers)
        self.learner = os.getppid()

    def follow(self) -> None:
        """Take over the latest net, if there is a new one."""
        if int(self.board.words[shared.VERSION]) != self.version:
            version, numbers = self.board.read()
            if version >= 0:
                self.version = version
                self.net.load(numbers)

    def stopped(self) -> bool:
        """Whether the learner has ended, in good order or not."""
        return bool(self.board.words[shared.STOP]) or os.getppid() != self.learner


def eyes_of(task: Task, net: Net) -> Afterstates:
    """What looks at positions with a net."""
    game = title(task.game)
    ground = game.hints if task.hints else None
    eyes = Afterstates(tensor_of(game), task.sizes[0], net, task.scale, task.win, sum(task.rivalry) / 2, ground)
    eyes.per_logit = game.hints.span / SPAN_LOGIT if task.victory else 0.0
    return eyes


def play(task: Task) -> None:
    """Play against oneself until the learner stops."""
    os.nice(5)
    # Positions hold no circles: looking for some after every few of them only takes time.
    gc.disable()
    follower = Follower(task)
    slabs = [shared.Slab(task.folder / f"slab-{task.number}-{i}", task.width, task.sizes[-1]) for i in range(2)]
    rng = Rng(task.seed * 1000 + task.number)
    start = title(task.game).start(task.players)
    eyes = eyes_of(task, follower.net)
    judge = _judge(task, follower.net)
    tables = [
        SearchPlay(
            start, judge, rng, slab.places.data, slab.numbers.data, task.width, task.trace, task.rivalry, task.search
        )
        if task.search
        else SelfPlay(start, eyes, rng, slab.places.data, slab.numbers.data, task.width, task.trace, task.rivalry)
        for slab in slabs
    ]
    turn = 0
    while True:
        slab, table = slabs[turn], tables[turn]
        while slab.facts[shared.FULL]:
            if follower.stopped():
                return
            time.sleep(0.002)
        slab.facts[:] = 0.0
        used = 0
        while used + shared.LONGEST <= shared.ROWS:
            if follower.stopped():
                return
            follower.follow()
            heat = float(follower.board.words[shared.HEAT]) * exp((2.0 * rng.uniform() - 1.0) * _VARIETY)
            judged = table.judged
            rows = table.play(used, shared.LONGEST, heat, task.slips)
            slab.facts[shared.JUDGED] += table.judged - judged
            if rows == 0:
                slab.facts[shared.DROPPED] += 1
                continue
            slab.targets[used : used + rows] = np.asarray(table.targets).reshape(rows, -1)
            used += rows
            slab.facts[shared.GAMES] += 1
            slab.facts[shared.POINTS] += sum(table.scores) / task.players
            slab.facts[shared.BEST] += max(table.scores)
            slab.facts[shared.DECISIONS] += table.decisions
        gc.collect()
        slab.facts[shared.USED] = used
        slab.facts[shared.FULL] = 1
        turn = 1 - turn


@dataclass(frozen=True)
class Match:
    """One game of the net in one seat against the opponent in all others: its share of the victory, and mean points."""

    version: int
    won: float
    points: float
    others: float


def match(task: Task, results: SimpleQueue[Match]) -> None:
    """Play against the opponent until the learner stops; the same luck for every seat in turn."""
    os.nice(5)
    follower = Follower(task)
    player = GreedyBot(hints=_judge(task, follower.net))
    number = 0
    while not follower.stopped():
        follower.follow()
        seat = number % task.players
        found = _meet(task, player, follower, seat, Rng(task.seed + number // task.players))
        if found is not None:
            results.put(found)
        number += 1


def _judge(task: Task, net: Net) -> LearntHints:
    return LearntHints(eyes_of(task, net), title(task.game).hints, sum(task.rivalry) / 2, task.victory)


def _meet(task: Task, player: Bot, follower: Follower, seat: int, rng: Rng) -> Match | None:
    state = title(task.game).start(task.players)
    bots = [bot(task.opponent) for _ in range(task.players)]
    luck = Rng(rng.next32())
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(state.draw(luck))
            continue
        if follower.stopped():
            return None
        state.apply(ask(player if state.to_act == seat else bots[state.to_act], state, rng))
    scores, winners = state.scores(), state.winners()
    others = [scores[i] for i in range(task.players) if i != seat]
    won = 1.0 / len(winners) if seat in winners else 0.0
    return Match(follower.version, won, scores[seat], sum(others) / max(1, len(others)))


def widest(game: str, players: int) -> int:
    """How many numbers of a row are not 0, at most: half as many again as in some games of chance."""
    start = title(game).start(players)
    tensor = tensor_of(title(game))
    size = row_size(tensor, start)
    net = Net((size, 8, 8, 2 * players), bytes(4 * ((size + 1) * 8 + 72 + 9 * 2 * players)))
    eyes = Afterstates(tensor, size, net, 1.0)
    rng = Rng(1)
    most = 0
    for _ in range(3):
        state = start.copy()
        while state.to_act != OVER:
            if state.to_act >= 0:
                eyes.line.begin()
                eyes.judge(state, state.to_act)
                most = max(most, int(np.count_nonzero(np.asarray(eyes.writer.values))))
            state.apply(state.draw(rng) if state.to_act == CHANCE else rng.pick(state.legal()))
    return min(size, (3 * most // 2 + 31) // 32 * 32)
