"""What is heard: knocks, dice, cards, tiles. And how one is told that it is one's turn: in the title, by a bell, by a notice."""

import itertools
import json
from typing import Any

import pytest

from tests.page import positions
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.flicking import pull, stand_at
from tests.page.test_around import lay as lay_for_two
from tests.page.test_screens import TOUCH

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
  window.notices = [];
  window.Notification = class extends Notification {
    constructor(title, options) { super(title, options); window.notices.push(options.body); }
  };
"""
LOUD = 2_500  # micrometres a second: what is slower is not heard
BELL = 196  # hertz
# The lowest tone of each sound, and a question whose answer makes it.
SOUNDS = {
    "dice": (1320, "claustrophobia", "roll_destiny"),
    "tile": (150, "claustrophobia", "turn_tile"),
    "card": (540, "conquest", "play_card"),
    "turn": (98, "twister", "act/rotate"),
}
APART = 0.35  # seconds between two sounds of a table


def flick_once(seen: Seen) -> list[Any]:
    """Flick as hard as a hand can; the contacts of that flick."""
    films: list[Any] = []

    def hear(frame: str | bytes) -> None:
        for event in json.loads(frame).get("events") or []:
            if "film" in event:
                films.append(event["film"]["knocks"])

    seen.page.on("websocket", lambda line: line.on("framereceived", hear))
    stand_at(seen, ("conquest", 0, "flick", "cross"))
    seen.page.evaluate("window.heard.noises = 0")
    pull(seen, 1)
    seen.page.wait_for_selector(".flickboard .moving")
    seen.page.wait_for_selector(".flickboard .moving", state="detached")
    knocks: list[Any] = films[0]
    return knocks


def test_every_contact_that_can_be_heard_knocks(open_page: Open) -> None:
    seen = open_page(motion=True)
    seen.page.add_init_script(SPY)
    contacts = [knock for knock in flick_once(seen) if knock[4] > LOUD]
    assert contacts
    # The flick itself, and each contact.
    seen.page.wait_for_function("(count) => window.heard.noises >= count", arg=1 + len(contacts))


def test_with_the_switch_off_nothing_is_heard(open_page: Open) -> None:
    seen = open_page(motion=True)
    seen.page.add_init_script(SPY)
    seen.page.goto(seen.base)
    seen.page.get_by_role("button", name="Sound").click()
    kept = seen.page.evaluate("localStorage.getItem('souterrain.setting')")
    seen.page.add_init_script(f"localStorage.setItem('souterrain.setting', '{kept}')")
    assert flick_once(seen)
    assert seen.page.evaluate("window.heard") == {"noises": 0, "tones": [], "times": []}


def touch_until(seen: Seen, tone: int, steps: int) -> bool:
    """Touch what is lit until a tone was set to sound."""
    page = seen.page
    page.mouse.click(5, 5)  # the page was touched: now it may sound
    page.wait_for_timeout(100)
    for _ in range(steps):
        page.evaluate(TOUCH)
        page.wait_for_timeout(20)
        if tone in page.evaluate("window.heard.tones"):
            return True
    return False


@pytest.mark.parametrize("sound", SOUNDS)
def test_dice_cards_and_tiles_are_heard(open_page: Open, sound: str) -> None:
    tone, game, asked = SOUNDS[sound]
    seen = open_page()
    seen.page.add_init_script(SPY)
    seen.stand(positions.at(game, asked))
    assert touch_until(seen, tone, 400)


def test_what_happens_at_once_is_heard_once(open_page: Open) -> None:
    """However fast computers play: a sound of the table never begins before the last one has died away."""
    seen = open_page()
    seen.page.add_init_script(SPY)
    seen.stand(positions.at("claustrophobia", "roll_destiny"))
    assert touch_until(seen, SOUNDS["dice"][0], 400)
    for _ in range(150):
        seen.page.evaluate(TOUCH)
        seen.page.wait_for_timeout(10)
    heard = seen.page.evaluate("window.heard")
    lowest = {tone for tone, _, _ in SOUNDS.values()}
    strokes = [(time, tone) for time, tone in zip(heard["times"], heard["tones"], strict=True) if tone in lowest]
    begun = [
        time for index, (time, tone) in enumerate(strokes) if index == 0 or time - strokes[index - 1][0] > APART / 2
    ]
    assert len(begun) > 1
    assert all(later - earlier > APART - 0.01 for earlier, later in itertools.pairwise(begun))


def test_with_the_switch_off_a_table_is_silent(open_page: Open) -> None:
    seen = open_page()
    seen.page.add_init_script(SPY)
    kept = json.dumps({"lang": "en", "theme": "dark", "name": "Milo", "sound": False})
    seen.page.add_init_script(f"localStorage.setItem('souterrain.setting', '{kept}')")
    seen.stand(positions.at("claustrophobia", "roll_destiny"))
    assert not touch_until(seen, SOUNDS["dice"][0], 60)
    assert seen.page.evaluate("window.heard") == {"noises": 0, "tones": [], "times": []}


def test_sound_is_switched_on_a_phone_too(open_page: Open) -> None:
    seen = open_page(PHONE, "fr")
    seen.page.goto(seen.base)
    seen.page.locator(".who > .btn").click()
    seen.page.get_by_role("button", name="Son").click()
    assert not json.loads(seen.page.evaluate("localStorage.getItem('souterrain.setting')"))["sound"]
    seen.page.evaluate("window.scrollTo(0, 0)")
    seen.table(0, "the-vigil")
    seen.page.get_by_role("button", name="La table", exact=True).click()
    assert seen.page.locator(".menu").get_by_role("button", name="Son").is_visible()


@pytest.mark.parametrize("sound", [True, False], ids=["heard", "silent"])
def test_who_looks_elsewhere_is_told_that_it_is_their_turn(open_page: Open, sound: bool) -> None:
    """The infernal player waits at another page while the human one chooses equipment."""
    infernal, human = open_page(DESK, "fr"), open_page()
    page = infernal.page
    page.context.grant_permissions(["notifications"])
    page.add_init_script(SPY)
    kept = json.dumps({"lang": "fr", "theme": "dark", "name": "Milo", "sound": sound, "notices": True})
    page.add_init_script(f"localStorage.setItem('souterrain.setting', '{kept}')")
    first, second = lay_for_two(human)
    page.goto(second)
    page.wait_for_selector(".mapwrap .tile")
    page.mouse.click(700, 850)  # the page was touched: now it may sound
    assert page.title().startswith("Claustrophobia")
    page.wait_for_timeout(1600)
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    human.page.goto(first)
    human.page.wait_for_selector(".turn.mine")
    for _ in range(600):
        if page.title().startswith("●"):
            break
        human.page.evaluate(TOUCH)
        human.page.wait_for_timeout(20)
    assert page.title().startswith("● À vous")
    assert page.evaluate("window.notices") == ["À vous"]
    assert (BELL in page.evaluate("window.heard.tones")) == sound
