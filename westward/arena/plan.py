"""What an arena plays: which bots meet, who sits where, and with which luck.

Two bots meet in pairs of games: the same luck twice, with all seats swapped the second time. Beyond two players each holds
about half of the seats; who has the odd one, and who sits beside whom, rotates from pair to pair. So equal bots win half of
all victories, whatever the number of players.
"""

from __future__ import annotations

import hashlib
from itertools import combinations

import msgspec

from westward.bots import bot
from westward.core.errors import SettingsError
from westward.core.registry import title
from westward.core.rng import derive
from westward.core.title import Settings

MODES = ("ladder", "round-robin")


class Contest(msgspec.Struct, frozen=True):
    """Bots that are to be compared in a game: `ladder` lets neighbours meet, `round-robin` everybody."""

    game: str
    players: int
    settings: Settings
    bots: list[str]
    mode: str
    seed: int

    def check(self) -> None:
        """Refuse what cannot be played, with a sentence."""
        title(self.game).start(self.players, **self.settings)
        if self.players < 2:
            raise SettingsError("An arena needs at least two players.")
        if len(self.bots) < 2 or len(set(self.bots)) != len(self.bots):
            raise SettingsError("An arena needs at least two different bots.")
        if self.mode not in MODES:
            raise SettingsError(f"There is no mode '{self.mode}'; the modes are: {', '.join(MODES)}.")
        for name in self.bots:
            bot(name)

    def meetings(self) -> list[Meeting]:
        """Who meets whom: the later one in the list of bots is the first of a meeting."""
        pairs = list(combinations(range(len(self.bots)), 2))
        if self.mode == "ladder":
            pairs = [(low, high) for low, high in pairs if high == low + 1]
        return [Meeting(self.bots[high], self.bots[low]) for low, high in pairs]

    def id(self, meeting: Meeting) -> str:
        """The name under which results of a meeting are kept: it does not depend on what else is played."""
        facts = [self.game, self.players, self.settings, meeting.first, meeting.second, self.seed]
        return hashlib.sha256(msgspec.json.encode(facts, order="sorted")).hexdigest()[:12]


class Meeting(msgspec.Struct, frozen=True):
    """Two bots that meet; the question is how often the first one wins."""

    first: str
    second: str


class Task(msgspec.Struct, frozen=True):
    """One game to be played."""

    meeting: str
    number: int
    game: str
    settings: Settings
    #: The bot of each seat.
    seats: list[str]
    #: Per seat, whether it is the first bot of the meeting.
    first: list[bool]
    seed: int


def seating(players: int, number: int) -> list[bool]:
    """Which seats the first bot of a meeting has in a game: in the odd game of each pair, those the other had."""
    pair, swapped = divmod(number, 2)
    if players == 2:
        seats = [pair % 2 == 0, pair % 2 == 1]
    else:
        # Neighbours alternate in one pair and sit in a block in the next, turned by one seat every second time.
        alternate = [seat % 2 == 0 for seat in range(players)]
        block = [seat < (players + 1) // 2 for seat in range(players)]
        shape = alternate if pair % 2 == 0 else block
        turn = pair // 2 % players
        seats = shape[turn:] + shape[:turn]
    return [not s for s in seats] if swapped else seats


def task(contest: Contest, meeting: Meeting, number: int) -> Task:
    """One game of a meeting; its luck depends on the contest's seed and the pair alone, so that all meetings share it."""
    first = seating(contest.players, number)
    luck = derive(f"arena/{contest.game}/{contest.players}/{contest.seed}", number // 2)
    return Task(
        meeting=contest.id(meeting),
        number=number,
        game=contest.game,
        settings=contest.settings,
        seats=[meeting.first if mine else meeting.second for mine in first],
        first=first,
        seed=luck,
    )
