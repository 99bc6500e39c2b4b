"""Tests that READMEs and pages tell of what is there: what links lead to, the functions that they name in files, a
README in each room, and the limits. Speaks TAP.

usage: readmes.py SOURCE
"""

import os
import pathlib
import re
import sys

import tap

SOURCE = pathlib.Path(sys.argv[1]).resolve()
BARE = {"engine/form"}  # rooms whose README is yet to come
LINK = re.compile(r"\[[^][]*\]\(([^()\s]+)\)")
NAMED = re.compile(r"\]\(([^()\s#]+)\)((?:,?\s+`\w+`)+)")  # [run.c](run/run.c) `deal`, `hear`


def pages():
    found = [path for top in ("engine", "properties", "fuzz", "corpus", "reports", ".packaging") for path in (SOURCE / top).rglob("*.md")]
    return sorted([SOURCE / "README.md", *found])


def places(text):
    """The names by which links lead to the headings of a page."""
    heads = re.findall(r"^#+ (.*)", text, re.M)
    return {re.sub(r"[^\w -]", "", head).lower().replace(" ", "-") for head in heads}


def prose(text):
    """Without what is shown as it stands."""
    return re.sub(r"`[^`\n]*`", "``", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S))


def dead(page, text):
    """The links that lead nowhere."""
    for target in LINK.findall(prose(text)):
        path, _, place = target.partition("#")
        if re.match(r"\w+:", target):
            continue
        there = page.parent / path if path else page
        if not there.exists() or (place and place not in places(there.read_text())):
            yield target


def has(path, name):
    """Whether a file defines a function, a macro, or what else a source calls by a name."""
    text = path.read_text()
    if path.suffix == ".h":  # what it declares, or says of it
        return re.search(rf"\b{name}\b", text) is not None
    return re.search(rf"^(?:#define {name}\b|def {name}\b|(?!#)\S[^;=\n]*\b{name} \([^;]*?\n{{)", text, re.M) is not None


def unnamed(page, text):
    """The names that do not stand in the files behind which a page has them; and how many do."""
    wrong, right = [], 0
    for target, words in NAMED.findall(text):
        for name in re.findall(r"\w+", words):
            there = page.parent / target
            good = there.is_file() and has(there, name)
            right += good
            wrong += [] if good else [f"{target}: {name}"]
    return wrong, right


named = {}
for page in pages():
    path, text = str(page.relative_to(SOURCE)), page.read_text()
    lost = list(dead(page, text))
    tap.ok(not lost, f"links of {path}", ", ".join(lost))
    wrong, named[path] = unnamed(page, text)
    if wrong or named[path]:
        tap.ok(not wrong, f"{path} names what is in files", ", ".join(wrong))
for path, least in {"properties/harness/README.md": 40, "properties/manual/limits.md": 25}.items():
    tap.ok(named[path] >= least, f"{path} names so much", named[path])

rooms = {*SOURCE.glob("engine/*/"), *SOURCE.glob("properties/*/"), *(SOURCE / top for top in ("engine", "properties", "fuzz", "corpus", "reports"))}
without = {str(room.relative_to(SOURCE)) for room in rooms if room.is_dir() and not (room / "README.md").is_file()} - {"properties/__pycache__"}
tap.ok(without <= BARE and len(rooms) > 20, "each room has a README", without - BARE)


def limits(path):
    """What is limited, and to what, in its tables."""
    return re.findall(r"^\| ([^|]+) \| ([^|]*\d[^|]*) \|", (SOURCE / path).read_text(), re.M)


few, every = limits("README.md"), limits("properties/manual/limits.md")
tap.ok(few and not set(few) - set(every), "the limits of the README are those of the manual", set(few) - set(every))
tap.done()
