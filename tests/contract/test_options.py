"""Every option of every game has words, a line that says when one would switch it on, and a test that shows its effect."""

from __future__ import annotations

import ast
from pathlib import Path

import westward
from westward.core.title import Title, write_value
from westward.core.words import LANGUAGES

TESTS = Path(__file__).parent.parent


def shown(source: str) -> dict[str, str]:
    """By `option=value`, the source of the test that carries it in an `effect` mark, without that mark."""
    found: dict[str, str] = {}
    for node in ast.parse(source).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        marks = [d for d in node.decorator_list if "mark.effect" in ast.unparse(d)]
        node.decorator_list = [d for d in node.decorator_list if d not in marks]
        for mark in marks:
            assert isinstance(mark, ast.Call)
            for arg in mark.args:
                assert isinstance(arg, ast.Constant)
                found[str(arg.value)] = ast.unparse(node)
    return found


def effects(title: Title) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted((TESTS / "games" / title.folder.name).glob("test_*.py")):
        found |= shown(path.read_text(encoding="utf-8"))
    return found


def test_every_option_says_when_to_switch_it_on(title: Title) -> None:
    for language in LANGUAGES:
        words = westward.Words(title, language)
        for option in title.options:
            line = words.when(option.name)
            assert line != f"when-{option.name}", f"no {language} words for when-{option.name}"
            assert line.endswith("."), line
            assert len(line) > 40, line


def test_every_value_of_every_option_has_a_test_of_its_effect(title: Title) -> None:
    due = {f"{o.name}={write_value(value)}" for o in title.options for value in o.choices[1:]}
    assert due - set(effects(title)) == set(), "a test marked with effect(…) should show what it does"
    assert set(effects(title)) - due == set(), "there are no such options any more"


def test_a_test_of_an_effect_names_the_option_and_its_value(title: Title) -> None:
    for name, source in effects(title).items():
        option, _, value = name.partition("=")
        assert option in source, f"the test marked {name} never sets {option}"
        written = {"on": "True", "off": "False"}
        assert value in source or written.get(value, value) in source, (
            f"the test marked {name} never sets it to {value}"
        )


def test_effects_are_read_from_marks() -> None:
    source = "@pytest.mark.effect('a=b')\n@pytest.mark.clause('X-1.1')\ndef test_x(): arrange(a='b')\n"
    assert list(shown(source)) == ["a=b"]
    assert "effect" not in shown(source)["a=b"]
