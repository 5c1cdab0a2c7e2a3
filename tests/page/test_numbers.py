"""Every number that is drawn on a table is the rules' own: at every question of every game, for every seat and whoever watches.

A board says of each number where it stands: `data-value="fighters.7.CBT"` in what the rules make of the view, `table.threat` in the
view itself, `facts…` in the packs. `data-pips` says so of things that are counted: how many are full, then how many there are. Here
all of them are read and compared with what Python works out; no bare number may stand on a board without saying where it is from. A
button may have one that its option is about. On a phone there may be fewer, folded away, and none may be another.
"""

import fnmatch
import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser

from souterrain.games.catacombs.disc import kind_of
from souterrain.games.claustrophobia.state import HUMAN
from souterrain.kernel.decision import Choice
from souterrain.kernel.game import Game
from souterrain.kernel.match import Match
from souterrain.kernel.shown import Shown, Sum
from souterrain.kernel.state import State
from souterrain.server.protocol import messages
from souterrain.server.store.records import Chair, Created
from souterrain.server.table import outgoing
from souterrain.server.table.state import TableState
from tests.every_game.table import OURS
from tests.page import positions
from tests.page.conftest import DESK, PHONE, Seen
from tests.page.laying import DOOR
from tests.page.positions import Position
from tests.page.test_positions import CATCH
from tests.server.serving import Served

AnyGame = Game[Any, Any]
# Remembers the socket, so that other viewers of the same table can be put before the page.
LISTEN = """
const Plain = WebSocket;
window.WebSocket = class extends Plain { constructor(...given) { super(...given); window.socket = this; } };
"""
# What is written is read; it need not be painted, which takes most of the time.
UNPAINTED = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.display = 'none'; });"
# The page goes to another table without being loaded again, and is there when that table is drawn.
GO = """async (link) => {
  const before = window.socket;
  history.pushState(null, '', link);
  dispatchEvent(new PopStateEvent('popstate'));
  const isThere = () => window.socket !== before && document.querySelector('.turn.mine');
  for (let waited = 0; !isThere() && waited < 1000; waited += 1) await new Promise((done) => setTimeout(done, 5));
}"""
# What each viewer sees, one after the other: marks with their numbers, and bare numbers without a mark. Whoever is asked also takes
# up one figure after the other, and sees what its acts would cost and bring.
READ = """async (snapshots) => {
  // Numbers that are names: lines, steps, rooms, zones, digits to press, discs, corners, cards of a hand, figures of the wheel, the
  // legend. What a sum is told to be made of; how long a way is, how many are drawn as one heap.
  const NAMES = ['.dn, .dot, .names, .pill ~ text, .edge, kbd, .flickboard, .mini, .corner, .cc, .wheel > text, .legend',
    '.giving output, .summed li, .ways, [data-count], .log, .chat, .explain'].join(', ');
  const BARE = /^[\\s+×/\\u2212-]*\\d+[\\s+×/]*$/;
  const HELD = '.twister [data-thing^="figure:"][data-live]';
  const soon = () => new Promise((done) => setTimeout(done, 0));
  const numbers = (text) => {
    const found = text.replace(/(\\d)[\\s,.\\u202f](?=\\d{3}\\b)/g, '$1').match(/\\u2212?\\d+/g) ?? [];
    return found.map((each) => Number(each.replace('\\u2212', '-')));
  };
  const count = (each, sign) => each.querySelectorAll(sign).length;
  const read = [];
  for (const snapshot of snapshots) {
    if (snapshot) window.socket.onmessage({ data: snapshot });
    await soon();
    await soon();
    const marks = [];
    const look = () => {
      for (const each of document.querySelectorAll('[data-value]'))
        if (each.dataset.value) marks.push([each.dataset.value, numbers(each.textContent), false]);
      for (const each of document.querySelectorAll('[data-pips]'))
        marks.push([each.dataset.pips, [count(each, each.dataset.full ?? 'i:not(.off), .pip'), count(each, 'i, .pip')], true]);
    };
    look();
    for (const thing of snapshot ? [] : new Set([...document.querySelectorAll(HELD)].map((each) => each.dataset.thing))) {
      document.querySelector(`[data-thing="${thing}"][data-live]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await soon();
      look();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })); // lets go of it
      await soon();
    }
    const [bare, offered] = [[], []];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const within = node.parentElement;
      if (!BARE.test(node.textContent) || within.closest('[data-value]') || within.closest(NAMES)) continue;
      if (within.closest('button[data-live]')) offered.push(...numbers(node.textContent));
      else bare.push(within.outerHTML.slice(0, 160));
    }
    read.push({ marks, bare, offered });
  }
  return read;
}"""


class Look(NamedTuple):
    """What one viewer of a position has before them, as Python knows it."""

    game: AnyGame
    seat: int | None
    table: State
    shown: Shown
    is_whole: bool  # on a desk nothing is folded away

    def value(self, path: str) -> list[int]:
        """The number, or numbers, that a mark speaks of."""
        first, *rest = path.split(".")
        here: Any = {"table": self.table, "facts": self.game.content}.get(first)
        if here is None:
            here = more(self)[first] if first in more(self) else getattr(self.shown, first)
        for part in rest:
            here = inside(here, part)
        if isinstance(here, Sum):
            here = here.total
        return [int(each) for each in (here if isinstance(here, (list, tuple)) else [here])]


def inside(here: Any, part: str) -> Any:
    if isinstance(here, dict):
        return here[part] if part in here else here[int(part)]
    if isinstance(here, (list, tuple)):
        return len(here) if part == "length" else here[int(part)]
    return getattr(here, part)


def more(look: Look) -> dict[str, Any]:
    """What the page counts on the table by itself."""
    state: Any = look.table
    match look.game.setup.game:
        case "catacombs":
            foes = [figure for figure in state.figures.values() if figure.role in ("monster", "lord")]
            trophies = [kind_of(disc) for disc in getattr(state, "trophies", ())]
            return {
                "standing": {
                    kind: sum(foe.kind == kind and foe.health > 0 and not foe.wall for foe in foes)
                    for kind in {foe.kind for foe in foes}
                },
                "kept": {kind: trophies.count(kind) for kind in trophies},
            }
        case "twister":
            facts: Any = look.game.content
            worth = {card.id: card.value for card in facts.combat.values()}
            return {
                "values": {
                    pile: {
                        seat: sorted(worth[card.split("/")[2]] for card in cards if card)
                        for seat, cards in getattr(state, pile).items()
                    }
                    for pile in ("hand", "known", "spent_openly")
                }
            }
    return {}


# What must be drawn, whatever else is


def due(look: Look) -> Iterator[str]:
    shown: Any = look.shown
    if look.shown.goal:
        yield from (
            f"goal.aims.{n}.done" for n, aim in enumerate(look.shown.goal.aims) if aim.needed and is_own(look, n)
        )
    yield from DUE[look.game.setup.game](shown, look.table)
    asked = look.game.view(look.seat).decision
    if asked and asked.kind == "threaten":
        yield from (f"shop.{kind}.price" for kind in shown.shop)


def is_own(look: Look, number: int) -> bool:
    assert look.shown.goal
    aims = look.shown.goal.aims
    return look.seat in aims[number].seats or not any(look.seat in aim.seats for aim in aims)


def of_claustrophobia(shown: Any, state: Any) -> Iterator[str]:
    yield "table.threat"
    yield from (f"tracks.{name}.done" for name in shown.tracks)
    yield from (f"facts.tile.{tile.tile}.saturation" for tile in state.tiles)
    for number, now in shown.fighters.items():
        fighter = state.fighters[int(number)]
        if fighter.camp == HUMAN and fighter.die:
            yield from (f"fighters.{number}.{stat}" for stat in ("DPT", "CBT", "DEF"))
        if now.left:
            yield f"fighters.{number}.left" if fighter.camp == HUMAN else "table.threat"


def of_catacombs(shown: Any, state: Any) -> Iterator[str]:
    if state.phase == "setup":
        return
    yield "purse"
    for hero, board in shown.heroes.items():
        yield f"figures.{hero}.health.now"
        yield f"table.sheets.{hero}.gold"
        yield from (f"heroes.{hero}.tracks.{track}.now" for track in board.tracks)
        yield from (f"heroes.{hero}.reward" for _ in range(bool(board.reward)))
    if state.phase == "healer":
        yield from (f"services.{hero}.price" for hero, service in shown.services.items() if service)
    yield from (f"stall.{card}.least" for card in shown.stall)


def of_conquest(shown: Any, state: Any) -> Iterator[str]:
    yield "table.bank"
    for team in shown.teams:
        yield f"teams.{team}.health"
        yield f"teams.{team}.cards"


def of_twister(shown: Any, state: Any) -> Iterator[str]:
    for seat in range(2):
        yield f"table.score.{seat}"
        yield f"table.wheel.{seat}"
        yield f"table.jumps.{seat}"
        yield f"table.hand.{seat}.length"
    on_their_feet = {n: now for n, now in shown.figures.items() if state.figures[int(n)].bearer < 0}
    for number, now in on_their_feet.items():
        yield f"figures.{number}.attack"
        if now.movement.total:
            yield f"figures.{number}.movement"


DUE: dict[str, Callable[[Any, Any], Iterator[str]]] = {
    "catacombs": of_catacombs,
    "claustrophobia": of_claustrophobia,
    "conquest": of_conquest,
    "twister": of_twister,
}


@pytest.fixture(scope="module", params=[DESK, PHONE], ids=["desk", "phone"])
def reader(served: Served, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Seen]:
    """One page for all of it."""
    width, height = request.param
    context = chromium.new_context(viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce")
    kept = {"lang": "en", "theme": "dark", "name": "Inès", "speed": "instant", "briefs": False}
    guides = {game.rpartition("/")[2]: {"on": False, "seen": []} for game in OURS}
    for key, value in {"souterrain.setting": kept, "souterrain.guides": guides}.items():
        context.add_init_script(f"localStorage.setItem('{key}', {json.dumps(json.dumps(value))})")
    context.add_init_script(LISTEN)
    context.add_init_script(UNPAINTED)
    context.add_init_script(CATCH)
    seen = Seen(context.new_page(), f"http://{served.address}")
    seen.page.goto(seen.base)
    yield seen
    context.close()


def lay(reader: Seen, position: Position) -> None:
    """The table stands before whoever is asked there; everybody is a person, so nobody acts."""
    setup = position.setup
    seats = [{"kind": "person"} for _ in position.laid().seats]
    asked = {
        "game": setup.game,
        "scenario": setup.scenario,
        "packs": setup.packs,
        "options": setup.options,
        "seats": seats,
    }
    DOOR.lay(position)
    opened = reader.page.request.post(f"{reader.base}/api/tables/", data=asked).json()
    reader.page.evaluate(GO, next(link["link"] for link in opened["seats"] if link["seat"] == position.seat))


def before_others(position: Position) -> tuple[list[int | None], list[str]]:
    """One of each other side, and a spectator; and what each is sent."""
    match = Match(position.laid(), 0)
    table = TableState("other", Created(match.heading, (), "h", "w"), 0)
    table.match, table.seq = match, 10**6
    table.seating.roles = match.game.seats
    table.seating.chairs = [Chair("person", key=str(seat)) for seat in range(len(match.game.seats))]
    sides = [aim.seats for aim in goal.aims] if (goal := match.game.goal()) else []
    others = [*dict.fromkeys(seats[0] for seats in sides if position.seat not in seats), None]
    return others, [messages.write(outgoing.snapshot(table, viewer, {}, 10**6)[1]).decode() for viewer in others]


def offered(look: Look) -> set[Any]:
    """What the options are about that this viewer is offered, and what each leaves of the points that are shared out."""
    asked = look.game.view(look.seat).decision
    if not isinstance(asked, Choice):
        return set()
    subjects = {subject for option in asked.options for _, subject in option.subjects}
    points = dict(asked.about).get("points")
    return subjects | {points - part for part in subjects if isinstance(part, int) and isinstance(points, int)}


def faults(look: Look, read: dict[str, Any]) -> Iterator[str]:
    drawn: set[str] = set()
    for mark, numbers, is_counted in read["marks"]:
        paths = mark.split(" ")
        drawn |= {*paths}
        try:
            wanted = [number for path in paths for number in look.value(path)]
        except (KeyError, IndexError, AttributeError, ValueError) as error:
            yield f"{mark} is drawn as {numbers}, and there is nothing of the kind: {error!r}"
            continue
        if numbers[: len(wanted)] != wanted and not (numbers == [] and not any(wanted)):  # nothing may be said in words
            yield f"{mark} is {wanted}, and {'counted' if is_counted else 'drawn'} as {numbers}"
    yield from (f"{path} is not drawn" for path in sorted({*due(look)} - drawn) if look.is_whole)
    yield from (f"{number} is on a button, and no option is about it" for number in {*read["offered"]} - offered(look))
    yield from (f"nobody says where this is from: {html}" for html in read["bare"])


@pytest.mark.parametrize("game", OURS)
def test_every_number_is_that_of_the_rules(reader: Seen, game: str, request: pytest.FixtureRequest) -> None:
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    is_desk = "desk" in request.node.name
    for position in positions.of(game) if is_desk else {each.kind: each for each in positions.of(game)}.values():
        lay(reader, position)
        others, sent = before_others(position)
        laid = position.laid()
        for viewer, read in zip((position.seat, *others), reader.page.evaluate(READ, ["", *sent]), strict=True):
            view = laid.view(viewer)
            look = Look(laid, viewer, view.state, laid.through(view).shown(viewer), is_desk)
            seen |= {path for mark, *_ in read["marks"] for path in mark.split(" ")}
            if why := [*faults(look, read)]:
                found[f"{position.name} of {viewer}"] = why
    assert found == {}
    assert reader.said == []
    assert not is_desk or [path for path in MET[game] if not fnmatch.filter(seen, path)] == [], "nowhere drawn"


IN_CATACOMBS = (
    *("figures.*.health.most", "heroes.*.reward", "heroes.*.bonus", "heroes.*.tracks.*.now", "heroes.*.powers.*.left"),
    *("stall.*.least", "services.*.price", "services.*.health", "muster.*", "standing.*", "crowds.*", "table.camp"),
)
# What is drawn at some question, whatever it is.
MET = {
    "catacombs": (*IN_CATACOMBS, "stall.*.price"),
    "catacombs/soloth": (*IN_CATACOMBS, "kept.*", "heroes.*.tracks.armour.now", "heroes.*.tracks.spikes.most"),
    "claustrophobia": (
        *("fighters.*.left", "fighters.*.lost", "powers.*.missing", "shop.*.price", "fight.blow.needed", "blessing.*"),
        *("limits.*", "table.reserve_dice", "table.alarm_dice", "table.pile.length", "table.*_hand.length"),
        *(f"tracks.{name}.needed" for name in ("turn", "draught", "escaped", "relics", "seals", "slain", "wells")),
    ),
    "conquest": ("play.shots.*.damage", "play.extra.damage", "table.piles.*.length", "table.discards.*.length"),
    "twister": (
        *("sides.*.points", "sides.*.kept", "sides.*.lost", "sides.*.target", "values.hand.*", "values.spent_openly.*"),
        *("facts.character.*.combat", "fight.clash.attack", "fight.clash.defence"),
        *("prices.*", "clashes.*.attack", "clashes.*.defence"),
    ),
}
