"""`souterrain replay FILE [--check] [--seat S] [--lang LANG]`: a match told again from its file, or checked.

Here: what is told. Not here: what makes a file sound (`kernel/match.py`) and the sentences (`speech.py`, `.ftl` files).
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from souterrain import __version__
from souterrain.commands.file import open_match, retell
from souterrain.commands.goal import brief
from souterrain.commands.history import SpokenHistory, is_told, result
from souterrain.commands.parser import begin, suggested
from souterrain.commands.words import common, language_of
from souterrain.content import Words
from souterrain.kernel import ledger
from souterrain.kernel.decision import Refused
from souterrain.kernel.match import Match
from souterrain.speech import Speaker
from souterrain.where import languages

GOOD, FAULTY = 0, 2


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "replay")
    parser.add_argument("file", type=Path, metavar="FILE", help=say("replay-help-file"))
    parser.add_argument("--check", action="store_true", help=say("replay-help-check"))
    parser.add_argument("--seat", help=say("replay-help-seat"))
    parser.add_argument("--lang", choices=languages(), default=language_of(), help=say("replay-help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    say = common(args.lang).say
    try:
        match = open_match(args.file, check=args.check, whole=args.check)
        seats = match.game.seats
        if args.seat is not None and args.seat not in seats:
            known = ", ".join(seats)
            raise Refused(
                suggested(common(args.lang), "replay-unknown-seat", args.seat, seats, seat=args.seat, seats=known)
            )
    except Refused as error:
        print(error, file=sys.stderr)
        return FAULTY
    if args.check:
        print(checked(match, str(args.file), args.lang))
        print(rules(match, args.lang))
        return GOOD
    for line in told(match, None if args.seat is None else seats.index(args.seat), args.lang):
        print(line)
    if match.parting:
        print(say("replay-parted", equal=match.parting.entries, count=len(match.entries)))
        print(rules(match, args.lang))
        return FAULTY
    return GOOD


def checked(match: Match, file: str, lang: str) -> str:
    """What was found of a match that can be played again from its first line to its last."""
    say, count = common(lang).say, len(match.entries)
    if match.heading.version == 1:  # its hashes are no longer made
        return say("replay-not-compared", file=file, count=count, program=match.heading.program)
    return say("replay-checked", file=file, packs=len(match.heading.packs), count=count)


def rules(match: Match, lang: str) -> str:
    """With which rules a match was played, and with which it is played again."""
    heading = match.heading
    then = str(heading.rules) if heading.rules else "–"  # files of version 1 do not tell
    game = title_of(match, lang)
    return common(lang).say(
        "replay-rules", game=game, then=then, program=heading.program, now=str(match.game.rules), here=__version__
    )


def told(match: Match, seat: int | None, lang: str) -> Iterator[str]:
    """The match from its set-up to its end, as `seat` saw it; a spectator's sight for None."""
    words = match.game.loaded.words(lang)
    yield from heading(match, seat, words)
    yield from ("", *brief(next(retell(match)).game, seat, words))
    yield from headed(words.say("replay-setup"), "=")
    history = SpokenHistory(match, seat, lang)
    for again in retell(match):
        history.match = again
        for line in history.hear():
            if line.heading:
                yield from headed(line.text, "=" if line.heading == 1 else "-")
            else:
                yield line.text
    yield ""
    yield from ending(match, lang, words)


def headed(text: str, under: str) -> tuple[str, ...]:
    return ("", text, under * len(text))


def heading(match: Match, seat: int | None, words: Words) -> Iterator[str]:
    game, setup = match.game, match.game.setup
    title = title_of(match, words.lang)
    if setup.scenario:
        title = words.say("replay-heading", game=title, scenario=Speaker(game, words.lang).scenario(setup.scenario))
    yield from (title, "#" * len(title), "")
    names = [words.name("seat", name) for name in game.seats]
    yield words.say("replay-seats", seats=words.joined(names))
    yield words.say("replay-packs", packs=words.joined([words.name("pack", pack) for pack in match.heading.packs]))
    for option, value in setup.options.items():
        known = game.options[option]
        if not matters(match, option) or (not known.is_offered and value == known.choices[0]):
            continue
        own = f"setting-{option}-{value}"
        said = words.say(own) if own in words else str(value)
        if isinstance(value, bool):
            said = words.say("packs-yes" if value else "packs-no")
        yield words.say("replay-option", option=words.say(f"setting-{option}"), value=said)
    yield words.say("replay-seed", seed=match.heading.seed)
    yield words.say("replay-sight-spectator") if seat is None else words.say("replay-sight", seat=names[seat])


def matters(match: Match, option: str) -> bool:
    """Whether a setting changes anything, as the others are set."""
    known = match.game.options.get(option)
    chosen = match.game.setup.options
    return known is None or all(chosen.get(other) in choices for other, choices in known.when.items())


def title_of(match: Match, lang: str) -> str:
    return ledger.load(match.game.name, lang).title


def ending(match: Match, lang: str, words: Words) -> Iterator[str]:
    count = len(match.entries)
    if match.game.is_over:
        if not is_told(match):
            yield result(match, lang)
        yield words.say("replay-answers", count=count)
        return
    speaker = Speaker(match.game, lang)
    waiting = " ".join(speaker.say(speaker.waiting(decision)) for decision in match.game.open_decisions())
    yield words.say("replay-unfinished", count=count, waiting=waiting)
