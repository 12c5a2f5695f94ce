"""Where what stands in a row of Great Western Trail: its blocks, and what they show of the position's lists as it is."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from westward.core.shown import OTHERS, OWN, Way, digits, ladder, number, one_of
from westward.core.tensor import Block, head_blocks
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.state import CITY_BITS, LISTS, Position

NEUTRALS: Final[int] = c.PRIVATE_TILE - c.NEUTRAL_TILE
PHASES: Final = 3
FORESIGHT: Final = 6
#: What the single numbers of a player board are: money, certificates and their limit, permanent ones, steps, hand limit, cards in
#: hand and draw stack, cards taken blindly.
SINGLES: Final = 9
#: The rungs for money and the worth of deliveries, and for what the tasks of objective cards count.
RUNGS: Final = 30
TASK_RUNGS: Final = 4
#: The lines of the score sheet: buildings, cities, stations, hazards, cattle, objectives, station masters, the player board, and all
#: together with money.
LINES: Final = 9


def blocks_of(start: Position) -> list[Block]:
    """The blocks of a row."""
    n = start.players
    return [
        *head_blocks(start),
        Block("part", c.MOST_PARTS),
        Block("may_forgo", 1),
        Block("turn", n),
        Block("first", n),
        Block("phase", PHASES),
        Block("helped", 1),
        Block("sides", 2 * c.BUILDINGS),
        Block("neutral_tiles", c.SPOT_COUNT * NEUTRALS),
        Block("owners", c.SPOT_COUNT * n),
        Block("buildings", c.SPOT_COUNT * c.BUILDINGS),
        Block("supply_tiles", c.SPOT_COUNT * c.SUPPLY_KINDS),
        Block("in_use", c.SPOT_COUNT),
        Block("done", c.SPOT_COUNT * c.TILE_ACTS),
        Block("masters_at", c.MASTER_PLACES * c.MASTER_COUNT),
        Block("workers_at", c.MASTER_PLACES * c.WORKER_KINDS),
        Block("jobs", c.ROWS * n * c.WORKER_KINDS),
        Block("token", c.ROWS + 1),
        Block("token_holder", n),
        Block("foresight", FORESIGHT * c.SUPPLY_KINDS),
        Block("piles", 3 * c.SUPPLY_KINDS, 4),
        Block("market", c.MARKET_KINDS, 2),
        Block("market_stack", c.MARKET_KINDS, 4),
        Block("display", c.DISPLAY * c.OBJECTIVE_KINDS),
        Block("objectives_unseen", c.OBJECTIVE_KINDS, 2),
        Block("removed", c.HERD, 2),
        Block("hand", c.HERD, 2),
        Block("singles", n * SINGLES, 10),
        Block("workers", n * c.WORKER_KINDS, 6),
        Block("cattlemen", n * c.SPOT_COUNT),
        Block("engines", n * c.SPACE_COUNT),
        Block("discs", n * c.DISC_COUNT),
        Block("cities", n * c.CITY_COUNT),
        Block("stations", n * c.STATIONS),
        Block("masters", n * c.MASTER_COUNT),
        Block("unbuilt", n * c.BUILDINGS),
        Block("replaced", n * c.BUILDINGS),
        Block("kept", n * c.KEPT_KINDS),
        Block("area", n * c.AREA_KINDS),
        Block("discards", n * c.HERD, 2),
        Block("known", n * c.HERD, 2),
        Block("unseen", n * c.HERD, 2),
        Block("delivery", RUNGS),
        Block("in_reach", c.CITY_COUNT),
        Block("money_ladder", n * RUNGS),
        Block("herd_ladder", n * RUNGS),
        Block("workers_ladder", n * c.WORKER_KINDS * c.ROW_SPACES),
        Block("tasks_ladder", n * c.TASK_COUNT * TASK_RUNGS),
        Block("sheet", n * LINES, 5),
    ]


def places_of(start: Position) -> dict[str, int]:
    """Where each block begins, and where a row ends."""
    places, at = {}, 0
    for block in blocks_of(start):
        places[block.name] = at
        at += block.size
    return {**places, "end": at}


@final
class Layout:
    """Where the blocks begin that are not shown of lists, or that sums are made from."""

    def __init__(self, start: Position) -> None:
        places = places_of(start)
        self.sides: i64 = places["sides"]
        self.in_use: i64 = places["in_use"]
        self.token: i64 = places["token"]
        self.singles: i64 = places["singles"]
        self.area: i64 = places["area"]
        self.discards: i64 = places["discards"]
        self.unseen: i64 = places["unseen"]
        self.delivery: i64 = places["delivery"]
        self.herd_ladder: i64 = places["herd_ladder"]
        self.tasks: i64 = places["tasks_ladder"]
        self.sheet: i64 = places["sheet"]
        self.end: i64 = places["end"]


def shown_of(start: Position) -> list[Way]:
    """What a row shows as it is."""
    at = places_of(start)
    ways = _tiles(start.players, at) + _board(at) + _seats(at) + _herds(at)
    return sorted(ways, key=lambda way: way.list)


def _tiles(n: int, at: dict[str, int]) -> list[Way]:
    tile, trail, private = LISTS.index("tile"), c.TRAIL_TILE, c.PRIVATE_TILE
    return [
        one_of(tile, at["neutral_tiles"], NEUTRALS, low=c.NEUTRAL_TILE),
        one_of(tile, at["owners"], n, low=private, high=trail, part=c.BUILDINGS, turned=True),
        one_of(tile, at["buildings"], c.BUILDINGS, low=private, high=trail),
        one_of(tile, at["supply_tiles"], c.SUPPLY_KINDS, low=trail),
    ]


def _board(at: dict[str, int]) -> list[Way]:
    which = LISTS.index
    return [
        one_of(which("master"), at["masters_at"], c.MASTER_COUNT),
        one_of(which("given"), at["workers_at"], c.WORKER_KINDS),
        one_of(which("jobs"), at["jobs"], c.WORKER_KINDS),
        one_of(which("foresight"), at["foresight"], c.SUPPLY_KINDS),
        number(which("piles"), at["piles"]),
        number(which("market"), at["market"]),
        number(which("market_stack"), at["market_stack"]),
        one_of(which("display"), at["display"], c.OBJECTIVE_KINDS),
        number(which("objective_stack"), at["objectives_unseen"]),
        # GWT-14.5: a card taken blindly by another may as well be in the stack
        number(which("blind"), at["objectives_unseen"], stride=0, whose=OTHERS),
        number(which("removed"), at["removed"]),
    ]


def _seats(at: dict[str, int]) -> list[Way]:
    which = LISTS.index
    singles = at["singles"]
    return [
        number(which("money"), singles, SINGLES),
        number(which("marker"), singles + 1, SINGLES),
        number(which("hand_size"), singles + 6, SINGLES),
        number(which("draw_size"), singles + 7, SINGLES),
        number(which("blind"), singles + 8, SINGLES, width=0),
        number(which("workers"), at["workers"]),
        one_of(which("cattleman"), at["cattlemen"], c.SPOT_COUNT),
        one_of(which("engine"), at["engines"], c.SPACE_COUNT),
        digits(which("discs"), at["discs"], c.DISC_COUNT),
        digits(which("cities"), at["cities"], c.CITY_COUNT, CITY_BITS),
        digits(which("stations"), at["stations"], c.STATIONS),
        digits(which("masters"), at["masters"], c.MASTER_COUNT),
        digits(which("unbuilt"), at["unbuilt"], c.BUILDINGS),
        digits(which("replaced"), at["replaced"], c.BUILDINGS),
        number(which("kept"), at["kept"]),
        number(which("area"), at["area"]),
        ladder(which("money"), at["money_ladder"], RUNGS),
        ladder(which("workers"), at["workers_ladder"], c.ROW_SPACES),
    ]


def _herds(at: dict[str, int]) -> list[Way]:
    """Hand and draw stack together everybody can count; what was taken blindly only its owner knows."""
    which = LISTS.index
    return [
        number(which("hand"), at["hand"], whose=OWN),
        number(which("discard"), at["discards"]),
        number(which("known"), at["known"]),
        number(which("hand"), at["unseen"]),
        number(which("draw_stack"), at["unseen"]),
        number(which("blind"), at["unseen"] + c.CATTLE, stride=c.HERD, factor=-1, whose=OTHERS),
    ]
