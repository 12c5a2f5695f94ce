"""Why a bot would choose what it would choose: figures per choice, and one sentence in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from rich.table import Table

from westward.bots.budget import Budget
from westward.bots.mcts import SearchBot
from westward.bots.reasons import Reason
from westward.core.errors import SettingsError
from westward.core.phrases import phrases
from westward.core.record import Record
from westward.core.registry import title, view
from westward.core.rng import Rng
from westward.core.state import State
from westward.core.words import Words

if TYPE_CHECKING:
    from westward.bots import Bot

_HERE: Final = Path(__file__).parent / "words"
#: Leads closer than this are called level.
LEVEL: Final = 0.5
#: Shares of games won closer than this are as good as the same.
_EVEN: Final = 0.03
#: A number so close to a whole one is written as such.
_WHOLE: Final = 0.05
#: A choice that was tried so many times less often than the most tried one is not worth a recommendation.
_HARDLY: Final = 5
#: How many deals the gain at once is averaged over.
_GAIN_SAMPLES: Final = 16


class Advice(msgspec.Struct, frozen=True):
    """What a seat should consider: its choices, the best first, how many tries were made, and what the best brings at once."""

    seat: int
    reasons: list[Reason]
    tries: int
    gain: float


def say(language: str, key: str, **facts: str | int) -> str:
    """A sentence of the bots."""
    return phrases(language, _HERE).say(key, **facts)


def decimal(value: float, language: str, places: int = 1) -> str:
    """A number as the language writes it."""
    text = f"{value:.{places}f}"
    return text.replace(".", ",") if language == "de" else text


def percent(result: float) -> str:
    """A mean result as the share of games that are won."""
    return str(int(100 * result + 0.5))


def gain(state: State, action: int, rng: Rng) -> float:
    """How many points an action brings its seat at once, on average over what it cannot know."""
    seat, total = state.to_act, 0
    for _ in range(_GAIN_SAMPLES):
        after = state.redeal(seat, rng)
        before = after.scores()[seat]
        after.apply(action)
        total += after.scores()[seat] - before
    return total / _GAIN_SAMPLES


def advise(state: State, seat: int, budget: Budget, rng: Rng, player: Bot | None = None) -> Advice:
    """What a seat that is asked should consider, from its own knowledge alone; with a `player`, what that one would choose first."""
    if seat not in state.pending():
        raise SettingsError(f"Seat {seat + 1} has nothing to decide now.")
    known = state.asking(seat).redeal(seat, rng)
    found = SearchBot(budget, learnt=True).reasons(known, rng)
    reasons = ranked(found)
    if player is not None:
        chosen = player.choose(known, rng)
        reasons = [*(r for r in found if r.action == chosen), *(r for r in reasons if r.action != chosen)]
    return Advice(seat, reasons, sum(r.visits for r in found), gain(known, reasons[0].action, rng))


def ranked(reasons: list[Reason]) -> list[Reason]:
    """The choices by the figures that are shown, the best first; what was hardly tried stands no higher than the best that was tried enough.

    What was not tried at all has no figures.
    """
    tried = [r for r in reasons if r.visits] or reasons
    enough = max(r.visits for r in tried) / _HARDLY
    order = sorted(tried, key=lambda r: (-int(percent(r.result)), -r.lead, r.action))
    return order[next(i for i, r in enumerate(order) if r.visits >= enough) :]


def label(state: State, seat: int, action: int, words: Words) -> str:
    """A choice as the player who has it reads it."""
    return words.choice(title(state.game).choice(view(state, seat), action))


def sentence(advice: Advice, state: State, words: Words, tries: bool = True) -> str:
    """Why the best choice is the best, with figures; on request without how long it was sought, which teaches nothing about the game."""
    language = words.language
    best = advice.reasons[0]
    kind = "level" if abs(best.lead) < LEVEL else "ahead" if best.lead > 0 else "behind"
    parts = [
        say(
            language,
            f"advice-{kind}",
            choice=label(state, advice.seat, best.action, words),
            lead=decimal(abs(best.lead), language),
            percent=percent(best.result),
        )
    ]
    if advice.gain >= LEVEL:
        whole = round(advice.gain)
        many: str | int = whole if abs(advice.gain - whole) < _WHOLE else decimal(advice.gain, language)
        parts.append(say(language, "advice-gain", gain=many))
    if len(advice.reasons) == 1:
        parts.append(say(language, "advice-only"))
    else:
        parts.append(
            _second(best, advice.reasons[1], label(state, advice.seat, advice.reasons[1].action, words), language)
        )
    if tries:
        parts.append(say(language, "advice-tries", tries=str(advice.tries), best=str(best.visits)))
    return " ".join(parts)


def _second(best: Reason, second: Reason, name: str, language: str) -> str:
    """How much worse the next best is: in points, or in games where the points are about the same."""
    less = best.lead - second.lead
    if less >= LEVEL:
        return say(language, "advice-second", second=name, less=decimal(less, language))
    key = "advice-same" if best.result - second.result < _EVEN else "advice-second-wins"
    return say(language, key, second=name, percent=percent(second.result))


def printed(advice: Advice, state: State, words: Words, most: int = 5) -> Table:
    """The best choices with their figures, for the terminal."""
    language = words.language
    heads = [say(language, f"advice-head-{head}") for head in ("choice", "tries", "wins", "lead")]
    out = Table(*heads, box=None, pad_edge=False)
    for reason in advice.reasons[:most]:
        name = label(state, advice.seat, reason.action, words)
        lead = decimal(reason.lead, language)
        out.add_row(name, str(reason.visits), f"{100 * reason.result:.0f} %", lead if reason.lead < 0 else f"+{lead}")
    return out


def last_decision(record: Record) -> int:
    """How many moves a record has before its last open question: all of them, or those before the last choice."""
    history = record.history()
    last = len(history.actions) if history.state.to_act >= 0 else history.last_decision()
    if last is None:
        raise SettingsError("Nobody has had anything to decide yet.")
    return last
