"""Positions as clients see them: drawn once, sent whole to whoever is new, and as what has changed to whoever looks on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec

from westward.core import registry
from westward.core.playout import followers
from westward.core.rng import Rng, derive
from westward.core.state import OVER, State
from westward.core.telling import Section, told
from westward.core.view import SPECTATOR, View
from westward.core.words import Words
from westward.server.lines import score_items, score_of

Json = dict[str, Any]

#: Where a scene's markup is cut.
SEAM: Final = "<"
#: More choices than this are told in steps.
MANY: Final = 12
#: How many pieces are compared at once.
_NEAR: Final = 64


@dataclass(frozen=True)
class Sight:
    """A position, and whose eyes see it in which language."""

    packed: bytes
    event: int
    seat: int
    names: tuple[str, ...]
    language: str
    overlay: str = ""
    #: Programs can do without the picture, which is most of the work.
    picture: bool = True
    #: Whether the seat's choices are offered: it is asked and has not answered.
    open: bool = False
    answered: bool = False
    #: Whether the game cannot go on, so that nobody is asked.
    stopped: bool = False
    #: The actions by which the seat has answered a sealed question.
    answer: tuple[int, ...] = ()
    undo: bool = False
    redo: bool = False
    seed: str = ""
    #: The colours of the seats where they were chosen.
    colours: tuple[str, ...] = ()


@dataclass(frozen=True)
class Drawn:
    """A position in words, the symbols of its picture, and its scenes."""

    words: Json
    defs: str
    scenes: tuple[tuple[str, tuple[float, ...], str, str], ...]

    def frame(self, kind: str, before: Drawn | None = None) -> bytes:
        """The position as a frame; with what the client has, only what has changed."""
        if not self.scenes:
            return msgspec.json.encode({"type": kind, **self.words, "picture": None})
        if before is None:
            scenes: list[Json] = [{"name": n, "box": box, "title": t, "body": body} for n, box, body, t in self.scenes]
            picture: Json = {"defs": self.defs, "scenes": scenes}
        else:
            had = {name: body for name, _, body, _ in before.scenes}
            scenes = [
                {"name": n, "box": box, "title": t} | ({"patch": patch(had[n], body)} if n in had else {"body": body})
                for n, box, body, t in self.scenes
            ]
            picture = {"defs": None, "defs_patch": patch(before.defs, self.defs), "scenes": scenes}
        return msgspec.json.encode({"type": kind, **self.words, "picture": picture})


def patch(old: str, new: str) -> list[str | list[int]]:
    """The new markup as pieces of the old one: [from, to] for those taken over, the text itself for others.

    Both are cut at SEAM; the pieces joined with SEAM between them are the new markup.
    """
    count = old.count(SEAM) + 1
    if old == new:
        return [[0, count]]
    # What both begin and end with, as far as a seam, is most of it and need not be looked at piece by piece.
    first = old.rfind(SEAM, 0, _alike(old, new)) + 1
    most = min(len(old), len(new)) - first
    last = old.find(SEAM, len(old) - _alike_at_the_end(old, new, most))
    end = len(old) if last < 0 else last
    before = old.count(SEAM, 0, first)
    after = old.count(SEAM, end)
    pieces: list[str | list[int]] = [[0, before]] if before else []
    pieces += _pieces(old[first:end].split(SEAM), new[first : len(new) - len(old) + end].split(SEAM), before)
    return [*pieces, [count - after, count]] if after else pieces


def _alike(old: Sequence[str], new: Sequence[str]) -> int:
    """How much both begin with alike: characters of texts, pieces of lists."""
    most, step = min(len(old), len(new)), 4096
    at = 0
    while step:
        while at + step <= most and old[at : at + step] == new[at : at + step]:
            at += step
        step //= 4
    return at


def _alike_at_the_end(old: str, new: str, most: int) -> int:
    """How many characters both end with, up to a number."""
    step, at = 4096, 0
    while step:
        while at + step <= most and old.endswith(new[len(new) - at - step : len(new) - at], 0, len(old) - at):
            at += step
        step //= 4
    return at


def _pieces(had: list[str], new: list[str], before: int) -> list[str | list[int]]:
    pieces: list[str | list[int]] = []
    places: dict[str, int] = {}
    at = i = 0
    while i < len(new):
        if at < len(had) and had[at] == new[i]:
            same = _alike(had[at : at + _NEAR], new[i : i + _NEAR])
            last = pieces[-1] if pieces else ""
            if isinstance(last, list) and last[1] == before + at:
                last[1] += same
            else:
                pieces.append([before + at, before + at + same])
            at, i = at + same, i + same
            continue
        piece = new[i]
        # Most of what is not at its place has moved a little; the rest may be anywhere.
        if piece in had[max(0, at - _NEAR) : at + _NEAR]:
            at = had.index(piece, max(0, at - _NEAR))
            continue
        places = places or {p: n for n, p in enumerate(had)}
        if piece in places:
            at = places[piece]
        else:
            pieces.append(piece)
            at, i = at + 1, i + 1
    return pieces


def draw(sight: Sight) -> Drawn:
    """Draw and describe a position from the View of the seat."""
    state = _state(sight.packed)
    title = registry.title(state.game)
    words = Words(title, sight.language, sight.names)
    view = seen(sight)
    head, over = view.head, state.to_act == OVER
    question = None if sight.stopped else head.question
    choices = _choices(state, view, words, sight) if sight.open else []
    shown: Json = {
        "event": sight.event,
        "seat": sight.seat,
        "to_act": [] if sight.stopped else state.pending(),
        "over": over,
        "question": None
        if question is None
        else {
            "name": question.name,
            "text": words.question(question),
            "clause": question.clause,
            "sealed": question.sealed,
        },
        "choices": choices,
        "answered": sight.answered,
        "answer": _answer(state, words, sight) if sight.answered else None,
        "players": [
            {"seat": i, "score": score_of(sheet, words, over), "items": score_items(sheet, words, over)}
            for i, sheet in enumerate(head.sheet)
        ],
        "winners": head.winners,
        "secret": sight.seat >= 0 and secret(view, _spectators(sight.packed)),
        "undo": sight.undo,
        "redo": sight.redo,
        "warn": bool(choices) and all(c["warn"] for c in choices),
    }
    if not sight.picture:
        return Drawn(shown, "", ())
    picture = title.picture(view, words, sight.overlay)
    scenes = tuple((s.name, tuple(s.box), s.body, s.title) for s in picture.scenes)
    return Drawn(shown, picture.defs(), scenes)


def seen(sight: Sight) -> View:
    """What the seat may know, with the colours of the table."""
    view = registry.view(_state(sight.packed), sight.seat) if sight.seat >= 0 else _spectators(sight.packed)
    if not sight.colours:
        return view
    return msgspec.structs.replace(view, head=msgspec.structs.replace(view.head, colours=list(sight.colours)))


def tell(sight: Sight) -> list[Section]:
    """The position in words, area by area."""
    return told(seen(sight), Words(registry.title(_state(sight.packed).game), sight.language, sight.names))


def _choices(state: State, view: View, words: Words, sight: Sight) -> list[Json]:
    title, legal = words.title, view.head.legal
    choices: list[Json] = []
    many = len(legal) > MANY
    for choice, warn in zip(title.choices(view), _final(state, view, sight), strict=True):
        label, step, then = words.answer(choice)
        choices.append(
            {
                "action": choice.action,
                "label": label,
                "step": step if many else "",
                "then": then if many else "",
                "clause": choice.clause,
                "kind": choice.kind,
                "notation": choice.notation,
                "parts": choice.parts,
                "either": choice.either,
                "turn": choice.turn,
                "mover": choice.mover,
                "warn": warn,
            }
        )
    return choices


def _final(state: State, view: View, sight: Sight) -> list[bool]:
    """For each choice, whether it cannot be taken back: it is sealed, or chance or the end would follow."""
    question, legal = view.head.question, view.head.legal
    if question is not None and question.sealed:
        return [True] * len(legal)
    # What would happen is tried on a position that holds only what the seat knows.
    safe = state.asking(sight.seat).redeal(sight.seat, Rng(derive(f"{sight.seed} choices", sight.event)))
    return [who < 0 for who in followers(safe, legal)]


def _answer(state: State, words: Words, sight: Sight) -> str:
    """How the seat has answered a sealed question; the last of several actions says it all."""
    asked, label = state.asking(sight.seat).copy(), ""
    for action in sight.answer:
        label = words.choice(words.title.choice(registry.view(asked, sight.seat), action))
        asked.apply(action)
    return label


def secret(view: View, other: View) -> bool:
    """Whether the seat sees things that a spectator, who has the other view, does not."""
    alike = msgspec.structs.replace(
        view.head,
        seat=other.head.seat,
        legal=other.head.legal,
        question=other.head.question,
        to_act=other.head.to_act,
        colours=other.head.colours,
    )
    return msgspec.structs.replace(view, head=alike) != other


# The seats of a table look at the same position one after the other, so that the latest are kept.


@lru_cache(8)
def _state(packed: bytes) -> State:
    """The position; nobody changes it."""
    return registry.unpack(packed)


@lru_cache(8)
def _spectators(packed: bytes) -> View:
    return registry.view(_state(packed), SPECTATOR)
