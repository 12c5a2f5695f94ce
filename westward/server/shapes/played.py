"""What somebody has played: finished games, figures, plots and ratings."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class Rated(BaseModel):
    """A rating: its points, how far it may be off, and from how many games it comes."""

    points: int
    give: int
    games: int


class Finisher(BaseModel):
    """Who sat at a finished game, and how it ended for them."""

    name: str
    colour: str
    bot: bool
    mine: bool
    place: int
    score: int


class FinishedGame(BaseModel):
    """A finished game of mine; rating and what it gained are there if it counted."""

    table: str
    game: str
    title: str
    ended: float
    place: int
    players: list[Finisher]
    rating: int | None
    gain: int | None


class FinishedGames(BaseModel):
    """Finished games, the latest first; `next` leads on to older ones, null if there are none."""

    games: list[FinishedGame]
    next: str | None


class GameFigures(BaseModel):
    """My games of one kind: how many, how many won and how many chance alone would win, points on average and at best."""

    game: str
    title: str
    games: int
    wins: int
    fair: float
    mean: float
    best: int
    rating: Rated | None


class Opponent(BaseModel):
    """Somebody or a level of bots that I have played against: how often, and how often I was better or worse."""

    name: str
    bot: bool
    games: int
    better: int
    worse: int
    rating: Rated | None


class Plot(BaseModel):
    """A plot as SVG."""

    name: Literal["places", "points", "categories", "openings", "rating"]
    svg: str


class GameStatistics(GameFigures):
    """All there is to tell of my games of one kind; what looks at single games looks at the latest 500."""

    against: list[Opponent]
    plots: list[Plot]
