"""Games, bots and tables as clients see them, as plain values for JSON."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from westward.art.palette import seat_named
from westward.bots import BOTS, LEVELS, advice, bot
from westward.bots.strengths import strengths
from westward.core import registry
from westward.core.errors import Value
from westward.core.lesson import lesson
from westward.core.title import Title, write_value
from westward.core.view import SPECTATOR
from westward.core.words import LANGUAGES, Words
from westward.server import chance, clocks
from westward.server.facts import Facts, Seat
from westward.server.problems import say
from westward.server.titles import boxes

Json = dict[str, Any]


@cache
def colours(game: str) -> list[str]:
    """The colours of a game, in seating order."""
    title = registry.title(game)
    return registry.view(title.start(title.players[-1]), SPECTATOR).head.colours


def seat_colours(game: str, seats: Sequence[Seat]) -> list[str]:
    """The colours of the seats of a table: the chosen ones, and for the others that of the seat or else any that is left."""
    every = colours(game)
    found = {i: seat.colour for i, seat in enumerate(seats) if seat.colour is not None}
    for own in (True, False):
        for i in [i for i in range(len(seats)) if i not in found]:
            free = [c for c in ([every[i]] if own else every) if c not in found.values()]
            if free:
                found[i] = free[0]
    return [found[i] for i in range(len(seats))]


def taken(title: Title, colour: str) -> dict[str, str]:
    """Somebody else at the table has that colour: in every language."""
    return {lang: say("colour-taken", lang, colour=Words(title, lang).say(f"colour-{colour}")) for lang in LANGUAGES}


# Games, bots and tables


def game(title: Title, language: str) -> Json:
    """A game as the lobby shows it."""
    words = Words(title, language)
    options = [
        {
            "name": o.name,
            "clause": o.clause,
            "about": words.option(o.name),
            "when": words.when(o.name),
            "values": [{"value": write_value(v), "about": words.option(o.name, v)} for v in o.choices],
            "default": write_value(o.choices[0]),
        }
        for o in title.options
    ]
    return {
        "id": title.id,
        "title": words.say("title"),
        "summary": words.say("summary"),
        "players": list(title.players),
        "colours": colours(title.id),
        "glyphs": [seat_named(c).glyph for c in colours(title.id)],
        "options": options,
        "overlays": [{"name": o, "title": words.say(f"overlay-{o}")} for o in title.overlays],
        "maturity": title.maturity,
        "box": box_line(title, language),
        "boxes": [game(other, language) for other in boxes(title.id)],
        "lesson": lesson_shown(title.id, language),
        "strengths": [
            {"players": s.players, "level": s.level, "rating": s.rating, "least": s.least, "points": s.points}
            for s in strengths(title.id)
        ],
    }


def box_line(title: Title, language: str) -> str:
    """That a game is played with a corrected box, if it is; else nothing."""
    own = title.own_box
    return "" if own is None else say("own-box", language, file=own.name)


#: The bots that can be played against, the default first; the host may offer more.
OFFERED: Final = [*(level.name for level in LEVELS), "random"]


def offer(names: Sequence[str]) -> None:
    """Let further bots be played against, if they can be had."""
    for name in names:
        bot(name)
        if name not in OFFERED:
            OFFERED.append(name)


def bots(language: str) -> list[Json]:
    """The bots that can be played against."""
    found: list[Json] = []
    for name in OFFERED:
        title, _, about = _level(name, language)
        found.append({"id": name, "title": title, "about": about[:1].upper() + about[1:]})
    return found


def bot_title(name: str, language: str) -> str:
    """What a kind of bot is called."""
    return _level(name, language)[0]


def _level(name: str, language: str) -> tuple[str, str, str]:
    if name == "random":
        text = say("bot-random", language)
    elif name in BOTS:
        text = advice.say(language, f"level-{name}")
    else:
        text = say("bot-own", language, name=re.split(r"[.:/]", name.partition("@")[0].removesuffix(".net"))[-1])
    return text.partition(": ")


def names(facts: Facts, language: str) -> list[str]:
    """The players' names; an empty seat is called by its colour."""
    title = registry.title(facts.game)
    words = Words(title, language)
    named = zip(facts.seats, seat_colours(facts.game, facts.seats), strict=True)
    return [seat.name or words.say(f"colour-{colour}") for seat, colour in named]


def hints_given(facts: Facts) -> bool:
    """Whether hints are given: not between people, unless the table says so, and not in tournaments."""
    if facts.tournament:
        return False
    people = {seat.guest for seat in facts.seats if seat.guest is not None}
    waits = any(seat.kind == "open" for seat in facts.seats)
    return facts.hints or (len(people) <= 1 and not waits)


@lru_cache(maxsize=512)
def chosen(game: str, language: str, options: tuple[tuple[str, Value], ...]) -> list[Json]:
    """The options of a table as they are set."""
    title = registry.title(game)
    words, values = Words(title, language), title.settings(dict(options))
    return [
        {
            "name": o.name,
            "value": write_value(values[o.name]),
            "about": words.option(o.name),
            "meaning": words.option(o.name, values[o.name]),
            "clause": o.clause,
            "changed": values[o.name] != o.choices[0],
        }
        for o in title.options
    ]


def table(
    facts: Facts,
    language: str,
    guest: str | None,
    online: Collection[int] = (),
    event: int | None = None,
    waits_for: Collection[int] | None = None,
    stopped: str | None = None,
    now: float = 0.0,
    asked: Collection[int] | None = None,
) -> Json:
    """A table as a guest sees it; whoever has it in use knows who is online, how far it is, for whom it waits and why it stopped."""
    title = registry.title(facts.game)
    words = Words(title, language)
    called = names(facts, language)
    players = [
        {
            "seat": i,
            "name": "" if seat.kind == "open" else called[i],
            "colour": colour,
            "glyph": seat_named(colour).glyph,
            "kind": seat.kind,
            "level": seat.level or None,
            "mine": guest is not None and seat.kind == "person" and seat.guest == guest,
            "left": guest is not None and seat.kind == "bot" and seat.guest == guest,
            "online": seat.kind == "bot" or i in online,
        }
        for i, (seat, colour) in enumerate(zip(facts.seats, seat_colours(facts.game, facts.seats), strict=True))
    ]
    return {
        "id": facts.id,
        "game": facts.game,
        "title": words.say("title"),
        "state": facts.state,
        "players": players,
        "options": chosen(facts.game, language, tuple(title.settings(dict(facts.options)).items())),
        "box": box_line(title, language),
        "overlays": [{"name": o, "title": words.say(f"overlay-{o}")} for o in title.overlays],
        "pace": facts.pace,
        "private": facts.private,
        "invite": f"/t/{facts.id}",
        "hosted": facts.host == guest,
        "rematch": facts.rematch,
        "created": facts.created,
        "changed": facts.changed,
        "event": facts.event if event is None else event,
        "your_turn": any(players[seat]["mine"] for seat in (facts.waits_for if waits_for is None else waits_for)),
        "luck": chance.told(facts),
        "talk": {"who": facts.talk, "slow": facts.slow},
        "lesson": lesson_of(facts, language),
        "stopped": stopped,
        "clock": clocks.told(facts, now, guest, facts.asked if asked is None else asked),
        "hints": hints_given(facts),
        "tournament": facts.tournament or None,
    }


def lesson_of(facts: Facts, language: str) -> Json | None:
    """The chapter of a lesson that is walked through at a table; None if it is no lesson."""
    found = lesson(facts.game)
    if not facts.lesson or found is None or facts.lesson not in found.names:
        return None
    return {"chapter": facts.lesson, "title": found.text(language).chapter[facts.lesson].title}


def lesson_shown(game: str, language: str) -> Json | None:
    """A game's lesson as the lobby shows it; None if it has none."""
    found = lesson(game)
    if found is None:
        return None
    text = found.text(language)
    chapters = [{"name": name, "title": text.chapter[name].title} for name in found.names]
    return {"goal": text.goal, "minutes": found.plan.minutes, "chapters": chapters}
