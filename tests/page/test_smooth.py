"""Nothing that is staged keeps the page from drawing: no task of it is long, whatever a turn brings."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.page.conftest import DESK, PHONE, Open
from tests.page.staging import SOCKET, Handover, cavern_turn, disc_turn, reply, room_turn, tile_turn, twisted_turn

LONG = 50  # milliseconds that a task works: how long it waits for a machine that others use too is not its fault
TURN = 60_000  # milliseconds that a turn takes at most
PAGE = "CrRendererMain"  # the thread that draws
# All has been told, and staged.
OVER = """() => window.rests && document.querySelector('.turn.mine') && document.querySelector('main[aria-busy="false"]')
  && !document.querySelector('.caption.on')"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("turn", [tile_turn, disc_turn, room_turn, cavern_turn, twisted_turn])
def test_no_task_of_a_turn_is_long(
    open_page: Open, chromium: Browser, turn: Callable[[], Handover], size: tuple[int, int]
) -> None:
    seen = open_page(size, motion=True, speed="fast")
    seen.page.add_init_script(SOCKET)
    seen.stand(turn().position)
    chromium.start_tracing(page=seen.page, categories=["toplevel"])
    reply(seen, turn())
    seen.page.wait_for_function(OVER, polling=250, timeout=TURN)
    events = json.loads(chromium.stop_tracing())["traceEvents"]
    threads = {(each["pid"], each["tid"]): each["args"]["name"] for each in events if each["name"] == "thread_name"}
    tasks = [
        each["tdur"] / 1000 for each in events if "tdur" in each and threads.get((each["pid"], each["tid"])) == PAGE
    ]
    assert len(tasks) > 100, "nothing was measured"
    assert max(tasks) <= LONG
