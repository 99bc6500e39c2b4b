"""The parts of the week, and when each was run last: the table of reports/weekly.md."""

import collections
import datetime
import pathlib
import re
import subprocess

SOURCE = pathlib.Path(__file__).resolve().parent.parent.parent
PAGE = SOURCE / "reports/weekly.md"
OLD = 14  # days
LONGEST = 90 * 60  # seconds that a part may take, on two cores

Row = collections.namedtuple("Row", "date commit seconds verdict steps")
STEP = re.compile(r"== (\w+) (passed|failed) after (\d+) s$")
HEAD = """# The week

Written by `reports/weekly PART`, which runs a part of what CI does once a week: `.ci/run weekly PART`. A part is to take at most
90 minutes on two cores; a machine that has more to do takes longer.

| part | last run | commit | seconds | verdict | steps, with their seconds |
|---|---|---|---:|---|---|
"""


def parts():
    """The steps of each part."""
    said = subprocess.run([SOURCE / ".ci/run", "parts"], capture_output=True, text=True, check=True).stdout
    return {name: steps.split() for name, _, steps in (line.partition(": ") for line in said.splitlines())}


def commit():
    def git(*words):
        return subprocess.run(["git", "-C", SOURCE, *words], capture_output=True, text=True, check=True).stdout.strip()

    return git("rev-parse", "--short=8", "HEAD") + ("" if not git("status", "--porcelain") else " with changes")


def row(date, commit, seconds, status, said):
    steps = [found.groups() for found in map(STEP.match, map(str.rstrip, said)) if found]
    failed = [name for name, how, _ in steps if how == "failed"]
    if failed:
        verdict = f"{', '.join(failed)} failed"
    elif status or not steps:
        verdict = f"ended with status {status}"
    else:
        verdict = "passed"
    return Row(date, commit, round(seconds), verdict, ", ".join(f"{name} {took}" for name, _, took in steps))


def read(parts, page=PAGE):
    """Of each part that was run its row; a part that there is no more is forgotten."""
    rows = {}
    for line in page.read_text().splitlines() if page.exists() else []:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 6 and cells[0] in parts and re.fullmatch(r"\d{4}-\d\d-\d\d", cells[1]):
            name, date, commit, seconds, verdict, steps = cells
            rows[name] = Row(datetime.date.fromisoformat(date), commit, int(seconds.replace(",", "")), verdict, steps)
    return rows


def write(parts, rows, page=PAGE):
    lines = []
    for part, steps in parts.items():
        if last := rows.get(part):
            cells = [part, last.date.isoformat(), last.commit, f"{last.seconds:,}", last.verdict, last.steps]
        else:
            cells = [part, "not run", "", "", "", ", ".join(steps)]
        lines.append(f"| {' | '.join(cells)} |\n")
    page.write_text(HEAD + "".join(lines))


def told(row, today):
    """A row in words, which say what is wrong with it first."""
    if not row:
        return "WAS NOT RUN"
    days = (today - row.date).days
    old = f"NOT RUN FOR {days} DAYS, then " if days > OLD else ""
    long = f", longer than {LONGEST // 60} minutes" if row.seconds > LONGEST else ""
    return f"{old}{row.verdict} after {row.seconds:,} s{long}, on {row.date} with {row.commit}"
