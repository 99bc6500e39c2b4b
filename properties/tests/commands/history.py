"""Engines whose answers depend on what they were asked before: the questions that spoil them are told, and how often an
engine was started to see it. Speaks TAP."""

import json
import os
import pathlib
import subprocess
import tempfile

from program import GIFTHORSE, engine, run
import tap

SPOILT = str(pathlib.Path(__file__).with_name("spoilt_engine.py"))
THEOREMS = ("SS-2.6.x1/6", "SS-2.14/9", "SS-2.9/10", "SS-3.4/4", "SS-3.1.x4/2", "SS-5.2.x7/2", "SS-2.10b", "SS-2.10c")


def spoilt(*words):
    return engine(SPOILT, GIFTHORSE, *words)


def check(*words):
    """The document of a run, and of its failures that do not come again in a fresh engine those of the faults that lead."""
    status, out, err = run("check", "--format", "json", "--quiet", "--jobs", "1", "--cases", "300", "--engine", spoilt(*words), *THEOREMS)
    document = json.loads(out)
    theorems = {theorem["name"]: theorem for theorem in document["theorems"]}
    return status, document["faults"], [theorems[fault["theorems"][0]]["failure"] for fault in document["faults"]], out + err


def answers_to(replay):
    return subprocess.run(["sh", "-c", replay], capture_output=True, text=True, check=False).stdout.splitlines()


def test_found(mode, lines, expected):
    """One fault, its lines, and a replay which a shell reads."""
    status, faults, leading, out = check(mode)
    before = leading[0]["before"] if leading else None
    tap.ok(status == 1 and len(faults) == 1 and before is not None and before["found"], f"{mode}: one fault, which comes again after others", out)
    if before is None or not before["lines"]:
        tap.ok(False, f"{mode}: the lines are told", out)
        return
    asked = [line for line in before["lines"] if not line.startswith("let")]
    tap.ok(len(asked) == lines + 1 and asked[-1].startswith("compare") and expected in before["words"], f"{mode}: {expected}", before)
    tap.ok(leading[0]["reproducible"] is False and f"; {before['engines']} engine" in before["words"], f"{mode}: and in how many engines it was seen", before)
    answers = answers_to(leading[0]["replay"])
    fresh = answers_to(f"printf '%s\\n' 'hello 1' '{asked[-1]}' bye | {spoilt(mode).removeprefix('cmd:')}")
    tap.ok(answers[-1] != fresh[-1] and {answers[-1], fresh[-1]} == {"<", ">"}, f"{mode}: the replay is wrong, a fresh engine is right", (leading[0]["replay"], answers, fresh))


def test_once(folder):
    """What does not come again is told with how often it was tried."""
    status, _, leading, out = check("once", os.path.join(folder, "lied"))
    before = leading[0]["before"] if leading else None
    tap.ok(status == 1 and before is not None and not before["found"] and before["engines"] == 3, "once: tried in three engines", out)
    tap.ok(before is not None and before["lines"] is None and "3 engines were asked it" in before["words"], "once: and told so", before)


def test_table():
    _, out, _ = run("check", "--jobs", "1", "--cases", "300", "--engine", spoilt("large"), *THEOREMS)
    tap.ok("; only after other questions\n" in out and "\n    only after      `add " in out and "\n    replay          printf '%s\\n' 'hello 1' 'add " in out, "the table tells them", out)
    _, tapped, _ = run("check", "--format", "tap", "--jobs", "1", "--cases", "300", "--engine", spoilt("large"), *THEOREMS)
    tap.ok("\n  only after: " in tapped, "and TAP", tapped)


def main():
    test_found("large", 1, "`add ")
    test_found("count", 50, "50 times `add ...`, first `add ")
    with tempfile.TemporaryDirectory() as folder:
        test_once(folder)
    test_table()
    tap.done()


main()
