"""Golden City in words: the train, the players, the robbers, the chips that lie face down, the rafts."""

from __future__ import annotations

from westward.core.telling import Section, gathered
from westward.core.words import Words
from westward.games.golden_city.picture_text import chips, notes
from westward.games.golden_city.places import name_place
from westward.games.golden_city.view import GoldenCityView


def told(view: GoldenCityView, words: Words) -> list[Section]:
    """The board area by area."""
    lines = notes(view, words)
    hidden = gathered(name_place(words, field) for field in sorted(view.face_down, key=lambda f: name_place(words, f)))
    return [
        Section(words.say("told-players"), lines[-view.head.players :]),
        Section(words.say("told-train"), lines[:1]),
        Section(words.say("told-robbers"), lines[2 : -view.head.players]),
        Section(words.say("picture-hidden"), [chips(view.hidden, words), *hidden]),
        Section(words.say("told-rafts"), gathered(name_place(words, field) for field in view.rafts)),
    ]
