"""Every dialog of the program on real data, by the name of its class."""

from datetime import UTC, datetime
from pathlib import Path

from desktop.dialogs import battle_attack, compared_attack
from desktop.dialogs.backwards import BackwardsDialog
from desktop.dialogs.battle_apply import ApplyDialog, Proposal
from desktop.dialogs.battle_end import EndDialog
from desktop.dialogs.battle_mend import MendDialog
from desktop.dialogs.battle_small import ContactsDialog, NoteDialog, StatesDialog
from desktop.dialogs.compared_target import TargetDialog
from desktop.dialogs.crash import ENDED, CrashDialog
from desktop.dialogs.editions import EditionsDialog
from desktop.dialogs.figure import FigureDialog, FigureFacts
from desktop.dialogs.help import HelpWindow
from desktop.dialogs.import_preview import ImportPreview
from desktop.dialogs.kept_versions import Kept, KeptVersions
from desktop.dialogs.message import Message
from desktop.dialogs.new_battle import NewBattleDialog
from desktop.dialogs.preset_picker import PresetPicker
from desktop.dialogs.profile_picker import ProfilePicker
from desktop.dialogs.wound_table import WoundTableDialog
from desktop.reading.guide import guide
from desktop.roster_library import Library
from desktop.session import Session
from desktop.views.attack.game import game_of
from desktop.views.attack.preset_list import weapon_entries
from desktop.wound_tables import WoundTables
from resources import locate
from rules.battle.board import board_of
from rules.battle.game import Change
from rules.case import resolve
from rules.matrix import Attack, Mark
from rules.resolution import Resolver
from rules.roster_columns import Columns
from rules.roster_import import plan_of
from rules.roster_source import read_text
from rules.service import read_engagement
from rules.systems import load
from rules.text import Text
from tests.desktop.ambush import AMBUSH
from tests.desktop.battle_parts import desk_in
from tests.desktop.engines import WEAR, engagement
from tests.rules.battle.test_games import engines

NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)
LONG = "Le-Très-Honorable-Chevalier-de-la-Cabale-de-l’Œil-et-de-ses-Environs"
HELL = load()["hell_dorado"]


def dialogs(words, folder):
    """How each is made, by its name; ``folder`` takes what they read from."""
    library = Library(folder / "rosters", locate("samples", "rosters"))
    library.open_folder()
    desk = desk_in(folder)
    board, head = desk.board, desk.head
    figures = list(board.standings.values())
    mender = next(iter(_engines().standings.values()))
    fight = read_engagement(AMBUSH)
    session = Session(words, Resolver(), engagement(), "Engines")
    kept = [Kept(Path("a.json"), LONG, NOON), Kept(Path("b.json"), "b", NOON)]
    proposals = [Proposal(one, Change(1)) for one in figures[:3]]
    facts = FigureFacts({"name": LONG, "x": 0, "y": 0}, {"hit_points": 3})
    lines = weapon_entries(words, load()["mordheim"])
    return {
        "Message": lambda: Message(LONG, LONG, [("A", "outlined"), ("B", "primary")]),
        "BackwardsDialog": lambda: BackwardsDialog(words, fight, resolve(fight.case, Resolver())),
        "ApplyDialog": lambda: ApplyDialog(words, proposals, LONG, Text("{name}", name=LONG)),
        "AttackDialog": lambda: battle_attack.AttackDialog(words, HELL, board),
        "AttackDialog compared": lambda: compared_attack.AttackDialog(
            words, HELL, Attack("", {"weapon": ""})
        ),
        "TargetDialog": lambda: TargetDialog(words, HELL, Mark(LONG, {})),
        "EndDialog": lambda: EndDialog(words, head, [], lambda: 7),
        "MendDialog": lambda: MendDialog(words, mender),
        "StatesDialog": lambda: StatesDialog(words, figures[0]),
        "ContactsDialog": lambda: ContactsDialog(words, board, figures[0]),
        "NoteDialog": lambda: NoteDialog(words, LONG),
        "CrashDialog": lambda: CrashDialog(words, ENDED, LONG),
        "EditionsDialog": lambda: EditionsDialog(session, WEAR, None),
        "FigureDialog": lambda: FigureDialog(words, game_of(AMBUSH), facts, "percutant"),
        "HelpWindow": lambda: HelpWindow(words, guide(words, [])),
        "ImportPreview": lambda: ImportPreview(
            words, LONG, lambda sign: _plan(library, words, sign), separable=True
        ),
        "KeptVersions": lambda: KeptVersions(words, LONG, kept),
        "NewBattleDialog": lambda: NewBattleDialog(words, library.shelf()),
        "PresetPicker": lambda: PresetPicker(words, "A", lines),
        "ProfilePicker": lambda: ProfilePicker(words, library, HELL, room=3),
        "WoundTableDialog": lambda: WoundTableDialog(
            words, WEAR, WoundTables(folder / "tables"), "c3", None
        ),
    }


def _engines():
    return board_of(engines().timeline)


def _plan(library, words, sign):
    del sign
    roster = next(one for one in library.shelf() if one.system is not None)
    document = library.read(roster.path).reading.document
    system = load()[document["system"]]
    read = read_text(f"{LONG} : 3 PV, Protection 1\n", Columns(system, [words.label]))
    return plan_of(system, document, read, lambda: "x")
