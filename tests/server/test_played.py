"""What one has played: finished games, figures and plots, ratings of people and bots on one scale."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import westward
from tests.server.callees import Clock, at_table, opened
from tests.server.finishing import finished, played, welcome
from westward.core.opening import opening_words, openings
from westward.core.words import Words
from westward.server import statistics
from westward.server.titles import find_title

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

Run = Callable[[Coroutine[Any, Any, Any]], Any]
GAMES = ["colorado-county", "gold-rush", "gold-seekers", "golden-city", "great-western-trail"]


def test_a_game_that_is_over_is_counted_once(tmp_path: Path, in_loop: Run) -> None:
    clock = Clock()

    async def count() -> None:
        async with opened(tmp_path, clock) as house:
            await welcome(house, "ann", "ben")
            table = await finished(house, "ann", "ben", "bot:legend")
            await asyncio.gather(house.counting.round(), house.counting.round())
            await house.counting.round()
            record, _ = played("gold-seekers", 3, 1)
            state = record.state()
            (mine,) = await house.database.played.games("ann", None, None, 10)
            assert (mine.table, mine.seat, mine.ended) == (table, 0, clock.now)
            assert [seat.score for seat in mine.seats] == state.scores()
            assert {seat.seat for seat in mine.seats if seat.place == 1} == set(state.winners())
            assert await house.database.played.uncounted(10) == []
            assert {
                r.games
                for r in (await house.database.played.ratings("gold-seekers", ["ann", "ben", "bot:legend"])).values()
            } == {1}
            rows = await house.database.played.latest("ann", "gold-seekers")
            assert sum(rows[0].items.values()) == rows[0].score

    in_loop(count())


def test_which_games_count_for_ratings(tmp_path: Path, in_loop: Run) -> None:
    """Luck that somebody chose, hints, several seats of one person: such a game is in the list and moves no rating."""

    async def count() -> None:
        async with opened(tmp_path, Clock()) as house:
            await welcome(house, "ann", "ben")
            helped = await finished(house, "ann", "bot:legend")
            await house.database.played.note_help(helped, 0)
            await finished(house, "ann", "bot:legend", drawn=False)
            await finished(house, "ann", "ann")
            await finished(house, "bot:legend", "bot:greenhorn", "ann")
            await house.counting.round()
            mine = await house.database.played.games("ann", None, None, 10)
            assert len(mine) == 4
            assert [one.table for one in mine if one.mu is not None] == [
                one.table for one in mine if len(one.seats) == 3
            ]
            ratings = await house.database.played.ratings("gold-seekers", ["ann", "bot:legend"])
            assert ratings["ann"].games == 1

    in_loop(count())


def test_who_leaves_is_last_for_the_rating(tmp_path: Path, in_loop: Run) -> None:
    async def count() -> None:
        async with opened(tmp_path, Clock()) as house:
            await welcome(house, "ann", "ben", "cid")
            for seed in range(1, 7):
                await finished(house, "ann", "ben", "left:cid", seed=seed)
            await house.counting.round()
            found = await house.database.played.ratings("gold-seekers", ["ann", "ben", "cid"])
            assert found["cid"].mu < min(found["ann"].mu, found["ben"].mu)
            assert found["cid"].sigma < 25 / 3
            history = [one.gain for one in await house.database.played.games("cid", None, None, 10)]
            assert all(gain is not None and gain < 0 for gain in history)

    in_loop(count())


def test_a_list_is_read_page_by_page(tmp_path: Path, in_loop: Run) -> None:
    """Also where several games ended at the same moment: each is on one page."""
    clock = Clock()

    async def read() -> None:
        async with opened(tmp_path, clock) as house:
            await welcome(house, "ann")
            made = []
            for number in range(7):
                clock.now += number % 2
                made.append(await finished(house, "ann", "bot:legend"))
            await house.counting.round()
            seen: list[str] = []
            before: tuple[float, str] | None = None
            while page := await house.database.played.games("ann", "gold-seekers", before, 3):
                seen += [one.table for one in page]
                before = (page[-1].ended, page[-1].table)
            assert sorted(seen) == sorted(made)
            assert await house.database.played.games("ann", "golden-city", None, 3) == []

    in_loop(read())


def test_a_game_over_days_is_listed_before_all_that_were_finished_since(tmp_path: Path, in_loop: Run) -> None:
    clock = Clock()

    async def read() -> None:
        async with opened(tmp_path, clock) as house:
            slow = await at_table(house, "ann", "ben", "cid")
            made = list[str]()
            for _ in range(4):
                clock.now += 60
                made.insert(0, await finished(house, "ann", "bot:legend"))
            assert [one.id for one in await house.database.listing("", "ann", 3)] == [slow.id, *made[:2]]

    in_loop(read())


@pytest.mark.parametrize("game", GAMES)
def test_statistics_of_every_game_in_both_languages(game: str, tmp_path: Path, in_loop: Run) -> None:
    """Every plot is there, and what it says are words: no key, no id."""
    players = westward.title(game).players[-1]

    async def gather() -> None:
        async with opened(tmp_path, Clock()) as house:
            await welcome(house, "ann", "ben")
            for seed in (1, 2):
                await finished(house, "ann", "ben", *["bot:legend"] * (players - 2), game=game, seed=seed)
            await house.counting.round()
            for language in ("en", "de"):
                title = find_title(game)
                found = await statistics.gather(house.database, "ann", title, language)
                plots = {plot["name"]: plot["svg"] for plot in statistics.plots(found)}
                some = {
                    "categories": any(row.items for row in found.rows),
                    "openings": any(row.opening for row in found.rows),
                }
                assert set(plots) == {"places", "points", "rating"} | {name for name, there in some.items() if there}
                for svg in plots.values():
                    texts = re.findall(r"<text[^>]*>([^<]*)</text>", svg)
                    assert texts
                    assert not [t for t in texts if re.search(r"category-|item-|plot-|term-|^[a-z]+-[a-z]+$|\{", t)], (
                        texts
                    )
                against = statistics.opponents(await house.database.played.against("ann", game), language)
                assert {one["name"]: one["games"] for one in against}["Ben"] == 2
                bots = [one for one in against if one["bot"]]
                assert [one["games"] for one in bots] == ([2 * (players - 2)] if players > 2 else [])
                assert all(one["rating"]["games"] == 2 for one in against)

    in_loop(gather())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_it_begins_with(game: str) -> None:
    """The first event of that kind which tells of a seat, found anew by reading the log."""
    title = westward.title(game)
    history = played(game, title.players[-1], 1)[0].history()
    tag, fact = title.opening or ("", "")
    found = openings(history)
    assert any(found)
    told = [e for n in range(1, history.number + 1) for e in history.told(n) if e.__struct_config__.tag == tag]
    for seat, began in enumerate(found):
        mine = [str(getattr(e, fact)) for e in told if getattr(e, "seat") == seat]  # noqa: B009
        assert began == (mine[0] if mine else "")
    for language in ("en", "de"):
        words = Words(title, language)
        assert words.has("opening-title")
        assert all(opening_words(words, one) not in ("", "opening") for one in found if one)


def test_ratings_of_others_are_told_to_those_who_met_them_in_a_rated_game(tmp_path: Path, in_loop: Run) -> None:
    async def meet() -> None:
        async with opened(tmp_path, Clock()) as house:
            await welcome(house, "ann", "ben", "cid")
            await finished(house, "ann", "ben")
            await finished(house, "ann", "cid", drawn=False)
            await finished(house, "ben", "cid", seed=2)
            await house.counting.round()
            found = {one.name: one.rating for one in await house.database.played.against("ann", "gold-seekers")}
            assert found["Ben"] is not None
            assert found["Cid"] is None

    in_loop(meet())


def test_a_stronger_player_comes_to_stand_above_a_weaker_one(tmp_path: Path, in_loop: Run) -> None:
    """Ratings follow results: whoever won all games is first on the scale, people and bots alike."""

    async def play() -> None:
        async with opened(tmp_path, Clock()) as house:
            await welcome(house, "ann", "ben")
            for seed in range(1, 9):
                winner = played("gold-seekers", 2, seed)[0].state().winners()[0]
                await finished(house, *(("ann", "bot:legend") if winner == 0 else ("bot:legend", "ann")), seed=seed)
                await finished(house, *(("bot:legend", "ben") if winner == 0 else ("ben", "bot:legend")), seed=seed)
            await house.counting.round()
            found = await house.database.played.ratings("gold-seekers", ["ann", "ben", "bot:legend"])
            assert found["ann"].mu > found["bot:legend"].mu > found["ben"].mu

    in_loop(play())


def test_the_interface(server: Server, person: Callable[[str], Person]) -> None:
    """A game that is really played at the table is soon among the finished ones, with its figures and plots."""
    ann = person("Ann")
    assert ann.get("/api/me/played") == {"games": [], "next": None}
    table = ann.table("gold-seekers", "me", "bot")
    while ann.get(f"/api/tables/{table}")["state"] == "running":
        ann.move_on(table)
    while not (found := ann.get("/api/me/played", lang="de"))["games"]:
        time.sleep(0.2)
    (game,) = found["games"]
    assert (game["table"], game["title"], found["next"]) == (table, "Gold Seekers", None)
    assert game["rating"] - game["gain"] == 1500
    (figures,) = ann.get("/api/me/statistics")
    assert (figures["games"], figures["rating"]["games"], figures["best"]) == (1, 1, game["players"][0]["score"])
    told = ann.get("/api/me/statistics/gold-seekers")
    assert {plot["name"] for plot in told["plots"]} >= {"places", "categories", "rating"}
    assert told["against"][0]["bot"]
    ann.get("/api/me/statistics/no-such-game", 404)
    ann.get("/api/me/played", 422, before="nonsense")
