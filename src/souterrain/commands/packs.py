"""`souterrain packs check DIR...`, `packs show [ID]`, `packs list`, `packs reference`: look at content packs, or check one's own.

Here: finding packs and entries, and the two forms of the answer, text and JSON. Not here: what makes a pack good
(`content/`), the game in which it is tried out (`lab/trial`) and the words of the answers (`words/`).
"""

import argparse
import importlib
import json
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import msgspec

from souterrain.commands.parser import begin, suggested
from souterrain.commands.words import NoAnswer, common, language_of
from souterrain.content import (
    ROOT,
    Content,
    Effect,
    Effects,
    Fact,
    Fault,
    Loaded,
    Pack,
    PackError,
    Words,
    WordsError,
    folders_of,
    load,
)
from souterrain.content.fault import guess, nearest, printable
from souterrain.content.folder import gather
from souterrain.content.read import Reader
from souterrain.content.reference import Key, Reference, page, reference
from souterrain.kernel.game import Game
from souterrain.lab.trial import trial
from souterrain.where import OURS, languages

TRIALS = 8  # games that a pack is tried out in, at most
PATIENCE = 6.0  # seconds after which no further one is begun

GOOD, FAULTY = 0, 2

# [[game/]pack:][kind/]id
ID = re.compile(r"(?:(?:(?P<game>[^/:]+)/)?(?P<pack>[^/:]+):)?(?:(?P<kind>[^/:]+)/)?(?P<id>[^/:]+)")


class Playable(Protocol):
    """What a game must offer so that its packs can be read."""

    content_type: type[Content]
    effects: Effects

    def with_packs(self, packs: Sequence[str]) -> "Playable": ...


@dataclass(frozen=True, slots=True)
class PackEntry:
    """One entry of one pack."""

    loaded: Loaded[Content]
    kind: str
    fact: Fact

    @property
    def address(self) -> str:
        return "{game}/{pack}:{kind}/{id}".format(**self.parts)

    @property
    def parts(self) -> dict[str, str]:
        pack = self.loaded.packs[-1]
        return {"game": pack.game, "pack": pack.id, "kind": self.kind, "id": self.fact.id}


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "packs")
    acts = parser.add_subparsers(dest="act", required=True, metavar="check|show|list|reference")
    check = acts.add_parser("check", help=say("packs-help-check"), description=say("packs-help-check"))
    check.add_argument("folders", nargs="+", type=Path, metavar="DIR", help=say("packs-help-check-folder"))
    show = acts.add_parser("show", help=say("packs-help-show"), description=say("packs-help-show"))
    show.add_argument("id", metavar="ID", nargs="?", default="", help=say("packs-help-show-id"))
    show.add_argument("--pack", type=Path, metavar="DIR", help=say("packs-help-show-pack"))
    shelf = acts.add_parser("list", help=say("packs-help-list"), description=say("packs-help-list"))
    acts.add_parser("reference", help=say("packs-help-reference"), description=say("packs-help-reference"))
    for act in (check, show, shelf):
        act.add_argument("--lang", choices=languages(), default=language_of(), help=say("packs-help-lang"))
        act.add_argument("--json", action="store_true", help=say("packs-help-json"))
    parser.set_defaults(run=run, root=ROOT)


def run(args: argparse.Namespace) -> int:
    act = {"check": run_check, "show": run_show, "list": run_list, "reference": run_reference}[args.act]
    try:
        act(args)
    except PackError as error:
        show_faults(error.faults, args)
        return FAULTY
    except (NoAnswer, WordsError) as error:
        print(printable(str(error)), file=sys.stderr)
        return FAULTY
    return GOOD


def run_check(args: argparse.Namespace) -> None:
    loaded = open_packs(args.folders, args, thorough=True)
    tried = try_out(loaded)
    given = [pack for pack in loaded.packs if pack.folder in args.folders]
    if args.json:
        write({"packs": [about(pack) for pack in given], "faults": [], "trials": tried})
        return
    say = common(args.lang).say
    for pack in given:
        count = sum(origin == pack.id for origin in loaded.origin.values())
        print(say("packs-sound", pack=printable(str(pack.folder)), count=count))
    if tried:
        print(say("packs-tried", count=tried))


def try_out(loaded: Loaded[Content]) -> int:
    """Play some games of the packs at random and count them; a PackError if one breaks."""
    game = game_of(loaded.packs[0].game).with_packs([pack.id for pack in loaded.packs])
    if not isinstance(game, type) or not issubclass(game, Game):
        return 0
    begun = time.monotonic()
    scenarios = game.scenarios(loaded.content) or [""]
    own = [id for (kind, id), pack in loaded.origin.items() if pack == loaded.packs[-1].id and id in scenarios]
    for seed in range(TRIALS):
        scenario = (own or scenarios)[seed % len(own or scenarios)]
        played = trial(game, loaded, [pack.id for pack in loaded.packs], scenario, seed)
        if played.broken:
            place = f"in a trial game{f' of {scenario}' if scenario else ''}, after {played.decisions} answers"
            message = f"{place}, the rules broke: {played.broken} ({played.where}); undo the last change, or tell us"
            raise PackError([Fault(str(loaded.packs[-1].folder), "", "", message)])
        if time.monotonic() - begun > PATIENCE:
            break
    return seed + 1


def run_list(args: argparse.Namespace) -> None:
    shelf = [open_packs([folder], args) for game in games() for folder in folders_of(game)]
    if args.json:
        write({"packs": [about(loaded.packs[-1]) for loaded in shelf]})
        return
    say = common(args.lang).say
    for loaded in shelf:
        pack = loaded.packs[-1]
        name = loaded.words(args.lang).name("pack", pack.id)
        counted = say("packs-counted", count=len(list(entries(loaded))))
        print(say("packs-fact", label=f"{pack.game}/{pack.id} {pack.version}", value=f"{name}, {counted}"))
    if not shelf:
        print(say("packs-none"))


def run_reference(args: argparse.Namespace) -> None:
    """Of the games of the house: what was added from outside is its author's to describe."""
    print(page(reference_of(name, args) for name, package in games().items() if package in OURS), end="")


def reference_of(name: str, args: argparse.Namespace) -> Reference:
    """What packs of a game may say, with all its expansions."""
    shelf = folders_of(name)
    game = game_of(name).with_packs([folder.name for folder in shelf])
    return reference(name, game.content_type, game.effects, shelf)


def run_show(args: argparse.Namespace) -> None:
    name, _, kind = args.id.partition("/")
    if not args.id:
        tell_kinds([reference_of(name, args) for name in games()], args)
    elif name in games() and is_kind(kind, told := reference_of(name, args)):
        tell_game(told, kind, args)
    else:
        show_entry(args)


def is_kind(kind: str, told: Reference) -> bool:
    """Whether a kind of the game is named, or all of them."""
    return not kind or any(kind == each.name for each in told.kinds)


def tell_kinds(references: Sequence[Reference], args: argparse.Namespace) -> None:
    """The kinds of all games, a line each."""
    if args.json:
        write({each.game: [kind.name for kind in each.kinds] for each in references})
        return
    say = common(args.lang).say
    for each in references:
        print(say("packs-fact", label=each.game, value=", ".join(kind.name for kind in each.kinds)))
    print(say("packs-show-more", game=references[0].game, kind=references[0].kinds[0].name))


def tell_game(told: Reference, only: str, args: argparse.Namespace) -> None:
    """The kinds of a game, or one of them, with their keys and the effects that may stand there."""
    shown_kinds = [kind for kind in told.kinds if only in ("", kind.name)]
    fitting = [
        effect for effect in told.effects if not only or any(place.startswith(f"{only}.") for place in effect.places)
    ]
    if args.json:
        write({"game": told.game, "kinds": msgspec.to_builtins(shown_kinds), "effects": msgspec.to_builtins(fitting)})
        return
    say = common(args.lang).say
    for kind in shown_kinds:
        print(f"[[{kind.name}]] {kind.about}".rstrip())
        for key in kind.keys:
            print(f"  {tell_key(key, say)}")
        for text in kind.texts:
            print(f"  {say('packs-needs-text', text=text)}")
    for effect in fitting:
        print(f'do = "{effect.name}" ({", ".join(effect.places)}) {effect.about}'.rstrip())
        for key in effect.arguments:
            print(f"  {tell_key(key, say)}")
        if effect.example:
            print(f"  {effect.example}")


def tell_key(key: Key, say: Callable[..., str]) -> str:
    value = f"{key.type}; {say('packs-left-out', default=key.default)}" if key.default else key.type
    note = f" – {key.note}" if key.note else ""
    return say("packs-fact", label=key.name, value=value) + note


def show_entry(args: argparse.Namespace) -> None:
    entry = find(args)
    said = entry.loaded.words(args.lang)
    name = said.name(entry.kind, entry.fact.id)
    texts = said.texts(entry.kind, entry.fact)
    facts = plain(entry.fact)
    if args.json:
        write({"id": entry.address, "name": name, "forms": dict(name.forms), "texts": texts, "facts": facts})
        return
    say = common(args.lang).say
    print(f"{name} ({entry.address})", *texts.values(), sep="\n")
    for key, value in facts.items():
        if key in ("id", "source"):
            continue
        if isinstance(value, list) and any(isinstance(item, dict) for item in value):
            print(say("packs-list", label=label(key, said)), *(f"  {shown(item, say)}" for item in value), sep="\n")
        else:
            print(say("packs-fact", label=label(key, said), value=shown(value, say)))
    print(say("packs-source", source=entry.fact.source))


def find(args: argparse.Namespace) -> PackEntry:
    """The one entry that an id names, be it whole or only its end."""
    say = common(args.lang).say
    parts = ID.fullmatch(args.id)
    wanted = {part: word for part, word in parts.groupdict().items() if word} if parts else {"id": args.id}
    if "game" in wanted and wanted["game"] not in games():
        game, every = wanted["game"], ", ".join(games())
        raise NoAnswer(suggested(common(args.lang), "packs-unknown-game", game, games(), game=game, games=every))
    asked = [wanted["game"]] if "game" in wanted else games()
    folders = [args.pack] if args.pack else [folder for game in asked for folder in folders_of(game)]
    known = [entry for folder in folders for entry in entries(open_packs([folder], args))]
    found = [entry for entry in known if wanted.items() <= entry.parts.items()]
    if len(found) == 1:
        return found[0]
    if found:
        raise NoAnswer(say("packs-ambiguous-id", id=args.id, ids=", ".join(entry.address for entry in found)))
    near = nearest(wanted["id"], [entry.fact.id for entry in known])
    raise NoAnswer(say("packs-misspelt-id", id=args.id, near=near) if near else say("packs-unknown-id", id=args.id))


def games() -> dict[str, str]:
    """The package of each game, by name."""
    found: dict[str, str] = importlib.import_module("souterrain.games").GAMES
    return found


def game_of(name: str) -> Playable:
    game: Playable = importlib.import_module("souterrain.games").find(name)
    return game


def open_packs(folders: Sequence[Path], args: argparse.Namespace, *, thorough: bool = False) -> Loaded[Content]:
    """Load packs with the kinds and effects of the game they say they are for."""
    reader = Reader(Effects())
    opened = gather(reader, folders)
    if reader.faults:
        raise PackError(reader.faults)
    name = opened[0].pack.game
    if name not in games():
        place = opened[0].place("pack.toml").at("game")
        raise PackError([Fault(place.file, "", place.key, f"unknown game{guess(name, games())}")])
    game = game_of(name).with_packs([each.pack.id for each in opened])
    return load(game.content_type, game.effects, folders, root=args.root, thorough=thorough)


def entries(loaded: Loaded[Content]) -> Iterator[PackEntry]:
    """The entries of the last pack; those below are what it requires."""
    for (kind, id), pack in loaded.origin.items():
        if pack == loaded.packs[-1].id:
            yield PackEntry(loaded, kind, getattr(loaded.content, kind)[id])


def show_faults(faults: Sequence[Fault], args: argparse.Namespace) -> None:
    if args.json:
        write({"packs": [], "faults": [msgspec.structs.asdict(fault) for fault in faults]})
        return
    for fault in faults:
        print(fault, file=sys.stderr)
    print(common(args.lang).say("packs-faults", count=len(faults)), file=sys.stderr)


def about(pack: Pack) -> dict[str, Any]:
    return {"id": pack.id, "game": pack.game, "version": pack.version, "hash": pack.hash, "folder": str(pack.folder)}


def plain(value: Any) -> Any:
    """A fact as it could be written in TOML."""
    if isinstance(value, Effect):
        return {"do": value.name} | {key: plain(item) for key, item in value.arguments}
    if isinstance(value, msgspec.Struct):
        return {key: plain(getattr(value, key)) for key in value.__struct_fields__}
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, frozenset | set):
        return sorted(plain(item) for item in value)
    return value


def shown(value: Any, say: Callable[..., str]) -> str:
    """A plain value on one line."""
    if isinstance(value, bool):
        return say("packs-yes" if value else "packs-no")
    if isinstance(value, dict) and "do" in value:
        arguments = {key: item for key, item in value.items() if key != "do"}
        return f"{value['do']} ({shown(arguments, say)})" if arguments else str(value["do"])
    if isinstance(value, dict):
        value = [f"{key} {shown(item, say)}" for key, item in value.items()]
    if isinstance(value, list):
        value = ", ".join(shown(item, say) for item in value)
    return "–" if value in (None, "") else str(value)


def label(field: str, said: Words) -> str:
    """What a game calls a field, if it has a word for it."""
    return said.say(f"field-{field}") if f"field-{field}" in said else field


def write(document: object) -> None:
    # ASCII, because a stranger's file name may hold what no terminal can print.
    print(json.dumps(document, indent=2))
