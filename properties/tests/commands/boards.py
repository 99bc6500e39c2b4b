"""`gifthorse hunt` over the positions of a ruleset: the smallest board, all boards, and what is no such claim.

usage: boards.py GIFTHORSE. Speaks TAP.
"""

import itertools
import json
import os
import re
import shlex
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])


def run(*words, text=None):
    done = subprocess.run([GIFTHORSE, *words], input=text, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def hunt(name, claim, status, pattern, *words):
    came, out, err = run("hunt", *words, claim)
    tap.ok(came == status and re.search(pattern, out + err), name, f"{came} {out}{err}")


def boards(letters, rows, columns):
    """As texts, by the number of squares."""
    sizes = sorted(itertools.product(range(1, rows + 1), range(1, columns + 1)), key=lambda s: s[0] * s[1])
    for r, c in sizes:
        for cells in itertools.product(letters, repeat=r * c):
            yield r * c, "/".join("".join(cells[i * c : (i + 1) * c]) for i in range(r))


def test_rulesets():
    """The first position, by squares, that is not worth 0."""
    for ruleset, size, first in (
        ("domineering", "2x2", r"\.\."),
        ("clobber", "3x4", "xo"),
        ("snort", "2x2", "L"),
        ("col", "2x2", "L"),
        ("cutcake", "3x3", "1,2"),
        ("toads", "5", r"\.F"),
        ("konane", "1x3", r"xo\."),
        ("hack", "4", "L"),
    ):
        hunt(f"{ruleset}, the smallest", f"for position G of {ruleset} up to {size}: G = 0", 1, rf"(?s)positions of {ruleset} up to [^:]*: found; .*smallest counterexample: G = {ruleset}\({first}\)\n")


def test_smallest():
    """By eval of one board after the other, as literal forms."""
    for letters, ruleset, claim in ((".xo", "clobber", "birthday({}) <= 2"), ("#.", "domineering", "mean({}) <= 1")):
        asked = [(squares, board) for squares, board in boards(letters, 2, 3)]
        text = "\n".join(claim.format(f"{ruleset}({board})") for _, board in asked)
        answers = run("eval", "--quiet", text=text)[1].split("\n\n")
        fails = [pair for pair, answer in zip(asked, answers) if answer.strip() == "false"]
        status, out, err = run("hunt", f"for position G of {ruleset} up to 2x3: {claim.format('G')}")
        found = re.search(rf"counterexample: G = {ruleset}\((.*)\)\n", out)
        tap.ok(len(answers) == len(asked) and fails and found and (fails[0][0], found[1]) in fails, f"{ruleset}: as one by one", f"{fails[:3]} {out}{err}")


def test_all():
    count = sum(3 ** (r * c) for r in (1, 2) for c in (1, 2, 3))
    hunt("all of them", "for position G of clobber up to 2x3: lstop(G) = 0 and rstop(G) = 0", 0, rf"positions of clobber up to 2 by 3: none; {count} cases(; [0-9.]+ s)?\n(?s:.*)no counterexample was found")
    hunt("those that meet a hypothesis", "for position G of clobber up to 2x2: G = 0 -> G = 0", 0, r"none; 102 cases, [1-9]\d* meet the hypothesis\n")
    hunt("where something has no value", "for position G of domineering up to 2x2: number(G) < 9", 0, r"none; 26 cases, undefined in [1-9]")
    hunt("forms as they are", "for position G of domineering up to 2x2: form_birthday(G) <= 1", 1, r"counterexample: G = domineering\(\.\./\.\.\)\n")
    hunt("a form that no value has", "for position G of domineering up to 2x3: G == canonical(G)", 1, r"smallest counterexample: G = domineering\(")
    hunt("a witness", "exists position G of domineering up to 2x3: G = {2|-1/2}", 0, r"(?s)smallest witness: G = domineering\(\.\.\./\.\.\.\)\n  G = \{2\|-1/2\}\n")
    hunt("no witness", "exists position G of clobber up to 2x2: G = 1", 1, "no witness was found")
    hunt("in its time", "for position G of snort up to 8x8: G = G", 0, "then the time was over", "--time", "1")
    hunt("what limits leave open", "for position G of domineering up to 2x3: form_birthday(G) < 9", 0, r"\d+ are undecided", "--limit", "forms=5")


def test_engine():
    """Where the engine is wrong about a position."""
    hunt("an engine that is right", "for position G of col up to 2x2: G - G = 0", 0, r"none; 292 cases", "--engine", "optimized")
    hunt("one that is not", "for position G of clobber up to 2x2: G = 0 <-> outcome(G) = P", 1, r"counterexample: G = clobber\(xo\)\n", "--engine", "canary:fuzzy-equal")


def test_json():
    claim = "for position G of clobber up to 2x3: G >= *"
    status, out, err = run("hunt", "--format", "json", claim)
    document = json.loads(out)
    found = document["found"]
    tap.ok(status == 1 and found["text"].startswith("G = clobber(") and found["smallest"] and document["claim"] == claim, "a board in JSON", out + err)
    again = subprocess.run(document["replay"], shell=True, capture_output=True, text=True)
    tap.ok(again.returncode == 1 and found["text"].split(" = ")[1] in document["replay"] and "counterexample: G = " in again.stdout, "and again", document["replay"] + again.stdout + again.stderr)


def test_mistakes():
    for claim, column, words in (
        ("for position G of klobber up to 3x4: G = 0", 19, "expected a ruleset: .*did you mean clobber"),
        ("for position G H of clobber up to 3x4: G = H", 16, "expected of and a ruleset"),
        ("for position of clobber up to 3x4: G = H", 17, "expected of"),
        ("for position G of clobber to 3x4: G = 0", 27, "expected up to"),
        ("for position G of clobber up to 9x4: G = 0", 32, "expected at most 8 by 8"),
        ("for position G of clobber up to 3: G = 0", 32, "expected rows and columns"),
        ("for position G of toads up to 3x3: G = 0", 30, "expected one number"),
        ("for position G of clobber up to 3x4 G = 0", 37, "expected ':'"),
        ("for position G of clobber up to 3x4: G + = 0", 42, "found '='"),
    ):
        status, out, err = run("hunt", claim)
        tap.ok(status == 2 and re.search(rf"column {column}: .*{words}", err), claim, err)
    for claim, words in (
        ("for position G of clobber up to 2x2: G = H", "other variables"),
        ("for position G of clobber up to 2x2: G = 0 [values day 2]", "a note of what to search"),
    ):
        status, out, err = run("hunt", claim)
        tap.ok(status == 2 and words in err, claim, err)
    status, out, err = run("hunt", "--replay", "G = clobber(xy)", "G = 0")
    tap.ok(status == 2 and "column 13" in err, "a position that is none", err)


test_rulesets()
test_smallest()
test_all()
test_engine()
test_json()
test_mistakes()
tap.done()
