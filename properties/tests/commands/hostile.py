"""Engines that misbehave, each in one way, and what `check` may say of them. Speaks TAP.

usage: hostile.py GIFTHORSE DEFINITIONS HOSTILE [all]
"""

import collections
import concurrent.futures
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

from program import DEFINITIONS, GIFTHORSE, engine
from slowness import SLOW
import tap

ENGINES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "hostile_engines.py")
ALL = sys.argv[4:] == ["all"]
MARK = "GH_HOSTILE_ROW"
IDS = "SS-2.6.x6 SS-2.7b SS-2.10a SS-2.25a SS-5.4.x1 SS-7.5.x1"
FALSE = "SS-2.4.x4 SS-2.7b SS-2.25b/10"
VERDICTS = {"h": "holds", "f": "fails", "v": "vacuous", "n": "not applicable", "i": "inconclusive"}
SMALL, LARGE = "moves=0-2", "moves=3-100000000"
SILENT = ("--timeout", "0.3")
PASSES = "5" if ALL else "2"

# What the engine is told, ids, the verdicts that may be said, of which those in capitals must be; the
# status; what must and what must not be printed; the seconds that it may take. Where a signal is
# named it is sent soon after the first request, or the greeting. A late row is in the long test only.
Row = collections.namedtuple(
    "Row",
    "deed ids verdicts status must never seconds options signal late",
    defaults=[IDS, "Hn", 0, "", None, 8, (), None, False],
)

# A word of the protocol, and theorems that ask for it.
ASKING = {
    "outcome": "SS-2.7b",
    "compare": "SS-2.6.x6 SS-2.10a",
    "negate": "SS-2.9/15 SS-2.7b",
    "add": "SS-2.9/15 SS-2.11a/2",
    "subtract": "SS-2.10a",
    "canonical": "SS-2.25a",
    "birthday": "SS-2.25b/7 SS-2.25b/10",
    "number": "SS-2.9/15 SS-3.1/2",
    "left-stop": "SS-5.4.x1",
    "right-stop": "SS-5.4.x1",
    "grundy": "SS-7.5.x1",
    "misere-outcome": "SS-2.4.x4",
    "genus": "ON-x40/2",
    "tame": "ON-x67/2",
}


def refusals():
    """Each kind of refusal at each request, of small games, of large ones and of all."""
    for n, (word, ids) in enumerate(ASKING.items()):
        for m, reply in enumerate(("limit", "unsupported", "error")):
            for k, size in enumerate(("", SMALL, LARGE)):
                fails = reply == "error"
                deed = f"do={reply} word={word} {size}"
                words = f"(?s)no answer to {word}.*an error is no answer" if fails else "" if size == SMALL else f"{word}: "
                late = (n + m) % 3 != 0 or (n + k) % 3 != 0
                if word in ("genus", "tame") and size == SMALL:
                    continue  # no theorem asks
                yield Row(deed, ids, "Fhn" if fails else "ihn" if size == SMALL else "Ihn", 1 if fails else (0, 2), words, late=late)


def wrongs():
    """A wrong answer of each type: always, once in a hundred, and only later."""
    for n, (word, ids) in enumerate(ASKING.items()):
        deed = f"do=wrong word={word}"
        yield Row(deed, ids, "Fhin", 1, f"{word} ", late=n % 2 == 0)
        if word not in ("genus", "tame"):
            yield Row(deed + " every=100", ids, "fhin", (0, 1), "", late=n % 2 == 1)
        yield Row(deed + " every=3", ids, "fhin", (0, 1), "", late=True)
        yield Row(deed + " from=200", ids, "fhin", (0, 1), "", late=True)
        yield Row(deed + " once=FILE", ids, "Fhin", 1, '"reproducible": false', '"smallest": true', late=n % 4 != 1)
        yield Row(deed + " share=1/40", ids, "fhin", (0, 1), "", '"reproducible": false', late=True)
    yield Row("do=wrong from=200", ids="SS-2.6.x6 SS-2.10a SS-7.5.x1", verdicts="Fhin", status=1, must='"found": true', seconds=50, options=("--passes", "5"))


def silences():
    lost = '"kind": "(fell )?silent"'
    row = Row("", IDS, "fhin", 1, lost, "-> false, then no answer", 25, SILENT)
    yield row._replace(deed="do=silent", ids="SS-2.6.x6 SS-2.10a", verdicts="in")
    yield row._replace(deed="do=silent", seconds=40, late=True)
    yield row._replace(deed="do=silent", ids="SS-5.4.x1", options=(*SILENT, "--time", "1"), verdicts="fin", status=(0, 1, 2), must="", seconds=3)
    yield row._replace(deed="do=silent word=left-stop", ids="SS-5.4.x1 SS-2.6.x6", must=r'(?s)"kind": "silent".{0,400}"request": "left-stop"|"request": "left-stop".{0,400}"kind": "silent"')
    yield row._replace(deed="do=silent word=compare " + LARGE, ids="SS-2.6.x6 SS-2.10a", must=r'(?s)"kind": "silent".{0,400}"request": "compare"|"request": "compare".{0,400}"kind": "silent"')
    yield row._replace(deed="do=silent at=30", ids="SS-2.6.x6 SS-2.10a SS-2.25a")
    short = Row("", "SS-2", "fhin", 1, '"kind": "fell silent"', None, 20, ("--time", "15"), late=True)
    yield short._replace(deed="do=silent at=30")  # a fresh engine that is asked all of that is silent, too
    yield short._replace(deed="do=sleep every=300 seconds=0.4", status=0, must='"kind": "late"', never=lost)  # and one that rests is not
    once = row._replace(deed="do=silent at=1 once=FILE", ids="SS-2.6.x6 SS-2.10a", verdicts="fhin")
    yield once._replace(status=(0, 1), must="", never='"smallest": true')
    yield row._replace(deed="do=drip at=30", ids="SS-2.10a", status=(1, 2), must="did not end its line")
    yield row._replace(deed="do=drip word=grundy", ids="SS-7.5.x1 SS-2.6.x6", must="did not end its line")
    yield row._replace(deed="do=half at=20", ids="SS-2.10a", must="did not end its line", late=True)
    yield row._replace(deed="do=sleep from=30 seconds=0.5", ids="SS-2.10a SS-2.25a/2", must=lost)
    yield row._replace(deed="do=sleep from=30 seconds=0.01", ids="SS-2.10a", verdicts="Hn", status=0, must="", never="no answer", options=(), late=True)
    yield row._replace(deed="do=swapped every=50", ids="SS-2.10a", must="", late=True)
    yield row._replace(deed="do=parents-group at=20", ids="SS-2.10a", verdicts="fhin")
    yield row._replace(deed="do=grandchildren at=20", ids="SS-2.10a", verdicts="fhin")
    yield row._replace(deed="do=stop-parent at=20", ids="SS-2.10a", verdicts="fhin", late=True)


def findings():
    """What is told as a fault of the engine."""
    row = Row("", "SS-2.10a SS-2.6.x6", "Fhin", 1, "no answer to [a-z]+", "in time", 20)
    yield row._replace(deed="do=late", verdicts="Hn", status=0, must="", never="no answer")
    yield row._replace(deed="do=flood at=30", must="more than 4194304 bytes", late=True)
    yield row._replace(deed="do=lines word=compare " + SMALL)
    yield row._replace(deed="do=more every=40")
    yield row._replace(deed="do=nonsense word=subtract", must="answered 'xyzzy'")
    yield row._replace(deed="do=empty at=30", must="answered ''")
    yield row._replace(deed="do=binary at=30", must="", late=True)
    yield row._replace(deed="do=close at=30")
    yield row._replace(deed="do=exit every=3", must="exited with status 3")
    one = r'(?s)"faults": \[\s*\{[^[]*"beside": \[[^]]*"and with the same last words"[^]]*\],\s*"theorems": \[[^]]*\],\s*"own": [0-9]+\s*\}\s*\]'
    yield row._replace(deed="do=fail word=negate,canonical moves=4-900", ids="SS-2.7b SS-2.25a/2", must=one)
    yield row._replace(deed="do=exit word=subtract", must="exited with status 3 on `subtract")
    yield row._replace(deed="do=crash word=compare " + LARGE, must="crashed .signal 11. on `compare", late=True)
    yield row._replace(deed="do=daemon at=20", must="exited with status 4")
    yield row._replace(deed="do=holder at=20", must="exited with status 4")
    yield row._replace(deed="do=quiet-daemon every=50", verdicts="Hn", status=0, must="", never="no answer")
    yield row._replace(deed="do=kill-parent at=20", must="lost its supervisor")
    yield row._replace(deed="do=orphans at=20", must="lost its supervisor")
    yield row._replace(deed="do=memory at=20", must="more than 200 MiB", options=("--memory", "200"))
    yield row._replace(deed="do=memory-of-children at=20", must="more than 200 MiB", options=("--memory", "200"), late=True)


def greetings():
    row = Row("", "SS-2.6.x6 SS-2.10a", "", 2, "", None, 5)
    misspelt = r"compere \(did you mean compare\?\), outcone \(did you mean outcome\?\)"
    yield row._replace(deed="has=compere,outcone", must=misspelt, options=("--format", "table"))
    yield row._replace(deed="has=")
    yield row._replace(deed="greet=none", must="nothing was decided")
    yield row._replace(deed="greet=version", must="version")
    yield row._replace(deed="greet=nothing", must="status 6")
    yield row._replace(deed="greet=daemon", must="status 4")
    yield row._replace(deed="greet=banner", must=r"its greeting is line 2: .*` \| sed -u 1,1d`")
    yield row._replace(deed="greet=silent", must="10 s; does it flush", seconds=14, late=True)
    yield row._replace(deed="greet=drip", must="10 s", seconds=14, late=True)
    yield row._replace(deed="has=compare greet=twice", status=(1, 2))
    restart = row._replace(status=(1, 2), verdicts="fihn", seconds=10)
    for deed in ("fewer", "other", "nothing", "version"):  # in its second life
        yield restart._replace(deed=f"do=exit at=20 greet={deed} after=FILE", late=deed in ("other", "version"))


def ended():
    """Ctrl-C and SIGTERM end each within a second."""
    row = Row("", "SS", "hfnvi", 0, "", None, 2)
    for n, deed in enumerate(("", "do=silent from=5", "do=drip from=5", "do=grandchildren from=5", "do=flood from=20", "do=limit", "do=exit every=3", "do=stop-parent from=5", "do=late", "greet=silent")):
        for number in (signal.SIGINT, signal.SIGTERM):
            yield row._replace(deed=deed, signal=number, options=("--timeout", "600"), late=(n + (number == signal.SIGINT)) % 3 != 0)


# ---- running a row


def left(mark):
    """Processes that were started by the row and are not dead, by their environment."""
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/environ", "rb") as file:
                    if mark in file.read().split(b"\0"):
                        found.append(int(name))
            except OSError:
                pass
    return found


def wait_for_none(mark):
    until = time.monotonic() + 0.5 * SLOW
    while (found := left(mark)) and time.monotonic() < until:
        time.sleep(0.02)
    for pid in found:
        os.kill(pid, signal.SIGKILL)
    return found


def wait_for(path):
    """The engine has been asked, and some things more."""
    until = time.monotonic() + 20 * SLOW
    while not os.path.exists(path) and time.monotonic() < until:
        time.sleep(0.02)
    time.sleep(0.3)


def run(number, row, folder):
    mark = f"{os.getpid()}-{number}"
    path = os.path.join(folder, mark)
    if not row.signal:
        open(path, "w").close()
    words = [word.replace("FILE", path) for word in row.deed.split()] + ["begun=" + path] * bool(row.signal)
    command = [GIFTHORSE, "check", "--quiet", "--format", "json", "--jobs", "2" if row.signal else "1", "--cases", "20"]
    command += [*([] if "--passes" in row.options else ["--passes", PASSES]), *row.options, "--engine", engine(ENGINES, DEFINITIONS, *words), *row.ids.split()]
    began = time.monotonic()
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | {MARK: mark}
    )
    if row.signal:
        wait_for(path)
        began = time.monotonic()
        process.send_signal(row.signal)
    try:
        out, err = process.communicate(timeout=(row.seconds + 5) * SLOW)
    except subprocess.TimeoutExpired:
        process.kill()
        wait_for_none(f"{MARK}={mark}".encode())
        out, err = process.communicate()
    seconds = time.monotonic() - began
    return process.returncode, out, err, seconds, wait_for_none(f"{MARK}={mark}".encode())


# ---- what must be so


def wrong_of_failures(theorems):
    """Rules for every run."""
    slow = collections.Counter()
    for theorem in theorems:
        failure = theorem["failure"]
        if (theorem["verdict"] == "fails") != (failure is not None):
            yield f"{theorem['name']}: a failure is told just where it fails"
        if failure and failure["smallest"] and failure["reproducible"] is False:
            yield f"{theorem['name']}: not reproducible, yet smallest"
        if failure and (failure["reproducible"] is False) != (failure["again"] is not None):
            yield f"{theorem['name']}: again is {failure['again']}"
        if failure and failure["fault"].endswith("in time"):
            slow[failure["fault"]] += 1
            if failure["smallest"]:
                yield f"{theorem['name']}: silent, yet smallest"
        if theorem["reason"] and "as was reported before" in theorem["reason"]:
            slow[theorem["reason"].split(",")[0]] += 0
    for fault, times in slow.items():
        if times != 1:
            yield f"{fault} is told {times} times"


def wrong_of(row, status, out, err, seconds, processes):
    """Everything that is not as the row says."""
    allowed = row.status if isinstance(row.status, tuple) else (row.status,)
    if row.signal:
        allowed = (128 + row.signal,)
    if status not in allowed:
        yield f"status {status}"
    if seconds > row.seconds * SLOW:
        yield f"{seconds:.2f} s"
    if processes:
        yield f"processes {processes} are left"
    if not re.search(row.must, out + err):
        yield f"no {row.must!r}"
    if row.never and re.search(row.never, out + err):
        yield f"there is {row.never!r}"
    if "table" in row.options or (not out and ("greet=silent" in row.deed or status == 2)):
        return  # no document, as the run did not start
    try:
        document = json.loads(out)
    except json.JSONDecodeError as error:
        yield f"no JSON: {error}"
        return
    if len(document["theorems"]) != document["planned"]:
        yield f"{document['planned']} theorems, {len(document['theorems'])} told"
    if document["ended"] != ("interrupted" if row.signal else "complete") and "--time" not in row.options:
        yield f"ended: {document['ended']}"
    told = {theorem["verdict"] for theorem in document["theorems"]}
    may = {VERDICTS[letter.lower()] for letter in row.verdicts}
    must = {VERDICTS[letter.lower()] for letter in row.verdicts if letter.isupper()}
    if row.verdicts and (told - may or must - told):
        yield f"verdicts {sorted(told)}, not {row.verdicts}"
    yield from wrong_of_failures(document["theorems"])


def main():
    rows = [*refusals(), *wrongs(), *silences(), *findings(), *greetings(), *ended()]
    rows = [row for row in rows if ALL or not row.late]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(4) as pool:
        for row, result in zip(rows, pool.map(lambda pair: run(*pair, folder), enumerate(rows))):
            faults = list(wrong_of(row, *result))
            name = (row.deed.strip() or "no fault") + (f", {signal.Signals(row.signal).name}" if row.signal else "")
            tap.ok(not faults, name, f"{row.ids}: {'; '.join(faults)}\n{result[2][:300]}")


main()
tap.done()
