"""Runs in shards: what each checks, the variables that say which it is, and that all of them together
are one run. Speaks TAP.
"""

import json
import os
import re
import subprocess
import tempfile

from program import BROKEN, DEFINITIONS, GIFTHORSE, engine, expect, run
import tap

# What a theorem's result must have in common; how often an engine is asked depends on what stands
# in its caches, and with it on the theorems that are run side by side.
SAME = ("name", "statement", "verdict", "cases", "met", "inconclusive", "refused", "cut_short", "reason", "example")
FAILED = ("fault", "counterexample", "smallest", "reproducible", "required", "replay")

def changed_engine(folder, line, other):
    """The example engine with a line changed."""
    path = os.path.join(folder, "changed.py")
    with open(DEFINITIONS) as source, open(path, "w") as f:
        text = source.read()
        assert text.count(line) == 1
        f.write(text.replace(line, other))
    return engine(path)

ALL = len(json.loads(run("check", "--format", "json", "--cases", "1", "--passes", "1", "SS-2.7")[1])["theorems"])
SECOND = len(range(1, ALL, 8))  # of these in the second of eight shards


def told(document):
    """What a run tells of each theorem."""
    return [
        [t[k] for k in SAME] + [t["failure"] and [t["failure"][k] for k in FAILED]] for t in document["theorems"]
    ]


def check_json(*words):
    status, out, err = run("check", "--format", "json", *words)
    return status, json.loads(out) if out else err


def test_together(folder):
    """As many shards as there may be, with other numbers of processes, are the run that is not divided."""
    line, wrong, _ = BROKEN["negation that does not swap sides"]
    runs = {
        "reference": ((1, 3, 8), ["--cases", "8", "DN", "SS-6"]),
        "a broken engine": ((3,), ["--cases", "8", "--engine", changed_engine(folder, line, wrong), "SS-2.7"]),
    }
    for name, (totals, words) in runs.items():
        whole_status, whole = check_json("--jobs", "2", *words)
        _, out, _ = run("check", "--quiet", *words)
        end = [line.split(";")[0] for line in out.split("\n") if re.match(r"\d+ (theorems|cases)", line)]
        for total in totals:
            paths, statuses, sizes = [], [], []
            for index in range(1, total + 1):
                status, shard = check_json("--jobs", str(1 + index % 3), "--shard", f"{index}/{total}", *words)
                statuses.append(status)
                sizes.append(len(shard["theorems"]))
                paths.append(os.path.join(folder, f"{index}.json"))
                with open(paths[-1], "w") as f:
                    json.dump(shard, f)
            status, out, err = run("report", "--format", "json", *reversed(paths))
            merged = json.loads(out)
            ok = status == whole_status == max(statuses) and told(merged) == told(whole)
            tap.ok(ok and merged["planned"] == whole["planned"] == sum(sizes), f"{total} shards are the run: {name}", (status, statuses, err))
            tap.ok(max(sizes) - min(sizes) <= 1, f"{total} shards are alike: {name}", sizes)
            tap.ok(len(end) == 2 and all(line in err for line in end), f"{total} shards end as the run: {name}", (end, err))


def test_killed(folder):
    """A machine dies: the files of the others are one report, which says what is missing. Its shard is run again, and it is one run."""
    runs, paths = [], [os.path.join(folder, f"killed-{i}.json") for i in (1, 2, 3)]
    for i, path in enumerate(paths, 1):
        runs.append(run("check", "--quiet", "--format", "json", "--cases", "8", "--shard", f"{i}/3", "SS-2.7")[1])
        with open(path, "w") as f:
            f.write(runs[-1])
    whole = json.loads(run("report", "--format", "json", *paths)[1])
    for what, left in {"nothing": "", "half a run": runs[1][:len(runs[1]) // 2], "half a word": runs[1][:runs[1].index("false") + 3], "a run without its end": runs[1].rstrip()[:-1]}.items():
        with open(paths[1], "w") as f:
            f.write(left)
        status, out, err = run("report", "--format", "json", *paths)
        document = json.loads(out) if out else {}
        ok = status == 2 and "killed-2.json: line " in err and "not a whole run: shard 2 of 3 is missing" in err
        ok = ok and "1 of 3 files are cut off" in err and len(document["theorems"]) == len(whole["theorems"]) - len(json.loads(runs[1])["theorems"])
        tap.ok(ok, f"a shard that was killed leaves {what}", (status, err))
    status, out, err = run("report", "--format", "json", paths[1], paths[1])
    tap.ok(status == 2 and not out and "cut off" not in err, "without any run there is no report", (out, err))
    for text in ("[]", runs[1] + "more", runs[1].replace("{", "{,", 1)):
        with open(paths[1], "w") as f:
            f.write(text)
        status, out, err = run("report", "--format", "json", *paths)
        tap.ok(status == 2 and not out and "killed-2.json: " in err and "cut off" not in err, "what is no run at all is wrong use", (out, err))
    with open(paths[1], "w") as f:
        f.write(run("check", "--quiet", "--format", "json", "--cases", "8", "--shard", "2/3", "SS-2.7")[1])
    status, out, err = run("report", "--format", "json", *paths)
    tap.ok(status == 0 and told(json.loads(out)) == told(whole), "the shard is run again, and all is one run", err)


def test_words():
    for word in ("0/3", "4/3", "2", "2/", "/3", "2/3x", "-1/3", "+1/3", " 1/3", "1/3/4", "1/1001", "9" * 30 + "/3", "1.5/3", ""):
        expect(f"no shard: '{word}'", ["check", "--shard", word, "SS-2.7"], 2, err=f"--shard: found '{re.escape(word)}', expected I/N")
    expect("a case has no shards", ["check", "--shard", "1/2", "--replay", "SS-2.10a G = 1"], 2, err="--replay runs one case")
    expect("an unknown id in a shard", ["check", "--shard", "2/2", "SS-99"], 2, err="no theorem has an id")
    expect("a shard says which it is", ["check", "--shard", "2/8", "--cases", "2", "SS-2.7"], 0, rf"\nshard 2 of 8: {SECOND} of {ALL} theorems\n(.|\n)*\nshard 2 of 8: other shards check the other {ALL - SECOND} theorems\n$")
    expect("in TAP", ["check", "--format", "tap", "--shard", "2/8", "--cases", "2", "SS-2.7"], 0, rf"# shard 2 of 8: {SECOND} of {ALL} theorems\nok 1(.|\n)*\n1\.\.{SECOND}\n")
    expect("in JUnit XML", ["check", "--format", "junit", "--shard", "2/8", "--cases", "2", "SS-2.7"], 0, r'<property name="shard" value="2 of 8"/>')
    expect("on a page", ["check", "--format", "html", "--shard", "2/8", "--cases", "2", "SS-2.7"], 0, f"Shard 2 of 8, which have {ALL} theorems together")


def run_with(variables, *words):
    done = subprocess.run([GIFTHORSE, "check", "--quiet", "--cases", "2", *words], env={**os.environ, **variables}, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def names(prefix, index, total):
    middle = "NODE" if prefix == "CI_" else "SHARD"
    return {f"{prefix}{middle}_INDEX": index, f"{prefix}{'NODE_TOTAL' if prefix == 'CI_' else 'TOTAL_SHARDS'}": total}


# The variables, and the shard that they mean, None for all; or a text that the complaint matches.
VARIABLES = [
    (names("TEST_", "0", "3"), "1 of 3"),
    (names("TEST_", "2", "3"), "3 of 3"),
    (names("GTEST_", "1", "3"), "2 of 3"),
    (names("CI_", "1", "3"), "1 of 3"),
    (names("CI_", "3", "3"), "3 of 3"),
    (names("CI_", "1", "1"), "1 of 1"),
    (names("TEST_", "0", "1"), "1 of 1"),
    ({**names("TEST_", "1", "3"), **names("GTEST_", "1", "3"), **names("CI_", "2", "3")}, "2 of 3"),
    ({**names("TEST_", "1", "3"), "CI_NODE_TOTAL": "1"}, "2 of 3"),
    (names("TEST_", "", ""), None),
    (names("CI_", "", "1"), None),
    ({"CI_NODE_TOTAL": "1"}, None),
    ({"CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3"}, None),
    ({"CI_NODE_TOTAL": "8"}, "CI_NODE_TOTAL is '8', but CI_NODE_INDEX is not set"),
    ({"CI_NODE_INDEX": "1"}, "CI_NODE_INDEX is '1', but CI_NODE_TOTAL is not set"),
    ({"TEST_TOTAL_SHARDS": "1"}, "TEST_TOTAL_SHARDS is '1', but TEST_SHARD_INDEX is not set"),
    ({"GTEST_SHARD_INDEX": "0"}, "GTEST_SHARD_INDEX is '0', but GTEST_TOTAL_SHARDS is not set"),
    (names("CI_", "0", "8"), "CI_NODE_INDEX: found '0', expected a number from 1 to 8"),
    (names("CI_", "9", "8"), "CI_NODE_INDEX: found '9', expected a number from 1 to 8"),
    (names("TEST_", "8", "8"), "TEST_SHARD_INDEX: found '8', expected a number from 0 to 7"),
    (names("TEST_", "-1", "8"), "TEST_SHARD_INDEX: found '-1', expected a number from 0 to 7"),
    (names("TEST_", "1x", "8"), "TEST_SHARD_INDEX: found '1x', expected"),
    (names("TEST_", "0", "0"), "TEST_TOTAL_SHARDS: found '0', expected a number from 1 to 1000"),
    (names("GTEST_", "0", "many"), "GTEST_TOTAL_SHARDS: found 'many', expected a number from 1 to 1000"),
    ({**names("TEST_", "1", "3"), **names("GTEST_", "2", "3")}, "TEST_SHARD_INDEX and TEST_TOTAL_SHARDS say shard 2 of 3, GTEST_SHARD_INDEX and GTEST_TOTAL_SHARDS say shard 3 of 3; --shard tells which"),
    ({**names("TEST_", "1", "3"), **names("CI_", "2", "4")}, "say shard 2 of 3, CI_NODE_INDEX and CI_NODE_TOTAL say shard 2 of 4"),
]


def test_variables(folder):
    for variables, meaning in VARIABLES:
        status, out, err = run_with(variables, "SS-2.10")
        if meaning is None:
            good = status == 0 and "shard" not in out and "12 theorems: " in out
        elif meaning[0].isdigit():
            by = list(variables)[:2]
            good = status == 0 and f"\nshard {meaning}, by {by[0]} and {by[1]}: " in out and ("12 theorems: " in out) == (meaning == "1 of 1")
        else:
            good = status == 2 and not out and meaning in err
        tap.ok(good, f"variables: {variables}", (status, out, err))
    expected = run("check", "--quiet", "--cases", "2", "--shard", "2/3", "SS-2.10")[1]
    status, out, _ = run_with(names("TEST_", "1", "3"), "SS-2.10")
    tap.ok(out.replace(", by TEST_SHARD_INDEX and TEST_TOTAL_SHARDS", "") == expected, "the same shard by variables", out)
    status, out, err = run_with({**names("CI_", "7", "3"), **names("TEST_", "x", "")}, "--shard", "2/3", "SS-2.10")
    tap.ok(status == 0 and out == expected, "--shard wins", (out, err))
    status, out, _ = run_with(names("CI_", "2", "3"), "--shard", "1/1", "SS-2.10")
    tap.ok(status == 0 and "12 theorems: " in out and "other shards" not in out, "1/1 is all", out)
    status, out, _ = run_with(names("CI_", "2", "3"), "--replay", "SS-2.10a G = 1")
    tap.ok(status == 0 and "1 theorem: 1 holds" in out, "a case is run again in every shard", out)


def test_status_files(folder):
    """A runner of tests is told that its shards are understood, and only if they are heeded."""
    paths = {f"{p}_SHARD_STATUS_FILE": os.path.join(folder, p) for p in ("TEST", "GTEST")}
    there = lambda: [os.path.exists(p) for p in paths.values()]
    run_with({**paths, **names("TEST_", "1", "3")}, "--shard", "1/1", "SS-2.7b")
    tap.ok(not any(there()), "variables that are not heeded touch no file")
    run_with({**paths, **names("TEST_", "3", "3")}, "SS-2.7b")
    tap.ok(not any(there()), "nor do those that make no sense")
    with open(paths["GTEST_SHARD_STATUS_FILE"], "w") as f:
        f.write("kept")
    status, _, err = run_with({**paths, **names("TEST_", "1", "3")}, "SS-2.7b")
    tap.ok(status == 0 and all(there()), "both files are touched", err)
    with open(paths["GTEST_SHARD_STATUS_FILE"]) as f:
        tap.ok(f.read() == "kept", "and what stands in them is kept")
    status, out, err = run_with({**names("TEST_", "1", "3"), "TEST_SHARD_STATUS_FILE": os.path.join(folder, "none", "file")}, "SS-2.7b")
    tap.ok(status == 2 and not out and "TEST_SHARD_STATUS_FILE: " in err and "No such file" in err, "a file that cannot be touched", err)


def test_empty(folder):
    """More machines than theorems: what has nothing to do succeeds and says so."""
    words = ["--shard", f"{ALL + 1}/{ALL + 1}", "--cases", "2", "SS-2.7"]
    expect("an empty shard", ["check", *words], 0, rf"\nshard {ALL + 1} of {ALL + 1}: 0 of {ALL} theorems\n\nnothing was decided\n0 theorems\n(.|\n)*shard {ALL + 1} of {ALL + 1} has no theorem: other shards check all {ALL} theorems\n$")
    expect("in TAP", ["check", "--format", "tap", *words], 0, rf"^TAP version 13\n# shard {ALL + 1} of {ALL + 1}(.|\n)*\n1\.\.0 # SKIP this shard has no theorem\n$")
    expect("in JUnit XML", ["check", "--format", "junit", *words], 0, r'tests="0" failures="0"')
    expect("on a page", ["check", "--format", "html", *words], 0, f"Shard {ALL + 1} of {ALL + 1}")
    status, document = check_json(*words)
    tap.ok(status == 0 and document["theorems"] == [] and document["engine"]["name"] == "reference" and document["ended"] == "complete", "in JSON, with the engine's name", document)
    status, document = check_json("--engine", engine(DEFINITIONS), *words)
    tap.ok(status == 0 and document["engine"]["name"] == "definitions" and document["engine"]["against"] == "reference", "with that of another engine", document)
    expect("an engine that does not start", ["check", "--engine", "cmd:false", *words], 2)


def test_not_applicable(folder):
    """A shard none of whose theorems an engine can be asked is no fault, if others have some."""
    for abilities in ("compare", ""):
        words = ["--engine", changed_engine(folder, '" ".join(REQUESTS)', f'"{abilities}"'), "--cases", "2", "SS-2.10a", "SS-2.10b"]
        _, whole = check_json(*words)
        asked = [t["verdict"] != "not applicable" for t in whole["theorems"]]
        statuses = [check_json("--shard", f"{i + 1}/{len(asked)}", *words)[0] for i in range(len(asked))]
        wanted = {0} if abilities else {2}
        tap.ok(any(asked) == bool(abilities) and not all(asked) and set(statuses) == wanted, f"an engine that can be asked '{abilities}'", (asked, statuses))


with tempfile.TemporaryDirectory() as temporary:
    test_together(temporary)
    test_killed(temporary)
    test_words()
    test_variables(temporary)
    test_status_files(temporary)
    test_empty(temporary)
    test_not_applicable(temporary)
tap.done()
