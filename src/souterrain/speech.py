"""Sentences for people: what events, questions, options and refusals say in one language.

A `Saying` is a message's key and the words for its slots, all plain: the terminal says it here, a page can say it with
the same Fluent files. What a subject is called is the game's affair (`Game.describe`). Keys follow the names in the
code, with hyphens: the event `tile_laid` is `log-tile-laid`, or `log-tile-laid-hidden` where its secrets are struck
out; the question `turn_tile` is `decision-turn-tile`, and its attribute `waiting` is what the others read; the option
`use` is `option-KIND-use` where the question needs words of its own, else `option-use`.
"""

from typing import Any

from msgspec import Struct

from souterrain.content import Name, Words, joined
from souterrain.kernel import ledger
from souterrain.kernel.decision import Choice, Option, Refused
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision, Flick

# Events that head a part of the log, in every game, with their level.
HEADINGS = {"turn_begun": 1, "phase_begun": 2}
# Events that no line of the log tells: the next one tells as much.
QUIET = frozenset({"finished"})
# Subjects that follow one another, in every game: they are told with arrows.
FOLLOWING = frozenset({"sequence"})


class Saying(Struct, frozen=True):
    """Something to be said, and the rule it rests on. `heading` is 0 for a plain line."""

    key: str
    slots: dict[str, str | int]
    rule: str = ""
    heading: int = 0

    def plain(self) -> dict[str, Any]:
        """For the wire: a name is its text and its forms."""
        slots = {
            role: {"text": str(word), "forms": dict(word.forms)} if isinstance(word, Name) else word
            for role, word in self.slots.items()
        }
        return {"key": self.key, "slots": slots, "rule": self.rule, "heading": self.heading}


class Speaker:
    """Speaks about one game in one language. Subjects are named as the table stands: speak of events when they happen."""

    def __init__(self, game: Game[Any, Any], lang: str) -> None:
        self.game = game
        self.lang: ledger.Language = "fr" if lang == "fr" else "en"
        self.words: Words = game.loaded.words(lang)

    # What is to be said

    def event(self, event: Event) -> Saying:
        """`event` as a viewer may read it: see `Match.log`."""
        key = f"log-{_hyphened(event.name)}{'-hidden' if event.hidden else ''}"
        data = event.data
        if event.hidden:
            data = {role: len(value) if isinstance(value, tuple) else value for role, value in data.items()}
        return Saying(key, self._slots(data), event.rule, HEADINGS.get(event.name, 0))

    def question(self, choice: Decision) -> Saying:
        about = {"seat": choice.seat, **dict(choice.about)}
        return Saying(f"decision-{_hyphened(choice.kind)}", self._slots(about), choice.rule)

    def waiting(self, choice: Decision) -> Saying:
        """What those who are not asked may read of a question."""
        slots = self._slots({"seat": choice.seat})
        return Saying(f"decision-{_hyphened(choice.kind)}.waiting", slots, choice.rule)

    def option(self, choice: Choice, option: Option) -> Saying:
        verb = _hyphened(option.verb)
        own = f"option-{_hyphened(choice.kind)}-{verb}"
        slots = self._slots({**dict(choice.about), **dict(option.subjects)})
        return Saying(own if own in self.words else f"option-{verb}", slots, choice.rule)

    def aim(self, flick: Flick, target: str, hits: int) -> Saying:
        """What a push is for: a disc that it strikes so many times in ten, or a better place."""
        if not target:
            return Saying("reason-flick-aside", self._slots({"disc": flick.disc}), flick.rule)
        return Saying("reason-flick", {**self._slots({"disc": flick.disc, "target": target}), "hits": hits}, flick.rule)

    def _slots(self, data: dict[str, Any]) -> dict[str, str | int]:
        """A word for each subject. Several are joined, form by form, and counted: `$rolls`, `$rolls-count`."""
        slots: dict[str, str | int] = {}
        for role, value in data.items():
            if isinstance(value, tuple):
                names = [self.game.describe(role, item, self.words) for item in value]
                slots[role] = joined(names, " → " if role in FOLLOWING else ", ")
                slots[f"{role}-count"] = len(value)
            else:
                slots[role] = self.game.describe(role, value, self.words)
        return slots

    # Saying it

    def say(self, saying: Saying) -> str:
        """The sentence, with a capital at its start."""
        text = self.words.say(saying.key, **saying.slots)
        return text[:1].upper() + text[1:]

    def refusal(self, refused: Refused) -> str:
        """Why an answer was not taken; in English where players cannot run into it."""
        key = f"refused-{refused.said}"
        return self.words.say(key, **refused.slots) if key in self.words else str(refused)

    def scenario(self, id: str) -> str:
        """What a scenario is called: by its pack, or as the game describes it."""
        named = f"scenario-{id}" in self.words
        return self.words.name("scenario", id) if named else str(self.game.describe("scenario", id, self.words))

    def rule(self, rule_id: str) -> ledger.Rule | None:
        """The rule itself, to be read in `self.lang`. None where no ledger has it."""
        try:
            return ledger.rule(rule_id)
        except ledger.UnknownRule:
            return None


def is_quiet(event: Event) -> bool:
    """Whether the log says nothing of it: another line tells as much, or has told it before (`told`)."""
    return event.name in QUIET or bool(event.data.get("told"))


def _hyphened(name: str) -> str:
    return name.replace("_", "-")
