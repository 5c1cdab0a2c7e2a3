"""The turn: draw, play a card, flick an obstacle, turn the marker over. Teams take turns for ever, until the game ends."""

from typing import TYPE_CHECKING

from souterrain.games.conquest.acts import GiveUpCard, PlayCard
from souterrain.games.conquest.cards import draw
from souterrain.games.conquest.disc import seat_of, seats_of, team_discs
from souterrain.games.conquest.health import end_game, lose
from souterrain.games.conquest.obstacle import MoveObstacle
from souterrain.games.conquest.shot import Shoot
from souterrain.kernel.agenda import Instruction, Step, again, do

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest


def obstacle_moves(game: "Conquest") -> int:
    """conquest.turn.obstacle: how many obstacle moves end this turn; none for a team that is shackled."""
    state = game.state
    return 0 if state.shackled[state.team] else 1 + state.extra_moves


class Turn(Step):
    """conquest.turn.steps: one turn of one character disc after the other."""

    stages = ("begin", "exhaust", "draw", "play", "move_obstacles", "draw_late", "turn_marker")
    seat: int = -1
    disc: str = ""

    def begin(self, game: "Conquest") -> None:
        """conquest.turn.marker: the team's marker shows which of its discs must act."""
        state = game.state
        state.turn += 1
        self.disc = team_discs(state.team)[state.markers[state.team] - 1]
        self.seat = seat_of(game, self.disc)
        rule = "conquest.turn.marker"
        game.emit("turn_begun", turn=state.turn, team=state.team, disc=self.disc, seat=self.seat, rule=rule)

    def exhaust(self, game: "Conquest") -> None:
        """conquest.variant.exhaustion: an empty pile and cards in hand cost the team a token, before drawing."""
        state = game.state
        team = state.team
        holds_cards = any(state.hands[seat] for seat in seats_of(game, team))
        if game.setup.options["exhaustion"] and not state.piles[team] and holds_cards:
            lose(game, team, 1, rule="conquest.variant.exhaustion", why="exhaustion")

    def draw(self, game: "Conquest") -> None:
        """conquest.turn.draw: one card, unless the table draws at the end."""
        if not game.setup.options["draw-at-end"]:
            draw(game, self.seat, 1, rule="conquest.turn.draw")

    def play(self, game: "Conquest") -> Instruction | None:
        """conquest.turn.play-card: whoever has no card to play ends the game; a stunned team only moves."""
        state = game.state
        if not state.hands[self.seat]:
            end_game(game, "hand", rule="conquest.end.no-card", team=state.team)
            return None
        if state.stunned[state.team]:
            game.mark("stunned", state.team, False)
            game.emit("stun_suffered", team=state.team, disc=self.disc, rule="conquest.ability.stun")
            return do(GiveUpCard(self.seat, self.disc), Shoot(self.seat, self.disc, "move"))
        return do(PlayCard(self.seat, self.disc))

    def move_obstacles(self, game: "Conquest") -> Instruction | None:
        """conquest.turn.obstacle: one obstacle move, however many cards were played; more if an ability gave them."""
        state = game.state
        moves = obstacle_moves(game)
        state.extra_moves = 0
        if state.shackled[state.team]:
            game.mark("shackled", state.team, False)
            game.emit("obstacles_held", team=state.team, rule="conquest.ability.extra-rules")
            return None
        return do(*(MoveObstacle(self.seat) for _ in range(moves)))

    def draw_late(self, game: "Conquest") -> None:
        """conquest.variant.draw-at-end: after the obstacle move."""
        if game.setup.options["draw-at-end"]:
            draw(game, self.seat, 1, rule="conquest.variant.draw-at-end")

    def turn_marker(self, game: "Conquest") -> Instruction:
        """conquest.turn.flip-marker: the team's other disc acts next time; now it is the other team's turn."""
        state = game.state
        first, second = state.markers
        state.markers = (3 - first, second) if state.team == 0 else (first, 3 - second)
        following = team_discs(state.team)[state.markers[state.team] - 1]
        # The heading of the team's next turn tells as much.
        game.emit("marker_turned", team=state.team, disc=following, rule="conquest.turn.flip-marker", told=True)
        state.team = 1 - state.team
        return again("begin")
