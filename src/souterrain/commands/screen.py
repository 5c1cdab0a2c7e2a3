"""What a person at a terminal reads: the table, what has happened, the question with its options, rules.

Here: how it is laid out, at 80 columns, with colours only on a terminal. Not here: what people type (`person.py`) and
how a game draws its table (`games/<game>/draw.py`).
"""

import textwrap
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from souterrain.commands.history import SpokenLine
from souterrain.content import Called, Phrase
from souterrain.games import draw
from souterrain.kernel import ledger
from souterrain.kernel.decision import Choice, Option
from souterrain.kernel.match import Match
from souterrain.kernel.timer import LATE
from souterrain.speech import Speaker

WIDEST = 100
MANY = 12  # options that are read at a glance; more are put together by what they act on
FEW = 4  # options refused by the same rule: up to so many are shown one by one


class Numbered(NamedTuple):
    """A numbered option. `refused` is the rule that forbids it, or empty. `about` heads those that act on the same thing."""

    number: int
    option: Option
    text: str
    refused: str = ""
    about: str = ""


def list_options(choice: Choice, speaker: Speaker) -> list[Numbered]:
    """The options by number, the refused ones after the others. Of two copies of a card, one is enough to choose from."""
    offered: list[tuple[Option, str]] = []
    said: set[str] = set()
    for option in choice.options:
        if option.id == LATE:
            continue  # the clock's to say
        text = speaker.say(speaker.option(choice, option))
        if choice.most > 1 or text not in said:
            offered.append((option, text))
            said.add(text)
    headed = grouped(offered, speaker) if len(offered) > MANY else [("", each) for each in offered]
    listed = [Numbered(number, *each, about=about) for number, (about, each) in enumerate(headed, 1)]
    for refusal in sorted(choice.refused, key=lambda refusal: refusal.rule):
        text = speaker.say(speaker.option(choice, refusal.option))
        listed.append(Numbered(len(listed) + 1, refusal.option, text, refusal.rule))
    return listed


def grouped(offered: Sequence[tuple[Option, str]], speaker: Speaker) -> list[tuple[str, tuple[Option, str]]]:
    """Options under what they act on, their first subject that has a name; those that stand alone come last. Nothing is
    moved where no two groups come of it."""
    groups: dict[str, list[tuple[Option, str]]] = {}
    for each in offered:
        groups.setdefault(_acted_on(each[0], speaker), []).append(each)
    alone = [each for about, group in groups.items() if not about or len(group) == 1 for each in group]
    together = {about: group for about, group in groups.items() if about and len(group) > 1}
    if len(together) < 2:
        return [("", each) for each in offered]
    rest = speaker.words.say("play-otherwise")
    return [*((about, each) for about, group in together.items() for each in group), *((rest, each) for each in alone)]


def _acted_on(option: Option, speaker: Speaker) -> str:
    words = speaker.game.called(dict(option.subjects))
    named = (words[role] for role, _ in option.subjects if isinstance(words.get(role), Called | Phrase))
    word = next(named, None)
    said = "" if word is None else str(speaker.words.spell(word))
    return said[:1].upper() + said[1:]


class Screen:
    """Writes on a console, in one language."""

    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.lang = lang
        self.width = min(console.width, WIDEST)

    def line(self, text: str = "", indent: int = 0, style: str = "") -> None:
        self.entry("", text, style, indent)

    def entry(self, label: str, text: str, style: str = "", indent: int = 7) -> None:
        """A label and a text that is wrapped beside it. Python's wrapping, unlike rich's, respects no-break spaces."""
        lines = textwrap.wrap(text, self.width - indent, break_long_words=False, break_on_hyphens=False) or [""]
        for place, part in enumerate(lines):
            head = f"{label if not place else '':>{max(indent - 2, 0)}}".ljust(indent)
            self.console.print(Text(head, style="dim") + Text(part, style=style), soft_wrap=True)

    def clear(self) -> None:
        """Push what was there out of sight: another person comes to the keyboard."""
        if self.console.is_terminal:
            self.console.print("\n" * self.console.height)
            self.console.clear()
        else:
            self.line()

    def table(self, match: Match, seat: int | None) -> None:
        """The table as a seat sees it, drawn by its game, if it draws."""
        if drawing := draw(match.game, seat, match.game.loaded.words(self.lang), self.width):
            self.console.print(Text(f"\n{drawing}\n"), soft_wrap=True)

    def log(self, lines: Iterable[SpokenLine], first: int) -> None:
        """Lines of the log, numbered so that one can ask why."""
        for number, line in enumerate(lines, start=first):
            if line.heading:
                self.line(line.text, indent=6, style="bold")
            else:
                self.entry(f"#{number}", line.text)

    def options(self, listed: Sequence[Numbered], speaker: Speaker) -> None:
        about = ""
        for each in listed:
            if not each.refused:
                if each.about != about:
                    about = each.about
                    self.line(about, indent=4, style="bold")
                self.entry(str(each.number), each.text)
        refused = [each for each in listed if each.refused]
        if refused:
            self.line(speaker.words.say("play-refused"), style="dim")
        for rule in dict.fromkeys(each.refused for each in refused):
            self._refused(rule, [each for each in refused if each.refused == rule], speaker)

    def _refused(self, rule: str, group: Sequence[Numbered], speaker: Speaker) -> None:
        if len(group) <= FEW:
            for each in group:
                self.entry(str(each.number), each.text, style="dim")
        else:
            numbers = f"{group[0].number}–{group[-1].number}"
            text = speaker.words.say("play-more", option=group[0].text, count=len(group) - 1)
            self.entry(numbers, text, style="dim")
        found = speaker.rule(rule)
        self.entry("", found.text if found else rule, style="dim italic")

    def rule(self, rule: ledger.Rule) -> None:
        """A rule with what we decided about it."""
        self.line(rule.id, indent=2, style="bold")
        self.line(rule.text, indent=4)
        for text in (rule.ruling, rule.example):
            if text:
                self.line(text, indent=4, style="italic")
