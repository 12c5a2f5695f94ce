"""The one action of Nuggets."""

from typing import Final

from westward.core.space import ActionSpace, Kind

SPACE: Final = ActionSpace(Kind("take", number=[1, 2, 3]))
