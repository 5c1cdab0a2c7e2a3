"""Carrying: objects and wounded friends are taken, dropped, given and swapped for nothing in the course of a displacement."""

from typing import TYPE_CHECKING, Any

from souterrain.games.twister.deed import deed, forbidden
from souterrain.games.twister.figure import crowd_of, free_hands
from souterrain.games.twister.state import CARRIED, MOST_FRIENDS
from souterrain.kernel.decision import Option, Refusal, Subjects

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

Left = tuple[tuple[str, int], ...]  # deeds with things that were left in a zone


def handlings(game: "Twister", n: int, left: Left) -> list[Option]:
    """twister.move.pick-up, twister.move.drop, twister.move.exchange, twister.wounded.carry: what a character may do with
    loads where it is. What it has left here (`left`: a verb and a thing) it does not take again."""
    state, zones = game.state, game.map.zones
    figure = state.figures[n]
    if not game.book.characters[figure.kind].hands:
        return []
    zone = zones[figure.cell]
    free = free_hands(game, figure)
    found = [deed("drop", object=item) for item in figure.objects]
    if figure.burden and has_room_for_burden(game, n):
        found += [deed("set_down", friend=friend) for friend in figure.burden]
    if free:
        for number, item in enumerate(state.items):
            if item.cell == zone:
                found.append(deed("take", object=number))
    elif not figure.objects:  # no hand to take with, and nothing to give
        return _without(found, left)
    for m, other in enumerate(state.figures):
        if other.cell < 0 or zones[other.cell] != zone or m == n or other.bearer >= 0:
            continue
        if other.seat != figure.seat:
            if free and other.wounded:
                found += [deed("take", object=item) for item in other.objects]
            continue
        if free:
            found += [deed("take", object=item) for item in other.objects]
            if other.wounded:
                found.append(deed("lift", friend=m))
        if figure.objects:
            if free_hands(game, other) > 0:
                found += [deed("give", object=item, friend=m) for item in figure.objects]
            elif not free:
                found += [
                    deed("swap", object=mine, other=theirs) for mine in figure.objects for theirs in other.objects
                ]
    return _without(found, left)


def _without(deeds: list[Option], left: Left) -> list[Option]:
    return [each for each in deeds if (each.verb, each.subjects[0][1]) not in left] if left else deeds


def has_room_for_burden(game: "Twister", n: int) -> bool:
    """twister.golden.three-per-zone: a burden set down here may stay, even if its bearer goes on."""
    figure = game.state.figures[n]
    crowd = crowd_of(game, figure.seat)[game.map.zones[figure.cell]]
    return crowd - len(figure.burden) <= MOST_FRIENDS


def refused_loads(game: "Twister", n: int) -> list[Refusal]:
    """What lies in the zone of a character that has no hand free for it, and what it cannot set down there."""
    figure = game.state.figures[n]
    if free_hands(game, figure) > 0:
        return []
    if figure.burden and not has_room_for_burden(game, n):
        return [forbidden("twister.golden.three-per-zone", "set_down", friend=friend) for friend in figure.burden]
    can_carry = game.book.characters[figure.kind].hands > 0
    rule = "twister.golden.carry-one" if can_carry else "twister.ghost.no-carry"
    zone = game.map.zones[figure.cell]
    return [forbidden(rule, "take", object=item) for item, each in enumerate(game.state.items) if each.cell == zone]


def handle(game: "Twister", n: int, verb: str, subjects: Subjects, cost: int = 0) -> Left:
    """Do it; the answer names the deeds that may not follow in this zone, lest things go back and forth for ever."""
    named: dict[str, Any] = dict(subjects)
    match verb:
        case "take":
            take(game, n, named["object"], cost)
            return ()
        case "drop":
            drop(game, n, named["object"], cost)
            return (("take", named["object"]),)
        case "give":
            pass_on(game, n, named["object"], named["friend"], cost)
            return (("take", named["object"]),)
        case "swap":
            swap(game, n, named["object"], named["other"], cost)
            return ("take", named["object"]), ("swap", named["other"])
        case "lift":
            lift(game, n, named["friend"], cost)
            return ()
        case _:
            set_down(game, n, named["friend"], cost)
            return (("lift", named["friend"]),)


def tell(game: "Twister", name: str, n: int, cost: int, rule: str, **about: Any) -> None:
    """What somebody does with a load, where it does it, and what it costs: the first deed of a displacement pays for it."""
    cell = game.state.figures[n].cell
    where: dict[str, Any] = (
        {"ground": cell} if name in ("taken", "dropped") else {"cell": cell}
    )  # objects lie on the ground
    game.emit(name, figure=n, **where, cost=cost, points=game.points, rule=rule, **about)


def take(game: "Twister", n: int, item: int, cost: int) -> None:
    """twister.move.any-colour: an object that lies here, or that a friend or a wounded enemy here has."""
    bearer = game.state.items[item].bearer
    rule, source = "twister.move.pick-up", "ground"
    if bearer >= 0:
        same = game.state.figures[bearer].seat == game.state.figures[n].seat
        rule = "twister.move.exchange" if same else "twister.move.take-from-wounded-enemy"
        source = "friend" if same else "enemy"
        lose(game, bearer, item)
    gain(game, n, item)
    tell(game, "taken", n, cost, rule, object=item, source=source, giver=bearer)


def drop(game: "Twister", n: int, item: int, cost: int) -> None:
    lose(game, n, item)
    game.lay_item(item, game.state.figures[n].cell)
    tell(game, "dropped", n, cost, "twister.move.drop", object=item)


def pass_on(game: "Twister", n: int, item: int, friend: int, cost: int) -> None:
    lose(game, n, item)
    gain(game, friend, item)
    tell(game, "given", n, cost, "twister.move.exchange", object=item, friend=friend)


def swap(game: "Twister", n: int, mine: int, theirs: int, cost: int) -> None:
    friend = game.state.items[theirs].bearer
    lose(game, n, mine)
    lose(game, friend, theirs)
    gain(game, n, theirs)
    gain(game, friend, mine)
    tell(game, "swapped", n, cost, "twister.move.exchange", object=mine, friend=friend, other=theirs)


def lift(game: "Twister", n: int, friend: int, cost: int) -> None:
    figure = game.state.figures[n]
    game.change(n, burden=(*figure.burden, friend))
    game.change(friend, bearer=n, cell=figure.cell)
    tell(game, "lifted", n, cost, "twister.wounded.carry", friend=friend)


def set_down(game: "Twister", n: int, friend: int, cost: int) -> None:
    game.release(n, friend)
    tell(game, "set_down", n, cost, "twister.wounded.carry", friend=friend)


def lose(game: "Twister", n: int, item: int) -> None:
    game.change(n, objects=tuple(other for other in game.state.figures[n].objects if other != item))


def gain(game: "Twister", n: int, item: int) -> None:
    game.change(n, objects=(*game.state.figures[n].objects, item))
    game.change_item(item, cell=CARRIED, bearer=n)
