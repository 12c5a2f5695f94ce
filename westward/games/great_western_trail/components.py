"""The box of Great Western Trail as flat tables for the rules.

Tiles, worker spaces, station masters and cards are rows of *acts*. An act is a sequence of small parts ("discard a Jersey, then
take $2"); a tile is a list of acts, any of which may be done once; acts that share a *group* are one local action with a slash.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from westward.core.box import box_of
from westward.games.great_western_trail.components_box import COUNTS as COUNTS
from westward.games.great_western_trail.components_box import MOST_PARTS as MOST_PARTS
from westward.games.great_western_trail.components_box import TASKS as TASKS
from westward.games.great_western_trail.components_box import TEEPEES as TEEPEES
from westward.games.great_western_trail.components_box import WORKERS as WORKERS
from westward.games.great_western_trail.components_box import ZONES as ZONES
from westward.games.great_western_trail.components_box import (
    Action,
    Box,
    CattleOffer,
    Level,
    PlayerCount,
    PrivateBuilding,
    load,
)
from westward.games.great_western_trail.components_box import Spot as Spot

BOX: Final[Box] = box_of("great-western-trail", load)

# The trail -----------------------------------------------------------------------------------------------------------

TRAIL: Final[list[Spot]] = BOX.trail
SPOTS: Final[list[str]] = [p.id for p in TRAIL]
SPOT_COUNT: Final[int] = len(SPOTS)
SPOT: Final[dict[str, int]] = {p.id: i for i, p in enumerate(TRAIL)}
START: Final[int] = 0
KANSAS_CITY: Final[int] = len(TRAIL) - 1
#: The following spots; where the trail does not fork the second is -1.
NEXT: Final[vec[i64]] = vec[i64]([SPOT[p.next[0]] if p.next else -1 for p in TRAIL])
BRANCH: Final[vec[i64]] = vec[i64]([SPOT[p.next[1]] if len(p.next) > 1 else -1 for p in TRAIL])
#: The forks, and for each spot the bit of its fork in a way (0 elsewhere); a set bit means the second branch.
FORKS: Final[list[int]] = [i for i, p in enumerate(TRAIL) if len(p.next) > 1]
FORK_BIT: Final[vec[i64]] = vec[i64]([1 << FORKS.index(i) if i in FORKS else 0 for i in range(len(TRAIL))])
WAY_COUNT: Final[int] = 1 << len(FORKS)
#: The neighbours of each spot along the trail, in both directions.
NEIGHBOURS: Final[list[list[int]]] = [
    sorted({SPOT[n] for n in p.next} | {j for j, q in enumerate(TRAIL) if p.id in q.next}) for p in TRAIL
]
#: Spots that a building can stand on: the neutral ones, then the private ones.
NEUTRAL_SPOTS: Final[list[int]] = [i for i, p in enumerate(TRAIL) if p.kind == "neutral"]
PRIVATE_SPOTS: Final[list[int]] = [i for i, p in enumerate(TRAIL) if p.kind == "building"]
PLOTS: Final[int] = len(PRIVATE_SPOTS)
BUILDING_SPOTS: Final[list[int]] = NEUTRAL_SPOTS + PRIVATE_SPOTS
#: The number of a spot among the building spots, -1 for others.
SITE: Final[list[int]] = [BUILDING_SPOTS.index(i) if i in BUILDING_SPOTS else -1 for i in range(len(TRAIL))]
FOREST_SPOTS: Final[list[int]] = [i for i, p in enumerate(TRAIL) if p.forest]
#: Village spots by rising value (GWT-6.5), and hazard spots zone by zone by rising number (GWT-6.6).
VILLAGE: Final[list[int]] = sorted((i for i, p in enumerate(TRAIL) if p.kind == "teepee"), key=lambda i: TRAIL[i].value)
VILLAGE_VALUES: Final[list[int]] = [TRAIL[i].value for i in VILLAGE]
HAZARD_SPOTS: Final[list[list[int]]] = [
    sorted((i for i, p in enumerate(TRAIL) if p.zone == z), key=lambda i: TRAIL[i].number) for z in ZONES
]
ALL_HAZARD_SPOTS: Final[list[int]] = [i for zone in HAZARD_SPOTS for i in zone]

# Tiles that lie on the trail: 0 for none, then neutral ones, private ones seat by seat, hazards, teepees ------------------

NEUTRAL_TILE: Final = 1
PRIVATE_TILE: Final[int] = NEUTRAL_TILE + len(BOX.neutral_building)
BUILDINGS: Final = 10
#: The kinds of tile in the supply: workers, teepees, hazards zone by zone.
_HAZARD_ROWS: Final = [row for row in BOX.supply if row.type == "hazard"]
HAZARDS: Final[list[tuple[str, int, str]]] = [
    (z, row.vp, row.hands[0]) for z in ZONES for row in _HAZARD_ROWS if z in row.zones
]
SUPPLY: Final[list[str]] = [
    *WORKERS,
    *(f"{t}_teepee" for t in TEEPEES),
    *(f"{z}_{vp}_{hand}" for z, vp, hand in HAZARDS),
]
WORKER_KINDS: Final = 3
TEEPEE: Final = 3
HAZARD: Final = 5
SUPPLY_KINDS: Final[int] = len(SUPPLY)
#: What lies on the trail of the supply is TRAIL_TILE + the kind of tile.
TRAIL_TILE: Final[int] = PRIVATE_TILE + 4 * BUILDINGS
#: Of tiles kept by a player only teepees and hazards are counted: kind - TEEPEE.
KEPT_KINDS: Final[int] = SUPPLY_KINDS - TEEPEE
HAZARD_ZONE: Final[list[int]] = [ZONES.index(z) for z, _, _ in HAZARDS]
HAZARD_VP: Final[list[int]] = [vp for _, vp, _ in HAZARDS]


def _pile(number: int) -> list[int]:
    counts = [0] * SUPPLY_KINDS
    for row in BOX.supply:
        if row.pile != number:
            continue
        if row.type == "worker":
            counts[WORKERS.index(row.kind)] += row.count
        elif row.type == "teepee":
            counts[TEEPEE + TEEPEES.index(row.colour)] += row.count
        else:
            for z in row.zones:
                counts[HAZARD + HAZARDS.index((z, row.vp, row.hands[0]))] += row.count_per_zone
    return counts


PILES: Final[list[list[int]]] = [_pile(n) for n in (1, 2, 3)]

#: Hands as bits: 1 green, 2 black; of the kinds of supply tiles and of the sides of private buildings.
GREEN: Final = 1
BLACK: Final = 2


def _hands(names: list[str]) -> int:
    return sum({"green": GREEN, "black": BLACK}[h] for h in names)


SUPPLY_HANDS: Final[list[int]] = (
    [0] * len(WORKERS) + [_hands(BOX.teepee_hands[t]) for t in TEEPEES] + [_hands([hand]) for _, _, hand in HAZARDS]
)
#: Sides of private buildings are numbered 2 * (number - 1) for a and one more for b.
SIDES: Final[list[PrivateBuilding]] = sorted(BOX.private_building, key=lambda b: (b.number, b.side))
SIDE_IDS: Final[list[str]] = [b.id for b in SIDES]
SIDE_CRAFTSMEN: Final[list[int]] = [b.craftsmen for b in SIDES]
SIDE_VP: Final[list[int]] = [b.vp for b in SIDES]
SIDE_HANDS: Final[list[int]] = [_hands(b.hands) for b in SIDES]

# Cards: cattle of the starting herd, cattle of the market, objective cards, starting objective cards ----------------------

BREEDS: Final[list[str]] = list(BOX.breeds)
BREED_COUNT: Final[int] = len(BREEDS)


def _card_ids() -> list[str]:
    breeds = [m.breed for m in BOX.market_card]
    return [m.breed if breeds.count(m.breed) == 1 else f"{m.breed}_{m.vp}" for m in BOX.market_card]


STARTERS: Final[int] = len(BOX.starting_deck)
CARDS: Final[list[str]] = [
    *BOX.starting_deck, *_card_ids(), *(o.id for o in BOX.objective), *(o.id for o in BOX.starting_objective),
]  # fmt: skip
CARD: Final[dict[str, int]] = {name: i for i, name in enumerate(CARDS)}
#: The first objective card; kinds before it are cattle. Cards from HERD on are never in a herd deck.
CATTLE: Final[int] = STARTERS + len(BOX.market_card)
HERD: Final[int] = CATTLE + len(BOX.objective)
OBJECTIVE_KINDS: Final[int] = HERD - CATTLE
#: Kinds of card that can lie in a personal objective area, counted from CATTLE on.
AREA_KINDS: Final[int] = len(CARDS) - CATTLE
MARKET_KINDS: Final[int] = len(BOX.market_card)
CARD_BREED: Final[list[int]] = [BREEDS.index(b) for b in [*BOX.starting_deck, *(m.breed for m in BOX.market_card)]]
CARD_VALUE: Final[list[int]] = [BOX.breeds[BREEDS[b]].value for b in CARD_BREED]
CARD_VP: Final[list[int]] = [0] * STARTERS + [m.vp for m in BOX.market_card]
BREED_VALUE: Final[list[int]] = [b.value for b in BOX.breeds.values()]
START_DECK: Final[list[int]] = list(BOX.starting_deck.values())
MARKET_COUNTS: Final[list[int]] = [m.count for m in BOX.market_card]
OBJECTIVE_COUNTS: Final[list[int]] = [o.copies for o in BOX.objective]
DISPLAY: Final[int] = BOX.setup.objective_display_size
START_HAND: Final[int] = BOX.setup.start_hand
#: Of objective and starting objective cards, by kind - CATTLE: points, penalty, and how many of each task.
OBJECTIVE_VP: Final[list[int]] = [o.vp for o in BOX.objective] + [o.vp for o in BOX.starting_objective]
OBJECTIVE_PENALTY: Final[list[int]] = [o.penalty for o in BOX.objective] + [o.penalty for o in BOX.starting_objective]
TASK_COUNT: Final[int] = len(TASKS)
TASK_BUILDING: Final[int] = TASKS.index("building")
TASK_GREEN: Final[int] = TASKS.index("green_teepee")
TASK_BLUE: Final[int] = TASKS.index("blue_teepee")
TASK_HAZARD: Final[int] = TASKS.index("hazard")
TASK_STATION: Final[int] = TASKS.index("station")
TASK_SAN_FRANCISCO: Final[int] = TASKS.index("san_francisco")
OBJECTIVE_TASKS: Final[list[list[int]]] = [
    [tasks.count(t) for t in TASKS]
    for tasks in [*(o.tasks for o in BOX.objective), *(o.tasks for o in BOX.starting_objective)]
]
#: The task that a cattle card of a kind fulfils, -1 for none (GWT-13.8).
CARD_TASK: Final[list[int]] = [
    TASKS.index("cattle3")
    if CARD_VALUE[k] == 3
    else (TASKS.index(BREEDS[CARD_BREED[k]]) if BREEDS[CARD_BREED[k]] in TASKS else -1)
    for k in range(CATTLE)
]
#: The tasks that cattle cards fulfil.
CATTLE_TASKS: Final[list[int]] = sorted({task for task in CARD_TASK if task >= 0})


#: The ways to buy: an offer with concrete cards, counted from STARTERS on (the second is -1 for a single card).
DEALS: Final[list[str]] = []
DEAL_COWBOYS: Final[list[int]] = []
DEAL_MONEY: Final[list[int]] = []
DEAL_FIRST: Final[list[int]] = []
DEAL_SECOND: Final[list[int]] = []


def _deal(offer: CattleOffer, first: int, second: int) -> None:
    names = CARDS[first] if second < 0 else f"{CARDS[first]}+{CARDS[second]}"
    DEALS.append(f"{names}/{offer.cowboys}")
    DEAL_COWBOYS.append(offer.cowboys)
    DEAL_MONEY.append(offer.money)
    DEAL_FIRST.append(first - STARTERS)
    DEAL_SECOND.append(second - STARTERS if second >= 0 else -1)


for _offer in BOX.cattle_offer:
    _cards = [k for k in range(STARTERS, CATTLE) if CARD_VALUE[k] == _offer.value]
    for _first in _cards:
        for _second in [-1] if _offer.cards == 1 else [k for k in _cards if k >= _first]:
            _deal(_offer, _first, _second)

#: What a cowboy turns up instead of buying.
DRAW_CARDS: Final[int] = BOX.cattle_draw.cards
DRAW_COWBOYS: Final[int] = BOX.cattle_draw.cowboys

# The railroad: spaces in the order of the track, each turnout after the space it is named for ----------------------------

_TURNOUTS: Final = {t.space for t in BOX.station}
SPACES: Final[list[str]] = [
    name
    for n in range(BOX.railroad.last_space + 1)
    for name in (str(n), f"T{n}")
    if name[0] != "T" or name in _TURNOUTS
]
SPACE_COUNT: Final[int] = len(SPACES)
SPACE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(SPACES)}
LAST_SPACE: Final[int] = len(SPACES) - 1
#: What an engine gets that stays on the last space.
LAST_MONEY: Final[int] = BOX.railroad.last_space_bonus_money
TURNOUT: Final[list[int]] = [int(name[0] == "T") for name in SPACES]
#: The number of a space; of a turnout, that of the space before it.
SPACE_NUMBER: Final[list[int]] = [int(name.lstrip("T")) for name in SPACES]
#: The station of a space, -1 where there is none.
STATION_AT: Final[list[int]] = [next((i for i, t in enumerate(BOX.station) if t.space == name), -1) for name in SPACES]
STATION_SPACE: Final[list[int]] = [SPACE_INDEX[t.space] for t in BOX.station]
STATION_COST: Final[list[int]] = [t.cost for t in BOX.station]
STATION_VP: Final[list[int]] = [t.vp for t in BOX.station]
STATION_DARK: Final[list[int]] = [int(t.corner == "dark") for t in BOX.station]
STATIONS: Final[int] = len(BOX.station)
#: Stations with a master, in order; the number of each among them, -1 for others.
MASTERED: Final[list[int]] = [i for i, t in enumerate(BOX.station) if t.station_master]
MASTER_PLACES: Final[int] = len(MASTERED)
MASTER_PLACE: Final[list[int]] = [MASTERED.index(i) if i in MASTERED else -1 for i in range(STATIONS)]

CITIES: Final[list[str]] = [k.id for k in BOX.city]
CITY_COUNT: Final[int] = len(CITIES)
CITY_VALUE: Final[list[int]] = [k.value for k in BOX.city]
CITY_DARK: Final[list[int]] = [int(k.corner == "dark") for k in BOX.city]
CITY_OFTEN: Final[list[int]] = [int(k.multiple) for k in BOX.city]
CITY_MONEY: Final[list[int]] = [k.money_on_delivery for k in BOX.city]
CITY_VP: Final[list[int]] = [k.vp for k in BOX.city]
CITY_VP_EACH: Final[list[int]] = [k.vp_per_disc for k in BOX.city]
SAN_FRANCISCO: Final[int] = CITIES.index("san_francisco")
ARROW_FROM: Final[list[int]] = [CITIES.index(a.cities[0]) for a in BOX.city_arrow]
ARROW_TO: Final[list[int]] = [CITIES.index(a.cities[1]) for a in BOX.city_arrow]
ARROW_VP: Final[list[int]] = [a.vp for a in BOX.city_arrow]
ARROW_CARD: Final[list[int]] = [int(a.action == "take_objective") for a in BOX.city_arrow]
#: Transport costs by the engine's space and the city (GWT-6.24 to 6.26): an engine on a turnout counts as one space further.
TRANSPORT: Final[list[list[int]]] = [
    [
        BOX.railroad.transport_cost_per_cross
        * sum(SPACE_NUMBER[i] + TURNOUT[i] <= n < value for n in BOX.railroad.crosses)
        for value in CITY_VALUE
    ]
    for i in range(len(SPACES))
]

# The player board -------------------------------------------------------------------------------------------------------

DISCS: Final[list[str]] = [d.id for d in BOX.disc_space]
DISC: Final[dict[str, int]] = {name: i for i, name in enumerate(DISCS)}
DISC_COUNT: Final[int] = len(DISCS)
DISC_PAY: Final[vec[i64]] = vec[i64]([d.pay_money for d in BOX.disc_space])
DISC_GAIN: Final[vec[i64]] = vec[i64]([d.gain_money for d in BOX.disc_space])
DISC_VP: Final[list[int]] = [d.end_vp for d in BOX.disc_space]
ALL_DISCS: Final[int] = (1 << DISC_COUNT) - 1
WHITE_DISCS: Final[int] = sum(1 << i for i, d in enumerate(BOX.disc_space) if d.corner == "white")
HAND_BASE: Final[int] = BOX.player_board.hand_limit_base
HAND_1: Final[int] = 1 << DISC["hand_1"]
HAND_2: Final[int] = 1 << DISC["hand_2"]
STEP_MONEY: Final[int] = 1 << DISC["step_money"]
STEP_VP: Final[int] = 1 << DISC["step_vp"]
STEP_SPACE_VP: Final[int] = DISC_VP[DISC["step_vp"]]
CERT_TRACK: Final[list[int]] = BOX.player_board.certificate_track
#: Places on the certificate track that are the limit without and with the cleared spaces (GWT-10.9).
CERT_BASE: Final[int] = CERT_TRACK.index(BOX.player_board.certificate_limit_base)
CERT_4: Final[int] = 1 << DISC["cert_limit_4"]
CERT_6: Final[int] = 1 << DISC["cert_limit_6"]
#: The first space of a worker row with points, what each is worth, and dollars for a point.
WORKER_VP_FROM: Final[int] = min(BOX.player_board.worker_vp_spaces)
WORKER_VP: Final[int] = BOX.player_board.worker_vp
MONEY_PER_VP: Final[int] = BOX.scoring.money_per_vp

# Acts -----------------------------------------------------------------------------------------------------------------
# Requirements come first in an act; LAST_REQUIREMENT is the last of their operations.

PAY: Final = 0
DISCARD: Final = 1
BACK: Final = 2
LAST_REQUIREMENT: Final = 2
MONEY: Final = 3
MONEY_PER: Final = 4
CERTIFICATE: Final = 5
CERTIFICATE_LIMIT: Final = 6
TEEPEE_PAIRS: Final = 7
TAKE: Final = 8
FORWARD: Final = 9
HIRE: Final = 10
BUILD: Final = 11
TRADE: Final = 12
CLEAR: Final = 13
AUXILIARY: Final = 14
MOVE: Final = 15
FREE_MOVE: Final = 16
BUY: Final = 17
CYCLE: Final = 18
ADJACENT: Final = 19
STATION_BEHIND: Final = 20
EXTRA_DELIVERY: Final = 21
TRASH: Final = 22
OP_NAMES: Final[list[str]] = [
    "pay", "discard", "back", "money", "money-per", "certificate", "certificate-limit", "teepee-pairs", "take", "forward", "hire",
    "build", "trade", "clear", "auxiliary", "move", "free-move", "buy", "cycle", "adjacent", "station-behind", "extra-delivery",
    "trash",
]  # fmt: skip
#: The clause that rules each operation.
OP_CLAUSES: Final[list[str]] = [
    "GWT-3.4", "GWT-3.2", "GWT-8.29", "GWT-3.3", "GWT-3.3", "GWT-8.63", "GWT-9.14", "GWT-9.2", "GWT-8.20", "GWT-8.22", "GWT-8.1",
    "GWT-8.7", "GWT-8.40", "GWT-8.58", "GWT-8.44", "GWT-8.59", "GWT-11.6", "GWT-8.51", "GWT-8.62", "GWT-9.4", "GWT-9.8", "GWT-9.9",
    "GWT-8.49",
]  # fmt: skip

#: What DISCARD asks for: a breed, or one of these.
ANY_CATTLE: Final[int] = len(BREEDS)
ANY_PAIR: Final[int] = len(BREEDS) + 1
ANY_OBJECTIVE: Final[int] = len(BREEDS) + 2
ASKS: Final[list[str]] = [*BREEDS, "any-cattle", "any-pair", "any-objective"]
#: In a "number or count", values from COUNTED on name what is counted.
COUNTED: Final = 32
COUNT_ENGINEERS: Final[int] = COUNTS.index("engineers")
COUNT_COWBOYS: Final[int] = COUNTS.index("cowboys")
COUNT_FOREST: Final[int] = COUNTS.index("own_forest_buildings")
COUNT_WORKERS: Final[int] = COUNTS.index("workers_incl_printed")
COUNT_OBJECTIVES: Final[int] = COUNTS.index("objectives_in_area")
COUNT_HAZARDS: Final[int] = COUNTS.index("hazards")
COUNT_PAIRS: Final[int] = COUNTS.index("teepee_pairs")
COUNT_CERTIFICATES: Final[int] = COUNTS.index("certificates_temp_and_permanent")
#: Whether TAKE puts the card on the discard pile or into the hand, and whether CYCLE lets the player choose how many.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
EXACTLY: Final = 0
UP_TO: Final = 1

#: Part by part: its operation, its two numbers, and the part that follows in the act (-1 for none).
PART_OP: Final[list[int]] = []
PART_A: Final[list[int]] = []
PART_B: Final[list[int]] = []
PART_NEXT: Final[list[int]] = []
#: Act by act: its first part.
ACTS: Final[list[int]] = []


def _act(*parts: tuple[int, int, int]) -> int:
    """Write an act into the tables; its number."""
    ACTS.append(len(PART_OP))
    for i, (op, a, b) in enumerate(parts):
        PART_NEXT.append(len(PART_OP) + 1 if i + 1 < len(parts) else -1)
        PART_OP.append(op)
        PART_A.append(a)
        PART_B.append(b)
    return len(ACTS) - 1


def _count(value: int | str) -> int:
    return COUNTED + COUNTS.index(value) if isinstance(value, str) else value


def _rewards(a: Action) -> list[tuple[int, int, int]]:
    parts: list[tuple[int, int, int]] = []
    if a.money:
        parts.append((MONEY, a.money, 0))
    if a.cert:
        parts.append((CERTIFICATE, a.cert, 0))
    if a.engine_forward:
        parts.append((FORWARD, a.engine_forward, 0))
    if a.objective_to_hand:
        parts.append((TAKE, TO_HAND, 0))
    return parts


def _parts(a: Action) -> list[tuple[int, int, int]]:
    match a.op:
        case "discard_cattle":
            what = ANY_PAIR if a.pair else ANY_CATTLE if a.breed == "any" else BREEDS.index(a.breed)
            return [(DISCARD, what, 0), *_rewards(a)]
        case "discard_objective":
            return [(DISCARD, ANY_OBJECTIVE, 0), *_rewards(a)]
        case "engine_back":
            return [(BACK, a.spaces, 0), *_rewards(a)]
        case "engine_forward":
            return [*([(PAY, a.pay, 0)] if a.pay else []), (FORWARD, _count(a.max), 0)]
    simple: dict[str, tuple[int, int, int]] = {
        "hire": (HIRE, a.modifier, 0),
        "place_building": (BUILD, a.cost_per_craftsman, 0),
        "certificate": (CERTIFICATE, _count(a.max), 0),
        "certificate_to_limit": (CERTIFICATE_LIMIT, 0, 0),
        "take_objective": (TAKE, TO_DISCARD, 0),
        "trade_teepee": (TRADE, 0, 0),
        "buy_cattle": (BUY, 0, 0),
        "remove_hazard": (CLEAR, a.cost, 0),
        "auxiliary": (AUXILIARY, a.max_level, 0),
        "move_cattleman": (MOVE, _count(a.max), 0),
        "free_move": (FREE_MOVE, _count(a.max), 0),
        "money": (MONEY, a.amount, 0),
        "money_per": (MONEY_PER, a.amount, _count(a.per) if a.per else 0),
        "per_teepee_pair": (TEEPEE_PAIRS, a.cert, a.money),
        "draw_discard": (CYCLE, _count(a.max), UP_TO),
        "adjacent_building": (ADJACENT, 0, 0),
        "upgrade_station_behind": (STATION_BEHIND, 0, 0),
        "extraordinary_delivery": (EXTRA_DELIVERY, 0, 0),
    }
    return [simple[a.op]]


def _act_of(a: Action) -> int:
    return _act(*_parts(a))


def _level(level: Level) -> int:
    parts: list[tuple[int, int, int]] = []
    if level.pay_money:
        parts.append((PAY, level.pay_money, 0))
    if level.engine_back:
        parts.append((BACK, level.engine_back, 0))
    if level.gain_money:
        parts.append((MONEY, level.gain_money, 0))
    if level.draw_discard:
        parts.append((CYCLE, level.draw_discard, EXACTLY))
    if level.cert:
        parts.append((CERTIFICATE, level.cert, 0))
    if level.engine_forward:
        parts.append((FORWARD, level.engine_forward, 0))
    if level.remove_hand_cards:
        parts.append((TRASH, level.remove_hand_cards, 0))
    return _act(*parts)


#: A tile's acts are numbered 0, 1, 2; number 3 is the special action of its spot.
TILE_ACTS: Final = 4
SPECIAL: Final = 3
#: By kind of building (neutral ones, then sides): its acts, and the local action that each of them is.
BUILDING_ACTS: Final[list[list[int]]] = []
BUILDING_GROUPS: Final[list[list[int]]] = []
for _tile in [*(b.actions for b in BOX.neutral_building), *(b.actions for b in SIDES)]:
    BUILDING_ACTS.append([_act_of(part) for action in _tile for part in action.one_of or [action]])
    BUILDING_GROUPS.append([group for group, action in enumerate(_tile) for _ in action.one_of or [action]])
NEUTRALS: Final[list[str]] = [b.id for b in BOX.neutral_building]
BUILDING_NAMES: Final[list[str]] = NEUTRALS + SIDE_IDS
FIRST_SIDE: Final[int] = len(NEUTRALS)

#: The building kind that uses its neighbours (GWT-9.4), and the number of that act on the tile.
ADJACENT_ACT: Final[list[int]] = [
    next((i for i, act in enumerate(acts) if PART_OP[ACTS[act]] == ADJACENT), -1) for acts in BUILDING_ACTS
]

_SPECIAL_ACTS: Final = {name: _act_of(a) for name, a in BOX.special_actions.items()}
SPECIAL_ACT: Final[list[int]] = [_SPECIAL_ACTS[p.special] if p.special else -1 for p in TRAIL]

#: Auxiliary actions at level 1 and 2, two acts each.
AUXILIARIES: Final[list[str]] = [a.id.removeprefix("aux_") for a in BOX.auxiliary]
AUXILIARY_COUNT: Final[int] = len(AUXILIARIES)
AUXILIARY_ACTS: Final[list[int]] = [act for a in BOX.auxiliary for act in (_level(a.single), _level(a.double))]
AUXILIARY_FREE: Final[list[int]] = [a.free_levels for a in BOX.auxiliary]
#: The discs that lock the levels of an auxiliary action, as bits: two by action, 0 for a level that none locks.
AUXILIARY_LOCKS: Final[vec[i64]] = vec[i64](
    [1 << DISC[a.disc_spaces[i]] if i < len(a.disc_spaces) else 0 for a in BOX.auxiliary for i in range(2)]
)

ROW_SPACES: Final[int] = BOX.player_board.max_workers_per_row
#: The immediate act of space n of a worker row: ROW_ACT[row * (ROW_SPACES + 1) + n], -1 for none.
ROW_ACT: Final[list[int]] = [
    _act_of(BOX.worker_rows[w][str(n)]) if str(n) in BOX.worker_rows.get(w, {}) else -1
    for w in WORKERS
    for n in range(ROW_SPACES + 1)
]
CARD_ACT: Final[list[int]] = [_act_of(o.immediate) for o in BOX.objective]
#: What a green arrow with an objective symbol gives (GWT-6.21).
ARROW_PART: Final[int] = ACTS[_act((TAKE, TO_DISCARD, 0))]
MASTERS: Final[list[str]] = [m.id for m in BOX.station_master]
MASTER_COUNT: Final[int] = len(MASTERS)
#: A station master may offer several acts, of which one is done.
MASTER_ACTS: Final[list[list[int]]] = [
    [_act_of(part) for part in m.immediate.one_of or [m.immediate]] if m.immediate else [] for m in BOX.station_master
]
MASTER_PERMANENT: Final[list[int]] = [m.permanent_certificate for m in BOX.station_master]
MASTER_VP: Final[list[int]] = [m.score.vp for m in BOX.station_master]
MASTER_PER: Final[list[int]] = [m.score.per for m in BOX.station_master]
MASTER_COUNTS: Final[list[int]] = [COUNTS.index(m.score.what) for m in BOX.station_master]

#: Whether a part comes after a requirement, so that it may be forgone (GWT-3.5).
PART_REWARD: Final[list[int]] = [0] * len(PART_OP)
for _begin in ACTS:
    _part, _met = _begin, 0
    while _part >= 0:
        PART_REWARD[_part] = _met
        _met |= int(PART_OP[_part] <= LAST_REQUIREMENT)
        _part = PART_NEXT[_part]

# The job market and numbers by player count ---------------------------------------------------------------------------

ROW_COSTS: Final[list[int]] = BOX.job_market.row_costs
ROWS: Final[int] = len(ROW_COSTS)
#: The row where the token begins, and the points of whoever takes it.
TOKEN_START: Final[int] = BOX.setup.job_token_start_row - 1
TOKEN_VP: Final[int] = BOX.job_market.token_vp
#: Whether the arrow that leaves a row (counted from 0) is yellow.
YELLOW: Final[list[int]] = [int(r + 1 in BOX.job_market.cattle_refill_after) for r in range(ROWS)]


def counts(players: int) -> PlayerCount:
    """The numbers that depend on the player count."""
    return BOX.players[str(players)]


def fees(players: int) -> list[int]:
    """What the hands cost, by their bits (GWT-4.9)."""
    n = counts(players)
    return [0, n.fee_green, n.fee_black, n.fee_green + n.fee_black]


#: By number of players.
FEES: Final[list[list[int]]] = [[], [], fees(2), fees(3), fees(4)]
STEP_BASE: Final[list[int]] = [0, 0] + [counts(n).step_base for n in (2, 3, 4)]
STEP_LEFT: Final[list[int]] = [0, 0] + [counts(n).step_bonus_money_space for n in (2, 3, 4)]
STEP_RIGHT: Final[list[int]] = [0, 0] + [counts(n).step_bonus_vp_space for n in (2, 3, 4)]
MARKET_SIZE: Final[list[int]] = [0, 0] + [counts(n).cattle_market_size for n in (2, 3, 4)]
START_MONEY: Final[list[list[int]]] = [[], [], *(counts(n).start_money for n in (2, 3, 4))]
START_WORKERS: Final[list[int]] = [0, 0, *(counts(n).initial_workers for n in (2, 3, 4))]
START_TILES: Final[int] = BOX.setup.initial_hazard_teepee_tiles

COLOURS: Final[list[str]] = ["yellow", "red", "blue", "black"]
