"""What every game must do when it is played: the same tests for all, whatever the rules."""

from __future__ import annotations

from collections import Counter

import pytest

import westward

from .conftest import Case

#: Random games per case; the compiled engine is quick enough for more, and `make soak` plays thousands.
GAMES = 6 if westward.compiled else 3


def test_random_games_end_and_stay_sound(case: Case) -> None:
    for seed in range(GAMES):
        for number, state in enumerate(case.states(seed)):
            assert number < 100_000, "the game does not end"
            legal = state.legal()
            assert legal == sorted(set(legal))
            assert bool(legal) == (state.to_act != westward.OVER)
            assert case.title.broken(state) == []
            if state.to_act == westward.CHANCE:
                weights = state.weights()
                assert len(weights) == len(legal)
                assert min(weights) > 0
                assert all(case.title.space.kind_of(a).chance for a in legal)
            else:
                assert not any(case.title.space.kind_of(a).chance for a in legal)
        assert len(state.scores()) == case.players
        assert state.winners()


def test_chance_draws_only_what_it_lists(case: Case) -> None:
    rng = westward.Rng(1)
    for state in case.states(5):
        if state.to_act == westward.CHANCE:
            assert {state.draw(rng) for _ in range(6)} <= set(state.legal())


def test_answers_are_counted_and_picked_as_they_are_listed(case: Case) -> None:
    state, rng = case.start(), westward.Rng(8)
    while state.to_act != westward.OVER:
        if state.to_act == westward.CHANCE:
            state.apply(state.draw(rng))
            continue
        step, seat, arg = state.step_now(), state.to_act, state.arg_now()
        listed, luck = state.copy().legal(), rng.copy()
        count = step.count(state, seat, arg)
        if count >= 0:
            assert [step.nth(state, seat, arg, n) for n in range(count)] == listed, step.name
        action = state.pick(rng)
        assert action == luck.pick(listed), step.name
        assert rng == luck
        state.apply(action)


def test_chance_draws_as_often_as_it_says(case: Case) -> None:
    rng = westward.Rng(6)
    seen: set[str] = set()
    draws = 1200
    for state in case.states(6):
        if state.to_act != westward.CHANCE or state.step_now().name in seen:
            continue
        seen.add(state.step_now().name)
        counts = Counter(state.draw(rng) for _ in range(draws))
        for action, weight in zip(state.legal(), state.weights(), strict=True):
            mean = draws * weight / sum(state.weights())
            assert abs(counts[action] - mean) <= 5 * mean**0.5 + 1, f"{state.step_now().name}: {action}"


def test_illegal_actions_are_refused_with_a_clause_and_change_nothing(case: Case) -> None:
    rng = westward.Rng(2)
    space, clauses = case.title.space, case.title.rulebook().clauses
    refused = 0
    for number, state in enumerate(case.states(3)):
        if number % 3 and state.to_act != westward.OVER:
            continue
        tried = [int(rng.below(space.size)) for _ in range(4)]
        if state.to_act != westward.OVER:
            for name in state.step_now().kinds.split():
                kind = space.kinds[name]
                tried += [kind.base + int(rng.below(kind.size)) for _ in range(4)]
        before, legal = state.key(), set(state.legal())
        for action in tried:
            refusal = state.why_not(action)
            assert (refusal is None) == (action in legal)
            if refusal is None:
                continue
            refused += 1
            assert refusal.clause in clauses, f"{refusal.reason} cites {refusal.clause}, which is no clause"
            for language in ("en", "de"):
                words = westward.Words(case.title, language)
                assert words.has(f"refusal-{refusal.reason}"), f"no {language} words for the refusal {refusal.reason}"
                sentence = words.refusal(refusal)
                assert "{" not in sentence, sentence
            with pytest.raises(westward.IllegalAction):
                state.play(action)
            assert state.key() == before
    assert refused


@pytest.mark.parametrize("nonsense", [-1, 10**9, 10**30, "go", None, 1.5])
def test_what_is_no_action_gets_a_sentence(case: Case, nonsense: object) -> None:
    state = case.start()
    before = state.key()
    with pytest.raises(westward.WestwardError, match=r"\w+ \w+ \w+"):
        state.play(nonsense)
    assert state.key() == before


def test_copies_are_equal_and_independent(case: Case) -> None:
    kept: list[tuple[westward.State, tuple[int, ...]]] = []
    for number, state in enumerate(case.states(4)):
        if number % 7:
            continue
        before = state.key()
        twin = state.copy()
        assert twin.key() == before
        assert (twin.to_act, twin.legal()) == (state.to_act, state.legal())
        kept.append((twin, before))
        for action in state.legal()[:4]:
            other = state.copy()
            other.apply(action)
            assert state.key() == before
    assert all(state.key() == key for state, key in kept)


def test_packed_positions_come_back_equal(case: Case) -> None:
    for number, state in enumerate(case.states(6)):
        if number % 11 == 0:
            again = westward.unpack(westward.pack(state))
            assert again.key() == state.key()
            assert (again.to_act, again.legal()) == (state.to_act, state.legal())


def test_a_record_replays_to_the_same_position(case: Case) -> None:
    game = case.game(7)
    rng = westward.Rng(7)
    while not game.over:
        game.play(rng.pick(game.legal()))
    text = game.record().dumps()
    record = westward.loads(text)
    assert record.state().key() == game.state.key()
    assert record.state().scores() == game.scores()
    assert record.dumps() == text


def test_notation_is_unique_and_reads_back(case: Case) -> None:
    space = case.title.space
    for number, state in enumerate(case.states(8)):
        if number % 3 == 0:
            lines = [space.format(a) for a in state.legal()]
            assert [space.parse(line) for line in lines] == state.legal()
            assert len(set(lines)) == len(lines)


def test_undo_then_redo_is_identity(case: Case) -> None:
    game = case.game(9)
    rng = westward.Rng(9)
    while not game.over and len(game.actions) < 400:
        game.play(rng.pick(game.legal()))
    keys = [game.state.key()]
    while game.last_decision() is not None and len(keys) < 60:
        game.undo()
        keys.append(game.state.key())
    for key in reversed(keys[:-1]):
        game.redo()
        assert game.state.key() == key


def test_the_same_seed_plays_the_same_game(case: Case) -> None:
    first, second = case.game(11), case.game(11)
    for _ in range(20):
        if first.over:
            break
        first.play(first.legal()[-1])
        second.play(second.legal()[-1])
    assert first.actions == second.actions
