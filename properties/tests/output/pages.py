"""Tests of the HTML page: its text, its links, what it refuses to read, and the drawn trees and
thermographs.

usage: pages.py GIFTHORSE DEFINITIONS
"""

import html.parser
import itertools
import json
import os
import re
import tempfile
from fractions import Fraction
from xml.etree import ElementTree

from runs import NO_WRONG_ANSWER, document, negation_broken, run, with_games
from tap import done, ok

SVG = "{http://www.w3.org/2000/svg}"
SIGNS = {"holds": "✓", "fails": "✗", "vacuous": "∅", "not applicable": "–", "inconclusive": "?"}


def parse(page):
    """The page as a tree; it is written so that it is XML too."""
    parser = html.parser.HTMLParser()
    parser.feed(page)
    parser.close()
    return ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>"))


def text(element):
    return "".join(element.itertext()).replace("\u00a0", " ")


def page_of(*runs):
    """The page of these documents."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, f"{i}.json") for i in range(len(runs))]
        for path, run_ in zip(paths, runs):
            with open(path, "w") as f:
                json.dump(run_, f)
        status, out, err = run("report", *paths)
    assert status == 0, err
    return out


# ---- the text ------------------------------------------------------------------------------------


def words_of(theorem):
    words = f"{SIGNS[theorem['verdict']]} {theorem['verdict']}"
    return words + (f" {theorem['cases']:,}" if theorem["cases"] else "")


def with_class(root, name):
    return [e for e in root.iter() if name in e.get("class", "").split()]


def rows_of(root):
    return {text(r[0]): r for r in root.iter("tr") if r.get("id", "").startswith("row-")}


def failures_of(root):
    """By id: the theorem that a failure names, and the element that holds all of it."""
    found = {}
    for first in with_class(root, "first"):
        found[first.get("id")] = (text(first.find("h5")).split(" ")[0], first)
    for folded in with_class(root, "failure"):
        found[folded.find("div").get("id")] = (text(folded.find("summary")).split(" ")[0], folded)
    return found


def test_page(runs):
    page = page_of(*runs)
    root = parse(page)
    links = [a.get("href") for a in root.iter("a")]
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    ok(len(ids) == len(set(ids)) and all(h.startswith("#") and h[1:] in ids for h in links), "links lead somewhere", links)
    ok(not re.search(r"<script[^>]|src=|url\(|@import|https?://(?!www.w3.org/2000/svg)", page), "nothing is loaded")
    rows = rows_of(root)
    names = {t["name"] for r in runs for t in r["theorems"]}
    ok(rows.keys() == names, "each theorem has its row", names ^ rows.keys())
    called = {t["name"]: t["called"] for r in runs for t in r["theorems"] if "called" in t}
    ok(called and all(text(rows[name][1]).startswith(word) for name, word in called.items()), "which says what it is called", called)
    wrong = []
    for column, run_ in enumerate(runs):
        for theorem in run_["theorems"]:
            cell = text(rows[theorem["name"]][2 + column])
            if words_of(theorem) not in cell or ("cut short" in cell) != theorem["cut_short"]:
                wrong.append((cell, words_of(theorem)))
    ok(not wrong, "sign, verdict and cases stand in each cell, and whether it was cut short", wrong[:3])
    absent = [rows[n][2 + i] for i, r in enumerate(runs) for n in names - {t["name"] for t in r["theorems"]}]
    ok(absent and all(text(a) == "" for a in absent), "what was not run is empty")
    failing = [(i, t) for i, r in enumerate(runs) for t in r["theorems"] if t["verdict"] in ("fails", "vacuous")]
    told = failures_of(root)
    ok(len(told) == len(failing) > 3, "each failure is told", (len(told), len(failing)))
    astray = [n for n, r in rows.items() for a in r.iter("a") if told[a.get("href")[1:]][0] != n]
    ok(not astray, "from each failing cell to its own failure", astray)
    lacks = []
    for number, theorem in failing:
        failure = theorem["failure"]
        where = text(told[rows[theorem["name"]][2 + number].find("a").get("href")[1:]][1])
        wanted = [theorem["statement"], failure["fault"], failure["counterexample"], failure["required"], failure["replay"], theorem["place"], *failure["answers"]]
        if not all(w in where for w in wanted):
            lacks.append(theorem["name"])
    ok(not lacks, "with all that is known of it", lacks)


def test_faults(runs):
    """They come first, each with its smallest question, who says what is right, and what it breaks."""
    root = parse(page_of(*runs))
    order = [e.get("id") for e in root.iter() if e.get("id") in ("runs", "faults", "theorems")]
    ok(order == ["runs", "faults", "theorems"], "faults come before theorems", order)
    places = {e.get("id"): e for e in root.iter() if e.get("id")}
    index = [a.get("href")[1:] for r in with_class(root, "runs") for a in r.iter("a")]
    for number, run_ in enumerate(runs):
        ok(f"{len(run_['faults'])} fault" in text(places[f"run-{number}"]).replace("no fault", "0 fault"), f"the faults of run {number} are counted")
        for which, fault in enumerate(run_["faults"]):
            article = places[f"fault-{number}-{which}"]
            words, names = text(article), [[text(a) for a in p.iter("a")] for p in article.findall("p[@class='breaks']")]
            own, (first, *others) = fault["own"], fault["theorems"]
            parts = [part for part in (fault["theorems"][:own], fault["theorems"][own:]) if part]
            told = [text(s).split(" ")[0] for d in with_class(article, "failure") for s in d.iter("summary")]
            seen = f"{fault['question']} → {fault['answer']}" in words if fault["question"] else "No wrong answer known" in words
            ok(
                seen
                and [text(e) for e in with_class(article, "right") if not e.tag.startswith(SVG)] == [f"{fault['judge']} says {fault['right']}"] * (fault["right"] is not None)
                and f"breaks {own} theorem" in words
                and (not parts[1:] or f"beside it {len(parts[1])} theorem" in words)
                and names == [part[:12] + [f"and {len(part) - 12} more"] * (len(part) > 12) for part in parts]
                and text(with_class(article, "first")[0].find("h5")) == first + " tells most" * bool(others)
                and sorted(told) == sorted(others),
                f"fault {which} of run {number}",
                words,
            )
            ok(which >= 8 or f"fault-{number}-{which}" in index, f"and it is in the index")
    known = [text(s) for s in root.iter("summary") if "known" in text(s)]
    ok(not known, "none of them is known to a baseline", known)
    marks = [text(h).split(" ")[:2] for h in root.iter("h3")][: len(runs)]
    ok(marks == [[str(i + 1), r["label"] or r["engine"]["name"]] for i, r in enumerate(runs)], "runs of one engine are told apart", marks)
    ok(len(list(root.iter("figure"))) < 2 * sum(len(r["faults"]) for r in runs) * 3, "only what tells most has pictures")
    folded = [d for d in with_class(root, "failure") if d.find(".//figure") is not None or d.get("open")]
    ok(not folded and not [d for d in root.iter("details") if d.get("open")], "the others are folded and have none")
    titles = [s.find(SVG + "title") for s in root.iter(SVG + "svg")]
    ok(titles and all(t is not None and " of " in text(t) for t in titles), "each picture has a title")


def counts_in(words):
    return {w.strip(): int(n.replace(",", "")) for n, w in re.findall(r"([\d,]+) ([a-z ]+)", words)}


def counts_of(theorems):
    verdicts = [t["verdict"] for t in theorems]
    plural = {"holds": "hold", "fails": "fail"}
    return {plural.get(v, v) if verdicts.count(v) > 1 else v: verdicts.count(v) for v in set(verdicts)}


def facts_of(card):
    return {text(t): text(d) for l in card.iter("dl") for t, d in zip(l.findall("dt"), l.findall("dd"))}


def test_totals(runs):
    root = parse(page_of(*runs))
    cards = with_class(root, "runs")[0].findall("article")
    for number, (card, run_) in enumerate(zip(cards, runs)):
        theorems, facts = run_["theorems"], facts_of(card)
        ok(counts_in(text(card.find("p[@class='counts']"))) == counts_of(theorems), f"totals of run {number}", text(card))
        ok(
            all(facts[k] == f"{sum(t[k] for t in theorems):,}" for k in ("cases", "questions"))
            and facts["engine"].startswith(run_["engine"]["spec"])
            and facts["options"] == "seed 1, 30 random cases, only " + ", ".join(run_["options"]["only"])
            and facts["run"] == run_["started"].replace("T", " ").replace("Z", " UTC") + f", {run_['elapsed']:.1f} s"
            and facts["limits"] == ", ".join(f"{v:,} {k}" for k, v in run_["options"]["limits"].items()),
            f"facts of run {number}",
            facts,
        )
    sources = with_class(root, "source")
    index = [text(a) for n in with_class(root, "index") for a in n]
    ok([text(s.find("div/h3")).split(" ")[0] for s in sources] == index, "the sources have an index", index)
    chapters = [c for s in sources for c in s.findall("details")]
    titles = [text(with_class(c, "chapter")[0]) for c in chapters]
    ok({"Section 2", "All"} <= set(titles) and titles.index("Section 2") < titles.index("Section 3") and not any("." in t for t in titles), "theorems are folded by chapters", titles)
    for chapter in chapters:
        names = rows_of(chapter).keys()
        for number, total in enumerate(with_class(chapter, "total")):
            expected = counts_of(t for t in runs[number]["theorems"] if t["name"] in names)
            counted = {k: v for k, v in counts_in(re.sub(r"^\d+ \S+", "", text(total))).items()}
            ok(counted == expected, f"totals of {text(chapter.find('summary'))[:12]!r} in run {number}", (counted, expected))


def test_escapes(broken_run):
    nasty = "nasty <script>&amp;\"'</style>\u2028\u00e9]]></script>"
    shown = nasty.replace("\u2028", r"\xe2\x80\xa8")
    run_ = json.loads(json.dumps(broken_run))
    failing = next(t for t in run_["theorems"] if t["failure"])
    run_.update(theorems=[failing], label=nasty, started=nasty, gifthorse=nasty)
    run_["faults"] = [{"id": nasty, "request": nasty, "question": nasty, "answer": nasty, "right": nasty, "judge": nasty, "kind": "answer", "reproducible": True, "beside": [{"relation": "and so", "request": nasty, "question": nasty, "answer": nasty, "right": nasty, "judge": nasty}], "theorems": [nasty, nasty + "?"], "own": 1}]
    run_["engine"] = {"name": nasty, "spec": nasty, "against": nasty}
    run_["options"].update(only=[nasty], skip=[nasty], requests=[nasty], claims=[nasty])
    for member in ("name", "source", "statement", "place"):
        failing[member] = nasty
    failing["ids"] = [nasty]
    failing["failure"].update(fault=nasty, counterexample=nasty, required=nasty, answers=[nasty], replay=nasty, reproducible=False, again=nasty)
    failing["failure"]["variables"] = [{"name": nasty, "sort": "game", "value": nasty}]
    failing["failure"]["values"] = [{"part": nasty, "value": nasty}]
    root = parse(page_of(run_))
    scripts = [text(s) for s in root.iter("script")]
    ok(text(root).count(shown) > 30 and "\u2028" not in text(root) and len(scripts) == 1 and "nasty" not in scripts[0], "every text is escaped", text(root))
    ok("is not drawn: " in text(root), "what is no game is not drawn")
    ok("not reproducible" in text(root), "what did not come back is said to")


def test_known(folder, broken, ids):
    names = os.path.join(folder, "known")
    _, run_, _ = document("--engine", broken, *ids)
    failing = [t["name"] for t in run_["theorems"] if t["failure"]]
    with open(names, "w") as f:
        f.write("\n".join(failing))
    status, page, _ = run("check", "--format", "html", "--baseline", names, "--engine", broken, *ids)
    root = parse(page)
    told = [text(td) for r in rows_of(root).values() for td in r[2:]]
    ok(status == 0 and sum("✗ known to fail" in t for t in told) == len(failing) and "✗ fails" not in "".join(told), "known failures are marked", told)
    ok("no new fault found" in text(root) and f"{len(failing)} known failures" in text(root), "and are no faults", text(root)[:3000])


def test_same_page():
    words = ["--seed", "3", "--cases", "30", "SS-2.1", "SS-2.10b"]
    status, page, _ = run("check", "--format", "html", *words)
    again = page_of(document(*words)[1])
    pages = [re.sub(r"<dt>run</dt>.*", "", p) for p in (page, again)]
    ok(status == 0 and pages[0] == pages[1] and "no fault found" in page, "check writes the same page")


def test_rare(good, bad):
    """What is seldom in a run."""
    run_ = json.loads(json.dumps(good))
    claim, refuted, vacuous, cut, other = (json.loads(json.dumps(run_["theorems"][0])) for _ in range(5))
    failing = next(t for t in bad["theorems"] if t["failure"])
    bare = json.loads(json.dumps(failing))
    bare["failure"].update(answers=[], values=[], variables=[], counterexample="", smallest=False)
    claim.update(name="A", asserts="sometimes", verdict="inconclusive", inconclusive=1234, reason="never decided")
    for theorem in (claim, refuted, vacuous, cut, other):
        theorem["domains"] = [{**theorem["domains"][0], "words": w} for w in ("all 3 games", "7 random ones")]
    claim["domains"].pop()
    refuted.update(name="B", asserts="not always", verdict="inconclusive", reason="never refuted")
    vacuous.update(name="C", verdict="vacuous", reason="met in no case")
    other.update(name="E", verdict="not applicable", reason="never decided")
    for theorem in (claim, refuted, vacuous, bare, other):
        theorem["cut_short"] = False
    cut.update(name="D", verdict="holds", cut_short=True, cases=77)
    run_["faults"] = [{**NO_WRONG_ANSWER, "theorems": [n], "own": 1} for n in ("C", bare["name"])]
    run_.update(theorems=[claim, refuted, vacuous, bare, cut, other], planned=5678, ended="interrupted", started="yesterday")
    run_["options"].update(cases=None, only=[], seed=12345, time=2.5, deep=True, passes=2, skip=["SS-2", "BL"], requests=["number"], claims=["mine.claims"])
    root = parse(page_of(run_))
    rows = {name: text(r) for name, r in rows_of(root).items()}
    undecided = [text(e) for e in with_class(root, "undecided")[0].find("dl")]
    ok("1,234 undecided" in rows["A"] and undecided == ["never decided", "A E", "never refuted", "B"], "reasons and what is undecided", (rows, undecided))
    words = text(root)
    states = [text(e) for e in with_class(root, "state")]
    ok(states == ["2 faults cut short: interrupted"] * 2, "an interrupted run", states)
    ok("5 of 5,678 theorems ran to their declared numbers of cases." in words and rows["D"].endswith("holds 77, cut short"), "and what of it was cut short", rows)
    ok(rows["D"].endswith("all 3 games; 7 random ones✓ holds 77, cut short") and "random" not in rows["A"], "which cases there are", rows)
    other_run = {**run_, "theorems": [{**cut, "cases": 5, "domains": claim["domains"]}, {**other, "undefined": 12, "cases": 3000000}], "faults": []}
    both = rows_of(parse(page_of(run_, other_run)))
    titles = {n: [e.get("title") for e in both[n].iter("small") if e.get("title")] for n in "DE"}
    ok(titles == {"D": ["all 3 games"], "E": []} and "7 random ones" in text(both["D"][1]) and "12 undefined" in text(both["E"]), "and which a run had in place of them", titles)
    ok("met in no case" in words and "for some" in words and "false on purpose" in words, "no example", words)
    facts = facts_of(with_class(root, "runs")[0])
    ok(facts["options"] == "seed 12345, at most 2.5 s, deep, passes 2, asking only for number, without SS-2, BL, and claims of mine.claims" and facts["run"].startswith("yesterday, "), "all its options", facts)
    for ended in ("out of time", "given up", "enough failures"):
        run_.update(ended=ended)
        ok(text(parse(page_of(run_))).count("cut short: " + ended) == 2, f"a run that ended: {ended}")
    run_.update(ended="complete", theorems=[claim], faults=[], applicable=1, decided=0)
    ok("nothing was decided" in text(parse(page_of(run_))), "nothing decided is not the same as no fault found")
    run_.update(faults=[{**NO_WRONG_ANSWER, "theorems": [], "own": 0}, {**NO_WRONG_ANSWER, "theorems": ["A", "A", "Z"], "own": 3}, {**NO_WRONG_ANSWER, "theorems": ["A"], "own": 1}])
    ok("breaks 0 theorems" in text(parse(page_of(run_))), "faults that do not fit the theorems are shown as they are")


def test_size(bad):
    """Of four engines with 150 failures each."""
    run_ = json.loads(json.dumps(bad))
    theorem = max((t for t in run_["theorems"] if t["failure"]), key=lambda t: len(json.dumps(t["failure"])))
    names = [f"SS-2.{i}" for i in range(1300)]
    holds = {**theorem, "verdict": "holds", "failure": None, "cut_short": True, "cases": 123456}
    run_["theorems"] = [{**(theorem if i < 150 else holds), "name": name} for i, name in enumerate(names)]
    run_["faults"] = [{**run_["faults"][0], "theorems": names[:149], "own": 99}, {**NO_WRONG_ANSWER, "theorems": [names[149]], "own": 1}]
    page = page_of(run_, run_, run_, run_)
    ok(len(page.encode()) < 1500000 and page.count("<svg") < 20, "four engines are less than 1.5 MB", (len(page), page.count("<svg")))


# ---- bad input -----------------------------------------------------------------------------------


def test_bad_input(run_):
    good = json.dumps(run_, indent=1)
    changed = lambda **members: json.dumps({**run_, **members})
    theorem = run_["theorems"][0]
    cases = {
        "nothing": ("", "line 1, column 0: "),
        "half a document": (good[: len(good) // 2], r"line \d+, column \d+: "),
        "a bracket too many": (good + "]", rf"line {good.count(chr(10)) + 1}, column \d+: .*end of file"),
        "a member twice": ('{"a": 1,\n "a": 2}', "line 2, column 4: duplicate object key"),
        "no document": ("[1, 2]", "the document: found array, expected object"),
        "a member too few": ("{}", "the document: 'schema' is missing"),
        "a member too many": (changed(colour="red"), "colour: nothing of this name is expected"),
        "another schema": (changed(schema=1), "schema: found 1, expected 2 or 3"),
        "another type": (changed(planned="three"), "planned: found string, expected integer"),
        "another type within": (changed(theorems=[theorem, {**theorem, "ids": [1]}]), r"theorems\[1\].ids\[0\]: found integer, expected string"),
        "no such verdict": (changed(theorems=[{**theorem, "verdict": "true"}]), r"theorems\[0\].verdict: found 'true', expected one of 'holds', 'fails'"),
        "a number for a word": (changed(theorems=[{**theorem, "verdict": 1}]), r"theorems\[0\].verdict: found integer, expected one of 'holds'"),
        "a wrong alternative": (changed(theorems=[{**theorem, "failure": {}}]), r"theorems\[0\].failure: 'fault' is missing"),
        "two types": (changed(engine={**run_["engine"], "against": 3}), "engine.against: found integer, expected string or null"),
        "below the least": (changed(planned=-1), "planned: found -1, expected at least 0"),
        "a zero byte": (changed(gifthorse="\0"), "line 1, column .*u0000"),
        "too deep": ("[" * 100000, "line 1, column .*depth"),
    }
    with tempfile.TemporaryDirectory() as folder:
        path, page = os.path.join(folder, "run.json"), os.path.join(folder, "page.html")
        for name, (content, error) in cases.items():
            with open(path, "w") as f:
                f.write(content)
            status, out, err = run("report", path)
            ok(status == 2 and out == "" and re.search(f"^gifthorse: {re.escape(path)}: {error}", err), f"refused: {name}", err)
        with open(page, "w") as f:
            f.write("precious")
        status, _, _ = run("report", "--output", page, path)
        ok(status == 2 and open(page).read() == "precious" and len(os.listdir(folder)) == 2, "a page is not lost to a bad run")
        status, out, err = run("report", "--output", page, "-", text=good)
        ok(status == 0 and out == "" and parse(open(page).read()) and len(os.listdir(folder)) == 2, "a page replaces another", err)
        status, _, err = run("report", "--output", os.path.join(folder, "none", "page"), "-", text=good)
        ok(status == 2 and "No such file" in err, "no folder for the page", err)
        if os.path.exists("/dev/full"):
            status, _, err = run("report", "--output", folder, "-", text=good)
            ok(status == 2 and os.listdir(folder) and len(os.listdir(folder)) == 2, "a folder is no page", err)
    ok(run("report")[0] == 2 and run("report", "/nonexistent")[0] == 2, "no run, and no such run")
    ok(run("report", "--colour", "-")[0] == 2, "no such option")
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(good)
        file.flush()
        ok("found 65 runs, expected at most 64" in run("report", *[file.name] * 65)[2], "too many runs")


# ---- trees ---------------------------------------------------------------------------------------

GAMES = [
    "0", "-1", "7", "1/2", "-5/8", "*", "*3", "^", "v*", "{0|{0|-1}}", "+-1", "{1/2|}", "{|*}", "{*|}",
    "{{2|1},{3||2|{1|0}}|{0,*|-1},+-1,tiny(2)}",
    "{1|2,{3|4,{5|6,{7|8,{9|*}}}}}",
    "{|{|{|{|^}}}}", "{1/2,{1,2,3,4,5,6,7,8|}|}", "{|{|1,2,3,4,5,6,7,8},1/2}",
    "{{{{1|}|}|}|0,*2,{0|{0|{0|*5}}}}",
    "{{0|{{|*3},{|*4},{|*5}|}},{{{|{0|9}}|{0|9}}|{0|9}},2^*4|{9||8|7},{6||5|4},{3|2},{-1000/16|1*}}",
    "{{0,1,2,3|4,5,6,7},{0,-1,-2,-3|-4,-5,-6,-7}|{{0,1,2,3|4,5,6,7}|}}",
]


def nodes_and_moves(svg):
    """Positions by place and name; moves by side and the places that they pass."""
    nodes = [(float(t.get("x")), float(t.get("y")) - 5, t.text) for t in svg.iter(SVG + "text") if t.get("class") == "position"]
    nodes += [(float(c.get("cx")), float(c.get("cy")), "") for c in svg.iter(SVG + "circle")]
    moves = []
    for path in svg.iter(SVG + "path"):
        if " h" in path.get("d"):  # of the legend
            continue
        places = []
        for letter, numbers in re.findall(r"([MLV])([-\d. ]+)", path.get("d")):
            numbers = [float(n) for n in numbers.split()]
            places.append(tuple(numbers) if letter != "V" else (places[-1][0], numbers[0]))
        moves.append((path.get("class").split()[0], places))
    return nodes, moves


def box(node):
    x, y, label = node
    half, tall = (4 * len(label), 9) if label else (4, 4)
    return x - half, y - tall, x + half, y + tall


def overlap(a, b):
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def passes(places, node):
    """Whether a move passes through the box of a position."""
    left, top, right, bottom = box(node)
    parts = zip(places, places[1:])
    points = ((a[0] + k / 20 * (b[0] - a[0]), a[1] + k / 20 * (b[1] - a[1])) for a, b in parts for k in range(21))
    return any(left < x < right and top < y < bottom for x, y in points)


def near(node, place):
    return abs(node[0] - place[0]) < 3.2 and abs(node[1] - place[1]) < 11


def options_of(node, nodes, moves):
    """The names of what was drawn below it."""
    sides = {"left": [], "right": []}
    for side, places in moves:
        if near(node, places[0]):
            sides[side].append(next(n[2] for n in nodes if near(n, places[-1])))
    return sides["left"], sides["right"]


def faults_of(svg, game):
    nodes, moves = nodes_and_moves(svg)
    width, height = float(svg.get("width")), float(svg.get("height"))
    yield from (f"{a} and {b} overlap" for a, b in itertools.combinations(nodes, 2) if overlap(box(a), box(b)))
    yield from (f"{n} is outside" for n in nodes if box(n)[0] < 0 or box(n)[2] > width or box(n)[1] < 0 or box(n)[3] > height)
    yield from (f"{m} goes upwards" for m in moves if any(a[1] >= b[1] for a, b in zip(m[1], m[1][1:])))
    for (_, places), node in itertools.product(moves, nodes):
        if not near(node, places[0]) and not near(node, places[-1]) and passes(places, node):
            yield f"{places} passes through {node}"
    formulas = []
    for node in nodes:
        options = options_of(node, nodes, moves)
        named = all(name and name != "..." for name in (node[2], *options[0], *options[1]))
        if named and any(options):
            formulas.append("{%s|%s} = %s" % (",".join(options[0]), ",".join(options[1]), node[2]))
    root = min(nodes, key=lambda n: n[1])
    if root[2] and root[2] != "...":
        formulas.append(f"{game} = {root[2]}")
    said = run("eval", "--", *formulas)[1] if formulas else ""
    if said != "\n".join(["true\n"] * len(formulas)):
        yield f"{formulas}: {said}"


def pictures(run_, games):
    root = parse(page_of(with_games(json.loads(json.dumps(run_)), games)))
    return [f for f in root.iter("figure") if f.get("class") is None][-len(games) :]


def test_trees(run_):
    for game, figure in zip(GAMES, pictures(run_, GAMES)):
        svg = figure.find("div").find(SVG + "svg")
        found = list(faults_of(svg, game))
        cut = "more position" in text(figure)
        ok(not found and not cut and text(figure.find("figcaption")) == f"G = {game}", f"drawn: {game}", found)


def test_large_trees(run_):
    chain = "*3"
    for i in range(14):
        chain = "{5,2|" + chain + "}" if i % 3 else "{" + chain + "|0,4}"
    games = ["{0,1,2,3,4,5,6,7,8,9,10|*}", chain, "{*5,*6,*7|*8,*9,{0|*20}}", "*70", "{" + "9" * 3000 + "|-1}"]
    wide, deep, broad, huge, long = pictures(run_, games)
    for figure, game in zip((wide, deep, broad, huge, long), games):
        found = list(faults_of(figure.find("div").find(SVG + "svg"), game))
        ok(not found, f"drawn in part: {game[:40]}", found)
    ok("3 more positions" in text(wide), "what is left out of a wide one is counted", text(wide))
    # 14 positions above *3; it, which has a name and is not opened; and 0, 2, 4 and 5
    nodes, _ = nodes_and_moves(deep.find("div").find(SVG + "svg"))
    drawn = sum(label != "..." for _, _, label in nodes)
    ok(f"{14 + 1 + 4 - drawn} more position" in text(deep), "and of a deep one", (text(deep), drawn))
    ok("62 more positions" in text(huge), "and of one whose moves cannot be counted", text(huge))
    ok("9" * 12 not in text(long.find("div")) and "9" * 3000 in text(long), "a long name is a dot, and whole in the caption")


# ---- thermographs ----------------------------------------------------------------------------------


def walls_of(game):
    """Of each wall the places where it turns, as eval tells them: value and temperature."""
    said = run("eval", "--", game)[1]
    walls = []
    for side in ("left", "right"):
        pieces = re.search(rf"{side} wall +(.*)", said)[1].split(", then ")
        starts, start = [], Fraction(0)
        for piece in pieces:
            term, _, end = piece.partition(" to t = ")
            constant = re.sub(r"(^|[+-] )-?t$", "", term).strip() or "0"
            slope = 0 if "t" not in term else -1 if re.search(r"- ?t", term) else 1
            starts.append((Fraction(constant) + slope * start, start))
            start = Fraction(end or 0)
        walls.append(starts)
    return walls


def drawn_walls(svg):
    """The same in pixels."""
    walls = []
    for side in ("left", "right"):
        lines = [tuple(float(l.get(k)) for k in ("x1", "y1", "x2", "y2")) for l in svg.iter(SVG + "line") if l.get("class") == side]
        walls.append([lines[0][:2]] + [l[2:] for l in lines])
        if any(a[2:] != b[:2] for a, b in zip(lines, lines[1:])):
            walls[-1] = "broken"
    return walls


def test_thermographs(run_):
    hot = ["{2|-1}", "{5|2|||1||0|-3}", "{1000|1||0|-1/4}", "{{9|1/1024}|0}", "{-1/2|{-3|-9}}", "{1|*}"]
    cold = ["*", "1/2", "{1|2}", "1/2^", "tiny(2)", "{9" + "0" * 400 + "|0}", "{nonsense"]
    root = parse(page_of(with_games(json.loads(json.dumps(run_)), hot + cold)))
    figures = [f for f in root.iter("figure") if f.get("class") == "thermograph"][-len(hot) :]
    trees = [f for f in root.iter("figure") if f.get("class") is None][-len(cold) :]
    after = [f for a in root.iter("article") for f in a.iter("figure")][-len(cold) :]
    ok(trees == after, "what is not hot, cannot be read or is too large has none")
    for game, figure in zip(hot, figures):
        svg = figure.find("div").find(SVG + "svg")
        walls, drawn = walls_of(game), drawn_walls(svg)
        (high, _), (low, _) = walls[0][0], walls[1][0]
        (left, ground), (right, _) = drawn[0][0], drawn[1][0]
        across, (_, peak), (_, top) = (right - left) / float(high - low), drawn[0][-1], walls[0][-1]
        up = (ground - peak) / float(top)
        expected = [[(left + float(high - v) * across, ground - float(t) * up) for v, t in wall] for wall in walls]
        flat = lambda both: [n for wall in both for point in wall for n in point]
        close = len(flat(expected)) == len(flat(drawn)) and all(abs(a - b) <= 0.11 for a, b in zip(flat(expected), flat(drawn)))
        ok(close and 20 < right - left < 191 and 40 < ground - peak < 191, f"thermograph: {game}", (walls, drawn))
        said = run("eval", "--", game)[1]
        names = [t.text for t in svg.iter(SVG + "text")]
        wanted = [re.search(p, said)[1] for p in ("stops +left (.*),", "right (.*)\n", "mean +(.*)\n", "(?:temperature) +(.*)\n")]
        missing = [w for w in wanted[:3] + [f"mean {wanted[2]}, t = {wanted[3]}"] if w not in names]
        ok(not missing, f"its names: {game}", (names, missing))


def test_integers():
    """An integer has no tree."""
    with tempfile.TemporaryDirectory() as folder:
        _, run_, _ = document("--cases", "30", "--engine", negation_broken(folder), "SS-2.8.x2")
    page = page_of(run_)
    failures = {t["name"]: t["failure"] for t in run_["theorems"] if t["failure"]}
    first = [v["sort"] for f in run_["faults"] for v in failures[f["theorems"][0]]["variables"]]
    ok("integer" in first and page.count("<figure>") == len(first) - first.count("integer"), "no tree of an integer", first)


def main():
    with tempfile.TemporaryDirectory() as folder:
        broken = negation_broken(folder)
        _, bad, _ = document("--cases", "30", "--engine", broken, "SS-2.5", "SS-2.7", "SS-2.8")
        _, good, _ = document("--cases", "30", "SS-2.7", "SS-2.1", "PL")
        test_page([bad, good, bad])
        test_faults([bad, {**good, "label": "mine"}, bad])
        test_totals([bad, good])
        test_escapes(bad)
        test_known(folder, broken, ["--cases", "30", "SS-2.7b"])
    test_rare(good, bad)
    test_size(bad)
    test_same_page()
    test_bad_input(good)
    test_trees(bad)
    test_large_trees(bad)
    test_thermographs(bad)
    test_integers()
    done()


main()
