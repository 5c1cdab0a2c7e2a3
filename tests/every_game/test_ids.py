"""No value is packed as text and taken apart again: several things are several fields, or a record. What is called by one text all
the same, a card or a disc of which there are several, is made and read in one file, the `ids.py` of its game."""

import ast
from collections.abc import Iterator
from pathlib import Path

from souterrain.games import GAMES
from souterrain.where import ROOT, home

PARTING = ("split", "rsplit", "splitlines", "partition", "rpartition")
LOOKING = ("startswith", "endswith", "removeprefix", "removesuffix")
TEXT = {  # what is read outside of `ids.py`, and why: these are texts for people
    "part.split('\\n')": "a drawing, line by line",
    "text.startswith('special')": "which texts of a scenario are its rules",
    "words.name(figure.role, figure.kind).split()": "the words of a name, for the letters on a disc",
}


def test_what_an_id_looks_like_is_known_in_one_file_of_a_game() -> None:
    files = [*files_of(ROOT / "discs"), *(file for game in GAMES for file in files_of(home(game)))]
    assert len(files) > 200
    read = [(file, call) for file in files if file.name != "ids.py" for call in calls_in(file)]
    found = [f"{file}: {call}" for file, call in read if call not in TEXT]
    assert found == [], "keep the parts as they are, or read the id in `ids.py`"
    assert {call for _, call in read} == {*TEXT}, "the list has what nobody reads any more"


def files_of(folder: Path) -> Iterator[Path]:
    return (
        file for file in folder.rglob("*.py") if "__pycache__" not in file.parts and not file.name.startswith("test_")
    )


def calls_in(file: Path) -> Iterator[str]:
    """The calls that take a text apart."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in PARTING + LOOKING:
            yield ast.unparse(node)
