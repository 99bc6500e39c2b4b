"""What `gifthorse doctor` finds of engines whose limits are known. Speaks TAP.

usage: doctor.py GIFTHORSE DEFINITIONS HOSTILE [sizes]; with `sizes` what takes a minute
"""

import os
import re
import signal
import subprocess
import sys
import time

from program import DEFINITIONS, GIFTHORSE, engine, expect, run
from slowness import SLOW
import tap

DOCTORED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "doctored.py")


def examine(mode, seconds):
    """Status, and the page in parts by their first words."""
    status, out, err = run("doctor", "--time", str(seconds * SLOW), "--engine", engine(DOCTORED, mode))
    parts = {part.split()[0].rstrip(",:"): part for part in out.split("\n\n")}
    return status, parts, out + err


def finds(name, mode, status, seconds=8, **parts):
    """A page must end with this status, and its parts match."""
    got, page, whole = examine(mode, seconds)
    for part, pattern in parts.items():
        tap.ok(re.search(pattern, page.get(part, "")), f"{name}: {part}", whole)
    tap.ok(got == status, f"{name}: status {status}", f"status {got}\n{whole}")


def test_starts():
    expect("no engine", ["doctor"], 2, err="expected --engine")
    expect("a word too many", ["doctor", "--engine", "reference", "SS"], 2, err="options only")
    expect("no such program", ["doctor", "--engine", "cmd:/nonexistent/engine"], 2, out="(?s)does not start .*nonexistent.*\nwhat helps .*path")
    expect("a banner", ["doctor", "--engine", engine(DOCTORED, "banner")], 2, out="(?s)does not start .*version 3 of today.*its greeting is line 2.*standard error")
    expect("no greeting", ["doctor", "--time", "1", "--engine", engine(DOCTORED, "mute")], 2, out="(?s)did not greet.*\nwhat helps .*flush")


def test_faultless():
    finds(
        "outcome alone", "plain", 0,
        engine=r"greets as doctored\nis told games +in braces and numerals\nunknown words +sizeable.*numberr \(did you mean number\?\)",
        abilities=r"who wins +outcome\n?$",
        pace=r"outcome +\d+ +\d+",
        faults=r"none found\n(.*\n)*  the whole check",
        sizes=r"numerators +right up to 2\^16384, the greatest tried: outcome\n",
        next=r"(\d+) of \d+ theorems that ask an engine apply; with one ability more\n(  \S+ +\d+ more\n){3}",
    )
    finds("only refusals", "refuses", 0, pace="outcome +- +- +not today", faults="none found", sizes=r"right nowhere: outcome\n +at 2\^1 refused: not today")
    status, out, err = run("doctor", "--time", str(12 * SLOW), "--engine", engine(DEFINITIONS))
    tap.ok(status == 0 and "none found" in out and not re.search("WRONG|FAULT", out), "the example engine has no fault", f"status {status}\n{out}{err}")
    tap.ok(re.search(r"numerators +right up to 2\^6: outcome compare", out), "and refuses large numerals", out)


def test_sizes():
    finds(
        "32 bits", "wraps", 1,
        faults=r"compare .* -> .*, where the reference says(.*\n)*.*--replay",
        sizes=r"right up to 2\^30: (compare )?negate(.*\n)+ +at 2\^31 WRONG: .*SS-3.5a says.*\n(.*\n)*.*as integers of 32 bits wrap",
    )
    finds("ten ups", "ups", 0, faults="none found", sizes=r"ups +right up to 10\.\^: outcome\n +at 11\.\^ refused: ten ups are enough")
    finds("death in the depth", "dies", 1, seconds=16, sizes=r"depth +right up to 199 moves: outcome\n +at 200 moves FAULT: crashed \(signal 11\)")
    finds("slow when wide", "slow", 0, sizes=r"width +right up to (3[2-9]|[45]\d|6[0-3]) a side(, .*)?: outcome\n +at \d+ a side no answer in")


def test_interrupt():
    words = [GIFTHORSE, "doctor", "--engine", engine(DEFINITIONS)]
    for name, number in (("Ctrl-C", signal.SIGINT), ("SIGTERM", signal.SIGTERM)):
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as doctor:
            read = ""
            while "birthday  " not in read:
                read += doctor.stdout.readline()
            time.sleep(1)
            doctor.send_signal(number)
            began = time.monotonic()
            read += doctor.stdout.read()
            took = time.monotonic() - began
        tap.ok(took < SLOW, f"{name} ends it within a second", f"{took:.1f} s")
        tap.ok(doctor.returncode == 128 + number and re.search(r"faults, .* theorems in \d+ cases(?s:.*)\ninterrupted", read), f"{name}: what was found until then", f"{doctor.returncode}\n{read}")
    began = time.monotonic()  # an answer that is awaited with its names may outlast it
    status, out, _ = run("doctor", "--time", "4", "--engine", engine(DEFINITIONS))
    took = time.monotonic() - began
    tap.ok(status == 0 and took < 4 + 8 * SLOW and "as far as there was time" in out, "--time is obeyed", f"{took:.1f} s\n{out}")


if "sizes" in sys.argv:
    test_faultless()
    test_sizes()
else:
    test_starts()
    test_interrupt()
tap.done()
