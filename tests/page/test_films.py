"""The flicks that the page's tests compare themselves with are those that Python plays."""

from tests.page.films import FILE, text


def test_the_pages_flicks_are_current():
    assert FILE.read_text("utf-8") == text(), "`python -m tests.page.films` writes them anew"
