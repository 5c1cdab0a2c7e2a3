"""What cannot be chosen says why when it is touched: wherever a game refuses something, in every game."""

from itertools import groupby

import pytest

from souterrain.kernel.decision import Choice
from tests.every_game.table import OURS
from tests.page import positions
from tests.page.conftest import Open
from tests.page.positions import Position

# Touches what is neither lit nor disabled, one after the other; the rules that were told.
TOUCH = """async () => {
  const told = new Set();
  const count = document.querySelectorAll('[data-thing], .is-off').length;
  for (let index = 0; index < count; index += 1) {
    const each = [...document.querySelectorAll('[data-thing], .is-off')][index];
    if (!each || each.closest('[data-live], [disabled]')) continue;
    for (const touched of [each, ...each.querySelectorAll('button:not([data-live])')]) {
      touched.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await new Promise((done) => setTimeout(done, 0));
      const rule = document.querySelector('.refusal .slip .id')?.textContent.trim();
      if (rule) told.add(rule);
    }
  }
  return [...told];
}"""


def refusing(game: str) -> list[Position]:
    """A position for each question that refuses something there; what a base game asks is not asked again with its expansion."""
    base = {each.kind for each in positions.of(game.split("/")[0])} if "/" in game else set()
    found = [each for each in positions.of(game) if each.kind not in base and refused_at(each)]
    return [next(same) for _, same in groupby(sorted(found, key=lambda each: each.kind), key=lambda each: each.kind)]


def refused_at(position: Position) -> set[str]:
    """By which rules. What is lit for another answer is not touched to be told why: the question says it. Nor are two things that
    are lit, but not for each other: whoever takes up one of them sees the other go out."""
    asked = position.laid().decision(position.seat)
    if not isinstance(asked, Choice):
        return set()
    alike = {option.subjects for option in asked.options}
    lit = {thing for option in asked.options for thing in option.subjects}
    refused = [refusal for refusal in asked.refused if refusal.option.subjects not in alike]
    return {each.rule for each in refused if not each.option.subjects or not lit.issuperset(each.option.subjects)}


@pytest.mark.parametrize("game", OURS)
def test_what_is_refused_says_why_when_it_is_touched(open_page: Open, game: str) -> None:
    there = refusing(game)
    assert there
    seen = open_page()
    for position in there:
        seen.stand(position)
        assert {*seen.page.evaluate(TOUCH)} == refused_at(position), position.name
