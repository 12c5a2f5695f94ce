"""Records: what is wrong with one is said in a sentence that names the line."""

from __future__ import annotations

import copy
import pickle
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

import westward


@pytest.fixture(scope="module")
def text() -> str:
    game = westward.start("golden-city", players=3, seed=5, scout_variant=True)
    rng = westward.Rng(5)
    while not game.over:
        game.play(rng.pick(game.legal()))
    game.names = ["Anna", "Bert", "Cleo"]
    return game.record().dumps()


def test_a_record_is_readable(text: str) -> None:
    lines = text.splitlines()
    version = westward.title("golden-city").version
    assert lines[:4] == ["Westward record 1", "game golden-city", f"version {version}", "players 3"]
    assert "option scout_variant on" in lines
    assert "name 1 Anna" in lines
    assert lines[lines.index("") + 1].startswith("1 * first ")


def test_a_record_comes_back(text: str) -> None:
    record = westward.loads(text)
    assert record.names == ["Anna", "Bert", "Cleo"]
    assert record.dumps() == text
    assert westward.Game.replay(record).state.to_act == westward.OVER


def test_remarks_and_blank_lines_are_ignored(text: str) -> None:
    remarked = "\ufeff" + text.replace("\n1 *", "\n; the first player is drawn\n\n1 *", 1)
    assert westward.loads(remarked).actions == westward.loads(text).actions


def test_a_truncated_record_is_noticed(text: str) -> None:
    lines = text.splitlines()
    with pytest.raises(westward.RecordError, match=r"says it has \d+ moves, but"):
        westward.loads("\n".join(lines[:-3]))


def test_a_line_cut_short_is_named(text: str) -> None:
    lines = text.splitlines()
    start = lines.index("") + 1
    lines[start + 4] = lines[start + 4].split(" ")[0]
    with pytest.raises(westward.RecordError, match=rf"Line {start + 5}: .*cut short"):
        westward.loads("\n".join(lines))


def test_a_legal_edit_is_noticed_by_the_digest(text: str) -> None:
    lines = text.splitlines()
    last = next(i for i in range(len(lines) - 1, 0, -1) if " die " in lines[i])
    lines[last] = "; nothing"
    cut = "\n".join(lines[:last]).replace("moves", "; moves").replace("result", "; result")
    with pytest.raises(westward.RecordError, match="do not fit the digest"):
        westward.loads(cut)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("Westward record 1", "Something else", "no Westward record"),
        ("game golden-city", "game chess", "no game 'chess'"),
        ("game golden-city", "; no game", "which game"),
        ("players 3", "players 9", "3 to 6 players, not 9"),
        ("players 3", "players three", "'three' should be a whole number"),
        ("option scout_variant on", "option scout_variant maybe", "scout_variant cannot be 'maybe'"),
        ("option scout_variant on", "option weather on", "no option 'weather'"),
        ("option scout_variant on", "weather fine", "'weather' is nothing"),
        ("\n1 * first", "\n1 1 first", "Entry 1 \\(first .\\) does not fit: Chance would have to make it, not Anna"),
        ("\n1 * first", "\n7 * first", "should be move 1, not 7"),
        ("\n1 * first", "\n1 * last", "no move 'last'"),
        ("\n1 * first ", "\n1 * first 6 ; ", "should look like"),
    ],
)
def test_an_edited_record_gets_a_sentence(text: str, old: str, new: str, sentence: str) -> None:
    with pytest.raises(westward.RecordError, match=sentence):
        westward.loads(text.replace(old, new, 1))


def test_an_illegal_move_is_named_with_its_clause() -> None:
    head = "Westward record 1\ngame golden-city\nplayers 3\n\n1 * first 1\n2 * die 2\n"
    with pytest.raises(westward.RecordError, match=r"Line 7: Entry 3 \(go h0909\) does not fit: .*GC-4.5"):
        westward.loads(head + "3 1 go h0909\n")


def test_a_wrong_result_is_noticed(text: str) -> None:
    line = next(x for x in text.splitlines() if x.startswith("result"))
    with pytest.raises(westward.RecordError, match="but its moves lead to"):
        westward.loads(text.replace(line, "result 99 99 99"))


def test_a_record_without_a_version_still_reads(text: str) -> None:
    version = westward.title("golden-city").version
    older = text.replace(f"version {version}\n", "")
    assert older != text
    assert westward.loads(older) == westward.loads(text)
    assert westward.loads(older).dumps() == text


def test_what_fits_of_a_record_can_be_had(text: str) -> None:
    """Move 30 was written under another version, in which it led to a field that is not there now."""
    version = westward.title("golden-city").version
    lines = text.replace(version, "0123456789ab").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("30 "))
    lines[at] = " ".join([*lines[at].split()[:2], "go h9999"])
    record, problem = westward.salvage("\n".join(lines))
    assert problem is not None
    assert str(problem).startswith(
        f"Line {at + 1}: Entry 30 (go h9999), written under version 0123456789ab of the game, does not fit "
        f"version {version}, which is here: "
    )
    assert record.actions == westward.loads(text).actions[:29]
    assert westward.Game.replay(record).state.key() == westward.loads(text).state(29).key()
    with pytest.raises(westward.RecordError, match="Entry 30"):
        westward.loads("\n".join(lines))
    whole, none = westward.salvage(text)
    assert (whole, none) == (westward.loads(text), None)


def test_what_another_version_wrote_is_read_where_it_fits(text: str) -> None:
    version = westward.title("golden-city").version
    assert westward.loads(text.replace(version, "0123456789ab")) == westward.loads(text)


def test_actions_that_are_numbers_of_another_version_are_not_played(text: str) -> None:
    record = replace(westward.loads(text), version="0123456789ab")
    with pytest.raises(westward.RecordError, match="numbers of version 0123456789ab of golden-city"):
        record.state()


def test_a_record_made_by_hand_is_checked(text: str) -> None:
    record = westward.loads(text)
    record.actions[4] = 10**6
    with pytest.raises(westward.RecordError, match=r"Entry 5 \(1000000\) does not fit: There is no action 1000000"):
        westward.Game.replay(record)


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, lambda r: pickle.loads(pickle.dumps(r))])
def test_records_are_copied_compared_and_shown(text: str, how: object) -> None:
    assert callable(how)
    record = westward.loads(text)
    other = how(record)
    assert other == record
    assert other.dumps() == text
    assert repr(other) == f"<Record of golden-city: 3 players, {len(record.actions)} moves>"
    ET.fromstring(other._repr_svg_())
    assert replace(record, actions=record.actions[:-1]) != record


def test_a_record_has_no_position_outside_the_game(text: str) -> None:
    record = westward.loads(text)
    for moves in (-1, len(record.actions) + 1):
        with pytest.raises(westward.HistoryError, match=f"there is no position after {moves}"):
            record.state(moves)


def test_a_huge_record_is_refused() -> None:
    with pytest.raises(westward.RecordError, match="too long"):
        westward.loads("x" * 5_000_000)
