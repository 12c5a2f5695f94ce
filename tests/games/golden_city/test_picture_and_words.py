"""What a person sees and reads of Golden City."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import westward
from westward.games.golden_city import TITLE
from westward.games.golden_city import components as c
from westward.games.golden_city.arrange import OpenRobber, Scouting, arrange
from westward.games.golden_city.places import name_place
from westward.games.golden_city.state import Position
from westward.games.golden_city.view import choice, view

from .table import play, seat


def called(field: str, language: str) -> str:
    """The name of a field."""
    return name_place(westward.Words(TITLE, language), field)


def busy_table() -> Position:
    """Green may go to a robber, a rival, a scouted chip, a hidden one and bare land."""
    return arrange(
        turn="green",
        figures={"green": "h1204", "red": "h1404"},
        carried={"red": ["gold-5", "robber-2"]},
        robbers={"h1403": OpenRobber(4, ["gold-5", "gold-2"])},
        scouted={"h1302": Scouting("gold-3", ["green"])},
        roll=2,
    )


def label(s: Position, line: str, language: str) -> str:
    words = westward.Words(TITLE, language, ["Ada", "Bo", "Cy", "Di"])
    return words.choice(choice(view(s, s.to_act), s.space.parse(line)))


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        ("go h1403", "to the open robber of strength 4, who guards 7 points", "er bewacht 7 Punkte"),
        ("go h1404", "attack Ada, who carries 7 points", "Angriff auf Ada, trägt 7 Punkte"),
        ("go h1302", "dig up gold 3, as you have scouted", "erkundeten Chip ausgraben: Gold 3"),
        ("go h1202", "dig up a face-down chip", "einen verdeckten Chip ausgraben"),
        ("go h1402", "a rail field, beware of the train", "Schienenfeld"),
    ],
)
def test_a_choice_tells_what_is_at_stake(line: str, english: str, german: str) -> None:
    s = busy_table()
    assert english in label(s, line, "en")
    assert german in label(s, line, "de")


def test_the_gates_of_the_town_have_names_of_their_own() -> None:
    assert [called(field, "en") for field in ("h0908", "h0709")] == ["Northeast Gate", "Southwest Gate"]
    assert [called(field, "de") for field in ("h0908", "h0709")] == ["Nordosttor", "Südwesttor"]


def test_the_ride_and_the_scout_count_chips_nearby() -> None:
    s = arrange(figures={"red": "h1204"}, empty=["h1404", "h1405"], roll=2)
    play(s, "go h1305")
    there, here = called("h1408", "en"), called("h1305", "de")
    assert label(s, "ferry h1408", "en") == f"Ferry to {there}, 3 face-down chips beside it"
    assert label(s, "ferry h1305", "de") == f"Auf {here} bleiben, kein verdeckter Chip daneben"
    scout = arrange(figures={"red": "h1309"}, scout_variant=True)
    assert label(scout, "scout", "en") == "Scout: look secretly at 3 neighbouring chips"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_field_that_can_be_entered_is_a_part_of_the_board(language: str) -> None:
    s = busy_table()
    board = TITLE.picture(view(s, seat("green")), westward.Words(TITLE, language), "").svg()
    parts = {e.attrib["id"]: e.attrib.get("class", "") for e in ET.fromstring(board).iter() if "id" in e.attrib}
    enterable = [f.id for f in c.BOX.field if f.kind != "mountain"]
    assert all(f"field-{f}" in parts for f in enterable)
    assert {name for name, look in parts.items() if look == "part may"} == {
        f"field-{s.space.arguments(a)['field']}" for a in s.legal()
    }
    assert {"locomotive", "figure-0", "raft-6", "robber-h1403", "chip-h1302"} <= set(parts)


def test_only_the_scout_sees_a_scouted_chip_in_the_picture() -> None:
    s = busy_table()
    words = westward.Words(TITLE)
    scout, other = (TITLE.picture(view(s, seat(colour)), words, "").svg() for colour in ("green", "blue"))
    mine, theirs = (p[p.index('id="chip-h1302"') :][:90] for p in (scout, other))
    assert "#w-gold-chip-3" in mine
    assert "#w-gold-chip-3" not in theirs


def test_the_risk_overlay_shows_the_chance_against_a_robber() -> None:
    s = busy_table()
    words = westward.Words(TITLE)
    assert "40 %" in TITLE.picture(view(s, 0), words, "risk").svg()
    assert "40 %" not in TITLE.picture(view(s, 0), words, "").svg()


def test_mats_show_both_stocks() -> None:
    s = busy_table()
    picture = TITLE.picture(view(s, 0), westward.Words(TITLE), "")
    assert [scene.name for scene in picture.scenes] == ["board", "seat-0", "seat-1", "seat-2", "seat-3"]
    assert "#w-robber-chip-2" in picture.scene("seat-0").body
    assert "#w-robber-chip-2" not in picture.scene("seat-1").body


def test_the_text_shows_the_map_and_the_stocks() -> None:
    s = busy_table()
    text = TITLE.text(view(s, seat("green")), westward.Words(TITLE))
    assert sum("(!4)" in line for line in text.splitlines()) == 1
    assert f"You know {called('h1302', 'en')}: gold 3." in text
    assert f"Red on {called('h1404', 'en')}: 0 points at home, carries 1 × gold 5, 1 × robber 2." in text
    assert "You know" not in TITLE.text(view(s, seat("blue")), westward.Words(TITLE))
