"""Ctrl-C, SIGTERM and SIGHUP end every command within a second: with the status of the signal, with
what was found until then, and without a file that is left. What crashes is told.

usage: signals.py GIFTHORSE. Speaks TAP.
"""

import concurrent.futures
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from slowness import SLOW
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])
WAITING = 0.6  # seconds: what waits is not left, it hears
LARGE = [word for name in ("forms", "options", "steps") for word in ("--limit", name + "=100000000")]
DOMINEERING = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../engine/ruleset_programs/examples/domineering.py")
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Running:
    """A command that waits or works for longer than the test has patience."""

    def __init__(self, words, text=None):
        self.process = subprocess.Popen(
            [GIFTHORSE, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        if text:
            self.process.stdin.write(text)
            self.process.stdin.flush()

    def work(self, seconds):
        """Let it work for so many seconds of processor time, all its threads; or wait, if it does nothing."""
        path, until = f"/proc/{self.process.pid}/stat", time.monotonic() + 20 * SLOW
        ticks, idle = -1, 0
        while ticks < seconds * os.sysconf("SC_CLK_TCK") and idle < 5 and self.process.poll() is None and time.monotonic() < until:
            time.sleep(0.02)
            with open(path) as file:
                fields = file.read().rpartition(")")[2].split()
            ticks = int(fields[11]) + int(fields[12])
            idle = idle + 1 if fields[0] == "S" else 0

    def end(self, number, after=0):
        """Its status after the signal, the seconds that it took, output and errors."""
        time.sleep(after)
        early = self.process.poll()
        begun = time.monotonic()
        self.process.send_signal(number)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        seconds = time.monotonic() - begun
        out, err = self.process.stdout.read(), self.process.stderr.read()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            pipe.close()
        return early, self.process.wait(), seconds, out, err


def try_one(number, words, text):
    running = Running(words, text)
    running.work(0.1)
    return running.end(number)


def try_all(name, words, text=None, expected="", within=1):
    """What is printed must match, all of it."""
    with concurrent.futures.ThreadPoolExecutor(len(SIGNALS)) as pool:
        ends = list(pool.map(lambda number: try_one(number, words, text), SIGNALS))
    for number, (early, status, seconds, out, err) in zip(SIGNALS, ends):
        tap.ok(
            early is None and status == 128 + number and seconds < within * SLOW and re.fullmatch(expected, out) and not err,
            f"{name}: {signal.Signals(number).name}",
            f"early {early}, status {status} after {seconds:.2f} s\n{out[-300:]}{err}",
        )


def test_computing():
    try_all("eval, a heap", ["eval", "1 = 1", "heap_grundy(.77, 60000000)"], expected="true\n")
    try_all("eval, forms", ["eval", *LARGE, "1 = 1", "misere_outcome(grundysgame(120)) = P"], expected="true\n")
    try_all("eval, parts of a game", ["eval", *LARGE, "kayles(400)"], expected=r"value .*\n(.*\n)*Grundy value .*\n(.*\n)*")
    try_all("hunt", ["hunt", "G + H = H + G [forms day 1] [random 100000000]"], expected=r"all pairs of forms born by day 1: none; \d+ cases\n(.*\n)?")
    try_all("prove, heaps", ["prove", "--heaps", "16777216", "grundy(octal(.6, 16000000)) = 0"])
    try_all("prove, misere play", ["prove", *LARGE, "misere_outcome(grundysgame(90)) = P"])
    try_all("prove, a board", ["prove", "--limit", "steps=100000000", "outcome(domineering(8,8))"])
    try_all("prove, a sum", ["prove", *LARGE, "domineering(6,6)"])
    try_all("digest", ["digest", *LARGE, "1", "grundysgame(120)"], expected="[0-9a-f]{64}\n")
    try_all("moves", ["moves", "octal(.6, 60000000)"])
    try_all("moves in misere play", ["moves", "--misere", *LARGE, "grundysgame(300)"])
    try_all("rules", ["rules", *LARGE, "--program", f"{sys.executable} {DOMINEERING}", "8", "8"])
    head = r"workload .*\n"
    for name in ("d", "g-toads-6-4", "m-6-plain"):
        try_all(f"bench {name}", ["bench", name, "--runs", "100"], expected=rf"{head}(.*\n)*")


def test_waiting():
    try_all("eval, between lines", ["eval"], "1 = 1\n2 = 2\n", expected="true\n\ntrue\n", within=WAITING)
    try_all("serve, between answers", ["serve"], "hello 1\ncompare 0; *\n", expected=r"gifthorse 1 reference .*\n\|\|\n", within=WAITING)
    try_all("verify, reading", ["verify"], within=WAITING)
    try_all("report, reading", ["report", "-"], '{"gifthorse": ', within=WAITING)
    heaps = "outcome *\noctal .77; 60000000\n"
    try_all("serve, answering", ["serve", "optimized"], heaps, expected=r"N\n(limit .*\n)?", within=WAITING)


def test_kernel():
    """What cannot look at the flag is left."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "certificate")
        with open(path, "w") as file:
            file.write(f"gifthorse-heaps 1 .3... 0\nv {' '.join(map(str, range(65536)))}\n.\n")
        try_all("verify, checking", ["verify", path])


def test_report():
    """The page is written beside its place, which is emptied."""
    with tempfile.TemporaryDirectory() as folder:
        run, page = os.path.join(folder, "run.json"), os.path.join(folder, "page.html")
        words = ["report", "--output", page, *[run] * 20]
        with open(run, "w") as file:
            subprocess.run([GIFTHORSE, "check", "--cases", "3", "--format", "json", "SS-2.1"], stdout=file, check=True)
        for number in SIGNALS:
            statuses = set()
            begun = time.monotonic()
            subprocess.run([GIFTHORSE, *words], check=True)
            whole = time.monotonic() - begun
            for step in range(20):
                statuses.add(Running(words).end(number, whole * step / 20)[1])
            left = sorted(os.listdir(folder))
            tap.ok(
                statuses <= {0, 128 + number, -number} and 128 + number in statuses and set(left) <= {"page.html", "run.json"},
                f"report: {signal.Signals(number).name} leaves no half of a page",
                f"{statuses} {left}",
            )


def test_reading():
    """Claims that are being read, those built in or those of a file, are not blamed."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "never-written.claims")
        os.mkfifo(path)
        try_all("check, waiting for a file of claims", ["check", "--claims", path, "mine"], within=WAITING)
    for number in SIGNALS:
        ends = [Running(["check", "--quiet", "SS-2.1"]).end(number, 0.002 * step * SLOW) for step in range(20)]
        tap.ok(
            {end[1] for end in ends} <= {0, 128 + number, -number} and any(end[1] == 128 + number for end in ends) and not any(end[4] for end in ends),
            f"check, reading its claims: {signal.Signals(number).name}",
            {(end[1], end[4]) for end in ends},
        )


def test_ignored():
    """What a parent ignores, as nohup does, is not taken."""
    process = subprocess.Popen(
        [GIFTHORSE, "eval", "heap_grundy(.77, 200000)"],
        stdout=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN),
    )
    time.sleep(0.05)
    process.send_signal(signal.SIGHUP)
    tap.ok(process.communicate(timeout=60) and process.returncode == 0, "a signal that is ignored ends nothing")


def test_crash():
    """A process of the check that crashes is not passed over; one that is killed for want of memory is no fault."""
    for number, expected in ((signal.SIGSEGV, 2), (signal.SIGABRT, 2), (signal.SIGKILL, 0)):
        check = subprocess.Popen([GIFTHORSE, "check", "--quiet", "SS-2.9"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        children, until = [], time.monotonic() + 10 * SLOW
        while not children and time.monotonic() < until:
            with open(f"/proc/{check.pid}/task/{check.pid}/children") as file:
                children = file.read().split()
        time.sleep(0.1)
        os.kill(int(children[0]), number)
        out, err = check.communicate(timeout=60)
        ends = rf"was ended by signal ({int(number)}|{int(signal.SIGABRT)})|ended with status \d+"  # the latter two of sanitizers
        said = re.search(rf"a process of this check crashed, .*: SS-2\.\S+: the process that ran it ({ends})$", err, re.M)
        tap.ok(check.returncode == expected and bool(said) == (expected == 2), f"a process that is ended by {number.name}", f"status {check.returncode}\n{err}")


test_computing()
test_waiting()
test_crash()
test_kernel()
test_report()
test_reading()
test_ignored()
tap.done()
