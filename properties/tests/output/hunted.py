"""Tests of the JSON document of a hunt: that it is as its schema says, and says what came. Speaks TAP.

usage: hunted.py GIFTHORSE DEFINITIONS SCHEMA
"""

import json
import shlex
import signal
import subprocess
import sys
import tempfile

import schemas
from runs import DEFINITIONS, GIFTHORSE, engine, negation_broken, run
from tap import done, ok

SCHEMA = schemas.read(sys.argv[3])
CAME = set()


def hunt(name, *words):
    """Status, document and standard error of a hunt, whose document must be as the schema says."""
    status, out, err = run("hunt", "--format", "json", *words)
    return status, valid(name, out), err


def valid(name, out):
    document = json.loads(out)
    faults = schemas.faults(document, SCHEMA)
    ok(not faults, f"{name} is as the schema says", "\n".join(faults[:10]))
    CAME.add(document["came"])
    return document


def values(document):
    return {v["name"]: v["value"] for v in document["found"]["variables"]}


def replays(name, document, status):
    """Its last line tries the same case, and comes to the same."""
    words = shlex.split(document["replay"])[1:]
    got, out, err = run(words[0], "--format", "json", *words[1:])
    again = json.loads(out)
    same = [[d["came"], d["found"]["text"], d["found"]["values"], d["fault"] and d["fault"]["answers"]] for d in (document, again)]
    ok("--replay" in words and got == status and same[0] == same[1] and again["cases"] == 1 and [d["how"] for d in again["domains"]] == ["given"], f"{name} comes again", out + err)


def test_counterexample():
    claim = "for dicotic G, game H: G || 0 and H || 0 -> G + H || 0"
    status, d, err = hunt("a counterexample", "--seed", "7", "--limit", "forms=30000", claim)
    ok((status, d["came"], d["claim"], d["asserts"], d["reason"], err) == (1, "counterexample", claim, "always", None, ""), "it is told", d)
    ok(values(d) == {"G": "*", "H": "*"} and d["found"]["text"] == "G = *; H = *" and d["found"]["moves"] == 4 and d["found"]["smallest"], "with the smallest values", d["found"])
    ok([(v["name"], v["sort"]) for v in d["found"]["variables"]] == [("G", "dicotic"), ("H", "game")], "and their sorts", d["found"])
    ok({"part": "G + H", "value": "0"} in d["found"]["values"] and d["fault"] is None, "and the parts of the claim", d["found"])
    ok(d["engine"]["spec"] is d["engine"]["against"] is None and (d["options"]["seed"], d["options"]["limits"]["forms"], d["options"]["time"]) == (7, 30000, 60), "and how it was searched", d)
    sums = {k: sum(domain[k] for domain in d["domains"]) for k in ("cases", "met", "undefined", "outside", "inconclusive")}
    ok(d["cases"] and all(d[k] == v for k, v in sums.items()) and d["domains"][-1]["found"], "and in how many cases", d)
    replays("a counterexample", d, 1)


def test_witness():
    status, d, _ = hunt("a witness", "exists G H: G || 0 and H || 0 and G + H > 0")
    ok((status, d["came"], d["asserts"], values(d), d["found"]["smallest"]) == (0, "witness", "sometimes", {"G": "*", "H": "{1|0}"}, True), "it is told", d)
    replays("a witness", d, 0)
    status, d, _ = hunt("no witness", "--cases", "20", "exists G: G = G + 1")
    ok((status, d["came"], d["found"], d["cases"]) == (1, "no witness", None, sum(domain["cases"] for domain in d["domains"])), "none is told", d)


def test_smaller():
    """The first witnesses at random have 35 moves, or 7; they are made smaller as counterexamples are."""
    for claim, smallest, moves in (
        ("exists G: birthday(G) > 5 and G || 0 [random 100]", {"G": "{5|0}"}, 7),
        ("exists G H: G + H > 0 and G || 0 and H || 0 and not G = H [random 1000]", {"G": "*", "H": "{1|0}"}, 5),
    ):
        for words in ([], ["--engine", "optimized"]):
            status, d, _ = hunt("a witness at random", *words, claim)
            ok((status, d["came"], values(d), d["found"]["moves"], d["found"]["smallest"]) == (0, "witness", smallest, moves, True) and d["domains"][-1]["how"] == "random", "becomes the smallest", (d["found"], d["domains"]))


def test_in_vain():
    status, d, _ = hunt("a claim that holds", "--cases", "50", "G >= 0 and H >= 0 -> G + H >= 0")
    ok((status, d["came"], d["found"], d["met"] > 4000, d["options"]["cases"]) == (0, "holds", None, True, 50), "it holds in what was tried", d)
    ok([(x["how"], x["exhausted"], x["cases"]) for x in d["domains"]] == [("every case", True, 484), ("every case", True, 65536), ("random", False, 50)], "and the domains say which that is", d["domains"])
    status, d, _ = hunt("a search cut short", "--time", "0.3", "G + H + J = J + H + G")
    last = d["domains"][-1]
    ok((status, d["came"]) == (0, "time over") and not (last["exhausted"] or last["found"]), "is told as one", d)
    status, d, err = hunt("what has no value", "mex(5) = 0")
    ok((status, d["came"], d["undefined"], d["undefined_at"]) == (2, "undecided", 1, "mex(5) is none") and d["reason"] in err and "defined in no case" in err, "is not decided", d)
    status, d, err = hunt("a case that meets no hypothesis", "--replay", "G = 1", "G < 0 -> G = -1")
    ok((status, d["came"]) == (2, "undecided") and "the hypothesis does not hold here" in d["reason"], "is none of either", d)
    status, d, _ = hunt("a case in which the claim holds", "--replay", "G = 1", "G > 0")
    ok((status, d["came"], d["cases"]) == (0, "holds", 1), "is no more than that", d)
    status, d, _ = hunt("a claim without variables", "* = 0")
    ok((status, d["came"], d["found"]["variables"]) == (1, "counterexample", []), "has no values", d)


def test_engine():
    """What of an engine breaks the claim, and what it does not take."""
    with tempfile.TemporaryDirectory() as folder:
        broken = negation_broken(folder)
        status, d, _ = hunt("a broken engine", "--engine", broken, "negate(G) = -G")
        ok((status, d["came"], values(d)) == (1, "counterexample", {"G": "1"}) and d["engine"]["spec"] == broken and d["engine"]["against"] == "reference", "is told", d)
        fault = d["fault"]
        ok(fault["wrong"][0]["question"] == "negate 1" and any("where the reference says -1" in a for a in fault["answers"]) and fault["reproducible"], "with what it answers wrongly", fault)
        replays("its fault", d, 1)
        status, d, _ = hunt("a broken engine with a witness", "--engine", broken, "exists G: negate(G) = 1")
        ok((status, d["came"]) == (1, "counterexample") and d["asserts"] == "sometimes" and d["fault"]["wrong"] and d["fault"]["fault"] == "wrong answer to negate", "has none, but a fault", d)
    status, d, err = hunt("an engine that lacks what is asked", "--engine", engine(DEFINITIONS), "mean(G) = 0")
    ok((status, d["came"], d["cases"]) == (2, "undecided", 0) and "the engine has no mean" in err and "the engine has no mean" in d["reason"], "decides nothing", d)


def test_replay_words():
    for name, words, complaint in (
        ("a text that is none", "G = {", "expected"),
        ("another variable", "G = 1; H = 2", "there is no variable H"),
        ("a variable too few", "", "G"),
    ):
        status, out, err = run("hunt", "--replay", words, "G = 0")
        ok(status == 2 and not out and complaint in err, f"{name} is no case", (status, out, err))
    status, out, _ = run("hunt", "--replay", "G = 1", "G = 0")
    ok(status == 1 and out.startswith("the values that are given: found; 1 case\n\ncounterexample: G = 1\n"), "a person sees it, too", out)
    status, out, err = run("hunt", "--format", "xml", "G = 0")
    ok(status == 2 and "found 'xml', expected table or json" in err, "no other format", err)


def test_interrupt():
    with subprocess.Popen([GIFTHORSE, "hunt", "--format", "json", "G + H + J = J + H + G [random 100000000]"], stdout=subprocess.PIPE, text=True) as search:
        try:
            search.wait(2)
        except subprocess.TimeoutExpired:
            search.send_signal(signal.SIGINT)
        out = search.stdout.read()
    d = valid("an interrupted hunt", out)
    ok((search.returncode, d["came"]) == (130, "interrupted"), "says so", (search.returncode, d))


for test in [value for name, value in dict(globals()).items() if name.startswith("test_")]:
    test()
words = set(SCHEMA["properties"]["came"]["enum"])
ok(CAME == words, "each way in which a hunt may come out is one that was met", CAME ^ words)
done()
