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


# ---- heaps: a code of digits, whether the last one goes on, and a size ----------------------------

GRUNDYS = ((4,), False)
NIM = ((0, 3), True)
CODES = {"kayles": ((0, 7, 7), False), "nim": NIM, "grundysgame": GRUNDYS, ".07": ((0, 0, 7), False), "4.3": ((4, 3), False), ".137": ((0, 1, 3, 7), False), ".4...": ((0, 4), True), ".15": ((0, 1, 5), False)}


@functools.cache
def moves_in(heap):
    code, n = heap
    digits, endless = code
    found = set()
    for taken in range(n + 1):
        digit, rest = digits[taken] if taken < len(digits) else digits[-1] * endless, n - taken
        for a in range(rest // 2 + 1):
            parts = tuple((code, part) for part in (a, rest - a) if part)
            if digit >> len(parts) & 1 and not (code == GRUNDYS and 2 * a == rest):
                found.add(parts)
    return found


@functools.cache
def is_lost(heaps, misere=True):
    """Whether who begins loses."""
    after = {tuple(sorted(heaps[:i] + heaps[i + 1 :] + left)) for i, heap in enumerate(heaps) for left in moves_in(heap)}
    return not any(is_lost(h, misere) for h in after) if after else not misere


def value(heaps, misere=True):
    return next(v for v in range(100) if is_lost(tuple(sorted(heaps + ((NIM, v),) * (v > 0))), misere))


def positions(heaps):
    """Heaps in the claim language, one position for each."""
    named = {code: name for name, code in CODES.items()}
    return " + ".join(f"octal({named[code]}, {n})" if named[code][-1:].isdigit() or "." in named[code] else f"{named[code]}({n})" for code, n in heaps)


def read_told(told):
    """Heaps of what is told."""
    found = []
    codes = {".77": CODES["kayles"], ".3...": NIM, **CODES}
    for name, words in re.findall(r"(grundysgame|octal)\(([^)]*)\)", told):
        words = words.split(", ")
        code = codes[words.pop(0)] if name == "octal" else GRUNDYS
        found += [(code, int(n)) for n in words]
    return sorted(found)


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


def told_of(certificate):
    return forged.verify([VERIFY], certificate)[1]


def test_heaps():
    """Who wins them, by moves in the heaps, which are told."""
    draw = random.Random(9)
    grundys = [tuple((GRUNDYS, n) for n in sizes) for sizes in (*((n,) for n in range(27)), (9, 10), (8, 11, 5), (13, 13), (7, 3, 3), (18, 4))]
    drawn = [tuple((draw.choice(list(CODES.values())), draw.randrange(10)) for _ in range(draw.randrange(1, 5))) for _ in range(20)]
    met = set()
    for heaps in grundys + drawn:
        held = "P" if is_lost(tuple(sorted(h for h in heaps if h[1]))) else "N"
        met.add(held)
        certificate = proves(f"misere_outcome({positions(heaps)}) = {held}", held)
        told = read_told(told_of(certificate))
        tap.ok(certificate.startswith(b"gifthorse-boards 1 heaps ") and told == sorted(h for h in heaps if h[1]), "these heaps are told", f"{heaps}\n{told}")
        if heaps in drawn:
            proves(f"misere_outcome({positions(heaps)}) = {'PN'[held == 'P']}", held, 1, ["--refute"])
    tap.ok(met == {"P", "N"}, "both were met")
    proves("misere_outcome(kayles(5) + kayles(5)) = L", "N", 1, ["--refute"])
    for claim, outcome in (("nim(5) - nim(5)", "P"), ("nim(5) - nim(5) + *", "N"), ("kayles(9) + *", "N"), (" + ".join(["nim(1)"] * 33), "P"), (" + ".join(["octal(4., 4, 4)"] * 16), "N"), ("octal(.8, 5)", "P")):
        certificate = proves(f"misere_outcome({claim})", outcome)
        tap.ok(b"\n# positions stand here as the games that are made of them" in certificate, f"{claim}: as forms, as the certificate says")
    tap.ok(b"#" not in prove("misere_outcome(*2)")[1], "one of no position does not")


def test_values():
    """The value in misere play, and the genus; other ones are refuted."""
    draw = random.Random(10)
    for _ in range(12):
        heaps = tuple((draw.choice(list(CODES.values())), draw.randrange(8)) for _ in range(draw.randrange(1, 4)))
        kept = tuple(h for h in heaps if h[1])
        held = value(kept)
        for claim, words, expected in ((f" = {held}", [], 0), (f" = {held + 1}", ["--refute"], 1), ("", [], 0)):
            status, certificate, err = prove(*words, f"misere_grundy({positions(heaps)}){claim}")
            told = told_of(certificate)
            good = status == expected and told.endswith(f" has the Grundy value {held} in misere play\n") and read_told(told) == sorted(kept)
            tap.ok(good, f"misere_grundy({positions(heaps)}){claim}", f"{status}\n{err}{told}")
        status, certificate, err = prove(f"genus({positions(heaps)})")
        lines = told_of(certificate).splitlines()
        terms = {}
        for line in lines:
            of, found, play = re.fullmatch(r"(.*) has the Grundy value (\d+) in (normal|misere) play", line).groups()
            more = read_told(of)
            for heap in kept:
                more.remove(heap)
            tap.ok(all(heap == (NIM, 2) for heap in more) and int(found) == value(kept + tuple(more), play == "misere"), line)
            terms[play, len(more)] = int(found)
        misere = [terms["misere", i] for i in range(len(lines) - 1)]
        tap.ok(status == 0 and ("normal", 0) in terms and len(misere) > 1 and misere[-1] == misere[-2] ^ 2 and b"not that they do for ever" in certificate, f"genus({positions(heaps)})", err)
        text = f"{terms['normal', 0]}^{(',' if max(misere) > 9 else '').join(map(str, misere))}"
        for claim, expected in ((text, 0), (text.replace("^", "1^"), 1)):
            status, certificate, err = prove(f"genus({positions(heaps)}) = {claim}")
            tap.ok(status == expected and bool(certificate) == (not expected), f"genus({positions(heaps)}) = {claim}", err)


def test_grundys_conjecture():
    """3 divides the size of a heap just when who begins loses: up to 47, and neither for 48 nor 50."""
    for n in (27, 28, 29, 47):
        proves(f"misere_outcome(grundysgame({n}))", "N" if n % 3 else "P")
    proves("misere_outcome(grundysgame(48)) = P", "N", 1, ["--refute"])
    certificate = proves("misere_outcome(grundysgame(50)) = P", "P")
    lines = len(re.findall(rb"^[ps]", certificate, re.M))
    tap.ok(lines == 4327 and len(certificate) < 100_000, "a strategy takes few positions", f"{lines} lines, {len(certificate)} bytes")
    status, out, err = forged.verify([VERIFY], certificate.replace(b"p 3 0\n", b"", 1))
    tap.ok(status == 1 and not out, "without one of them it is not accepted", err)


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
        ("a truth of outcomes", ["misere_outcome(*) = P and true"], "without variables"),
        ("too many forms", ["--limit", "forms=100", "misere_outcome(grundysgame(20) + *)"], "too large: more than 100 forms"),
        ("too many sums", ["--limit", "steps=100", "misere_outcome(domineering(2,3) + domineering(3,2) + *)"], "too large: more than 100 steps"),
        ("too many sums of impartial games", ["--limit", "steps=100", "misere_outcome(kayles(10) + kayles(9) + *)"], "too large: more than 100 steps"),
        ("too many positions of heaps", ["--limit", "steps=100", "misere_outcome(kayles(10) + kayles(9))"], "more than 100 positions; --limit steps=N looks at more"),
        ("too many positions beside heaps of 2", ["--limit", "steps=300", "genus(kayles(12))"], "more than 300 positions"),
        ("a value of 33 heaps", ["misere_grundy(nim(%s))" % ",".join("1" * 33)], "at most 31 heaps, of 16 codes and 4095 objects"),
        ("a value of a heap of 4,096", ["misere_grundy(kayles(4096))"], "at most 31 heaps, of 16 codes and 4095 objects"),
        ("a genus that takes too many heaps", ["genus(nim(%s))" % ",".join("1" * 31)], "more heaps than the 32 of a certificate"),
        ("the value of heaps that fall apart", ["misere_grundy(kayles(%s))" % ",".join("3" * 31)], "moves lead to more than the 32 heaps of a certificate"),
        ("a value of heaps and more", ["misere_grundy(kayles(4) + *)"], "column 27: expected the name of a heap game"),
        ("a value that is no number", ["misere_grundy(kayles(4)) = P"], "column 28: expected an integer"),
        ("a genus that is none", ["genus(kayles(4)) = 3"], "column 20: expected a genus, as 2\\^1420"),
        ("a genus and more", ["genus(kayles(4)) = 1^420 and true"], "column 20: expected a genus"),
        ("a number that is too deep", ["misere_outcome(1000000)"], "too large: "),
        ("more games than 1,000", ["misere_outcome(1001.*)"], "too large for a certificate"),
    ):
        status, out, err = prove(*words)
        tap.ok(status == 2 and not out and re.search(pattern, err), name, f"status {status}\n{err}")


test_random()
test_heaps()
test_values()
test_grundys_conjecture()
test_broken()
test_wrong_uses()
tap.done()
