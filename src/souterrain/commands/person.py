"""A person at the keyboard: what is asked, what may be typed, and what it means.

Here: the prompt and its commands. Wrong input gets a sentence and is asked again; nothing changes. Not here: the layout
(`screen.py`) and whose turn it is (`play.py`).
"""

import math
from collections.abc import Callable, Iterator
from pathlib import Path

from souterrain.commands.file import save_match
from souterrain.commands.gesture import example_of, read_gesture
from souterrain.commands.goal import brief
from souterrain.commands.history import SpokenHistory
from souterrain.commands.screen import Numbered, Screen, list_options
from souterrain.content import Called, Several, Words
from souterrain.kernel import ledger
from souterrain.kernel.decision import Answer, Choice, Option, Refused
from souterrain.kernel.gesture import Decision, Flick, Place
from souterrain.kernel.match import Match
from souterrain.speech import Speaker

COMMANDS = ("why", "goal", "log", "undo", "rules", "save", "help", "quit", "concede", "table")
SHOWN_RULES = 8


class Quit(Exception):
    """The person leaves the table."""


class Person:
    """One who answers for a seat by typing. `read` gives a line, or raises EOFError or KeyboardInterrupt."""

    def __init__(self, match: Match, seat: int, screen: Screen, read: Callable[[str], str], save_to: Path) -> None:
        self.match = match
        self.seat = seat
        self.screen = screen
        self.read = read
        self.save_to = save_to
        self.history = SpokenHistory(match, seat, screen.lang)
        self.words: Words = match.game.loaded.words(screen.lang)
        self._told = 0  # lines of the log that were on the screen already
        self._listed: list[Numbered] = []
        self._is_briefed = False

    # What is shown

    def show(self, decision: Decision) -> None:
        """The table, what has happened since the last question, and the question."""
        self.screen.table(self.match, self.seat)
        self.show_news()
        self.ask(decision)

    def show_news(self) -> None:
        news = self.history.lines[self._told :]
        if news:
            self.screen.line(self.words.say("play-happened"), style="bold")
            self.screen.log(news, self._told + 1)
            self.screen.line()
        self._told = len(self.history.lines)

    def remember(self, told: Iterator[Match]) -> None:
        """Take the log of a match that has been played before, without reading it out."""
        for match in told:
            self.history.match = match
            self.history.hear()
        self.history.match = self.match
        self._told = len(self.history.lines)

    def ask(self, decision: Decision) -> None:
        speaker = self._speaker()
        self.screen.line(speaker.say(speaker.question(decision)), style="bold")
        if not isinstance(decision, Choice):
            kind = "place" if isinstance(decision, Place) else "flick"
            self.screen.line(self.words.say(f"play-{kind}", example=self._example(decision)))
            if isinstance(decision, Flick) and decision.sway is not None:
                degrees, percent = round(math.degrees(decision.sway.angle / 1000)), round(decision.sway.speed / 10)
                self._say("play-sway", degrees=degrees, percent=percent, soft=decision.sway.soft // 10)
            return
        self._listed = list_options(decision, speaker)
        self.screen.options(self._listed, speaker)
        if decision.least != 1 or decision.most != 1:
            self.screen.line(self.words.say("play-pick-several", least=decision.least, most=decision.most))

    def _speaker(self) -> Speaker:
        return Speaker(self.match.game, self.screen.lang)

    def _say(self, key: str, **slots: str | int) -> None:
        self.screen.line(self.words.say(key, **slots))

    # What is typed

    def answer(self, decision: Decision, seconds: int = -1) -> Answer | None:
        """An answer to the question, or None when something else has changed the match (undo, concession). `seconds` is the
        time that is left, where there is a clock."""
        if not self._is_briefed:
            self._is_briefed = True
            self._brief()
        self.show(decision)
        if seconds >= 0:
            self._say("play-seconds", count=seconds)
        while True:
            typed = self.read(f"{self.words.name('seat', self.match.game.seats[self.seat])}> ").strip()
            word, _, rest = typed.partition(" ")
            command = self._command(word.casefold())
            if command in ("undo", "concede"):
                if self._undo() if command == "undo" else self._concede():
                    return None
            elif command:
                self._obey(command, rest.strip(), decision)
            else:
                answer = self._pick(typed, decision)
                if answer is not None:
                    return answer

    def _command(self, word: str) -> str:
        """The command a word stands for, in the person's language or in English."""
        if word == "?":
            return "help"
        for command in COMMANDS:
            if word == command or word in self.words.say(f"play-words-{command}").split(", "):
                return command
        return ""

    def _pick(self, typed: str, decision: Decision) -> Answer | None:
        """The answer that was typed, if it is one the match would take."""
        if not isinstance(decision, Choice):
            return self._gesture(typed, decision)
        numbers = typed.replace(",", " ").split()
        if not numbers and decision.least:
            return None
        picked = [self._find(number) for number in numbers]
        found = [listed for listed in picked if listed is not None]
        if len(found) < len(numbers):
            return None
        twice = next((number for number in numbers if numbers.count(number) > 1), None)
        if twice:
            self._say("play-twice", number=twice)
        elif not decision.least <= len(found) <= decision.most:
            one = decision.least == decision.most == 1
            counts = {"least": decision.least, "most": decision.most, "count": len(found)}
            self._say("play-one-only" if one else "play-wrong-count", **counts)
        elif decision.least == decision.most == 1:
            return found[0].option.id
        else:
            return tuple(listed.option.id for listed in found)
        return None

    def _example(self, decision: Place | Flick) -> str:
        return example_of(decision, self.match.game.setup.options.get("aim-help") is True)

    def _gesture(self, typed: str, decision: Place | Flick) -> Answer | None:
        """The point or the flick that was typed, if the game would take it."""
        answer = read_gesture(typed, decision)
        if answer is None:
            self._say("play-not-two-numbers", text=typed, example=self._example(decision))
            return None
        try:
            self.match.game.check_gesture(decision, decision.pick(answer)[0])
        except Refused as refused:
            self.screen.line(self._speaker().refusal(refused))
            return None
        return answer

    def _find(self, number: str) -> Numbered | None:
        """The option of that number, or nothing and a sentence that says why not."""
        if not (number.isascii() and number.isdecimal()):
            self._say("play-not-a-number", text=number)
            return None
        if not 1 <= int(number) <= len(self._listed):
            most = len(self._listed) - sum(1 for listed in self._listed if listed.refused)
            self._say("play-no-such-option", number=number, most=most)
            return None
        listed = self._listed[int(number) - 1]
        if not listed.refused:
            return listed
        rule = self._speaker().rule(listed.refused)
        self._say("play-is-refused", number=number, rule=rule.text if rule else listed.refused)
        return None

    # Commands

    def _obey(self, command: str, rest: str, decision: Decision) -> None:
        match command:
            case "why":
                self._why(rest, decision)
            case "goal":
                if not self._brief():
                    self._say("play-no-goal")
            case "log":
                self.screen.log(self.history.lines, 1)
            case "rules":
                self._rules(rest)
            case "save":
                self.save(Path(rest) if rest else self.save_to)
            case "help":
                for line in self.words.say("play-manual").split("\n"):
                    self.screen.console.print(f"  {line}", soft_wrap=True, markup=False)
            case "table":
                self.show(decision)
            case "quit":
                raise Quit

    def _brief(self) -> bool:
        """Say what the match is about, what each side must do and how far it is; whether the game says so."""
        lines = list(brief(self.match.game, self.seat, self.words))
        for line in lines:
            self.screen.line(line)
        return bool(lines)

    def _why(self, rest: str, decision: Decision) -> None:
        """The rule behind the question, an option by its number, or a line of the log (`#12`)."""
        rule = decision.rule
        if rest.startswith("#"):
            number = rest[1:].strip()
            lines = self.history.lines
            if not (number.isascii() and number.isdecimal()) or not 1 <= int(number) <= len(lines):
                self._say("play-no-such-line", number=number, most=len(lines))
                return
            rule = lines[int(number) - 1].rule
        elif rest:
            if not (rest.isascii() and rest.isdecimal()) or not 1 <= int(rest) <= len(self._listed):
                self._say("play-no-such-option", number=rest, most=len(self._listed))
                return
            rule = self._listed[int(rest) - 1].refused or decision.rule
            self._explain(decision, self._listed[int(rest) - 1].option)
        found = self._speaker().rule(rule)
        if found:
            self.screen.rule(found)
        else:
            self._say("play-no-rule")

    def _explain(self, decision: Decision, option: Option) -> None:
        """What an option does and costs, and what is written on the things that it names."""
        saying = self._speaker().explanation(decision, option) if isinstance(decision, Choice) else None
        if saying:
            self.screen.line(self._speaker().say(saying))
        for name, told in self._written_on(option):
            self.screen.line(name, indent=2, style="bold")
            self.screen.line(told, indent=4)

    def _written_on(self, option: Option) -> Iterator[tuple[str, str]]:
        loaded = self.match.game.loaded
        for word in self.match.game.called(dict(option.subjects)).values():
            for each in dict.fromkeys(word.words) if isinstance(word, Several) else (word,):
                if isinstance(each, Called) and (each.kind, each.id) in loaded.origin:
                    told = " ".join(self.words.texts(each.kind, getattr(loaded.content, each.kind)[each.id]).values())
                    if told:
                        yield self.words.name(each.kind, each.id), told

    def _rules(self, text: str) -> None:
        """What is written on things of that name, and what the rules say of it."""
        if not text:
            self._say("play-say-what")
            return
        for name, told in self._content(text):
            self.screen.line(name, indent=2, style="bold")
            self.screen.line(told, indent=4)
        found = ledger.load(self.match.game.name, self.screen.lang).search(text)
        self._say("play-found", count=len(found), text=text)
        if len(found) > SHOWN_RULES:
            self._say("play-found-first", shown=SHOWN_RULES)
        for rule in found[:SHOWN_RULES]:
            self.screen.rule(rule)

    def _content(self, text: str) -> Iterator[tuple[str, str]]:
        """Cards, tiles and the like whose name has these words in it, with what is written on them."""
        loaded = self.match.game.loaded
        wanted = ledger.fold(text).split()
        for kind, id in loaded.origin:
            name = self.words.name(kind, id)
            told = " ".join(self.words.texts(kind, getattr(loaded.content, kind)[id]).values())
            if told and all(word in ledger.fold(name) for word in wanted):
                yield name, told

    def save(self, path: Path) -> None:
        if path != self.save_to and path.exists():
            self._say("play-exists", file=str(path))
            return
        try:
            save_match(self.match, path)
        except OSError as error:
            self._say("play-cannot-save", file=str(path), reason=error.strerror or str(error))
        else:
            self._say("play-saved", file=str(path))

    def _undo(self) -> bool:
        if not self.match.can_undo(self.seat):
            self._say("play-no-undo")
            return False
        self.match.undo(self.seat)
        return True

    def _concede(self) -> bool:
        answer = self.read(f"{self.words.say('play-concede-sure')}> ").strip().casefold()
        if answer in ("yes", *self.words.say("play-words-yes").split(", ")):
            self.match.concede(self.seat)
            return True
        return False
