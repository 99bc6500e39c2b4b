"""Certificates of misere play: what is claimed is compared with play by definition, and no line can be spared or changed.

usage: misere.py GIFTHORSE VERIFY. Speaks TAP.
"""

import functools
import os
import random
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import forged
import tap

GIFTHORSE, VERIFY = map(os.path.abspath, sys.argv[1:3])
TOLD = {"P": "Who begins loses", "N": "Who begins wins", "L": "Left wins, whoever begins,", "R": "Right wins, whoever begins,"}


def prove(*words):
    done = subprocess.run([GIFTHORSE, "prove", *words], capture_output=True, timeout=120)
    return done.returncode, done.stdout, done.stderr.decode()


def proves(claim, outcome, status=0, words=()):
    """The certificate is accepted, and tells this outcome. Its text."""
    got, certificate, err = prove(*words, "--", claim)
    verified, out, wrong = forged.verify([VERIFY], certificate)
    holds = got == status and verified == 0 and not wrong and out.startswith(f"{TOLD[outcome]} in misere play: ") and out.count("\n") == 1
    tap.ok(holds, f"{' '.join(words)} {claim[:80]}: {outcome}", f"status {got}, {verified}\n{out}{err}{wrong}")
    return certificate


# ---- games of the definition: pairs of tuples of games -------------------------------------------

ZERO = ((), ())


def negative(game):
    return tuple(tuple(negative(x) for x in side) for side in reversed(game))


@functools.cache
def wins(games, begins):
    """Whether who begins (0: Left) wins the sum of these games."""
    after = [games[:i] + (x,) + games[i + 1 :] for i, g in enumerate(games) for x in g[begins]]
    return not after or any(not wins(tuple(sorted(a)), 1 - begins) for a in after)


def outcome(games):
    left, right = (wins(tuple(sorted(games)), who) for who in (0, 1))
    return "N" if left and right else "L" if left else "R" if right else "P"


def written(game):
    return "0" if game == ZERO else "{%s|%s}" % tuple(",".join(map(written, side)) for side in game)


def random_game(draw, depth, impartial):
    if depth == 0 or draw.random() < 0.1:
        return ZERO
    sides = [tuple({random_game(draw, depth - 1, impartial) for _ in range(draw.randrange(3))}) for _ in "LR"]
    return (sides[0], sides[0]) if impartial else tuple(sides)


@functools.cache
def heaps_outcome(heaps):
    """Of Grundy's game."""
    moves = [(i, a, n - a) for i, n in enumerate(heaps) for a in range(1, (n + 1) // 2)]
    after = (tuple(sorted(heaps[:i] + heaps[i + 1 :] + (a, b))) for i, a, b in moves)
    return "N" if not moves or any(heaps_outcome(h) == "P" for h in after) else "P"


# ---- what holds, and what does not ---------------------------------------------------------------


def test_random():
    """Impartial games, and others, alone and in sums; the outcomes that they have not are refuted."""
    draw = random.Random(8)
    met = set()
    for case in range(60):
        games = [random_game(draw, 4 - case % 2, case % 3 == 0) for _ in range(1 + case % 3)]
        signs = [draw.random() < 0.3 for _ in games]
        held = outcome([negative(g) if minus else g for g, minus in zip(games, signs)])
        met.add(held)
        claim = "misere_outcome(%s)" % " ".join(("- " if minus else "+ ") + written(g) for g, minus in zip(games, signs)).removeprefix("+ ")
        proves(f"{claim} = {held}", held)
        proves(f"{held} = {claim}" if case % 2 else claim, held)
        other = draw.choice("PNLR".replace(held, ""))
        status, out, err = prove("--", f"{claim} = {other}")
        tap.ok(status == 1 and not out and "this is false; --refute" in err, f"is not {other}: {claim[:80]}", err)
        proves(f"{claim} = {other}", held, 1, ["--refute"])
    tap.ok(met == set("PNLR"), "all outcomes were met", str(met))


def test_heaps():
    for heaps in (*((n,) for n in range(27)), (9, 10), (8, 11, 5), (13, 13), (7, 3, 3), (18, 4)):
        held = heaps_outcome(tuple(sorted(heaps)))
        certificate = proves(f"misere_outcome(grundysgame({', '.join(map(str, heaps))})) = {held}", held)
        tap.ok(b"\n# positions stand here as the games that are made of them" in certificate, f"{heaps}: the certificate says what it is of")
    proves("misere_outcome(nim(5) - nim(5))", "P")
    proves("misere_outcome(nim(5) - nim(5) + *)", "N")
    tap.ok(b"#" not in prove("misere_outcome(*2)")[1], "one of no position does not")


def test_grundys_conjecture():
    """3 divides the size of a heap just when who begins loses: up to 47, and neither for 48 nor 50."""
    for n in (27, 28, 29, 47):
        proves(f"misere_outcome(grundysgame({n}))", "N" if n % 3 else "P")
    proves("misere_outcome(grundysgame(48)) = P", "N", 1, ["--refute"])
    certificate = proves("misere_outcome(grundysgame(50)) = P", "P")
    forms, nodes = (len(re.findall(kind, certificate, re.M)) for kind in (rb"^f", rb"^[ns]"))
    tap.ok(forms == 34949 and nodes < forms, "a strategy has fewer nodes than there are positions", f"{forms} {nodes}")


# ---- what is not accepted ------------------------------------------------------------------------


def accepted(lines):
    """What is told; "": it is rejected."""
    status, out, _ = forged.verify([VERIFY], b"\n".join(lines) + b"\n")
    return out if status == 0 else ""


def test_broken():
    """Any line less, any other winner or beginner, other play: all is lost, or what is told is the same or less."""
    _, certificate, _ = prove("misere_outcome({1,*|*2} - {*|1} + *{2,3}) = L")
    lines = certificate.rstrip(b"\n").split(b"\n")
    whole = accepted(lines)
    tap.ok(whole.startswith(TOLD["L"]), "the certificate that is broken", whole)
    right = [whole] + [whole.replace("whoever begins", alone) for alone in ("beginning", "going second")]
    comments = [i for i, line in enumerate(lines) if line.startswith(b"#")]
    tap.ok(not accepted([b"gifthorse-proof 2 0 n"] + lines[1:]), "as one of normal play")
    for i, line in enumerate(lines):
        told = accepted(lines[:i] + lines[i + 1 :])
        tap.ok(not told or told in right or i in comments, f"without line {i + 1}", told)
        if line[:1] in b"ns":
            for at in (2, 4):
                other = line[:at] + (b"R" if line[at : at + 1] == b"L" else b"L") + line[at + 1 :]
                told = accepted(lines[:i] + [other] + lines[i + 1 :])
                tap.ok(not told or (told in right and line[:1] == b"n"), f"line {i + 1}: {other.decode()}", told)


def test_wrong_uses():
    for name, words, pattern in (
        ("a variable", ["misere_outcome(G) = P"], "without variables"),
        ("two outcomes", ["misere_outcome(*) = misere_outcome(*)"], "without variables"),
        ("an outcome of normal play", ["outcome(*) = P"], "without variables"),
        ("a truth of outcomes", ["misere_outcome(*) = P and true"], "without variables"),
        ("too many forms", ["--limit", "forms=100", "misere_outcome(grundysgame(20))"], "too large: more than 100 forms"),
        ("too many sums", ["--limit", "steps=100", "misere_outcome(domineering(2,3) + domineering(3,2) + *)"], "too large: more than 100 steps"),
        ("too many sums of impartial games", ["--limit", "steps=100", "misere_outcome(kayles(10) + kayles(9))"], "too large: more than 100 steps"),
        ("a number that is too deep", ["misere_outcome(1000000)"], "too large: "),
        ("more games than 1,000", ["misere_outcome(1001.*)"], "too large for a certificate"),
    ):
        status, out, err = prove(*words)
        tap.ok(status == 2 and not out and re.search(pattern, err), name, f"status {status}\n{err}")


test_random()
test_heaps()
test_grundys_conjecture()
test_broken()
test_wrong_uses()
tap.done()
