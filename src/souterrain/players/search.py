"""Thinking ahead: information-set Monte-Carlo tree search. It knows no game; it is given a world to imagine tables in.

Each thought imagines a table that the seat cannot tell from the real one, walks down a tree of answers shared by all thoughts,
tries one answer that is new there, plays on as sensible players would, and judges where that leads. Dice and hidden cards differ
from thought to thought, so an answer is judged by what it leads to on average, and never by what only the real table knows. All
answers meet the same tables and the same luck in the same order: that a thought is worth two or three is due to this.

The tree is keyed by answers alone. After other dice another question may come: such a child is simply not on offer then, and an
answer's share of thoughts is counted among those in which it was. Where several seats answer in secret, each chooses by what
its own answers have led to, whatever the others chose: how often it chose each is then a mixed strategy.
"""

import math
from random import Random
from typing import Any

from souterrain.kernel.decision import Answer, Choice
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision
from souterrain.kernel.view import View
from souterrain.players.budget import Stopwatch
from souterrain.players.candidate import Candidate, candidates, pick
from souterrain.players.hand import Hand
from souterrain.players.mind import Mind
from souterrain.players.world import World

LONGEST = 400  # decisions in one thought: a game without a pace is judged where it stands then
CURIOSITY = 0.2  # how much an answer that few thoughts have tried is favoured
GLANCE = 8  # thoughts between two looks at whether the answer is settled
SEEDS = 2**63

Key = tuple[int, str, Answer]


class Node:
    """What thoughts have found after some answers. `total` is in the eyes of the seat that gave the last of them."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Key, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Found:
    """What came of thinking: the candidates with their nodes, and how many thoughts there were."""

    def __init__(self, decision: Decision, offered: list[Candidate], root: Node) -> None:
        self.thoughts = root.visits
        self.nodes: list[tuple[Answer, float, Node]] = [
            (answer, share, root.children.get((decision.seat, decision.kind, answer), Node()))
            for answer, share in offered
        ]

    def ranked(self) -> list[tuple[Answer, float, Node]]:
        """The answers most thought about first; what looked best was thought about most."""
        return sorted(self.nodes, key=lambda each: (-each[2].visits, -each[2].mean, -each[1]))


def search(world: World, view: View, watch: Stopwatch, chance: Random, *, depth: int, hand: Hand) -> Found:
    """Think until the watch says stop. `depth` is how many decisions deep the tree may grow; all pushes sway like `hand`."""
    assert view.decision is not None
    mind = world.mind
    root = Node()
    imagined = world.imagine(view, chance.randrange(SEEDS))
    # Who looks one answer ahead has no time to ponder either.
    offered = candidates(mind, imagined, view.decision, hand, chance, careful=depth > 1)
    seeds: list[int] = []
    while watch.goes_on():
        first = choose(root, view.decision, offered)
        # Every answer is tried on the same row of tables with the same luck: what differs is then due to the answer.
        tried = root.children[first].visits if first in root.children else 0
        if tried == len(seeds):
            seeds.append(chance.randrange(SEEDS))
        luck = Random(seeds[tried])
        game = world.imagine(view, seeds[tried])
        until = mind.pace(game) + mind.HORIZON
        path = descend(mind, game, root, view.decision, first, until, depth, hand, luck)
        play_on(mind, game, until, hand, luck)
        values = mind.values(game)
        root.visits += 1
        for seat, node in path:
            node.visits += 1
            node.total += values[seat]
        if not root.visits % GLANCE and is_settled(root, view.decision.seat, watch.left()):
            break
    return Found(view.decision, offered, root)


def is_settled(root: Node, seat: int, left: float) -> bool:
    """The answer most thought about stays so, whatever the thoughts that are left would find."""
    visits = sorted((child.visits for key, child in root.children.items() if key[0] == seat), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left


def descend(
    mind: Mind,
    game: Game[Any, Any],
    root: Node,
    decision: Decision,
    first: Key,
    until: int,
    depth: int,
    hand: Hand,
    luck: Random,
) -> list[tuple[int, Node]]:
    """From the first answer down the tree to one that no thought has tried yet. Returns who answered, and what was reached."""
    path: list[tuple[int, Node]] = []
    node = root
    key: Key | None = first
    while True:
        if len(game.state.decisions) > 1:
            return path + seal(mind, game, node, key, hand, luck)
        if key is None and isinstance(decision, Choice):
            offered = candidates(mind, game, decision, hand, luck)
            answer = offered[0][0]
            if len(offered) > 1:
                key = choose(node, decision, offered)
        elif key is None:
            answer = pick(
                mind, game, decision, hand, luck
            )  # discs never lie twice the same: nothing to share in a tree
        is_new = key is not None and key not in node.children
        if key is not None:
            answer = key[2]
            node = node.children.setdefault(key, Node())
            path.append((decision.seat, node))
        game.answer(decision.seat, hand.push(decision, answer, luck))
        if is_new or len(path) >= depth or game.is_over or mind.pace(game) >= until:
            return path
        decision = game.open_decisions()[0]
        key = None


def seal(
    mind: Mind, game: Game[Any, Any], node: Node, mine: Key | None, hand: Hand, luck: Random
) -> list[tuple[int, Node]]:
    """All who are asked in secret answer, each from the same place in the tree; one of them may have chosen already."""
    path = []
    for decision in game.open_decisions():
        if mine is not None and decision.seat == mine[0]:
            key = mine
        else:
            key = choose(node, decision, candidates(mind, game, decision, hand, luck))
        path.append((decision.seat, node.children.setdefault(key, Node())))
        game.answer(decision.seat, key[2])
    return path


def choose(node: Node, decision: Decision, found: list[Candidate]) -> Key:
    """The answer that promises most: by what it led to, by habit, and by how little was thought about it."""
    seat, kind = decision.seat, decision.kind
    children = [node.children.get((seat, kind, answer)) for answer, _ in found]
    tried = [child for child in children if child is not None]
    visits = sum(child.visits for child in tried)
    # What was never tried is taken to be as good as the rest is on average.
    hope = sum(child.total for child in tried) / visits if visits else 0.5
    spread = CURIOSITY * math.sqrt(visits + 1)
    best, chosen = -math.inf, 0
    for index, ((_, share), child) in enumerate(zip(found, children, strict=True)):
        promise = (
            child.total / child.visits + spread * share / (1 + child.visits)
            if child is not None
            else hope + spread * share
        )
        if promise > best:
            best, chosen = promise, index
    return seat, kind, found[chosen][0]


def play_on(mind: Mind, game: Game[Any, Any], until: int, hand: Hand, chance: Random) -> None:
    """All seats play by habit until the thought is far enough."""
    for _ in range(LONGEST):
        if game.is_over or mind.pace(game) >= until:
            return
        decision = game.open_decisions()[0]
        game.answer(decision.seat, hand.push(decision, pick(mind, game, decision, hand, chance), chance))
