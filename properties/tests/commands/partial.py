"""Checks of engines that take only some games, and say so. Speaks TAP."""

import json
import os
import re
import shlex
import tempfile

from program import GIFTHORSE, engine, expect, run
import tap


def taking(words, log="/dev/null"):
    """The reference with other abilities; what it is asked goes to a file."""
    change = shlex.quote(f"1s#reference .*#partial {words}#")
    script = f"tee {shlex.quote(log)} | {shlex.quote(GIFTHORSE)} serve | sed -u {change}"
    return "cmd:" + shlex.join(["sh", "-c", script])


def test_partial():
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "requests")
        words = ["check", "-j1", "--engine", taking("numerals games:numbers outcome compare", log)]
        status, out, err = run(*words, "SS-2.10b", "SS-2.8c", "SS-7.1", "SS-3.2")
        asked = [line.strip() for line in open(log) if line.startswith(("outcome", "compare"))]
        numbers = [line for line in asked if not re.search(r"\*|\^|\+-", line)]
        tap.ok(status == 0 and re.search(r"no fault found in the 13 of 14 theorems that were decided\n54 theorems: 13 hold, 40 not applicable, 1 inconclusive\n", out), "it is green", out + err)
        tap.ok(re.search(r"cases, \d+ of them inconclusive, [1-9]\d* outside of what the engine takes;", out), "what is not sent is counted", out)
        tap.ok(len(asked) > 500 and len(numbers) == len(asked), "it is asked about numbers, often", len(asked))
        status, out, err = run(*words, "--format", "json", "SS-7.1")
        theorems = json.loads(out)["theorems"]
        reasons = {t["reason"] for t in theorems if t["verdict"] == "not applicable" and t["outside"]}
        tap.ok(any(reason.endswith("outside of what the engine takes (numbers)") for reason in reasons), "the reason is told", reasons)
    expect(
        "one that takes nothing of what is asked",
        ["check", "--verbose", "--engine", taking("games:nimbers compare"), "SS-5.2.x7/2"],
        2,
        out="(?s)not applicable +SS-5.2.x7/2.*inconclusive 0; 0 questions.*not taken +30[0-9]; first compare: outside of what the engine takes .nimbers.*because +compare: outside",
        err="nothing was decided",
    )
    expect(
        "one case of what it does not take",
        ["check", "--engine", taking("games:numbers compare"), "--replay", "SS-2.10a G = *"],
        2,
        out="(?s)inconclusive +SS-2.10a.*because +compare: outside of what the engine takes .numbers.\n",
        err="nothing was decided: SS-2.10a: compare: outside",
    )
    expect(
        "a misspelt kind",
        ["check", "--engine", taking("compare:nmbers"), "SS-2.10a"],
        0,
        out=r"mean nothing here: compare:nmbers \(did you mean numbers\?\)",
    )


test_partial()
tap.done()
