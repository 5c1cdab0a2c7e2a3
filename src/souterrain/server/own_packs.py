"""A pack of somebody's own at a private table: checked beside the loop, and kept with the match like any other."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from souterrain import games
from souterrain.content import Loaded, PackError, kept, shelf
from souterrain.kernel.game import Game
from souterrain.server.protocol import bodies
from souterrain.server.protocol.denied import Denied
from souterrain.server.work.packs import check_files
from souterrain.server.work.pool import Failed
from souterrain.server.work.turns import Crowded, Wish
from souterrain.where import languages

if TYPE_CHECKING:
    from souterrain.server.server import Server

LARGEST = 131_072  # characters of all files together


async def check(
    server: "Server", files: Mapping[str, str], lang: str, address: str, *, keeps: bool = False
) -> tuple[bodies.PackTold, tuple[str, ...]]:
    """What a pack changes, and all packs of a table with it; `Denied` with what is wrong."""
    if sum(map(len, files.values())) > LARGEST:
        raise Denied("too-large", f"A pack has at most {LARGEST // 1024} kB here.", "pack-large")
    if "pack.toml" not in files:
        raise Denied("bad-setup", "A pack has a file pack.toml that says what it is.", "pack-manifest")
    lang = lang if lang in languages() else "en"
    limit, wish = server.settings.upload_deadline, Wish("upload", address)
    try:
        found: Any = await server.file_pool.call(limit, check_files, dict(files), lang, keeps, wish=wish)
    except Crowded:
        raise Denied("too-many", "Many files from your address wait. Wait a moment.", "work-waits") from None
    except Failed as error:
        raise Denied("bad-setup", f"The pack could not be checked: {error}", "file-unchecked") from None
    if not isinstance(found[0], bodies.PackTold):
        faults = "\n".join(found)
        raise Denied("bad-setup", f"The pack has faults:\n{faults}", "pack-faults", faults=faults)
    told, ids = found
    return told, ids


async def open_own(
    server: "Server", asked: bodies.NewTable, address: str
) -> tuple[tuple[str, ...], Loaded[Any] | None]:
    """The packs of a new table, and what they say where one of them is somebody's own."""
    if not asked.own and not shelf.added(asked.game).keys() & {*asked.packs}:
        return asked.packs, None
    if not asked.own:
        opened = await asyncio.to_thread(_opened, asked.game, asked.packs)
        return tuple(pack.id for pack in opened.packs), None
    if asked.public:
        message = "A table with a pack of one's own is for those who have its link: it cannot be offered in the lobby."
        raise Denied("refused", message, "own-public")
    told, ids = await check(server, asked.own, "en", address, keeps=True)
    if told.game != asked.game:
        raise Denied("bad-setup", f"This pack is for {told.game}.", "pack-game", game=told.game)
    packs = tuple(dict.fromkeys((*asked.packs, *ids)))
    kind: type[Game[Any, Any]] = games.find(asked.game).with_packs(packs)
    folders = (kept.shelf() / told.hash if pack == told.id else kind.folder_of(pack) for pack in packs)
    return packs, kind.load_packs(tuple(folders))


def _opened(game: str, packs: tuple[str, ...]) -> Loaded[Any]:
    """With those that an added pack requires: a match is begun with all of them by name, whatever becomes of the pack."""
    try:
        return games.find(game).with_packs(packs).open_packs(packs)
    except PackError:
        message = f"This server has no such packs, or they do not fit: {', '.join(packs)}."
        raise Denied("bad-setup", message, "no-packs", packs=", ".join(packs)) from None


def reopened(kind: type[Game[Any, Any]], packs: tuple[str, ...], pins: Mapping[str, str]) -> Loaded[Any] | None:
    """For a rematch: what packs say of which one is no longer, or never was, on this server's shelf."""
    missing = {pack for pack in packs if not kind.folder_of(pack).is_dir()}
    if not missing:
        return None
    return kind.load_packs(tuple(kind.folder_of(f"{p}@{pins[p]}" if p in missing else p) for p in packs))
