"""Gold Seekers: past river and canyon, around four mountains and to the gold, on horseback or in coalition."""

from pathlib import Path

from westward.core.title import Option, Title
from westward.games.gold_seekers import events
from westward.games.gold_seekers.invariants import broken
from westward.games.gold_seekers.moves import SPACE
from westward.games.gold_seekers.picture import picture, text
from westward.games.gold_seekers.rules import begin
from westward.games.gold_seekers.view import choice, view

TITLE = Title(
    id="gold-seekers",
    prefix="KL",
    players=range(2, 5),
    options=(
        Option("ranking", ("money", "arrival"), "KL-13.5"),
        Option("coalition_two_players", (False, True), "KL-9.4"),
        Option("accel_optional", (True, False), "KL-3.6"),
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
    overlays=("ways",),
)
