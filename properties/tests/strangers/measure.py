"""Puts an engine that misbehaves to `gifthorse check` or `doctor`, and holds what is said against what is right."""

import collections
import json
import os
import pathlib
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time

import kinds

ENGINE = pathlib.Path(__file__).resolve().parent / "engine.py"
TIMEOUT = 5  # seconds that an answer may take, by default
SEEN = 0.5  # seconds after which what it did is seen, or what it does no more was ended by the run

# What an engine noted itself: whether it did what is a fault, or was wrong, while there was time to see it; whether it
# hung until the run ended that, or longer than an answer may take; seconds in which it hung, over all of its lives; starts.
Noted = collections.namedtuple("Noted", "faulty hung hung_seconds starts")
Run = collections.namedtuple("Run", "name command seconds status out err took noted processes files")


def notes_of(path, end):
    """What is in the file, of a run that ended then."""
    faulty, starts, hangs = False, 0, {}
    lines = path.read_text().splitlines() if path.exists() else []
    for at, process, word, *rest in (line.split(" ", 3) for line in lines):
        starts += word == "start"
        faulty |= word in ("fault", "wrong") and float(at) < end - SEEN
        if word == "hung":
            hangs[rest[0]] = float(at)
    long = [(until, until - float(since)) for since, until in hangs.items()]
    hung = any(until < end - SEEN or seconds > TIMEOUT + SEEN for until, seconds in long)
    return Noted(faulty, hung, sum(seconds for _, seconds in long), starts)


def left(mark):
    """Processes with this in their environment that are not dead."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/environ", "rb") as file:
                if mark in file.read().split(b"\0"):
                    found.append(int(name))
        except OSError:
            pass
    return found


def none_left(mark):
    """Those that are there half a second later, and then no more."""
    until = time.monotonic() + SEEN
    while (found := left(mark)) and time.monotonic() < until:
        time.sleep(0.05)
    for process in found:
        os.kill(process, signal.SIGKILL)
    return found


def run(gifthorse, name, seconds, command="check", options=()):
    """One run, in a folder of its own. Ended by force when it takes twice its time and 30 seconds."""
    with tempfile.TemporaryDirectory(prefix="strangers-") as folder:
        folder = pathlib.Path(folder)
        room, notes = folder / "room", folder / "notes"
        room.mkdir()
        engine = "cmd:" + shlex.join([sys.executable, "-S", "-E", "-B", str(ENGINE), str(gifthorse), name])
        words = [gifthorse, command, "--engine", engine, "--time", f"{seconds}s", *options]
        words += ["--quiet", *kinds.options_of(name)] if command == "check" else []
        mark = f"GH_STRANGERS={notes}"
        out, err = (open(folder / file, "w+", errors="replace") for file in ("out", "err"))
        began = time.monotonic()
        process = subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=out, stderr=err, cwd=room, start_new_session=True,
            env=os.environ | {"GH_STRANGERS": str(notes), "TMPDIR": str(room)},
        )
        try:
            process.wait(2 * seconds + 30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        end = time.monotonic()
        processes = none_left(mark.encode())
        texts = []
        for file in (out, err):
            file.seek(0)
            texts.append(file.read(1 << 20) if file is err else file.read())
            file.close()
        return Run(name, command, seconds, process.returncode, *texts, end - began, notes_of(notes, end), processes, os.listdir(room))


# ---- what was said


def said(run):
    """The verdict in a word: of 0 "no fault" or "late", of 2 "nothing" or "start", of 1 "fault", or "late" where
    there was nothing else; with what does not go with the status in one more."""
    acquitted = re.search("no (new )?fault found|: none found|\n *none found\n", run.out)
    late = re.search("no (new )?fault found[^\n]*, but|\n +late: |was (late|silent)|no answer to .* (in time|within)", run.out)
    if run.status == 0:
        return "late" if late else "no fault"
    if run.status == 1 and re.search(r"no answer in time to \d+ requests?, no other fault found", run.out):
        return "late"
    if run.status == 1:
        return "fault, yet acquitted" if acquitted and not late and run.command == "check" else "fault"
    if run.status == 2:
        word = "nothing" if re.search("theorems|nothing was decided", run.out) else "start"
        return word + ", yet acquitted" if acquitted and run.command == "check" else word
    return f"status {run.status}"


def right_of(run, busy=False):
    """The verdicts of which each is right; `busy`: the machine does something else, too."""
    right, noted = kinds.right_of(run.name), run.noted
    doctored = run.command == "doctor"
    doctor = {"no fault"} if doctored else set()  # has no word for what decides nothing
    anything = {"fault", "late", "no fault", "nothing"}
    if right in ("fault", "bug"):
        return {"fault"} if noted.faulty or noted.hung else anything
    if right == "silent":
        # the first wait is no whole one, and doctor has a third of its time for theorems
        return {"fault"} if run.seconds > (2 * TIMEOUT + 2) * (3 if doctored else 1) else {"fault", "late", "nothing"}
    if right == "unended":
        return {"fault"} if run.seconds >= 10 * TIMEOUT else {"fault", "late"} | ({"nothing"} if run.seconds < 2 * TIMEOUT else set())
    if right == "word":
        # only a tenth of the time is kept for what was late
        return ({"fault"} if run.seconds >= 10 * TIMEOUT else {"fault", "late"}) if noted.hung else anything
    if right == "hangs":
        return {"fault", "late"} if noted.hung else anything
    # some of our own answers take seconds, and are asked by doctor and in a longer run; and tenths of one, in a short one
    beside = {"late"} if doctored or busy or run.seconds >= 30 else set()
    return {
        "right": {"no fault"} | beside,
        "slow": {"no fault", "late", "nothing"},
        "nothing": {"nothing"} | doctor,
        "start": {"start", "nothing"},
        "either": {"no fault", "fault"} | beside,
    }[right]


def questions(run):
    found = re.search(r"([0-9]+) questions asked", run.out)
    return int(found[1]) if found else None


def wrong_of(run, grace=1):
    """Everything that is not as it should be. A machine on which a run may end more than a second late is a busy one."""
    verdict, right = said(run), right_of(run, grace > 1)
    if kinds.right_of(run.name) == "unended" and run.status == 0:
        yield "status 0, though no answer was ended in time"
    if verdict not in right:
        yield f"said {verdict}, right is {' or '.join(sorted(right))}"
    if run.took > run.seconds + grace:
        yield f"{run.took - run.seconds:.1f} s beyond its time"
    if run.processes:
        yield f"{len(run.processes)} processes are left"
    if run.files:
        yield f"files are left: {' '.join(run.files)}"


# ---- a bug within a minute


Found = collections.namedtuple("Found", "told passes decided applicable late")


def found(run):
    """Of a run with --format json: whether it was told, passes that were made, and how many theorems were decided of
    those that apply."""
    try:
        document = json.loads(run.out)
    except json.JSONDecodeError:
        return Found(run.status == 1, 0, 0, 0, run.noted.hung_seconds)
    verdicts = collections.Counter(theorem["verdict"] for theorem in document["theorems"])
    applicable = document["planned"] - verdicts["not applicable"]
    return Found(run.status == 1, document["passes"], applicable - verdicts["inconclusive"], applicable, run.noted.hung_seconds)


def wrong_of_bug(run, grace=1):
    if not found(run).told:
        yield f"not told, status {run.status}"
    yield from (text for text in wrong_of(run, grace) if not text.startswith("said"))
