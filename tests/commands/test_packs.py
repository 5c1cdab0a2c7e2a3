"""`souterrain packs`: checking, showing and listing, in both languages, whatever folder it is given."""

import argparse
import json
import sys
import types

import pytest

from souterrain.commands import packs
from souterrain.content import ROOT, shelf
from souterrain.lab.trial import Trial
from tests.content.tiny import BASE, TinyGame, write, write_other

REFERENCE = ROOT.parents[1] / "docs" / "packs-reference.md"

ORC = '[[warrior]]\nid = "orc"\nsource = "house"\ninherit = "base:brute"\n'
ORC_NAMES = "warrior-orc = Orc\n    .gender = masculine\n    .the = the orc\n"


@pytest.fixture
def root(tmp_path, monkeypatch):
    """A program with one game, whose shelf holds one pack."""
    games = types.ModuleType("souterrain.games")
    games.GAMES = {"tiny": "tests.content.tiny"}
    games.find = lambda name: TinyGame
    monkeypatch.setitem(sys.modules, "souterrain.games", games)
    root = tmp_path / "root"
    write(root / "packs" / "tiny" / "base")
    monkeypatch.setattr(shelf, "SHELF", root / "packs")
    return root


@pytest.fixture
def command(root, capsys):
    """Runs a command line; gives the exit code, what was printed, and what was complained about."""

    def run(*words):
        parser = argparse.ArgumentParser()
        packs.add(parser.add_subparsers())
        args = parser.parse_args(["packs", *map(str, words)])
        args.root = root
        code = args.run(args)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


def test_a_sound_pack(command, tmp_path):
    folder = write(tmp_path / "mine")
    assert command("check", folder, "--lang", "en") == (0, f"{folder}: no fault in 3 entries.\n", "")
    assert command("check", folder, "--lang", "fr") == (0, f"{folder}\u00a0: aucune faute dans 3 entrées.\n", "")


def test_a_pack_is_checked_with_what_it_requires(command, tmp_path):
    other = write_other(tmp_path / "other", '[[talent]]\nid = "calm"\nsource = "house"\n', "talent-calm = calm\n")
    assert command("check", other, "--lang", "en") == (0, f"{other}: no fault in 1 entry.\n", "")


def test_every_fault_is_printed(command, tmp_path):
    folder = write(tmp_path / "mine", cards=BASE["cards.toml"].replace("amount", "amout"), en=None)
    code, out, err = command("check", folder, "--lang", "fr")
    assert (code, out) == (2, "")
    assert err.splitlines() == [
        f'{folder}/cards.toml:5: [[event]] "surge", key effects[0].amout: unknown key; did you mean "amount"?',
        f'{folder}/cards.toml:5: [[event]] "surge", key effects[0].amount: missing key; expected a whole number.',
        "2 fautes.",
    ]


def test_words_are_parsed(command, tmp_path):
    code, _, err = command("check", write(tmp_path / "mine", en=BASE["en.ftl"].replace("{ $amount }", "{ $amount")))
    assert code == 2
    assert "en.ftl:7: it does not parse" in err


def test_check_as_json(command, tmp_path):
    folder = write(tmp_path / "mine")
    code, out, _ = command("check", folder, "--json")
    (pack,) = json.loads(out)["packs"]
    assert code == 0
    assert (pack["id"], pack["game"], pack["version"], len(pack["hash"])) == ("base", "tiny", "1.0", 32)
    write(folder, cards=BASE["cards.toml"] + "x = 1\n")
    code, out, err = command("check", folder, "--json")
    assert (code, err) == (2, "")
    (fault,) = json.loads(out)["faults"]
    assert fault.pop("message").startswith("unknown key")
    assert fault == {"file": f"{folder}/cards.toml", "table": '[[event]] "surge"', "key": "x", "line": 6}


def test_a_pack_for_no_game_of_ours(command, tmp_path):
    folder = write(tmp_path / "mine", pack='id = "base"\ngame = "tinny"\nversion = "1"\n')
    code, _, err = command("check", folder)
    assert code == 2
    assert err.startswith(f'{folder}/pack.toml: key game: unknown game; did you mean "tiny"?\n')


@pytest.mark.parametrize("name", ["none", "file", "empty", "loop", "binary", "odd\udcff\x1b"])
def test_what_is_no_pack_is_one_clear_line(command, tmp_path, name):
    (tmp_path / "file").write_text("x")
    (tmp_path / "empty").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "binary").mkdir()
    (tmp_path / "binary" / "pack.toml").write_bytes(bytes(range(256)))
    code, out, err = command("check", tmp_path / name, "--lang", "en")
    assert (code, out) == (2, "")
    complaint, count = err.splitlines()
    assert complaint.isprintable()
    assert complaint.startswith(str(tmp_path))
    assert count == "1 fault."
    assert command("check", tmp_path / name, "--json")[0] == 2


def test_show_in_both_languages(command):
    code, out, _ = command("show", "surge", "--lang", "fr")
    assert code == 0
    assert out.splitlines() == [
        "Poussée (tiny/base:event/surge)",
        "Gagnez 2 points de menace.",
        "effects\u00a0:",
        "  gain-threat (amount 2)",
        "again\u00a0: –",
        "Source\u00a0: de notre main, là où les livrets se taisent",
    ]
    assert command("show", "surge", "--lang", "en")[1].splitlines()[:2] == [
        "Surge (tiny/base:event/surge)",
        "Gain 2 threat.",
    ]


def test_show_lists_tables_line_by_line(command):
    out = command("show", "brute", "--lang", "en")[1]
    assert out.splitlines()[1:] == [
        "lines:",
        "  die 1, slot –",
        "  die 2, slot gift",
        "talents: frantic",
        "armour: 3",
        "size: 1, 1",
        "bonus: –",
        "Source: public listings",
    ]


def test_a_game_may_have_words_for_its_fields(command, root):
    (root / "games" / "tiny").mkdir(parents=True)
    for lang, text in (("en", "armour"), ("fr", "armure")):
        (root / "games" / "tiny" / f"{lang}.ftl").write_text(f"field-armour = {text}\n")
    assert "armure\u00a0: 3\n" in command("show", "brute", "--lang", "fr")[1]


def test_show_as_json(command):
    document = json.loads(command("show", "warrior/brute", "--lang", "fr", "--json")[1])
    assert document["id"] == "tiny/base:warrior/brute"
    assert document["name"] == "Brute"
    assert document["forms"] == {"gender": "feminine", "the": "la brute"}
    assert document["facts"]["lines"] == [{"die": 1, "slot": ""}, {"die": 2, "slot": "gift"}]
    assert document["facts"]["source"] == "public"
    card = json.loads(command("show", "surge", "--json", "--lang", "en")[1])
    assert card["texts"] == {"text": "Gain 2 threat."}
    assert card["facts"]["effects"] == [{"do": "gain-threat", "amount": 2}]


@pytest.mark.parametrize(
    "id", ["brute", "warrior/brute", "base:brute", "base:warrior/brute", "tiny/base:warrior/brute"]
)
def test_an_id_whole_or_in_part(command, id):
    assert command("show", id)[1].startswith("Brute (tiny/base:warrior/brute)")


@pytest.mark.parametrize(
    ("id", "complaint"),
    [
        ("bruet", "No pack has an entry “bruet”; did you mean “brute”?\n"),
        ("xyz", "No pack has an entry “xyz”.\n"),
        ("event/brute", "No pack has an entry “event/brute”; did you mean “brute”?\n"),
        ("sea:brute", "No pack has an entry “sea:brute”; did you mean “brute”?\n"),
        ("chess/base:brute", "“chess” is not a game of ours; the games are tiny.\n"),
        ("//", "No pack has an entry “//”.\n"),
        ("\x1b[31m", "No pack has an entry “\\x1b[31m”.\n"),
    ],
)
def test_an_id_that_names_nothing(command, id, complaint):
    assert command("show", id, "--lang", "en") == (2, "", complaint)


def test_an_id_that_names_two_things(command, root):
    write_other(
        root / "packs" / "tiny" / "other",
        ORC + '[[talent]]\nid = "brute"\nsource = "house"\n',
        "talent-brute = b\n" + ORC_NAMES,
    )
    assert command("show", "brute", "--lang", "en") == (
        2,
        "",
        "Several entries answer to “brute”; name one of them: tiny/base:warrior/brute, tiny/other:talent/brute.\n",
    )
    assert command("show", "talent/brute")[0] == 0


def test_show_from_a_pack_of_ones_own(command, tmp_path):
    mine = write_other(tmp_path / "mine", ORC, ORC_NAMES)
    assert command("show", "orc", "--pack", mine)[1].startswith("Orc (tiny/mine:warrior/orc)")
    assert command("show", "orc")[0] == 2


def test_show_of_words_that_do_not_parse(command, tmp_path):
    mine = write(tmp_path / "mine", en=BASE["en.ftl"].replace("{ $amount }", "{ $amount"))
    code, out, err = command("show", "surge", "--pack", mine, "--lang", "en")
    assert (code, out) == (2, "")
    assert err.startswith(f"{mine}/en.ftl:7: it does not parse")


def test_list(command, root):
    write_other(root / "packs" / "tiny" / "other", ORC, ORC_NAMES)
    assert command("list", "--lang", "fr") == (
        0,
        "tiny/base 1.0\u00a0: La base, 3 entrées\ntiny/other 2\u00a0: Other, 1 entrée\n",
        "",
    )
    assert [pack["id"] for pack in json.loads(command("list", "--json")[1])["packs"]] == ["base", "other"]


def test_list_of_nothing(command, root):
    (root / "packs" / "tiny" / "base").rename(root / "elsewhere")
    assert command("list", "--lang", "en") == (0, "No pack comes with the program.\n", "")


def test_a_faulty_pack_on_the_shelf_is_reported(command, root):
    write(root / "packs" / "tiny" / "base", cards="[[event]]\n")
    assert command("list")[0] == 2
    assert command("show", "brute")[0] == 2


def test_the_root_is_the_program_itself():
    parser = argparse.ArgumentParser()
    packs.add(parser.add_subparsers())
    assert parser.parse_args(["packs", "list"]).root == ROOT


# What packs may say


def test_show_of_a_game_tells_kinds_keys_and_effects(command):
    code, out, _ = command("show", "tiny", "--lang", "en")
    assert code == 0
    assert "[[warrior]]" in out
    assert "  armour: a whole number from 0 to 9; if left out, 0" in out
    assert "  talents: list of: id of a [[talent]]; if left out, []" in out
    assert 'do = "gain-threat"' in out
    assert '  { do = "gain-threat", amount = 2 }' in out
    assert "par défaut, 0" in command("show", "tiny", "--lang", "fr")[1]


def test_show_of_one_kind_and_of_none(command):
    out = command("show", "tiny/event", "--lang", "en")[1]
    assert "[[event]]" in out
    assert "[[warrior]]" not in out
    assert command("show", "--lang", "en")[1].splitlines()[0] == "tiny: talent, warrior, event"
    assert json.loads(command("show", "--json")[1]) == {"tiny": ["talent", "warrior", "event"]}
    told = json.loads(command("show", "tiny", "--json")[1])
    assert [kind["name"] for kind in told["kinds"]] == ["talent", "warrior", "event"]


def run_of_the_house(capsys, *words):
    parser = argparse.ArgumentParser()
    packs.add(parser.add_subparsers())
    args = parser.parse_args(["packs", *map(str, words)])
    code = args.run(args)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_the_reference_page_is_current(capsys):
    page = run_of_the_house(capsys, "reference")[1]
    assert page == REFERENCE.read_text("utf-8"), "write it again: souterrain packs reference > docs/packs-reference.md"


def test_a_key_is_told_with_its_type_range_default_reference_and_comment(capsys):
    out = run_of_the_house(capsys, "show", "claustrophobia/creature", "--lang", "en")[1]
    assert (
        "  cost: a whole number from 0 to 50; if left out, 0 – in threat points; 0 for those that cannot be bought"
        in out
    )
    assert "  power: id of a [[power]]; if left out, none" in out
    assert 'do = "goad" (creature.ability) Troglodytes on her tile strike harder.' in out
    assert "artefact" in run_of_the_house(capsys, "show", "catacombs/artefact")[1], "expansions are told too"


# The trial game

FILTH = """[[event]]
id = "filth"
source = "house"
when = "threat"
effects = [{ do = "gain-threat", amount = 3 }]
"""


@pytest.fixture
def filth(tmp_path):
    (tmp_path / "pack.toml").write_text('id = "filth"\ngame = "claustrophobia"\nversion = "1"\nrequires = ["base"]\n')
    (tmp_path / "cards.toml").write_text(FILTH)
    (tmp_path / "en.ftl").write_text("pack-filth = Filth\nevent-filth = Filth\n    .text = Gain { $amount } PM.\n")
    return tmp_path


def test_a_pack_is_tried_out(capsys, monkeypatch, filth):
    monkeypatch.setattr(packs, "TRIALS", 2)
    monkeypatch.setattr(packs, "PATIENCE", 600)
    code, out, err = run_of_the_house(capsys, "check", filth, "--lang", "en")
    assert (code, err) == (0, "")
    assert out.splitlines() == [f"{filth}: no fault in 1 entry.", "2 trial games were played, and none broke."]


def test_a_game_that_breaks_is_told_as_a_sentence(capsys, monkeypatch, filth):
    broken = Trial("the-vigil", 3, 12, "KeyError: 'x'", "event.py:62, argument")
    monkeypatch.setattr(packs, "trial", lambda *_: broken)
    code, out, err = run_of_the_house(capsys, "check", filth, "--lang", "en")
    assert (code, out) == (2, "")
    assert err.startswith(
        f"{filth}: in a trial game of the-survivors, after 12 answers, the rules broke: KeyError: 'x'"
    )
    assert "Traceback" not in err
