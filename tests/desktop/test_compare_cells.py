from desktop.compare.board import Board
from desktop.compare.cells import MOST_KEPT, KnownCells
from rules.counted import Counted, Summed
from rules.gauges import Fate
from rules.law import Law
from rules.matrix import Attack, Mark

LOST = Summed("lost", 6)
FATE = Fate(Counted(LOST, LOST, 6), {"lost": Law.certain(0)})


def board(rows, columns):
    """Rows of these shootings by columns of these points."""
    attacks = [Attack(f"A{n}", {"attacker": {"shooting": n}}) for n in rows]
    marks = [Mark(f"T{n}", {"hit_points": n}) for n in columns]
    return Board("hell_dorado").with_attacks(attacks).with_marks(marks)


def computed(of):
    return {row.key: {column.key: FATE for column in of.columns} for row in of.rows}


def lacking(known, of):
    return sum(len(known.lack(row, of.columns)) for row in of.rows)


def test_what_was_shown_before_is_there_when_it_is_taken_back():
    known, first, second = KnownCells(), board(range(9), range(9)), board(range(5, 20), range(9))
    known.take(computed(first), first)
    assert lacking(known, second) == 11 * 9
    known.take(computed(second), second)
    assert lacking(known, first) == lacking(known, second) == 0
    assert known.get(first.rows[0], first.columns[0]) is FATE


def test_of_what_is_not_shown_any_more_the_oldest_are_forgotten():
    known = KnownCells()
    boards = [board(range(at, at + 200), range(3)) for at in (0, 200, 400, 600)]
    for one in boards:
        known.take(computed(one), one)
    assert len(list(known)) == MOST_KEPT * 3
    assert lacking(known, boards[-1]) == 0
    assert lacking(known, boards[0]) == 200 * 3
    assert lacking(known, boards[2]) == 100 * 3


def test_a_row_that_stays_forgets_the_targets_that_went():
    known = KnownCells()
    for at in range(0, 1000, 200):
        one = board(range(2), range(at, at + 200))
        known.take(computed(one), one)
        assert lacking(known, one) == 0
    assert len(list(known)) == MOST_KEPT * 2


def test_equal_lines_share_their_cells():
    known, one = KnownCells(), board([4, 4], [6, 6, 6])
    assert lacking(known, one) == 6
    known.take(computed(one), one)
    assert len(list(known)) == 1
    assert lacking(known, one) == 0
