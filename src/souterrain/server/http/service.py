"""Routes about the server itself: how it is, which games it has, and what is said over its WebSockets."""

import asyncio
from functools import cache
from typing import Any, Literal

from litestar import Controller, get
from litestar.datastructures import State
from litestar.enums import MediaType
from msgspec.structs import replace

from souterrain import __version__, games, players
from souterrain.content.text import language_names
from souterrain.kernel.game import Game, Setting, Setup
from souterrain.players.level import LEVELS
from souterrain.server.http.parameters import ERRORS, server_of
from souterrain.server.protocol import bodies, messages
from souterrain.server.protocol.denied import Denied
from souterrain.server.store.database import Unavailable


class Service(Controller):
    """How the server is, and which games it has."""

    tags = ("service",)

    @get("/health", responses={503: ERRORS[503]})
    async def health(self, state: State) -> bodies.Health:
        """Whether the server can take answers: something is written, and read by nobody."""
        server = server_of(state)
        try:
            await asyncio.wait_for(server.beat(), 5)
        except (Unavailable, TimeoutError) as error:
            raise Denied("unavailable", f"The database takes nothing. {error}") from None
        status: Literal["ok", "stopping"] = "stopping" if server.is_stopping else "ok"
        return bodies.Health(
            status=status,
            warm=server.is_warm,
            version=__version__,
            tables=server.open_tables,
            viewers=server.viewers,
        )

    @get("/metrics", media_type=MediaType.TEXT)
    async def metrics(self, state: State) -> bytes:
        """For Prometheus."""
        return server_of(state).metrics.text()

    @get("/api/games")
    async def games(self, state: State) -> bodies.GamesSeen:
        """The games that tables can be made of, and the computer players."""
        return replace(await asyncio.to_thread(known_games), lobby=server_of(state).settings.lobby)

    @get("/api/protocol.json", media_type=MediaType.JSON)
    async def protocol(self) -> dict[str, object]:
        """The JSON schema of all messages over the WebSocket."""
        return messages.schema()


def known_games() -> bodies.GamesSeen:
    return bodies.GamesSeen(_looked_at(tuple(games.GAMES)), list(players.PLAYERS), _hands(), language_names())


def _hands() -> dict[str, bodies.HandSeen]:
    hands = {level: LEVELS[level].hand for level in players.PLAYERS if level in LEVELS}
    return {
        level: bodies.HandSeen(round(1000 * hand.angle), round(1000 * hand.speed), hand.needle)
        for level, hand in hands.items()
    }


@cache
def _looked_at(names: tuple[str, ...]) -> list[bodies.GameSeen]:
    """Games, looked at once: the first look imports and reads them all."""
    found = []
    for name in names:
        kind = games.find(name)
        content = kind.open_packs(("base",)).content
        expansions = [
            bodies.ExpansionSeen(pack, _options(whole), _when(whole), whole.usual())
            for pack, whole in ((pack, kind.with_packs((pack,))) for pack in kind.expansions)
        ]
        options, scenarios = _options(kind), list(kind.scenarios(content))
        counts: list[dict[str, Setting]] = [{"seats": count} for count in options.get("seats", [])] or [{}]
        tables = [list(kind.seats_at(Setup(name, options=count))) for count in counts]
        seats = list(kind.seats_at(Setup(name)))
        found.append(
            bodies.GameSeen(
                game=name,
                seats=seats,
                tables=tables,
                scenarios=scenarios,
                options=options,
                when=_when(kind),
                usual=kind.usual(),
                expansions=expansions,
            )
        )
    return found


def _options(kind: type[Game[Any, Any]]) -> dict[str, list[Setting]]:
    return {key: list(option.choices) for key, option in kind.options.items() if option.is_offered}


def _when(kind: type[Game[Any, Any]]) -> dict[str, dict[str, list[Setting]]]:
    return {
        key: {other: list(choices) for other, choices in option.when.items()}
        for key, option in kind.options.items()
        if option.when and option.is_offered
    }
