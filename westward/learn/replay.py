"""The rows learnt from: the latest ones, where the learner computes."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray


class Replay:
    """A ring of rows; new ones take the place of the oldest."""

    def __init__(self, rows: int, width: int, outputs: int, device: torch.device) -> None:
        self.rows = rows
        self.device = device
        self.places = torch.zeros((rows, width), dtype=torch.int16, device=device)
        self.numbers = torch.zeros((rows, width), dtype=torch.int16, device=device)
        self.targets = torch.zeros((rows, outputs), device=device)
        self.at = 0
        self.filled = 0

    def add(self, places: NDArray[np.int16], numbers: NDArray[np.int16], targets: NDArray[np.float32]) -> None:
        """Take over new rows."""
        done = 0
        while done < len(targets):
            count = min(len(targets) - done, self.rows - self.at)
            here, there = slice(self.at, self.at + count), slice(done, done + count)
            self.places[here] = torch.from_numpy(places[there]).to(self.device)
            self.numbers[here] = torch.from_numpy(numbers[there]).to(self.device)
            self.targets[here] = torch.from_numpy(targets[there]).to(self.device)
            self.filled = max(self.filled, self.at + count)
            self.at = (self.at + count) % self.rows
            done += count

    def draw(self, count: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Some rows at random, with their targets."""
        pick = torch.randint(0, self.filled, (count,), device=self.device)
        return self.places[pick], self.numbers[pick], self.targets[pick]
