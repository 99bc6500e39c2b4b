"""Engines with a bug are found out, and their failures replay. Speaks TAP."""

import os
import re
import shlex
import tempfile
import time

from program import BROKEN, DEFINITIONS, engine, expect, run
import tap


def test_canaries():
    expect("no such canary", ["check", "--engine", "canary:x"], 2, err="no canary 'x'; `gifthorse list --canaries` names all\n$")
    expect("nearly a canary", ["check", "--engine", "canary:fuzzy-equl"], 2, err=r"did you mean fuzzy-equal\?")
    expect("one too many", ["check", "--engine", "canary:" + "+".join(["last-loses"] * 5)], 2, err="found 'last-loses', expected at most 4 canaries")
    started = time.monotonic()
    status, out, _ = run("check", "--engine", "canary:fuzzy-at-least", "--against", "none", "--all", "SS-2.6", "SS-2.9")
    took = time.monotonic() - started
    games = re.findall(r"^    smallest +G = (.*)$", out, re.M)
    tap.ok(status == 1 and took < 10 and "{2|0}" in games, f"the planted bug is found, {took:.1f} s", out)
    lines = re.findall(r"^    replay +\S+ (.*)$", out, re.M)
    again = [run(*shlex.split(words))[0] for words in lines]
    tap.ok(lines and set(again) == {1}, "and its cases fail again", str(again))
    known = [words.replace("canary:fuzzy-at-least", "reference") for words in lines]
    again = [run(*shlex.split(words))[0] for words in known]
    tap.ok(lines and set(again) == {0}, "but not without the bug", str(again))


def birthday(game):
    _, out, _ = run("eval", f"form_birthday({game})")
    return int(out.split()[1])


def test_broken():
    """One line of the example engine broken: found in seconds, with a counterexample by day 3."""
    with open(DEFINITIONS) as f:
        source = f.read()
    with tempfile.TemporaryDirectory() as folder:
        for name, (line, broken, ids) in BROKEN.items():
            path = os.path.join(folder, "broken.py")
            with open(path, "w") as f:
                f.write(source.replace(line, broken))
            started = time.monotonic()
            status, out, _ = run("check", "--cases", "300", "--engine", engine(path), *ids)
            took = time.monotonic() - started
            games = re.findall(r"^    (?:smallest) +(.*)$", out, re.M)
            small = games and all(
                birthday(v.split(" = ")[1]) <= 3 for v in min(games, key=len).split("; ")
            )
            lines = re.findall(r"^    replay +\S+ (.*)$", out, re.M)
            again = [run(*shlex.split(words)) for words in lines]
            tap.ok(lines and all(s == 1 for s, _, _ in again), f"each failure replays: {name}", str(again))
            tap.ok(source.count(line) == 1 and status == 1 and small and took < 60, f"caught: {name}", out)


test_canaries()
test_broken()
tap.done()
