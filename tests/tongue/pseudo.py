"""A folder of words in a language made from the English one: every letter bears an accent, so that what has none was left out.

`python -m tests.tongue.pseudo FOLDER` writes it, to be looked at with SOUTERRAIN_WORDS=FOLDER.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from souterrain.content.shelf import shelf_of
from souterrain.kernel import ledger
from souterrain.where import FIRST, GAMES, ROOT, home

LANG = "zxx"  # the code for what is no language
NAME = "Ñö łäñgüàgé"
REPOSITORY = Path(__file__).parents[2]
PAGE = REPOSITORY / "web" / "src"
PLAIN = "abcdefghijklmnopqrstuvwxyz"
ACCENTS = str.maketrans(PLAIN + PLAIN.upper(), "áƀćďéƒǵĥíĵķĺḿńóṕʠŕśťúṽẃẋýźÁɃĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹ")


def accented(text: str) -> str:
    """The same text with an accent on each letter."""
    return text.translate(ACCENTS)


class Accents(Transformer):
    """What is said gets accents; slots, functions and what is selected by stay as they are."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(accented(node.value))


def translated(source: str) -> str:
    resource = FluentParser(with_spans=False).parse(source)
    resource.body = [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
    said = FluentSerializer().serialize(Accents().visit(resource))
    return re.sub(r"^language-name = .*$", f"language-name = {NAME}", said, flags=re.MULTILINE)


def rules(book: str) -> str:
    """The words beside a ledger."""
    told = ledger.load(book)
    lines = [f"title = {accented(told.title)}", f"summary = {accented(told.summary)}"]
    chapters = {rule.chapter: rule.section for rule in told.rules}
    lines += [f"chapter-{chapter} = {accented(section)}" for chapter, section in chapters.items()]
    for rule in told.rules:
        lines.append(f"{rule.key} = {accented(rule.text)}")
        parts = [("ruling", rule.ruling), ("example", rule.example)]
        lines += [f"    .{part} = {accented(text)}" for part, text in parts if text]
    return "\n".join(lines) + "\n"


def places() -> Iterator[tuple[Path, str]]:
    """Every folder of the program that has words in it, and where an added language has its own: see docs/words.md."""
    yield ROOT / "words", "words"
    yield PAGE / "words", "page/words"
    for game in GAMES:
        own = GAMES[game].startswith("souterrain.")
        for path in home(game).rglob(f"{FIRST}.ftl"):
            if "page" not in path.parts and "packs" not in path.parts:
                yield path.parent, f"games/{game}/{path.parent.relative_to(home(game)).as_posix()}"
        for path in shelf_of(game).rglob(f"{FIRST}.ftl"):
            pack = path.parent.relative_to(shelf_of(game)).as_posix()
            yield path.parent, f"packs/{game}/{pack}" if own else f"games/{game}/packs/{pack}"
        page = PAGE / "games" / game if own else home(game) / "page"
        for path in page.rglob(f"{FIRST}.ftl"):
            name = path.parents[1].name if own else game  # an expansion's page goes by its own name
            yield path.parent, f"page/{name}/{path.parent.name}"


def write(folder: Path) -> Path:
    """The whole language."""
    for source, place in places():
        target = folder / place / f"{LANG}.ftl"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(translated((source / f"{FIRST}.ftl").read_text("utf-8")), encoding="utf-8")
    for book in ledger.books():
        game = next(game for game in GAMES if ledger._files()[book].is_relative_to(home(game)))
        beside = ledger._files()[book].parent.relative_to(home(game)).as_posix()
        target = folder / "games" / game / beside / "rules" / f"{LANG}.ftl"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(rules(book), encoding="utf-8")
    return folder


if __name__ == "__main__":
    write(Path(sys.argv[1]))
