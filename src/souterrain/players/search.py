"""Thinking ahead: information-set Monte-Carlo tree search. It knows no game; it is given a world to imagine tables in.

Each thought imagines a table that the seat cannot tell from the real one, gives one of the answers in question, walks down a tree
shared by all thoughts to an answer that is new there, plays on as sensible players would, and judges where that leads. Dice and
hidden cards differ from thought to thought, so an answer is judged by what it leads to on average, and never by what only the real
table knows. All answers in question meet the same tables and the same luck, and run a race: the less promising half drops out,
again and again (sequential halving). What is chosen in secret is not raced for, but mixed.

The tree is keyed by answers alone. After other dice another question may come: such a child is simply not on offer then, and an
answer's share of thoughts is counted among those in which it was. Where several seats answer in secret, each chooses by what
its own answers have led to, whatever the others chose: how often it chose each is then a mixed strategy.
"""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from souterrain.kernel.decision import Answer, Choice
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision
from souterrain.kernel.view import View
from souterrain.players.budget import Stopwatch
from souterrain.players.candidate import Candidate, candidates, glance, usual
from souterrain.players.hand import Hand
from souterrain.players.mind import Mind
from souterrain.players.world import World

LONGEST = 400  # decisions in one thought: a game without a pace is judged where it stands then
CURIOSITY = 0.2  # how much an answer that few thoughts have tried is favoured
TRUST, HABIT = 9.0, 0.02  # habit counts like so many thoughts; what e times as many would do is worth so much more
FEWEST, ROUNDS = 3, 4  # candidates that are tried at least, and tables that each of them should meet
GLANCE = 5  # tables between two looks at whether the answer is clear
SURE, LITTLE = 3.5, 0.005  # standard errors, and chances to win, that make it so
ENDS = 6  # thoughts about an answer that are remembered in full
SEEDS = 2**63

Key = tuple[int, str, Answer]


class Node:
    """What thoughts have found after some answers. `total` is in the eyes of the seat that gave the last of them."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Key, Node] = {}


class Tried:
    """A candidate at the root: how many would give it by habit, and what each thought about it has found."""

    __slots__ = ("answer", "ends", "found", "key", "share")

    def __init__(self, decision: Decision, answer: Answer, share: float) -> None:
        self.answer = answer
        self.share = share
        self.key: Key = (decision.seat, decision.kind, answer)
        self.found: list[float] = []  # by table: all candidates meet the same ones
        self.ends: list[Game[Any, Any]] = []  # where the first thoughts ended: they tell why

    def promise(self, usual: float) -> float:
        """What it is worth, where an answer is worth `usual` on the whole: the less it was tried, the more habit counts."""
        expected = usual + HABIT * math.log(max(self.share, 1e-6))
        return (sum(self.found) + TRUST * expected) / (len(self.found) + TRUST)


class Found:
    """What came of thinking: the candidates, the best first, and how many thoughts there were."""

    def __init__(self, tried: list[Tried], thoughts: int) -> None:
        self.tried = tried
        self.thoughts = thoughts
        visits = sum(len(each.found) for each in tried)
        self.usual = sum(sum(each.found) for each in tried) / visits if visits else 0.5


def joined(decision: Decision, parts: Sequence[Found]) -> Found:
    """What several have found about the same question, each at tables and with luck of its own.

    What one of them dropped early is behind what ran to the end, as it is where one thinks alone.
    """
    tried: dict[Answer, Tried] = {}
    for part in parts:
        for each in part.tried:
            both = tried.setdefault(each.answer, Tried(decision, each.answer, 0.0))
            both.share += each.share / len(parts)
            both.found += each.found
    most = max(len(each.found) for each in tried.values())
    ran = [each for each in tried.values() if 2 * len(each.found) >= most]
    dropped = [each for each in tried.values() if 2 * len(each.found) < most]
    return Found(ordered(ran) + ordered(dropped), sum(part.thoughts for part in parts))


def search(
    world: World, view: View, watch: Stopwatch, chance: Random, *, depth: int, hand: Hand, horizon: int = 9
) -> Found:
    """Think until the watch says stop. `depth` is how many decisions deep the tree may grow, `horizon` how many turns a thought
    goes through at most; all pushes sway like `hand`."""
    assert view.decision is not None
    decision = view.decision
    mind = world.mind
    root = Node()
    imagined = world.imagine(view, chance.randrange(SEEDS))
    # Who looks one answer ahead has no time to ponder either.
    offered = candidates(mind, imagined, decision, hand, chance, careful=depth > 1)
    chance.shuffle(offered)  # where habit does not care, neither must the order of the options count
    tried = {each.key: each for each in (Tried(decision, answer, share) for answer, share in offered)}
    tables: list[tuple[int, Game[Any, Any]]] = []  # each with the seed of its luck

    def think(first: Key) -> None:
        """One thought. Every answer is tried on the same row of tables with the same luck: what differs is due to it."""
        found, ends = tried[first].found, tried[first].ends
        if len(found) == len(tables):
            seed = chance.randrange(SEEDS)
            tables.append((seed, world.imagine(view, seed)))
        seed, table = tables[len(found)]
        luck, game = Random(seed), table.clone()
        until = mind.pace(game) + min(mind.HORIZON, horizon)
        path = descend(mind, game, root, decision, first, until, depth, hand, luck)
        play_on(mind, game, until, hand, luck)
        values = mind.values(game)
        found.append(values[decision.seat])
        if len(ends) < ENDS:
            ends.append(game)
        root.visits += 1
        for seat, node in path:
            node.visits += 1
            node.total += values[seat]

    if len(view.state.decisions) > 1:
        # In secret nothing is best: how often each answer is worth choosing is what is looked for.
        while watch.goes_on():
            think(choose(root, decision, offered))
        return Found(list(tried.values()), root.visits)
    return Found(race(list(tried.values()), watch, think), root.visits)


def race(tried: list[Tried], watch: Stopwatch, think: Callable[[Key], None]) -> list[Tried]:
    """All run on the same tables, one after the other; now and then the less promising half drops out. The best comes first.

    Those that are left have met the same luck, so it does not choose among them; and little time goes to what is hardly worth
    it. With few thoughts, only what habit finds best runs at all.
    """
    running = sorted(tried, key=lambda each: -each.share)
    dropped: list[Tried] = []
    while len(running) > 1:
        left = watch.left()  # nobody knows before the first thought, where the time is counted in seconds
        if left < 2:
            break  # a single thought compares nothing
        if left < math.inf:
            most = max(FEWEST, int(left / ROUNDS))
            running, dropped = running[:most], running[most:] + dropped
        halvings = math.ceil(math.log2(len(running)))
        for _ in range(max(1, int(left / (halvings * len(running)))) if left < math.inf else 1):
            for each in running:
                if not watch.goes_on():
                    return ordered(running) + dropped
                think(each.key)
            if is_clear(running):
                return ordered(running) + dropped
        running = ordered(running)
        if left < math.inf:
            half = max(2, math.ceil(len(running) / 2))
            running, dropped = running[:half], running[half:] + dropped
    return running + dropped


def ordered(running: list[Tried]) -> list[Tried]:
    """The most promising first."""
    usual = Found(running, 0).usual
    return sorted(running, key=lambda each: -each.promise(usual))


def is_clear(running: list[Tried]) -> bool:
    """One has done so much better than each of the others, table by table, that luck cannot be the reason."""
    tables = len(running[0].found)
    if tables % GLANCE:
        return False
    best = max(running, key=lambda each: sum(each.found))
    for other in running:
        if other is not best:
            gaps = [mine - theirs for mine, theirs in zip(best.found, other.found, strict=True)]
            gap = sum(gaps) / tables
            spread = math.sqrt(sum((each - gap) ** 2 for each in gaps) / tables)
            if gap <= max(SURE * spread / math.sqrt(tables), LITTLE):
                return False
    return True


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
        elif not isinstance(decision, Choice) and key is None:
            # Discs never lie twice the same: nothing to share in a tree.
            answer = glance(mind, game, decision, hand, luck)
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
        if isinstance(decision, Choice):
            game.take(decision, usual(mind, game, decision, chance))
        else:
            game.answer(decision.seat, hand.push(decision, glance(mind, game, decision, hand, chance), chance))
