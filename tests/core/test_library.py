"""The library in the hand: what positions, generators, pictures and bots do wherever Python expects something of an object."""

from __future__ import annotations

import copy
import inspect
import multiprocessing
import os
import pickle
import pydoc
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from operator import methodcaller
from pathlib import Path
from typing import Any, cast

import pytest

import westward
from westward.art.scene import Picture
from westward.bots import BOTS, LEVELS, Bot, Budget, GreedyBot, RandomBot, SearchBot, ask, bot
from westward.core.hints import Hints
from westward.core.rows import Eye
from westward.core.space import ActionSpace
from westward.core.state import Numbers, Step
from westward.core.tensor import Tensor
from westward.core.title import Title
from westward.games.golden_city.tensor import TENSOR


def middle(title: Title) -> westward.State:
    """A position in the midst of a random game, with a seat to act."""
    state, rng = title.start(title.players[-1]), westward.Rng(5)
    actions = 0
    while actions < 40 or state.to_act < 0:
        actions += 1
        state.apply(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()))
    return state


@pytest.fixture(params=westward.ids())
def state(request: pytest.FixtureRequest) -> westward.State:
    return middle(westward.title(request.param))


# Positions


def test_a_position_says_what_it_is() -> None:
    state = westward.title("golden-city").start(4)
    assert repr(state) == "<golden-city position, 4 players, chance to draw 'first'>"
    state.apply(state.legal()[2])
    state.apply(state.legal()[1])
    assert repr(state) == "<golden-city position, 4 players, seat 2 asked 'move'>"


def test_a_finished_position_says_so(state: westward.State) -> None:
    rng = westward.Rng(1)
    while state.to_act != westward.OVER:
        state.apply(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()))
    assert repr(state) == f"<{state.game} position, {state.players} players, over>"


def test_equal_positions_are_equal_and_have_no_hash(state: westward.State) -> None:
    other = state.copy()
    assert other == state
    other.apply(other.legal()[0])
    assert other != state
    assert state != "a position"
    assert state != westward.title(state.game).start(state.players)
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_positions_of_other_settings_are_others() -> None:
    title = westward.title("golden-city")
    assert title.start(4) == title.start(4)
    assert title.start(4) != title.start(4, scout_variant=True)
    assert title.start(4) != title.start(5)


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_positions_can_be_copied_and_pickled(state: westward.State, again: Any) -> None:
    other = again(state)
    assert other is not state
    assert other == state
    assert type(other) is type(state)
    assert other.legal() == state.legal()
    other.apply(other.legal()[-1])
    assert other != state


def test_a_deep_copy_keeps_what_is_the_same_the_same(state: westward.State) -> None:
    first, second = copy.deepcopy([state, state])
    assert first is second is not state


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_positions_and_generators_travel_to_other_processes(method: str) -> None:
    states = [middle(title) for title in westward.titles()]
    with multiprocessing.get_context(method).Pool(1) as pool:
        there = pool.map_async(methodcaller("key"), states).get(120)
        drawn = pool.map_async(methodcaller("below", 1000), [westward.Rng(3)]).get(120)
        back = pool.map_async(copy.copy, states).get(120)
    assert there == [state.key() for state in states]
    assert drawn == [westward.Rng(3).below(1000)]
    assert back == states


def test_a_position_prints_and_draws_itself_as_spectators_see_it(state: westward.State) -> None:
    game = westward.title(state.game)
    seen = westward.view(state, westward.SPECTATOR)
    words = westward.Words(game)
    assert str(state) == westward.text(state) == game.text(seen, words)
    svg = methodcaller("_repr_svg_")(state)
    assert svg == westward.picture(state).whole() == game.picture(seen, words, "").whole()
    assert ET.fromstring(svg).tag.endswith("svg")


@pytest.mark.parametrize("seat", [-2, 9])
def test_a_seat_that_does_not_exist_is_named(state: westward.State, seat: int) -> None:
    with pytest.raises(
        westward.SettingsError, match=f"There is no seat {seat}; the seats are 0 to {state.players - 1}"
    ):
        state.redeal(seat, westward.Rng(1))
    with pytest.raises(westward.SettingsError, match=f"There is no seat {seat}"):
        westward.view(state, seat)


def test_a_packed_position_with_something_behind_it_is_refused(state: westward.State) -> None:
    with pytest.raises(IndexError, match="too long"):
        state.load([*state.key(), 0])


def test_whoever_only_watches_is_offered_nothing_when_chance_draws() -> None:
    state = westward.title("golden-city").start(4)
    assert state.to_act == westward.CHANCE == westward.SPECTATOR
    assert westward.view(state, westward.SPECTATOR).head.legal == []
    eye = Eye(cast("Tensor[westward.State]", TENSOR), 5000, state.space.size)
    eye.flag(state, westward.SPECTATOR)
    assert not any(eye.mask.flags[i] for i in range(state.space.size))


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
    assert isinstance(pickle.loads(pickle.dumps(title.space)), ActionSpace)


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
    assert repr(bot("search@500")) == "SearchBot(Budget(iterations=500, seconds=0.0, turn=False))"
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
    assert (inspect.getdoc(type(middle(westward.title("gold-rush"))).redeal) or "").startswith("GR-12.9: all tokens")
    assert inspect.getdoc(type(middle(westward.title("gold-rush"))).legal) == inspect.getdoc(westward.State.legal)
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
