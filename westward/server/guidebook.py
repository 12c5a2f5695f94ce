"""The guide of a game as HTML: its two pages with their pictures, and the pictures that clauses of the rulebook have."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from westward.core import guide
from westward.core.title import Title

_CITED: Final = re.compile(r"\[([A-Z]+-\d+\.\d+[a-z]?)\]")


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def pages(title: Title, language: str) -> str:
    """The two pages as HTML, part by part; empty where a game has none."""
    text = guide.text(title, language)
    if not text:
        return ""
    out: list[Token] = []
    parts = 0
    tokens = _markdown().parse(text)
    for i, token in enumerate(tokens):
        image = _image_of(tokens, i)
        if image is not None:
            out.append(_block(figure(title, str(image.attrs["src"]), image.content, language)))
        elif any(_image_of(tokens, j) is not None for j in (i - 1, i - 2) if j >= 0):
            continue
        else:
            if token.type == "heading_open" and token.tag == "h2":
                parts += 1
                out.append(
                    _block(f'{"</section>" if parts > 1 else ""}<section class="guide-part" id="guide-{parts}">')
                )
            out.append(_citing(token))
    html = str(_markdown().renderer.render(out, _markdown().options, {}))
    return f"{html}</section>" if parts else html


def figure(title: Title, name: str, caption: str, language: str) -> str:
    """A picture with what it shows."""
    source = f"/api/rules/{title.id}/pictures/{name}?lang={language}"
    told = escape(caption)
    return (
        f'<figure class="guide-picture" data-picture="{name}"><img loading="lazy" src="{source}" alt="">'
        f"<figcaption>{told}</figcaption></figure>"
    )


def of_clause(title: Title, clause: str, language: str) -> str:
    """The picture of a clause; empty if it has none."""
    name = guide.clauses(title).get(clause)
    return "" if name is None else figure(title, name, guide.captions(title, language).get(name, ""), language)


def _image_of(tokens: list[Token], i: int) -> Token | None:
    """The picture of a paragraph that begins here and holds nothing else."""
    if tokens[i].type != "paragraph_open":
        return None
    children = tokens[i + 1].children or []
    return children[0] if len(children) == 1 and children[0].type == "image" else None


def _block(html: str) -> Token:
    return Token("html_block", "", 0, content=f"{html}\n", block=True)


def _citing(token: Token) -> Token:
    """The token with links where its text cites clauses."""
    if token.type == "inline" and token.children:
        token.children = [one for child in token.children for one in _linked(child)]
    return token


def _linked(child: Token) -> list[Token]:
    if child.type != "text" or not _CITED.search(child.content):
        return [child]
    out: list[Token] = []
    for i, piece in enumerate(_CITED.split(child.content)):
        if i % 2 == 0:
            out.append(Token("text", "", 0, content=piece))
        else:
            out.append(Token("link_open", "a", 1, attrs={"class": "clause", "href": f"#{piece}"}))
            out += [Token("text", "", 0, content=piece), Token("link_close", "a", -1)]
    return out
