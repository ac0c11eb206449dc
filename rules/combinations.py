"""What several accounts come to side by side: the joint law that a total hides."""

from __future__ import annotations

from collections.abc import Sequence

from rules.law import Law
from rules.resolution import Account, Course

COMBINATION_LIMIT = 50_000

Amounts = tuple[int, ...]


def combinations(
    course: Course,
    accounts: Sequence[Account],
    caps: Sequence[int],
    limit: int = COMBINATION_LIMIT,
) -> Law[Amounts] | None:
    """The exact law of the sums on ``accounts``, each up to its cap, side by side.

    None where it would take more than ``limit`` states.
    """
    places = {account: place for place, account in enumerate(accounts)}
    written = [
        [(places[account], amount) for account, amount in marks if amount and account in places]
        for marks in course.ledger.marks
    ]
    tables: list[dict[Amounts, int]] = [{} for _ in course.nodes]
    start = tuple(
        min(course.sums.get(account, 0), cap) for account, cap in zip(accounts, caps, strict=True)
    )
    tables[0][start] = course.scale
    ended: dict[Amounts, int] = {}
    states = 0
    for node in course.walk():
        table, tables[node.index] = tables[node.index], {}
        states += len(table)
        if states > limit:
            return None
        for amounts, weight in table.items():
            if not node.edges:
                ended[amounts] = ended.get(amounts, 0) + weight
            unit = weight // node.total
            for to, line, share in node.edges:
                below = tables[to.index]
                after = _marked(amounts, written[line], caps)
                below[after] = below.get(after, 0) + unit * share
    return Law(ended)


def _marked(amounts: Amounts, marks: Sequence[tuple[int, int]], caps: Sequence[int]) -> Amounts:
    if not marks:
        return amounts
    after = list(amounts)
    for place, amount in marks:
        after[place] = min(after[place] + amount, caps[place])
    return tuple(after)
