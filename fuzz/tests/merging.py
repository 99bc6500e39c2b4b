"""Nights on two machines, put together as the manual shows: each finding is there once, and the corpus reaches what both do.

usage: merging.py OVERNIGHT BUILD NIGHTS.MD. Speaks TAP.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from nights import CANARY, findings_in, run
import tap

TARGETS = {"alpha": ["fuzz_theorems"], "beta": ["fuzz_theorems", "fuzz_differential"]}
TIME = "15s"


def inputs(state):
    return {file.name for file in state.glob("corpus/fuzz_theorems/*")}


def recipe():
    """With folders in place of machines."""
    text = pathlib.Path(sys.argv[3]).read_text()
    loop = re.search(r"^for host in (.*); do\n.*\ndone$", text, re.M)
    return loop[0].replace(loop[1], "beta").replace("$host:build-night/", "$host/").replace(" build-night/", " alpha/")


def main(folder):
    states = {name: folder / name for name in TARGETS}
    for name, targets in TARGETS.items():
        status, out, err = run(states[name], "--engine", CANARY, "--time", TIME, *targets)
        tap.ok(status == 1 and findings_in(states[name]), f"a night on {name}", out + err)
    both = {name for state in states.values() for name in findings_in(state)}
    alone = inputs(states["beta"]) - inputs(states["alpha"])
    tap.ok(len(both) > len(findings_in(states["alpha"])) and alone, "each has something of its own", f"{both} {len(alone)}")
    done = subprocess.run(["sh", "-ec", recipe()], cwd=folder, capture_output=True, text=True)
    tap.ok(done.returncode == 0 and both == set(findings_in(states["alpha"])), "all findings are there, each once", done.stderr)
    tap.ok(alone <= inputs(states["alpha"]), "and all inputs", len(alone))
    status, out, err = run(states["alpha"], "--engine", CANARY, "--time", TIME, *TARGETS["beta"])
    tap.ok(status == 1 and both <= set(findings_in(states["alpha"])) and "known: " in out, "the next night knows them", out + err)
    tap.ok(alone & inputs(states["alpha"]), "and keeps inputs of both")


if not shutil.which("rsync"):
    tap.skip("nights on two machines", "there is no rsync")
else:
    with tempfile.TemporaryDirectory() as folder:
        main(pathlib.Path(folder))
tap.done()
