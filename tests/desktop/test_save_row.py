"""Attackers in a row are saved together, each in a file of his own."""

import copy
import json

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QWidget

from desktop.dialogs.message import Message
from desktop.documents import Documents
from desktop.files import write_document
from desktop.session import Session
from desktop.words import Words
from rules.resolution import Resolver
from tests.desktop.skaven import FIRST, SECOND


@pytest.fixture
def first(tmp_path):
    path = tmp_path / "griffe.json"
    write_document(path, FIRST)
    return path


@pytest.fixture
def session(qapp, first):
    row = Session(Words("en"), Resolver(), copy.deepcopy(FIRST))
    row.open(copy.deepcopy(FIRST), first)
    row.add_attacks([(copy.deepcopy(SECOND), None)])
    return row


@pytest.fixture
def documents(session, qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    return Documents(session, parent, lambda _: None, lambda _: None, lambda: True)


@pytest.fixture
def asked(monkeypatch):
    """Answers to where a file shall be saved, and what each question proposed."""
    answers, proposed = [], []

    def ask(_, title, start, *__):
        proposed.append((title, start))
        return str(answers.pop(0)), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    return answers, proposed


def changed(session):
    """Edit what both say of their target, with the second in hand."""
    document = copy.deepcopy(session.document)
    document["targets"][0]["toughness"] = 5
    session.edit(document)


def toughness(path):
    return json.loads(path.read_text(encoding="utf-8"))["targets"][0]["toughness"]


def close_message(said):
    def close():
        box = QApplication.activeModalWidget()
        assert isinstance(box, Message)
        said.append(box.accessibleDescription())
        box.findChildren(QPushButton)[-1].click()

    QTimer.singleShot(0, close)


def test_saving_saves_all_of_them(session, documents, asked, first, tmp_path):
    answers, proposed = asked
    answers.append(tmp_path / "croc.json")
    changed(session)
    assert documents.save()
    assert not any(map(session.is_unsaved, range(2)))
    assert [toughness(path) for path in (first, tmp_path / "croc.json")] == [5, 5]
    title, start = proposed[0]
    assert title == "Save the engagement: Croc"
    assert start == str(tmp_path / "Croc.toise.json")


def test_who_is_in_hand_stays_so(session, documents, asked, tmp_path):
    asked[0].append(tmp_path / "croc.json")
    session.choose_attack(0)
    documents.save()
    assert session.attacks.place == 0
    assert not session.is_unsaved(1)


def test_cancelling_the_question_still_saves_those_with_a_file(session, documents, asked, first):
    asked[0].append("")
    changed(session)
    assert not documents.save()
    assert toughness(first) == 5
    assert [session.is_unsaved(place) for place in range(2)] == [False, True]


def test_the_file_of_another_is_not_written_over(documents, asked, first):
    asked[0].append(first)
    said = []
    close_message(said)
    assert not documents.save()
    assert said == ["Another attacker of the row is kept in it."]
    assert json.loads(first.read_text(encoding="utf-8")) == FIRST


def test_one_file_opened_twice_is_kept_by_the_first(session, documents, first, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(first)], ""))
    documents.choose_next()
    assert [session.path_of(place) for place in range(3)] == [first, None, None]
    assert session.is_unsaved(2)


def test_saving_under_another_name_is_for_the_one_in_hand(session, documents, asked, tmp_path):
    asked[0].append(tmp_path / "copie.json")
    session.choose_attack(0)
    assert documents.save_as()
    assert session.path == tmp_path / "copie.json"
    assert session.is_unsaved(1)
