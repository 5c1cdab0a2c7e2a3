"""Match files on disk: opening one, writing one safely, and going through a match act by act.

Not here: what is in a match file, and whether it is sound (`kernel/match.py`).
"""

import os
from collections.abc import Iterator
from pathlib import Path

from souterrain.content import PackError
from souterrain.games import find
from souterrain.kernel.decision import Refused
from souterrain.kernel.match import Match, Unreadable, keep_packs, read_heading, replay


def open_match(path: Path, *, check: bool, whole: bool = True) -> Match:
    """The match in a file, played up to its last line with the packs it brings, or `Unreadable` with one line that names file
    and place. With `whole` off, one that today's rules lead elsewhere is played up to where they part."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Unreadable(f"{path}: it cannot be opened ({error.strerror or error}).") from None
    heading = read_heading(data, str(path))
    try:
        keep_packs(data, str(path))
        return replay(find(heading.setup.game), data, str(path), check=check, whole=whole)
    except Unreadable:
        raise
    except Refused as error:
        raise Unreadable(f"{path}, line 1: {error}") from None
    except PackError as error:
        raise Unreadable(f"{path}, line 1: {error.faults[0]}") from None


def save_match(match: Match, path: Path) -> None:
    """Write beside, then put in place: whatever happens meanwhile, the file is the old match or the new one, never half."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(match.dump())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def retell(match: Match) -> Iterator[Match]:
    """The same match from its beginning: yielded after the set-up and after each act, so that one can tell it as it goes."""
    again = Match.resume(type(match.game), match.heading)
    yield again
    for entry in match.entries[: match.parting.entries if match.parting else None]:
        again.retrace(entry)
        yield again
