"""What the tests of the program share: running it, and what a run must come to.

usage of each: FILE GIFTHORSE DEFINITIONS HOSTILE, where the last two are example engines.
"""

import os
import re
import shlex
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, DEFINITIONS, HOSTILE = map(os.path.abspath, sys.argv[1:4])


def run(*words, text=None, seconds=120):
    """Status, standard output and standard error of one run."""
    done = subprocess.run(
        [GIFTHORSE, *words], input=text, capture_output=True, text=True, timeout=seconds
    )
    return done.returncode, done.stdout, done.stderr


def expect(name, words, status, out="", err="", text=None):
    """A run must end with this status and print something that matches, where asked."""
    got, stdout, stderr = run(*words, text=text)
    holds = got == status and re.search(out, stdout) and re.search(err, stderr)
    tap.ok(holds, name, f"status {got}\n{stdout}{stderr}")


def engine(path, *words):
    return "cmd:" + shlex.join([sys.executable, path, *words])


# Bugs of the example engine: what is replaced by what, and theorems that must fail then.
BROKEN = {
    "negation that does not swap sides": ("form(map(negative, g.right), map(negative, g.left))", "form(map(negative, g.left), map(negative, g.right))", ["SS-2.7b"]),
    "reversible option dropped": ("best - {x} | reply.left", "best - {x}", ["SS-2.8c", "SS-2.17b"]),
    "order the wrong way round": ("2 * at_least(g, h) + at_least(h, g)", "2 * at_least(h, g) + at_least(g, h)", ["SS-2.10b"]),
}
