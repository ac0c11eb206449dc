"""Nothing is lost: full disks, killed programs, second windows, torn files, older versions."""

import itertools
import json
import signal
import subprocess
import sys
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop.data_lock import DataLock
from desktop.files import document_bytes, write_whole
from desktop.roster_backups import Backup, Backups, worth_keeping
from desktop.roster_desk import RosterDesk
from desktop.roster_library import Library
from desktop.roster_text import RosterText
from desktop.trouble import TroubleError
from resources import locate
from rules.roster_reading import read_roster
from rules.systems import load

resource = pytest.importorskip("resource")
pytestmark = pytest.mark.usefixtures("qapp")
SAMPLES = locate("samples", "rosters")
GAME = load()["hell_dorado"]
NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)


class Clock:
    """A clock that a test turns."""

    def __init__(self):
        self.at = NOON

    def __call__(self):
        return self.at


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def library(tmp_path, clock):
    numbers = itertools.count(1)
    made = Library(
        tmp_path / "rosters", SAMPLES, new_id=lambda: f"{next(numbers):08x}-0", clock=clock
    )
    made.open_folder()
    return made


@pytest.fixture
def desk(qapp, library):
    del qapp
    made = RosterDesk(library)
    made.start()
    return made


@contextmanager
def full_disk(left):
    """A disk on which a file can have only so many bytes: the system's own error, mid-write."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (left, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def note(desk, text):
    desk.edit_roster("note", text)
    desk.save()


def test_a_full_disk_loses_nothing_and_says_so(desk, library):
    path = desk.opened.path
    before = path.read_bytes()
    with full_disk(len(before) // 2):
        note(desk, "x")
    assert desk.trouble.path in (path, library.backups.folder)
    assert (path.read_bytes(), desk.unsaved) == (before, True)
    assert list(library.folder.glob(".*")) == []
    note(desk, "y")
    assert not desk.unsaved
    assert json.loads(path.read_text())["note"] == "y"


def test_a_trouble_is_over_once_nothing_waits_to_be_saved(desk):
    with full_disk(100):
        note(desk, "x")
    assert desk.trouble is not None
    assert desk._timer.isActive()
    desk.undo()
    desk.save()
    assert (desk.unsaved, desk.trouble) == (False, None)


def test_a_write_that_breaks_off_leaves_no_half_file(tmp_path):
    path = tmp_path / "a.json"
    write_whole(path, b"old")
    with full_disk(1000), pytest.raises(OSError, match=r"[Tt]oo large"):
        write_whole(path, b"x" * 5000)
    assert path.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["a.json"]


def test_a_link_stays_a_link_and_permissions_stay(tmp_path):
    path, link = tmp_path / "a.json", tmp_path / "link.json"
    path.write_bytes(b"old")
    path.chmod(0o600)
    link.symlink_to(path)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert (path.read_bytes(), path.stat().st_mode & 0o777) == (b"new", 0o600)


OWNER = """
import sys, time
from pathlib import Path
from desktop.data_lock import DataLock
lock = DataLock(Path(sys.argv[1]))
print(lock.take(), flush=True)
time.sleep(60)
"""


def owner_of(folder):
    """Another program that holds the folder."""
    root = Path(__file__).parent.parent.parent
    owner = subprocess.Popen(
        [sys.executable, "-c", OWNER, str(folder)], cwd=root, stdout=subprocess.PIPE, text=True
    )
    assert owner.stdout.readline().strip() == "True"
    return owner


def test_a_second_window_only_shows_and_takes_over_from_a_dead_owner(tmp_path, library):
    owner = owner_of(tmp_path)
    try:
        desk = RosterDesk(library, lock=DataLock(tmp_path))
        desk.start()
        before = desk.opened.path.read_bytes()
        assert desk.locked_out
        assert desk.read_only
        note(desk, "x")
        desk.create(GAME, "Neuve")
        assert desk.delete() is None
        desk.retake()
        assert desk.locked_out
        assert desk.opened.path.read_bytes() == before
        assert len(list(library.folder.iterdir())) == len(list(SAMPLES.iterdir()))
    finally:
        owner.send_signal(signal.SIGKILL)
        owner.wait()
        owner.stdout.close()
    desk.retake()
    assert not desk.locked_out
    note(desk, "y")
    assert json.loads(desk.opened.path.read_text())["note"] == "y"
    desk._lock.release()


def test_one_window_leaves_the_folder_to_the_next(tmp_path):
    first, second = DataLock(tmp_path), DataLock(tmp_path)
    assert first.take()
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    second.release()


def test_a_folder_that_cannot_hold_a_lock_has_no_owner(tmp_path):
    (tmp_path / "file").write_text("no folder")
    assert DataLock(tmp_path / "file" / "data").take()
    assert DataLock(tmp_path / "file").take()


def test_only_who_holds_the_folder_sweeps_it(tmp_path, library):
    left = library.folder / ".meute.json.0a1b2c3d.tmp"
    left.write_text("half")
    holder = DataLock(tmp_path)
    assert holder.take()
    RosterDesk(library, lock=DataLock(tmp_path)).start()
    assert left.exists()
    RosterDesk(library, lock=holder).start()
    assert not left.exists()
    holder.release()


def test_what_was_read_is_set_aside_before_the_first_save(desk, library):
    path, before = desk.opened.path, desk.opened.path.read_bytes()
    for text in ("a", "b", "c"):
        note(desk, text)
    (backup,) = library.backups.of(path)
    assert backup.path.read_bytes() == before
    assert backup.at == NOON


def test_a_longer_evening_has_more_than_one_earlier_version(desk, library, clock):
    for minutes in (0, 5, 11, 30):
        clock.at = NOON + timedelta(minutes=minutes)
        note(desk, f"à {minutes} min")
    found = [json.loads(one.path.read_text())["note"] for one in library.backups.of(
        desk.opened.path)]  # fmt: skip
    assert found == ["à 11 min", "à 5 min", "Exemple, à remplacer par les valeurs de vos cartes."]


def test_old_versions_make_room_but_one_of_each_day_stays(tmp_path, clock):
    kept = Backups(tmp_path / "backups", tmp_path, clock)
    path = tmp_path / "a.json"
    for hour in range(0, 24 * 20, 3):
        clock.at = NOON + timedelta(hours=hour)
        kept.keep(path, str(hour).encode())
    found = kept.of(path)
    assert len(found) <= 24
    assert found[0].at == clock.at
    assert len({one.at.date() for one in found}) == 14
    assert len(list((tmp_path / "backups").iterdir())) == len(found)
    hours = [Backup(path, NOON - timedelta(hours=hour)) for hour in range(40)]
    assert worth_keeping(hours)[:10] == hours[:10]


def test_the_earlier_version_wins_over_autosave_and_can_be_undone(desk, library, clock):
    path, yesterday = desk.opened.path, desk.opened.path.read_bytes()
    note(desk, "aujourd’hui")
    today = path.read_bytes()
    desk.edit_roster("note", "aujourd’hui encore")
    clock.at += timedelta(hours=1)
    (backup,) = library.backups.of(path)
    desk.restore_backup(path, backup)
    assert path.read_bytes() == yesterday
    assert desk.close()
    assert path.read_bytes() == yesterday
    desk.undo()
    desk.save()
    assert json.loads(path.read_text())["note"] == "aujourd’hui encore"
    versions = [one.path.read_bytes() for one in library.backups.of(path)]
    assert yesterday in versions
    assert today != yesterday


def test_a_torn_file_offers_its_last_good_version_and_is_itself_kept(desk, library):
    path = desk.opened.path
    note(desk, "bon")
    note(desk, "mieux")
    torn = path.read_bytes()[:700]
    path.write_bytes(torn)
    again = RosterDesk(Library(library.folder, SAMPLES))
    again.start()
    again.open(path)
    assert again.trouble.path == path
    note(again, "x")
    assert path.read_bytes() == torn
    backup = again.store.last_good(path)
    again.restore_backup(path, backup)
    assert again.opened.path == path
    assert again.trouble is None
    (trashed,) = again.store.trashed()
    assert trashed.path.read_bytes() == torn


@pytest.mark.parametrize("content", [b"", b"\0" * 200, b"[]"])
def test_without_an_earlier_version_none_is_offered(library, content):
    path = library.folder / "bande.json"
    path.write_bytes(content)
    assert library.last_good(path) is None
    assert path.read_bytes() == content


def test_open_and_close_without_an_edit_writes_nothing(desk, library):
    paths = [one.path for one in desk.shelf]
    before = [(path.read_bytes(), path.stat().st_mtime_ns) for path in paths]
    for path in paths:
        desk.open(path)
    assert desk.close()
    assert [(path.read_bytes(), path.stat().st_mtime_ns) for path in paths] == before
    assert not library.backups.folder.exists()


def test_undoing_everything_is_no_change(desk):
    before = desk.opened.path.stat().st_mtime_ns
    desk.edit_roster("note", "x")
    desk.undo()
    assert desk.close()
    assert desk.opened.path.stat().st_mtime_ns == before


def test_an_older_version_is_migrated_in_memory_and_its_bytes_kept(tmp_path):
    def second(document):
        return document | {"note": document["remark"]}

    raw = json.dumps({"toise": "roster", "version": 1, "id": "r", "system": "hell_dorado",
                      "name": "Vieille", "remark": "gardée", "profiles": []}).encode()  # fmt: skip
    reading = read_roster(raw, lambda: "x", [second])
    assert (reading.document["version"], reading.document["note"]) == (2, "gardée")
    assert not reading.read_only
    assert read_roster(raw, lambda: "x").document["version"] == 1
    assert read_roster(reading.document, lambda: "x").read_only
    library = Library(tmp_path / "rosters")
    library.open_folder()
    path = library.folder / "vieille.json"
    path.write_bytes(raw)
    library.save(library.read(path), reading.document)
    assert [one.path.read_bytes() for one in library.backups.of(path)] == [raw]


def test_the_trash_lists_and_gives_back_after_a_restart(desk, library):
    path, name = desk.opened.path, desk.document["name"]
    content = path.read_bytes()
    desk.delete()
    again = Library(library.folder, SAMPLES)
    (trashed,) = again.trashed()
    assert trashed.name == name
    assert again.restore(trashed.path) == path
    assert path.read_bytes() == content


def test_rosters_outside_the_folder_are_edited_where_they_lie(desk, tmp_path):
    outside = tmp_path / "ailleurs" / "Meute à moi.json"
    outside.parent.mkdir()
    outside.write_bytes((SAMPLES / "meute-du-puits-4d075dbc.json").read_bytes())
    before = outside.read_bytes()
    desk.open_outside(outside)
    note(desk, "x")
    assert json.loads(outside.read_text())["note"] == "x"
    assert [one.path.read_bytes() for one in desk.store.backups.of(outside)] == [before]
    desk.list_again()
    assert outside in [one.path for one in desk.shelf]
    assert len(list(desk.store.folder.iterdir())) == len(list(SAMPLES.iterdir()))


def test_the_file_is_written_as_one_document_however_little_changed(desk):
    text = RosterText()
    for field, value in (("name", "É\n« œ »"), ("count", 3), ("note", 'a\nb "c"\\')):
        desk.edit_profiles([desk.document["profiles"][1]["id"]], "", field, value)
        assert text.of(desk.document) == document_bytes(desk.document)
    empty = desk.document | {"profiles": []}
    assert text.of(empty) == document_bytes(empty)


def test_a_folder_that_cannot_be_written_is_named(desk, library):
    library.folder.rename(library.folder.with_name("moved"))
    library.folder.write_text("no folder")
    note(desk, "x")
    assert str(library.folder) in str(desk.trouble.path)
    for act in (library.open_folder, library.shelf):
        with pytest.raises(TroubleError):
            act()
    assert library.folder.read_text() == "no folder"


def test_undo_outlives_a_look_at_another_roster(desk):
    first, second = desk.shelf[0].path, desk.shelf[1].path
    before = desk.document
    note(desk, "x")
    desk.open(second)
    assert not desk.can_undo
    desk.open(first)
    desk.undo()
    assert desk.document == before
    desk.redo()
    desk.save()
    first.write_text(json.dumps(json.loads(first.read_text()) | {"note": "par un autre"}))
    desk.open(second)
    desk.open(first)
    assert not desk.can_undo
