"""gifthorse bench: what it prints, saves and compares, and wrong uses.

usage: bench.py GIFTHORSE. Speaks TAP.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])
LINE = r"^{} +(\d+) +([\d.]+) ms +([\d.]+) ns +([\d.]+) MB(?: +([\d.]+))?$"


def bench(*words):
    done = subprocess.run([GIFTHORSE, "bench", *words], capture_output=True, text=True, errors="replace")
    return done.returncode, done.stdout, done.stderr


def row(out, name):
    return re.search(LINE.format(re.escape(name)), out, re.M)


def test_costs(folder):
    saved = os.path.join(folder, "saved.json")
    status, out, err = bench("--runs", "2", "--save", saved, "a", "f-domineering-4x4", "i-tinies")
    names = [line.split()[0] for line in out.splitlines()[1:]]
    tap.ok(status == 0 and not err and names == ["a-canonical", "f-domineering-4x4", "i-tinies"], "workloads by name", out + err)
    a = row(out, "a-canonical")
    tap.ok(a and a[1] == "9604" and not a[5], "operations, and no ratio without a baseline", out)
    with open(saved) as f:
        costs = json.load(f)
    tap.ok(
        list(costs) == names and all(set(c) == {"operations", "nanoseconds", "bytes"} for c in costs.values()),
        "what is saved",
        costs,
    )
    tap.ok(a and abs(costs["a-canonical"]["nanoseconds"] / 1e6 - float(a[2])) < 0.001, "in nanoseconds", costs)
    per = costs["a-canonical"]["nanoseconds"] / 9604
    tap.ok(a and abs(per - float(a[3])) < 0.06, "the time of an operation", out)
    costs["a-canonical"]["nanoseconds"] *= 1000
    del costs["i-tinies"]
    with open(saved, "w") as f:
        json.dump(costs, f)
    status, out, err = bench("--runs", "1", "--baseline", saved, "a", "i")
    a, i = row(out, "a-canonical"), row(out, "i-tinies")
    tap.ok(status == 0 and a and a[5] is not None and float(a[5]) < 0.5, "the ratio to a baseline", out)
    tap.ok(i and not i[5], "a workload that the baseline lacks has none", out)


def test_help():
    status, out, _ = bench("--help")
    listed = re.findall(r"^([a-z]-[\w-]+) +\w", out, re.M)
    tap.ok(status == 0 and len(listed) == 50 and {name[0] for name in listed} == set("abcdefghijklmnopqr"), "the help lists them", listed)


def wrong(name, words, pattern):
    status, out, err = bench(*words)
    tap.ok(status == 2 and not out and len(err) < 700 and re.search(pattern, err), name, f"{status} {out}{err}")


def test_mistakes(folder):
    wrong("no such workload", ["a", "zz"], "no workload 'zz'.*--help")
    wrong("part of a word", ["f-dom"], "no workload 'f-dom'")
    wrong("an empty word", [""], "no workload ''")
    wrong("a long word with bytes", ["\033" + "x" * 9999], r"\\x1b")
    wrong("no run", ["--runs", "0"], "--runs: found '0', expected a number from 1 to 100")
    wrong("too many", ["--runs", "101"], "expected a number from 1 to 100")
    wrong("an unknown option", ["--fast"], "no option '--fast'")
    wrong("no file", ["--baseline", os.path.join(folder, "none")], "--baseline: .*none: No such file")
    for name, text, pattern in (
        ("no JSON", "a 1", "line 1, column 1"),
        ("an array", "[]", "expected an object with workloads"),
        ("no costs", '{"a": 1}', "a: expected operations, nanoseconds and bytes"),
        ("a cost too little", '{"a": {"operations": 1, "nanoseconds": 1}}', "a: expected operations"),
        ("a negative cost", '{"a": {"operations": 1, "nanoseconds": -1, "bytes": 1}}', "a: expected operations"),
        ("a name twice", '{"a": {}, "a": {}}', "duplicate"),
    ):
        path = os.path.join(folder, "bad.json")
        with open(path, "w") as f:
            f.write(text)
        wrong(f"a baseline with {name}", ["--baseline", path, "a"], pattern)
    path = os.path.join(folder, "no", "folder")
    status, _, err = bench("--runs", "1", "--save", path, "h")
    tap.ok(status == 2 and re.search("--save: .*No such file", err), "what cannot be saved", err)


def test_interrupt(folder):
    path = os.path.join(folder, "interrupted.json")
    words = [GIFTHORSE, "bench", "--runs", "100", "--save", path, "a", "f-domineering-5x5"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        process.stdout.readline()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    tap.ok(process.returncode == 130, "Ctrl-C ends it after a run", f"{process.returncode} {err}")
    tap.ok(not os.path.exists(path), "and nothing is saved")


with tempfile.TemporaryDirectory() as folder:
    test_costs(folder)
    test_mistakes(folder)
    test_interrupt(folder)
test_help()
tap.done()
