"""Books and built files, as a browser gets them."""

import pytest

from tests.server.serving import Served


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_book_has_facts_texts_words_and_rules(served: Served, lang: str) -> None:
    book = served.http.get(f"/api/books/claustrophobia/{lang}").json()
    assert book["facts"]["tile"]["t1"]["exits"] == "NESW"
    assert book["texts"]["event"]["rockfall"]["text"]
    assert "log-moved" in book["words"]
    assert any(rule["id"] == "claustrophobia.combat.hit" for rule in book["rules"])


@pytest.mark.parametrize(
    "path",
    [
        "/api/books/chess/en",
        "/api/books/claustrophobia/de",
        "/api/books/catacombs/en?expansion=../base",
        "/assets/none.js",
    ],
)
def test_what_is_not_there_is_said_to_be_not_there(served: Served, path: str) -> None:
    answer = served.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_the_page_travels_packed_and_is_asked_for_each_time(served: Served) -> None:
    answer = served.http.get("/table/any")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_expansion_has_a_book_of_its_own(served: Served, lang: str) -> None:
    plain = served.http.get(f"/api/books/catacombs/{lang}").json()
    book = served.http.get(f"/api/books/catacombs/{lang}?expansion=soloth").json()
    assert "witch" not in plain["facts"]["hero"]
    assert book["facts"]["hero"]["witch"]["magic"] == 6
    assert book["facts"]["artefact"]["orc-hide-shield"]["cost"] == {"dungeon": 1}
    assert "log-frozen =" in book["words"]
    assert {rule["id"].split(".")[0] for rule in book["rules"]} == {"catacombs", "soloth"}
    games = served.http.get("/api/games").json()["games"]
    (soloth,) = next(game for game in games if game["game"] == "catacombs")["expansions"]
    assert soloth["pack"] == "soloth"
    assert soloth["options"]["lord"][0] == "warchief"
