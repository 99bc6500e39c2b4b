"""What tests of fuzz/overnight share: nights, what they found, what they left running.

The first two arguments of each are OVERNIGHT and BUILD, a folder with targets.
"""

import json
import os
import pathlib
import subprocess
import sys

OVERNIGHT, BUILD = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
sys.dont_write_bytecode = True
sys.path.insert(0, str(OVERNIGHT.parent))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../properties/tests"))

CANARY = "canary:fuzzy-at-least"
PLANTED = "tests/fuzz_planted"
TIMED = {**os.environ, "GIFTHORSE_INPUT_SECONDS": "2"}


def words_for(state, *words):
    return [sys.executable, OVERNIGHT, "--build", BUILD, "--jobs", "2", "--state", state, *words]


def run(state, *words, **variables):
    """Status, standard output and standard error of a night."""
    done = subprocess.run(words_for(state, *words), capture_output=True, text=True, timeout=600, env={**TIMED, **variables})
    return done.returncode, done.stdout, done.stderr


def findings_in(state):
    return {file.parent.name: json.loads(file.read_text()) for file in state.glob("findings/*/finding.json")}


def names_in(state):
    return {finding["what"] for finding in findings_in(state).values()}


def slices_in(state):
    """The figures of all slices, the oldest first."""
    slices = [json.loads(file.read_text()) for file in state.glob("slices/*.json")]
    return sorted(slices, key=lambda figures: figures["started"])


def targets_that_run(state):
    """Processes other than this one whose words speak of the state."""
    found = []
    for file in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if str(state).encode() in file.read_bytes() and int(file.parent.name) != os.getpid():
                found.append(file.parent.name)
        except OSError:
            pass
    return found
