"""What explains a thing does not lie over it: neither where it is pointed at on a desk nor where it is touched on a phone."""

from typing import Any

import pytest

from tests.every_game.table import OURS
from tests.page.conftest import DESK, PHONE, Open
from tests.page.test_positions import nearest

EACH = 7  # every so manyth question of a game
COVERED = 0.12  # of a thing: its rim may be touched
LARGE = 0.1  # of the screen: what is as large is not hidden by a few lines over it
# Points at all that can be seen of the things on the table, and what of each is covered by its own explanation.
COVERS = """async ([touch, large]) => {
  const seen = {};
  const shown = (each, { x, y, width, height }) =>
    width > 0 && each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  for (const each of document.querySelectorAll('main [data-thing]')) {
    const box = each.getBoundingClientRect();
    if (!shown(each, box) || box.width * box.height > large * innerWidth * innerHeight) continue;
    const told = { bubbles: false, pointerType: touch ? 'touch' : 'mouse' };
    window.dispatchEvent(new PointerEvent('pointerdown', told));
    each.dispatchEvent(new PointerEvent('pointerenter', told));
    await new Promise((done) => setTimeout(done));
    const slip = document.getElementById('explained')?.getBoundingClientRect();
    const wide = slip ? Math.min(box.right, slip.right) - Math.max(box.left, slip.left) : 0;
    const tall = slip ? Math.min(box.bottom, slip.bottom) - Math.max(box.top, slip.top) : 0;
    if (slip) seen[each.dataset.thing] = Math.max(0, wide) * Math.max(0, tall) / (box.width * box.height);
    each.dispatchEvent(new PointerEvent('pointerleave', { bubbles: false, pointerType: 'mouse' }));
  }
  return seen;
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", OURS)
def test_an_explanation_does_not_cover_what_it_explains(open_page: Open, game: str, size: tuple[int, int]) -> None:
    seen = open_page(size, "fr")
    explained = 0
    covered: dict[str, Any] = {}
    for position in nearest(game)[::EACH]:
        seen.stand(position)
        seen.settle()
        found = seen.page.evaluate(COVERS, [size == PHONE, LARGE])
        explained += len(found)
        covered |= {f"{position.name} {thing}": round(share, 2) for thing, share in found.items() if share > COVERED}
    assert explained > 5 or (size == PHONE and "catacombs" in game), "there a thumb on a medal opens its sheet instead"
    assert covered == {}
