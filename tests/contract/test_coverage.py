"""Every clause of a rulebook page is cited by a test, or listed as a definition with its reason."""

from __future__ import annotations

from pathlib import Path

from westward.core.title import Title
from westward.coverage import citations, coverage

TESTS = Path(__file__).parent.parent


def test_every_clause_is_tested_or_a_definition(title: Title) -> None:
    found = coverage(title, TESTS)
    assert found.open == []
    assert found.unknown == []
    assert all(len(reason) > 15 for reason in found.definitions.values())


def test_no_clause_is_called_a_definition_and_tested_too(title: Title) -> None:
    found = coverage(title, TESTS)
    assert sorted(set(found.definitions) & set(found.tested)) == []


def test_every_option_and_step_cites_a_clause(title: Title) -> None:
    clauses = title.rulebook().clauses
    assert all(option.clause in clauses for option in title.options)
    assert all(step.clause in clauses for step in title.start(title.players[0]).steps)


def test_citations_are_read_from_marks() -> None:
    source = "@pytest.mark.clause('GC-1.1', 'GC-2.2')\ndef test_x(): 'GC-3.3'\n"
    assert citations(source) == {"GC-1.1", "GC-2.2"}
