"""What the site tells, as the program and the files beside it say: the ledger, a run, the kill matrix."""

import collections
import datetime
import importlib.util
import json
import re
import subprocess
from importlib.machinery import SourceFileLoader

from modules import digests

SOURCE = digests.SOURCE
REPORTS = SOURCE / "reports"
VERDICTS = {  # the sign and the style of each, as on the page of `gifthorse report`
    "fails": ("\u2717", "fails"),
    "vacuous": ("\u2205", "vacuous"),
    "inconclusive": ("?", "open"),
    "not applicable": ("\u2013", "none"),
    "holds": ("\u2713", "holds"),
}


class Refused(Exception):
    """What was given cannot be used; the text says what was expected."""


class Row:
    """A row of the ledger, with its state and the theorems of the run that cover it."""

    def __init__(self, fields, state):
        self.id, self.kind, self.statement, self.note, self.proof, self.name, self.silent, self.proved = fields
        self.source, self.state, self.theorems = self.id.split("-")[0], state, []

    def chapter(self):
        """The part of its source, SS-2; "" where ids tell none."""
        return self.id.split(".")[0] if self.source in ("SS", "BL") else ""


def load_kills():
    """The command reports/kills as a module."""
    loader = SourceFileLoader("kills", str(REPORTS / "kills"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("kills", loader))
    loader.exec_module(module)
    return module


def read_run(path):
    """What `gifthorse check --format json` wrote."""
    try:
        run = json.loads(path.read_text())
    except OSError as error:
        raise Refused(f"{path}: {error.strerror}") from None
    except ValueError:
        run = None
    if not isinstance(run, dict) or "theorems" not in run or "engine" not in run:
        raise Refused(f"{path}: found no run, expected what `gifthorse check --format json` writes")
    return run


class Facts:
    """All that the pages tell of. `run` is a run of all theorems."""

    def __init__(self, program, run):
        self.program, self.run = program, run
        self.rows = self.read_rows()
        self.theorems = {theorem["name"]: theorem for theorem in run["theorems"]}
        self.match_theorems()
        self.matrix = self.read_matrix()
        self.kills = collections.defaultdict(list)  # canaries by theorem, in their order
        for canary in self.matrix.canaries:
            for name in self.killers(canary):
                self.kills[name].append(canary.name)
        self.made = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC")
        git = ["git", "-C", SOURCE, "rev-parse", "--short=7", "HEAD"]
        self.commit = subprocess.run(git, capture_output=True, text=True).stdout.strip()

    def list(self, *words):
        return subprocess.run([self.program, "list", *words], capture_output=True, text=True, check=True).stdout

    def read_rows(self):
        states = dict(re.findall(r"^(\S+) +(claim|theory|erratum|proved|no|pending|broken) ", self.list(), re.M))
        lines = [line.split("\t") for line in (SOURCE / "properties/ledger.tsv").read_text().splitlines()[1:]]
        if {fields[0] for fields in lines} != set(states):
            raise Refused(f"{self.program}: found another ledger than properties/ledger.tsv; build it first")
        return [Row(fields, states[fields[0]]) for fields in lines]

    def match_theorems(self):
        """Each row gets its theorems; the run has to be one of all that the program knows."""
        known = {name for name, _, _ in digests.listed(self.program)}
        if known != set(self.theorems):
            raise Refused(f"the run has {len(known & set(self.theorems))} of the program's {len(known)} theorems, expected all")
        rows = {row.id: row for row in self.rows}
        for theorem in self.theorems.values():
            for name in theorem["ids"]:
                rows[name].theorems.append(theorem)

    def read_matrix(self):
        try:
            return load_kills().Matrix(self.program)
        except KeyError as error:
            raise Refused(f"{self.program}: found a theorem that the source has not, {error}; build it first") from None

    def killers(self, canary):
        """The theorems that kill it, in the order of the ledger."""
        row = self.matrix.rows.get(canary.name)
        return [n for n, digest in self.matrix.theorems.items() if digest in row.killers] if row else []

    def killed_by(self, row):
        """The canaries that the theorems of a row kill, in their order."""
        killed = {canary for theorem in row.theorems for canary in self.kills[theorem["name"]]}
        return [canary.name for canary in self.matrix.canaries if canary.name in killed]

    def place(self, name):
        """Where the ledger's page tells of a theorem or a row. None: there is none of this name."""
        if name in self.theorems or any(row.id == name for row in self.rows):
            return f"ledger.html#{name}"
        return None

    def sources(self):
        """The rows of each source, in the order of the ledger."""
        found = {}
        for row in self.rows:
            found.setdefault(row.source, []).append(row)
        return found
