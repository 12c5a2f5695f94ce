"""Where the command line begins: what needs no other library is answered at once, the rest is for `westward.cli`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line."""
    words = sys.argv[1:]
    if (
        words == ["--version"]
        or words == ["games"]
        or (words[:2] == ["games", "--lang"] and words[2:] in (["en"], ["de"]))
    ):
        from westward import listing

        sys.stdout.write(
            listing.version() + "\n" if words == ["--version"] else listing.text(words[-1] if words[1:] else "en")
        )
        return
    from westward import cli

    cli.main()
