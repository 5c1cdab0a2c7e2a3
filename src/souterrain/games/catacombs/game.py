"""Catacombs, first edition: the door. Seats, options, set-up, and what every rule of the game needs at hand.

The quest is in `quest.py`, the rounds of a fight in `turn.py`, actions in `acts.py`, one flick in `strike.py`, figures in
`figure.py`; each phase and each special room has a file of its own.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, ClassVar

from msgspec.structs import replace

from souterrain.content import Word
from souterrain.discs import AIM_HELP, DiscGame, hand_option, unsteadiness_option, wood_option
from souterrain.flick import Board, Disc, Name
from souterrain.games.catacombs.card import HEALER, MERCHANT, all_rooms, level_of, room_of
from souterrain.games.catacombs.disc import board_of, disc_at, sizes_of
from souterrain.games.catacombs.effects import effects
from souterrain.games.catacombs.ending import TELLING, ending
from souterrain.games.catacombs.equipment import is_left, is_working, item_of, spend
from souterrain.games.catacombs.facts import Facts, Room, Scene, Size
from souterrain.games.catacombs.figure import abilities_of, living_heroes, monsters_in_play, seat_of
from souterrain.games.catacombs.healer import Healer
from souterrain.games.catacombs.hooks import Hooks
from souterrain.games.catacombs.ids import card_of
from souterrain.games.catacombs.knowledge import chambers, complete, find_faults
from souterrain.games.catacombs.maze import BuildMaze, check_mazes
from souterrain.games.catacombs.merchant import Merchant
from souterrain.games.catacombs.naming import KINDS, ROLES, describe, named
from souterrain.games.catacombs.path import LENGTHS, is_shortest
from souterrain.games.catacombs.quest import Quest
from souterrain.games.catacombs.setup import ChooseHeroes, Consent, cards_in_game, lay_out, seats_at
from souterrain.games.catacombs.shown import CatacombsShown, goal, shown
from souterrain.games.catacombs.state import NOWHERE, CatacombsState
from souterrain.games.catacombs.victory import places
from souterrain.kernel.agenda import Instruction, Step
from souterrain.kernel.chance import Chance
from souterrain.kernel.ending import Ending
from souterrain.kernel.event import Event
from souterrain.kernel.game import Setting, Setup, TableOption, lasting
from souterrain.kernel.gesture import Place
from souterrain.kernel.shown import Goal, Shown
from souterrain.kernel.window import Reaction

OFF = (False, True)
MAZE: dict[str, tuple[Setting, ...]] = {"path": ("labyrinth",)}


class Catacombs(Hooks, DiscGame[CatacombsState, Facts]):
    """The Overseer against four heroes, played by one to four seats. Scenarios are stories; the first tells none."""

    name: ClassVar = "catacombs"
    rules: ClassVar = 5
    seats: ClassVar = seats_at(2)
    state_type: ClassVar = CatacombsState
    content_type: ClassVar = Facts
    shown_type: ClassVar[type[Shown]] = CatacombsShown
    roles: ClassVar = ROLES
    kinds: ClassVar = KINDS
    hand_rule: ClassVar = "catacombs.flick.hand"
    telling: ClassVar = TELLING
    verdicts: ClassVar = frozenset({"heroes_won", "overseer_won"})
    effects: ClassVar = effects
    options: ClassVar = {
        "seats": TableOption((2, 3, 4, 5), "catacombs.setup.five-players"),
        "lord": TableOption(("sorcerer", "gorgon", "lich", "dragon", "random"), "catacombs.setup.choose-lord"),
        "path": TableOption(("basic", "branching", "labyrinth"), "catacombs.variant.pick-any"),
        "length": TableOption(tuple(LENGTHS), "catacombs.variant.longer", {"path": ("basic", "branching")}),
        "exits": TableOption(OFF, "catacombs.exits.leave", {"path": ("branching",)}),
        "maze": TableOption(("prepared", "generated", "built"), "catacombs.labyrinth.overseer-builds", MAZE),
        "maze-size": TableOption(
            ("middle", "small", "large"), "catacombs.labyrinth.size", {**MAZE, "maze": ("generated", "built")}
        ),
        "map-card": TableOption(OFF, "catacombs.labyrinth.map-card", MAZE),
        "second-healer": TableOption(OFF, "catacombs.variant.second-healer-use"),
        "camping": TableOption(OFF, "catacombs.camp.setup"),
        "heroes-last": TableOption(OFF, "catacombs.variant.heroes-last"),
        "fair-placement": TableOption(OFF, "catacombs.variant.fair-placement"),
        "wandering": TableOption(OFF, "catacombs.variant.wandering-trigger"),
        "new-overseer": TableOption(OFF, "catacombs.variant.fair-placement-new-overseer"),
        "allies-delay": TableOption((True, False), "catacombs.incapacity.all-out"),
        "unsteadiness": unsteadiness_option("catacombs.overview.flick"),
        "aim-help": TableOption(AIM_HELP, "catacombs.overview.flick"),
        "hand": hand_option("catacombs.flick.hand"),
        "wood": wood_option("catacombs.flick.wood"),
        **DiscGame.options,
    }
    windows: ClassVar = {
        "combat.begun": "catacombs.equipment.conditions",
        "strike.begun": "catacombs.equipment.conditions",
        "strike.landed": "catacombs.equipment.conditions",
        "strike.resolved": "catacombs.ability.retaliation",
        "hero.acted": "catacombs.equipment.conditions",
        "monster.acted": "catacombs.combat.overseer-turn",
        "round.ended": "catacombs.combat.end-of-round-order",
    }
    expansions: ClassVar = {"soloth": "souterrain.games.catacombs.soloth.game:Soloth"}
    chambers: ClassVar = {MERCHANT: Merchant, HEALER: Healer}

    @classmethod
    def scenarios(cls, content: Facts) -> Sequence[str]:
        return sorted(content.scenario, key=lambda story: content.scenario[story].number)

    @classmethod
    def seats_at(cls, setup: Setup) -> tuple[str, ...]:
        return seats_at(int(setup.options.get("seats", 2)))

    @classmethod
    def check_setup(cls, setup: Setup, content: Facts) -> Setup:
        check_mazes(content)
        return super().check_setup(setup, content)

    def lay_out(self, chance: Chance) -> CatacombsState:
        self.state = lay_out(self, chance)
        build = self.setup.options["path"] == "labyrinth" and self.setup.options["maze"] == "built"
        self.state.agenda = [Quest(), *([BuildMaze()] if build else []), ChooseHeroes(), Consent()]
        return self.state

    def most_health(self, role: str, kind: str) -> int:
        """catacombs.variant.shorter: half of it, where the Lord is met on a first evening."""
        health = super().most_health(role, kind)
        return -(-health // 2) if role == "lord" and is_shortest(self) else health

    # Where the heroes are

    def room(self) -> Room | None:
        """The combat room of the card the heroes are at; None in the lair and the special rooms."""
        return room_of(self.content, self.state.places[self.state.here].card)

    def scene(self) -> Scene | None:
        """catacombs.variant.story-setup: what the story that was accepted changes here."""
        state = self.state
        if state.story == "none" or state.here == NOWHERE:
            return None
        level = level_of(self.content, state.places[state.here].card)
        scenes = (self.content.scene[name] for name in self.content.scenario[state.story].scenes)
        return next((scene for scene in scenes if scene.level == level), None)

    def mark_explored(self) -> None:
        here = self.state.here
        self.state.places[here] = replace(self.state.places[here], explored=True)

    def is_contested(self) -> bool:
        return bool(monsters_in_play(self))

    def begin_phase(self, phase: str, *, rule: str) -> None:
        self.state.phase = phase
        self.emit("phase_begun", phase=phase, rule=rule)

    # Discs on the board

    def board(self) -> Board:
        size = self.content.size[self.content.piece["obstacle"].size]
        return board_of(self.content.board[self.state.board], size, str(self.setup.options["wood"]))

    def lying(self) -> Iterable[Disc]:
        # In a fixed order, so that a restored game plays on exactly as the one that was saved.
        return (disc_at(self, name, x, y) for name, (x, y) in sorted(self.state.discs.items()))

    def laid(self) -> object:
        stones = [name for name, figure in self.state.figures.items() if figure.petrified]
        return self.state.discs.copy(), stones

    @lasting
    def sizes(self) -> dict[str, Size]:
        return sizes_of(self.content)

    def move_disc(self, name: Name, x: int, y: int) -> None:
        self.state.discs[str(name)] = (x, y)

    def take_disc(self, name: Name) -> None:
        del self.state.discs[str(name)]

    def gap_of(self, asked: Place) -> int:
        """catacombs.variant.fair-placement: monsters keep further apart."""
        about: dict[str, Any] = dict(asked.about)
        gap: int = about.get("gap", 0)
        return max(super().gap_of(asked), gap)

    # Who may answer a moment

    @lasting
    def hero_numbers(self) -> dict[str, int]:
        """From the hero that is easiest to play to the hardest."""
        return {id: hero.number for id, hero in self.content.hero.items()}

    def reactions(self, window: str, step: Step) -> Sequence[Reaction]:
        found = []
        for name in monsters_in_play(self) if window in self.answered_by_monsters else ():
            for ability, effect in abilities_of(self, name):
                if effect.marks.get("window") == window and self._applies(effect.marks, step, name):
                    seat = self.state.overseer if effect.marks.get("may") else None
                    found.append(Reaction(card_of(name, ability), effect, name, seat))
        for hero in living_heroes(self):
            cards = self.cards_of(hero)
            if not cards or not is_working(self, hero):
                continue
            for card in cards:
                for effect in item_of(self, card).effects:
                    if (
                        effect.marks.get("window") == window
                        and is_left(self, hero, card)
                        and self._applies(effect.marks, step, hero)
                    ):
                        play = partial(react_with, card, effect)
                        found.append(Reaction(card, play, hero, seat_of(self, hero)))
        return found

    @lasting
    def answered_by_monsters(self) -> frozenset[object]:
        """The moments that some ability of some monster answers."""
        abilities = (ability for monster in self.content.monster.values() for ability in monster.abilities)
        effects = (effect for ability in abilities for effect in self.content.ability[ability].effects)
        return frozenset(effect.marks.get("window") for effect in effects)

    def _applies(self, marks: Any, step: Step, me: str) -> bool:
        return bool(marks["when"](self, step, me))

    def asked(self, window: str, step: Step) -> Sequence[int]:
        return sorted({each.seat for each in self.reactions(window, step) if each.seat is not None})

    def declined(self, window: str, step: Step, seat: int) -> None:
        """Equipment and abilities lie open: everybody sees what is not made use of."""
        cards = tuple(str(each.source) for each in self.reactions(window, step) if each.seat == seat)
        if cards:
            self.emit("reaction_declined", seat=seat, cards=cards, rule=self.windows[window])

    # Knowing

    def secrets(self) -> frozenset[str]:
        return self._secrets

    @lasting
    def _secrets(self) -> frozenset[str]:
        hidden = [*all_rooms(self), *cards_in_game(self)]
        if self.setup.options["path"] == "labyrinth":
            hidden += chambers(self)
        return frozenset(hidden)

    def unseen(self, state: CatacombsState, seat: int | None, chance: Chance) -> None:
        complete(self, state, seat, chance)

    def standings_if_conceded(self, seat: int) -> tuple[int, ...]:
        """The heroes' players give up together."""
        return places(self, overseer=2 if seat == self.state.overseer else 1)

    def describe(self, role: str, value: Any) -> Word:
        return describe(self, role, value)

    def named(self) -> Iterator[tuple[str, Iterable[int | str]]]:
        yield from super().named()
        yield from named(self)

    def goal(self) -> Goal | None:
        return goal(self)

    def shown(self, seat: int | None) -> CatacombsShown:
        return shown(self)

    def ending(self, events: Sequence[Event]) -> Ending:
        return ending(self, events)

    def faults(self) -> Iterator[str]:
        return find_faults(self)


def react_with(card: str, effect: Any, game: Catacombs, step: Step, hero: str) -> Instruction | None:
    """A hero's equipment answers a moment."""
    spend(game, hero, card)
    told: Instruction | None = effect(game, step, hero)
    return told
