"""Acts: what costs 1 AP because a card shows the sun. Each offers its options; what they do is in `power.py`.

An act is called with the offer to add to and the number of the character who would do it: the one with the ability, or
the bearer of the object.
"""

from typing import TYPE_CHECKING

from souterrain.games.twister.deed import deed
from souterrain.games.twister.effects import effects
from souterrain.games.twister.facts import Few
from souterrain.games.twister.figure import free_hands, has_room, has_trait, passes
from souterrain.games.twister.move import holders
from souterrain.games.twister.offer import Offer
from souterrain.games.twister.power import can_fly, destinations
from souterrain.games.twister.sight import cells_in_sight
from souterrain.games.twister.state import BROKEN, CLOSED, NO_PORTCULLIS
from souterrain.games.twister.terrain import PIT, PORTCULLIS, SLIT, WALL, adjacent_places

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister


@effects("pick-lock", "ability:1", "object:1", kind="act")
def pick_lock(game: "Twister", offer: Offer, n: int) -> None:
    """twister.thief.lockpick, twister.backstabber.lockpick, twister.object.key: a portcullis on a border of the zone."""
    for place in game.map.portcullises[game.state.figures[n].cell]:
        verb = "open" if game.state.rooms[place].portcullis == CLOSED else "close"
        offer.add(deed(verb, figure=n, room=place))


@effects("bend-bars", "ability:1", "object:1", kind="act")
def bend_bars(game: "Twister", offer: Offer, n: int) -> None:
    """twister.colossus.bend-bars, twister.warrior.bend-bars: a portcullis on a border of the zone, open or closed."""
    for place in game.map.portcullises[game.state.figures[n].cell]:
        offer.add(deed("break", figure=n, room=place))


@effects("heal", "ability:1", "object:1", kind="act")
def heal(game: "Twister", offer: Offer, n: int) -> None:
    """twister.cleric.heal, twister.cleric.not-carried: anybody wounded in the zone whom he does not carry himself."""
    figures, zones = game.state.figures, game.map.zones
    zone, seat = zones[figures[n].cell], figures[n].seat
    for m, other in enumerate(figures):
        if other.cell < 0 or not other.wounded or zones[other.cell] != zone:
            continue
        if other.bearer == n:
            offer.refuse("twister.cleric.not-carried", "heal", figure=n, patient=m)
        elif other.bearer < 0 or figures[other.bearer].seat == seat:
            offer.add(deed("heal", figure=n, patient=m))


@effects("break-walls", "ability:1", "object:1", kind="act")
def break_walls(game: "Twister", offer: Offer, n: int) -> None:
    """twister.golem.break-walls, twister.golem.once: the walls of the room, if any stands."""
    place = game.map.places[game.state.figures[n].cell]
    if place < 0:
        return
    if game.state.figures[n].spent:
        offer.refuse("twister.golem.once", "break_walls", figure=n)
        return
    room = game.state.rooms[place]
    plan = game.book.plans[room.card]
    has_walls = not room.broken and any(feature in (WALL, SLIT) for feature in (*plan.outer, *plan.inner))
    if has_walls or room.portcullis not in (NO_PORTCULLIS, BROKEN):
        offer.add(deed("break_walls", figure=n))


@effects("steal", "ability:1", "object:1", kind="act")
def steal(game: "Twister", offer: Offer, n: int) -> None:
    """twister.pickpocket.steal, twister.pickpocket.no-wounded: an object of an enemy in the zone, with a free hand."""
    figure = game.state.figures[n]
    for other in game.state.figures:
        if other.cell != figure.cell or other.seat == figure.seat:
            continue
        for item in other.objects:
            if free_hands(game, figure) > 0:
                offer.add(deed("steal", figure=n, object=item))
            else:
                offer.refuse("twister.golden.carry-one", "steal", figure=n, object=item)
        for friend in other.burden:
            offer.refuse("twister.pickpocket.no-wounded", "steal_friend", figure=n, friend=friend)


@effects("move-object", "ability:1", kind="act")
def move_object(game: "Twister", offer: Offer, n: int, *, zones: Few) -> None:
    """twister.telekinetic.move-object, twister.telekinetic.not-carried: an object lying in the room, or her own."""
    figure = game.state.figures[n]
    place = game.map.places[figure.cell]
    if place < 0:
        return
    for number, item in enumerate(game.state.items):
        lies_here = item.cell >= 0 and game.map.places[item.cell] == place
        if item.bearer == n or lies_here:
            start = item.cell if lies_here else figure.cell
            if can_fly(game, start) or destinations(game, n, number, zones):
                offer.add(deed("send", figure=n, object=number))
        elif item.bearer >= 0 and game.map.places[game.state.figures[item.bearer].cell] == place:
            offer.refuse("twister.telekinetic.not-carried", "send", figure=n, object=number)


@effects("cross-wall", "ability:1", "object:1", kind="act")
def cross_wall(game: "Twister", offer: Offer, n: int) -> None:
    """twister.wall-walker.cross, twister.wall-walker.no-portcullis: to the zone behind a wall or a double wall."""
    figure = game.state.figures[n]
    held = holders(game, figure.seat)
    for to, over, side in game.map.links[figure.cell]:
        if not over & (WALL | PORTCULLIS):
            continue
        if over & (PORTCULLIS | SLIT):
            rule = "twister.wall-walker.no-portcullis"
        elif over & PIT:
            rule = "twister.move.no-pit"
        elif figure.bound >= 0 and side != figure.bound:
            rule = "twister.move.enemy-zone-exit"
        elif game.map.owners[to] == 1 - figure.seat:
            blocked = to in held and not passes(game, figure, held[to])
            rule = "twister.victory.exit-blocked" if blocked else ""
        else:
            rule = "" if has_room(game, n, to) else "twister.golden.three-per-zone"
        if rule:
            offer.refuse(rule, "cross", figure=n, cell=to)
        else:
            offer.add(deed("cross", figure=n, cell=to))


@effects("fireball", "object:1", kind="act")
def fireball(game: "Twister", offer: Offer, n: int) -> None:
    """twister.object.fireball, twister.object.fireball-close: anybody in sight or in the zone, for a spellcaster."""
    figure = game.state.figures[n]
    zones = game.map.zones
    cells = cells_in_sight(game, figure.cell)
    for m, other in enumerate(game.state.figures):
        if m == n or other.cell < 0 or other.bearer >= 0:
            continue
        if other.cell not in cells and zones[other.cell] != zones[figure.cell]:
            continue
        if has_trait(game, figure, "spellcaster"):
            offer.add(deed("fireball", figure=n, target=m))
        else:
            offer.refuse("twister.trait.spellcaster", "fireball", figure=n, target=m)


@effects("invert", "object:1", kind="act")
def invert(game: "Twister", offer: Offer, n: int) -> None:
    """twister.object.inversion: the room a spellcaster is in and one beside it, face down or not."""
    figure = game.state.figures[n]
    place = game.map.places[figure.cell]
    if place < 0:
        return
    for other in adjacent_places(place, len(game.state.rooms)):
        if has_trait(game, figure, "spellcaster"):
            offer.add(deed("invert", figure=n, room=other))
        else:
            offer.refuse("twister.trait.spellcaster", "invert", figure=n, room=other)


@effects("regenerate", "ability:1", kind="recovery")
def regenerate(game: "Twister", offer: Offer, n: int) -> None:
    """twister.troll.regenerate, twister.troll.not-same-turn: the only act of a wounded character, not while it is carried."""
    figure = game.state.figures[n]
    if figure.hurt == game.state.turn:
        offer.refuse("twister.troll.not-same-turn", "regenerate", figure=n)
    elif figure.bearer < 0:
        offer.add(deed("regenerate", figure=n))
