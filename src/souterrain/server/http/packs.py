"""Routes to packs that are not the house's: which there are, whether one can be played with, and what those of a table change."""

import asyncio
from typing import Annotated

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from souterrain import games
from souterrain.content import PackError
from souterrain.kernel.decision import Refused
from souterrain.server import own_packs
from souterrain.server.http.parameters import ERRORS, Asked, Key, TableId, address_of, server_of
from souterrain.server.protocol import bodies
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys
from souterrain.server.work.packs import added_to, told_of_match
from souterrain.where import languages

GameName = Annotated[str, PathParameter(description="The name of a game.", max_length=64)]
Language = Annotated[str, PathParameter(description="The code of a language.", max_length=16)]


class Packs(Controller):
    """Packs from outside."""

    path = "/api"
    tags = ("packs",)

    @get("/packs/{game:str}/{lang:str}", responses={404: ERRORS[404]})
    async def added(self, game: GameName, lang: Language) -> bodies.PacksTold:
        """The packs for a game that whoever keeps this server has added, and what each changes."""
        if lang not in languages() or game not in games.GAMES:
            raise Denied("not-found", "There is no such game or language here.", "no-book")
        return bodies.PacksTold(await asyncio.to_thread(added_to, game, lang))

    @post("/packs/check", responses={code: ERRORS[code] for code in (400, 413, 429, 503)})
    async def check(self, state: State, request: Asked, data: JSONBody[bodies.PackFiles]) -> bodies.PackTold:
        """Whether a pack can be played with, and what it changes. Nothing of it is kept."""
        if not state.creations.take(address_of(request)):
            raise Denied("too-many", "You make tables too quickly. Wait a moment.", "tables-too-fast")
        told, _ = await own_packs.check(server_of(state), data.files, data.lang, address_of(request))
        return told

    @get("/tables/{table:str}/packs/{lang:str}", responses={code: ERRORS[code] for code in (401, 403, 404, 503)})
    async def of_table(self, state: State, table_id: TableId, lang: Language, key: Key = "") -> bodies.PacksTold:
        """What the packs of a table change that are not the house's, for who is to sit down there."""
        table = await server_of(state).look(table_id)
        table.access(keys.bearer(key))
        if lang not in languages():
            raise Denied("not-found", "There is no such language here.", "no-book")
        heading = table.created.heading
        try:
            told = await asyncio.to_thread(told_of_match, heading.setup.game, heading.packs, lang)
        except (PackError, Refused) as error:
            raise Denied("not-found", "The packs of this match cannot be read here.", "no-packs", packs="") from error
        return bodies.PacksTold(told)
