"""Packs on top of each other: requirements, differences, hashes, and folders that are not packs."""

import os
import re
from typing import Annotated

import pytest
from msgspec import Meta, Struct

from souterrain.content import Distinct, PackError, load, shelf
from souterrain.content.read import Around, Reader, Where
from tests.content.tiny import BASE, NAMES, Line, Tiny, effects, faults, open_tiny, write, write_other

EVENT = '[[event]]\nid = "surge"\nsource = "house"\neffects = []\n'
ORC = '[[warrior]]\nid = "orc"\nsource = "house"\ninherit = "base:brute"\narmour = 9\n'


def test_an_entry_starts_from_the_keys_of_the_one_it_inherits_from(tmp_path):
    other = write_other(tmp_path / "other", ORC, "warrior-orc = Orc\n")
    loaded = open_tiny(write(tmp_path / "base", en=NAMES, fr=NAMES, cards=EVENT), other)
    orc, brute = loaded.content.warrior["orc"], loaded.content.warrior["brute"]
    assert (orc.id, orc.armour, orc.source) == ("orc", 9, "house")
    assert (orc.lines, orc.talents) == (brute.lines, brute.talents)
    assert (brute.armour, brute.source) == (3, "public")
    assert loaded.origin["warrior", "orc"] == "other"
    assert loaded.origin["warrior", "brute"] == "base"


REPLACED = '[[warrior]]\nid = "brute"\nsource = "house"\ninherit = "base:brute"\narmour = 5\n'


def test_an_entry_that_inherits_from_its_own_id_replaces_it_and_keeps_its_name(tmp_path):
    loaded = open_tiny(write(tmp_path / "base"), write_other(tmp_path / "other", REPLACED, ""))
    assert loaded.content.warrior["brute"].armour == 5
    assert loaded.content.warrior["brute"].lines == (Line(1), Line(2, "gift"))
    assert loaded.origin["warrior", "brute"] == "other"
    assert loaded.words("fr").name("warrior", "brute").gender == "feminine"


def test_an_entry_cannot_replace_another_without_saying_so(tmp_path):
    other = write_other(tmp_path / "other", '[[warrior]]\nid = "brute"\nsource = "house"\nlines = []\n', "")
    assert faults(write(tmp_path / "base"), other) == [
        'facts.toml: [[warrior]] "brute", key id: pack "base" has this id already; '
        'to replace its entry, write inherit = "base:brute".'
    ]


def test_two_packs_cannot_both_replace_an_entry_unless_one_knows_the_other(tmp_path):
    base, one = write(tmp_path / "base"), write_other(tmp_path / "one", REPLACED, "")
    assert 'write inherit = "one:brute"' in faults(base, one, write_other(tmp_path / "two", REPLACED, ""))[0]
    knowing = REPLACED.replace("base:", "one:").replace("armour = 5", "")
    loaded = open_tiny(base, one, write_other(tmp_path / "two", knowing, "", '["one"]'))
    assert loaded.content.warrior["brute"].armour == 5
    assert loaded.origin["warrior", "brute"] == "two"


def test_who_wrote_an_entry_is_never_inherited(tmp_path):
    other = write_other(tmp_path / "other", REPLACED.replace('source = "house"\n', ""), "")
    assert faults(write(tmp_path / "base"), other) == [
        'facts.toml: [[warrior]] "brute", key source: missing key; expected one of "book", "public", "house".'
    ]


@pytest.mark.parametrize(
    ("inherit", "fault"),
    [
        ('"base:brut"', 'pack "base" has no [[warrior]] "brut"; did you mean "brute"?'),
        ('"base:surge"', 'pack "base" has no [[warrior]] "surge"; expected one of "brute".'),
        ('"sea:brute"', 'pack "other" does not require a pack "sea".'),
        ('"brute"', 'expected "pack:id".'),
        ("3", 'expected "pack:id".'),
    ],
)
def test_an_unknown_parent_is_a_fault(tmp_path, inherit, fault):
    orc = f'[[warrior]]\nid = "orc"\nsource = "house"\nlines = []\ninherit = {inherit}\n'
    other = write_other(tmp_path / "other", orc, "warrior-orc = Orc\n")
    found = faults(write(tmp_path / "base", en=NAMES, fr=NAMES, cards=EVENT), other)
    assert found == [f'facts.toml: [[warrior]] "orc", key inherit: {fault}']


def test_inheriting_in_a_circle_is_one_fault(tmp_path):
    entry = '[[talent]]\nid = "{}"\nsource = "house"\ninherit = "other:{}"\n'
    circle = entry.format("a", "b") + entry.format("b", "c") + entry.format("c", "a")
    other = write_other(tmp_path / "other", circle, "talent-a = a\ntalent-b = b\ntalent-c = c\n")
    assert faults(write(tmp_path / "base"), other) == [
        'facts.toml: [[talent]] "a", key inherit: the entries inherit from each other in a circle.'
    ]


def test_a_long_line_of_ancestors_is_no_trouble(tmp_path):
    entry = '[[warrior]]\nid = "w{}"\nsource = "house"\ninherit = "{}"\n'
    line = "".join(entry.format(n, f"other:w{n - 1}" if n else "base:brute") for n in reversed(range(1200)))
    other = write_other(tmp_path / "other", line, "".join(f"warrior-w{n} = W\n" for n in range(1200)))
    base = write(tmp_path / "base", en=NAMES, fr=NAMES, cards=EVENT)
    assert load(Tiny, effects, [base, other], root=tmp_path).content.warrior["w1199"].armour == 3


@pytest.fixture
def on_shelf(tmp_path, monkeypatch):
    monkeypatch.setattr(shelf, "SHELF", tmp_path / "shelf")
    return tmp_path / "shelf"


def test_required_packs_come_from_the_shelf_and_below(tmp_path, on_shelf):
    base = write(on_shelf / "tiny" / "base")
    other = write_other(tmp_path / "other", REPLACED, "")
    loaded = load(Tiny, effects, [other], root=tmp_path)
    assert [(pack.id, pack.version, pack.folder) for pack in loaded.packs] == [
        ("base", "1.0", base),
        ("other", "2", other),
    ]


def test_a_given_folder_wins_over_the_shelf_and_order_does_not_matter(tmp_path, on_shelf):
    write(on_shelf / "tiny" / "base")
    mine = write(tmp_path / "mine")
    other = write_other(tmp_path / "other", REPLACED, "")
    loaded = load(Tiny, effects, [other, mine], root=tmp_path)
    assert [pack.folder for pack in loaded.packs] == [mine, other]


def test_requirements_do_not_lead_off_the_shelf(tmp_path, on_shelf):
    write(on_shelf / "sea" / "base")
    (on_shelf / "tiny").mkdir()
    other = write_other(tmp_path / "other", "", "", '["../sea/base"]')
    with pytest.raises(PackError, match=r'there is no pack "\.\./sea/base" for tiny'):
        load(Tiny, effects, [other], root=tmp_path)


def test_requirements_that_cannot_be_met(tmp_path):
    assert faults(write_other(tmp_path / "other", "", "", '["base", "../sea"]')) == [
        'pack.toml: key requires: there is no pack "base" for tiny.',
        'pack.toml: key requires: there is no pack "../sea" for tiny.',
    ]
    one, two = (write_other(tmp_path / a, "", "", f'["{b}"]') for a, b in (("one", "two"), ("two", "one")))
    assert faults(one, two)[1] == "pack.toml: key requires: the packs require each other in a circle."


def test_packs_must_differ_in_id_and_agree_on_the_game(tmp_path):
    one, two = write(tmp_path / "one"), write(tmp_path / "two")
    assert faults(one, two) == [f'pack.toml: key id: {one} is called "base" too.']
    write(two, pack='id = "two"\ngame = "chess"\nversion = "1"\n')
    assert faults(one, two) == ['pack.toml: key game: expected "tiny", the game of the first pack.']


@pytest.mark.parametrize(
    ("manifest", "fault"),
    [
        ('game = "tiny"\nversion = "1"', "key id: missing key; expected a string."),
        ('id = "base"\ngame = "tiny"\nversion = 1', "key version: expected a string, got a whole number."),
        (BASE["pack.toml"] + "requries = []", 'key requries: unknown key; did you mean "requires"?'),
        ('id = "../x"\ngame = "tiny"\nversion = "1"', "key id: expected lower-case letters and digits, with single"),
        ('id = "base"\ngame = "tiny', "it is not TOML: Illegal character '\\n' (at line 2, column 13)"),
        ('id = "base"\n\n  game = tiny', "it is not TOML: Invalid value (at line 3, column 10)"),
    ],
)
def test_the_manifest_is_read_strictly(tmp_path, manifest, fault):
    assert faults(write(tmp_path, pack=manifest + "\n"))[0].startswith(f"pack.toml: {fault}")


def hash_of(folder):
    return open_tiny(folder).packs[0].hash


def test_a_hash_sees_what_a_pack_says_and_not_how_it_is_written(tmp_path):
    first = hash_of(write(tmp_path / "first"))
    assert re.fullmatch("[0-9a-f]{32}", first)
    write(tmp_path / "windows")
    for path in (tmp_path / "windows").iterdir():
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert hash_of(tmp_path / "windows") == first
    (tmp_path / "windows" / "notes.txt").write_text("not a part of the pack")
    assert hash_of(tmp_path / "windows") == first
    assert hash_of(write(tmp_path / "renamed", cards=None, carts=BASE["cards.toml"])) == first
    assert hash_of(write(tmp_path / "remarked", cards="# a remark\n\n" + BASE["cards.toml"])) == first
    assert hash_of(write(tmp_path / "mended", fr=BASE["fr.ftl"].replace("= ", "= Mieux ", 1))) == first
    assert hash_of(write(tmp_path / "newer", pack=BASE["pack.toml"].replace('version = "1', 'version = "2'))) == first


def test_a_hash_sees_a_changed_fact_and_the_order_of_entries(tmp_path):
    first = hash_of(write(tmp_path / "first"))
    cards = BASE["cards.toml"]
    assert hash_of(write(tmp_path / "changed", cards=cards.replace("amount = 2", "amount = 3"))) != first
    assert (
        hash_of(
            write(
                tmp_path / "turned",
                cards='[[event]]\nsource = "house"\n' + cards.split("\n", 2)[2].replace('source = "house"\n', ""),
            )
        )
        == first
    )
    second = cards.replace("surge", "tide")
    words = {lang: BASE[f"{lang}.ftl"] + "event-tide = Tide\n    .text = { $amount }\n" for lang in ("en", "fr")}
    one, other = (
        hash_of(write(tmp_path / f"two{at}", cards=text, **words))
        for at, text in enumerate((cards + second, second + cards))
    )
    assert one != other, "decks are laid in the order of their entries"


def test_folders_that_are_not_packs(tmp_path):
    (tmp_path / "file").write_text("x")
    (tmp_path / "empty").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    found = {name: faults(tmp_path / name)[0].split(": ", 1)[1] for name in ("none", "file", "empty", "loop", "a\0b")}
    assert found == {
        "none": "there is no such folder.",
        "file": "it is not a folder.",
        "empty": "it holds no pack.toml, so it is not a pack.",
        "loop": "there is no such folder.",
        "a\0b": "there is no such folder.",
    }


def test_no_folder_is_no_pack():
    with pytest.raises(PackError, match="no pack was named"):
        open_tiny()


def test_files_that_are_no_text(tmp_path):
    folder = write(tmp_path, deep="x = " + "[" * 20_000, number="x = 1" + "0" * 10_000)
    (folder / "binary.toml").write_bytes(bytes(range(256)))
    (folder / "folder.toml").mkdir()
    (folder / "huge.toml").write_bytes(b"#" * 2_000_000)
    (folder / "loop.toml").symlink_to(folder / "loop.toml")
    os.mkfifo(folder / "pipe.toml")
    assert faults(folder) == [
        "binary.toml: it is not UTF-8 text (byte 128).",
        "folder.toml: it cannot be read (Is a directory).",
        "huge.toml: it is larger than 1 MiB.",
        "loop.toml: it cannot be read (Too many levels of symbolic links).",
        "pipe.toml: it is not a file.",
    ]
    for name in ("binary", "huge", "loop", "pipe"):
        (folder / f"{name}.toml").unlink()
    (folder / "folder.toml").rmdir()
    assert faults(folder)[0] == "deep.toml: it is nested too deeply."
    assert faults(folder)[1].startswith("number.toml: it is not TOML: Exceeds the limit")


def test_a_fault_cannot_drive_the_terminal(tmp_path):
    (fault, *_) = faults(write(tmp_path, cards=BASE["cards.toml"] + '"\\u001b[31m" = 1\n'))
    assert fault.startswith('cards.toml: [[event]] "surge", key \\x1b[31m: unknown key')


PASSED_OVER: dict[str, dict[str, str | None]] = {
    "unknown key": {"figures": BASE["figures.toml"] + "colour = 1\n"},
    "unknown argument": {"cards": BASE["cards.toml"].replace("amount = 2", "amount = 2, twice = true")},
    "unknown kind": {"more": '[[lamp]]\nid = "storm"\n'},
    "number out of range": {"figures": BASE["figures.toml"].replace("armour = 3", "armour = 12")},
    "no words": {"en": "pack-base = Base\n", "fr": None},
}
MINDED = {
    "missing key": ({"cards": EVENT.replace("effects = []\n", "")}, "key effects: missing key"),
    "other type": ({"figures": BASE["figures.toml"].replace("armour = 3", 'armour = "3"')}, "expected a whole number"),
    "unknown effect": ({"cards": EVENT.replace("[]", '[{ do = "fly" }]')}, 'unknown effect "fly"'),
    "unknown thing": ({"figures": BASE["figures.toml"].replace('["frantic"]', '["calm"]')}, "there is no [[talent]]"),
}


@pytest.mark.parametrize("name", PASSED_OVER)
def test_what_an_earlier_program_found_good_is_passed_over_when_a_pack_is_read_leniently(tmp_path, name):
    folder = write(tmp_path, **PASSED_OVER[name])
    assert faults(folder)
    assert "brute" in load(Tiny, effects, [folder], root=tmp_path, lenient=True).content.warrior


@pytest.mark.parametrize("given", [[1, 1], [1, 2, 3, 4, 5], []])
def test_so_are_lists_of_another_length_or_with_something_twice(given):
    Numbers = Annotated[tuple[int, ...], Meta(min_length=2, max_length=4), Distinct()]
    strict, lenient = (Reader(effects, lenient) for lenient in (False, True))
    for reader in (strict, lenient):
        value = reader.value(Numbers, given, Where(""), Around(Struct, {}))
    assert (len(strict.faults), lenient.faults, value) == (1, [], tuple(given))


@pytest.mark.parametrize("name", MINDED)
def test_what_the_rules_cannot_do_without_is_minded_however_leniently_a_pack_is_read(tmp_path, name):
    changes, message = MINDED[name]
    with pytest.raises(PackError, match=re.escape(message)):
        load(Tiny, effects, [write(tmp_path, **changes)], root=tmp_path, lenient=True)
