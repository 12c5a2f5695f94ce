"""Puzzles as clients see them: a position to answer, what is said about an answer, and the one of the day."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any, Final

import msgspec

from westward.bots import puzzles
from westward.bots.advice import label
from westward.bots.puzzles import Puzzle
from westward.core import registry
from westward.core.history import History
from westward.core.telling import Section
from westward.core.words import Words
from westward.server import describe, why
from westward.server.drawing import Sight, tell
from westward.server.drawing_pool import Order
from westward.server.facts import Facts, Seat
from westward.server.helpers import Helpers
from westward.server.problems import Problem
from westward.server.shares import Share
from westward.server.titles import titles

Json = dict[str, Any]

#: Who the reader of a puzzle is at its table.
_READER: Final = "reader"


def today() -> date:
    """The day on which everybody has the same puzzle."""
    return datetime.now(UTC).date()


def find(game: str, number: int) -> Puzzle:
    """A puzzle by its number, from 1; a Problem says when there is none."""
    known = {title.id for title in titles()}
    found = puzzles.of(game) if game in known else []
    if not 1 <= number <= len(found):
        raise Problem("no-such-puzzle", 404, number=number)
    return found[number - 1]


def shelf(language: str) -> Json:
    """How many puzzles each game has, and the one of the day."""
    games = {title.id: len(puzzles.of(title.id)) for title in titles() if puzzles.of(title.id)}
    chosen = puzzles.daily(today())
    return {"daily": None if chosen is None else told(*chosen, language), "games": games}


def told(game: str, number: int, language: str) -> Json:
    """What a puzzle is called."""
    puzzle, day = find(game, number), today()
    return {
        "game": game,
        "title": Words(registry.title(game), language).say("title"),
        "number": number,
        "of": len(puzzles.of(game)),
        "name": puzzle.name,
        "hard": puzzle.hard,
        "players": puzzle.game.players,
        "day": day.isoformat() if puzzles.daily(day) == (game, number) else None,
    }


def _facts(puzzle: Puzzle, language: str) -> Facts:
    """The table at which a puzzle is shown: the reader on the seat that is asked, and bots."""
    record = puzzle.game
    words, colours = Words(registry.title(record.game), language), describe.colours(record.game)
    seats = tuple(
        Seat("person", words.say(f"colour-{c}"), _READER)
        if i == puzzle.seat - 1
        else Seat("bot", words.say(f"colour-{c}"))
        for i, c in enumerate(colours[: record.players])
    )
    return Facts("puzzle", record.game, record.settings, "running", True, "live", "", _READER, 0.0, 0.0, seats)


def table(puzzle: Puzzle, language: str) -> Json:
    """The table of a puzzle."""
    everybody = range(puzzle.game.players)
    return describe.table(_facts(puzzle, language), language, _READER, everybody, 0, [puzzle.seat - 1])


def _sight(puzzle: Puzzle, language: str, overlay: str = "") -> Sight:
    names = tuple(describe.names(_facts(puzzle, language), language))
    packed = registry.pack(puzzle.state)
    return Sight(packed, 0, puzzle.seat - 1, names, language, overlay, open=True, seed=puzzle.name)


async def position(helpers: Helpers, share: Share, puzzle: Puzzle, language: str, overlay: str = "") -> Json:
    """The position as the seat that is asked sees it. An answer counts once, so that every choice waits to be confirmed."""
    if overlay and overlay not in registry.title(puzzle.game.game).overlays:
        raise Problem("no-such-overlay", 404, name=overlay)
    serial = int(puzzle.name, 16)
    order = Order(_sight(puzzle, language, overlay), "look", serial, (0, 0, (), language), share=share)
    frame: Json = msgspec.json.decode(await helpers.drawing.frame(order))
    return {**frame, "choices": [{**choice, "warn": True} for choice in frame["choices"]]}


async def picture(helpers: Helpers, share: Share, puzzle: Puzzle, language: str) -> bytes:
    """The position as the seat that is asked sees it, as a PNG file."""
    sight = replace(_sight(puzzle, language), open=False)
    order = Order(sight, "picture", int(puzzle.name, 16), (0, 0, (), language), share=share)
    return await helpers.drawing.frame(order)


def in_words(puzzle: Puzzle, language: str) -> list[Section]:
    """The position in words, area by area."""
    return tell(_sight(puzzle, language))


def why_not(puzzle: Puzzle, part: str, language: str) -> Json:
    """Why a part of the picture cannot be chosen."""
    history = History(puzzle.state, puzzle.name)
    names = describe.names(_facts(puzzle, language), language)
    return why.why(history, history.state, puzzle.seat - 1, part, None, names, language)


def judge(puzzle: Puzzle, action: int, reveal: bool, language: str) -> Json:
    """What is said about an answer; the right one is explained, and told to whoever gives up."""
    title = registry.title(puzzle.game.game)
    state, seat = puzzle.state, puzzle.seat - 1
    if action not in state.legal() and not reveal:
        raise Problem("no-such-answer", 404)
    words = Words(title, language, describe.names(_facts(puzzle, language), language))
    right = action == puzzle.action
    shown: Json = {"right": right, "text": "" if reveal and not right else puzzles.verdict(puzzle, action, words)}
    if not right and not reveal:
        return {**shown, "answer": None, "why": "", "choices": []}
    figures = [
        {"action": a, "label": label(state, seat, a, words), "wins": f.result, "lead": f.lead}
        for f in puzzle.choices[:4]
        for a in [title.space.parse(f.move)]
    ]
    return {**shown, "answer": puzzle.action, "why": puzzles.explanation(puzzle, words), "choices": figures}
