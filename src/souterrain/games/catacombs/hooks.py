"""What an expansion may change in Catacombs, and how it is without one.

An expansion is a subclass of the game (`Catacombs.expansions`): it overrides what is here, adds effects, windows, steps and
fields of the table, and touches no rule of the base game. Nothing here does anything by itself.
"""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, ClassVar

from souterrain.flick import Shot
from souterrain.games.catacombs import facts
from souterrain.games.catacombs.ids import kind_and_id
from souterrain.kernel.agenda import Instruction, Step

if TYPE_CHECKING:
    from souterrain.games.catacombs.acts import Use
    from souterrain.games.catacombs.path import Columns
    from souterrain.games.catacombs.state import CatacombsState, Figure
    from souterrain.games.catacombs.strike import Strike


class Hooks:
    """The moments and questions at which an expansion has its say."""

    content: facts.Facts
    state: "CatacombsState"
    move_disc: Callable[..., None]

    chambers: ClassVar[dict[str, type[Step]]] = {}  # what is done in each special room
    holding_rule: ClassVar[str] = ""  # by which a figure is kept from acting though it is able: see `is_held`

    # Setting up

    def party(self) -> list[str]:
        """The heroes of this table."""
        return list(self.content.hero)

    def columns(self, columns: "Columns") -> "Columns":
        """The catacombs as a line, once the table's options have been heeded."""
        return columns

    def most_health(self, role: str, kind: str) -> int:
        """The health a figure begins with, which is also the most it can have."""
        of_role: Any = getattr(self.content, role)
        health: int = of_role[kind].health
        return health

    # Between fights

    def before_room(self) -> Instruction | None:
        """The heroes enter a room that is fought for."""
        return None

    def before_installation(self) -> tuple[Step, ...]:
        """What comes before discs are put down for a fight."""
        return ()

    def after_gold(self) -> Instruction | None:
        """The heroes have been paid for the monsters they killed, which still lie beside their boards."""
        return None

    def is_kept(self, disc: str) -> bool:
        """Whether a monster's disc that is not in the room is not in the reserve either."""
        return False

    # What heroes have

    def cards_of(self, hero: str) -> tuple[str, ...]:
        """The cards whose effects serve a hero."""
        return self.state.sheets[hero].items

    def item(self, card: str) -> facts.Item:
        return self.content.item[kind_and_id(card)[1]]

    def public_equipment(self) -> list[str]:
        """Where everybody sees each equipment card that is not in the deck."""
        state = self.state
        owned = [card for sheet in state.sheets.values() for card in sheet.items]
        return [*state.stall, *state.discards, *owned]

    def owner_of_ally(self, ally: str) -> str:
        return self.content.ally[ally].owner

    def allies_of(self, hero: str, bought: list[str]) -> list[str]:
        """The allies that go with a hero into a room; `bought` are those its cards bring."""
        return bought

    def is_whole(self, name: str) -> bool:
        """Whether a figure has nothing to regain."""
        figure = self.state.figures[name]
        return figure.health == self.most_health(figure.role, figure.kind)

    def share_healing(self, name: str, amount: int, rule: str) -> Instruction | None:
        """Who regains points may have a choice what to do with them."""
        return None

    def charge(self, hero: str, fact: facts.Special | facts.Item) -> None:
        """A special action or an item is paid for."""

    # Acting

    def is_held(self, name: str) -> bool:
        """Whether a figure is kept from acting though it is able."""
        return False

    def has_acted_besides(self, name: str) -> bool:
        """Whether a figure has acted in this round out of turn, its own action aside."""
        return False

    def attacks_of(self, name: str, attacks: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
        """The attacks a figure may choose among those on its card."""
        return attacks

    def specials_of(self, figure: "Figure") -> tuple[str, ...]:
        if figure.role == "hero":
            return self.content.hero[figure.kind].specials
        return self.content.lord[figure.kind].specials if figure.role == "lord" else ()

    def why_barred(self, name: str, verb: str, id: str) -> str:
        """The rule that keeps a figure from an act besides its attacks."""
        return ""

    def begin_act(self, name: str) -> None:
        """A figure has chosen what it does."""

    def starts_elsewhere(self, use: "Use") -> bool:
        """catacombs.ally.familiar-casting: whether a use may start from an Ally's place."""
        return use.kind == "spell"

    def is_contested(self) -> bool:
        """catacombs.combat.room-cleared: at the end of a round, whether monsters are left to fight."""
        raise NotImplementedError

    # A flick

    def projectile(self, strike: "Strike") -> str | None:
        """The disc that is put down and flicked; empty: the figure's own; None: there is none, and nothing is flicked."""
        return self.content.attack[strike.attack].piece

    def put_projectile(self, disc: str, x: int, y: int) -> None:
        self.move_disc(disc, x, y)

    def gone_for_good(self, strike: "Strike", slid: Shot) -> Collection[str]:
        """The figures that left the board and are not put back."""
        return ()

    def after_slide(self, strike: "Strike", slid: Shot) -> None:
        """The discs have come to rest, and it was told whom the flicked one has met."""

    def has_told_defence(self, target: str) -> bool:
        """The log has said already that a figure is safe from this attack."""
        return False

    def why_harmless(self, strike: "Strike") -> str:
        """The rule by which an attack does no damage."""
        return "catacombs.ally.familiar-harmless"

    def damage(self, strike: "Strike", target: str, amount: int) -> int:
        """The damage of a strike that would do so much."""
        return amount

    def why_more(self, strike: "Strike", target: str) -> str:
        """The card by which a strike does other damage than its parts add up to."""
        return ""

    def is_fireproof(self, name: str) -> bool:
        return False

    def after_hurt(self, name: str) -> None:
        """A figure has lost health."""

    def on_death(self, name: str) -> None:
        """A dead figure is about to be taken off the board."""

    def is_left_lying(self, disc: str) -> bool:
        """Whether a projectile stays on the board after the attack."""
        return False

    def after_strike(self, strike: "Strike") -> Instruction | None:
        """The dead of a flick have been cleared away."""
        return None
