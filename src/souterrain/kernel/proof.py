"""The proof of a match: that nobody could have chosen its dice and cards, worked out from its file.

What is asked is little: each stir has a cause (`Causes`) and is of a sealed secret and the salts that were pledged; chance was
turned by stirs and nothing else; and all is as somebody's page noted it while the match was played. Everything else is a doubt.
Not here: whether the dice follow from it; that is what playing the match again shows (`match.replay`).
"""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from souterrain.kernel.match import TURNS, Match, numbers_of
from souterrain.kernel.stir import Causes, Stir, pledge_of, seal_of


class Noted(Struct, frozen=True, forbid_unknown_fields=True):
    """What a page had been shown when it gave its salt. It adds this to the file that it saves, as a line of its own."""

    noted: int  # the number of the stir
    seat: int
    seal: str
    pledges: dict[int, str]
    salt: str
    at: int  # how many entries there were
    taken: bool = True  # the server has said so; else it may have come too late


# What is wrong: a secret that is not the sealed one, a seal that nobody could have seen before they gave their salt, a stir that
# there was no cause for, a salt that is not the pledged one, chance that does not follow from them, chance that nothing is said
# of, another course than the page noted.
Wrong = Literal["secret", "seal", "cause", "pledge", "number", "unsaid", "noted"]


class Doubt(NamedTuple):
    what: Wrong
    stir: int
    seat: int = -1


class Stretch(NamedTuple):
    """Some acts of a match, and whose salt was in all that chance decided there, besides the server's secret. Where it was not
    sealed, nothing can be proved. Those who have `noted` it know that it was so; the others know it from the file alone."""

    begins: int  # so many acts were before
    acts: int
    seats: tuple[int, ...] = ()
    noted: tuple[int, ...] = ()
    is_sealed: bool = False


class Proof(NamedTuple):
    stretches: list[Stretch]
    doubts: list[Doubt]
    broken: list[
        tuple[int, int]
    ]  # before so many acts, the seat by which a stir was broken off: it may have known what came
    lost: list[int]  # for each salt that a page gave and the server did not take, the seat

    @property
    def is_sealed(self) -> bool:
        return any(stretch.is_sealed for stretch in self.stretches)


def prove(match: Match, stirs: Sequence[Stir], noted: Sequence[Noted] = ()) -> Proof:
    lost = [note for note in noted if not note.taken and not _is_as_noted(note, stirs)]
    doubts = [*_without_cause(match, stirs), *_amiss(match, stirs), *_unsaid(match, stirs)]
    doubts += [Doubt("noted", note.noted, note.seat) for note in noted if note.taken and not _is_as_noted(note, stirs)]
    broken = [(_acts(match, stir.at), seat) for stir in stirs for seat in stir.broken]
    return Proof(list(_stretches(match, stirs, noted)), doubts, broken, [note.seat for note in lost])


def _without_cause(match: Match, stirs: Sequence[Stir]) -> Iterator[Doubt]:
    causes, read = Causes(), 0
    for place, stir in enumerate(stirs):
        for entry in match.entries[read : stir.at]:
            if entry.act not in TURNS:
                causes.act(entry.seat)
        read = max(read, stir.at)
        act = match.entries[stir.at - 1].act if 0 < stir.at <= len(match.entries) else ""
        if stir.broken:
            by = frozenset(stir.broken)
            is_caused = bool(place and causes.why(stir.seats)) and (causes.has_begun or by <= stir.seats)
            causes.break_off(stir.seats, by)
        elif stir.shares:
            is_caused = bool(place and causes.why(stir.seats)) and act == ("stir" if stir.at else "")
            causes.make(stir.seats)
        elif place == 0:
            is_caused = (act in ("turn", "rewind")) if stir.at else not causes.has_begun
            causes = Causes()
        else:
            is_caused = act == "rewind"
            causes.go_back()
        if not is_caused:
            yield Doubt("cause", place)


def _amiss(match: Match, stirs: Sequence[Stir]) -> Iterator[Doubt]:
    """Secrets, seals, salts and what follows from them. There is another seal where the match went back from its end, when the
    secret had been told, and nowhere else."""
    for place, stir in enumerate(stirs):
        before = stirs[place - 1] if place else None
        was_told = not stir.shares and not stir.broken and stir.at - 1 in match.ends
        if seal_of(stir.secret) != stir.seal:
            yield Doubt("secret", place)
        if before and (before.seal == stir.seal) == was_told:
            yield Doubt("seal", place)
        for each in stir.shares:
            if pledge_of(each.salt) != each.pledge and (each.salt or not stir.broken):
                yield Doubt("pledge", place, each.seat)
        is_in_order = stir.stir == place and (before.at if before else 0) <= stir.at <= len(match.entries)
        if not is_in_order or (_made_at(stirs, stir.at) is stir and _number_at(match, stir.at) != stir.number):
            yield Doubt("number", place)


def _unsaid(match: Match, stirs: Sequence[Stir]) -> Iterator[Doubt]:
    """Each time that chance was turned there is one stir, from the first on that anything is said of."""
    made = [stir.at for stir in stirs if not stir.broken]
    for at in _turns(match):
        if stirs and at > stirs[0].at and made.count(at) != 1:
            yield Doubt("unsaid", -1)


def _is_as_noted(note: Noted, stirs: Sequence[Stir]) -> bool:
    stir = stirs[note.noted] if 0 <= note.noted < len(stirs) else None
    if stir is None:
        return False
    was_at = stir.at - 1 if stir.at and not stir.broken else stir.at
    told = {share.seat: share.pledge for share in stir.shares}
    is_given = any(share.seat == note.seat and share.salt == note.salt for share in stir.shares)
    return stir.seal == note.seal and told == note.pledges and is_given and was_at == note.at


def _stretches(match: Match, stirs: Sequence[Stir], noted: Sequence[Noted]) -> Iterator[Stretch]:
    """From one time that chance was made to the next; those without an act between say nothing."""
    begins = [0, *_turns(match)]
    acts = 0
    for at, ends in zip(begins, [*begins[1:], len(match.entries)], strict=True):
        count = sum(entry.act not in TURNS for entry in match.entries[at:ends])
        stir = _made_at(stirs, at)
        fits = {note.seat for note in noted if stir and note.noted == stir.stir and _is_as_noted(note, stirs)}
        if count or ends == len(match.entries):
            yield Stretch(acts, count, tuple(sorted(stir.seats)) if stir else (), tuple(sorted(fits)), stir is not None)
        acts += count


def _acts(match: Match, at: int) -> int:
    """How many of so many entries do more than turn chance."""
    return sum(entry.act not in TURNS for entry in match.entries[:at])


def _made_at(stirs: Sequence[Stir], at: int) -> Stir | None:
    """What chance was made by there; of those before the first answer only the last counts."""
    return next((stir for stir in reversed(stirs) if stir.at == at and not stir.broken), None)


def _turns(match: Match) -> list[int]:
    """After how many entries chance was turned."""
    return [at for at, entry in enumerate(match.entries, start=1) if entry.act in TURNS]


def _number_at(match: Match, at: int) -> int | None:
    """What chance was made of there, as the match has it."""
    if at == 0:
        return int(match.heading.seed)
    entry = match.entries[at - 1] if at <= len(match.entries) else None
    return numbers_of(entry)[-1] if entry and entry.act in TURNS else None
