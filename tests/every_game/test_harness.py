"""The harness sees what it is there for: each lantern here is broken in one way, and the harness must say so."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from souterrain.kernel import match as match_of_kernel
from souterrain.kernel.agenda import Step
from souterrain.kernel.decision import Choice
from souterrain.kernel.event import Event
from tests.every_game.campaign import play
from tests.every_game.oracle import oracle_of
from tests.every_game.table import NAMES, game_of, random_setup, scenarios_of
from tests.lantern import acts, game, turn
from tests.lantern.game import Lantern
from tests.lantern.state import LanternState


def findings(matches: int = 30) -> Iterator[str]:
    for seed in range(matches):
        found = play(("lantern", ("gallery", "crypt")[seed % 2], seed, 1.0)).found
        if found:
            yield found.what


def test_a_sound_lantern_has_no_findings():
    assert list(findings()) == []


def asked_by_hand(self: Lantern, window: str, step: Step) -> tuple[int, ...]:
    """Only who can play something is asked: the question tells."""
    seats = {reaction.seat for reaction in self.reactions(window, step)}
    return tuple(seat for seat in seats if seat is not None)


def draw_in_the_open(game: Lantern, seat: int, count: int, rule: str) -> None:
    cards = acts.lift(game, count)
    game.state.hands[seat] += cards
    game.emit("drawn", seat=seat, cards=cards, rule=rule)


def draw_by_value(game: Lantern, seat: int, count: int, rule: str) -> None:
    """The log tells a property of a hidden card."""
    cards = acts.lift(game, count)
    game.state.hands[seat] += cards
    oil = sum(acts.card_of(game, card).oil for card in cards)
    game.emit("drawn", seat=seat, cards=cards, oil=oil, rule=rule, only=(seat,))


def draw_and_lose(game: Lantern, seat: int, count: int, rule: str) -> None:
    acts.lift(game, count)


def emit_unplain(self: Lantern, name: str, rule: str = "", only: tuple[int, ...] = (), **data: Any) -> None:
    super(Lantern, self).emit(name, rule, only, **data, places=[1, 2])


def emit_unknown_rule(self: Lantern, name: str, rule: str = "", only: tuple[int, ...] = (), **data: Any) -> None:
    super(Lantern, self).emit(name, "lantern.no-such-rule", only, **data)


def change_as_asked(self: turn.Round, game: Lantern) -> Any:
    game.state.round += 1
    return turn.ask_each([self.choice(game, seat) for seat in (0, 1)])


def resample_nothing(game: Lantern, state: LanternState, chance: Any) -> None:
    state.hands = {seat: tuple(card or "creep/1" for card in hand) for seat, hand in state.hands.items()}
    state.deck = [card or "creep/1" for card in state.deck]


def offer_hidden(self: turn.Round, game: Lantern, seat: int) -> Any:
    """An option that names a card of the other's hand."""
    options = [turn.option("play", card=card) for card in game.state.hands[1 - seat]]
    return turn.ask(
        seat, "play", [*options, turn.option("wait")], rule="lantern.round", into={turn.SEATS[seat]: "card"}
    )


BROKEN: list[tuple[str, Callable[[pytest.MonkeyPatch], None]]] = [
    ("asks depends on what", lambda patch: patch.setattr(Lantern, "asked", asked_by_hand)),
    ("reads of the hidden", lambda patch: patch.setattr(turn, "draw", draw_in_the_open)),
    ("reads a difference in the log", lambda patch: patch.setattr(turn, "draw", draw_by_value)),
    ("faults", lambda patch: patch.setattr(turn, "draw", draw_and_lose)),
    ("carries", lambda patch: patch.setattr(Lantern, "emit", emit_unplain)),
    ("unknown rule", lambda patch: patch.setattr(Lantern, "emit", emit_unknown_rule)),
    (
        "changes something as it asks",
        lambda patch: patch.setattr(turn.Round, "run", (turn.Round.begin, change_as_asked, *turn.Round.run[2:])),
    ),
    (
        "leads to faults",
        lambda patch: patch.setattr(LanternState, "containers", ("deck", "hands", "discard", "sealed")),
    ),
    ("resampled for", lambda patch: patch.setattr(game, "complete", resample_nothing)),
    ("can read the hidden", lambda patch: patch.setattr(turn.Round, "choice", offer_hidden)),
    (
        "which no event has told it",
        lambda patch: patch.setattr("souterrain.kernel.view._step_secrets", {acts.Glimpse: ()}),
    ),
    (
        "somebody knows more",
        lambda patch: patch.setattr(
            match_of_kernel, "hidden_from_each", lambda state, seats, secrets: (frozenset(),) * len(seats)
        ),
    ),
    ("goes on differently", lambda patch: patch.setattr(game, "gust", unsteady_gust)),
]


def unsteady_gust(game: Lantern, walk: acts.Walk, seat: int) -> None:
    """Something outside the state decides."""
    STRAY.append(0)
    walk.steps -= len(STRAY) % 2


STRAY: list[int] = []


@pytest.mark.parametrize(("finding", "break_it"), BROKEN)
def test_what_is_broken_is_found(
    finding: str, break_it: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
):
    break_it(monkeypatch)
    assert any(finding in found for found in findings())


@pytest.mark.parametrize("name", [name for name in NAMES if oracle_of(name)])
def test_what_no_oracle_has_read_it_has_not_foretold(name: str) -> None:
    table = game_of(name).start(random_setup(name, scenarios_of(name)[0], Random(1)), 1)
    decision = table.open_decisions()[0]
    oracle = oracle_of(name)
    assert oracle
    oracle.asked(table)
    answer = decision.options[0].id if isinstance(decision, Choice) else decision.example
    assert oracle.told(table, decision.seat, answer, table, [Event("unheard_of", {})] * 3) == 0
