"""How fast the kernel and the games are: plain numbers for JSON, beside peers where they are installed.

Rates are given as medians over repeated runs, because machines are noisy; ratios to a peer in the same run say more than
rates. Nothing here is a test.
"""

import cProfile
import gc
import pstats
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

from souterrain.games import GAMES, find
from souterrain.kernel.game import Game, Setup
from souterrain.players import find as find_player
from souterrain.players.budget import Budget

LEVELS = ("adept", "master")
APART = 7  # questions from one that is thought about to the next


def bench_game(name: str) -> dict[str, Any]:
    """Cloning, saving, looking, random play and thoughts of one game."""
    middle = middle_state(name)
    saved = middle.save()
    view = middle.view(0)
    return {
        "clone_us": median_us(middle.clone, 2000),
        "save_us": median_us(middle.save, 500),
        "load_us": median_us(lambda: middle.restore(saved), 500),
        "saved_bytes": len(saved),
        "hash_us": median_us(middle.state.hash, 500),
        "view_us": median_us(lambda: middle.view(0), 500),
        "resample_us": median_us(lambda: middle.resample(view, 1), 200),
        "random_decisions_per_second": round(random_rate(name)),
        "thoughts_per_second": {level: round(thought_rate(name, level)) for level in LEVELS},
        "where_the_time_goes": time_by_part(name),
    }


def middle_state(name: str, decisions: int = 300) -> Game[Any, Any]:
    """A game some way in."""
    game_type = find(name)
    for seed in range(100):
        game = game_type.start(Setup(name), seed)
        players = [find_player("random", seed, seat) for seat in range(len(game.seats))]
        for _ in range(decisions):
            if game.is_over:
                break
            decision = game.open_decisions()[0]
            game.answer(decision.seat, players[decision.seat].answer(decision, partial(game.view, decision.seat)))
        else:
            return game
    return game


def median_us(work: Callable[[], object], repeat: int) -> float:
    """The median time of one call over several runs, in microseconds."""
    runs = []
    for _ in range(7):
        begun = time.perf_counter()
        for _ in range(repeat):
            work()
        runs.append((time.perf_counter() - begun) / repeat * 1e6)
    return round(statistics.median(runs), 2)


def random_rate(name: str, decisions: int = 10_000) -> float:
    """Decisions per second of one core in random games: options enumerated, events emitted. The median of five runs."""
    gc.freeze()  # what was measured before must not be searched for rubbish at this game's expense
    taken = random_decisions(name)
    run = decisions // 5
    return statistics.median(run / sum(islice(taken, run)) for _ in range(5))


def random_decisions(name: str) -> Iterator[float]:
    """The seconds that the rules take for each decision of one random game after another; who decides is not counted."""
    scenarios = find(name).scenarios(find(name).open_packs(("base",)).content) or [""]
    for seed in count():
        game = find(name).start(Setup(name, scenarios[seed % len(scenarios)]), seed)
        players = [find_player("random", seed, seat) for seat in range(len(game.seats))]
        while not game.is_over:
            decision = game.open_decisions()[0]
            answer = players[decision.seat].answer(decision, partial(game.view, decision.seat))
            begun = time.process_time()
            game.answer(decision.seat, answer)
            yield time.process_time() - begun


def thought_rate(name: str, level: str, answers: int = 20, thoughts: int = 40) -> float:
    """Thoughts per second of one core: at some of the questions of a random game that leave a choice, so many each."""
    rates = []
    game: Game[Any, Any] | None = None
    for asked in count(1):
        if game is None or game.is_over:
            game = find(name).start(Setup(name), asked)
        decision = game.open_decisions()[0]
        if asked % APART == 0:
            player: Any = find_player(level, asked, decision.seat, game.setup, Budget(thoughts=thoughts))
            begun = time.process_time()
            player.answer(decision, partial(game.view, decision.seat))
            if player.thoughts == thoughts:
                rates.append((time.process_time() - begun) / thoughts)
        if len(rates) == answers:
            break
        random = find_player("random", asked, decision.seat)
        game.answer(decision.seat, random.answer(decision, partial(game.view, decision.seat)))
    return 1 / statistics.mean(rates)


def time_by_part(name: str) -> dict[str, float]:
    """The share of time spent in each part of the program, by profile (which slows small functions most)."""
    profile = cProfile.Profile()
    profile.enable()
    sum(islice(random_decisions(name), 3000))
    profile.disable()
    rooms: dict[str, float] = {}
    stats: Any = pstats.Stats(profile)
    for (file, _, _), (_, _, own, _, _) in stats.stats.items():
        parts = Path(file).parts
        room = "/".join(parts[parts.index("souterrain") + 1 : -1][:2]) if "souterrain" in parts else "python"
        rooms[room or "python"] = rooms.get(room or "python", 0.0) + own
    total = sum(rooms.values())
    shares = {room: round(own / total, 3) for room, own in sorted(rooms.items(), key=lambda item: -item[1])}
    return {room: share for room, share in shares.items() if share >= 0.01}


def bench_peers() -> dict[str, Any]:
    """Random moves per second of well-known engines in Python, in the same run. Those not installed are left out."""
    found: dict[str, Any] = {}
    try:
        import chess
    except ImportError:
        return found
    random = Random(0)
    rates = []
    for _ in range(5):
        moves = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < 0.5:
            board = chess.Board()
            while not board.is_game_over() and moves < 10**9:
                legal = list(board.legal_moves)
                board.push(legal[int(random.random() * len(legal))])
                moves += 1
        rates.append(moves / (time.perf_counter() - begun))
    found["python-chess"] = {
        "version": chess.__version__,
        "random_decisions_per_second": round(statistics.median(rates)),
    }
    return found


def bench() -> dict[str, Any]:
    games = {name: bench_game(name) for name in GAMES}
    return {"python": sys.version.split()[0], "games": games, "peers": bench_peers()}
