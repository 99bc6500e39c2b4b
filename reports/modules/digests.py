"""Digests of what the kill matrix is of: of each canary and each theorem, by its source.

That of a canary is taken of its function and of all that this uses in its file; that of a claim of
its line, with ids and notes; that of a theorem in C of its line in the table and of its whole file.
What stands below them, the engines and the harness, is not in any.
"""

import hashlib
import pathlib
import re
import subprocess

SOURCE = pathlib.Path(__file__).resolve().parents[2]
PROPERTIES = SOURCE / "properties"


def digest(*texts):
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:10]


# ---- canaries ------------------------------------------------------------------------------------


class Canary:
    """One of the table: its name, its bug, a digest, and which requests it can answer wrongly; None
    stands for any."""

    def __init__(self, name, bug, text):
        asked = set(re.findall(r"\bGH_ASK_(\w+)", text))
        self.name, self.bug, self.digest = name, bug, digest(text)
        self.requests = {word.lower().replace("_", "-") for word in asked} or None


def chunks(text):
    """What stands between blank lines of a file in C, functions in one piece."""
    found, depth = [[]], 0
    for line in text.splitlines():
        if not line.strip() and not depth:
            found.append([])
        elif not line.startswith("#include"):
            found[-1].append(line)
        depth += line.count("{") - line.count("}")
    return ["\n".join(lines) for lines in found if lines]


DEFINES = (
    r"^#define (\w+)",
    r"^\w[^(=]*?(\w+) \(",
    r"^\} (\w+);",
    r"^(?:static )?const [^=(]*?(\w+)(?:\[.*\])? =",
)


def defined(chunk):
    enumerated = re.findall(r"^(?:typedef )?enum[^{]*\{([^}]*)\} ?(\w*);", chunk, re.M)
    words = re.findall(r"\w+", str(enumerated))
    return set(words).union(*(re.findall(pattern, chunk, re.M) for pattern in DEFINES))


def used_by(text, others):
    """A chunk and all that it needs of the others."""
    needed, left = [text], [chunk for chunk in others if chunk != text]
    for chunk in needed:
        words = set(re.findall(r"\w+", chunk))
        needed += [other for other in left if words & defined(other)]
        left = [other for other in left if other not in needed]
    return "\n".join([text, *sorted(needed[1:])])


def canaries():
    """All of the table, in its order."""
    folder = PROPERTIES / "canary"
    spoiling = {}
    for file in sorted(folder.glob("*.c")):
        parts = chunks(file.read_text())
        spoils = {part: re.search(r"^(?:SPOIL|MISHEAR|DIES) \((\w+)\)", part, re.M) for part in parts}
        helpers = [part for part in parts if not spoils[part]]
        spoiling.update((spoil[1], used_by(part, helpers)) for part, spoil in spoils.items() if spoil)
    table = (folder / "canaries.def").read_text()
    lines = re.findall(r'^CANARY\w* \((\w+), "(.*?)", "(.*?)", ".*?"\)$', table, re.M)
    return [Canary(name, bug, spoiling[function]) for function, name, bug in lines]


# ---- theorems ------------------------------------------------------------------------------------


def claims():
    """The text of each claim by its place."""
    found = {}
    for file in (PROPERTIES / "claims").glob("*.claims"):
        for number, line in enumerate(file.read_text().splitlines(), 1):
            if re.match(r"\S", line):
                found[place := f"{file.name}:{number}"] = line
            elif line.strip():
                found[place] += "\n" + line
    return found


def theorems_in_c():
    """By the table that it stands in, its first id and its statement: its line there and its file."""
    files, found = {}, {}
    for file in sorted(PROPERTIES.glob("*/**/*.c")):
        text = file.read_text()
        files.update((name, text) for name in re.findall(r"^(?:[A-Z]+_)?(?:THEOREM|PROOF) \((\w+)\)", text, re.M))
    for table in (PROPERTIES / "theory/theory.def", PROPERTIES / "proofs/proofs.def"):
        for line in re.findall(r"^[A-Z]+ \(.*\)$", table.read_text(), re.M):
            name, ids, statement = re.match(r'\w+ \((\w+),.*?"([^"]*)", "([^"]*)", [^"]*\)$', line).groups()
            found[table.name, ids.split()[0], statement] = line + files[name]
    return found


def listed(program, *words):
    """Name, place and statement of theorems, in the order of their rows."""
    words = [program, "list", "--theorems", *words]
    lines = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    return re.findall(r"^(\S+) +(\w+\.(?:claims:\d+|def)) +(.*)$", lines, re.M)


def theorems(program):
    """The digest of each by its name."""
    text, in_c, found = claims(), theorems_in_c(), {}
    for name, place, statement in listed(program):
        known = text[place] if place in text else in_c[place, name.partition("/")[0], statement]
        found[name] = digest(known)
    return found


def asking(program, requests):
    """The names of those that ask for one of these requests."""
    return {name for name, _, _ in listed(program, "--asks", ",".join(sorted(requests)))}
