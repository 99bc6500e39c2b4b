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

from runs import document, negation_broken, run, with_games
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


def test_page(runs):
    page = page_of(*runs)
    root = parse(page)
    links = [a.get("href") for a in root.iter("a")]
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    ok(len(ids) == len(set(ids)) and all(h.startswith("#") and h[1:] in ids for h in links), "links lead somewhere", links)
    ok(not re.search(r"<script|src=|url\(|@import|https?://(?!www.w3.org/2000/svg)", page), "nothing is loaded")
    rows = {text(r[0]): r for r in root.iter("tr") if len(r) > 2 and r.get("class") is None}
    names = {t["name"] for r in runs for t in r["theorems"]}
    ok(rows.keys() >= names, "each theorem has its row", names - rows.keys())
    wrong = []
    for column, run_ in enumerate(runs):
        for theorem in run_["theorems"]:
            cell = text(rows[theorem["name"]][2 + column])
            if words_of(theorem) not in cell:
                wrong.append((cell, words_of(theorem)))
    ok(not wrong, "sign, verdict and cases stand in each cell", wrong[:3])
    absent = [rows[n][2 + i] for i, r in enumerate(runs) for n in names - {t["name"] for t in r["theorems"]}]
    ok(absent and all(text(a) == "" for a in absent), "what was not run is empty")
    failing = [t for r in runs for t in r["theorems"] if t["verdict"] in ("fails", "vacuous")]
    articles = [a for a in root.iter("article") if a.get("id")]
    ok(len(articles) == len(failing) > 3, "each failure is told", (len(articles), len(failing)))
    astray = [n for n, r in rows.items() for a in r.iter("a") if not text(next(e for e in articles if e.get("id") == a.get("href")[1:])).strip().startswith(n + " ")]
    ok(not astray, "from each failing cell to its own failure", astray)
    lacks = []
    for theorem in filter(lambda t: t["failure"], failing):
        failure = theorem["failure"]
        wanted = [theorem["statement"], failure["fault"], failure["counterexample"], failure["required"], failure["replay"], theorem["place"], *failure["answers"]]
        if not any(all(w in text(a) for w in wanted) for a in articles):
            lacks.append(theorem["name"])
    ok(not lacks, "with all that is known of it", lacks)


def counts_in(words):
    return {w.strip(): int(n.replace(",", "")) for n, w in re.findall(r"([\d,]+) ([a-z ]+)", words)}


def counts_of(theorems):
    verdicts = [t["verdict"] for t in theorems]
    plural = {"holds": "hold", "fails": "fail"}
    return {plural.get(v, v) if verdicts.count(v) > 1 else v: verdicts.count(v) for v in set(verdicts)}


def test_totals(runs):
    root = parse(page_of(*runs))
    cards = [a for a in root.iter("article") if not a.get("id")]
    for number, (card, run_) in enumerate(zip(cards, runs)):
        theorems = run_["theorems"]
        ok(counts_in(text(card.find("p"))) == counts_of(theorems), f"totals of run {number}", text(card))
        facts = {text(d.find("dt")): text(d.find("dd")) for d in card.iter("div") if d.find("dt") is not None}
        ok(
            all(facts[k] == f"{sum(t[k] for t in theorems):,}" for k in ("cases", "questions"))
            and facts["engine"] == run_["engine"]["spec"]
            and facts["seed"] == "1"
            and facts["only"] == ", ".join(run_["options"]["only"]),
            f"facts of run {number}",
            facts,
        )
    for line in (r for r in root.iter("tr") if r.get("class") == "source"):
        source = text(line[0]).split(" ")[0]
        for number, run_ in enumerate(runs):
            expected = counts_of(t for t in run_["theorems"] if t["source"] == source)
            counted = counts_in(text(line[1 + number]))
            ok(counted == expected, f"totals of {source} in run {number}", (counted, expected))


def test_escapes(broken_run):
    nasty = "<script>&amp;\"'</style>\u2028\u00e9]]>"
    shown = nasty.replace("\u2028", r"\xe2\x80\xa8")
    run_ = json.loads(json.dumps(broken_run))
    failing = next(t for t in run_["theorems"] if t["failure"])
    run_["theorems"] = [failing]
    run_["engine"] = {"name": nasty, "spec": nasty, "against": nasty}
    for member in ("name", "source", "statement", "place"):
        failing[member] = nasty
    failing["failure"].update(fault=nasty, counterexample=nasty, required=nasty, answers=[nasty], replay=nasty)
    failing["failure"]["variables"] = [{"name": nasty, "sort": "game", "value": nasty}]
    failing["failure"]["values"] = [{"part": nasty, "value": nasty}]
    root = parse(page_of(run_))
    ok(text(root).count(shown) > 14 and "\u2028" not in text(root) and not list(root.iter("script")), "every text is escaped", text(root))
    ok("is not drawn: " in text(root), "what is no game is not drawn")


def test_known(folder, broken, ids):
    names = os.path.join(folder, "known")
    _, run_, _ = document("--engine", broken, *ids)
    with open(names, "w") as f:
        f.write("\n".join(t["name"] for t in run_["theorems"] if t["failure"]))
    status, page, _ = run("check", "--format", "html", "--baseline", names, "--engine", broken, *ids)
    root = parse(page)
    ok(status == 0 and "✗ known to fail" in text(root) and "✗ fails" not in text(root).split("Theorems")[0], "known failures are marked")


def test_same_page():
    words = ["--seed", "3", "--cases", "30", "SS-2.1", "SS-2.10b"]
    status, page, _ = run("check", "--format", "html", *words)
    again = page_of(document(*words)[1])
    pages = [re.sub(r"[\d.]+ s<", "", p) for p in (page, again)]
    ok(status == 0 and pages[0] == pages[1] and "No theorem fails." in page, "check writes the same page")


def test_rare(good, bad):
    """What is seldom in a run."""
    run_ = json.loads(json.dumps(good))
    claim, refuted, vacuous = (json.loads(json.dumps(run_["theorems"][0])) for _ in range(3))
    failing = next(t for t in bad["theorems"] if t["failure"])
    bare = json.loads(json.dumps(failing))
    bare["failure"].update(answers=[], values=[], variables=[], counterexample="", smallest=False)
    claim.update(name="A", asserts="sometimes", verdict="inconclusive", inconclusive=1234, reason="never decided")
    refuted.update(name="B", asserts="not always", verdict="inconclusive", reason="never refuted")
    vacuous.update(name="C", verdict="vacuous", reason="met in no case")
    for theorem in (claim, refuted, vacuous, bare):
        theorem["cut_short"] = False
    run_.update(theorems=[claim, refuted, vacuous, bare], planned=5678, ended="interrupted")
    run_["options"].update(cases=None, only=[], seed=12345)
    root = parse(page_of(run_))
    cells = {td.get("title"): text(td) for td in root.iter("td")}
    ok("1,234 undecided" in cells["never decided"] and "never refuted" in cells, "reasons and what is undecided", cells)
    words = text(root)
    ok("Cut short (interrupted): 4 of 5,678 theorems ran to their declared numbers of cases." in words, "an interrupted run")
    ok("met in no case" in words and "for some" in words and "false on purpose" in words, "no example", words)
    ok("12345" in words and "random cases" not in words, "all theorems, as declared")


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
        "another schema": (changed(schema=1), "schema: found 1, expected 2"),
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
    ok("at most 64" in run("report", *["-"] * 65)[2], "too many runs")


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
    nodes = [(float(t.get("x")), float(t.get("y")) - 5, t.text) for t in svg.iter(SVG + "text")]
    nodes += [(float(c.get("cx")), float(c.get("cy")), "") for c in svg.iter(SVG + "circle")]
    moves = [(l.get("class"), *(float(l.get(k)) for k in ("x1", "y1", "x2", "y2"))) for l in svg.iter(SVG + "line")]
    return nodes, moves


def box(node):
    x, y, label = node
    half, tall = (4 * len(label), 9) if label else (4, 4)
    return x - half, y - tall, x + half, y + tall


def overlap(a, b):
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def crosses(a, b):
    """Whether two moves meet anywhere but where they begin."""
    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    p, q, r, s = (a[1], a[2]), (a[3], a[4]), (b[1], b[2]), (b[3], b[4])
    return p != r and side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0


def passes(move, node):
    """Whether a move passes through the box of a position."""
    _, x1, y1, x2, y2 = move
    left, top, right, bottom = box(node)
    return any(left < x1 + k / 50 * (x2 - x1) < right and top < y1 + k / 50 * (y2 - y1) < bottom for k in range(51))


def near(node, x, y):
    return abs(node[0] - x) < 0.2 and abs(node[1] - y) < 11


def rebuild(node, nodes, moves):
    """The notation of what was drawn."""
    sides = {"left": [], "right": []}
    for side, x1, y1, x2, y2 in moves:
        if near(node, x1, y1):
            child = next(n for n in nodes if near(n, x2, y2))
            sides[side].append(rebuild(child, nodes, moves))
    if not any(sides.values()):
        return node[2]
    return "{%s|%s}" % tuple(",".join(s) for s in sides.values())


def faults_of(svg, game):
    nodes, moves = nodes_and_moves(svg)
    width, height = float(svg.get("width")), float(svg.get("height"))
    yield from (f"{a} and {b} overlap" for a, b in itertools.combinations(nodes, 2) if overlap(box(a), box(b)))
    yield from (f"{n} is outside" for n in nodes if box(n)[0] < 0 or box(n)[2] > width or box(n)[1] < 0 or box(n)[3] > height)
    yield from (f"{m} leans to the other side" for m in moves if (m[3] < m[1]) != (m[0] == "left"))
    yield from (f"{a} crosses {b}" for a, b in itertools.combinations(moves, 2) if crosses(a, b))
    for move, node in itertools.product(moves, nodes):
        if not near(node, *move[1:3]) and not near(node, *move[3:5]) and passes(move, node):
            yield f"{move} passes through {node}"
    if any(label.endswith("...") for _, _, label in nodes):
        return
    root = min(nodes, key=lambda n: n[1])
    drawn = rebuild(root, nodes, moves)
    if run("eval", "--", f"{drawn} == {game}")[1] != "true\n":
        yield f"{drawn} was drawn"


def pictures(run_, games):
    root = parse(page_of(with_games(json.loads(json.dumps(run_)), games)))
    return [f for f in root.iter("figure") if f.get("class") is None][-len(games) :]


def test_trees(run_):
    for game, figure in zip(GAMES, pictures(run_, GAMES)):
        svg = figure.find("div").find(SVG + "svg")
        found = list(faults_of(svg, game))
        cut = "more position" in text(figure)
        ok(not found and not cut and text(figure.find("figcaption")) == f"G = {game}", f"drawn: {game}", found)


def tree_moves(game):
    return int(re.search(r"moves +(\d+)", run("eval", "--", game)[1])[1])


def test_large_trees(run_):
    chain = "*3"
    for i in range(14):
        chain = "{5,2|" + chain + "}" if i % 3 else "{" + chain + "|0,4}"
    games = ["{0,1,2,3,4,5,6,7,8,9,10|*}", chain, "{*5,*6,*7|*8,*9,{0|*20}}", "*70", "{" + "9" * 3000 + "|-1}"]
    wide, deep, broad, huge, long = pictures(run_, games)
    for figure, game in zip((wide, deep, broad, huge, long), games):
        found = list(faults_of(figure.find("div").find(SVG + "svg"), game))
        ok(not found, f"drawn in part: {game[:40]}", found)
    # 8, 9 and 10 are left out: 3 positions and the 27 below them
    ok("30 more positions" in text(wide), "what is left out of a wide one is counted", text(wide))
    nodes, _ = nodes_and_moves(deep.find("div").find(SVG + "svg"))
    shown = [label for _, _, label in nodes if label != "..."]
    below = sum(tree_moves(label) for label in shown if label)
    expected = tree_moves(chain) + 1 - len(shown) - below
    ok(f"{expected:,} more position" in text(deep) and expected > 1, "and of a deep one", (text(deep), expected))
    ok("264 or more positions" in text(huge), "and what cannot be counted is said to be", text(huge))
    ok("99999..." in text(long.find("div")) and "9" * 3000 in text(long), "a long name is cut, and whole in the caption")


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
        ok(close and 119 < right - left < 241 and 119 < ground - peak < 181, f"thermograph: {game}", (walls, drawn))
        said = run("eval", "--", game)[1]
        names = [t.text for t in svg.iter(SVG + "text")]
        wanted = [re.search(p, said)[1] for p in ("stops +left (.*),", "right (.*)\n", "mean +(.*)\n", "(?:temperature) +(.*)\n")]
        ok(names == wanted[:3] + ["t = " + wanted[3]], f"its names: {game}", (names, wanted))


def test_integers():
    """An integer has no tree."""
    with tempfile.TemporaryDirectory() as folder:
        _, run_, _ = document("--cases", "30", "--engine", negation_broken(folder), "SS-2.8.x2")
    page = page_of(run_)
    failing = [t for t in run_["theorems"] if t["failure"]]
    ok(failing and page.count("<figure>") == sum(v["sort"] != "integer" for t in failing for v in t["failure"]["variables"]), "no tree of an integer")


def main():
    with tempfile.TemporaryDirectory() as folder:
        broken = negation_broken(folder)
        _, bad, _ = document("--cases", "30", "--engine", broken, "SS-2.5", "SS-2.7", "SS-2.8")
        _, good, _ = document("--cases", "30", "SS-2.7", "SS-2.1", "PL")
        test_page([bad, good, bad])
        test_totals([bad, good])
        test_escapes(bad)
        test_known(folder, broken, ["--cases", "30", "SS-2.7b"])
    test_rare(good, bad)
    test_same_page()
    test_bad_input(good)
    test_trees(bad)
    test_large_trees(bad)
    test_thermographs(bad)
    test_integers()
    done()


main()
