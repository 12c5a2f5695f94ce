"""Nets judge as they were learnt: the compiled evaluator, the plain one and PyTorch agree, from scratch and along a line of play."""

from __future__ import annotations

import pickle
import random
from array import array
from pathlib import Path

import pytest

import westward
from westward.bots import GreedyBot, ask, learnt, net_plain
from westward.bots import net as nets
from westward.bots.afterstates import Afterstates, draw_softly
from westward.core.errors import SettingsError
from westward.core.tensors import tensor_of

SIZES = (40, 16, 8, 4)


def some_numbers(sizes: tuple[int, ...], seed: int = 1) -> bytes:
    rng = random.Random(seed)
    return array("f", [rng.gauss(0, 0.3) for _ in range(nets.count_of(sizes))]).tobytes()


def some_rows(count: int, seed: int = 2) -> list[list[int]]:
    rng = random.Random(seed)
    row = [rng.choice([0, 0, 0, 1, 2, -3, 300]) for _ in range(SIZES[0])]
    rows = [row]
    while len(rows) < count:
        row = row.copy()
        for _ in range(3):
            row[rng.randrange(SIZES[0])] = rng.choice([0, 1, 5])
        rows.append(row)
    return rows


@pytest.fixture
def compiled() -> None:
    pytest.importorskip("westward.bots._net", reason="the package runs interpreted")


def judged(kind: type[nets.Line], made: nets.Net, rows: list[list[int]], along: bool) -> list[tuple[float, ...]]:
    held = array("h", [0] * SIZES[0])
    line = kind(made, held)
    found = []
    for row in rows:
        held[:] = array("h", row)
        if not along:
            line.begin()
        found.append(line.judge())
    return found


@pytest.mark.usefixtures("compiled")
def test_compiled_and_plain_agree_from_scratch_and_along_a_line() -> None:
    numbers, rows = some_numbers(SIZES), some_rows(90)
    plain = judged(net_plain.Line, net_plain.Net(SIZES, numbers), rows, False)  # type: ignore[arg-type]
    for along in (False, True):
        for quick, slow in zip(judged(nets.Line, nets.Net(SIZES, numbers), rows, along), plain, strict=True):
            assert quick == pytest.approx(slow, rel=1e-4, abs=1e-4)


def test_the_plain_one_agrees_with_itself_along_a_line() -> None:
    made, rows = net_plain.Net(SIZES, some_numbers(SIZES)), some_rows(9)
    scratch = judged(net_plain.Line, made, rows, False)  # type: ignore[arg-type]
    for one, other in zip(scratch, judged(net_plain.Line, made, rows, True), strict=True):  # type: ignore[arg-type]
        assert one == pytest.approx(other, rel=1e-4, abs=1e-4)


@pytest.mark.parametrize("kinds", [(nets.Net, nets.Line), (net_plain.Net, net_plain.Line)])
def test_judged_rows_are_written_down(kinds: tuple[type[nets.Net], type[nets.Line]]) -> None:
    held = array("h", [0] * SIZES[0])
    line = kinds[1](kinds[0](SIZES, some_numbers(SIZES)), held)
    rows = some_rows(5)
    for row in rows:
        held[:] = array("h", row)
        line.judge()
    for which, row in enumerate(rows):
        places, numbers = array("H", [0] * 100), array("h", [7] * 100)
        assert line.write(which, places, numbers, 20, 40)
        back = [0] * (SIZES[0] + 1)
        for i in range(20, 60):
            back[places[i]] += numbers[i]
        assert back == [*row, 0]
        assert list(numbers[:20]) == [7] * 20
        assert list(numbers[60:]) == [7] * 40
        assert not line.write(which, places, numbers, 0, 3)
    with pytest.raises(IndexError):
        line.write(0, array("H", [0] * 10), array("h", [0] * 10), 5, 6)


@pytest.mark.parametrize("kinds", [(nets.Net, nets.Line), (net_plain.Net, net_plain.Line)])
def test_shapes_are_checked(kinds: tuple[type[nets.Net], type[nets.Line]]) -> None:
    with pytest.raises(ValueError, match="numbers"):
        kinds[0](SIZES, some_numbers(SIZES)[:-4])
    with pytest.raises(ValueError, match="row of this net"):
        kinds[1](kinds[0](SIZES, some_numbers(SIZES)), array("h", [0] * 39))
    made = kinds[0](SIZES, some_numbers(SIZES))
    with pytest.raises(ValueError, match="numbers"):
        made.load(bytes(8))


def eyes(game: str, players: int, hidden: int = 16) -> Afterstates:
    title = westward.title(game)
    tensor, start = tensor_of(title), title.start(players)
    sizes = (nets.row_size(tensor, start), hidden, 8, 2 * players)
    return Afterstates(tensor, sizes[0], nets.Net(sizes, some_numbers(sizes)), 30.0)


@pytest.mark.parametrize("game", westward.ids())
def test_afterstates_of_every_game_are_judged_alike_alone_and_together(game: str) -> None:
    title = westward.title(game)
    for players in (title.players[0], title.players[-1]):
        looking, state, rng = eyes(game, players), title.start(players), westward.Rng(3)
        asked = 0
        while state.to_act != westward.OVER and asked < 40:
            if state.to_act == westward.CHANCE:
                state.apply(state.draw(rng))
                continue
            asked += 1
            actions = state.choices()[:20]
            together = looking.look(state, actions)
            for action, worth in zip(actions, together, strict=True):
                assert looking.look(state, [action])[0] == pytest.approx(worth, rel=1e-3, abs=1e-3)
            state.apply(rng.pick(state.legal()))


@pytest.mark.parametrize("game", westward.ids())
def test_a_net_in_a_file_plays_whole_games(game: str, tmp_path: Path) -> None:
    title = westward.title(game)
    players = title.players[0]
    tensor, start = tensor_of(title), title.start(players)
    sizes = (nets.row_size(tensor, start), 8, 8, 2 * players)
    told = nets.Origin(
        game=game, players=players, sizes=sizes, scale=40.0, layout=nets.layout_of(tensor, start), games=3
    )
    nets.write(tmp_path / "a.net", told, some_numbers(sizes))
    assert nets.origin(tmp_path / "a.net") == told
    hints = learnt.load(tmp_path / "a.net")
    state, rng, player = title.start(players), westward.Rng(2), GreedyBot(samples=2, heat=0.5, hints=hints)
    again = pickle.loads(pickle.dumps(player))
    assert again.hints.evaluate(start) == hints.evaluate(start)
    asked = 0
    while state.to_act != westward.OVER and asked < 120:
        if state.to_act == westward.CHANCE:
            state.apply(state.draw(rng))
        else:
            asked += 1
            state.play(ask(player, state, rng))


def test_files_that_are_no_nets_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.net"
    with pytest.raises(SettingsError, match="cannot be read"):
        nets.read(file)
    file.write_bytes(b"something")
    with pytest.raises(SettingsError, match="is no net"):
        nets.read(file)
    told = nets.Origin(game="golden-city", players=3, sizes=SIZES, scale=40.0, layout="0" * 16)
    nets.write(file, told, some_numbers(SIZES))
    with pytest.raises(SettingsError, match="other rows"):
        learnt.load(file)
    file.write_bytes(file.read_bytes()[:-5])
    with pytest.raises(SettingsError, match="cut short"):
        nets.read(file)


def test_warmth_spreads_choices_and_cold_takes_the_best() -> None:
    rng = westward.Rng(1)
    assert {draw_softly([1.0, 3.0, 2.9], 0.0, rng) for _ in range(50)} == {1}
    drawn = [draw_softly([0.0, 1.0, -50.0], 1.0, rng) for _ in range(2000)]
    assert drawn.count(2) == 0
    assert drawn.count(1) / drawn.count(0) == pytest.approx(2.718, rel=0.2)
