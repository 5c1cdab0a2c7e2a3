"""A program that takes a seat: python docs/bot.py http://127.0.0.1:8643/table/TABLE#KEY. See protocol.md beside it."""

import asyncio
import json
import random
import sys
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

PACE = 0.05  # seconds before an answer: more than thirty messages a second are not read


def choose(decision):
    """Your idea goes here."""
    if decision["type"] == "place":
        return decision["example"]
    if decision["type"] == "flick":
        return f"{decision['top_speed'] // 2} 0"
    ids = [option["id"] for option in decision["options"]]
    least, most = decision.get("least", 1), decision.get("most", 1)
    picked = random.sample(ids, random.randint(least, min(most, len(ids))))
    return picked[0] if least == most == 1 else picked


async def sit(address, key, picture, answered):
    """One connection: answer what is asked until the match is over. True if it is."""
    async with connect(address) as socket:
        await socket.send(json.dumps({"type": "hello", "key": key, "since": picture.get("seq", -1)}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print(f"refused: {message['message']}", file=sys.stderr)
                if "ref" not in message and message["code"] != "too-many":
                    return True  # our link does not open this table
                await asyncio.sleep(20 * PACE if message["code"] == "too-many" else 0)
                answered.clear()
                await socket.send(json.dumps({"type": "sync"}))  # look again, and try something else
            elif message["type"] == "update" and message["from"] != picture["seq"]:
                await socket.send(json.dumps({"type": "sync"}))  # something was missed: ask for everything
            elif message["type"] in ("snapshot", "update"):
                picture["state"] = {**picture.get("state", {}), **message.get("state", {})}
                picture.update({name: message[name] for name in message if name != "state"})
                if picture["standings"] or picture["frozen"]:
                    return True
                decision = picture["decision"]
                if decision and decision["asked"] not in answered:
                    answered.add(decision["asked"])
                    await asyncio.sleep(PACE)
                    answer = {"type": "answer", "asked": decision["asked"], "answer": choose(decision), "ref": "bot"}
                    await socket.send(json.dumps(answer))
    return False


async def main(link):
    parts = urlsplit(link)
    address = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/api/tables/{parts.path.split('/')[-1]}/ws"
    picture = {}
    while True:
        try:  # a new connection may not know whether the last answer was kept: it is asked again, and refused if it was
            if await sit(address, parts.fragment, picture, set()):
                return print("standings:", picture.get("standings"))
        except (OSError, ConnectionClosed):
            await asyncio.sleep(1)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
