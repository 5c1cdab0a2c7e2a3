"""The lobby: tables are offered, found, joined, watched and closed by people who have nothing but a name; and two who wait meet."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from souterrain.server import lobby
from souterrain.server.settings import Settings
from souterrain.server.store.database import Listing
from tests.server.simulated import House, Socket, Told, opened, simulate

OFFER = {"game": "lantern", "public": True, "seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}]}
LONG = lobby.STALE / 1000 + 60
FREE: dict[str, Any] = {"requests": 0, "creations": 0}
Course = Callable[["Visitor"], Awaitable[None]]


class Visitor:
    def __init__(self, house: House) -> None:
        self.house = house

    async def offer(self, **more: Any) -> Any:
        told = await self.house.ask("POST", "/api/tables/", body={**OFFER, **more})
        assert told.status == 201, told.body
        return told.json

    async def listed(self) -> list[str]:
        told = await self.house.ask("GET", "/api/tables/")
        return [table["table"] for table in told.json["tables"]]

    async def join(self, table: str, key: str = "", seat: int = 1) -> Told:
        return await self.house.ask("POST", f"/api/tables/{table}/seats/{seat}/join", key, {"name": "Bob"})

    async def close(self, table: str, key: str) -> int:
        return (await self.house.ask("POST", f"/api/tables/{table}/close", key)).status

    async def seek(self, name: str, waiting: Any = None, **more: Any) -> Any:
        asked = {"game": "lantern", "name": name, **({"waiting": waiting} if waiting else {}), **more}
        told = await self.house.ask("POST", "/api/tables/seek", body=asked)
        assert told.status == 201, told.body
        return told.json

    @asynccontextmanager
    async def there(self, table: str, key: str) -> AsyncIterator[list[bytes]]:
        heard: list[bytes] = []
        socket: Socket = self.house.open(table, heard.append)
        socket.say({"type": "hello", "key": key})
        await asyncio.sleep(1)
        yield heard
        await socket.leave()


def visit(course: Course, seed: int = 1, **settings: Any) -> None:
    async def run(chance: random.Random) -> None:
        async with opened(Settings("nowhere", heartbeat=3600, **settings)) as house:
            await course(Visitor(house))

    simulate(run, seed)


def test_a_table_is_offered_found_and_joined_by_who_has_no_link() -> None:
    async def course(who: Visitor) -> None:
        private = await who.offer(public=False)
        offer = await who.offer(skill="new")
        assert await who.listed() == [offer["table"]]
        told = (await who.house.ask("GET", f"/api/tables/{offer['table']}")).json
        assert [seat["name"] for seat in told["seats"] if seat.get("name")] == ["Ann"]
        assert told["skill"] == "new"
        assert (await who.join(private["table"])).status == 401
        sat = await who.join(offer["table"])
        assert sat.status == 201
        assert (await who.join(offer["table"])).json["said"] == "seat-taken"
        async with who.there(offer["table"], sat.json["key"]) as heard:
            assert b'"seat":1' in heard[0]

    visit(course, **FREE)


def test_who_looks_on_without_a_link_sees_what_spectators_see_and_does_nothing() -> None:
    async def course(who: Visitor) -> None:
        offer = await who.offer()
        table = offer["table"]
        async with who.there(table, "") as heard, who.there(table, offer["watch"]["key"]) as watching:
            assert heard[0] == watching[0]
            assert b'"seat":null' in heard[0]
        for path, body in (("rematch", None), ("seats/0/leave", None), ("close", None), ("seats/0/open", None)):
            assert (await who.house.ask("POST", f"/api/tables/{table}/{path}", "", body)).status in (401, 403), path
        async with who.there((await who.offer(public=False))["table"], "") as heard:
            assert b"no-key" in heard[0]

    visit(course, **FREE)


def test_its_host_closes_an_offer_and_nobody_else() -> None:
    async def course(who: Visitor) -> None:
        offer = await who.offer()
        table = offer["table"]
        for key in (offer["watch"]["key"], offer["seats"][0]["key"], "x"):
            assert await who.close(table, key) == 403
        assert await who.close(table, offer["host"]["key"]) == 201
        assert await who.close(table, offer["host"]["key"]) == 409
        assert await who.listed() == []
        assert (await who.join(table)).status == 401, "it is for those who have a link now"
        assert (await who.house.ask("GET", f"/api/tables/{table}")).status == 401
        assert (await who.join(table, offer["watch"]["key"])).status == 201

    visit(course, **FREE)


def test_an_offer_stands_while_somebody_is_there_and_is_gone_when_nobody_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lobby, "DAYS", 10 * lobby.STALE)

    async def course(who: Visitor) -> None:
        offer, days = await who.offer(), await who.offer(clock={"kind": "day", "amount": 3})
        async with who.there(offer["table"], offer["seats"][0]["key"]):
            await asyncio.sleep(4 * LONG)
            assert set(await who.listed()) == {offer["table"], days["table"]}
        assert await who.listed() == [days["table"]], "whoever has days is not waited for"
        async with who.there(offer["table"], offer["seats"][0]["key"]):
            assert offer["table"] in await who.listed(), "a break of the line is no end"
        await asyncio.sleep(LONG)
        assert await who.listed() == [days["table"]]
        await asyncio.sleep(1)
        assert offer["table"] not in who.house.server.store.lobby
        await asyncio.sleep(lobby.DAYS / 1000)
        assert await who.listed() == []

    visit(course, **FREE)


def test_a_match_that_is_over_is_not_listed() -> None:
    async def course(who: Visitor) -> None:
        offer = await who.offer()
        sat = (await who.join(offer["table"])).json
        socket = who.house.open(offer["table"], lambda told: None)
        socket.say({"type": "hello", "key": sat["key"]})
        await asyncio.sleep(1)
        assert await who.listed() == [offer["table"]], "it can be watched"
        socket.say({"type": "concede"})
        await asyncio.sleep(1)
        assert await who.listed() == []

    visit(course, **FREE)


def test_an_address_offers_a_few_tables_and_another_one_when_one_is_taken_or_closed() -> None:
    async def course(who: Visitor) -> None:
        offers = [await who.offer() for _ in range(lobby.MOST_OFFERS)]
        refused = await who.house.ask("POST", "/api/tables/", body=OFFER)
        assert (refused.status, refused.json["said"]) == (429, "enough-offers")
        assert (await who.house.ask("POST", "/api/tables/seek", body={"game": "lantern", "name": "A"})).status == 429
        await who.join(offers[0]["table"])
        taken = await who.offer()
        assert await who.close(taken["table"], taken["host"]["key"]) == 201
        await who.offer()
        assert (await who.house.ask("POST", "/api/tables/", body=OFFER)).status == 429

    visit(course, requests=0, creations=1)


def test_the_lobby_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST", 2)

    async def course(who: Visitor) -> None:
        await who.offer()
        await who.offer()
        refused = await who.house.ask("POST", "/api/tables/", body=OFFER)
        assert (refused.status, refused.json["said"]) == (429, "lobby-full")
        await who.offer(public=False)

    visit(course, **FREE)


def test_nobody_sits_down_everywhere() -> None:
    async def course(who: Visitor) -> None:
        table = (await who.offer())["table"]
        for _ in range(30):
            told = await who.join(table, seat=0)
        assert told.json["said"] == "tables-too-fast"

    visit(course, requests=0, creations=0.01)


def test_an_operator_switches_the_lobby_off() -> None:
    async def course(who: Visitor) -> None:
        for path, body in (("", OFFER), ("seek", {"game": "lantern", "name": "Ann"})):
            told = await who.house.ask("POST", f"/api/tables/{path}", body=body)
            assert (told.status, told.json["said"]) == (409, "no-lobby")
        await who.offer(public=False)
        told = await who.house.ask("GET", "/api/tables/")
        assert told.json == {"tables": [], "lobby": False}

    visit(course, **FREE, lobby=False)


# Finding an opponent


def test_two_who_look_for_an_opponent_meet_and_a_third_waits() -> None:
    async def course(who: Visitor) -> None:
        first = await who.seek("Ann")
        assert not first["is_met"]
        assert not (await who.seek("Zoe", clock={"kind": "turn", "amount": 60}))["is_met"], "at another pace"
        async with who.there(first["table"], first["link"]["key"]):
            await asyncio.sleep(LONG)
            second = await who.seek("Bob")
            assert (second["is_met"], second["table"]) == (True, first["table"])
            assert {first["link"]["seat"], second["link"]["seat"]} == {0, 1}
            third = await who.seek("Cleo")
            assert not third["is_met"]
            again = await who.seek("Ann", waiting={"table": first["table"], "key": first["link"]["key"]})
            assert (again["is_met"], again["link"]["key"]) == (True, first["link"]["key"])
        told = (await who.house.ask("GET", f"/api/tables/{first['table']}")).json
        assert sorted(seat["name"] for seat in told["seats"]) == ["Ann", "Bob"]

    visit(course, **FREE)


def test_nobody_is_brought_together_with_one_who_has_gone() -> None:
    async def course(who: Visitor) -> None:
        first = await who.seek("Ann")
        async with who.there(first["table"], first["link"]["key"]):
            await asyncio.sleep(LONG)
        second = await who.seek("Bob")
        assert not second["is_met"]

    visit(course, **FREE)


def test_two_who_began_to_wait_at_the_same_moment_meet_at_the_older_table() -> None:
    """At two workers, neither of which knew of the other's table yet."""

    async def course(who: Visitor) -> None:
        first = await who.seek("Ann")
        del who.house.server.store.lobby[first["table"]]
        await asyncio.sleep(0.01)
        second = await who.seek("Bob")
        assert not second["is_met"]
        who.house.server.store.offer(Listing(first["table"], 0))
        waits = await who.seek("Ann", waiting={"table": first["table"], "key": first["link"]["key"]})
        assert not waits["is_met"], "who came first stays"
        moved = await who.seek("Bob", waiting={"table": second["table"], "key": second["link"]["key"]})
        assert (moved["is_met"], moved["table"]) == (True, first["table"])
        assert second["table"] not in await who.listed(), "nobody waits there any more"

    visit(course, **FREE)


def test_nobody_gives_up_the_table_of_another() -> None:
    async def course(who: Visitor) -> None:
        offer = await who.offer()
        waiting = await who.seek("Ann")
        for table, key in ((offer["table"], offer["seats"][0]["key"]), (offer["table"], ""), (waiting["table"], "x")):
            asked = {"game": "lantern", "name": "Eve", "waiting": {"table": table, "key": key}}
            told = await who.house.ask("POST", "/api/tables/seek", body=asked)
            assert told.status in (201, 401, 403), told.body
        assert offer["table"] in await who.listed()

    visit(course, **FREE)
