"""Nuggets: take one to three, whoever takes the last one wins. An example of how a game is added."""

from pathlib import Path

from westward.games.nuggets.events import Took
from westward.games.nuggets.invariants import broken
from westward.games.nuggets.moves import SPACE
from westward.games.nuggets.picture import picture, text
from westward.games.nuggets.rules import begin
from westward.games.nuggets.view import choice, view

from westward.core.title import Title

TITLE = Title(
    id="nuggets",
    prefix="NU",
    players=range(2, 5),
    options=(),
    space=SPACE,
    folder=Path(__file__).parent,
    begin=begin,
    view=view,
    picture=picture,
    text=text,
    choice=choice,
    broken=broken,
    events=(Took,),
    maturity="example",
)
