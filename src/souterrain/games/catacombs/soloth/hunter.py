"""The Witch Hunter: the monsters he keeps, the artefacts he pays for with them, and what the Overseer takes back."""

from collections import Counter
from typing import TYPE_CHECKING

from souterrain.games.catacombs.equipment import is_working, passives
from souterrain.games.catacombs.figure import reserve, seat_of
from souterrain.games.catacombs.ids import kind_of
from souterrain.games.catacombs.install import monsters_met, monsters_wanted
from souterrain.games.catacombs.soloth.facts import Artefact
from souterrain.games.catacombs.soloth.state import HUNTER
from souterrain.kernel.agenda import Instruction, Step, again, finish
from souterrain.kernel.decision import ask, option, refuse

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


def family_of(game: "Soloth", disc: str) -> str:
    return game.content.monster[kind_of(disc)].family


def keep_trophies(game: "Soloth") -> None:
    """soloth.hunter.keeps-monsters: once paid, what he has killed stays on his board."""
    state = game.state
    if HUNTER not in state.sheets or not state.figures[HUNTER].health:
        return
    killed = tuple(
        name for name, figure in state.figures.items() if figure.killer == HUNTER and name not in state.trophies
    )
    if killed:
        state.trophies += killed
        game.emit(
            "trophies_kept", figure=HUNTER, count=len(killed), targets=killed, rule="soloth.hunter.keeps-monsters"
        )


def can_afford(game: "Soloth", artefact: Artefact, discount: int) -> bool:
    """soloth.hunter.cost-circles, soloth.hunter.wild-circles, soloth.hunter.size-irrelevant"""
    have = Counter(family_of(game, disc) for disc in game.state.trophies)
    due = sum(artefact.cost.values()) + max(artefact.any - discount, 0)
    return due <= have.total() and all(have[family] >= count for family, count in artefact.cost.items())


class ActivateArtefacts(Step):
    """soloth.hunter.activate: in the resolution phase he may pay for artefacts with monsters of his board, in any order."""

    stages = ("choose", "begin", "pay", "return_one")
    verb: str = ""
    artefact: str = ""
    due: tuple[str, ...] = ()  # a family for each circle still to be paid, `any` for the multicoloured
    discounted: bool = False
    monster: str = ""

    def choose(self, game: "Soloth") -> Instruction:
        state = game.state
        waiting = [artefact for artefact in game.content.artefact.values() if artefact.id not in state.artefacts]
        discount = self.discount(game)
        open_to = [artefact.id for artefact in waiting if can_afford(game, artefact, discount)]
        if not open_to:
            return finish()
        return ask(
            seat_of(game, HUNTER),
            "activate_artefact",
            [*(option("activate", artefact=id) for id in open_to), option("store")],
            rule="soloth.hunter.activate",
            into=("verb", "artefact"),
            refused=[
                refuse("soloth.hunter.own-cost", "activate", artefact=artefact.id)
                for artefact in waiting
                if artefact.id not in open_to
            ],
            figure=HUNTER,
        )

    def discount(self, game: "Soloth") -> int:
        """A trophy belt makes one artefact cheaper in each resolution phase: the first."""
        if self.discounted or not is_working(game, HUNTER):
            return 0
        return sum(given["any"] for given in passives(game, HUNTER, "discount"))

    def begin(self, game: "Soloth") -> Instruction | None:
        if self.verb == "store":
            game.emit("trophies_stored", figure=HUNTER, rule="soloth.hunter.may-store")
            return finish()
        artefact = game.content.artefact[self.artefact]
        wild = max(artefact.any - self.discount(game), 0)
        self.discounted = self.discounted or bool(self.discount(game))
        self.due = (*(family for family, count in artefact.cost.items() for _ in range(count)), *("any",) * wild)
        rule = "soloth.hunter.own-cost"
        game.emit("artefact_priced", figure=HUNTER, artefact=self.artefact, price=len(self.due), rule=rule)
        return None

    def pay(self, game: "Soloth") -> Instruction | None:
        """soloth.hunter.stored-usable: which monsters he gives, where he has several kinds that will do."""
        if not self.due:
            game.state.artefacts += (self.artefact,)
            game.emit("artefact_activated", figure=HUNTER, artefact=self.artefact, rule="soloth.hunter.active-side")
            return again("choose")
        kinds = dict.fromkeys(
            kind_of(disc) for disc in game.state.trophies if self.due[0] in ("any", family_of(game, disc))
        )
        if len(kinds) == 1:
            self.monster = next(iter(kinds))
            return None
        return ask(
            seat_of(game, HUNTER),
            "pay_trophy",
            [option("give_up", monster=kind) for kind in kinds],
            rule="soloth.hunter.wild-circles" if self.due[0] == "any" else "soloth.hunter.cost-circles",
            into="monster",
            artefact=self.artefact,
        )

    def return_one(self, game: "Soloth") -> Instruction:
        """soloth.hunter.spent-monsters: it goes back to the reserve."""
        give_back(game, self.monster, 1)
        rule = "soloth.hunter.spent-monsters"
        self.due = self.due[1:]
        left = len(self.due)
        game.emit("trophy_spent", figure=HUNTER, monster=self.monster, artefact=self.artefact, left=left, rule=rule)
        return again("pay")


def give_back(game: "Soloth", kind: str, count: int) -> None:
    gone = [disc for disc in game.state.trophies if kind_of(disc) == kind][:count]
    game.state.trophies = tuple(disc for disc in game.state.trophies if disc not in gone)
    for disc in gone:
        game.state.figures.pop(disc, None)  # killed in this very room, it still lies among the figures of the room


class Reclaim(Step):
    """soloth.hunter.overseer-takes-back: what a room calls for and the reserve lacks may be taken from the hunter's board."""

    stages = ("choose", "take")
    asked: tuple[str, ...] = ()
    count: int = 0
    taken: int = 0

    def choose(self, game: "Soloth") -> Instruction:
        for kind, missing in missing_kinds(game, self.taken).items():
            if kind not in self.asked:
                return ask(
                    game.state.overseer,
                    "reclaim",
                    [option("reclaim", count=count) for count in range(missing, -1, -1)],
                    rule="soloth.hunter.overseer-takes-back",
                    into="count",
                    monster=kind,
                )
        return finish()

    def take(self, game: "Soloth") -> Instruction:
        kind = next(kind for kind in missing_kinds(game, self.taken) if kind not in self.asked)
        self.asked += (kind,)
        self.taken += self.count
        if self.count:
            give_back(game, kind, self.count)
            rule = "soloth.hunter.overseer-takes-back"
            game.emit("trophies_reclaimed", figure=HUNTER, monster=kind, count=self.count, rule=rule)
        return again("choose")


def missing_kinds(game: "Soloth", taken: int) -> dict[str, int]:
    """For each kind that the room calls for, how many the reserve lacks and the hunter has; `taken` are back already.

    In a room explored before, no more than half of the card's monsters are called for, whichever they are.
    """
    kept = Counter(map(kind_of, game.state.trophies))
    met = monsters_met(game)
    found = {}
    for kind, wanted in monsters_wanted(game).items():
        most = game.content.monster[kind].most
        lacking = min(wanted, most or wanted, met) - len(reserve(game, kind))
        found[kind] = min(lacking, kept[kind], met - taken)
    return {kind: missing for kind, missing in found.items() if missing > 0}
