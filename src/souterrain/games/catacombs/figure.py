"""Figures: whose they are, what they can still do, and what happens to their health.

A figure is *in play* while its disc lies on the board, and *able* when it can act: alive and not incapacitated.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from souterrain.content import Effect
from souterrain.games.catacombs.ids import disc_of, kind_of
from souterrain.games.catacombs.state import ABLE, FELL, Figure, Sheet
from souterrain.kernel.agenda import Instruction

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

HEROES_SIDE = ("hero", "ally")


# Who


def is_friend(figure: Figure) -> bool:
    """Whether a figure is on the heroes' side."""
    return figure.role in HEROES_SIDE


def is_on_heroes_side(game: "Catacombs", name: str) -> bool:
    """So is whoever is gone: an ally leaves in the middle of its own flick when the answer to it kills its hero."""
    figure = game.state.figures.get(name)
    return figure is None or is_friend(figure)


def owner_of(game: "Catacombs", name: str) -> str:
    """The hero that a figure of the heroes' side is, or serves."""
    figure = game.state.figures[name]
    return game.owner_of_ally(figure.kind) if figure.role == "ally" else name


def seat_of(game: "Catacombs", name: str) -> int:
    """catacombs.attack.flick-by-controller: who plays a figure."""
    if not is_friend(game.state.figures[name]):
        return game.state.overseer
    return game.state.sheets[owner_of(game, name)].seat


def heroes(game: "Catacombs") -> list[str]:
    """All heroes, from the easiest to play to the hardest."""
    return sorted(game.state.sheets, key=game.hero_numbers.__getitem__)


def living_heroes(game: "Catacombs") -> list[str]:
    return [hero for hero in heroes(game) if game.state.figures[hero].health]


def hero_seats(game: "Catacombs") -> tuple[int, ...]:
    return tuple(seat for seat in range(len(game.seats)) if seat != game.state.overseer)


def in_play(game: "Catacombs", *roles: str) -> list[str]:
    """The figures of these roles whose discs lie on the board, in a fixed order."""
    figures, discs = game.state.figures, game.state.discs
    return [name for name, figure in figures.items() if name in discs and figure.role in roles]


def friends_in_play(game: "Catacombs") -> list[str]:
    return in_play(game, *HEROES_SIDE)


def monsters_in_play(game: "Catacombs") -> list[str]:
    """catacombs.combat.room-cleared: monsters and the Lord; a fire wall is none any more."""
    discs = game.state.discs
    return [
        name
        for name, figure in game.state.figures.items()
        if name in discs and figure.role in ("monster", "lord") and not figure.wall
    ]


def enemies_of(game: "Catacombs", name: str) -> list[str]:
    """Those in play whom a figure may attack."""
    return monsters_in_play(game) if is_friend(game.state.figures[name]) else friends_in_play(game)


def walls(game: "Catacombs") -> list[str]:
    return [name for name in in_play(game, "monster") if game.state.figures[name].wall]


def is_able(figure: Figure) -> bool:
    """catacombs.incapacity.full-round: alive and not incapacitated."""
    return figure.health > 0 and figure.incapacity == ABLE and not figure.wall


def can_act(game: "Catacombs", name: str) -> bool:
    figure = game.state.figures[name]
    return name in game.state.discs and is_able(figure) and not figure.acted and not game.is_held(name)


def why_not_acting(game: "Catacombs", name: str) -> str:
    """The rule that keeps a figure in play from acting now."""
    figure = game.state.figures[name]
    if not is_able(figure):
        return "catacombs.incapacity.full-round"
    if figure.acted:
        return "catacombs.combat.hero-action" if is_friend(figure) else "catacombs.combat.overseer-turn"
    return game.holding_rule


def full_health(game: "Catacombs", figure: Figure) -> int:
    return game.most_health(figure.role, figure.kind)


def attacks_of(game: "Catacombs", name: str) -> tuple[tuple[str, ...], ...]:
    """catacombs.attack.melee: everybody has a melee attack unless the card says otherwise."""
    figure = game.state.figures[name]
    if figure.role == "monster":
        return game.attacks_of(name, game.content.monster[figure.kind].attacks)
    if figure.role == "ally":
        return game.attacks_of(name, game.content.ally[figure.kind].attacks)
    return game.attacks_of(name, (("melee",),))


def abilities_of(game: "Catacombs", name: str) -> Iterator[tuple[str, Effect]]:
    """The abilities on a monster's card with their effects. A fire wall has none any more."""
    figure = game.state.figures[name]
    if figure.role == "monster" and not figure.wall:
        for ability in game.content.monster[figure.kind].abilities:
            for effect in game.content.ability[ability].effects:
                yield ability, effect


def has_ability(game: "Catacombs", name: str, mark: str) -> bool:
    """Whether an effect of the figure's abilities bears a mark, such as `absorbs`."""
    return any(effect.marks.get(mark) for _, effect in abilities_of(game, name))


# Change


def change(game: "Catacombs", name: str, **fields: Any) -> Figure:
    figure = replace(game.state.figures[name], **fields)
    game.state.figures[name] = figure
    return figure


def change_sheet(game: "Catacombs", hero: str, **fields: Any) -> Sheet:
    sheet = replace(game.state.sheets[hero], **fields)
    game.state.sheets[hero] = sheet
    return sheet


def used(game: "Catacombs", hero: str, what: str) -> int:
    """How often a hero has used a special action or an item in this room."""
    return dict(game.state.sheets[hero].used).get(what, 0)


def count_use(game: "Catacombs", hero: str, what: str) -> None:
    counts = dict(game.state.sheets[hero].used)
    counts[what] = counts.get(what, 0) + 1
    change_sheet(game, hero, used=tuple(sorted(counts.items())))


def heal(game: "Catacombs", name: str, amount: int, *, rule: str, by: str = "") -> Instruction | None:
    """catacombs.health.maximum: never above the initial value. `by` is the figure that gives it, if one does."""
    if shared := game.share_healing(name, amount, rule):
        return shared
    figure = game.state.figures[name]
    gained = min(amount, full_health(game, figure) - figure.health)
    if gained > 0:
        change(game, name, health=figure.health + gained)
        game.emit("healed", figure=name, amount=gained, health=figure.health + gained, by=by, rule=rule)
    elif amount:
        game.emit("unhealed", figure=name, health=figure.health, by=by, rule="catacombs.health.maximum")
    return None


def hurt(
    game: "Catacombs",
    name: str,
    amount: int,
    *,
    rule: str,
    by: str = "",
    attack: str = "",
    why: str = "strike",
    critical: int = 0,
    stone: int = 0,
) -> int:
    """catacombs.combat.track-damage: health falls, to 0 at the lowest. The dead stay on the board until they are cleared away.

    Told besides: who does it, with which attack, by what if not by that, and how much of it a critical blow or being
    petrified has added.
    """
    figure = game.state.figures[name]
    lost = min(amount, figure.health)
    if lost:
        change(game, name, health=figure.health - lost)
        game.emit(
            "damaged",
            figure=name,
            amount=lost,
            health=figure.health - lost,
            by=by,
            attack=attack,
            why=why,
            critical=critical,
            stone=stone,
            over=amount - lost,
            rule=rule,
        )
        game.after_hurt(name)
    return lost


def incapacitate(game: "Catacombs", name: str, *, rule: str, why: str, by: str = "", petrified: bool = False) -> bool:
    """catacombs.incapacity.not-twice-running: whoever is down already does not fall again; allies never fall."""
    figure = game.state.figures[name]
    if not figure.health:
        return False
    if figure.role == "ally":
        game.emit("unshaken", figure=name, by=by, why="ally", rule="catacombs.ally.never-incapacitated")
        return False
    if figure.incapacity != ABLE:
        game.emit("unshaken", figure=name, by=by, why="down", rule="catacombs.incapacity.not-twice-running")
        return False
    change(game, name, incapacity=FELL, petrified=petrified)
    game.emit("incapacitated", figure=name, by=by, why=why, rule=rule)
    return True


def doer(game: "Catacombs") -> str:
    """The figure for whose act the step at work is done: that of the nearest step below it that has one."""
    below = (getattr(step, "figure", "") for step in reversed(game.state.agenda[:-1]))
    return next((figure for figure in below if figure), "")


def worth(game: "Catacombs", monster: str, hero: str) -> int:
    """catacombs.thief.bonus-gold: the value of a monster for the hero who killed it, with that hero's bonus. After the last
    battle nobody is paid."""
    if game.state.final:
        return 0
    bonus = game.content.hero[hero].bonus if hero else 0
    return game.content.monster[game.state.figures[monster].kind].gold + bonus


def killed_by(game: "Catacombs", hero: str) -> list[str]:
    """The monsters of this room that lie beside a hero's board."""
    return [name for name, figure in game.state.figures.items() if figure.killer == hero]


def paid_for(game: "Catacombs", hero: str) -> tuple[str, ...]:
    """Those of them that bring the hero gold."""
    return tuple(name for name in killed_by(game, hero) if worth(game, name, hero))


def reward(game: "Catacombs", hero: str) -> int:
    """catacombs.resolution.gold: what all that a hero has killed in this room is worth."""
    return sum(worth(game, monster, hero) for monster in killed_by(game, hero))


def take_off(game: "Catacombs", name: str) -> None:
    if name in game.state.discs:
        game.take_disc(name)


# The reserve


def reserve(game: "Catacombs", kind: str) -> list[str]:
    """catacombs.limit.monster-reserve: the discs of a kind of monster that are not in the room, nor beside a hero's board."""
    discs = (disc_of(kind, number) for number in range(1, game.content.monster[kind].discs + 1))
    return [disc for disc in discs if disc not in game.state.figures and not game.is_kept(disc)]


def enlist(game: "Catacombs", disc: str, *, acted: bool = False) -> None:
    """Take a monster's disc from the reserve into the room. It still has to be placed."""
    kind = kind_of(disc)
    game.state.figures[disc] = Figure("monster", kind, game.content.monster[kind].health, acted=acted)
