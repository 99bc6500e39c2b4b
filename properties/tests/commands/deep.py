"""`check --deep` and `--passes`: samples are whole, and which claims it widens to all values born by day 3;
and how few cases there are at least. Speaks TAP."""

import json
import re
import subprocess

from program import GIFTHORSE, run
import tap

CLAIMS = ("SS-2.10a", "SS-2.8b", "SS-2.8.x2", "SS-2.11.x1", "SS-5.2.x2", "SS-6.3b")


def cases_of(*words):
    theorems = json.loads(run("check", "--format", "json", "--cases", "50", *words)[1])["theorems"]
    return {t["name"]: t["cases"] for t in theorems}


def test_widened():
    plain, wide = cases_of(*CLAIMS), cases_of("--deep", *CLAIMS)
    more = {name: wide[name] - plain[name] for name in plain}
    tap.ok(more["SS-2.10a"] == 1474, "a claim about one game runs on 1,474 values more", more)
    tap.ok(more["SS-6.3b"] == 67, "one about all small games on those among them", more)
    tap.ok(all(more[name] == 0 for name in ("SS-2.8b", "SS-2.8b/2")), "one about three games as before", more)
    tap.ok(more["SS-2.8.x2"] == more["SS-2.8.x2/2"] == 0, "one about integers as before", more)
    tap.ok(more["SS-2.11.x1/5"] == 0, "one about day 1 only as before", more)
    tap.ok(more["SS-5.2.x2"] == 0, "one that has these values anyway as before", more)
    tap.ok(more["SS-6.3b/2"] == more["SS-5.2.x2/2"] == 0, "one that is false as before", more)


def test_said():
    """What is exhausted and what sampled is said by theorem."""
    cases = {
        "SS-2.15b": ("all 65536 pairs of forms born by day 2", "1000 random pairs of games"),
        "SS-5.1b": ("8192 at random of all pairs of forms born by day 2", "1000 random pairs of games"),
        "SS-2.1a": ("all 10648 triples of values born by day 2", "1000 random triples of games"),
        "SS-2.8.x2/2": ("all 13 integers from 0 to 12",),
        "SS-2.7.x2": ("the only case",),
        "SS-2.1.x1": ("all 256 forms born by day 2", "500 random games"),
    }
    for name, words in cases.items():
        shown = run("check", "--verbose", "--quiet", name)[1]
        told = re.search(rf" {re.escape(name)} .*\n.*\n.*\n((?:    (?:of them|       ) {{9}}.*\n)+)", shown)
        lines = tuple(line[20:] for line in told[1].splitlines() if ":  P " not in line) if told else ()
        tap.ok(lines == words, f"{name}: {words[0]}", shown)
    document = json.loads(run("check", "--format", "json", "--passes", "3", "SS-2", "SS-7")[1])
    wrong = [t["name"] for t in document["theorems"] if sum(d["cases"] for d in t["domains"]) != t["cases"] or any(d["exhausted"] and d["how"] != "every case" for d in t["domains"])]
    tap.ok(not wrong and len(document["theorems"]) > 300, "the domains have all cases in JSON", wrong)
    cut = [d["words"] for t in document["theorems"] if t["name"] == "SS-2.15b" for d in t["domains"]]
    tap.ok(cut == ["256 of all pairs of forms born by day 2", "256 random pairs of games"], "what was cut short is not all", cut)
    listed = run("list", "--theorems", "SS-5.1b")[1]
    tap.ok("(8192 at random of all pairs of forms born by day 2; 1000 random pairs of games)" in listed, "a list says it, too", listed)
    deep = json.loads(run("check", "--deep", "--format", "json", "SS-2.10a")[1])["theorems"][0]["domains"]
    tap.ok(deep[-1]["words"] == "all 1474 values born by day 3" and deep[-1]["exhausted"], "and a deep run", deep)


def test_time():
    """There is no time for two million pairs here."""
    words = ("check", "--deep", "--time", "1", "SS-2.15b")
    status, out, err = run(*words, "--verbose")
    tap.ok(status == 0 and "\nout of time after 1 s: 4 of 5 passes were made, 1 theorem was cut short" in out and out.count(" s, cut short\n") == 1, "it says what was cut short", out + err)
    _, out, _ = run(*words, "--format", "tap")
    tap.ok(out.count(" s, cut short\n") == 1, "TAP does, too", out)
    cases = cases_of("--deep", "--time", "1", "SS-2.15b")
    tap.ok(65586 < cases["SS-2.15b"] < 2238262, "pairs of day 3 come after those of day 2", cases)


def test_foretold():
    """How long it takes is told at once, and from the pace soon after; with a bound, what that leaves."""
    process = subprocess.Popen([GIFTHORSE, "check", "--deep", "--jobs", "1", "--format", "json", "SS-2.7"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    first, second = process.stderr.readline(), process.stderr.readline()
    process.kill()
    process.communicate()
    tap.ok(first.startswith("a deep run may take hours") and "--time T" in first, "a deep run tells at once that it is long", first)
    tap.ok(re.search(r"all of it takes about \d.* or more; --time T gives it less\n$", second), "and soon how long", second)
    status, out, err = run("check", "--deep", "--time", "3", "--jobs", "1", "SS-2.7")
    tap.ok(re.search(r"all of it takes about \d.* or more; it is given 3 s\n", err) and "hours" not in err, "also where it is given less", err)
    tap.ok(re.search(r"\nout of time after 3 s: . of 5 passes were made, .*; the rest takes about \d.* or more\n$", out), "what the rest takes is told then", out)
    status, out, err = run("check", "--deep", "--time", "1", "--jobs", "1", "--quiet", "SS-2.7")
    tap.ok(not err, "quiet is quiet", err)


def test_finding():
    """An engine that goes wrong on day 3."""
    words = ("check", "--engine", "canary:fuzzy-at-least", "--against", "none", "--cases", "1", "SS-2.4.x2/4")
    tap.ok(run(*words)[0] == 0, "by day 2 the engine is right")
    status, out, err = run(*words, "--deep")
    tap.ok(status == 1 and "outcome(G) = N" in out, "by day 3 it is not", out + err)


def test_passes():
    """A few cases of each theorem, the same ones for every number of workers."""
    for passes, most in (("1", 1), ("2", 16), ("3", 256), ("4", 4096)):
        document = json.loads(run("check", "--format", "json", "--cases", "5000", "--passes", passes, "SS-2.1", "SS-2.2")[1])
        cases = {t["name"]: max(d["cases"] for d in t["domains"]) for t in document["theorems"] if t["cases"]}
        tap.ok(max(cases.values()) == most, f"{passes} passes have {most} cases of a domain", cases)
    tap.ok(cases_of("--passes", "5", "SS-2.15b") == cases_of("SS-2.15b"), "five have all")
    words = ("check", "--passes", "3", "SS-2.15b", "SS-2.10a")
    status, out, err = run(*words)
    tap.ok(status == 0 and out.endswith("3 of 5 passes were made, 4 theorems were cut short\n"), "it says what was cut short", out + err)
    document = json.loads(run(*words, "--format", "json")[1])
    tap.ok((document["options"]["passes"], document["passes"], document["ended"]) == (3, 3, "complete"), "so does JSON", document)
    alone, many = (run(*words, "--format", "tap", "--jobs", jobs)[1] for jobs in ("1", "3"))
    strip = lambda text: [line for line in text.split("\n") if not line.startswith("#")]
    tap.ok(strip(alone) == strip(many), "the verdicts are the same for one worker and for three")
    for wrong in ("0", "6", "x"):
        status, _, err = run("check", "--passes", wrong)
        tap.ok(status == 2 and "--passes" in err, f"--passes {wrong} is refused", err)


test_widened()
test_passes()
test_said()
test_time()
test_foretold()
test_finding()
tap.done()
