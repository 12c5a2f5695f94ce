"""The picture: complete, quick, small, readable; and the position as text."""

from __future__ import annotations

import gzip
import re
import time
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import westward
from westward import CHANCE, OVER, Rng, Words
from westward.games.gold_rush import components as c
from westward.games.gold_rush.picture import picture, text
from westward.games.gold_rush.picture_tiles import SIZE, ground_plan, spot, tile
from westward.games.gold_rush.state import Position
from westward.games.gold_rush.view import choice, view

from .table import Table, start

TITLE = westward.title("gold-rush")
SVG = "{http://www.w3.org/2000/svg}"


def positions(players: int, seed: int, every: int = 1) -> Iterator[Position]:
    s, rng = start(players), Rng(seed)
    number = 0
    while True:
        if s.to_act != CHANCE:
            number += 1
            if number % every == 0 or s.to_act == OVER:
                yield s
        if s.to_act == OVER:
            return
        s.apply(s.draw(rng) if s.to_act == CHANCE else rng.pick(s.legal()))


def last_position(players: int, seed: int) -> Position:
    return list(positions(players, seed, every=1000))[-1]


def ids(markup: str) -> Counter[str]:
    return Counter(re.findall(r' id="([^"]+)"', markup))


@pytest.mark.parametrize("players", [2, 5])
def test_every_part_of_a_choice_is_in_the_picture_exactly_once(players: int) -> None:
    words = Words(TITLE)
    for s in positions(players, seed=players, every=9):
        v = view(s, s.to_act if s.to_act >= 0 else 0)
        drawn = picture(v, words)
        found = sum((ids(scene.body) for scene in drawn.scenes), Counter())
        assert set(found.values()) == {1}
        for action in v.head.legal:
            assert all(found[part] == 1 for part in choice(v, action).parts)


def test_what_may_be_clicked_is_marked_and_nothing_else() -> None:
    table = Table().draw("16f")
    drawn = picture(view(table.state, 0), Words(TITLE))
    board = ElementTree.fromstring(drawn.whole())
    marked = {e.get("id") for e in board.iter() if "may" in (e.get("class") or "").split()}
    assert marked == {"place--1_0", "place-0_1", "place-1_0", "turn-1"}
    watching = ElementTree.fromstring(picture(view(table.state, 1), Words(TITLE)).whole())
    assert not [e for e in watching.iter() if "may" in (e.get("class") or "").split()]


def test_figures_keep_their_ids_from_the_mat_to_the_landscape() -> None:
    words = Words(TITLE)
    table = Table().place("11a 1,0 r0")
    before = picture(view(table.state, 0), words)
    assert ids(before.scene("seat-0").body)["cowboy-0-0"] == 1
    table.act("cowboy rail 0")
    after = picture(view(table.state, 0), words)
    assert ids(after.scene("board").body)["cowboy-0-0"] == 1
    assert ids(after.scene("seat-0").body)["cowboy-0-0"] == 0


def test_72_tiles_are_quick_to_draw_and_small() -> None:
    s = next(p for p in (last_position(5, seed) for seed in range(30)) if len(view(p, 0).tiles) == c.TILES)
    v, words = view(s, 0), Words(TITLE)
    markup = picture(v, words).whole()
    assert len(gzip.compress(markup.encode())) <= 60_000
    times = []
    for _ in range(7):
        began = time.process_time()
        picture(v, words).whole()
        times.append(time.process_time() - began)
    assert min(times) <= 0.030


@pytest.mark.parametrize("overlay", ["", *TITLE.overlays])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_overlay_is_well_formed_and_named(overlay: str, language: str) -> None:
    words = Words(TITLE, language)
    for s in positions(3, seed=4, every=50):
        drawn = picture(view(s, 0), words, overlay)
        ElementTree.fromstring(drawn.whole())
        assert (f'id="overlay-{overlay}"' in drawn.whole()) == bool(overlay)
    assert not overlay or words.has(f"overlay-{overlay}")


def test_the_owners_overlay_says_who_leads_by_how_much() -> None:
    table = Table(board="09a 0,0 r0; 09b 1,0 r0", cowboys="blue: prairie 0 at 0,0; red: prairie 0 at 1,0")
    drawn = picture(view(table.state, 0), Words(TITLE), "prairies")
    overlay = drawn.svg().split('id="overlay-prairies"')[1].split('id="cowboy')[0]
    assert ">= 6<" in overlay
    assert overlay.count("w-badge-") == 2


def test_the_gaps_overlay_hatches_what_no_tile_can_fill() -> None:
    table = Table(board="11s 0,0 r0", deck="01a")
    dead = [p for p in view(table.state, 0).places if p.dead]
    assert [(p.x, p.y) for p in dead] == [(-1, 0), (0, 1), (1, 0)]
    overlay = picture(view(table.state, 0), Words(TITLE), "gaps").svg().split('id="overlay-gaps"')[1]
    assert overlay.split("</g>")[0].count("<rect") == 3


def smallest_text(scene_svg: str) -> float:
    """The smallest lettering of a scene, in pixels when it is shown 1280 pixels wide."""
    root = ElementTree.fromstring(scene_svg)
    symbols = {e.get("id"): e for e in root.iter(f"{SVG}symbol")}
    sizes: list[float] = []

    def walk(e: ElementTree.Element, scale: float) -> None:
        for found in re.findall(r"scale\(([-\d.e]+)\)", e.get("transform") or ""):
            scale *= float(found)
        if e.tag == f"{SVG}text":
            sizes.append(float(e.get("font-size") or 0) * scale)
        if e.tag == f"{SVG}use":
            for child in symbols[(e.get("href") or "")[1:]]:
                walk(child, scale)
        for child in e:
            if child.tag not in (f"{SVG}defs", f"{SVG}style"):
                walk(child, scale)

    walk(root, 1.0)
    return min(sizes, default=99.0) * 1280 / float(root.get("width") or 1)


@pytest.mark.parametrize("overlay", ["deck", "mountains"])
def test_no_lettering_of_the_board_is_smaller_than_11_pixels(overlay: str) -> None:
    for s in positions(4, seed=2, every=47):
        drawn = picture(view(s, 0), Words(TITLE), overlay)
        assert smallest_text(drawn.svg()) >= 11
        assert smallest_text(drawn.svg("track")) >= 14
        assert smallest_text(drawn.svg("tray")) >= 34  # it is shown a third as wide


def test_the_landscape_has_nothing_around_it_that_would_shrink_with_it() -> None:
    """Score track and tile in hand are scenes of their own; the board is the landscape alone."""
    for s in positions(3, seed=2, every=60):
        drawn = picture(view(s, 0), Words(TITLE))
        assert "<text" not in drawn.scene("board").body
        assert [scene.name for scene in drawn.scenes[:3]] == ["board", "tray", "track"]


@pytest.mark.parametrize("layout", [k.id for k in c.BOX.layout])
def test_figures_have_their_own_room_on_every_layout(layout: str) -> None:
    name = next(r.id for r in c.ROWS if r.layout == layout)
    for turn in range(4):
        places = [spot(name, turn, c.ROLES[role], i) for role, i in c.segments(c.KIND[name])]
        assert all(0 < x < SIZE and 0 < y < SIZE for x, y in places)
        apart = [((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a in places for b in places if a is not b]
        assert min(apart, default=99) >= 14
        assert len(ground_plan(layout, turn).prairies) == len(c.LAYOUT[c.KIND[name]].prairies)


def test_every_printed_tile_is_drawn_with_its_symbols() -> None:
    for row in c.ROWS:
        for turn in range(4):
            body = tile(row.id, turn).body
            assert body.count("w-nugget") == sum(row.nuggets)
            assert body.count("w-camp") == sum(row.tipis)
            assert body.count("gr-herd") == sum(row.horses)
            assert body.count("w-locomotive") == sum(row.locos)
            assert ("w-town" in body) == c.LAYOUT[c.KIND[row.id]].city


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_shows_landscape_players_and_question(language: str) -> None:
    table = Table(cowboys="blue: rail 0 at 0,0").draw("16f")
    words = Words(TITLE, language, ["Ann", "Bob"])
    shown = text(view(table.state, 0), words)
    assert "Ann" in shown
    assert "# # #" in shown
    question = view(table.state, 0).head.question
    assert question is not None
    assert shown.splitlines()[-1] == words.question(question)
