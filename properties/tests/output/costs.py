"""The report of costs: its sums are those of its parts, and it says with what it was measured. Speaks TAP.

usage: costs.py GIFTHORSE REPORT
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, REPORT = map(os.path.abspath, sys.argv[1:3])
IDS = ("SS-2.10a", "SS-2.8", "SS-7.5.x1", "ON-x61/2")


def report(*words):
    done = subprocess.run([sys.executable, "-B", REPORT, "--program", GIFTHORSE, "--runs", "2", *words], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def rows(text, title):
    """The cells of the table below a title, without its head."""
    part = text.split(f"## {title}\n")[1].split("\n## ")[0]
    table = [[cell.strip() for cell in re.split(r"(?<!\\\\)[|]", line)[1:-1]] for line in part.splitlines() if line.startswith("|")]
    return table[2:]


def number(cell):
    return float(cell.replace(",", ""))


def main():
    status, text, err = report("--theorems", "4", *IDS)
    if not tap.ok(status == 0 and text.startswith("# Costs\n"), "it runs", err):
        return
    tap.ok(re.search(r"^\d\d \w+ \d{4}, commit \S+; \d+ cores, .+; load \d+\.\d when", text, re.M), "it says when, with what and where", text)
    memory = [int(m) for m in re.findall(r"\| (\d+) MiB \|", text)]
    tap.ok(len(memory) == 2 and all(10 < m < 2000 for m in memory), "and how much memory", memory)
    *chapters, whole = rows(text, "Chapters")
    tap.ok([c[0] for c in chapters] == ["ON", "SS-2", "SS-7"] and whole[0] == "all", "it has the chapters", chapters)
    listed = subprocess.run([GIFTHORSE, "check", "--quiet", "--format", "tap", *IDS], capture_output=True, text=True).stdout
    tap.ok(f"1..{whole[1]}\n" in listed, "and all theorems", whole)
    for column, name in ((1, "theorems"), (4, "cases"), (5, "questions")):
        tap.ok(sum(number(c[column]) for c in chapters) == number(whole[column]), f"{name} of the chapters add up", chapters)
    theorems = rows(text, "The dearest theorems")
    seconds = [number(t[1]) for t in theorems]
    tap.ok(len(theorems) == 5 and theorems[-1][0].endswith(" others") and seconds[:4] == sorted(seconds[:4], reverse=True), "the dearest come first", theorems)
    tap.ok(sum(number(t[3]) for t in theorems) == number(whole[4]), "the others are counted together", theorems)
    tap.ok(abs(sum(seconds) - number(whole[2])) < 0.05, "and nothing is lost", theorems)
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "costs.md")
        status, out, _ = report("--page", page, "SS-2.8")
        tap.ok(status == 0 and not out and page.read_text().startswith("# Costs\n"), "it writes a page", out)
    status, _, err = report("SS-99")
    tap.ok(status != 0 and "SS-99" in err, "an id that does not exist is told", err)


main()
tap.done()
