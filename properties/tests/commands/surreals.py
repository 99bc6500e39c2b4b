"""The example that knows surreal numbers by their sign expansions: what it answers, that its theorems hold,
and that each of five changes to it is found. Speaks TAP.

usage: surreals.py GIFTHORSE EXAMPLE
"""

import os
import re
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, EXAMPLE = map(os.path.abspath, sys.argv[1:3])
ROWS = "SS-4.5a SS-4.7.x2 BL-II.5a-x6/7 BL-II.5a-x6/8 BL-II.5b-x16 BL-II.5b-x20 BL-II.5b-x22".split()
ANSWERS = {
    "surreal-compare w - 1 ; w.1/2": ">",
    "surreal-compare w^(-1) ; 1/1024": "<",
    "surreal-birthday w.1/2": "w.2",
    "surreal-birthday w^(1/2)": "w^(2)",
    "surreal-birthday w - 1": "w + 1",
    "surreal-add w.1/2 ; w.1/2 - 1": "w - 1",
    "surreal-multiply w^(1/2) - 1 ; w^(1/2) + 1": "w - 1",
    "surreal-compare 1/3 ; 0": "limit",
    "surreal-compare w ; w +": "error",
    "outcome 0": "unsupported",
}
CHANGES = (
    ("sums", "collected([*x, *y])", "collected([*x, *y][:2])"),
    ("products", "collected([*e, *f]), c * d", "collected([*e, *f]), c * abs(d)"),
    ("order", "return (a > b) - (a < b)", "return (abs(a) > abs(b)) - (abs(a) < abs(b)) or (a > b) - (a < b)"),
    ("Gonshor's correction", "common, rest, _ = parted(e, last)", "common, rest = (), e"),
    ("signs of a coefficient", "runs += [(sign, times(count, length)) for", "runs += [(sign, length) for"),
)


def check(path):
    command = shlex.join([sys.executable, "-B", path])
    done = subprocess.run([GIFTHORSE, "check", "--cases", "30", "--engine", "cmd:" + command, *ROWS], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def main():
    asked = "".join(line + "\n" for line in ("hello 1", *ANSWERS, "bye"))
    said = subprocess.run([sys.executable, "-B", EXAMPLE], input=asked, capture_output=True, text=True).stdout.splitlines()[1:]
    wrong = [f"{line} -> {got}" for (line, right), got in zip(ANSWERS.items(), said) if right not in (got, got.partition(" ")[0])]
    tap.ok(len(said) == len(ANSWERS) and not wrong, f"{len(ANSWERS)} answers", "\n".join(wrong or said))
    status, out = check(EXAMPLE)
    tap.ok(status in (0, 2) and "no fault found" in out and " 9 hold" in out, "its theorems hold", f"{status}\n{out}")
    done = subprocess.run([GIFTHORSE, "doctor", "--time", "3", "--engine", "cmd:" + shlex.join([sys.executable, EXAMPLE])], capture_output=True, text=True)
    tap.ok(done.returncode == 0 and "surreal-birthday" in done.stdout and "none found" in done.stdout, "doctor tells of it", done.stdout + done.stderr)
    with open(EXAMPLE) as file:
        text = file.read()
    with tempfile.TemporaryDirectory() as folder:
        for name, before, after in CHANGES:
            assert text.count(before) == 1, before
            path = os.path.join(folder, "changed.py")
            with open(path, "w") as file:
                file.write(text.replace(before, after))
            status, out = check(path)
            tap.ok(status == 1 and "where the reference says" in out, f"{name}: the change is found", f"{status}\n{out}")
    tap.done()


main()
