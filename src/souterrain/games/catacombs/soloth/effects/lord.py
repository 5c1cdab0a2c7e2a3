"""What the special actions of the expansion's lords do."""

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from souterrain.flick import Layout
from souterrain.flick import place as spots
from souterrain.games.catacombs.acts import Attack, Use
from souterrain.games.catacombs.disc import radius_of
from souterrain.games.catacombs.facts import FamilyId, Health, Kinds, Sequence
from souterrain.games.catacombs.figure import doer, is_able, monsters_in_play, reserve
from souterrain.games.catacombs.place import Relocate, Summon
from souterrain.games.catacombs.soloth.effects import effects
from souterrain.games.catacombs.soloth.rally import Rally
from souterrain.kernel.agenda import Instruction, Step, do, finish
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth

OWN_RULES = "catacombs.lord.own-rules"


def other_monsters(game: "Soloth") -> list[str]:
    return [name for name in monsters_in_play(game) if game.state.figures[name].role == "monster"]


# The Warchief


def rousable(game: "Soloth", family: str) -> tuple[str, ...]:
    """Monsters of a family that can act, but not one that was roused in this round or the one before."""
    state, content = game.state, game.content
    return tuple(
        name
        for name in other_monsters(game)
        if content.monster[state.figures[name].kind].family == family
        and is_able(state.figures[name])
        and not game.is_held(name)
        and state.round - state.rallied.get(name, -2) >= 2
    )


def has_nobody_to_rouse(game: "Soloth", name: str, *, family: str) -> str:
    return "" if rousable(game, family) else OWN_RULES


@effects("war-cry", "special", of="lord", forbidden=has_nobody_to_rouse)
def war_cry(game: "Soloth", use: Use, *, family: FamilyId) -> Instruction:
    """A monster of the family acts at once, even if it has acted; not the same in two rounds running."""
    return do(Rouse(among=rousable(game, family)))


class Rouse(Step):
    """The Overseer picks who answers the war cry."""

    stages = ("pick", "act")
    among: tuple[str, ...]
    figure: str = ""

    def pick(self, game: "Soloth") -> Instruction:
        options = [option("pick", figure=name) for name in self.among]
        return ask(game.state.overseer, "pick_to_rouse", options, rule=OWN_RULES, into="figure", public=True)

    def act(self, game: "Soloth") -> Instruction:
        game.state.rallied[self.figure] = game.state.round
        game.emit("roused", figure=self.figure, by=doer(game), rule=OWN_RULES)
        return do(Rally(figure=self.figure))


# The Hydra


@effects("attack-by-health", "special", of="lord")
def attack_by_health(
    game: "Soloth",
    use: Use,
    *,
    floors: Annotated[tuple[Health, ...], Meta(min_length=1)],
    lines: Annotated[tuple[Sequence, ...], Meta(min_length=1)],
) -> Instruction:
    """The attacks of the first line whose floor its health reaches, at the start of the action."""
    health = game.state.figures[use.figure].health
    line = next(line for floor, line in zip(floors, lines, strict=True) if health >= floor)
    return do(Attack(figure=use.figure, attacks=line))


# The Shapeshifter


def models(game: "Soloth") -> list[str]:
    """The kinds of monster that the lord has seen in this room, alive or dead: whom it can mimic."""
    seen = (figure for figure in game.state.figures.values() if figure.role == "monster" and not figure.wall)
    return list(dict.fromkeys(figure.kind for figure in seen))


def has_nobody_to_mimic(game: "Soloth", name: str) -> str:
    return "" if models(game) else OWN_RULES


@effects("mimic", "special", of="lord", forbidden=has_nobody_to_mimic)
def mimic(game: "Soloth", use: Use) -> Instruction:
    """With its own disc, an attack of a monster of the room, alive or dead, modifiers included, without its abilities."""
    return do(Mimic(figure=use.figure))


class Mimic(Step):
    """The Overseer picks whose attack is made."""

    stages = ("choose", "strike")
    figure: str
    sequence: tuple[str, ...] = ()

    def choose(self, game: "Soloth") -> Instruction:
        options = [
            option("mimic", monster=kind, sequence=sequence)
            for kind in models(game)
            for sequence in game.content.monster[kind].attacks
        ]
        return ask(game.state.overseer, "mimic", options, rule=OWN_RULES, into="sequence", figure=self.figure)

    def strike(self, game: "Soloth") -> Instruction:
        monsters = tuple(kind for kind in models(game) if self.sequence in game.content.monster[kind].attacks)
        game.emit("mimicked", figure=self.figure, monsters=monsters, rule=OWN_RULES)
        return do(Attack(figure=self.figure, attacks=self.sequence))


def swappable(game: "Soloth", name: str) -> tuple[str, ...]:
    """The monsters with whom a lord can change places so that both discs fit."""
    return tuple(other for other in other_monsters(game) if fit_swapped(game, name, other))


def fit_swapped(game: "Soloth", one: str, other: str) -> bool:
    riding = [spike for spike, monster in game.state.spikes.items() if monster == other]
    rest = game.layout().without(*riding, one, other)
    return fits(game, rest, one, at=other) and fits(game, rest, other, at=one)


def fits(game: "Soloth", rest: Layout, name: str, *, at: str) -> bool:
    """Whether a disc finds room where another lies, once that is gone: wholly on the board, on top of nothing."""
    x, y = game.state.discs[at]
    return spots.is_free(rest, (x / 1000, y / 1000), radius_of(game, name) / 1000, apart=0.0)


def has_nobody_to_swap_with(game: "Soloth", name: str) -> str:
    return "" if swappable(game, name) else OWN_RULES


@effects("swap-places", "special", of="lord", forbidden=has_nobody_to_swap_with)
def swap_places(game: "Soloth", use: Use) -> Instruction:
    """The lord and another monster change places; a spike on it goes with it."""
    return do(Swap(figure=use.figure))


class Swap(Step):
    """The Overseer picks with whom the lord changes places."""

    stages = ("pick", "swap")
    figure: str
    other: str = ""

    def pick(self, game: "Soloth") -> Instruction:
        options = [option("pick", figure=name) for name in swappable(game, self.figure)]
        return ask(
            game.state.overseer,
            "pick_to_swap",
            options,
            rule=OWN_RULES,
            into={"other": "figure"},
            public=True,
            figure=self.figure,
        )

    def swap(self, game: "Soloth") -> None:
        discs = game.state.discs
        here, there = discs[self.figure], discs[self.other]
        game.move_disc(self.figure, *there)
        game.carry(self.other, *here)
        game.emit("swapped", figure=self.figure, target=self.other, rule=OWN_RULES)


# The Queen


def has_none_to_call(game: "Soloth", name: str, *, kinds: tuple[str, ...]) -> str:
    return "" if any(reserve(game, kind) for kind in kinds) else "catacombs.limit.monster-reserve"


@effects("summon-first", "special", of="lord", forbidden=has_none_to_call)
def summon_first(game: "Soloth", use: Use, *, kinds: Kinds) -> Instruction:
    """One monster of the first of these kinds that the reserve has; it acts from the next round on."""
    kind = next(kind for kind in kinds if reserve(game, kind))
    return do(Summon(figure=use.figure, origin=use.figure, kinds=(kind,), count=1, role="monster"))


@effects("may-step-aside", "special", of="lord")
def may_step_aside(game: "Soloth", use: Use) -> Instruction | None:
    """If she stands, she may be put on a free spot of the monsters' zone."""
    return do(StepAside(figure=use.figure)) if use.figure in game.state.discs else None


class StepAside(Step):
    """The Overseer says whether the lord moves, and where."""

    stages = ("choose", "move")
    figure: str
    verb: str = ""

    def choose(self, game: "Soloth") -> Instruction:
        options = [option("step_aside"), option("stay")]
        return ask(game.state.overseer, "step_aside", options, rule=OWN_RULES, into="verb", figure=self.figure)

    def move(self, game: "Soloth") -> Instruction:
        if self.verb == "stay":
            game.emit("stayed", figure=self.figure, rule=OWN_RULES)
            return finish()
        return do(Relocate(seat=game.state.overseer, among=(self.figure,), zone="monsters"))
