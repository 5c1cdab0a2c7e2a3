"""How arguments are read and explained, in the language asked for: argparse, with our words for its own, and with suggestions.

Each command begins with `begin`: its help, an example and its exit codes come from the words `COMMAND-help`,
`COMMAND-help-example` and `COMMAND-help-codes`. Defaults are added to the help of each argument, and what stands for a value
(`FILE`) is said in the language too.
"""

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn, cast

from souterrain.commands.words import common, language_of
from souterrain.content import Words
from souterrain.content.fault import nearest
from souterrain.where import GAMES

# What argparse says itself, and where our words for it are. What else it may say is for programmers.
OWN = {
    "usage: ": "parser-usage",
    "positional arguments": "parser-positional",
    "options": "parser-options",
    "show this help message and exit": "parser-help",
    "show program's version number and exit": "parser-version",
    "%(prog)s: error: %(message)s\n": "parser-error",
    "argument %(argument_name)s: %(message)s": "parser-argument",
    "the following arguments are required: %s": "parser-required",
    "unrecognized arguments: %s": "parser-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "parser-ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "parser-choice",
    "invalid %(type)s value: %(value)r": "parser-value",
    "expected one argument": "parser-expected-one",
    "expected at most one argument": "parser-expected-at-most-one",
    "expected at least one argument": "parser-expected-at-least-one",
    "not allowed with argument %s": "parser-not-with",
    "one of the arguments %s is required": "parser-one-of",
    "ignored explicit argument %r": "parser-ignored",
}
SLOT = re.compile(r"%(?:\((\w+)\))?[rs]")
PLACE = re.compile(r"[A-Z]+")


def our_words(message: str) -> str:
    """Ours for what argparse would say; the slots stay as it fills them."""
    if message not in OWN:
        return message
    slots = {slot[1] or "value": slot[0] for slot in SLOT.finditer(message)}
    said = common(language_of()).say(OWN[message], **slots)
    # Fluent trims the ends of a message, which argparse means.
    return message[: len(message) - len(message.lstrip())] + said + message[len(message.rstrip()) :]


# There is no other way in: argparse asks gettext, whose catalogues are files of another kind than ours.
argparse._ = our_words  # type: ignore[attr-defined]


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Adds defaults."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        told = action.help or ""
        default = action.default
        if default in (None, "", argparse.SUPPRESS) or isinstance(default, bool | list) or not action.option_strings:
            return told
        shown = f"{default:g}" if isinstance(default, float) else str(default)
        return f"{told} ({common(language_of()).say('parser-default', value=shown)})".replace("%", "%%")


def _placed(place: str, words: Words) -> str:
    """`NAME=VALUE` in the language."""
    keys = {word: f"place-{word.lower()}" for word in PLACE.findall(place)}
    return PLACE.sub(lambda word: words.say(keys[word[0]]) if keys[word[0]] in words else word[0], place)


class Parser(argparse.ArgumentParser):
    """One that says what was probably meant."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**{"formatter_class": Formatter, **given})

    def add_argument(self, *names: Any, **given: Any) -> argparse.Action:
        action = super().add_argument(*names, **given)
        if action.nargs != 0 and action.choices is None:
            place = "N" if action.type in (int, float) else action.dest.upper()
            action.metavar = _placed(given.get("metavar", place), common(language_of()))
        return action

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        found, left = self.parse_known_args(args, namespace)
        if left:
            # The command that was given knows its arguments.
            asked: Parser = getattr(found, "parser", self)
            asked.refuse(left)
        return found

    def refuse(self, left: Sequence[str]) -> NoReturn:
        say = common(language_of()).say
        known = [name for action in self._actions for name in action.option_strings]
        near = nearest(left[0].partition("=")[0], known) if left[0].startswith("-") else None
        told = say("parser-unrecognized", value=" ".join(left))
        self.error(f"{told}. {say('did-you-mean', near=near)}" if near else told)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices or value == []:  # where nothing need be given
            return
        words = common(language_of())
        known = [str(choice) for choice in action.choices if isinstance(choice, str)]
        if isinstance(action, argparse._SubParsersAction) and value in GAMES:
            told = words.say("parser-is-game", game=str(value))
        else:
            told = suggested(words, "parser-unknown", str(value), known, value=str(value), known=", ".join(known))
        raise argparse.ArgumentError(None, told)


def begin(subparsers: Any, name: str) -> tuple[Parser, Callable[..., str]]:
    """The parser of a command, with all that is said of the whole of it; and the words for its arguments."""
    say = common(language_of()).say
    first = next(iter(GAMES))
    example = "\n".join(f"  {line}" for line in say(f"{name}-help-example", game=first).splitlines())
    codes = "\n".join(f"  {line}" for line in say(f"{name}-help-codes").splitlines())
    told = f"{say('parser-example')}\n{example}\n\n{say('parser-codes')}\n{codes}"
    parser = subparsers.add_parser(name, help=say(f"{name}-help"), description=say(f"{name}-help"), epilog=told)
    parser.set_defaults(parser=parser)
    return cast(Parser, parser), say


def suggested(words: Words, key: str, given: str, among: Iterable[str], /, **slots: str) -> str:
    """A sentence that something is unknown, and what was probably meant, if anything is near."""
    known = {each.casefold(): each for each in among}
    near = nearest(given.casefold(), known)
    told = words.say(key, **slots)
    return f"{told} {words.say('did-you-mean', near=known[near])}" if near else told
