"""The example engine of surreal numbers: its theorems hold, bugs that are put into it are found, also by
its own answers, and what it cannot keep it refuses. Speaks TAP.

usage: surreals.py GIFTHORSE SIGN_EXPANSIONS
"""

import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap
from slowness import SLOW

GIFTHORSE, EXAMPLE = map(os.path.abspath, sys.argv[1:])
SOURCE = pathlib.Path(EXAMPLE).read_text()
LAWS = ["SS-4.5.x2/2", "SS-4.7.x2/5", "BL-II.5b-x15/3", "BL-II.5b-x16"]


def check(name, program, status, out, *words):
    engine = "cmd:" + shlex.join([sys.executable, str(program)])
    done = subprocess.run([GIFTHORSE, "check", "-j1", "--engine", engine, *words], capture_output=True, text=True, timeout=100)
    tap.ok(done.returncode == status and re.search(out, done.stdout), name, f"status {done.returncode}\n{done.stdout}{done.stderr}")


def test_talk():
    rows = (
        ("hello 1", "gifthorse 1 sign-expansions surreal-compare surreal-birthday surreal-add surreal-multiply"),
        ("surreal-compare w - 1 ; w.1/2", ">"),
        ("surreal-compare w^(-1) ; w^(-1)", "="),
        ("surreal-birthday w^(1/2)", "w^(2)"),
        ("surreal-add w.1/2 ; w.1/2 - 1", "w - 1"),
        ("surreal-multiply -w ; w^w^2.3 - 1/3", "-w^(w^(2) + 1).3 + w.1/3"),
        ("surreal-multiply 0 ; w", "0"),
        ("surreal-compare 1/3 ; 0", "limit 1/3 has too many signs behind its integer part, or endlessly many"),
        ("surreal-add w^(w ; 1", "error 'the end' instead of ')'"),
        ("compare 0 ; 0", "unsupported"),
    )
    text = "".join(f"{asked}\n" for asked, _ in rows) + "bye\n"
    done = subprocess.run([sys.executable, EXAMPLE], input=text, capture_output=True, text=True, timeout=100)
    for (asked, wanted), answer in zip(rows, done.stdout.splitlines()):
        tap.ok(answer == wanted, asked, answer)
    tap.ok(done.returncode == 0 and done.stdout.count("\n") == len(rows), "and no more", done)
    tap.ok(SOURCE.count("\n") < 150, "it has less than 150 lines")


def test_theorems():
    check("its theorems hold", EXAMPLE, 0, r"no fault found\n\d+ theorems: [1-9]\d* hold\n", *LAWS)
    check("what it refuses is no fault", EXAMPLE, 2, r"limit 1/3 has too many signs.*(?s:.*)nothing was decided\n", "BL-II.5b-x13")


def test_doctor():
    engine = "cmd:" + shlex.join([sys.executable, EXAMPLE])
    done = subprocess.run([GIFTHORSE, "doctor", "--time", str(3 * SLOW), "--engine", engine], capture_output=True, text=True, timeout=100)
    told = re.search(r"(?s)\n  surreals +surreal-add .*\n  surreal-add +\d+ .*\n  none found\n", done.stdout)
    tap.ok(done.returncode == 0 and told, "doctor tells of it", f"status {done.returncode}\n{done.stdout}{done.stderr}")


def test_bugs():
    for name, right, wrong, law, found in (
        ("Gonshor's rule without its correction", "count = pluses(common)", "count, rest = (), e", "SS-4.7.x2/5", "surreal-birthday .* -> "),
        ("a beginning comes first", "rest[0][0] if rest else 0", "rest[0][0] if rest else -2", "SS-4.5.x2/2", "surreal-compare .* -> "),
        ("w times 1/w is w^2", "collected([*e, *f])", "collected([*e, *((g, abs(d)) for g, d in f)])", "SS-4.5.x3", "surreal-multiply .* -> "),
        ("a run counts once", "reduce(ordinary_sum, (length for _, length", "reduce(ordinary_sum, (ONE for _, length", "BL-II.5b-x16", "surreal-birthday .* -> "),
    ):
        with tempfile.NamedTemporaryFile("w", suffix=".py") as program:
            tap.ok(SOURCE.count(right) == 1, f"{name}: it is there to be broken", right)
            program.write(SOURCE.replace(right, wrong))
            program.flush()
            check(f"{name}, by its own answers", program.name, 1, rf"(?s:{found}.*\n1 fault\n)", "--against", "none", law)


test_talk()
test_theorems()
test_doctor()
test_bugs()
tap.done()
