"""Tests of what is new between two runs: `report --diff`.

usage: difference.py GIFTHORSE DEFINITIONS
"""

import copy
import json
import os
import re
import tempfile

from runs import document, run
from tap import done, ok

WORDS = ("--quiet", "--cases", "20", "SS-2.7")


def difference(folder, older, newer, *words):
    """Status, what is printed by its title, the last line and what is complained about."""
    paths = [os.path.join(folder, name) for name in ("older.json", "newer.json")]
    for path, content in zip(paths, (older, newer)):
        with open(path, "w") as f:
            json.dump(content, f)
    status, out, err = run("report", "--diff", *words, *paths)
    parts = {title: names(text) for title, text in re.findall(r"^(\w+): what .*\n((?:  .*\n)*)", out, re.M)}
    return status, parts, out.splitlines()[-1] if out else "", out + err


def names(text):
    return set(re.findall(r"[A-Z][A-Z]-[^\s,]+", text))


def with_verdict(run_, name, verdict):
    """The same run, but that this theorem came to something else."""
    other = copy.deepcopy(run_)
    theorem = next(t for t in other["theorems"] if t["name"] == name)
    theorem.update(verdict=verdict, failure=None, reason="because")
    for fault in other["faults"]:
        fault["theorems"] = [n for n in fault["theorems"] if n != name]
    return other


with tempfile.TemporaryDirectory() as folder:
    good = document(*WORDS)[1]
    broken = document("--engine", "canary:negate-root", *WORDS)[1]
    other = document("--engine", "canary:reversal-side", *WORDS, "SS-2.25b")[1]
    failing = {t["name"] for t in broken["theorems"] if t["verdict"] == "fails"}
    anew = {t["name"] for t in other["theorems"] if t["verdict"] == "fails"}
    ok(len(failing) > 3 and anew - failing, "two engines with bugs", (failing, anew))

    status, parts, last, all_ = difference(folder, good, broken)
    ok(status == 1 and parts == {"new": failing} and last == f"{len(failing)} new, 0 gone, 0 open, 0 same", "what fails is new", all_)
    ok("  negate 2 -> {|1}, where the reference says -2\n" in all_, "with what is wrong", all_)
    status, parts, last, all_ = difference(folder, broken, good)
    ok(status == 0 and parts == {"gone": failing} and last.startswith("0 new"), "what holds again is gone", all_)
    status, parts, last, all_ = difference(folder, broken, broken)
    ok(status == 0 and parts == {"same": failing}, "what still fails is the same", all_)
    moved = copy.deepcopy(broken)
    names_ = sorted(failing)
    for theorem in moved["theorems"]:
        for wrong in (theorem["failure"] or {"wrong": []})["wrong"] if theorem["name"] == names_[0] else []:
            wrong.update(request="number", question="number 2", arguments="{|0}")
    status, parts, last, all_ = difference(folder, broken, moved)
    ok(status == 1 and parts == {"other": {names_[0]}, "same": failing - {names_[0]}} and last.startswith("1 new"), "what fails for a new fault is told", all_)
    status, parts, last, all_ = difference(folder, broken, other)
    ok(
        status == 1 and parts.get("new", set()) == anew - failing and parts.get("other", set()) == anew & failing and parts["gone"] | parts.get("open", set()) == failing - anew,
        "all at once",
        all_,
    )
    name = sorted(failing)[0]
    for verdict in "inconclusive", "not applicable":
        status, parts, _, all_ = difference(folder, broken, with_verdict(broken, name, verdict))
        ok(status == 0 and parts == {"open": {name}, "same": failing - {name}}, f"what is {verdict} now is open, not gone", all_)
    status, parts, _, all_ = difference(folder, good, with_verdict(good, name, "vacuous"))
    ok(status == 1 and "known to a baseline: 1 theorem" in all_, "what is vacuous fails", all_)
    less = {**broken, "theorems": [t for t in broken["theorems"] if t["name"] != name]}
    status, parts, _, all_ = difference(folder, less, broken)
    ok(status == 1 and parts["new"] == {name}, "what was not there is new", all_)
    status, parts, _, all_ = difference(folder, broken, less)
    ok(status == 0 and parts["open"] == {name}, "and what is there no more is open", all_)
    status, _, _, all_ = difference(folder, {**good, "ended": "out of time"}, good)
    ok("the older run: out of time; the newer one: complete" in all_, "a run that was cut short is told", all_)
    fewer = copy.deepcopy(good)
    next(t for t in fewer["theorems"] if t["name"] == name).update(cases=0, cut_short=True)
    status, parts, _, all_ = difference(folder, broken, fewer)
    ok(status == 0 and parts == {"open": {name}, "gone": failing - {name}}, "what holds in fewer cases than it took to fail is open", all_)
    shard = document("--shard", "2/3", *WORDS)[1]
    status, _, _, all_ = difference(folder, shard, good)
    ok(status == 2 and "found a run that is not whole: shards 1, 3 of 3 are missing" in all_, "a shard is no run", all_)
    for words, complaint in (([], ""), (["--output", "x"], "--diff is printed"), (["--format", "json"], "--diff is printed")):
        status, _, _, all_ = difference(folder, good, good, *words)
        ok(status == (2 if complaint else 0) and complaint in all_, f"with {words}", all_)
    status, _, err = run("report", "--diff", os.path.join(folder, "older.json"))
    ok(status == 2 and "found 1 run, expected the older one and the newer one" in err, "one run is too few", err)
done()
