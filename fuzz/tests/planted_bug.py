"""The fuzz targets must find a bug that was planted into the engine. Speaks TAP.

usage: planted_bug.py REPLAY [FUZZER]: fuzz_theorems with the replay driver, and with libFuzzer.
"""

import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../properties/tests"))
import tap

CANARY = "canary:fuzzy-at-least"
INPUTS = 2000


def run(words, **environment):
    """The status, what was said on standard error, and the seconds it took."""
    started = time.monotonic()
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, env={**os.environ, **environment})
    return done.returncode, done.stderr, time.monotonic() - started


def expect_finding(name, words, **environment):
    """The finding that a run ends with, as its name."""
    status, said, took = run(words, GIFTHORSE_ENGINE=CANARY, **environment)
    finding = re.search(r"^finding: (\S+: .*)$", said, re.M)
    replay = f"replay: gifthorse check --engine {CANARY} --replay '"
    tap.ok(status and finding and replay in said and "smallest: " in said, f"{name}, {took:.1f} s", f"{status} {said}")
    return finding.group(1) if finding else ""


replay_driver, *fuzzer = sys.argv[1:]
with tempfile.TemporaryDirectory() as folder:
    inputs, known = pathlib.Path(folder, "inputs"), pathlib.Path(folder, "known")
    inputs.mkdir()
    source = random.Random(1)
    for i in range(INPUTS):
        inputs.joinpath(f"{i:04}").write_bytes(source.randbytes(source.randrange(8, 160)))

    first = expect_finding("random bytes find it", [replay_driver, inputs])
    known.write_text(f"some other theorem: a step\n{first}\n")
    second = expect_finding("another one, when the first is known", [replay_driver, inputs], GIFTHORSE_KNOWN=known)
    tap.ok(first and second and first != second, "the known one is passed over", f"{first} {second}")
    known.write_text("")
    again = expect_finding("the same one, when none is known", [replay_driver, inputs], GIFTHORSE_KNOWN=known)
    tap.ok(first == again, "the same inputs find the same", f"{first} {again}")
    status, said, _ = run([replay_driver, inputs])
    tap.ok(not status and not said, f"none of {INPUTS} inputs finds anything in the reference", said)
    status, said, _ = run([replay_driver, inputs], GIFTHORSE_ENGINE="canary:x")
    tap.ok(status == 1 and "cannot start: no canary 'x'" in said, "an unknown engine", said)
    status, said, _ = run([replay_driver, inputs], GIFTHORSE_KNOWN="/nonexistent")
    tap.ok(status == 1 and "cannot start" in said, "no file of known findings", said)
    if fuzzer:
        artifacts = f"-artifact_prefix={folder}/"
        expect_finding("libFuzzer finds it", [*fuzzer, "-seed=1", "-max_total_time=60", artifacts])
tap.done()
