"""`check --ci`: what it stands for, and that no clock has a part in its verdict. Speaks TAP."""

import concurrent.futures
import json
import os
import re
import shlex
import tempfile

from program import BROKEN, DEFINITIONS, engine, expect, run
import tap
from slowness import SLOW

ENGINES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "hostile_engines.py")
SILENT = engine(ENGINES, DEFINITIONS, "do=silent", "word=negate")
# An engine behind this takes so many seconds more for its first answers, and for each that follows.
LATER = """import subprocess, sys, time
first, each, *words = sys.argv[1:]
engine = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
for number, line in enumerate(sys.stdin):
    time.sleep(0 if number == 0 else float(first) if number == 1 else float(each))
    engine.stdin.write(line)
    answer = engine.stdout.readline()
    if not answer:
        break
    print(answer, end="", flush=True)
"""
# With the negation that does not swap sides the first two fail; the others hold.
FEW = ["SS-2.7b/2", "SS-2.7b/3", "SS-2.4.x3/2"]


def at_once(*calls):
    """What these come to, each a function and its words: most of their time is waiting."""
    with concurrent.futures.ThreadPoolExecutor(len(calls)) as pool:
        return [future.result() for future in [pool.submit(*call) for call in calls]]


def documents(*words):
    status, out, err = run("check", "--quiet", "--format", "json", *words)
    return status, json.loads(out), err


def test_options():
    for given, wanted in ([], [1, 3, 600, 30]), (["--passes", "1", "--timeout", "2", "--time", "9", "--seed", "5"], [5, 1, 9, 2]):
        for words in [*given, "--ci"], ["--ci", *given]:
            status, document, err = documents(*words, "SS-2.4.x3/2")
            options = document["options"]
            said = [options[name] for name in ("seed", "passes", "time", "timeout")]
            tap.ok(status == 0 and said == wanted and options["ci"] and not options["strict"], f"what {' '.join(words)} stands for", f"{said} {err}")


def verdicts(document):
    return [(t["name"], t["verdict"], t["cases"], t["met"], t["inconclusive"], bool(t["failure"])) for t in document["theorems"]]


def test_slow(folder):
    """An engine that takes longer than an answer is waited for else, and then five times as long as the other."""
    broken, slow = os.path.join(folder, "broken.py"), os.path.join(folder, "slow.py")
    was, then, fails = BROKEN["negation that does not swap sides"]
    with open(DEFINITIONS, encoding="utf-8") as f, open(broken, "w", encoding="utf-8") as g:
        g.write(f.read().replace(was, then))
    with open(slow, "w", encoding="utf-8") as f:
        f.write(LATER)
    right, wrong = shlex.split(engine(DEFINITIONS)[4:]), shlex.split(engine(broken)[4:])
    for name, words in ("right", right), ("wrong", wrong):
        few = ["--ci", "--passes", "2", "--cases", "10", "--jobs", "1", *FEW]
        fast, late = at_once(
            (documents, "--engine", "cmd:" + shlex.join(words), *few),
            (documents, "--engine", engine(slow, "5.5", "0.005", *words), *few),
        )
        tap.ok(fast[0] == late[0] == (name == "wrong") and verdicts(fast[1]) == verdicts(late[1]) and not late[1]["troubles"],
               f"a slow engine that is {name} has the verdicts of a fast one", f"{fast[0]} {late[0]}\n{verdicts(fast[1])}\n{verdicts(late[1])}\n{late[1]['troubles']}")
    return slow, right, wrong


def save(document, folder):
    """What puts it together with the other shards, of which there are none."""
    path = os.path.join(folder, "run.json")
    with open(path, "w", encoding="utf-8") as f:
        json.dump(document, f)
    return ["report", "--output", os.path.join(folder, "page.html"), path]


def test_late(folder):
    """On a busy machine other requests may be late, too."""
    few = ["--timeout", str(round(2 * SLOW)), "--passes", "1", "--jobs", "1", "--engine", SILENT, "SS-2.7b/2", "SS-2.4.x3/2"]
    told = r"  late: no answer to negate within .*\n(.*\n)*no fault found in the 1 of 2 theorems that were decided, but late\n"
    strict = r"the engine was silent over negate .*\n(.*\n)*no answer in time to \d requests?, no other fault found in the 1 of 2"
    ci, plain, (status, document, err), tap_of_ci = at_once(
        (run, "check", "--ci", *few),
        (run, "check", *few),
        (documents, "--ci", "--strict", "--shard", "1/1", *few),
        (run, "check", "--ci", "--format", "tap", *few),
    )
    tap.ok(ci[0] == 0 and re.search(told, ci[1]), "what is silent is told", ci[1] + ci[2])
    fault = r" the engine was silent over negate .*\n(.*\n)*\d faults? in the 1 of 2"
    tap.ok(plain[0] == 1 and re.search(fault, plain[1]), "without --ci it is a fault", plain[1] + plain[2])
    tap.ok(status == 1, "and with --strict", err)
    expect("as a report of it says", save(document, folder), 1, strict)
    status, out, err = tap_of_ci
    tap.ok(status == 0 and re.search("silent over negate, .*, which is no fault", out) and "\nnot ok " not in out, "TAP tells it, too", out + err)


def test_ceiling(folder, slow, right, wrong):
    """It ends a run that asks for minutes."""
    time = str(round(3 * SLOW))
    words = ["--ci", "--time", time, "--jobs", "1", "--engine", engine(slow, "0", str(0.2 * SLOW), *right), "SS-2.4.x3"]
    other = ["--ci", "--time", str(round(5 * SLOW)), "--jobs", "1", "--engine", engine(slow, "0", str(0.02 * SLOW), *wrong), "SS-2.7b/2", "SS-2.10a"]
    (status, document, err), tap_of_ci, fault = at_once(
        (documents, "--shard", "1/1", *words),
        (run, "check", *words, "--format", "tap"),
        (run, "check", *other),
    )
    undecided = [t for t in document["theorems"] if t["verdict"] == "inconclusive"]
    tap.ok(status == 2 and re.search(rf"out of time after {time} s: \d+ of 6 theorems were decided\n$", err), "a ceiling leaves it undecided", f"{status} {err}")
    tap.ok(undecided and all(re.search(r"^out of time after \d+ case", t["reason"]) for t in undecided) and document["ended"] == "out of time",
           "each theorem that was not run to its end", [t["reason"] for t in undecided])
    tap.ok(document["decided"] + len(undecided) == document["applicable"] == 6, "and they are counted", document["decided"])
    expect("nor is it decided in a report", save(document, folder), 2)
    status, out, err = tap_of_ci
    tap.ok(status == 2 and re.search(r"\nBail out! out of time, \d of 6 theorems decided\n$", out), "nor in TAP", f"{status}\n{out}")
    tap.ok(fault[0] == 1 and re.search(r"\nout of time after .* passes were made", fault[1]), "a fault is one all the same", fault[1] + fault[2])


with tempfile.TemporaryDirectory() as scratch:
    test_options()
    programs = test_slow(scratch)
    test_late(scratch)
    test_ceiling(scratch, *programs)
tap.done()
