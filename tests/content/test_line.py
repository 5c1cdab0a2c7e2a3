"""The line of every value of a TOML file, however it is written."""

import tomllib

from souterrain.content.line import find, lines, path_of

FILE = '''# A comment with [[brackets]] and a = sign.
top = 1
"odd key" = [1, # one
  [2, 3],
  { a.b = "x", c = """
three = lines
""", d = 'it''s' }]

[[card]]
id = "one"
effects = [
  { do = "walk", far = 3 },

  { do = "look" },
]
[card.inner]
deep = true

[[card]]
id = "two"
[[card.part]]
n = 1
[[card.part]]
n = 2
'''.replace("'it''s'", "'its'")


def walk(value, path=()):
    yield path
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in pairs:
        yield from walk(item, (*path, key))


def test_every_value_has_its_line():
    known = lines(FILE)
    dotted = {("odd key", 2, "a")}  # a table that only a dotted key makes has no line of its own
    assert {path for path in walk(tomllib.loads(FILE)) if path} - dotted == known.keys()


def test_the_lines_are_right():
    rows = FILE.splitlines()
    for path, row in {
        ("top",): "top = 1",
        ("odd key", 1): "  [2, 3],",
        ("odd key", 2, "a", "b"): '  { a.b = "x", c = """',
        ("odd key", 2, "d"): '""", d = \'its\' }]',
        ("card", 0): "[[card]]",
        ("card", 0, "effects", 1, "do"): '  { do = "look" },',
        ("card", 0, "inner", "deep"): "deep = true",
        ("card", 1, "part", 1, "n"): "n = 2",
    }.items():
        assert rows[find(FILE, path) - 1] == row


def test_what_is_not_there_is_pointed_at_by_what_is_around_it():
    rows = FILE.splitlines()
    assert rows[find(FILE, ("card", 1, *path_of("effects[3].amount"))) - 1] == "[[card]]"
    assert find(FILE, ("card", 0, "missing")) == rows.index("[[card]]") + 1
    assert find(FILE, ("nothing",)) == 0


def test_a_file_that_is_no_toml_has_no_lines():
    assert lines("a = [1") == lines("[[x") == lines("{") == lines("[" * 5000) == {}
