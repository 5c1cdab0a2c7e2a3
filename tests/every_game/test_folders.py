"""A game is a folder: who adds one, or takes one away, touches nothing else."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from souterrain.games import GAMES, find
from souterrain.kernel import ledger

REPOSITORY = Path(__file__).parents[2]
OURS = [game for game, package in GAMES.items() if package.startswith("souterrain.")]
NAMES = [*OURS, *(pack for game in OURS for pack in find(game).expansions)]
WRITTEN = {".py", ".toml", ".ftl", ".ts", ".svelte", ".css", ".html", ".json", ".js", ".sql"}
CODE = {".py", ".ts", ".svelte", ".css", ".js"}
APART = {"node_modules", "__pycache__"}


def files() -> Iterator[Path]:
    """All that is written for the program and the page, but what was built or fetched."""
    for root in ("src", "web"):
        for path in (REPOSITORY / root).rglob("*"):
            built = (REPOSITORY / "src" / "souterrain" / "web") in path.parents
            if path.suffix in WRITTEN and not built and not APART & {*path.parts}:
                yield path.relative_to(REPOSITORY)


def folders(game: str) -> list[Path]:
    return [Path(f"{root}/{game}") for root in ("src/souterrain/games", "src/souterrain/packs", "web/src/games")]


def is_in(path: Path, games: list[str]) -> bool:
    return any(path.is_relative_to(folder) for game in games for folder in folders(game))


@pytest.mark.parametrize("game", OURS)
def test_nothing_outside_a_games_folders_names_it(game: str) -> None:
    """Nor does the code of another game, whose title may have the same word in it; what it says to people is its own affair."""
    name = re.compile("|".join((game, *find(game).expansions)), re.IGNORECASE)
    others = [other for other in OURS if other != game]
    titles = re.compile("|".join(re.escape(ledger.load(other).title) for other in others))
    outside = [path for path in files() if not is_in(path, OURS) or (is_in(path, others) and path.suffix in CODE)]
    assert len(outside) > 200
    found = [
        f"{path}:{number}: {line.strip()[:80]}"
        for path in (*outside, Path("Makefile"))
        for number, line in enumerate((REPOSITORY / path).read_text("utf-8").splitlines(), 1)
        if name.search(titles.sub("", line))
    ]
    assert found == []


def test_a_game_is_known_by_its_folder() -> None:
    assert sorted(path.parent.name for path in (REPOSITORY / "src/souterrain/games").glob("*/game.py")) == OURS
    assert {find(game).name for game in GAMES} == {*GAMES}
    assert GAMES["lantern"] == "tests.lantern"
