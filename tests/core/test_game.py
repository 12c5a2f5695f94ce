"""Beginning, playing and taking back a game; and what is refused."""

from __future__ import annotations

import copy
import doctest
import pickle
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import westward
from westward.core import game, history, space
from westward.core.view import as_json


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
    other_house = ["h0907", "h0909", "h0807"][(match.to_act + 1) % 3]
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


def test_there_is_no_position_outside_the_game() -> None:
    match = westward.start("golden-city", players=3, seed=2)
    for moves in (-1, len(match.actions) + 1, 140):
        with pytest.raises(westward.HistoryError, match=f"there is no position after {moves}"):
            match.at(moves)


def test_a_decision_that_told_its_seat_something_is_not_undoable() -> None:
    """Scouting a chip that another has seen before tells something without any draw."""
    rng, told, silent = westward.Rng(1), 0, 0
    for seed in range(12):
        match = westward.start("golden-city", players=3, seed=seed, scout_variant=True)
        while not match.over and len(match.actions) < 300:
            before, seat = match.view(match.to_act), match.to_act
            match.play(rng.pick(match.legal()))
            if match.history.actors[-1] == seat and not match.over:
                known, now = (v.scouted for v in (before, match.view(seat)))  # type: ignore[attr-defined] # Golden City has it
                learnt = any(field not in known for field in now)
                told += learnt
                silent += match.undoable
                assert not (learnt and match.undoable)
    assert told
    assert silent


def test_a_finished_game_offers_nothing() -> None:
    match = westward.start("golden-city", players=3, seed=2)
    while not match.over:
        match.play(match.legal()[-1])
    assert match.choices() == []
    assert match.legal() == []
    assert not match.undoable
    assert re.fullmatch(r"<Game of golden-city: 3 players, \d+ moves, over>", repr(match))


def test_why_not_takes_notation_as_play_does() -> None:
    match = westward.start("golden-city", players=3, seed=1)
    refused = match.why_not("go h0903")
    assert refused == match.why_not(match.state.space.parse("go h0903"))
    assert refused is not None
    assert refused.clause.startswith("GC-")
    assert match.why_not(match.state.space.format(match.legal()[0])) is None
    with pytest.raises(westward.NotationError, match="there is no move 'fly'"):
        match.why_not("fly home")


@pytest.mark.parametrize("how", [westward.Game.copy, copy.copy, copy.deepcopy, lambda g: pickle.loads(pickle.dumps(g))])
def test_a_copy_is_equal_and_goes_its_own_way(how: object) -> None:
    assert callable(how)
    match = westward.start("golden-city", players=3, seed=1, scout_variant=True)
    match.names = ["Anna", "Bert", "Cleo"]
    for _ in range(9):
        match.play(match.legal()[0])
    match.undo()
    other = how(match)
    assert other == match
    assert (other.names, other.draws, repr(other)) == (match.names, match.draws, repr(match))
    assert as_json(other.view(0)) == as_json(match.view(0))
    other.redo()
    assert other != match
    match.redo()
    assert other == match
    for one in (other, match):
        one.play(one.legal()[-1])
    assert other.actions == match.actions, "chance draws the same in both"
    other.names[0] = "Dora"
    assert match.names[0] == "Anna"
    assert other != match
    assert other != "a game"


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


@pytest.mark.parametrize("module", [westward, game, history, space], ids=lambda m: m.__name__)
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
