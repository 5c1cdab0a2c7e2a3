"""The great moments of Catacombs: who waits in a room, a room cleared, the Lord's entry and end; Merchant and Healer."""

from collections.abc import Sequence
from typing import Any

import pytest

from souterrain.games.catacombs.turn import Combat
from souterrain.kernel.event import Event
from tests.catacombs.scene import Hall, begin_at
from tests.page import positions
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.flicking import no_hints
from tests.page.positions import Position, asks, saved
from tests.page.staging import Handover, begin, deed, finish, sit, until, witness
from tests.page.test_director import event

TELL = "(part) => window.tell(part)"
SIZES = pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
BANNER = """() => {
  const banner = document.querySelector('.bigline');
  if (!banner) return null;
  const [box, board] = [banner, document.querySelector('main.table')].map((each) => each.getBoundingClientRect());
  const words = [...banner.querySelectorAll('b, small, strong')].map((each) => each.scrollWidth <= each.clientWidth + 1);
  const within = box.left >= 0 && box.right <= innerWidth && box.top >= board.top - 1 && box.bottom <= innerHeight;
  return {
    title: banner.querySelector('b').textContent,
    text: banner.querySelector('small')?.textContent ?? '',
    faces: [...banner.querySelectorAll('.face')].map((each) => each.textContent.trim()),
    lord: banner.querySelectorAll('.lordface svg').length,
    fits: within && words.every(Boolean),
    touches: getComputedStyle(banner.closest('.limelight')).pointerEvents,
  };
}"""
SHAKES = (
    "() => document.querySelector('.flickboard svg.discs > .lies').getAnimations().map((each) => each.animationName)"
)

# A room, a chamber or the Lord's entry: what is told, and what its big line says.
TITLES: dict[str, tuple[str, dict[str, Any], dict[str, str]]] = {
    "room": (
        "room_entered",
        {"card": "room/b", "level": "1", "monsters": ("ghoul", "crypt-spider"), "counts": (2, 1)},
        {
            "en": "Waiting here: 2 ghouls and a crypt spider",
            "fr": "Ici attendent : 2 goules et une araignée des cryptes",
        },
    ),
    "merchant": (
        "room_entered",
        {"card": "chamber/merchant", "level": "merchant", "monsters": (), "counts": ()},
        {"en": "Goods are laid out, for gold", "fr": "Des marchandises sont étalées, contre de l’or"},
    ),
    "healer": (
        "room_entered",
        {"card": "chamber/healer", "level": "healer", "monsters": (), "counts": ()},
        {"en": "Wounds are healed, for gold", "fr": "On soigne les blessures, contre de l’or"},
    ),
    "lord": (
        "final_battle",
        {"lord": "sorcerer", "health": 6},
        {
            "en": "The Lord of these catacombs enters: 6 health. Kill him and you win.",
            "fr": "Le Seigneur de ces catacombes entre : 6 de santé. Tuez-le et vous gagnez.",
        },
    ),
}
ROOM = {"place": 1, "column": 1, "row": 1, "explored": False}


def lay(seen: Seen) -> Any:
    """A fight in which others act."""
    no_hints(seen)
    position = positions.at("catacombs", "act")
    sit(seen, position)
    seen.page.evaluate(TELL, {"decision": None, "awaited": [{"seat": 1, "kind": "act", "rule": ""}]})
    return position.laid()


def plain(text: str) -> str:
    """Without the spaces that French puts before its signs."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


@SIZES
@pytest.mark.parametrize("what", TITLES)
def test_who_waits_is_told_by_a_big_line(open_page: Open, what: str, size: tuple[int, int], lang: str) -> None:
    """At the top of the board, for as long as one reads it; nothing is touched by it, and axe minds nothing."""
    seen = open_page(size, lang, motion=True, speed="normal")
    game = lay(seen)
    name, data, texts = TITLES[what]
    seen.page.evaluate(TELL, {"events": [event(game, name, **data, **(ROOM if name == "room_entered" else {}))]})
    until(seen, "() => document.querySelector('.bigline')")
    banner = seen.page.evaluate(BANNER)
    assert plain(banner["text"]).lower() == texts[lang].lower()
    assert banner["title"]
    assert banner["fits"], banner
    assert banner["touches"] == "none"
    assert banner["faces"] == {"room": ["×2", ""], "lord": []}.get(what, [""])
    assert banner["lord"] == (what == "lord")
    assert ("slab-shakes" in seen.page.evaluate(SHAKES)) is (what == "lord")
    assert faults(seen) == []
    seen.shoot(f"banner-{what}-{lang}")
    seen.page.clock.run_for(3300 if what == "lord" else 2300)
    assert seen.page.locator(".bigline").count() == 0


def test_without_motion_the_lord_is_there_and_the_slab_is_still(open_page: Open) -> None:
    seen = open_page(motion=False, speed="normal")
    game = lay(seen)
    seen.page.evaluate(TELL, {"events": [event(game, "final_battle", lord="gorgon", health=6)]})
    until(seen, "() => document.querySelector('.bigline .lordface')")
    assert seen.page.evaluate(SHAKES) == []
    assert seen.page.locator(".bigline").evaluate("(each) => each.getAnimations({ subtree: true }).length") == 0


def clears(events: Sequence[Event]) -> bool:
    return {"killed", "room_cleared", "room_entered"} <= {each.name for each in events}


def told(turn: Handover) -> list[Event]:
    """What the answer makes happen."""
    game = turn.position.laid()
    game.films = []
    before = len(game.events)
    game.answer(turn.position.seat, turn.answer)
    return game.events[before:]


@SIZES
def test_a_room_is_cleared_with_its_gold_and_its_best_flick(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """By one's own flick: the gold is counted up to what was paid, whose flick it was is named, then comes the next room."""
    seen = open_page(size, lang, motion=True, speed="normal")
    no_hints(seen)
    turn = deed("catacombs", clears, 1)
    (gold,) = (each.data["gold"] for each in told(turn) if each.name == "room_cleared")
    begin(seen, turn)
    until(seen, "() => document.querySelector('.bigline.gain')")
    counted = []
    for _ in range(8):
        counted.append(int("".join(filter(str.isdigit, seen.page.locator(".bigline strong").inner_text()))))
        seen.page.clock.run_for(100)
    assert counted == sorted(counted)
    assert counted[0] < counted[-1] == gold
    banner = seen.page.evaluate(BANNER)
    assert banner["text"]
    assert banner["fits"], banner
    assert faults(seen) == []
    until(seen, "() => document.querySelector('.bigline .face')")
    assert seen.page.evaluate(BANNER)["title"] != banner["title"]


def slain() -> Handover:
    """The flick that takes a Lord's last health. No random game comes to it, so it is laid by hand."""
    hall = Hall(final=True)
    hall.band()
    hall.put("elf", 14, 12.5)
    hall.put("sorcerer", 20, 12.5, health=1)
    hall.state.agenda[:] = [begin_at("heroes", Combat())]
    hall.state.decisions = ()
    hall.game.advance()
    hall.answer("act:elf", "attack:melee")
    asked, setup = hall.decision, hall.game.setup
    position = Position("catacombs", setup.scenario, {}, asked.seat, asks(asked), 0, 0, *saved(hall.game))
    return Handover(position, hall.velocity("elf", "sorcerer", 1000))


def test_the_lord_is_laid_one_flick_from_his_end() -> None:
    turn = slain()
    assert positions.stale(turn.position) == ""
    assert [each.name for each in told(turn)][-3:] == ["struck", "damaged", "heroes_won"]


@SIZES
def test_the_lords_death_is_seen_before_the_victory_is(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """He breaks where he stood, and says so; only then does the victory come up."""
    seen = open_page(size, lang, motion=True, speed="normal")
    seen.page.clock.install()
    no_hints(seen)
    turn = slain()
    witness(seen, turn, turn.position.seat)
    until(seen, "() => document.querySelector('.floating.kill')")
    assert seen.page.locator(".floating.kill").inner_text() == {"en": "Dead", "fr": "Mort"}[lang]
    assert seen.page.locator(".result").count() == 0
    seen.shoot(f"lord-slain-{lang}")
    until(seen, "() => document.querySelector('.result.won')")
    assert seen.page.inner_text(".result h2").startswith({"en": "Victory", "fr": "Victoire"}[lang])


def test_the_last_death_is_seen_before_the_end_is(open_page: Open) -> None:
    """That of the last hero, or of the Lord: whichever ends the first of the random games."""
    seen = open_page(motion=True, speed="normal")
    seen.page.clock.install()
    no_hints(seen)
    finish(seen, "catacombs", "won")
    until(seen, "() => document.querySelector('.floating.kill')")
    assert seen.page.locator(".floating.kill").inner_text() == "Dead"
    assert seen.page.locator(".theatre .half").count() == 2
    assert seen.page.locator(".result").count() == 0
    until(seen, "() => document.querySelector('.result')")


@SIZES
@pytest.mark.parametrize("place", ["buy", "heal"])
def test_the_merchant_and_the_healer_are_places(open_page: Open, place: str, size: tuple[int, int], lang: str) -> None:
    """Somebody is there, speaks, and every ware or service has its price."""
    seen = open_page(size, lang)
    no_hints(seen)
    game = positions.at("catacombs", place).laid()
    seen.stand(positions.at("catacombs", place))
    niche, words = seen.page.locator(".scenehead .niche"), seen.page.locator(".scenehead blockquote")
    assert niche.is_visible()
    assert words.inner_text().startswith({"en": "“", "fr": "«"}[lang])
    if place == "buy":
        assert seen.page.locator(".stall .price b").count() == len(game.state.stall)
    else:
        assert seen.page.locator(".patients .cost").count() > 0
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    seen.settle()
    assert faults(seen, f"place-{place}-{lang}") == []
