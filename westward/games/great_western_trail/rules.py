"""The turn of Great Western Trail: Phase A (travel), Phase B (use the location), Phase C (draw)."""

from __future__ import annotations

from typing import Final, cast

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal, Scored
from westward.core.state import AUTO, State, Step
from westward.games.great_western_trail import agenda as step
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail import moves as m
from westward.games.great_western_trail import rules_actions as actions
from westward.games.great_western_trail import rules_cards as cards
from westward.games.great_western_trail import rules_city as city
from westward.games.great_western_trail import rules_railroad as railroad
from westward.games.great_western_trail import rules_setup as setup
from westward.games.great_western_trail.acts import FREE_OPS, amount, perform
from westward.games.great_western_trail.asking import PART_MASK, Ask, AskOrForgo
from westward.games.great_western_trail.cards import add_card_plays, play_card, why_no_card
from westward.games.great_western_trail.effects import draw_cards, pay
from westward.games.great_western_trail.menu import (
    act_at,
    act_of,
    add_single_auxiliaries,
    chain_of,
    frame_at,
    frame_kind,
    frame_of,
    frame_spot,
    group_of,
    is_buying,
    lends,
    local_actions,
    mark,
    performed,
    way_to,
)
from westward.games.great_western_trail.paths import follow, routes
from westward.games.great_western_trail.rules_actions import help_out, open_buying, why_no_auxiliary
from westward.games.great_western_trail.scoring import items
from westward.games.great_western_trail.state import FRAME_DONE, NOWHERE, PHASE_A, PHASE_B, PHASE_C, Position


class BeginTurn(Step[Position]):
    """GWT-4.1: Phases A, B and C, then the next player."""

    name = "turn"
    clause = "GWT-4.1"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.phase = PHASE_A
        s.frames.clear()
        s.helped = 0
        s.push(step.END_TURN, AUTO)
        s.push(step.REFILL_HAND, AUTO)
        s.push(step.FIRST_PLACE if s.cattleman[s.turn] == NOWHERE else step.TRAVEL, s.turn)


# Phase A -----------------------------------------------------------------------------------------------------------------


class FirstPlace(Step[Position]):
    """GWT-4.2: on the first turn the cattleman is put on a neutral building."""

    name = "begin"
    clause = "GWT-4.2"
    kinds = "begin"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [m.BEGIN + i for i in range(len(c.NEUTRAL_SPOTS))]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.cattleman[seat] = c.NEUTRAL_SPOTS[m.SPACE.index(action)]
        if journal is not None:
            journal.append(events.Began(seat, c.SPOTS[s.cattleman[seat]]))
        arrive(s, seat)


class Travel(Step[Position]):
    """GWT-4.3 to 4.15, 11.1: move the cattleman, after any number of objective cards."""

    name = "travel"
    clause = "GWT-4.5"
    kinds = "go play"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        found = routes(s, seat, s.step_limit(seat), False)
        add_card_plays(s, seat, found)
        return found

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action >= m.PLAY:
            s.push(step.TRAVEL, seat)
            play_card(s, seat, action, journal)
            return
        travel(s, seat, action, False, journal)
        arrive(s, seat)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"limit": s.step_limit(seat)}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        if action >= m.PLAY:
            return why_no_card(s, seat, action)
        return why_no_route(s, seat, action, s.step_limit(seat), False)


def travel(s: Position, seat: int, action: int, free: bool, journal: Journal | None) -> None:
    """Go along a route and pay its fees, location by location (GWT-4.9 to 4.11)."""
    spot, way = m.SPACE.pair(action)
    start = s.cattleman[seat]
    passed = follow(s, start, spot, way)
    s.cattleman[seat] = spot
    if journal is not None:
        journal.append(events.Moved(seat, c.SPOTS[start], c.SPOTS[spot], len(passed)))
    if free:
        return
    for here in passed:
        tile = s.tile[here]
        if not tile:
            continue
        fee = s.fee[s.hands_of(tile, seat)]
        if fee > s.money[seat]:
            fee = s.money[seat]
        if not fee:
            continue
        owner = s.owner(tile)
        if owner < 0:
            pay(s, seat, fee, "fee", journal)
            continue
        s.money[seat] -= fee
        s.money[owner] += fee
        if journal is not None:
            journal.append(events.FeePaid(seat, fee, owner, c.SPOTS[here]))


def arrive(s: Position, seat: int) -> None:
    """Phase B begins at the cattleman's location; what it offers is fixed now (GWT-5.10)."""
    spot = s.cattleman[seat]
    s.frames.clear()
    s.helped = 0
    if spot == c.KANSAS_CITY:
        s.phase = PHASE_C
        city.reach_city(s, seat)
        return
    tile = s.tile[spot]
    if tile < c.PRIVATE_TILE or s.owner(tile) == seat:
        s.frames.append(frame_of(s, spot))
    if s.phase != PHASE_B:
        s.phase = PHASE_B
        s.push(step.MENU, seat)


def why_no_route(s: Position, seat: int, action: int, limit: int, free: bool) -> Refusal:
    """Why a route cannot be taken."""
    spot, way = m.SPACE.pair(action)
    facts: dict[str, Value] = {"spot": c.SPOTS[spot], "limit": limit}
    if not s.tile[spot] and spot != c.KANSAS_CITY:
        return Refusal("no-location", "GWT-4.6", facts)
    if free and spot == c.KANSAS_CITY:
        return Refusal("free-move-city", "GWT-11.6", facts)
    passed = follow(s, s.cattleman[seat], spot, way)
    if not passed:
        return Refusal("not-ahead", "GWT-4.3", facts)
    facts["steps"] = len(passed)
    if len(passed) > limit:
        return Refusal("too-far", "GWT-4.5", facts)
    return Refusal("same-route", "GWT-4.7", facts)


class Move(Ask):
    """GWT-8.59 to 8.61: move on by an action of the location, and use the new one."""

    name = "move"
    clause = "GWT-8.59"
    kinds = "go"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        return routes(s, seat, amount(s, seat, c.PART_A[arg & PART_MASK]), False)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        travel(s, seat, action, False, journal)
        arrive(s, seat)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"limit": amount(s, seat, c.PART_A[arg & PART_MASK])}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return why_no_route(s, seat, action, amount(s, seat, c.PART_A[arg & PART_MASK]), False)


class FreeMove(AskOrForgo):
    """GWT-11.6 to 11.9: a free move of an objective card; in Phase B it ends the use of the location."""

    name = "free-move"
    clause = "GWT-11.6"
    kinds = "go forgo"
    due = "GWT-11.6"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        return routes(s, seat, amount(s, seat, c.PART_A[arg & PART_MASK]), True)

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        travel(s, seat, action, True, journal)
        if s.phase == PHASE_B:
            s.phase = PHASE_C  # GWT-11.8

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"limit": amount(s, seat, c.PART_A[arg & PART_MASK])}

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return why_no_route(s, seat, action, amount(s, seat, c.PART_A[arg & PART_MASK]), True)


# Phase B -----------------------------------------------------------------------------------------------------------------


class Menu(Step[Position]):
    """GWT-5.1 to 5.12, D2, D4: local actions, or one auxiliary action; objective cards in between; at last the end."""

    name = "menu"
    clause = "GWT-5.1"
    kinds = "do aux play end"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        if s.phase != PHASE_B:
            return []
        untouched = not performed(s)
        found: list[int] = [] if untouched else [m.END]  # GWT-5.8
        add_card_plays(s, seat, found)
        found += local_actions(s, seat)
        if untouched:
            add_single_auxiliaries(s, seat, found)
            return found
        return found if len(found) > 1 else []

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == m.END:
            s.phase = PHASE_C
            return
        s.push(step.MENU, seat)
        if action < m.DO:
            play_card(s, seat, action, journal)
        elif action < m.AUX:
            use(s, seat, action, journal)
        else:
            s.helped = 1
            help_out(s, seat, action, journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"spot": c.SPOTS[s.cattleman[seat]]}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        if action == m.END:
            return Refusal("nothing-done", "GWT-5.8")
        if action < m.DO:
            return why_no_card(s, seat, action)
        if action < m.AUX:
            return why_no_action(s, seat, action)
        if s.helped:
            return Refusal("helped-already", "GWT-5.7")
        if performed(s):
            return Refusal("used-already", "GWT-5.5")
        if m.SPACE.pair(action)[1]:
            return Refusal("single-only", "GWT-5.7")
        return why_no_auxiliary(s, seat, action)


def use(s: Position, seat: int, action: int, journal: Journal | None) -> None:
    """Begin a local action."""
    act = act_of(s, action)
    if journal is not None:
        spot = c.SPOTS[c.BUILDING_SPOTS[m.SPACE.pair(action)[0]]]
        journal.append(events.Used(seat, spot, f"op-{c.OP_NAMES[c.PART_OP[c.ACTS[act]]]}"))
    if is_buying(act):
        open_buying(s, seat, action)
        return
    mark(s, action)
    perform(s, seat, act, False, journal)


def why_no_action(s: Position, seat: int, action: int) -> Refusal:
    """Why a local action cannot be performed."""
    site, number = m.SPACE.pair(action)
    spot = c.BUILDING_SPOTS[site]
    facts: dict[str, Value] = {"spot": c.SPOTS[spot]}
    if not s.frames:
        return Refusal("foreign-location", "GWT-5.6", facts)
    if s.helped:
        return Refusal("helped-already", "GWT-5.5", facts)
    i = frame_at(s, spot)
    if i < 0:
        last = s.frames[len(s.frames) - 1]
        if not lends(last) or not way_to(s, frame_spot(last), spot, chain_of(s)):
            return Refusal("not-here", "GWT-5.1", facts)
        kind = s.building_kind(s.tile[spot])
    else:
        kind = frame_kind(s.frames[i])
    act = act_at(kind, spot, number)
    if act < 0:
        return Refusal("no-special" if number == c.SPECIAL else "no-such-local-action", "GWT-5.4", facts)
    if i >= 0 and s.frames[i] >> (FRAME_DONE + group_of(kind, number)) & 1:
        return Refusal("done-already", "GWT-5.3" if number < c.SPECIAL else "GWT-5.2", facts)
    if number < c.SPECIAL and c.ADJACENT_ACT[kind] == number:
        return Refusal("choose-neighbour", "GWT-9.4", facts)
    op = c.PART_OP[c.ACTS[act]]
    facts["action"] = f"op-{c.OP_NAMES[op]}"
    return Refusal("action-impossible", "GWT-15.3" if op in FREE_OPS else "GWT-15.1", facts)


# Phase C and the end ----------------------------------------------------------------------------------------------------------


class RefillHand(Step[Position]):
    """GWT-7.1: draw up to the hand limit."""

    name = "refill-hand"
    clause = "GWT-7.1"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.phase = PHASE_C
        s.frames.clear()
        player = s.turn
        there = s.draw_size[player] + s.discard_size[player]
        count = min(s.hand_limit(player) - s.hand_size[player], there)
        if count > 0:
            if journal is not None:
                journal.append(events.Drew(player, count))
            draw_cards(s, player, count, journal)


class EndTurn(Step[Position]):
    """GWT-7.3, 12.2, 12.5: the next player, or the end when the turn comes back to the holder of the token."""

    name = "end"
    clause = "GWT-7.3"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        following = (s.turn + 1) % s.players
        if following == s.holder:
            finish(s, journal)
            return
        s.turn = following
        s.push(step.BEGIN_TURN, AUTO)


def finish(s: Position, journal: Journal | None) -> None:
    """GWT-12.5, 13.7: all cards are shown, and the game is scored."""
    for i in range(len(s.blind)):
        s.blind[i] = 0
    if journal is None:
        return
    for seat in range(s.players):
        sheet = items(s, seat, True)
        journal.append(Scored(seat, sum([item.points for item in sheet]), "GWT-13.15", sheet))
    journal.append(events.Ended(s.winners()))


STEPS: Final = cast(
    "list[Step[State]]",
    [
        setup.SetNeutral(), setup.SetSide(), setup.SetMaster(), setup.SetTrail(), setup.SetJobs(), setup.SetStarter(),
        setup.FirstPlayer(), setup.DrawSupply(), setup.DrawMarket(), setup.DrawDisplay(), setup.DrawObjective(), setup.DrawCard(),
        BeginTurn(), FirstPlace(), Travel(), Menu(), RefillHand(), EndTurn(),
        city.Foresight(), city.CityCards(), city.Income(), city.Delivery(), city.CityDisc(), city.Transport(), city.LeaveCity(),
        actions.Part(), cards.Discard(), cards.SecondCard(), railroad.Forward(), railroad.Back(), railroad.LastStop(),
        railroad.Upgrade(), railroad.StationMaster(), railroad.MasterBonus(), cards.TakeObjective(), actions.Hire(),
        actions.Build(), actions.Trade(), actions.ClearHazard(), actions.AuxiliaryAction(), Move(), FreeMove(), actions.Buy(),
        cards.Cycle(), cards.Drop(), cards.Trash(), railroad.StationBehind(), railroad.ExtraDelivery(),
        railroad.EngineStops(),
    ],
)  # fmt: skip


def begin(players: int, settings: dict[str, Value]) -> Position:
    """Section 2: the set-up."""
    s = Position(players, settings, STEPS)
    s.set_up()
    setup.prepare(s)
    s.settle(None)
    return s
