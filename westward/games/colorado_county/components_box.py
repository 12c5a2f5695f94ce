"""What `components.toml` may say: its rows as types, read and checked, with a sentence for every row that is wrong."""

from __future__ import annotations

import msgspec

from westward.core.box import read_box

Cell = tuple[int, int]


class Edition(msgspec.Struct, frozen=True):
    """The game and its numbers of players and rounds."""

    slug: str
    title: str
    prefix: str
    min_players: int
    max_players: int
    rounds: int
    designer: str
    publisher: str
    year: int


class Drawing(msgspec.Struct, frozen=True):
    """Sizes for the picture."""

    cell: int
    origin_x: int
    origin_y: int
    track_cells: int
    track_order: str
    track_start_label: str


class Board(msgspec.Struct, frozen=True):
    """The grid and how many fields of each kind it has."""

    columns: int
    rows: int
    column_letters: str
    total_fields: int
    water_fields: int
    land_fields: int
    border_fields: int
    adjacency: str
    svg: Drawing


class Lake(msgspec.Struct, frozen=True):
    """A lake tile; cells are (column, row) offsets of the unturned tile."""

    id: str
    name: str
    size: int
    value: int
    shore: int
    cells: list[Cell]


class Layout(msgspec.Struct, frozen=True):
    """A ready-made position of all lakes."""

    id: str
    name: str
    lakes: dict[str, list[str]]


class Colours(msgspec.Struct, frozen=True):
    """The colours of flags and players, and the paints of the flags."""

    flags: list[str]
    players: list[str]
    hex: dict[str, str]


class Flags(msgspec.Struct, frozen=True):
    """How many flag stones there are."""

    per_colour: int
    total: int


class Cowboys(msgspec.Struct, frozen=True):
    """The cowboys and how many each player begins with."""

    count: int
    lowest: int
    highest: int
    start_hand: int


class Markers(msgspec.Struct, frozen=True):
    """The markers of a player."""

    per_player: int


class Table(msgspec.Struct, frozen=True):
    """What depends on the number of players."""

    reveal: int
    auctions_per_round: int
    for_sale: int
    flags_each: int


class Figure(msgspec.Struct, frozen=True):
    """The figure of a land card: its squares, the starred ones, and the way from star to star."""

    name: str
    cells: list[Cell]
    stars: list[int]
    copies_per_colour: int
    vector: Cell | None = None


class Card(msgspec.Struct, frozen=True):
    """A land card."""

    id: str
    colour: str
    figure: str
    chirality: int = 0


class Scoring(msgspec.Struct, frozen=True):
    """The scoring overview, one number per round."""

    border_first: list[int]
    border_second: list[int]
    double_each: list[int]
    area_first: list[int]
    area_second: list[int]
    lake_flat: list[int]
    lake_printed: list[bool]
    area_min_size: int
    double_size: int


class Sale(msgspec.Struct, frozen=True):
    """Limits and windows of sales."""

    per_round_limit: int
    seller_draw: int
    windows: list[str]
    all_windows: list[str]


class Redraw(msgspec.Struct, frozen=True):
    """How many cowboys are drawn after an auction."""

    last_place: int
    no_bid: int


class Box(msgspec.Struct, frozen=True):
    """All that is in the box."""

    game: Edition
    board: Board
    lakes: list[Lake]
    layouts: list[Layout]
    colours: Colours
    flags: Flags
    cowboys: Cowboys
    markers: Markers
    players: dict[str, Table]
    figures: dict[str, Figure]
    cards: list[Card]
    scoring: Scoring
    sale: Sale
    redraw: Redraw
    options: dict[str, list[bool | str]]


def load(text: str) -> Box:
    """Read the components; a SettingsError names the row that is wrong."""
    return read_box("colorado-county", text, Box, check)


def check(box: Box) -> list[str]:
    """Sentences about what does not fit together."""
    return [*_check_lakes(box), *_check_layouts(box), *_check_cards(box), *_check_numbers(box)]


def _check_lakes(box: Box) -> list[str]:
    problems: list[str] = []
    for lake in box.lakes:
        if len(set(lake.cells)) != lake.size or len(lake.cells) != lake.size:
            problems.append(f"Lake {lake.id}: it should have {lake.size} different cells.")
        shore = {n for cell in lake.cells for n in beside(cell)} - set(lake.cells)
        if len(shore) != lake.shore:
            problems.append(f"Lake {lake.id}: its shore has {len(shore)} fields, not {lake.shore}.")
    if len({lake.size for lake in box.lakes}) != len(box.lakes):
        problems.append("Two lakes have the same size.")
    if sum(lake.size for lake in box.lakes) != box.board.water_fields:
        problems.append(f"The lakes do not have {box.board.water_fields} water fields together.")
    return problems


def _check_layouts(box: Box) -> list[str]:
    problems: list[str] = []
    ids = set(field_ids(box.board))
    for layout in box.layouts:
        seen: dict[Cell, str] = {}
        for lake in box.lakes:
            fields = layout.lakes.get(lake.id, [])
            unknown = [f for f in fields if f not in ids]
            if unknown:
                problems.append(f"Layout {layout.id}, lake {lake.id}: there is no field {unknown[0]}.")
                continue
            cells = [_cell(box.board, f) for f in fields]
            if not cells or normal(cells) not in turns(lake.cells):
                problems.append(f"Layout {layout.id}, lake {lake.id}: the fields do not have the shape of the tile.")
            if any(c in (0, box.board.columns - 1) or r in (0, box.board.rows - 1) for c, r in cells):
                problems.append(f"Layout {layout.id}, lake {lake.id}: it lies on the outer ring.")
            for cell in cells:
                other = next((seen[n] for n in around(cell) if n in seen), None)
                if other is not None:
                    problems.append(f"Layout {layout.id}: {lake.id} touches {other}.")
                    break
            seen.update(dict.fromkeys(cells, lake.id))
    return problems


def _check_cards(box: Box) -> list[str]:
    problems: list[str] = []
    for name, figure in box.figures.items():
        if not 1 <= len(figure.stars) <= 2 or any(not 0 <= star < len(figure.cells) for star in figure.stars):
            problems.append(f"Figure {name}: it should have one or two stars on its own squares.")
        elif len(figure.stars) == 2:
            (ac, ar), (bc, br) = (figure.cells[star] for star in figure.stars)
            if figure.vector != (bc - ac, br - ar):
                problems.append(f"Figure {name}: its vector does not lead from star to star.")
    hands: dict[tuple[str, str], int] = {}
    for card in box.cards:
        if card.colour not in box.colours.flags:
            problems.append(f"Card {card.id}: there is no flag colour '{card.colour}'.")
        if card.figure not in box.figures:
            problems.append(f"Card {card.id}: there is no figure '{card.figure}'.")
        if hands.setdefault((card.colour, card.figure), card.chirality) != card.chirality:
            problems.append(f"Card {card.id}: cards of one colour and figure must have the same chirality.")
    for colour in box.colours.flags:
        for name, figure in box.figures.items():
            count = sum(card.colour == colour and card.figure == name for card in box.cards)
            if count != figure.copies_per_colour:
                problems.append(f"There are {count} cards {colour}-{name}, not {figure.copies_per_colour}.")
        count = sum(card.colour == colour for card in box.cards)
        if count != box.flags.per_colour * box.game.rounds:
            problems.append(f"There are {count} {colour} cards, not {box.flags.per_colour} for each round.")
    return problems


def _check_numbers(box: Box) -> list[str]:
    problems: list[str] = []
    board = box.board
    if board.columns * board.rows != board.total_fields or len(board.column_letters) != board.columns:
        problems.append("board: columns, rows, letters and total_fields do not fit together.")
    if board.land_fields + board.water_fields != board.total_fields:
        problems.append("board: land and water fields do not sum up to all fields.")
    if box.flags.per_colour * len(box.colours.flags) != box.flags.total:
        problems.append("flags: total is not the number of colours times per_colour.")
    if box.cowboys.highest - box.cowboys.lowest + 1 != box.cowboys.count or box.cowboys.lowest != 1:
        problems.append("cowboys: the values should go from 1 to count.")
    for number in range(box.game.min_players, box.game.max_players + 1):
        row = box.players.get(str(number))
        if row is None:
            problems.append(f"players.{number} is missing.")
        elif row.reveal * row.auctions_per_round != box.flags.total or row.flags_each * number != box.flags.total:
            problems.append(f"players.{number}: cards and flags must come out even at {box.flags.total}.")
    for name, row_of in msgspec.structs.asdict(box.scoring).items():
        if isinstance(row_of, list) and len(row_of) != box.game.rounds:
            problems.append(f"scoring.{name} should have one number per round.")
    for colour in box.colours.flags:
        if colour not in box.colours.hex:
            problems.append(f"colours.hex has no paint for {colour}.")
    if len(box.colours.players) < box.game.max_players:
        problems.append("colours.players has too few colours.")
    return problems


def field_ids(board: Board) -> list[str]:
    """The names of all fields, row by row (CC-2.1)."""
    return [f"{letter}{row + 1}" for row in range(board.rows) for letter in board.column_letters]


def _cell(board: Board, field: str) -> Cell:
    return board.column_letters.index(field[0]), int(field[1:]) - 1


def beside(cell: Cell) -> list[Cell]:
    """The cells that share a side with a cell."""
    c, r = cell
    return [(c, r - 1), (c - 1, r), (c + 1, r), (c, r + 1)]


def around(cell: Cell) -> list[Cell]:
    """A cell and all that touch it, also at a corner."""
    c, r = cell
    return [(c + dc, r + dr) for dc in (-1, 0, 1) for dr in (-1, 0, 1)]


def normal(cells: list[Cell]) -> tuple[Cell, ...]:
    """A shape moved to the upper left corner, its cells in order."""
    left, top = min(c for c, _ in cells), min(r for _, r in cells)
    return tuple(sorted((c - left, r - top) for c, r in cells))


def turns(cells: list[Cell]) -> list[tuple[Cell, ...]]:
    """All different turns and mirror images of a shape."""
    found: set[tuple[Cell, ...]] = set()
    for _ in range(4):
        cells = [(-r, c) for c, r in cells]
        found |= {normal(cells), normal([(-c, r) for c, r in cells])}
    return sorted(found)
