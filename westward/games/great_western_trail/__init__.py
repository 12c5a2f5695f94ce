"""Great Western Trail: drive cattle to Kansas City and ship them west."""

from westward.core.title import Option, Title

TITLE = Title(
    id="great-western-trail",
    rules=2,
    prefix="GWT",
    players=range(2, 5),
    options=(
        Option("neutral_buildings", ("random", "fixed"), "GWT-16.1"),
        Option("private_sides", ("all_a", "all_b", "random"), "GWT-16.2"),
        Option("objectives_in_kansas_city", (False, True), "GWT-16.3"),
        Option("forgo_money", (False, True), "GWT-16.5"),
    ),
    overlays=("fees", "transport"),
)
