"""Make the Debian package from the bundle: ``python packaging/deb.py dist/toise dist [ADDRESS]``.

Who publishes it is told by DEBFULLNAME and DEBEMAIL, as to Debian's own tools; ADDRESS is where the
pictures of the AppStream metadata are kept.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ET
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from layout import HERE, METAINFO, lay_out, packed

RENAMED = {"libglib2.0-0", "libcups2"}
BUILD_ONLY = {"python3-venv"}
REVISION = 1
"""How often this version was packed for Debian."""


def make(bundle: Path, folder: Path, pictures: str = "") -> Path:
    """Write ``toise_VERSION_ARCH.deb`` into a folder; its path.

    Raises:
        CalledProcessError: dpkg-deb is not there or refuses.
    """
    version, architecture = debian_version(), _architecture()
    target = folder / f"toise_{version}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as work:
        root = Path(work) / "root"
        lay_out(root, bundle, pictures)
        write_documents(root)
        write_control(root, version, architecture)
        _open_to_all(root)
        subprocess.run(  # noqa: S603
            ["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", str(root), str(target)],  # noqa: S607
            check=True,
            stdout=subprocess.DEVNULL,
        )
    return target


def project_version() -> str:
    """The version that pyproject.toml names."""
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])


def debian_version() -> str:
    """The project's version and how often it was packed."""
    return f"{project_version()}-{REVISION}"


def maintainer() -> str:
    """Who publishes the package, by the variables that Debian's tools read."""
    name = os.environ.get("DEBFULLNAME", "The Toise authors")
    return f"{name} <{os.environ.get('DEBEMAIL', 'toise@localhost')}>"


def depends() -> str:
    """What must be installed beside the bundle; some names end in t64 from 2024 on."""
    lines = (HERE / "apt-packages.txt").read_text(encoding="utf-8").splitlines()
    names = [name for line in lines if (name := line.partition("#")[0].strip())]
    wanted = [name for name in names if name not in BUILD_ONLY]
    return ", ".join(f"{name} | {name}t64" if name in RENAMED else name for name in wanted)


def write_documents(root: Path) -> None:
    """Lay the licence, the changes and lintian's exceptions where Debian's policy wants them."""
    place = root / "usr/share/doc/toise"
    place.mkdir(parents=True)
    licence = (HERE.parent / "LICENSE").read_text(encoding="utf-8")
    (place / "copyright").write_text(_copyright(licence), encoding="utf-8")
    changes = (HERE.parent / "CHANGELOG.md").read_bytes()
    (place / "changelog.gz").write_bytes(packed(changes))
    (place / "changelog.Debian.gz").write_bytes(packed(_debian_changes().encode()))
    overrides = root / "usr/share/lintian/overrides/toise"
    overrides.parent.mkdir(parents=True)
    overrides.write_bytes((HERE / "lintian-overrides").read_bytes())


def write_control(root: Path, version: str, architecture: str) -> None:
    """Write what dpkg reads of the package."""
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(path.stat().st_size for path in files) // 1024
    sums = [f"{_sum(path)}  {path.relative_to(root)}\n" for path in files]
    control = root / "DEBIAN"
    control.mkdir()
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")
    (control / "control").write_text(_control(version, architecture, size), encoding="utf-8")


def _control(version: str, architecture: str, size: int) -> str:
    return (
        "Package: toise\n"
        f"Version: {version}\n"
        f"Architecture: {architecture}\n"
        f"Maintainer: {maintainer()}\n"
        f"Installed-Size: {size}\n"
        f"Depends: libc6 (>= 2.36), {depends()}\n"
        "Section: utils\n"
        "Priority: optional\n"
        "Description: assistant for the miniature table\n"
        " Toise reads the weapon as the card prints it and says exactly what may happen\n"
        " to everyone under the template. It rolls the dice or takes them as they fall\n"
        " on the table, keeps the rosters and prints the account, without a network.\n"
    )


def _debian_changes() -> str:
    return (
        f"toise ({debian_version()}) unstable; urgency=medium\n\n"
        f"  * Packed from Toise {project_version()}; what is new in it: changelog.gz.\n\n"
        f" -- {maintainer()}  {format_datetime(_released())}\n"
    )


def _released() -> datetime:
    """The day of this version's release, as the AppStream metadata tells it."""
    releases = ET.parse(HERE / METAINFO).iter("release")  # noqa: S314
    days = {release.get("version"): release.get("date", "") for release in releases}
    return datetime.fromisoformat(days[project_version()]).replace(tzinfo=UTC)


def _copyright(licence: str) -> str:
    body = "".join(f" {line}\n" if line else " .\n" for line in licence.strip().splitlines())
    head = "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
    return f"{head}{_carried()}\nFiles: *\nCopyright: The Toise authors\nLicense: MIT\n{body}"


def _carried() -> str:
    """What came with the bundle, and under which licence."""
    lines = (HERE / "bundled.txt").read_text(encoding="utf-8").splitlines()
    told = "".join(f"  * {line}\n" for line in lines)
    return (
        "Comment: The folder usr/lib/toise/_internal carries what others made, as they built it,\n"
        " each under its own licence, and system libraries of the machine that packed it, whose\n"
        f" licences are those of Debian's packages:\n{told}"
    )


def _sum(path: Path) -> str:
    """What dpkg checks a file against; no protection, hence the old kind of sum."""
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def _architecture() -> str:
    asked = ["dpkg", "--print-architecture"]
    done = subprocess.run(asked, check=True, capture_output=True, text=True)  # noqa: S603
    return done.stdout.strip()


def _open_to_all(root: Path) -> None:
    """Let everybody read what is installed, whatever the umask of who builds it."""
    for path in (root, *root.rglob("*")):
        if path.is_symlink():
            continue
        runs = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.suffixes)
        path.chmod(0o755 if runs else 0o644)


if __name__ == "__main__":
    sys.stdout.write(f"{make(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:4])}\n")
