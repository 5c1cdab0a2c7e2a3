"""The installation phase: the board, the monsters of the card, and where everybody starts."""

from collections import Counter
from typing import TYPE_CHECKING

from souterrain.games.catacombs.equipment import bought_allies, map_bearers, owned_allies
from souterrain.games.catacombs.figure import change_sheet, enlist, heroes, living_heroes, owner_of, reserve
from souterrain.games.catacombs.path import is_shortest
from souterrain.games.catacombs.place import ask_start
from souterrain.games.catacombs.state import Figure
from souterrain.kernel.agenda import Instruction, Step, again, finish
from souterrain.kernel.decision import ask, option, refuse

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


def monsters_of_room(game: "Catacombs") -> dict[str, int]:
    """catacombs.limit.monster-reserve: what the room calls for, as far as the discs go."""
    return {kind: min(count, available(game, kind)) for kind, count in monsters_wanted(game).items()}


def monsters_wanted(game: "Catacombs") -> dict[str, int]:
    """catacombs.wandering.count: the monsters of the card, what a story adds, and the wandering ones of the Lord's kind."""
    state = game.state
    lord = game.content.lord[state.lord]
    room = game.room()
    monsters = Counter(room.monsters if room else guard_of(game))
    if room and room.wandering:
        monsters[lord.wandering] += room.wandering
    if scene := game.scene():
        monsters.update(scene.extra)
    return monsters


def guard_of(game: "Catacombs") -> dict[str, int]:
    """catacombs.variant.shorter: the Lord's favourites; on the shortest path only one of the first kind has come along."""
    favourites = game.content.lord[game.state.lord].favourites
    if is_shortest(game):
        return dict.fromkeys(list(favourites)[:1], 1)
    return favourites


def monsters_met(game: "Catacombs") -> int:
    """catacombs.labyrinth.revisit-half: how many the card calls for, and half as many in a room explored before."""
    total = sum(monsters_wanted(game).values())
    return total // 2 if game.state.places[game.state.here].explored else total


def available(game: "Catacombs", kind: str) -> int:
    """catacombs.limit.monster-reserve: how many of a kind can come into the room."""
    left = len(reserve(game, kind))
    most = game.content.monster[kind].most
    return min(left, most) if most else left


def take_monsters(game: "Catacombs", monsters: dict[str, int], wanted: dict[str, int] | None = None) -> None:
    """catacombs.install.take-discs: as far as the reserve goes. What the card wanted besides is told; else they are chosen."""
    for kind, count in monsters.items():
        discs = tuple(reserve(game, kind)[:count])
        for disc in discs:
            enlist(game, disc)
        missing = (wanted or monsters)[kind] - count
        if count or missing:
            game.emit(
                "monsters_taken",
                monster=kind,
                count=count,
                targets=discs,
                missing=missing,
                chosen=wanted is None,
                rule="catacombs.limit.monster-reserve" if missing else "catacombs.install.take-discs",
            )


def tell_additions(game: "Catacombs") -> None:
    """catacombs.variant.story-setup: which monsters the story adds to those of the room."""
    if scene := game.scene():
        for kind, count in scene.extra.items():
            game.emit(
                "story_added", story=game.state.story, monster=kind, count=count, rule="catacombs.variant.story-setup"
            )


class Muster(Step):
    """The Overseer picks monsters: so many of the card in a room explored before, or up to some gold when heroes camp."""

    stages = ("choose", "take")
    left: tuple[str, ...]  # a kind for each disc that may be picked
    rule: str
    count: int = 0  # so many exactly; 0: as the gold goes
    gold: int = 0
    verb: str = ""
    monster: str = ""
    taken: tuple[str, ...] = ()

    def choose(self, game: "Catacombs") -> Instruction:
        kinds = [kind for kind in dict.fromkeys(self.left) if self.count or muster_price(game, kind) <= self.gold]
        if not kinds or (self.count and len(self.taken) == self.count):
            return finish()
        options = [option("take", monster=kind) for kind in kinds]
        if not self.count and self.taken:
            options.append(option("stop"))
        return ask(
            game.state.overseer,
            "muster",
            options,
            rule=self.rule,
            into=("verb", "monster"),
            refused=[refuse(self.rule, "take", monster=kind) for kind in dict.fromkeys(self.left) if kind not in kinds],
            public=True,
            gold=self.gold,
        )

    def take(self, game: "Catacombs") -> Instruction:
        if self.verb == "stop":
            return finish()
        take_monsters(game, {self.monster: 1})
        rest = [*self.left]
        rest.remove(self.monster)
        self.left = tuple(rest)
        self.taken += (self.monster,)
        self.gold -= muster_price(game, self.monster) if not self.count else 0
        return again("choose")


def muster_price(game: "Catacombs", kind: str) -> int:
    """What a monster counts for when the Overseer musters for gold."""
    monster = game.content.monster[kind]
    return monster.value or monster.gold


class Install(Step):
    """catacombs.install.heroes-first, catacombs.install.monsters-second: every disc is placed by hand in its zone."""

    stages = ("lay_out", "place", "put_down")
    queue: tuple[str, ...] = ()
    number: int = 0
    spot: tuple[int, int] = (0, 0)

    def lay_out(self, game: "Catacombs") -> None:
        state = game.state
        game.begin_phase("installation", rule="catacombs.flow.four-phases")
        game.emit("board_laid", board=state.board, rule="catacombs.install.board")
        state.round = 0
        for hero in heroes(game):
            change_sheet(game, hero, used=())
        self._bring_allies(game)
        friends, monsters, last = placed(game)
        if game.setup.options["heroes-last"] and not state.swapped:
            self.queue = (*monsters, *friends, *last)
        else:
            self.queue = (*friends, *monsters, *last)

    def _bring_allies(self, game: "Catacombs") -> None:
        """catacombs.ally.familiar-returns: whoever goes with a living hero is there in every room, even if lost in the last one."""
        for hero in living_heroes(game):
            for ally in owned_allies(game, hero):
                game.state.figures[ally] = Figure("ally", ally, game.content.ally[ally].health)
            for ally in bought_allies(game, hero):
                game.emit("ally_joined", figure=ally, hero=hero, rule="catacombs.ally.familiar-returns")

    def place(self, game: "Catacombs") -> Instruction:
        if self.number == len(self.queue):
            return finish()
        disc = self.queue[self.number]
        question = ask_start(game, disc, self.number)
        if question is not None:
            return question
        # Only monsters can be too many for their zone.
        game.emit("no_room", disc=disc, by="", origin="", why="place", rule="catacombs.camp.star-board")
        del game.state.figures[disc]
        self.number += 1
        return again("place")

    def put_down(self, game: "Catacombs") -> Instruction:
        game.move_disc(self.queue[self.number], *self.spot)
        self.number += 1
        return again("place")


def placed(game: "Catacombs") -> tuple[list[str], list[str], list[str]]:
    """Who is placed with the heroes, who with the monsters, and who after all: the bearer of a map, with his allies."""
    figures = game.state.figures
    bearers = map_bearers(game)
    friends: list[str] = []
    last: list[str] = []
    for hero in living_heroes(game):
        allies = [name for name, figure in figures.items() if figure.role == "ally" and owner_of(game, name) == hero]
        (last if hero in bearers else friends).extend((hero, *allies))
    monsters = [name for name, figure in figures.items() if figure.role in ("lord", "monster")]
    return friends, monsters, last
