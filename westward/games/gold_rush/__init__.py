"""Carcassonne Gold Rush: lay tiles, claim what grows, and dig for gold on anybody's mountain."""

from westward.core.title import Option, Title

TITLE = Title(
    id="gold-rush",
    rules=1,
    prefix="GR",
    players=range(2, 6),
    opening=("occupied", "role"),
    options=(Option("farmers", (True, False), "GR-11.1"), Option("first", ("random", "first-seat"), "GR-11.3")),
    overlays=("lines", "mountains", "prairies", "gaps", "deck"),
    about={
        "tile": "GR-4.5",
        "place": "GR-4.3",
        "turn": "GR-4.3",
        "stack": "GR-4.9",
        "tent": "GR-6.1",
        "cowboy": "GR-5.2",
        "spot": "GR-5.3",
        "marker": "GR-8.19",
    },
    at_the_end=("open-nuggets", "open-tiles", "open-lines", "camps", "herds", "gold"),
)
