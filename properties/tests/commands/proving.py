"""Checks of engines that offer certificates: an honest one, and one that lies in one way each. Speaks TAP.

usage: proving.py GIFTHORSE LYING
"""

import os
import re
import shlex
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, LYING = map(os.path.abspath, sys.argv[1:3])


def run(*words):
    done = subprocess.run([GIFTHORSE, *words], capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout + done.stderr


def theorem():
    """The name of the theorem that asks for certificates."""
    _, out = run("list", "--theorems", "SS-2.9")
    return re.search(r"(?m)^(\S+) .*the certificate of how G and H compare", out).group(1)


def expect(name, mode, status, words):
    engine = "cmd:" + shlex.join([sys.executable, LYING, mode, GIFTHORSE])
    got, out = run("check", "--cases", "20", "--against", "none", "--engine", engine, theorem())
    tap.ok(got == status and re.search(words, out), name, f"status {got}\n{out}")


expect("certificates that are right", "honest", 0, "1 holds")
expect("one that is wrong", "wrong", 1, "the kernel rejects the certificate: line [0-9]+: ")
expect("one that is cut", "cut", 1, "the kernel rejects the certificate: line [0-9]+: ")
expect("a true one of another claim", "other", 1, "does not prove how they compare")
expect("half of what is needed", "half", 1, "does not prove how they compare")
expect("one of misere play", "misere", 1, "the kernel rejects|does not prove")
expect("what is no certificate", "garbage", 1, "no answer to prove|expected a certificate, which begins with gifthorse-proof")
expect("a text that does not end", "endless", 1, "no answer to prove|bytes")
expect("a refusal", "limit", 0, "inconclusive(.|\n)*prove: limit no time")
expect("another answer to compare", "order", 1, "a certificate of what is answered to compare")
got, out = run("check", theorem())
tap.ok(got == 0 and "not applicable" in out, "an engine without certificates", f"status {got}\n{out}")
tap.done()
