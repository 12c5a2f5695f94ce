"""Nuggets: take one to three, whoever takes the last one wins. An example of how a game is added."""

from westward.core.title import Title

TITLE = Title(id="nuggets", prefix="NU", players=range(2, 5), maturity="example", about={"nugget": "NU-1.1"})
