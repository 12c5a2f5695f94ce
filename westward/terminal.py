"""A game in the terminal: numbered choices, and `?` to learn why."""

from __future__ import annotations

import textwrap

from rich.columns import Columns
from rich.console import Console

from westward.bots import ask, bot
from westward.core.errors import SettingsError, WestwardError
from westward.core.game import Game
from westward.core.rng import Rng
from westward.core.state import OVER
from westward.core.view import Choice

HELP = {
    "en": "a number plays that choice · ?N tells its rule · ?MOVE tells why a move is not allowed (?go h0908) · "
    "?4.5 shows a clause · b board · u undo · q quit",
    "de": "eine Zahl spielt diese Wahl · ?N nennt ihre Regel · ?ZUG sagt, warum ein Zug nicht geht (?go h0908) · "
    "?4.5 zeigt einen Absatz · b Brett · u zurück · q Schluss",
}


class Terminal:
    """One person against bots, in words."""

    def __init__(self, game: Game, seat: int, bots: str, language: str, console: Console) -> None:
        if not 0 <= seat < game.state.players:
            raise SettingsError(f"There is no seat {seat + 1}; the seats are 1 to {game.state.players}.")
        self.game = game
        self.seat = seat
        self.bots = [bot(bots) for _ in range(game.state.players)]
        self.words = game.words(language)
        self.console = console
        self.rng = Rng(len(game.actions))

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.say(HELP[self.words.language])
        self.show()
        while not self.game.over:
            if self.game.to_act != self.seat:
                self.play(ask(self.bots[self.game.to_act], self.game.state, self.rng))
            elif not self.turn():
                return
        self.end()

    def say(self, text: str) -> None:
        """Print a line as it is."""
        self.console.print(text, markup=False)

    def show(self) -> None:
        """Print the board."""
        self.say(self.game.text(self.seat, self.words.language))

    def play(self, action: int | str) -> None:
        """Play an action and tell what happened, as far as the person may know."""
        history = self.game.history
        before = history.number
        self.game.play(action)
        for number in range(before + 1, history.number + 1):
            for event in history.told(number, self.seat):
                self.say(self.words.event(event))

    def turn(self) -> bool:
        """Ask the person once; False when they leave."""
        view = self.game.view(self.seat)
        choices = self.game.choices()
        if view.head.question is not None:
            self.say(self.words.question(view.head.question))
        labels = [f"{n}  {self.words.choice(choice)}" for n, choice in enumerate(choices, start=1)]
        if len(labels) > 10:
            self.console.print(Columns([textwrap.shorten(label, 48) for label in labels], column_first=True))
        else:
            for label in labels:
                self.say(label)
        try:
            answer = self.console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            return False
        if answer in ("q", "quit"):
            return False
        try:
            self.answer(answer, choices)
        except WestwardError as problem:
            self.say(str(problem))
        return True

    def answer(self, answer: str, choices: list[Choice]) -> None:
        """Do what the person typed."""
        if answer == "b":
            self.show()
        elif answer == "u":
            self.game.undo()
            while self.game.to_act not in (self.seat, OVER) and self.game.actions:
                self.game.undo()
            self.show()
        elif answer.startswith("?"):
            self.explain(answer[1:].strip(), choices)
        elif answer.isdigit() and 1 <= int(answer) <= len(choices):
            self.play(choices[int(answer) - 1].action)
            if self.game.to_act != self.seat:
                self.show()
        elif answer.isdigit() or not answer:
            self.say(f"1-{len(choices)}")
        else:
            self.play(answer)

    def explain(self, about: str, choices: list[Choice]) -> None:
        """Tell the rule of a choice, the text of a clause, or why a move is not allowed."""
        book = self.game.title.rulebook(self.words.language)
        if about.isdigit() and 1 <= int(about) <= len(choices):
            choice = choices[int(about) - 1]
            self.say(f"{choice.notation} ({choice.clause}): {book.clause(choice.clause)}")
        elif about and about[0].isalpha() and " " in about:
            refusal = self.game.why_not(about)
            self.say(self.words.refusal(refusal) if refusal else "✓")
        elif about:
            self.say(book.clause(about))
        else:
            self.say(HELP[self.words.language])

    def end(self) -> None:
        """Tell who won, and the score of each seat with its items."""
        view = self.game.view(self.seat)
        self.show()
        for seat in range(self.game.state.players):
            mark = "★" if seat in view.head.winners else " "
            items = ", ".join(f"{self.words.item(i)} {i.points}" for i in view.head.sheet[seat])
            self.say(f"{mark} {self.words.seat(seat, view.head.colours)}: {view.head.scores[seat]} ({items})")
