"""A game in the terminal: one person against bots, in words."""

from westward.terminal.playing import Terminal

__all__ = ["Terminal"]
