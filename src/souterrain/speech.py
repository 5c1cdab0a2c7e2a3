"""Sentences for people: what events, questions, options and refusals say in one language.

A `Saying` is a message's key and the words for its slots, in no language yet. Events bring their words along: they were told when
they happened. What the subjects of questions and options are called is asked of the game (`Game.called`). Keys follow the
names in the code, with hyphens: the event `tile_laid` is `log-tile-laid`, or `log-tile-laid-hidden` where its secrets are struck
out; the question `turn_tile` is `decision-turn-tile`, and its attribute `waiting` is what the others read; the option
`use` is `option-KIND-use` where the question needs words of its own, else `option-use`.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from souterrain.content import Word, Words
from souterrain.content.word import plain
from souterrain.kernel import ledger
from souterrain.kernel.decision import Choice, Option, Refused
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision, Flick

# Events that head a part of the log, in every game, with their level.
HEADINGS = {"turn_begun": 1, "phase_begun": 2}
# Events that no line of the log tells: the next one tells as much.
QUIET = frozenset({"finished"})


class Saying(Struct, frozen=True):
    """Something to be said, and the rule it rests on. `heading` is 0 for a plain line."""

    key: str
    slots: Mapping[str, Word]
    rule: str = ""
    heading: int = 0


class Speaker:
    """Speaks about one game in one language: of what happened as it was told then, of what is asked as the table stands."""

    def __init__(self, game: Game[Any, Any], lang: str) -> None:
        self.game = game
        self.lang = lang
        self.words: Words = game.loaded.words(lang)

    # What is to be said

    def event(self, event: Event) -> Saying:
        """`event` as a viewer may read it: see `Match.log`."""
        key = f"log-{_hyphened(event.name)}{'-hidden' if event.hidden else ''}"
        return Saying(key, _slots(event.data, event.words), event.rule, HEADINGS.get(event.name, 0))

    def question(self, choice: Decision) -> Saying:
        about = {"seat": choice.seat, **dict(choice.about)}
        return Saying(f"decision-{_hyphened(choice.kind)}", self._called(about), choice.rule)

    def waiting(self, choice: Decision) -> Saying:
        """What those who are not asked may read of a question."""
        slots = self._called({"seat": choice.seat})
        return Saying(f"decision-{_hyphened(choice.kind)}.waiting", slots, choice.rule)

    def option(self, choice: Choice, option: Option) -> Saying:
        verb = _hyphened(option.verb)
        own = f"option-{_hyphened(choice.kind)}-{verb}"
        slots = self._called({**dict(choice.about), **dict(option.subjects)})
        return Saying(own if own in self.words else f"option-{verb}", slots, choice.rule)

    def explanation(self, choice: Choice, option: Option) -> Saying | None:
        """What an option does and costs: the attribute `text` of its message. None for what its name says already."""
        verb = _hyphened(option.verb)
        keys = (f"option-{_hyphened(choice.kind)}-{verb}.text", f"option-{verb}.text")
        known = next((key for key in keys if key in self.words), "")
        slots = self._called({**dict(choice.about), **dict(option.subjects)})
        return Saying(known, slots, choice.rule) if known else None

    def aim(self, flick: Flick, target: str, hits: int) -> Saying:
        """What a push is for: a disc that it strikes so many times in ten, or a better place."""
        if not target:
            return Saying("reason-flick-aside", self._called({"disc": flick.disc}), flick.rule)
        return Saying(
            "reason-flick", {**self._called({"disc": flick.disc, "target": target}), "hits": hits}, flick.rule
        )

    def _called(self, data: dict[str, Any]) -> dict[str, Word]:
        return _slots(data, self.game.called(data))

    # Saying it

    def say(self, saying: Saying) -> str:
        """The sentence, with a capital at its start."""
        slots = {slot: self.words.spell(word) for slot, word in saying.slots.items()}
        text = self.words.say(saying.key, **slots)
        return text[:1].upper() + text[1:]

    def refusal(self, refused: Refused) -> str:
        """Why an answer was not taken; in English where players cannot run into it."""
        key = f"refused-{refused.said}"
        return self.words.say(key, **refused.slots) if key in self.words else str(refused)

    def scenario(self, id: str) -> str:
        """What a scenario is called: by its pack, or as the game describes it."""
        kind = self.game.scenario_kind
        named = f"{kind}-{id}" in self.words
        return self.words.name(kind, id) if named else str(self.words.spell(self.game.call("scenario", id)))

    def rule(self, rule_id: str) -> ledger.Rule | None:
        """The rule itself, in our language. None where no ledger has it."""
        try:
            return ledger.rule(rule_id, self.lang)
        except ledger.UnknownRule:
            return None


def is_quiet(event: Event) -> bool:
    """Whether the log says nothing of it: another line tells as much, or has told it before (`told`)."""
    return event.name in QUIET or bool(event.data.get("told"))


def _slots(data: dict[str, Any], words: Mapping[str, Word]) -> dict[str, Word]:
    """A word for each subject. Several are also counted: `$rolls`, `$rolls-count`."""
    slots: dict[str, Word] = {}
    for role, value in data.items():
        slots[role] = words.get(role, plain(role, value))
        if isinstance(value, tuple | list):
            slots[f"{role}-count"] = len(value)
    return slots


def _hyphened(name: str) -> str:
    return name.replace("_", "-")
