"""Rulebook pages as HTML, every clause with its id."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from westward.core.title import Title


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def page(title: Title, language: str) -> dict[str, Any]:
    """The rulebook of a game: its title, its HTML, and the text of every clause."""
    book = title.rulebook(language)
    heading = re.search(r"^# (.+)$", book.markdown, re.MULTILINE)
    return {
        "title": heading.group(1) if heading else title.id,
        "html": _html(book.markdown, title.prefix),
        "clauses": book.clauses,
        "about": dict(title.about),
    }


def _html(markdown: str, prefix: str) -> str:
    tokens = _markdown().parse(markdown)
    clause = re.compile(rf"^\[({prefix}-\d+\.\d+[a-z]?)\]\s*")
    for i, token in enumerate(tokens):
        if token.type == "inline" and token.children and i >= 2 and tokens[i - 2].type == "list_item_open":
            found = clause.match(token.content)
            if found:
                name = found.group(1)
                tokens[i - 2].attrSet("id", name)
                token.children[0].content = token.children[0].content[found.end() :]
                token.children = [*_anchor(name), *token.children]
        elif token.type == "heading_open":
            number = re.match(r"(\d+)\b", tokens[i + 1].content)
            if number:
                token.attrSet("id", f"{prefix}-{number.group(1)}")
    return str(_markdown().renderer.render(tokens, _markdown().options, {}))


def _anchor(name: str) -> list[Token]:
    start = Token("link_open", "a", 1, attrs={"class": "clause", "href": f"#{name}"})
    text = Token("text", "", 0, content=name)
    return [start, text, Token("link_close", "a", -1), Token("text", "", 0, content=" ")]
