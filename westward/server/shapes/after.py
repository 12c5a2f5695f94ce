"""A game that is over: its review."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class Figures(BaseModel):
    """A choice with what a search found: the share of games won, and the lead at the end."""

    action: int
    label: str
    wins: float
    lead: float


class TurningPoint(BaseModel):
    """Where the chances turned: the event to look at, the one after it, and what happened in words."""

    at: int
    event: int
    seat: int
    kind: Literal["choice", "blunder", "good", "swing", "luck", "slide"]
    text: str


class Moment(BaseModel):
    """A choice worth a second look: the event to look at, choices to choose from, which was best and which was made, and why."""

    at: int
    move: int
    seat: int
    question: str
    choices: list[Figures]
    best: int
    played: int
    verdict: str
    why: str


class Review(BaseModel):
    """How everybody's chances went; empty until it is ready."""

    ready: bool
    at: list[int] = []
    chances: list[list[float]] = []
    turns: list[TurningPoint] = []
    moments: list[Moment] = []
