"""Rulebook pages as HTML, every clause with its id."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from westward.core.title import Title
from westward.core.words import Words
from westward.server import guidebook


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def page(title: Title, language: str) -> dict[str, Any]:
    """The rulebook of a game: its title, its guide and its clauses as HTML, the text of every clause, and remarks on its questions."""
    book = title.rulebook(language)
    heading = re.search(r"^# (.+)$", book.markdown, re.MULTILINE)
    return {
        "title": heading.group(1) if heading else title.id,
        "guide": guidebook.pages(title, language),
        "html": _html(title, language),
        "clauses": book.clauses,
        "about": dict(title.about),
        "remarks": _remarks(title, language),
        "symbols": _symbols(title, language),
    }


def _remarks(title: Title, language: str) -> dict[str, str]:
    """What is remarked when a kind of question first comes up."""
    words = Words(title, language)
    names = [step.name for step in title.start(title.players[0]).steps]
    return {name: words.remark(name) for name in names if words.has(f"remark-{name}")}


def _symbols(title: Title, language: str) -> dict[str, str]:
    """A glossary of the picture: what the things whose ids begin alike are called and mean."""
    words = Words(title, language)
    return {name: words.symbol(name) for name in title.about if words.has(f"symbol-{name}")}


def _html(title: Title, language: str) -> str:
    prefix = title.prefix
    tokens = _markdown().parse(title.rulebook(language).markdown)
    clause = re.compile(rf"^\[({prefix}-\d+\.\d+[a-z]?)\]\s*")
    out: list[Token] = []
    picture = ""
    for i, token in enumerate(tokens):
        if token.type == "inline" and token.children and i >= 2 and tokens[i - 2].type == "list_item_open":
            found = clause.match(token.content)
            if found:
                name = found.group(1)
                tokens[i - 2].attrSet("id", name)
                token.children[0].content = token.children[0].content[found.end() :]
                token.children = [*_anchor(name), *token.children]
                picture = guidebook.of_clause(title, name, language)
        elif token.type == "heading_open":
            number = re.match(r"(\d+)\b", tokens[i + 1].content)
            if number:
                token.attrSet("id", f"{prefix}-{number.group(1)}")
        out.append(token)
        if picture and token.type == "paragraph_close":
            out.append(Token("html_block", "", 0, content=picture))
            picture = ""
    return str(_markdown().renderer.render(out, _markdown().options, {}))


def _anchor(name: str) -> list[Token]:
    start = Token("link_open", "a", 1, attrs={"class": "clause", "href": f"#{name}"})
    text = Token("text", "", 0, content=name)
    return [start, text, Token("link_close", "a", -1), Token("text", "", 0, content=" ")]
