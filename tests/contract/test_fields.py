"""Every field of every position is copied, packed, read back and compared: none can be forgotten anywhere.

`tools/forgotten_fields.py` proves the proof: it leaves out each field at each place and asks these tests to notice.
"""

from __future__ import annotations

import inspect
from typing import Protocol, runtime_checkable

import westward
from westward.envs.matrices import restore

from .conftest import Case

#: Tables of the game that all its positions share, told apart by being the same object.
TABLES = {"space", "steps"}
#: What a packed position names beside its key.
HEAD = {"game", "players", "settings"}
#: How many positions of a game are played on to the end.
PLAYED_ON = 12 if westward.compiled else 4
STRIDE = 3 if westward.compiled else 11


@runtime_checkable
class Vector(Protocol):
    """A list of machine numbers."""

    def __len__(self) -> int: ...
    def __getitem__(self, i: int, /) -> int: ...


def declared(thing: object) -> list[str]:
    """The names of all fields, as the class declares them: compiled classes keep a list, others their annotations."""
    names = dict.fromkeys(getattr(type(thing), "__mypyc_attrs__", ()))
    for cls in reversed(type(thing).__mro__):
        hints = inspect.get_annotations(cls)
        names |= {name: None for name, hint in hints.items() if not str(hint).startswith("ClassVar")}
    names |= dict.fromkeys(vars(thing) if hasattr(thing, "__dict__") else ())
    return [name for name in names if not name.startswith("__")]


def named(thing: object, which: str) -> set[str]:
    """The fields that a class and those it is made from declare as `shared` or `loose`."""
    return {name for cls in type(thing).__mro__ for name in cls.__dict__.get(which, "").split()}


def plain(value: object) -> object:
    """A value as it is now, of plain lists and numbers, so that two can be compared and none can change later."""
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, dict):
        return dict(value)
    if isinstance(value, list):
        return [plain(v) for v in value]
    if isinstance(value, Vector):
        return [int(value[i]) for i in range(len(value))]
    return {name: plain(getattr(value, name)) for name in declared(value)}


def fields(state: westward.State) -> dict[str, object]:
    return {name: plain(getattr(state, name)) for name in declared(state) if name not in TABLES}


def tight(thing: object, found: dict[str, object]) -> dict[str, object]:
    """Fields without those that equal positions may differ in, at any depth."""
    kept: dict[str, object] = {}
    for name, value in found.items():
        if name not in named(thing, "loose"):
            kept[name] = tight(getattr(thing, name), value) if isinstance(value, dict) else value
    return kept


def mutable(thing: object, path: str = "") -> dict[str, object]:
    """All that could be changed in place, by its path: lists, lists in lists, and what has fields of its own."""
    if isinstance(thing, (int, str)):
        return {}
    found = {path: thing} if path else {}
    if isinstance(thing, list):
        if path.strip("/") not in TABLES:
            for i, value in enumerate(thing):
                found |= mutable(value, f"{path}/{i}")
    elif path.strip("/") not in TABLES and not isinstance(thing, dict) and not isinstance(thing, Vector):
        for name in declared(thing):
            found |= mutable(getattr(thing, name), f"{path}/{name}")
    return found


def altered(value: object) -> object:
    """Another value of the same kind; None for what has fields of its own."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return [altered(value[0]), *value[1:]] if value else [1]
    return None


def finish(state: westward.State, seed: int) -> list[object]:
    """Play on to the end with this seed; all that was asked on the way, and the last position."""
    rng, asked = westward.Rng(seed), []
    while state.to_act != westward.OVER:
        asked.append((state.to_act, state.legal()))
        state.apply(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()))
    return [*asked, state.scores(), state.winners(), tight(state, fields(state))]


def sampled(case: Case, seed: int) -> list[westward.State]:
    """A few positions of a random game, spread over its length."""
    kept = [state.copy() for state in case.states(seed)]
    return [*kept[1 :: max(1, len(kept) // PLAYED_ON)], kept[-1]]


def read_back(state: westward.State, *others: westward.State) -> list[westward.State]:
    """The position from its bytes; and once more each, taken over by copies of positions that are something else."""
    found = [westward.unpack(westward.pack(state))]
    for other in others:
        found.append(other.copy())
        found[-1].own()  # what a position gives of itself, it gives of what it becomes
        found[-1].load(list(state.key()))
    return found


def test_every_field_makes_a_difference_or_is_derived(case: Case) -> None:
    for number, state in enumerate(case.states(27)):
        if number % (3 * STRIDE) == 0:
            for name in set(declared(state)) - named(state, "loose") - HEAD - TABLES:
                changed = altered(getattr(state, name))
                if changed is not None:
                    other = state.copy()
                    setattr(other, name, changed)
                    assert (other.key() == state.key()) == (name in named(state, "derived")), name


def test_a_copy_has_every_field(case: Case) -> None:
    for number, state in enumerate(case.states(21)):
        if number % STRIDE == 0:
            assert fields(state.copy()) == fields(state)


def test_a_copy_shares_what_is_declared_and_no_more(case: Case) -> None:
    for number, state in enumerate(case.states(22)):
        if number % (3 * STRIDE) == 0:
            before, after = mutable(state), mutable(state.copy())
            assert list(before) == list(after)
            shared = {path.split("/")[1] for path, thing in before.items() if after[path] is thing}
            assert shared == named(state, "shared") & {path.split("/")[1] for path in before}


def owned(state: westward.State) -> set[int]:
    """The lists that a position does not share: those that hold no other lists."""
    lists = {path: thing for path, thing in mutable(state).items() if isinstance(thing, list)}
    alone = [lists[path] for path in lists if path.split("/")[1] not in named(state, "shared") | TABLES]
    return {id(thing) for thing in alone if not any(isinstance(value, list) for value in thing)}


def test_a_position_in_which_actions_were_tried_and_taken_back_is_as_it_was(case: Case) -> None:
    for number, state in enumerate(case.states(28)):
        if number % (3 * STRIDE) == 0 and state.own():
            assert owned(state) == {id(thing) for thing in state.own()}
            legal = state.legal()
            trial, before = state.copy(), fields(state)
            for action in legal[:3]:
                trial.apply(action)
                restore(trial.own(), state.own(), -1)
                trial.adopt(state)
                assert fields(trial) == before == fields(state)


def test_a_position_read_back_has_every_field(case: Case) -> None:
    *_, end = case.states(20)
    before = case.start()
    for number, state in enumerate(case.states(25)):
        if number % STRIDE < 2 or state.to_act == westward.OVER:
            for again in read_back(state, before, end):
                assert tight(again, fields(again)) == tight(state, fields(state))
                assert again.legal() == state.legal()
                assert not again.own() or owned(again) == {id(thing) for thing in again.own()}
            before = state.copy()


def test_a_copy_plays_on_like_the_original(case: Case) -> None:
    for number, state in enumerate(sampled(case, 24)):
        assert finish(state.copy(), number) == finish(state, number)


def test_playing_on_a_copy_leaves_the_original_as_it_was(case: Case) -> None:
    for number, state in enumerate(sampled(case, 23)):
        before = fields(state)
        finish(state.copy(), number)
        assert fields(state) == before


def test_a_position_read_back_looks_and_plays_on_like_the_original(case: Case) -> None:
    for number, state in enumerate(sampled(case, 26)):
        (again,) = read_back(state)
        assert (again.to_act, again.legal(), again.pending()) == (state.to_act, state.legal(), state.pending())
        for seat in [westward.SPECTATOR, *range(case.players)]:
            assert westward.view(again, seat) == westward.view(state, seat)
        assert finish(again, number) == finish(state, number)
