"""What `check` says within two seconds of one engine of each class, and that the measure itself sees what is wrong.
Speaks TAP.

usage: verdicts.py GIFTHORSE; `reports/strangers` has all kinds, and longer runs
"""

import concurrent.futures
import os
import pathlib
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import kinds
import measure
import tap
from slowness import SLOW

GIFTHORSE = os.path.abspath(sys.argv[1])
SECONDS = round(2 * min(SLOW, 3))
GRACE = 2 * SLOW  # seconds: other tests run beside this one
CLASSES = [
    "control", "exits-after-greeting", "exits-at-compare", "exits-after-10", "hangs-after-greeting", "hangs-after-100",
    "hangs-on-compare", "flood-equals", "ends-in-nul", "one-late", "takes-memory", "stderr-flood", "slow-20ms", "limit-all",
]


def test_classes():
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for run in pool.map(lambda name: measure.run(GIFTHORSE, name, SECONDS, "check", ("--jobs", "1")), CLASSES):
            wrong = list(measure.wrong_of(run, GRACE))
            tap.ok(not wrong, f"{run.name}: {kinds.what(run.name)}", f"{'; '.join(wrong)}\n{run.noted}\n{run.out}{run.err[:1000]}")


def test_notes():
    """Times are seconds, and the run ended at 10."""
    with tempfile.TemporaryDirectory() as folder:
        notes = pathlib.Path(folder) / "notes"
        for name, text, faulty, hung in [
            ("nothing", "1 7 start\n", False, False),
            ("a fault", "1 7 start\n3 7 fault exits\n", True, False),
            ("a wrong answer", "1 7 start\n3 7 wrong {1|0}\n", True, False),
            ("a fault too late to see", "1 7 start\n9.8 7 fault exits\n", False, False),
            ("ended in a hang", "1 7 start\n2 7 hung 2\n3 8 hung 2\n", False, True),
            ("hung at the end", "1 7 start\n7 7 hung 7\n9.9 8 hung 7\n", False, False),
            ("hung for long", "1 7 start\n2 7 hung 2\n9.9 8 hung 2\n", False, True),
        ]:
            notes.write_text(text)
            found = measure.notes_of(notes, 10)
            tap.ok((found.faulty, found.hung, found.starts) == (faulty, hung, 1), f"notes: {name}", found)


def test_judge():
    """A run of two seconds with this status and page, of an engine that did this."""
    for name, status, page, noted, right in [
        ("control", 0, "no fault found", {}, True),
        ("control", 1, "1 fault", {}, False),
        ("control", 2, "nothing was decided", {}, False),
        ("control", 1, "no answer in time to 1 request, no other fault found", {}, False),
        ("control", 1, "no answer in time to 1 request, no other fault found", {"grace": 2}, True),
        ("control", 1, "1 fault", {"grace": 2}, False),
        ("control", 0, "no fault found", {"took": 3.5}, False),
        ("control", 0, "no fault found", {"processes": [7]}, False),
        ("control", 0, "no fault found", {"files": ["x"]}, False),
        ("control", -11, "", {}, False),
        ("slow-300ms", 0, "no fault found, but late", {}, True),
        ("slow-300ms", 1, "no fault found, but late", {}, False),
        ("limit-all", 2, "1742 theorems\nnothing was decided", {}, True),
        ("limit-all", 2, "no fault found\nnothing was decided", {}, False),
        ("limit-all", 0, "no fault found", {}, False),
        ("exits", 2, "", {}, True),
        ("exits", 0, "no fault found", {}, False),
        ("crlf", 0, "no fault found", {"faulty": True}, False),
        ("crlf", 1, "no fault found", {"faulty": True}, False),
        ("crlf", 2, "nothing was decided", {"faulty": True}, False),
        ("crlf", 1, "1 fault", {"faulty": True}, True),
        ("wrong-1000th", 0, "no fault found", {}, True),
        ("hangs-after-100", 0, "no fault found", {"hung": True}, False),
        ("hangs-after-100", 0, "no fault found, but late", {"hung": True}, True),
        ("hangs-on-compare", 0, "no fault found, but late", {"hung": True, "seconds": 60}, False),
        ("hangs-on-compare", 0, "no fault found, but late", {"hung": True, "seconds": 8}, True),
        ("hangs-on-compare", 1, "1 fault", {"hung": True, "seconds": 60}, True),
        ("mute", 2, "", {}, True),
        ("hangs-after-greeting", 2, "nothing was decided", {"hung": True}, True),
        ("hangs-after-greeting", 2, "nothing was decided", {"hung": True, "seconds": 13}, False),
        ("late-newline", 1, "no answer in time to 2 requests, no other fault found", {"hung": True, "seconds": 8}, True),
        ("late-newline", 1, "no answer in time to 2 requests, no other fault found", {"hung": True, "seconds": 13}, True),
        ("late-newline", 1, "no answer in time to 2 requests, no other fault found", {"hung": True, "seconds": 60}, False),
        ("late-newline", 0, "no fault found, but late", {"hung": True, "seconds": 13}, False),
        ("late-newline", 2, "nothing was decided", {"hung": True, "seconds": 13}, False),
        ("reads-nothing", 1, "no answer in time to 2 requests, no other fault found", {"hung": True, "seconds": 13}, False),
    ]:
        more = {"took": 2, "processes": [], "files": [], "seconds": 2} | noted
        run = measure.Run(
            name, "check", more["seconds"], status, page, "", more["took"],
            measure.Noted(more.get("faulty", False), more.get("hung", False), 0, 1), more["processes"], more["files"],
        )
        wrong = list(measure.wrong_of(run, more.get("grace", 1)))
        tap.ok((not wrong) == right, f"{'right' if right else 'wrong'} of {name}: status {status}, {page!r}, {noted}", wrong)


test_notes()
test_judge()
test_classes()
tap.done()
