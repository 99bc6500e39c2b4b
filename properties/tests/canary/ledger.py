"""Each row of the ledger that asks an engine has a theorem that kills a canary, as reports/kills.tsv knows, or stands
here with the reason. Speaks TAP.

usage: ledger.py GIFTHORSE REPORTS: the program, and the folder of reports
"""

import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import tap

GIFTHORSE, REPORTS = sys.argv[1], pathlib.Path(sys.argv[2])
sys.path.insert(0, str(REPORTS))
sys.dont_write_bytecode = True
from modules import digests  # noqa: E402

NONE = {
    "ON-x101": "an engine is asked for the options of simplest forms alone; that they are parts of the sum is found by our own code, and a form that a canary changes has parts of it, too",
}


def ids():
    """Of each theorem by its place, first id and statement in a table; of a claim by its place."""
    found = {place: text.partition("  ")[0].split() for place, text in digests.claims().items()}
    for table in ("theory/theory.def", "proofs/proofs.def"):
        lines = re.findall(r'^[A-Z]+ \(\w+,.*?"([^"]*)", "([^"]*)", [^"]*\)$', (digests.PROPERTIES / table).read_text(), re.M)
        found.update(((pathlib.Path(table).name, row.split()[0], statement), row.split()) for row, statement in lines)
    return found


def killers():
    """The digests of the theorems that kill a canary."""
    then, found = {}, set()
    for line in (REPORTS / "kills.tsv").read_text().splitlines():
        kind, name, *fields = line.split("\t")
        if kind == "theorem":
            then[name] = fields[0]
        elif kind == "canary":
            found |= {then[one] for one in fields[-2].split()}
    return found


rows, theorems, killing, of = {}, digests.theorems(GIFTHORSE), killers(), ids()
mute = {name for name, _, _ in digests.listed(GIFTHORSE, "--asks", "nothing")}
for name, place, statement in digests.listed(GIFTHORSE):
    for row in of.get(place) or of[place, name.partition("/")[0], statement]:
        if name not in mute:
            rows[row] = rows.get(row, False) or theorems[name] in killing
tap.ok(len(rows) > 700, f"{len(rows)} rows ask an engine")
idle = [row for row, kills in rows.items() if not kills and row not in NONE]
tap.ok(not idle, "each of them kills a canary, or says why not", f"a canary, a stronger claim, or a reason here: {idle}")
stale = [row for row in NONE if rows.get(row, True)]
tap.ok(not stale, f"{len(NONE)} rows kill none, and say why", f"these do, or ask nothing: {stale}")
tap.done()
