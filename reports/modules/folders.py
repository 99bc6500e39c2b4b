"""Mutants of any folder: are those that can be seen of the program (visible.py) killed by the fast tests?

A survivor is visible and no test fails with it. One that no command shows and no test sees is ruled invisible. Both
stand in survivors.tsv with a reason, by file, function and the text of the change, so that lines may move; a survivor that
is not there is for somebody to look at.
"""

import concurrent.futures
import dataclasses
import json
import pathlib
import random
import re
import signal
import subprocess
import sys
import threading
import time

from . import visible
from .programs import SOURCE, make, run, stopping

# One a week, in turn.
FOLDERS = (
    "engine/form", "engine/heap", "engine/rulesets", "engine/reference", "engine/transfinite", "properties/language",
    "properties/harness", "properties/output", "properties/commands", "fuzz",
)  # fmt: skip
LIST = pathlib.Path(__file__).with_name("survivors.tsv")
MOST_INVISIBLE = 25  # percent
PROGRAMS = ("gifthorse", "gifthorse-verify", "gifthorse-host")


def folder_of_week():
    return FOLDERS[time.gmtime().tm_yday // 7 % len(FOLDERS)]


def seed_of_commit():
    """Nobody's choice."""
    said = subprocess.run(["git", "rev-parse", "HEAD"], cwd=SOURCE, capture_output=True, text=True, check=True).stdout
    return int(said[:8], 16)


# ---- the list ------------------------------------------------------------------------------------


def key_of(mutant):
    return mutant.path, mutant.function, mutant.kind, mutant.original, mutant.change


def read_list():
    """The reasons, by what is changed."""
    rows = [line.split("\t") for line in LIST.read_text().splitlines() if line and line[0] != "#"]
    wrong = [row for row in rows if len(row) != 7 or row[5] not in ("survives", "invisible") or not row[6].strip()]
    if wrong:
        sys.exit(f"{LIST}: found {wrong[0]}, expected file, function, kind, original, change, survives or invisible, and a reason")
    return {tuple(row[:5]): (row[5], row[6]) for row in rows}


# ---- the program without a mutant ----------------------------------------------------------------


@dataclasses.dataclass
class Test:
    name: str
    words: list
    variables: dict
    folder: str
    near: bool  # its suite is named as the folder
    seconds: float = 0
    reached: bytes = b""

    def fails(self, number, marks=None):
        status, said, seconds = run(self.words, number, 3 * self.seconds + 10 if self.seconds else 120, None, marks, self.folder, None, self.variables)
        self.seconds = self.seconds or max(seconds, 0.01)
        return bool(status) or re.search(r"^not ok", said, re.M)


def tests_of(build, folder, suites):
    """The fast ones, those of the folder first."""
    for test in introspected(build, "tests"):
        mine = {suite.split(":")[-1] for suite in test["suite"]}
        if not mine & {"slow", "reports", "deep", "again"} and (not suites or mine & suites):
            yield Test(test["name"], test["cmd"], test["env"], test["workdir"] or str(build), folder.rpartition("/")[2] in mine)


def introspected(build, what):
    return json.loads(subprocess.run(["meson", "introspect", f"--{what}", build], capture_output=True, text=True, check=True).stdout)


def targets_of(build, folder, suites):
    """What has to be built for the tests of some suites; nothing stands for everything."""
    if not suites:
        return []
    names = {test.name for test in tests_of(build, folder, suites)}
    needed = {target for test in introspected(build, "tests") if test["name"] in names for target in test["depends"]}
    files = [name for target in introspected(build, "targets") if target["id"] in needed or target["name"] in PROGRAMS for name in target["filename"]]
    return [str(pathlib.Path(name).relative_to(build)) for name in files]


class Original:
    def __init__(self, build, folder, count, suites, jobs):
        self.build, self.seen, self.reached, self.seconds = build, [], [], []
        self.tests = list(tests_of(build, folder, suites))
        if not self.tests:
            sys.exit(f"found no fast test of {', '.join(suites)}")
        place = threading.local()

        def marks():
            place.path = getattr(place, "path", build.parent / f"reached-{threading.get_ident()}")
            place.path.write_bytes(bytes(count + 1))
            return place.path

        def look(command):
            path, began = marks(), time.monotonic()
            first, again = visible.see(build, 0, command, path), visible.see(build, 0, command)
            took = time.monotonic() - began
            if first[0] != again[0]:
                sys.exit(f"{command}: says now so and now so: {visible.difference(first[1], again[1])}")
            return first, path.read_bytes(), took

        def try_test(test):
            path = marks()
            failed = test.fails(0, path)
            test.reached = path.read_bytes()
            return failed

        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            for seen, reached, took in pool.map(look, visible.COMMANDS):
                self.seen.append(seen)
                self.reached.append(reached)
                self.seconds.append(took)
            failed = list(pool.map(try_test, self.tests))
        failed = [f and try_test(t) for t, f in zip(self.tests, failed)]  # alone, where others were too much
        for test in [t for t, f in zip(self.tests, failed) if f]:
            print(f"left out, as it fails without a mutant: {test.name}", file=sys.stderr)
        self.tests = [t for t, f in zip(self.tests, failed) if not f]
        self.tests.sort(key=lambda t: (not t.near, t.seconds))

    def first_difference(self, number):
        """The command that shows it, with both lines, the quick ones first; None: none does."""
        for i in sorted((i for i, reached in enumerate(self.reached) if reached[number]), key=self.seconds.__getitem__):
            digest, text = visible.see(self.build, number, visible.COMMANDS[i])
            if digest != self.seen[i][0]:
                return (visible.COMMANDS[i], *visible.difference(self.seen[i][1], text))
        return None

    def first_failing(self, number):
        """A test that fails, again when it is run anew, and does not without it."""
        for test in self.tests:
            if test.reached[number] and test.fails(number) and not test.fails(0) and test.fails(number):
                return test.name
        return None

    def is_reached(self, number):
        return any(reached[number] for reached in self.reached) or any(t.reached[number] for t in self.tests)


# ---- one mutant ----------------------------------------------------------------------------------


@dataclasses.dataclass
class Finding:
    number: int
    mutant: object
    seen: tuple  # a command, and a line without and with it; None: no command shows it, or a test fails
    test: str
    reached: bool

    @property
    def kind(self):
        return "killed" if self.test else "survives" if self.seen else "invisible"

    def __str__(self):
        text = f"{self.number:4} {self.kind}: {self.mutant}"
        if self.test:
            return f"{text}: {self.test} fails"
        if self.seen:
            return f"{text}: {self.seen[0]}: {self.seen[2][:160]!r} for {self.seen[1][:160]!r}"
        return text if self.reached else f"{text}: nothing comes there"


def examine(original, number, mutant):
    """What a test sees can be seen; of the rest the commands say it."""
    test = original.first_failing(number)
    seen = None if test else original.first_difference(number)
    finding = Finding(number, mutant, seen, test, original.is_reached(number))
    print(finding, flush=True)
    return finding


# ---- all of them ---------------------------------------------------------------------------------


def draw(everything, seed, count):
    pool, drawn = everything[:], []
    random.Random(seed).shuffle(pool)
    for file, mutant in pool:
        if len(drawn) == count:
            break
        if file.compiles(mutant):
            drawn.append((file, mutant))
    return drawn


def row_of(finding):
    return "\t".join((*key_of(finding.mutant), finding.kind, "REASON"))


def conclude(folder, found, findings, seed, least):
    """Print what came of it. The status: 1 when a survivor has no reason, too few of the visible ones are killed, or too
    many are invisible."""
    listed = read_list()
    kinds = {kind: [f for f in findings if f.kind == kind] for kind in ("killed", "survives", "invisible")}
    visible_ones = len(kinds["killed"]) + len(kinds["survives"])
    share = 100 * len(kinds["killed"]) / visible_ones if visible_ones else 0
    unlisted = {kind: [f for f in kinds[kind] if listed.get(key_of(f.mutant), ("",))[0] != kind] for kind in ("survives", "invisible")}
    print(
        f"\n{folder}, seed {seed}: {len(findings)} of {found:,} mutants: {len(kinds['killed'])} killed, {len(kinds['survives'])} survive, "
        f"{len(kinds['invisible'])} invisible; {share:.1f}% of the visible ones are killed"
    )
    for kind, some in unlisted.items():
        if some:
            print(f"\n{kind}, and not in {LIST.relative_to(SOURCE)}:", *map(row_of, some), sep="\n")
    if 100 * len(kinds["invisible"]) > MOST_INVISIBLE * len(findings):
        print(f"\nmore than {MOST_INVISIBLE}% are invisible: the commands of visible.py show too little of {folder}")
        return 1
    return 1 if unlisted["survives"] or share < least else 0


def examine_folder(folder, options):
    if not any((SOURCE / folder).glob("**/*.c")):
        sys.exit(f"{folder}: found no folder with C files")
    seed = seed_of_commit() if options.seed is None else options.seed
    suites = set(options.suites or ())
    place = options.build.resolve() / folder.replace("/", "-")
    build, found, mutants = make(place, folder, lambda everything: draw(everything, seed, options.count), ("-Dwerror=false", "-Dcoq=disabled"), lambda build: targets_of(build, folder, suites))
    chosen = [(i, m) for i, m in enumerate(mutants, 1) if not options.only or i in options.only]
    if options.list:
        print("\n".join(f"{i:4} {m}" for i, m in chosen))
        return 0
    original = Original(build, folder, len(mutants), suites, options.jobs)
    findings = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        waiting = [pool.submit(examine, original, *c) for c in chosen]
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.default_int_handler)
        try:
            findings = [done.result() for done in concurrent.futures.as_completed(waiting)]
        except KeyboardInterrupt:
            stopping.set()
            pool.shutdown(wait=False, cancel_futures=True)
            sys.exit("broken off: what is above was found until then")
    return conclude(folder, found, sorted(findings, key=lambda f: f.number), seed, options.least)
