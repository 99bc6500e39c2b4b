"""Digests of forms: as the README of the proofs tells, the same from `gifthorse digest` and beside what is certified.

usage: digests.py GIFTHORSE VERIFY. Speaks TAP.
"""

import hashlib
import os
import random
import re
import subprocess
import sys
from fractions import Fraction

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import forged
import tap

GIFTHORSE, VERIFY = map(os.path.abspath, sys.argv[1:3])


def run(*words):
    done = subprocess.run([GIFTHORSE, *words], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def sha(text):
    return hashlib.sha256(text.encode()).hexdigest()


def number(left, right):
    """The number of which these sets of numbers are the canonical form, else None; None is in a set for what is none."""
    if None in left | right or len(left) > 1 or len(right) > 1:
        return None
    (a,), (b,) = left or {None}, right or {None}
    if a is None or b is None:
        n = 0 if a is b else a + 1 if b is None else b - 1
        return n if abs(n) <= 2**100 and (a is b or (a is not None and a.denominator == 1 and a >= 0) or (b is not None and b.denominator == 1 and b <= 0)) else None
    gap = b - a
    fits = gap > 0 and gap.numerator == 1 and gap.denominator & (gap.denominator - 1) == 0 and (a / gap).denominator == 1
    middle = (a + b) / 2
    return middle if fits and abs(middle.numerator) <= 2**100 and middle.denominator <= 2**60 else None


def digest(form, memo={}):
    """The digest and the number of a form, which is a pair of frozen sets of forms."""
    if form not in memo:
        sides = [[digest(option) for option in side] for side in form]
        value = number(*({Fraction(v) if v is not None else None for _, v in side} for side in sides))
        text = str(Fraction(value)) if value is not None else "{" + "|".join(",".join(sorted(d for d, _ in side)) for side in sides) + "}"
        memo[form] = sha(text), value
    return memo[form]


def text(form):
    return "{" + "|".join(",".join(map(text, side)) for side in form) + "}"


def size(form, memo={}):
    if form not in memo:
        memo[form] = 3 + sum(1 + size(option) for side in form for option in side)
    return memo[form]


ZERO = frozenset(), frozenset()


def random_forms(count):
    draw = random.Random(1)
    forms = [ZERO, (frozenset([ZERO]), frozenset()), (frozenset(), frozenset([ZERO]))]
    while len(forms) < count:
        made = tuple(frozenset(draw.sample(forms[-12:] if draw.random() < 0.5 else forms[:12], draw.choice((0, 1, 1, 1, 2, 3)) if len(forms) > 12 else 1)) for _ in "LR")
        if size(made) < 3000:
            forms.append(made)
    return forms


def test_games():
    forms = random_forms(300)
    status, out, err = run("digest", *(text(form) for form in forms))
    tap.ok(status == 0 and out.split() == [digest(form)[0] for form in forms], f"{len(forms)} random forms", err)
    met = sum(digest(form)[1] is not None for form in forms)
    tap.ok(20 < met < len(forms) - 20, f"{met} of them are numbers")
    most = 2**100
    star = "{%s|%s}" % ((sha("0"),) * 2)
    for game, hashed in (
        ("3", "3"),
        ("-5/8", "-5/8"),
        (str(most), str(most)),
        (f"-{most}", f"-{most}"),
        (f"{most - 1}/{2**60}", f"{most - 1}/{2**60}"),
        (f"1/{2**61}", "{%s|%s}" % (sha("0"), sha(f"1/{2**60}"))),
        (str(most + 1), "{%s|}" % sha(str(most))),
        ("{0,1|}", "{%s|}" % ",".join(sorted((sha("0"), sha("1"))))),
        ("* + *", "{%s|%s}" % ((sha(star),) * 2)),
    ):
        status, out, err = run("digest", "--", game)
        tap.ok((status, out) == (0, sha(hashed) + "\n"), game[:60], out + err)


def certificates(claim):
    return run("prove", claim)[1].encode()


def test_beside():
    """What verify prints beside a form that is too long is what the game's own digest is."""
    for claim, game in (("domineering(4,4)",) * 2, ("misere_outcome(grundysgame(40) + *)", "grundysgame(40)"), ("misere_outcome(kayles(30) + *)", "kayles(30)"), ("domineering(4,4) + 1/4 + * > -2", "domineering(4,4)"), ("hack(LRL)",) * 2):
        status, out, err = forged.verify([VERIFY], certificates(claim))
        of = run("digest", game)[1].strip()
        named = re.findall(r"\(form \d+, SHA-256 ([0-9a-f]{64})\)", out)
        tap.ok(status == 0 and (named == [of] or (not named and game == "hack(LRL)")), claim, out + err)


def test_padding():
    """A certificate of * with empty forms before it is told from that of a large game."""
    out = forged.verify([VERIFY], b"gifthorse-proof 2 0 m\n" + b"f 0 0\n" * 34948 + b"f 1 0 1 0\nn L L 0 0\nn R R 0 0\ns L R 0 34949 0 1\ns R L 0 34949 0 2\n.\n")[1]
    tap.ok(out == "Who begins loses in misere play: {0|0}\n", "a short form is written out, whatever its number", out)
    large = "".join(f"f {i} {i} 0 0\n" for i in range(1, 14))
    told = [forged.verify([VERIFY], f"gifthorse-proof 2 0 n\nf 0 0\n{large}{more}s L R 0 15 0\n.\n".encode())[1] for more in ("f 14 0 0\n", "f 14 13 0 0\n")]
    tap.ok(all(line.startswith("(form 15, SHA-256 ") for line in told) and told[0] != told[1], "two long forms of one number have two digests", "".join(told))


def test_matrix():
    certificate = run("prove", "--day", "2")[1]
    forms, digests = [None], []
    for line in certificate.split("\n"):
        if line[:1] == "f":
            words = list(map(int, line[1:].split()))
            cut = words.index(0)
            forms.append((frozenset(forms[n] for n in words[:cut]), frozenset(forms[n] for n in words[cut + 1 : -1])))
            digests.append(digest(forms[-1])[0])
    together = sha("".join(d + "\n" for d in digests))
    status, out, err = forged.verify([VERIFY], certificate.encode())
    tap.ok(status == 0 and out.startswith(f"{len(digests) ** 2} comparisons of forms 1 to {len(digests)}, SHA-256 {together}: "), "the digest of a matrix", out + err)


def test_bounded():
    """What is printed is bounded by what was read: many sums of long forms are told by digests at last."""
    deep = "f 0 0\n" + "".join(f"f {i} {i} 0 0\n" for i in range(1, 10))
    lines = b"gifthorse-proof 2 0 n\n" + deep.encode() + b"s L R 0" + b" 10" * 900 + b" 0\n"
    out = forged.verify([VERIFY], lines + b"s L R 0 10 0\n" * 3000 + b".\n")[1]
    read = len(lines) + 13 * 3000
    tap.ok("SHA-256" in out and len(out) < 2**20 + 100 * read, f"{read} bytes read, {len(out)} printed")


def test_wrong_uses():
    for name, words, expected in (
        ("a variable", ["digest", "G"], "expected a game without variables"),
        ("a formula", ["digest", "1 > 0"], "expected a game without variables"),
        ("no game", ["digest"], "expected a game"),
        ("no notation", ["digest", "{1|"], "column"),
        ("too deep", ["digest", str(2**101)], "nested deeper than"),
        ("too large", ["digest", "--limit", "forms=1000", "grundysgame(40)"], "more than 1000 forms"),
    ):
        status, out, err = run(*words)
        tap.ok(status == 2 and not out and expected in err, name, err)


test_games()
test_beside()
test_padding()
test_matrix()
test_bounded()
test_wrong_uses()
tap.done()
