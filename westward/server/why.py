"""Why something is not allowed; answered from what the asking seat knows, so that a refusal tells no secret."""

from __future__ import annotations

from typing import Any, Final

from westward.core import registry
from westward.core.errors import NotationError, Refusal
from westward.core.rng import Rng, derive
from westward.core.state import OVER, State
from westward.core.title import Title
from westward.core.view import View
from westward.core.words import LANGUAGES, Words
from westward.server.course import Course
from westward.server.problems import say

Json = dict[str, Any]

#: How many actions are looked through to find out why a part of the picture cannot be chosen.
_MOST: Final = 6_000


def read_action(course: Course, action: int | None, notation: str | None) -> int | None:
    """The action that a client means; None if it gave neither or both."""
    if (action is None) == (notation is None):
        return None
    if notation is not None:
        return course.title.space.parse(notation)
    assert action is not None
    if not 0 <= action < course.title.space.size:
        raise NotationError(f"There is no action {action}; actions go from 0 to {course.title.space.size - 1}.")
    return action


def refusal_words(course: Course, state: State, seat: int, action: int, names: list[str]) -> tuple[dict[str, str], str]:
    """Why a seat may not play an action, in every language, and the clause; made from what the seat knows alone."""
    safe = state.asking(seat).redeal(seat, Rng(derive(course.seed, course.number)))
    refusal = safe.why_not(action) or Refusal("not-legal", safe.step_now().clause)
    return {lang: Words(course.title, lang, names).refusal(refusal) for lang in LANGUAGES}, refusal.clause


def why(
    course: Course, state: State, seat: int, part: str | None, action: int | None, names: list[str], language: str
) -> Json:
    """Why a seat cannot choose a part of the picture, or an action; or which action it would be."""
    words = Words(course.title, language, names)
    asked = state.pending()
    if not asked:
        key = "game-over" if state.to_act == OVER else "nobody-asked"
        return {"type": "why", "text": say(key, language), "clause": state.end_clause(), "part": part}
    clause = state.step_now().clause
    if seat not in asked:
        who = words.listing([words.seat(s) for s in asked])
        return {"type": "why", "text": say("not-asked", language, name=who), "clause": clause, "part": part}
    view = registry.view(state, seat)
    if action is None:
        legal, action = _named(course.title, state, view, part or "")
        if action is None:
            return {"type": "why", "text": say("not-there", language), "clause": clause, "part": part}
        if legal:
            return {"type": "why", "text": say("legal", language), "clause": clause, "part": part, "action": action}
    elif action in view.head.legal:
        return {"type": "why", "text": say("legal", language), "clause": clause, "action": action}
    texts, clause = refusal_words(course, state, seat, action, names)
    return {"type": "why", "text": texts[language], "clause": clause, "part": part, "action": action}


def _named(title: Title, state: State, view: View, part: str) -> tuple[bool, int | None]:
    """An action of the kinds asked for that names a part of the picture, and whether it is legal."""
    for action in view.head.legal:
        if part in title.choice(view, action).parts:
            return True, action
    looked = 0
    for kind in state.step_now().kinds.split():
        if kind not in title.space.kinds:
            continue
        found = title.space.kinds[kind]
        for action in range(found.base, found.base + found.size):
            looked += 1
            if looked > _MOST:
                return False, None
            try:
                parts = title.choice(view, action).parts
            except Exception:  # a game need not be able to describe what is not legal
                continue
            if part in parts:
                return False, action
    return False, None
