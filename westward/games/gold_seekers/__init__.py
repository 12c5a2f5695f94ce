"""Gold Seekers: past river and canyon, around four mountains and to the gold, on horseback or in coalition."""

from westward.core.title import Option, Title
from westward.games.gold_seekers import components

_MONEY = components.BOX.money
#: Other amounts that a table may agree on, beside those of the box (KL-2.4, 7.4).
_STAKES = tuple(units for units in (5, 10, 15, 20) if units != _MONEY.stake and units <= _MONEY.purse)
_PAYS = tuple(units for units in (0, 5, 10) if units != _MONEY.newspaper_pay)

TITLE = Title(
    id="gold-seekers",
    rules=3,
    prefix="KL",
    players=range(2, 5),
    opening=("crossing", "way"),
    options=(
        Option("ranking", ("money", "arrival"), "KL-13.5"),
        Option("coalition_two_players", (False, True), "KL-9.4"),
        Option("accel_optional", (True, False), "KL-3.6"),
        Option("stake", (_MONEY.stake, *_STAKES), "KL-2.4"),
        Option("newspaper", (_MONEY.newspaper_pay, *_PAYS), "KL-7.4"),
    ),
    overlays=("ways",),
    about={
        "field": "KL-1.2",
        "figure": "KL-1.1",
        "coalition": "KL-1.1",
        "struck": "KL-5.1",
        "dice": "KL-3.5",
        "pot": "KL-13.1",
        "purse": "KL-2.4",
        "entry": "KL-5.1",
    },
)
