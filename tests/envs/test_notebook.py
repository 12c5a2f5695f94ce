"""The worked notebook runs from top to bottom; its last cell asserts that training has helped."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

pytestmark = pytest.mark.long

NOTEBOOK = Path(__file__).parent.parent.parent / "notebooks" / "research.ipynb"


def test_the_notebook_runs_and_training_helps() -> None:
    notebook = nbformat.reads(NOTEBOOK.read_text(encoding="utf-8"), as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=1200, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    pictures = [output for output in outputs if "image/svg+xml" in output.get("data", {})]
    plots = [output for output in outputs if "image/png" in output.get("data", {})]
    assert len(pictures) == 1
    assert len(plots) == 2
    assert "trained agent: +" in outputs[-1]["text"]
