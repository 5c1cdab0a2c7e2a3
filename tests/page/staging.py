"""Turns of computers for the tests of the director: a table just before one, an answer that begins it, what was staged of it.

What is staged goes by the page's clock, and that stands still but for what a test lets pass (`halt`, `until`). The server and its
computers take the time they take: all that they have to tell has come before any time passes. So a busy machine shows the same."""

import time
from typing import Any

from playwright.sync_api import Error

from tests.page.conftest import Seen
from tests.page.handovers import Handover as Handover
from tests.page.handovers import deed as deed
from tests.page.handovers import ending as ending
from tests.page.handovers import turn
from tests.page.laying import DOOR
from tests.page.positions import Position

PASSES = 100  # milliseconds that pass on the page between two looks at it
MOST = 2000  # looks
PATIENCE = 60  # seconds that a server may take for what a test waits for, and computers for their turn
SOON = (0.2, 1.0, 5.0, 20.0)  # seconds in which time can be halted

# Remembers the socket and what is asked, so that a test can answer whatever a board would.
SOCKET = """
Object.assign(window, { steps: [], films: 0 });
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    window.socket = this;
    this.addEventListener('message', ({ data }) => {
      const told = JSON.parse(data);
      if ('decision' in told) window.asked = told.decision?.asked;
      if ('seq' in told) window.seq = told.seq;
      if (told.type === 'update' && (told.decision || told.standings?.length)) window.rests = true;
      if (told.type === 'update') window.told = performance.now();
    });
  }
};
window.reply = (answer) => {
  window.rests = false;
  window.steps.length = 0;
  window.mine = 0;
  window.socket.send(JSON.stringify({ type: 'answer', asked: window.asked, answer, ref: 'reply' }));
};
window.tell = (part) => {
  const update = { type: 'update', from: window.seq, at: Date.now(), ...part, seq: window.seq + 1 };
  window.socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(update) }));
};
"""

# And when each step was staged.
LISTEN = (
    SOCKET
    + """
document.addEventListener('DOMContentLoaded', () => {
  let last = '';
  let moving = false;
  const look = () => {
    const isMoving = document.querySelector('.flickboard .moving') !== null;
    if (isMoving && !moving) window.films += 1;
    moving = isMoving;
    const isMine = document.querySelector('.turn.mine:not(.covered)') && document.querySelector('[aria-busy="false"]');
    if (isMine && !window.mine && window.told) window.mine = performance.now();
    const caption = document.querySelector('.caption');
    if (!caption?.classList.contains('on') && !last) return;
    const { phase = '', moment = '', who = '' } = caption?.dataset ?? {};
    const now = `${phase}/${moment}`;
    if (now === last) return;
    last = now;
    const lit = [...document.querySelectorAll('[data-lit="who"]')].map((each) => each.dataset.thing);
    const floats = [...document.querySelectorAll('.limelight .floating')].map((each) => each.textContent);
    const { top, height } = document.querySelector('main.table').getBoundingClientRect();
    const text = caption?.textContent.trim() ?? '';
    window.steps.push({ at: performance.now(), phase, moment: Number(moment), who, text, lit, floats, room: `${top} ${height}` });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
});
"""
)

# Counts what is set to sound: knocks have a noise on top, the bell has tones alone.
SPY = """
  window.heard = { noises: 0, tones: [], times: [] };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...given) { window.heard.noises += 1; return start.apply(this, given); };
  const sound = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...given) {
    window.heard.tones.push(Math.round(this.frequency?.value ?? 0));
    window.heard.times.push(given[0] ?? 0);
    return sound.apply(this, given);
  };
  // What everything sounds through, on its way to the ear.
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...given) {
    if (to === this.context.destination) window.heard.speaker = this;
    return connect.call(this, to, ...given);
  };
  window.notices = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title, options) { window.notices.push(options.body); }
    close() {}
  };
"""

# Somebody else answers what they are asked.
ANSWER = """([table, key, answer]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/ws`);
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', key, since: -1 }));
  socket.onmessage = ({ data }) => {
    const { type, decision } = JSON.parse(data);
    if (type === 'snapshot') socket.send(JSON.stringify({ type: 'answer', asked: decision.asked, answer, ref: 'end' }));
  };
}"""


def finish(seen: Seen, game: str, how: str) -> None:
    """Look at the end of a match as somebody who has `won` or `lost` it, or has `watched`."""
    end = ending(game)
    seats = {place == 1: seat for seat, place in enumerate(end.places)}
    reader = None if how == "watched" else seats[how == "won"]
    witness(seen, end, reader)


def witness(seen: Seen, handover: Handover, seat: int | None = None) -> None:
    """Look at an answer that a person gives elsewhere, as another seat or as nobody; the page has a clock of its own."""
    position = handover.position
    setup = position.setup
    asked = {"game": setup.game, "scenario": setup.scenario, "packs": setup.packs, "options": setup.options}
    DOOR.lay(position)
    seats = [{"kind": "person"} for _ in position.laid().seats]
    opened = seen.page.request.post(f"{seen.base}/api/tables/", data={**asked, "seats": seats}).json()
    links = {link["seat"]: link for link in opened["seats"]}
    seen.page.goto(seen.base + (opened["watch"] if seat is None else links[seat])["link"])
    seen.page.wait_for_selector("main.table")
    halt(seen)
    answer = handover.answer if isinstance(handover.answer, str) else list(handover.answer)
    seen.page.evaluate(ANSWER, [opened["table"], links[position.seat]["key"], answer])


def tile_turn() -> Handover:
    """A turn of hell."""
    return turn("claustrophobia", 0, 14, "attacked", "moved")


def disc_turn() -> Handover:
    """A turn in the arena: it has flicks, whatever a computer would."""
    return turn("conquest", 0, 4, "card_played", "flicked")


def room_turn() -> Handover:
    """A turn in the catacombs."""
    return turn("catacombs", 0, 3, "flicked")


def cavern_turn() -> Handover:
    """A turn in the cavern of Soloth."""
    return turn("catacombs/soloth", 0, 3, "flicked")


def twisted_turn() -> Handover:
    """A turn in the labyrinth."""
    return turn("twister", 0, 2, "combat_begun")


def halt(seen: Seen) -> None:
    """From now on time passes on the page only as a test lets it, however long everything takes."""
    for soon in SOON:
        try:
            return seen.page.clock.pause_at(seen.page.evaluate("Date.now() / 1000") + soon)
        except Error:
            continue  # it was already later
    raise AssertionError("time does not stand still")


def until(seen: Seen, happens: str, arg: Any = None) -> None:
    """Let time pass on the page until something has happened there; the server and its computers have their own."""
    looks, begun = 0, time.monotonic()
    while looks < MOST or time.monotonic() < begun + PATIENCE:
        if seen.page.evaluate(happens, arg):
            return
        seen.page.clock.run_for(PASSES)
        looks += 1
    raise AssertionError(f"it never came to this: {happens}")


def steps(seen: Seen) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = seen.page.evaluate("window.steps")
    return told


def sit(seen: Seen, position: Position, level: str = "random", script: str = LISTEN) -> None:
    """Sit down where a position stands, and let time stand still."""
    seen.page.clock.install()
    seen.page.add_init_script(script)
    seen.stand(position, level)
    halt(seen)


def begin(seen: Seen, handover: Handover, level: str = "random") -> None:
    """Lay the table, give the answer, and let the server and its computers do all they do. Nothing of it is staged yet: that goes
    by the test's clock (`until`)."""
    sit(seen, handover.position, level)
    reply(seen, handover)
    rest(seen)


def reply(seen: Seen, handover: Handover) -> None:
    seen.page.evaluate("window.told = 0")
    answer = handover.answer if isinstance(handover.answer, str) else list(handover.answer)
    seen.page.evaluate("(answer) => window.reply(answer)", answer)


def rest(seen: Seen) -> None:
    """Wait until the server and its computers have told all of their turn."""
    seen.page.wait_for_function("() => window.rests", timeout=PATIENCE * 1000)
