"""A game whose pieces are discs on a board: from the state to a layout, from a flick to a new state.

Discs lie in the state as whole micrometres. A layout is made from them when something has moved, and kept until something moves.
Which discs there are, and what a shot does to them besides moving, is the game's to say.
"""

import math
from collections.abc import Container, Iterable, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Self, TypeVar

from souterrain.content import Content
from souterrain.discs.judge import pushed_off
from souterrain.discs.sway import STEADY, Strayed, capped, hand_of, stray, timed_hands
from souterrain.flick import Board, Disc, Exit, Layout, Name, Post, Shot, Status, flick
from souterrain.flick import place as spots
from souterrain.flick.board import TOP_SPEED as TOP_SPEED_MM
from souterrain.flick.bodies import place_um
from souterrain.kernel.decision import Option, Refused, Value
from souterrain.kernel.game import Game, Outcome
from souterrain.kernel.gesture import Flick, Near, Place, Rectangle, Sway, Zone, numbers_of
from souterrain.kernel.state import State

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Content)

TOP_SPEED = round(TOP_SPEED_MM * 1000)  # micrometres per second
LEAST_SPEED = 10_000  # softer is no flick: the disc would not visibly move
AIM_HELP = (False, True)
"""The choices of the option `aim-help`, for unsteady hands: the page pulls finer and steadies the aim. It changes
no rule; it is an option because everybody at the table is to know."""

APART = round(spots.APART * 1000)  # micrometres from rim to rim: the least gap at which two discs do not touch


@lru_cache(maxsize=1 << 14)
def laid_disc(name: str, x: int, y: int, diameter: float, mass: float, fixed: bool = False) -> Disc:
    """A disc in the state as the physics takes it. Most lie where they lay before the last flick, so most are known already."""
    return Disc(name, x / 1000, y / 1000, diameter / 2, mass, fixed=fixed)


class DiscGame(Game[S, C]):
    """A game of flicked discs. A subclass says what lies where; this class asks, slides and puts back."""

    hand_rule: ClassVar[str] = ""  # that says how flicks go astray

    _layout: Layout | None = None
    _laid: object = None  # what it was made of

    # What a game must say

    def board(self) -> Board:
        """The board: its size, its walls, and what things are made of."""
        raise NotImplementedError

    def lying(self) -> Iterable[Disc]:
        """The discs that lie on the board now."""
        raise NotImplementedError

    def laid(self) -> object:
        """All that `lying` follows from, to be compared: as long as it is the same, so is the layout. A game that can tell it by
        less says so."""
        return tuple(self.lying())

    def move_disc(self, name: Name, x: int, y: int) -> None:
        """From now on the disc lies on the board, its middle here, in micrometres."""
        raise NotImplementedError

    def take_disc(self, name: Name) -> None:
        """From now on the disc does not lie on the board."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """The discs as they lie. It is asked for several times between two flicks, so the last one is kept."""
        board, laid = self.board(), self.laid()
        kept = self._layout
        if kept is None or kept.board is not board or self._laid != laid:
            kept = self._layout = Layout(board, self.lying(), known=kept)
            self._laid = laid
        return kept

    def with_state(self, state: S) -> Self:
        twin = super().with_state(state)
        twin._layout, twin._laid = self._layout, self._laid
        return twin

    # Asking

    def ask_flick(
        self, seat: int, kind: str, disc: Name, *, rule: str, into: str, at: Sequence[Name] = (), **about: Value
    ) -> Flick:
        """Ask for a flick of a disc. `at` names the discs one would aim at."""
        lying = self.layout()
        x, y = lying[disc].place_um
        towards = tuple((ox - x, oy - y) for ox, oy in (lying[other].place_um for other in at))
        told = (("disc", disc), *about.items())
        return Flick(seat, kind, rule, disc, TOP_SPEED, into, towards, told, self.sway(), timed_hands(self.hand))

    def ask_place(
        self,
        seat: int,
        kind: str,
        disc: Name,
        radius: int,
        zones: Sequence[Zone],
        *,
        rule: str,
        into: str,
        prefer: tuple[int, int],
        apart: int = APART,
        **about: Value,
    ) -> Place | None:
        """Ask where a disc is put down; its example is the legal spot nearest to `prefer`. None when there is no room.

        A game that asks for more than not touching, by `apart`, says so again in `gap_of`.
        """
        layout = self.layout()
        spot = spots.nearest_free(
            layout,
            (prefer[0] / 1000.0, prefer[1] / 1000.0),
            radius / 1000.0,
            [_zone_mm(zone) for zone in zones],
            max(apart, APART) / 1000.0,
        )
        if spot is None:
            return None
        example = f"{round(spot[0] * 1000)} {round(spot[1] * 1000)}"
        return Place(seat, kind, rule, disc, radius, tuple(zones), example, into, (("disc", disc), *about.items()))

    def gap_of(self, asked: Place) -> int:
        """The least gap between a disc that is put down and everything else, in micrometres."""
        return APART

    def check_gesture(self, asked: Place | Flick, answer: Option) -> None:
        x, y, *_ = numbers_of(answer)
        if isinstance(asked, Flick):
            speed = math.isqrt(x * x + y * y)
            if speed < LEAST_SPEED:
                raise Refused(
                    f"{asked.kind}: {speed} µm/s is {LEAST_SPEED - speed} too slow; the least is {LEAST_SPEED}.",
                    asked.rule,
                    "too-slow",
                    distance=round((LEAST_SPEED - speed) / 1000, 1),
                    least=LEAST_SPEED / 1000,
                )
            return
        width, height = self.board().size_um
        for zone in (Rectangle(0, 0, width, height), *asked.zones):
            by = missed(zone, x, y, asked.radius)
            if by > 0:
                raise Refused(
                    f"{asked.kind}: the disc lies {by / 1000:g} mm outside the zone.",
                    asked.rule,
                    "outside",
                    distance=by / 1000,
                )
        gap = self.gap_of(asked)
        bodies: list[Disc | Post] = [disc for disc in self.layout() if disc.on is None and disc.name != asked.disc]
        for body in (*bodies, *self.board().posts):
            by = _missed_apart(body, x, y, asked.radius, gap)
            if by > 0:
                raise Refused(
                    f"{asked.kind}: the disc is {by / 1000:g} mm too near {body.name}.",
                    asked.rule,
                    "too-near",
                    distance=by / 1000,
                )

    # Sliding

    def slide(
        self,
        disc: Name,
        push: tuple[int, ...],
        *,
        rule: str,
        told: bool = False,
        **about: Any,
    ) -> Shot:
        """Flick a disc; all that stays on the board is moved to where it rests, all that left is taken off (`Shot.exits`).

        `push` is what was answered; the table's hand makes of it what it makes.
        `told`: the log has said already that this flick is made. `about`: who makes it, with what, at whom.
        """
        layout = self.layout()
        vx, vy, strayed = self._made(push)
        if self.recorded:
            shot = _read_record(layout, self.recorded.pop(0))
        else:
            shot = _settled(flick(layout, disc, (vx / 1000.0, vy / 1000.0)), rule)
        self.films.append(shot)  # to draw it is left to whoever shows it
        self.emit("flicked", disc=disc, vx=vx, vy=vy, rule=rule, told=told, **about)
        if strayed:
            self._tell_sway(disc, strayed)
        for name, (x, y) in shot.moved.items():
            self.move_disc(name, x, y)
        for name in shot.exits:
            self.take_disc(name)
        return shot

    @property
    def hand(self) -> str:
        """The hand that the table has chosen."""
        return str(self.setup.options.get("hand", STEADY))

    def sway(self, needle: int | None = None) -> Sway | None:
        return hand_of(self.hand, needle)

    def _made(self, push: tuple[int, ...]) -> tuple[int, int, Strayed | None]:
        """The velocity that a push becomes by the hand of the table, and by how much it went astray."""
        vx, vy, *needle = push
        sway = self.sway(*needle)
        if sway is None:
            most = int(self.setup.options.get("unsteadiness", 0))
            return (*(self._err(vx, vy, most) if most else (vx, vy)), None)
        made = stray((vx, vy), sway, TOP_SPEED, self.state.chance)
        return made.x, made.y, made

    def _tell_sway(self, disc: Name, made: Strayed) -> None:
        tenths, percent = round(math.degrees(abs(made.turn) / 100_000)), round(abs(made.stronger) / 10_000)
        self.emit(
            "swayed",
            disc=disc,
            astray=("both" if percent else "aside") if tenths else "strength" if percent else "steady",
            side="left" if made.turn > 0 else "right",
            degrees=tenths // 10,
            tenths=tenths % 10,
            strength="harder" if made.stronger > 0 else "softer",
            percent=percent,
            rule=self.hand_rule,
        )

    def _err(self, vx: int, vy: int, most: int) -> tuple[int, int]:
        """The same push from an unsteady finger, as tables had it before they had hands."""
        chance = self.state.chance
        sideways, strength = (
            chance.below(most + 1) + chance.below(most + 1) - most for _ in range(2)
        )  # small errors are likelier than large ones
        wx = vx + (strength * vx - sideways * vy) // 1000
        wy = vy + (strength * vy + sideways * vx) // 1000
        return capped(wx, wy, TOP_SPEED)

    def put_back(self, shot: Shot, names: Container[Name], *, rule: str) -> None:
        """Discs that left over an open edge are put back wholly on the board: against that edge where they crossed it, or at
        the nearest free spot along it. The first to leave is the first to be put back. Told besides: who pushed it off, and where
        the flicked disc did not do it by itself, from whom to whom the push came."""
        gone = _gone(shot, names)
        pushed = pushed_off(shot) if gone else {}
        for disc in gone:
            spot = _spot_on_edge(self.layout(), disc, shot.exits[disc.name])
            x, y = (round(each * 1000) for each in spot)
            pushers = pushed[disc.name]
            by, why = (pushers[-1], "pushed") if pushers else ("", "alone")
            chain = pushers if len(pushers) > 1 else ()
            self.emit("put_back", disc=disc.name, by=by, why=why, chain=chain, x=x, y=y, rule=rule)
            self.move_disc(disc.name, x, y)


def with_put_back(shot: Shot, names: Container[Name]) -> Layout:
    """What a shot that is only thought of leaves behind, once the discs of these names that left are put back."""
    layout = shot.after()
    for disc in _gone(shot, names):
        x, y = _spot_on_edge(layout, disc, shot.exits[disc.name])
        layout = layout.joined(disc.at(x, y))
    return layout


def _gone(shot: Shot, names: Container[Name]) -> list[Disc]:
    """The discs of these names that left over an open edge, the first to leave first."""
    return [shot.layout[c.first] for c in shot.contacts if c.kind == "exit" and c.first in names]


def _settled(shot: Shot, rule: str) -> Shot:
    """A shot whose discs have come to rest by themselves: what was stopped half-way is no outcome of a flick."""
    if shot.status & Status.EVENT_LIMIT:
        raise Refused(
            f"Flicked like this, {shot.name!r} is still rattling after {len(shot.contacts)} contacts; flick it another way.",
            rule,
            "never-rests",
        )
    return shot


def _read_record(layout: Layout, outcome: Outcome) -> Shot:
    """A shot as a match file tells it. Files can be damaged: it must make sense, and so must the layout that it leaves."""
    try:
        shot = Shot.from_ints(layout, outcome)
        contacts = shot.contacts
        shot.after()
    except (ValueError, TypeError, OverflowError, LookupError) as error:
        raise Refused(f"The recorded outcome of a flick cannot be read: {error}") from None
    gone = {name for name in shot.exits if layout[name].on is None}  # a rider leaves without a contact of its own
    if {contact.first for contact in contacts if contact.kind == "exit"} != gone:
        raise Refused("The recorded outcome of a flick cannot be read: discs left that are still there.")
    return shot


def missed(zone: Zone, x: int, y: int, radius: int) -> int:
    """By how many micrometres a disc lies outside a zone; zero or less inside."""
    if isinstance(zone, Rectangle):
        return max(zone.left + radius - x, x + radius - zone.right, zone.bottom + radius - y, y + radius - zone.top)
    return _ceiled_distance(x - zone.x, y - zone.y) - zone.radius - radius - zone.reach


def _missed_apart(body: Disc | Post, x: int, y: int, radius: int, gap: int) -> int:
    ox, oy = place_um(body)
    return body.row_um[2] + radius + gap - math.isqrt((x - ox) ** 2 + (y - oy) ** 2)


def _ceiled_distance(dx: int, dy: int) -> int:
    square = dx * dx + dy * dy
    root = math.isqrt(square)
    return root if root * root == square else root + 1


def _zone_mm(zone: Zone) -> spots.Zone:
    """A zone of a question, as the geometry takes it."""
    if isinstance(zone, Near):
        middle = Disc("", zone.x / 1000.0, zone.y / 1000.0, zone.radius / 1000.0, 1.0)
        return spots.Near(middle, zone.reach / 1000.0)
    return spots.Rectangle(*(side / 1000.0 for side in (zone.left, zone.bottom, zone.right, zone.top)))


def _spot_on_edge(layout: Layout, disc: Disc, left: Exit) -> spots.Point:
    place = (left.x_um / 1000.0, left.y_um / 1000.0)
    spot = spots.nearest_on_edge(layout, place, disc.radius, left.side)
    # A side crowded from end to end is beyond any game; anywhere free will do then.
    spot = spot or spots.nearest_free(layout, place, disc.radius)
    if spot is None:
        raise RuntimeError(f"There is no room on the board to put {disc.name!r} back.")
    return spot
