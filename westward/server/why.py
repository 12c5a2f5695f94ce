"""Why something is not allowed; answered from what the asking seat knows, so that a refusal tells no secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final

from westward.core import registry
from westward.core.errors import NotationError, Refusal
from westward.core.history import History
from westward.core.rng import Rng, derive
from westward.core.space import Kind
from westward.core.state import OVER, State
from westward.core.title import Title
from westward.core.view import View
from westward.core.words import LANGUAGES, Words
from westward.server.problems import say

Json = dict[str, Any]

#: How many actions are looked through to find out why a part of the picture cannot be chosen.
_MOST: Final = 6_000


def read_action(history: History, action: int | None, notation: str | None) -> int | None:
    """The action that a client means; None if it gave neither or both."""
    if (action is None) == (notation is None):
        return None
    if notation is not None:
        return history.title.space.parse(notation)
    assert action is not None
    if not 0 <= action < history.title.space.size:
        raise NotationError(f"There is no action {action}; actions go from 0 to {history.title.space.size - 1}.")
    return action


def refusal_words(
    history: History, state: State, seat: int, action: int, names: list[str]
) -> tuple[dict[str, str], str]:
    """Why a seat may not play an action, in every language, and the clause; made from what the seat knows alone."""
    safe = state.asking(seat).redeal(seat, Rng(derive(f"{history.seed} why", history.number)))
    refusal = safe.why_not(action) or Refusal("not-legal", safe.step_now().clause)
    return {lang: Words(history.title, lang, names).refusal(refusal) for lang in LANGUAGES}, refusal.clause


def why(
    history: History, state: State, seat: int, part: str | None, action: int | None, names: list[str], language: str
) -> Json:
    """Why a seat cannot choose a part of the picture, or an action; or which action it would be."""
    words = Words(history.title, language, names)
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
        legal, action = _named(history.title, state, view, part or "")
        if action is None:
            return {"type": "why", "text": say("not-there", language), "clause": clause, "part": part}
        if legal:
            return {"type": "why", "text": say("legal", language), "clause": clause, "part": part, "action": action}
    elif action in view.head.legal:
        return {"type": "why", "text": say("legal", language), "clause": clause, "action": action}
    texts, clause = refusal_words(history, state, seat, action, names)
    return {"type": "why", "text": texts[language], "clause": clause, "part": part, "action": action}


def _named(title: Title, state: State, view: View, part: str) -> tuple[bool, int | None]:
    """An action of the kinds asked for that names a part of the picture, and whether it is legal."""
    for action in view.head.legal:
        if part in title.choice(view, action).parts:
            return True, action
    kinds = [title.space.kinds[kind] for kind in state.step_now().kinds.split() if kind in title.space.kinds]
    tried: set[int] = set()
    # Most parts are called after what the action names; the few that are not belong to small kinds.
    for actions in [_alike(kind, part) for kind in kinds] + [range(k.base, k.base + k.size) for k in kinds]:
        for action in actions:
            if len(tried) >= _MOST:
                return False, None
            if action not in tried and part in title.choice(view, action).parts:
                return False, action
            tried.add(action)
    return False, None


def _alike(kind: Kind, part: str) -> Iterator[int]:
    """The actions of a kind whose arguments occur in the name of a part, as far as any of their values does."""
    occurring = [[i for i, token in enumerate(tokens) if token in part] for tokens in kind.args.values()]
    ranges: list[Sequence[int]] = [
        found or range(len(tokens)) for found, tokens in zip(occurring, kind.args.values(), strict=True)
    ]
    return (kind.encode(values) for values in product(*ranges))
