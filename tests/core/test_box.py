"""Where a game's box is read from, and that what owners get wrong is named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from westward.core import box
from westward.core.errors import SettingsError


def test_without_a_word_the_box_of_the_folder_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(box.VARIABLE, raising=False)
    assert box.file_of("golden-city") == box.packaged("golden-city")
    assert "[[field]]" in box.text_of("golden-city")


def test_the_environment_names_other_files_by_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mine, yours = tmp_path / "mine.toml", tmp_path / "yours.toml"
    mine.write_text("# mine", encoding="utf-8")
    monkeypatch.setenv(box.VARIABLE, os.pathsep.join([f"golden-city={mine}", f"gold-rush={yours}"]))
    assert box.chosen() == {"golden-city": mine, "gold-rush": yours}
    assert box.text_of("golden-city") == "# mine"
    assert box.file_of("gold-seekers") == box.packaged("gold-seekers")


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("golden-city", "lists files as game=file, such as golden-city=my-box.toml, not 'golden-city'"),
        ("golden-city=", "lists files as game=file"),
        ("poker=box.toml", "There is no game 'poker' with a box of components"),
    ],
)
def test_what_is_no_list_of_files_is_said(said: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(box.VARIABLE, said)
    with pytest.raises(SettingsError, match=sentence):
        box.chosen()


def test_a_missing_file_and_one_that_is_no_text_are_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(box.VARIABLE, f"golden-city={tmp_path / 'nowhere.toml'}")
    with pytest.raises(SettingsError, match=r"nowhere\.toml cannot be read: No such file or directory"):
        box.text_of("golden-city")
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\xff")
    monkeypatch.setenv(box.VARIABLE, f"golden-city={tmp_path / 'picture.toml'}")
    with pytest.raises(SettingsError, match=r"picture\.toml is no text file"):
        box.text_of("golden-city")


def ask(said: str, code: str) -> str:
    """What a new process says when it plays with the boxes that WESTWARD_BOX names."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, box.VARIABLE: said},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_a_game_is_played_with_a_box_of_ones_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = box.packaged("golden-city").read_text(encoding="utf-8")
    mine.write_text(text.replace('"1" = 8,', '"1" = 7,', 1).replace('"2" = 10,', '"2" = 11,', 1), encoding="utf-8")
    code = "import westward; print(westward.start('golden-city', players=3).state.pool)"
    assert ask("", code).strip() == "[8, 10, 12, 10, 8, 1, 3, 4, 5, 3]"
    assert ask(f"golden-city={mine}", code).strip() == "[7, 11, 12, 10, 8, 1, 3, 4, 5, 3]"


def test_a_wrong_box_of_ones_own_is_named_with_the_row(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = box.packaged("golden-city").read_text(encoding="utf-8")
    mine.write_text(text.replace('"1" = 8,', '"1" = 9,', 1), encoding="utf-8")
    said = ask(f"golden-city={mine}", "import westward; westward.start('golden-city', players=3)")
    assert f"WESTWARD_BOX names {mine}. components.toml of golden-city: There are 65 chips for 64 dig fields." in said


class Box(msgspec.Struct, forbid_unknown_fields=True):
    nuggets: int


def too_few(found: Box) -> list[str]:
    return [] if found.nuggets > 3 else [f"{found.nuggets} nuggets are too few."]


def test_a_sound_box_is_read() -> None:
    assert box.read_box("nuggets", "nuggets = 21", Box, too_few) == Box(21)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nuggets = ", "components.toml of nuggets: "),
        ("nuggets = 'many'", r"Expected `int`, got `str` - at `\$.nuggets`"),
        ("gold = 3", "unknown field `gold`"),
        ("nuggets = 2", "components.toml of nuggets: 2 nuggets are too few."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        box.read_box("nuggets", text, Box, too_few)
