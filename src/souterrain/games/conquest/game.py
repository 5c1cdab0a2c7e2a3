"""Catacombs Conquest: the door. Seats, options, set-up, and what every rule of the game needs at hand.

The turn is in `turn.py`, the playing of a card in `acts.py`, a shot in `shot.py`, health tokens in `health.py`.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from souterrain.content import Word
from souterrain.discs import AIM_HELP, DiscGame, hand_option, unsteadiness_option, wood_option
from souterrain.flick import Board, Disc, Name
from souterrain.games.conquest.disc import board_of, disc_at
from souterrain.games.conquest.effects import effects
from souterrain.games.conquest.ending import TELLING, ending
from souterrain.games.conquest.facts import Facts
from souterrain.games.conquest.ids import copies
from souterrain.games.conquest.knowledge import complete, find_faults
from souterrain.games.conquest.naming import KINDS, ROLES, describe, named
from souterrain.games.conquest.setup import Preparations, check_layout, lay_out, seats_at
from souterrain.games.conquest.shown import ConquestShown, goal, shown
from souterrain.games.conquest.state import TEAMS, Cards, ConquestState, companions_if_shared
from souterrain.games.conquest.turn import Turn
from souterrain.kernel.chance import Chance
from souterrain.kernel.ending import Ending
from souterrain.kernel.event import Event
from souterrain.kernel.game import Setup, TableOption, lasting
from souterrain.kernel.shown import Goal

HEALTH = (8, *(tokens for tokens in range(1, 12) if tokens != 8))


class Conquest(DiscGame[ConquestState, Facts]):
    """Two teams, Sword and Skull, each played by one or two seats. Scenarios are the layouts of obstacles."""

    name: ClassVar = "conquest"
    rules: ClassVar = 1
    seats: ClassVar = TEAMS
    state_type: ClassVar = ConquestState
    content_type: ClassVar = Facts
    shown_type: ClassVar = ConquestShown
    roles: ClassVar = ROLES
    kinds: ClassVar = KINDS
    telling: ClassVar = TELLING
    verdicts: ClassVar = frozenset({"won", "tied"})
    effects: ClassVar = effects
    scenario_kind: ClassVar = "layout"
    hand_rule: ClassVar = "conquest.shots.hand"
    options: ClassVar = {
        "seats": TableOption((2, 3, 4), "conquest.players.count"),
        "lone": TableOption(("skull", "sword"), "conquest.cards.hand-three", {"seats": (3,)}),
        "arena": TableOption(("walls", "mat"), "conquest.mat.bounds-arena"),
        "obstacles": TableOption(("table", "agreed"), "conquest.setup.obstacles-agreed"),
        "sword-health": TableOption(HEALTH, "conquest.setup.token-count-adjustable"),
        "skull-health": TableOption(HEALTH, "conquest.setup.token-count-adjustable"),
        "abilities": TableOption((True, False), "conquest.variant.no-abilities"),
        "armour": TableOption((True, False), "conquest.variant.no-armour"),
        "draw-at-end": TableOption((False, True), "conquest.variant.draw-at-end"),
        "exhaustion": TableOption((False, True), "conquest.variant.exhaustion"),
        "shared-hands": TableOption((False, True), "conquest.players.shared-discard", {"seats": (3, 4)}),
        "unsteadiness": unsteadiness_option("conquest.shots.what-is-flicked"),
        "aim-help": TableOption(AIM_HELP, "conquest.shots.what-is-flicked"),
        "hand": hand_option("conquest.shots.hand"),
        "wood": wood_option("conquest.shots.wood"),
        **DiscGame.options,
    }

    @classmethod
    def scenarios(cls, content: Facts) -> Sequence[str]:
        return sorted(content.layout, key=lambda name: content.layout[name].number)

    @classmethod
    def seats_at(cls, setup: Setup) -> tuple[str, ...]:
        return seats_at(int(setup.options.get("seats", 2)), str(setup.options.get("lone", "skull")))

    @classmethod
    def check_setup(cls, setup: Setup, content: Facts) -> Setup:
        checked = super().check_setup(setup, content)
        character = content.size[content.piece["character"].size].diameter / 2
        check_layout(content.layout[checked.scenario], content.arena[str(checked.options["arena"])], character)
        return checked

    def lay_out(self, chance: Chance) -> ConquestState:
        self.state = lay_out(self, chance)
        self.state.agenda = [Turn(), Preparations()]
        return self.state

    # Discs in the arena

    def board(self) -> Board:
        return self._board

    @lasting
    def _board(self) -> Board:
        options = self.setup.options
        return board_of(self.content.arena[str(options["arena"])], str(options["wood"]))

    def lying(self) -> Iterable[Disc]:
        # In a fixed order, so that a restored game plays on exactly as the one that was saved.
        return (disc_at(self, name, x, y) for name, (x, y) in sorted(self.state.discs.items()))

    def laid(self) -> object:
        return self.state.discs.copy()

    def move_disc(self, name: Name, x: int, y: int) -> None:
        self.state.discs[str(name)] = (x, y)

    def take_disc(self, name: Name) -> None:
        del self.state.discs[str(name)]

    # Cards

    @lasting
    def team_cards(self) -> tuple[Cards, ...]:
        """conquest.anatomy.emblem: all cards that bear the emblem of each team."""
        facts = self.content.card.values()
        return tuple(
            tuple(id for card in facts if card.team == team for id in copies(card.id, card.copies)) for team in TEAMS
        )

    def hand_seen_by(self, seat: int) -> tuple[int, ...]:
        return tuple({seat, *companions_if_shared(self.state, seat)})

    # What waits for a turn

    def mark(self, what: str, team: int, value: bool) -> None:
        """Set what waits for a team's next turn: `stunned` or `shackled`."""
        marks = [*getattr(self.state, what)]
        marks[team] = value
        setattr(self.state, what, tuple(marks))

    # Knowing

    def secrets(self) -> frozenset[str]:
        return self._secrets

    @lasting
    def _secrets(self) -> frozenset[str]:
        return frozenset(card for cards in self.team_cards for card in cards)

    def unseen(self, state: ConquestState, seat: int | None, chance: Chance) -> None:
        complete(self, state, seat, chance)

    def standings_if_conceded(self, seat: int) -> tuple[int, ...]:
        """A team gives up together."""
        teams = self.state.teams
        return tuple(2 if team == teams[seat] else 1 for team in teams)

    def describe(self, role: str, value: Any) -> Word:
        return describe(self, role, value)

    def named(self) -> Iterator[tuple[str, Iterable[int | str]]]:
        yield from super().named()
        yield from named(self)

    def goal(self) -> Goal | None:
        return goal(self)

    def shown(self, seat: int | None) -> ConquestShown:
        return shown(self)

    def ending(self, events: Sequence[Event]) -> Ending:
        return ending(self, events)

    def faults(self) -> Iterator[str]:
        return find_faults(self)
