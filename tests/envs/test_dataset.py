"""Recorded games as examples to learn from."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import westward
from westward.arena import match
from westward.core import archive
from westward.core.record import Record
from westward.envs.dataset import Dataset
from westward.envs.observer import Observer, rewards

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "learning" / "imitation.py"


def played(game: str, players: int, seed: int) -> Record:
    begun = westward.start(game, players, seed=seed)
    rng = westward.Rng(seed)
    while not begun.over:
        begun.play(rng.pick(begun.legal()))
    return begun.record()


def series(folder: Path | None, bots: str, games: int, jobs: int = 1) -> list[match.Result]:
    settings = westward.title("golden-city").settings({})
    wanted = match.Series("golden-city", 3, bots.split(","), games, 5, settings)
    return match.play(wanted, jobs, records=folder)


def test_an_example_is_what_the_seat_knew_could_do_chose_and_got(game: str) -> None:
    players = westward.title(game).players[0]
    record = played(game, players, 4)
    examples = iter(westward.dataset(record, reward="score"))
    eyes = Observer(game, players)
    state, end = record.start(), record.state()
    ended = rewards(end.scores(), end.winners(), "score")
    for action in record.actions:
        if (seat := state.to_act) >= 0:
            example = next(examples)
            assert np.array_equal(example.observation, eyes.observe(state, seat))
            assert np.array_equal(example.mask, eyes.mask(state, seat))
            assert eyes.action(state, example.action) == action
            assert (example.seat, example.result) == (seat, ended[seat])
        state.play(action)
    assert next(examples, None) is None


@pytest.mark.parametrize(("bots", "games"), [("random,random,random", 7), ("greenhorn,random,random", 2)])
def test_a_simulation_writes_the_games_it_would_have_played_anyway(bots: str, games: int, tmp_path: Path) -> None:
    plain, noted = series(None, bots, games), series(tmp_path / "one", bots, games)
    shared = series(tmp_path / "two", bots, games, jobs=2)
    facts = [[(r.bots, r.scores, r.decisions) for r in results] for results in (plain, noted, shared)]
    assert facts[0] == facts[1] == facts[2]
    ways = [list(Dataset(tmp_path / name).records()) for name in ("one", "two")]
    assert ways[0] == ways[1]
    for record, result in zip(ways[0], plain, strict=True):
        assert record.state().scores() == result.scores
        assert record.names == [bots.split(",")[i] for i in result.bots]


def test_texts_files_and_folders_are_read_alike(tmp_path: Path) -> None:
    record = played("golden-city", 3, 1)
    (tmp_path / "a.txt").write_text(record.dumps())
    with archive.Writer(tmp_path / "b.games", record.game, record.players, record.settings) as writer:
        writer.add(["", "", ""], record.actions)
        writer.add(["", "", ""], record.actions[:20])  # not played to the end
    (tmp_path / "notes.md").write_text("not a record")
    alone = [e.action for e in westward.dataset(record)]
    assert [e.action for e in westward.dataset(tmp_path)] == alone * 2
    assert [e.action for e in westward.dataset([str(tmp_path / "a.txt"), record])] == alone * 2
    parts = [[e.action for e in Dataset(tmp_path).shared(part, 2)] for part in range(2)]
    assert parts == [alone, alone]


def test_batches_stack_the_examples() -> None:
    games = westward.dataset([played("gold-seekers", 2, seed) for seed in range(5)])
    one_by_one = list(games)
    batches = list(games.batches(16))
    assert np.array_equal(
        np.concatenate([b.observations for b in batches]), np.stack([e.observation for e in one_by_one])
    )
    assert np.concatenate([b.actions for b in batches]).tolist() == [e.action for e in one_by_one]
    assert all(len(b.actions) == 16 for b in batches[:-1])


def test_what_cannot_be_learnt_from_is_told(tmp_path: Path) -> None:
    record = played("golden-city", 3, 1)
    with pytest.raises(westward.RecordError, match="There are no games"):
        westward.dataset(tmp_path)
    with pytest.raises(westward.RecordError, match="nowhere"):
        westward.dataset(tmp_path / "nowhere.games")
    with pytest.raises(
        westward.RecordError, match="Game 2 is gold-seekers with 2 players, but the first one is golden-city with 3"
    ):
        list(westward.dataset([record, played("gold-seekers", 2, 1)]))
    wrong = Record(record.game, 3, record.settings, [*record.actions[:9], 603, *record.actions[10:]])
    with pytest.raises(westward.RecordError, match="Game 1: entry 10 is not legal"):
        list(westward.dataset(wrong))
    file = tmp_path / "a.games"
    with archive.Writer(file, record.game, 3, record.settings) as writer:
        writer.add([], record.actions)
    file.write_bytes(file.read_bytes()[:-5])
    with pytest.raises(westward.RecordError, match="game 1 cannot be unpacked"):
        westward.dataset(file)
    file.write_text("something else\n")
    with pytest.raises(westward.RecordError, match="no file of games"):
        westward.dataset(file)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "x").write_text("")
    with pytest.raises(westward.SettingsError, match="not empty"):
        series(tmp_path / "full", "random,random,random", 2)


@pytest.mark.long
def test_a_hundred_thousand_games_take_no_more_memory_than_one(tmp_path: Path) -> None:
    record = played("golden-city", 3, 1)
    file = tmp_path / "many.games"
    with archive.Writer(file, record.game, 3, record.settings) as writer:
        writer.add(["a", "b", "c"], record.actions)
    head, _, game = file.read_bytes().partition(b"\n")
    with file.open("wb") as opened:
        opened.write(head + b"\n")
        for _ in range(1000):
            opened.write(game * 100)
    program = f"""
import resource, sys
sys.path[:0] = {[p for p in sys.path if p]!r}
from westward.envs.dataset import Dataset
games = Dataset({str(file)!r})
next(games.batches(64))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(sum(1 for _ in games.records()), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    number, kilobytes = map(int, told.stdout.split())
    assert number == 100_000
    assert kilobytes < 10_000
    # Hardly more than a byte for each move.
    assert len(game) < 1.5 * len(record.actions)


@pytest.mark.long
def test_the_example_learns_from_games(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "westward", "simulate", "gold-seekers", "--players", "2"]
    command += ["--bots", "sheriff,sheriff", "--games", "500", "--records", str(tmp_path / "games"), "--json"]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(told.stdout)["games"] == 500
    learnt = subprocess.run(
        [sys.executable, EXAMPLE, tmp_path / "games", "1"], capture_output=True, text=True, check=False
    )
    assert learnt.returncode == 0, learnt.stderr
    right = [int(n) for n in re.findall(r"(\d+)% as the bots chose", learnt.stdout)]
    assert right, learnt.stdout
    assert right[-1] > 55
