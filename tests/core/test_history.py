"""The history of a game: entries that only grow, positions by number, what was told, and what may be taken back."""

from __future__ import annotations

import copy
import pickle
import time

import pytest

import westward
from westward.core.history import BACK, Entry, History, Written
from westward.core.journal import seen_by
from westward.core.view import as_json


def begun(game: str, seed: str = "a history", scouts: bool = False) -> History:
    """A game before its first decision; Golden City with scouts if they are wished for."""
    title = westward.title(game)
    options = {"scout_variant": True} if scouts else {}
    history = History(title.start(title.players[0], **options), seed)
    history.draw()
    return history


def played(game: str, seed: int, moves: int) -> tuple[History, list[tuple[int, ...]]]:
    """A history with moves taken back now and then, and the key of the position after every entry."""
    title = westward.title(game)
    history, rng = History(title.start(title.players[0]), f"history {seed}"), westward.Rng(seed)
    state, keys = history.state.copy(), [history.state.key()]
    for _ in range(moves):
        before = history.number
        if history.number and rng.below(3) == 0 and history.can_take_back(history.actors[-1]):
            history.take_back(1, history.actors[-1])
            state = history.state.copy()
            keys.append(state.key())
        else:
            history.adopt(history.plan([] if not before else [rng.pick(history.state.legal())]))
            for entry in history.entries[before:]:
                state.apply(entry.action)
                keys.append(state.key())
        if history.over:
            break
    return history, keys


@pytest.mark.parametrize("game", westward.ids())
def test_a_number_names_one_position_for_good(game: str) -> None:
    history, keys = played(game, 1, 80)
    assert BACK in [entry.action for entry in history.entries] or game == "gold-seekers"  # where all is told by dice
    assert [history.after(n).key() for n in range(history.number + 1)] == keys
    assert history.state.key() == keys[-1]
    assert [history.after(n).key() for n in history.numbers] == [
        history.at(i + 1).key() for i in range(len(history.actions))
    ]


@pytest.mark.parametrize("game", westward.ids())
def test_reading_back_gives_the_same_history(game: str) -> None:
    history, _ = played(game, 2, 80)
    again = History(history.at(0), history.seed)
    assert again.read(history.written(history.entries, 0)) is None
    assert again == history
    assert again.state.key() == history.state.key()
    assert (again.actions, again.actors, again.undone) == (history.actions, history.actors, history.undone)
    numbers = range(history.number + 1)
    assert [again.told(n) for n in numbers] == [history.told(n) for n in numbers]
    assert [again.moves(n) for n in numbers] == [history.moves(n) for n in numbers]


@pytest.mark.parametrize("game", westward.ids())
def test_a_seed_decides_all_chance_whether_planned_or_played(game: str) -> None:
    planned, other = begun(game), begun(game)
    for _ in range(20):
        if planned.over:
            break
        action = planned.state.legal()[-1]
        planned.adopt(planned.plan([action]))
        other.play(action)
        other.draw()
    assert planned == other
    assert begun(game, "another history") != begun(game) or len(planned.actions) == 0


def test_a_seed_means_the_same_in_a_game_and_at_a_table() -> None:
    game = westward.start("golden-city", players=3, seed=7)
    assert game.history == begun("golden-city", "seed 7")


@pytest.mark.parametrize("game", westward.ids())
def test_what_may_be_taken_back_has_told_nobody_anything(game: str) -> None:
    """What a seat sees after a move it may take back is the same however that which it cannot know is dealt."""
    history, rng = begun(game, scouts=game == "golden-city"), westward.Rng(4)
    allowed = 0
    for _ in range(60):
        if history.over:
            break
        before, seat, action = history.state.copy(), history.state.to_act, rng.pick(history.state.legal())
        history.play(action)
        if history.can_take_back(seat):
            allowed += 1
            seen = as_json(westward.view(history.state, seat))
            for trial in range(8):
                other = before.redeal(seat, westward.Rng(trial))
                other.apply(action)
                assert as_json(westward.view(other, seat)) == seen
        history.draw()
        assert not history.can_take_back(westward.CHANCE)
    assert allowed or game == "gold-seekers", "every game but the one of dice has moves that tell nothing"


@pytest.mark.parametrize("game", westward.ids())
def test_a_move_tells_something_exactly_if_it_shows_what_the_seat_could_not_know(game: str) -> None:
    """Found out the long way: the seat looks at what would have come of the move with anything dealt that it cannot know."""
    history, rng = begun(game), westward.Rng(23)
    found = set()
    while not history.over and len(history.actions) < 70:
        history.play(rng.pick(history.state.legal()))
        index, seat = len(history.actions) - 1, history.actors[-1]
        if seat >= 0 and not history.at(index).step_now().sealed:
            ends = [history.at(index).redeal(seat, rng) for _ in range(8)]
            for end in ends:
                end.apply(history.actions[index])
            views = {as_json(westward.view(end, seat)) for end in ends}
            assert history.tells(index) == (len(views) > 1), history
            found.add(len(views) > 1)
        history.draw()
    assert False in found


def test_every_seat_is_told_what_it_may_know() -> None:
    history, rng = begun("golden-city", scouts=True), westward.Rng(1)
    while not history.over:
        history.play(rng.pick(history.state.legal()))
        history.draw()
    numbers = range(history.number + 1)
    assert any(event.private for n in numbers for event in history.told(n))
    for seat in (westward.SPECTATOR, 0, 1, 2):
        assert [history.told(n, seat) for n in numbers] == [seen_by(history.told(n), seat) for n in numbers]


def test_a_history_has_no_position_outside_the_game() -> None:
    history, _ = played("golden-city", 1, 20)
    for moves in (-1, len(history.actions) + 1):
        with pytest.raises(
            westward.HistoryError, match=rf"has {len(history.actions)} moves.*no position after {moves}"
        ):
            history.at(moves)
    for number in (-1, history.number + 1):
        with pytest.raises(westward.HistoryError, match=rf"has {history.number} entries.*the number {number}"):
            history.after(number)


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, lambda h: pickle.loads(pickle.dumps(h))])
def test_a_copy_goes_its_own_way(how: object) -> None:
    assert callable(how)
    history, _ = played("golden-city", 5, 30)
    other = how(history)
    assert other == history
    assert [other.told(n) for n in range(other.number + 1)] == [history.told(n) for n in range(history.number + 1)]
    before = history.number
    for one in (history, other):
        one.play(one.state.legal()[0])
        one.draw()
    assert other == history, "chance draws the same in both"
    other.play(other.state.legal()[0])
    assert other != history
    assert history.after(before).key() == other.after(before).key()
    assert repr(history).startswith("<History of golden-city: 3 players, ")


def undone_and_redone(pairs: int) -> tuple[History, float]:
    """A history in which one move was taken back and played again so often, and the seconds its log took to read."""
    history = begun("golden-city", scouts=True)
    for _ in range(20):  # every player scouts in town, where no chip is near
        history.play(next(a for a in history.state.legal() if history.state.space.format(a) == "scout"))
    history = begun_again = history
    best = 9.9
    for _ in range(3):
        history = begun_again.copy()
        start = time.process_time()
        for _ in range(pairs):
            seat = history.actors[-1]
            assert history.can_take_back(seat)
            history.take_back(1, seat)
            history.play(history.undone[-1])
        for number in range(history.number + 1):
            history.told(number, 0)
            history.moves(number)
        history.after(history.number // 2)
        best = min(best, time.process_time() - start)
    return history, best


def test_taking_back_and_playing_again_grows_the_cost_no_faster_than_the_history() -> None:
    few, quick = undone_and_redone(250)
    many, slow = undone_and_redone(4000)
    assert many.number - few.number == 7500
    assert many.state.key() == few.state.key()
    assert slow < 48 * quick, "16 times the entries take 16 times as long, not 256 times"


def line_of(history: History, number: int) -> Written:
    return history.written([history.entries[number - 1]], number - 1)[0]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"number": 12}, r"Entry 11 \(.*\) does not fit: it is missing"),
        ({"seat": 7}, "would have to make it, not Player 8"),
        ({"move": "go nowhere"}, "field cannot be 'nowhere'"),
        ({"move": None, "action": 10**9}, "There is no action 1000000000"),
        ({"move": None, "action": -7}, "There is no action -7"),
        ({"move": "die 3"}, "Something else is asked now"),
        ({"seat": -1, "move": "die 3"}, "would have to make it, not Chance"),
    ],
)
def test_reading_stops_at_the_entry_that_does_not_fit(change: dict[str, object], sentence: str) -> None:
    history = begun("golden-city", "a story", scouts=True)
    while history.number < 40 or history.actors[10] < 0:
        history.play(history.state.legal()[0])
        history.draw()
    lines = history.written(history.entries, 0)
    lines[10] = lines[10]._replace(**change)  # type: ignore[arg-type] # each case gives the type of its field
    again = History(history.at(0), history.seed)
    misfit = again.read(lines, "0123456789ab")
    assert misfit is not None
    assert (again.number, again.state.key()) == (10, history.after(10).key())
    assert misfit.number == 11
    plain = westward.Words(history.title).misfit(misfit, "0123456789ab")
    assert westward.title("golden-city").version not in plain
    with pytest.raises(AssertionError, match=sentence):
        raise AssertionError(plain)
    told = again.sentence(misfit)
    assert f"written under version 0123456789ab of the game, does not fit version {history.title.version}" in told
    assert again.sentence(misfit, "de").startswith("Eintrag 11 (")


def test_entries_after_the_end_and_takings_back_of_nothing_do_not_fit() -> None:
    history = begun("golden-city")
    empty = History(history.at(0), "")
    misfit = empty.read([Written(1, 0, None)])
    assert misfit is not None
    assert empty.sentence(misfit) == "Entry 1 (-1) does not fit: there is nothing to take back."
    while not history.over:
        history.play(history.state.legal()[0])
        history.draw()
    misfit = history.read([Written(history.number + 1, 0, "roll")])
    assert misfit is not None
    assert "the game was over before it" in history.sentence(misfit)
    misfit = history.read([Written(history.number + 1, 7, None)])
    assert misfit is None or "not Player 8" in history.sentence(misfit)


def test_an_entry_is_written_by_its_notation() -> None:
    history, _ = played("golden-city", 1, 20)
    first = line_of(history, 1)
    assert isinstance(first.move, str)
    assert first.move.startswith("first ")
    back = history.written([Entry(BACK, 2)])
    assert back == [Written(history.number + 1, 2, None)]
