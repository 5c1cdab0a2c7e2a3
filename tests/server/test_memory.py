"""What was needed to get ready is given back, and nothing that anybody has written."""

import subprocess
import sys

import pytest

from souterrain.server.work.memory import SMAPS, unwritten

LIES = """\
1000-3000 r-xp 00000000 fe:00 7 /usr/lib/program.so
Rss:                   8 kB
Anonymous:             0 kB
VmFlags: rd ex mr mw me
3000-4000 r--p 00002000 fe:00 7 /usr/lib/program.so
Anonymous:             4 kB
4000-5000 rw-p 00003000 fe:00 7 /usr/lib/program.so
Anonymous:             0 kB
5000-6000 r-xp 00000000 00:00 0
Anonymous:             0 kB
6000-7000 r-xp 00000000 00:00 0 [vdso]
Anonymous:             0 kB
8000-a000 r--p 00000000 fe:00 8 /usr/lib/a name with spaces.so
Anonymous:             0 kB
"""

COMPILER = """
import llvmlite.binding as compiler
from souterrain.server.work.memory import SMAPS, give_back

def resident():
    is_its, found = False, 0
    for line in SMAPS.read_text().splitlines():
        if not line.split()[0].endswith(":"):
            is_its = "llvmlite" in line
        elif is_its and line.startswith("Rss:"):
            found += int(line.split()[1])
    return found

compiler.initialize_native_target()
compiler.parse_assembly("define i32 @one() { ret i32 1 }").verify()
before = resident()
give_back()
after = resident()
compiler.parse_assembly("define i32 @two() { ret i32 2 }").verify()
print(before, after)
"""


def test_only_what_lies_in_files_as_it_was_is_let_go() -> None:
    assert [*unwritten(LIES)] == [(0x1000, 0x3000), (0x8000, 0xA000)]


@pytest.mark.skipif(not SMAPS.exists(), reason="the system does not say what lies where")
def test_the_compiler_is_given_back_and_still_there() -> None:
    told = subprocess.run([sys.executable, "-c", COMPILER], capture_output=True, text=True, timeout=60)
    assert told.returncode == 0, told.stderr
    before, after = map(int, told.stdout.split())
    assert after < before / 3
