"""The net that learns, in PyTorch; `westward.bots.net` judges with its numbers."""

from __future__ import annotations

import torch
from torch import nn

#: The sizes of the layers between the first and the last.
INNER = (64, 32)
#: How much the chances of victory count beside the points in what is learnt.
_WIN = 0.05


def sizes_of(row: int, players: int, hidden: int) -> tuple[int, ...]:
    """The sizes of the row and of every layer of a net for a number of players."""
    return (row, hidden, *INNER, 2 * players)


class Values(nn.Module):
    """Says of a row how many points every seat can expect, and the logits of their victories."""

    def __init__(self, sizes: tuple[int, ...], units: list[int]) -> None:
        super().__init__()
        self.sizes = sizes
        row, hidden = sizes[0], sizes[1]
        # The place after the last one pads rows that have few numbers.
        self.first = nn.Parameter(torch.randn(row + 1, hidden) * 0.05)
        self.bias = nn.Parameter(torch.zeros(hidden))
        self.inner = nn.ModuleList(nn.Linear(sizes[i], sizes[i + 1]) for i in range(1, len(sizes) - 1))
        last = self.inner[-1]
        assert isinstance(last, nn.Linear)
        # Nothing is known at first: every action is as good as another.
        nn.init.zeros_(last.weight)
        nn.init.zeros_(last.bias)
        self.share: torch.Tensor
        self.register_buffer("share", torch.tensor([1.0 / unit for unit in units] + [0.0]), persistent=False)

    def forward(self, places: torch.Tensor, numbers: torch.Tensor) -> torch.Tensor:
        """What is said of rows, each given by the places and values of its numbers that are not 0."""
        at = places.long()
        weighed = numbers.float() * self.share[at]
        if weighed.is_cuda:
            # Much quicker there than adding up few numbers, though most are 0.
            rows = torch.zeros((len(at), self.sizes[0] + 1), device=weighed.device).scatter_(1, at, weighed)
            summed = rows @ self.first
        else:
            summed = nn.functional.embedding_bag(at, self.first, per_sample_weights=weighed, mode="sum")
        told = torch.relu(summed + self.bias)
        for layer in self.inner[:-1]:
            told = torch.relu(layer(told))
        out: torch.Tensor = self.inner[-1](told)
        return out

    def parts(self) -> list[torch.Tensor]:
        """All that is learnt, in a fixed order."""
        return list(self.parameters())


def numbers_of(net: Values, parts: list[torch.Tensor]) -> bytes:
    """The numbers of a net with these parts as the evaluator takes them: input by input, units worked in, layer by layer."""
    first, bias, *inner = [part.detach().float() for part in parts]
    flat = [(first * net.share[:, None])[:-1].reshape(-1), bias]
    for weight, extra in zip(inner[::2], inner[1::2], strict=True):
        flat += [weight.t().reshape(-1), extra]
    return bytes(torch.cat(flat).cpu().numpy().tobytes())


def parts_of(net: Values, numbers: bytes) -> list[torch.Tensor]:
    """The parts of a net from the numbers that the evaluator takes: the way back from `numbers_of`."""
    flat = torch.frombuffer(bytearray(numbers), dtype=torch.float32)
    device = net.share.device
    out: list[torch.Tensor] = []
    at = 0
    for layer in range(len(net.sizes) - 1):
        before, after = net.sizes[layer], net.sizes[layer + 1]
        weight = flat[at : at + before * after].reshape(before, after).to(device)
        bias = flat[at + before * after : at + (before + 1) * after].to(device)
        at += (before + 1) * after
        if layer == 0:
            pad = torch.zeros((1, after), device=device)
            out += [torch.cat([weight / net.share[:-1, None], pad]), bias]
        else:
            out += [weight.t(), bias]
    return out


def loss_of(said: torch.Tensor, targets: torch.Tensor, victory: bool = False) -> torch.Tensor:
    """How far what was said is from the targets: points squared, chances by their likelihood; these above all where they alone decide."""
    n = targets.shape[1] // 2
    points = (said[:, :n] - targets[:, :n]).square().mean()
    chances = nn.functional.binary_cross_entropy_with_logits(said[:, n:], targets[:, n:])
    return _WIN * points + chances if victory else points + _WIN * chances
