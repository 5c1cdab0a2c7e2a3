"""The page's own checks, run where the others are: its types, and its logic by vitest."""

import subprocess
import sys

import pytest

from tests.server.serving import ROOT

WEB = ROOT / "web"

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_page_passes_its_own_checks(script: str) -> None:
    if not (WEB / "node_modules").is_dir():
        pytest.fail("The page is not built; `make page` builds it.")
    command = [sys.executable, str(WEB / "build.py"), script]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
