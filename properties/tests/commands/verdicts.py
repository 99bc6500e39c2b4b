"""Each verdict, and each way in which an engine gives none, in the words of every format, with its status. Speaks TAP."""

import collections
import json
import os
import re
import tempfile
from xml.etree import ElementTree

from program import DEFINITIONS, engine, run
import tap

ENGINES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "hostile_engines.py")
CLAIMS = """mine-1 G = 0 and G = 1 => G = 2
mine-2 G + 0 = G
mine-3 G + 1 = G
mine-4 exists G: G = 1/2
"""

# What is asked; the verdict; the status; what the table, TAP, and the page say; the element of JUnit; what a baseline may know.
Row = collections.namedtuple("Row", "name words verdict status table taps page junit known")


def hostile(*deeds):
    return ["--engine", engine(ENGINES, DEFINITIONS, *deeds), "SS-2.7b/2"]


def rows(claims, once):
    mine = ["--claims", claims]
    return [
        Row("holds", [*mine, "mine-2"], "holds", 0, r"no fault found\n1 theorem: 1 holds\n", r"^ok 1 - mine-2 ", "holds", None, False),
        Row("a witness", [*mine, "mine-4"], "holds", 0, r"no fault found\n", r"^ok 1 - mine-4 ", "holds", None, False),
        Row("vacuous", [*mine, "mine-1", "mine-2"], "vacuous", 1, r" vacuous +the hypothesis was met in only 0 of 256 cases\n", r"^not ok 1 - mine-1 .*\n  ---\n  vacuous: 'the hyp", "vacuous", "failure", True),
        Row("false of right answers", [*mine, "mine-3"], "fails", 1, r"1 theorem: 1 fails\n", r"^not ok 1 - mine-3 .*\n  ---\n  fault: 'the statement is false'", "the statement is false", "failure", True),
        Row("a wrong answer", ["--engine", "canary:negate-root", "SS-2.7b/2"], "fails", 1, r"\n  negate 2 -> \{\|1\}, where the reference says -2\n", r"\n  wrong:\n    - 'negate 2 -> ", "negate 2", "failure", True),
        Row("it died", hostile("do=exit", "word=negate"), "fails", 1, r" the engine died over negate +\d+ times\n", r"^not ok 1(.*\n)*# trouble 1 of 1: the engine died over negate", "exited with status 3", "failure", True),
        Row("silent", [*hostile("do=silent", "word=negate"), "--timeout", "0.3"], "inconclusive", 1, r" the engine was silent over negate +\d+ times(.*\n)*1 fault; nothing was decided\n", r"# SKIP inconclusive: negate: was silent(.*\n)*not ok 2 - engine: ", "silent", "skipped", False),
        Row("unsupported", hostile("do=unsupported", "word=negate"), "inconclusive", 2, r"\nnothing was decided\n", r"^ok 1 .* # SKIP inconclusive: negate: unsupported", "unsupported", "skipped", False),
        Row("limit", hostile("do=limit", "word=negate"), "inconclusive", 2, r"\nnothing was decided\n", r"^ok 1 .* # SKIP inconclusive: negate: limit", "limit", "skipped", False),
        Row("no ability", ["--engine", engine(ENGINES, DEFINITIONS, "has=outcome"), "SS-3.8b/3"], "not applicable", 2, r"\nnothing was decided\n|not applicable", r"^ok 1 .* # SKIP not applicable", "not applicable", "skipped", False),
        Row("one that does not come again", hostile("do=wrong", "word=negate", "once=" + once), "fails", 1, r"; in a fresh engine it did not come again\n(.*\n)*    fault +the engine breaks it; not reproducible\n", r"\n  not reproducible: 'negate 0 -> 1", "not reproducible", "failure", True),
        Row("cut short", ["--passes", "1", "--jobs", "1", "SS-2.11a/2"], "inconclusive", 2, r"1 of 5 passes were made, 1 theorem was cut short\n", r"# SKIP inconclusive: cut short before", "cut short before", "skipped", False),
    ]


def printed(row, format, once):
    with open(once, "w"):
        pass
    return run("check", "--cases", "20", "--quiet", "--format", format, *row.words)


def elements(text):
    """The elements within the first case of JUnit's."""
    return [element.tag for element in ElementTree.fromstring(text).find("testsuite/testcase") if element.tag in ("failure", "skipped", "error")]


def test_row(row, folder, once):
    status, out, err = printed(row, "table", once)
    tap.ok(status == row.status and re.search(row.table, out), f"{row.name}: the table", f"{status}\n{out}{err}")
    if row.verdict in ("vacuous", "inconclusive"):
        _, out, err = printed(row._replace(words=[*row.words, "--all", "--verbose"]), "table", once)
        tap.ok(re.search(r"\n    because +\S", out), f"{row.name}: the reason, with all theorems", out + err)
    status, out, err = printed(row, "tap", once)
    tap.ok(status == (0 if row.status == 1 else row.status) and re.search(row.taps, out, re.M), f"{row.name}: TAP, which carries the verdict itself", f"{status}\n{out}{err}")
    status, out, err = printed(row, "junit", once)
    tap.ok(status == row.status and elements(out) == ([row.junit] if row.junit else []), f"{row.name}: JUnit", f"{status}\n{out}{err}")
    status, out, err = printed(row, "json", once)
    document = json.loads(out)
    theorem = document["theorems"][0]
    bad = row.verdict in ("fails", "vacuous")
    tap.ok(status == row.status and theorem["verdict"] == row.verdict and bool(document["faults"]) == bad == (theorem["name"] in sum((f["theorems"] for f in document["faults"]), [])), f"{row.name}: JSON", f"{status}\n{out}{err}")
    path = os.path.join(folder, "run.json")
    with open(path, "w") as file:
        file.write(out)
    status, page, err = run("report", path)
    tap.ok(status == 0 and row.page in page, f"{row.name}: the page", f"{status} {err}\n{page[:3000]}")


def test_known(row, folder, once):
    """A failure that a baseline knows by the theorem's name changes no status, whatever the engine did in it."""
    base = os.path.join(folder, "base")
    name = next(word for word in row.words if re.match(r"(mine|SS)-", word))
    with open(base, "w") as file:
        file.write(name + "\n")
    known = row._replace(words=[*row.words, "--baseline", base])
    for format in ("table", "tap", "junit", "json"):
        status, out, err = printed(known, format, once)
        told = {"table": "1 failure is known to the baseline", "tap": "# TODO known to the baseline", "junit": '<skipped message="known to the baseline">', "json": '"known": true'}[format]
        tap.ok(status == 0 and told in out, f"{row.name}: known, {format}", f"{status}\n{out}{err}")


with tempfile.TemporaryDirectory() as folder:
    claims, once = os.path.join(folder, "mine.claims"), os.path.join(folder, "once")
    with open(claims, "w") as file:
        file.write(CLAIMS)
    for row in rows(claims, once):
        test_row(row, folder, once)
        if row.known:
            test_known(row, folder, once)
tap.done()
