"""Adopting the check in a project with known failures: a baseline that can be written and shrinks, and
faults found earlier that are tried first. Speaks TAP.

usage: adoption.py GIFTHORSE
"""

import fcntl
import json
import os
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])
BROKEN = ["--engine", "canary:negate-root"]
FAILING = ["SS-2.7b/2", "SS-2.7b/3", "SS-2.7c/2", "SS-2.7b/5", "SS-2.9/15", "SS-2.7b/6"]
KEPT = FAILING[:-1]  # the last has no variables, so that no case of it is kept


def check(*words):
    done = subprocess.run([GIFTHORSE, "check", *words], capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def wrong(name, words, pattern):
    status, out, err = check(*words)
    tap.ok(status == 2 and re.search(pattern, err), name, f"status {status}\n{out}{err}")


def write(path, text):
    with open(path, "w") as f:
        f.write(text)
    return path


def read(path):
    with open(path) as f:
        return f.read()


def named(path):
    return re.findall(r"^([A-Z]\S+)", read(path), re.M)


def test_baseline(folder):
    base = os.path.join(folder, "baseline")
    update = ["--baseline", base, "--update-baseline"]
    status, out, err = check(*BROKEN, *update, "SS-2.7b", "SS-2.7c")
    tap.ok(status == 0 and named(base) == FAILING and f"{len(FAILING)} added, 0 taken out" in err, "a baseline is written", err)
    tap.ok("SS-2.7b/2       negate 2 # -> {|1}, where the reference says -2\n" in read(base), "with what is wrong", read(base))
    status, out, _ = check(*BROKEN, "--baseline", base, "SS-2.7b", "SS-2.7c")
    tap.ok(status == 0 and f"{len(FAILING)} failures are known" in out and "no new fault found" in out, "then they are known", out)
    write(base, "# ours\n\n" + read(base) + "SS-2.10a\t# not run below\n  SS-2.7b/4 # holds\n")
    status, out, _ = check(*BROKEN, "--baseline", base, "SS-2.7b", "SS-2.7c")
    tap.ok(status == 0 and re.search(r"mended +1 theorem: SS-2.7b/4\n", out), "what holds now is told", out)
    before = read(base)
    status, out, err = check(*BROKEN, *update, "SS-2.7b", "SS-2.7c")
    expected = before.replace("  SS-2.7b/4 # holds\n", "")
    tap.ok(status == 0 and read(base) == expected and "0 added, 1 taken out" in err, "and taken out; all else stays", read(base))
    status, out, _ = check("--baseline", base, "--format", "json", "SS-2.7")
    theorems = {t["name"]: t for t in json.loads(out)["theorems"]}
    tap.ok([n for n, t in theorems.items() if t["mended"]] == FAILING, "in JSON, too")
    status, _, _ = check(*update, "SS-2.7")
    tap.ok(status == 0 and named(base) == ["SS-2.10a"], "when all is mended only what was not run is left", read(base))
    check(*BROKEN, "--time", "0.01", *update, "SS-2.7")
    tap.ok("SS-2.10a" in named(base), "a run that is cut short takes nothing out", read(base))
    write(base, "SS-2.11a\nSS-2.21.x1\n")
    status, out, _ = check("--passes", "2", *update, "SS-2.11a", "SS-2.21.x1")
    tap.ok(status == 0 and named(base) == ["SS-2.11a"] and "mended          1 theorem: SS-2.21.x1\n" in out, "nor does one of few passes what it cut short", read(base) + out)


def test_questions(folder):
    """A theorem that fails for another fault than the one that is known is new."""
    base, ids = os.path.join(folder, "questions"), ["SS-2.7b", "SS-2.7c", "SS-3.8b"]
    check(*BROKEN, "--baseline", base, "--update-baseline", *ids)
    write(base, re.sub(r"(SS-2.7b/5 +)negate 2 ", r"\1negate +-1 ", read(base)))
    middle = ["--engine", "canary:middle", "--baseline", base]
    status, out, err = check(*middle, *ids)
    tap.ok(status == 1 and "\n  number {*|1} -> 1/2, where the reference says 0\n" in out and not re.search("failure.* known to", out), "a new fault is not hidden behind a known one", out)
    tap.ok(f"{base}: mended: negate +-1; 1 theorem holds\n" in err and "mended: negate 2" not in err, "a fault that is mended is told, of one that may not be nothing", err)
    status, out, err = check(*middle, "--update-baseline", *ids)
    tap.ok(status == 0 and "1 added, 5 taken out, 1 that fail otherwise" in err and re.search(r"^SS-2.9/15 +number \{\*\|1\} # ->", read(base), re.M), "and takes its place", err + read(base))
    status, out, _ = check("--engine", "canary:middle", "--baseline", write(base, "SS-3.8b/3 number {*|1}\n"), *ids)
    tap.ok(status == 0 and "2 failures are known" in out, "what fails for a known fault is known, whatever its name", out)
    status, out, _ = check("--engine", "canary:middle", "--baseline", write(base, "SS-3.8b/3 silence: number {*|1}\nSS-2.9/15\n"), *ids)
    tap.ok(status == 1 and "1 failure is known" in out, "a silence is not a wrong answer, and a name alone is any fault", out)
    status, out, _ = check("--engine", "canary:middle", "--baseline", write(base, "SS-3.8b/3 number 2147483648\n"), *ids)
    tap.ok(status == 1 and "known to the baseline" not in out, "nor is one of large numbers the same", out)


def test_at_once(folder):
    """Two checks that end together lose nothing of each other's."""

    def begin(name, theorem):
        words = ["--cases", "20", "--jobs", "1", *BROKEN, "--regressions", name + ".d", "--baseline", name, "--update-baseline", theorem]
        return subprocess.Popen([GIFTHORSE, "check", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def kept(names):
        """What stands in the baselines, and in the files of cases."""
        return [sorted("".join(read(path) for path in paths).splitlines()) for paths in zip(*((name, os.path.join(name + ".d", "negate-root.cases")) for name in names))]

    theorems = ["SS-2.7b", "SS-2.7c"]
    alone = [os.path.join(folder, theorem) for theorem in theorems]
    for name, theorem in zip(alone, theorems):
        begin(name, theorem).wait(timeout=120)
    for times in range(8):
        both = os.path.join(folder, f"both-{times}")
        for process in [begin(both, theorem) for theorem in theorems]:
            process.wait(timeout=120)
        if kept([both]) != kept(alone):
            break
    tap.ok(kept([both]) == kept(alone) and all(len(lines) > 2 for lines in kept(alone)), "two checks at once keep what each found", (kept([both]), kept(alone)))


def test_held(folder):
    """A folder that another holds is waited for, but not for ever."""
    base = os.path.join(folder, "held")
    holder = os.open(folder, os.O_RDONLY)
    fcntl.flock(holder, fcntl.LOCK_EX)
    began = time.monotonic()
    status, _, err = check(*BROKEN, "--cases", "5", "--baseline", base, "--update-baseline", "SS-2.7b/2")
    tap.ok(status == 2 and "another check writes there" in err and 9 < time.monotonic() - began < 60, "one that is not given back is told", err)
    os.close(holder)
    status, _, err = check(*BROKEN, "--cases", "5", "--baseline", base, "--update-baseline", "SS-2.7b/2")
    tap.ok(status == 0 and named(base), "and nothing is left of it", err)


def test_wrong_baselines(folder):
    base = os.path.join(folder, "wrong")
    wrong("a folder", ["--baseline", folder, "SS-2.7"], "Is a directory")
    wrong("no file", ["--baseline", base, "SS-2.7"], "No such file")
    for text, place in (("SS-2.7b/2\nSS-2.7\n", ":2: found 'SS-2.7'"), ("SS-2.7b/2 SS-2.7c/2\n", ":1: found 'SS-2.7c/2', expected the question that is answered wrongly"), ('{"gifthorse": 1}', ":1: found '{")):
        write(base, text)
        wrong(f"found {text!r}", ["--baseline", base, "SS-2.7"], place)
    tap.ok(read(base) == '{"gifthorse": 1}', "it stays as it is")
    wrong("to update nothing", ["--update-baseline", "SS-2.7"], "expected --baseline FILE")


def test_regressions(folder):
    cases = os.path.join(folder, "cases")
    status, _, err = check(*BROKEN, "--regressions", cases, "SS-2.7b", "SS-2.7c")
    file = os.path.join(cases, "negate-root.cases")
    tap.ok(status == 1 and named(file) == KEPT and "0 earlier cases tried" in err, "what fails is kept", err)
    before = read(file)
    status, out, err = check(*BROKEN, "--regressions", cases, "SS-2.7b", "SS-2.7c", "SS-2.4.x2", "--format", "json")
    theorems = {t["name"]: t for t in json.loads(out)["theorems"]}
    tap.ok(
        status == 1 and f"{len(KEPT)} earlier cases tried, {len(KEPT)} fail" in err and all(theorems[n]["verdict"] == "fails" and theorems[n]["cases"] == 1 for n in KEPT),
        "and tried first: they need one case",
        err,
    )
    others = {n: t["cases"] for n, t in theorems.items() if n not in FAILING}
    tap.ok(len(others) >= 4 and max(others.values()) > 1000, "the others are run as always", others)
    tap.ok(read(file) == before and os.listdir(cases) == ["negate-root.cases"], "nothing is kept twice")
    status, out, err = check("--regressions", cases, "SS-2.7b", "SS-2.7c")
    tap.ok(status == 0 and f"{len(KEPT)} earlier cases tried, 0 fail" in err and os.listdir(cases) == ["negate-root.cases"], "of another engine they are asked, too", err)
    tap.ok("mended" not in err, "but what another had wrong, it has not mended", err)
    ids = re.findall("^# fault: (.*)$", before, re.M)
    tap.ok(ids[0] == "negate 2" and len(ids) == len(set(ids)), "cases stand by their faults", before)
    own = os.path.join(cases, "optimized.cases")
    write(own, f"# fault: negate 2\n{KEPT[0]} G = 2\n# fault: negate 3\n{KEPT[0]} G = 3\n{KEPT[0]} G = {{1\n# fault: \n{KEPT[1]} G = 1\n")
    status, out, err = check("--engine", "optimized", "--regressions", cases, "SS-2.7b", "SS-2.7c")
    tap.ok(f"{own}: mended: negate 2; 1 case holds\n" in err and err.count("mended") == 1, "its own that holds is told, what was not tried is not", err)
    status, out, err = check("--engine", "optimized", "--regressions", cases, KEPT[1])
    tap.ok("mended" not in err, "nor is one of a theorem that is not checked", err)
    write(own, "".join(f"# fault: negate {n}\n{KEPT[0]} G = {n}\n" for n in range(1, 13)))
    status, out, err = check("--engine", "optimized", "--regressions", cases, KEPT[0])
    tap.ok(err.count(" holds\n") == 10 and f"{own}: mended: 2 more\n" in err, "of more than ten the number", err)
    os.remove(own)
    write(os.path.join(cases, "mine.cases"), "# by hand\n\nXX-9 G = 0\nSS-2.7b/2 G = {1\nSS-2.7b/2 Q = 1\nSS-2.10a G = 1\nSS-2.7b/2 G = 1\n")
    status, out, err = check("--regressions", cases, "SS-2.7b/2")
    places = re.findall(r"mine.cases:(\d+): (.*); passed over", err)
    tap.ok(
        status == 0 and [number for number, _ in places] == ["3", "4", "5"] and "2 earlier cases tried" in err,
        "what is no case is passed over, with its place",
        err,
    )
    status, out, err = check(*BROKEN, "--regressions", cases, *KEPT)
    tap.ok(status == 1 and f"\n{len(KEPT)} theorems: {len(KEPT)} fail" in out, "a run of which nothing is left ends well", out + err)
    wrong("no folder", ["--regressions", file, "SS-2.7"], "Not a directory")


with tempfile.TemporaryDirectory() as folder:
    test_baseline(folder)
    test_wrong_baselines(folder)
    test_regressions(folder)
    test_questions(folder)
    test_at_once(folder)
    test_held(folder)
tap.done()
