"""The moments of Dungeon Twister as others see them: a combat's sum piece by piece, its secret cards, and who escapes."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from souterrain.kernel.event import Event
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.staging import LISTEN, Handover, deed, until, witness

SIZES = pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
READERS = pytest.mark.parametrize("reader", [0, None], ids=["other", "onlooker"])
STEP = 100  # milliseconds
# Of each side: how many pieces are there, and what they come to.
SUMS = """() => [...document.querySelectorAll('.fight.staged .summed')].map((side) =>
  [side.querySelectorAll('li.in:not(.cardpart)').length, Number(side.querySelector('.total').textContent)])"""
ACTS = "() => document.querySelector('.caption').dataset.phase === 'act'"


def begins(events: Sequence[Event]) -> bool:
    """A combat in which both sides are made of several pieces, or one is of many."""
    parts = [(each.data["attack_parts"], each.data["defence_parts"]) for each in events if each.name == "combat_begun"]
    return any(len(attack) + len(defence) > 2 for attack, defence in parts)


def kills(events: Sequence[Event]) -> bool:
    return {"cards_revealed", "combat_won", "killed"} <= {each.name for each in events}


def escapes(events: Sequence[Event]) -> bool:
    return any(each.name == "escaped" and each.data["worth"] for each in events)


def look_on(seen: Seen) -> None:
    seen.page.clock.install()
    seen.page.add_init_script(LISTEN)


def numbers(text: str) -> set[str]:
    return {*re.findall(r"\d+", text)}


def told(turn: Handover, name: str) -> dict[str, Any]:
    """What the answer makes happen."""
    game = turn.position.laid()
    before = len(game.events)
    game.answer(turn.position.seat, turn.answer)
    return next(each.data for each in game.events[before:] if each.name == name)


def amounts(parts: Sequence[tuple[int, int, str, str]]) -> list[int]:
    return [amount for _, amount, _, _ in parts]


@SIZES
@READERS
def test_the_sum_of_a_combat_is_made_piece_by_piece(
    open_page: Open, reader: int | None, size: tuple[int, int], lang: str
) -> None:
    """First the attack, then the defence; each total is what is there so far."""
    seen = open_page(size, lang, motion=True, speed="normal")
    look_on(seen)
    turn = deed("twister", begins, 1)
    data = told(turn, "combat_begun")
    attack, defence = amounts(data["attack_parts"]), amounts(data["defence_parts"])
    witness(seen, turn, reader)
    until(seen, "() => document.querySelector('.fight.staged .summed')")
    met: list[list[list[int]]] = []
    while seen.page.evaluate(ACTS):
        sums = seen.page.evaluate(SUMS)
        if sums and (not met or met[-1] != sums):
            met.append(sums)
        seen.page.clock.run_for(STEP)
    pieces = [(min(each, len(attack)), max(each - len(attack), 0)) for each in range(len(attack) + len(defence) + 1)]
    made = [[[one, sum(attack[:one])], [other, sum(defence[:other])]] for one, other in pieces]
    assert met in (made, made[1:])


@SIZES
@READERS
def test_secret_cards_are_turned_together_and_then_the_totals_are_known(
    open_page: Open, reader: int | None, size: tuple[int, int], lang: str
) -> None:
    seen = open_page(size, lang, motion=True, speed="normal")
    look_on(seen)
    turn = deed("twister", kills, 1)
    data = told(turn, "combat_won")
    witness(seen, turn, reader)
    until(seen, "() => document.querySelector('.fight.staged .slot.back')")
    assert seen.page.locator(".fight.staged .turned.up").count() == 0
    assert seen.page.locator(".fight.staged .fates").count() == 0
    said = seen.page.locator(".caption .sentence")
    totals = {str(data["total"]), str(data["against"])}
    assert totals.isdisjoint(numbers(said.inner_text())), "nobody is told before the cards are turned"
    before = seen.page.evaluate(SUMS)
    until(seen, "() => document.querySelector('.fight.staged .turned.up')")
    assert seen.page.locator(".fight.staged .turned:not(.up)").count() == 0, "both at once"
    until(seen, "() => document.querySelector('.fight.staged .fates')")
    after = seen.page.evaluate(SUMS)
    assert totals <= numbers(said.inner_text())
    assert sorted(total for _, total in after) == sorted((data["total"], data["against"]))
    assert all(one[1] <= other[1] for one, other in zip(before, after, strict=True))
    assert seen.page.locator(".fight.staged .summed.won").count() == 1
    assert seen.page.locator(".floating.kill").count() == 1
    assert faults(seen) == []
    seen.shoot(f"combat-{reader}-{lang}")


@SIZES
def test_who_escapes_runs_out_and_brings_points(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """It runs its way on the board; only then it is out, and the points fill."""
    seen = open_page(size, lang, motion=True, speed="normal")
    look_on(seen)
    turn = deed("twister", escapes, 1)
    worth = told(turn, "escaped")["worth"]
    witness(seen, turn, 0)
    points = "() => document.querySelectorAll('.vp [data-thing=\"seat:1\"] .pts i.on').length"
    until(seen, "() => document.querySelector('.labyrinth .fig.runs')")
    before = seen.page.evaluate(points)
    runs = seen.page.locator(".labyrinth .fig.runs").first
    assert runs.evaluate("(each) => each.getAnimations().length") > 0
    assert seen.page.locator(".floating").count() == 0
    until(seen, "() => document.querySelector('.floating.gain')")
    assert f"+{worth}" in seen.page.locator(".floating.gain").first.inner_text()
    assert seen.page.locator(".labyrinth .fig.runs").count() == 0
    assert seen.page.evaluate(points) == before + worth
    assert faults(seen) == []
    seen.shoot(f"escape-{lang}")
