"""A record with all that its moves tell, written under them as remarks, so that two versions of the rules can be compared.

    12 3 go h0908
    ; moved seat=2 start=h0808 field=h0908
    ; scores 0 0 5 0
    ; asks * roll, 6 answers 1d0b

Under a move stand its events, the scores where they changed, and the next question where it is another one, with the number
and the digest of its answers (of chance, with their weights). The score sheets stand at the end. It is still a record.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Final

import msgspec

import westward

#: A list longer than this is told by its length and digest.
_LONGEST_LIST: Final = 8


def tell(record: westward.Record) -> str:
    """The text of a record with what its moves tell."""
    lines = record.dumps().splitlines()
    begins = lines.index("") + 1
    state = record.start()
    told = [*lines[:begins], *_question(state)]
    asked, scores = told[-1], state.scores()
    for line, action in zip(lines[begins:], record.actions, strict=True):
        told.append(line)
        journal: westward.Journal = []
        state.apply(action, journal)
        told += [f"; {_event(event)}" for event in journal]
        if state.scores() != scores:
            scores = state.scores()
            told.append("; scores " + " ".join(map(str, scores)))
        for question in _question(state):
            if question != asked:
                asked = question
                told.append(question)
    return "\n".join([*told, *_sheets(state), ""])


def moves_and_remarks(text: str) -> list[str]:
    """What follows the head of a told record: the part that the rules alone decide."""
    lines = text.splitlines()
    return lines[lines.index("") + 1 :]


def _question(state: westward.State) -> Iterator[str]:
    if state.to_act == westward.OVER:
        return
    answers = list(state.legal())
    who = "*" if state.to_act == westward.CHANCE else str(state.to_act + 1)
    weights = state.weights() if state.to_act == westward.CHANCE else []
    yield f"; asks {who} {state.step_now().name}, {len(answers)} answers {_digest([*answers, *weights])}"


def _event(event: westward.Event) -> str:
    facts = [f"{name}={_fact(getattr(event, name))}" for name in event.__struct_fields__]
    return " ".join([str(event.__struct_config__.tag), *facts])


def _fact(value: object) -> str:
    if isinstance(value, westward.Item):
        return _item(value)
    if isinstance(value, (list, tuple)):
        if len(value) > _LONGEST_LIST:
            return f"[{len(value)} {_digest(value)}]"
        return f"[{', '.join(map(_fact, value))}]"
    if isinstance(value, msgspec.Struct):
        return msgspec.json.encode(value).decode()
    return str(value)


def _item(item: westward.Item) -> str:
    return f"{item.name} {item.points} by {item.clause} for {item.count} at {_fact(item.parts)}"


def _sheets(state: westward.State) -> Iterator[str]:
    head = westward.view(state, westward.SPECTATOR).head
    for seat, items in enumerate(head.sheet):
        yield f"; {'won' if seat in head.winners else 'not'} seat {seat + 1}: {head.scores[seat]}"
        for item in items:
            yield f";   {_item(item)}"


def _digest(values: object) -> str:
    return f"{zlib.crc32(repr(values).encode()) & 0xFFFF:04x}"
