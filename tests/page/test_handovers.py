"""What was found in random games and is kept still happens: `python -m tests.page.handovers` finds again what does not."""

import inspect
from functools import partial

import pytest

from tests.page.filming import SCENES
from tests.page.handovers import Asked, fault, kept, named


@pytest.mark.parametrize("asked", kept(), ids=str)
def test_what_is_kept_still_happens(asked: Asked) -> None:
    assert fault(asked, kept()[asked]) == ""


def test_what_is_asked_for_is_what_the_command_line_says() -> None:
    for asked in kept():
        assert named(*str(asked).split()) == asked


def test_films_ask_for_what_can_be_found() -> None:
    """Nobody but a reader of films runs what begins them."""
    for begins in SCENES.values():
        for asked in [cell.cell_contents for cell in begins.__closure__ or ()]:
            if isinstance(asked, partial):
                assert inspect.signature(asked.func).bind_partial(*asked.args, **asked.keywords)
