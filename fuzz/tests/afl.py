"""Tests of fuzz/overnight --with afl: AFL++ finds a planted bug, shares its corpus with libFuzzer, and a
night that is killed leaves nothing of it. Builds fuzz_theorems with AFL++. Speaks TAP.

usage: afl.py OVERNIGHT BUILD, a folder with targets.
"""

import pathlib
import random
import re
import shutil
import signal
import subprocess
import tempfile
import time

from nights import BUILD, CANARY, PLANTED, findings_in, run, slices_in, targets_that_run, words_for

import tap
from night.afl import hand_over
from night.build import MUTATOR
from night.state import State

KILLS = 4
THEOREMS = ("--with", "afl", "--engine", CANARY, "fuzz_theorems")


def of_afl(figures):
    return [f for f in figures if f["fuzzer"] == "AFL++"]


def test_left(folder):
    """What AFL++ has left in a night that was killed is taken up, also by a night without it."""
    state = folder / "left"
    name = "fuzz_planted.20260101T000000.000001.afl"
    out = state / "afl" / name / "out/default"
    files = {"crashes/id:000000,sig:06": b"!f.....", "hangs/id:000000": b"!t....", "crashes/README.txt": b"",
             "queue/id:000000,orig:x": b"seed", "queue/id:000001,src:000000": b"!x new"}  # fmt: skip
    for file, data in files.items():
        (out / file).parent.mkdir(parents=True, exist_ok=True)
        (out / file).write_bytes(data)
    (out / "fuzzer_stats").write_text("execs_done        : 1234\nedges_found       : 40\n")
    (state / "afl" / name / "edges").write_text("30")
    (state / "logs").mkdir()
    (state / "logs" / f"{name}.log").write_text("")
    kept = State(state, "reference")
    kept.folder("artifacts", name)
    hand_over(kept, "fuzz_planted", name)
    kept.lock.close()
    shared = [file.read_bytes() for file in (state / "corpus/fuzz_planted").iterdir()]
    tap.ok(shared == [b"!x new"], "what it added to the corpus is there for libFuzzer", shared)
    status, _, err = run(state, "--time", "1s", PLANTED)
    found = {finding["what"]: finding["fuzzer"] for finding in findings_in(state).values()}
    expected = dict.fromkeys(("no f in it", "more than 2 s of processor time for one input"), "AFL++")
    tap.ok(status == 1 and expected.items() <= found.items(), "what it left is found and said to be its own", f"{status} {found} {err}")
    [figures] = of_afl(slices_in(state))
    known = {key: figures[key] for key in ("executions", "before", "after", "end")}
    tap.ok(known == {"executions": 1234, "before": [30], "after": [40], "end": "killed"}, "its figures are kept", figures)
    tap.ok(not any((state / "afl").iterdir()), "then it is gone")


def test_finds(folder, build):
    state = folder / "finds"
    state.mkdir()
    (state / "build-afl").symlink_to(build)
    for seconds in (30, 60, 120):  # of a machine that may be busy
        status, out, err = run(state, "--time", f"{seconds}s", *THEOREMS)
        mine = {key: finding for key, finding in findings_in(state).items() if finding["fuzzer"] == "AFL++"}
        if status != 1 or mine:
            break
    tap.ok(status == 1 and mine, "AFL++ finds the planted bug", f"{status} {out} {err}")
    tap.ok(all("replay" in finding for finding in mine.values()) and " by AFL++" in out, "with the line that replays it", out)
    tap.ok(re.search(r"^fuzz_theorems, AFL\+\+ +\w+ +[\d,]*[1-9]", out, re.M), "the report has its executions", out)
    before = [figures["before"][0] for figures in of_afl(slices_in(state)) if figures["before"]]
    tap.ok(len(before) > 1 and max(before) > before[0], "it goes on with what libFuzzer reached", before)
    tap.ok(not any((state / "afl").iterdir()) and not targets_that_run(state), "nothing is left of it")


def test_mutates(folder, build):
    """AFL++ loads the mutation of theorems: with a broken one it does not start."""
    state, library = folder / "mutates", build / MUTATOR
    state.mkdir()
    (state / "build-afl").symlink_to(build)
    library.write_bytes(b"")
    for seconds in (6, 20, 60):  # of a machine that may be busy
        status, out, err = run(state, "--time", f"{seconds}s", "--with", "afl", "fuzz_theorems")
        if status == 1:
            break
    library.unlink()  # the next night builds it
    tap.ok(status == 1 and f"{library.name}: file too short" in out, "AFL++ names other theorems for the same choices", f"{status} {out} {err}")


def test_kills(folder, build):
    state, source, left = folder / "killed", random.Random(time.time()), set()
    state.mkdir()
    (state / "build-afl").symlink_to(build)
    for _ in range(KILLS):
        night = subprocess.Popen(words_for(state, "--time", "100s", *THEOREMS), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while not any(folder.exists() for folder in state.glob("afl/*/out")) and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(source.uniform(0, 3))
        night.send_signal(signal.SIGKILL)
        night.wait()
        deadline = time.monotonic() + 20  # of a busy machine, which ends them when it can
        while programs_of(build) | set(targets_that_run(state)) and time.monotonic() < deadline:
            time.sleep(0.05)
        left |= programs_of(build) | set(targets_that_run(state))
    tap.ok(not left, f"after {KILLS} kills nothing runs", left)
    status, out, err = run(state, "--time", "20s", *THEOREMS)
    ends = [figures["end"] for figures in of_afl(slices_in(state))]
    tap.ok(status == 1 and "killed" in ends, "the next night takes up what it left", f"{status} {ends} {err}")
    tap.ok(not [*state.glob("afl/*"), *state.glob("logs/*"), *state.rglob(".new-*")], "and leaves nothing unfinished")


def programs_of(build):
    """Processes that run a program of this folder."""
    found = set()
    for file in pathlib.Path("/proc").glob("[0-9]*/exe"):
        try:
            if file.readlink().is_relative_to(build.resolve()):
                found.add(file.parent.name)
        except OSError:
            pass
    return found


with tempfile.TemporaryDirectory() as path:
    folder = pathlib.Path(path).resolve()
    test_left(folder)
    status, _, err = run(folder / "missing", "--time", "1s", *THEOREMS, PATH="/nowhere")
    tap.ok(status == 2 and "install afl++" in err, "without AFL++ the night says what to install", f"{status} {err}")
    if shutil.which("afl-fuzz") and shutil.which("afl-clang-fast"):
        build = BUILD / "afl"  # is kept for the next time
        build.mkdir(exist_ok=True)
        for test in (test_finds, test_mutates, test_kills):
            test(folder, build)
    else:
        tap.skip("nights with AFL++", "there is no afl++")
tap.done()
