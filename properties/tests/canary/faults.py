"""Each canary is one fault, or as many as there are requests that it spoils; and what is said of it is
not true of an engine without the bug. Speaks TAP.

usage: faults.py GIFTHORSE CANARIES SECONDS [NAME...]: these of the table canaries.def, or all of them, each
checked for so long.
"""

import json
import os
import re
import shlex
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, CANARIES, SECONDS, *NAMES = sys.argv[1:]

SIMPLEST = {"number", "canonical", "left-stop", "right-stop", "mean"}
NUMBERS = SIMPLEST | {"add", "subtract", "negate", "multiply", "birthday", "grundy", "octal", "temperature", "atomic-weight"}
SUMS = {"outcome", "compare", "left-stop", "right-stop", "mean", "temperature", "number", "canonical"}
NIMBERS = {"nim-add", "nim-multiply", "nim-invert", "nim-sqrt"}

# Bugs in what several requests have in common; all others spoil one.
SPOILED = {
    **{name: SIMPLEST for name in ("integers-skipped", "greatest-integer", "zero-forgotten", "ends-included", "one-beyond")},
    **{name: NUMBERS | NIMBERS for name in ("signed-32", "unsigned-32", "signed-64", "double-53", "five-bits", "swapped-fractions")},
    **{name: NUMBERS | NIMBERS for name in ("unsigned-64", "signed-128", "shift-32", "shift-64")},
    **{name: SUMS for name in ("multiples-16", "multiples-32", "components-16", "components-32", "hottest-whole", "hottest-8")},
    **{name: SUMS for name in ("options-64", "options-255")},
    "stop-plays-numbers": {"left-stop", "right-stop"},
    "depth-1000": {"left-stop", "right-stop"},
    "stops-in-sixteenths": {"left-stop", "right-stop"},
    "float-stops": {"left-stop", "right-stop"},
}


def check(name):
    words = [GIFTHORSE, "check", "--quiet", "--time", SECONDS, "--format", "json", "--engine", f"canary:{name}"]
    return json.loads(subprocess.run(words, capture_output=True, text=True).stdout)


def fails(replay, name):
    """Without the bug; what the reference cannot decide is no fault of anyone."""
    words = shlex.split(replay.replace(f"canary:{name}", "reference"))
    return subprocess.run(words, capture_output=True).returncode == 1


with open(CANARIES) as f:
    known = re.findall(r'^CANARY\w* \(\w+, "(.*?)", ', f.read(), re.M)
for name in NAMES or known:
    run = check(name)
    requests = [fault["request"] for fault in run["faults"]]
    told = [f"{fault['question']} -> {fault['answer']}, not {fault['right']}: {fault['theorems']}" for fault in run["faults"]]
    spoiled = SPOILED.get(name, set(requests[:1]))
    tap.ok(requests and set(requests) <= spoiled and None not in requests, f"{name}: {', '.join(map(str, requests))}", "\n".join(told))
    failing = [t for t in run["theorems"] if t["failure"]]
    wrong = [t["failure"]["replay"] for t in failing if fails(t["failure"]["replay"], name)]
    tap.ok(failing and not wrong, f"{name}: {len(failing)} cases do not fail without the bug", "\n".join(wrong))
tap.done()
