"""The levels of computer players: how long each thinks, how far, how strictly it takes what it found best, how steady its hand is.

A level changes nothing else: all see the same and play by the same rules. `master` thinks of what the other side will make of
it; the others judge the table as their own turn leaves it, and now and then do what is nearly as good.
"""

from msgspec import Struct

from souterrain.kernel.gesture import NEEDLE
from souterrain.players.budget import Budget
from souterrain.players.hand import Hand


class Level(Struct, frozen=True):
    """`thoughts` stands for the time in simulations, so that games can be repeated."""

    seconds: float
    thoughts: int
    depth: int  # how many decisions deep its tree grows
    horizon: int = 9  # turns that its thoughts go through, if the game's mind looks so far
    slack: float = 0.0  # an answer this much worse, in chances to win, may be given as well
    hand: Hand = Hand(0.02, 0.06, needle=360)  # between a true hand and a shaky one, where a human one is
    knows: bool = True  # the game's mind; else it judges only how games end
    humble: bool = True  # it knows that its hand sways; else it thinks of perfect pushes
    is_played: bool = True  # people may sit down against it; else it only advises or is measured against

    def imagined(self, hand: Hand) -> Hand:
        """The hand that its thoughts reckon with, where this one makes its pushes."""
        return hand if self.humble else Hand(0.0, 0.0, needle=hand.needle)

    def budget(self) -> Budget:
        """Its own time, at a table."""
        return Budget(seconds=self.seconds)

    def effort(self, share: float) -> Budget:
        """So many thoughts, in a simulation; all levels at the same share keep their distance."""
        return Budget(thoughts=max(1, round(share * self.thoughts)))


LEVELS = {
    "novice": Level(0.2, 80, 1, horizon=1, slack=0.05, hand=Hand(0.05, 0.12, needle=NEEDLE)),
    "adept": Level(1.0, 400, 4, horizon=1, slack=0.03),
    "master": Level(3.0, 1200, 24, hand=Hand(0.006, 0.02, needle=0)),
    # Tells people what it would do in their place, with their own hands: always what it found best.
    "adviser": Level(1.5, 600, 24, is_played=False),
    # Adept without a tree, a search that knows nothing of the game, and adept that takes its hand for a perfect one.
    "flat": Level(1.0, 400, 1, horizon=1, slack=0.03, is_played=False),
    "plain": Level(1.0, 400, 1, knows=False, is_played=False),
    "sure": Level(1.0, 400, 4, horizon=1, slack=0.03, humble=False, is_played=False),
}
