"""Where games, packs and words lie: those of the house, and what is added to it from outside.

A game of the house is a folder of `games/` with a `game.py`; its packs are in `packs/`. `SOUTERRAIN_GAMES` names packages of
further games, with commas between them (`tests.lantern`): such a game has all it needs in its own folder, its packs too. A
language is the files that bear its code, like `words/fr.ftl`; `SOUTERRAIN_WORDS` names a folder with the files of further
languages, laid out like the house (`docs/words.md`). Nothing is imported here: games are opened when they are asked for.
"""

import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent
FIRST = "en"  # the language that has all words; what another lacks is said in it


def _games() -> dict[str, str]:
    added = [package for package in os.environ.get("SOUTERRAIN_GAMES", "").split(",") if package]
    ours = [f"souterrain.games.{path.parent.name}" for path in sorted(ROOT.glob("games/*/game.py"))]
    return {package.rpartition(".")[2]: package for package in (*ours, *added)}


GAMES = _games()
"""The package of each game, by its name."""


@cache
def home(game: str) -> Path:
    """The folder of a game's rules and sentences."""
    house = ROOT / "games" / game
    if house.is_dir() or game not in GAMES:
        return house
    spec = find_spec(GAMES[game])
    if spec is None or not spec.submodule_search_locations:
        raise LookupError(f"There is no package {GAMES[game]}; SOUTERRAIN_GAMES names one package for each game.")
    return Path(spec.submodule_search_locations[0])


def shelf(game: str) -> Path:
    """The folder of a game's packs."""
    own = home(game) / "packs"
    return own if own.is_dir() else ROOT / "packs" / game


def languages() -> tuple[str, ...]:
    """The codes of all languages there are words in, English first."""
    roots = [root for root in (ROOT, _added()) if root]
    found = {path.stem for root in roots for path in root.glob("words/*.ftl")}
    return (FIRST, *sorted(found - {FIRST}))


def words_in(folder: Path, lang: str) -> Path:
    """The file with the words that belong to a folder: in it or, for a language that was added, at the same place there."""
    own = folder / f"{lang}.ftl"
    added, place = _added(), _place(folder)
    if added is None or place is None or own.exists():
        return own
    other = added / place / own.name
    return other if other.exists() else own


def page_words(lang: str) -> dict[str, str]:
    """The page's own words in an added language, by the folder of `web/src` they stand for. Others are built into the page."""
    added = _added()
    files = (added / "page").rglob(f"{lang}.ftl") if added else ()
    return {path.parent.relative_to(added / "page").as_posix(): path.read_text("utf-8") for path in files if added}


def _added() -> Path | None:
    folder = os.environ.get("SOUTERRAIN_WORDS", "")
    return Path(folder) if folder else None


def _place(folder: Path) -> Path | None:
    """Where a folder stands in the house; that of a game from outside counts as one of `games/`."""
    if folder.is_relative_to(ROOT):
        return folder.relative_to(ROOT)
    for game, package in GAMES.items():
        if not package.startswith("souterrain.") and folder.is_relative_to(home(game)):
            return Path("games", game) / folder.relative_to(home(game))
    return None
