"""Great Western Trail: drive cattle to Kansas City and ship them west."""

from pathlib import Path

from westward.core.title import Option, Title
from westward.games.great_western_trail import events
from westward.games.great_western_trail.invariants import broken
from westward.games.great_western_trail.moves import SPACE
from westward.games.great_western_trail.picture import OVERLAYS, picture, text
from westward.games.great_western_trail.rules import begin
from westward.games.great_western_trail.view import view
from westward.games.great_western_trail.view_choice import choice

TITLE = Title(
    id="great-western-trail",
    prefix="GWT",
    players=range(2, 5),
    options=(
        Option("neutral_buildings", ("random", "fixed"), "GWT-16.1"),
        Option("private_sides", ("all_a", "all_b", "random"), "GWT-16.2"),
        Option("objectives_in_kansas_city", (False, True), "GWT-16.3"),
    ),
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
