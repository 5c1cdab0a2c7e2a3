"""Turns of computers for the tests of the director: a table just before one, an answer that begins it, what was staged of it."""

from functools import cache
from random import Random
from typing import Any, NamedTuple

from souterrain.games import find as find_game
from souterrain.kernel.game import Setup
from tests.every_game.table import scenarios_of
from tests.page.conftest import Seen
from tests.page.positions import AnyGame, Position, answered, asks, saved

GAMES = 40  # random games to look through
LONGEST = 700  # answers

# Remembers the socket and what is asked, so that a test can answer whatever a board would; and when each step was staged.
LISTEN = """
Object.assign(window, { steps: [], films: 0, filmed: 0 });
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    window.socket = this;
    this.addEventListener('message', ({ data }) => {
      const told = JSON.parse(data);
      if ('decision' in told) window.asked = told.decision?.asked;
      if ('seq' in told) window.seq = told.seq;
      if (told.type === 'update') window.told = performance.now();
    });
  }
};
window.reply = (answer) => {
  window.steps.length = 0;
  window.mine = 0;
   window.socket.send(JSON.stringify({ type: 'answer', asked: window.asked, answer, ref: 'reply' }));
};
window.tell = (part) => {
  const update = { type: 'update', from: window.seq, seq: window.seq + 1, at: Date.now(), ...part };
  window.socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(update) }));
};
document.addEventListener('DOMContentLoaded', () => {
  let last = '';
  let moving = false;
  const look = () => {
    const isMoving = document.querySelector('.flickboard .moving') !== null;
    if (isMoving && !moving) window.films += 1;
    if (!isMoving && moving) window.filmed = performance.now();
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


class Handover(NamedTuple):
    """Where a person's `answer` lets computers play for a while."""

    position: Position
    answer: Any


@cache
def handover(game: str, person: int, least: int, events: frozenset[str]) -> Handover:
    """The first answer in random games after which others answer so many times in a row, and all these things happen."""
    for seed in range(GAMES):
        scenario = Random(f"{game}/{seed}").choice(scenarios_of(game))
        setup = Setup(game, scenario, ("base",), {})
        playing: AnyGame = find_game(game).start(setup, seed)
        found: Handover | None = None
        others, met = 0, set[str]()
        for count, (decision, answer) in enumerate(answered(playing, seed)):
            if decision.seat == person:
                if found and others >= least and events <= met:
                    return found
                asked = asks(decision)
                position = Position(game, scenario, {}, person, asked, seed, count, *saved(playing))
                found, others, met = Handover(position, answer), 0, set()
            else:
                others += 1
            told = len(playing.events)
            playing.answer(decision.seat, answer)
            met |= {event.name for event in playing.events[told:]}
            if count > LONGEST:
                break
    raise LookupError(f"no turn of {least} answers in {game} with {sorted(events)}")


def tile_turn() -> Handover:
    """A turn of hell."""
    return handover("claustrophobia", 0, 14, frozenset({"attacked", "moved"}))


def disc_turn() -> Handover:
    """A turn in the arena: it has flicks, whatever a computer would."""
    return handover("conquest", 0, 4, frozenset({"card_played", "flicked"}))


def steps(seen: Seen) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = seen.page.evaluate("window.steps")
    return told


def begin(seen: Seen, turn: Handover, level: str = "random") -> None:
    """Lay the table and give the answer."""
    seen.page.add_init_script(LISTEN)
    seen.stand(turn.position, level)
    seen.page.evaluate("window.told = 0")
    answer = turn.answer if isinstance(turn.answer, (str, list)) else list(turn.answer)
    seen.page.evaluate("(answer) => window.reply(answer)", answer)
