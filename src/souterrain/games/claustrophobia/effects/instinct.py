"""Texts of instinct cards. Each is called with the fighter the card was given to."""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.facts import TalentId, Value
from souterrain.games.claustrophobia.human import Heal
from souterrain.games.claustrophobia.state import Token
from souterrain.kernel.agenda import Instruction, do

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

Until = Literal["human-activation", "human-preparation"]
RULE = "claustrophobia.hprep.instinct-text"


@effects("boost", "instinct")
def boost(
    game: "Claustrophobia",
    fighter: int,
    *,
    stat: Literal["DPT", "CBT", "DEF"],
    amount: Annotated[int, Meta(ge=-5, le=5)],
    until: Until,
) -> None:
    """A characteristic changes for a while."""
    game.add_token(fighter, Token("boost", until, stat, amount))
    game.emit("strengthened", fighters=(fighter,), stat=stat, amount=amount, until=until, rule=RULE)


@effects("lend", "instinct")
def lend(game: "Claustrophobia", fighter: int, *, talent: TalentId, until: Until) -> None:
    """The fighter has a talent for a while."""
    game.add_token(fighter, Token(talent, until))
    exhausted = game.state.fighters[fighter].exhausted
    game.emit("talent_lent", fighter=fighter, talent=talent, until=until, exhausted=exhausted, rule=RULE)


@effects("hold-on", "instinct")
def hold_on(game: "Claustrophobia", fighter: int, *, DPT: Value, CBT: Value, DEF: Value) -> None:
    """Exhausted, the fighter has a better profile than others."""
    for stat, value in (("DPT", DPT), ("CBT", CBT), ("DEF", DEF)):
        game.add_token(fighter, Token(f"hold-on-{stat}", "human-preparation", "", value))
    exhausted = game.state.fighters[fighter].exhausted
    game.emit("held_on", fighter=fighter, exhausted=exhausted, DPT=DPT, CBT=CBT, DEF=DEF, rule=RULE)


@effects("sense", "instinct")
def sense(game: "Claustrophobia", fighter: int) -> None:
    """Alarms, traps and pits do not notice the fighter until the next roll of activation dice."""
    game.add_token(fighter, Token("sense", "human-roll"))
    game.emit("warned", fighter=fighter, rule=RULE)


@effects("heal-line", "instinct")
def heal_line(game: "Claustrophobia", fighter: int) -> Instruction:
    """One cancelled line is healed at once."""
    return do(Heal(fighter, RULE))


@effects("aim", "instinct")
def aim(game: "Claustrophobia", fighter: int) -> None:
    """Once, any dice of an attack may be rolled again."""
    game.add_token(fighter, Token("aim", "human-activation"))
    game.emit("aiming", fighter=fighter, rule=RULE)
