"""Where games, words and players lie: those of the house, and what is added to it from outside. (Packs: `content/shelf.py`.)

A game of the house is a folder of `games/` with a `game.py`. `SOUTERRAIN_GAMES` names packages of further games, with commas
between them (`tests.lantern`): such a game has all it needs in its own folder, its packs too. A language is the files that
bear its code, like `words/fr.ftl`; `SOUTERRAIN_WORDS` names a folder with the files of further languages, laid out like the
house (`docs/words.md`). `SOUTERRAIN_PLAYERS` names players that may sit at tables, like `mine.py:Mine` (`docs/python.md`).
Nothing is imported here: games are opened when they are asked for.
"""

import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent
FIRST = "en"  # the language that has all words; what another lacks is said in it


OURS = [f"souterrain.games.{path.parent.name}" for path in sorted(ROOT.glob("games/*/game.py"))]
ADDED, PLAYERS = (
    [each for each in os.environ.get(name, "").split(",") if each]
    for name in ("SOUTERRAIN_GAMES", "SOUTERRAIN_PLAYERS")
)
GAMES = {package.rpartition(".")[2]: package for package in (*OURS, *ADDED)}
"""The package of each game, by its name."""


@cache
def home(game: str) -> Path:
    """The folder of a game's rules and sentences."""
    house = ROOT / "games" / game
    return house if house.is_dir() or game not in GAMES else _folder(GAMES[game]) or house


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


def fault() -> str:
    """What is wrong with what was named to be added, in a sentence; nothing if all is well."""
    for package in ADDED:
        folder = _folder(package)
        if folder is None or not (folder / "game.py").is_file():
            return (
                f"SOUTERRAIN_GAMES names {package}, which is no package with a game.py. See docs/tour.md, A new game."
            )
    for player in PLAYERS:
        place, _, name = player.rpartition(":")
        if not name or not (Path(place).is_file() if place.endswith(".py") else place and _is_module(place)):
            return f"SOUTERRAIN_PLAYERS names {player}; a player is FILE.py:CLASS, and the file must be there. See docs/python.md."
    added = _added()
    if added and not any(added.glob("words/*.ftl")):
        return f"SOUTERRAIN_WORDS names {added}, where there is no file like words/de.ftl. See docs/words.md."
    return ""


def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def _folder(package: str) -> Path | None:
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:
        return None
    return Path(spec.submodule_search_locations[0]) if spec and spec.submodule_search_locations else None


def _added() -> Path | None:
    folder = os.environ.get("SOUTERRAIN_WORDS", "")
    return Path(folder) if folder else None


def _place(folder: Path) -> Path | None:
    """Where a folder stands in the house; that of a game from outside counts as one of `games/`."""
    if folder.is_relative_to(ROOT):
        return folder.relative_to(ROOT)
    for game, package in GAMES.items():
        if package not in OURS and folder.is_relative_to(home(game)):
            return Path("games", game) / folder.relative_to(home(game))
    return None
