"""Setting up: who plays which team, where discs start, piles, hands and tokens, and what a team may still choose."""

from typing import TYPE_CHECKING

from souterrain.games.conquest.cards import team_cards
from souterrain.games.conquest.check import unfair
from souterrain.games.conquest.disc import OBSTACLES, seats_of, team_discs
from souterrain.games.conquest.facts import Arena, Layout
from souterrain.games.conquest.health import TOKENS
from souterrain.games.conquest.state import TEAMS, ConquestState
from souterrain.kernel.agenda import Instruction, Step, again, finish
from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import Refused, ask, option

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

HAND, LONE_HAND = 4, 8


def seats_at(count: int, lone: str) -> tuple[str, ...]:
    """conquest.players.count: with three, one team is played by one player alone."""
    if count == 2:
        return TEAMS
    sizes = {team: 1 if count == 3 and team == lone else 2 for team in TEAMS}
    return tuple(
        team if sizes[team] == 1 else f"{team}-{number}" for team in TEAMS for number in range(1, sizes[team] + 1)
    )


def lay_out(game: "Conquest", chance: Chance) -> ConquestState:
    """conquest.setup: everything before the first question."""
    options = game.setup.options
    layout = game.content.layout[game.setup.scenario]
    teams = tuple(TEAMS.index(seat.partition("-")[0]) for seat in game.seats)
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
        piles={each: _shuffled(team_cards(game, each), chance) for each in range(len(TEAMS))},
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


def starting_places(layout: Layout) -> dict[str, tuple[int, int]]:
    """conquest.setup.corner-start, conquest.setup.obstacles-centre: in micrometres."""
    characters = zip((*team_discs(0), *team_discs(1)), (*layout.sword, *layout.skull), strict=True)
    places = [*characters, *zip(OBSTACLES, layout.crystals, strict=True)]
    return {disc: (round(x * 1000), round(y * 1000)) for disc, (x, y) in places}


def check_layout(layout: Layout, arena: Arena, character: float) -> None:
    """Refuse a layout that favours a side, or whose characters stand too far from their corners."""
    for _, message, rule in unfair(layout, arena, character):
        raise Refused(f"{message[0].upper()}{message[1:]}.", rule)


class Preparations(Step):
    """conquest.setup.corner-start: each team chooses in which of its corners its first disc starts; the opener first."""

    stages = ("open", "choose_corner", "take_corner")
    asked: int = 0
    corner: str = ""

    def open(self, game: "Conquest") -> None:
        game.emit("opener_drawn", team=game.state.team, rule="conquest.turn.first-team-random")

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
