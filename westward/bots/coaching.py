"""How good a choice was, in words: the one just made, and the moments of a finished game that are worth a second look.

Everything is judged from what the seat knew when it chose: all else is dealt anew before anybody thinks.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from westward.bots.advice import LEVEL, Advice, decimal, gain, label, percent, ranked, say, sentence
from westward.bots.budget import Budget
from westward.bots.contrast import Difference, contrast, in_words
from westward.bots.mcts import SearchBot
from westward.bots.reasons import Reason
from westward.bots.review import Review
from westward.core.history import History
from westward.core.rng import Rng, derive
from westward.core.state import State
from westward.core.words import Words

#: Who misses less of a game than this has chosen as well as can be, or well enough.
_AS_GOOD: Final = 0.015
_FAIR: Final = 0.05
#: The turning points that are choices, and how many of a seat become moments.
_CHOICES: Final = ("choice", "blunder", "good")
MOST: Final = 5
#: So many choices are offered at a moment.
_OFFERED: Final = 4
#: So many games at most are played on to see where the points come from.
_PLAYED_ON: Final = 12


class Judgement(msgspec.Struct, frozen=True):
    """A choice of a seat beside the others: the best first, how many tries were made, what the best brings at once, and where from."""

    seat: int
    action: int
    reasons: list[Reason]
    tries: int
    gain: float
    rows: list[Difference] = []

    @property
    def played(self) -> Reason | None:
        """What was found out about the choice that was made; None if it was not even considered."""
        return next((r for r in self.reasons if r.action == self.action), None)

    @property
    def best(self) -> Reason:
        """The best choice."""
        return self.reasons[0]


class Moment(msgspec.Struct, frozen=True):
    """A choice of a finished game that is worth a second look: the number of moves before it, and how good it was."""

    move: int
    judgement: Judgement


def judged(state: State, seat: int, action: int, budget: Budget, rng: Rng, played_on: float = 0.0) -> Judgement:
    """How good a choice of a seat is that is asked; with seconds to play on, also where its points come from."""
    known = state.asking(seat).redeal(seat, rng)
    found = SearchBot(budget, learnt=True).reasons(known, rng)
    every = [*ranked(found)]
    every += [r for r in found if r not in every]
    first = every[0].action
    other = action if action != first else every[1].action if len(every) > 1 else first
    rows: list[Difference] = []
    if played_on > 0 and other != first:
        compared = contrast(known, seat, first, other, _PLAYED_ON, rng, played_on)
        rows = compared.rows if compared.agrees else []
    return Judgement(seat, action, every, sum(r.visits for r in found), gain(known, first, rng), rows)


def last_choice(history: History, seat: int) -> int | None:
    """How many moves lie before the latest one that a seat chose from several; None if there is none."""
    for i in range(len(history.actions) - 1, -1, -1):
        if history.actors[i] == seat and len(history.at(i).choices()) > 1:
            return i
    return None


def verdict(found: Judgement, state: State, words: Words) -> str:
    """How good the choice was, in a sentence."""
    language = words.language
    facts = {"choice": label(state, found.seat, found.action, words)}
    if found.action == found.best.action:
        return say(language, "coach-best", **facts)
    facts["better"] = label(state, found.seat, found.best.action, words)
    if found.played is None:
        return say(language, "coach-far", **facts)
    best, played = found.best, found.played
    missed, less = best.result - played.result, best.lead - played.lead
    if missed < _AS_GOOD:
        return say(language, "coach-as-good", **facts)
    key = "coach-fair" if missed < _FAIR else "coach-weak"
    if less >= LEVEL:
        return say(language, key, less=decimal(less, language), **facts)
    return say(language, f"{key}-wins", percent=percent(played.result), best=percent(best.result), **facts)


def reasoning(found: Judgement, state: State, words: Words) -> str:
    """Why the best choice is the best."""
    advice = Advice(found.seat, found.reasons, found.tries, found.gain)
    named = {found.best.action, found.reasons[min(1, len(found.reasons) - 1)].action}
    other = "" if found.action in named else label(state, found.seat, found.action, words)
    return " ".join([sentence(advice, state, words, tries=False), *in_words(found.rows, words, other)])


def moments(found: Review, history: History, seats: Collection[int], seconds: float) -> list[Moment]:
    """Up to five moments of each of the seats, those that were worth most, in the order of the game; all in about so many seconds."""
    chosen = []
    for seat in seats:
        own = [turn for turn in found.turns if turn.seat == seat and turn.kind in _CHOICES]
        chosen += own[:MOST]
    each = seconds / 2 / max(1, len(chosen))
    out = []
    for turn in sorted(chosen, key=lambda t: t.move):
        rng = Rng(derive("moment", turn.move))
        state = history.at(turn.move - 1)
        budget = Budget(seconds=each)
        out.append(Moment(turn.move - 1, judged(state, turn.seat, turn.action, budget, rng, played_on=each)))
    return out


def offered(found: Judgement) -> list[Reason]:
    """The choices to choose from at a moment, in no telling order: the best, the one that was made, and the next best."""
    some = [found.best, *([found.played] if found.played else []), *found.reasons[1:]]
    few: list[Reason] = []
    for reason in some:
        if reason not in few and len(few) < _OFFERED:
            few.append(reason)
    return sorted(few, key=lambda r: r.action)
