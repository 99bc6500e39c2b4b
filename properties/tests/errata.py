"""Tests that reports/errata.md tells every erratum of the ledger, in its order, with the smallest
counterexamples that the claims name, and nothing else. Speaks TAP.

usage: errata.py GIFTHORSE ERRATA
"""

import pathlib
import re
import subprocess
import sys

import tap

GIFTHORSE, TOLD = sys.argv[1], pathlib.Path(sys.argv[2]).read_text()


def listed(*words):
    return subprocess.run([GIFTHORSE, "list", "--state", "erratum", *words], capture_output=True, text=True, check=True).stdout


sections = dict(re.findall(r"^## (\S+)\n(.*?)(?=^## |\Z)", TOLD, re.M | re.S))
ids = re.findall(r"^(\S+) +erratum ", listed(), re.M)
tap.ok(list(sections) == ids, "the errata of the ledger are told in its order", (list(sections), ids))
for theorem, counterexample in re.findall(r"^(\S+) .*   \[smallest (.*)\]$", listed("--theorems"), re.M):
    told = " ".join(sections.get(theorem.split("/")[0], "").split())
    values = [value.split(" = ") for value in counterexample.split("; ") if value]
    wanted = [f"{name} = {value}" if value.isdigit() else value for name, value in values]
    tap.ok(all(w in told for w in wanted), f"with the counterexample {counterexample} of {theorem}", told)
for name in sections:
    tap.ok(len(sections[name].split()) < 150, f"{name} is told in a few lines")
tap.done()
