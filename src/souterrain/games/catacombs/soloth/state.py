"""What lies on the table besides, with the expansion, and who may see it."""

from souterrain.games.catacombs.state import CatacombsState
from souterrain.kernel.state import Public

PRINCESS, PALADIN, WITCH, HUNTER = "ice-princess", "paladin", "witch", "witch-hunter"


class SolothState(CatacombsState, kw_only=True):
    """The table of Catacombs with the tracks, discs and cards that the expansion brings."""

    armour: Public[int] = 0  # the Paladin's
    magic: Public[int] = 0  # the Witch's
    spikes: Public[dict[str, str]] = {}  # ice spikes in the room, and the frozen monsters they lie on
    trophies: Public[tuple[str, ...]] = ()  # monsters' discs on the Witch Hunter's board
    artefacts: Public[tuple[str, ...]] = ()  # those in service
    called: Public[tuple[str, ...]] = ()  # allies called for this room
    offered: Public[str] = ""  # the card turned over at the altar
    sunk: Public[tuple[str, ...]] = ()  # cards refused at the altar: the bottom of the deck, the last one lowest
    blessed: Public[bool] = False  # a card was accepted at the altar

    # Of the actions of this room
    deeds: Public[
        dict[str, tuple[str, ...]]
    ] = {}  # what each figure has done in its action: `acted`, `struck`, `melee`
    enslaved: Public[dict[str, int]] = {}  # monsters, and the round in which they last were slaves
    rallied: Public[dict[str, int]] = {}  # monsters, and the round in which a war cry last roused them

    # Of the flick that is being worked out
    brushed: Public[tuple[str, ...]] = ()  # struck by a slave master's disc
    braced: Public[bool] = False  # the Paladin has used his armour
    fallen: Public[tuple[tuple[str, int, int], ...]] = ()  # the dead who are not done with, and where they lay
