"""Gathers the pages of the documentation's site in build/pages: the README, docs/, the rulebooks, the changelog, and a reference of the library.

Links between pages are kept, whatever folder they stood in; what is not part of the site is named instead. `make docs` then builds the site with MkDocs.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import westward
from westward.core.words import Words

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "build" / "pages"

#: The modules of the reference, and what they are for.
REFERENCE = {
    "westward": "The library",
    "westward.core.game": "Games",
    "westward.core.state": "Positions",
    "westward.core.record": "Records",
    "westward.bots": "Bots",
    "westward.bots.mcts": "The bot that searches",
    "westward.envs.observer": "Observations",
    "westward.envs.matrices": "Matrices of observations",
    "westward.envs.batch": "Batches",
    "westward.envs.dataset": "Recorded games as data",
    "westward.envs.gym": "Gymnasium",
    "westward.envs.pettingzoo": "PettingZoo",
    "westward.envs.rllib": "RLlib",
}


def place_of(file: Path) -> str | None:
    """Where a file of the project stands on the site; None if it does not."""
    if file == ROOT / "README.md":
        return "index.md"
    if file.parent == ROOT and file.name in ("CHANGELOG.md", "CONTRIBUTING.md"):
        return file.name.lower()
    if file.is_relative_to(ROOT / "docs"):
        return file.relative_to(ROOT / "docs").as_posix()
    if file == ROOT / "bench" / "README.md":
        return "bench.md"
    return None


def linked(text: str, folder: Path) -> str:
    """A page with its links as they are on the site."""

    def link(found: re.Match[str]) -> str:
        label, target = found[1], found[2]
        if target.startswith(("http:", "https:", "#")):
            return found[0]
        path, _, anchor = target.partition("#")
        place = place_of((folder / path).resolve())
        if place is None:
            name = path.replace("../", "")
            return f"`{name}`" if label == name else f"{label} (`{name}`)"
        return f"[{label}]({place}{'#' + anchor if anchor else ''})"

    return re.sub(r"\[([^\]]*)\]\(([^)\s]+)\)", link, text)


def gather() -> None:
    """Write all pages anew."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    sources = [
        *sorted((ROOT / "docs").glob("*.md")),
        *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "bench/README.md")),
    ]
    for source in sources:
        place = place_of(source)
        assert place is not None, source
        (PAGES / place).write_text(linked(source.read_text(encoding="utf-8"), source.parent), encoding="utf-8")
    rules = PAGES / "rules"
    rules.mkdir()
    for title in westward.titles():
        (rules / f"{title.id}.svg").write_text(
            westward.start(title.id, title.players[-1], seed=0).picture().whole(), encoding="utf-8"
        )
        for language in ("en", "de"):
            drawn = f"\n![{Words(title, language).say('title')}]({title.id}.svg)\n"
            head, _, rest = title.rulebook(language).markdown.partition("\n")
            (rules / f"{title.id}.{language}.md").write_text(f"{head}\n{drawn}\n{rest}", encoding="utf-8")
    parts = [f"## {what}: `{module}`\n\n::: {module}\n" for module, what in REFERENCE.items()]
    (PAGES / "reference.md").write_text("# Reference\n\n" + "\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    gather()
