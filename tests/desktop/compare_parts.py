"""A comparison with its cells computed, and what is read from its grid."""

from PySide6.QtCore import Qt

from desktop.compare.desk import CompareDesk
from rules.matrix import Attack, Mark

GAS = Attack("Gas", {"weapon": "souffle englobant (gaz • puissance 3/1)"})
SPIT = Attack("Spit", {"weapon": "souffle englobant (feu • puissance 5/2)"})
UNARMED = Attack("Unarmed", {"weapon": "tir (dégâts 2/4/6/8/10)"})
IMP = Mark("Imp", {"hit_points": 1})
KNIGHT = Mark("Knight", {"hit_points": 6, "protection": 2})


def finished(qtbot, desk):
    """Wait until every cell of the comparison is there."""

    def all_there():
        board = desk.board
        assert all(desk.cell(row, col) for row in board.rows for col in board.columns)

    qtbot.waitUntil(all_there)
    return desk


def small_desk(qtbot, parent=None):
    """Two attacks by two targets."""
    desk = CompareDesk("hell_dorado", parent)
    board = desk.board
    for row in board.rows:
        desk.change(lambda b, row=row: b.without_row(row.id))
    for column in board.columns:
        desk.change(lambda b, column=column: b.without_column(column.id))
    desk.add_attacks([GAS, SPIT])
    desk.add_marks([IMP, KNIGHT])
    return finished(qtbot, desk)


def shown(grid):
    """The cells as they stand on the screen."""
    model = grid.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def heads(grid, across=True):
    """The names of the columns, or of the rows."""
    model = grid.model()
    way = Qt.Orientation.Horizontal if across else Qt.Orientation.Vertical
    count = model.columnCount() if across else model.rowCount()
    return [model.headerData(at, way) for at in range(count)]
