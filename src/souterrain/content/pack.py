"""Packs: facts and words, read strictly and laid on top of each other.

A pack is a folder with `pack.toml`, further TOML files whose arrays of tables are named by kind (`[[warrior]]`), and a
file of words for each language it speaks, `en.ftl` at least. An entry may start from another's keys with `inherit =
"pack:id"`; one that inherits from an earlier pack's entry of its own id replaces it. How folders are opened is in
`folder`, how one value is read in `read`, how words are checked in `wording`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Generic, TypeVar

from souterrain.content import text, wording
from souterrain.content.effect import Effects
from souterrain.content.fact import Content, kinds
from souterrain.content.fault import PackError, guess, quote, table_of
from souterrain.content.folder import ID, ID_WANTED, OpenPack, Pack, gather
from souterrain.content.read import Reader, Where
from souterrain.where import FIRST, ROOT, home

C = TypeVar("C", bound=Content)

Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Loaded(Generic[C]):
    """The content of some packs. `origin` says which pack an entry, named by kind and id, comes from."""

    content: C
    packs: tuple[Pack, ...]
    origin: Mapping[Key, str]
    folders: tuple[Path, ...]

    def words(self, lang: str) -> text.Words:
        """The words of all games, then of this one, then of these packs."""
        return text.words(lang, self.folders)


@dataclass(frozen=True, slots=True)
class Unread:
    """One table of a pack, before it is read."""

    pack: str
    kind: str
    id: str
    given: Mapping[str, Any]
    place: Where

    @property
    def parent(self) -> Any:
        return self.given.get("inherit")


def load(
    content_type: type[C],
    effects: Effects,
    folders: Iterable[Path],
    *,
    root: Path = ROOT,
    thorough: bool = False,
    lenient: bool = False,
) -> Loaded[C]:
    """Read packs, and the packs they require, or raise a PackError that lists every fault.

    Words are only looked up; those of packs of players' own, and with `thorough` all, are parsed and said as well, at half a
    millisecond or so per message and language. `lenient` is for packs that an earlier program found good: they are read as far
    as this one can, and neither their words nor what they say together is judged.
    """
    reader = Reader(effects, lenient)
    opened = gather(reader, folders)
    if not opened and not reader.faults:
        reader.fault(Where(""), "no pack was named")
    # A pack without a sound manifest cannot be laid among the others; their faults would only be echoes of its own.
    if reader.faults:
        raise PackError(reader.faults)
    known = kinds(content_type)
    entries = lay(reader, opened, known)
    facts, content = assemble(reader, entries, content_type)
    game = opened[0].pack.game
    rules = home(game) if root == ROOT else root / "games" / game
    shared = tuple(
        f for f in (root / "words", rules, *(rules / o.pack.id for o in opened)) if (f / f"{FIRST}.ftl").exists()
    )  # an expansion's sentences lie beside its rules
    laid = {o.pack.id: o.pack.folder for o in opened}
    if not lenient:
        things = [wording.Named("pack", id, None, folder) for id, folder in laid.items()]
        things += [wording.Named(kind, id, facts[kind][id], laid[e.pack]) for (kind, id), e in entries.items()]
        reader.faults += wording.faults(shared, tuple(laid.values()), things)
        # The house's words are tested; a stranger's would fail in the middle of a game.
        said = tuple(folder for folder in laid.values() if thorough or text.is_own(folder))
        if said:
            reader.faults += wording.thorough(shared, tuple(laid.values()), said, things)
    if reader.faults or content is None:
        raise PackError(reader.faults)
    return Loaded(
        content=content,
        packs=tuple(o.pack for o in opened),
        origin={key: entry.pack for key, entry in entries.items()},
        folders=(*shared, *laid.values()),
    )


def assemble(
    reader: Reader, entries: Mapping[Key, Unread], content_type: type[C]
) -> tuple[dict[str, dict[str, Any]], C | None]:
    """The facts of all entries, None for a bad one, and the content they make, with what is wrong between them told."""
    known = kinds(content_type)
    facts: dict[str, dict[str, Any]] = {kind: {} for kind in known}
    bad: set[Key] = set()
    leaning: dict[Key, list[Key]] = {}  # which entries name an entry
    for key, entry in entries.items():
        before, named = len(reader.faults), len(reader.named)
        facts[entry.kind][entry.id] = reader.table(known[entry.kind], entry.given, entry.place)
        if len(reader.faults) > before:
            bad.add(key)
        for place, kind, id in reader.named[named:]:
            leaning.setdefault((kind, id), []).append(key)
            if (kind, id) not in entries:
                reader.fault(
                    place, f"there is no [[{kind}]] {quote(id)}{guess(id, (i for k, i in entries if k == kind))}"
                )
                bad.add(key)
    missing = [(kind, id) for kind, ids in content_type.needed.items() for id in ids if (kind, id) not in entries]
    for kind, id in missing:
        reader.fault(Where(""), f"the rules of the game need a [[{kind}]] {quote(id)}; no pack has one")
    # What leans on a bad entry cannot be judged either: its faults would only be echoes.
    queue = list(bad)
    for key in queue:
        fresh = [other for other in leaning.get(key, ()) if other not in bad]
        bad.update(fresh)
        queue += fresh
    if missing or any((kind, id) in bad for kind, ids in content_type.needed.items() for id in ids):
        return facts, None
    content = content_type(
        **{kind: {id: f for id, f in of.items() if (kind, id) not in bad} for kind, of in facts.items()}
    )
    places = {entry.place.table: entry.place for entry in entries.values()}
    for fault in () if reader.lenient else content.check():
        reader.fault(replace(places.get(fault.table, Where("", fault.table)), key=fault.key), fault.message)
    return facts, content


def lay(reader: Reader, opened: Sequence[OpenPack], known: Mapping[str, object]) -> dict[Key, Unread]:
    """The entries that hold once all packs lie on top of each other, each with the keys it inherits."""
    written: dict[tuple[str, str, str], Unread] = {}
    top: dict[Key, Unread] = {}
    requires: dict[str, set[str]] = {}
    for o in opened:
        pack = o.pack.id
        requires[pack] = {pack}.union(*(requires[id] for id in o.pack.requires))
        for entry in entries_of(reader, o, known):
            below = top.get((entry.kind, entry.id))
            if below and below.pack == pack:
                reader.fault(entry.place.at("id"), f"{below.place.file} has an entry of this kind and id already")
                continue
            if below and entry.parent != f"{below.pack}:{below.id}":
                reader.fault(
                    entry.place.at("id"),
                    f"pack {quote(below.pack)} has this id already; to replace its entry, write "
                    f'inherit = "{below.pack}:{below.id}"',
                )
            written[pack, entry.kind, entry.id] = top[entry.kind, entry.id] = entry
    whole: dict[tuple[str, str, str], Mapping[str, Any]] = {}
    for entry in written.values():
        complete(reader, entry, written, whole, requires)
    return {key: replace(e, given=whole[e.pack, e.kind, e.id]) for key, e in top.items()}


def entries_of(reader: Reader, opened: OpenPack, known: Mapping[str, object]) -> Iterator[Unread]:
    reader.faults += opened.faults
    for file, held in opened.tables.items():
        place = opened.place(file)
        for kind, tables in held.items():
            if kind not in known:
                reader.doubt(replace(place, root=(kind,)), f"unknown kind [[{kind}]]{guess(kind, known)}")
                continue
            if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
                reader.fault(replace(place, root=(kind,)), f"expected a list of tables, each under [[{kind}]]")
                continue
            for number, table in enumerate(tables, 1):
                id = table.get("id")
                root = (kind, number - 1)
                if isinstance(id, str) and ID.fullmatch(id):
                    yield Unread(opened.pack.id, kind, id, table, Where(place.file, table_of(kind, id), root=root))
                else:
                    numbered = Where(place.file, f"[[{kind}]] number {number}", "id", root)
                    reader.fault(numbered, ID_WANTED if "id" in table else f"missing key; {ID_WANTED}")


def complete(
    reader: Reader,
    entry: Unread,
    written: Mapping[tuple[str, str, str], Unread],
    whole: dict[tuple[str, str, str], Mapping[str, Any]],
    requires: Mapping[str, set[str]],
) -> None:
    """Fill `whole` with the keys of an entry and of those it inherits from, without recursion: chains may be long."""
    chain: dict[tuple[str, str, str], Unread] = {}
    above: Mapping[str, Any] = {}
    step: Unread | None = entry
    while step is not None:
        key = (step.pack, step.kind, step.id)
        if key in whole:
            above = whole[key]
            break
        if key in chain:
            reader.fault(entry.place.at("inherit"), "the entries inherit from each other in a circle")
            break
        chain[key] = step
        step = parent_of(reader, step, written, requires)
    for key, link in reversed(chain.items()):
        own = {name: value for name, value in link.given.items() if name != "inherit"}
        # Who wrote an entry is never inherited: a house variant of a book's card is ours.
        above = whole[key] = {k: v for k, v in above.items() if k not in ("id", "source")} | own


def parent_of(
    reader: Reader, entry: Unread, written: Mapping[tuple[str, str, str], Unread], requires: Mapping[str, set[str]]
) -> Unread | None:
    if entry.parent is None:
        return None
    place = entry.place.at("inherit")
    pack, colon, id = entry.parent.partition(":") if isinstance(entry.parent, str) else ("", "", "")
    if not colon:
        reader.fault(place, 'expected "pack:id"')
    elif pack not in requires[entry.pack]:
        reader.fault(place, f"pack {quote(entry.pack)} does not require a pack {quote(pack)}")
    elif (pack, entry.kind, id) not in written:
        options = (i for p, kind, i in written if (p, kind) == (pack, entry.kind))
        reader.fault(place, f"pack {quote(pack)} has no [[{entry.kind}]] {quote(id)}{guess(id, options)}")
    else:
        return written[pack, entry.kind, id]
    return None
