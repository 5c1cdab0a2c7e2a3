"""Five dungeon board games at one table.

`start` is the door for programs, which `docs/python.md` leads through.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from souterrain.kernel.game import Game, Setting

__version__ = "0.2.0"


def start(
    game: str,
    scenario: str = "",
    *,
    seed: int = 0,
    packs: tuple[str, ...] = ("base",),
    tells: bool = True,
    **options: "Setting",
) -> "Game[Any, Any]":
    """A new game, at its first decision. An expansion is named after its game: `game/expansion`. Options are written with
    underscores: `ask_everything=True`. One that does not `tell` is quicker, but its events know no names."""
    from souterrain.games import find  # whoever only wants to know the version does not wait for it
    from souterrain.kernel.game import Setup

    name, *more = game.split("/")
    named = {key.replace("_", "-"): value for key, value in options.items()}
    return find(name).start(Setup(name, scenario, (*packs, *more), named), seed, tells=tells)
