"""Boxes beside the usual ones: the same game a second time, with other components and under a name of its own."""

from __future__ import annotations

import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import westward
from westward.bots import bot, puzzles
from westward.bots.learnt import shipped
from westward.core import box, offering, registry
from westward.core.errors import RecordError, SettingsError
from westward.core.lesson import lesson

Beside = Callable[..., westward.Title]


def corrected(file: Path, ones: int = 7) -> Path:
    """A box of Golden City with a gold chip of value 2 in the place of one of value 1; with other numbers of ones a wrong one."""
    text = box.packaged("golden-city").read_text(encoding="utf-8")
    file.write_text(text.replace('"1" = 8,', f'"1" = {ones},', 1).replace('"2" = 10,', '"2" = 11,', 1), "utf-8")
    return file


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Beside]:
    """Names a box of Golden City to be played beside the usual one; nothing of it is left at the end."""
    monkeypatch.setenv(box.VARIABLE, "")
    named: list[str] = []

    def name(called: str) -> westward.Title:
        named.extend(box.use([f"golden-city~{called}={corrected(tmp_path / f'{called}.toml')}"]))
        return westward.title(named[-1])

    yield name
    for game in named:
        box.forget(game)
    registry.title.cache_clear()


ALIKE = """
import sys
import westward

for usual in westward.titles():
    other = westward.title(f"{usual.id}~copy")
    assert (other.game, other.beside, other.version, other.folder) == (usual.id, "copy", usual.version, usual.folder)
    rng = westward.Rng(5)
    states = [title.start(title.players[-1]) for title in (usual, other)]
    assert [s.game for s in states] == [usual.id, other.id]
    while states[0].to_act != westward.OVER:
        one = states[0]
        action = one.draw(rng) if one.to_act == westward.CHANCE else rng.pick(one.legal())
        assert list(states[1].legal()) == list(one.legal())
        for s in states:
            s.apply(action)
        assert states[1].key() == one.key()
    assert states[1].scores() == states[0].scores()
    loaded = [m for m in sys.modules if m.startswith(other.package)]
    assert len(loaded) > 5
    assert not any(m.endswith(".so") for m in (str(sys.modules[m].__file__) for m in loaded))
    a, b = (westward.picture(s).whole() for s in states)
    assert a == b.replace(" · copy", "")
    print(usual.id)
"""


def test_every_game_plays_alike_with_the_same_box_beside_its_own() -> None:
    """Move by move, also where the game's own modules are compiled."""
    boxes = os.pathsep.join(f"{game}~copy={box.packaged(game)}" for game in westward.ids())
    done = subprocess.run(
        [sys.executable, "-c", ALIKE],
        env={**os.environ, box.VARIABLE: boxes},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == westward.ids(), done.stderr


def test_two_boxes_are_played_side_by_side(beside: Beside) -> None:
    mine = beside("mine")
    usual = westward.title("golden-city")
    assert (mine.id, mine.box, usual.box, mine.own_box is not None) == ("golden-city~mine", "mine", "", True)
    assert mine.version != usual.version
    pools = [westward.start(title.id, players=3).state.pool for title in (usual, mine)]  # type: ignore[attr-defined]
    assert pools == [[8, 10, 12, 10, 8, 1, 3, 4, 5, 3], [7, 11, 12, 10, 8, 1, 3, 4, 5, 3]]
    assert [t.id for t in registry.boxes("golden-city")] == ["golden-city~mine"]
    assert registry.boxes("gold-rush") == []
    assert "golden-city~mine" not in westward.ids()
    for language in ("en", "de"):
        assert westward.Words(mine, language).say("title") == "Golden City · mine"
    state = mine.start(4)
    assert pickle.loads(pickle.dumps(state)) == state
    assert westward.unpack(westward.pack(state)).game == mine.id
    assert pickle.loads(pickle.dumps(mine)) is mine


def test_bots_play_it_and_what_was_made_for_the_usual_box_is_not_offered(beside: Beside) -> None:
    mine = beside("plain")
    game, rng = westward.start(mine.id, players=3, seed=2), westward.Rng(2)
    for _ in range(6):
        game.play(bot("legend@20").choose(game.state.redeal(game.to_act, rng), rng))
    assert lesson("golden-city") is not None
    assert lesson(mine.id) is None
    assert puzzles.of("golden-city")
    assert puzzles.of(mine.id) == []
    assert shipped(mine.id, 3) is None


def test_a_record_finds_its_box_by_version_then_by_name(beside: Beside) -> None:
    game = westward.start(beside("mine").id, players=3, seed=4)
    rng = westward.Rng(4)
    for _ in range(20):
        game.play(rng.pick(game.legal()))
    text = game.record().dumps()
    assert text.splitlines()[1:3] == ["game golden-city", "box mine"]
    assert westward.loads(text).game == "golden-city~mine"
    assert westward.loads(text.replace("box mine", "box yours")).game == "golden-city~mine", "the version tells"
    older = re.sub(r"version \w+", "version 0123456789ab", text)
    assert westward.loads(older).game == "golden-city~mine", "else the name does"
    sentence = r"played with the box 'yours' \(version 0123456789ab\), which is not here; .* --box"
    with pytest.raises(RecordError, match=sentence):
        westward.loads(older.replace("box mine", "box yours"))


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (
            "golden-city~nobody",
            "There is no box 'nobody' of golden-city here; name its file, as in --box golden-city~nob",
        ),
        ("golden-city~", "There is no box '' of golden-city here"),
        ("poker~mine", "There is no game 'poker~mine'"),
        ("golden_city~mine", "There is no game 'golden_city~mine'"),
    ],
)
def test_what_is_not_there_is_said(game: str, sentence: str) -> None:
    with pytest.raises(SettingsError, match=sentence):
        westward.title(game)


@pytest.mark.parametrize("name", ["", "-a", "a--b", "a_b", "A", "../x", "a~b", "a b", "x" * 29])
def test_a_name_that_no_package_and_no_address_could_have_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(box.VARIABLE, "")
    with pytest.raises(SettingsError, match="is called by small letters, digits and hyphens, 28 at most"):
        box.use([f"golden-city~{name}={corrected(tmp_path / 'file.toml')}"])


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("My Box.toml", "my-box"),
        ("golden-city-first-board.toml", "first-board"),
        ("Größe_2.toml", "groe-2"),
        ("<script>.toml", "script"),
        ("golden-city.toml", "golden-city"),
        ("§.toml", ""),
    ],
)
def test_a_box_is_called_by_its_file(file: str, name: str) -> None:
    assert box.name_of(Path(file), "golden-city") == name


def test_of_a_folder_every_sound_box_is_offered_and_of_the_others_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(box.VARIABLE, "")
    corrected(tmp_path / "offered.toml")
    corrected(tmp_path / "Offered!.toml")
    corrected(tmp_path / "wrong.toml", ones=9)
    corrected(tmp_path / "a:b.toml")
    (tmp_path / "deep.toml").write_text("a = " + "[" * 100_000, "utf-8")
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\xff")
    (tmp_path / "nowhere.toml").symlink_to(tmp_path / "nothing")
    (tmp_path / "folder.toml").mkdir()
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "notes.txt").write_text("not asked for", "utf-8")
    offered, left_out = offering.offer(tmp_path)
    try:
        assert len(offered) == 1
        assert [title.id for title in registry.boxes("golden-city")] == ["golden-city~offered"]
        said = {Path(line.partition(" is left out: ")[0]).name: line for line in left_out}
        assert len(said) == 5
        assert "another box is called golden-city~offered already" in (
            said.get("offered.toml") or said["Offered!.toml"]
        )
        assert "There are 66 chips for 64 dig fields" in said["wrong.toml"]
        assert "separates the boxes" in said["a:b.toml"]
        assert "is no file of components" in said["deep.toml"]
        assert "is no file of components" in said["noise.toml"]
        assert not any("wrong" in module for module in sys.modules if module.startswith("westward.games"))
        with pytest.raises(SettingsError, match="There is no box 'wrong'"):
            westward.title("golden-city~wrong")
    finally:
        for title in offered:
            box.forget(title.id)
        registry.title.cache_clear()


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="nowhere cannot be read: No such file or directory"):
        offering.offer(tmp_path / "nowhere")
