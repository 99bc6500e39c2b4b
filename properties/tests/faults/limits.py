"""Little stack, little memory, and an output that is full: a message, and no crash.

usage: limits.py GIFTHORSE VERIFY. Speaks TAP.
"""

import json
import os
import re
import resource
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, VERIFY = map(os.path.abspath, sys.argv[1:3])
LEAST = 1024  # KiB
LARGE_ARRAYS = ["SS-3.10.x6", "BL-I.6a-x30", "ON-x26", "ON-x27"]  # of theorems, on the stack
NESTED = "{" * 4000 + "|}" * 4000


def run(kib, program, *words, text=""):
    stack = kib * 1024
    return subprocess.run(
        [program, *words],
        input=text,
        capture_output=True,
        text=True,
        timeout=120,
        env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_STACK, (stack, stack)),
    )


def test_refused():
    for kib in (32, 64, 128, 512, LEAST - 1):
        for words in (["eval", "{0|*}"], ["prove", "2.^ + * > 0"], ["check", "SS-2.1"], ["--version"]):
            done = run(kib, GIFTHORSE, *words)
            tap.ok(
                done.returncode == 2 and f"the stack is limited to {kib} KiB, and {LEAST} are needed" in done.stderr,
                f"{kib} KiB of stack are too little for {words[0]}",
                f"{done.returncode} {done.stderr}",
            )


def test_enough():
    """What fits, and what nests too deep for it, of all that recurses."""
    for kib in (LEAST, 2 * LEAST):
        for words, status in (
            (["eval", "{0|*} + *"], 0),
            (["eval", NESTED], 2),
            (["eval", "(" * 4000 + "1" + ")" * 4000], 2),
            (["eval", "birthday(3000.^)"], None),
            (["eval", "nim(200,200)"], None),
            (["eval", "genus(kayles(60))"], None),
            (["prove", "2.^ + * > 0"], 0),
            (["prove", "domineering(4,4)"], 0),
            (["digest", "nim(200)", "kayles(30)"], 0),
            (["moves", "--misere", "kayles(40) + grundysgame(30)"], None),
            (["hunt", "--cases", "50", "G + H = H + G [random 50]"], 0),
            (["check", "--cases", "3", "SS-2.10", *LARGE_ARRAYS], 0),
        ):
            done = run(kib, GIFTHORSE, *words)
            shown = " ".join(words)
            tap.ok(
                done.returncode == status if status is not None else done.returncode in (0, 1, 2),
                f"{kib} KiB of stack: {shown if len(shown) < 100 else shown[:40] + '...'}",
                f"{done.returncode} {done.stdout[-300:]} {done.stderr[-300:]}",
            )


def test_verify():
    """The kernel takes little."""
    certificate = subprocess.run([GIFTHORSE, "prove", "domineering(4,4)"], capture_output=True, text=True, check=True).stdout
    for kib in (64, 128):
        done = run(kib, VERIFY, text=certificate)
        tap.ok(done.returncode == 0, f"{kib} KiB of stack: the kernel alone", f"{done.returncode} {done.stderr}")


def run_in(kib, *words):
    """With so much address space."""
    space = kib * 1024
    return subprocess.run([GIFTHORSE, *words], capture_output=True, text=True, timeout=120, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (space, space)))


def test_memory():
    """In just so much memory as a small claim takes, a large one is left open: that it was memory is told."""
    with tempfile.TemporaryDirectory() as folder:
        claims, written = (os.path.join(folder, name) for name in ("my.claims", "run.json"))
        with open(claims, "w") as f:
            f.write("mine-1 nim(1,2,3) = 0\nmine-2 nim(36,36,36) == nim(36,36,36)\n")
        words = ["check", "--jobs", "1", "--against", "none", "--claims", claims]
        low, high = 16 << 10, 256 << 10
        while high - low > 8:
            middle = (low + high) // 2
            low, high = (low, middle) if run_in(middle, *words, "mine-1").returncode == 0 else (middle, high)
        for more in range(0, 40, 8):  # there the stack could not grow, either
            done = run_in(high + more, *words, "mine")
            tap.ok(done.returncode in (0, 2) and "signal" not in done.stdout + done.stderr, f"{high + more} KiB: no crash", done.stdout + done.stderr)
        page, told = (run_in(high + 512, *words, "--format", form, "mine").stdout for form in ("json", "table"))
        with open(written, "w") as f:
            f.write(page)
        open_ = [t.get("starved") for t in json.loads(page)["theorems"]]
        page = subprocess.run([GIFTHORSE, "report", written], capture_output=True, text=True, check=True).stdout
    tap.ok(open_ == [None, 1], f"{high + 512} KiB: what has no memory is counted", open_)
    tap.ok("2 cases, 1 of them inconclusive (1 for want of memory on this machine);" in told, "and told", told)
    tap.ok('<p class="note">This machine had not enough memory for 1 case, which is inconclusive.</p>' in page, "and on the page", page[:3000])
    whole = subprocess.run([GIFTHORSE, *words[:-2], "SS-2.6a"], capture_output=True, text=True).stdout
    tap.ok(re.search("of them inconclusive;", whole), "nothing of memory where there is enough", whole)


def test_full():
    for words in (["--help"], ["--version"], ["eval", "1"], ["eval", "--help"], ["list", "SS-2.1"], ["bench", "--help"]):
        with open("/dev/full", "w") as full:
            done = subprocess.run([GIFTHORSE, *words], stdout=full, stderr=subprocess.PIPE, text=True)
        tap.ok(
            done.returncode == 2 and done.stderr == "gifthorse: could not write the output\n",
            f"no room for what {' '.join(words)} prints",
            f"{done.returncode} {done.stderr}",
        )


test_refused()
test_enough()
test_verify()
test_memory()
if os.path.exists("/dev/full"):
    test_full()
tap.done()
