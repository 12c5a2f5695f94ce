"""What the server notes: lines for people or JSON for machines, never with a token, a password or a secret in them."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final, Literal

import structlog

Form = Literal["text", "json"]

_SECRETS: Final = (
    (re.compile(r"(westward=)[^;\s\"']+"), r"\1…"),
    (re.compile(r"(?i)(bearer\s+)[^\s\"']+"), r"\1…"),
    (re.compile(r"(://[^:/@\s]+:)[^@\s]+@"), r"\1…@"),
    (re.compile(r"(?i)\b(secret|token|password)([ =:]+)[^\s,;\"']+"), r"\1\2…"),
    (re.compile(r"(/(?:d|off)/)[\w.-]+"), r"\1…"),
    # The id of a table is its invitation: who reads the log shall not be able to join.
    (re.compile(r"(/(?:t|ws|tables)/)([\w-]{4})[\w-]{8,}"), r"\1\2…"),
    (re.compile(r"\b(table |at )([\w-]{4})[\w-]{12}(?![\w-])"), r"\1\2…"),
)


def clean(text: str) -> str:
    """A text without what nobody shall read.

    >>> clean("GET /t/abcdefghijklmnop Cookie: westward=xyz")
    'GET /t/abcd… Cookie: westward=…'
    """
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


def _without_secrets(_: object, __: str, noted: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    return {name: clean(value) if isinstance(value, str) else value for name, value in noted.items()}


def _as_text(_: object, __: str, noted: MutableMapping[str, Any]) -> str:
    line = f"{noted.pop('timestamp')} {noted.pop('logger')}: {noted.pop('event')}"
    failed = noted.pop("exception", "")
    return f"{line}\n{failed}" if failed else line


def set_up(form: Form) -> None:
    """Note what is worth knowing on standard error."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    ending: list[Any] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.format_exc_info,
        _without_secrets,
        structlog.processors.JSONRenderer(ensure_ascii=False) if form == "json" else _as_text,
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=ending))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
