"""Who keeps the server and plays at it: what they see they cannot choose, or it shows."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from souterrain.kernel.match import PACKED, STIR, read_beside, replay
from souterrain.kernel.proof import Doubt, Noted, Proof, prove
from souterrain.kernel.stir import Share, Stir, new_secret, number_of, pledge_of, seal_of
from tests.lantern.game import Lantern
from tests.server.operator import MOST_LOST, OPERATOR, OTHER, Crooked, Honest
from tests.server.serving import know_the_lantern

SIX = 6

# At a table of the program as it is


@pytest.mark.parametrize("seed", range(60))
def test_what_an_operator_does_with_all_they_know_gives_them_no_other_dice(seed: int) -> None:
    """The other's page gives once at the beginning, once for each way back that it agreed to, and once where the operator sat
    down late; every time more that it gave stands there as broken off."""
    honest = Honest(seed)
    honest.wander(60)
    proof = honest.finish()
    assert not proof.doubts
    assert not proof.lost
    stirs, page = honest.table.stirring.done, honest.page
    with_page = [stir for stir in stirs if OTHER in stir.seats and not stir.broken]
    broken = [
        stir
        for stir in stirs
        if stir.broken and any(share == (OTHER, share.pledge, share.salt) and share.salt for share in stir.shares)
    ]
    assert len(with_page) <= 1 + honest.backs + 1
    assert len(page.notes) == len(with_page) + len(broken)
    assert len(broken) <= 1 + honest.backs + 1


def test_operators_get_up_and_come_back_as_often_as_they_like_to_the_same_dice() -> None:
    honest = Honest(1)
    for _ in range(4):
        honest.settle()
        honest.do_pledge()
        honest.settle()
        honest.do_give()
    honest.settle()
    dice = honest.dice
    for _ in range(20):
        for way in (
            honest.do_leave,
            honest.do_return,
            honest.do_hand,
            honest.do_return,
            honest.do_friend,
            honest.do_pledge,
        ):
            way()
            honest.settle()
            honest.do_give()
    assert honest.dice == dice
    assert len(honest.page.notes) == 1


# At a table of a program that they have changed


def begun(is_wary: bool) -> Crooked:
    crooked = Crooked(is_wary)
    shares = crooked.ask("begin")
    assert shares
    crooked.deal(shares)
    return crooked


def _until_it_pleases(crooked: Crooked, why: str, make: Callable[[tuple[Share, ...]], None]) -> None:
    while shares := crooked.ask(why):
        make(shares)
        if crooked.dice == SIX:
            break


def _stirs_again(crooked: Crooked, why: str = "late") -> None:
    crooked.play(2)
    _until_it_pleases(crooked, why, crooked.stir)


def _stirs_again_as_if_it_had_gone_back(crooked: Crooked) -> None:
    _stirs_again(crooked, "back")


def _deals_again(crooked: Crooked) -> None:
    _until_it_pleases(crooked, "begin", crooked.deal)


def _comes_late_after_having_acted(crooked: Crooked) -> None:
    """The beginning was of the other alone."""
    crooked.stirs, crooked.page.notes = crooked.stirs[:1], []
    crooked.page.were_in, crooked.page.begun = set(), None
    shares = crooked.ask("begin", ())
    if shares:
        crooked.deal(shares)
    crooked.play(6)
    if late := crooked.ask("late"):
        crooked.stir(late)


def _draws_another_secret(crooked: Crooked) -> None:
    crooked.play(3)
    secret = new_secret()
    number = number_of(secret, len(crooked.stirs), {})
    crooked.stirs.append(Stir(len(crooked.stirs), len(crooked.match.entries) + 1, secret, seal_of(secret)))
    crooked.match.turn(number)


def _goes_back_with_another_secret(crooked: Crooked) -> None:
    crooked.play(3)
    crooked.secret = new_secret()
    crooked.go_back()


def _keeps_a_secret_that_all_know(crooked: Crooked) -> None:
    crooked.play()
    crooked.go_back()


def _hides_that_it_was_broken_off(crooked: Crooked) -> None:
    crooked.play(3)
    crooked.go_back()
    if crooked.ask("back") and (again := crooked.ask("back", stir=len(crooked.stirs))):
        crooked.stir(again)


def _breaks_off_in_the_name_of_nobody(crooked: Crooked) -> None:
    crooked.stirs, crooked.page.notes = crooked.stirs[:1], []
    for _ in range(3):
        crooked.page.begun = None
        shares = crooked.ask("begin")
        assert shares
        crooked.break_off(shares, by=7)
    assert shares
    crooked.deal(shares)


def _begins_again_with_one_who_broke_it_off(crooked: Crooked) -> None:
    crooked.stirs, crooked.page.notes = crooked.stirs[:1], []
    for _ in range(3):
        crooked.page.begun = None
        shares = crooked.ask("begin")
        assert shares
        crooked.break_off(shares, by=OPERATOR)
    assert shares
    crooked.deal(shares)


def _comes_late_again_though_that_was_broken_off(crooked: Crooked) -> None:
    crooked.stirs, crooked.page.notes = crooked.stirs[:1], []
    crooked.page.were_in, crooked.page.begun = set(), None
    for why in ("begin", "late", "late"):
        shares = crooked.ask(why, () if why == "begin" else (OPERATOR, OTHER))
        assert shares
        if why == "begin":
            crooked.deal(shares)
        elif crooked.stirs[-1].broken:
            crooked.stir(shares)
        else:
            crooked.break_off(shares, by=OTHER)


def _plays_on_before_it_completes(crooked: Crooked) -> None:
    crooked.play(3)
    crooked.go_back()
    shares = crooked.ask("back")
    assert shares
    crooked.play(1)
    crooked.stir(shares)


def _says_another_salt(crooked: Crooked) -> None:
    shares = crooked.stirs[-1].shares
    crooked.stirs.pop()
    salt = new_secret()
    crooked.deal((shares[OPERATOR], Share(OTHER, pledge_of(salt), salt)))


def _says_nothing(crooked: Crooked) -> None:
    crooked.play(3)
    crooked.match.turn(7, "stir")


WAYS: list[tuple[Callable[[Crooked], None], str]] = [
    (_stirs_again, "cause"),
    (_stirs_again_as_if_it_had_gone_back, "cause"),
    (_deals_again, "cause"),
    (_comes_late_after_having_acted, "cause"),
    (_draws_another_secret, "seal"),
    (_draws_another_secret, "cause"),
    (_goes_back_with_another_secret, "seal"),
    (_keeps_a_secret_that_all_know, "seal"),
    (_hides_that_it_was_broken_off, "noted"),
    (_breaks_off_in_the_name_of_nobody, "cause"),
    (_begins_again_with_one_who_broke_it_off, "cause"),
    (_comes_late_again_though_that_was_broken_off, "cause"),
    (_plays_on_before_it_completes, "noted"),
    (_says_another_salt, "noted"),
    (_says_nothing, "unsaid"),
]


@pytest.mark.parametrize(("way", "what"), WAYS, ids=lambda each: getattr(each, "__name__", each).strip("_"))
def test_operators_who_choose_their_dice_are_found_out(way: Callable[[Crooked], None], what: str) -> None:
    crooked = begun(is_wary=False)
    way(crooked)
    assert what in {doubt.what for doubt in crooked.proved().doubts}


@pytest.mark.parametrize(
    "way", [_stirs_again, _stirs_again_as_if_it_had_gone_back, _deals_again, _hides_that_it_was_broken_off]
)
def test_a_page_does_not_give_without_a_cause(way: Callable[[Crooked], None]) -> None:
    crooked = begun(is_wary=True)
    given = len(crooked.page.notes)
    way(crooked)
    assert len(crooked.page.notes) <= given + (way is _hides_that_it_was_broken_off)


def test_what_is_as_it_should_be_is_not_doubted() -> None:
    crooked = begun(is_wary=True)
    crooked.play(4)
    crooked.go_back()
    shares = crooked.ask("back")
    assert shares
    crooked.stir(shares)
    crooked.play(3)
    crooked.go_back()
    shares = crooked.ask("back")
    assert shares
    crooked.break_off(shares, by=OPERATOR)
    proof = crooked.proved()
    assert not proof.doubts
    assert [seat for _, seat in proof.broken] == [OPERATOR]
    assert [stretch.noted for stretch in proof.stretches] == [(OTHER,), (OTHER,), ()]


def _is_honest(crooked: Crooked) -> None:
    crooked.play(4)
    for way in (crooked.stir, lambda shares: crooked.break_off(shares, by=OPERATOR)):
        crooked.go_back()
        shares = crooked.ask("back")
        assert shares
        way(shares)
        crooked.play(3)


def _takes_salts_and_refuses_them(crooked: Crooked) -> None:
    crooked.play(3)
    crooked.go_back()
    assert crooked.ask("back")
    crooked.page.notes[-1] = replace(crooked.page.notes[-1], taken=False)


def test_the_page_says_the_same() -> None:
    """`python -m tests.server.test_operator` writes the files anew, with what is to be said of them; `chance.test.ts` reads them.
    What only shows when the match is played again the page cannot say."""
    kept = json.loads(PROOFS.read_text())
    assert [each["name"] for each in kept] == [name_of(way) for way in SAID]
    for each in kept:
        data = each["file"].encode()
        know_the_lantern()
        match = replay(Lantern, data, each["name"])
        stirs = read_beside(data, each["name"], Stir, STIR)
        assert said(prove(match, stirs, msgspec.json.decode(json.dumps(each["noted"]), type=list[Noted]))) == {
            name: each[name] for name in ("doubts", "stretches", "broken", "lost")
        }


def name_of(way: Callable[[Crooked], None]) -> str:
    return way.__name__.strip("_").replace("_", " ")


def said(proof: Proof) -> dict[str, Any]:
    return {
        "doubts": [doubt._asdict() for doubt in proof.doubts],
        "stretches": [
            {
                "first": stretch.begins + 1,
                "last": stretch.begins + stretch.acts,
                "seats": list(stretch.seats) if stretch.is_sealed else None,
                "noted": list(stretch.noted),
            }
            for stretch in proof.stretches
        ],
        "broken": [seat for _, seat in proof.broken],
        "lost": len(proof.lost),
    }


PROOFS = Path(__file__).parents[2] / "web" / "tests" / "proofs.json"
SAID = [
    _is_honest,
    _takes_salts_and_refuses_them,
    *dict.fromkeys(way for way, what in WAYS if what in ("cause", "noted")),
]


def write() -> None:
    files = []
    for way in SAID:
        crooked = begun(is_wary=False)
        way(crooked)
        proof = crooked.proved()
        lines = crooked.match.dump(crooked.stirs).splitlines(keepends=True)
        file = b"".join(line for line in lines if not line.startswith(PACKED)).decode()
        notes = [msgspec.to_builtins(note, str_keys=True) for note in crooked.page.notes]
        files.append({"name": name_of(way), "file": file, "noted": notes, **said(proof)})
    PROOFS.write_text(json.dumps(files, indent=1) + "\n")


def test_salts_that_a_server_takes_and_refuses_are_told_and_soon_given_no_more() -> None:
    crooked = Crooked()
    for _ in range(20):
        crooked.page.begun = None
        if crooked.ask("begin"):
            crooked.page.notes[-1] = replace(crooked.page.notes[-1], taken=False)
    proof = crooked.proved()
    assert proof.lost == [OTHER] * MOST_LOST
    assert not proof.doubts
    assert proof.stretches[0].seats == ()


def test_an_invented_share_is_nobodys_proof() -> None:
    crooked = begun(is_wary=True)
    crooked.page.notes = []
    proof = crooked.proved()
    assert not proof.doubts
    assert [stretch.noted for stretch in proof.stretches] == [()], "the page says that it has noted nothing of this"


def test_a_note_or_a_stir_that_makes_no_sense_is_doubted() -> None:
    crooked = begun(is_wary=True)
    crooked.play()
    (note,) = crooked.page.notes
    for strange in (replace(note, seat=5), replace(note, pledges={}), replace(note, noted=-1), replace(note, noted=9)):
        assert prove(crooked.match, crooked.stirs, [strange]).doubts == [Doubt("noted", strange.noted, strange.seat)]
    for at in (-3, 10_000):
        broken = [crooked.stirs[0], replace(crooked.stirs[1], at=at)]
        assert prove(crooked.match, broken, []).doubts


if __name__ == "__main__":
    write()
