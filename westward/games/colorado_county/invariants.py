"""What must be true of every position of Colorado County (CC-12.9 to 12.12)."""

from __future__ import annotations

from westward.games.colorado_county import components as c
from westward.games.colorado_county.board import lake_owner
from westward.games.colorado_county.state import BAG, CATEGORIES, FLAGGED, FREE, MARKER, SHARED, WATER, Position, fits


def broken(s: Position) -> list[str]:
    """Sentences about what does not add up."""
    return [*_cowboys(s), *_board(s), *_lakes(s), *_cards(s), *_sales(s)]


def _cowboys(s: Position) -> list[str]:
    problems: list[str] = []
    for seat in range(s.players):
        if s.hand[seat] != s.holder.count(seat):
            problems.append(f"Seat {seat} holds {s.holder.count(seat)} cowboys, not {s.hand[seat]}.")
        hidden = [i for i in range(c.COWBOYS) if s.holder[i] == seat and not s.shown[i]]
        slots = [run for run in s.runs[seat] for _ in range(run & 255)]
        if len(hidden) != len(slots):
            problems.append(f"Seat {seat} has {len(hidden)} unseen cowboys, but {len(slots)} are known of.")
        for run in slots:
            fitting = next((i for i in hidden if fits(run, i, s.entered[i])), None)
            if fitting is None:
                problems.append(f"No cowboy of seat {seat} fits what is known of its hand.")
            else:
                hidden.remove(fitting)
    if s.bag != s.holder.count(BAG) or sum(s.hand) + s.bag != c.COWBOYS:
        problems.append("Hands and bag do not hold every cowboy once.")
    if any(s.shown[i] and s.holder[i] == BAG for i in range(c.COWBOYS)):
        problems.append("A cowboy in the bag is taken for one in a hand.")
    if any(f and s.holder[i] != f - 1 for i, f in enumerate(s.forward)):
        problems.append("A cowboy is put forward by somebody who does not hold it.")
    return problems


def _board(s: Position) -> list[str]:
    problems: list[str] = []
    for seat in range(s.players):
        if s.supply[seat] + s.field.count(MARKER + seat) != c.MARKERS or s.supply[seat] < 0:
            problems.append(f"Supply and markers of seat {seat} are not {c.MARKERS}.")
    for colour in range(c.COLOUR_COUNT):
        places = [f for f in s.flag_at[colour * c.PER_COLOUR : (colour + 1) * c.PER_COLOUR] if f >= 0]
        if sorted(places) != [f for f in range(c.FIELDS) if s.field[f] == FLAGGED + colour]:
            problems.append(f"The {c.FLAG_COLOURS[colour]} flags are not where they should be.")
        cards = s.stack[colour] + sum(c.CARD_COLOUR[card] == colour for card in [*s.face_up, *s.card] if card >= 0)
        stones = sum(s.stones[colour :: c.COLOUR_COUNT])
        if len(places) + stones + s.aside < cards and not _before_flags(s):
            problems.append(f"There are fewer {c.FLAG_COLOURS[colour]} flags than cards.")
    if any(s.near[f] != sum(FLAGGED <= s.field[n] < WATER for n in c.NEIGHBOURS[f]) for f in range(c.FIELDS)):
        problems.append("The flags beside a field are miscounted.")
    return problems


def _before_flags(s: Position) -> bool:
    """Whether the stack of the round is there, but its flag stones are not yet."""
    return s.stack == [c.PER_COLOUR] * c.COLOUR_COUNT and all(f < 0 for f in s.flag_at) and not any(s.stones)


def _lakes(s: Position) -> list[str]:
    problems: list[str] = []
    if all(spot >= 0 for spot in s.spot):
        water = sum(f >= WATER for f in s.field)
        if water != c.BOX.board.water_fields:
            problems.append(f"There are {water} water fields.")
        border = sum(c.BORDER[f] and s.field[f] < WATER for f in range(c.FIELDS))
        if border != c.BOX.board.border_fields:
            problems.append(f"There are {border} border fields.")
    for lake, spot in enumerate(s.spot):
        shore = {n for f in c.SPOTS[spot] for n in c.NEIGHBOURS[f] if s.field[n] < WATER} if spot >= 0 else set()
        if spot >= 0 and len(shore) != c.BOX.lakes[lake].shore:
            problems.append(f"{c.LAKE_IDS[lake]} has {len(shore)} shore fields.")
        for seat in range(s.players):
            if s.shore[lake * s.players + seat] != sum(s.field[f] == MARKER + seat for f in shore):
                problems.append(f"The markers of seat {seat} by {c.LAKE_IDS[lake]} are miscounted.")
        if s.owner[lake] != (-1 if s.lake_ties == SHARED else lake_owner(s, lake)):
            problems.append(f"{c.LAKE_IDS[lake]} belongs to the wrong seat.")
    return problems


def _cards(s: Position) -> list[str]:
    problems: list[str] = []
    if any(not 0 <= s.cards[card] <= c.CARD_COUNT[card] for card in range(len(c.CARD_COUNT))):
        problems.append("A card has been revealed more often than it exists.")
    for colour in range(c.COLOUR_COUNT):
        left = sum(n for card, n in enumerate(s.cards) if c.CARD_COLOUR[card] == colour)
        if any(s.stack) and left != s.stack[colour] + c.PER_COLOUR * (c.BOX.game.rounds - 1 - s.round):
            problems.append(f"The {c.FLAG_COLOURS[colour]} cards do not add up.")
    if len(s.ranking) != len(set(s.ranking)):
        problems.append("A seat is ranked twice.")
    return problems


def _sales(s: Position) -> list[str]:
    problems: list[str] = []
    for seat in range(s.players):
        if not 0 <= s.tiles[seat] <= c.FOR_SALE[s.players - c.FEWEST] or s.sold[seat] > c.BOX.sale.per_round_limit:
            problems.append(f"Seat {seat} has sold too often.")
    if s.offered >= 0 and s.field[s.offered] in (FREE, *range(FLAGGED, WATER + c.LAKES)):
        problems.append("What is offered is nobody's land.")
    if s.scores() != [
        sum(
            s.points[(r * s.players + seat) * CATEGORIES + k]
            for r in range(c.BOX.game.rounds)
            for k in range(CATEGORIES)
        )
        for seat in range(s.players)
    ]:
        problems.append("The points do not sum up to the scores.")
    return problems
