"""Tests of fuzz/overnight: what is planted is found and named, and a night that is killed loses
nothing. Speaks TAP.

usage: overnight.py OVERNIGHT BUILD, a folder with targets.
"""

import html.parser
import json
import os
import pathlib
import random
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time

from nights import BUILD, CANARY, OVERNIGHT, PLANTED, TIMED, findings_in, names_in, run, slices_in, targets_that_run, words_for

import tap
from slowness import SLOW
from night import state as states
from night.campaign import LEAST_MERGE
from night.findings import Findings, joined, name_of
from night.report import by_time, facts_of_group, memory_verdict, state_of, title_of
from night.target import SOURCE, environment

KILLS = 6


def test_usage(folder):
    for words, error in (
        (["--time", "8x"], "expected a time such as 90, 10m or 8h"),
        (["--time", "0s"], "expected a time"),
        (["--jobs", "0"], "expected a number from 1 to 1024"),
        (["--build", folder], "no targets in .*; was it built with clang"),
        (["--state", "/dev/null/x"], "--state: "),
        (["fuzz_nothing"], "no target fuzz_nothing"),
        (["--engine", "cmd:./nowhere", "fuzz_theorems"], "fuzz_theorems cannot start: .*nowhere"),
        (["--engine", "bogus:", "fuzz_theorems"], "fuzz_theorems cannot start: .*bogus"),
        (["--sed"], "unrecognized"),
    ):
        status, _, said = run(folder / f"usage {' '.join(map(str, words)).replace('/', ' ')}", *words)
        tap.ok(status == 2 and re.search(error, said), f"wrong use: {' '.join(map(str, words[:2]))}", f"{status} {said}")


FRAMES = f"    #0 0x1 in malloc (/x+0x1)\n    #1 0x2 in must {SOURCE}/fuzz/driver/finding.c:9:5\n    #2 0x3 in gh_sum {SOURCE}/b/../engine/s.c:7:2\n"
SAID = (
    ("x\nfinding: SS-2.6a: the statement is false\nstatement: ...", "SS-2.6a: the statement is false"),
    ("the fuzz target cannot start: `./engine` exited with status 6 before it greeted\n==1== ERROR: libFuzzer: fuzz target exited\n" + FRAMES, "does not start again: exited with status 6 before it greeted"),
    ("gifthorse: contract broken: ask: request: none\n==1== ERROR: libFuzzer: deadly signal\n" + FRAMES, "contract broken: ask: request: none"),
    ("==1== ERROR: libFuzzer: timeout after 600 seconds\n" + FRAMES, "no end after 600 s"),
    ("==1== ERROR: libFuzzer: out-of-memory (used: 2049Mb; limit: 2048Mb)\n", "too much memory for one input"),
    ("==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x1\n" + FRAMES, "heap-use-after-free in gh_sum of engine/s.c"),
    ("==1==ERROR: LeakSanitizer: detected memory leaks\n" + FRAMES, "memory is leaked in gh_sum of engine/s.c"),
    ("e.c:1:2: runtime error: shift exponent 40 is too large for 32-bit type\n" + FRAMES, "shift exponent N is too large for N-bit type in gh_sum of engine/s.c"),
    ("==1== ERROR: libFuzzer: deadly signal\n" + FRAMES, "deadly signal in gh_sum of engine/s.c"),
    ("Killed\n", "ends with status 9"),
)


def test_names():
    for said, name in SAID:
        tap.ok(name_of(said, 9) == name, f"the name of: {name}", name_of(said, 9))
    tap.ok(name_of(SAID[0][0], 0) is None, "what ends well has no name")


def test_memory():
    def verdict(*megabytes, seconds=100):
        return memory_verdict([{"seconds": seconds, "samples": [(i, mb, 0) for i, mb in enumerate(megabytes)]}])

    tap.ok(verdict(9, 20, 40, 50, 50, 50, 50, 51, 52) == "flat", "memory that fills up at first is flat")
    tap.ok(verdict(10, 20, 30, 40, 50, 60, 70, 80, 90) == "GROWS", "memory that never stops growing is not")
    tap.ok(verdict(10, 20, 30, 40, 50, 60, 70, 80, 90, seconds=9) == "too short to say", "seconds say nothing")


def test_states():
    def slice_of(*features, seconds=100, wanted=100, executions=9, before=(1, 1)):
        step = seconds / max(1, len(features))
        samples = [(step * (i + 1), 9, f) for i, f in enumerate(features)]
        after = (1, features[-1]) if features else None
        return {"seconds": seconds, "wanted": wanted, "executions": executions, "before": before, "after": after, "samples": samples}

    tap.ok(state_of([slice_of(1, 2, 3, 4)]) == "searching", "what reaches more until the end still searches")
    tap.ok(state_of([slice_of(1, 2), slice_of(2, 2), slice_of(2, 2)]) == "saturated", "what reaches nothing new for half of the time is saturated")
    tap.ok(state_of([slice_of(1, 2), slice_of(2, 2), slice_of(2, 3)]) == "searching", "unless something comes late")
    tap.ok(state_of([slice_of(4, 4, seconds=8, wanted=8)]) == "searching", "seconds say nothing of that")
    tap.ok(state_of([slice_of(1, 2, seconds=3)] * 4) == "DEAD", "what ends at once each time is dead")
    tap.ok(state_of([slice_of(before=None)]) == "DEAD", "and what does not come to its first input")
    tap.ok(state_of([slice_of(1, executions=0)]) == "DEAD", "and what executes nothing")
    reading = {**slice_of(seconds=9, wanted=9, before=None), "fuzzer": "AFL++"}
    tap.ok(state_of([reading]) == "too short" and state_of([reading] * 9) == "DEAD", "AFL++ has a minute to read the corpus")


def test_space(folder):
    """A full disk is an error, not a finding."""
    state = states.State(folder / "space", "reference")
    state.need_space()
    least, states.LEAST_SPACE = states.LEAST_SPACE, 1 << 40
    try:
        state.need_space()
        said = "nothing"
    except states.Refused as refused:
        said = str(refused)
    states.LEAST_SPACE = least
    tap.ok("MB are free" in said, "without space a night does not go on", said)


def test_engine():
    """The reference is the engine of those targets only that compare nothing with it."""
    tap.ok("GIFTHORSE_ENGINE" not in environment("reference"), "by the reference a target takes the engine of its own")
    tap.ok(environment(CANARY)["GIFTHORSE_ENGINE"] == CANARY, "another one is that of all")
    said = "finding: x\nreplay: gifthorse check --engine optimized --replay 'WW-1 G = 1; H = 2'\n"
    found = Findings._in_notation(said)
    tap.ok((found["engine"], found["case"]) == ("optimized", "WW-1 G = 1; H = 2"), "a finding is one of the engine that was asked", found)


def test_mended(folder):
    """Only a case that holds is mended: not one that cannot be tried, as its engine does not start."""
    state = states.State(folder / "tried", "reference")
    for name, engine in (("fails", CANARY), ("holds", "reference"), ("untried", "cmd:./nowhere")):
        (state.findings / name).mkdir()
        found = {"target": "fuzz_theorems", "what": f"{name}: x", "engine": engine, "case": "SS-2.9/2 G = 0; H = {2|0}"}
        (state.findings / name / "finding.json").write_text(json.dumps(found))
    Findings(state, [], BUILD / "properties/gifthorse", "reference", 1).put_mended_away()
    left, mended = ({place.name for place in kind.iterdir()} for kind in (state.findings, state.mended))
    tap.ok(left == {"fails", "untried"} and mended == {"holds"}, "a case is mended when it holds", (left, mended))


def test_joined():
    """One bug is one finding, with the replays of all."""

    def finding(found, theorem, request, arguments, kind="answer", word=0):
        fault = {"kind": kind, "word": word, "request": request, "arguments": arguments, "question": f"{request} {arguments}", "answer": "x", "right": "y", "judge": "the reference"}
        return {"target": "fuzz_theorems", "what": f"{theorem}: the statement is false", "found": found, "fault": fault, "replay": f"replay {theorem}", "folder": pathlib.Path(theorem)}

    found = [finding(5, "C", "negate", "{2|1}"), finding(1, "A", "negate", "1"), finding(6, "D", "compare", "1"), finding(7, "E", "compare", "*"), finding(8, "F", "negate", "1", kind="deed"), finding(9, "G", "negate", "2147483648", word=1)]
    bare = {"target": "fuzz_octal", "what": "no end", "found": 2, "folder": pathlib.Path("x")}
    names = [[f["what"][0] for f in group] for group in joined([*found, bare])]
    tap.ok(names == [["A", "C", "D"], ["n"], ["E"], ["F"], ["G"]], "findings of one request, or about one game, are one", names)
    groups = by_time(found, 4)
    tap.ok([len(groups["known"]), len(groups["new"])] == [1, 3], "a new finding that falls under an old one is known", groups)
    facts = facts_of_group(groups["known"][0], {})
    tap.ok(title_of(groups["known"][0]) == "fuzz_theorems: negate 1 -> x, where the reference says y" and facts[0] == ("breaks", "A, C, D") and [text for key, text in facts if key == "replay"] == ["replay A", "replay C", "replay D"], "it has what is wrong, what it breaks, and all replays", facts)


class Page(html.parser.HTMLParser):
    """What a page shows, and whether its elements close in order."""

    def __init__(self, text):
        super().__init__()
        self.open, self.good, self.text, self.tags = [], True, "", set()
        self.feed(text)
        self.good = self.good and not self.open

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag):
        self.good = self.good and bool(self.open) and self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def test_planted(folder):
    """Every kind of fault is found, once, and named; its input is short and kept."""
    state = folder / "planted"
    artifacts = state / f"artifacts/fuzz_planted.20260101T000000.000001"
    artifacts.mkdir(parents=True)
    for letter in ("b", "c", "f", "ff", "l", "s", "t", "w"):  # as a night that was killed has left them
        (artifacts / f"crash-{letter}").write_bytes(f"!{letter}.....".encode())
    status, out, err = run(state, "--time", "1s", PLANTED)
    where = "of fuzz/tests/fuzz_planted.c"
    expected = {
        f"heap-buffer-overflow in read_behind {where}",
        "contract broken: planted: data: it has a c",
        "more than 2 s of processor time for one input",
        "no f in it",
        f"memory is leaked in leak {where}",
        f"shift exponent N is too large for N-bit type 'int' in shift_far {where}",
        f"store to null pointer of type 'int' in write_nowhere {where}",
    }
    tap.ok(status == 1 and names_in(state) == expected, "each planted fault is found once", f"{status} {names_in(state) ^ expected} {err}")
    inputs = {file.parent.name: file.read_bytes() for file in state.glob("findings/*/input")}
    shorter = [i for i in inputs.values() if i[:1] == b"!" and (len(i) < 7 or i[:2] == b"!t")]
    tap.ok(len(inputs) == 7 == len(shorter), "the inputs are shorter, but for the one that takes long", inputs)
    copies = {file.name: file.read_bytes() for file in state.glob("regressions/fuzz_planted/*")}
    tap.ok(copies == inputs, "and are there to be reviewed", copies)
    replays = [shlex.split(line) for line in re.findall("^  replay +(.*)$", out, re.M)]
    statuses = [subprocess.run(words, capture_output=True, env=TIMED).returncode for words in replays]
    tap.ok(len(statuses) == 7 and all(statuses), "each is said with the line that replays it", replays)
    tap.ok(re.search(f"{PLANTED.split('/')[1]}: finding: no f in it$", (state / "night.log").read_text(), re.M), "and with its time in the log of the night")
    text, page = (state / "report.txt").read_text(), Page((state / "report.html").read_text())
    tap.ok(out.strip() == text.strip() and all(name in text and name in page.text for name in expected), "both reports name them", text)
    tap.ok(page.good and "script" not in page.tags, "the page is well-formed and has no scripts", page.open)


def test_canary(folder):
    """A theorem's counterexample is small and in notation, and is put away when it no longer fails."""
    state = folder / "canary"
    status, out, err = run(state, "--time", "5s", "--engine", CANARY, "fuzz_theorems")
    lines = [shlex.split(line) for line in re.findall("^  replay +gifthorse (.*)$", out, re.M)]
    tap.ok(status == 1 and len(lines) > 1 and len(lines) == len(findings_in(state)), "the planted bug is found by several theorems", f"{status} {out} {err}")
    tap.ok("findings: 1 new" in out and re.search(r"\nnew: fuzz_theorems: compare .* -> .*, where the reference says .*\n +breaks +[^,]+, ", out), "and is one finding", out)
    gifthorse = BUILD / "properties" / "gifthorse"
    statuses = [subprocess.run([gifthorse, *words], capture_output=True).returncode for words in lines]
    tap.ok(set(statuses) == {1}, "their replay lines fail again", statuses)
    cases = [line for line in (state / "regressions/theorems.txt").read_text().splitlines() if line[0] != "#"]
    statuses = [subprocess.run([gifthorse, "check", "--replay", case], capture_output=True).returncode for case in cases]
    tap.ok(len(cases) == len(lines) and set(statuses) == {0}, "as regressions they hold for the reference", statuses)
    status, _, err = run(state, "--time", "1s", "fuzz_theorems")
    tap.ok(status == 2 and "is about the engine" in err, "a state is about one engine", err)

    before = findings_in(state)
    mended = min(before)
    file = state / "findings" / mended / "finding.json"
    file.write_text(json.dumps({**before[mended], "engine": "reference"}))
    run(state, "--time", "1s", "--engine", CANARY, "fuzz_theorems")
    after = findings_in(state)
    tap.ok("1 mended" in (state / "report.txt").read_text() and "\nknown: fuzz_theorems: " in (state / "report.txt").read_text(), "the report tells mended from known")
    gone = (state / "mended" / mended).is_dir() and after.get(mended, {}).get("engine") != "reference"
    tap.ok(gone and set(before) - set(after) <= {mended}, "what is mended is put away, the rest stays", after)


TESTS = SOURCE / "properties/tests"
# What an engine does where it is asked to compare, and what a night says of it.
FAULTY = (
    ("dies", ["do=exit", "moves=3-1000"], "exited with status 3 on `compare .*`"),
    ("crashes now and then", ["do=crash", "every=7"], r"crashed \(signal 11\) on `compare"),
    ("writes nonsense", ["do=nonsense", "moves=3-1000"], "answered 'xyzzy' to `compare"),
)


def test_faulty(folder):
    """An engine that misbehaves is what is found, and neither lasts the night much longer nor is anything left."""
    examples = [TESTS / "commands/hostile_engines.py", SOURCE / "engine/adapter/examples/definitions.py"]
    for name, deeds, said in FAULTY:
        state = folder / name.replace(" ", "-")
        engine = f"cmd:{shlex.join([sys.executable, '-B', *map(str, examples), 'word=compare', *deeds])}"
        began = time.monotonic()
        status, out, err = run(state, "--time", "6s", "--engine", engine, "fuzz_theorems")
        took = time.monotonic() - began
        tap.ok(status == 1 and re.search(f"^new: fuzz_theorems: .*(?:\n .*)*?{said}", out, re.M) and "a crash that does not" not in out, f"an engine that {name}: it is told", f"status {status}\n{out}{err}")
        tap.ok((name == "crashes now and then") == ("  again           not when its input was tried alone" in out), f"an engine that {name}: whether it happens again", out)
        lines = [shlex.split(line) for line in re.findall("^  replay +gifthorse (.*)$", out, re.M)]
        statuses = [subprocess.run([BUILD / "properties/gifthorse", *words], capture_output=True).returncode for words in lines[:2]]
        tap.ok(lines and set(statuses) <= ({1} if "every" not in deeds[1] else {0, 1}), f"an engine that {name}: its replays", statuses)
        tap.ok(took < 6 + LEAST_MERGE + 60 * SLOW, f"an engine that {name}: the night ends", f"{took:.0f} s")
        tap.ok(not targets_that_run(state), f"an engine that {name}: nothing is left", targets_that_run(state))
    engine = f"cmd:{shlex.join([sys.executable, '-B', *map(str, examples), 'greet=nothing', f'after={folder}/once'])}"
    (folder / "once").touch()
    status, out, err = run(folder / "no more", "--time", "6s", "--engine", engine, "fuzz_theorems")
    tap.ok(status == 1 and "\nnew: fuzz_theorems: does not start again: exited with status 6 before it greeted\n" in out, "an engine that starts once only", f"status {status}\n{out}{err}")


def names_on_disk(state):
    """What was found, whether it is a finding already or only a kept input with a log."""
    names = names_in(state)
    for log in state.glob("logs/*.log"):
        said = log.read_text(errors="replace")
        if "Test unit written to" in said:
            names.add(name_of(said, 77))
    return names


def test_kills(folder):
    """Killed at random moments, a night leaves nothing that runs, and the next one has all that was found."""
    state, source = folder / "killed", random.Random(time.time())
    left, found = [], set()
    for _ in range(KILLS):
        words = words_for(state, "--time", "100s", "--engine", CANARY, "fuzz_theorems", PLANTED)
        night = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(source.uniform(0.2, 3))
        night.send_signal(signal.SIGKILL)
        night.wait()
        deadline = time.monotonic() + 10  # of a busy machine, which ends them when it can
        while targets_that_run(state) and time.monotonic() < deadline:
            time.sleep(0.05)
        left += targets_that_run(state)
        found |= names_on_disk(state)
    tap.ok(not left, f"after {KILLS} kills nothing runs", left)
    status, out, err = run(state, "--time", "2s", "--engine", CANARY, "fuzz_theorems", PLANTED)
    tap.ok(status == 1 and found and found <= names_in(state), f"{len(found)} findings survive them", f"{status} {found - names_in(state)} {err}")
    unfinished = [*state.glob("logs/*"), *state.glob("artifacts/*"), *state.rglob(".new-*"), *state.rglob(".old-*")]
    tap.ok(not unfinished, "nothing is left unfinished", unfinished)
    ends = [figures["end"] for figures in slices_in(state)]
    tap.ok("killed" in ends, "the figures of killed slices count", ends)


def test_stop(folder):
    """Ctrl-C ends a night early, with its report; two nights do not share a state."""
    state = folder / "stopped"
    night = subprocess.Popen(words_for(state, "--time", "100s", "fuzz_theorems"), stdout=subprocess.PIPE, text=True)
    time.sleep(2)
    status, _, err = run(state, "--time", "1s", "fuzz_theorems")
    tap.ok(status == 2 and "another night uses" in err, "a state is used by one night", err)
    night.send_signal(signal.SIGINT)
    out, _ = night.communicate(timeout=60)
    tap.ok(night.returncode == 0 and "nothing was found" in out, "Ctrl-C reports what was run", f"{night.returncode} {out}")
    tap.ok(re.search(r"fuzz_theorems +\w+ +[\d,]*[1-9]", out), "with its executions", out)


def test_stop_before(folder):
    """One that is stopped before the search has found nothing, which 1 would say."""
    target = folder / "slow/fuzz/fuzz_slow"
    target.parent.mkdir(parents=True)
    target.write_text("#!/bin/sh\nexec sleep 100\n")
    target.chmod(0o755)
    words = [sys.executable, OVERNIGHT, "--build", folder / "slow", "--state", folder / "stopped before"]
    night = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(2)
    night.send_signal(signal.SIGTERM)
    _, err = night.communicate(timeout=60)
    tap.ok(night.returncode == 130 and "stopped" in err, "a night is stopped before the search", f"{night.returncode} {err}")


with tempfile.TemporaryDirectory() as path:
    folder = pathlib.Path(path).resolve()
    test_usage(folder)
    test_names()
    test_memory()
    test_states()
    test_space(folder)
    test_engine()
    test_mended(folder)
    test_joined()
    for test in (test_planted, test_canary, test_faulty, test_kills, test_stop, test_stop_before):
        test(folder)
tap.done()
