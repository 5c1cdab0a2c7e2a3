"""Counting the instructions of a program under valgrind, from when it is warm to its end."""

import gc
import os
import re
import subprocess
import sys
import tempfile

WARM = 150  # decisions before what is counted
COUNTED = 400
SECONDS = 600  # until a run is given up


def wait_warm() -> None:
    """In the program that is counted: it begins now. What has been made so far is not searched for rubbish at its expense."""
    gc.collect()
    gc.freeze()
    print("warm", flush=True)
    sys.stdin.readline()


def count(module: str, file: str) -> int:
    """The instructions that a program takes for each of what it does `COUNTED` times."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={folder}/counted"]
        process = subprocess.Popen(
            [*command, sys.executable, "-m", module, file],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )
        assert process.stdout is not None
        if process.stdout.readline().strip() == "warm":  # until then nothing is counted, and all goes ten times as fast
            subprocess.run(
                ["callgrind_control", "-i", "on", str(process.pid)], check=True, capture_output=True, timeout=60
            )
        _, told = process.communicate("\n", timeout=SECONDS)
    counted = re.search(r"Collected : (\d+)", told)
    if process.returncode or not counted:
        raise SystemExit(f"{module} could not be counted:\n{told[-2000:]}")
    return int(counted[1]) // COUNTED
