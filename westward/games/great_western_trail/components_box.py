"""What `components.toml` may say: its rows as types, read and checked, with a sentence for every row that is wrong."""

from __future__ import annotations

from typing import Final

import msgspec

from westward.core.box import read_box


class Spot(msgspec.Struct, frozen=True):
    """One spot of the trail."""

    id: str
    kind: str
    next: list[str]
    xy: tuple[int, int]
    zone: str = ""
    number: int = 0
    value: int = 0
    on_trail: bool = True
    special: str = ""
    forest: bool = False


class Action(msgspec.Struct, frozen=True):
    """One action as the file writes it: an operation with its numbers, or a choice between several."""

    op: str = ""
    one_of: list[Action] = []
    breed: str = ""
    count: int = 1
    pair: bool = False
    money: int = 0
    cert: int = 0
    engine_forward: int = 0
    objective_to_hand: int = 0
    modifier: int = 0
    cost_per_craftsman: int = 0
    max: int | str = 0
    pay: int = 0
    spaces: int = 0
    cost: int = 0
    max_level: int = 0
    amount: int = 0
    per: str = ""


class NeutralBuilding(msgspec.Struct, frozen=True):
    """A neutral building tile."""

    id: str
    actions: list[Action]


class PrivateBuilding(msgspec.Struct, frozen=True):
    """One side of a private building tile."""

    id: str
    number: int
    side: str
    craftsmen: int
    vp: int
    hands: list[str]
    actions: list[Action]


class PlayerCount(msgspec.Struct, frozen=True):
    """What depends on the number of players."""

    step_base: int
    step_bonus_money_space: int
    step_bonus_vp_space: int
    fee_green: int
    fee_black: int
    cattle_market_size: int
    job_columns: int
    initial_workers: int
    start_money: list[int]


class Setup(msgspec.Struct, frozen=True):
    """Numbers of the set-up."""

    start_hand: int
    initial_hazard_teepee_tiles: int
    foresight_columns: int
    foresight_spaces_per_column: int
    objective_display_size: int
    job_token_start_row: int


class Railroad(msgspec.Struct, frozen=True):
    """The track and its crosses: n means between space n and the next one."""

    last_space: int
    crosses: list[int]
    transport_cost_per_cross: int
    last_space_bonus_money: int


class Station(msgspec.Struct, frozen=True):
    """A station, at a turnout or at the last space."""

    id: int
    space: str
    cost: int
    vp: int
    corner: str
    station_master: bool


class City(msgspec.Struct, frozen=True):
    """A city to deliver to."""

    id: str
    value: int
    corner: str
    multiple: bool = False
    money_on_delivery: int = 0
    vp: int = 0
    vp_per_disc: int = 0


class CityArrow(msgspec.Struct, frozen=True):
    """A green arrow between two neighbouring cities."""

    cities: tuple[str, str]
    vp: int
    action: str = ""


class PlayerBoard(msgspec.Struct, frozen=True):
    """Numbers of the player board."""

    discs: int
    hand_limit_base: int
    certificate_track: list[int]
    certificate_limit_base: int
    max_workers_per_row: int
    worker_vp_spaces: list[int]
    worker_vp: int


class DiscSpace(msgspec.Struct, frozen=True):
    """A space of the player board that holds a disc at first."""

    id: str
    corner: str
    gain_money: int = 0
    end_vp: int = 0
    pay_money: int = 0


class Level(msgspec.Struct, frozen=True):
    """An auxiliary action at one of its two levels."""

    gain_money: int = 0
    draw_discard: int = 0
    pay_money: int = 0
    engine_back: int = 0
    engine_forward: int = 0
    cert: int = 0
    remove_hand_cards: int = 0


class Auxiliary(msgspec.Struct, frozen=True):
    """An auxiliary action: its levels, and the disc spaces that unlock them."""

    id: str
    free_levels: int
    disc_spaces: list[str]
    single: Level
    double: Level


class Breed(msgspec.Struct, frozen=True):
    """A breed of cattle."""

    value: int
    colour: str
    market: bool


class MarketCard(msgspec.Struct, frozen=True):
    """Cattle cards of the market with the same points."""

    breed: str
    vp: int
    count: int


class CattleOffer(msgspec.Struct, frozen=True):
    """What cards of one breeding value cost: cowboys used and dollars paid."""

    value: int
    cards: int
    cowboys: int
    money: int


class CattleDraw(msgspec.Struct, frozen=True):
    """What a cowboy turns up instead of buying."""

    cowboys: int
    cards: int


class StartingObjective(msgspec.Struct, frozen=True):
    """A starting objective card."""

    id: str
    tasks: list[str]
    vp: int
    penalty: int


class Objective(msgspec.Struct, frozen=True):
    """An objective card."""

    id: str
    immediate: Action
    tasks: list[str]
    vp: int
    penalty: int
    copies: int = 1


class MasterScore(msgspec.Struct, frozen=True):
    """What a station master counts at the end: `vp` for every `per` of a thing."""

    vp: int
    per: int
    what: str


class StationMaster(msgspec.Struct, frozen=True):
    """A station master tile."""

    id: str
    permanent_certificate: int
    score: MasterScore
    immediate: Action | None = None


class Supply(msgspec.Struct, frozen=True):
    """Tiles of the Kansas City supply."""

    pile: int
    type: str
    count: int = 0
    colour: str = ""
    kind: str = ""
    zones: list[str] = []
    vp: int = 0
    hands: list[str] = []
    count_per_zone: int = 0


class JobMarket(msgspec.Struct, frozen=True):
    """The rows of the job market, from the top; row numbers count from 1."""

    row_costs: list[int]
    cattle_refill_after: list[int]
    end_after: int
    token_vp: int


class Scoring(msgspec.Struct, frozen=True):
    """Numbers of the scoring."""

    money_per_vp: int
    categories: list[str]


class Box(msgspec.Struct, frozen=True):
    """All that is in the box."""

    players: dict[str, PlayerCount]
    setup: Setup
    trail: list[Spot]
    special_actions: dict[str, Action]
    neutral_building: list[NeutralBuilding]
    private_building: list[PrivateBuilding]
    railroad: Railroad
    station: list[Station]
    city: list[City]
    city_arrow: list[CityArrow]
    player_board: PlayerBoard
    disc_space: list[DiscSpace]
    auxiliary: list[Auxiliary]
    worker_rows: dict[str, dict[str, Action]]
    breeds: dict[str, Breed]
    starting_deck: dict[str, int]
    market_card: list[MarketCard]
    cattle_offer: list[CattleOffer]
    cattle_draw: CattleDraw
    starting_objective: list[StartingObjective]
    objective: list[Objective]
    station_master: list[StationMaster]
    supply: list[Supply]
    teepee_hands: dict[str, list[str]]
    job_market: JobMarket
    scoring: Scoring


WORKERS: Final = ("cowboy", "craftsman", "engineer")
TEEPEES: Final = ("green", "blue")
ZONES: Final = ("flood", "drought", "rockfall")
TASKS: Final = (
    "building", "green_teepee", "blue_teepee", "hazard", "station", "cattle3", "west_highland", "texas_longhorn",
    "san_francisco",
)  # fmt: skip
CORNERS: Final = ("white", "dark")
#: What a station master or a "per" may count.
COUNTS: Final = (
    "engineers", "own_forest_buildings", "cowboys", "workers_incl_printed", "objectives_in_area", "hazards", "teepee_pairs",
    "certificates_temp_and_permanent",
)  # fmt: skip
#: So many parts of acts can be told apart in the argument of a step.
MOST_PARTS: Final = 256
#: The operations that an action of the file may name.
OPERATIONS: Final = (
    "discard_cattle", "discard_objective", "hire", "place_building", "certificate", "certificate_to_limit", "take_objective",
    "engine_forward", "engine_back", "trade_teepee", "buy_cattle", "remove_hazard", "auxiliary", "move_cattleman", "free_move",
    "money", "money_per", "per_teepee_pair", "draw_discard", "adjacent_building", "upgrade_station_behind",
    "extraordinary_delivery",
)  # fmt: skip


def load(text: str) -> Box:
    """Read the components; a SettingsError names the row that is wrong."""
    return read_box("great-western-trail", text, Box, check)


def check(box: Box) -> list[str]:
    """Sentences about what does not fit together."""
    return [*_check_trail(box), *_check_actions(box), *_check_boards(box), *_check_cards(box), *_check_supply(box)]


def _check_trail(box: Box) -> list[str]:
    problems: list[str] = []
    spots = {p.id: p for p in box.trail}
    if len(spots) != len(box.trail):
        problems.append("Two spots of the trail have the same id.")
    for p in box.trail:
        if p.kind not in ("start", "kansas_city", "neutral", "building", "hazard", "teepee"):
            problems.append(f"Spot {p.id}: there is no kind '{p.kind}'.")
        for after in p.next:
            if after not in spots:
                problems.append(f"Spot {p.id}: the next spot {after} does not exist.")
        if len(p.next) > 2:
            problems.append(f"Spot {p.id}: the trail forks in two at most.")
        if p.kind == "hazard" and p.zone not in ZONES:
            problems.append(f"Spot {p.id}: there is no hazard zone '{p.zone}'.")
        if p.special and p.special not in box.special_actions:
            problems.append(f"Spot {p.id}: there is no special action '{p.special}'.")
    reached: set[str] = set()
    todo = ["START"] if "START" in spots else []
    while todo:
        here = todo.pop()
        if here not in reached and here in spots:
            reached.add(here)
            todo += spots[here].next
    for p in box.trail:
        if p.kind != "teepee" and p.id not in reached:
            problems.append(f"Spot {p.id} cannot be reached from START.")
    if not box.trail or box.trail[0].kind != "start" or box.trail[-1].kind != "kansas_city":
        problems.append("The trail must begin with START and end with Kansas City.")
    if len([p for p in box.trail if p.kind == "neutral"]) != len(box.neutral_building):
        problems.append("There must be one neutral building for every neutral spot.")
    return problems


def _check_actions(box: Box) -> list[str]:
    problems: list[str] = []
    rows: list[tuple[str, Action]] = [(f"Special action {k}", a) for k, a in box.special_actions.items()]
    rows += [(f"Neutral building {b.id}", a) for b in box.neutral_building for a in b.actions]
    rows += [(f"Private building {b.id}", a) for b in box.private_building for a in b.actions]
    rows += [(f"Worker row {k}, space {n}", a) for k, row in box.worker_rows.items() for n, a in row.items()]
    rows += [(f"Objective {o.id}", o.immediate) for o in box.objective]
    rows += [(f"Station master {m.id}", m.immediate) for m in box.station_master if m.immediate]
    for name, action in rows:
        for part in action.one_of or [action]:
            if part.op not in OPERATIONS:
                problems.append(f"{name}: there is no operation '{part.op}'.")
            if part.op == "discard_cattle" and part.breed not in (*box.breeds, "any"):
                problems.append(f"{name}: there is no breed '{part.breed}'.")
            if isinstance(part.max, str) and part.max not in COUNTS:
                problems.append(f"{name}: nothing is counted by '{part.max}'.")
            if part.per and part.per not in COUNTS:
                problems.append(f"{name}: nothing is counted by '{part.per}'.")
        if len(action.one_of) == 1:
            problems.append(f"{name}: a choice needs two parts or more.")
    for n in box.neutral_building:
        if sum(len(a.one_of) or 1 for a in n.actions) > 3:
            problems.append(f"Neutral building {n.id}: a tile has three actions at most.")
    for b in box.private_building:
        if sum(len(a.one_of) or 1 for a in b.actions) > 3:
            problems.append(f"Private building {b.id}: a tile has three actions at most.")
        if b.id != f"{b.number}{b.side}" or not 1 <= b.number <= 10 or b.side not in "ab":
            problems.append(f"Private building {b.id}: its id must be its number (1 to 10) and its side (a or b).")
        if any(h not in ("green", "black") for h in b.hands):
            problems.append(f"Private building {b.id}: hands are green or black.")
    parts = part_count(box)
    if parts > MOST_PARTS:
        problems.append(f"All actions have {parts} parts together; at most {MOST_PARTS} can be told apart.")
    if len({b.id for b in box.private_building}) != 20:
        problems.append("There must be ten private buildings with two sides each.")
    return problems


def part_count(box: Box) -> int:
    """How many parts the acts of the box have together: requirements and rewards of all actions and levels."""
    actions = [
        *box.special_actions.values(),
        *(a for n in box.neutral_building for a in n.actions),
        *(a for b in box.private_building for a in b.actions),
        *(a for row in box.worker_rows.values() for a in row.values()),
        *(o.immediate for o in box.objective),
        *(m.immediate for m in box.station_master if m.immediate),
    ]
    levels = [level for a in box.auxiliary for level in (a.single, a.double)]
    arrow = 1  # what a green arrow gives
    return (
        arrow
        + sum(_parts_of(part) for action in actions for part in action.one_of or [action])
        + sum(sum(value > 0 for value in msgspec.structs.astuple(level)) for level in levels)
    )


def _parts_of(a: Action) -> int:
    if a.op in ("discard_cattle", "discard_objective", "engine_back"):
        return 1 + sum(n > 0 for n in (a.money, a.cert, a.engine_forward, a.objective_to_hand))
    return 2 if a.op == "engine_forward" and a.pay else 1


def _check_boards(box: Box) -> list[str]:
    problems: list[str] = []
    turnouts = {f"T{n}" for n in range(box.railroad.last_space)} | {str(box.railroad.last_space)}
    for t in box.station:
        if t.space not in turnouts:
            problems.append(f"Station {t.id}: there is no turnout '{t.space}'.")
        if t.corner not in CORNERS:
            problems.append(f"Station {t.id}: corners are white or dark.")
    if sum(t.station_master for t in box.station) != len(box.station_master):
        problems.append("There must be one station master tile for every station that has one.")
    cities = [k.id for k in box.city]
    for k in box.city:
        if k.corner not in CORNERS:
            problems.append(f"City {k.id}: corners are white or dark.")
    for arrow in box.city_arrow:
        if any(k not in cities for k in arrow.cities):
            problems.append(f"City arrow {'-'.join(arrow.cities)}: there is no such city.")
    if len(box.disc_space) != box.player_board.discs:
        problems.append("There must be one disc for every disc space.")
    for d in box.disc_space:
        if d.corner not in CORNERS:
            problems.append(f"Disc space {d.id}: corners are white or dark.")
    discs = [d.id for d in box.disc_space]
    for a in box.auxiliary:
        if any(d not in discs for d in a.disc_spaces) or a.free_levels + len(a.disc_spaces) != 2:
            problems.append(f"Auxiliary action {a.id}: it needs two levels, free or behind a disc space.")
    for name in ("2", "3", "4"):
        if name not in box.players:
            problems.append(f"There is no row for {name} players.")
        elif len(box.players[name].start_money) != int(name):
            problems.append(f"The row for {name} players needs {name} amounts of starting money.")
    if len(box.job_market.row_costs) != box.job_market.end_after:
        problems.append("The job market needs a cost for every row.")
    return problems


def _check_cards(box: Box) -> list[str]:
    problems: list[str] = []
    for m in box.market_card:
        if m.breed not in box.breeds or not box.breeds[m.breed].market:
            problems.append(f"Market card {m.breed}: that breed is not sold.")
    for breed in box.starting_deck:
        if breed not in box.breeds or box.breeds[breed].market:
            problems.append(f"Starting deck: {breed} is no breed of the starting herd.")
    objectives: list[StartingObjective | Objective] = [*box.starting_objective, *box.objective]
    for o in objectives:
        if any(t not in TASKS for t in o.tasks):
            problems.append(f"Objective {o.id}: it names a task that does not exist.")
    if len({o.id for o in objectives}) != len(objectives):
        problems.append("Two objective cards have the same id.")
    for master in box.station_master:
        if master.score.what not in COUNTS:
            problems.append(f"Station master {master.id}: nothing is counted by '{master.score.what}'.")
    return problems


def _check_supply(box: Box) -> list[str]:
    problems: list[str] = []
    for row in box.supply:
        name = f"Supply row pile {row.pile} {row.type} {row.kind or row.colour or row.vp}"
        if not 1 <= row.pile <= 3:
            problems.append(f"{name}: there are piles 1 to 3.")
        if row.type == "worker" and row.kind not in WORKERS:
            problems.append(f"{name}: there is no such worker.")
        elif row.type == "teepee" and row.colour not in TEEPEES:
            problems.append(f"{name}: teepees are green or blue.")
        elif row.type == "hazard" and (any(z not in ZONES for z in row.zones) or len(row.hands) != 1):
            problems.append(f"{name}: a hazard needs known zones and one hand.")
        elif row.type not in ("worker", "teepee", "hazard"):
            problems.append(f"{name}: there is no such type.")
    spaces = box.job_market.end_after * 4
    workers = sum(row.count for row in box.supply if row.type == "worker")
    if workers < spaces:
        problems.append(f"There are {workers} workers for {spaces} spaces of the job market.")  # GWT-12.6
    return problems
