"""Why the system could not do something with a file, in our own words."""

from __future__ import annotations

import errno

from rules.text import Text, mark

REASONS = {
    errno.ENOENT: mark("not found"),
    errno.ENOTDIR: mark("not found"),
    errno.EACCES: mark("not permitted"),
    errno.EPERM: mark("not permitted"),
    errno.EROFS: mark("nothing can be written there"),
    errno.EISDIR: mark("is a folder"),
    errno.ENOSPC: mark("no space is left"),
    errno.EDQUOT: mark("no space is left"),
    errno.EFBIG: mark("the file would be too large"),
    errno.ENAMETOOLONG: mark("the name is too long"),
}


def reason_of(error: OSError) -> Text:
    """The reason alone; the system's own words where there are none of ours."""
    known = REASONS.get(error.errno or 0)
    return Text(known or error.strerror or str(error))


def failure_of(error: OSError) -> Text:
    """The file and the reason."""
    if error.filename is None:
        return reason_of(error)
    return Text("{file}: {reason}", file=str(error.filename), reason=reason_of(error))
