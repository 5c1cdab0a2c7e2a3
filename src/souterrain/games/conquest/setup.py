"""Setting up: who plays which team, where discs start, piles, hands and tokens, and what a team may still choose."""

from typing import TYPE_CHECKING

from souterrain.games.conquest.agreement import Agreement
from souterrain.games.conquest.check import unfair
from souterrain.games.conquest.disc import seats_of, starting_places, team_discs
from souterrain.games.conquest.facts import Arena, Layout
from souterrain.games.conquest.health import TOKENS
from souterrain.games.conquest.ids import OBSTACLES
from souterrain.games.conquest.state import TEAMS, ConquestState
from souterrain.kernel.agenda import Instruction, Step, again, do, finish
from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import Refused, ask, option

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

HAND, LONE_HAND = 4, 8


def seats_at(count: int, lone: str) -> tuple[str, ...]:
    """conquest.players.count: with three, one team is played by one player alone."""
    sizes = sizes_at(count, lone)
    return tuple(
        team if size == 1 else f"{team}-{number}"
        for team, size in zip(TEAMS, sizes, strict=True)
        for number in range(1, size + 1)
    )


def sizes_at(count: int, lone: str) -> tuple[int, ...]:
    """How many play each team."""
    return tuple(1 if count == 2 or (count == 3 and team == lone) else 2 for team in TEAMS)


def lay_out(game: "Conquest", chance: Chance) -> ConquestState:
    """conquest.setup: everything before the first question."""
    options = game.setup.options
    layout = game.content.layout[game.setup.scenario]
    sizes = sizes_at(int(options["seats"]), str(options["lone"]))
    teams = tuple(team for team, size in enumerate(sizes) for _ in range(size))
    health = (int(options["sword-health"]), int(options["skull-health"]))
    team = chance.below(len(TEAMS))  # conquest.turn.first-team-random
    state = ConquestState(
        chance=chance,
        teams=teams,
        shared=bool(options["shared-hands"]),
        team=team,
        discs=starting_places(layout),
        health=health,
        bank=TOKENS - sum(health),
        piles={each: _shuffled(game.team_cards[each], chance) for each in range(len(TEAMS))},
        hands=dict.fromkeys(range(len(teams)), ()),
        discards=dict.fromkeys(range(len(TEAMS)), ()),
        kept=dict.fromkeys(range(len(TEAMS)), ()),
    )
    game.state = state
    for seat in range(len(teams)):
        size = opening_hand(game, seat)
        pile = state.piles[teams[seat]]
        state.hands[seat], state.piles[teams[seat]] = pile[:size], pile[size:]
    return state


def _shuffled(cards: tuple[str, ...], chance: Chance) -> tuple[str, ...]:
    """conquest.cards.shuffle"""
    pile = list(cards)
    chance.shuffle(pile)
    return tuple(pile)


def opening_hand(game: "Conquest", seat: int) -> int:
    """conquest.summary.opening-hands: four cards, eight for a lone player among three, one fewer with the late draw."""
    is_lone = len(game.seats) == 3 and len(seats_of(game, game.state.teams[seat])) == 1
    size = LONE_HAND if is_lone else HAND
    return size - 1 if game.setup.options["draw-at-end"] else size


def check_layout(layout: Layout, arena: Arena, character: float) -> None:
    """Refuse a layout that favours a side, or whose characters stand too far from their corners."""
    for _, message, rule in unfair(layout, arena, character):
        raise Refused(f"{message[0].upper()}{message[1:]}.", rule)


class Preparations(Step):
    """conquest.setup.corner-start: each team chooses in which of its corners its first disc starts; the opener first."""

    stages = ("open", "choose_corner", "take_corner")
    asked: int = 0
    corner: str = ""

    def open(self, game: "Conquest") -> Instruction | None:
        state = game.state
        for team in range(len(TEAMS)):
            seats, pile = seats_of(game, team), len(state.piles[team])
            hand = opening_hand(game, seats[0])
            game.emit("hands_dealt", seats=seats, hand=hand, pile=pile, rule="conquest.summary.opening-hands")
        game.emit("obstacles_laid", obstacles=OBSTACLES, rule="conquest.setup.obstacles-centre")
        game.emit("opener_drawn", team=state.team, rule="conquest.turn.first-team-random")
        return do(Agreement()) if game.setup.options["obstacles"] == "agreed" else None

    def choose_corner(self, game: "Conquest") -> Instruction:
        if self.asked == len(TEAMS):
            return finish()
        seat = seats_of(game, self._team(game))[0]
        options = [option("left"), option("right")]
        return ask(seat, "choose_corner", options, rule="conquest.turn.order-skull-first", into={"corner": "verb"})

    def take_corner(self, game: "Conquest") -> Instruction:
        team = self._team(game)
        if self.corner == "right":
            first, second = team_discs(team)
            discs = game.state.discs
            discs[first], discs[second] = discs[second], discs[first]
        game.emit("corner_taken", team=team, corner=self.corner, rule="conquest.setup.corner-start")
        self.asked += 1
        return again("choose_corner")

    def _team(self, game: "Conquest") -> int:
        return game.state.team if self.asked == 0 else 1 - game.state.team
