"""Tests that a room uses only rooms on lower floors, and a folder of a room only its lower ones, by their #include
lines; and by the symbols of their objects that folders keep to this, and that no two files need each other; and that no folder
is too full, and no file in C too long. Speaks TAP.

usage: rooms.py SOURCE BUILD NM
"""

import collections
import graphlib
import json
import os
import pathlib
import re
import subprocess
import sys

import tap

SOURCE, BUILD, NM = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]

# From the ground up. Rooms on one floor do not use each other.
FLOORS = [
    ["engine/form"],
    ["engine/heap", "engine/rulesets"],
    ["engine"],
    ["engine/transfinite", "engine/loopy"],
    ["engine/coded"],
    ["engine/reference", "engine/optimized"],
    ["engine/proof", "engine/adapter"],
    ["engine/plugin", "engine/ruleset_programs"],
    ["engine/engines.c", "engine/complete.c"],  # open every engine
    ["properties/harness"],
    ["properties/language", "properties/theory"],
    ["properties/proofs", "properties/canary", "properties/benchmarks", "properties/output"],
    ["properties/commands"],
    ["fuzz"],
]
# Folders within a room, from the ground up; and the room itself, as headers for all or as what uses all.
INNER_FLOORS = {
    "engine/adapter": [
        ["engine/adapter"],
        ["engine/adapter/tables"],
        ["engine/adapter/process"],
        ["engine/adapter/lines"],
        ["engine/adapter/asking", "engine/adapter/serving"],
    ],
    "engine/form": [
        ["engine/form"],
        ["engine/form/store", "engine/form/texts"],
        ["engine/form/making"],
        ["engine/form/reading", "engine/form/printing"],
    ],
    "engine/proof": [
        ["engine/proof/kernels"],
        ["engine/proof/telling", "engine/proof/goals"],
        ["engine/proof/provers"],
        ["engine/proof/strategies"],
        ["engine/proof"],
    ],
    "properties/language": [
        ["properties/language"],
        ["properties/language/words"],
        ["properties/language/reading", "properties/language/evaluating"],
        ["properties/language/claims"],
    ],
    "properties/proved": [
        ["properties/proved/games"],
        ["properties/proved/numbers"],
        ["properties/proved/short"],
        ["properties/proved/impartial"],
        ["properties/proved/rows"],
    ],
    "fuzz": [
        ["fuzz/driver"],
        ["fuzz/cases", "fuzz/protocol"],
        ["fuzz"],
    ],
}
CLOSED = {"engine/form", "properties/language"}  # what others include stands in the room itself
# What one has to trust, and all of the project that it uses.
TRUSTED = {"engine/proof/kernels": [], "engine/proof/telling": ["engine/proof/kernels"]}
MOST_LINES = 250  # of a kernel
MOST_FILES = 45  # of one folder with sources
LONGEST = 400  # lines of a file in C
VERIFIED_FLOORS = ["games", "forms", "heaps", "boards", "families", "thermographs", "claims", "verified"]


def by_room(floors):
    return {room: number for number, rooms in enumerate(floors) for room in rooms}


FLOOR = by_room(FLOORS)
INNER_FLOOR = {room: by_room(floors) for room, floors in INNER_FLOORS.items()}

TOPS = ["engine", "properties", "fuzz"]  # where the compiler looks for what is included
GRAMMAR = "properties/language"  # a recursion through several files
LIBRARIES = ["engine/libgifthorse.a.p", "properties/libproperties.a.p", "properties/libending.a.p", "properties/gifthorse.p"]


def room_of(path):
    """The first two folders, unless a file, or the first folder with all in it, is a room of its own."""
    folders = path.split("/")[:-1]
    return path if path in FLOOR else folders[0] if folders[0] == "fuzz" else "/".join(folders[:2])


def inner_room_of(path):
    return "/".join(path.split("/")[:-1][:3])


# ---- floors


VERIFIED = sorted(path.relative_to(SOURCE) for path in SOURCE.glob("engine/proof/verified/**/*.v"))
PROOFS = {path.stem: str(path.relative_to(SOURCE)) for path in SOURCE.glob("properties/proved/**/*.v")}


def included(path):
    """The files of the project that a file includes, or imports where it is in Coq."""
    if path.endswith(".v"):
        imported = re.findall(r"^From CGT Require (?:Import |Export )?(.*)\.$", (SOURCE / path).read_text(), re.M)
        yield from (PROOFS[name] for name in " ".join(imported).split())
        return
    for name in re.findall(r'^#include "(.*)"', (SOURCE / path).read_text(), re.M):
        places = [pathlib.Path(path).parent / name, *(pathlib.Path(top) / name for top in TOPS)]
        yield next((str(place) for place in places if (SOURCE / place).exists()), name)


def sources():
    for top in TOPS:
        for path in sorted((SOURCE / top).rglob("*.[ch]")):
            name = str(path.relative_to(SOURCE))
            if "/tests/" not in name and "/examples/" not in name:
                yield name
    yield from sorted(PROOFS.values())


wrong = collections.defaultdict(list)
for path in sources():
    for other in included(path):
        room, used, floor = room_of(path), room_of(other), FLOOR
        inner, inner_used = inner_room_of(path), inner_room_of(other)
        if room != used and used in CLOSED and inner_used != used:
            wrong[room].append(f"{path} includes {other}, which is for {used} alone")
        if room == used and room in INNER_FLOOR:
            room, used, floor = inner, inner_used, INNER_FLOOR[room]
        if used != room and floor.get(used, len(floor)) >= floor.get(room, 0):
            wrong[room].append(f"{path} includes {other}")
        if inner in TRUSTED and inner_used not in [inner, *TRUSTED[inner]]:
            wrong[inner].append(f"{path} includes {other}, and is to be trusted")
for room in sorted({*FLOOR, *(inner for floor in INNER_FLOOR.values() for inner in floor), *wrong}):
    tap.ok(not wrong[room], f"{room} uses lower floors only", "\n".join(wrong[room]))
for path in sorted(SOURCE.glob("engine/proof/kernels/*.c")):
    name = str(path.relative_to(SOURCE))
    needed = set(included(name)) - {"engine/proof/kernels/check_reading.h", "engine/proof/kernels/check_codes.h"}
    tap.ok(needed == {name[:-1] + "h"}, f"the kernel {path.name} stands alone", needed)
    length = len(path.read_text().splitlines())
    tap.ok(length <= MOST_LINES, f"the kernel {path.name} has {length} lines, {MOST_LINES} at most")
folder_of = {path.stem: path.parent.name for path in VERIFIED}
wrong = []
for path in VERIFIED:
    for names in re.findall(r"^From Verified Require (?:Import |Export )?(.*)\.$", (SOURCE / path).read_text(), re.M):
        floors = [VERIFIED_FLOORS.index(folder_of[name]) for name in [path.stem, *names.split()]]
        wrong += [f"{path} needs {names}"] if max(floors) > floors[0] else []
tap.ok(len(VERIFIED) > 50 and not wrong, "a folder of the proved checker needs only those above it", wrong)
folders = sorted({os.path.dirname(path) for path in [*sources(), *map(str, VERIFIED)]})
full = {folder: sum(path.is_file() for path in (SOURCE / folder).iterdir()) for folder in folders}
full = {folder: count for folder, count in full.items() if count > MOST_FILES}
tap.ok(len(folders) > 50 and not full, f"no folder has more than {MOST_FILES} files", full)
lengths = {path: len(path.read_text().splitlines()) for top in TOPS for path in (SOURCE / top).rglob("*.[ch]")}
long = {str(path.relative_to(SOURCE)): length for path, length in lengths.items() if length > LONGEST}
tap.ok(len(lengths) > 1000 and not long, f"no file in C has more than {LONGEST} lines", long)


# ---- circles


def sources_of_objects(*libraries):
    for command in json.loads((BUILD / "compile_commands.json").read_text()):
        if os.path.dirname(command["output"]) in libraries:
            yield command["output"], os.path.relpath(os.path.join(command["directory"], command["file"]), SOURCE)


linked = {source for _, source in sources_of_objects("engine/gifthorse-verify.p")}
trusted = {path for path in sources() if path.endswith(".c") and inner_room_of(path) in TRUSTED}
tap.ok(linked == trusted, "gifthorse-verify is what one has to trust, and all of that", linked ^ trusted)
source_of = dict(sources_of_objects(*LIBRARIES))
listing = subprocess.run([NM, "-A", "-P", *source_of], cwd=BUILD, capture_output=True, text=True, check=True)
home, needed = {}, []
for line in listing.stdout.splitlines():
    file, name, kind = line.split()[:3]
    path = source_of[file.rstrip(":")]
    if kind in "BCDRTVW":
        home[name] = path
    elif kind == "U":
        needed.append((path, name))
needs, upward = collections.defaultdict(set), set()
for path, name in needed:
    other = home.get(name, path)
    floor, inner, inner_used = INNER_FLOOR.get(room_of(path), {}), inner_room_of(path), inner_room_of(other)
    if room_of(other) == room_of(path) and inner_used != inner and floor.get(inner_used, -1) >= floor.get(inner, 0):
        upward.add(f"{path} needs {name} of {other}")
    within = room_of(other) == room_of(path) and room_of(path) == GRAMMAR
    if other != path and not within:
        needs[path].add(other)
circle = []
try:
    graphlib.TopologicalSorter(needs).prepare()
except graphlib.CycleError as error:
    circle = error.args[1]
tap.ok(len(needs) > 100, "there are objects", len(needs))
tap.ok(not upward, "a folder within a room needs those on its lower floors only", "\n".join(sorted(upward)))
tap.ok(not circle, "no two files need each other", " is needed by ".join(circle))


# ---- what READMEs tell


def told(room):
    """The rooms of the sentence that says what it may include; None: there is none."""
    page = SOURCE / room / "README.md"
    found = re.search(r"\bmay\s+include\s+([^.;]*)", page.read_text()) if page.is_file() else None
    if not found:
        return None
    names = re.findall(r"`([\w/]+)`", found[1])
    every = {other for name in names if name.endswith("/") for other in FLOOR if f"{other}/".startswith(name)}
    return {name for name in names if not name.endswith("/")} | every - {room}


UNTOLD = {"engine/form", "engine/proof"}  # rooms whose READMEs say it in other words
uses = collections.defaultdict(set)
for path in sources():
    uses[room_of(path)] |= {room_of(other) for other in included(path)} - {room_of(path)}
for room in sorted(FLOOR):
    names = told(room)
    if room.endswith(".c") or (names is None and room in UNTOLD):
        continue
    higher = {name for name in names or () if FLOOR.get(name, len(FLOORS)) >= FLOOR[room]}
    untold = uses[room] - (names or set())
    tap.ok(names and not higher and not untold, f"the README of {room} tells what it may include", f"higher: {higher}; untold: {untold}")
tap.done()
