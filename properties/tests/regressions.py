"""Replays every line of the files in a folder: each is a case of a theorem that must hold. Speaks TAP.

usage: regressions.py GIFTHORSE FOLDER; lines that begin with # and empty ones do not count.
"""

import pathlib
import subprocess
import sys

GIFTHORSE, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
tests = 0
for file in sorted(FOLDER.glob("*.txt")):
    for number, line in enumerate(file.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        tests += 1
        words = [GIFTHORSE, "check", "--replay", line.strip()]
        done = subprocess.run(words, capture_output=True, text=True, timeout=60)
        name = f"{file.name}:{number} {line.strip()}".replace("#", " ")
        print(f"{'not ok' if done.returncode else 'ok'} {tests} - {name}", flush=True)
        if done.returncode:
            print(f"{name}\n{done.stdout}{done.stderr}", file=sys.stderr)
if not tests:
    tests = 1
    print("not ok 1 - there is no regression")
print(f"1..{tests}")
