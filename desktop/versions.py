"""Which version of the program and of its parts is installed."""

from __future__ import annotations

UNKNOWN = "?"


def version_of(part: str) -> str:
    """The version of an installed part; a question mark where the installation does not say."""
    # Asked seldom: the start shall not wait for it.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(part)
    except PackageNotFoundError:
        return UNKNOWN
