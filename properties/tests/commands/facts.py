"""`gifthorse eval --format`: the same facts in every format, and what a format cannot carry.

usage: facts.py GIFTHORSE. Speaks TAP.
"""

import csv
import fractions
import io
import json
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])
LIMIT = ("--limit", "forms=400")  # the form of the last one is too large
TEXTS = (  # one of each kind of value
    "{2|-1} + ^",
    "3/4",
    "*{0,2} + *5",
    "kayles(7)",
    "w + 1",
    "w/2",
    "sqrt(2)",
    "{Z|Z}",
    "over",
    "birthday(*5)",
    "outcome(^)",
    "genus(*2 + *2)",
    "^ > 0",
    "* = 0",
    "domineering(3,4)",
)


def run(*words, text=None):
    done = subprocess.run([GIFTHORSE, "eval", *words], input=text and text.encode(), capture_output=True, timeout=60)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def documents():
    status, out, err = run("--format", "json", *LIMIT, *TEXTS)
    tap.ok(status == 1 and not err, "a false formula is told by the status", f"{status} {err}")
    return json.loads(out)


def test_json(values):
    tap.ok([v["text"] for v in values] == list(TEXTS), "an object for each text, in their order", values)
    hot, number, impartial, kayles = values[:4]
    tap.ok(
        (hot["value"], hot["outcome"], hot["left stop"], hot["right stop"], hot["mean"], hot["temperature"]) == ("{2|-1}^", "N", "2", "-1", "1/2", "3/2")
        or hot["mean"] == "1/2" and hot["left stop"] == "2",
        "a hot game",
        hot,
    )
    tap.ok(number["value"] == "3/4" and number["temperature"] == "-1/4" and "left wall" not in number, "a number", number)
    tap.ok(impartial["Grundy value"] == "4" and impartial["misere outcome"] in "PN" and impartial["genus"], "an impartial game", impartial)
    tap.ok(kayles["Grundy value"] == "2" and isinstance(kayles["first winning moves"], list), "heaps", kayles)
    tap.ok("fast engine" in values[-1]["by"], "a value without its form", values[-1])
    tap.ok([v["holds"] for v in values if "holds" in v] == [True, False], "formulas", values)
    tap.ok(all(isinstance(x, str) for v in values for k, x in v.items() if k not in ("holds", "left wall", "right wall", "first winning moves", "not found")), "else all are texts", values)


def test_walls():
    """The walls are those of the definition: cooled stops, from Siegel, at corners and between."""
    status, out, err = run("--format", "json", "{{10|2}|{-3|-7}}")
    value = json.loads(out)[0]
    corners = [[tuple(fractions.Fraction(c[x]) for x in ("temperature", "value")) for c in value[side + " wall"]] for side in ("left", "right")]
    left, right = ({t: v for t, v in wall} for wall in corners)
    # {10-t|2+t} has the right wall 2 + t up to t = 4, then 6; {-3|-7} the left wall -3 - t up to t = 2, then -5
    tap.ok(left[0] == 2 and left[4] == 2 and left[fractions.Fraction(11, 2)] == fractions.Fraction(1, 2), "the left wall", out)
    tap.ok(right[0] == -3 and right[2] == -3 and right[fractions.Fraction(11, 2)] == fractions.Fraction(1, 2), "the right wall", out)


def test_csv(values):
    status, out, err = run("--format", "csv", *LIMIT, *TEXTS)
    rows = list(csv.reader(io.StringIO(out, newline=""), strict=True))
    tap.ok(rows[0] == ["text", "property", "value"] and all(len(r) == 3 for r in rows) and out.count("\n") == out.count("\r\n") == len(rows), "CSV has three columns", out)
    flat = []
    for v in values:
        for key, x in v.items():
            if key.endswith(" wall"):
                flat += [[v["text"], f"{key} at {c['temperature']}", c["value"]] for c in x]
            elif isinstance(x, list):
                flat += [[v["text"], key, y] for y in x]
            elif key != "text":
                flat.append([v["text"], key, {True: "true", False: "false"}.get(x, x)])
    tap.ok(sorted(flat) == sorted(rows[1:]), "and what JSON has", [r for r in rows[1:] if r not in flat] + [r for r in flat if r not in rows])


def test_people():
    """LaTeX and Markdown have the lines of the text; their cells end where they should."""
    lines = [line for line in run("--all", *LIMIT, *TEXTS)[1].split("\n") if line and line not in ("true", "false")]
    for name in ("latex", "markdown"):
        status, out, err = run("--format", name, *LIMIT, *TEXTS)
        begins = "  " if name == "latex" else "| "
        rows = [line for line in out.split("\n") if line.startswith(begins) and not line.startswith("| |")]
        tap.ok(status == 1 and len(rows) == len(lines) + 2, f"{name}: a row for each line", f"{len(rows)} {len(lines)} {out}{err}")
        titles = [re.split(r" & | \| ", row[2:])[0].strip() for row in rows]
        tap.ok([t for t in titles if t != "holds"] == [line[:13].strip() for line in lines], f"{name}: under its title", titles)
    out = run("--format", "markdown", "* || 1")[1] + run("--format", "markdown", "{2|-1}")[1]
    tap.ok(all(len(re.findall(r"(?<!\\)\|", line)) == 3 for line in out.split("\n") if line), "markdown: bars of values are none of the table", out)
    out = run("--format", "latex", "{2|-1} + *")[1]
    tap.ok("$\\{2*\\mid -1*\\}$" in out.replace("{\\mid}", "\\mid").replace("\\ast", "*") or re.search(r"value & \$\\\{.*\\mid", out), "latex: values in its notation", out)
    out += run("--format", "latex", "+-{2|1/2*}")[1]
    tap.ok("reduced form & $\\pm\\{2\\mid \\frac{1}{2}\\}$" in out and "left}\\ \\{\\frac{5}{2}\\ast\\mid 0\\}" in out, "latex: as are what is left of them and what moves gain", out)
    out += run("--format", "latex", "3.v<2> + *")[1]
    tap.ok("uptimal & $3.\\downarrow^{2} + \\ast$" in out, "latex: and sums of powers of up", out)
    body = re.sub(r"^%.*\n|\\[a-z]+\{[a-z]*\}(\{ll\})?|\\[{}_#%&$]", "", out, flags=re.M)
    tap.ok(body.count("$") % 2 == 0 and body.count("{") == body.count("}"), "latex: and what it opens it closes", body)


def test_whole():
    long = "9" * 600
    tap.ok("--all" in run(long)[1], "a long value is cut for a person")
    for name in ("json", "csv", "latex", "markdown"):
        out = run("--format", name, long)[1]
        tap.ok("..." not in out and "--all" not in out and out.count(long) >= 3, f"{name}: nothing is cut", out[:300])
    status, out, err = run("--format", "json", "--limit", "length=6", "{100|20||3|-4}")
    tap.ok(status == 0 and any(w.startswith("form: a text of more than 6 bytes") for w in json.loads(out)[0].get("not found", [])), "but what passes a limit is named", out + err)


def test_several():
    status, out, err = run("--format", "json", text="1 = 1\n1 + \n{1|}\n")
    tap.ok(status == 2 and [v["text"] for v in json.loads(out)] == ["1 = 1", "{1|}"] and ":2:5: " in err, "a mistake is told beside the others", out + err)
    status, out, err = run("--format", "json", "let a = 1")
    tap.ok(status == 0 and json.loads(out) == [], "names are no values", out + err)
    status, out, err = run("--format", "csv", 'kayles(3)  -  "')
    tap.ok(status == 2 and not out, "nothing but mistakes is nothing", out + err)


def test_refused():
    for words, told in (
        (["--format", "jsn", "1"], "--format: found 'jsn', expected text, latex, markdown, csv or json; did you mean json?"),
        (["--format", "latx", "1"], "did you mean latex?"),
        (["--format", "json", "--svg", "tree", "*"], "--svg: found --format json beside it; a picture is SVG"),
        (["--format", "latex", "--notation", "cgsuite", "*"], "--format latex: found another --notation beside it"),
        (["--format", "csv", "help"], "help: found --format beside it, which is for values"),
        (["--format", "json", "hunt G = 0"], "hunt: found --format beside it, which is for values"),
        (["--notation", "latx", "*"], "expected braces, cgsuite or latex; did you mean latex?"),
        (["--svg", "tre", "*"], "expected thermograph or tree; did you mean tree?"),
    ):
        status, out, err = run(*words)
        tap.ok(status == 2 and told in err, " ".join(words), f"{status} {out}{err}")
    status, out, err = run("--format", "latex", "--notation", "latex", "*")
    tap.ok(status == 0 and "\\begin{tabular}" in out, "LaTeX's own notation is none beside it", out + err)


values = documents()
test_json(values)
test_walls()
test_csv(values)
test_people()
test_whole()
test_several()
test_refused()
tap.done()
