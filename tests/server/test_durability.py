"""An acknowledged answer is on the disk: the server is killed at random moments under load. A short version of `killing`."""

import asyncio
from pathlib import Path

from souterrain.server.store.database import Store
from tests.server import killing, postgres
from tests.server.killing import Campaign, Found


def test_no_kill_loses_or_doubles_an_acknowledged_answer(tmp_path: Path) -> None:
    found = asyncio.run(Campaign(f"sqlite:///{tmp_path / 'log.db'}", matches=4, seed=1).run(kills=5, longest=0.25))
    all_is_kept(found)
    assert found.acknowledged > 30


def test_of_two_servers_one_is_killed_and_then_both_are_restarted(postgres_server: postgres.Postgres) -> None:
    """Two servers with addresses of their own on one database, whose viewers sit at the same tables: while one is gone, the other
    goes on, and whoever lost theirs comes to it. A polite restart of one after the other cuts each connection that it has once, and
    that is all: no answer is missing, doubled or refused."""
    matches = 3
    campaign = Campaign(postgres_server.new_database(), matches, seed=1, servers=2)
    found = asyncio.run(campaign.run(kills=2, longest=0.25, rolling=1))
    all_is_kept(found)
    assert found.restarts == 2
    assert 0 < found.lost <= 2 * matches * found.restarts, "each seat, once for each restart at most"


def all_is_kept(found: Found) -> None:
    assert found.faults == []
    assert found.missing == []
    assert found.twice == []
    assert found.kept >= found.acknowledged > 0


def test_the_comparison_notices_what_is_lost(tmp_path: Path) -> None:
    """The test of the test: an acknowledgement that nothing stands behind is found."""
    url = f"sqlite:///{tmp_path / 'log.db'}"
    campaign = Campaign(url, matches=1, seed=2)
    found = asyncio.run(campaign.run(kills=0, longest=0.1))
    assert found.missing == []
    campaign.given.append(campaign.given[-1]._replace(seq=10**6))
    table = campaign.given[-1].table
    assert campaign._compare(0, [table]).missing == [campaign.given[-1]]
    store = Store.open(url)
    store.append([[store.read(table)[-1]._replace(seq=store.read(table)[-1].seq + 1)]])
    store.close()
    doubled = campaign._compare(0, [table])
    assert doubled.twice or doubled.faults
    assert killing._is_kept(campaign.given[-1], None) is False
