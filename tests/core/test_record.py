"""Records: what is wrong with one is said in a sentence that names the line."""

from __future__ import annotations

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
    assert lines[:3] == ["Westward record 1", "game golden-city", "players 3"]
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
        ("\n1 * first", "\n1 1 first", "move 1 is made by \\*, not by 1"),
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
    with pytest.raises(westward.RecordError, match=r"Line 7: move 3 is illegal: .*GC-4.5"):
        westward.loads(head + "3 1 go h1006\n")


def test_a_wrong_result_is_noticed(text: str) -> None:
    line = next(x for x in text.splitlines() if x.startswith("result"))
    with pytest.raises(westward.RecordError, match="but its moves lead to"):
        westward.loads(text.replace(line, "result 99 99 99"))


def test_a_huge_record_is_refused() -> None:
    with pytest.raises(westward.RecordError, match="too long"):
        westward.loads("x" * 5_000_000)
