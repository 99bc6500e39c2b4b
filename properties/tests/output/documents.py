"""Tests of the JSON document of a run: that it is as its schema says, and says what happened.

usage: documents.py GIFTHORSE DEFINITIONS SCHEMA GROUPS SORTS, the sources of how faults are grouped, and of the sorts of variables
"""

import datetime
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

import schemas
from runs import DEFINITIONS, GIFTHORSE, document, engine, equality_broken, negation_broken, run
from interrupts import interrupted
from tap import done, ok

SCHEMA = schemas.read(sys.argv[3])


def valid(run, name):
    found = schemas.faults(run, SCHEMA)
    ok(not found, name, "\n".join(found[:10]))


def test_good():
    before = datetime.datetime.now(datetime.timezone.utc)
    status, run, _ = document("--seed", "7", "--cases", "40", "--limit", "forms=30000", "--limit", "steps=123456", "SS-2.1", "SS-2.10b")
    valid(run, "a good run is as the schema says")
    options = run["options"]
    ok(
        status == 0
        and run["engine"] == {"name": "reference", "spec": "reference", "against": None}
        and (options["seed"], options["cases"], options["deep"], options["time"], options["timeout"]) == (7, 40, False, None, 5)
        and (options["limits"]["forms"], options["limits"]["steps"]) == (30000, 123456)
        and options["only"] == ["SS-2.1", "SS-2.10b"]
        and run["planned"] == len(run["theorems"])
        and run["ended"] == "complete"
        and run["elapsed"] > 0,
        "it says what was run",
        run,
    )
    started = datetime.datetime.strptime(run["started"], "%Y-%m-%dT%H:%M:%S%z")
    ok(before.replace(microsecond=0) <= started <= datetime.datetime.now(datetime.timezone.utc), "and when", (before, started))
    wrong = [t for t in run["theorems"] if t["asserts"] == "not always"]
    ok(wrong and all(t["example"] and t["verdict"] == "holds" for t in wrong), "what is false on purpose has its example", wrong)


def test_shards():
    """Of a run in shards, and put together again."""
    ids = ("SS-2.10b", "SS-2.7b")
    count = document("--cases", "5", *ids)[1]["planned"]
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for index in (1, 2, count + 2):
            _, shard, _ = document("--cases", "5", "--shard", f"{index}/{count + 2}", *ids)
            valid(shard, f"shard {index} is as the schema says")
            ok(shard["shard"] == {"index": index, "total": count + 2, "theorems": count} and shard["planned"] == len(shard["theorems"]) == (index <= count), f"shard {index} says which it is", shard["shard"])
            paths.append(os.path.join(folder, f"{index}.json"))
            with open(paths[-1], "w") as f:
                json.dump(shard, f)
        merged = json.loads(run("report", "--format", "json", *paths)[1])
    valid(merged, "what is put together of shards is as the schema says")
    ok(merged["planned"] == count and merged["shards"]["given"] == 3 and len(merged["theorems"]) == 2, "it says what it lacks", merged["shards"])


def test_failures():
    with tempfile.TemporaryDirectory() as folder:
        broken = negation_broken(folder)
        status, result, _ = document("--cases", "40", "--engine", broken, "SS-2.7", "SS-2.8")
    valid(result, "a run with failures is as the schema says")
    theorems = {t["name"]: t for t in result["theorems"]}
    failure = theorems["SS-2.7b/2"]["failure"]
    ok(
        status == 1
        and result["engine"]["spec"] == broken
        and failure["variables"] == [{"name": "G", "sort": "game", "value": "1"}]
        and {"part": "-G", "value": "-1"} in failure["values"]
        and failure["smallest"]
        and failure["wrong"] == [{"request": "negate", "moves": 1, "question": "negate 1", "answer": "1", "right": "-1", "judge": "the reference", "kind": "answer", "asked": "negate 1", "arguments": "1", "reduced": True, "narrowed": False, "word": 0, "shared": ["negate", "add", "subtract", "canonical"], "follows": None, "stderr": None}]
        and any("where the reference says -1" in a for a in failure["answers"]),
        "a failure says what is wrong",
        failure,
    )
    parts = [v["part"] for v in failure["values"]]
    ok(len(parts) == len(set(parts)) > 1, "each part has its value once", parts)
    integers = theorems["SS-2.8.x2/4"]["failure"]["variables"]
    ok([(v["name"], v["sort"]) for v in integers] == [("m", "integer"), ("n", "integer")], "sorts are told", integers)


def test_replay():
    """Also with the choices that a theorem makes beside its variables."""
    with tempfile.TemporaryDirectory() as folder:
        broken = equality_broken(folder)
        _, result, _ = document("--against", "none", "--cases", "400", "--engine", broken, "SS-2.17b", "SS-2.21", "SS-2.25d")
        failures = {t["name"]: t["failure"] for t in result["theorems"] if t["failure"]}
        for name, failure in failures.items():
            status, out, _ = run(*shlex.split(failure["replay"])[1:], "--format", "json")
            again = json.loads(out)["theorems"][0]["failure"]
            same = again and all(again[k] == failure[k] for k in ("fault", "counterexample", "variables", "choices"))
            ok(status == 1 and same, f"{name} replays", out)
        told = [f"choices {' '.join(map(str, f['choices']))}" for f in failures.values() if f["choices"]]
        ok(told and all(any(f["counterexample"].endswith(c) for f in failures.values()) for c in told), "choices are told", told)


def test_interrupt():
    status, out, _ = interrupted(GIFTHORSE, [sys.executable, "-B", DEFINITIONS], "--format", "json")
    result = json.loads(out)
    valid(result, "an interrupted run is as the schema says")
    ok(
        status == 130 and result["ended"] == "interrupted" and len(result["theorems"]) == result["planned"]
        and any(t["cut_short"] for t in result["theorems"]),
        "it says that it was interrupted",
        status,
    )


def test_bytes():
    """JSON is UTF-8, whatever the words are."""
    status, out, _ = run("check", "--format", "json", "--engine", f"cmd:{sys.executable} {DEFINITIONS} \u00e9", "SS-2.10b")
    ok(status == 0 and json.loads(out)["engine"]["spec"].endswith("\u00e9"), "UTF-8 stays", out[:300])
    ended = subprocess.run(
        [GIFTHORSE, "check", "--format", "json", "--engine", f"cmd:{sys.executable} {DEFINITIONS} ".encode() + b"\xff", "SS-2.10b"],
        capture_output=True,
    )
    spec = json.loads(ended.stdout)["engine"]["spec"]
    ok(ended.returncode == 0 and spec.endswith(r" \xff"), "other bytes are shown", spec)


def test_relations():
    """What stands beside a fault, in all of its words."""
    with open(sys.argv[4]) as file:
        words = re.findall(r'\[GH_\w+\] = "(.*?)"', file.read())
    listed = SCHEMA["$defs"]["fault"]["properties"]["beside"]["items"]["properties"]["relation"]["enum"]
    ok(len(words) > 4 and sorted(words) == sorted(listed), "the schema has each relation to a fault", (words, listed))


def test_sorts():
    """Of variables, in all of their words."""
    with open(sys.argv[5]) as file:
        words = re.findall(r'"(\w+)"', re.search(r"gh_sort_words\[GH_SORTS\] = \{(.*?)\}", file.read(), re.S)[1])
    listed = SCHEMA["$defs"]["failure"]["properties"]["variables"]["items"]["properties"]["sort"]["enum"]
    ok(len(words) > 4 and sorted(words) == sorted(listed), "the schema has each sort of a variable", (words, listed))


for test in (test_relations, test_sorts, test_good, test_shards, test_failures, test_replay, test_interrupt, test_bytes):
    test()
done()
