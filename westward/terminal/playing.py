"""One person against bots, in words: what happened since the last decision, the position as it is now, who one is, and the choices."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from westward.bots import advice, ask, bot
from westward.bots.budget import Budget
from westward.core.errors import SettingsError, WestwardError
from westward.core.game import Game
from westward.core.phrases import phrases
from westward.core.rng import Rng
from westward.core.state import OVER
from westward.core.view import Choice
from westward.core.words import Words
from westward.terminal.menu import Menu, grouped

_WORDS: Final = Path(__file__).parent / "words"
#: How thoroughly a hint is thought over.
_HINT: Final = Budget(iterations=400)
#: How the colours of seats look in a terminal; others stay as they are.
_STYLES: Final = {
    "red": "red", "blue": "blue", "green": "green", "yellow": "yellow", "purple": "magenta", "orange": "dark_orange", "black": "bold",
    "white": "bold",
}  # fmt: skip
#: Lines of a page that are not choices: the rest of the question, and where one types.
_AROUND: Final = 6


class Terminal:
    """A game, a person's seat in it, and the screen."""

    def __init__(self, game: Game, seat: int, bots: str, language: str, console: Console) -> None:
        if not 0 <= seat < game.state.players:
            raise SettingsError(f"There is no seat {seat + 1}; the seats are 1 to {game.state.players}.")
        self.game = game
        self.seat = seat
        self.opponents = bots
        self.bots = [bot(bots) for _ in range(game.state.players)]
        self.language = language
        self.console = console
        self.rng = Rng(len(game.actions))
        plain = Words(game.title, language)
        self.colours = game.view(seat).head.colours
        self.names = [plain.seat(i, self.colours) for i in range(game.state.players)]
        self.words = Words(
            game.title, language, [self.said("you", colour=n) if i == seat else n for i, n in enumerate(self.names)]
        )
        self._board: list[str] = []
        self._news: list[str] = []
        #: The first decision, and whether others have acted since the last one.
        self._asked = False
        self._others = True
        #: All choices, the menu that stands on the screen, and how many of its lines were shown.
        self._top = self._menu = Menu([], console.width)
        self._shown = 0

    def said(self, key: str, **facts: str | int) -> str:
        """Words of the terminal itself."""
        return phrases(self.language, _WORDS).say(key, **facts)

    # Playing ---------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        n = self.game.state.players
        self.say(self.said("who", colour=self.names[self.seat], number=self.seat + 1, players=n, bots=self.opponents))
        self.say(self.help())
        while not self.game.over:
            if self.game.to_act != self.seat:
                self._others = True
                self.play(ask(self.bots[self.game.to_act], self.game.state, self.rng))
                continue
            self.ask()
            before = self.game.history.number
            while self.game.history.number == before and not self.game.over:
                if not self.listen():
                    self.say(self.said("left"))
                    return
        self.end()

    def play(self, action: int | str) -> None:
        """Play an action and remember what happened, as far as the person may know."""
        history = self.game.history
        before = history.number
        self.game.play(action)
        for number in range(before + 1, history.number + 1):
            self._news += [self.words.event(event) for event in history.told(number, self.seat)]

    def ask(self) -> None:
        """Tell what happened, show the position that is decided on, and ask."""
        if self._news:
            self.say("")
            self.say(self.said("since" if self._asked else "so-far"), "bold")
            for line in self._news:
                self.say(f"  {line}")
            self._news = []
        self._top = self._menu = Menu(grouped(self.game.choices(), self.words), self.console.width, self.room())
        self.say("")
        self.show(whole=self._others)
        self._asked, self._others = True, False
        view = self.game.view(self.seat)
        points = view.head.scores
        others = [f"{self.names[i]} {points[i]}" for i in range(len(points)) if i != self.seat]
        self.say("")
        self.say(
            self.said("your-turn", colour=self.names[self.seat], points=points[self.seat], others=" · ".join(others)),
            "bold",
        )
        if view.head.question is not None:
            self.say(self.words.question(view.head.question), "bold")
        self.open(self._top)

    def open(self, menu: Menu) -> None:
        """Show a menu from its beginning."""
        self._menu = menu
        self._shown = 0
        self.page()

    def listen(self) -> bool:
        """One line from the person; False when they leave."""
        try:
            answer = self.console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            return False
        if answer in ("q", "quit"):
            return False
        try:
            self.answer(answer)
        except WestwardError as problem:
            self.say(str(problem))
        return True

    def answer(self, answer: str) -> None:
        """Do what the person typed."""
        entries = self._menu.entries
        if answer == "b":
            self.show()
        elif answer == "m":
            self.open(self._top)
        elif answer == "+":
            self.page()
        elif answer == "h":
            self.hint()
        elif answer == "u":
            self.take_back()
        elif answer.startswith("?"):
            self.explain(answer[1:].strip())
        elif answer.isdecimal() and 1 <= int(answer) <= len(entries):
            self.take(entries[int(answer) - 1])
        elif answer.isdecimal():
            self.say(self.said("no-choice", last=len(entries)))
        elif not answer:
            self.say(self.said("nothing-typed", last=len(entries)))
        elif (found := self._menu.named(answer) or self._top.named(answer)) is not None:
            self.take(found)
        else:
            self.play(answer)

    def take(self, entry: Choice | Menu) -> None:
        """Play a choice, or show the choices of a group."""
        if isinstance(entry, Menu):
            self.open(entry)
        else:
            self.play(entry.action)

    def take_back(self) -> None:
        """Go back to the person's last decision."""
        self.game.undo()
        while self.game.to_act not in (self.seat, OVER) and self.game.actions:
            self.game.undo()
        self._news = []
        self._others = True

    def hint(self) -> None:
        """What a bot would consider in the person's place."""
        state = self.game.state
        found = advice.advise(state, self.seat, _HINT, self.rng.copy())
        self.say(advice.sentence(found, state, self.words))

    # Showing ---------------------------------------------------------------------------------------------------------

    def help(self) -> str:
        """What can be typed."""
        legal = self.game.legal()
        example = self.game.title.space.format(legal[0]) if legal and self.game.to_act >= 0 else "pass"
        return self.said("help", move=example)

    def say(self, text: str, style: str = "") -> None:
        """Print a text as wide as the screen is, players in their colours."""
        for line in text.split("\n"):
            shown = Text(line, style=style)
            for name, colour in zip(self.names, self.colours, strict=True):
                if self.console.color_system is not None:
                    shown.highlight_words([name], _STYLES.get(colour, ""))
            self.console.print(shown, soft_wrap=False, overflow="fold")

    def show(self, whole: bool = True) -> None:
        """Print the position; what has changed since it was last shown has a bar before it.

        A position that is higher than the screen is not shown whole at every step of a turn, but only what has changed and
        where the choices are.
        """
        plain, shown = self._lines(None), self._lines(self._menu.numbers())
        before = set(self._board)
        whole = whole or not self.console.is_terminal or len(shown) < self.console.height
        for line, numbered in zip(plain, shown, strict=True):
            mark = "▌" if self._board and line.strip() and line not in before else " "
            if whole or mark != " " or numbered != line:
                for part in self._folded(numbered):
                    self.console.print(Text(mark + part, style="cyan" if mark != " " else ""), soft_wrap=True)
        if not whole:
            self.say(self.said("changes"), "dim")
        self._board = plain

    def _lines(self, numbers: Mapping[int, int] | None) -> list[str]:
        """The position as lines, but for the question, which is asked below them."""
        view = self.game.view(self.seat)
        asked = "" if view.head.question is None else self.words.question(view.head.question)
        text = self.game.title.numbered(view, self.words, numbers)
        return [line for line in text.split("\n") if not asked or line.strip() != asked]

    def _folded(self, line: str) -> list[str]:
        # Boards are drawn with spaces and stay as they are; sentences and ways are folded.
        width = self.console.width - 2
        if len(line) <= width or (", " not in line and " > " not in line):
            return [line]
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        return textwrap.wrap(line, width, subsequent_indent=indent, drop_whitespace=True, break_on_hyphens=False)

    def room(self) -> int:
        """How many lines of choices fit on the screen; what is not read by a person at a screen has no pages."""
        return max(8, self.console.height - _AROUND) if self.console.is_terminal else 0

    def page(self) -> None:
        """Print the choices, as many as fit on the screen; the next call goes on."""
        lines = self._menu.lines
        if self._shown >= len(lines):
            self._shown = 0
        end = min(len(lines), self._shown + (self.room() or len(lines)))
        for line in lines[self._shown : end]:
            for part in textwrap.wrap(line.text, self.console.width - 1, subsequent_indent="     ") or [""]:
                self.say(part)
        self._shown = end
        left = len(self._menu.entries) - lines[end - 1].named
        if left:
            self.say(self.said("more", count=left), "dim")
        if self._menu is not self._top:
            self.say(self.said("back"), "dim")

    def explain(self, about: str) -> None:
        """Tell the rule of a choice, the text of a clause, or why a move is not allowed."""
        book = self.game.title.rulebook(self.language)
        entries = self._menu.entries
        choice = entries[int(about) - 1] if about.isdecimal() and 1 <= int(about) <= len(entries) else None
        if isinstance(choice, Choice):
            self.say(f"{choice.notation} ({choice.clause}): {book.clause(choice.clause)}")
        elif about and about[0].isalpha() and " " in about:
            refusal = self.game.why_not(about)
            self.say(self.words.refusal(refusal) if refusal else self.said("allowed"))
        elif about:
            self.say(book.clause(about))
        else:
            self.say(self.help())

    def end(self) -> None:
        """Tell what happened last, who won, and the score of each seat with its items."""
        for line in self._news:
            self.say(f"  {line}")
        self.show()
        head = self.game.view(self.seat).head
        self.say("")
        winners = self.words.listing([self.words.seat(seat) for seat in head.winners])
        self.say(
            self.said("over") + " " + self.said("won" if len(head.winners) == 1 else "won-together", names=winners),
            "bold",
        )
        for seat in range(self.game.state.players):
            mark = "★" if seat in head.winners else " "
            items = ", ".join(f"{self.words.item(i)} {i.points}" for i in head.sheet[seat])
            self.say(f"{mark} {self.words.seat(seat)}: {head.scores[seat]} ({items})")
