"""`souterrain verify FILE [--lang LANG]`: whether nobody could have chosen the dice and cards of a match.

Here: what is told of it. Not here: what makes a proof (`kernel/proof.py`), and how chance is made (`kernel/stir.py`).
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from souterrain.commands.file import open_match
from souterrain.commands.parser import begin
from souterrain.commands.words import language_of
from souterrain.content import Words
from souterrain.kernel.decision import Refused
from souterrain.kernel.match import NOTED, STIR, Match, read_beside
from souterrain.kernel.proof import Doubt, Noted, Proof, Stretch, prove
from souterrain.kernel.stir import Stir
from souterrain.where import languages

GOOD, UNSEALED, FAULTY = 0, 1, 2


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "verify")
    parser.add_argument("file", type=Path, metavar="FILE", help=say("replay-help-file"))
    parser.add_argument("--lang", choices=languages(), default=language_of(), help=say("replay-help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    name = str(args.file)
    try:
        match = open_match(args.file, check=True)
        data = args.file.read_bytes()
        stirs, noted = read_beside(data, name, Stir, STIR), read_beside(data, name, Noted, NOTED)
    except Refused as error:
        print(error, file=sys.stderr)
        return FAULTY
    words = match.game.loaded.words(args.lang)
    proof = prove(match, stirs, noted)
    for doubt in proof.doubts:
        print(doubted(doubt, match, words), file=sys.stderr)
    if proof.doubts:
        return FAULTY
    if not proof.is_sealed:
        print(words.say("verify-unsealed", file=name))
        return UNSEALED
    for line in told(proof, match, words, name):
        print(line)
    for seal in dict.fromkeys(stir.seal for stir in stirs):
        print(words.say("verify-seal", seal=seal))
    return GOOD


def told(proof: Proof, match: Match, words: Words, file: str) -> Iterator[str]:
    yield words.say("verify-sealed", file=file)
    for stretch in proof.stretches:
        yield f"  {stretched(stretch, match, words)}"
    for acts, seat in proof.broken:
        yield words.say("verify-broken", seat=words.name("seat", match.game.seats[seat]), acts=acts)
    for seat in dict.fromkeys(proof.lost):
        yield words.say("verify-lost", seat=words.name("seat", match.game.seats[seat]), count=proof.lost.count(seat))
    yield words.say("verify-played", count=len(match.standing()))
    for seat in sorted({seat for stretch in proof.stretches for seat in stretch.seats}):
        among = [stretch for stretch in proof.stretches if seat in stretch.seats]
        count = sum(seat in stretch.noted for stretch in among)
        name = words.name("seat", match.game.seats[seat])
        yield words.say("verify-noted", seat=name, count=count, of=len(among))


def stretched(stretch: Stretch, match: Match, words: Words) -> str:
    """Some acts, and who could not have been left out of what chance decided there."""
    names = [words.name("seat", name) for name in match.game.seats]
    first, last = stretch.begins + 1, stretch.begins + stretch.acts
    acts = words.say("verify-acts", first=first, last=last, count=stretch.acts, deal=int(stretch.begins == 0))
    if not stretch.is_sealed:
        return words.say("verify-nothing", acts=acts)
    if not stretch.seats:
        return words.say("verify-server", acts=acts)
    return words.say("verify-seats", acts=acts, seats=words.joined([names[seat] for seat in stretch.seats]))


def doubted(doubt: Doubt, match: Match, words: Words) -> str:
    seat = words.name("seat", match.game.seats[doubt.seat]) if 0 <= doubt.seat < len(match.game.seats) else ""
    return words.say(f"verify-doubt-{doubt.what}", stir=doubt.stir, seat=seat)
