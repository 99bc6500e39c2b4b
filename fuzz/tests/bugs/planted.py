"""Every fuzz target must find bugs of its own kind: those of bugs.c, or canaries. Speaks TAP.

usage: planted.py replay PROGRAM...: the corpus of each target finds the first of its bugs
       planted.py search PROGRAM...: libFuzzer finds each of them, in SECONDS of processor time
"""

import os
import pathlib
import re
import subprocess
import sys

SOURCE = pathlib.Path(__file__).resolve().parents[3]
sys.path[:0] = [str(SOURCE / "fuzz"), str(SOURCE / "properties/tests")]
import tap
from night.search import search
from night.state import Refused
from night.target import Target

SECONDS = 20
BUGS = {  # of each target, with what is said of it
    "fuzz_certificate": {
        "certificate-winner": "what is accepted of games is true",
        "certificate-sum": "what is accepted of heaps is true",
        "certificate-excess": "what is accepted of fields is true",
    },
    "fuzz_certify": {
        "canary:reversal-side": "SS-2.9/15: .*",
        "canary:domination-root": "SS-2.9/15: .*",
        "canary:temperature-signed": "SS-2.9/15: .*",
    },
    "fuzz_claim": {
        "claim-negated": "a (true formula holds|false formula fails) as a theorem",
        "claim-left": "a file that does not load adds nothing",
        "claim-column": "the column of an error is in its line",
    },
    "fuzz_differential": {
        "canary:negate-root": "SS-2.9/15: .*",
        "canary:middle": "SS-2.9/15: .*",
        "canary:unsigned-64": "SS-2.9/15: .*",
    },
    "fuzz_files": {
        "files-label": "a document is read as it was written",
        "files-new": "nothing is new in a run beside itself",
        "files-known": "the theorems of lines are known, no other",
    },
    "fuzz_loopy": {
        "loopy-order": "both engines find the same order|canonical forms .*",
        "loopy-win": "the prover finds the outcome, too|what is accepted is true|what the prover writes is accepted",
        "loopy-words": "a game is read as it was printed",
    },
    "fuzz_misere": {
        "misere-genus": "a term of the genus is that of play",
        "misere-cancels": "a sum is that of the literal form|.* outcome of play|heaps have the simplest form of their literal form",
        "misere-tame": "heaps are tame just when all positions of their form are",
    },
    "fuzz_nimber": {
        "nimber-root": "the square of a root of 64 bits is the number",
        "nimber-product": "large products .*|a large .*|the square of a large root is the number|a larger field has the same products",
        "nimber-inverse": "a large quotient is what was multiplied",
    },
    "fuzz_notation": {
        "notation-sign": ".* read as the identical form",
        "notation-column": "the column of an error is in its line",
        "notation-ups": "the reader takes the whole literal|a literal is one by itself",
    },
    "fuzz_octal": {
        "octal-equal": "the moves are all divisions",
        "octal-period": "a period goes on",
        "octal-digits": "a code is read as it was printed",
    },
    "fuzz_protocol": {
        "protocol-partial": "an engine that takes all is not partial",
        "protocol-plausible": "what can be read is plausible",
        "protocol-values": "a value is that of the literal form",
    },
    "fuzz_theorems": {
        "canary:negate-unswapped": ".*: .*",
        "canary:middle": ".*: .*",
        "canary:mean-31": ".*: .*",
    },
    "fuzz_theory": {
        "canary:genus-twin": ".*: .*",
        "canary:right-stop-greatest": ".*: .*",
        "canary:nim-product-cut": ".*: .*",
    },
    "fuzz_transfinite": {
        "transfinite-order": "the order is that of the sign expansions",
        "transfinite-difference": "what is behind a in a . b is b|a number is (the same both ways|that of its sign expansion)|the order is .*|the negative .*",
        "transfinite-root": "the nim square of a root is the number",
    },
}


def variables(bug):
    return {("GIFTHORSE_ENGINE" if bug.startswith("canary:") else "GIFTHORSE_PLANTED"): bug}


def replay(program, target, bug, what):
    done = subprocess.run([program, SOURCE / "corpus" / target], capture_output=True, errors="replace", env={**os.environ, **variables(bug)}, timeout=120)
    found = re.search("^finding: (.*)$", done.stderr, re.M)
    tap.ok(done.returncode < 0 and found and re.fullmatch(what, found[1]), f"{target}: its corpus finds {bug}", f"{done.returncode} {done.stderr}")


def hunt(program, target, bug, what):
    hunter = Target(program, "reference")
    hunter.environment.update(variables(bug))
    try:
        found = search(hunter, 1, SECONDS)
    except Refused as refused:
        found = (0, str(refused))
    name = f"{target}: {bug} is found" + (f" after {found[0]:.1f} s" if found else "")
    tap.ok(found and re.fullmatch(what, found[1]), name, found or f"not in {SECONDS} s of processor time")


how, *programs = sys.argv[1:]
programs = {pathlib.Path(program).name.removeprefix("replay_"): pathlib.Path(program).resolve() for program in programs}
if how == "replay":
    tap.ok(programs.keys() == BUGS.keys(), "every target has bugs", f"{programs.keys() ^ BUGS.keys()}")
for target, program in programs.items():
    bugs = list(BUGS[target].items())
    for bug, what in bugs if how == "search" else bugs[:1]:
        (hunt if how == "search" else replay)(program, target, bug, what)
tap.done()
