"""An acknowledged answer is on the disk: the server is killed at random moments under load. A short version of `killing`."""

import asyncio
from pathlib import Path

from souterrain.server.store.database import Store
from tests.server import killing
from tests.server.killing import Campaign


def test_no_kill_loses_or_doubles_an_acknowledged_answer(url: str) -> None:
    found = asyncio.run(Campaign(url, matches=4, seed=1).run(kills=5, longest=0.25))
    assert found.faults == []
    assert found.missing == []
    assert found.twice == []
    assert found.acknowledged > 30
    assert found.kept >= found.acknowledged


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
