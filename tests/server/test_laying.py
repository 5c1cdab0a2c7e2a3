"""New tables: what they are like where nobody says anything of it."""

import pytest

from souterrain.games import find
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Match
from tests.server.client import TableClient
from tests.server.serving import Served

PERSON, OPEN, COMPUTER = {"kind": "person"}, {"kind": "open"}, {"kind": "computer"}


def hand_at(served: Served, *seats: dict[str, str], **asked: object) -> object:
    """The hand of a new table of Conquest, as everybody is told."""
    table = TableClient(served, game="conquest", seats=list(seats), **asked)
    return table.get(key=table.host).json()["options"]["hand"]


@pytest.mark.parametrize("seats", [(), (PERSON, PERSON), (COMPUTER, PERSON), (OPEN, COMPUTER)])
def test_where_a_person_may_sit_the_usual_is_chosen(served: Served, seats: tuple[dict[str, str], ...]) -> None:
    """People would be exact and computers would not, if nobody chose a hand."""
    assert hand_at(served, *seats) == "human"


def test_what_was_said_is_not_changed(served: Served) -> None:
    assert hand_at(served, PERSON, PERSON, options={"hand": "steady"}) == "steady"
    assert hand_at(served, PERSON, PERSON, options={"hand": "shaky"}) == "shaky"


def test_computers_among_themselves_have_the_first_choice(served: Served) -> None:
    assert hand_at(served, COMPUTER, COMPUTER) == "steady"


def test_an_expansion_has_what_is_usual_with_it(served: Served) -> None:
    table = TableClient(served, game="catacombs", packs=["base", "soloth"])
    assert table.get(key=table.host).json()["options"]["hand"] == "human"


def test_a_match_from_a_file_is_as_it_was_begun(served: Served) -> None:
    """Recorded matches say no hand, or a steady one: their flicks went exactly where they were meant to."""
    match = Match.start(find("conquest"), Setup("conquest", options={"seats": 2}), 1)
    asked = {"file": match.dump().decode(), "seats": [PERSON, PERSON]}
    opened = served.http.post("/api/tables/upload", json=asked, timeout=60).json()
    headers = {"Authorization": f"Bearer {opened['host']['key']}"}
    seen = served.http.get(f"/api/tables/{opened['table']}", headers=headers).json()
    assert seen["options"]["hand"] == "steady"
