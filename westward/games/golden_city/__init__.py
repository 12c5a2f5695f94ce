"""Golden City: dig for gold behind the lakes and bring it home before the train comes."""

from westward.core.title import Option, Title

TITLE = Title(
    id="golden-city",
    rules=3,
    prefix="GC",
    players=range(3, 7),
    opening=("found", "field"),
    options=(
        Option("reversal", ("not_only_two_fields", "no_immediate"), "GC-4.6"),
        Option("retreat_mode", ("distance", "path"), "GC-8.5"),
        Option("retreat_may_bank", (True, False), "GC-8.5"),
        Option("retreat_may_board_raft", (False, True), "GC-8.5"),
        Option("open_robbers", ("may", "must"), "GC-8.7"),
        Option("chips_end_rule", ("face_down", "gold_on_board", "all_on_board"), "GC-10.2"),
        Option("scout_variant", (False, True), "GC-11.1"),
        Option("houses", ("by_seat", "chosen"), "GC-2.4"),
        Option("tie_break", ("shared", "fewest_chips"), "GC-10.7"),
    ),
    overlays=("risk",),
    about={
        "field": "GC-4.2",
        "figure": "GC-2.6",
        "chip": "GC-8.1",
        "robber": "GC-8.7",
        "raft": "GC-6.1",
        "locomotive": "GC-7.1",
        "mat": "GC-2.6",
    },
)
