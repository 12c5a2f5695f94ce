"""What every bot promises in every game: legal, blind to what its seat cannot know, and the same again with the same seed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import cast

import pytest

import westward
from westward.bots import BOTS, LEVELS, THINKERS, Bot, Budget, SearchBot, ask, bot
from westward.bots.learnt import judge_of
from westward.bots.search import Search, leads, shares, squash, worths
from westward.core.hints import Hints
from westward.core.title import Title
from westward.games.golden_city import components as c
from westward.games.golden_city.arrange import arrange
from westward.games.golden_city.hints import HINTS
from westward.games.golden_city.moves import SPACE
from westward.games.golden_city.state import Position

ROOT = Path(__file__).parent.parent.parent
QUICK = ["random", "rancher", "sheriff", "search@20"]


@pytest.fixture(params=westward.ids())
def title(request: pytest.FixtureRequest) -> Title:
    return westward.title(str(request.param))


def positions(title: Title, players: int, seed: int, every: int, **options: object) -> Iterator[westward.State]:
    """Every so many decisions of a random game: a position in which a seat is asked."""
    state, rng, count = title.start(players, **options), westward.Rng(seed), 0
    while state.to_act != westward.OVER:
        if state.to_act == westward.CHANCE:
            state.apply(state.draw(rng))
            continue
        if count % every == 0:
            yield state.copy()
        count += 1
        state.apply(rng.pick(state.legal()))


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_answers_with_a_legal_action(title: Title, name: str) -> None:
    for state in positions(title, title.players[-1], 1, 29):
        assert ask(bot(name), state, westward.Rng(2)) in state.legal()


@pytest.mark.parametrize("name", QUICK)
def test_asking_a_bot_changes_nothing(title: Title, name: str) -> None:
    for state in positions(title, title.players[0], 3, 41):
        before = state.key()
        ask(bot(name), state, westward.Rng(4))
        assert state.key() == before


@pytest.mark.parametrize("name", [n for n in BOTS if n != "legend"])
def test_the_same_seed_gives_the_same_move(title: Title, name: str) -> None:
    written = f"{name}@30" if name in THINKERS else name
    for state in positions(title, title.players[0], 5, 37):
        assert ask(bot(written), state, westward.Rng(6)) == ask(bot(written), state.copy(), westward.Rng(6))


class Poisoned:
    """A position whose truth is a lie: it tells whose turn it is, and otherwise only what a redeal for a seat may tell."""

    def __init__(self, state: westward.State) -> None:
        self.to_act = state.to_act
        self._state = state

    def redeal(self, seat: int, rng: westward.Rng) -> westward.State:
        assert seat == self.to_act, "a bot may only ask what its own seat knows"
        return self._state.redeal(seat, rng)

    def __getattr__(self, name: str) -> object:
        raise AssertionError(f"the bot looked at '{name}' of the true position")


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_touches_the_true_position_only_to_have_it_redealt(title: Title, name: str) -> None:
    for state in positions(title, title.players[-1], 7, 53):
        poisoned: object = Poisoned(state)
        assert ask(bot(name), poisoned, westward.Rng(8)) in state.legal()  # type: ignore[arg-type] # a trap, no State


@pytest.mark.parametrize("name", ["rancher", "sheriff", "search@25"])
@pytest.mark.parametrize(("game", "options"), [("golden-city", {"scout_variant": "on"}), ("gold-rush", {})])
def test_a_bot_plays_the_same_whatever_lies_hidden(game: str, options: dict[str, str], name: str) -> None:
    """The hidden truth is exchanged for others that look the same from the seat: the move stays the same."""
    title, compared = westward.title(game), 0
    for state in positions(title, title.players[-1], 9, 11, **options):
        move = ask(bot(name), state, westward.Rng(10))
        for seed in range(3):
            poison = state.redeal(state.to_act, westward.Rng(100 + seed))
            if poison.key() != state.key():
                compared += 1
                assert ask(bot(name), poison, westward.Rng(10)) == move
    assert compared > 10


def test_the_levels_are_in_order_and_known_by_name() -> None:
    assert [level.name for level in LEVELS] == ["greenhorn", "rancher", "sheriff", "legend"]
    assert all(level.name in BOTS for level in LEVELS)
    legend = bot("legend@0.2s")
    assert isinstance(legend, SearchBot)
    assert legend.budget == Budget(seconds=0.2)


def test_lower_levels_see_more_dimly(title: Title) -> None:
    """What they give away by their choices, in the eyes of what they judge by; nothing is left to plain chance."""
    lost = dict.fromkeys(("random", "greenhorn", "rancher", "sheriff"), 0.0)
    # Gold Seekers is nearly all luck: differences are small there.
    many = 400 if title.id == "gold-seekers" else 40
    found = (state for seed in range(many) for state in positions(title, title.players[0], seed, 11))
    for number, state in enumerate(islice(found, many)):
        actions = state.choices()
        known = state.redeal(state.to_act, westward.Rng(number))
        worth = worths(known, judge_of(known, learnt=True), actions, 8, westward.Rng(number))
        for name in lost:
            chosen = bot(name).choose(known, westward.Rng(number))
            lost[name] += max(worth) - worth[actions.index(chosen)] if chosen in actions else 0.0
    assert lost["random"] > lost["greenhorn"] > lost["sheriff"]
    assert lost["greenhorn"] > lost["rancher"] >= 0.0


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("genius", "There is no bot 'genius'"),
        ("random@5", "random takes no budget"),
        ("search@soon", "A budget is a number of iterations"),
        ("search@0", "A budget is a number of iterations"),
        ("legend@0s", "A budget is a number of iterations"),
        ("search@", "A budget is a number of iterations"),
    ],
)
def test_bad_names_get_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(westward.SettingsError, match=sentence):
        bot(name)


def test_a_time_budget_is_kept() -> None:
    import time

    state = next(positions(westward.title("golden-city"), 4, 11, 1))
    begun = time.perf_counter()
    ask(bot("legend@0.3s"), state, westward.Rng(1))
    assert 0.25 < time.perf_counter() - begun < 3


def test_leads_are_over_the_best_of_the_others() -> None:
    assert leads([10.0, 7.0, 9.0]) == [1.0, -3.0, -1.0]
    assert leads([5.0, 5.0]) == [0.0, 0.0]


def test_results_are_squashed() -> None:
    assert squash(0.0, 10.0) == pytest.approx(0.5)
    assert squash(10.0, 10.0) == pytest.approx(0.75, abs=0.001)
    assert squash(1e9, 10.0) == 1.0
    assert squash(-1e9, 10.0) == 0.0


def test_priors_fall_by_half_with_every_heat() -> None:
    one, two, three = shares([4.0, 2.0, 0.0], 2.0)
    assert one + two + three == pytest.approx(1.0)
    even = 0.1 / 3
    assert (one - even) / (two - even) == pytest.approx(2.0, abs=0.01)
    assert (two - even) / (three - even) == pytest.approx(2.0, abs=0.01)


def test_hints_judge_every_seat_and_every_action(title: Title) -> None:
    for players in title.players:
        for state in positions(title, players, 12, 31):
            points = title.hints.evaluate(state)
            assert len(points) == players
            assert all(-500 < p < 500 for p in points)
            priors = title.hints.priors(state, state.legal())
            assert len(priors) in (0, len(state.legal()))
            assert title.hints.choose(state, westward.Rng(1)) in state.legal()


def test_a_quick_look_at_places_for_a_tile_sees_what_laying_it_shows() -> None:
    """Gold Rush judges places without laying the tile; what it likes best is as good, to a point, as what greedy finds."""
    title, good, asked = westward.title("gold-rush"), 0, 0
    for state in positions(title, 2, 20, 7):
        legal = state.legal()
        if state.step_now().name == "lay" and len(legal) > 3:
            worth = worths(state, title.hints, legal, 1, westward.Rng(1))
            priors = title.hints.priors(state, legal)
            asked += 1
            good += worth[priors.index(max(priors))] > max(worth) - 1.0
    assert asked > 8
    assert good >= 0.8 * asked


def test_a_draw_that_tells_nothing_changes_nobodys_lead() -> None:
    """Which tile the next player draws says nothing about what the last one did."""
    title, rng, seen = westward.title("gold-rush"), westward.Rng(21), 0
    for state in positions(title, 3, 22, 13):
        while state.to_act >= 0:
            state.apply(rng.pick(state.legal()))
        if state.to_act == westward.CHANCE and not title.hints.tells(state):
            before = title.hints.evaluate(state)
            state.apply(state.draw(rng))
            assert title.hints.evaluate(state) == pytest.approx(before)
            seen += 1
    assert seen > 5


def test_every_game_has_hints_of_its_own(title: Title) -> None:
    assert type(title.hints) is not Hints


def test_the_search_counts_what_it_does(title: Title) -> None:
    state = next(positions(title, title.players[0], 13, 1))
    search = Search(title.hints, state.to_act, westward.Rng(14))
    search.think(state, 60, 0.0)
    found = [search.found(edge) for edge in search.edges(search.root)]
    assert search.iterations == 60
    assert sum(visits for _, _, visits, _, _, _ in found) == 60
    assert all(0.0 <= result <= 1.0 for _, _, _, result, _, _ in found)
    assert search.best(state.legal()) == max(found, key=lambda f: (f[2], f[3] * f[2]))[0]


def test_the_search_finds_what_greedy_sees() -> None:
    """One step from home with a full purse: who does not bank it has not looked."""
    from westward.games.golden_city.arrange import arrange

    state = arrange(
        3, turn="red", figures={"red": "h0808"}, carried={"red": ["gold-5", "gold-5", "gold-4"]}, roll=3, locomotive=35
    )
    home = state.space.parse("go h0907")
    assert home in state.legal()
    assert ask(bot("sheriff"), state, westward.Rng(1)) == home
    assert ask(bot("search@300"), state, westward.Rng(1)) == home


def test_worths_use_the_same_luck_for_every_action() -> None:
    state = next(positions(westward.title("golden-city"), 3, 15, 1))
    hints = westward.title("golden-city").hints
    legal = state.legal()
    assert worths(state, hints, legal, 8, westward.Rng(3)) == worths(state, hints, legal, 8, westward.Rng(3))


class Counting(Hints[Position]):
    """Counts how often it is asked."""

    plies = 6

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def evaluate(self, s: Position) -> list[float]:
        self.asked += 1
        return HINTS.evaluate(s)

    def tells(self, s: Position) -> bool:
        return HINTS.tells(s)


def test_what_leads_to_no_draw_is_looked_at_once() -> None:
    """A dig is averaged over the samples; standing in the street promises the same each time."""
    state = arrange(3, turn="red", figures={"red": "h1007"}, roll=2)
    legal = state.legal()
    digs = [a for a in legal if c.HOLE[SPACE.index(a)] >= 0]
    assert digs
    assert len(digs) < len(legal)
    hints = Counting()
    worth = worths(state, cast("Hints[westward.State]", hints), legal, 12, westward.Rng(3))
    assert hints.asked == 12 * len(digs) + len(legal) - len(digs)
    for action, promised in zip(legal, worth, strict=True):
        if action not in digs:
            assert worths(state, westward.title("golden-city").hints, [action], 1, westward.Rng(9))[0] == pytest.approx(
                promised
            )


def test_the_tree_is_kept_from_one_decision_to_the_next() -> None:
    """A tile and who goes on it are two decisions of one turn: the second goes on from what the first has seen."""
    state = next(positions(westward.title("gold-rush"), 2, 16, 1))
    player, rng = SearchBot(Budget(iterations=400)), westward.Rng(17)
    state.apply(player.choose(state.redeal(state.to_act, rng), rng))
    assert player.visits == 400
    assert state.step_now().name == "act"
    player.choose(state.redeal(state.to_act, rng), rng)
    assert player.visits > 400


def test_a_tree_that_does_not_fit_is_forgotten() -> None:
    one, other = (next(positions(westward.title("gold-rush"), 2, seed, 1)) for seed in (16, 19))
    player, rng = SearchBot(Budget(iterations=100)), westward.Rng(17)
    player.choose(one.redeal(one.to_act, rng), rng)
    player.choose(other.redeal(other.to_act, rng), rng)
    assert player.visits == 100


def test_your_own_bot_in_a_few_lines(title: Title) -> None:
    class Cautious:
        def choose(self, state: westward.State, rng: westward.Rng) -> int:
            return state.legal()[0]

    player: Bot = Cautious()
    for state in positions(title, title.players[0], 18, 61):
        assert ask(player, state, westward.Rng(1)) == state.legal()[0]


def test_the_page_shows_a_bot_that_runs() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    printed: list[object] = []
    exec(code, {"print": printed.append})
    assert len(printed) == 1
    lines = code.split("class Cautious")[1].split("game, rng")[0].strip().splitlines()
    assert len(lines) <= 15
