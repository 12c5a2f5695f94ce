"""What can happen in Nuggets."""

from westward.core.journal import Event


class Took(Event, frozen=True):
    """A seat took nuggets; so many are left."""

    seat: int
    number: int
    left: int
