"""KL-4.12: every chain of field effects ends, for every field, every throw and every card."""

from __future__ import annotations

import pytest

import westward
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.arrange import arrange, at
from westward.games.gold_seekers.state import Position

from .table import asked

#: On this board one throw brings each person no more cards than this.
LONGEST = {1: 3, 2: 4, 3: 4, 4: 4}


def cards_in_a_row(s: Position) -> int:
    """The most cards that one throw can bring from here, over every order in which they can be drawn."""
    if s.to_act != westward.CHANCE or asked(s)[1] != "card":
        return 0
    longest = 0
    for action in s.legal():
        after = s.copy()
        after.apply(action)
        longest = max(longest, cards_in_a_row(after))
    return 1 + longest


def spots() -> list[tuple[str, bool]]:
    """Every field on which a figure can stand before a throw; mountains before and after going round."""
    fields = [f for f in c.FIELDS if f.kind not in ("claim", "gold")]
    return [(f.id, again) for f in fields for again in ((False, True) if f.kind == "mountain" else (False,))]


@pytest.mark.clause("KL-4.12")
@pytest.mark.parametrize("person", [1, 2, 3, 4])
def test_every_chain_ends(person: int) -> None:
    other = person % 4 + 1
    longest = 0
    for field, again in spots():
        for horse, colour in ((False, True), (False, False), (True, False)):
            me = at(field, person=person, round_again=again, horse=horse, colour_die=colour)
            s = arrange(me, at(f"a{other}-00", person=other))
            for action in s.legal():
                after = s.copy()
                after.apply(action)
                for way in after.legal() if after.to_act == 0 and asked(after)[1] == "mountain" else [-1]:
                    end = after.copy()
                    if way >= 0:
                        end.apply(way)
                    longest = max(longest, cards_in_a_row(end))
    assert longest == LONGEST[person]


@pytest.mark.clause("KL-4.12", "KL-9.10")
@pytest.mark.parametrize("pair", [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)])
def test_every_chain_of_a_coalition_ends(pair: tuple[int, int]) -> None:
    leader, mate = pair
    third = next(person for person in (1, 2, 3, 4) if person not in pair)
    longest = 0
    for field, again in spots():
        if c.FIELDS[c.NUMBER[field]].kind == "mountain" and not again:
            continue  # the right of way asks first; single players above have tried both answers
        s = arrange(
            at(field, person=leader, round_again=again), at("", person=mate, joins=0), at("claim", person=third)
        )
        for number in s.legal():
            after = s.copy()
            after.apply(number)
            after.apply(number)
            longest = max(longest, cards_in_a_row(after))
    assert 1 <= longest <= max(LONGEST.values())
