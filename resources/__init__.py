"""What the program shows and carries with it: translations, icons, samples, templates, texts."""

from pathlib import Path

ROOT = Path(__file__).parent


def locate(*parts: str) -> Path:
    """The path of a resource: ``locate("samples", "hell_dorado", "embuscade.json")``.

    Nothing says that it exists; the program is never installed as an archive.
    """
    return ROOT.joinpath(*parts)
