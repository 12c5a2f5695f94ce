"""The arena: seats, luck, intervals, early stop, resume, and the same games whoever plays them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

import westward
from westward.arena import match, ratings, report, tournament
from westward.arena.intervals import bootstrap, careful_level, looks, wilson
from westward.arena.plan import Contest, Task, seating, task
from westward.arena.playing import play
from westward.arena.results import Results
from westward.arena.workers import Alone, Pool, R, T

ROOT = Path(__file__).parent.parent.parent


def contest(
    bots: Sequence[str] = ("random", "greenhorn"),
    players: int = 3,
    mode: str = "ladder",
    seed: int = 1,
    game: str = "golden-city",
) -> Contest:
    return Contest(game, players, westward.title(game).settings({}), list(bots), mode, seed)


@pytest.mark.parametrize("players", range(2, 7))
def test_both_bots_get_every_seat_equally_often(players: int) -> None:
    rounds = 4 * players
    held = Counter(seat for number in range(rounds) for seat, mine in enumerate(seating(players, number)) if mine)
    assert set(held.values()) == {rounds // 2}
    for pair in range(rounds // 2):
        one, two = seating(players, 2 * pair), seating(players, 2 * pair + 1)
        assert [not s for s in one] == two
        assert 0 < sum(one) < players


def test_the_two_games_of_a_pair_share_their_luck() -> None:
    c = contest()
    meeting = c.meetings()[0]
    seeds = [task(c, meeting, number).seed for number in range(6)]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3] != seeds[4]


def test_a_ladder_lets_neighbours_meet_and_a_round_robin_everybody() -> None:
    bots = ["random", "greenhorn", "rancher"]
    assert [(m.first, m.second) for m in contest(bots).meetings()] == [
        ("greenhorn", "random"),
        ("rancher", "greenhorn"),
    ]
    assert len(contest(bots, mode="round-robin").meetings()) == 3


@pytest.mark.parametrize(
    ("bots", "mode", "sentence"),
    [
        (["random"], "ladder", "at least two different bots"),
        (["random", "random"], "ladder", "at least two different bots"),
        (["random", "genius"], "ladder", "no bot 'genius'"),
        (["random", "greenhorn"], "cup", "no mode 'cup'"),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused(bots: list[str], mode: str, sentence: str) -> None:
    with pytest.raises(westward.SettingsError, match=sentence):
        contest(bots, mode=mode).check()


def test_a_game_is_the_same_again() -> None:
    c = contest(["greenhorn", "search@10"])
    one, two = (play(task(c, c.meetings()[0], 3)) for _ in range(2))
    assert one.digest == two.digest
    assert one.scores == two.scores


def test_a_game_tells_what_a_report_wants() -> None:
    c = contest()
    game = play(task(c, c.meetings()[0], 0))
    assert [sum(items.values()) for items in game.items] == game.scores
    assert [sum(kinds.values()) for kinds in game.kinds] == game.decisions
    assert all(n >= d for n, d in zip(game.choices, game.decisions, strict=True))
    assert game.share == sum(game.first[w] for w in game.winners) / len(game.winners)


def test_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    found = []
    for name, workers in (("a", Alone()), ("b", Pool(2))):
        store = Results(tmp_path / f"{name}.sqlite")
        with workers:
            tournament.run(contest(), 8, store, workers, stop=False)
        found.append([(g.number, g.digest, g.scores) for m in store.meetings() for g in store.games(m.id)])
        store.close()
    assert len(found[0]) == 8
    assert found[0] == found[1]


def test_a_simulation_plays_as_an_arena_does() -> None:
    settings = westward.title("golden-city").settings({})
    series = match.Series("golden-city", 3, ["random", "greenhorn", "rancher"], 1, 4, settings)
    luck = westward.derive("golden-city/3/4", 1)
    seats = ["greenhorn", "rancher", "random"]
    played = play(Task("", 1, "golden-city", settings, seats, [False] * 3, luck))
    result = match.play_one(series, 1)
    assert [series.bots[i] for i in result.bots] == seats
    assert (result.scores, result.winners, result.decisions) == (played.scores, played.winners, played.length)


class Counting(Alone):
    """Counts the games it is given, and may break down after some."""

    def __init__(self, breaks_after: int = 1 << 30) -> None:
        self.played = 0
        self.breaks_after = breaks_after

    def do(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        for one in tasks:
            if self.played == self.breaks_after:
                raise KeyboardInterrupt
            self.played += 1
            yield work(one)


def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    store = Results(tmp_path / "games.sqlite")
    first = Counting(breaks_after=5)
    with pytest.raises(KeyboardInterrupt):
        tournament.run(contest(), 12, store, first, stop=False)
    store.close()
    store = Results(tmp_path / "games.sqlite")
    second = Counting()
    resumed = tournament.run(contest(), 12, store, second, stop=False)
    assert (first.played, second.played) == (5, 7)
    whole = tournament.run(contest(), 12, Results(tmp_path / "other.sqlite"), Alone(), stop=False)
    assert resumed[0].wins == whole[0].wins


def test_a_clear_answer_ends_a_meeting_early(tmp_path: Path) -> None:
    workers = Counting()
    found = tournament.run(contest(["random", "rancher"]), 200, Results(tmp_path / "games.sqlite"), workers)
    assert found[0].clear
    assert found[0].wins.low > 0.5
    assert workers.played == found[0].games == 16


def test_the_progress_is_told(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    tournament.run(
        contest(),
        4,
        Results(tmp_path / "g.sqlite"),
        Alone(),
        stop=False,
        tick=lambda m, played, planned: told.append((played, planned)),
    )
    assert told[-1] == (4, 4)


def test_wilson_is_the_textbook_interval() -> None:
    found = wilson(8, 10)
    assert found.value == pytest.approx(0.8)
    assert found.low == pytest.approx(0.4901625, abs=1e-6)
    assert found.high == pytest.approx(0.9433178, abs=1e-6)
    assert wilson(0, 0).high == 1.0
    assert wilson(20, 20).high == pytest.approx(1.0)


def test_the_bootstrap_holds_the_mean_and_shrinks_with_more_values() -> None:
    few, many = bootstrap([0.0, 1.0] * 8), bootstrap([0.0, 1.0] * 200)
    assert few.low < 0.5 < few.high
    assert many.high - many.low < few.high - few.low


def test_many_looks_are_stricter_than_one() -> None:
    assert looks(16) == [16]
    assert careful_level(16) == pytest.approx(0.95)
    assert careful_level(256) > careful_level(64) > 0.95


def test_better_bots_get_better_ratings(tmp_path: Path) -> None:
    store = Results(tmp_path / "games.sqlite")
    met = contest(["random", "greenhorn", "rancher"], 2, "round-robin", game="gold-rush")
    tournament.run(met, 12, store, Alone(), stop=False)
    found = ratings.rated([g for m in store.meetings() for g in store.games(m.id)], resamples=20)
    assert [r.bot for r in found] == ["rancher", "greenhorn", "random"]
    assert all(r.rating.low <= r.rating.value <= r.rating.high for r in found)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_report_is_one_page_with_everything(tmp_path: Path, language: str) -> None:
    store = Results(tmp_path / "games.sqlite")
    c = contest(["random", "greenhorn", "rancher"], 2, game="gold-rush")
    tournament.run(c, 8, store, Alone(), stop=False)
    page = report.page(store, language)
    for key in ("meetings", "ratings", "seats", "scores", "length", "branching", "items", "winners"):
        assert report.say(language, key) in page
    assert not re.search(r"report-|item-gold|src=|href=|@import|url\(", page)
    for drawing in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ET.fromstring(drawing)
    assert page.count("<svg") >= 7


def test_the_report_shows_what_winners_did_differently() -> None:
    c = contest()
    played = [play(task(c, c.meetings()[0], number)) for number in range(8)]
    alike = [msgspec.structs.replace(g, kinds=[{"dig": 3} for _ in g.seats]) for g in played]
    assert "<svg" not in report._winners(alike, "en")
    more = [msgspec.structs.replace(g, kinds=[{"dig": 3 + (i in g.winners)} for i in range(3)]) for g in played]
    found = report._winners(more, "en")
    assert "<svg" in found
    assert "dig" in found


def test_a_file_without_games_is_no_report(tmp_path: Path) -> None:
    with pytest.raises(westward.SettingsError, match="holds no games"):
        report.page(Results(tmp_path / "empty.sqlite"))
    with pytest.raises(westward.SettingsError, match="does not exist"):
        Results(tmp_path / "nowhere.sqlite", new=False)
    (tmp_path / "text.sqlite").write_text("no database at all, only text\n" * 50)
    with pytest.raises(westward.SettingsError, match="no file of results"):
        Results(tmp_path / "text.sqlite")


def run(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COLUMNS": "120", "NO_COLOR": "1", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
    return subprocess.run(
        [sys.executable, "-P", "-m", "westward", *words],
        capture_output=True,
        text=True,
        cwd=folder,
        env=env,
        check=False,
    )


def test_the_commands_play_report_and_advise(tmp_path: Path) -> None:
    words = ("arena", "golden-city", "-p", "3", "--bots", "random,greenhorn", "--games", "6", "--all", "--jobs", "1")
    done = run(*words, "--json", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["outcomes"][0]["games"] == 6
    assert "greenhorn" in run(*words, folder=tmp_path).stdout
    assert run("report", "arena.sqlite", "--lang", "de", folder=tmp_path).returncode == 0
    assert "<svg" in (tmp_path / "arena.html").read_text(encoding="utf-8")
    game = westward.start("golden-city", 3, seed=1)
    for _ in range(6):
        game.play(game.legal()[0])
    (tmp_path / "game.txt").write_text(game.record().dumps(), encoding="utf-8")
    hint = run("hint", "game.txt", "--budget", "50", "--json", folder=tmp_path)
    assert hint.returncode == 0, hint.stderr
    assert json.loads(hint.stdout)["advice"]["tries"] == 50
    assert "%" in run("hint", "game.txt", "--budget", "50", "--lang", "de", folder=tmp_path).stdout
    seen = run("hint", "game.txt", "--budget", "20", "--review", "--svg", "course.svg", folder=tmp_path)
    assert seen.returncode == 0, seen.stderr
    ET.parse(tmp_path / "course.svg")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("arena", "golden-city", "-p", "3", "--bots", "random"), "at least two different bots"),
        (("arena", "golden-city", "-p", "3", "--mode", "cup"), "no mode 'cup'"),
        (("arena", "golden-city", "-p", "9"), "for 3 to 6 players, not 9"),
        (("report", "nowhere.sqlite"), "does not exist"),
        (("hint", "nowhere.txt"), "cannot be read"),
    ],
)
def test_bad_input_gets_one_sentence(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    done = run(*words, folder=tmp_path)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    words = ("arena", "golden-city", "-p", "3", "--bots", "random,greenhorn", "--games", "4", "--all", "--seed", "5")
    alone = run(*words, "--jobs", "1", "--out", "alone.sqlite", folder=tmp_path)
    cluster = run(*words, "--ray", "local", "--out", "ray.sqlite", folder=tmp_path)
    assert alone.returncode == 0, alone.stderr
    assert cluster.returncode == 0, cluster.stderr
    found = []
    for name in ("alone", "ray"):
        store = Results(tmp_path / f"{name}.sqlite", new=False)
        found.append([(g.number, g.digest) for m in store.meetings() for g in store.games(m.id)])
        store.close()
    assert len(found[0]) == 4
    assert found[0] == found[1]
