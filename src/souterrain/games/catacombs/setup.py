"""Setting up: who plays which hero, the lord, the cards of the catacombs, the decks, and what is agreed before the first room."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.equipment import item_card
from souterrain.games.catacombs.figure import change_sheet, heroes
from souterrain.games.catacombs.maze import lay_maze
from souterrain.games.catacombs.path import lay_line, shuffled_piles
from souterrain.games.catacombs.state import OVERSEER, CatacombsState, Figure, Sheet
from souterrain.kernel.agenda import Instruction, Step, again, ask_each, finish
from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import ask, option, refuse

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

# catacombs.setup.four-players and its neighbours: which seat takes the first, second, third and fourth hero.
SHARES = {2: (1, 1, 1, 1), 3: (1, 2, 1, 2), 4: (1, 2, 3, 1), 5: (1, 2, 3, 4)}


def seats_at(count: int) -> tuple[str, ...]:
    """catacombs.overview.sides: the Overseer and one to four players who share the heroes."""
    return ("overseer", "party") if count == 2 else ("overseer", *(f"party-{number}" for number in range(1, count)))


def lay_out(game: "Catacombs", chance: Chance) -> CatacombsState:
    """Everything before the first question."""
    content, options = game.content, game.setup.options
    lord = str(options["lord"])
    if lord == "random":
        lord = sorted(content.lord)[chance.below(len(content.lord))]
    piles = shuffled_piles(game, chance)
    in_maze = options["path"] == "labyrinth"
    places, face_down = lay_maze(game, piles, chance) if in_maze else lay_line(game, piles)
    roll = sorted((content.hero[hero] for hero in game.party()), key=lambda hero: hero.number)
    return game.state_type(
        chance=chance,
        lord=lord,
        figures={hero.id: Figure("hero", hero.id, hero.health) for hero in roll},
        sheets={hero.id: Sheet(1, rage=hero.rage) for hero in roll},
        places=places,
        face_down=face_down,
        informed=(OVERSEER,) if in_maze else (),
        unlaid=tuple(card for pile in piles.values() for card in pile),
        bank=sum(coin.value * coin.count for coin in content.coin.values()),
        deck=equipment_deck(game, chance),
        spells=tuple(content.spell),
    )


def cards_in_game(game: "Catacombs") -> list[str]:
    """catacombs.labyrinth.map-card: in the labyrinth the Map is left out unless the table wants it."""
    left_out = game.setup.options["path"] == "labyrinth" and not game.setup.options["map-card"]
    return [item_card(item) for item in game.content.item if not (left_out and item == "map")]


def equipment_deck(game: "Catacombs", chance: Chance) -> tuple[str, ...]:
    """catacombs.setup.equipment-deck"""
    deck = cards_in_game(game)
    chance.shuffle(deck)
    return tuple(deck)


class Consent(Step):
    """catacombs.variant.story-consent: a story is played only if everybody accepts it."""

    stages = ("collect", "count")
    overseer: str = ""
    first: str = ""
    second: str = ""
    third: str = ""
    fourth: str = ""

    def collect(self, game: "Catacombs") -> Instruction:
        if not game.content.scenario[game.setup.scenario].scenes:
            return finish()
        fields = ("overseer", "first", "second", "third", "fourth")
        options = [option("accept"), option("decline")]
        rule = "catacombs.variant.story-consent"
        return ask_each(
            [
                ask(seat, "accept_story", options, rule=rule, into={field: "verb"}, story=game.setup.scenario)
                for seat, field in zip(range(len(game.seats)), fields, strict=False)
            ]
        )

    def count(self, game: "Catacombs") -> None:
        answers = (self.overseer, self.first, self.second, self.third, self.fourth)
        rule = "catacombs.variant.story-consent"
        if "decline" not in answers:
            game.state.story = game.setup.scenario
            game.emit("story_accepted", story=game.setup.scenario, rule=rule)
        else:
            seats = tuple(seat for seat, answer in enumerate(answers) if answer == "decline")
            game.emit("story_declined", story=game.setup.scenario, seats=seats, rule=rule)


class ChooseHeroes(Step):
    """catacombs.hero.choice: the heroes' players take heroes in turn; the last one goes to whom it is left for."""

    stages = ("tell", "choose", "take")
    taken: tuple[str, ...] = ()
    hero: str = ""

    def tell(self, game: "Catacombs") -> None:
        state = game.state
        wandering = game.content.lord[state.lord].wandering
        game.emit("lord_chosen", lord=state.lord, rule="catacombs.setup.choose-lord")
        game.emit("wandering_told", monster=wandering, rule="catacombs.setup.announce-wandering")

    def choose(self, game: "Catacombs") -> Instruction | None:
        left = [hero for hero in heroes(game) if hero not in self.taken]
        if not left:
            return finish()
        shares = SHARES[len(game.seats)]
        if len(left) == 1 or len(set(shares)) == 1:
            self.hero = left[0]
            return None
        return ask(
            shares[len(self.taken)],
            "choose_hero",
            [option("take", hero=hero) for hero in left],
            rule="catacombs.hero.choice",
            into="hero",
            refused=[refuse("catacombs.hero.choice", "take", hero=hero) for hero in self.taken],
        )

    def take(self, game: "Catacombs") -> Instruction:
        seat = SHARES[len(game.seats)][len(self.taken)]
        change_sheet(game, self.hero, seat=seat)
        self.taken += (self.hero,)
        game.emit("hero_taken", seat=seat, figure=self.hero, rule="catacombs.setup.hero-pieces")
        return again("choose")
