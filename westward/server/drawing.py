"""Positions as clients see them: drawn once, sent whole to whoever is new, and as what has changed to whoever looks on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from westward.core import registry
from westward.core.rng import Rng, derive
from westward.core.state import OVER, State
from westward.core.view import SPECTATOR, View, as_json
from westward.core.words import Words
from westward.server.lines import score_items

Json = dict[str, Any]

#: Where a scene's markup is cut.
SEAM: Final = "<"


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
    undo: bool = False
    redo: bool = False
    seed: str = ""


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
    if old == new:
        return [[0, old.count(SEAM) + 1]]
    had = old.split(SEAM)
    places = {piece: i for i, piece in enumerate(had)}
    had.append("")
    pieces: list[str | list[int]] = []
    run = [0, 0]
    following = -1
    for piece in new.split(SEAM):
        if following >= 0 and had[following] == piece and following < len(had) - 1:
            following += 1
            run[1] = following
        elif (at := places.get(piece)) is not None:
            following = at + 1
            run = [at, following]
            pieces.append(run)
        else:
            following = -1
            pieces.append(piece)
    return pieces


def draw(sight: Sight) -> Drawn:
    """Draw and describe a position from the View of the seat."""
    state = registry.unpack(sight.packed)
    title = registry.title(state.game)
    words = Words(title, sight.language, sight.names)
    view = registry.view(state, sight.seat)
    head = view.head
    question = head.question
    choices = _choices(state, view, words, sight) if sight.open else []
    shown: Json = {
        "event": sight.event,
        "seat": sight.seat,
        "to_act": state.pending(),
        "over": state.to_act == OVER,
        "question": None
        if question is None
        else {"text": words.question(question), "clause": question.clause, "sealed": question.sealed},
        "choices": choices,
        "answered": sight.answered,
        "players": [
            {"seat": i, "score": head.scores[i], "items": score_items(head.sheet[i], words)}
            for i in range(state.players)
        ],
        "winners": head.winners,
        "secret": sight.seat >= 0 and secret(state, view),
        "undo": sight.undo,
        "redo": sight.redo,
        "warn": bool(choices) and all(c["warn"] for c in choices),
    }
    if not sight.picture:
        return Drawn(shown, "", ())
    picture = title.picture(view, words, sight.overlay)
    scenes = tuple((s.name, tuple(s.box), s.body, s.title) for s in picture.scenes)
    return Drawn(shown, picture.defs(), scenes)


def _choices(state: State, view: View, words: Words, sight: Sight) -> list[Json]:
    title = words.title
    sealed = view.head.question is not None and view.head.question.sealed
    # What would happen is tried on a position that holds only what the seat knows.
    safe = state.asking(sight.seat).redeal(sight.seat, Rng(derive(sight.seed, sight.event)))
    choices: list[Json] = []
    for action in view.head.legal:
        choice = title.choice(view, action)
        after = safe.copy()
        after.apply(action)
        choices.append(
            {
                "action": action,
                "label": words.choice(choice),
                "clause": choice.clause,
                "kind": choice.kind,
                "notation": choice.notation,
                "parts": choice.parts,
                "warn": sealed or after.to_act < 0,
            }
        )
    return choices


def secret(state: State, view: View) -> bool:
    """Whether the seat sees things that a spectator does not."""
    other = registry.view(state, SPECTATOR)
    alike = msgspec.structs.replace(
        view.head, seat=other.head.seat, legal=other.head.legal, question=other.head.question, to_act=other.head.to_act
    )
    return as_json(msgspec.structs.replace(view, head=alike)) != as_json(other)
