"""Carcassonne Gold Rush: lay tiles, claim what grows, and dig for gold on anybody's mountain."""

from pathlib import Path

from westward.core.title import Option, Title
from westward.games.gold_rush import events
from westward.games.gold_rush.invariants import broken
from westward.games.gold_rush.moves import SPACE
from westward.games.gold_rush.picture import picture, text
from westward.games.gold_rush.picture_overlays import OVERLAYS
from westward.games.gold_rush.rules import begin
from westward.games.gold_rush.view import choice, view

TITLE = Title(
    id="gold-rush",
    prefix="GR",
    players=range(2, 6),
    options=(Option("farmers", (True, False), "GR-11.1"),),
    space=SPACE,
    folder=Path(__file__).parent,
    begin=begin,
    view=view,
    picture=picture,
    text=text,
    choice=choice,
    broken=broken,
    events=events.ALL,
    overlays=OVERLAYS,
)
