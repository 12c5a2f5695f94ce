"""How to learn, and how it goes: what the command line and the learner tell each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from westward.core.errors import SettingsError


@dataclass(frozen=True)
class Plan:
    """How to learn. Heats are in spans of the game, and fall like the rate over `total` minutes."""

    game: str
    players: int
    minutes: float
    folder: Path
    jobs: int
    #: Over how many minutes heat and rate fall, when learning goes on in several runs; the minutes of this run if 0.
    total: float = 0.0
    hidden: int = 256
    #: How often a row is learnt from, on average.
    reuse: float = 8.0
    #: How many rows a step of learning takes, and how many the replay holds; 0: as the device allows.
    batch: int = 0
    rows: int = 0
    heat: tuple[float, float] = (0.025, 0.003)
    rate: tuple[float, float] = (1e-3, 3e-5)
    trace: float = 0.95
    slips: float = 0.003
    win: float = 0.0
    #: How much the points of the best of the others count against the own ones: drawn anew for every seat of every game from least to
    #: most, so that builders meet racers.
    rivalry: tuple[float, float] = (0.5, 1.0)
    #: Whether what the game's hints say is the ground, and the net learns what is missing there.
    hints: bool = False
    #: Whether chances of victory alone decide what is played.
    victory: bool = False
    #: How many iterations a search makes for every choice of self-play; 0: one looks one decision ahead.
    search: int = 0
    opponent: str = "sheriff"
    seed: int = 0
    #: After so many games it ends before its time; 0: it does not.
    games: int = 0
    resume: bool = False
    #: A net to begin with.
    start: Path | None = None
    command: str = ""


@dataclass(frozen=True)
class Moment:
    """One line of the learning curve: what was done since the beginning, and how it went lately."""

    minutes: float
    games: int
    positions: int
    steps: int
    positions_per_second: float
    loss: float
    points: float
    best_points: float
    decisions: float
    heat: float
    rate: float
    matches: int
    match_share: float
    match_points: float
    match_others: float

    def line(self) -> str:
        """The moment as one line."""
        match = (
            f", {self.match_share:.0%} of {self.matches} ({self.match_points}:{self.match_others})"
            if self.matches
            else ""
        )
        return (
            f"{self.minutes:.1f} min, {self.games:,} games, {self.positions_per_second:,.0f} positions/s, {self.steps:,} steps, "
            f"loss {self.loss:.4f}, {self.points:.1f} points (best {self.best_points:.1f}), {self.decisions:.0f} decisions, "
            f"heat {self.heat:.3f}, rate {self.rate:.5f}{match}"
        )


def train(plan: Plan, tell: Callable[[str], None]) -> None:
    """Learn as planned and tell how it goes; a SettingsError says when PyTorch is missing."""
    try:
        from westward.learn.trainer import Trainer
    except ModuleNotFoundError as missing:
        raise SettingsError(f"Learning needs PyTorch: pip install 'westward[learn]' ({missing}).") from None
    Trainer(plan, lambda moment: tell(moment.line())).run()
