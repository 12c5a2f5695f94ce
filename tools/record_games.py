"""Plays and writes the recorded whole games of `tests/records`, on purpose: after a change of rules, boards or words of events.

    make records            choose and play games anew
    make records-retold     keep the games, write anew what their moves tell

Bots play many games of each kind, some with dice that keep the game going; those are kept that show together every
ending, number of players, value of an option, event, question and line of a score sheet that was met.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import westward
from westward.arena.workers import hire
from westward.bots import ask, bot
from westward.core.title import Settings, write_value

HERE: Final = Path(__file__).parent.parent
sys.path.append(str(HERE))

from tests.records.refusing import file_of, refusals  # noqa: E402
from tests.records.telling import tell  # noqa: E402

FOLDER: Final = HERE / "tests" / "records"
#: How many games of each kind are tried with bots that think, how many with none, and how many are kept.
TRIED: Final = 100
QUICK: Final = 2400
LEAST: Final = 15
#: For so many moves stubborn dice keep a game going; some would never end.
STUBBORN: Final = 3000
#: Half of the seats are random: they stumble into what no sensible player does.
PLAYERS: Final = ("random", "random", "greenhorn", "sheriff")
#: What must be shown, whatever it takes: the facts that begin so.
NEEDED: Final = ("ending", "players", "option")
#: Facts of events that tell where something happened: too many to show them all.
PLACES: Final = ("start", "field", "spot", "x", "y")


class Tried(NamedTuple):
    """A game that was played, and what it shows."""

    number: int
    record: westward.Record
    shows: frozenset[str]
    ending: str


def settings(title: westward.Title, rng: westward.Rng, plain: bool) -> Settings:
    """The options as the box has them, or any values."""
    if plain:
        return title.settings({})
    return title.settings({option.name: option.choices[rng.below(len(option.choices))] for option in title.options})


def draw(state: westward.State, rng: westward.Rng, stubborn: bool) -> int:
    """What chance draws; stubborn chance does not end the game if it can go on."""
    action = state.draw(rng)
    if not stubborn or not _ends(state, action):
        return action
    others = [other for other in state.legal() if not _ends(state, other)]
    return rng.pick(others) if others else action


def _ends(state: westward.State, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    return after.to_act == westward.OVER


def try_game(game: str, number: int) -> Tried:
    """One game by bots; it depends on its number alone."""
    title = westward.title(game)
    rng = westward.Rng(westward.derive(f"records/{game}", number))
    turn, who = divmod(number, len(title.players))
    players = title.players[who]
    options = settings(title, rng, turn % 2 == 0)
    names = [PLAYERS[rng.below(len(PLAYERS))] if number < TRIED else "random" for _ in range(players)]
    record = westward.Record(game, players, options, names=names)
    bots = [bot(name) for name in names]
    state, shows = record.start(), _shows_at_start(record)
    last: westward.Journal = []
    while state.to_act != westward.OVER:
        asked = state.step_now().name
        chance = state.to_act == westward.CHANCE
        stubborn = turn % 10 == 9 and len(record.actions) < STUBBORN
        action = draw(state, rng, stubborn) if chance else ask(bots[state.to_act], state, rng)
        last = []
        state.apply(action, last)
        record.actions.append(action)
        shows.add(f"answer {asked} {state.space.kind_of(action).name}")
        for event in last:
            shows |= set(_facts(event, "event"))
    ending = _ending(state, last)
    shows |= {f"ending {ending}", f"players {players}"}
    shows |= {f"last {event.__struct_config__.tag}" for event in last}
    for sheet in westward.view(state, westward.SPECTATOR).head.sheet:
        shows |= {f"item {item.name} {item.clause} {(item.points > 0) - (item.points < 0)}" for item in sheet}
    return Tried(number, record, frozenset(shows), ending)


def _shows_at_start(record: westward.Record) -> set[str]:
    return {f"option {name} {write_value(value)}" for name, value in record.settings.items()}


def _facts(event: westward.Event, what: str) -> Iterator[str]:
    """An event by its kind, and by each of its facts that is no seat and has few values."""
    tag = str(event.__struct_config__.tag)
    yield f"{what} {tag}"
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in PLACES:
            continue
        if isinstance(value, list):
            yield f"{what} {tag} {name} {min(len(value), 3)} long"
        elif isinstance(value, str) or (isinstance(value, int) and not name.endswith("seat") and abs(value) < 4):
            yield f"{what} {tag} {name} {value}"


def _ending(state: westward.State, last: westward.Journal) -> str:
    """How the game ended, in a word or two."""
    causes = [getattr(event, "cause", "") for event in last]
    cause = next((c for c in reversed(causes) if c), "end")
    scores, winners = state.scores(), state.winners()
    if any(scores[seat] < max(scores) for seat in winners):
        return f"{cause}-not-highest"
    if len(winners) < scores.count(max(scores)):
        return f"{cause}-tie-broken"
    return f"{cause}-shared" if len(winners) > 1 else cause


def chosen(tried: list[Tried]) -> list[Tried]:
    """The games to keep: the shortest for all that must be shown, the rarest first, then those that show most that is new,
    of each number of players about as many.
    """
    count = Counter(fact for t in tried for fact in t.shows)
    needed = sorted((fact for fact in count if fact.startswith(NEEDED)), key=lambda fact: (count[fact], fact))
    kept: list[Tried] = []
    shown: set[str] = set()
    for fact in needed:
        if fact not in shown:
            kept.append(min((t for t in tried if fact in t.shows), key=lambda t: len(t.record.actions)))
            shown |= kept[-1].shows
    while len(kept) < LEAST:
        seats = Counter(t.record.players for t in kept)
        fewest = min(seats.values())
        wanted = [t for t in tried if seats[t.record.players] == fewest]
        kept.append(max(wanted, key=lambda t: len(t.shows - shown) / len(t.record.actions) ** 0.5))
        shown |= kept[-1].shows
    return kept


def record_anew(game: str, jobs: int) -> None:
    """Play and keep the games of one kind."""
    with hire(jobs) as workers:
        tried = sorted(workers.do(partial(try_game, game), range(TRIED + QUICK)), key=lambda t: t.number)
    folder = FOLDER / game
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    kept = chosen(tried)
    for number, t in enumerate(kept, start=1):
        name = f"{number:02}-{t.record.players}-players-{t.ending}.txt"
        (folder / name).write_text(tell(t.record), encoding="utf-8")
    shown, met = (frozenset().union(*(t.shows for t in some)) for some in (kept, tried))
    moves = sum(len(t.record.actions) for t in kept)
    print(f"{game}: {len(kept)} games, {moves} moves, {len(shown)} of {len(met)} facts shown")


def retell(game: str) -> None:
    """Write anew what the recorded games of one kind tell."""
    for path in sorted((FOLDER / game).glob("*.txt")):
        path.write_text(tell(westward.loads(path.read_text(encoding="utf-8"))), encoding="utf-8")


def main() -> None:
    """Record all games, or those that are named."""
    parser = argparse.ArgumentParser(description="Write the recorded whole games of tests/records anew.")
    parser.add_argument("games", nargs="*", default=westward.ids())
    parser.add_argument("--retell", action="store_true", help="keep the moves, write anew what they tell")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    asked = parser.parse_args()
    for game in asked.games:
        if asked.retell:
            retell(game)
        else:
            record_anew(game, asked.jobs)
        file_of(FOLDER, game).write_text(refusals(FOLDER, game), encoding="utf-8")


if __name__ == "__main__":
    main()
