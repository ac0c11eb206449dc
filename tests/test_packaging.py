"""What a desktop and a Debian packager find: entries, file types, manuals, the laid out tree."""

import gzip
import importlib.util
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from configparser import RawConfigParser
from importlib.metadata import requires
from pathlib import Path

import pytest

from desktop.files import SUFFIX
from desktop.options import WINDOW, command_options

ROOT = Path(__file__).parent.parent
PACKAGING = ROOT / "packaging"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
MANUALS = ("toise.1", "toise.fr.1")
METAINFO = "org.toise.Toise.metainfo.xml"


@pytest.fixture(scope="module")
def scripts():
    """The packaging scripts, imported as they import each other."""
    found = {}
    with pytest.MonkeyPatch.context() as patch:
        for name in ("pictures", "layout", "deb"):
            spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
            found[name] = importlib.util.module_from_spec(spec)
            patch.setitem(sys.modules, name, found[name])
            spec.loader.exec_module(found[name])
        yield found


@pytest.fixture(scope="module")
def root(scripts, tmp_path_factory):
    bundle = tmp_path_factory.mktemp("bundle") / "toise"
    bundle.mkdir()
    program = bundle / "toise"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o700)
    library = bundle / "libQt6Core.so.6"
    library.touch()
    library.chmod(0o755)
    place = tmp_path_factory.mktemp("package") / "root"
    scripts["layout"].lay_out(place, bundle)
    scripts["deb"].write_documents(place)
    scripts["deb"].write_control(place, scripts["deb"].debian_version(), "amd64")
    scripts["deb"]._open_to_all(place)
    return place


def entry():
    read = RawConfigParser()
    read.optionxform = str
    read.read(PACKAGING / "toise.desktop", encoding="utf-8")
    return read["Desktop Entry"]


def commands():
    return next(iter(command_options()._subparsers._group_actions)).choices


def test_the_command_leads_to_the_bundle(root):
    command = root / "usr/bin/toise"
    assert command.resolve() == (root / "usr/lib/toise/toise").resolve()
    assert command.stat().st_mode & 0o777 == 0o755


def test_a_library_is_no_program(root):
    assert (root / "usr/lib/toise/libQt6Core.so.6").stat().st_mode & 0o777 == 0o644


def test_every_size_of_the_icon_is_a_picture_of_that_size(scripts, root):
    from PySide6.QtGui import QImage

    for size in scripts["layout"].ICON_SIZES:
        image = QImage(str(root / f"usr/share/icons/hicolor/{size}x{size}/apps/toise.png"))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(size // 2, size // 5).alpha() == 255


def test_what_is_declared_is_there(root):
    assert entry()["Icon"] == "toise"
    assert entry()["Exec"] == "toise %f"
    types = ET.parse(root / "usr/share/mime/packages/toise.xml")
    known = {kind.get("type") for kind in types.iter(f"{MIME}mime-type")}
    assert set(entry()["MimeType"].rstrip(";").split(";")) == known
    globs = {glob.get("pattern") for glob in types.iter(f"{MIME}glob")}
    assert f"*{SUFFIX}" in globs


def test_the_sums_are_those_of_the_files(root):
    listed = (root / "DEBIAN/md5sums").read_text().splitlines()
    assert len(listed) == sum(
        path.is_file() and not path.is_symlink() for path in (root / "usr").rglob("*")
    )
    if shutil.which("md5sum"):
        subprocess.run(
            ["md5sum", "--quiet", "-c", "DEBIAN/md5sums"], cwd=root, check=True, timeout=30
        )


def test_the_package_needs_what_the_set_up_installs(scripts):
    needed = scripts["deb"].depends().split(", ")
    assert "libxcb-cursor0" in needed
    assert "libcups2 | libcups2t64" in needed
    assert not any("python" in name for name in needed)


def test_the_control_names_the_version_of_the_project(scripts, root):
    control = (root / "DEBIAN/control").read_text(encoding="utf-8")
    assert f"\nVersion: {scripts['deb'].project_version()}-1\n" in control
    metainfo = ET.parse(PACKAGING / "org.toise.Toise.metainfo.xml")
    releases = {release.get("version") for release in metainfo.iter("release")}
    assert scripts["deb"].project_version() in releases


def test_who_publishes_the_package_names_himself(scripts, monkeypatch):
    assert scripts["deb"].maintainer() == "The Toise authors <toise@localhost>"
    monkeypatch.setenv("DEBFULLNAME", "Éloïse")
    monkeypatch.setenv("DEBEMAIL", "eloise@localhost")
    assert scripts["deb"].maintainer() == "Éloïse <eloise@localhost>"


def test_debian_finds_its_own_changes_beside_those_of_the_program(root):
    place = root / "usr/share/doc/toise"
    lines = gzip.decompress((place / "changelog.Debian.gz").read_bytes()).decode().splitlines()
    assert re.fullmatch(r"toise \(\S+-1\) unstable; urgency=medium", lines[0])
    assert re.fullmatch(r" -- .+ <\S+>  \w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000", lines[-1])
    assert gzip.decompress((place / "changelog.gz").read_bytes()).startswith(b"# Changes")


def test_without_an_address_the_metadata_has_no_pictures(root):
    laid = (root / "usr/share/metainfo" / METAINFO).read_bytes()
    assert laid == (PACKAGING / METAINFO).read_bytes()
    assert b"screenshot" not in laid


def test_with_an_address_the_metadata_shows_every_picture(scripts, tmp_path):
    plain = (PACKAGING / METAINFO).read_text(encoding="utf-8")
    told = scripts["pictures"].with_pictures(plain, "https://toise.invalid/pictures/")
    images = [image.text.rpartition("/") for image in ET.fromstring(told).iter("image")]
    assert {folder for folder, _, _ in images} == {"https://toise.invalid/pictures"}
    kept = {path.name for path in (PACKAGING / "screenshots").glob("*.png")}
    assert {name for _, _, name in images} == kept
    (tmp_path / METAINFO).write_text(told, encoding="utf-8")
    accepted("appstreamcli", "validate", "--no-net", tmp_path / METAINFO)


@pytest.mark.parametrize("manual", MANUALS)
def test_the_manual_knows_every_command_and_option(manual):
    text = (PACKAGING / "man" / manual).read_text(encoding="utf-8").replace("\\-", "-")
    known = commands()
    options = {
        option
        for command in (command_options(), *known.values())
        for action in command._actions
        for option in action.option_strings
        if option.startswith("--")
    }
    missing = [word for word in {*known, *options} - {WINDOW} if word not in text]
    assert missing == []


@pytest.mark.parametrize("place", ["man1", "fr/man1"])
def test_the_manual_is_packed(root, place):
    packed = (root / f"usr/share/man/{place}/toise.1.gz").read_bytes()
    assert gzip.decompress(packed).startswith(b".TH TOISE 1")


def test_the_licence_is_whole(root):
    told = (root / "usr/share/doc/toise/copyright").read_text(encoding="utf-8")
    words = re.sub(r"\s+", " ", (ROOT / "LICENSE").read_text(encoding="utf-8")).strip()
    assert words in re.sub(r"\s+", " ", re.sub(r"(?m)^ \.$", "", told))


def carried(part="toise"):
    """The distributions that the program needs, one by the other."""
    needs = [one for one in requires(part) or [] if "extra ==" not in one]
    names = {re.match(r"[\w.-]+", one)[0].lower().replace("_", "-") for one in needs}
    return names.union(*map(carried, names))


def test_every_licence_of_the_bundle_is_named(root):
    told = (root / "usr/share/doc/toise/copyright").read_text(encoding="utf-8")
    named = {name.lower() for name in re.findall(r"^  \* ([\w-]+): \S", told, re.MULTILINE)}
    assert carried() <= named
    assert "python" in named


def accepted(tool, *arguments):
    """What a tool of the desktop says of a file, which it must accept without a warning."""
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run(
        [tool, *map(str, arguments)], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert not re.search(r"^[EW]: |warning", done.stdout + done.stderr, re.MULTILINE)


def test_the_desktop_accepts_the_entry():
    accepted("desktop-file-validate", PACKAGING / "toise.desktop")


def test_the_software_centre_accepts_the_metadata():
    accepted("appstreamcli", "validate", "--no-net", PACKAGING / METAINFO)


@pytest.mark.parametrize("manual", MANUALS)
def test_the_manual_is_set_without_a_warning(manual):
    accepted("man", "--warnings", "--encoding=UTF-8", "--local-file", PACKAGING / "man" / manual)
