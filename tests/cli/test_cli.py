"""The command line, run as a person runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import westward

ROOT = Path(__file__).parent.parent.parent


def run(*words: str, stdin: str = "", folder: Path = ROOT, **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COLUMNS": "120", "NO_COLOR": "1", **more}
    # -P keeps the source tree out of the way, so that the package under test is the one these tests import.
    return subprocess.run(
        [sys.executable, "-P", "-m", "westward", *words],
        input=stdin,
        capture_output=True,
        text=True,
        cwd=folder,
        env=env,
        check=False,
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.txt"
    done = run("play", "golden-city", "--seed", "3", "--save", str(file), stdin="1\n" * 400)
    assert done.returncode == 0, done.stderr
    return file


def test_games_are_listed() -> None:
    listed = json.loads(run("games", "--json").stdout)
    golden = next(g for g in listed if g["id"] == "golden-city")
    assert golden["players"] == [3, 4, 5, 6]
    assert golden["clauses"] == 70
    assert "golden-city" in run("games", "--lang", "de").stdout


def test_games_are_listed_with_their_whole_ids_at_once() -> None:
    before = os.times().children_user
    said = run("games").stdout
    took = os.times().children_user - before
    assert [line.split()[0] for line in said.split("\n") if line[:1].strip()] == westward.ids()
    assert "Carcassonne Gold Rush" in said
    assert "2-5 Personen" in run("games", "--lang", "de").stdout
    assert took < 0.3  # seconds of processor time: a shell completes with it


def test_the_version_is_told() -> None:
    assert run("--version").stdout.startswith(f"westward {westward.__version__} (")


def test_shells_can_complete() -> None:
    # The shell is named, for it cannot be told from a test's surroundings.
    shown = run("--show-completion", "bash", _TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION="1")
    assert shown.returncode == 0, shown.stderr
    assert "_WESTWARD_COMPLETE" in shown.stdout or "_COMPLETE" in shown.stdout


def test_simulate_counts_every_game_and_depends_on_the_seed_alone() -> None:
    words = ("simulate", "golden-city", "--players", "4", "--games", "40", "--seed", "9", "--json")
    one, two = json.loads(run(*words).stdout), json.loads(run(*words, "--jobs", "2").stdout)
    assert one["games"] == 40
    assert sum(one["wins_per_bot"]) == pytest.approx(40, abs=0.01)
    assert round(one["decisions"] / 40, 2) == one["mean_decisions_per_game"]
    timeless = {k: v for k, v in one.items() if k != "decisions_per_second"}
    assert timeless == {k: v for k, v in two.items() if k != "decisions_per_second"}


def test_simulate_says_it_for_people_too() -> None:
    done = run(
        "simulate", "golden-city", "-p", "3", "--games", "2", "--bots", "random,random,random", "-o", "scout_variant=on"
    )
    assert done.returncode == 0
    assert "2 games" in done.stdout


def test_a_whole_game_is_played_and_saved(record: Path) -> None:
    done = run("replay", str(record))
    assert done.returncode == 0
    assert "correct" in done.stdout


def test_any_position_of_a_record_is_shown(record: Path, tmp_path: Path) -> None:
    svg = tmp_path / "board.svg"
    shown = json.loads(run("replay", str(record), "--move", "5", "--svg", str(svg), "--seat", "1", "--json").stdout)
    assert shown["shown"] == 5
    assert shown["view"]["head"]["seat"] == 0
    ET.parse(svg)
    assert "golden" in run("replay", str(record), "--log", "--lang", "de").stdout.lower()


def test_a_record_that_does_not_fit_is_shown_as_far_as_it_does(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("9 "))
    lines[at] = lines[at].split(" ", 2)[0] + " * die 9"
    damaged = tmp_path / "damaged.txt"
    damaged.write_text("\n".join(lines), encoding="utf-8")
    refused = run("replay", str(damaged))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith(f"Line {at + 1}: Entry 9 (die 9) does not fit: ")
    shown = run("replay", str(damaged), "--salvage")
    assert shown.returncode == 0
    assert "8 moves, no further: Line " in shown.stdout
    assert json.loads(run("replay", str(damaged), "--salvage", "--json").stdout)["moves"] == 8


def test_the_terminal_explains_and_takes_back() -> None:
    asked = "?\n?1\n?go h0909\n?4.5\nb\nzzz\n999\n1\nu\nq\n"
    done = run("play", "golden-city", "--players", "3", "--seed", "1", "--lang", "en", stdin=asked)
    assert done.returncode == 0, done.stderr
    assert "GC-4.9" in done.stdout
    assert "(GC-4.5)" in done.stdout
    assert "there is no move 'zzz'" in done.stdout
    assert "Traceback" not in done.stderr


def test_rules_show_a_clause_in_both_languages() -> None:
    english, german = (
        run("rules", "golden-city", "GC-4.5").stdout,
        run("rules", "golden-city", "4.5", "--lang", "de").stdout,
    )
    assert "door" in english
    assert "Tür" in german
    assert len(json.loads(run("rules", "golden-city", "--json").stdout)) == 70
    assert "Golden City" in run("rules", "golden-city").stdout


def test_rules_count_their_coverage() -> None:
    counted = json.loads(run("rules", "golden-city", "--coverage", "--json").stdout)
    assert counted["total"] == 70
    assert counted["tested"] + counted["definitions"] == 70
    assert "0 open" in run("rules", "golden-city", "--coverage").stdout


def test_components_are_checked(tmp_path: Path) -> None:
    assert "correct" in run("check", "golden-city").stdout
    source = (ROOT / "westward/games/golden_city/components.toml").read_text(encoding="utf-8")
    edited = tmp_path / "edited.toml"
    edited.write_text(source.replace('"1" = 8', '"1" = 9', 1), encoding="utf-8")
    done = run("check", "golden-city", str(edited))
    assert (done.returncode, done.stdout) == (2, "")
    assert "65 chips for 64 dig fields" in done.stderr


def test_options_are_explained() -> None:
    told = run("options", "golden-city").stdout
    assert "scout_variant (GC-11.1)" in told
    assert "for a game with less luck" in told, "it says when one would switch it on"


def test_the_benchmark_gives_figures_and_ratios() -> None:
    report = json.loads(run("bench", "golden-city", "--seconds", "0.02", "--rounds", "1", "--json").stdout)
    assert {line["players"] for line in report["lines"]} == {3, 4, 5, 6}
    assert all(line["decisions_per_second"] > 0 and line["ratio_to_loop"] > 0 for line in report["lines"])
    assert all(100 < line["position_bytes"] < 100_000 for line in report["lines"])
    assert all(40 < line["node_bytes"] < 10_000 for line in report["lines"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess"), "There is no game 'chess'"),
        (("play", "golden-city", "--players", "9"), "for 3 to 6 players, not 9"),
        (("play", "golden-city", "--seat", "7"), "There is no seat 7"),
        (("play", "golden-city", "--bots", "genius"), "There is no bot 'genius'"),
        (("play", "golden-city", "-o", "weather"), "name=value"),
        (("play", "golden-city", "-o", "weather=fine"), "no option 'weather'"),
        (("simulate", "golden-city", "--players", "4", "--bots", "random"), "4 bots are needed, not 1"),
        (("simulate", "golden-city", "--players", "4", "--games", "0"), "at least 1, not 0"),
        (("replay", "nowhere.txt"), "cannot be read"),
        (("replay", "LICENSE"), "no Westward record"),
        (("rules", "golden-city", "GC-99.9"), "There is no clause GC-99.9"),
        (("rules", "golden-city", "--lang", "xx"), "language 'xx'"),
        (("games", "--lang", "xx"), "no language 'xx'"),
        (("simulate", "golden-city"), "--players"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(words: tuple[str, ...], sentence: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
