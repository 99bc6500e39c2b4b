"""`gifthorse table`: values by size, against known ones and against `eval`.

usage: table.py GIFTHORSE. Speaks TAP.
"""

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])


def run(*words):
    done = subprocess.run([GIFTHORSE, *words], capture_output=True, timeout=60)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def rows_of(*words):
    """By sizes; the bytes must be as RFC 4180 has them."""
    status, out, err = run("table", "--format", "csv", *words)
    tap.ok(status == 0 and not err and out.endswith("\r\n") and out.count("\n") == out.count("\r\n"), f"table {' '.join(words)}", out + err)
    return list(csv.DictReader(io.StringIO(out, newline=""), strict=True))


# Berlekamp, Conway, Guy: Winning Ways, chapter 5; rows, columns: value, mean, temperature
DOMINEERING = {
    (1, 1): ("0", "0", "-1"),
    (2, 1): ("1", "1", "-1"),
    (2, 2): ("+-1", "0", "1"),
    (2, 3): ("{2|-1/2}", "3/4", "5/4"),
    (3, 3): ("+-1", "0", "1"),
    (4, 2): ("tiny(2)", "0", "0"),
    (2, 4): ("miny(2)", "0", "0"),
    (2, 5): ("1/2", "1/2", "-1/2"),
    (3, 4): ("-3/2", "-3/2", "-1/2"),
    (3, 5): ("-1", "-1", "-1"),
    (4, 5): ("1", "1", "-1"),
}
KAYLES = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4]
TOADS = {(1, 1): "*", (1, 2): "{0|-1/2}", (2, 1): "{1/2|0}", (2, 2): "*"}


def star(n):
    return "0" if n == 0 else "*" if n == 1 else f"*{n}"


def test_reduced():
    status, out, err = run("table", "--reduced", "--format", "csv", "domineering", "4", "4")
    rows = {(int(r["rows"]), int(r["columns"])): r for r in csv.DictReader(io.StringIO(out, newline=""))}
    got = {size: rows[size]["reduced"] for size in ((2, 3), (4, 2), (2, 4), (4, 4))}
    tap.ok(status == 0 and got == {(2, 3): "{2|-1/2}", (4, 2): "0", (2, 4): "0", (4, 4): "0"}, "reduced canonical forms", out + err)
    tap.ok(rows[4, 2]["outcome"] == "L" and rows[4, 4]["outcome"] == "N", "of games that are won as before", out)
    tap.ok([r["temperature"] for r in (rows[4, 2], rows[2, 3])] == ["0", "5/4"], "and as hot", out)
    out = run("table", "--reduced", "toads", "1", "2")[1]
    tap.ok(out.startswith("toads, toads by frogs, reduced canonical forms\n") and out.endswith("1  0  {0|-1/2}\n"), "in a grid", out)
    out = json.loads(run("table", "--reduced", "--format", "json", "kayles", "3")[1])
    tap.ok([v["reduced"] for v in out["values"]] == ["0"] * 4, "in JSON", out)


def test_domineering():
    rows = rows_of("domineering", "4", "5")
    by_size = {(int(r["rows"]), int(r["columns"])): r for r in rows}
    tap.ok(list(rows[0]) == ["rows", "columns", "value", "outcome", "mean", "temperature"], "the columns", list(rows[0]))
    tap.ok(list(by_size) == [(m, n) for m in range(1, 5) for n in range(1, 6)], "all boards from 1 by 1", list(by_size))
    for size, known in DOMINEERING.items():
        row = by_size[size]
        tap.ok((row["value"], row["mean"], row["temperature"]) == known, f"domineering {size}", row)
    for size, row in by_size.items():
        if size[0] * size[1] > 9 and size != (4, 4):
            continue
        game = f"domineering({size[0]},{size[1]})"
        out = run("eval", f"canonical({game}) == {row['value']} and outcome({game}) = {row['outcome']}")[1]
        tap.ok(out == "true\n", f"{size} as eval has it", (row, out))


def test_others():
    rows = rows_of("kayles", "24")
    tap.ok([r["value"] for r in rows] == [star(n) for n in KAYLES] and [int(r["heap"]) for r in rows] == list(range(25)), "kayles", rows)
    tap.ok({(r["value"] == "0", r["outcome"], r["mean"], r["temperature"]) for r in rows} == {(True, "P", "0", "-1"), (False, "N", "0", "0")}, "what nimbers are", rows)
    for name in (".77", "octal(.77)"):
        tap.ok(rows_of(name, "24") == rows, f"{name} is kayles")
    tap.ok([r["value"] for r in rows_of("subtraction(1,2,3)", "9")] == [star(n % 4) for n in range(10)], "amounts")
    for r in rows_of("toads", "2", "2"):
        size = int(r["toads"]), int(r["frogs"])
        tap.ok(r["value"] == TOADS[size] == run("eval", f"toads({'T' * size[0]}.{'F' * size[1]})")[1].split("value ")[1].split("\n")[0].strip(), f"toads {size}", r)
    for name in ("snort", "clobber", "col", "cutcake"):
        for r in rows_of(name, "2", "3"):
            game = f"{name}({r['rows']},{r['columns']})"
            tap.ok(run("eval", f"canonical({game}) == {r['value']} and outcome({game}) = {r['outcome']}")[1] == "true\n", game, r)


def test_formats():
    status, out, err = run("table", "--format", "json", "domineering", "4", "5")
    table = json.loads(out)
    rows = [{k: int(v) if k in ("rows", "columns") else v for k, v in r.items()} for r in rows_of("domineering", "4", "5")]
    tap.ok(status == 0 and table == {"ruleset": "domineering", "values": rows}, "JSON has what CSV has", out)
    out = run("table", "domineering", "3", "3")[1]
    tap.ok(out == "domineering, rows by columns\n\n        1  2         3\n     1  0  -1        -1\n     2  1  +-1       {2|-1/2}\n     3  1  {1/2|-2}  +-1\n", "a grid", out)
    out = run("table", ".77", "12")[1].splitlines()[2:]
    tap.ok([line.split() for line in out] == [list("0123456789"), ["0", *map(star, KAYLES[:10])], ["10", *map(star, KAYLES[10:13])]], "heaps by tens", out)
    out = run("table", "domineering", "4", "4")[1]
    whole = next(r["value"] for r in rows if (r["rows"], r["columns"]) == (4, 4))
    tap.ok("3/2       [1]\n" in out and out.endswith(f"\n\n[1]  {whole}\n"), "a long value stands whole below the grid", out)
    tap.ok(all(len(line) < 80 for line in out.splitlines()), "the grid is not wide", out)
    out = run("table", "--format", "markdown", "domineering", "2", "3")[1]
    tap.ok(out == "|  | 1 | 2 | 3 |\n|--:|---|---|---|\n| 1 | `0` | `-1` | `-1` |\n| 2 | `1` | `+-1` | `{2\\|-1/2}` |\n", "Markdown", out)
    out = run("table", "--format", "latex", "domineering", "2", "3")[1]
    grid = "   & 1 & 2 & 3 \\\\\n  \\hline\n  1 & $0$ & $-1$ & $-1$ \\\\\n  2 & $1$ & $\\pm1$ & $\\{2\\mid -\\frac{1}{2}\\}$ \\\\\n"
    tap.ok(out == "\\begin{tabular}{r|lll}\n" + grid + "\\end{tabular}\n", "LaTeX", out)
    out = run("table", "--format", "markdown", ".77", "12")[1].splitlines()
    tap.ok(out[0].startswith("|  | +0 | +1 |") and out[2].startswith("| 0 | `0` | `*` |") and out[3].startswith("| 10 | `*2` | `*6` | `*4` |  |"), "heaps by tens in Markdown", out)


def test_limits():
    words = ["table", "--limit", "forms=30", "domineering", "4", "4"]
    told = "gifthorse: 1 of 16 values passed a limit: more than 30 forms\n"
    status, out, err = run(*words)
    tap.ok(status == 2 and out.endswith("3/2       limit\n") and err == told, "a limit in a grid", out + err)
    status, out, err = run(*words, "--format", "csv")
    tap.ok(status == 2 and out.endswith("\r\n4,4,limit,,,\r\n") and err == told, "in CSV", out + err)
    status, out, err = run(*words, "--format", "json")
    last = {"rows": 4, "columns": 4, "value": "limit", "outcome": None, "mean": None, "temperature": None}
    tap.ok(status == 2 and json.loads(out)["values"][-1] == last and err == told, "in JSON", out + err)


def test_interrupt():
    for form, count in (("csv", r"(\d+,\d+,.*\r\n){9,}$"), ("text", r"\n     8\n")):
        process = subprocess.Popen([GIFTHORSE, "table", "--format", form, "domineering", "8", "8"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        time.sleep(1.5)
        process.send_signal(signal.SIGINT)
        out, err = (text.decode() for text in process.communicate(timeout=30))
        told = re.fullmatch(r"gifthorse: interrupted: (\d+) of 64 values were found\n", err)
        tap.ok(process.returncode == 130 and told and int(told[1]) > 8 and re.search(count, out), f"Ctrl-C shows what is there, {form}", out + err)


def test_errors():
    for words, expected in (
        ([], "table: expected a ruleset and sizes"),
        (["hack", "3", "3"], "positions of hack have no size"),
        (["dommineering", "3", "3"], "; did you mean domineering"),
        (["domineering", "3"], "found 1 size, expected rows and columns"),
        (["domineering", "9", "3"], "rows: found '9', expected a number from 1 to 8"),
        (["domineering", "3", "2.5"], "columns: found '2.5', expected an integer"),
        (["kayles", "3", "3"], "found 2 sizes, expected that of the largest heap"),
        (["kayles", "100001"], "expected a number from 0 to 100000"),
        (["octal", "3"], "expected a code, as in octal(.77)"),
        (["subtraction", "3"], "expected amounts, as in subtraction(1,2,3)"),
        (["octal(.7x)", "3"], "column 9: expected a digit"),
        ([".7x", "3"], "column 3: expected a digit"),
        (["subtraction(0)", "3"], "column 13: expected an amount"),
        (["--format", "xml", "kayles", "3"], "--format: found 'xml', expected text, latex, markdown, csv or json"),
    ):
        status, out, err = run("table", *words)
        tap.ok(status == 2 and not out and expected in err and err.startswith("gifthorse: "), f"table {' '.join(words)}", out + err)


test_domineering()
test_reduced()
test_others()
test_formats()
test_limits()
test_interrupt()
test_errors()
tap.done()
