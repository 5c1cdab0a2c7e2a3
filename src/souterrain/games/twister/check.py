"""What must be true of several facts of Dungeon Twister together, so that no pack can break a game."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from souterrain.content import Fault, wrong
from souterrain.content.fault import quote
from souterrain.games.twister.terrain import OUTER, read_plan

if TYPE_CHECKING:
    from souterrain.games.twister.facts import Facts, Room, Scenario


def check(facts: "Facts") -> Iterator[Fault]:
    for room in facts.room.values():
        yield from (wrong("room", room.id, "grid", message) for message in faults_of(room, facts.room))
    if not any(card.returns and card.copies for card in facts.combat.values()):
        yield Fault("", "[[combat]]", "returns", "no card returns to the hand, so a player could have none left to lay")
    for card in facts.combat.values():
        twins = [
            other.id for other in facts.combat.values() if other.value == card.value and other.returns != card.returns
        ]
        if card.returns and twins:
            message = f"{quote(twins[0])} has it too; who lays one could not tell whether it returns"
            yield wrong("combat", card.id, "value", message)
    if not facts.scenario:
        yield Fault("", "[[scenario]]", "", "there is none, so nobody can begin")
    for scenario in facts.scenario.values():
        yield from (wrong("scenario", scenario.id, key, message) for key, message in strange(facts, scenario))


def faults_of(room: "Room", rooms: Mapping[str, "Room"]) -> Iterator[str]:
    """Why a room cannot be played: one mechanism, at most one portcullis, no side shut, a twin."""
    plan = read_plan(room)
    signs = "".join(room.grid)
    if sum(letter.islower() for letter in signs if letter.isalpha()) != 1:
        yield "expected exactly one small letter, the zone of the mechanism"
    if signs.count("=") > 1:
        yield "a room has at most one portcullis"
    for side in range(4):
        if not any(feature == 0 for (_, at), feature in zip(OUTER, plan.outer, strict=True) if at == side):
            yield f"its {('northern', 'eastern', 'southern', 'western')[side]} side has no open border"
    twins = [other for other in rooms.values() if other.colour == room.colour and other.id != room.id]
    if len(twins) != 1 or twins[0].arrow == room.arrow:
        yield "expected exactly one other room of its colour, which turns the other way"


def strange(facts: "Facts", scenario: "Scenario") -> Iterator[tuple[str, str]]:
    """Keys of a scenario that cannot be played, and why. Teams must be found by every method, a draft being the dearest."""
    colours = {room.colour for room in facts.room.values()}
    for n, colour in enumerate(scenario.colours):
        if colour not in colours:
            yield f"colours[{n}]", f"no pack has a {colour} room"
    if scenario.rows > len(colours):
        yield "rows", f"there are {len(colours)} pairs of rooms"
    if len(scenario.colours) > scenario.rows:
        yield "colours", f"{len(scenario.colours)} pairs do not fit into {scenario.rows} rows of two rooms"
    if scenario.lying and len(scenario.lying) != 2 * scenario.rows:
        yield "lying", f"expected {2 * scenario.rows} rooms, two in each row"
    for id, count in Counter(lying.room for lying in scenario.lying).items():
        if count > 1:
            yield "lying", f"{quote(id)} is there {count} times"
        if id in facts.room and facts.room[id].colour not in scenario.colours:
            yield "lying", f"{quote(id)} is {facts.room[id].colour}, which is not among the colours"
    if len(scenario.beside) != scenario.rows:
        yield "beside", f"expected a list of {scenario.rows}, one number for each row, got {len(scenario.beside)}"
    cards = scenario.hidden + scenario.objects
    if sum(scenario.beside) < cards:
        yield "beside", f"it has place for {sum(scenario.beside)} cards of each team, but {cards} are hidden"
    team = scenario.start + scenario.hidden
    if 2 * team > len(facts.character):
        yield "hidden", f"two teams of {team} cannot be found among {len(facts.character)} characters"
    copies = {id: thing.copies for id, thing in facts.object.items()}
    chosen = scenario.objects - len(scenario.required)
    if chosen < 1:
        yield "objects", f"expected more than the {len(scenario.required)} that are required"
    if 2 * chosen > sum(copies.values()) - len(scenario.required):
        yield "objects", f"two teams cannot find {scenario.objects} each among {sum(copies.values())} objects"
    for n, id in enumerate(scenario.required):
        if not copies[id]:
            yield f"required[{n}]", f"there is no copy of {quote(id)}"
    if scenario.advised and len(scenario.advised) != team:
        yield "advised", f"expected {team} characters, as many as a team has"
    if scenario.advised_objects and len(scenario.advised_objects) != scenario.objects:
        yield "advised_objects", f"expected {scenario.objects} objects, as many as a team has"
    for id, count in Counter(scenario.advised_objects).items():
        if count > copies[id]:
            yield "advised_objects", f"there are {copies[id]} of {quote(id)}"
