"""What the acts of characters and objects do, once their player has chosen one: see `effects/action.py` for who may."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from souterrain.games.twister.deed import deed
from souterrain.games.twister.figure import ability_with, free_hands
from souterrain.games.twister.load import gain, lose
from souterrain.games.twister.state import BROKEN, CLOSED, NO_PORTCULLIS, OPEN
from souterrain.games.twister.terrain import DIAGONAL, DOUBLE_PIT, PIT, SIDEWAYS, beyond, cell_in, cells_of
from souterrain.games.twister.victory import judge, kill, use_up
from souterrain.kernel.agenda import Instruction, Step
from souterrain.kernel.decision import Option, ask

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

LOCKPICKS = {"thief": "twister.thief.lockpick", "backstabber": "twister.backstabber.lockpick"}
BENDERS = {"colossus": "twister.colossus.bend-bars"}


def work_portcullis(game: "Twister", n: int, place: int, state: int) -> None:
    """twister.object.key-marker: a portcullis is opened, closed, or broken for good."""
    kind = game.state.figures[n].kind
    name = {OPEN: "portcullis_opened", CLOSED: "portcullis_closed", BROKEN: "portcullis_broken"}[state]
    if state == BROKEN:
        rule = BENDERS.get(kind, "twister.warrior.bend-bars")
    else:
        rule = LOCKPICKS.get(kind, "twister.object.key")
    cell = game.state.figures[n].cell
    cells = sides_of_bars(game, place)
    game.lay_room(place, replace(game.state.rooms[place], portcullis=state))
    game.emit(
        name,
        figure=n,
        room=place,
        cell=cell,
        cells=cells,
        means="strength" if state == BROKEN else "lockpick" if kind in LOCKPICKS else "key",
        cost=1,
        points=game.points,
        rule=rule,
    )


def sides_of_bars(game: "Twister", place: int) -> tuple[int, ...]:
    """The cells on both sides of a room's portcullis; one alone at the edge of the labyrinth."""
    labyrinth = game.map
    borders = labyrinth.known[place]
    assert borders is not None, "a room with a portcullis is revealed"
    for border, is_barred in enumerate(borders.portcullis):
        here = cell_in(place, border // 4)
        there = beyond(here, border % 4, labyrinth.cells)
        if is_barred:
            return (here, there) if there >= 0 else (here,)
    raise LookupError(f"room {place} has no portcullis")


def heal(game: "Twister", n: int, patient: int) -> None:
    """twister.cleric.heal, twister.cleric.healed-idle: turned up again; it does nothing more this turn."""
    bearer = game.state.figures[patient].bearer
    if bearer >= 0:
        game.release(bearer, patient)
    game.change(patient, wounded=False, idle=game.state.turn)
    cell = game.state.figures[n].cell
    game.emit("healed", figure=n, patient=patient, cell=cell, cost=1, points=game.points, rule="twister.cleric.heal")


def regenerate(game: "Twister", n: int) -> None:
    """twister.troll.regenerate, twister.troll.idle"""
    game.change(n, wounded=False, idle=game.state.turn)
    cell = game.state.figures[n].cell
    game.emit("regenerated", figure=n, cell=cell, cost=1, points=game.points, rule="twister.troll.regenerate")


def break_walls(game: "Twister", n: int) -> None:
    """twister.golem.break-walls, twister.golem.portcullis: walls, slits and portcullis of the room are broken for good."""
    place = game.map.places[game.state.figures[n].cell]
    room = game.state.rooms[place]
    portcullis = BROKEN if room.portcullis != NO_PORTCULLIS else NO_PORTCULLIS
    game.lay_room(place, replace(room, broken=True, portcullis=portcullis))
    game.change(n, spent=True)
    barred, rule = room.portcullis in (OPEN, CLOSED), "twister.golem.break-walls"
    game.emit("walls_broken", figure=n, room=place, barred=barred, cost=1, points=game.points, rule=rule)


def steal(game: "Twister", n: int, item: int) -> None:
    """twister.pickpocket.steal"""
    victim = game.state.items[item].bearer
    lose(game, victim, item)
    gain(game, n, item)
    cell, rule = game.state.figures[n].cell, "twister.pickpocket.steal"
    game.emit("stolen", figure=n, object=item, victim=victim, cell=cell, cost=1, points=game.points, rule=rule)


def fireball(game: "Twister", n: int, target: int) -> None:
    """twister.object.fireball-kill, twister.object.fireball-discard: the target is gone, without a combat."""
    item = scroll(game, n, "fireball")
    origin, cell = game.state.figures[n].cell, game.state.figures[target].cell
    game.emit(
        "fireball_cast",
        figure=n,
        target=target,
        object=item,
        origin=origin,
        cell=cell,
        cost=1,
        points=game.points,
        rule="twister.object.fireball",
    )
    kill(game, target, (n,), "twister.object.fireball-kill")
    use_up(game, n, item, "twister.object.fireball-discard")
    judge(game)


def invert(game: "Twister", n: int, place: int) -> None:
    """twister.object.inversion: two rooms change places with all that is in or beside them."""
    item = scroll(game, n, "invert")
    mine = game.map.places[game.state.figures[n].cell]
    game.swap_rooms(mine, place)
    game.emit(
        "inverted",
        figure=n,
        object=item,
        room=mine,
        room_beside=place,
        places=game.places_in((*cells_of(mine), *cells_of(place))),
        cost=1,
        points=game.points,
        rule="twister.object.inversion",
    )
    use_up(game, n, item, "twister.object.inversion-discard")


def scroll(game: "Twister", n: int, effect: str) -> int:
    """The carried object that has an effect."""
    return next(
        item
        for item in game.state.figures[n].objects
        if any(act.name == effect for act in game.book.objects[game.state.items[item].kind].acts)
    )


class Sending(Step):
    """twister.telekinetic.range, twister.telekinetic.start-zone, twister.telekinetic.give: an object flies to another zone, and
    may be handed to a friend there."""

    stages = ("choose", "arrive")
    figure: int
    item: int
    verb: str = ""
    cell: int = -1
    friend: int = -1

    def choose(self, game: "Twister") -> Instruction:
        return ask(
            game.state.figures[self.figure].seat,
            "send",
            destinations(game, self.figure, self.item, reach_of(game, self.figure)),
            rule="twister.telekinetic.range",
            into=("verb", "cell", "friend"),
            figure=self.figure,
            object=self.item,
        )

    def arrive(self, game: "Twister") -> None:
        bearer, friend = game.state.items[self.item].bearer, self.friend
        origin = game.state.items[self.item].cell if bearer < 0 else game.state.figures[bearer].cell
        if bearer >= 0:
            lose(game, bearer, self.item)
        if self.verb == "hand":
            gain(game, friend, self.item)
            game.emit(
                "handed",
                figure=self.figure,
                ability=ability_with(game, game.state.figures[self.figure], "move-object"),
                object=self.item,
                origin=origin,
                friend=friend,
                own=friend == self.figure,
                cell=game.state.figures[friend].cell,
                cost=1,
                points=game.points,
                rule="twister.telekinetic.give",
            )
        else:
            game.lay_item(self.item, self.cell)
            game.emit(
                "sent",
                figure=self.figure,
                ability=ability_with(game, game.state.figures[self.figure], "move-object"),
                object=self.item,
                origin=origin,
                cell=self.cell,
                cost=1,
                points=game.points,
                rule="twister.telekinetic.range",
            )


def reach_of(game: "Twister", n: int) -> int:
    """How many zones a character can send an object."""
    acts = game.book.characters[game.state.figures[n].kind].acts
    return next(int(dict(act.arguments)["zones"]) for act in acts if act.name == "move-object")


def destinations(game: "Twister", n: int, item: int, zones: int) -> list[Option]:
    """Where a flying object can get to, each with its path. On a start zone it can only be handed to a friend."""
    labyrinth = game.map
    figure = game.state.figures[n]
    lying = game.state.items[item].cell
    start = lying if lying >= 0 else figure.cell
    paths: dict[int, tuple[int, ...]] = {start: ()}
    edge = [start]
    for _ in range(zones):
        beyond = []
        for at in edge:
            for to, over, _side in flights(game, at):
                if over & ~(PIT | DOUBLE_PIT) or to in paths:
                    continue
                paths[to] = (*paths[at], to)
                beyond.append(to)
        edge = beyond
    options = [deed("send_to", cell=cell, path=path) for cell, path in paths.items() if path and cell < labyrinth.cells]
    for m, friend in enumerate(game.state.figures):
        if friend.seat != figure.seat or friend.cell < 0 or friend.bearer >= 0:
            continue
        zone = labyrinth.zones[friend.cell]
        if zone in paths and free_hands(game, friend) > 0:
            options.append(deed("hand", friend=m, path=paths[zone]))
    return options


def can_fly(game: "Twister", cell: int) -> bool:
    """An object can be sent from here to the next zone: the common case, known without a search."""
    return any(to < game.map.cells and not over & ~(PIT | DOUBLE_PIT) for to, over, _ in game.map.links[cell])


def flights(game: "Twister", cell: int) -> list[tuple[int, int, int]]:
    """The links of a cell for a thing that has no facing: a start zone is one zone, open to both its columns."""
    labyrinth = game.map
    if cell < labyrinth.cells:
        return [(labyrinth.zones[to], over, side) for to, over, side in labyrinth.links[cell]]
    links = [*labyrinth.links[cell], *labyrinth.links[cell + 1]]
    beside = [(labyrinth.zones[to], over, side) for to, over, side in links if side == SIDEWAYS]
    return [link for link in links if link[2] < DIAGONAL] + [link for link in beside if link[0] != cell]
