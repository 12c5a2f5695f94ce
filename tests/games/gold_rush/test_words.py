"""Everything the game can say has words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import westward
from westward import CHANCE, OVER, Event, Rng, Words
from westward.core.words import LANGUAGES, event_key
from westward.games.gold_rush import components as c
from westward.games.gold_rush.moves import SPACE
from westward.games.gold_rush.places import from_landmarks
from westward.games.gold_rush.scoring import NAMES
from westward.games.gold_rush.view import choice, view

from .table import Table, start

TITLE = westward.title("gold-rush")
LEFT_OVER = re.compile(r"[{}$]|\b(choice|event|question|refusal|item|term|label|sides|layout|edge|side|name|mark|on)-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_are_there(language: str) -> None:
    words = Words(TITLE, language)
    keys = ["title", "summary", "question-lay", "question-act", "item-gold"]
    keys += [f"item-{name}" for name in NAMES]
    keys += [f"choice-{kind.name}" for kind in SPACE.kinds.values() if not kind.chance]
    keys += [event_key(event) for event in TITLE.events]
    keys += [f"overlay-{name}" for name in TITLE.overlays]
    keys += [f"term-layout-{k.id}" for k in c.BOX.layout]
    keys += ["option-farmers", "option-farmers-on", "option-farmers-off"]
    assert [key for key in keys if not words.has(key)] == []


def test_both_languages_have_the_same_keys() -> None:
    files = [(Path(c.__file__).parent / "words" / f"{name}.ftl").read_text(encoding="utf-8") for name in LANGUAGES]
    keys = [re.findall(r"^([\w-]+) =", file, re.MULTILINE) for file in files]
    assert keys[0] == keys[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_a_whole_game_are_complete(language: str) -> None:
    words = Words(TITLE, language, ["Ann", "Bob", "Cleo"])
    s, rng = start(3), Rng(7)
    said: list[str] = []
    journal: list[Event] = []
    while s.to_act != OVER:
        if s.to_act >= 0:
            v = view(s, s.to_act)
            assert v.head.question is not None
            said.append(words.question(v.head.question))
            said += [words.choice(choice(v, a)) for a in v.head.legal]
        s.apply(s.draw(rng) if s.to_act == CHANCE else rng.pick(s.legal()), journal)
    said += [words.event(e) for e in journal]
    said += [words.item(i) for items in view(s, 0).head.sheet for i in items]
    assert [sentence for sentence in said if LEFT_OVER.search(sentence) or not sentence] == []
    assert len({e.__class__ for e in journal}) >= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    words = Words(TITLE, language, ["Ann", "Bob"])
    lay = Table(cowboys="red: rail 0 at 0,0", tents="blue: mountain 0 at 0,0").draw("11a")
    act = Table(tents="red: mountain 0 at 0,0").place("11a 1,0 r0")
    reasons = set()
    for table in (lay, act):
        for x in range(-2, 4):
            for y in range(-2, 3):
                for rest in ("r0", "r1", "r2", "r3"):
                    reasons |= refused(table, words, f"place {x},{y} {rest}")
                for rest in ("0", "1"):
                    reasons |= refused(table, words, f"tent {x},{y} {rest}")
        for role in c.ROLES:
            for i in range(4):
                reasons |= refused(table, words, f"cowboy {role} {i}")
        reasons |= refused(table, words, "mine")
    expected = {"cell-taken", "no-neighbour", "edge-mismatch", "no-such-segment", "no-tent-out", "no-mountain"}
    assert expected | {"segment-taken", "other-question"} <= reasons


def refused(table: Table, words: Words, move: str) -> set[str]:
    refusal = table.state.why_not(SPACE.parse(move))
    if refusal is None:
        return set()
    sentence = words.refusal(refusal)
    assert not LEFT_OVER.search(sentence.rsplit(" (", 1)[0]), sentence
    assert refusal.clause in TITLE.rulebook(words.language).clauses
    return {refusal.reason}


def whereabouts(table: Table, language: str) -> dict[str, str]:
    """What the places are called where the drawn tile fits."""
    words, v = Words(TITLE, language, ["Ann", "Ben"]), view(table.state, table.state.to_act)
    found = {(p.x, p.y): p.near for p in v.places if p.turns}
    return {f"{x},{y}": from_landmarks(words, near) if near else "" for (x, y), near in found.items()}


def test_places_are_told_from_landmarks() -> None:
    """The start, the last tile, whose line or tent it is, what a tile shows, and which of several it is."""
    table = Table(board="18d 0,0 r0; 16f 1,0 r1; 16f 2,0 r1", cowboys="blue: rail 0 at 1,0").draw("19c")
    english, german = whereabouts(table, "en"), whereabouts(table, "de")
    assert english["0,-1"] == "north of the start"
    assert german["0,-1"] == "nördlich der Startkarte"
    assert english["3,0"] == "east of the last tile"
    assert german["3,0"] == "östlich der letzten Karte"
    assert len(set(english.values())) == len(english)


def test_nearly_all_places_of_a_game_have_a_name_of_their_own() -> None:
    s, rng = start(3), Rng(7)
    named = every = 0
    while s.to_act != OVER:
        v = view(s, max(s.to_act, 0))
        near = [p.near for p in v.places if p.turns]
        told = [way for way in near if way]
        assert len(set(told)) == len(told)
        named, every = named + len(told), every + len(near)
        s.apply(s.draw(rng) if s.to_act == CHANCE else rng.pick(s.legal()))
    assert named > 0.85 * every


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_calls_a_place_what_the_list_called_it(language: str) -> None:
    """Where a tile is laid and a tent put up: one name, which seldom counts from the start."""
    words, s, rng = Words(TITLE, language, ["Ann", "Ben", "Cem"]), start(3), Rng(7)
    counted = every = 0
    while s.to_act != OVER:
        action, journal = s.draw(rng) if s.to_act == CHANCE else rng.pick(s.legal()), list[Event]()
        named = TITLE.choice(view(s, s.to_act), action) if s.to_act >= 0 else None
        s.play(action, journal)
        if named is None or named.kind not in ("place", "tent"):
            continue
        place = TITLE.named(words, named.facts)["place"]
        assert place in words.event(journal[0])
        counted, every = counted + (not named.facts["near"]), every + 1
    assert every > 100
    assert counted < 0.1 * every
