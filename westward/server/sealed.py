"""Answers to a sealed question: they wait here until all are in, and nobody else knows of them."""

from __future__ import annotations

from collections.abc import Collection

from westward.core.errors import Misfit, NotationError
from westward.core.history import History
from westward.core.state import State
from westward.server.facts import Answer


class SealedAnswers:
    """What the seats have answered to the question that is open. An answer may take several actions."""

    def __init__(self, history: History) -> None:
        self._history = history
        self._given: dict[int, list[Answer]] = {}
        self._actions: dict[int, list[int]] = {}
        self._whole: set[int] = set()

    def answered(self, seat: int) -> bool:
        """Whether a seat has given the whole of its answer."""
        return seat in self._whole

    def actions(self, seat: int) -> tuple[int, ...]:
        """The actions of a seat's answer, as far as it has given it."""
        return tuple(self._actions.get(seat, ()))

    def given(self) -> list[Answer]:
        """All that has been answered."""
        return [answer for answers in self._given.values() for answer in answers]

    def position(self, seat: int) -> State:
        """The position, with what a seat has put into an answer that it has begun."""
        if seat in self._whole or seat not in self._given:
            return self._history.state
        return self._history.answering(seat, self._actions[seat])[0]

    def next(self, seat: int, action: int, client_id: str | None) -> Answer:
        """The answer that an action would be, or the next part of it."""
        move = self._history.state.space.format(action)
        return Answer(seat, action, client_id, len(self._given.get(seat, ())), move)

    def note(self, answer: Answer, version: str = "") -> Misfit | None:
        """Take note of a part of an answer, the first ones first; what does not fit is told and left out.

        `version` is that of the game under which it was written down.
        """
        seat, history = answer.seat, self._history
        number, move = history.number + 1, answer.move or str(answer.action)
        try:
            action = answer.action if answer.move is None else history.state.space.parse(answer.move)
        except NotationError as problem:
            return Misfit(number, move, "no-such-move", {"why": str(problem)}, version=version)
        if seat not in history.state.pending() or seat in self._whole:
            return Misfit(number, move, "not-asked", {"seat": seat}, version=version)
        refusal = self.position(seat).asking(seat).why_not(action)
        if refusal is not None:
            return Misfit(number, move, "illegal", {}, refusal, version)
        self._given.setdefault(seat, []).append(answer)
        self._actions.setdefault(seat, []).append(action)
        if history.answering(seat, self._actions[seat])[1]:
            self._whole.add(seat)
        return None

    def forget(self, seat: int) -> None:
        """Forget what a seat has answered."""
        self._given.pop(seat, None)
        self._actions.pop(seat, None)
        self._whole.discard(seat)

    def clear(self) -> None:
        """Forget all answers: they have been played, or are read anew."""
        for seat in list(self._given):
            self.forget(seat)

    def in_order(self, asked: Collection[int]) -> list[int]:
        """When the answers of all who are asked are in: their actions in the order of the game. Else nothing."""
        if not all(seat in self._whole for seat in asked):
            return []
        state = self._history.state.copy()
        left = {seat: self._actions[seat].copy() for seat in asked}
        actions: list[int] = []
        while left.get(state.to_act):
            actions.append(left[state.to_act].pop(0))
            state.apply(actions[-1])
        return actions
