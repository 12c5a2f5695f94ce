"""What all shapes are made of."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StrictInt

Name = Annotated[str, Field(min_length=1, max_length=200)]
Word = Annotated[str, Field(min_length=1, max_length=40)]
Number = Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]
Action = Annotated[StrictInt, Field(ge=0, le=2**53)]


class Shape(BaseModel):
    """A request's body: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Wrong(BaseModel):
    """What went wrong, as one sentence."""

    error: str
    clause: str | None = None


class Done(BaseModel):
    """It is done."""

    done: bool


class Base(Shape):
    """The address by which the page reaches the server, such as `https://table.example.org`."""

    base: Annotated[str, Field(min_length=1, max_length=300)]


class Code(Shape):
    """A code that somebody was given."""

    code: Annotated[str, Field(min_length=1, max_length=2000)]
