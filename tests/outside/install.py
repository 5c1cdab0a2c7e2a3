"""The wheel as a stranger has it: in an empty environment, without our pins, of every Python that is on this machine, and once
with the oldest packages that `pyproject.toml` says it runs with.

There it says what is missing (`souterrain doctor`), plays the recorded matches again, whose every state must come out the same,
plays a match between computers, serves the page, and has two bots play over the network under the limits that everybody has.
`make dist` runs it: `python -m tests.outside.install dist/souterrain-….whl [--python 3.13]`. Times are printed.
"""

import argparse
import gzip
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
RECORDED = sorted((ROOT / "tests" / "replays").glob("*.match*"))
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
UV = str(Path(sys.executable).parent / "uv")


class Environment:
    """An empty one, with the wheel and what it asks for; `souterrain` there knows nothing of this folder."""

    def __init__(self, folder: Path, wheel: Path, python: str, *, oldest: bool = False) -> None:
        self.folder = folder
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        ours = ("SOUTERRAIN_", "PYTHONPATH", "PYTHONHOME", "PIP_", "UV_", "VIRTUAL_ENV")
        kept = {key: value for key, value in os.environ.items() if not key.startswith(ours)}
        self._kept = kept
        self.environment = {**kept, "XDG_DATA_HOME": str(folder / "data"), "XDG_CACHE_HOME": str(folder / "cache")}
        # With `--system-certs`: a company may have a certificate of its own between us and the index.
        self._uv("venv", "--quiet", "--python", python, str(folder))
        how = ["--resolution", "lowest-direct"] if oldest else []
        self._uv("pip", "install", "--quiet", "--python", str(folder), *how, str(wheel))

    def _uv(self, *arguments: str) -> None:
        subprocess.run([UV, "--system-certs", *arguments], env=self._kept, check=True, timeout=600)

    def run(self, *arguments: str, program: str = "souterrain") -> str:
        """What a command says; it must end well."""
        done = subprocess.run(
            [str(self.bin / program), *arguments],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        assert done.returncode == 0, f"{program} {' '.join(arguments)}:\n{done.stdout}\n{done.stderr}"
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """`souterrain serve` on a port of its own, as anybody starts it: its address."""
        with socket.socket() as finder:
            finder.bind(("127.0.0.1", 0))
            address = f"127.0.0.1:{finder.getsockname()[1]}"
        database = f"sqlite:///{self.folder / 'tables.db'}"
        command = [str(self.bin / "souterrain"), "serve", "--port", address.rpartition(":")[2], "--database", database]
        process = subprocess.Popen(command, cwd=self.folder, env=self.environment, stdout=subprocess.DEVNULL)
        try:
            until = time.monotonic() + 120
            while True:
                assert process.poll() is None, "the server has ended"
                assert time.monotonic() < until, "the server is not up within two minutes"
                try:
                    if httpx.get(f"http://{address}/health", timeout=5).status_code == 200:
                        break
                except httpx.HTTPError:
                    time.sleep(0.1)
            yield address
        finally:
            process.send_signal(signal.SIGTERM)
            ended = process.wait(60)
            assert ended == 0 or os.name == "nt", "it stops politely; on Windows nobody can ask it to"


def look_over(there: Environment) -> None:
    """All that a stranger may do first."""
    told = there.run("doctor", "--lang", "en", "--port", "8699")
    assert "! " not in told, told
    assert "The page is built." in told
    for file in RECORDED:
        plain = there.folder / file.name.removesuffix(".gz")
        plain.write_bytes(gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_bytes())
        there.run("replay", str(plain), "--check", "--lang", "en")
    there.run("simulate", "conquest", "--games", "1", "--jobs", "1")
    with there.serving() as address:
        see_the_page(address)
        play_over_the_network(there, address)


def see_the_page(address: str) -> None:
    with httpx.Client(base_url=f"http://{address}", timeout=20) as http:
        page = http.get("/").text
        (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
        assert "javascript" in http.get(script).headers["content-type"]


def play_over_the_network(there: Environment, address: str) -> None:
    """`docs/bot.py` in both seats of a short game, as `docs/protocol.md` has it."""
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    made = httpx.post(
        f"http://{address}/api/tables/", json={"game": "twister", "scenario": "dash", "seats": seats}, timeout=20
    )
    links = [f"http://{address}/table/{made.json()['table']}#{seat['key']}" for seat in made.json()["seats"]]
    python = there.bin / ("python.exe" if os.name == "nt" else "python")
    bots = [
        subprocess.Popen(
            [str(python), str(ROOT / "docs" / "bot.py"), link], env=there.environment, stdout=subprocess.PIPE, text=True
        )
        for link in links
    ]
    for bot in bots:
        told, _ = bot.communicate(timeout=600)
        assert bot.returncode == 0, told
        assert "standings" in told


def python_of(version: str) -> str:
    """An interpreter of this version that is here: on the path, or among those of pyenv. Nothing is fetched."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    asked = "import sys; print('%d.%d' % sys.version_info[:2])"
    for each in (shutil.which(f"python{version}"), *sorted(kept.glob(f"{version}.*/bin/python")), sys.executable):
        if each:
            done = subprocess.run([str(each), "-c", asked], capture_output=True, text=True, check=False)
            if done.stdout.strip() == version:
                return str(each)
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--python", action="append", help="every one that is here, by default")
    args = parser.parse_args()
    wanted = args.python or [version for version in VERSIONS if python_of(version)]
    # The oldest packages go with the oldest Python; on newer ones some of them cannot be had.
    for version, oldest in [(version, oldest) for version in wanted for oldest in (False, True)]:
        if oldest and version != VERSIONS[0]:
            continue
        python = python_of(version)
        if not python:
            print(f"There is no Python {version} here.", file=sys.stderr)
            return 1
        with tempfile.TemporaryDirectory(prefix="souterrain-install-") as folder:
            began = time.monotonic()
            there = Environment(Path(folder) / "there", args.wheel.resolve(), python, oldest=oldest)
            installed = time.monotonic()
            look_over(there)
            ended = time.monotonic()
        which = "the oldest packages" if oldest else "the newest packages"
        print(
            f"Python {version}, {which}: installed in {installed - began:.0f} s, looked over in {ended - installed:.0f} s.",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
