"""Snowballs: a whole game in one file. A throw of dice at each figure, and how cold it gets.

As many dice as the thrower's arm; each that shows the figure's dodge or more hits, and every hit
takes the ball's cold, less the figure's coat, from its warmth.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.case import Caption, Ground, Why
from rules.document import Document, Name
from rules.engagement import Engagement
from rules.frozen import frozen
from rules.hints import Hint
from rules.law import at_least
from rules.notation import Notation
from rules.readings import STATE_LIMIT, Measure, joint, marginals
from rules.resolution import Account, Course, Marks
from rules.result import Assumption, FigureResult, Result
from rules.story import Chapter, Thrown
from rules.systems import GameSystem
from rules.text import InputError, Text, mark
from rules.throws import Successes
from rules.total_why import Loser, total_why
from rules.why import never, origins

NAME = mark("Snowballs")
PRINTED = re.compile(r"snowball \(cold (?P<cold>[1-9])\)", re.IGNORECASE)

# 1. Models: titles, bounds and hints are all that the forms need.


class Attacker(Document):
    """Who throws."""

    name: Name | None = Field(default=None, title=mark("Attacker"))
    arm: int = Field(default=3, ge=1, le=9, title=mark("Arm"), description=mark("Dice thrown"))


class Weapon(Document):
    """A snowball."""

    kind: Literal["snowball"] = "snowball"
    cold: int = Field(ge=1, le=9, title=mark("Cold"))


class Circumstances(Document):
    """Nothing but the figures matters."""


class Target(Document):
    """Who may be hit."""

    name: Name = Field(title=mark("Name"))
    hit_points: Annotated[int, Hint(column=mark("HP"))] = Field(ge=1, le=99, title=mark("Warmth"))
    dodge: Annotated[int, Hint(column=mark("Dodge"))] = Field(
        default=4, ge=2, le=6, title=mark("Dodge")
    )
    coat: int = Field(default=0, ge=0, le=9, title=mark("Coat"))


class Rules(Document):
    """What the children never agreed upon."""

    coat_once: bool = Field(default=True, title=mark("Coat once per throw"))


class SnowballEngagement(Engagement[Attacker, Weapon, Circumstances, Target, Rules]):
    """Snowballs thrown at each of some figures."""


# 2. A step: one decision of the rules. It holds all that it reads.


@frozen
class Throw:
    """The dice thrown at one figure; says the warmth they take."""

    dice: int
    dodge: int
    cold: int
    coat: int
    once: bool

    def __call__(self) -> Generator[Successes, int, int]:
        hits = yield Successes(self.dice, self.dodge)
        return self.taken(hits)

    def taken(self, hits: int) -> int:
        """What so many hits take."""
        if self.once:
            return max(0, hits * self.cold - self.coat)
        return hits * max(0, self.cold - self.coat)


# 3. The program: which step is next, and what follows. The state is the place of the figure.


@frozen
class Volley:
    """Each figure in turn."""

    throws: tuple[Throw, ...]

    def begin(self) -> int:
        """The first figure."""
        return 0

    def next(self, state: int) -> Throw | None:
        """The throw at this figure."""
        return self.throws[state] if state < len(self.throws) else None

    def follow(self, state: int, said: int) -> tuple[int, Marks]:
        """The next figure; what this one lost is marked on its account."""
        return state + 1, (((("cold", state), said),) if said else ())

    def rank(self, state: int) -> int:
        """How many are still to come."""
        return len(self.throws) - state


# 4. The case: an engagement made into a course, and a course read into a result.


class SnowballCase:
    """One engagement without problems."""

    def __init__(self, engagement: SnowballEngagement) -> None:
        self.engagement = engagement
        once, arm = engagement.rules.coat_once, engagement.attacker.arm
        cold = engagement.weapon.cold
        self.program = Volley(
            tuple(Throw(arm, who.dodge, cold, who.coat, once) for who in engagement.targets)
        )

    @property
    def targets(self) -> Sequence[Target]:
        """The figures as they stand in the file."""
        return self.engagement.targets

    @property
    def computed(self) -> Volley:
        """It is computed as it is told."""
        return self.program

    def result(self, course: Course, *, limit: int | None = STATE_LIMIT) -> Result:
        """Every law, read from a course."""
        caps: dict[Account, int] = {
            ("cold", place): who.hit_points for place, who in enumerate(self.targets)
        }
        laws = marginals(course, caps)
        coats = any(who.coat for who in self.targets)
        return Result(
            system=SYSTEM.id,
            weapon=write(self.engagement.weapon),
            figures=tuple(
                FigureResult(
                    who.name,
                    laws["cold", place],
                    laws["cold", place].map(lambda lost, who=who: min(lost, who.hit_points)),
                    who.hit_points,
                    {"out": at_least(laws["cold", place], who.hit_points)},
                )
                for place, who in enumerate(self.targets)
            ),
            total_loss=joint(course, Measure(caps, lambda _, lost: lost), limit),
            out_count=joint(course, Measure(caps, lambda who, lost: int(lost >= caps[who])), limit),
            assumptions=(Assumption("coat_once", self.engagement.rules.coat_once),) * coats,
        )

    def caption(self, thrown: Thrown) -> Caption:
        """The throw by the figure it is made at."""
        place: int = thrown.state
        who = self.targets[place].name
        return Caption(f"throw:{who}", Text("Snowballs at {name}", name=who), _hits(thrown))

    def gained(self, thrown: Thrown) -> Text | None:
        """The hits so far."""
        return Text("%n hit(s)", None, _hits(thrown))

    def account(self, chapter: Chapter) -> Text | None:
        """What a throw came to."""
        return Text("%n HP", None, int(str(chapter.said)))

    def reading(self) -> Text:
        """What was understood."""
        return Text("Each hit takes {cold}.", cold=self.engagement.weapon.cold)

    def why(self, course: Course, figure: int, floor: int, *, exactly: bool = False) -> Why:
        """The one throw that decides."""
        holds: Callable[[int], bool] = (lambda v: v == floor) if exactly else (lambda v: v >= floor)
        account = ("cold", figure)
        grounds = [
            Ground(Text("the throw"), origin.chance, origin.given)
            for origin in origins(course, account, holds)
        ]
        rest = never(course, account, holds)
        return Why.of(Text("%n HP", None, floor), grounds, rest, "snowballs/throw")

    def why_total(self, course: Course, floor: int, *, exactly: bool = False) -> Why | None:
        """The combinations that make a total."""
        losers = [
            Loser(who.name, ("cold", place), who.hit_points)
            for place, who in enumerate(self.targets)
        ]
        return total_why(course, losers, floor, "snowballs/throw", exactly=exactly)


def _hits(thrown: Thrown) -> int:
    return sum(thrown.throw.good(face) is True for face in thrown.faces)


# 5. Notation: the printed form, both ways.


def find(text: str) -> list[Notation]:
    """Every snowball in a text."""
    return list(_found(text))


def _found(text: str) -> Iterator[Notation]:
    for match in PRINTED.finditer(text):
        yield Notation(match.start(), match.end(), Weapon(cold=int(match["cold"])))


def read(text: str) -> Weapon:
    """The one snowball that a text is."""
    match = PRINTED.fullmatch(text.strip())
    if match is None:
        said = Text("expected a snowball, as in “snowball (cold 2)”")
        raise InputError(said, where="weapon", suggestion="snowball (cold 2)")
    return Weapon(cold=int(match["cold"]))


def write(weapon: Any) -> str:
    """The normal form."""
    return f"snowball (cold {weapon.cold})"


def assumption(name: str, value: object) -> Text:
    """What was taken where nothing was agreed upon."""
    del name
    once = mark("A coat counts once per throw.") if value else mark("A coat counts for each hit.")
    return Text(once)


SYSTEM = GameSystem(
    id="snowballs",
    name=NAME,
    engagement=SnowballEngagement,
    find=find,
    read=read,
    write=write,
    problems=lambda _: [],
    case=SnowballCase,
    kind_of=lambda weapon: weapon.kind,
    assumption=assumption,
)
