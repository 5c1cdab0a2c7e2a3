"""Facts are read strictly, and every fault is reported at once, in place."""

import pytest

from souterrain.content import Fault, PackError
from tests.content.tiny import NAMES, Line, faults, open_tiny, write

CARD = '[[event]]\nid = "surge"\nsource = "house"\n'
BRUTE = '[[talent]]\nid = "frantic"\nsource = "book"\n[[warrior]]\nid = "brute"\nsource = "book"\n'


def test_a_sound_pack_becomes_typed_facts(tmp_path):
    content = open_tiny(write(tmp_path)).content
    brute = content.warrior["brute"]
    assert brute.lines == (Line(1), Line(2, "gift"))
    assert (brute.id, brute.source, brute.talents, brute.armour) == ("brute", "public", ("frantic",), 3)
    assert brute.size == (1, 1)
    with pytest.raises(AttributeError):
        brute.armour = 4  # type: ignore[misc]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("armor = 3", 'key armor: unknown key; did you mean "armour"?'),
        ('armour = "3"', "key armour: expected a whole number, got a string."),
        ("armour = true", "key armour: expected a whole number, got true or false."),
        ("armour = 12", "key armour: expected a whole number from 0 to 9, got 12."),
        ("size = [1]", "key size: expected a list of exactly 2, got 1."),
        ("size = 1", "key size: expected a list, got a whole number."),
        ("bonus = { DFE = 1 }", 'key bonus.DFE: unknown value "DFE"; did you mean "DEF"?'),
        ('bonus = { DEF = "x" }', "key bonus.DEF: expected a whole number, got a string."),
        ('talents = ["franctic"]', 'key talents[0]: there is no [[talent]] "franctic"; did you mean "frantic"?'),
        ("talents = [1]", "key talents[0]: expected a string, got a whole number."),
    ],
)
def test_a_bad_key_is_named_with_what_was_expected(tmp_path, line, fault):
    figures = f"{BRUTE}lines = []\n{line}\n"
    assert faults(write(tmp_path, figures=figures)) == [f'figures.toml: [[warrior]] "brute", {fault}']


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ("[{ die = 1 }, { die = 1.5 }]", "key lines[1].die: expected a whole number, got a number."),
        ("[{ }]", "key lines[0].die: missing key; expected a whole number."),
        ("[{ die = 1, dye = 1 }]", 'key lines[0].dye: unknown key; did you mean "die"?'),
        ('[{ die = 1, slot = "gyft" }]', 'key lines[0].slot: unknown value "gyft"; did you mean "gift"?'),
        ("[{ die = 1, slot = [] }]", 'key lines[0].slot: expected one of "", "gift", got a list.'),
        ("[3]", "key lines[0]: expected a table, got a whole number."),
        ("{ die = 1 }", "key lines: expected a list, got a table."),
    ],
)
def test_tables_inside_entries_are_read_as_strictly(tmp_path, lines, fault):
    figures = f"{BRUTE}lines = {lines}\n"
    assert faults(write(tmp_path, figures=figures)) == [f'figures.toml: [[warrior]] "brute", {fault}']


@pytest.mark.parametrize(
    ("effects", "fault"),
    [
        ('[{ do = "gain-treat" }]', 'key effects[0].do: unknown effect "gain-treat"; did you mean "gain-threat"?'),
        ('[{ do = "gain-threat" }]', "key effects[0].amount: missing key; expected a whole number."),
        ('[{ do = "gain-threat", amount = "2" }]', "key effects[0].amount: expected a whole number, got a string."),
        ('[{ do = "rest", amount = 2 }]', "key effects[0].amount: unknown key."),
        ("[{ amount = 2 }]", 'key effects[0]: expected an effect, like { do = "name", ... }.'),
        ('["rest"]', 'key effects[0]: expected an effect, like { do = "name", ... }.'),
        (
            '[{ do = "teach", talent = "calm" }]',
            'key effects[0].talent: there is no [[talent]] "calm"; expected one of "frantic".',
        ),
        (
            '[{ do = "teach", talent = "frantic", whom = "al" }]',
            'key effects[0].whom: unknown value "al"; did you mean "all"?',
        ),
    ],
)
def test_effects_are_read_by_the_signature_of_their_function(tmp_path, effects, fault):
    assert faults(write(tmp_path, cards=f"{CARD}effects = {effects}\n", en=NAMES, fr=NAMES)) == [
        f'cards.toml: [[event]] "surge", {fault}'
    ]


def test_where_an_entry_comes_from_must_be_said(tmp_path):
    cards = '[[event]]\nid = "surge"\neffects = [{ do = "gain-threat", amount = 2 }]\n'
    assert faults(write(tmp_path, cards=cards)) == [
        'cards.toml: [[event]] "surge", key source: missing key; expected one of "book", "public", "house".'
    ]


def test_all_faults_come_at_once(tmp_path):
    cards = CARD + 'effects = [{ do = "rest", x = 1 }, { do = "no" }]\ncolour = "red"\n[[evnt]]\nid = "a"\n'
    figures = BRUTE + 'armour = "3"\n[[talent]]\nid = "Bad Id"\n[[talent]]\nsource = "book"\n[warior]\nid = "x"\n'
    places = [fault.split(": ")[:2] for fault in faults(write(tmp_path, cards=cards, figures=figures, fr="{"))]
    assert places == [
        ["cards.toml", 'unknown kind [[evnt]]; did you mean "event"?'],
        ["figures.toml", "[[talent]] number 2, key id"],
        ["figures.toml", "[[talent]] number 3, key id"],
        ["figures.toml", 'unknown kind [[warior]]; did you mean "warrior"?'],
        ["cards.toml", '[[event]] "surge", key colour'],
        ["cards.toml", '[[event]] "surge", key effects[0].x'],
        ["cards.toml", '[[event]] "surge", key effects[1].do'],
        ["figures.toml", '[[warrior]] "brute", key lines'],
        ["figures.toml", '[[warrior]] "brute", key armour'],
        ["fr.ftl", "it does not parse"],
    ]


def test_a_fault_can_be_taken_apart(tmp_path):
    folder = write(tmp_path, cards=CARD + "effects = 1\n")
    with pytest.raises(PackError) as caught:
        open_tiny(folder)
    assert caught.value.faults == (
        Fault(str(folder / "cards.toml"), '[[event]] "surge"', "effects", "expected a list, got a whole number", 4),
    )
    assert (
        str(caught.value)
        == f'{folder}/cards.toml:4: [[event]] "surge", key effects: expected a list, got a whole number.'
    )


def test_a_kind_is_an_array_of_tables(tmp_path):
    assert faults(write(tmp_path, more='[talent]\nid = "calm"\n')) == [
        "more.toml: expected a list of tables, each under [[talent]]."
    ]


def test_an_entry_cannot_be_there_twice(tmp_path):
    folder = write(tmp_path, more='[[talent]]\nid = "frantic"\nsource = "book"\n')
    assert faults(folder) == [
        f'more.toml: [[talent]] "frantic", key id: {folder}/figures.toml has an entry of this kind and id already.'
    ]
