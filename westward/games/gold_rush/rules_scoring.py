"""Step 3 of a turn: what the tile has finished is scored; and the final scoring (sections 8 and 10)."""

from __future__ import annotations

from mypy_extensions import i64

from westward.core.journal import Journal, Scored
from westward.core.rng import Rng
from westward.core.state import AUTO, CHANCE, Step
from westward.games.gold_rush import components as c
from westward.games.gold_rush import events
from westward.games.gold_rush.agenda import DRAW, END_TURN, FINAL, REWARD, SCORE_CITIES, SEAT_BITS, SHARE_OUT, TAKE
from westward.games.gold_rush.landscape import (
    BIT,
    SECOND,
    Landscape,
    cell_x,
    cell_y,
    cowboys,
    has_cowboys,
    has_tent,
    open_edges,
    second_count,
)
from westward.games.gold_rush.moves import SPACE, TOKEN
from westward.games.gold_rush.scoring import (
    CATEGORIES,
    area_parts,
    connected,
    finished_lines,
    gold_items,
    items,
    owners,
    unfinished,
    values,
)
from westward.games.gold_rush.state import Position


class Score(Step[Position]):
    """Scoring after a token was mined; after other actions it follows at once."""

    name = "score"
    clause = "GR-8.1"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        score(s, journal)


def score(s: Position, journal: Journal | None) -> None:
    """GR-8.1, 8.2: what the tile has finished: lines at once, then mountains, then cities; then the turn is over."""
    land = s.land
    tile: i64 = land.tile_count - 1
    kind: i64 = land.shape[tile] >> 2
    first: i64 = land.first[tile]
    rails: i64 = c.RAILS[kind]
    lines = 0
    i: i64 = 0
    while i < rails:
        line: i64 = land.root(first + i)
        if not open_edges(land.area[line]) and is_first(land, first, i, line):
            lines += 1
            finish(s, line, journal)
        i += 1
    first += rails
    mountains = 0
    i = c.MOUNTAINS[kind] - 1
    while i >= 0:
        mountain: i64 = land.root(first + i)
        if not open_edges(land.area[mountain]) and is_first(land, first, i, mountain):
            # Tokens are drawn in between: what comes after them waits on the agenda.
            if not mountains:
                s.push(END_TURN, AUTO)
                if lines:
                    s.push(SCORE_CITIES, AUTO)
            mountains += 1
            s.push(SHARE_OUT, AUTO, mountain)
        i -= 1
    if not mountains:
        if lines:
            score_cities(s, journal)
        end_turn(s)


def is_first(land: Landscape, first: i64, index: i64, root: i64) -> bool:
    """Whether no earlier one of the segments that begin with `first` belongs to the same area."""
    i: i64 = 0
    while i < index:
        if land.root(first + i) == root:
            return False
        i += 1
    return True


def finish(s: Position, root: i64, journal: Journal | None) -> None:
    """Points for the owners of a finished line, mountain or city; all its cowboys go home (GR-8.20)."""
    if journal is not None:
        parts = area_parts(s.land, root)
        journal.append(events.Finished(c.ROLES[s.land.role(root)], parts))
    if has_cowboys(s.land.area[root]):
        award(s, root, False, journal)
        send_home(s, root, journal)


def award(s: Position, root: i64, final: bool, journal: Journal | None) -> None:
    """GR-8.3: every owner of an area gets its full value."""
    worth = values(s.land, root, final)
    for seat in owners(s.land.area[root], s.players):
        for category in range(CATEGORIES):
            s.points[seat * CATEGORIES + category] += worth[category]
        if journal is not None and sum(worth) > 0:
            lines = items(worth, area_parts(s.land, root))
            journal.append(Scored(seat, sum(worth), lines[0].clause, lines))


def send_home(s: Position, root: i64, journal: Journal | None) -> None:
    """GR-8.20: the cowboys of an area go back to the supplies."""
    for seat in range(s.players):
        count: i64 = cowboys(s.land.area[root], seat)
        if not count:
            continue
        if journal is not None:
            journal.append(events.Home(seat, count))
        for number in range(c.COWBOYS):
            segment = s.cowboy[seat * c.COWBOYS + number]
            if segment >= 0 and s.land.root(segment) == root:
                s.lift_cowboy(seat, number)


class Mountain(Step[Position]):
    """GR-8.8, 8.9, 8.12: the tokens of a finished mountain are handed out, or lost. `arg` is the mountain."""

    name = "mountain"
    clause = "GR-8.8"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        area: i64 = s.land.area[arg]
        tokens: int = second_count(area)
        takers = in_turn_order(s, owners(area, s.players))
        s.push(REWARD, AUTO, arg)
        if takers:
            for i in range(tokens - 1, -1, -1):
                s.push(TAKE, CHANCE, arg << SEAT_BITS | takers[i % len(takers)])
        else:
            lose_tokens(s, arg, journal)


def in_turn_order(s: Position, seats: list[int]) -> list[int]:
    """GR-8.9: the seats clockwise, beginning with the active player."""
    ordered = [seat for seat in seats if seat >= s.turn]
    return ordered + [seat for seat in seats if seat < s.turn]


def lose_tokens(s: Position, root: i64, journal: Journal | None) -> None:
    """The tokens of a mountain leave the game unseen."""
    tokens: int = second_count(s.land.area[root])
    if tokens:
        s.land.area[root] -= i64(tokens) << SECOND
        s.out += tokens
        if journal is not None:
            journal.append(events.Lost(tokens))


class Take(Step[Position]):
    """A token is taken from a mountain, and its face drawn; only the taker learns it (GR-12.6)."""

    name = "take"
    clause = "GR-7.5"
    kinds = "token"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [TOKEN + face for face in range(c.FACE_KINDS) if s.unseen[face]]

    def weights(self, s: Position, arg: int) -> list[int]:
        return [n for n in s.unseen if n]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        return TOKEN + rng.weighted(s.unseen)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        land = s.land
        root: i64 = arg >> SEAT_BITS
        taker = arg & 7
        face = SPACE.index(action)
        land.area[root] -= BIT[SECOND]
        s.unseen[face] -= 1
        s.held[taker * c.FACE_KINDS + face] += 1
        if journal is not None:
            cell = land.cell_of(root)
            journal.append(events.Taken(taker, cell_x(cell), cell_y(cell), second_count(land.area[root])))
            journal.append(events.Took(taker, c.FACES[face]))


class Reward(Step[Position]):
    """GR-8.10, 8.11: after the tokens the points of a finished mountain; tents and miners go home."""

    name = "reward"
    clause = "GR-8.10"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        finish(s, arg, journal)
        for other in range(s.players):
            if has_tent(s.land.area[arg], other):
                s.lift_tent(other)
                if journal is not None:
                    journal.append(events.Struck(other))


class Cities(Step[Position]):
    """GR-8.18: the cities that the lines of this turn have finished, from north to south, from west to east."""

    name = "cities"
    clause = "GR-8.13"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        score_cities(s, journal)


def score_cities(s: Position, journal: Journal | None) -> None:
    """GR-8.13: the cities that are connected now and were not before this turn."""
    land = s.land
    done: list[int] = []
    i: i64 = 0
    while i < land.city_count:
        if connected(land, land.cities[i]) and touches_new_tile(land, land.cities[i]):
            done.append(land.cities[i])
        i += 1
    for city in north_to_south(s, done) if len(done) > 1 else done:
        finish(s, city, journal)


def touches_new_tile(land: Landscape, city: i64) -> bool:
    """Whether one of a city's lines runs over the tile of this turn."""
    tile: i64 = land.tile_count - 1
    first: i64 = land.first[tile]
    end: i64 = first + c.RAILS[land.shape[tile] >> 2]
    for line in finished_lines(land, city):
        here: i64 = first
        while here < end:
            if land.root(here) == line:
                return True
            here += 1
    return False


def north_to_south(s: Position, cities: list[int]) -> list[int]:
    """GR-8.2: cities by (y, x)."""
    keyed: list[tuple[int, int, int]] = []
    for city in cities:
        cell = s.land.cell_of(city)
        keyed.append((cell_y(cell), cell_x(cell), city))
    keyed.sort()
    return [city for _, _, city in keyed]


class EndTurn(Step[Position]):
    """GR-8.22, 10.1: the next player clockwise, or the end of the game."""

    name = "end"
    clause = "GR-8.22"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        end_turn(s)


def end_turn(s: Position) -> None:
    """The next player draws, or the game ends because the deck is empty."""
    if s.deck_left == 0:
        s.push(FINAL, AUTO)
    else:
        s.turn = (s.turn + 1) % s.players
        s.push(DRAW, CHANCE)


class FinalScoring(Step[Position]):
    """GR-10.2: mountains, lines, cities, prairies, gold."""

    name = "final"
    clause = "GR-10.2"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if journal is not None:
            journal.append(events.Ended())
        for mountain in s.mountains():  # GR-10.3
            lose_tokens(s, mountain, journal)
        for other in range(s.players):
            if s.tent[other] >= 0:
                s.lift_tent(other)
        for area in unfinished(s.land):
            award(s, area, True, journal)
            if s.land.role(area) != c.PRAIRIE:  # GR-10.10
                send_home(s, area, journal)
        s.ended = 1
        if journal is not None:
            for other in range(s.players):
                gold = s.gold(other)
                journal.append(events.Revealed(other, s.token_count(other), gold))
                if gold:
                    held = s.held[other * c.FACE_KINDS : (other + 1) * c.FACE_KINDS]
                    journal.append(Scored(other, gold, "GR-10.7", gold_items(held)))
