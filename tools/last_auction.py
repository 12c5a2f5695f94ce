"""Asks of Colorado County whether bots keep cowboys in the last auction that would have won them something.

    python tools/last_auction.py --players 2 4 --games 100 --bot sheriff

Cowboys are worth nothing at the end (CC-11.3). Every game is played to the last bids. For each seat that kept cowboys, the rest of the game
is then played twice by Sheriffs with the same luck: as everybody bid, and with all cowboys of that seat bid beside the same bids of the others.
Told are how many seats kept some, how many of these would have come to a better place or to a card, and how many would have ended with more points.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import westward
from westward.bots import Bot, GreedyBot, ask, bot
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER, State
from westward.games.colorado_county import agenda
from westward.games.colorado_county import components as c
from westward.games.colorado_county.bids import hand_of
from westward.games.colorado_county.moves import BID, NO_BID, SPACE

if TYPE_CHECKING:
    from westward.games.colorado_county.state import Position

GAME: Final = "colorado-county"
#: The place of a seat that made no bid.
NOWHERE: Final = 99


class Kept(NamedTuple):
    """What a seat kept in the last auction, and its place and points in the end as it bid and with everything bid."""

    cowboys: int
    place: int
    place_with_all: int
    points: int
    points_with_all: int


def last_bid(state: State) -> bool:
    """Whether the open question is a bid in the last auction of the game."""
    s = cast("Position", state)
    return s.agenda[-1] & 255 == agenda.MAKE_BID and s.round + 1 == c.ROUNDS and s.last_auction()


def to_the_last_bids(players: int, player: Bot, rng: Rng) -> tuple[State, list[int]]:
    """The position of the first bid in the last auction, and what everybody bids there."""
    state = westward.title(GAME).start(players)
    before: State | None = None
    bids: list[int] = []
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(state.draw(rng))
            continue
        asked = last_bid(state)
        if before is not None and not asked:
            break
        if asked and before is None:
            before = state.copy()
        action = ask(player, state, rng)
        if asked:
            bids.append(action)
        state.apply(action)
    return before or state, bids


def finished(before: State, bids: list[int], luck: int) -> tuple[list[int], list[int]]:
    """The places and the points of all seats when the others play on as Sheriffs."""
    state, rng, sheriff = before.copy(), Rng(luck), GreedyBot()
    for action in bids:
        state.apply(action)
    ranking = list(cast("Position", state).ranking)
    places = [ranking.index(seat) if seat in ranking else NOWHERE for seat in range(state.players)]
    while state.to_act != OVER:
        state.apply(state.draw(rng) if state.to_act == CHANCE else ask(sheriff, state, rng))
    return places, state.scores()


def kept_in(players: int, player: Bot, seed: int) -> list[Kept]:
    """What every seat that kept cowboys in one game would have had by bidding them."""
    before, bids = to_the_last_bids(players, player, Rng(seed))
    found: list[Kept] = []
    if not bids:
        return found
    state = before.copy()
    places, points = finished(before, bids, seed)
    for i, bid in enumerate(bids):
        seat = state.to_act
        hand = hand_of(cast("Position", state), seat)
        state.apply(bid)
        left = len(hand) - (0 if bid == NO_BID else SPACE.pair(bid)[0] + 1)
        if left:
            everything = BID + (len(hand) - 1) * c.COWBOYS + hand[-1]
            other_places, other_points = finished(before, [*bids[:i], everything, *bids[i + 1 :]], seed)
            found.append(Kept(left, places[seat], other_places[seat], points[seat], other_points[seat]))
    return found


def main() -> None:
    """Read what to ask, and tell."""
    parser = argparse.ArgumentParser(description="Ask whether bots keep cowboys in the last auction in vain.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--bot", default="sheriff")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for players in asked.players:
        kept: list[Kept] = []
        for number in range(asked.games):
            kept += kept_in(players, bot(asked.bot), asked.seed * 1_000_003 + number)
        better = [k for k in kept if k.place_with_all < k.place and k.place_with_all < c.REVEALED[players - c.FEWEST]]
        more = [k for k in kept if k.points_with_all > k.points]
        gain = sum(k.points_with_all - k.points for k in more)
        print(
            f"{players} players, {asked.bot}: of {players * asked.games} seats {len(kept)} kept cowboys ({sum(k.cowboys for k in kept)} in all); "
            f"with all of them {len(better)} had taken a better card or one at all, and {len(more)} had ended with more points ({gain} in all); "
            f"{sum(k.points_with_all < k.points for k in kept)} with fewer",
            flush=True,
        )


if __name__ == "__main__":
    main()
