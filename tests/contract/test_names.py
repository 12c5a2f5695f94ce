"""One name per place: no sentence of a whole game shows an id, in either language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import westward
from westward.core.telling import told
from westward.core.title import Title
from westward.core.words import LANGUAGES, Words

from .conftest import cases

#: What nobody should have to read: keys of words, ids of fields, spots, cards and tiles, coordinates.
RAW = re.compile(
    r"\b(?:choice|event|question|refusal|item|term|name|site|step|then|kind|tile|layout|lake)-\w"
    r"|[a-z0-9]_[a-z0-9]"
    r"|\bh\d{4}\b|\b[a-z]{1,2}\d?-\d{1,2}\b|\b[lm]\d\b"
    r"|\b(?:FL|DR|RF|TP|CN|CS)R?_?M?\d+\b|\bTPR\d|\bT\d+\b|\b(?:[OS]\d\d|SM\d)\b(?<!O10)|\bKC\b|\bSTART\b"
    r"|-\d+, ?-?\d|\d, ?-\d"
)
#: The letters and numbers around the board of Colorado County are names there, and nowhere else.
LETTERED = re.compile(r"\b[A-O](?:10|[1-9])\b")
GAMES = 4


class Telling:
    """One game and all that it says: every second one is played by the quick choices of the bots, the others at random."""

    def __init__(self, title: Title, language: str, number: int) -> None:
        case = [c for c in cases() if c.title is title][-number]
        self.title = title
        self.words = Words(title, language, ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"][: case.players])
        self.state, self.rng, self.quick = case.start(), westward.Rng(number), number % 2 == 0

    def sentences(self) -> Iterator[str]:
        """Questions, choices, refusals, events, points, the position as text, and what the picture's parts are called."""
        move = 0
        while self.state.to_act != westward.OVER:
            if self.state.to_act >= 0:
                yield from self.asked(move)
            yield from self.played()
            move += 1
        for sheet in self.title.view(self.state, 0).head.sheet:
            yield from (self.words.item(item) for item in sheet)

    def asked(self, move: int) -> Iterator[str]:
        """What is said before a choice."""
        view = self.title.view(self.state, self.state.to_act)
        assert view.head.question is not None
        yield self.words.question(view.head.question)
        for action in view.head.legal:
            choice = self.title.choice(view, action)
            yield self.words.choice(choice)
            yield from self.words.steps(choice)
        for kind in self.state.step_now().kinds.split():
            action = self.title.space.base(kind) + self.rng.below(self.title.space.kinds[kind].size)
            refusal = self.state.why_not(action)
            if refusal is not None:
                yield self.words.refusal(refusal)
        if move % 60 == 0:
            yield self.title.text(view, self.words)
            for section in told(view, self.words):
                yield from (section.title, *section.lines)
            drawn = "".join(scene.body for scene in self.title.picture(view, self.words, "").scenes)
            yield from re.findall(r'(?:<title>|data-name=")([^<"]*)', drawn)

    def played(self) -> Iterator[str]:
        """What is said of a choice or a draw."""
        s, journal = self.state, list[westward.Event]()
        if s.to_act == westward.CHANCE:
            action = s.draw(self.rng)
        else:
            action = self.title.hints.choose(s, self.rng) if self.quick else self.rng.pick(s.legal())
        s.play(action, journal)
        yield from (self.words.event(event) for event in journal)


@pytest.mark.parametrize("number", range(1, GAMES + 1))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_shows_an_id(title: Title, language: str, number: int) -> None:
    said = set(Telling(title, language, number).sentences())
    assert len(said) > 40
    forbidden = [RAW] if title.id == "colorado-county" else [RAW, LETTERED]
    assert [s for s in said if any(raw.search(s) for raw in forbidden)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_told_in_words(title: Title, language: str) -> None:
    state, rng = title.start(title.players[-1]), westward.Rng(5)
    for _ in range(80):
        if state.to_act != westward.OVER:
            state.play(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()))
    words = Words(title, language, ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"][: state.players])
    sections = told(title.view(state, 0), words)
    assert len(sections) >= 4
    assert all(section.title and section.lines for section in sections)
    text = " ".join(line for section in sections for line in [section.title, *section.lines])
    assert [name for name in words.names if name not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_a_board_has_a_name_of_its_own(title: Title, language: str) -> None:
    state = title.start(title.players[-1])
    while state.to_act == westward.CHANCE:
        state.play(state.draw(westward.Rng(1)))
    body = title.picture(title.view(state, 0), Words(title, language), "").scene("board").body
    names = [
        re.findall(r'data-name="([^"]+)"', tag) for tag in re.findall(r'<g[^>]* id="(?:field|spot|place)-[^>]*>', body)
    ]
    assert names
    assert all(names)
    assert len({name for (name,) in names}) == len(names)
