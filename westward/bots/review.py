"""After a game: how everybody's chances went, and where they turned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from westward.art.charts import Line, lines
from westward.bots.advice import LEVEL, decimal, label, percent, say
from westward.bots.budget import Budget
from westward.bots.learnt import judge_of
from westward.bots.mcts import SearchBot
from westward.bots.search import leads, points_of, results
from westward.bots.slides import slides
from westward.core.hints import Hints
from westward.core.journal import Journal, seen_by
from westward.core.record import Record
from westward.core.registry import view
from westward.core.rng import Rng, derive
from westward.core.state import CHANCE, OVER, State
from westward.core.view import SPECTATOR
from westward.core.words import Words

_DEALS: Final = 8
#: Who misses this much of a game by a choice, or gains it by luck, has met a turning point.
_TURN: Final = 0.04
#: Who misses this much has blundered.
_BLUNDER: Final = 0.15


class Turn(msgspec.Struct, frozen=True):
    """A turning point: a choice that missed something (`choice`) or much (`blunder`), one far better than the rest (`good`),
    one that changed the chances (`swing`), `luck`, or a `slide`: a game thrown away little by little, up to this move.
    """

    move: int
    kind: str
    seat: int
    action: int
    better: int
    #: Points missed or gained by a choice; for a swing and luck, the chance to win before and after, and for a choice with the worse
    #: and with the better one.
    points: float
    before: float
    after: float
    #: How much of a game it was worth, from 0 to 1.
    worth: float
    #: The move after which a slide began.
    since: int = 0


class Review(msgspec.Struct, frozen=True):
    """The chances of every seat after each move, from what everybody could see, and the turning points, the greatest first."""

    moves: list[int]
    chances: list[list[float]]
    turns: list[Turn]


def chances(state: State, rng: Rng) -> list[float]:
    """The chance of each seat to win, by what was learnt of the game or its hints, as somebody who only watches sees it; they add up to 1."""
    hints = judge_of(state, learnt=True)
    total = [0.0] * state.players
    deals = 1 if state.to_act == OVER else _DEALS
    for _ in range(deals):
        known = state if state.to_act == OVER else state.redeal(SPECTATOR, rng)
        if state.to_act == OVER:
            found = [1.0 / len(state.winners()) if seat in state.winners() else 0.0 for seat in range(state.players)]
        else:
            found = _expected(known, hints)
        total = [a + b for a, b in zip(total, found, strict=True)]
    whole = sum(total)
    return [x / whole for x in total] if whole else [1 / state.players] * state.players


def _expected(state: State, hints: Hints[Any]) -> list[float]:
    # What all seats say together. Where the own points alone count, as chances do, nobody else's are taken off them.
    found = [0.0] * state.players
    for seat in range(state.players):
        points = points_of(state, hints, seat)
        par = hints.par(points)
        aim = leads(points) if hints.rivalry else [x - par for x in points]
        found = [a + b for a, b in zip(found, results(state, aim, hints.span), strict=True)]
    return [x / state.players for x in found]


def review(record: Record, budget: Budget, tick: Callable[[int, int], object] = lambda done, of: None) -> Review:
    """Go through a record move by move; every choice is searched with the budget."""
    history = record.history()
    state = history.at(0)
    rng = Rng(derive("review", len(history.actions)))
    moves, course = [0], [chances(state, rng)]
    turns: list[Turn] = []
    begun = False
    for number, action in enumerate(history.actions, start=1):
        seat, before, turn = state.to_act, course[-1], None
        begun = begun or seat != CHANCE
        if seat != CHANCE and len(state.legal()) > 1:
            turn = _judge(state, number, action, budget, rng)
        state.apply(action)
        moves.append(number)
        course.append(chances(state, rng))
        if turn is None and begun and state.to_act != OVER:  # what is drawn in the set-up turns nothing
            turn = _swing(number, seat, action, before, course[-1])
        if turn is not None:
            turns.append(turn)
        tick(number, len(history.actions))
    turns += [
        Turn(s.until, "slide", s.seat, -1, -1, 0.0, s.before, s.after, s.before - s.after, s.since)
        for s in slides(course)
    ]
    return Review(moves, course, sorted(turns, key=lambda t: (-t.worth, t.move)))


def _judge(state: State, number: int, action: int, budget: Budget, rng: Rng) -> Turn | None:
    seat = state.to_act
    reasons = SearchBot(budget, learnt=True).reasons(state.redeal(seat, rng), rng)
    played = next((r for r in reasons if r.action == action), None)
    if played is None or len(reasons) < 2:
        return None
    best = reasons[0]
    if best.action == action:
        other = reasons[1]
        worth = best.result - other.result
        if other.visits >= 10 and worth >= 2 * _TURN:
            more = best.lead - other.lead
            return Turn(number, "good", seat, action, other.action, more, other.result, best.result, worth / 2)
        return None
    worth = best.result - played.result
    if played.visits < 5 or worth < _TURN:
        return None
    kind = "blunder" if worth >= _BLUNDER else "choice"
    return Turn(number, kind, seat, action, best.action, best.lead - played.lead, played.result, best.result, worth)


def _swing(number: int, mover: int, action: int, before: list[float], after: list[float]) -> Turn | None:
    swings = [b - a for a, b in zip(before, after, strict=True)]
    seat = max(range(len(swings)), key=lambda i: abs(swings[i])) if mover == CHANCE else mover
    if abs(swings[seat]) < 2 * _TURN:
        return None
    kind = "luck" if mover == CHANCE else "swing"
    return Turn(number, kind, seat, action, -1, 0.0, before[seat], after[seat], abs(swings[seat]))


def sentences(found: Review, record: Record, words: Words, most: int = 6) -> list[str]:
    """The greatest turning points in words, in the order of the game."""
    out: list[str] = []
    chosen = sorted(found.turns[:most], key=lambda t: t.move)
    history = record.history()
    colours = view(history.state, SPECTATOR).head.colours
    for turn in chosen:
        state = history.at(turn.move - 1)
        name, language = words.seat(turn.seat, colours), words.language
        before, after = f"{100 * turn.before:.0f}", f"{100 * turn.after:.0f}"
        if turn.kind == "slide":
            facts = {"since": str(turn.since + 1), "move": str(turn.move), "seat": name}
            out.append(say(language, "review-slide", before=before, after=after, **facts))
        elif turn.kind in ("luck", "swing"):
            chance = turn.kind == "luck"
            what = _drawn(state, turn.action, words) if chance else label(state, turn.seat, turn.action, words)
            key = f"review-{turn.kind}"
            out.append(say(language, key, move=str(turn.move), what=what, seat=name, before=before, after=after))
        else:
            out.append(_chosen(turn, state, name, words))
    return out


def _chosen(turn: Turn, state: State, name: str, words: Words) -> str:
    """A choice that was a turning point: what it was worth in points, or in games won where the points do not show it."""
    key = f"review-{turn.kind}" if turn.points >= LEVEL else f"review-{turn.kind}-wins"
    return say(
        words.language,
        key,
        move=str(turn.move),
        seat=name,
        choice=label(state, turn.seat, turn.action, words),
        better=label(state, turn.seat, turn.better, words),
        less=decimal(turn.points, words.language),
        before=percent(turn.before),
        after=percent(turn.after),
    )


def _drawn(state: State, action: int, words: Words) -> str:
    """What a draw told everybody, in words."""
    journal: Journal = []
    state.copy().play(action, journal)
    told = [words.event(event) for event in seen_by(journal, SPECTATOR)]
    return told[0].rstrip(".") if told else say(words.language, "review-hidden")


def graph(found: Review, record: Record, words: Words) -> str:
    """The course of the game as an SVG picture: a line per seat."""
    colours = view(record.start(), SPECTATOR).head.colours
    series = [
        Line(words.seat(seat, colours), [100 * c[seat] for c in found.chances], colours[seat])
        for seat in range(record.players)
    ]
    marks = [turn.move for turn in found.turns[:6]]
    return lines(series, say(words.language, "review-axis"), marks)
