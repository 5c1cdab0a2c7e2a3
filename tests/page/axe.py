"""What axe minds on a screen, by night and by day."""

from typing import Any

from tests.page.conftest import Seen
from tests.server.serving import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Axe waits by the browser's time, though the page's may stand still.
LOAD = "() => { const { setTimeout, requestAnimationFrame } = window.native ?? window; AXE }"
# Colours that are fading, from what was disabled or from the other theme, are looked at where they lead; so is what rises or falls.
STILL = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { transition: none !important }');
  document.adoptedStyleSheets = [sheet];
}"""
MOVING = "() => { document.adoptedStyleSheets = [] }"
TURN = """() => {
  const root = document.documentElement;
  root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
}"""
SERIOUS = """(only) => axe.run({ resultTypes: ['violations'], ...only }).then(({ violations }) => violations
  .filter(({ impact }) => ['serious', 'critical'].includes(impact))
  .map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))]))"""


def faults(seen: Seen, name: str = "") -> list[Any]:
    """What axe finds that is serious: the rule, and where. In the other theme only colours can be otherwise. With a name,
    pictures of both are kept."""
    if not seen.page.evaluate("'axe' in window"):
        seen.page.evaluate(LOAD.replace("AXE", AXE.read_text("utf-8")))
    seen.page.evaluate(STILL)
    seen.arrive()
    found = []
    for only in ({}, {"runOnly": ["color-contrast"]}):
        if name:
            theme = seen.page.evaluate("document.documentElement.dataset.theme")
            seen.shoot(f"{name}-{theme}")
        found += seen.page.evaluate(SERIOUS, only)
        seen.page.evaluate(TURN)
    seen.page.evaluate(MOVING)
    return found
