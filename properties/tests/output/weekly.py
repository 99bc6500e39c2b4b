"""The parts of the week: which there are, when each was run, and what is told of one that was not. Speaks TAP.

usage: weekly.py SOURCE
"""

import datetime
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

SOURCE = pathlib.Path(sys.argv[1]).resolve()
sys.path.insert(0, str(SOURCE / "reports"))
from modules import weeks  # noqa: E402

PARTS = weeks.parts()
TODAY = datetime.date(2026, 11, 28)
SAID = ["== one\n", "words\n", "== one passed after 7 s\n", "== two\n", "== two failed after 12 s\n", "1 passed, 1 failed\n"]


def run(*words):
    done = subprocess.run(words, capture_output=True, text=True, cwd=SOURCE)
    return done.returncode, done.stdout, done.stderr


def test_parts():
    with open(SOURCE / ".ci/run", encoding="utf-8") as f:
        text = f.read()
    named = {step for steps in PARTS.values() for step in steps}
    functions = set(re.findall(r"^(\w+)\(\) ", text, re.M))
    tap.ok(len(PARTS) > 10 and named <= functions, "each step of a part is there", named - functions)
    once = [step for steps in PARTS.values() for step in steps if step not in ("install", "release")]
    tap.ok(len(once) == len(set(once)), "and is in one part", sorted(once))
    tap.ok(all(steps[0] == "install" for steps in PARTS.values()), "each part installs what it needs first", PARTS)
    for path in ".github/workflows/weekly.yml", ".gitlab-ci.yml":
        listed = re.search(r"(?:part|PART): \[(.*)\]", (SOURCE / path).read_text())
        tap.ok(listed and listed[1].split(", ") == list(PARTS), f"{path} runs all parts", (listed and listed[1], list(PARTS)))
    for words in ([".ci/run", "weekly", "nonsense"], ["reports/weekly", "nonsense"]):
        status, out, err = run(*words)
        tap.ok(status == 2 and not out and "found 'nonsense', expected of these" in err, f"{words[0]} knows no other part", (status, out, err))


def test_rows():
    row = weeks.row(TODAY, "1234abcd", 19.6, 1, SAID)
    tap.ok(row == weeks.Row(TODAY, "1234abcd", 20, "two failed", "one 7, two 12"), "what a run says becomes a row", row)
    tap.ok(weeks.row(TODAY, "1234abcd", 7, 0, SAID[:3]).verdict == "passed", "that passed")
    tap.ok(weeks.row(TODAY, "1234abcd", 7, 0, []).verdict == "ended with status 0", "nothing was run is not passed")
    tap.ok(weeks.row(TODAY, "1234abcd", 7, -15, SAID[:3]).verdict == "ended with status -15", "nor is what was broken off")
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "weekly.md"
        tap.ok(weeks.read(PARTS, page) == {}, "without a page nothing was run")
        rows = {"slow": row, "night": row._replace(seconds=5401, verdict="passed")}
        weeks.write(PARTS, rows, page)
        tap.ok(weeks.read(PARTS, page) == rows, "what is written is read", weeks.read(PARTS, page))
        text = page.read_text()
        tap.ok(text.count("not run") == len(PARTS) - 2, "what was not run says so", text)
        weeks.write(PARTS, {**rows, "gone": row}, page)
        tap.ok(page.read_text() == text, "a part that there is no more is forgotten")


def test_ages():
    row = weeks.Row(TODAY, "1234abcd", 90 * 60, "passed", "one 7")
    for days, said in {0: "passed after", 14: "passed after", 15: "NOT RUN FOR 15 DAYS, then passed after"}.items():
        words = weeks.told(row, TODAY + datetime.timedelta(days=days))
        tap.ok(words.startswith(said) and "longer" not in words, f"after {days} days", words)
    words = weeks.told(row._replace(seconds=90 * 60 + 1), TODAY)
    tap.ok("longer than 90 minutes" in words, "more than 90 minutes are told", words)
    tap.ok(weeks.told(None, TODAY) == "WAS NOT RUN", "and what was never run")
    status, out, err = run("reports/weekly")
    tap.ok(status == 0 and [line.split()[0] for line in out.splitlines()] == list(PARTS), "all parts are told", (status, out, err))


test_parts()
test_rows()
test_ages()
tap.done()
