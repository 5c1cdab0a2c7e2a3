"""Who stands in for somebody whose time is up: at their usual level, while somebody is there, until they return."""

import asyncio
import random
from typing import Any

from souterrain.server.settings import Settings
from souterrain.server.store import records
from souterrain.server.store.records import Acted, Handed, Record
from souterrain.server.table.live import STAND_IN
from tests.server.adversary import _think
from tests.server.simulated import House, opened, simulate

CLOCK = {"kind": "turn", "amount": 30}
LONG = 3600.0


class Sat:
    """A table with two persons and a clock, and what its log holds."""

    def __init__(self, house: House, links: Any) -> None:
        self.house, self.id = house, links["table"]
        self.keys = [link["key"] for link in links["seats"]]

    @property
    def log(self) -> list[Record]:
        return [records.read(row.body) for row in self.house.server.store.logs[self.id]]

    @property
    def handed(self) -> dict[int, str]:
        return {record.seat: record.level for record in self.log if isinstance(record, Handed)}

    async def at_seat(self, seat: int, what: str, body: Any = None) -> int:
        told = await self.house.ask("POST", f"/api/tables/{self.id}/seats/{seat}/{what}", self.keys[seat], body)
        return told.status


async def sit(house: House) -> Sat:
    house.server.instead.update(think=_think)
    told = await house.ask("POST", "/api/tables/", body={"game": "lantern", "clock": CLOCK})
    assert told.status == 201, told.body
    return Sat(house, told.json)


def settings() -> Settings:
    return Settings("nowhere", requests=0, creations=0, messages=0)


def test_a_computer_stands_in_at_the_level_that_its_person_is_used_to() -> None:
    async def course(chance: random.Random) -> None:
        async with opened(settings()) as house:
            table = await sit(house)
            assert await table.at_seat(0, "usual", {"level": "random"}) == 201
            assert await table.at_seat(0, "usual", {"level": "random"}) == 409, "it is so already"
            assert await table.at_seat(0, "usual", {"level": "nobody"}) == 400
            assert (
                await house.ask("POST", f"/api/tables/{table.id}/seats/0/usual", table.keys[1], {"level": "novice"})
            ).status == 403
            await asyncio.sleep(LONG)
            assert table.handed == {0: "random", 1: STAND_IN}

    simulate(course, 1)


def test_stand_ins_do_not_play_a_match_to_its_end_where_nobody_is() -> None:
    async def course(chance: random.Random) -> None:
        async with opened(settings()) as house:
            table = await sit(house)
            await asyncio.sleep(LONG)
            assert set(table.handed) == {0, 1}, "the time of both was up"
            stood = len(table.log)
            await asyncio.sleep(LONG)
            assert len(table.log) == stood, "nobody is there"
            socket = house.open(table.id, lambda told: None)
            socket.say({"type": "hello", "key": table.keys[1]})
            await asyncio.sleep(LONG)
            assert len(table.log) > stood, "for the one who is back the other's stand-in plays on"
            assert any(isinstance(record, Acted) and record.by == STAND_IN for record in table.log)
            await socket.leave()

    simulate(course, 2)


def test_the_seat_says_that_a_computer_stands_in_until_its_person_returns() -> None:
    async def course(chance: random.Random) -> None:
        async with opened(settings()) as house:
            table = await sit(house)
            await asyncio.sleep(LONG)
            told = await house.ask("GET", f"/api/tables/{table.id}", table.keys[0])
            assert [seat["stand_in"] for seat in told.json["seats"]] == [True, True]
            assert await table.at_seat(0, "return") == 201
            told = await house.ask("GET", f"/api/tables/{table.id}", table.keys[0])
            assert [seat.get("stand_in", False) for seat in told.json["seats"]] == [False, True]

    simulate(course, 3)
