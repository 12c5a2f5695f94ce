"""Actions: small integers, declared per game as a table of kinds with argument ranges."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from westward.core.errors import NotationError

Token = int | str
#: The kind of an action is looked up in a table of at most so many bits' length, which stays at hand, and from there on.
_TABLE_BITS: Final = 11


class Kind:
    """One kind of action: a name, a pattern for its notation, and the values each argument may take.

    >>> Kind("place", "{x},{y} r{turn}", x=range(-2, 3), y=range(-2, 3), turn=range(4)).size
    100
    """

    # An argument may be called `name` or `pattern`: compiled code would take it for the parameter of that name.
    def __init__(
        self, _name: str, _pattern: str | None = None, /, *, chance: bool = False, **args: Sequence[Token]
    ) -> None:
        self.name = _name
        self.chance = chance
        self.args: dict[str, list[str]] = {a: [str(v) for v in values] for a, values in args.items()}
        self.pattern = " ".join("{" + a + "}" for a in args) if _pattern is None else _pattern
        self.base = 0
        self.size = 1
        #: How many values the last argument may take.
        self.last = 1
        for tokens in self.args.values():
            self.last = len(tokens)
            self.size *= self.last
        parts = re.split(r"\{(\w+)\}", f"{_name} {self.pattern}".strip())
        self._regex = re.compile("".join(f"(?P<{p}>[^\\s,]+?)" if i % 2 else re.escape(p) for i, p in enumerate(parts)))
        self._index = {a: {t: i for i, t in enumerate(tokens)} for a, tokens in self.args.items()}

    def __reduce__(self) -> tuple[object, ...]:
        return _kind, (self.name, self.pattern, self.chance, self.args, self.base)

    def __repr__(self) -> str:
        return f"<Kind '{self.name}', {self.size} actions from {self.base} on>"

    def encode(self, values: Sequence[int]) -> int:
        """The action with these argument indices."""
        action = 0
        for value, tokens in zip(values, self.args.values(), strict=True):
            if not 0 <= value < len(tokens):
                raise NotationError(f"{self.name}: there is no argument number {value}, only 0 to {len(tokens) - 1}.")
            action = action * len(tokens) + value
        return self.base + action

    def decode(self, action: int) -> list[int]:
        """The argument indices of an action of this kind."""
        rest = action - self.base
        values: list[int] = []
        for tokens in reversed(self.args.values()):
            rest, value = divmod(rest, len(tokens))
            values.append(value)
        return values[::-1]

    def format(self, action: int) -> str:
        """The action as one line of notation."""
        tokens = {a: t[v] for (a, t), v in zip(self.args.items(), self.decode(action), strict=True)}
        return f"{self.name} {self.pattern.format_map(tokens)}".strip()

    def parse(self, text: str) -> int | None:
        """The action of a line of notation, None if it has another shape."""
        match = self._regex.fullmatch(text)
        if match is None:
            return None
        values: list[int] = []
        for name, token in match.groupdict().items():
            if token not in self._index[name]:
                known = list(self._index[name])
                sample = ", ".join(known) if len(known) <= 8 else f"{', '.join(known[:3])} … {known[-1]}"
                raise NotationError(f"'{text}': {name} cannot be '{token}', only {sample}.")
            values.append(self._index[name][token])
        order = [list(match.groupdict()).index(a) for a in self.args]
        return self.encode([values[i] for i in order])


def _kind(name: str, pattern: str, chance: bool, args: dict[str, list[str]], base: int) -> Kind:
    """A pickled kind again."""
    kind = Kind(name, pattern, chance=chance, **args)
    kind.base = base
    return kind


@final
class ActionSpace:
    """All actions of a game, numbered from 0 without gaps.

    >>> space = ActionSpace(Kind("pass"), Kind("go", field=["a1", "b1", "b2"]))
    >>> space.parse("go b2"), space.format(3), space.size
    (3, 'go b2', 4)
    """

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {k.name: k for k in kinds}
        self._ordered = list(kinds)
        base = 0
        for kind in kinds:
            kind.base = base
            base += kind.size
        self.size = base
        self._base = vec[i64]([k.base for k in kinds])
        self._base = append(self._base, base)
        self._last = vec[i64]([k.last for k in kinds])
        #: Powers of two are divided by without dividing.
        self._shift = vec[i64]([k.last.bit_length() - 1 if k.last & (k.last - 1) == 0 else -1 for k in kinds])
        self._bits: i64 = max(0, base.bit_length() - _TABLE_BITS)
        firsts = range(0, base, 1 << self._bits)
        self._table = vec[i64]([sum(k.base <= first for k in kinds) - 1 for first in firsts])

    def __reduce__(self) -> tuple[object, ...]:
        return ActionSpace, tuple(self._ordered)

    def __repr__(self) -> str:
        return f"<ActionSpace of {self.size} actions: {', '.join(self.kinds)}>"

    def base(self, name: str) -> int:
        """The number of the first action of a kind."""
        return self.kinds[name].base

    def encode(self, name: str, *values: int) -> int:
        """The action of a kind with these argument indices."""
        return self.kinds[name].encode(values)

    def index(self, action: i64) -> i64:
        """The number of an action among those of its kind, from 0: that of its argument if it has one."""
        return action - self._base[self._number(action)]

    def pair(self, action: i64) -> tuple[i64, i64]:
        """The index of an action's last argument, and before it those of the others as one."""
        number = self._number(action)
        index = action - self._base[number]
        shift = self._shift[number]
        if shift >= 0:  # dividing takes long
            return index >> shift, index & ((1 << shift) - 1)
        last = self._last[number]
        others = index // last
        return others, index - others * last

    def _number(self, action: i64) -> i64:
        number = self._table[action >> self._bits]
        while self._base[number + 1] <= action:
            number += 1
        return number

    def kind_of(self, action: int) -> Kind:
        """The kind an action belongs to."""
        if not 0 <= action < self.size:
            raise NotationError(f"There is no action {action}; actions go from 0 to {self.size - 1}.")
        return self._ordered[self._number(action)]

    def decode(self, action: int) -> tuple[str, list[int]]:
        """The kind's name and the argument indices."""
        kind = self.kind_of(action)
        return kind.name, kind.decode(action)

    def arguments(self, action: int) -> dict[str, str]:
        """The arguments by name, as the tokens of the notation."""
        kind = self.kind_of(action)
        return {a: t[v] for (a, t), v in zip(kind.args.items(), kind.decode(action), strict=True)}

    def format(self, action: int) -> str:
        """The action as one line of notation."""
        return self.kind_of(action).format(action)

    def parse(self, text: str) -> int:
        """The action of a line of notation; a NotationError says what is wrong with it."""
        text = " ".join(text.split())
        name = text.split(" ", 1)[0]
        if name not in self.kinds:
            raise NotationError(f"'{text}': there is no move '{name}', only {', '.join(self.kinds)}.")
        action = self.kinds[name].parse(text)
        if action is None:
            raise NotationError(f"'{text}' should look like '{name} {self.kinds[name].pattern}'.".replace(" '.", "'."))
        return action
