"""What the picture and the words show of a position."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import westward
from westward.games.gold_seekers import TITLE
from westward.games.gold_seekers.arrange import arrange, at
from westward.games.gold_seekers.picture import picture, text
from westward.games.gold_seekers.state import Position
from westward.games.gold_seekers.view import choice, view

from .table import play


def ids(s: Position, seat: int, overlay: str = "") -> dict[str, str]:
    """Every id of the picture with its class."""
    whole = ET.fromstring(picture(view(s, seat), westward.Words(TITLE), overlay).whole())
    return {e.attrib["id"]: e.attrib.get("class", "") for e in whole.iter() if "id" in e.attrib}


def labels(s: Position, seat: int, language: str) -> list[str]:
    """The labels of the choices."""
    v, words = view(s, seat), westward.Words(TITLE, language, ["Ann", "Ben", "Cid", "Dot"])
    return [words.choice(choice(v, action)) for action in v.head.legal]


def test_coalitions_have_a_black_figure_and_partners_none() -> None:
    found = ids(arrange(at("a1-26"), at("", joins=0), at("a3-00", horse=True)), 0)
    assert "coalition-0" in found
    assert "figure-2" in found
    assert not {"figure-0", "figure-1"} & set(found)


def test_the_ends_of_both_ways_may_be_clicked() -> None:
    s = arrange(at("m1"), at("b-07"))
    play(s, "die 3")
    may = {name for name, state in ids(s, 0).items() if "may" in state.split()}
    assert may == {"field-b-07", "field-l1-3"}
    assert {name for name, state in ids(s, 1).items() if "may" in state.split()} == set()
    assert labels(s, 0, "en") == [
        "Straight on to Mountain road 7 (plain field), capturing Ben",
        "Round the mountain to Eagle Peak loop 3 (plain field)",
    ]
    assert labels(s, 0, "de") == [
        "Geradeaus auf Bergstraße 7 (einfaches Feld), schlägt Ben",
        "Um den Berg auf Rundweg Eagle Peak 3 (einfaches Feld)",
    ]


@pytest.mark.parametrize(
    ("start", "lines", "english", "german"),
    [
        ("a1-12", ["die 1"], "Direct: 6 fields, but a boat may go adrift, 15 back", "Direkt: 6 Felder, aber das Boot kann abtreiben, 15 zurück"),
        ("a1-31", ["die 1"], "Direct: 6 fields, but an ambush costs 4 turns", "Direkt: 6 Felder, aber ein Hinterhalt kostet 4 Runden"),
        ("a1-31", ["die 1"], "Detour: 13 fields, no danger", "Umweg: 13 Felder, keine Gefahr"),
        ("a1-01", ["die 2", "card 2"], "Buy a horse for 5 of your 20 units", "Ein Pferd kaufen, für 5 deiner 20 Einheiten"),
        ("a1-23", ["die 1"], "Take the job: wait for 2 event touches of others, then jump to Trail 1, field 43 and get 5 units", "Auftrag annehmen: 2 Ereignisberührungen anderer abwarten, dann Sprung auf Pfad 1, Feld 43 und 5 Einheiten"),
        ("a1-01", ["die 2", "card 7"], "Ask Ben, on Trail 2, field 16, 98 steps to go", "Ben fragen, auf Pfad 2, Feld 16, Restweg 98 Schritte"),
    ],
)  # fmt: skip
def test_labels_tell_what_matters(start: str, lines: list[str], english: str, german: str) -> None:
    s = arrange(at(start), at("a2-16"), at("a3-00"))
    play(s, *lines)
    assert english in labels(s, 0, "en")
    assert german in labels(s, 0, "de")


def test_the_overlay_shows_the_ways_ahead() -> None:
    s = arrange(at("m1"), at("a2-14", decision="river-detour"))
    words = westward.Words(TITLE)
    plain, ways = (picture(view(s, 0), words, overlay).svg() for overlay in ("", "ways"))
    assert ways.count("<circle") - plain.count("<circle") == 18


def test_the_text_tells_the_position() -> None:
    s = arrange(at("a1-01", colour_die=True), at("", joins=2), at("a3-36", shields=1))
    play(s, "dice green 2", "card 11")
    lines = text(view(s, 0), westward.Words(TITLE, "en", ["Ann", "Ben", "Cid"])).splitlines()
    assert lines[0] == "Gold Seekers · Round 1 · Pot: 30"
    assert "Ann (Jebediah Stone)" in lines[1]
    assert "Trail 1, field 8" in lines[1]
    assert "leads a coalition with Ben" in lines[3]
    assert "1 shield" in lines[3]
    assert "Event 11, Fresh trail. Ann: You read the tracks and run. Forward 5." in lines[-1]
