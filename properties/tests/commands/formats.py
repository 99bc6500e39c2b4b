"""The output formats, and what Ctrl-C leaves. Speaks TAP."""

import json
import os
import sys
import tempfile
from xml.etree import ElementTree

from program import BROKEN, DEFINITIONS, GIFTHORSE, engine, expect, run
import tap
from interrupts import interrupted


def broken_engine(folder):
    line, wrong, _ = BROKEN["order the wrong way round"]
    path = os.path.join(folder, "broken.py")
    with open(DEFINITIONS) as source, open(path, "w") as f:
        f.write(source.read().replace(line, wrong))
    return engine(path)


def test_lines():
    """A fault has at most twelve lines of the table; --verbose tells what is left out."""
    words = ("check", "--passes", "2", "--engine", "canary:middle", "SS-3.8b", "SS-5.2", "SS-5.3b", "SS-3.5b")
    _, out, _ = run(*words)
    _, verbose, _ = run(*words, "--verbose")
    faults = [part.splitlines() for part in out.split("\n\n") if "\n    breaks " in part]
    tap.ok(faults and max(map(len, faults)) <= 12, "a fault has at most twelve lines", out)
    tap.ok(
        "which --verbose tells" in out and "which --verbose tells" not in verbose and all(fault[0] in verbose for fault in faults),
        "--verbose has the others",
        verbose,
    )


def test_beside():
    """Of two bugs of which one answer spoils both: what a fault breaks, and what failed for the question beside it."""
    ids = ("--cases", "30", "--against", "none", "--engine", "canary:nimbers-plain+mex-above", "--skip", "SS-7.5a/3", "SS-2.16c/4", "SS-7.5a", "SS-7.2a")
    end = lambda form, *words: run("check", "--format", form, *words, *ids)[1]
    own, others = ["SS-2.16c/4", "SS-7.5a/2"], ["SS-7.5a", "SS-7.2a"]
    table = "    breaks          2 theorems: SS-2.16c/4, SS-7.5a/2\n    beside it       2 theorems: SS-7.5a, SS-7.2a\n"
    (fault,) = json.loads(end("json"))["faults"]
    tap.ok(fault["theorems"] == own + others and fault["own"] == 2 and [b["question"] for b in fault["beside"]] == ["grundy {*|*}"], "JSON tells how many come to a fault's question", fault)
    tap.ok(table in end("table"), "so does the table", end("table"))
    tap.ok("; it breaks 2 theorems, SS-2.16c/4 the most telling" in end("tap"), "and TAP", end("tap"))
    tap.ok(f"it breaks {' '.join(own)}; beside it: {' '.join(others)}\n" in end("junit"), "and JUnit", end("junit"))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "run.json")
        with open(path, "w") as file:
            file.write(end("json", "--shard", "1/1"))
        page = os.path.join(folder, "page.html")
        told = run("report", "--output", page, path)[1]
        tap.ok(table in told, "and what is said of merged shards", told)
        with open(page) as file:
            told = file.read()
        tap.ok(told.count("breaks 2 theorems") == 2 and "beside it 2 theorems: " in told, "and the page, in its index as well", told[:2000])
        with open(path) as file:
            older = json.load(file)
        del older["shard"], older["faults"][0]["own"]
        for theorem in older["theorems"]:
            for wrong in theorem["failure"]["wrong"] if theorem["failure"] else ():
                del wrong["shared"], wrong["stderr"]
        with open(path, "w") as file:
            json.dump(older, file)
        status, page, err = run("report", path)
        tap.ok(status == 0 and "breaks 4 theorems" in page and "beside it" not in page, "an older run breaks all of them", err or page[:2000])


def test_formats():
    """A run with failures, passes, and theorems that do not apply, in each format."""
    ids = ("--cases", "50", "SS-2.6.x6", "SS-2.6.x5", "SS-2.10a", "SS-2.10b")
    with tempfile.TemporaryDirectory() as folder:
        broken = broken_engine(folder)
        status, out, _ = run("check", "--format", "json", "--engine", broken, *ids)
        result = json.loads(out)
        theorems = {t["name"]: t for t in result["theorems"]}
        failed = sorted(n for n, t in theorems.items() if t["verdict"] in ("fails", "vacuous"))
        example = theorems["SS-2.6.x6"]["failure"]
        tap.ok(
            status == 1
            and result["engine"]["name"] == "definitions"
            and result["engine"]["against"] == "reference"
            and result["ended"] == "complete"
            and example["fault"] == "the statement is false"
            and any(a.startswith("compare 1 ; 0 -> <") for a in example["answers"])
            and theorems["SS-2.10a"]["cases"] == 306
            and theorems["SS-2.10a"]["failure"] is None
            and theorems["SS-2.6.x5"]["verdict"] == "not applicable",
            "JSON says what happened",
            out,
        )
        status, out, _ = run("check", "--format", "junit", "--engine", broken, *ids)
        suite = ElementTree.fromstring(out).find("testsuite")
        cases = suite.findall("testcase")
        counts = [len(suite.findall(f"testcase/{e}")) for e in ("failure", "skipped")]
        tap.ok(
            status == 1
            and len(cases) == len(theorems) == int(suite.get("tests"))
            and counts == [len(failed), int(suite.get("skipped"))]
            and int(suite.get("failures")) == len(failed) > 1
            and "compare 1 ; 0 -> <" in suite.find("testcase/failure").text,
            "JUnit XML says the same",
            out,
        )
        known = os.path.join(folder, "known")
        with open(known, "w") as f:
            f.write("# not ours to mend\n\n" + "\n".join(failed[1:]) + "\n")
        status, out, _ = run("check", "--baseline", known, "--engine", broken, *ids)
        tap.ok(
            status == 1 and "\n1 fault\n" in out and f"{len(failed) - 1} failures are known" in out,
            "a failure beyond the baseline fails",
            out,
        )
        with open(known, "a") as f:
            f.write(f"{failed[0]}  # that one too\n")
        for format in ("table", "tap", "junit", "json"):
            status, out, _ = run("check", "--format", format, "--baseline", known, "--engine", broken, *ids)
            tap.ok(status == 0, f"known failures do not fail: {format}", out)
        expect("no baseline", ["check", "--baseline", os.path.join(folder, "none")], 2, err="none: No such file")


def test_interrupt():
    status, out, err = interrupted(GIFTHORSE, [sys.executable, "-B", DEFINITIONS], "--jobs", "1")
    tap.ok(status == 130 and "interrupted: " in out, "Ctrl-C reports what ran", f"{status} {out}{err}")


test_lines()
test_beside()
test_formats()
test_interrupt()
tap.done()
