"""Tests of runs that are put together of shards: the page, what is printed, the status, and what is
said of shards that do not fit.

usage: merged.py GIFTHORSE DEFINITIONS
"""

import copy
import html
import json
import os
import re
import tempfile

from runs import document, negation_broken, run
from tap import done, ok


def heads_of(page):
    """What the page calls its runs."""
    return re.findall(r'<h3><a href="#run-\d+">(?:<b>\d+</b> )?(.*?)</a></h3>', page)


class Folder:
    """Documents as files, and reports of them."""

    def __init__(self, path):
        self.path = path

    def report(self, documents, *words):
        """Status, page, what is printed and what is complained about."""
        paths = []
        for name, content in documents.items():
            paths.append(os.path.join(self.path, name))
            with open(paths[-1], "w") as f:
                json.dump(content, f)
        page = os.path.join(self.path, "page.html")
        status, out, err = run("report", "--output", page, *words, *paths)
        written = ""
        if os.path.exists(page):
            with open(page) as f:
                written = f.read()
            os.remove(page)
        return status, written, out.replace(self.path + "/", ""), err.replace(self.path + "/", "")


def shards_of(total, *words):
    return {f"{i}.json": document("--shard", f"{i}/{total}", *words)[1] for i in range(1, total + 1)}


def changed(documents, name, **members):
    """The same documents, one of them with other members: options__seed=2."""
    result = copy.deepcopy(documents)
    for member, value in members.items():
        at = result[name]
        *way, last = member.split("__")
        for step in way:
            at = at[step]
        at[last] = value
    return result


def without(documents, *names):
    return {k: v for k, v in documents.items() if k not in names}


def faults(out):
    return re.findall(r"^not a whole run: (.*)$", out, re.M)


def test_whole(folder, good, bad, plain):
    status, page, out, err = folder.report(good)
    names = [t["name"] for d in good.values() for t in d["theorems"]]
    rows = re.findall(r'<th scope="row">(.*?)</th>', page)
    ok(status == 0 and not err and sorted(rows) == sorted(names) and len(set(rows)) == len(rows), "shards that hold are one run on the page", (status, err))
    ok(len(heads_of(page)) == 1 and re.search(r"<dt>shards</dt><dd>3</dd>", page) and "Not a whole run" not in page, "which says how many they are")
    ok(re.match(rf"engine reference \(reference\), seed 1\n3 shards\n\nno fault found\n{len(names)} theorems: {len(names)} hold\n\d+ cases, ", out) and not faults(out), "and what is printed is check's end", out)
    status, page, out, _ = folder.report(bad)
    failing = {t["name"]: t["failure"] for d in bad.values() for t in d["theorems"] if t["failure"]}
    merged = json.loads(folder.report(bad, "--format", "json")[1])
    broken = [t for fault in merged["faults"] for t in fault["theorems"]]
    ok(status == 1 and sorted(broken) == sorted(failing) and len(merged["faults"]) < sum(len(d["faults"]) for d in bad.values()), "faults of all shards are one, where they have one root", merged["faults"])
    lacks = []
    for fault in merged["faults"]:
        failure = failing[fault["theorems"][0]]
        lines = (f"  {fault['question']} -> {fault['answer']}, where {fault['judge']} says {fault['right']}\n", f"    fault           {'the engine breaks it' if failure['wrong'] else failure['fault']}\n", f"    replay          {failure['replay'].replace(folder.path + '/', '')}\n")
        lacks += [line for line in lines if line not in out]
    ok(not lacks and re.search(rf"\n{len(merged['faults'])} faults?\n", out) and f", {len(failing)} fail" in out, "they are printed, with the words to run them again", (lacks, out))
    shaky = copy.deepcopy(bad)
    for theorem in (t for d in shaky.values() for t in d["theorems"] if t["failure"]):
        theorem["failure"]["reproducible"] = False
    ok("; not reproducible\n" in folder.report(shaky)[2] and "not reproducible" not in out, "and those that did not come back are told")
    leader = merged["faults"][0]

    def faults_with(shared):
        """Where the last theorem of the first fault fails for another request, about a game of which this is wrong."""
        other = copy.deepcopy(bad)
        theorem = next(t for d in other.values() for t in d["theorems"] if t["name"] == leader["theorems"][-1])
        wrong = {"request": "mean", "question": "mean *7", "arguments": "*7", "moves": 7, "word": 0, "reduced": True, "shared": shared, "follows": None, "stderr": None}
        theorem["failure"]["wrong"] = [theorem["failure"]["wrong"][0] | wrong]
        return len(json.loads(folder.report(other, "--format", "json")[1])["faults"])

    ok(faults_with(["mean"]) == faults_with(["mean", leader["request"]]) + 1, "of two faults that share a wrong request one is made")
    known = copy.deepcopy(bad)
    for shard in known.values():
        for theorem in shard["theorems"]:
            theorem["known"] = theorem["verdict"] == "fails"
    status, _, out, _ = folder.report(known)
    ok(status == 0 and f"{len(failing)} failures are known to the baseline" in out and "replay" not in out, "known failures do not fail", (status, out))
    status, page, out, _ = folder.report({**{"a" + k: v for k, v in bad.items()}, "plain.json": plain, **good})
    heads = heads_of(page)
    ok(status == 1 and heads == ["definitions", "reference", "reference"] and out.count("3 shards") == 2, "engines stand side by side, and runs that are whole", (status, heads, out))
    status, page, err = run("report", *[os.path.join(folder.path, k) for k in good])
    ok(status == 0 and page.startswith("<!DOCTYPE html>") and "3 shards" in err, "beside a page on standard output the rest is on standard error", err)
    one = shards_of(1, "--cases", "5", "SS-2.7b")
    ok(folder.report(one)[0] == 0, "one shard of one is a run")
    copies = {}
    for i in range(70):
        for name, shard in good.items():
            copies[f"{i}-{name}"] = changed({"": shard}, "", options__seed=i)[""]
    status, _, _, err = folder.report(copies)
    ok(status == 2 and "found 70 runs, expected at most 64" in err, "too many runs", err)
    copies = without(copies, *(f"{i}-{name}" for i in range(64, 70) for name in good))
    ok(folder.report(copies)[0] == 0 and len(copies) == 192, "but there may be more files")


def test_faults(folder, good, bad):
    status, page, out, _ = folder.report(without(good, "2.json"))
    lost, all_ = len(good["2.json"]["theorems"]), good["2.json"]["shard"]["theorems"]
    told = [f"shard 2 of 3 is missing, with {lost} of {all_} theorems"]
    ok(status == 2 and faults(out) == told and f"Not a whole run: {told[0]}." in page and page.count(">not a whole run<") == 2 and "\n2 of 3 shards\n" in out, "a shard is missing", (status, out))
    status, page, out, _ = folder.report(without(bad, "1.json"))
    ok(status == 2 and " breaks " in out and len(faults(out)) == 1, "a shard is missing, and another failed", (status, out))
    status, page, out, _ = folder.report({"2.json": good["2.json"]})
    ok(status == 2 and faults(out)[0].startswith("shards 1, 3 of 3 are missing, with "), "a shard alone", out)
    begun = {k: f"2026-11-22T14:14:{59 - i}Z" for i, k in enumerate(good)}
    status, page, *_ = folder.report({k: {**d, "started": begun[k]} for k, d in good.items()})
    ok(f"2026-11-22 14:14:{60 - len(good)} UTC" in page, "a run began when the first of its shards did", begun)
    many = changed({"": good["3.json"]}, "", shard__total=100, theorems=[], planned=0, shard__index=99)[""]
    status, _, out, _ = folder.report({"99.json": many, "50.json": changed({"": many}, "", shard__index=50)[""]})
    ok(status == 2 and faults(out)[0].startswith("shards 1-49, 51-98, 100 of 100 are missing, with "), "many are missing", out)
    status, page, out, _ = folder.report({**good, "again.json": good["2.json"]})
    ok(status == 2 and faults(out) == ["shard 2 of 3 is there twice: again.json was left out, 2.json was taken"] and "again.json" in page, "a shard is there twice", (status, out))


def test_foreign(folder, good):
    count = good["1.json"]["shard"]["theorems"]
    version = good["1.json"]["gifthorse"]
    same = count + 1 if count % 3 != 1 else count - 1  # as many theorems are in the second of three
    foreign = {
        "options.seed is 2, not 1": dict(options__seed=2),
        "options.cases is 6, not 5": dict(options__cases=6),
        "options.deep is true, not false": dict(options__deep=True),
        "options.limits.forms is 7, not 200000": dict(options__limits__forms=7),
        'options.only is ["SS-2.7"], not ["SS-2.7", "SS-2.8"]': dict(options__only=["SS-2.7"]),
        'engine.against is "optimized", not null': dict(engine__against="optimized"),
        f'gifthorse is "0", not "{version}"': dict(gifthorse="0"),
        f"shard.theorems is {same}, not {count}": dict(shard__theorems=same),
    }
    for difference, members in foreign.items():
        status, page, out, err = folder.report(changed(good, "2.json", **members))
        said = f"2.json is of another run than 1.json: {difference}"
        ok(status == 2 and said in faults(out) and len(faults(out)) == 3 and html.unescape(page).count("Not a whole run: ") == 3, f"foreign: {difference}", (status, out, err))
    status, _, out, _ = folder.report(changed(good, "2.json", engine__spec="another"))
    ok(status == 2 and len(faults(out)) == 2, "another engine is not compared", out)


def test_refused(folder, good):
    first, second = good["1.json"]["theorems"], len(good["2.json"]["theorems"])
    wrong = {
        r"2.json: shard.index: found 4, expected at most 3": dict(shard__index=4),
        r"2.json: shard.total: found 1001, expected at most 1000": dict(shard__total=1001),
        r".*2.json: shard.index: found 0, expected at least 1": dict(shard__index=0),
        rf"2.json: theorems: found 1, expected the {second} of shard 2 of 3": dict(theorems=first[:1]),
        r"2.json: theorems\[0\]: .* is in another shard, too": dict(theorems=first[:second]),
        r".*2.json: shard.total: found string, expected integer": dict(shard__total="3"),
    }
    for error, members in wrong.items():
        status, page, out, err = folder.report(changed(good, "2.json", **members))
        ok(status == 2 and not page and not out and re.match(f"gifthorse: {error}\n", err), f"refused: {error}", (status, out, err))


def test_ends(folder, good):
    for ended, status in (("interrupted", 2), ("out of time", 0), ("given up", 0)):
        documents = changed(good, "2.json", ended=ended)
        for theorem in (t for d in documents.values() for t in d["theorems"]):
            theorem["cut_short"] = theorem["name"] == documents["2.json"]["theorems"][0]["name"]
        found, page, out, _ = folder.report(documents)
        ok(found == status and re.search(rf"\n{ended}: \d of 5 passes were made, 1 theorem was cut short\n", out) and f"cut short: {ended}" in page, f"a shard is {ended}", (found, out))
    both = changed(changed(good, "1.json", ended="out of time"), "3.json", ended="interrupted")
    ok("\ninterrupted: " in folder.report(both)[2], "the worst end is told")
    open_ = copy.deepcopy(good)
    for shard in open_.values():
        for theorem in shard["theorems"]:
            theorem.update(verdict="not applicable", reason="the engine has no compare")
        shard.update(applicable=0, decided=0)
    status, _, out, _ = folder.report(open_)
    ok(status == 2 and "nothing was decided" in out, "nothing was decided", (status, out))


def test_json(folder, good, bad):
    _, text, _, _ = folder.report(good, "--format", "json")
    merged = json.loads(text)
    ok("shard" not in merged and merged["shards"] == {"total": 3, "given": 3, "complaints": []} and merged["planned"] == len(merged["theorems"]), "the run that was put together is one", merged.get("shards"))
    ok(merged["elapsed"] == max(d["elapsed"] for d in good.values()), "it took as long as the longest", merged["elapsed"])
    status, _, out, _ = folder.report({"merged.json": merged})
    ok(status == 0 and "3 shards" in out, "and can be read again", out)
    _, text, _, _ = folder.report(without(good, "3.json"), "--format", "json")
    status, _, out, _ = folder.report({"merged.json": json.loads(text)})
    ok(status == 2 and len(faults(out)) == 1, "what it lacks stays known", out)
    status, page, _, err = folder.report({**good, **{"b" + k: v for k, v in bad.items()}}, "--format", "json")
    ok(status == 2 and not page and "found 2 runs, expected shards of one" in err, "two runs are no document", err)
    status, _, _, err = folder.report(good, "--format", "tap")
    ok(status == 2 and "--format: found 'tap', expected html or json" in err, "no such format", err)


def main():
    ids = ["--cases", "5", "SS-2.7", "SS-2.8"]
    with tempfile.TemporaryDirectory() as path:
        folder = Folder(path)
        good, bad = shards_of(3, *ids), shards_of(3, "--engine", negation_broken(path), *ids)
        plain = document(*ids)[1]
        test_whole(folder, good, bad, plain)
        test_faults(folder, good, bad)
        test_foreign(folder, good)
        test_refused(folder, good)
        test_ends(folder, good)
        test_json(folder, good, bad)
    done()


main()
