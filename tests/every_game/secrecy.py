"""Nobody sees what they may not see: two tables that a viewer cannot tell apart show that viewer the same, on every channel.

A *twin* is such a table, drawn by `resample` from the viewer's own view. What the viewer sees of it (view, refusals,
log, undo) must be the same now and, as `check_same_ahead` says, one answer later.

A thing is *covered* for a viewer when it lies in a zone or a secret field that is struck out for it, and in none that is
not. It is *hidden* when moreover the viewer has never seen it: a card that was discarded and shuffled back is no secret by
itself, only its place is. Nothing hidden may be named in the view, neither alone nor within a longer string, such as the
id of an option.
"""

import re
from random import Random
from typing import Any

import msgspec

from souterrain.kernel.decision import Answer, Choice, Refused
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game
from souterrain.kernel.match import Match
from souterrain.kernel.state import State
from souterrain.kernel.view import hidden_from, look, named_in, secret_fields
from tests.every_game.sound import ask_again

AnyGame = Game[Any, Any]
NAME = re.compile(rb"[\w/-]+")


def viewers(game: AnyGame) -> tuple[int | None, ...]:
    return (None, *range(len(game.seats)))


def spelt_in(thing: Any, secrets: frozenset[str]) -> frozenset[str]:
    """The secrets named in some data, alone or within longer strings."""
    return secrets.intersection(name.decode() for name in set(NAME.findall(msgspec.json.encode(thing))))


class Memory:
    """What each viewer has seen on the table so far, and what it was told."""

    def __init__(self, game: AnyGame) -> None:
        self.seen: dict[int | None, set[str]] = {viewer: set() for viewer in viewers(game)}
        self.told: dict[int | None, set[str]] = {viewer: set() for viewer in viewers(game)}

    def add(self, game: AnyGame, events: list[Event], *, is_chance_used: bool) -> None:
        """What lies open now; and if chance was used, what the log names: it may have been shown and shuffled back at once."""
        secrets = game.secrets()
        for viewer, seen in self.seen.items():
            state = game.view(viewer).state
            seen |= named_in([getattr(state, name) for name in state.sights if name not in State.sights], secrets)
            told = named_in([event.seen_by(viewer, secrets) for event in events], secrets)
            self.told[viewer] |= told
            if is_chance_used:
                seen |= told


class Twin:
    """A table that one viewer cannot tell from the real one, with the same chance ahead."""

    def __init__(self, match: Match, viewer: int | None, seed: int, memory: Memory) -> None:
        game = match.game
        self.viewer = viewer
        self.view = game.view(viewer)
        self.bytes = self.view.encode()
        self.secrets = game.secrets()
        self.seen, self.told = memory.seen[viewer], memory.told[viewer]
        self.covered = hidden_from(game.state, viewer, self.secrets)
        drawn = game.resample(self.view, seed)
        drawn.state.chance = game.state.chance.copy()
        drawn.lasts = {**drawn.lasts, "still": {}}  # what is shown of it is worked out for itself
        self.match = Match(drawn, 0)
        self.covered_in_twin = hidden_from(drawn.state, viewer, self.secrets)
        self.is_seal_closed = any(seat != viewer for seat in game.state.sealed)
        self.is_secret_at_work = any(secret_fields(type(step)) and step.owner() != viewer for step in game.state.agenda)

    def check_now(self, game: AnyGame) -> None:
        """The twin is a table without faults that looks the same, asks the same and refuses in the same words."""
        who = f"viewer {self.viewer}"
        named = (self.covered - self.seen) & spelt_in(self.view, self.secrets)
        assert not named, f"{who} can read the hidden {sorted(named)} in its view"
        named = spelt_in([self.view.state.agenda, self.view.state.decisions], self.secrets) - self.seen - self.told
        assert not named, f"a step shows {sorted(named)} to {who}, which no event has told it"
        shown = game.through(self.view).shown(self.viewer)
        named = (self.covered - self.seen) & spelt_in(shown, self.secrets)
        assert not named, f"{who} is shown the hidden {sorted(named)}"
        twin = self.match.game
        assert twin.through(twin.view(self.viewer)).shown(self.viewer) == shown, f"{who} is shown a difference"
        assert look(twin.state, self.viewer).encode() == self.bytes, f"{who} sees another table after resample"
        faults = list(twin.faults())
        assert not faults, f"the table resampled for {who} has faults: {faults}"
        asked = twin.clone()
        asked.state.decisions = ask_again(asked)
        assert look(asked.state, self.viewer).encode() == self.bytes, f"what is asked tells {who} a hidden thing"
        forced, forced_in_twin = skippable(game), skippable(asked)
        assert forced == forced_in_twin, (
            f"that a question is skipped tells {who} a hidden thing: {forced}, {forced_in_twin}"
        )
        if self.viewer is not None:
            told, told_of_twin = refusal(game, self.viewer), refusal(twin, self.viewer)
            assert told == told_of_twin, f"a refusal tells {who} a hidden thing: {told!r}, {told_of_twin!r}"

    def check_ahead(self, match: Match, seat: int, answer: Answer, events: list[Event]) -> bool:
        """After an answer the log names nothing that stayed hidden, and tables that looked the same look the same again.

        Chance is the same on both, so they may differ only where something hidden was put to use in the open. That is
        so if the answer opens the sealed answer of another, if a step holds secrets of another (they are about to be
        used), or if the viewer came to see a covered thing. It must be possible on both tables in the first place: a card
        that is in hand on one of them only can be played only there. True if there was something to compare.
        """
        after = f"after {answer!r} of seat {seat}, viewer {self.viewer}"
        log = self.read(events)
        still = self.covered & hidden_from(match.game.state, self.viewer, self.secrets)
        named = (still - self.seen) & spelt_in(log, self.secrets)
        assert not named, f"{after} reads of the hidden {sorted(named)} in the log"
        if self.is_seal_closed or self.is_secret_at_work or not is_possible(self.match.game, seat, answer):
            return False
        if still != self.covered or self.covered & named_in(log, self.secrets):
            return False
        twin, told = self.match, len(self.match.events)
        twin.answer(seat, answer)
        log_of_twin = self.read(twin.events[told:])
        still_in_twin = self.covered_in_twin & hidden_from(twin.game.state, self.viewer, self.secrets)
        if still_in_twin != self.covered_in_twin or self.covered_in_twin & named_in(log_of_twin, self.secrets):
            return False
        view, view_of_twin = match.game.view(self.viewer), twin.game.view(self.viewer)
        assert view.encode() == view_of_twin.encode(), f"{after} sees a difference that it cannot know of"
        assert log == log_of_twin, f"{after} reads a difference in the log"
        return True

    def check_undo(self, match: Match, seat: int) -> None:
        """After `check_ahead` has compared: what can be taken back does not depend on hidden things either."""
        assert match.can_undo(seat) == self.match.can_undo(seat), f"viewer {self.viewer} learns something from undo"

    def read(self, events: list[Event]) -> list[Event]:
        return [event.seen_by(self.viewer, self.secrets) for event in events]


def skippable(game: AnyGame) -> list[int]:
    """The seats that a table which does not ask everything would not have asked now."""
    return [
        choice.seat
        for choice in game.state.decisions
        if isinstance(choice, Choice) and choice.public and choice.is_forced
    ]


def is_possible(game: AnyGame, seat: int, answer: Answer) -> bool:
    try:
        game.decision(seat).pick(answer)
    except Refused:
        return False
    return True


def refusal(game: AnyGame, seat: int) -> str:
    try:
        game.answer(seat, "no such option")
    except Refused as error:
        return f"{error} {error.rule}"
    return "nothing is refused"


def check_renaming(game: AnyGame, viewer: int | None, memory: Memory, rng: Random) -> None:
    """Give the things hidden from a viewer each other's names, everywhere in the state: its view must not change a byte."""
    view = game.view(viewer)
    names = sorted(hidden_from(game.state, viewer, game.secrets()) - memory.seen[viewer])
    others = dict(zip(names, rng.sample(names, len(names)), strict=True))

    def rename(value: Any) -> Any:
        if isinstance(value, str):
            return NAME_IN_TEXT.sub(lambda found: others.get(found[0], found[0]), value)
        if isinstance(value, list):
            return [rename(item) for item in value]
        if isinstance(value, dict):
            return {rename(key): rename(item) for key, item in value.items()}
        return value

    renamed = game.restore(msgspec.msgpack.encode(rename(msgspec.msgpack.decode(game.save()))))
    assert look(renamed.state, viewer).encode() == view.encode(), f"viewer {viewer} sees the names of hidden things"


NAME_IN_TEXT = re.compile(NAME.pattern.decode())
