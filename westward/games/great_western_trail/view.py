"""What a seat may know of Great Western Trail (section 14): all but the others' hands and the order of stacks.

Ids of the picture's parts, as `choice` names them:

- `spot-<id>` a trail spot (`spot-A1`, `spot-KC`), also the building that stands there; `hazard-<id>` the hazard tile on a hazard
  spot (`hazard-FL1`); `village-<n>` a village spot, 0 to 8 by rising value
- `market-<n>` a card of the cattle market, `hand-<n>` a card of the own hand, `objective-<n>` a card of the open display: positions in
  the lists of the view, from 0; `market-stack` and `objective-stack` the face-down stacks
- `job-<row>-<column>` a place of the job market, both from 1; `foresight-<a|b|c>-<n>` with n 1 or 2
- `rail-<space>` a track space (`rail-4`, `rail-T4`), `station-<n>` 1 to 10, `city-<id>` (`city-santa_fe`)
- `disc-<seat>-<space id>` a disc on a player board (`disc-0-aux_cert_1`), `building-<n>` an own unused building tile, 1 to 10,
  `aux-<name>` an auxiliary action of the own board (`aux-money`, `aux-cycle`, `aux-cert`, `aux-engine`, `aux-trash`),
  `worker-<kind>` a worker row of the own board
"""

from __future__ import annotations

import msgspec

from westward.core.state import OVER
from westward.core.view import View, head_of
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import moves as m
from westward.games.great_western_trail.menu import (
    act_at,
    chain_of,
    frame_kind,
    frame_spot,
    group_of,
    lends,
    reachable,
)
from westward.games.great_western_trail.paths import BANK, FEE_BITS, follow, search
from westward.games.great_western_trail.scoring import items
from westward.games.great_western_trail.state import FRAME_DONE, NOWHERE, PHASE_B, Position


class Tile(msgspec.Struct, frozen=True):
    """A tile on the trail or on a foresight space.

    `kind` is `neutral` (name A to G), `building` (name 1a to 10b), `hazard` (name flood, drought, rockfall), `teepee` (name green,
    blue) or `worker` (name cowboy, craftsman, engineer).
    """

    kind: str
    name: str
    #: The seat that owns a private building, else -1.
    owner: int = -1
    #: Hands on it, `green` and `black`, and what passing it costs here and now (others than the owner).
    hands: list[str] = []
    fee: int = 0
    #: Victory points of a private building or a hazard.
    vp: int = 0


class Station(msgspec.Struct, frozen=True):
    """A station: the seats whose discs lie there, and its master tile (`SM1` …) or the worker given for it, else empty."""

    discs: list[int]
    master: str = ""
    worker: str = ""


class Hazard(msgspec.Struct, frozen=True):
    """A hazard tile that a player has collected; `zone` flood, drought or rockfall."""

    zone: str
    vp: int
    hand: str


class Rancher(msgspec.Struct, frozen=True):
    """What is public about one player."""

    money: int
    #: The trail spot of the cattleman; empty before the first turn.
    cattleman: str
    #: The track space of the engine, such as `4` or `T4`.
    engine: str
    #: Workers by kind (cowboy, craftsman, engineer), the printed one included: 1 to 6.
    workers: dict[str, int]
    #: The temporary certificate marker (0, 1, 2, 3, 4, 6), its limit, and permanent certificates.
    certificates: int
    certificate_limit: int
    permanent: int
    step_limit: int
    hand_limit: int
    #: Disc spaces that still hold a disc, by id (`aux_money_2` … `hand_2`).
    discs: list[str]
    #: Levels of the auxiliary actions open now, 0 to 2, by name (money, cycle, cert, engine, trash).
    auxiliary: dict[str, int]
    #: Unused own building tiles, such as `1a`.
    buildings: list[str]
    #: Building tiles that were replaced and have left the game.
    replaced: list[str]
    #: Teepees kept by colour (green, blue), hazards kept, station masters acquired.
    teepees: dict[str, int]
    hazards: list[Hazard]
    masters: list[str]
    #: The personal objective area, sorted.
    objectives: list[str]
    #: Own discs in cities by city id (only cities with discs), and stations with an own disc (1 to 10).
    cities: dict[str, int]
    stations: list[int]
    #: Sizes of hand and draw stack.
    hand: int
    draw: int
    #: The discard pile by card.
    discard: dict[str, int]
    #: Hand and draw stack together, as everybody can count them; without `blind` cards for others than the owner (GWT-14.5).
    unseen: dict[str, int]
    #: Cards that everybody knows to be in the hand.
    known: dict[str, int]
    #: Objective cards taken blindly into the hand.
    blind: int


class LocalAction(msgspec.Struct, frozen=True):
    """A local action of the location in use: a slash makes two of them with the same `group` at one spot."""

    spot: str
    #: Its number on the tile from 1, or `special` for the spot's own action.
    number: str
    group: int
    #: What it does: its act in the tables of `components`, and the operations of its parts in order, such as `discard`, `money`.
    act: int
    ops: list[str]
    done: bool


class Route(msgspec.Struct, frozen=True):
    """A route that may be taken: the action, where it ends, how many steps, and who is paid how much."""

    action: int
    spot: str
    steps: int
    #: All that is paid, and what of it each seat receives; the rest goes to the bank.
    fee: int
    fees: list[int]
    #: The locations on the way in order, the last one included.
    locations: list[str]


class GreatWesternTrailView(View, frozen=True, kw_only=True):
    """The table as a seat sees it. Spots, cards, tiles, spaces and cities are named by their ids."""

    #: Whose turn it is, and who began; -1 during the set-up.
    turn: int
    first: int
    #: Visible sides of the building tiles 1 to 10, such as `1a`; fewer while they are being drawn.
    sides: list[str]
    #: Tiles on the trail by spot; empty spots are missing.
    tiles: dict[str, Tile]
    ranchers: list[Rancher]
    #: The job market: 12 rows from the top, a column per player; empty places are empty strings.
    jobs: list[list[str]]
    #: The row of the job market token from 1; 13 when it has left the market, and then who holds it (-1 before).
    token_row: int
    token_holder: int
    #: Columns a, b, c of the foresight spaces, two places each.
    foresight: list[list[Tile | None]]
    #: What is left in the three supply piles, by kind of tile (`cowboy`, `green_teepee`, `flood_2_green` …).
    piles: list[dict[str, int]]
    #: The cattle market, sorted as a fan (GWT-6.32), and what is left in its stack.
    market: list[str]
    market_stack: dict[str, int]
    #: The open display of objective cards (empty strings for gaps), the size of the stack, and the cards that are in the stack
    #: or were taken blindly by another.
    display: list[str]
    objective_stack: int
    objectives_unseen: dict[str, int]
    #: Stations 1 to 10.
    stations: list[Station]
    #: Cards and tiles that have left the game by being removed from hand or replaced, by id.
    removed: dict[str, int]
    #: The own hand, sorted: cattle by breed and points, then objective cards.
    hand: list[str]
    #: The local actions of the location in use, empty outside Phase B.
    actions: list[LocalAction]
    #: The routes on offer, for the seat that is asked.
    routes: list[Route]


def view(s: Position, seat: int) -> GreatWesternTrailView:
    """The position as a seat may know it."""
    sheet = [items(s, i, i == seat or s.to_act == OVER) for i in range(s.players)]
    unseen = list(s.objective_stack)
    for other in range(s.players):
        for kind in range(c.OBJECTIVE_KINDS):
            unseen[kind] += s.blind[other * c.OBJECTIVE_KINDS + kind] if other != seat else 0
    return GreatWesternTrailView(
        head=head_of(s, seat, c.COLOURS, sheet),
        turn=s.turn if s.first >= 0 else -1,
        first=s.first,
        sides=[c.SIDE_IDS[s.side_of(n)] for n in range(s.sides_known)],
        tiles={c.SPOTS[spot]: tile_on(s, tile) for spot, tile in enumerate(s.tile) if tile},
        ranchers=[rancher(s, i, seat) for i in range(s.players)],
        jobs=[[_worker(w) for w in s.jobs[row * s.players : (row + 1) * s.players]] for row in range(c.ROWS)],
        token_row=s.token + 1,
        token_holder=s.holder,
        foresight=[[supply_tile(k) if k >= 0 else None for k in s.foresight[2 * i : 2 * i + 2]] for i in range(3)],
        piles=[named(s.piles[i * c.SUPPLY_KINDS : (i + 1) * c.SUPPLY_KINDS], c.SUPPLY) for i in range(3)],
        market=listed(s.market, c.CARDS[c.STARTERS : c.CATTLE]),
        market_stack=named(s.market_stack, c.CARDS[c.STARTERS : c.CATTLE]),
        display=[c.CARDS[c.CATTLE + kind] if kind >= 0 else "" for kind in s.display],
        objective_stack=sum(s.objective_stack),
        objectives_unseen=named(unseen, c.CARDS[c.CATTLE : c.HERD]),
        stations=[station(s, i) for i in range(c.STATIONS)],
        removed=named(s.removed, c.CARDS),
        hand=listed(s.hand[seat * c.HERD : (seat + 1) * c.HERD], c.CARDS) if seat >= 0 else [],
        actions=local(s) if s.phase == PHASE_B else [],
        routes=open_routes(s, seat) if s.to_act == seat else [],
    )


def named(counts: list[int], names: list[str]) -> dict[str, int]:
    """Counts by name, without those that are nothing."""
    return {names[i]: n for i, n in enumerate(counts) if n}


def listed(counts: list[int], names: list[str]) -> list[str]:
    """Every single one by name, in order."""
    return [names[i] for i, n in enumerate(counts) for _ in range(n)]


def _worker(kind: int) -> str:
    return c.WORKERS[kind] if kind >= 0 else ""


def _hand_names(bits: int) -> list[str]:
    return [name for name, bit in (("green", c.GREEN), ("black", c.BLACK)) if bits & bit]


def supply_tile(kind: int, fee: int = 0) -> Tile:
    """A tile of the supply."""
    if kind < c.TEEPEE:
        return Tile("worker", c.WORKERS[kind])
    hands = _hand_names(c.SUPPLY_HANDS[kind])
    if kind < c.HAZARD:
        return Tile("teepee", c.TEEPEES[kind - c.TEEPEE], hands=hands, fee=fee)
    zone, vp, _ = c.HAZARDS[kind - c.HAZARD]
    return Tile("hazard", zone, hands=hands, fee=fee, vp=vp)


def tile_on(s: Position, tile: int) -> Tile:
    """A tile of the trail."""
    fee = s.fee[s.hands_of(tile, NOWHERE)]
    if tile < c.PRIVATE_TILE:
        return Tile("neutral", c.NEUTRALS[tile - c.NEUTRAL_TILE])
    if tile >= c.TRAIL_TILE:
        return supply_tile(tile - c.TRAIL_TILE, fee)
    side = s.side_of((tile - c.PRIVATE_TILE) % c.BUILDINGS)
    hands = _hand_names(c.SIDE_HANDS[side])
    return Tile("building", c.SIDE_IDS[side], s.owner(tile), hands, fee, c.SIDE_VP[side])


def station(s: Position, number: int) -> Station:
    """A station with what lies there."""
    discs = [i for i in range(s.players) if s.stations[i] >> number & 1]
    place = c.MASTER_PLACE[number]
    if place < 0:
        return Station(discs)
    return Station(discs, c.MASTERS[s.master[place]] if s.master[place] >= 0 else "", _worker(s.given[place]))


def rancher(s: Position, i: int, seat: int) -> Rancher:
    """What a seat may know of a player's board and herd."""
    hand, draw = s.hand[i * c.HERD : (i + 1) * c.HERD], s.draw_stack[i * c.HERD : (i + 1) * c.HERD]
    blind = s.blind[i * c.OBJECTIVE_KINDS : (i + 1) * c.OBJECTIVE_KINDS]
    unseen = [a + b for a, b in zip(hand, draw, strict=True)]
    if i != seat:
        for kind, count in enumerate(blind):
            unseen[c.CATTLE + kind] -= count
    kept = s.kept[i * c.KEPT_KINDS : (i + 1) * c.KEPT_KINDS]
    return Rancher(
        money=s.money[i],
        cattleman=c.SPOTS[s.cattleman[i]] if s.cattleman[i] != NOWHERE else "",
        engine=c.SPACES[s.engine[i]],
        workers=dict(zip(c.WORKERS, s.workers[3 * i : 3 * i + 3], strict=True)),
        certificates=c.CERT_TRACK[s.marker[i]],
        certificate_limit=c.CERT_TRACK[s.marker_limit(i)],
        permanent=s.permanent(i),
        step_limit=s.step_limit(i),
        hand_limit=s.hand_limit(i),
        discs=[name for k, name in enumerate(c.DISCS) if s.discs[i] >> k & 1],
        auxiliary={name: s.auxiliary_level(i, k) for k, name in enumerate(c.AUXILIARIES)},
        buildings=[c.SIDE_IDS[s.side_of(k)] for k in range(s.sides_known) if s.unbuilt[i] >> k & 1],
        replaced=[c.SIDE_IDS[s.side_of(k)] for k in range(c.BUILDINGS) if s.replaced[i] >> k & 1],
        teepees=dict(zip(c.TEEPEES, kept[: len(c.TEEPEES)], strict=True)),
        hazards=[
            Hazard(*hazard) for hazard, n in zip(c.HAZARDS, kept[len(c.TEEPEES) :], strict=True) for _ in range(n)
        ],
        masters=[name for k, name in enumerate(c.MASTERS) if s.masters[i] >> k & 1],
        objectives=listed(s.area[i * c.AREA_KINDS : (i + 1) * c.AREA_KINDS], c.CARDS[c.CATTLE :]),
        cities={name: n for k, name in enumerate(c.CITIES) if (n := s.city_discs(i, k))},
        stations=[k + 1 for k in range(c.STATIONS) if s.stations[i] >> k & 1],
        hand=s.hand_size[i],
        draw=s.draw_size[i],
        discard=named(s.discard[i * c.HERD : (i + 1) * c.HERD], c.CARDS),
        unseen=named(unseen, c.CARDS),
        known=named(s.known[i * c.HERD : (i + 1) * c.HERD], c.CARDS),
        blind=sum(blind),
    )


def local(s: Position) -> list[LocalAction]:
    """All local actions of the location in use and of the neighbours that it lends."""
    found: list[LocalAction] = []
    frames = list(s.frames)
    if frames and lends(frames[-1]):
        frames += reachable(s, frame_spot(frames[-1]), chain_of(s))
    for frame in frames:
        spot, kind = frame_spot(frame), frame_kind(frame)
        for number in range(c.TILE_ACTS):
            act = act_at(kind, spot, number)
            if act < 0 or (number != c.SPECIAL and c.ADJACENT_ACT[kind] == number):
                continue
            group = group_of(kind, number)
            done = bool(frame >> (FRAME_DONE + group) & 1)
            name = "special" if number == c.SPECIAL else str(number + 1)
            found.append(
                LocalAction(c.SPOTS[spot], name, group, act, [c.OP_NAMES[c.PART_OP[p]] for p in parts_of(act)], done)
            )
    return found


def parts_of(act: int) -> list[int]:
    """The parts of an act."""
    parts = [c.ACTS[act]]
    while c.PART_NEXT[parts[-1]] >= 0:
        parts.append(c.PART_NEXT[parts[-1]])
    return parts


def open_routes(s: Position, seat: int) -> list[Route]:
    """The routes that are on offer now."""
    name = s.step_now().name if s.to_act >= 0 else ""
    if name not in ("travel", "move", "free-move"):
        return []
    limit = s.step_now().facts(s, seat, s.arg_now())["limit"]
    found = search(s, seat, int(limit), name == "free-move")
    routes: list[Route] = []
    for i in range(len(found.ends)):
        spot, paid, steps, way = found.route(i)
        fees = [paid >> FEE_BITS * k & 255 for k in range(BANK + 1)]
        action = m.GO + spot * c.WAY_COUNT + way
        locations = [c.SPOTS[k] for k in follow(s, s.cattleman[seat], spot, way)]
        routes.append(Route(action, c.SPOTS[spot], steps, sum(fees), fees[: s.players], locations))
    return sorted(routes, key=lambda route: route.action)
