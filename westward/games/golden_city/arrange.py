"""Builds a position from named facts, for tests and puzzles.

>>> s = arrange(figures={"red": "h1007"}, carried={"red": ["gold-5", "robber-2"]}, turn="red", roll=2)
>>> s.to_act, s.space.format(s.legal()[0])
(0, 'go h1005')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from westward.core.errors import SettingsError
from westward.core.state import AUTO
from westward.games.golden_city import TITLE
from westward.games.golden_city import components as c
from westward.games.golden_city.agenda import BEGIN_TURN
from westward.games.golden_city.invariants import broken
from westward.games.golden_city.moves import DIE
from westward.games.golden_city.rules import STEPS
from westward.games.golden_city.state import BITS, EMPTY, FACE_DOWN, ROBBER, SCOUTED, Position

Chips = Sequence[str]
LOCOMOTIVE_FACE: Final = 1


class OpenRobber(msgspec.Struct, frozen=True):
    """An open robber to lay on a dig field, with the chips under it."""

    strength: int
    stack: Chips = ()


class Scouting(msgspec.Struct, frozen=True):
    """A face-down chip that somebody has looked at."""

    chip: str
    by: Sequence[str]


def arrange(
    players: int = 4,
    *,
    turn: str = "red",
    figures: Mapping[str, str] | None = None,
    locomotive: int = 0,
    rafts: Mapping[int, str] | None = None,
    carried: Mapping[str, Chips] | None = None,
    banked: Mapping[str, Chips] | None = None,
    robbers: Mapping[str, OpenRobber] | None = None,
    scouted: Mapping[str, Scouting] | None = None,
    empty: Sequence[str] = (),
    face_down: Sequence[str] | None = None,
    hidden: Chips | None = None,
    roll: int = 0,
    **options: object,
) -> Position:
    """The position at the start of a turn, with the roll (1 is the locomotive) already made if one is given.

    Seats are named by colour, fields by id, rafts by number, chips as in `gold-3` and `robber-4`. Figures come to their
    fields in the order given; those not named are at home. No chip is lost: what purses, robbers and scouts hold comes out
    of the 64; `face_down` lists the fields where the rest still lies (by default as many as there are, less those named in
    `empty`) and `hidden` what that rest is; whatever is left over is banked by the last seat.
    """
    s = Position(players, TITLE.settings(dict(options)), STEPS)
    s.set_up()
    s.turn = _seat(s, turn)
    if not 0 <= locomotive < len(c.RAIL):
        raise SettingsError(
            f"The locomotive cannot be on rail field {locomotive}; they go from 0 to {len(c.RAIL) - 1}."
        )
    s.locomotive = locomotive
    for colour, field in (figures or {}).items():
        s.put(_seat(s, colour), _field(field))
    for number, field in (rafts or {}).items():
        if not 1 <= number <= len(s.raft):
            raise SettingsError(f"There is no raft {number}; they are numbered 1 to {len(s.raft)}.")
        s.raft[number - 1] = _field(field)
    for colour, chips in (carried or {}).items():
        s.carried[_seat(s, colour)] = _take(s, chips)
    for colour, chips in (banked or {}).items():
        s.banked[_seat(s, colour)] = _take(s, chips)
    _lay(s, robbers or {}, scouted or {}, empty, face_down)
    _hide(s, hidden)
    problems = broken(s)
    if problems:
        raise SettingsError("This position is impossible: " + " ".join(problems))
    s.push(BEGIN_TURN, AUTO)
    s.settle(None)
    if roll:
        s.play(DIE + roll - LOCOMOTIVE_FACE)
    return s


def _lay(
    s: Position,
    robbers: Mapping[str, OpenRobber],
    scouted: Mapping[str, Scouting],
    empty: Sequence[str],
    face_down: Sequence[str] | None,
) -> None:
    named: set[int] = set()
    for field, robber in robbers.items():
        hole = _hole(field)
        _take(s, [f"robber-{robber.strength}"])
        s.hole[hole] = ROBBER + robber.strength - 1
        s.stack[hole] = _take(s, robber.stack)
        named.add(hole)
    for field, scouting in scouted.items():
        hole = _hole(field)
        _take(s, [scouting.chip])
        s.hole[hole] = SCOUTED + c.CHIP_NAMES.index(scouting.chip)
        s.seen[hole] = sum(1 << _seat(s, colour) for colour in scouting.by)
        named.add(hole)
    for field in empty:
        s.hole[_hole(field)] = EMPTY
        named.add(_hole(field))
    if face_down is not None:
        covered = [_hole(field) for field in face_down]
    else:
        covered = [hole for hole in range(len(s.hole)) if hole not in named][: sum(s.pool)]
    for hole in range(len(s.hole)):
        if hole in covered and hole not in named:
            s.hole[hole] = FACE_DOWN
        elif hole not in named:
            s.hole[hole] = EMPTY
    s.face_down = sum(FACE_DOWN <= h < ROBBER for h in s.hole)


def _hide(s: Position, hidden: Chips | None) -> None:
    # What lies face down and what is left over must part the pool between them.
    places = s.hole.count(FACE_DOWN)
    if hidden is None:
        over = sum(s.pool) - places
        if over < 0:
            raise SettingsError(f"{places} chips cannot lie face down, only {sum(s.pool)} are left.")
        rest = [name for kind, name in enumerate(c.CHIP_NAMES) for _ in range(s.pool[kind])][:over]
        s.banked[-1] += _take(s, rest)
        return
    if len(hidden) != places:
        raise SettingsError(f"{len(hidden)} hidden chips are named for {places} fields with a face-down chip.")
    _take(s, hidden)
    s.banked[-1] += sum(n << (BITS * kind) for kind, n in enumerate(s.pool))
    s.pool = [list(hidden).count(name) for name in c.CHIP_NAMES]


def _take(s: Position, chips: Chips) -> int:
    """A purse of these chips, taken out of the pool."""
    purse = 0
    for name in chips:
        if name not in c.CHIP_NAMES:
            raise SettingsError(f"There is no chip '{name}'; the chips are {', '.join(c.CHIP_NAMES)}.")
        kind = c.CHIP_NAMES.index(name)
        if not s.pool[kind]:
            raise SettingsError(f"There are only {c.CHIP_COUNTS[kind]} chips {name}.")
        s.pool[kind] -= 1
        purse += 1 << (BITS * kind)
    return purse


def _seat(s: Position, colour: str) -> int:
    colours = c.COLOURS[: s.players]
    if colour not in colours:
        raise SettingsError(f"Nobody plays {colour}; the colours are {', '.join(colours)}.")
    return colours.index(colour)


def _field(field: str) -> int:
    if field not in c.NUMBER:
        raise SettingsError(f"There is no field '{field}'.")
    return c.NUMBER[field]


def _hole(field: str) -> int:
    hole = c.HOLE[_field(field)]
    if hole < 0:
        raise SettingsError(f"Field {field} has no dig hole.")
    return hole
