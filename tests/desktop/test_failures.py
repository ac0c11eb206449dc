"""What the system could not do with a file, in our own words."""

import errno
import os

import pytest

from desktop.failures import failure_of, reason_of
from desktop.words import Words

ENGLISH = Words("en")


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOENT, "not found"),
        (errno.EACCES, "not permitted"),
        (errno.EISDIR, "is a folder"),
        (errno.ENOSPC, "no space is left"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
def test_a_file_and_the_reason_are_told(number, said):
    error = OSError(number, os.strerror(number), "/nonexist/{x}.pdf")
    assert ENGLISH(failure_of(error)) == f"/nonexist/{{x}}.pdf: {said}"


def test_without_a_file_the_reason_stands_alone():
    assert ENGLISH(failure_of(OSError("the printer can't be used"))) == "the printer can't be used"
    assert ENGLISH(reason_of(OSError(errno.ENOENT, "x", "y"))) == "not found"
