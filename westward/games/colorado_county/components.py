"""The box of Colorado County as flat tables for the rules.

Fields are numbered row by row from A1; cowboys by their value less one; lakes, layouts and cards in the order of the file.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from westward.core.box import box_of
from westward.games.colorado_county.components_box import Box, Cell, Lake, around, beside, field_ids, load, turns

BOX: Final[Box] = box_of("colorado-county", load)

COLUMNS: Final[int] = BOX.board.columns
ROWS: Final[int] = BOX.board.rows
FIELDS: Final[int] = BOX.board.total_fields
IDS: Final[list[str]] = field_ids(BOX.board)
NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(IDS)}


def _number(cell: Cell) -> int:
    c, r = cell
    return r * COLUMNS + c if 0 <= c < COLUMNS and 0 <= r < ROWS else -1


def _cell_of(field: int) -> Cell:
    return field % COLUMNS, field // COLUMNS


NEIGHBOURS: Final[list[list[int]]] = [
    sorted(_number(n) for n in beside(_cell_of(f)) if _number(n) >= 0) for f in range(FIELDS)
]
#: With the field itself and its diagonal neighbours: where no other lake may lie (CC-2.6).
AROUND: Final[list[list[int]]] = [
    sorted(_number(n) for n in around(_cell_of(f)) if _number(n) >= 0) for f in range(FIELDS)
]
BORDER: Final[list[int]] = [int(len(NEIGHBOURS[f]) < 4) for f in range(FIELDS)]

LAKE_IDS: Final[list[str]] = [lake.id for lake in BOX.lakes]
LAKES: Final[int] = len(LAKE_IDS)
LAKE_VALUE: Final[list[int]] = [lake.value for lake in BOX.lakes]
#: The lakes, largest first (CC-10.1).
LAKE_ORDER: Final[list[int]] = sorted(range(LAKES), key=lambda i: -BOX.lakes[i].size)


def _spots(lake: Lake) -> list[list[int]]:
    """Every place of a lake tile off the outer ring, turned and mirrored (CC-2.6)."""
    found: list[list[int]] = []
    for shape in turns(lake.cells):
        for r in range(1, ROWS):
            for c in range(1, COLUMNS):
                cells = [(c + dc, r + dr) for dc, dr in shape]
                if all(x < COLUMNS - 1 and y < ROWS - 1 for x, y in cells):
                    found.append(sorted(_number(cell) for cell in cells))
    return sorted(found)


#: All places a lake tile can lie, by lake in the order of the file.
SPOTS: Final[list[list[int]]] = [spot for lake in BOX.lakes for spot in _spots(lake)]
SPOT_NAMES: Final[list[str]] = ["-".join(IDS[f] for f in spot) for spot in SPOTS]
SPOT_LAKE: Final[list[int]] = [next(i for i, lake in enumerate(BOX.lakes) if lake.size == len(spot)) for spot in SPOTS]
#: The first spot of each lake, and the end.
SPOTS_FROM: Final[list[int]] = [*(SPOT_LAKE.index(i) for i in range(LAKES)), len(SPOTS)]
LAYOUT_IDS: Final[list[str]] = [layout.id for layout in BOX.layouts]
LAYOUT_SPOTS: Final[list[list[int]]] = [
    [SPOTS.index(sorted(NUMBER[f] for f in layout.lakes[lake])) for lake in LAKE_IDS] for layout in BOX.layouts
]

FLAG_COLOURS: Final[list[str]] = BOX.colours.flags
COLOURS: Final[list[str]] = BOX.colours.players
COLOUR_COUNT: Final[int] = len(FLAG_COLOURS)
PER_COLOUR: Final[int] = BOX.flags.per_colour
STONES: Final[int] = BOX.flags.total
#: How the colours can be given out with `flag_mode = dealt`: who lacks which (four players), who has two of which (two).
LACKING: Final[list[list[int]]] = [list(lack) for lack in permutations(range(COLOUR_COUNT))]
EXTRAS: Final[list[list[int]]] = [[a, b] for a in range(COLOUR_COUNT) for b in range(a + 1, COLOUR_COUNT)]

FIGURE_IDS: Final[list[str]] = list(BOX.figures)
#: The land cards that can be told apart (CC-12.3), their colour, figure and number.
CARD_NAMES: Final[list[str]] = list(dict.fromkeys(f"{card.colour}-{card.figure}" for card in BOX.cards))
CARDS: Final[int] = len(CARD_NAMES)
CARD_COLOUR: Final[list[int]] = [FLAG_COLOURS.index(name.split("-")[0]) for name in CARD_NAMES]
CARD_FIGURE: Final[list[int]] = [FIGURE_IDS.index(name.split("-")[1]) for name in CARD_NAMES]
CARD_COUNT: Final[list[int]] = [sum(f"{c.colour}-{c.figure}" == name for c in BOX.cards) for name in CARD_NAMES]
#: Squares with a star of each card: how many markers it brings.
CARD_STARS: Final[list[int]] = [1 if BOX.figures[FIGURE_IDS[figure]].vector is None else 2 for figure in CARD_FIGURE]
_CHIRALITY: Final[dict[str, int]] = {f"{c.colour}-{c.figure}": c.chirality for c in BOX.cards}


def _offsets(vector: Cell | None, chirality: int) -> list[Cell]:
    """The ways from star to star (CC-7.5): turned and mirrored, or with a chirality only turned (CC-10.4)."""
    if vector is None:
        return []
    c, r = vector
    hands = [(c, r), (c, -r)] if chirality == 0 else [(c, r * chirality)]
    found: set[Cell] = set()
    for dc, dr in hands:
        found |= {(dc, dr), (-dr, dc), (-dc, -dr), (dr, -dc)}
    return sorted(found)


def _targets(card: int, strict: bool) -> list[list[int]]:
    """Per flag field, the second fields of a card in rising order (CC-7.5)."""
    vector = BOX.figures[FIGURE_IDS[CARD_FIGURE[card]]].vector
    offsets = _offsets(vector, _CHIRALITY[CARD_NAMES[card]] if strict else 0)
    found: list[list[int]] = []
    for field in range(FIELDS):
        c, r = _cell_of(field)
        found.append(sorted(f for dc, dr in offsets if (f := _number((c + dc, r + dr))) >= 0))
    return found


_SECONDS: Final[list[list[list[int]]]] = [
    _targets(card, strict) for strict in (False, True) for card in range(len(CARD_NAMES))
]
#: The placements: every flag field alone, and with each second field that some card reaches.
PLACEMENTS: Final[list[tuple[int, int]]] = [
    (flag, second)
    for flag in range(FIELDS)
    for second in [-1, *sorted({f for seconds in _SECONDS for f in seconds[flag]})]
]
PLACEMENT_NAMES: Final[list[str]] = [IDS[a] if b < 0 else f"{IDS[a]}+{IDS[b]}" for a, b in PLACEMENTS]
PLACEMENT_FLAG: Final[list[int]] = [flag for flag, _ in PLACEMENTS]
PLACEMENT_SECOND: Final[list[int]] = [second for _, second in PLACEMENTS]
_PLACEMENT: Final[dict[tuple[int, int], int]] = {pair: i for i, pair in enumerate(PLACEMENTS)}
#: The placement of a flag field alone.
ALONE: Final[list[int]] = [_PLACEMENT[flag, -1] for flag in range(FIELDS)]
#: Per card (then once more for cards that may not be mirrored) and flag field: the placements with a second field.
REACH: Final[list[list[int]]] = [
    [_PLACEMENT[flag, second] for second in seconds[flag]] for seconds in _SECONDS for flag in range(FIELDS)
]

COWBOYS: Final[int] = BOX.cowboys.count
MARKERS: Final[int] = BOX.markers.per_player
WINDOWS: Final[list[str]] = BOX.sale.all_windows
SALE_LIMIT: Final[int] = BOX.sale.per_round_limit
SELLER_DRAWS: Final[int] = BOX.sale.seller_draw
START_HAND: Final[int] = BOX.cowboys.start_hand
FOR_NO_BID: Final[int] = BOX.redraw.no_bid
FOR_LAST_PLACE: Final[int] = BOX.redraw.last_place

#: What depends on the number of players, by how many they are more than FEWEST.
FEWEST: Final[int] = BOX.game.min_players
REVEALED: Final[list[int]] = [row.reveal for row in BOX.players.values()]
AUCTIONS: Final[list[int]] = [row.auctions_per_round for row in BOX.players.values()]
FOR_SALE: Final[list[int]] = [row.for_sale for row in BOX.players.values()]

#: The scoring overview, one number per round (CC-9.13).
ROUNDS: Final[int] = BOX.game.rounds
BORDER_FIRST: Final[list[int]] = BOX.scoring.border_first
BORDER_SECOND: Final[list[int]] = BOX.scoring.border_second
DOUBLE_EACH: Final[list[int]] = BOX.scoring.double_each
AREA_FIRST: Final[list[int]] = BOX.scoring.area_first
AREA_SECOND: Final[list[int]] = BOX.scoring.area_second
LAKE_FLAT: Final[list[int]] = BOX.scoring.lake_flat
LAKE_PRINTED: Final[list[int]] = [int(printed) for printed in BOX.scoring.lake_printed]
AREA_SIZE: Final[int] = BOX.scoring.area_min_size
DOUBLE_SIZE: Final[int] = BOX.scoring.double_size
