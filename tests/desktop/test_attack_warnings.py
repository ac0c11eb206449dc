"""What the column says of a result that it warns of."""

from desktop.views.attack.column import AttackColumn


def test_a_field_that_nothing_reads_is_named(session, qtbot):
    column = AttackColumn(session)
    qtbot.addWidget(column)
    session.edit({**session.document, "scenery": "gué"})
    assert any("scenery" in line for line in column.body.assumptions())
