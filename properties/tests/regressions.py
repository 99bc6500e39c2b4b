"""Replays every line of the files in a folder: each is a case of a theorem that must hold. Speaks TAP.

usage: regressions.py GIFTHORSE FOLDER; lines that begin with # and empty ones do not count.
"""

import pathlib
import subprocess
import sys

import tap

GIFTHORSE, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
for file in sorted(FOLDER.glob("*.txt")):
    for number, line in enumerate(file.read_text().splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            words = [GIFTHORSE, "check", "--replay", line.strip()]
            done = subprocess.run(words, capture_output=True, text=True, timeout=60)
            tap.ok(done.returncode == 0, f"{file.name}:{number} {line.strip()}", done.stdout + done.stderr)
tap.done()
