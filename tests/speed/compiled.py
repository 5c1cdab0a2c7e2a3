"""Whether the compiled program plays as the interpreted one does, bit for bit: `python -m tests.speed.compiled WHEEL [GAME ...]`.

`make compiled` makes the wheel. Each program plays the same random games in processes of its own. Of every game a hash of all its
states and events is compared; of every tenth also what a computer player thinks at some of its questions, to the last bit of every
value. Games that differ are named by scenario and seed. Ten thousand games in all take about an hour of a core.
"""

import argparse
import json
import sys
import tempfile
import zipfile
from functools import partial
from hashlib import blake2b
from multiprocessing.pool import ThreadPool
from pathlib import Path
from random import Random

import msgspec

import souterrain.kernel.game
from souterrain.players import find as find_player
from souterrain.players.budget import Budget
from souterrain.players.thinker import Thinker, only_answer
from tests.every_game.table import MOST_DECISIONS, NAMES, game_of, random_answer, random_setup, scenarios_of
from tests.speed.against import ROOT, told

SLICE = 100  # games that one process plays
THINKS, APART, THOUGHTS = 10, 23, 12  # every tenth game; how far its questions are apart; thoughts at each of them
PLAY = "import sys; from tests.speed.compiled import play; play(*sys.argv[1:])"


def play(program: str, name: str, first: str, count: str) -> None:
    """What a process does: it prints the hashes of some games."""
    is_compiled = not souterrain.kernel.game.__file__.endswith(".py")
    assert is_compiled == (program == "compiled"), "this is the other program"
    print(json.dumps([trace(name, seed) for seed in range(int(first), int(first) + int(count))]))


def trace(name: str, seed: int) -> str:
    """A hash of all that one random game leads to."""
    rng, scenarios = Random(seed), scenarios_of(name)
    setup = random_setup(name, scenarios[seed % len(scenarios)], rng)
    game = game_of(name).start(setup, seed, tells=True)
    heard = blake2b(game.save(), digest_size=16)
    for number in range(MOST_DECISIONS):
        if game.is_over:
            break
        decision = rng.choice(game.open_decisions())
        if seed % THINKS == 0 and number % APART == 0 and only_answer(decision) is None:
            player = find_player("adept", seed, decision.seat, game.setup, Budget(thoughts=THOUGHTS))
            assert isinstance(player, Thinker)
            found = player.find(partial(game.view, decision.seat))
            heard.update(repr([(each.answer, each.share, each.found) for each in found.tried]).encode())
        game.answer(decision.seat, random_answer(decision, rng))
        heard.update(game.save())
        heard.update(msgspec.msgpack.encode(game.events))
        game.events.clear()
    return heard.hexdigest()


def parted(compiled: Path, task: tuple[str, int, int]) -> list[int]:
    """The seeds of some games that the two programs play differently."""
    name, first, count = task
    here, there = (
        json.loads(told(source, "-c", PLAY, program, name, str(first), str(count)))
        for program, source in (("interpreted", ROOT / "src"), ("compiled", compiled))
    )
    return [first + at for at, (one, other) in enumerate(zip(here, there, strict=True)) if one != other]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("wheel", type=Path)
    parser.add_argument("games", nargs="*", choices=[[], *NAMES])
    parser.add_argument("--count", type=int, default=2000, help="games of each")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    until = asked.first + asked.count
    tasks = [
        (name, first, min(SLICE, until - first))
        for first in range(asked.first, until, SLICE)
        for name in asked.games or NAMES
    ]
    found = dict.fromkeys((name for name, _, _ in tasks), 0)
    with tempfile.TemporaryDirectory() as folder, ThreadPool(asked.jobs) as pool:
        zipfile.ZipFile(asked.wheel).extractall(folder)
        for (name, _, _), seeds in zip(tasks, pool.imap(partial(parted, Path(folder)), tasks), strict=True):
            found[name] += len(seeds)
            for seed in seeds:
                print(f"{name}, seed {seed}: played differently", flush=True)
    print(json.dumps({"games of each": asked.count, "differ": found}))
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main())
