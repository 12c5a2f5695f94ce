"""The turn of Gold Rush, step by step as in the rulebook: draw and lay a tile, act; scoring is next door."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.rng import Rng
from westward.core.state import AUTO, CHANCE, State, Step
from westward.core.steps import DrawFirst
from westward.games.gold_rush import components as c
from westward.games.gold_rush import events
from westward.games.gold_rush.agenda import ACT, DRAW, DRAW_FIRST, FINAL, LAY, SCORE, SEAT_BITS, TAKE
from westward.games.gold_rush.landscape import LOW_BITS, LOW_MASK, cell_x, cell_y, has_cowboys, open_edges, second_count
from westward.games.gold_rush.moves import ACTIONS, COWBOY, MINE, PASS, PLACE, SPACE, TENT, TILE
from westward.games.gold_rush.rules_scoring import Cities, EndTurn, FinalScoring, Mountain, Reward, Score, Take, score
from westward.games.gold_rush.state import TENT_ON, Position
from westward.games.gold_rush.view import near_camp, near_place

LAYOUTS: Final[list[str]] = [f"layout-{row.layout}" for row in c.ROWS]
#: The smallest rotation of a set of them, a bit each.
LOWEST: Final = vec[i64]([0] + [(turns & -turns).bit_length() - 1 for turns in range(1, 16)])
#: More answers than there ever are.
MANY: Final = 1 << 30


class FirstPlayer(DrawFirst[Position]):
    """GR-2.7: the first player is drawn at random."""

    clause = "GR-2.7"

    def begin(self, s: Position, first: int, journal: Journal | None) -> None:
        s.turn = first
        s.push(DRAW, CHANCE)


class Draw(Step[Position]):
    """GR-4.2: the active player draws a tile and shows it."""

    name = "draw"
    clause = "GR-4.2"
    kinds = "tile"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [TILE + kind for kind in range(len(s.deck)) if s.deck[kind]]

    def weights(self, s: Position, arg: int) -> list[int]:
        return [n for n in s.deck if n]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        left: i64 = rng.below(s.deck_left)
        kind: i64 = 0
        while True:
            left -= s.deck[kind]
            if left < 0:
                return TILE + kind
            kind += 1

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        kind = SPACE.index(action)
        s.deck[kind] -= 1
        s.deck_left -= 1
        s.drawn = kind
        if journal is not None:
            journal.append(events.Drew(s.turn, c.IDS[kind], LAYOUTS[kind]))
        s.push(LAY, s.turn)


class Lay(Step[Position]):
    """Section 4: where the drawn tile goes, and how it is turned."""

    name = "lay"
    clause = "GR-4.3"
    kinds = "place"

    def count(self, s: Position, seat: int, arg: int) -> i64:
        land = s.land
        ring, places, fits = land.ring, land.places, c.FITS
        end: i64 = land.place_count
        kind: i64 = i64(s.drawn) * 256
        n: i64 = 0
        i: i64 = 0
        while i < end:
            n += i64(fits[kind - i64(ring[places[i] & LOW_MASK])]) >> 4
            i += 1
        return n

    def nth(self, s: Position, seat: int, arg: int, n: i64) -> int:
        land = s.land
        ring, places, fits = land.ring, land.places, c.FITS
        kind: i64 = i64(s.drawn) * 256
        i: i64 = 0
        fit: i64 = i64(fits[kind - i64(ring[places[i] & LOW_MASK])])
        while n >= fit >> 4:
            n -= fit >> 4
            i += 1
            fit = i64(fits[kind - i64(ring[places[i] & LOW_MASK])])
        turns: i64 = fit & 15
        while n:
            turns &= turns - 1
            n -= 1
        return PLACE + (places[i] >> LOW_BITS) * 4 + LOWEST[turns]

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        land = s.land
        ring, places, fits = land.ring, land.places, c.FITS
        kind: i64 = i64(s.drawn) * 256
        # The list is made in its length at once: it would otherwise grow, and move, several times.
        found: list[object] = [None] * self.count(s, seat, arg)
        base: i64 = PLACE
        n: i64 = 0
        i: i64 = 0
        while i < land.place_count:
            entry: i64 = places[i]
            turns: i64 = i64(fits[kind - i64(ring[entry & LOW_MASK])]) & 15
            while turns:
                found[n] = ACTIONS[base + (entry >> LOW_BITS) * 4 + LOWEST[turns]]
                turns &= turns - 1
                n += 1
            i += 1
        return cast("list[int]", found)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        cell, turn = SPACE.pair(action)
        kind = s.drawn
        near = near_place(s, cell) if journal is not None else ""
        s.drawn = -1
        tokens = s.lay(kind, turn, cell)
        if journal is not None:
            x, y = cell_x(cell), cell_y(cell)
            journal.append(events.Placed(seat, c.IDS[kind], LAYOUTS[kind], x, y, turn, tokens, near))
        s.push(ACT, seat)

    def nothing(self, s: Position, seat: int, arg: int, journal: Journal | None) -> None:
        """GR-4.6, 4.7: the tile leaves the game; the player draws again while there are tiles."""
        if journal is not None:
            journal.append(events.Discarded(seat, c.IDS[s.drawn], LAYOUTS[s.drawn]))
        s.drawn = -1
        if s.deck_left:
            s.push(DRAW, CHANCE)
        else:
            s.push(FINAL, AUTO)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"tile": LAYOUTS[s.drawn], "left": s.deck_left}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        cell, turn = SPACE.pair(action)
        facts: dict[str, Value] = {"x": cell_x(cell), "y": cell_y(cell), "turn": turn}
        if s.land.tile_at(cell) >= 0:
            return Refusal("cell-taken", "GR-4.3", facts)
        around = s.land.around(cell)
        if not around:
            return Refusal("no-neighbour", "GR-4.4", facts)
        edges: int = c.EDGES[s.drawn * 4 + turn]
        for side in range(4):
            wanted = around >> 2 * side & 3
            if wanted and edges >> 2 * side & 3 != wanted:
                facts["side"] = f"side-{c.SIDES[side]}"
                facts["mine"] = f"edge-{edges >> 2 * side & 3}"
                facts["theirs"] = f"edge-{wanted}"
                return Refusal("edge-mismatch", "GR-4.5", facts)
        return Refusal("same-picture", "GR-4.8", facts)


class Act(Step[Position]):
    """GR-4.1, 7.6: at most one of cowboy, tent and mining."""

    name = "act"
    clause = "GR-4.1"
    kinds = "pass mine cowboy tent"

    def count(self, s: Position, seat: int, arg: int) -> i64:
        count: i64 = -self.go_through(s, seat, MANY, None)
        return count if count > 1 else 0  # passing alone is no question

    def nth(self, s: Position, seat: int, arg: int, n: i64) -> int:
        return self.go_through(s, seat, n, None)

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        found: list[object] = []
        self.go_through(s, seat, MANY, found)
        return cast("list[int]", found) if len(found) > 1 else []

    def go_through(self, s: Position, seat: int, n: i64, found: list[object] | None) -> i64:
        """Note the answers, ascending, up to that at place n; if there are not so many, minus their number."""
        land = s.land
        action: i64 = PASS
        if n == 0:
            return action
        left: i64 = n - 1
        if found is not None:
            found.append(ACTIONS[action])
        tent: i64 = s.tent[seat]
        if tent >= 0 and second_count(land.count(tent)):  # GR-7.1
            action = MINE
            if left == 0:
                return action
            left -= 1
            if found is not None:
                found.append(ACTIONS[action])
        if s.next_cowboy(seat) >= 0:  # GR-5.8
            tile: i64 = land.tile_count - 1
            kind: i64 = land.shape[tile] >> 2
            first: i64 = land.first[tile]
            segments: i64 = c.SEGMENTS[kind] - (0 if s.farmers else c.PRAIRIES[kind])  # GR-11.1
            i: i64 = 0
            while i < segments:
                if not has_cowboys(land.count(first + i)):  # GR-5.3
                    action = COWBOY + c.SPOT[kind * c.STRIDE + i]
                    if left == 0:
                        return action
                    left -= 1
                    if found is not None:
                        found.append(ACTIONS[action])
                i += 1
        sites, taken, tile_of = land.sites, land.taken, land.tile_of
        home: i64 = i64(tile_of[tent]) if tent >= 0 else -1
        end: i64 = land.site_count
        base: i64 = TENT
        i = 0
        while i < end:
            site: i64 = sites[i] & LOW_MASK
            if not taken[site] and i64(tile_of[site]) != home:  # GR-6.4, 6.8
                action = base + (sites[i] >> LOW_BITS)
                if left == 0:
                    return action
                left -= 1
                if found is not None:
                    found.append(ACTIONS[action])
            i += 1
        return left - n

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        land = s.land
        if action == MINE:
            s.push(SCORE, AUTO)
            s.push(TAKE, CHANCE, land.root(s.tent[seat]) << SEAT_BITS | seat)
            return
        if action == PASS:
            if journal is not None:
                journal.append(events.Passed(seat))
        elif action < TENT:
            tile = land.tile_count - 1
            spot = SPACE.index(action)
            segment = land.first[tile] + c.SEGMENT[(land.shape[tile] >> 2) * c.STRIDE + spot]
            s.put_cowboy(seat, s.next_cowboy(seat), segment)
            if journal is not None:
                cell = land.cell[tile]
                role, part = SPACE.pair(action)
                journal.append(events.Occupied(seat, c.ROLES[role], part, cell_x(cell), cell_y(cell)))
        else:
            cell, index = SPACE.pair(action)
            moved = s.tent[seat] >= 0
            near = called = ""
            if journal is not None:
                near, called = near_camp(s, cell, mountain_at(s, cell, index), self.legal(s, seat, arg))
            if moved:
                s.lift_tent(seat)
            s.put_tent(seat, mountain_at(s, cell, index))
            if journal is not None:
                journal.append(events.Camped(seat, cell_x(cell), cell_y(cell), index, moved, near, called))
        score(s, journal)

    def nothing(self, s: Position, seat: int, arg: int, journal: Journal | None) -> None:
        if journal is not None:
            journal.append(events.Passed(seat))
        score(s, journal)

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        if action == MINE:
            return Refusal("no-tent-out" if s.tent[seat] < 0 else "nothing-to-mine", "GR-7.1")
        if action < TENT:
            return why_no_cowboy(s, seat, action)
        return why_no_tent(s, seat, action)


def mountain_at(s: Position, cell: int, index: int) -> int:
    """A mountain segment by the cell of its tile and its index; -1 if there is none."""
    land = s.land
    tile = land.tile_at(cell)
    if tile < 0:
        return -1
    local = c.SEGMENT[(land.shape[tile] >> 2) * c.STRIDE + c.MOUNTAIN * 4 + index]
    return land.first[tile] + local if local >= 0 else -1


def why_no_cowboy(s: Position, seat: int, action: int) -> Refusal:
    """Why a cowboy cannot go on a segment of the new tile."""
    role, index = SPACE.pair(action)
    facts: dict[str, Value] = {"role": c.ROLES[role], "segment": index}
    tile = s.land.tile_count - 1
    if c.SEGMENT[(s.land.shape[tile] >> 2) * c.STRIDE + SPACE.index(action)] < 0:
        return Refusal("no-such-segment", "GR-5.2", facts)
    if s.next_cowboy(seat) < 0:
        return Refusal("no-cowboy", "GR-5.8", facts)
    if role == c.PRAIRIE and not s.farmers:
        return Refusal("no-farmers", "GR-11.1", facts)
    return Refusal("area-taken", "GR-5.3", facts)


def why_no_tent(s: Position, seat: int, action: int) -> Refusal:
    """Why a tent cannot go on a mountain segment."""
    cell, index = SPACE.pair(action)
    facts: dict[str, Value] = {"x": cell_x(cell), "y": cell_y(cell)}
    segment = mountain_at(s, cell, index)
    if segment < 0:
        return Refusal("no-mountain", "GR-6.1", facts)
    if s.tent[seat] >= 0 and s.land.tile_of[s.tent[seat]] == s.land.tile_of[segment]:
        return Refusal("same-tile", "GR-6.8", facts)
    if not open_edges(s.land.count(segment)):
        return Refusal("mountain-finished", "GR-6.3", facts)
    taken = s.land.taken[segment]
    facts["other_seat"] = taken - (TENT_ON if taken >= TENT_ON else 1)
    facts["figure"] = "tent" if taken >= TENT_ON else "cowboy"
    return Refusal("segment-taken", "GR-6.4", facts)


STEPS: Final = cast(
    "list[Step[State]]",
    [
        FirstPlayer(), Draw(), Lay(), Act(), Take(), Score(), Mountain(), Reward(), Cities(), EndTurn(), FinalScoring(),
    ],
)  # fmt: skip


def begin(players: int, settings: dict[str, Value]) -> Position:
    """Section 2: the set-up."""
    s = Position(players, settings, STEPS)
    s.set_up()
    if settings["first"] == "random":  # GR-2.7, 11.3: the seats are counted from the one that is named
        s.push(DRAW_FIRST, CHANCE)
    else:
        s.push(DRAW, CHANCE)
    s.settle(None)
    return s
