"""The same flick gives the same bits: over runs, processes, threads, batches and numberings."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from souterrain.flick import SIDES, Batch, Board, Layout, Post, Shot, flick, flick_batch, wooden
from tests.flick.scenes import flick_of, scattered

GOLDEN = Path(__file__).parent / "golden.json"
SHOTS = 600


def golden_flicks() -> list[tuple[Layout, int, tuple[float, float]]]:
    """Scenes of whole numbers only, so that no library's cosine can change them."""
    random = Random(2010)
    flicks: list[tuple[Layout, int, tuple[float, float]]] = []
    for n in range(SHOTS):
        post = Post("post", 250, 125, 16)
        laid = [(250, 125, 32)]
        while len(laid) <= (12, 20, 35)[n % 3]:
            x, y, size = random.randint(20, 480), random.randint(20, 230), random.choice((13, 19, 25, 32))
            if all(4 * ((x - a) ** 2 + (y - b) ** 2) >= (size + c) ** 2 for a, b, c in laid):
                laid.append((x, y, size))
        board = Board(500, 250, walls=SIDES if n % 2 else ("left",), posts=(post,))
        layout = Layout(board, [wooden(i, x, y, size) for i, (x, y, size) in enumerate(laid[1:])])
        flicks.append(
            (layout, random.randrange(len(layout)), (random.randint(-2000, 2000), random.randint(-2000, 2000)))
        )
    return flicks


def fingerprint(shots: list[Shot]) -> str:
    return hashlib.sha256(json.dumps([shot.to_ints() for shot in shots]).encode()).hexdigest()


@pytest.fixture(scope="module")
def flicks() -> list[tuple[Layout, int, tuple[float, float]]]:
    return golden_flicks()


@pytest.fixture(scope="module")
def shots(flicks: list[tuple[Layout, int, tuple[float, float]]]) -> list[Shot]:
    return [flick(*one) for one in flicks]


def test_golden_hash(shots: list[Shot]) -> None:
    """When the model is changed on purpose: `python -m tests.flick.test_bits` writes the file anew."""
    golden = json.loads(GOLDEN.read_text())
    assert json.loads(json.dumps(shots[0].to_ints())) == golden["first"]
    assert fingerprint(shots) == golden["sha256"]


def test_runs_agree(flicks: list[tuple[Layout, int, tuple[float, float]]], shots: list[Shot]) -> None:
    assert fingerprint([flick(*one) for one in flicks]) == fingerprint(shots)


def test_processes_agree() -> None:
    code = "from tests.flick.test_bits import *; print(fingerprint([flick(*one) for one in golden_flicks()]))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == json.loads(GOLDEN.read_text())["sha256"]


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_batches_and_threads_agree(
    flicks: list[tuple[Layout, int, tuple[float, float]]], shots: list[Shot], threads: int
) -> None:
    layouts = [layout for layout, _, _ in flicks]
    batch = flick_batch(
        layouts,
        [name for _, name, _ in flicks],
        np.array([velocity for _, _, velocity in flicks]),
        which=range(len(flicks)),
        out=Batch(len(flicks), 35, contacts=500),
        threads=threads,
    )
    assert fingerprint([batch.shot(s) for s in range(batch.shots)]) == fingerprint(shots)


def test_a_batch_can_be_used_again(flicks: list[tuple[Layout, int, tuple[float, float]]]) -> None:
    layout, name, velocity = flicks[2]
    batch = Batch(50, 35)
    random = Random(1)
    flick_batch(layout, name, np.array([flick_of(random) for _ in range(50)]), out=batch)
    flick_batch(layout, name, np.array([velocity, velocity]), out=batch)
    assert batch.shots == 2
    assert batch.shot(1).to_ints() == flick(layout, name, velocity).to_ints()


def renumbered_alike(layout: Layout, name: int, velocity: tuple[float, float], random: Random) -> bool:
    discs = list(layout)
    random.shuffle(discs)
    one, other = flick(layout, name, velocity), flick(Layout(layout.board, discs), name, velocity)
    return one.contacts == other.contacts and one.rest == other.rest and one.exits == other.exits


def test_renumbering_changes_nothing() -> None:
    random = Random(11)
    for n in range(600):
        layout = scattered(random, 20, walled=n % 2 == 0)
        assert renumbered_alike(layout, random.randrange(20), flick_of(random), random)


def write_golden() -> None:
    shots = [flick(*one) for one in golden_flicks()]
    GOLDEN.write_text(json.dumps({"sha256": fingerprint(shots), "first": shots[0].to_ints()}) + "\n")


if __name__ == "__main__":
    write_golden()
