"""Folders to packs: which files a pack has, who it says it is, the hash of its facts, and in which order packs are laid.

The facts in the files are read in `pack`. What pins a match is what a pack says, not how it is written down: words, comments,
spaces, the order of keys and the names of files may change at any time.
"""

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from souterrain.content.fault import Fault, FileError, open_text, quote
from souterrain.content.read import Reader, Where
from souterrain.content.shelf import folder_of

# Where `games/` and `words/` stand; packs stand on the shelf.
ROOT = Path(__file__).parents[1]

# Ids become part of message names and of folder names.
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ID_WANTED = "expected lower-case letters and digits, with single hyphens between"


class Manifest(msgspec.Struct, frozen=True):
    """What `pack.toml` says."""

    id: str
    game: str
    version: str
    requires: tuple[str, ...] = ()
    authors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack that was opened: who it is, the hash of its facts, by which a match pins it, and the texts of its files."""

    id: str
    game: str
    version: str
    requires: tuple[str, ...]
    authors: tuple[str, ...]
    hash: str
    folder: Path
    texts: Mapping[str, str] = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class OpenPack:
    """A pack with what its files of facts hold, by the names of the files, and what is wrong with those that do not parse."""

    pack: Pack
    tables: Mapping[str, Mapping[str, Any]]
    faults: Sequence[Fault]

    def place(self, file: str) -> Where:
        return Where(str(self.pack.folder / file))


def gather(reader: Reader, folders: Iterable[Path]) -> list[OpenPack]:
    """The packs in these folders, with those they require from the shelf, each after all that it requires."""
    found: dict[str, OpenPack] = {}
    for folder in folders:
        opened = open_pack(reader, folder, Where(str(folder)))
        if opened is None:
            continue
        pack, place = opened.pack, opened.place("pack.toml")
        game = next(iter(found.values()), opened).pack.game
        if pack.game != game:
            reader.fault(place.at("game"), f"expected {quote(game)}, the game of the first pack")
        elif pack.id in found:
            reader.fault(place.at("id"), f"{found[pack.id].pack.folder} is called {quote(pack.id)} too")
        else:
            found[pack.id] = opened
    # Only now, so that a folder which was given wins over the shelf.
    queue = list(found.values())
    for opened in queue:
        for id in opened.pack.requires:
            if id in found:
                continue
            asked = opened.place("pack.toml").at("requires")
            folder = folder_of(opened.pack.game, id)
            if not ID.fullmatch(id) or not folder.is_dir():
                reader.fault(asked, f"there is no pack {quote(id)} for {opened.pack.game}")
            elif required := open_pack(reader, folder, asked):
                found[id] = required
                queue.append(required)
    return in_order(reader, found)


def required_by(folder: Path) -> tuple[str, ...]:
    """What the pack in a folder says it requires; nothing when that cannot be read, for opening it will say why."""
    try:
        required = tomllib.loads(open_text(folder / "pack.toml")).get("requires", ())
        return tuple(id for id in required if isinstance(id, str))
    except (OSError, ValueError, TypeError, FileError):
        return ()


def in_order(reader: Reader, found: Mapping[str, OpenPack]) -> list[OpenPack]:
    waiting = dict(found)
    laid: list[OpenPack] = []
    while waiting:
        ready = [o for o in waiting.values() if not any(id in waiting for id in o.pack.requires)]
        if not ready:
            for opened in waiting.values():
                reader.fault(opened.place("pack.toml").at("requires"), "the packs require each other in a circle")
            break
        # One at a time: packs that do not depend on each other keep the order in which they were given.
        laid.append(waiting.pop(ready[0].pack.id))
    return laid


def open_pack(reader: Reader, folder: Path, asked: Where) -> OpenPack | None:
    """The pack in a folder; `asked` is where it is reported that the folder cannot be opened."""
    try:
        if not folder.exists():
            raise FileError("there is no such folder")
        if not folder.is_dir():
            raise FileError("it is not a folder")
        if not (folder / "pack.toml").exists():
            raise FileError("it holds no pack.toml, so it is not a pack")
        names = sorted(path.name for path in folder.iterdir() if path.suffix in (".toml", ".ftl"))
    except FileError as error:
        reader.fault(asked, str(error))
        return None
    except (OSError, ValueError) as error:
        reader.fault(asked, f"it cannot be opened ({getattr(error, 'strerror', None) or error})")
        return None
    texts: dict[str, str] = {}
    for name in names:
        try:
            texts[name] = reader.texts[str(folder / name)] = open_text(folder / name)
        except FileError as error:
            reader.fault(Where(str(folder / name)), str(error))
    if "pack.toml" not in texts:
        return None
    place = Where(str(folder / "pack.toml"))
    manifest = reader.table(Manifest, toml(reader, texts["pack.toml"], place), place)
    if manifest is None:
        return None
    for key in ("id", "game"):
        if not ID.fullmatch(getattr(manifest, key)):
            reader.fault(place.at(key), ID_WANTED)
            return None
    parser = Reader(reader.effects)  # its faults are told with those of the facts, not instead of them
    tables = {
        name: toml(parser, text, Where(str(folder / name)))
        for name, text in texts.items()
        if name.endswith(".toml") and name != "pack.toml"
    }
    hash = hash_of(manifest, tables)
    return OpenPack(
        Pack(**msgspec.structs.asdict(manifest), hash=hash, folder=folder, texts=texts), tables, parser.faults
    )


def toml(reader: Reader, text: str, place: Where) -> dict[str, Any]:
    """A file's tables; none, and a fault, when it does not parse."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        reader.fault(place, "it is nested too deeply")
    except ValueError as error:
        reader.fault(place, f"it is not TOML: {error}")
    return {}


def hash_of(manifest: Manifest, tables: Mapping[str, Mapping[str, Any]]) -> str:
    """The hash of what a pack says. The order of its entries counts: decks are laid by it before they are shuffled."""
    entries: dict[str, list[Any]] = {}
    for kinds in tables.values():
        for kind, given in kinds.items():
            entries.setdefault(kind, []).extend(given if isinstance(given, list) else [given])
    said = {"id": manifest.id, "game": manifest.game, "requires": manifest.requires, "entries": entries}
    return hashlib.blake2b(msgspec.json.encode(said, order="sorted"), digest_size=16).hexdigest()
