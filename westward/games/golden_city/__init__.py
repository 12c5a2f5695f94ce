"""Golden City: dig for gold behind the lakes and bring it home before the train comes."""

from pathlib import Path

from westward.core.title import Option, Title
from westward.games.golden_city import events
from westward.games.golden_city.invariants import broken
from westward.games.golden_city.moves import SPACE
from westward.games.golden_city.picture import picture, text
from westward.games.golden_city.rules import begin
from westward.games.golden_city.view import choice, view

TITLE = Title(
    id="golden-city",
    prefix="GC",
    players=range(3, 7),
    options=(
        Option("reversal", ("not_only_two_fields", "no_immediate"), "GC-4.6"),
        Option("retreat_mode", ("path", "distance"), "GC-8.5"),
        Option("retreat_may_bank", (True, False), "GC-8.5"),
        Option("retreat_may_board_raft", (False, True), "GC-8.5"),
        Option("chips_end_rule", ("face_down", "gold_on_board"), "GC-10.2"),
        Option("scout_variant", (False, True), "GC-11.1"),
        Option("tie_break", ("shared", "fewest_chips"), "GC-10.7"),
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
    overlays=("risk",),
)
