"""What a table costs on the wire: the mean size of an update in each game, over all viewers, films apart.

    python -m tests.speed.sent

The same random games each time. A film of a flick is as long as the flick, so it is left out. `BEFORE` is what the same games were
sent when a page still worked out by itself what things are called and what is true: not more than a third above it is allowed. A
newer game may cost as much as the dearest of them.
"""

import json
from functools import partial

import msgspec

from souterrain.kernel.game import ASK_EVERYTHING, Setting, Setup
from souterrain.kernel.match import Match
from souterrain.players import find as find_player
from souterrain.server.store import records
from souterrain.server.store.database import Row
from souterrain.server.store.records import Acted, Chair, Created
from souterrain.server.work.replays import replay_for
from tests.every_game.table import OURS, game_of, packs_of, scenarios_of

BEFORE = {"claustrophobia": 3559, "twister": 1648, "conquest": 809, "catacombs": 1146, "catacombs/soloth": 1160}
ANSWERS = 250  # of each game
SEEDS = (1, 2, 3)
MOST = 4 / 3  # times what was sent before


def allowed(name: str) -> float:
    return MOST * BEFORE.get(name, max(BEFORE.values()))


def mean(name: str) -> int:
    """The mean bytes of an update of a game."""
    sizes = [size for seed in SEEDS for size in sizes_of(name, seed)]
    return round(sum(sizes) / len(sizes))


def sizes_of(name: str, seed: int) -> list[int]:
    rows = log_of(name, seed)
    created = records.read(rows[0].body)
    assert isinstance(created, Created)
    found = []
    for viewer in (None, *range(len(created.chairs))):
        _, *updates = replay_for("measured", rows, viewer)
        found += [len(without_films(update)) for update in updates]
    return found


def log_of(name: str, seed: int) -> list[Row]:
    """A random game as the log of a table has it. Every question is asked, so that an update is one answer, always."""
    options: dict[str, Setting] = {ASK_EVERYTHING: True}
    setup = Setup(name.partition("/")[0], scenarios_of(name)[0], packs_of(name), options)
    match = Match.start(game_of(name), setup, seed)
    players = [find_player("random", seed, seat) for seat in range(len(match.game.seats))]
    chairs = tuple(Chair("person") for _ in players)
    log: list[records.Record] = [Created(match.heading, chairs, "", "", events=tuple(match.events))]
    while len(log) <= ANSWERS and not match.game.is_over:
        choice = match.game.open_decisions()[0]
        told = len(match.events)
        answer = players[choice.seat].answer(choice, partial(match.game.view, choice.seat))
        match.answer(choice.seat, answer)
        log.append(Acted(match.entries[-1], events=tuple(match.events[told:])))
    return [Row("measured", seq, 0, records.write(record)) for seq, record in enumerate(log)]


def without_films(update: bytes) -> bytes:
    message = msgspec.json.decode(update)
    for event in message.get("events", ()):
        event.pop("film", None)
    return msgspec.json.encode(message)


if __name__ == "__main__":
    print(json.dumps({name: {"bytes an update": mean(name), "before": BEFORE.get(name)} for name in OURS}, indent=2))
