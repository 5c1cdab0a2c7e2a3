"""A game is a folder: who adds one, or takes one away, touches nothing else."""

import re
from collections.abc import Iterator
from pathlib import Path

from souterrain.games import GAMES, find

REPOSITORY = Path(__file__).parents[2]
OURS = [game for game, package in GAMES.items() if package.startswith("souterrain.")]
NAMES = [*OURS, *(pack for game in OURS for pack in find(game).expansions)]
WRITTEN = {".py", ".toml", ".ftl", ".ts", ".svelte", ".css", ".html", ".json", ".js", ".sql"}
APART = {"node_modules", "__pycache__"}


def files() -> Iterator[Path]:
    """All that is written for the program and the page, but what was built or fetched."""
    for root in ("src", "web"):
        for path in (REPOSITORY / root).rglob("*"):
            built = (REPOSITORY / "src" / "souterrain" / "web") in path.parents
            if path.suffix in WRITTEN and not built and not APART & {*path.parts}:
                yield path.relative_to(REPOSITORY)


def test_nothing_outside_a_games_folders_names_it() -> None:
    name = re.compile("|".join(NAMES), re.IGNORECASE)
    own = [
        Path(f"{root}/{game}")
        for root in ("src/souterrain/games", "src/souterrain/packs", "web/src/games")
        for game in OURS
    ]
    outside = [path for path in files() if not any(path.is_relative_to(folder) for folder in own)]
    assert len(outside) > 200
    found = [
        f"{path}:{number}: {line.strip()[:80]}"
        for path in outside
        for number, line in enumerate((REPOSITORY / path).read_text("utf-8").splitlines(), 1)
        if name.search(line)
    ]
    assert found == []


def test_a_game_is_known_by_its_folder() -> None:
    assert sorted(path.parent.name for path in (REPOSITORY / "src/souterrain/games").glob("*/game.py")) == OURS
    assert {find(game).name for game in GAMES} == {*GAMES}
    assert GAMES["lantern"] == "tests.lantern"
