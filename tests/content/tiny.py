"""A tiny game's content, for tests: three kinds, three effects, and packs written to a folder.

`write` makes a sound pack by default; a test changes the one file it is about.
"""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from souterrain.content import Content, Effect, Effects, Fact, Fault, Loaded, PackError, Ref, load

effects = Effects()


@effects("gain-threat")
def gain_threat(game: list[object], me: str, *, amount: int) -> str:
    game.append((me, amount))
    return f"{me} gains {amount}"


@effects("teach", window="wound.after", forced=True)
def teach(
    game: object, me: object, *, whom: Literal["one", "all"] = "one", talent: Annotated[str, Ref("talent")]
) -> None:
    """Somebody learns a talent."""


@effects("rest")
def rest(game: object, me: object) -> None:
    """Nothing happens."""


class Line(msgspec.Struct, frozen=True):
    die: int
    slot: Literal["", "gift"] = ""


class Talent(Fact, frozen=True):
    pass


class Warrior(Fact, frozen=True):
    lines: tuple[Line, ...]
    talents: tuple[Annotated[str, Ref("talent")], ...] = ()
    armour: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    size: tuple[int, int] = (1, 1)
    bonus: dict[Literal["CBT", "DEF"], int] = msgspec.field(default_factory=dict)


class Event(Fact, frozen=True):
    effects: tuple[Effect, ...]
    again: Effect | None = None


class Tiny(Content, frozen=True):
    talent: dict[str, Talent]
    warrior: dict[str, Warrior]
    event: dict[str, Event]


class TinyGame:
    content_type = Tiny

    @classmethod
    def with_packs(cls, packs):
        return cls

    effects = effects


BASE = {
    "pack.toml": 'id = "base"\ngame = "tiny"\nversion = "1.0"\n',
    "figures.toml": """
[[talent]]
id = "frantic"
source = "book"

[[warrior]]
id = "brute"
source = "public"
talents = ["frantic"]
lines = [{ die = 1 }, { die = 2, slot = "gift" }]
armour = 3
""",
    "cards.toml": """
[[event]]
id = "surge"
source = "house"
effects = [{ do = "gain-threat", amount = 2 }]
""",
    "en.ftl": """
pack-base = The base
talent-frantic = frantic
warrior-brute = Brute
    .the = the brute
event-surge = Surge
    .text = Gain { $amount } threat.
""",
    "fr.ftl": """
pack-base = La base
talent-frantic = frénétique
warrior-brute = Brute
    .gender = feminine
    .the = la brute
event-surge = Poussée
    .text = Gagnez { $amount } points de menace.
""",
}

# The least that the base pack must say, in any language.
NAMES = "pack-base = Base\ntalent-frantic = frantic\nwarrior-brute = Brute\nevent-surge = Surge\n"


def write(folder: Path, **changes: str | None) -> Path:
    """The base pack in a folder; `cards="..."` changes `cards.toml`, `fr="..."` changes `fr.ftl`, None leaves out."""
    files: dict[str, str | None] = dict(BASE)
    for name, text in changes.items():
        files[f"{name}.ftl" if name in ("en", "fr") else f"{name}.toml"] = text
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in files.items():
        if text is not None:
            (folder / file).write_text(text, encoding="utf-8")
    return folder


def write_other(folder: Path, facts: str, names: str, requires: str = '["base"]') -> Path:
    """A second pack, which differs from the base by some facts and names."""
    folder.mkdir(parents=True, exist_ok=True)
    id = folder.name
    (folder / "pack.toml").write_text(f'id = "{id}"\ngame = "tiny"\nversion = "2"\nrequires = {requires}\n')
    (folder / "facts.toml").write_text(facts)
    for lang in ("en", "fr"):
        (folder / f"{lang}.ftl").write_text(f"pack-{id} = Other\n{names}")
    return folder


def open_tiny(*folders: Path) -> Loaded[Tiny]:
    # The root is a folder without words or shelves, so that only what a test wrote counts.
    return load(Tiny, effects, folders, root=Path("/nowhere"), thorough=True)


def faults(*folders: Path) -> list[str]:
    """The faults of some packs as sentences, with the paths and lines cut off."""
    return [str(replace(fault, line=0)).removeprefix(f"{folders[-1]}/") for fault in found(*folders)]


def found(*folders: Path) -> tuple[Fault, ...]:
    try:
        open_tiny(*folders)
    except PackError as error:
        return error.faults
    return ()
