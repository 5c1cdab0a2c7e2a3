"""`souterrain play GAME`: play any game in a terminal, by numbered options, against a person or a computer player.

Here: the arguments, who sits where, whose turn it is, saving after every answer. Not here: what a person sees
(`screen.py`) and types (`person.py`).
"""

import argparse
import contextlib
import importlib
import secrets
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeGuard
from urllib.parse import urlencode

from rich.console import Console

from souterrain.commands.file import open_match, retell, save_match
from souterrain.commands.history import result
from souterrain.commands.parser import begin, suggested
from souterrain.commands.person import Person, Quit
from souterrain.commands.physics import Teller
from souterrain.commands.screen import Screen
from souterrain.commands.words import common, language_of
from souterrain.content import PackError, Words, folders_of, shelf
from souterrain.games import GAMES, find
from souterrain.kernel import ledger
from souterrain.kernel.chance import LARGEST_SEED
from souterrain.kernel.decision import Answer, Choice, Refused
from souterrain.kernel.game import Game, Setting, Setup
from souterrain.kernel.gesture import Decision
from souterrain.kernel.match import Match
from souterrain.kernel.timer import LATE, can_be_late
from souterrain.players import PLAYERS
from souterrain.players import find as find_player
from souterrain.players.own import PlayerFault, is_own
from souterrain.players.player import Player
from souterrain.server.work.physics import get_ready
from souterrain.speech import Speaker
from souterrain.where import languages

PLAYED, FAULT, MISUSE = 0, 1, 2
AGAINST = "adept"  # as on the page: nobody who has a choice wants to play against chance
TERMINAL_ONLY = ("seat", "against", "scenario", "seed", "option", "save", "load")


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "play")
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("play-help-game", games=", ".join(GAMES)))
    parser.add_argument("--text", action="store_true", help=say("play-help-text"))
    parser.add_argument("--seat", help=say("play-help-seat"))
    parser.add_argument("--against", metavar="PLAYER", help=say("play-help-against", level=AGAINST))
    parser.add_argument("--scenario", help=say("play-help-scenario"))
    parser.add_argument("--seed", help=say("play-help-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("play-help-option"))
    parser.add_argument("--pack", action="append", default=[], help=say("play-help-pack"))
    parser.add_argument("--lang", choices=languages(), default=language_of(), help=say("play-help-lang"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=say("play-help-save"))
    parser.add_argument("--load", type=Path, metavar="FILE", help=say("play-help-load"))
    parser.add_argument("--port", type=int, default=8643, help=say("play-help-port"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, read: Callable[[str], str] = input, console: Console | None = None) -> int:
    if not args.text:
        return in_browser(args, common(args.lang))
    if not args.game:
        print(common(args.lang).say("play-which-game", games=", ".join(GAMES)), file=sys.stderr)
        return MISUSE
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")  # arrow keys and a history at the prompt, where the platform has them
    words = common(args.lang)
    try:
        match = load(args, words) if args.load else start(args, words)
        played = TerminalMatch(match, args, read, console or Console(highlight=False))
        if (ready := get_ready(Teller(words.say))) is not None:
            ready.join()
    except (Refused, PackError) as error:
        print(error, file=sys.stderr)
        return MISUSE
    return played.play()


def in_browser(args: argparse.Namespace, words: Words) -> int:
    """The page on this machine, open at the game. Whatever only the terminal takes is refused, not passed over."""
    given = [f"--{name}" for name in TERMINAL_ONLY if getattr(args, name)]
    if given:
        print(words.say("play-needs-text", arguments=", ".join(given)), file=sys.stderr)
        return MISUSE
    if args.game and args.game not in (*GAMES, *expansions()):
        print(unknown_game(args.game, words), file=sys.stderr)
        return MISUSE
    if args.pack and not args.game:
        print(words.say("play-which-game", games=", ".join(GAMES)), file=sys.stderr)
        return MISUSE
    from souterrain.commands.serve import add_packs, serve_here  # only here, for it brings a whole server along

    try:
        packs = named_packs(args, words, add_packs)
    except (Refused, PackError) as error:
        print(error, file=sys.stderr)
        return MISUSE
    asked = {**({"game": args.game} if args.game else {}), **({"packs": ",".join(packs)} if packs else {})}
    at = f"?{urlencode(asked, safe=',')}" if asked else ""
    print(words.say("play-in-browser", address=f"http://127.0.0.1:{args.port}/{at}"), flush=True)
    return serve_here(args.port, at)


def unknown_game(name: str, words: Words) -> str:
    known = ", ".join(GAMES)
    return suggested(words, "play-unknown-game", name, (*GAMES, *expansions()), game=name, games=known)


def named_packs(args: argparse.Namespace, words: Words, add: Callable[[list[Path]], list[str]]) -> list[str]:
    """The packs that were asked for besides the base, by their ids; those of one's own are put on the shelf."""
    if not args.pack:
        return []
    game = expansions().get(args.game, args.game)
    given = [Path(pack) for pack in args.pack if "/" in pack]
    own = add(given)
    check_packs(game, [pack for pack in args.pack if "/" not in pack], words)
    strange = [id for id in own if id not in shelf.added(game)]
    if strange:
        raise Refused(words.say("play-pack-of-other", pack=", ".join(strange), game=game))
    return [pack for pack in (*args.pack, *own) if "/" not in pack and pack not in ("base", args.game)]


def expansions() -> dict[str, str]:
    """Packs that bring rules, each with the game it adds to."""
    return {pack: name for name in GAMES for pack in find(name).expansions}


# Setting up


def start(args: argparse.Namespace, words: Words) -> Match:
    """A new match as the arguments say, or `Refused` with what is wrong with them."""
    if (base := expansions().get(args.game)) is not None:
        raise Refused(words.say("play-expansion", pack=args.game, game=base))
    if args.game not in GAMES:
        raise Refused(unknown_game(args.game, words))
    if args.save and args.save.exists():
        raise Refused(words.say("play-exists", file=str(args.save)))
    packs = check_packs(args.game, args.pack, words)
    game = find(args.game).with_packs(packs)
    scenarios = game.scenarios(game.open_packs(packs).content)
    if args.scenario and args.scenario not in scenarios:
        known = ", ".join(scenarios)
        raise Refused(
            suggested(words, "play-unknown-scenario", args.scenario, scenarios, scenario=args.scenario, scenarios=known)
        )
    options = {**game.usual(), **dict(read_option(text, game, words) for text in args.option)}
    seed = str(secrets.randbelow(2**32)) if args.seed is None else args.seed
    if not (seed.isascii() and seed.isdecimal()) or int(seed) > LARGEST_SEED:
        raise Refused(words.say("play-wrong-seed", most=str(LARGEST_SEED)))
    return Match.start(game, Setup(args.game, args.scenario or "", packs, options), int(seed))


def load(args: argparse.Namespace, words: Words) -> Match:
    """The match in a file, to go on with. Its set-up is written there, so none may be given."""
    given = [name for name in ("scenario", "seed", "option", "pack") if getattr(args, name)]
    if given:
        raise Refused(words.say("play-load-alone", arguments=", ".join(f"--{name}" for name in given)))
    if args.save and args.save.exists() and args.save != args.load:
        raise Refused(words.say("play-exists", file=str(args.save)))
    match = open_match(args.load, check=True, whole=False)
    if match.game.name != args.game:
        raise Refused(words.say("play-other-game", file=str(args.load), game=match.game.name))
    if match.parting:
        # Said before the first question, and written down by going back: what comes after is played with today's rules.
        print(words.say("play-parted", equal=match.parting.entries, count=len(match.entries)))
        match.rewind(0, match.parting.acts)
    return match


def check_packs(game: str, packs: list[str], words: Words) -> tuple[str, ...]:
    known = [folder.name for folder in folders_of(game)]
    for pack in packs:
        if "/" not in pack and pack not in known:
            raise Refused(suggested(words, "play-unknown-pack", pack, known, pack=pack, packs=", ".join(known)))
    return tuple(packs) or ("base",)


def read_option(text: str, game: type[Game[Any, Any]], words: Words) -> tuple[str, Setting]:
    """`name=value`, where the value is written as the option's choices are shown."""
    name, _, value = text.partition("=")
    if name not in game.options:
        known = ", ".join(game.options) or "–"
        raise Refused(suggested(words, "play-unknown-option", name, game.options, option=name, options=known))
    choices = {str(choice).lower(): choice for choice in game.options[name].choices}
    if value.lower() not in choices:
        known = ", ".join(choices)
        raise Refused(suggested(words, "play-wrong-value", value, choices, option=name, value=value, choices=known))
    return name, choices[value.lower()]


def seats_of(asked: str | None, match: Match, words: Words) -> list[int]:
    """The seats that people take."""
    seats = match.game.seats
    if asked in ("all", "both"):
        return list(range(len(seats)))
    if asked == "random":  # the same seed draws the same seat
        return [Random(f"seat {match.heading.seed}").randrange(len(seats))]
    wanted = asked.split(",") if asked else [seats[0]]
    for seat in wanted:
        if seat not in seats:
            raise Refused(suggested(words, "play-unknown-seat", seat, seats, seat=seat, seats=", ".join(seats)))
    return [seats.index(seat) for seat in dict.fromkeys(wanted)]


# Playing


class TerminalMatch:
    """A match with people and computer players around it."""

    def __init__(self, match: Match, args: argparse.Namespace, read: Callable[[str], str], console: Console) -> None:
        self.match = match
        self.screen = Screen(console, args.lang)
        self.words: Words = match.game.loaded.words(args.lang)
        self.read = read
        self.loaded = args.load
        self.file: Path | None = args.save or args.load
        taken = seats_of(args.seat, match, self.words)
        seed = match.heading.seed
        self.save_to = self.file or Path(f"{match.game.name}-{seed}.match")
        self.people = {seat: Person(match, seat, self.screen, read, self.save_to) for seat in taken}
        against = args.against or AGAINST
        if against not in PLAYERS and not is_own(against):
            known = ", ".join(PLAYERS)
            raise Refused(suggested(self.words, "play-unknown-player", against, PLAYERS, player=against, players=known))
        others = [seat for seat in range(len(match.game.seats)) if seat not in taken]
        self.players: dict[int, Player] = {
            seat: find_player(against, int(seed), seat, match.game.setup) for seat in others
        }
        self.sitting: int | None = None  # the person now at the keyboard
        self.spent: dict[tuple[int, str], float] = {}  # seconds, where the game has a clock

    def play(self) -> int:
        try:
            self.welcome()
            self.save()
            while not self.match.game.is_over:
                self.take_turn(self.match.game.open_decisions()[0])
                self.hear()
                self.save()
            self.farewell()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
        except PlayerFault as error:
            print(error, file=sys.stderr)
            return MISUSE
        except OSError as error:
            if self.file is None or isinstance(error, BrokenPipeError):
                raise
            reason = error.strerror or str(error)
            print(self.words.say("play-cannot-save", file=str(self.file), reason=reason), file=sys.stderr)
            return MISUSE
        except Exception as error:
            self.stop(error)
            return FAULT
        return PLAYED

    def take_turn(self, decision: Decision) -> None:
        seat = decision.seat
        if seat in self.players:
            self.match.answer(seat, self.players[seat].answer(decision, partial(self.match.game.view, seat)))
        elif is_mere_pass(decision):
            self.match.answer(seat, decision.options[0].id)
        else:
            self.seat_person(seat)
            answer = self.in_time(self.people[seat], decision)
            if answer is not None:
                self.match.answer(seat, answer)

    def in_time(self, person: Person, decision: Decision) -> Answer | None:
        """What the person answers; where the game has a clock and the time is up by then, it is `late` instead."""
        timer = self.match.game.timer(person.seat)
        if timer is None:
            return person.answer(decision)
        key = (person.seat, timer.name)
        spent = self.spent.get(key, 0.0)
        if spent > timer.seconds and can_be_late(decision):
            return LATE
        began = time.monotonic()
        answer = person.answer(decision, max(0, int(timer.seconds - spent)))
        spent = self.spent[key] = spent + time.monotonic() - began
        if answer is not None and spent > timer.seconds and can_be_late(decision):
            self.screen.line(self.words.say("play-late"))
            return LATE
        return answer

    def seat_person(self, seat: int) -> None:
        """Hands are secret: between two people at one keyboard, the screen is emptied and the next one called."""
        if len(self.people) > 1 and self.sitting != seat:
            self.screen.clear()
            name = self.words.name("seat", self.match.game.seats[seat])
            self.read(f"{self.words.say('play-pass-keyboard', seat=name)} ")
        self.sitting = seat

    def hear(self) -> None:
        for person in self.people.values():
            person.history.hear()

    def save(self) -> None:
        if self.file:
            save_match(self.match, self.file)

    # The first and the last words

    def welcome(self) -> None:
        setup, game = self.match.game.setup, self.match.game
        slots = {"game": ledger.load(game.name, self.screen.lang).title, "seed": self.match.heading.seed}
        if setup.scenario:
            name = Speaker(game, self.screen.lang).scenario(setup.scenario)
            self.screen.line(self.words.say("play-start", scenario=name, **slots), style="bold")
        else:
            self.screen.line(self.words.say("play-start-plain", **slots), style="bold")
        if len(self.people) == 1:
            (seat,) = self.people
            self.screen.line(self.words.say("play-you-are", seat=self.words.name("seat", game.seats[seat])))
        if self.file:
            self.screen.line(self.words.say("play-saves-to", file=str(self.file)))
        self.screen.line(self.words.say("play-hint"))
        self.catch_up()

    def catch_up(self) -> None:
        """Each person's log from the first line on, also of a match that was begun another day."""
        if self.loaded:
            self.screen.line(self.words.say("play-loaded", file=str(self.loaded), count=len(self.match.entries)))
            for person in self.people.values():
                person.remember(retell(self.match))
        self.hear()

    def farewell(self) -> None:
        seat = self.sitting if self.sitting in self.people else next(iter(self.people))
        self.screen.table(self.match, None if len(self.people) > 1 else seat)
        self.people[seat].show_news()
        self.screen.line(result(self.match, self.screen.lang), style="bold")
        if self.file:
            self.screen.line(self.words.say("play-saved", file=str(self.file)))

    def leave(self) -> None:
        self.screen.line()
        if self.file:
            save_match(self.match, self.file)
            game = self.match.game
            seats = ",".join(game.seats[seat] for seat in self.people)
            self.screen.line(self.words.say("play-left-saved", file=str(self.file), game=game.name, seats=seats))
        else:
            self.screen.line(self.words.say("play-left-unsaved"))

    def stop(self, error: Exception) -> None:
        """A fault of ours: the match is as before the answer that brought it out, and is kept even if nobody asked."""
        traceback.print_exception(error)
        save_match(self.match, self.save_to)
        print(self.words.say("play-fault", reason=repr(error)), file=sys.stderr)
        print(self.words.say("play-saved", file=str(self.save_to)), file=sys.stderr)


def is_mere_pass(decision: Decision) -> TypeGuard[Choice]:
    """A moment to react with nothing to play: asked only so that the others learn nothing, so nobody need be bothered."""
    return isinstance(decision, Choice) and decision.kind == "react" and len(decision.options) == 1
