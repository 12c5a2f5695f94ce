"""Beginning, playing and taking back a game; and what is refused."""

from __future__ import annotations

import doctest
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import westward
from westward.core import game, space


def test_ten_lines_play_a_game() -> None:
    match = westward.start("golden-city", players=4, seed=7)
    while not match.over:
        match.play(match.legal()[0])
    assert len(match.scores()) == 4
    assert match.winners()
    assert str(match)
    ET.fromstring(match._repr_svg_())


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ({"game": "chess", "players": 2}, "There is no game 'chess'; the games are: .*golden-city"),
        ({"game": "golden-city", "players": 2}, "golden-city is for 3 to 6 players, not 2"),
        ({"game": "golden-city", "players": "four"}, "not 'four'"),
        ({"game": "golden-city", "players": True}, "not True"),
        ({"game": "golden-city", "players": 3, "weather": 1}, "no option 'weather'; its options are: reversal"),
        ({"game": "golden-city", "players": 3, "scout_variant": 2}, "scout_variant cannot be 2; it can be off, on"),
        ({"game": "golden-city", "players": 3, "reversal": True}, "reversal cannot be True"),
    ],
)
def test_wrong_settings_get_a_sentence(call: dict[str, object], sentence: str) -> None:
    with pytest.raises(westward.SettingsError, match=sentence):
        westward.start(**call)  # type: ignore[arg-type]


def test_an_illegal_move_tells_why_in_words() -> None:
    match = westward.start("golden-city", players=3, seed=1)
    other_house = ["h1008", "h1006", "h0806"][(match.to_act + 1) % 3]
    with pytest.raises(westward.IllegalAction, match=r"\(GC-4.5\)"):
        match.play(f"go {other_house}")


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    match = westward.start("golden-city", players=3, seed=1)
    with pytest.raises(westward.WestwardError, match="nothing to take back"):
        match.undo()
    with pytest.raises(westward.WestwardError, match="nothing to play again"):
        match.redo()


def test_undo_stops_where_chance_spoke() -> None:
    match = westward.start("golden-city", players=3, seed=1)
    before = match.state.key()
    match.play(match.legal()[0])
    assert not match.undoable, "the next player's roll is known by now"
    match.undo()
    assert match.state.key() == before
    match.draws = False
    match.play(match.legal()[0])
    assert match.undoable


def test_a_new_move_forgets_what_was_taken_back() -> None:
    match = westward.start("golden-city", players=3, seed=1)
    match.play(match.legal()[0])
    match.undo()
    match.play(match.legal()[1])
    with pytest.raises(westward.WestwardError):
        match.redo()


def test_any_position_of_the_game_can_be_seen_again() -> None:
    match = westward.start("golden-city", players=3, seed=2)
    keys = {len(match.actions): match.state.key()}
    while not match.over:
        match.play(match.legal()[-1])
        keys[len(match.actions)] = match.state.key()
    assert all(match.at(moves).key() == key for moves, key in keys.items())


def test_wrong_bytes_are_no_position() -> None:
    state = westward.start("golden-city", players=3, seed=2).state
    packed = westward.pack(state)
    for broken in (b"", b"\xff\xfe", packed[:-30], b"\x94" + packed):
        with pytest.raises(westward.SettingsError, match="no packed position"):
            westward.unpack(broken)


def test_there_is_no_seat_beyond_the_table() -> None:
    state = westward.start("golden-city", players=3, seed=2).state
    with pytest.raises(westward.SettingsError, match="There is no seat 3"):
        westward.view(state, 3)


@pytest.mark.parametrize("module", [westward, game, space], ids=lambda m: m.__name__)
def test_the_examples_in_the_docstrings_run(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted
    assert not result.failed


def test_the_lines_of_the_readme_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    readme = (Path(__file__).parent.parent.parent / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert len(blocks) >= 2
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)
    assert (tmp_path / "game.txt").exists()
