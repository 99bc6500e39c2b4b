"""Little stack, and an output that is full: a message, and no crash.

usage: limits.py GIFTHORSE VERIFY. Speaks TAP.
"""

import os
import resource
import subprocess
import sys

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
if os.path.exists("/dev/full"):
    test_full()
tap.done()
