"""What is true now besides, with the expansion: armour, magic, ice spikes, who is frozen or suppressed, what artefacts cost."""

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import asdict, replace

from souterrain.content import Phrase
from souterrain.games.catacombs.equipment import gifts
from souterrain.games.catacombs.shown import CatacombsShown, HeroShown, Track, at_work
from souterrain.games.catacombs.shown import shown as shown_in_catacombs
from souterrain.games.catacombs.soloth.hunter import ActivateArtefacts, can_afford
from souterrain.games.catacombs.soloth.ice import OWN_SPIKES, is_frozen, spare_spikes, spike_givers
from souterrain.games.catacombs.soloth.item import is_suppressed
from souterrain.games.catacombs.soloth.prepare import best_armour
from souterrain.games.catacombs.soloth.state import HUNTER, PALADIN, PRINCESS, WITCH
from souterrain.games.catacombs.soloth.witch import most_magic, price_of
from souterrain.kernel.shown import Sum, summed

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


class Cost(Struct, frozen=True):
    """What an artefact costs in monsters of each family, and of any; and whether the Witch Hunter has them."""

    families: dict[str, int]
    any: Sum
    is_affordable: bool


class SolothShown(CatacombsShown, kw_only=True):
    """Figures may be `frozen` or `suppressed` too; heroes have tracks for `armour`, `magic` and `spikes`."""

    artefacts: dict[str, Cost]  # those that can still be paid for


def shown(game: "Soloth") -> SolothShown:
    base = shown_in_catacombs(game)
    for name, figure in base.figures.items():
        more = {"frozen": is_frozen(game, name), "suppressed": name in game.state.discs and is_suppressed(game, name)}
        base.figures[name] = replace(figure, marks=(*figure.marks, *(mark for mark, is_so in more.items() if is_so)))
    for hero, track in tracks(game).items():
        board = base.heroes[hero]
        base.heroes[hero] = replace(board, tracks={**board.tracks, **track})
    if WITCH in game.state.sheets:
        base.heroes[WITCH] = in_her_coin(game, base.heroes[WITCH])
    return SolothShown(**asdict(base), artefacts=costs(game))


def in_her_coin(game: "Soloth", board: HeroShown) -> HeroShown:
    """soloth.witch.health-as-magic: what each of her powers would cost now."""
    paid = {thing: price_of(game, power.magic) for thing, power in board.powers.items()}
    return replace(
        board,
        powers={
            thing: replace(power, magic=paid[thing][0], health=paid[thing][1]) for thing, power in board.powers.items()
        },
    )


def tracks(game: "Soloth") -> dict[str, dict[str, Track]]:
    """What is counted on the boards of the expansion's heroes, as far as they are at the table."""
    state, printed = game.state, Phrase("why-printed")
    found: dict[str, dict[str, Track]] = {}
    if PALADIN in state.sheets:
        board = game.content.hero[PALADIN].armour
        best, card = best_armour(game)
        most = summed((board, printed), (best - board, game.describe("card", card) if card else ""))
        found[PALADIN] = {"armour": Track(state.armour, most)}
    if WITCH in state.sheets:
        found[WITCH] = {"magic": Track(state.magic, Sum(most_magic(game)))}
    if PRINCESS in state.sheets:
        more = [(1, game.describe("card", card)) for card in spike_givers(game)]
        found[PRINCESS] = {"spikes": Track(len(spare_spikes(game)), summed((OWN_SPIKES, printed), *more))}
    return found


def costs(game: "Soloth") -> dict[str, Cost]:
    """soloth.hunter.cost-circles, as a trophy belt has it."""
    if HUNTER not in game.state.sheets:
        return {}
    discount = (at_work(game, ActivateArtefacts) or ActivateArtefacts()).discount(game)
    belt = next((game.describe("card", card) for card, _ in gifts(game, HUNTER, "discount")), "")
    return {
        artefact.id: Cost(
            dict(artefact.cost),
            summed((artefact.any, Phrase("why-printed")), (-min(discount, artefact.any), belt)),
            can_afford(game, artefact, discount),
        )
        for artefact in game.content.artefact.values()
        if artefact.id not in game.state.artefacts
    }
