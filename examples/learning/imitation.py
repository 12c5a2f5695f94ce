"""Teaches a net to play like the bots whose games it is shown: recorded games as a PyTorch data set.

westward simulate gold-seekers --players 2 --bots sheriff,sheriff --games 2000 --records games
python examples/learning/imitation.py games            # pip install 'westward[batch]' torch
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import torch
from torch import nn
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

import westward


class Games(IterableDataset[Any]):
    """Examples of recorded games; the processes of a DataLoader share them."""

    def __init__(self, folder: str) -> None:
        self.examples = westward.dataset(folder)

    def __iter__(self) -> Iterator[Any]:
        info = get_worker_info()
        return iter(self.examples if info is None else self.examples.shared(info.id, info.num_workers))


def main(folder: str, workers: int = 0) -> None:
    """Train once over all games, and tell how often the net would have chosen the same."""
    games = Games(folder)
    eyes = games.examples.observer
    net = nn.Sequential(nn.Linear(eyes.size, 64), nn.ReLU(), nn.Linear(64, eyes.actions + 1))
    teacher = torch.optim.Adam(net.parameters(), 1e-3)
    torch.manual_seed(1)
    right, seen = 0, 0
    for number, (rows, masks, actions, results, _) in enumerate(DataLoader(games, batch_size=256, num_workers=workers)):
        out = net(rows)
        chances = out[:, :-1].masked_fill(~masks, -1e9)
        loss = nn.functional.cross_entropy(chances, actions) + nn.functional.mse_loss(out[:, -1], results.float())
        teacher.zero_grad()
        loss.backward()
        teacher.step()
        right, seen = right + int((chances.argmax(1) == actions).sum()), seen + len(actions)
        if number % 20 == 19:
            print(f"{number + 1} batches: loss {loss.item():.3f}, {right / seen:.0%} as the bots chose", flush=True)
            right = seen = 0


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0)
