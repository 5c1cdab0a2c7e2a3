"""A decision is sound: its options are playable, its rules exist, asking again asks the same, and all data is plain."""

from functools import cache
from pathlib import Path
from random import Random
from sys import modules
from typing import Any

from souterrain.kernel import ledger
from souterrain.kernel.agenda import PLAIN, Each, Step
from souterrain.kernel.decision import Answer, Choice
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision
from tests.every_game.table import random_answer

AnyGame = Game[Any, Any]
OF_THE_KERNEL = ("conceded", "undone", "rewound", "turned", "stirred")  # events that rest on no rule of a book


def check_state(game: AnyGame) -> None:
    """Nothing is lost or doubled, and steps hold plain values. (`copying` sees to the values in zones.)"""
    faults = list(game.faults())
    assert not faults, f"faults: {faults}"
    for step in game.state.agenda:
        for name in step.__struct_fields__:
            assert is_plain(getattr(step, name)), f"{type(step).__name__}.{name} is {getattr(step, name)!r}"


def is_plain(value: object) -> bool:
    return all(map(is_plain, value)) if type(value) is tuple else isinstance(value, PLAIN)


def check_decisions(game: AnyGame) -> None:
    """Somebody is asked; options have ids of their own; what is refused is not offered; every rule exists."""
    assert game.open_decisions(), "nobody is asked and the game is not over"
    for decision in game.state.decisions:
        assert 0 <= decision.seat < len(game.seats), f"{decision.kind} asks seat {decision.seat}"
        assert is_rule(game, decision.rule), f"{decision.kind} rests on the unknown rule {decision.rule!r}"
        if not isinstance(decision, Choice):
            continue
        offered = {option.id for option in decision.options}
        refused = {refusal.option.id for refusal in decision.refused}
        assert len(offered) == len(decision.options), f"{decision.kind} offers something twice"
        assert not offered & refused, f"{decision.kind} offers and refuses {offered & refused}"
        assert 0 <= decision.least <= decision.most, f"{decision.kind} asks for {decision.least} to {decision.most}"
        assert decision.least <= len(offered), f"{decision.kind} offers too little"
        for refusal in decision.refused:
            assert is_rule(game, refusal.rule), f"{decision.kind} refuses by the unknown rule {refusal.rule!r}"


def check_events(game: AnyGame, events: list[Event]) -> None:
    for event in events:
        if event.name not in OF_THE_KERNEL:
            assert is_rule(game, event.rule), f"the event {event.name} rests on the unknown rule {event.rule!r}"
        assert all(0 <= seat < len(game.seats) for seat in event.only), f"{event.name} is told to {event.only}"
        for key, value in event.data.items():
            assert is_plain(value), f"{event.name} carries {key}={value!r}"


def check_asking_again(game: AnyGame) -> None:
    """A stage that asks changes nothing, and asks the same when it is run again."""
    twin = game.clone()
    assert ask_again(twin) == game.state.decisions, f"{type(twin.state.agenda[-1]).__name__} asks something else"
    assert twin.save() == game.save(), f"{type(twin.state.agenda[-1]).__name__} changes something as it asks"
    assert not twin.events, f"{type(twin.state.agenda[-1]).__name__} emits {twin.events} as it asks"


def ask_again(game: AnyGame) -> tuple[Decision, ...]:
    """What the asking stage asks when it is run once more."""
    step: Step = game.state.agenda[-1]
    told = step.run[step.at - 1](step, game)
    return told.choices if type(told) is Each else (told,)


def check_playable(game: AnyGame, rng: Random) -> None:
    """Whatever is offered can be answered and leads on to a sound state."""
    for decision in game.open_decisions():
        if isinstance(decision, Choice) and decision.least == decision.most == 1:
            answers: list[Answer] = [option.id for option in decision.options]
        else:
            answers = [random_answer(decision, rng) for _ in range(3)]
        for answer in answers:
            twin = game.clone()
            twin.answer(decision.seat, answer)
            faults = list(twin.faults())
            assert not faults, f"{answer} leads to faults: {faults}"


def check_end(game: AnyGame) -> None:
    places = game.state.standings
    assert len(places) == len(game.seats), f"{len(game.seats)} seats, but {len(places)} places"
    assert min(places) == 1, "nobody has won"
    assert all(1 <= place <= len(places) for place in places), f"the places are {places}"
    assert not game.state.agenda, "steps are left"
    assert not game.state.decisions, "questions are left"


@cache
def _own_rules(module: str) -> frozenset[str]:
    file = modules[module].__file__
    path = Path(file or "").with_name("ledger.toml")
    return frozenset(rule.id for rule in ledger.read(path).rules) if path.exists() else frozenset()


def is_rule(game: AnyGame, rule_id: str) -> bool:
    """The id stands in the ledger beside the game, or in another book of the house."""
    return rule_id in _own_rules(type(game).__module__) or _is_in_a_book(rule_id)


@cache
def _is_in_a_book(rule_id: str) -> bool:
    try:
        return bool(ledger.rule(rule_id))
    except LookupError:
        return False
