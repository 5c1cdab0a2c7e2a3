"""Who comes back sees what happened since, each act to be watched; a spectator too."""

import pytest

from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.staging import ANSWER, LISTEN, PASSES, halt, reply, sit, tile_turn, until
from tests.page.test_director import UNCOVERED
from tests.page.test_ending import reports_here as reports_here

# With the first word after an answer the line breaks, and nobody answers who knocks again.
CUT = """
const reply = window.reply;
window.reply = (answer) => {
  window.socket.addEventListener('message', function cut({ data }) {
    if (JSON.parse(data).type !== 'update') return;
    this.removeEventListener('message', cut);
    window.Line = window.WebSocket;
    window.WebSocket = class {
      static CONNECTING = 0;
      static OPEN = 1;
      readyState = 3;
      constructor() { setTimeout(() => this.onclose({ code: 1006 })); }
      close() {}
    };
    this.close();
  });
  reply(answer);
};
"""
LOOKS = 300  # at the table, until the computers have played


def others_play(seen: Seen, table: str, key: str) -> None:
    """Wait until the person is asked again."""
    for _ in range(LOOKS):
        asked = seen.page.request.get(
            f"{seen.base}/api/tables/{table}", headers={"authorization": f"Bearer {key}"}
        ).json()
        if asked["seq"] > 1 and 0 in asked["awaited"]:
            return
        seen.page.wait_for_timeout(PASSES)
    raise AssertionError("the computers never ended their turn")


@pytest.mark.parametrize(("who", "size"), [("player", DESK), ("player", PHONE), ("spectator", DESK)])
def test_what_was_missed_can_be_watched(open_page: Open, who: str, size: tuple[int, int]) -> None:
    seen = open_page(size, motion=True, speed="normal")
    page = seen.page
    turn = tile_turn()
    seen.stand(turn.position)
    table, key = page.url.split("/table/")[1].split("#")
    link = page.url if who == "player" else seen.base + seen.watching
    if who == "spectator":
        page.evaluate("localStorage.removeItem('souterrain.tables')")  # who has a seat sits there, whatever the link
    page.goto(link)
    page.wait_for_selector(".mapwrap .tile")
    assert page.locator(".cards-told li").count() == 0
    page.goto(seen.base)
    page.evaluate(ANSWER, [table, key, turn.answer])
    others_play(seen, table, key)  # and nobody looks
    page.clock.install()
    page.goto(link)
    page.wait_for_selector(".cards-told .since")
    halt(seen)
    cards = page.locator(".cards-told button")
    assert cards.count() > 1
    assert page.locator(".caption.on").count() == 0, "it is there to be watched, not staged"
    cards.last.click()  # the first is of a power, which is no piece of the board
    until(seen, "() => document.querySelector('.caption.on')?.dataset.phase === 'intent'")
    assert page.evaluate(UNCOVERED)
    seen.shoot(f"since-you-left-{who}-{size[0]}")
    until(seen, "() => !document.querySelector('.caption.on')")
    page.reload()
    page.wait_for_selector(".mapwrap .tile")
    assert page.locator(".cards-told .since").count() == 0, "it has been seen"


def test_what_a_lost_connection_kept_from_being_told_can_be_watched(open_page: Open) -> None:
    """Others have played on: it is there to be watched when the connection is, and nothing of before is marked."""
    seen = open_page(motion=True, speed="normal")
    page = seen.page
    turn = tile_turn()
    sit(seen, turn.position, script=LISTEN + CUT)
    reply(seen, turn)
    page.wait_for_function("() => window.Line")
    table, key = page.url.split("/table/")[1].split("#")
    others_play(seen, table, key)
    assert page.locator(".cards-told .since").count() == 0
    page.evaluate("() => void (window.WebSocket = window.Line)")
    until(seen, "() => document.querySelector('.cards-told .since')")
    assert page.locator(".cards-told button").count() > 1
    assert page.locator(".caption.on").count() == 0, "it is there to be watched, not staged"
    page.locator(".cards-told button").last.click()
    until(seen, "() => document.querySelector('.caption.on')?.dataset.phase === 'intent'")
    until(seen, "() => !document.querySelector('.caption.on') && document.querySelector('.turn.mine')")
