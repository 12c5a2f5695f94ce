"""Colorado County: bid cowboys for land, claim it field by field, and score borders, doubles, lakes and areas."""

from westward.core.title import Option, Title
from westward.games.colorado_county import components

_OPTIONS = components.BOX.options

TITLE = Title(
    id="colorado-county",
    rules=2,
    prefix="CC",
    players=range(components.BOX.game.min_players, components.BOX.game.max_players + 1),
    opening=("picked", "card"),
    options=(
        Option("layout", ("random", *components.LAYOUT_IDS), "CC-3.2"),
        Option("lake_mode", tuple(_OPTIONS["lake_mode"]), "CC-10.1"),
        Option("flag_mode", tuple(_OPTIONS["flag_mode"]), "CC-10.2"),
        Option("bid_mode", tuple(_OPTIONS["bid_mode"]), "CC-10.3"),
        Option("mirror_figures", tuple(_OPTIONS["mirror_figures"]), "CC-10.4"),
        Option("redraw_mode", tuple(_OPTIONS["redraw_mode"]), "CC-10.5"),
        Option("lake_ties", tuple(_OPTIONS["lake_ties"]), "CC-10.6"),
        Option("sale_losers", tuple(_OPTIONS["sale_losers"]), "CC-10.7"),
        Option("final_tie", tuple(_OPTIONS["final_tie"]), "CC-10.8"),
        Option("sale_windows", tuple(_OPTIONS["sale_windows"]), "CC-10.9"),
        Option("second_marker", tuple(_OPTIONS["second_marker"]), "CC-10.10"),
        Option("lake_markers", tuple(_OPTIONS["lake_markers"]), "CC-10.11"),
    ),
    overlays=("shores", "forecast"),
    about={
        "lake": "CC-9.3",
        "marker": "CC-9.5",
        "field": "CC-2.7",
        "flag": "CC-7.2",
        "score": "CC-2.12",
        "stone": "CC-5.3",
        "cowboy": "CC-6.3",
        "card": "CC-2.9",
        "taken": "CC-6.11",
        "supply": "CC-3.3",
        "sign": "CC-8.1",
        "start": "CC-3.10",
        "mat": "CC-9.2",
        "sale": "CC-8.7",
    },
)
