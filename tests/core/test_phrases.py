"""One reader of Fluent files for games, bots, arena and server."""

from __future__ import annotations

from pathlib import Path

import pytest

import westward
from westward.core.phrases import LANGUAGES, phrases

#: Every folder with words: the core's, the server's, the bots', the arena's and each game's.
FOLDERS = sorted({path.parent for path in Path(westward.__file__).parent.rglob("words/*.ftl")})


def write(folder: Path, text: str) -> Path:
    folder.mkdir()
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return folder


def test_later_folders_replace_earlier_ones(tmp_path: Path) -> None:
    general = write(tmp_path / "general", "hello = Hello, { $name }.\nbye = Bye.\n")
    special = write(tmp_path / "special", "hello = Howdy, { $name }.\n")
    spoken = phrases("en", general, special)
    assert spoken.say("hello", name="Jane") == "Howdy, Jane."
    assert spoken.say("bye") == "Bye."
    assert spoken.has("bye")


def test_what_has_no_words_is_its_key(tmp_path: Path) -> None:
    spoken = phrases("de", write(tmp_path / "words", "hello = Hallo.\n"))
    assert not spoken.has("bye")
    assert spoken.say("bye", name="Jane") == "bye"


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(westward.SettingsError, match="There is no language 'fr'; there are en, de"):
        phrases("fr", *FOLDERS)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parent.name))
def test_every_folder_has_the_same_keys_in_every_language(folder: Path) -> None:
    def keys(language: str) -> set[str]:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        return {line.split("=")[0].strip() for line in text.splitlines() if line[:1].isalpha() and "=" in line}

    assert keys("en") == keys("de")
