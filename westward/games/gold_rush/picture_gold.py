"""Tokens: their faces, in a hand or turned over at the end."""

from __future__ import annotations

from westward.art import INK, PAPER, PAPER_EDGE, Sheet, Symbol, ellipse, gold_chip, once, path, rect, write
from westward.art.scene import Scene
from westward.core.words import Words
from westward.games.gold_rush.view import GoldRushView


@once
def _gravel() -> Symbol:
    """A token that shows nothing but stones."""
    body = path("M-12 0A12 9.4 0 0 1 12 0V3A12 9.4 0 0 1-12 3z", fill="#6f675a", stroke=INK, stroke_width=1)
    body += ellipse(0, 0, 12, 9.4, fill="#b3a892", stroke=INK, stroke_width=1.1)
    body += ellipse(0, 0, 9.9, 7.5, fill="none", stroke="#7f7564", stroke_width=0.7, stroke_dasharray="2 1.3")
    for x, y, r in ((-5, 1, 2.6), (-1, -2.4, 2.2), (-1.6, 3, 1.8)):
        body += ellipse(x, y, r, r * 0.75, fill="#857b69", stroke=INK, stroke_width=0.5)
    return Symbol("gr-token-0", body + write(4.6, 0, "0", 12, fill="#33291c"), (-12.6, -10, 12.6, 13))


def token(face: int) -> Symbol:
    """A token lying face up."""
    return gold_chip(face) if face else _gravel()


def token_row(sheet: Sheet, faces: dict[str, int], x: float, y: float, size: float, gap: float) -> str:
    """Tokens by face with their numbers, from left to right."""
    out = ""
    for face, count in sorted(faces.items(), key=lambda f: -int(f[0])):
        out += sheet.put(token(int(face)), x, y, height=size)
        out += write(x + size * 0.72, y, f"×{count}", max(size * 0.55, 14), text_anchor="start", fill=INK)
        x += gap
    return out


def gold_scene(sheet: Sheet, v: GoldRushView, words: Words) -> Scene:
    """The tokens of the seat that looks, face up, and those it has not seen."""
    own = v.faces[v.head.seat] or {}
    worth = sum(int(face) * n for face, n in own.items())
    title = words.say("label-hand", {"count": worth}) if own else words.say("label-hand-empty")
    body = rect(1, 1, 638, 118, rx=8, fill=PAPER, stroke=PAPER_EDGE, stroke_width=2)
    body += write(20, 24, title, 19, text_anchor="start", fill=INK)
    body += token_row(sheet, own, 44, 62, 36, 112)
    left = ", ".join(f"{n} × {face}" for face, n in v.unseen.items())
    body += write(
        20, 102, f"{words.say('label-unseen')}: {left}", 15, text_anchor="start", weight=400, fill=INK, class_="read"
    )
    return Scene("hand", (0, 0, 640, 120), body, title)
