"""Texts of instinct cards. Each is called with the fighter the card was given to."""

from typing import TYPE_CHECKING, Literal

from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.human import Heal
from souterrain.games.claustrophobia.state import Token
from souterrain.kernel.agenda import Instruction, do

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

Until = Literal["human-activation", "human-preparation"]
RULE = "claustrophobia.hprep.instinct-text"


@effects("boost")
def boost(
    game: "Claustrophobia", fighter: int, *, stat: Literal["DPT", "CBT", "DEF"], amount: int, until: Until
) -> None:
    """A characteristic changes for a while."""
    game.add_token(fighter, Token("boost", until, stat, amount))


@effects("lend")
def lend(game: "Claustrophobia", fighter: int, *, talent: str, until: Until) -> None:
    """The fighter has a talent for a while."""
    game.add_token(fighter, Token(talent, until))


@effects("hold-on")
def hold_on(game: "Claustrophobia", fighter: int, *, DPT: int, CBT: int, DEF: int) -> None:
    """Exhausted, the fighter has a better profile than others."""
    for stat, value in (("DPT", DPT), ("CBT", CBT), ("DEF", DEF)):
        game.add_token(fighter, Token(f"hold-on-{stat}", "human-preparation", "", value))


@effects("sense")
def sense(game: "Claustrophobia", fighter: int) -> None:
    """Alarms, traps and pits do not notice the fighter until the next roll of activation dice."""
    game.add_token(fighter, Token("sense", "human-roll"))


@effects("heal-line")
def heal_line(game: "Claustrophobia", fighter: int) -> Instruction:
    """One cancelled line is healed at once."""
    return do(Heal(fighter, RULE))


@effects("aim")
def aim(game: "Claustrophobia", fighter: int) -> None:
    """Once, any dice of an attack may be rolled again."""
    game.add_token(fighter, Token("aim", "human-activation"))
