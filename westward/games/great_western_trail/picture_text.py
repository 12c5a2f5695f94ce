"""Great Western Trail in plain characters, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from westward.core.words import Words
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.places import name_place
from westward.games.great_western_trail.view import GreatWesternTrailView, Tile
from westward.games.great_western_trail.view_choice import tile_name


def text(view: GreatWesternTrailView, words: Words) -> str:
    """The trail stretch by stretch, then the markets, the railroad and the players."""
    return "\n\n".join("\n".join(lines) for lines in blocks(view, words) if lines)


def blocks(view: GreatWesternTrailView, words: Words) -> list[list[str]]:
    """The position in blocks of lines, each with its title first."""
    return [
        _trail(view, words),
        _village(view, words),
        _kansas_city(view, words),
        _jobs(view, words),
        _markets(view, words),
        _railroad(view, words),
        *(_rancher(view, words, seat) for seat in range(view.head.players)),
        _hand(view, words),
    ]


def _name(view: GreatWesternTrailView, words: Words, seat: int) -> str:
    return words.seat(seat, view.head.colours)


def _head(words: Words, key: str) -> str:
    return f"{words.say(key)}:"


def _list(parts: Iterable[str]) -> str:
    return ", ".join(parts) or "–"


def _counts(cards: Mapping[str, int], words: Words) -> str:
    return _list(f"{n} × {_short(words, name)}" for name, n in cards.items())


def _short(words: Words, card: str) -> str:
    """A cattle card by breed and points, any other by what it says."""
    kind = c.CARD.get(card, c.CATTLE)
    if kind >= c.CATTLE:
        return words.term(card)
    breed = words.say(f"breed-{c.BREEDS[c.CARD_BREED[kind]]}")
    return f"{breed} {c.CARD_VP[kind]}" if c.CARD_VP[kind] else breed


# The trail -----------------------------------------------------------------------------------------------------------


def _lines() -> list[list[str]]:
    """The trail in stretches: from each fork on along both branches until the ways meet again."""
    before: dict[str, int] = {}
    for p in c.TRAIL:
        for n in p.next:
            before[n] = before.get(n, 0) + 1
    heads = ["START", *(n for p in c.TRAIL for n in p.next if len(p.next) > 1 or before[n] > 1)]
    found: list[list[str]] = []
    for head in dict.fromkeys(heads):
        line = [head]
        while (after := c.TRAIL[c.SPOT[line[-1]]].next) and len(after) == 1 and before[after[0]] == 1:
            line.append(after[0])
        found.append(line)
    return found


STRETCHES = _lines()


def _trail(view: GreatWesternTrailView, words: Words) -> list[str]:
    lines = [_head(words, "text-trail")]
    for stretch in STRETCHES:
        after = c.TRAIL[c.SPOT[stretch[-1]]].next
        shown = " > ".join(_spot(view, words, spot) for spot in stretch)
        lines.append(f"  {shown}{' > ' + ' / '.join(name_place(words, spot) for spot in after) if after else ''}")
    return lines


def _spot(view: GreatWesternTrailView, words: Words, spot: str) -> str:
    tile = view.tiles.get(spot)
    shown = name_place(words, spot)
    if tile is not None:
        shown += f"[{_tile(view, words, tile)}]"
    for seat, rancher in enumerate(view.ranchers):
        if rancher.cattleman == spot:
            shown += f" @{_name(view, words, seat)}"
    return shown


def _tile(view: GreatWesternTrailView, words: Words, tile: Tile) -> str:
    if tile.kind == "building":
        shown = f"{tile.name} {_name(view, words, tile.owner)}"
    elif tile.kind == "neutral":
        shown = tile.name
    else:
        shown = words.term(tile_name(tile))
    return f"{shown}, ${tile.fee}" if tile.fee else shown


def _village(view: GreatWesternTrailView, words: Words) -> list[str]:
    shown = [
        f"{name_place(words, c.SPOTS[spot])}: {words.term(tile_name(view.tiles[c.SPOTS[spot]]))}"
        for i, spot in enumerate(c.VILLAGE)
        if c.SPOTS[spot] in view.tiles
    ]
    return [f"{_head(words, 'picture-village')} {_list(shown)}"]


# Kansas City and the markets -----------------------------------------------------------------------------------------


def _kansas_city(view: GreatWesternTrailView, words: Words) -> list[str]:
    columns = [
        f"{i + 1}: {_list(words.term(tile_name(tile)) for tile in column if tile)} (+{sum(view.piles[i].values())})"
        for i, column in enumerate(view.foresight)
    ]
    return [f"{_head(words, 'text-foresight')} {'; '.join(columns)}"]


def _jobs(view: GreatWesternTrailView, words: Words) -> list[str]:
    lines = [_head(words, "picture-jobs")]
    for r, places in enumerate(view.jobs):
        workers = [words.term(worker) for worker in places if worker]
        token = "o" if view.token_row == r + 1 else " "
        if workers or token == "o":
            lines.append(f"  {token} {r + 1:2d} ${c.ROW_COSTS[r]:<2d} {_list(workers)}")
    if view.token_holder >= 0:
        lines.append(f"  o {_name(view, words, view.token_holder)}")
    return lines


def _markets(view: GreatWesternTrailView, words: Words) -> list[str]:
    market: dict[str, int] = {}
    for name in view.market:
        market[name] = market.get(name, 0) + 1
    lines = [f"{_head(words, 'picture-market')} {_counts(market, words)} (+{sum(view.market_stack.values())})"]
    shown = _list(words.term(name) for name in view.display if name)
    lines.append(f"{_head(words, 'picture-objectives')} {shown} (+{view.objective_stack})")
    return lines


def _railroad(view: GreatWesternTrailView, words: Words) -> list[str]:
    engines = _list(f"{_name(view, words, i)} {name_place(words, r.engine)}" for i, r in enumerate(view.ranchers))
    lines = [f"{_head(words, 'text-engines')} {engines}"]
    stations: list[str] = []
    for n, there in enumerate(view.stations):
        what = [_name(view, words, seat) for seat in there.discs]
        what += [words.term(there.master)] if there.master else [words.term(there.worker)] if there.worker else []
        if what:
            stations.append(f"{n + 1} {' + '.join(what)}")
    lines.append(f"{_head(words, 'text-stations')} {_list(stations)}")
    cities = []
    for city in c.CITIES:
        discs = [
            f"{_name(view, words, i)}{f' ×{n}' if n > 1 else ''}"
            for i, r in enumerate(view.ranchers)
            if (n := r.cities.get(city, 0))
        ]
        if discs:
            cities.append(f"{words.term(city)} {' + '.join(discs)}")
    lines.append(f"{_head(words, 'text-cities')} {_list(cities)}")
    return lines


# Players -------------------------------------------------------------------------------------------------------------


def _rancher(view: GreatWesternTrailView, words: Words, seat: int) -> list[str]:
    r = view.ranchers[seat]
    facts = {
        "player": _name(view, words, seat),
        "points": view.head.scores[seat],
        "money": r.money,
        "certificates": r.certificates,
        "limit": r.certificate_limit,
        "permanent": r.permanent,
        "steps": r.step_limit,
        "hand": r.hand,
        "most": r.hand_limit,
        "draw": r.draw,
    }
    lines = [words.say("text-player", facts)]
    workers = _list(f"{n} × {words.term(kind)}" for kind, n in r.workers.items())
    open_ = _list(f"{words.term(f'aux-{name}')} {level}" for name, level in r.auxiliary.items() if level)
    lines.append(f"  {_head(words, 'text-workers')} {workers}")
    lines.append(f"  {_head(words, 'text-auxiliary')} {open_}")
    lines.append(f"  {_head(words, 'text-buildings')} {_list(r.buildings)}")
    kept = [f"{n} × {words.term(f'{colour}_teepee')}" for colour, n in r.teepees.items() if n]
    kept += [words.term(f"{h.zone}_{h.vp}_{h.hand}") for h in r.hazards] + [words.term(name) for name in r.masters]
    lines.append(f"  {_head(words, 'text-kept')} {_list(kept)}")
    lines.append(f"  {_head(words, 'picture-objectives')} {_list(words.term(name) for name in r.objectives)}")
    lines.append(f"  {_head(words, 'text-discard')} {_counts(r.discard, words)}")
    return lines


def _hand(view: GreatWesternTrailView, words: Words) -> list[str]:
    if view.head.seat < 0:
        return []
    return [f"{_head(words, 'text-hand')} {_list(words.term(name) for name in view.hand)}"]
