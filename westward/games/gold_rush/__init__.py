"""Carcassonne Gold Rush: lay tiles, claim what grows, and dig for gold on anybody's mountain."""

from westward.core.title import Option, Title

TITLE = Title(
    id="gold-rush",
    rules=1,
    prefix="GR",
    players=range(2, 6),
    options=(Option("farmers", (True, False), "GR-11.1"), Option("first", ("random", "first-seat"), "GR-11.3")),
    overlays=("lines", "mountains", "prairies", "gaps", "deck"),
    at_the_end=("open-nuggets", "open-tiles", "open-lines", "camps", "herds", "gold"),
)
