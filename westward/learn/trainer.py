"""The learner: takes the rows that its players send, learns from them, and shows them the net it has now."""

from __future__ import annotations

import csv
import multiprocessing
import os
import shutil
import subprocess
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields, replace
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

import torch

from westward.bots import net as nets
from westward.core.errors import SettingsError
from westward.core.registry import title
from westward.core.tensors import tensor_of
from westward.learn import players, shared
from westward.learn.plan import Moment, Plan
from westward.learn.replay import Replay
from westward.learn.values import Values, loss_of, numbers_of, parts_of, sizes_of

#: Expected points are divided by so many spans (a lead that wins three of four games).
_SCALE: Final = 3.5
#: How quickly the net that plays follows the one that learns, step by step.
_FOLLOW: Final = 0.005
#: Learning begins with so many rows, or a tenth of what the replay holds: few teach a net that knows something only their own chance.
_FIRST_ROWS: Final = 50_000
_FIRST_ROWS_GOING_ON: Final = 400_000
#: Seconds from one net shown to the players to the next, from line to line of the curve, and from one saved state to the next.
_PUBLISH, _TELL, _SAVE = 1.0, 15.0, 60.0


@dataclass
class Counts:
    """What has been done since the beginning, over all runs."""

    seconds: float = 0.0
    games: int = 0
    rows: int = 0
    positions: int = 0
    steps: int = 0
    dropped: int = 0
    #: Of the net that it began with: the games and minutes, and the commands that made it.
    games_before: int = 0
    minutes_before: float = 0.0
    commands_before: str = ""


@dataclass
class Lately:
    """What happened since the last line of the curve."""

    since: float
    positions: int = 0
    games: float = 0.0
    points: float = 0.0
    best: float = 0.0
    decisions: float = 0.0
    losses: list[torch.Tensor] = field(default_factory=list)


class Trainer:
    """One run of learning."""

    def __init__(self, plan: Plan, tell: Callable[[Moment], None]) -> None:
        if plan.jobs < 1:
            raise SettingsError("Learning needs at least one process that plays.")
        if plan.search and plan.victory:
            raise SettingsError(
                "A search finds points, not chances of victory: --search and --victory do not go together."
            )
        self.tell = tell
        self.plan = plan
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.set_float32_matmul_precision("high")
        # The other cores play.
        torch.set_num_threads(1)
        torch.manual_seed(plan.seed)
        game = title(plan.game)
        start = game.start(plan.players)
        tensor = tensor_of(game)
        blocks = tensor.blocks(start)
        self.layout = nets.layout_of(tensor, start)
        self.hints = nets.judged_by(game.hints, start) if plan.hints else ""
        self.scale = _SCALE * game.hints.span
        self.span: float = game.hints.span
        self.sizes = sizes_of(sum(b.size for b in blocks), plan.players, plan.hidden)
        self.net = Values(self.sizes, [b.unit for b in blocks for _ in range(b.size)]).to(self.device)
        #: What plays: the net that learns, smoothed over its last steps.
        self.smooth = [part.detach().clone() for part in self.net.parts()]
        self.optimiser = torch.optim.Adam(self.net.parameters(), plan.rate[0])
        self.counts = Counts()
        self.curve: list[Moment] = []
        self.width = players.widest(plan.game, plan.players)
        quick = self.device.type == "cuda"
        self.batch = plan.batch or (4096 if quick else 512)
        rows = plan.rows or (4_000_000 if quick else 200_000)
        self.replay = Replay(rows, self.width, self.sizes[-1], self.device)
        self.matches: deque[players.Match] = deque(maxlen=100)
        plan.folder.mkdir(parents=True, exist_ok=True)
        if plan.start is not None:
            self._begin_with(plan.start)
        if plan.resume:
            self.load()

    def _begin_with(self, file: Path) -> None:
        told, numbers = nets.read(file)
        if told.game != self.plan.game or told.sizes != self.sizes or told.layout != self.layout:
            raise SettingsError(f"{file} is of another game, number of players, size or version.")
        if told.hints != self.hints:
            raise SettingsError(f"{file} was learnt beside other hints, or beside none.")
        parts = parts_of(self.net, numbers)
        with torch.no_grad():
            for part, smooth, was in zip(self.net.parts(), self.smooth, parts, strict=True):
                part.copy_(was)
                smooth.copy_(was)
        # The smoothed net goes on from here slowly.
        self.counts.steps = int(1 / _FOLLOW)
        self.counts.games_before = told.games
        self.counts.minutes_before = told.minutes
        self.counts.commands_before = told.command

    # Players ---------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Learn for as long as the plan says."""
        outputs = self.sizes[-1]
        slab = shared.slab_size(self.width, outputs)
        board_size = shared.WORDS + 4 * nets.count_of(self.sizes)
        folder = shared.folder_for(2 * self.plan.jobs * slab + board_size)
        hired: list[BaseProcess] = []
        try:
            shared.make(folder / "board", board_size)
            for number in range(self.plan.jobs):
                for i in range(2):
                    shared.make(folder / f"slab-{number}-{i}", slab)
            self.board = shared.Board(folder / "board")
            self.slabs = [
                shared.Slab(folder / f"slab-{number}-{i}", self.width, outputs)
                for number in range(self.plan.jobs)
                for i in range(2)
            ]
            self._publish()
            hired = self._hire(folder)
            self._learn(hired)
            self.board.words[shared.STOP] = 1
            self.save()
        finally:
            for process in hired:
                process.join(5)
                if process.is_alive():
                    process.terminate()
            shutil.rmtree(folder)

    def _hire(self, folder: Path) -> list[BaseProcess]:
        plan = self.plan
        context = multiprocessing.get_context("spawn")
        seed = plan.seed * 1_000_003 + self.counts.games
        task = players.Task(
            plan.game, plan.players, self.sizes, self.scale, self.width, folder, 0, seed, plan.trace, plan.slips,
            plan.win, plan.rivalry, plan.opponent, plan.hints, plan.victory, plan.search,
        )  # fmt: skip
        found: list[BaseProcess] = [
            context.Process(target=players.play, args=(replace(task, number=number),), daemon=True)
            for number in range(plan.jobs)
        ]
        self.results = context.SimpleQueue()
        if plan.opponent:
            found.append(context.Process(target=players.match, args=(task, self.results), daemon=True))
        for process in found:
            process.start()
        return found

    # Learning --------------------------------------------------------------------------------------------------------

    def progress(self) -> float:
        """How much of the whole plan is done, from 0 to 1."""
        return min(1.0, self.counts.seconds / (60.0 * (self.plan.total or self.plan.minutes)))

    def heat(self) -> float:
        """How warm the players play now, in points."""
        first, last = self.plan.heat
        return self.span * first * float((last / first) ** self.progress())

    def rate(self) -> float:
        """How fast is learnt now."""
        first, last = self.plan.rate
        return first * float((last / first) ** self.progress())

    def _learn(self, hired: list[BaseProcess]) -> None:
        began = time.monotonic()
        before = self.counts.seconds
        shown = saved = began
        learnt = 0
        got_before = self.counts.rows
        lately = Lately(began)
        first = _FIRST_ROWS if self.plan.start is None else _FIRST_ROWS_GOING_ON
        enough = min(first, self.replay.rows // 10)
        last = self.counts.games + self.plan.games
        while time.monotonic() - began < 60.0 * self.plan.minutes and not self._played(last):
            busy = self._receive(lately)
            if self.replay.filled >= enough and learnt < self.plan.reuse * (self.counts.rows - got_before):
                self._step(lately)
                learnt += self.batch
            elif not busy:
                time.sleep(0.001)
            now = time.monotonic()
            self.counts.seconds = before + now - began
            if now - shown > _PUBLISH:
                shown = now
                self._publish()
                for process in hired:
                    if not process.is_alive():
                        raise RuntimeError(f"a playing process ended with code {process.exitcode}")
            if now - lately.since > _TELL:
                self._note(lately)
                lately = Lately(now)
            if now - saved > _SAVE:
                saved = now
                self.save()

    def _played(self, last: int) -> bool:
        return self.plan.games > 0 and self.counts.games >= last

    def _receive(self, lately: Lately) -> bool:
        found = False
        for slab in self.slabs:
            facts = slab.facts
            if not facts[shared.FULL]:
                continue
            found = True
            used = int(facts[shared.USED])
            self.replay.add(slab.places[:used], slab.numbers[:used], slab.targets[:used])
            self.counts.rows += used
            self.counts.games += int(facts[shared.GAMES])
            self.counts.positions += int(facts[shared.JUDGED])
            self.counts.dropped += int(facts[shared.DROPPED])
            lately.positions += int(facts[shared.JUDGED])
            lately.games += float(facts[shared.GAMES])
            lately.points += float(facts[shared.POINTS])
            lately.best += float(facts[shared.BEST])
            lately.decisions += float(facts[shared.DECISIONS])
            facts[shared.FULL] = 0
        while not self.results.empty():
            self.matches.append(self.results.get())
        return found

    def _step(self, lately: Lately) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate()
        places, numbers, targets = self.replay.draw(self.batch)
        loss = loss_of(self.net(places, numbers), targets, self.plan.victory)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        self.optimiser.step()
        with torch.no_grad():
            # At first the smoothed net follows at once.
            weight = max(_FOLLOW, 1.0 / (1 + self.counts.steps))
            torch._foreach_lerp_(self.smooth, [p.detach() for p in self.net.parts()], weight)
        self.counts.steps += 1
        lately.losses.append(loss.detach())

    def _publish(self) -> None:
        self.board.publish(numbers_of(self.net, self.smooth))
        self.board.words[shared.HEAT] = self.heat()

    # What is kept ----------------------------------------------------------------------------------------------------

    def _note(self, lately: Lately) -> None:
        games = max(1.0, lately.games)
        played = list(self.matches)
        count = max(1, len(played))
        moment = Moment(
            minutes=round(self.counts.seconds / 60, 2),
            games=self.counts.games,
            positions=self.counts.positions,
            steps=self.counts.steps,
            positions_per_second=round(lately.positions / (time.monotonic() - lately.since)),
            loss=round(float(torch.stack(lately.losses).mean()), 5) if lately.losses else 0.0,
            points=round(lately.points / games, 2),
            best_points=round(lately.best / games, 2),
            decisions=round(lately.decisions / games, 1),
            heat=round(self.heat(), 4),
            rate=round(self.rate(), 6),
            matches=len(played),
            match_share=round(sum(m.won for m in played) / count, 3),
            match_points=round(sum(m.points for m in played) / count, 1),
            match_others=round(sum(m.others for m in played) / count, 1),
        )
        self.curve.append(moment)
        self.tell(moment)

    def origin(self) -> nets.Origin:
        """What the net is and how it was made."""
        return nets.Origin(
            game=self.plan.game,
            players=self.plan.players,
            sizes=self.sizes,
            scale=self.scale,
            layout=self.layout,
            command="; ".join(filter(None, [self.counts.commands_before, self.plan.command])),
            commit=commit(),
            games=self.counts.games_before + self.counts.games,
            minutes=round(self.counts.minutes_before + self.counts.seconds / 60, 1),
            rivalry=sum(self.plan.rivalry) / 2,
            hints=self.hints,
            victory=self.plan.victory,
        )

    def save(self) -> None:
        """Write the net, the curve, and all that is needed to go on."""
        folder = self.plan.folder
        nets.write(
            folder / f"{self.plan.game}-{self.plan.players}.net", self.origin(), numbers_of(self.net, self.smooth)
        )
        with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as opened:
            writer = csv.writer(opened)
            writer.writerow([f.name for f in fields(Moment)])
            writer.writerows([list(asdict(moment).values()) for moment in self.curve])
        state = {
            "sizes": self.sizes,
            "layout": self.layout,
            "parts": [part.detach().cpu() for part in self.net.parts()],
            "smooth": [part.cpu() for part in self.smooth],
            "optimiser": _narrow(self.optimiser.state_dict()),
            "counts": asdict(self.counts),
            "curve": [asdict(moment) for moment in self.curve],
        }
        torch.save(state, folder / "state.part")
        (folder / "state.part").replace(folder / "state.pt")

    def load(self) -> None:
        """Go on where an earlier run ended; a SettingsError says when that cannot be."""
        file = self.plan.folder / "state.pt"
        if not file.exists():
            raise SettingsError(f"There is nothing to go on from in {self.plan.folder}.")
        state: dict[str, Any] = torch.load(file, map_location=self.device, weights_only=True)
        if tuple(state["sizes"]) != self.sizes or state["layout"] != self.layout:
            raise SettingsError(f"{file} is of another game, number of players, size or version.")
        with torch.no_grad():
            for part, was in zip(self.net.parts(), state["parts"], strict=True):
                part.copy_(was)
            for part, was in zip(self.smooth, state["smooth"], strict=True):
                part.copy_(was)
        self.optimiser.load_state_dict(state["optimiser"])
        self.counts = Counts(**state["counts"])
        self.curve = [Moment(**moment) for moment in state["curve"]]


def _narrow(state: dict[str, Any]) -> dict[str, Any]:
    # The optimiser's memory in half the room: it needs no more than that.
    kept = {
        number: {k: v.to(torch.bfloat16).cpu() if v.dim() else v.cpu() for k, v in of.items()}
        for number, of in state["state"].items()
    }
    return {"state": kept, "param_groups": state["param_groups"]}


def commit() -> str:
    """The commit of the source that runs: what WESTWARD_COMMIT says, or git; empty if neither can tell."""
    told = os.environ.get("WESTWARD_COMMIT", "")
    if told:
        return told
    try:
        asked = subprocess.run(
            ["git", "rev-parse", "--short=12", "HEAD"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return ""
    return asked.stdout.strip() if asked.returncode == 0 else ""
