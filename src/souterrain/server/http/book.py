"""Books: what a page must know of a game before it can show and say anything. Facts, names and texts, sentences, rules.

A page could be built with all this inside; it is served instead, so that the packs of this server are the ones it speaks of,
and each reader loads one game in one language. Nothing here is secret: it is what lies in the box.
"""

from functools import lru_cache
from gzip import compress
from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import PathParameter, QueryParameter
from msgspec import Raw, Struct

from souterrain import games, where
from souterrain.content import PackError
from souterrain.content.effect import as_written
from souterrain.content.fact import Fact
from souterrain.kernel import ledger
from souterrain.kernel.decision import Refused
from souterrain.server.http.parameters import ERRORS
from souterrain.server.protocol.denied import Denied
from souterrain.where import languages

Game = Annotated[str, PathParameter(description="The name of a game.", max_length=64)]
Expansion = Annotated[str, QueryParameter(description="An expansion of the game: the name of its pack.", max_length=64)]
Pins = Annotated[
    str,
    QueryParameter(
        description="The packs of a match, as its snapshot names them: id@hash, separated by commas.",
        pattern=r"^([a-z0-9-]{1,41}@[0-9a-f]{32}(,[a-z0-9-]{1,41}@[0-9a-f]{32}){0,7})?$",
    ),
]
Language = Annotated[str, PathParameter(description="The code of a language.", max_length=16)]

UNSAID = ("rules-", "packs-", "simulate-", "bench-", "play-", "replay-", "main-")  # for terminals


class RuleTold(Struct, omit_defaults=True):
    """A rule in one language."""

    id: str
    section: str
    text: str
    ruling: str = ""
    example: str = ""


class Book(Struct):
    """`facts` by kind and id, as the packs have them. `texts` are what is written on things: `texts["event"]["rockfall"]["text"]`.
    `words` is a Fluent file with all sentences and names."""

    game: str
    lang: str
    title: str
    summary: str
    facts: dict[str, dict[str, dict[str, Any]]]
    texts: dict[str, dict[str, dict[str, str]]]
    words: str
    rules: list[RuleTold]


@get("/api/books/{game:str}/{lang:str}", sync_to_thread=True, tags=["service"], responses={404: ERRORS[404]})
def book(
    request: Request[object, object, State],
    game: Game,
    lang: Language,
    expansion: Expansion = "",
    packs: Pins = "",
) -> Response[Book]:
    """All that a page must know of a game, or of it with an expansion, in one language; or of a match, with the packs it was
    begun with."""
    if lang not in languages():
        raise Denied("not-found", f"There are books in: {', '.join(languages())}.", "no-book")
    try:
        plain, packed = _printed(game, lang, expansion, packs)
    except (Refused, PackError, ledger.UnknownBook) as error:
        raise Denied("not-found", f"There is no such book: {error}", "no-book") from None
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(cast(Book, Raw(plain)), media_type=MediaType.JSON, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(cast(Book, packed), media_type=MediaType.JSON, headers=headers)


@get("/api/words/{lang:str}", sync_to_thread=True, tags=["service"], responses={404: ERRORS[404]})
def page_words(lang: Language) -> dict[str, str]:
    """The page's own words in a language that was not built into it, by the folder of the page they belong to."""
    if lang not in languages():
        raise Denied("not-found", f"There are words in: {', '.join(languages())}.", "no-book")
    return where.page_words(lang)


@lru_cache(maxsize=32)
def _printed(game: str, lang: str, expansion: str, packs: str) -> tuple[bytes, bytes]:
    """The book as JSON, plain and compressed. Packs do not change while the server runs."""
    plain = msgspec.json.encode(_written(game, lang, expansion, packs))
    return plain, compress(plain)


def _written(game: str, lang: str, expansion: str, packs: str) -> Book:
    kind = games.find(game)
    if expansion and expansion not in kind.expansions:
        raise Refused(f"{game} has no expansion {expansion!r}.")
    pinned = tuple(packs.split(",")) if packs else ()
    loaded = kind.open_packs(pinned or (("base", expansion) if expansion else ("base",)))
    words = loaded.words(lang)
    kinds = {kind: getattr(loaded.content, kind) for kind in loaded.content.__struct_fields__}
    # A page asks for the name of a scenario as such, whatever kind of fact the game makes of it.
    scenarios = {f"scenario-{id}": f"{kind.scenario_kind}-{id}" for id in kind.scenarios(loaded.content)}
    called = [f"{key} = {{ {own} }}\n" for key, own in scenarios.items() if key not in words and own in words]
    ledgers = [ledger.load(book, lang) for book in (game, expansion) if book]
    return Book(
        game,
        lang,
        ledgers[-1].title,
        ledgers[-1].summary,
        {kind: {id: _plain(fact) for id, fact in facts.items()} for kind, facts in kinds.items()},
        {kind: {id: words.texts(kind, fact) for id, fact in facts.items()} for kind, facts in kinds.items()},
        "".join([*(source for key, source in words.sources.items() if not key.startswith(UNSAID)), *called]),
        [
            RuleTold(rule.id, rule.section, rule.text, rule.ruling or "", rule.example or "")
            for rules in ledgers
            for rule in rules.rules
        ],
    )


def _plain(fact: Fact) -> dict[str, Any]:
    return {name: as_written(getattr(fact, name)) for name in fact.__struct_fields__}
