"""Packs from outside: those that whoever keeps the server has added, and those that somebody uploads to a table of their own. They
are checked as `souterrain packs check` does: read, with every word, and tried out. A pack holds facts and words and no code, so
nothing of it is run. What it changes is told to all before they sit down.

What a stranger brings is checked in a worker process, like a match file.
"""

import tempfile
import time
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from souterrain import games
from souterrain.content import Effects, Fault, Loaded, PackError, kept, load, shelf
from souterrain.content.effect import as_written
from souterrain.content.fault import guess
from souterrain.content.folder import gather, open_pack
from souterrain.content.read import Reader, Where
from souterrain.kernel.game import Game
from souterrain.lab.trial import trial
from souterrain.server.protocol.bodies import ChangeTold, EntryTold, PackTold

TRIALS = 3  # games that a pack is tried out in, at most
PATIENCE = 3.0  # seconds after which no further one is begun
MOST_FAULTS = 20  # that are told at once
MOST_ENTRIES = 200  # that are told of a pack

Kind = type[Game[Any, Any]]


def checked(folder: Path, trials: int = TRIALS) -> tuple[Kind, Loaded[Any]]:
    """The game that a pack makes, and what it says with all that it requires; or a `PackError` with every fault."""
    reader = Reader(Effects())
    found = open_pack(reader, folder, Where(str(folder)))
    if found is None:
        raise PackError(reader.faults)
    mine = found.pack
    if mine.game not in games.GAMES:
        raise PackError([Fault("pack.toml", "", "game", f"unknown game{guess(mine.game, games.GAMES)}")])
    if (shelf.shelf_of(mine.game) / mine.id).is_dir():
        raise PackError([Fault("pack.toml", "", "id", f"the house has a pack called {mine.id!r}; take another id")])
    opened = gather(reader, [folder])
    if reader.faults:
        raise PackError(reader.faults)
    ids = [each.pack.id for each in opened]
    kind = games.find(mine.game).with_packs(ids)
    loaded = load(kind.content_type, kind.effects, [each.pack.folder for each in opened], thorough=True)
    begun = time.monotonic()
    scenarios = kind.scenarios(loaded.content) or [""]
    own = [id for (_, id), pack in loaded.origin.items() if pack == mine.id and id in scenarios] or scenarios
    for seed in range(trials):
        played = trial(kind, loaded, ids, own[seed % len(own)], seed)
        if played.broken:
            where = f"in a trial game, after {played.decisions} answers"
            raise PackError([Fault(str(folder), "", "", f"{where}, the rules broke: {played.broken}")])
        if time.monotonic() - begun > PATIENCE:
            break
    return kind, loaded


def check_files(files: Mapping[str, str], lang: str, keeps: bool) -> tuple[PackTold, tuple[str, ...]] | tuple[str, ...]:
    """Runs in a worker process. What the pack in these files changes, and all packs that a table with it has; or what is wrong with
    it, in sentences. It is laid down to be played with if it `keeps`."""
    with tempfile.TemporaryDirectory() as beside:
        folder = Path(beside) / "pack"
        folder.mkdir()
        for name, text in files.items():
            (folder / name).write_text(text, "utf-8")
        try:
            kind, loaded = checked(folder)
            mine = next(pack for pack in loaded.packs if pack.folder == folder)
            told = told_of(kind, loaded, mine.id, lang)
            if keeps:
                kept.keep(mine.hash, mine.texts)
        except PackError as error:
            # In which folder of this machine the files lie is nobody's business.
            faults = [replace(fault, file=Path(fault.file).name if fault.file else "") for fault in error.faults]
            return tuple(str(fault) for fault in faults[:MOST_FAULTS])
        return told, tuple(pack.id for pack in loaded.packs)


def added_to(game: str, lang: str) -> list[PackTold]:
    """The packs for a game that whoever keeps this server has added. They do not change while it runs."""
    return _added_to(lang, tuple(shelf.added(game).items()))


@lru_cache(64)
def _added_to(lang: str, added: tuple[tuple[str, Path], ...]) -> list[PackTold]:
    return [told_of(*checked(folder, trials=0), id, lang) for id, folder in added]


def strange(kind: Kind, pins: Mapping[str, str]) -> list[str]:
    """Of the packs of a match, those that are not the house's."""
    return [id for id in pins if not (shelf.shelf_of(kind.name) / id).is_dir()]


def told_of_match(game: str, pins: Mapping[str, str], lang: str) -> list[PackTold]:
    """What the packs of a match change that are not the house's."""
    kind = games.find(game).with_packs(tuple(pins))
    loaded = kind.open_packs(tuple(f"{id}@{hash}" for id, hash in pins.items()))
    return [told_of(kind, loaded, id, lang) for id in strange(kind, pins)]


def told_of(kind: Kind, loaded: Loaded[Any], id: str, lang: str) -> PackTold:
    """What a pack changes in what lies below it."""
    pack = next(each for each in loaded.packs if each.id == id)
    below = kind.load_packs(tuple(p.folder for p in loaded.packs if p.id != id and id not in p.requires), lenient=True)
    words, before = loaded.words(lang), below.words(lang)
    entries: list[EntryTold] = []
    for (of, entry), origin in loaded.origin.items():
        if origin != id or len(entries) >= MOST_ENTRIES:
            continue
        fact, old = getattr(loaded.content, of)[entry], getattr(below.content, of).get(entry)
        text = words.texts(of, fact).get("text", "")
        changes = [] if old is None else list(_changes(old, fact))
        if old is not None and before.texts(of, old) == words.texts(of, fact):
            text = ""
        entries.append(EntryTold(str(words.name(of, entry)), old is None, text, changes))
    return PackTold(
        pack.id,
        pack.hash,
        pack.game,
        words.say(f"pack-{id}"),
        pack.version,
        pack.authors,
        sorted(entries, key=lambda entry: not entry.is_new),
    )


def _changes(old: Any, new: Any) -> list[ChangeTold]:
    pairs = [(key, as_written(getattr(old, key)), as_written(getattr(new, key))) for key in new.__struct_fields__]
    return [ChangeTold(key, str(was), str(now)) for key, was, now in pairs if was != now and key != "source"]
