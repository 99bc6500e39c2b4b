"""How old what was measured is: the commit that each table was made of, and what has changed since in the folders
that it tells of.

A table is a page or file of this repository, or a section of one, as "reports/README.md, Fuzzing". It is dated by the commit
that it names, "commit 734ba2c"; where a file names none, by its own last one.
"""

import pathlib
import re
import subprocess

SOURCE = pathlib.Path(__file__).resolve().parent.parent.parent

THEOREMS = ("properties/claims", "properties/theory", "properties/proofs")
CHECK = ("engine", "properties/harness", *THEOREMS)
TABLES = {  # what each tells of
    "reports/mutants.md": ("engine/optimized", *THEOREMS),
    "reports/kills.md": ("properties/canary", *THEOREMS),
    "reports/kills.tsv": ("properties/canary", *THEOREMS),
    "reports/excesses.md": ("engine/optimized/excesses",),
    "reports/periods.md": ("engine/optimized/heaps",),
    "reports/costs.md": CHECK,
    "reports/benchmarks.md": ("engine", "properties/benchmarks"),
    "reports/benchmarks.json": ("engine", "properties/benchmarks"),
    "reports/kernel-mutants.tsv": ("engine/proof/kernels",),
    "reports/engines.md": ("engine/adapter/engines", *CHECK),
    "reports/README.md, Figures": CHECK,
    "reports/README.md, Fuzzing": ("fuzz", "engine", *THEOREMS),
    "reports/README.md, The proved checker": ("engine/proof/kernels", "engine/proof/verified"),
    "reports/README.md, Coverage": ("engine", "properties"),
}
UNMADE = {"reports/README.md", "reports/errata.md", "reports/weekly.md"}  # texts, but for the sections above; what has its own dates
MADE = re.compile(r"reports/[^/]*\.(md|tsv|json)")


def git(source, *words):
    """The lines that it says; None: it fails, or is not there."""
    try:
        return subprocess.run(["git", "-C", source, *words], capture_output=True, text=True, check=True).stdout.splitlines()
    except (OSError, subprocess.CalledProcessError):
        return None


def text_of(source, table):
    """Of a page, or from the heading of a section to the next; "": there is none."""
    page, _, title = table.partition(", ")
    path = source / page
    text = path.read_text() if path.is_file() else ""
    found = re.search(rf"^#+ {re.escape(title)}\n(?:(?!^#+ ).*\n?)*", text, re.M) if title else None
    return text if not title else found[0] if found else ""


def under(paths, folders):
    return [folder for folder in folders if any(path.startswith(folder + "/") for path in paths)]


def age(source, table, folders, dirty):
    """In words, and whether these say that something is wrong, and not only old; `dirty` are the paths of what
    is not committed."""
    text = text_of(source, table)
    if not text:
        return "is not there", True
    gone = [folder for folder in folders if not (source / folder).is_dir()]
    if gone:
        return f"tells of what is not there: {', '.join(gone)}", True
    named = re.findall(r"\bcommit ([0-9a-f]{7,40})\b", text)
    if not named and ", " in table:
        return "does not name the commit that it was made of", True
    made = named[0] if named else "".join(git(source, "log", "-1", "--format=%h", "--", table) or [])
    log = made and git(source, "log", "--format=.%h", "--name-only", f"{made}..HEAD", "--", *folders)
    if not made or log is None:
        whole = git(source, "rev-parse", "--is-shallow-repository") == ["false"]
        return f"made of {made or 'no commit'}, which is not in this history", whole
    since, now = sum(line.startswith(".") for line in log), under(dirty, folders)
    if not since and not now:
        return f"made of {made}; as new as its sources", False
    counts = [f"{since} commit{'s' * (since > 1)} since"] * bool(since) + ["what is not committed"] * bool(now)
    return f"made of {made}; older than its sources: {' and '.join(counts)}, in {', '.join(under([*log, *dirty], folders))}", False


def ages(source=SOURCE):
    """Triples of a table, its age in words, and whether that is wrong; those that nobody has listed are, too."""
    dirty = [line[3:] for line in git(source, "status", "--porcelain", "--untracked-files=all") or []]
    for table, folders in TABLES.items():
        yield (table, *age(source, table, folders, dirty))
    listed = {table.partition(", ")[0] for table in TABLES} | UNMADE
    for path in git(source, "ls-files", "reports") or []:
        if MADE.fullmatch(path) and path not in listed:
            yield path, "is not listed in reports/modules/ages.py, with what it tells of", True
