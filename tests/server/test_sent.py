"""What is sent stays small, though the game says all that a page draws, and nothing is lost on the way."""

import json
from typing import Any

import pytest

from souterrain.server.protocol import messages
from souterrain.server.table import outgoing
from souterrain.server.table.state import played
from tests.every_game.table import OURS
from tests.speed.sent import allowed, log_of, mean

FEW = 80  # answers


@pytest.mark.parametrize("name", OURS)
def test_an_update_is_not_more_than_a_third_above_what_it_was(name: str) -> None:
    assert mean(name) <= allowed(name)


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_who_takes_in_every_update_knows_what_a_snapshot_says(name: str, viewer: int | None) -> None:
    """State and what is shown of it; a field of a record that is nothing may be said or left out."""
    tables = played("sent", log_of(name, 4)[:FEW])
    sent, whole = outgoing.snapshot(next(tables), viewer, {})
    known = wire(whole)
    for table in tables:
        sent, update = outgoing.update(table, viewer, {}, sent)
        told, now = wire(update), wire(outgoing.snapshot(table, viewer, {})[1])
        known["state"] = taken_in(known["state"], told.get("state", {}), told.get("pieces", {}))
        known["shown"] = taken_in(known["shown"], told.get("shown", {}), told.get("entries", {}))
        assert known["state"] == now["state"]
        assert known["shown"].keys() == now["shown"].keys()
        for field, value in now["shown"].items():
            mine = known["shown"][field]
            assert mine == value if not isinstance(value, dict) else {key: mine[key] for key in value} == value


def wire(message: Any) -> Any:
    return json.loads(messages.write(message))


def taken_in(known: dict[str, Any], fields: dict[str, Any], entries: dict[str, dict[str, Any]]) -> dict[str, Any]:
    now = {**known, **fields}
    for table, changed in entries.items():
        now[table] = {key: value for key, value in {**now[table], **changed}.items() if value is not None}
    return now
