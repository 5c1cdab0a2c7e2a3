"""Putting discs down by hand: at the start of a fight, by a spell, or out of the reserve."""

from typing import TYPE_CHECKING

from souterrain.flick import place as spots
from souterrain.games.catacombs.disc import radius_of, whole_board, zone_of
from souterrain.games.catacombs.figure import doer, enlist, is_friend, reserve, seat_of
from souterrain.games.catacombs.state import Figure
from souterrain.games.catacombs.strike import ask_near
from souterrain.kernel.agenda import Instruction, Step, again, finish
from souterrain.kernel.decision import ask, option
from souterrain.kernel.gesture import Rectangle

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

FAIR_GAP = 25_000  # catacombs.variant.fair-placement-monsters
GAP_STEP = 2_500  # by how much the distances are lowered until a monster fits


def ask_start(game: "Catacombs", disc: str, number: int, into: str = "spot") -> Instruction | None:
    """Ask where a figure starts the fight. The examples are strewn over the zone, so that no two tables look alike."""
    figure = game.state.figures[disc]
    side = "heroes" if is_friend(figure) else "monsters"
    zone = zone_of(game, side)
    radius = radius_of(game, disc)
    seat = seat_of(game, disc)
    prefer = _strewn(zone, number)
    if side == "heroes":
        rule = "catacombs.install.heroes-first"
        if figure.role == "ally":
            return _ask_beside_owner(game, disc, zone, into)
        return game.ask_place(
            seat, "place_hero", disc, radius, (zone,), rule=rule, into=into, prefer=prefer, figure=disc
        )
    gap = fair_gap(game, zone, radius, prefer)
    rule = "catacombs.variant.fair-placement-edges" if gap else "catacombs.install.monsters-second"
    zones = (zone, inset(whole_board(game), gap))
    return game.ask_place(
        seat,
        "place_monster",
        disc,
        radius,
        zones,
        rule=rule,
        into=into,
        prefer=prefer,
        apart=gap,
        figure=disc,
        gap=gap,
    )


def _ask_beside_owner(game: "Catacombs", ally: str, zone: Rectangle, into: str) -> Instruction | None:
    """catacombs.ally.familiar-placement: within 2.5 cm of the Wizard and inside the zone; in the zone at least."""
    owner = game.owner_of_ally(ally)
    rule = "catacombs.ally.familiar-placement"
    if owner in game.state.discs:
        question = ask_near(
            game, seat_of(game, ally), "place_hero", ally, owner, rule=rule, into=into, inside=zone, figure=ally
        )
        if question is not None:
            return question
    radius = radius_of(game, ally)
    prefer = _strewn(zone, 0)
    return game.ask_place(
        seat_of(game, ally), "place_hero", ally, radius, (zone,), rule=rule, into=into, prefer=prefer, figure=ally
    )


def _strewn(zone: Rectangle, number: int) -> tuple[int, int]:
    """A point of the zone; points of successive numbers keep away from each other."""
    width, height = zone.right - zone.left, zone.top - zone.bottom
    return zone.left + (number * 618 + 300) % 1000 * width // 1000, zone.bottom + (
        number * 755 + 500
    ) % 1000 * height // 1000


def inset(zone: Rectangle, by: int) -> Rectangle:
    return Rectangle(zone.left + by, zone.bottom + by, zone.right - by, zone.top - by)


def fair_gap(game: "Catacombs", zone: Rectangle, radius: int, prefer: tuple[int, int]) -> int:
    """catacombs.variant.fair-placement: the distance a monster keeps from monsters, obstacles and edges; less if it must be."""
    if not game.setup.options["fair-placement"]:
        return 0
    layout = game.layout()
    for gap in range(FAIR_GAP, 0, -GAP_STEP):
        zones = [
            spots.Rectangle(*(side / 1000.0 for side in (each.left, each.bottom, each.right, each.top)))
            for each in (zone, inset(whole_board(game), gap))
        ]
        place = (prefer[0] / 1000.0, prefer[1] / 1000.0)
        if spots.nearest_free(layout, place, radius / 1000.0, zones, gap / 1000.0):
            return gap
    return 0


class Relocate(Step):
    """A figure is lifted and put down on a free spot of the board or of the monsters' zone."""

    stages = ("pick", "place", "put_down")
    seat: int
    among: tuple[str, ...]
    zone: str
    figure: str = ""
    spot: tuple[int, int] = (0, 0)

    def pick(self, game: "Catacombs") -> Instruction | None:
        if len(self.among) == 1:
            self.figure = self.among[0]
            return None
        options = [option("pick", figure=name) for name in self.among]
        return ask(self.seat, "pick_to_move", options, rule="catacombs.limit.cards-override", into="figure", amount=0)

    def place(self, game: "Catacombs") -> Instruction | None:
        zone = zone_of(game, "monsters") if self.zone == "monsters" else whole_board(game)
        question = game.ask_place(
            self.seat,
            "relocate",
            self.figure,
            radius_of(game, self.figure),
            (zone,),
            rule="catacombs.physics.legal-rest",
            into="spot",
            prefer=((zone.left + zone.right) // 2, (zone.bottom + zone.top) // 2),
            figure=self.figure,
        )
        return question or finish()

    def put_down(self, game: "Catacombs") -> None:
        game.move_disc(self.figure, *self.spot)
        x, y = self.spot
        game.emit("relocated", figure=self.figure, by=doer(game), x=x, y=y, rule="catacombs.physics.legal-rest")


class Summon(Step):
    """Discs come into the room within reach of a figure: an ally, the Shield, or monsters of the reserve."""

    stages = ("choose", "place", "put_down", "go_on")
    figure: str
    origin: str
    kinds: tuple[str, ...]
    count: int
    role: str  # `ally`, `piece` or `monster`
    number: int = 0
    verb: str = ""
    kind: str = ""
    disc: str = ""
    spot: tuple[int, int] = (0, 0)

    def choose(self, game: "Catacombs") -> Instruction | None:
        """catacombs.lord.summons-more: which kind comes, as far as the reserve goes."""
        if self.number == self.count:
            return finish()
        if self.role != "monster":
            self.kind = self.disc = self.kinds[0]
            return None
        left = [kind for kind in self.kinds if reserve(game, kind)]
        if not left:
            return finish()
        if len(self.kinds) == 1:
            self.kind = left[0]
            return None
        return ask(
            seat_of(game, self.figure),
            "summon",
            [*(option("summon", monster=kind) for kind in left), option("stop")],
            rule="catacombs.lord.summons-more",
            into={"verb": "verb", "kind": "monster"},
            figure=self.figure,
        )

    def place(self, game: "Catacombs") -> Instruction | None:
        if self.verb == "stop":
            if not self.number:  # what calls them was announced
                game.emit("none_summoned", figure=self.figure, rule="catacombs.lord.summons-more")
            return finish()
        if self.role == "monster":
            self.disc = reserve(game, self.kind)[0]
        rules = {"ally": "catacombs.ally.skeleton-summon", "piece": "catacombs.wizard.shield"}
        rule = rules.get(self.role, "catacombs.lord.summons-more")
        question = ask_near(
            game, seat_of(game, self.figure), "place_summoned", self.disc, self.origin, rule=rule, summoned=self.disc
        )
        if question is None:
            game.emit("no_room", disc=self.disc, by=self.figure, origin=self.origin, why="beside", rule=rule)
            return finish()
        return question

    def put_down(self, game: "Catacombs") -> None:
        if self.role == "monster":
            enlist(game, self.disc, acted=True)
        elif self.role == "ally":
            health = game.content.ally[self.disc].health
            game.state.figures[self.disc] = Figure("ally", self.disc, health, acted=True)
        game.move_disc(self.disc, *self.spot)
        rule = "catacombs.lord.summons-more" if self.role == "monster" else "catacombs.ally.skeleton-summon"
        x, y = self.spot
        game.emit(
            "put_in",
            disc=self.disc,
            by=self.figure,
            why="summoned",
            x=x,
            y=y,
            rule="catacombs.wizard.shield" if self.role == "piece" else rule,
        )

    def go_on(self, game: "Catacombs") -> Instruction:
        self.number += 1
        return again("choose")
