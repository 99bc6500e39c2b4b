"""Tests of what is said of an engine beside its answers, in every format, and of the status: by a
program that ends runs which are made by hand.

usage: troubles.py GIFTHORSE DEFINITIONS TROUBLES
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

from runs import run
from tap import done, ok

TROUBLES = os.path.abspath(sys.argv[3])


def end(format, *words, seconds="3"):
    """Status, standard output and standard error of a run that ends so."""
    ended = subprocess.run([TROUBLES, format, seconds, *words], capture_output=True, text=True, timeout=60)
    return ended.returncode, ended.stdout, ended.stderr


def document(*words):
    return json.loads(end("json", *words)[1])


def verdict(*words):
    """Status, and the first line of the verdict."""
    status, out, _ = end("table", *words)
    return status, re.search(r"^(.*)\n\d+ theorems", out, re.M)[1]


def test_verdicts():
    for words, status, line in (
        ("", 0, "no fault found"),
        ("little", 0, "no fault found in the 12 of 1,328 theorems that were decided"),
        ("nothing", 2, "nothing was decided"),
        ("nothing late", 2, "nothing was decided"),
        ("nothing died", 1, "1 fault; nothing was decided"),
        ("late", 0, "no fault found, but late"),
        ("large", 0, "no fault found, but late"),
        ("hasty", 1, "no answer in time to 1 request, no other fault found"),
        ("hasty flood", 1, "2 faults"),
        ("silent late", 1, "1 fault"),
        ("died flood little", 1, "2 faults in the 12 of 1,328 theorems that were decided"),
        ("fails", 1, "1 fault"),
        ("fails died", 1, "1 fault"),
        ("fails silent", 1, "2 faults"),
        ("fails died again", 1, "2 faults"),
        ("died again", 1, "1 fault"),
        ("perhaps", 1, "1 fault"),
        ("breaks perhaps", 1, "1 fault"),
        ("breaks again", 1, "2 faults"),
        ("known", 0, "no new fault found"),
        ("known died", 0, "no new fault found"),
        ("known silent", 1, "1 fault"),
        ("known flood", 1, "1 fault"),
        ("known died given-up", 0, "no new fault found; the engine was given up"),
    ):
        found = verdict(*words.split())
        ok(found == (status, line), f"the verdict of: {words or 'nothing'}", found)


def test_table():
    _, out, _ = end("table", "silent", "late", "died", "starts", "deadline", seconds="30")
    ok("  the engine was silent over canonical      6 times, 33 s\n    smallest        canonical {{0|0}|0}\n" in out, "silence", out)
    ok("  late: no answer to canonical within 1 s, 6 times, 6 s; it came after 1.7 s when it was waited for alone\n" in out, "lateness", out)
    ok("    its last words  two\n                    three <b>&\n                    four\n                    five\\xff\n" in end("table", "died")[1], "four of its last lines, and no strange bytes")
    ok("  the engine was started 29 times, 29 s by all workers together, in a run of 30 s\n" in out, "starts", out)
    ok("started" not in end("table", "died", seconds="3000")[1], "few starts are not worth a word")
    ok("the rest takes" not in out, "no pass was made, and there is no estimate", out)
    ok("the rest takes about 77 min or more" in end("table", "deadline", "passed")[1], "after some there is")
    out = end("table", "many")[1]
    told = out.split("\n\n")[1].splitlines()
    ok(len(told) == 12 and told[-1] == "  and 25 more such; --verbose lists them", "no more than twelve lines", out)
    _, out, err = end("table", "died", "tell")
    ok(err == "the engine died over `compare 1 ; *`: crashed (signal 11)\n", "it is told when it is seen", err)


def test_tap():
    status, out, _ = end("tap", "died", "late")
    tests = re.findall(r"^(?:not )?ok (\d+)", out, re.M)
    ok(status == 0 and tests == ["1", "2", "3", "4"] and out.endswith("\n1..4\n") and out.count("\nnot ok 4 - ") == 1, "TAP has a test for what no theorem tells, and the plan", out)
    ok(len(re.findall("^# trouble", out, re.M)) == 2 and ", which is no fault" in out, "and all as comments", out)
    out = end("tap", "died", "fails")[1]
    ok(out.endswith("\n1..3\n") and "not ok 2" in out, "none for what one tells", out)


def test_junit():
    status, out, _ = end("junit", "died", "silent", "late")
    suite = ElementTree.fromstring(out).find("testsuite")
    cases = [c for c in suite if c.tag == "testcase" and c.get("classname") == "engine"]
    ok(status == 1 and (suite.get("tests"), suite.get("failures")) == ("6", "2") == (str(len(suite)), str(len(suite.findall("testcase/failure")))), "JUnit XML counts them", out)
    ok([c[0].tag for c in cases] == ["failure", "failure", "system-out"] and "crashed (signal 11)" in cases[0][0].text, "and says what each was", out)
    suite = ElementTree.fromstring(end("junit", "known", "died")[1]).find("testsuite")
    ok(suite.get("failures") == "0", "what the baseline knows fails nothing")


def test_json():
    d = document("died", "silent", "late", "little", "starts")
    died, silent, late = d["troubles"]
    ok(
        died
        == {"kind": "died", "request": "compare", "question": "compare 1 ; *", "words": "crashed (signal 11)", "stderr": ["one", "two", "three <b>&", "four", r"five\xff"]}
        | {"times": 2, "seconds": 0.5, "patience": None, "fault": True, "told": False, "waited": None},
        "JSON has all of one",
        died,
    )
    ok([(t["kind"], t["fault"], t["waited"]) for t in (silent, late)] == [("silent", True, 5), ("late", False, 1.7)], "and what came of waiting", (silent, late))
    ok((d["schema"], d["applicable"], d["decided"], d["starts"], d["start_seconds"], d["late_seconds"]) == (3, 1328, 12, 29, 29, 0), "and the numbers", d)
    ok(document("died", "known")["troubles"][0]["told"] and document("flood")["troubles"][0]["request"] is None, "and whether a theorem tells it")


def shard(index, total, *words):
    """A part of a run that is made of as many theorems, as if they were others in each."""
    d = document(*words)
    for theorem in d["theorems"]:
        theorem["name"] += f"/{index}"
    d["shard"] = {"index": index, "total": total, "theorems": 3 * total}
    return d


def report(folder, *documents, words=()):
    paths = []
    for i, d in enumerate(documents):
        paths.append(os.path.join(folder, f"{i}.json"))
        with open(paths[-1], "w") as f:
            json.dump(d, f)
    return run("report", *words, *paths)


def test_shards(folder):
    parts = [shard(1, 2, "silent", "late", "starts"), shard(2, 2, "died", "silent", "little")]
    merged = json.loads(report(folder, *parts, words=["--format", "json"])[1])
    ok([(t["kind"], t["times"], t["seconds"]) for t in merged["troubles"]] == [("silent", 12, 66), ("died", 2, 0.5), ("late", 6, 6)], "troubles of shards are put together, faults first", merged["troubles"])
    ok((merged["applicable"], merged["decided"], merged["starts"], merged["start_seconds"]) == (1331, 15, 33, 29), "and the numbers", merged)
    status, _, err = report(folder, *parts)
    ok(status == 1 and "the engine was silent over canonical      12 times, 66 s\n    smallest        canonical {{0|0}|0}\n" in err and "\n2 faults in the 15 of 1,331 theorems that were decided\n" in err, "and what is printed", err)
    told = json.loads(report(folder, shard(1, 2, "died"), shard(2, 2, "known"), words=["--format", "json"])[1])
    ok(told["troubles"][0]["told"], "a theorem of another shard may tell one", told["troubles"])
    status, _, err = report(folder, shard(1, 2, "late"), shard(2, 2))
    ok(status == 0 and "\nno fault found, but late\n" in err, "late is no fault of shards, too", err)
    status, _, err = report(folder, shard(1, 2, "nothing"), shard(2, 2, "nothing"))
    ok(status == 2 and "\nnothing was decided\n" in err, "nothing is nothing", err)


def test_versions(folder):
    before = document()
    for member in ("troubles", "applicable", "decided", "starts", "start_seconds", "late_seconds"):
        del before[member]
    status, out, err = report(folder, {**before, "schema": 2})
    ok(status == 0 and "no fault found" in out, "a document of version 2 is read", err)
    parts = [{**before, "schema": 2, "shard": {"index": i, "total": 2, "theorems": 6}} for i in (1, 2)]
    parts[1]["theorems"] = [{**t, "name": t["name"] + "/2"} for t in before["theorems"]]
    merged = json.loads(report(folder, *parts, words=["--format", "json"])[1])
    ok((merged["schema"], merged["applicable"], merged["decided"], merged["troubles"]) == (3, 6, 6, []), "and put together", merged)
    status, _, err = report(folder, {**before, "schema": 1})
    ok(status == 2 and "schema: found 1, expected 2 or 3" in err, "one of version 1 is not", err)
    status, _, err = report(folder, before)
    ok(status == 2 and "'troubles' is missing" in err, "nor one that lacks something", err)


def test_difference(folder):
    old, new = document("silent", "late"), document("died", "silent", "large")
    status, out, _ = report(folder, old, new, words=["--diff"])
    ok(status == 1 and "new: what the engine does beside answering\n  died over compare: crashed (signal 11)\n" in out and "mean" not in out and "silent" not in out, "new troubles are told", out)
    status, out, _ = report(folder, new, old, words=["--diff"])
    ok(status == 0 and "gone: what the engine did beside answering\n  died over compare: crashed (signal 11)\n" in out, "and those that are gone", out)


def test_page():
    page = end("html", "died", "silent", "late", "starts", seconds="30")[1]
    root = ElementTree.fromstring(re.sub(r"<!DOCTYPE html>|<script>.*</script>|<style>.*</style>", "", page, flags=re.S))
    texts = [" ".join("".join(e.itertext()).split()) for e in root.iter() if e.get("class") == "did"]
    ok(len(texts) == 3 and "crashed (signal 11)" in texts[0] and r"five\xff" in texts[0] and "none came within 5 s" in texts[1] and "no fault" in texts[2], "the page tells each", texts)
    ok('href="#engine-0"' in page and ">2 faults<" in page and "was started 29 times" in page, "and leads there", page[:1000])
    ok("What the engine did" not in end("html")[1], "nothing is told of one that only answers")


with tempfile.TemporaryDirectory() as place:
    test_verdicts()
    test_table()
    test_tap()
    test_junit()
    test_json()
    test_shards(place)
    test_versions(place)
    test_difference(place)
    test_page()
done()
