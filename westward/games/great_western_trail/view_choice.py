"""The answers to a question with all that a player wants to know: costs, rewards, what lies there, and where to click."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westward.core.errors import Value
from westward.core.view import Choice
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.moves import SPACE
from westward.games.great_western_trail.view import GreatWesternTrailView, Rancher, Tile, parts_of

Facts = dict[str, Value]
Told = tuple[Facts, list[str]]

#: What moves by an answer.
_MOVERS: Final = {"begin": "cattleman", "go": "cattleman", "engine": "engine"}


def choice(v: GreatWesternTrailView, action: int) -> Choice:
    """An answer with its facts and the parts of the picture one clicks to make it."""
    kind = SPACE.kind_of(action).name
    args = SPACE.arguments(action)
    question = v.head.question
    clause = question.clause if question else ""
    facts, parts = TELLERS[kind](v, action, args) if kind in TELLERS else ({}, [])
    if kind == "do":
        clause = c.OP_CLAUSES[c.OP_NAMES.index(str(facts["op"]))]
    mover = f"{_MOVERS[kind]}-{v.head.to_act}" if kind in _MOVERS else ""
    return Choice(action, SPACE.format(action), kind, clause, facts, parts, either=kind != "build", mover=mover)


def _me(v: GreatWesternTrailView) -> Rancher:
    return v.ranchers[v.head.to_act]


def _asked(v: GreatWesternTrailView, fact: str) -> int:
    """A number that the question states."""
    value = v.head.question.facts.get(fact, 0) if v.head.question else 0
    return value if isinstance(value, int) else 0


def _step(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    return {"step": v.head.question.name if v.head.question else ""}, []


def tile_name(tile: Tile | None) -> str:
    """The key of a tile's name."""
    if tile is None:
        return "nothing"
    if tile.kind == "neutral":
        return f"tile-{tile.name}"
    if tile.kind == "teepee":
        return f"{tile.name}_teepee"
    return f"{tile.name}_{tile.vp}_{tile.hands[0]}" if tile.kind == "hazard" else tile.name


def _begin(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    spot = args["spot"]
    return {"spot": spot, "tile": tile_name(v.tiles.get(spot))}, [f"spot-{spot}"]


def _go(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    spot = args["spot"]
    facts: Facts = {"spot": spot, "tile": "city" if spot == "KC" else tile_name(v.tiles.get(spot)), "way": args["way"]}
    route = next((r for r in v.routes if r.action == action), None)
    if route is not None:
        facts |= {"steps": route.steps, "fee": route.fee, "others": sum(route.fees)}
        facts["ways"] = sum(r.spot == spot for r in v.routes)
    return facts, [f"spot-{spot}"]


def _hand(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    card = args["card"]
    return {"card": card}, [f"hand-{i}" for i, name in enumerate(v.hand) if name == card]


def act_facts(act: int) -> Facts:
    """What an act asks for and gives: its main operation, and the numbers of its parts."""
    facts: Facts = {
        "op": "",
        "pay": 0,
        "money": 0,
        "cert": 0,
        "forward": 0,
        "objective": 0,
        "most": 0,
        "what": "",
        "per": "",
    }
    for part in parts_of(act):
        op, a, b = c.OP_NAMES[c.PART_OP[part]], c.PART_A[part], c.PART_B[part]
        main = not facts["op"]
        if op == "pay":
            facts["pay"] = a
            continue
        if main:
            facts["op"] = op
        if op == "discard":
            facts["what"] = c.ASKS[a]
        elif op == "money":
            facts["money"] = a
        elif op in ("certificate", "teepee-pairs"):
            facts["cert"] = a
            facts["money"] = b or facts["money"]
        elif op == "money-per":
            facts |= {"money": a, "per": c.COUNTS[b - c.COUNTED]}
        elif op == "take" and not main:
            facts["objective"] = 1
        elif op == "forward" and not main:
            facts["forward"] = a
        elif op != "take":
            facts["most"] = a if a < c.COUNTED else 0
            facts["per"] = c.COUNTS[a - c.COUNTED] if a >= c.COUNTED else "none"
    return facts


def _do(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    spot, number = args["spot"], args["number"]
    entry = next((a for a in v.actions if a.spot == spot and a.number == number), None)
    facts: Facts = {"spot": spot, "special": int(number == "special")}
    facts |= act_facts(entry.act) if entry else {"op": "pay"}
    return facts, [f"spot-{spot}"]


def _aux(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    return {"name": args["name"], "level": int(args["level"])}, [f"aux-{args['name']}"]


def _hire(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    worker, row = args["worker"], int(args["row"])
    place = _me(v).workers[worker] + 1
    act = c.ROW_ACT[c.WORKERS.index(worker) * (c.ROW_SPACES + 1) + place]
    facts: Facts = {"worker": worker, "row": row, "cost": c.ROW_COSTS[row - 1] + _asked(v, "modifier"), "place": place}
    facts["bonus"] = f"bonus-{worker}-{place}" if act >= 0 else "none"
    return facts, [f"job-{row}-{i}" for i, name in enumerate(v.jobs[row - 1], start=1) if name == worker]


def _build(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    number, spot = int(args["number"]), args["spot"]
    side = c.SIDE_IDS.index(v.sides[number - 1])
    old = v.tiles.get(spot)
    craftsmen = c.SIDE_CRAFTSMEN[side] - (c.SIDE_CRAFTSMEN[c.SIDE_IDS.index(old.name)] if old else 0)
    facts: Facts = {
        "building": c.SIDE_IDS[side],
        "spot": spot,
        "cost": craftsmen * _asked(v, "price"),
        "vp": c.SIDE_VP[side],
    }
    facts |= {"old": old.name if old else "none", "forest": int(c.TRAIL[c.SPOT[spot]].forest)}
    return facts, [f"building-{number}", f"spot-{spot}"]


def _draw(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    return {"count": int(args["count"])}, []


def _take(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    card = args["card"]
    if card == "stack":
        return {"card": "objective-stack"}, ["objective-stack"]
    return {"card": card}, [f"objective-{i}" for i, name in enumerate(v.display) if name == card]


def _engine(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    space = args["space"]
    station = c.STATION_AT[c.SPACE_INDEX[space]]
    facts: Facts = {"space": space, "station": station + 1, "cost": c.STATION_COST[station] if station >= 0 else 0}
    return facts, [f"rail-{space}"]


def _station(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    number = int(args["station"])
    return {"station": number, "cost": c.STATION_COST[number - 1], "vp": c.STATION_VP[number - 1]}, [
        f"station-{number}"
    ]


def _disc(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    place = args["place"]
    if place.startswith("station_"):
        number = int(place.removeprefix("station_"))
        return {"place": place, "pay": 0, "gain": 0, "from_station": number}, [f"station-{number}"]
    disc = c.DISC[place]
    facts: Facts = {"place": place, "pay": c.DISC_PAY[disc], "gain": c.DISC_GAIN[disc], "from_station": 0}
    return facts, [f"disc-{v.head.to_act}-{place}"]


def _give(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    worker = args["worker"]
    return {"worker": worker, "left": _me(v).workers[worker] - 1}, [f"worker-{worker}"]


def _bonus(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    master = v.head.question.facts.get("master", "") if v.head.question else ""
    if not master:
        return {"op": "money"}, []
    acts = c.MASTER_ACTS[c.MASTERS.index(str(master))] if master in c.MASTERS else []
    number = int(args["number"])
    return {"op": c.OP_NAMES[c.PART_OP[c.ACTS[acts[number - 1]]]] if number <= len(acts) else ""}, []


def _trade(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    place = [c.SPOTS[i] for i in c.VILLAGE].index(args["spot"])
    tile = v.tiles.get(args["spot"])
    return {"value": c.VILLAGE_VALUES[place], "tile": tile_name(tile)}, [f"village-{place}"]


def _clear(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    tile = v.tiles.get(args["spot"])
    facts: Facts = {
        "spot": args["spot"],
        "tile": tile_name(tile),
        "vp": tile.vp if tile else 0,
        "cost": _asked(v, "cost"),
    }
    return facts, [f"hazard-{args['spot']}"]


def _buy(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    deal = c.DEALS.index(args["deal"])
    cards = [c.CARDS[c.STARTERS + k] for k in (c.DEAL_FIRST[deal], c.DEAL_SECOND[deal]) if k >= 0]
    facts: Facts = {
        "card": cards[0],
        "second": cards[1] if len(cards) > 1 else "none",
        "cowboys": c.DEAL_COWBOYS[deal],
        "cost": c.DEAL_MONEY[deal],
    }
    return facts, [f"market-{i}" for i, name in enumerate(v.market) if name in cards]


def _reveal(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    return {"count": min(c.BOX.cattle_draw.cards, sum(v.market_stack.values()))}, ["market-stack"]


def _foresight(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    column, place = args["column"], args["place"]
    tile = v.foresight["abc".index(column)][int(place) - 1]
    facts: Facts = {"tile": tile_name(tile), "row": v.token_row if tile and tile.kind == "worker" else 0}
    facts["spot"] = _lands(v, tile) if tile else "none"
    return facts, [f"foresight-{column}-{place}"]


def _lands(v: GreatWesternTrailView, tile: Tile) -> str:
    """Where a tile would go (GWT-6.5, 6.6); `none` for workers and for tiles that leave the game."""
    if tile.kind == "worker":
        return "none"
    spots = c.VILLAGE if tile.kind == "teepee" else c.HAZARD_SPOTS[c.ZONES.index(tile.name)]
    return next((c.SPOTS[i] for i in spots if c.SPOTS[i] not in v.tiles), "none")


def _spend(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    spent = int(args["certificates"])
    breeds = {c.CARD_BREED[c.CARD[card]] for card in v.hand if c.CARD[card] < c.CATTLE}
    value = sum(c.BREED_VALUE[b] for b in breeds) + _me(v).permanent
    return {"spent": spent, "total": value + spent, "left": _me(v).certificates - spent}, []


def _deliver(v: GreatWesternTrailView, action: int, args: dict[str, str]) -> Told:
    city = c.CITIES.index(args["city"])
    cost = 0 if _asked(v, "extra") else c.TRANSPORT[c.SPACE_INDEX[_me(v).engine]][city]
    facts: Facts = {"city": args["city"], "value": c.CITY_VALUE[city], "cost": cost, "gain": c.CITY_MONEY[city]}
    return facts, [f"city-{args['city']}"]


TELLERS: dict[str, Callable[[GreatWesternTrailView, int, dict[str, str]], Told]] = {
    "forgo": _step, "end": _step, "begin": _begin, "go": _go, "play": _hand, "do": _do, "aux": _aux, "hire": _hire,
    "build": _build, "discard": _hand, "trash": _hand, "draw": _draw, "take": _take, "engine": _engine, "station": _station,
    "disc": _disc, "give": _give, "bonus": _bonus, "trade": _trade, "clear": _clear, "buy": _buy, "reveal": _reveal,
    "foresight": _foresight, "spend": _spend, "deliver": _deliver,
}  # fmt: skip
