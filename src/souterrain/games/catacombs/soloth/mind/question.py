"""What one mostly answers to the expansion's questions, option by option."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from souterrain.games.catacombs.equipment import item_of
from souterrain.games.catacombs.figure import full_health, living_heroes
from souterrain.games.catacombs.ids import kind_of
from souterrain.games.catacombs.mind.lore import Lore
from souterrain.games.catacombs.mind.menace import burden, menace, sequence
from souterrain.games.catacombs.pay import purse
from souterrain.games.catacombs.soloth.altar import ALTAR
from souterrain.games.catacombs.soloth.hunter import family_of
from souterrain.games.catacombs.soloth.state import HUNTER, WITCH
from souterrain.kernel.decision import Option

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth

RARELY = 0.03
WANTED = 1.2  # a gift worth less is turned down while another can be paid for


def weigh_question(game: "Soloth", lore: Lore, kind: str, option: Option, about: Mapping[str, Any]) -> float | None:
    """A weight, or nothing for a question of the base game."""
    figures = game.state.figures
    match kind, option.verb:
        case (("pick_to_freeze" | "pick_to_rouse" | "pick_slave"), _):
            return 0.1 + menace(game, figures[option["figure"]]) ** 2
        case "pick_to_mend", _:
            return 0.1 + max(burden(game, figures[option["figure"]]), 0.0)
        case "mimic", _:
            return sequence(game, option["sequence"]) ** 3
        case "activate_artefact", "activate":
            return lore.gift(game, game.content.artefact[option["artefact"]], HUNTER) ** 2
        case "activate_artefact", _:
            return RARELY
        case "pay_trophy", _:
            return _spare(game, option["monster"])
        case "reclaim", _:
            return RARELY + int(option["count"])
        case "share_gain", _:
            return _shared(game, option["health"], about["points"])
        case "offer", "done":
            return RARELY
        case "accept_gift", verb:
            return _gift(game, lore, about["card"], accepts=verb == "accept")
        case "give_gift", _:
            return lore.gift(game, item_of(game, game.state.offered), option["figure"])
        case "buy", "reveal":
            return 0.05
        case "call_ally", "call":
            return 0.4
        case ("step_aside", "stay") | ("advance", "stay"):
            return 0.3
    return None


def _spare(game: "Soloth", kind: str) -> float:
    """Trophies of a family of which there are many go first."""
    have = Counter(family_of(game, disc) for disc in game.state.trophies)
    disc = next(disc for disc in game.state.trophies if kind_of(disc) == kind)
    return float(have[family_of(game, disc)]) ** 2


def _shared(game: "Soloth", health: int, points: int) -> float:
    """Health while she is weak, magic when she is not."""
    figure = game.state.figures[WITCH]
    is_weak = figure.health <= full_health(game, figure) // 2
    return 0.2 + (health if is_weak else points - health)


def _gift(game: "Soloth", lore: Lore, card: str, *, accepts: bool) -> float:
    """Taken if it is good, or if there is no gold for another."""
    item = item_of(game, card)
    best = max((lore.gift(game, item, hero) for hero in living_heroes(game) if hero in item.heroes), default=0.0)
    is_last = purse(game) < game.content.chamber[ALTAR].offering
    return 1.0 if accepts == (is_last or best >= WANTED) else RARELY
