"""Learning: rows and targets are what was played, a short run learns something, and a run can go on."""

from __future__ import annotations

import csv
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import westward
from westward.bots import Bot, GreedyBot, ask, learnt
from westward.bots import net as nets
from westward.bots.afterstates import Afterstates
from westward.bots.chance import RandomBot
from westward.bots.search_values import LearntHints
from westward.core.errors import SettingsError
from westward.core.tensors import tensor_of
from westward.learn.plan import Plan
from westward.learn.selfplay import SelfPlay, sample
from westward.learn.selfplay_search import SearchPlay

torch = pytest.importorskip("torch")


def test_the_learning_net_and_the_playing_net_say_the_same() -> None:
    from westward.learn.values import Values, numbers_of, sizes_of

    torch.manual_seed(3)
    sizes = sizes_of(50, 3, 16)
    net = Values(sizes, [1, 2, 4, 5, 10] * 10)
    for part in net.parts():
        torch.nn.init.normal_(part, std=0.4)
    rng = np.random.default_rng(1)
    for _ in range(20):
        row = (rng.integers(-9, 60, 50) * (rng.random(50) < 0.4)).astype(np.int16)
        made = nets.Net(sizes, numbers_of(net, net.parts()))
        line = nets.Line(made, row.data)
        said = line.judge()
        places, numbers = np.zeros(64, np.uint16), np.zeros(64, np.int16)
        assert line.write(0, places.data, numbers.data, 0, 64)
        with torch.no_grad():
            wanted = net(torch.from_numpy(places.astype(np.int16))[None], torch.from_numpy(numbers)[None])[0]
        assert said == pytest.approx(wanted.tolist(), rel=1e-4, abs=1e-4)


def table(
    game: str, players: int, trace: float, hints: bool = False, tries: int = 0
) -> tuple[SelfPlay, np.ndarray, np.ndarray]:
    title = westward.title(game)
    tensor, start = tensor_of(title), title.start(players)
    sizes = (nets.row_size(tensor, start), 8, 8, 2 * players)
    numbers = np.random.default_rng(2).normal(0, 0.2, nets.count_of(sizes)).astype(np.float32)
    ground = title.hints if hints else None
    eyes = Afterstates(tensor, sizes[0], nets.Net(sizes, numbers.tobytes()), 30.0, ground=ground)
    places, values = np.zeros((2500, 600), np.uint16), np.zeros((2500, 600), np.int16)
    rng = westward.Rng(5)
    if tries:
        judge = LearntHints(eyes, title.hints, 0.7)
        return SearchPlay(start, judge, rng, places.data, values.data, 600, trace, (0.5, 1.0), tries), places, values
    return SelfPlay(start, eyes, rng, places.data, values.data, 600, trace), places, values


@pytest.mark.parametrize("game", westward.ids())
def test_targets_without_trust_in_the_net_are_the_outcome(game: str) -> None:
    players = westward.title(game).players[0]
    playing, _, _ = table(game, players, 1.0)
    rows = playing.play(0, 2500, 5.0, 0.0)
    assert rows == len(playing.seats) > 0
    targets = np.asarray(playing.targets).reshape(rows, 2 * players)
    for row, seat in enumerate(playing.seats):
        turned = [playing.scores[(seat + i) % players] / 30.0 for i in range(players)]
        assert targets[row, :players].tolist() == pytest.approx(turned)
        assert targets[row, players:].sum() == pytest.approx(1.0)


def test_beside_hints_the_targets_are_what_these_miss() -> None:
    playing, _, _ = table("golden-city", 3, 1.0, hints=True)
    rows = playing.play(0, 2500, 5.0, 0.0)
    targets = np.asarray(playing.targets).reshape(rows, 6)
    for row, seat in enumerate(playing.seats):
        turned = np.array([playing.scores[(seat + i) % 3] / 30.0 for i in range(3)])
        assert targets[row, :3] + playing.grounds[row] == pytest.approx(turned)
    assert max(abs(x) for ground in playing.grounds for x in ground) > 0.0


def test_who_plays_for_victory_asks_for_chances_alone() -> None:
    eyes = table("gold-seekers", 2, 1.0)[0].eyes
    assert eyes.worth([1.0, 0.2, 0.4, 0.6]) > eyes.worth([0.3, 0.2, 0.9, 0.1])
    eyes.per_logit = 9.0
    assert eyes.worth([1.0, 0.2, 0.4, 0.6]) < eyes.worth([0.3, 0.2, 0.9, 0.1])


def test_targets_mix_what_was_said_later() -> None:
    playing, _, _ = table("gold-seekers", 2, 0.7)
    rows = playing.play(0, 2500, 5.0, 0.0)
    targets = np.asarray(playing.targets).reshape(rows, 4)
    for seat in (0, 1):
        mine = [row for row in range(rows) if playing.seats[row] == seat]
        for row, later in pairwise(mine):
            wanted = 0.3 * np.array(playing.said[later]) + 0.7 * targets[later]
            assert targets[row] == pytest.approx(wanted)


@pytest.mark.parametrize("heat", [0.0, 1.0])
def test_a_search_tells_of_the_choice_by_what_came_and_of_others_by_what_it_found(heat: float) -> None:
    playing, _, _ = table("gold-seekers", 2, 1.0, tries=30)
    rows = playing.play(0, 2500, heat, 0.0)
    targets = np.asarray(playing.targets).reshape(rows, 4)
    beside = [row for row in range(rows) if playing.fixed[row]]
    assert beside
    for row in beside:
        assert targets[row].tolist() == pytest.approx(playing.said[row])
    # After the last choice nothing comes but the outcome.
    last = rows - 1
    turned = [playing.scores[(playing.seats[last] + i) % 2] / 30.0 for i in range(2)]
    assert not playing.fixed[last]
    assert targets[last, :2].tolist() == pytest.approx(turned)
    # The best found counts at every choice before one of another action.
    assert heat > 0.0 or all(best is None for best in playing.best)


def test_a_tree_goes_on_only_where_it_stands() -> None:
    playing, _, _ = table("golden-city", 3, 1.0, tries=20)
    assert isinstance(playing, SearchPlay)
    playing.play(0, 2500, 1.0, 0.0)
    state, rng = westward.title("golden-city").start(3), westward.Rng(1)
    while state.to_act < 0 or len(state.choices()) < 2:
        state.apply(state.draw(rng) if state.to_act == westward.CHANCE else state.choices()[0])
    tree = playing._think(state)
    playing.tree, playing.next_decision = tree, playing.decisions
    assert playing._think(state) is tree
    # One thing there was to do in between.
    playing.decisions += 1
    assert playing._think(state) is not tree


def test_a_search_does_not_play_for_victory_alone(tmp_path: Path) -> None:
    from westward.learn import trainer

    with pytest.raises(SettingsError, match="--search"):
        trainer.Trainer(replace(plan(tmp_path, 1), search=8, victory=True), lambda moment: None)


def test_a_game_of_too_many_rows_is_given_up() -> None:
    playing, _, _ = table("golden-city", 3, 1.0)
    assert playing.play(0, 5, 5.0, 0.0) == 0


def test_a_sample_of_many_actions_has_each_at_most_once() -> None:
    rng = westward.Rng(1)
    for _ in range(20):
        drawn = sample(list(range(100)), 30, rng)
        assert len(set(drawn)) == 30
    assert sample([4, 5], 30, rng) == [4, 5]


def plan(folder: Path, games: int, resume: bool = False) -> Plan:
    return Plan(
        "golden-city", 3, 30.0, folder, 1, hidden=32, batch=512, rows=40_000, opponent="", games=games, resume=resume
    )


@pytest.mark.long
def test_a_short_run_beats_chance_and_can_go_on(tmp_path: Path) -> None:
    from westward.learn import trainer

    trainer.Trainer(plan(tmp_path, 150), lambda moment: None).run()
    first = nets.origin(tmp_path / "golden-city-3.net")
    assert first.games >= 150
    going_on = trainer.Trainer(plan(tmp_path, 150, resume=True), lambda moment: None)
    assert going_on.counts.games == first.games
    assert 0.0 < going_on.progress() <= 1.0
    assert going_on.heat() < going_on.span * going_on.plan.heat[0]
    going_on.run()
    assert nets.origin(tmp_path / "golden-city-3.net").games >= first.games + 150
    with (tmp_path / "curve.csv").open(encoding="utf-8") as opened:
        assert next(csv.reader(opened))[:2] == ["minutes", "games"]
    # Chance would win a third.
    assert wins(GreedyBot(hints=learnt.load(tmp_path / "golden-city-3.net")), 90) > 50


def wins(player: Bot, games: int) -> float:
    """How many of so many games against two random players are won, in every seat."""
    title, won = westward.title("golden-city"), 0.0
    for number in range(games):
        state, rng, seat = title.start(3), westward.Rng(number // 3), number % 3
        while state.to_act != westward.OVER:
            if state.to_act == westward.CHANCE:
                state.apply(state.draw(rng))
            else:
                state.apply(ask(player if state.to_act == seat else RandomBot(), state, rng))
        if seat in state.winners():
            won += 1 / len(state.winners())
    return won


def test_nothing_to_go_on_from_is_said(tmp_path: Path) -> None:
    from westward.learn import trainer

    with pytest.raises(SettingsError, match="nothing to go on from"):
        trainer.Trainer(plan(tmp_path, 1, resume=True), lambda moment: None)
