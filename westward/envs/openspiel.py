"""Every game as an OpenSpiel game: importing this module registers them.

>>> import pyspiel
>>> import westward.envs.openspiel
>>> game = pyspiel.load_game("python_westward_golden_city(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Two limits of OpenSpiel's binding for games in Python shape this module. `resample_from_infostate` is not handed on to Python,
so a search is given `resampler()`; and `clone` copies every Python attribute by `copy.deepcopy` and `serialize` pickles them,
so a state has one attribute, which knows how to do both.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from westward.core.playout import playout
from westward.core.registry import pack, titles, unpack
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER, State
from westward.core.title import Title
from westward.core.view import SPECTATOR
from westward.envs.observer import HASH_BITS, Floats, Observer, check_reward, fingerprint, knowledge, result

#: OpenSpiel wants a bound of decisions; no rule sets one where a person may look at a choice and leave it again. So many times as long
#: as the longest of some random games is out of reach for anybody who wants to end.
_LONGER: Final = 8
_GAMES: Final = 16
#: No lead comes near so many points.
FURTHEST: Final = 10_000.0

_CHANCE_PLAYER: Final = int(pyspiel.PlayerId.CHANCE)
_TERMINAL_PLAYER: Final = int(pyspiel.PlayerId.TERMINAL)


class Held:
    """A position in OpenSpiel's hands: it is copied and pickled as OpenSpiel asks for it."""

    __slots__ = ("position",)

    def __init__(self, position: State) -> None:
        self.position = position

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.position.copy())

    def __reduce__(self) -> tuple[Callable[[bytes], Held], tuple[bytes]]:
        return _take, (pack(self.position),)


def _take(data: bytes) -> Held:
    return Held(unpack(data))


def short_name(title: Title) -> str:
    """The name of a game in OpenSpiel."""
    return f"python_westward_{title.id.replace('-', '_')}"


def game_type(title: Title) -> Any:
    """What OpenSpiel asks to know of a game; its options and the reward are parameters."""
    parameters: dict[str, object] = {"players": title.players[0], "reward": "win"}
    return pyspiel.GameType(
        short_name=short_name(title),
        long_name=f"Westward: {title.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.players[-1],
        min_num_players=title.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters | {option.name: option.choices[0] for option in title.options},
    )


@cache
def longest(title: Title, players: int) -> int:
    """More decisions than a game takes."""
    start = title.start(players)
    return _LONGER * max(playout(start.copy(), Rng(seed)) for seed in range(_GAMES))


def load(name: str) -> WestwardGame:
    """The game of that name; unlike OpenSpiel's own function it knows ours, so that they can be pickled."""
    found: WestwardGame = pyspiel.load_game(name)
    return found


def load_state(name: str, written: str) -> WestwardState:
    """The state of a game that was written by OpenSpiel."""
    found: WestwardState = load(name).deserialize_state(written)
    return found


class WestwardGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with a number of players and options; `register` makes a class of it for each of ours."""

    title: ClassVar[Title]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        defaults: dict[str, Any] = {"players": self.title.players[0], "reward": "win"}
        params = defaults | (params or {})
        given = params.copy()
        players, self.reward = given.pop("players"), given.pop("reward")
        check_reward(self.reward)
        self.observer = Observer(self.title.id, players, given)
        bound = 1.0 if self.reward == "win" else FURTHEST
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.own_actions,
            max_chance_outcomes=self.title.space.size,
            num_players=players,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0,
            max_game_length=longest(self.title, players),
        )
        super().__init__(self.kind, info, params)

    def __reduce__(self) -> tuple[Callable[[str], WestwardGame], tuple[str]]:
        return load, (str(self),)

    def new_initial_state(self) -> WestwardState:
        """The first position."""
        return WestwardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> WestwardObserver:
        """An object that writes tensors and strings."""
        if params:
            raise ValueError(f"Observers take no parameters, but {params} was given.")
        return WestwardObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class WestwardState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position. Chance is explicit; sealed questions are asked one seat after the other, unseen by the others."""

    def __init__(self, game: WestwardGame) -> None:
        super().__init__(game)
        self.held = Held(game.observer.start.copy())

    @property
    def position(self) -> State:
        """The position as Westward knows it."""
        return self.held.position

    def current_player(self) -> int:
        """The seat that is asked, or OpenSpiel's number for chance or the end."""
        seat = self.held.position.to_act
        return seat if seat >= 0 else _CHANCE_PLAYER if seat == CHANCE else _TERMINAL_PLAYER

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.position.to_act == OVER

    def is_chance_node(self) -> bool:
        """Whether chance is asked."""
        return self.held.position.to_act == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions, ascending; Python asks here directly, C++ by way of `_legal_actions`."""
        position = self.held.position
        if player is None or player == position.to_act:
            return list(position.legal())
        return [] if player >= 0 else super().legal_actions(player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can draw, with its probability."""
        position = self.held.position
        legal = position.legal()
        weights = position.step_now().weights(position, position.arg_now())
        if not weights:
            chance = 1 / len(legal)
            return [(action, chance) for action in legal]
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(legal, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.held.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.position.space.format(action)

    def returns(self) -> list[float]:
        """The rewards; nothing before the end."""
        return result(self.held.position, self.get_game().reward)

    def resample(self, player: int, rng: Rng) -> WestwardState:
        """A state that the seat cannot tell from this one, with all that it does not know drawn anew."""
        other: WestwardState = self.clone()
        other.held = Held(self.held.position.redeal(player, rng))
        return other

    def __reduce__(self) -> tuple[Callable[[str, str], WestwardState], tuple[str, str]]:
        return load_state, (str(self.get_game()), self.serialize())

    def __str__(self) -> str:
        position = self.held.position
        return f"{position.game} {pack(position).hex()}"


class WestwardObserver:
    """Tensors and strings of a seat's knowledge, in the form of OpenSpiel's observers.

    With perfect recall the tensor ends with the block `knowledge`, which makes it equal exactly when the strings are equal.
    With private information of nobody it is about what a spectator knows, with that of all players about all seats' knowledge.
    """

    def __init__(self, game: WestwardGame, kind: Any) -> None:
        self._observer = game.observer
        self._whose = kind.private_info
        self._single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = kind.perfect_recall or not self._single
        size = self._observer.size if self._single else 0
        self.tensor: Floats = np.zeros(size + (HASH_BITS if self._recall else 0), np.float32)
        self.dict: dict[str, Floats] = self._observer.named(self.tensor[:size]) if self._single else {}
        self._seen = self.tensor[:size]
        self._bits = self.tensor[size:]
        if self._recall:
            self.dict["knowledge"] = self._bits

    def _seats(self, player: int) -> list[int]:
        if self._single:
            return [player]
        everybody = self._whose == pyspiel.PrivateInfoType.ALL_PLAYERS
        return list(range(self._observer.players)) if everybody else [SPECTATOR]

    def set_from(self, state: WestwardState, player: int) -> None:
        """Fill the tensor."""
        position = state.held.position
        if self._single:
            self._seen[:] = self._observer.observe(position, player)
        if self._recall:
            bits = np.zeros(HASH_BITS, np.float32)
            for seat in self._seats(player):
                bits = np.abs(bits - fingerprint(position, seat))
            self._bits[:] = bits

    def string_from(self, state: WestwardState, player: int) -> str:
        """The View in JSON."""
        return "\n".join(knowledge(state.held.position, seat) for seat in self._seats(player))


def resampler(seed: int) -> Callable[[WestwardState, int], WestwardState]:
    """What to hand to `set_resampler` of OpenSpiel's ISMCTS bot."""
    rng = Rng(seed)
    return lambda state, player: state.resample(player, rng)


class PlayoutEvaluator:
    """An evaluator for OpenSpiel's searches in Python: random games played by the compiled engine."""

    def __init__(self, games: int, seed: int) -> None:
        self.games = games
        self._rng = Rng(seed)

    def evaluate(self, state: WestwardState) -> NDArray[np.float64]:
        """The mean rewards of random games from here."""
        total = np.zeros(state.num_players())
        for _ in range(self.games):
            position = state.held.position.copy()
            playout(position, self._rng)
            total += result(position, state.get_game().reward)
        return total / self.games

    def prior(self, state: WestwardState) -> list[tuple[int, float]]:
        """All actions are as likely as each other; chance as it is."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def register(title: Title) -> None:
    """Make a game known to OpenSpiel.

    What is registered must outlive the interpreter, for OpenSpiel lets go of it only afterwards; a class does, a function does not.
    """
    kind = game_type(title)
    pyspiel.register_game(kind, type(f"{title.prefix}Game", (WestwardGame,), {"title": title, "kind": kind}))


for _title in titles():
    register(_title)
