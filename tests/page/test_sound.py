"""What is heard: knocks, dice, cards, tiles. And how one is told that it is one's turn: in the title, by a bell, by a notice."""

import itertools
import json
from typing import Any

import pytest

from tests.page import positions
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.flicking import pull, stand_at
from tests.page.staging import LISTEN, SPY, sit, tile_turn, until
from tests.page.test_around import end_phase
from tests.page.test_director import event
from tests.page.test_screens import TOUCH

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
TOUCHES = 1500  # at most, until several were heard


def flick_once(seen: Seen) -> list[Any]:
    """Flick as hard as a hand can; the contacts of that flick."""
    films: list[Any] = []

    def hear(frame: str | bytes) -> None:
        for happened in json.loads(frame).get("events") or []:
            if "film" in happened:
                films.append(happened["film"]["knocks"])

    seen.page.on("websocket", lambda line: line.on("framereceived", hear))
    stand_at(seen, ("conquest", 0, "flick", "cross"))
    seen.page.evaluate("window.heard.noises = 0")
    pull(seen, 1)
    seen.page.wait_for_selector(".flickboard .moving")
    seen.page.wait_for_selector(".flickboard .moving", state="detached")
    knocks: list[Any] = films[0]
    return knocks


def test_every_contact_that_can_be_heard_knocks(open_page: Open) -> None:
    seen = open_page(motion=True, speed="normal")
    seen.page.add_init_script(SPY)
    contacts = [knock for knock in flick_once(seen) if knock[4] > LOUD]
    assert contacts
    # The flick itself, and each contact.
    seen.page.wait_for_function("(count) => window.heard.noises >= count", arg=1 + len(contacts))


def test_with_the_switch_off_nothing_is_heard(open_page: Open) -> None:
    seen = open_page(motion=True, speed="normal")
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


def strokes(seen: Seen) -> list[float]:
    """When each sound of the table began."""
    heard = seen.page.evaluate("window.heard")
    lowest = {tone for tone, _, _ in SOUNDS.values()}
    times = [time for time, tone in zip(heard["times"], heard["tones"], strict=True) if tone in lowest]
    return [time for index, time in enumerate(times) if index == 0 or time - times[index - 1] > APART / 2]


@pytest.mark.parametrize("sound", SOUNDS)
def test_dice_cards_and_tiles_are_heard(open_page: Open, sound: str) -> None:
    tone, game, asked = SOUNDS[sound]
    seen = open_page()
    seen.page.add_init_script(SPY)
    seen.stand(positions.at(game, asked))
    assert touch_until(seen, tone, 400)


def test_dice_rattle_when_they_are_thrown(open_page: Open) -> None:
    """Not before, while one looks who throws them at whom; nor when they have long been read."""
    seen = open_page(motion=True, speed="normal")
    page = seen.page
    position = tile_turn().position
    sit(seen, position, script=LISTEN + SPY)
    page.mouse.click(5, 5)  # the page was touched: now it may sound
    game = position.laid()
    here = [number for number, fighter in enumerate(game.state.fighters) if fighter.place >= 0]
    blow = {"weapon": "", "tile": 0, "armed": False, "afar": False}
    dice = {
        "rolls": (1,),
        "dice_parts": ((1, "part", "weapon"),),
        "needed": 4,
        "needed_parts": ((4, "part", "sheet"),),
        "hits": 0,
    }
    page.evaluate("window.tell({ decision: null, awaited: [{ seat: 1, kind: 'act', rule: '' }] })")
    attacked = event(game, "attacked", attacker=here[-1], target=here[0], **blow)
    rolled = event(game, "rolled", fighter=here[-1], target=here[0], weapon="", backlash=False, **dice)
    page.evaluate("(events) => window.tell({ events })", [attacked, rolled])
    tone = SOUNDS["dice"][0]
    until(seen, "() => document.querySelector('.caption').dataset.phase === 'intent'")
    assert tone not in page.evaluate("window.heard.tones")
    until(seen, "(tone) => window.heard.tones.includes(tone)", tone)
    assert page.evaluate("document.querySelector('.caption').dataset.phase") == "act"
    strokes = page.evaluate("(tone) => window.heard.tones.filter((each) => each === tone).length", tone)
    until(seen, "() => document.querySelector('.caption').dataset.phase === ''")
    assert page.evaluate("(tone) => window.heard.tones.filter((each) => each === tone).length", tone) == strokes


@pytest.mark.parametrize(("lowest", "name"), [(196, "room_cleared"), (72, "final_battle")])
def test_the_great_moments_of_the_catacombs_are_heard(open_page: Open, lowest: int, name: str) -> None:
    """A room that is cleared by a horn, a Lord who enters by a drum: with its big line."""
    seen = open_page(motion=True, speed="normal")
    page = seen.page
    position = positions.at("catacombs", "flick")
    sit(seen, position, script=LISTEN + SPY)
    page.mouse.click(5, 5)
    game = position.laid()
    data = {
        "room_cleared": {
            "place": game.state.here,
            "heroes": (),
            "gold": 500,
            "earned": 500,
            "lost": 0,
            "fallen": (),
            "round": 1,
        },
        "final_battle": {"lord": game.state.lord, "health": 10},
    }[name]
    told = event(game, name, **data)
    awaited = [{"seat": 1 - position.seat, "kind": "act", "rule": ""}]
    page.evaluate("(awaited) => window.tell({ decision: null, awaited })", awaited)
    assert lowest not in page.evaluate("window.heard.tones")
    page.evaluate("(event) => window.tell({ events: [event] })", told)
    until(seen, "() => document.querySelector('[data-banner]')")
    assert lowest in page.evaluate("window.heard.tones")
    page.clock.run_for(5000)


def test_it_is_as_loud_as_the_reader_likes(open_page: Open) -> None:
    seen = open_page()
    page = seen.page
    page.add_init_script(SPY)
    seen.stand(positions.at("claustrophobia", "roll_destiny"))
    page.get_by_role("button", name="Table", exact=True).click()
    page.locator(".menu input[type=range]").fill("0.3")
    page.keyboard.press("Escape")
    assert touch_until(seen, SOUNDS["dice"][0], 400)
    assert page.evaluate("window.heard.speaker.gain.value") == pytest.approx(0.3, abs=0.001)
    assert json.loads(page.evaluate("localStorage.getItem('souterrain.setting')"))["volume"] == 0.3


def test_what_happens_at_once_is_heard_once(open_page: Open) -> None:
    """However fast computers play: a sound of the table never begins before the last one has died away."""
    seen = open_page()
    seen.page.add_init_script(SPY)
    seen.stand(positions.at("claustrophobia", "roll_destiny"))
    assert touch_until(seen, SOUNDS["dice"][0], 400)
    for _ in range(TOUCHES):
        seen.page.evaluate(TOUCH)
        seen.page.wait_for_timeout(10)
        if len(begun := strokes(seen)) > 2:
            break
    assert len(begun) > 2
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
    assert seen.page.locator(".menu").get_by_role("button", name="Son oui").is_visible()


@pytest.mark.parametrize("sound", [True, False], ids=["heard", "silent"])
def test_who_looks_elsewhere_is_told_that_it_is_their_turn(open_page: Open, sound: bool) -> None:
    """The infernal player waits at another page while the human one ends their phase."""
    infernal, human = open_page(DESK, "fr"), open_page()
    page = infernal.page
    page.add_init_script(SPY)
    kept = json.dumps({"lang": "fr", "theme": "dark", "name": "Milo", "sound": sound, "notices": True})
    page.add_init_script(f"localStorage.setItem('souterrain.setting', '{kept}')")
    links = human.lay(positions.at("claustrophobia", "activate/let_go"), [{"kind": "person"}] * 2)
    page.goto(links[1])
    page.wait_for_selector(".mapwrap .tile")
    page.mouse.click(700, 850)  # the page was touched: now it may sound
    assert page.title().startswith("Claustrophobia")
    page.wait_for_timeout(1600)
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    human.page.goto(links[0])
    end_phase(human, "en")
    page.wait_for_function("() => document.title.startsWith('●')")
    assert page.title().startswith("● À vous")
    assert page.evaluate("window.notices") == ["À vous"]
    assert (BELL in page.evaluate("window.heard.tones")) == sound
