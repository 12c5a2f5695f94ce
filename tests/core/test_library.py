"""The library in the hand: what positions, generators, pictures and bots do wherever Python expects something of an object."""

from __future__ import annotations

import copy
import inspect
import os
import pickle
import pydoc
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import westward
from westward.art.scene import Picture
from westward.bots import BOTS, LEVELS, Bot, Budget, GreedyBot, RandomBot, SearchBot, ask, bot
from westward.core.hints import Hints
from westward.core.space import ActionSpace
from westward.core.state import Numbers, Step
from westward.core.title import Title

# Random numbers


def test_generators_are_equal_when_they_go_on_alike() -> None:
    rng = westward.Rng(7)
    drawn = [rng.next32() for _ in range(12)]
    assert repr(rng) == "<Rng after 12 numbers>"
    assert rng != westward.Rng(7)
    assert rng != 12
    for again in (rng.copy(), copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))):
        assert again == rng
        assert again is not rng
        assert again.next32() not in drawn
        assert again != rng


@pytest.mark.parametrize("seed", ["x", 1.5, None])
def test_a_seed_that_is_no_whole_number_gets_a_sentence(seed: Any) -> None:
    with pytest.raises(westward.SettingsError, match=rf"^A seed is a whole number, not {seed!r}\.$"):
        westward.Rng(seed)
    if seed is not None:
        with pytest.raises(westward.SettingsError, match="A seed is a whole number"):
            westward.start("golden-city", players=4, seed=seed)


def test_a_seed_from_numpy_is_the_same_seed() -> None:
    numpy = pytest.importorskip("numpy")
    assert westward.Rng(numpy.int64(7)) == westward.Rng(7)


# Pictures, titles, words, actions


def test_a_picture_shows_itself_and_says_what_it_shows(state: westward.State) -> None:
    drawn = westward.picture(state)
    assert drawn == westward.picture(state)
    assert drawn._repr_svg_() == drawn.whole()
    assert repr(drawn).startswith("<Picture '")
    assert "board" in repr(drawn)
    assert len(repr(drawn.scenes[0])) < 200
    again: Picture = pickle.loads(pickle.dumps(drawn))
    assert again == copy.deepcopy(drawn) == drawn


@pytest.mark.parametrize("title", westward.titles(), ids=lambda title: title.id)
def test_there_is_one_title_of_each_game(title: Title) -> None:
    assert repr(title) == f"<Title {title.id}, {title.players[0]} to {title.players[-1]} players>"
    assert pickle.loads(pickle.dumps(title)) is title
    assert copy.deepcopy(title) is title
    words = pickle.loads(pickle.dumps(westward.Words(title, "de", ["Ada"])))
    assert (words.title, words.language, words.names) == (title, "de", ["Ada"])
    assert repr(words) == f"Words({title.id}, 'de', ['Ada'])"
    assert repr(title.space).startswith(f"<ActionSpace of {title.space.size} actions: ")
    for space in (pickle.loads(pickle.dumps(title.space)), copy.deepcopy(title.space)):
        assert isinstance(space, ActionSpace)
        assert [space.format(a) for a in range(0, space.size, 7)] == [
            title.space.format(a) for a in range(0, space.size, 7)
        ]
    go = title.space.kind_of(title.space.size - 1)
    assert pickle.loads(pickle.dumps(go)).format(title.space.size - 1) == go.format(title.space.size - 1)


def test_views_can_be_pickled(state: westward.State) -> None:
    seen = westward.view(state, 0)
    assert pickle.loads(pickle.dumps(seen)) == copy.deepcopy(seen) == seen


# Bots


@pytest.mark.parametrize("name", [*BOTS, "search@30"])
def test_bots_can_be_copied_and_pickled(name: str) -> None:
    game = westward.start("golden-city", players=3, seed=4)
    player = SearchBot(Budget(iterations=30)) if name in ("search", "legend") else bot(name)
    chosen = ask(player, game.state, westward.Rng(1))
    for again in (copy.copy(player), copy.deepcopy(player), pickle.loads(pickle.dumps(player))):
        assert repr(again) == repr(player)
        assert ask(again, game.state, westward.Rng(1)) == chosen


def test_bots_say_what_they_are() -> None:
    assert repr(RandomBot()) == "RandomBot()"
    assert repr(bot("rancher")) == "GreedyBot(samples=24, heat=0.03, learnt=True, hints=None)"
    assert repr(bot("search@500")) == "SearchBot(Budget(iterations=500, seconds=0.0, turn=False, core=False))"
    assert GreedyBot() == GreedyBot() != GreedyBot(heat=1.0)
    assert repr(pickle.loads(pickle.dumps(LEVELS))) == repr(LEVELS)


class LeaveIt(Hints[westward.State]):
    """Hints that like the action of the highest number: what it leads to is as good as its number."""

    span = 3.0
    plies = 2

    def evaluate(self, s: westward.State) -> list[float]:
        return [float(sum(s.key()) % 97) for _ in range(s.players)]


@pytest.mark.parametrize("make", [lambda h: GreedyBot(hints=h), lambda h: SearchBot(Budget(iterations=40), h)])
def test_bots_take_an_evaluation_of_ones_own(make: Any) -> None:
    asked: list[str] = []

    class Mine(LeaveIt):
        def evaluate(self, s: westward.State) -> list[float]:
            asked.append(s.game)
            return super().evaluate(s)

    game = westward.start("golden-city", players=3, seed=4)
    player: Bot = make(Mine())
    assert ask(player, game.state, westward.Rng(1)) in game.legal()
    assert len(asked) > 10
    assert "LeaveIt()" in repr(pickle.loads(pickle.dumps(make(LeaveIt()))))


def test_compiled_code_sees_the_numbers_of_hints_that_are_not_compiled() -> None:
    from westward.bots.search import Search

    search = Search(LeaveIt(), 0, westward.Rng(1))
    assert (search.span, search.plies, search.heat) == (3.0, 2, Hints().heat)


def test_compiled_code_sees_the_words_of_steps_that_are_not_compiled() -> None:
    class Ask(Step[westward.State]):
        name = "ask"
        clause = "XX-1.1"
        kinds = "take"
        sealed = True

        def legal(self, s: westward.State, seat: int, arg: int) -> list[int]:
            return [0]

    title = westward.title("golden-city")
    state = westward.State("golden-city", 2, {}, title.space, [Ask()])
    for seat in (0, 1):
        state.push(0, seat)
    state.settle(None)
    assert sorted(state.pending()) == [0, 1]
    refusal = state.why_not(1)
    assert refusal is not None
    assert refusal.clause == "XX-1.1"
    assert repr(state) == "<golden-city position, 2 players, seat 1 asked 'ask'>"


# What is there, and what it says


def documented(thing: object) -> list[str]:
    """Public members of a class that have no text, however far one looks up; enumerations of fields are no members."""
    return [
        name
        for name, member in inspect.getmembers(thing)
        if not name.startswith("_") and callable(member) and not inspect.getdoc(getattr(thing, name))
    ]


def test_all_that_is_public_is_documented() -> None:
    constants = {"CHANCE", "OVER", "SPECTATOR", "compiled", "Journal"}
    for name in set(westward.__all__) - constants:
        thing = getattr(westward, name)
        assert (inspect.getdoc(thing) or "").strip(), name
        if inspect.isclass(thing) and not issubclass(thing, Exception):
            assert documented(thing) == [], name
    assert all(name in (westward.__doc__ or "") for name in westward.__all__)
    assert len(westward.__all__) == len(set(westward.__all__))


def test_help_shows_the_texts_of_compiled_code_too() -> None:
    shown = pydoc.plain(pydoc.render_doc(westward.State.redeal))
    assert "drawn anew, consistently with what it does know" in shown
    assert list(inspect.signature(westward.State.redeal).parameters) == ["self", "seat", "rng"]
    assert (westward.State.__doc__ or "").startswith("A position. `to_act` is the seat")
    assert (westward.derive.__doc__ or "").startswith("The seed of one game of an experiment")
    assert (sys.modules["westward.core.state"].__doc__ or "").startswith("The position of a game: an agenda of steps")
    assert (inspect.getdoc(type(westward.title("gold-rush").start(2)).redeal) or "").startswith("GR-12.9: all tokens")
    assert inspect.getdoc(type(westward.title("gold-rush").start(2)).legal) == inspect.getdoc(westward.State.legal)
    assert (Numbers.some.__doc__ or "").strip() == "A field that is a list of any length."


def fresh(code: str) -> list[str]:
    """What a new interpreter prints, with the same package."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ})
    return done.stdout.split()


def test_importing_is_quick_and_draws_in_no_more_than_it_needs() -> None:
    code = "import time; a = time.process_time(); import westward; print(time.process_time() - a)"
    assert min(float(fresh(code)[0]) for _ in range(5)) < 0.15
    heavy = ["fluent", "babel", "numpy", "fastapi", "sqlalchemy", "rich", "typer", "asyncio", "multiprocessing"]
    assert fresh(f"import sys, westward; print(*[m for m in {heavy} if m in sys.modules])") == []


def test_the_code_of_the_page_runs(tmp_path: Path) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "library.md").read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    script = tmp_path / "page.py"
    script.write_text(code, encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "<golden-city position, 4 players, chance to draw 'first'>" in done.stdout
    assert done.stdout.endswith("True\n")
