"""Plug-ins in C as their author meets them, through `lib:` and gifthorse-host. Speaks TAP.

usage: hosted.py GIFTHORSE HOST HOSTILE.so DEFINITIONS.so
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, HOST, HOSTILE, DEFINITIONS = map(os.path.abspath, sys.argv[1:5])
LIMITED = os.environ.get("GH_SANITIZED") != "true"  # whether the host limits memory


def run(words, mode="", text=None, folder=None):
    """Status, standard output, standard error and seconds of a run with HOSTILE set to `mode`."""
    started = time.monotonic()
    done = subprocess.run(
        words,
        input=text,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=folder,
        env={**os.environ, "HOSTILE": mode, "HOSTILE_OF": str(os.getpid())},
    )
    return done.returncode, done.stdout, done.stderr, time.monotonic() - started


def check(library, *words, **settings):
    return run([GIFTHORSE, "check", "--engine", f"lib:{library}", *words], **settings)


# what a plug-in does on `compare 1 ; 0`, and what is said of it
FAULTS = {
    "segv": r"crashed \(signal 11\)",
    "abort": r"crashed \(signal 6\)",
    "fpe": r"crashed \(signal 8\)",
    "kill": r"crashed \(signal 9\)",
    "kill parent": r"lost its supervisor \(signal 9\)",
    "stop parent": "exited with status 3",
    "exit": "exited with status 3",
    "exit 0": "exited with status 0",
    "close": "exited with status 1|closed its output",
    "recurse": "crashed|exited",
    "hang": r"was silent for 0\.5 s",
    "fork": "wrote '=' without being asked|=, where the reference says",  # as the other one is sooner or later
    "protocol": "wrote '=' without being asked|answered 'xyzzy' to",  # likewise
    "exec": "exited with status 0",
    "stop": r"was silent for 0\.5 s",
    "terminate": r"crashed \(signal 15\)",
    "leave a daemon": "exited with status 3",
    "no game": "used 4000000000 as a game, which is none",
    "nonsense": "answered 99, expected an order",
    "fault": "I am confused",
}


def left(mode):
    """Processes of this test with this mode that are still there; one that is being killed has some seconds."""
    ours = {f"HOSTILE={mode}".encode(), f"HOSTILE_OF={os.getpid()}".encode()}
    ends = time.monotonic() + 10
    found = [0]
    while found and time.monotonic() < ends:
        found = []
        for process in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{process}/environ", "rb") as variables:
                    found += [process] if ours <= set(variables.read().split(b"\0")) else []
            except OSError:
                pass  # it has ended
        time.sleep(0.05 if found else 0)
    return found


def test_faults():
    for mode, words in FAULTS.items():
        status, out, err, seconds = check(HOSTILE, "--timeout", "0.5", "SS-2.6.x6", mode=mode)
        found = re.search(rf"(?: -> |    words  ).*({words})", out)
        told = mode == "fork" or re.search(r"(` *| {11})compare [10] ; 0(`|\n)", out)
        tap.ok(
            status == 1 and found and told and seconds < 30,
            f"a finding: {mode}",
            f"status {status}, {seconds:.1f} s\n{out}{err}",
        )
        still = left(mode)
        tap.ok(not still, f"nothing is left: {mode}", still)


def test_memory():
    if not LIMITED:
        tap.skip("endless allocation", "a sanitizer takes all address space")
        return
    status, out, err, seconds = check(HOSTILE, "SS-2.6.x6", mode="allocate")
    tap.ok(status == 1 and "crashed (signal 11) on `compare 1 ; 0`" in out, "endless allocation ends", out + err)
    for most, expected in ((None, 0), (400000, 7)):
        limit = f"ulimit -Sv {most};" if most else ""
        words = ["sh", "-c", limit + 'exec "$@"', "sh", HOST, HOSTILE]
        status, out, err, _ = run(words, mode="gibibyte", text="hello 1\ncompare 1 ; 0\n")
        tap.ok(status == expected, f"a gibibyte of memory, limit set before: {most}", f"{status} {out}{err}")


def test_harmless():
    for mode in ("", "print", "print on start", "input"):
        status, out, err, _ = run([HOST, HOSTILE], mode=mode, text="hello 1\ncompare 1 ; 0\nadd 1 ; 0\nbye\n")
        tap.ok(
            status == 0 and out == "gifthorse 1 hostile compare let\n=\nunsupported\n",
            f"answers as before: {mode or 'nothing'}",
            out + err,
        )
        if mode.startswith("print"):
            expected = "answered = to everything\n" if mode == "print" else "hello from the plug-in\n"
            tap.ok(expected in err and ("xyzzy\n" in err) == (mode == "print"), f"shown as an error: {mode}", err)
    status, out, err, _ = check(HOSTILE, "--quiet", "SS-2.6.x6", mode="print on start")
    tap.ok(status in (0, 1) and "hello from" not in out + err, "what it prints is not passed on", out + err)
    status, out, err, _ = run([HOST, HOSTILE], mode="misspelt", text="hello 1\n")
    tap.ok(status == 0 and out == "gifthorse 1 hostile compare cannonical let\n", "a misspelt ability is passed on", out)
    status, out, err, _ = run([HOST, HOSTILE], mode="refuse", text="compare 1 ; 0\n")
    tap.ok(status == 0 and out == "limit not today?nor tomorrow\n", "a refusal in one line", out + err)
    status, out, err, _ = check(HOSTILE, "SS-2.6.x6", mode="refuse")
    tap.ok(status == 2 and "inconclusive" in out and "fails" not in out, "a refusal is no failure", out + err)


def test_starts():
    for mode, words in {
        "exit on start": "",
        "null": "gifthorse_engine returned NULL",
        "other version": "expected version 1",
    }.items():
        status, out, err, _ = check(HOSTILE, "SS-2.6.x6", mode=mode)
        expected = 6 if mode == "exit on start" else 2
        tap.ok(
            status == 2 and words in err and f"exited with status {expected} before it greeted" in err,
            f"cannot start: {mode}",
            f"{status} {out}{err}",
        )
    with tempfile.TemporaryDirectory() as folder:
        odd = os.path.join(folder, "it's an engine.so")
        for name, library, words in (
            ("no such file", os.path.join(folder, "none.so"), "No such file"),
            ("no library", __file__, "invalid ELF header|file too short"),
            ("no engine", "libm.so.6", "libm.so.6: cannot open"),
            ("no name", "", "exited with status 2"),
            ("another program", HOST, "cannot dynamically load|does not export gifthorse_engine"),
        ):
            status, out, err, _ = check(library, "SS-2.6.x6", folder=folder)
            tap.ok(status == 2 and re.search(words, err), f"cannot start: {name}", f"{status} {out}{err}")
        shutil.copy(DEFINITIONS, odd)
        for library, where in ((odd, None), ("./it's an engine.so", folder), ("it's an engine.so", folder)):
            status, out, err, _ = check(library, "SS-2.6.x6", folder=where)
            tap.ok(status == 0 and "1 holds" in out, f"found: {os.path.dirname(library) or 'no'} folder", out + err)


def test_places():
    """A copy of the program finds its host beside it or where it is installed, else says where it looked."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "bin", "gifthorse")
        os.mkdir(os.path.dirname(program))
        shutil.copy(GIFTHORSE, program)
        words = [program, "check", "--engine", f"lib:{DEFINITIONS}", "SS-2.6.x6"]
        status, out, err, _ = run(words)
        looked = re.findall(r"\S+/gifthorse-host", err)
        tap.ok(
            status == 2 and "gifthorse-host was not found; looked at" in err and len(looked) == 3,
            "the host is missing",
            f"{status} {out}{err}",
        )
        for place in looked:
            os.makedirs(os.path.dirname(place), exist_ok=True)
            host = shutil.copy(HOST, place)
            status, out, err, _ = run(words)
            tap.ok(status == 0 and "1 holds" in out, f"the host at {os.path.relpath(place, folder)}", err)
            os.unlink(host)


def test_host():
    status, out, _, _ = run([HOST, "--help"])
    tap.ok(status == 0 and out.startswith("usage: gifthorse-host ENGINE.so"), "help of the host", out)
    for words in ([], ["a", "b"], ["--memory"]):
        status, out, err, _ = run([HOST, *words])
        tap.ok(status == 2 and not out and "usage:" in err, f"wrong use of the host: {words}", err)
    status, out, err, _ = run([GIFTHORSE, "serve", f"lib:{DEFINITIONS}"])
    tap.ok(status == 2 and "one built-in engine" in err, "serve no plug-in", err)


for test in (test_faults, test_memory, test_harmless, test_starts, test_places, test_host):
    test()
tap.done()
