import itertools
import json
import os

import pytest

from desktop.roster_library import Library
from desktop.trouble import TroubleError
from resources import locate
from rules.systems import load

GAME = load()["hell_dorado"]
SAMPLES = locate("samples", "rosters")
HOSTILE = ["Cabale : l'Œil / 2e bande ?", "CON", "..", "aux.json", "x.", "É" * 200, "🜏 <b>&"]


@pytest.fixture
def library(tmp_path):
    numbers = itertools.count(1)
    made = Library(tmp_path / "data" / "rosters", new_id=lambda: f"{next(numbers):08x}-0000")
    made.open_folder()
    return made


def names(library):
    return [one.name for one in library.shelf()]


def test_samples_are_copied_at_the_first_start_only(tmp_path):
    library = Library(tmp_path / "rosters", SAMPLES)
    library.open_folder()
    assert [one.path.name for one in library.shelf()] == sorted(
        one.name for one in SAMPLES.iterdir()
    )
    for one in library.shelf():
        assert one.path.read_bytes() == (SAMPLES / one.path.name).read_bytes()
        library.delete(one.path)
    library.open_folder()
    assert names(library) == []


@pytest.mark.parametrize("name", HOSTILE)
def test_any_name_is_saved_and_read_again(library, name):
    path = library.create(GAME, name)
    assert path.parent == library.folder
    assert len(path.name.encode()) <= 60 + len("-00000001.json")
    assert path.stem.isascii()
    assert library.read(path).reading.document["name"] == name
    assert names(library) == [name]


def test_renaming_does_not_move_the_file(library):
    path = library.create(GAME, "Avant")
    opened = library.read(path)
    renamed = library.save(opened, opened.reading.document | {"name": "Après / : tout"})
    assert renamed.path == path
    assert [(one.path, one.name) for one in library.shelf()] == [(path, "Après / : tout")]


def test_two_rosters_of_one_name_are_two_files(library):
    assert library.create(GAME, "Meute") != library.create(GAME, "Meute")


def test_rosters_are_listed_by_name_without_accents_and_case(library):
    for name in ("Emma", "Éloïse", "Elias", "zoé", "Œil"):
        library.create(GAME, name)
    assert names(library) == ["Elias", "Éloïse", "Emma", "Œil", "zoé"]


def test_the_file_is_readable_text_with_unix_lines(library):
    path = library.create(GAME, "Sœur Éloïse « l’Œil »")
    text = path.read_bytes().decode()
    assert '  "name": "Sœur Éloïse « l’Œil »",\n' in text
    assert text.endswith("}\n")
    assert list(library.folder.glob(".*")) == []


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 40, b"[]", b"{", b'"x"', b"\xff\xfe{}", b'{"toise": "battle"}', None]
)
def test_what_cannot_be_read_is_named_and_left_byte_for_byte(library, content):
    good = library.create(GAME, "Bonne")
    bad = library.folder / "bande.json"
    if content is None:
        content = good.read_bytes()[: good.stat().st_size // 2]
    bad.write_bytes(content)
    before = bad.stat().st_mtime_ns
    shelf = {one.path: one for one in library.shelf()}
    assert shelf[good].trouble is None
    assert shelf[bad].name == "bande.json"
    assert shelf[bad].trouble.path == bad
    with pytest.raises(TroubleError) as caught:
        library.read(bad)
    assert caught.value.path == bad
    library.open_folder()
    assert (bad.read_bytes(), bad.stat().st_mtime_ns) == (content, before)


def test_a_break_deep_in_the_file_shows_when_it_is_read(library):
    path = library.create(GAME, "Meute")
    document = json.loads(path.read_text())
    document["profiles"] = [{"id": "a", "name": "Goule", "count": 0}]
    path.write_text(json.dumps(document))
    with pytest.raises(TroubleError) as caught:
        library.read(path)
    assert caught.value.error.where == "profiles[0].count"


def test_a_folder_of_that_name_is_no_roster(library):
    (library.folder / "dossier.json").mkdir()
    (library.folder / "lisez-moi.txt").write_text("rien")
    assert [one.trouble is not None for one in library.shelf()] == [True]


def test_reading_writes_nothing(library):
    path = library.create(GAME, "Meute")
    document = json.loads(path.read_text())
    document["profiles"] = [{"name": "Sans identité"}]
    path.write_text(json.dumps(document))
    os.utime(path, ns=(1, 1))
    before = path.read_bytes()
    opened = library.read(path)
    assert [notice.where for notice in opened.reading.notices] == ["profiles[0].id"]
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, 1)


def test_saving_keeps_what_another_program_wrote_meanwhile(library):
    path = library.create(GAME, "Meute")
    opened = library.read(path)
    path.write_text("écrit par un autre")
    saved = library.save(opened, opened.reading.document | {"note": "à moi"})
    assert saved.set_aside.read_text() == "écrit par un autre"
    assert library.read(path).reading.document["note"] == "à moi"
    again = library.save(saved, saved.reading.document | {"note": "encore"})
    assert again.set_aside is None


def test_a_deleted_roster_can_be_taken_back_after_a_restart(library):
    path = library.create(GAME, "Meute")
    content = path.read_bytes()
    first = library.delete(path)
    library.add(json.loads(content))
    second = library.delete(library.shelf()[0].path)
    assert first != second
    assert names(library) == []
    again = Library(library.folder)
    assert again.restore(first).read_bytes() == content
    assert names(again) == ["Meute"]
    assert again.restore(second) != path
    assert names(again) == ["Meute", "Meute"]


def test_a_file_where_the_folder_should_be_is_said(tmp_path):
    (tmp_path / "rosters").write_text("pas un dossier")
    library = Library(tmp_path / "rosters", SAMPLES)
    for act in (
        library.open_folder,
        library.shelf,
        lambda: library.create(GAME, "Meute"),
    ):
        with pytest.raises(TroubleError) as caught:
            act()
        assert str(tmp_path / "rosters") in str(caught.value.path)
    assert (tmp_path / "rosters").read_text() == "pas un dossier"


def test_a_save_that_fails_leaves_the_old_file(library, tmp_path):
    path = library.create(GAME, "Meute")
    opened = library.read(path)
    elsewhere = tmp_path / "ailleurs"
    library.folder.rename(elsewhere)
    library.folder.write_text("le disque n’est plus là")
    with pytest.raises(TroubleError):
        library.save(opened, opened.reading.document | {"note": "perdu ?"})
    assert json.loads((elsewhere / path.name).read_text())["note"] == ""


def test_what_a_killed_program_left_half_written_is_swept(library):
    left = library.folder / ".meute-00000001.json.x1y2.tmp"
    left.write_text('{"toise": "ro')
    library.open_folder()
    assert not left.exists()
