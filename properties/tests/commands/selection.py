"""Which theorems a run is about: by what they ask, without some, with a user's own; and how a run is
called. Speaks TAP.

usage: selection.py GIFTHORSE
"""

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])
REQUESTS = "outcome compare negate add subtract canonical number multiply grundy octal nim-add misere-outcome genus".split()
OTHERS = "birthday left-stop right-stop mean temperature invert atomic-weight nim-multiply nim-invert nim-sqrt misere-canonical mate like tame value-genus value-mate value-tame octal-misere-outcome octal-genus misere-quotient-order misere-same options value left-wall right-wall thermograph cool freeze heat overheat norton-multiply ordinal-sum left-incentives right-incentives reduced-canonical uptimal is-infinitesimal is-numberish is-dicotic is-nimber loopy-outcome loopy-compare is-stopper loopy-canonical loopy-grundy ordinal-add ordinal-multiply ordinal-compare ordinal-nim-add ordinal-nim-multiply ordinal-nim-invert ordinal-nim-sqrt nim-alpha excess surreal-add surreal-multiply surreal-invert surreal-compare surreal-birthday long-compare prove".split()


def run(*words):
    done = subprocess.run([GIFTHORSE, *words], capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def wrong(name, words, pattern):
    status, out, err = run(*words)
    tap.ok(status == 2 and not out and re.search(pattern, err), name, f"status {status}\n{out}{err}")


def checked(*words):
    """A run with few cases, as JSON."""
    return json.loads(run("check", "--format", "json", "--cases", "2", *words)[1])


def names(*words):
    return [theorem["name"] for theorem in checked(*words)["theorems"]]


def asking(words, *more):
    """Names of theorems that are listed, and the number at the end."""
    lines = run("list", "--asks", words, *more)[1].splitlines()
    return [line.split()[0] for line in lines[:-2] if not line.startswith(" ")], lines[-1]


def test_asks():
    every, end = asking(",".join(["nothing", *REQUESTS, *OTHERS]))
    tap.ok(len(set(every)) == len(every) > 1000 and end == f"{len(every)} of {len(every)} theorems", "every theorem asks for something or nothing", end)
    by = {word: set(asking(word)[0]) for word in REQUESTS}
    nothing = set(asking("nothing", "--theorems")[0])
    tap.ok(all(by.values()) and not any(nothing & asked for asked in by.values()), "what asks for nothing asks for no request", sorted(nothing)[:5])
    tap.ok(set(asking("nim-add,genus")[0]) == by["nim-add"] | by["genus"], "several requests are one or the other")
    of_source = set(asking("number", "--source", "BL")[0])
    tap.ok(of_source and of_source == {name for name in by["number"] if name.startswith("BL-")}, "of one source", of_source)
    tap.ok(set(asking("compare", "SS-2.10")[0]) == {n for n in by["compare"] if n.startswith("SS-2.10")} != set(), "with these ids")
    tap.ok(run("list", "--asks", "number", "--summary")[1] == f"{len(by['number'])} of {len(every)} theorems\n", "the number only")
    rows = run("list", "--asks", "nothing", "--source", "PL")[1]
    tap.ok(re.fullmatch(r"(PL-\S+ +\w+ +\S.*\n +\(.+\)\n)+\n(\d+) of \d+ rows\n", rows), "rows about which no engine is asked, each with the reason", rows)
    wrong("a misspelt request", ["list", "--asks", "nubmer"], "--asks: found 'nubmer', expected nothing or words of requests.*did you mean number")
    wrong("no request", ["list", "--asks", ""], "--asks: found ''")
    wrong("an empty one", ["check", "--only", "number,"], "--only: found ''")
    wrong("one that is like none", ["check", "--only", "number,xyzzyx"], r"--only: found 'xyzzyx', expected nothing or words of requests, as number,mean$")
    for words in (["number", "--missing"], ["nothing", "--proofs"]):
        wrong("about rows", ["list", "--asks", *words], "--asks: expected no --missing")
    tap.ok("SS-2.10a" in by["subtract"] & by["compare"] and "SS-2.6.x6" not in by["subtract"] | by["add"], "what sums ask for, too")
    return by, nothing


def test_only(by, nothing):
    got = set(names("--only", "nim-add"))
    others = set().union(*(by[word] for word in REQUESTS if word != "nim-add"))
    tap.ok(got and got <= by["nim-add"] and not got & others, "only nim-add", sorted(got & others))
    document = checked("--only", "number,multiply")
    got = {theorem["name"] for theorem in document["theorems"]}
    others = set().union(*(by[word] for word in REQUESTS if word not in ("number", "multiply")))
    tap.ok(got and got <= by["number"] | by["multiply"] and not got & others, "only these two", sorted(got & others))
    tap.ok(document["options"]["requests"] == ["number", "multiply"] and document["options"]["skip"] == [], "which JSON says", document["options"])
    got = set(names("--only", "nothing", "SS-2"))
    tap.ok(got == {name for name in nothing if re.match(r"SS-2\D", name)} != set(), "only what asks for nothing", sorted(got)[:5])
    tap.ok(checked("SS-2.10a")["options"]["requests"] is None, "whatever they ask")
    wrong("none is left", ["check", "--only", "tame", "SS-2.10a"], "no theorem is left to check")


def rows(*words):
    return re.findall(r"^([A-Z]{2}-\S+) ", run("list", *words)[1], re.M)


def test_words():
    avoidance = rows("avoidance")
    tap.ok({"SS-5.3a", "SS-5.3b", "SS-5.6a", "DN-16", "PL-68", "SS-6.4.x5"} <= set(avoidance) and "SS-5.5a" not in avoidance, "rows by a word of names and statements", avoidance)
    both = rows("number avoidance")
    tap.ok(both == rows("AVOIDANCE", "Number") == [row for row in avoidance if row in set(rows("number"))] != avoidance, "all words, in any order and case", both)
    tap.ok(rows("SS-2.9", "strong number avoidance") == ["SS-2.9", "SS-2.9.x1", "SS-5.6a"], "beside ids", rows("SS-2.9", "strong number avoidance"))
    tap.ok(rows("SS") == rows("--source", "SS"), "what is an id is one")
    out = run("list", "SS-2.19", "SS-2.9")[1]
    tap.ok(re.search(r"^SS-2\.19 +\w+ +Gift Horse Principle\. ", out, re.M) and re.search(r"^SS-2\.9 +\w+ +G rel H", out, re.M), "names are shown", out)
    got = names("strong number avoidance")
    tap.ok(got == names("SS-5.6a") != [], "theorems by words", got)
    tap.ok(names("--only", "strong number avoidance") == got, "--only takes them, too")
    document = checked("--only", "bogus nim", "SS-2.9.x1")
    tap.ok(document["options"]["only"] == ["bogus nim", "SS-2.9.x1"], "which JSON says", document["options"]["only"])
    called = {t["name"]: t.get("called") for t in document["theorems"]}
    tap.ok(called["SS-7.4"] == "Bogus Nim Principle" and called["SS-2.9.x1"] is None, "and what theorems are called", called)
    out = run("check", "--engine", "canary:fuzzy-equal", "SS-2.18a")[1]
    tap.ok("    called          Gift Horse\n" in out, "failures tell it", out)
    wrong("a misspelt word", ["list", "number avoidence"], "no name or statement has it; did you mean 'Weak Number Avoidance Theorem'")
    wrong("a misspelt name", ["check", "bogsu nim"], "no id begins with 'bogsu'.*did you mean 'Bogus Nim Principle'")
    wrong("a word like no other", ["check", "xyzzyx"], "no name or statement has it; see")
    wrong("words of different rows", ["list", "bogus avoidance"], "no name or statement has all of these words: bogus avoidance")
    wrong("in --only", ["check", "--only", "bogus avoidance"], "has all of these words")


def test_skip():
    every = checked("SS-2.1", "SS-2.2", "SS-2.10")["theorems"]
    left = names("--skip", "SS-2.2a", "--skip", "SS-2.10", "SS-2.1", "SS-2.2", "SS-2.10")
    kept = [t["name"] for t in every if not any(re.match(r"SS-2\.(2a|10)(\D|$)", id) for id in t["ids"])]
    tap.ok(0 < len(kept) < len(every) and left == kept, "what is skipped", left)
    tap.ok(names("--skip", "SS-2.2a/2", "SS-2.2a") == [n for n in names("SS-2.2a") if n != "SS-2.2a/2"], "one by its name")
    tap.ok(checked("--skip", "SS-2.1a", "SS-2.1")["options"]["skip"] == ["SS-2.1a"], "which JSON says")
    wrong("no such id", ["check", "--skip", "SS-99"], "no theorem has an id that begins with 'SS-99'")
    wrong("all are", ["check", "--skip", "SS-2.10", "SS-2.10a"], "no theorem is left to check")
    wrong("too many", ["check", *["--skip", "SS-2.10a"] * 300], "--skip: found more than 256")


def test_claims(folder):
    mine, more = os.path.join(folder, "mine.claims"), os.path.join(folder, "it's more")
    with open(mine, "w") as file:
        file.write("# mine\n\nmine-1  G - G = 0\nmine-2  G + G = 0\n\nmine-2  G + H = H +\n    G [values day 1]\nour.own-3 number(x) = x [random 9]\n")
    with open(more, "w") as file:
        file.write("more-1 false: G + G = 0 [smallest G = 1]\nmore-2 nim_add(m, n) = n\n")
    got = {t["name"]: t for t in checked("--claims", mine, "--claims", more, "mine", "our", "more")["theorems"]}
    verdicts = {name: t["verdict"] for name, t in got.items()}
    expected = {"mine-1": "holds", "mine-2": "fails", "mine-2/2": "holds", "our.own-3": "holds", "more-1": "holds", "more-2": "fails"}
    tap.ok(verdicts == expected, "a user's claims are checked", verdicts)
    tap.ok(got["mine-2/2"]["cases"] == 16 and got["mine-2/2"]["place"] == f"{mine}:6" and got["mine-1"]["source"] == "mine", "as their notes say", got["mine-2/2"])
    out = run("check", "--claims", mine, "--claims", more, "mine", "more")[1]
    lines = re.findall(r"^    replay +(.*)$", out, re.M)
    again = [subprocess.run(shlex.split(line), capture_output=True).returncode for line in lines]
    tap.ok(again == [1, 1], "their failures replay", f"{again} {lines}")
    document = checked("--claims", mine, "--only", "compare,number", "our", "SS-2.10a")
    tap.ok([t["name"] for t in document["theorems"]] == ["SS-2.10a/2", "our.own-3"] and document["options"]["claims"] == [mine], "beside other choices", document)
    with open(more, "w") as file:
        file.write("more-1 mate(I) == mate(I)\n")
    every = names("--only", "mate", "--claims", more)
    tap.ok(every == [*names("--only", "mate"), "more-1"] != ["more-1"], "they are added to all others", every)
    with open(more, "w") as file:
        file.write("more-1 G + H = 0 -> H = G\nmore-2 G = H -> G + H = H + G\nmore-3 G = G\n")
    got = names("--only", "compare", "--claims", more, "more")
    tap.ok(got == ["more-1", "more-3"], "sums of a hypothesis are asked of nobody", got)
    wrong("without the file there are none", ["check", "mine-1"], "begins with 'mine-1'")


def complaint(*words):
    """What is said of the place, where the caret stands and the line above it, without their heads."""
    status, out, err = run(*words)
    above, below = err.rstrip("\n").split("\n")[:2]
    column = below.index("^")
    return status, above, column, re.sub(r".*?\^ (line \d+, column \d+: )?", "", below, count=1)


def test_wrong_claims(folder):
    path = os.path.join(folder, "wrong")
    head = f"gifthorse: {path}:"
    for text in ("G + (H = 0", "G = q", "G + 1", "G = G [forms day 9]", "all left X of G X <| G", "G = G [met x]", "G = G \x1b", "1 + 2 = 3 4", "outcome(G) = S"):
        with open(path, "w") as file:
            file.write(f"good-1 G = G\n\nmine-1 {text}\n")
        status, above, column, message = complaint("check", "--claims", path)
        hunted = complaint("hunt", text)
        place = re.fullmatch(re.escape(head) + r"3:(\d+): (mine-1 .*)", above)
        at = place and place.start(2) + int(place[1]) - 1
        same = (status, message) == (2, hunted[3]) and at == column == hunted[2] + place.start(2) + len("mine-1 ") - len("gifthorse: ") and place[2] == "mine-1 " + hunted[1].removeprefix("gifthorse: ")
        tap.ok(same, f"the message of hunt: {text!r}", f"{above} {column} {message} {hunted}")
    for name, text, message in (
        ("no name", b"G = G\n", r":1:1: .*\n +\^ expected a name such as mine-1"),
        ("a name without a hyphen", b"\nmine1 G = G\n", r":2:1: .*\n +\^ expected a name such as mine-1"),
        ("a name that ends so", b"mine- G = G\n", r":1:1: .*\n +\^ expected a name such as mine-1"),
        ("a long name", b"mine-" + b"1" * 20 + b" G = G\n", r":1:1: .*\n +\^ expected a name such as mine-1"),
        ("a name beyond ASCII", "m\u00f6-1 G = G\n".encode(), r":1:1: .*\n +\^ expected a name such as mine-1"),
        ("two names", b"mine-1 mine-2 G = G\n", ":1:8: "),
        ("a name alone", b"mine-1\n", r":1:7: .*\n +\^ found the end"),
        ("nothing", b"", r":1:1: .*\n +\^ found the end, expected a claim"),
        ("comments only", b"# G = G\n\n", r":3:1: .*\n +\^ found the end, expected a claim"),
        ("a zero byte", b"mine-1 G = G\0\n", "found a zero byte, expected a text"),
        ("much", b"#" * (1 << 25), "longer than 16 MiB"),
    ):
        with open(path, "wb") as file:
            file.write(text)
        wrong(f"a file with {name}", ["check", "--claims", path], message)
    wrong("a folder", ["check", "--claims", folder], "Is a directory")
    wrong("no file", ["check", "--claims", path + "?"], "No such file")
    wrong("too many files", ["check", *["--claims", path] * 17], "--claims: found more than 16")
    with open(path, "w") as file:
        file.write("mine-" + "1" * 19 + " G = G\n")
    tap.ok(names("--claims", path, "mine") == ["mine-" + "1" * 19], "the longest name")


def test_label(folder):
    paths = []
    for number, label in enumerate(("before <mending>", "after", None)):
        paths.append(os.path.join(folder, f"{number}.json"))
        with open(paths[-1], "w") as file:
            words = [GIFTHORSE, "check", "--format", "json", *(["--label", label] if label else []), "SS-2.10a"]
            subprocess.run(words, stdout=file, check=True)
    with open(paths[0]) as file:
        tap.ok(json.load(file)["label"] == "before <mending>", "JSON has the label")
    page = run("report", *paths)[1]
    heads = re.findall(r'<h3><a href="#run-.*"><b>(\d)</b> ([^<]*)</a></h3>', page)
    tap.ok(heads == [("1", "before &lt;mending&gt;"), ("2", "after"), ("3", "reference")], "a page calls runs so, and numbers them", heads)
    page = run("report", paths[1])[1]
    tap.ok('<h3><a href="#run-0">after</a></h3>' in page, "but not if there is one", page)
    tap.ok(run("check", "--label", "after", "SS-2.10a")[1].startswith("after: engine reference ("), "so does the table")
    tap.ok('<testsuite name="after"' in run("check", "--label", "after", "--format", "junit", "SS-2.10a")[1], "and JUnit")


test_only(*test_asks())
test_words()
test_skip()
with tempfile.TemporaryDirectory() as folder:
    test_claims(folder)
    test_wrong_claims(folder)
    test_label(folder)
tap.done()
