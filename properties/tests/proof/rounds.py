"""What `prove` writes is what `verify` and gifthorse-verify accept; and wrong uses of all three.

usage: rounds.py GIFTHORSE VERIFY. Speaks TAP.
"""

import os
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import forged
import tap

GIFTHORSE, VERIFY = map(os.path.abspath, sys.argv[1:3])
CHECKERS = {"gifthorse-verify": [VERIFY], "gifthorse verify": [GIFTHORSE, "verify"]}


def prove(*words):
    done = subprocess.run([GIFTHORSE, "prove", *words], capture_output=True, timeout=120)
    return done.returncode, done.stdout, done.stderr.decode()


def proves(claim, told, status=0, words=()):
    """The certificate is accepted, and what it tells matches."""
    got, certificate, err = prove(*words, "--", claim)
    verified, out, wrong = forged.verify([VERIFY], certificate)
    holds = got == status and verified == 0 and not wrong and re.fullmatch(told, out)
    return tap.ok(holds, f"{' '.join(words)} {claim[:60]}", f"status {got}, {verified}\n{out}{err}{wrong}")


HOLDING = {"=": "= >= <=", ">": "> >= |>", "<": "< <= <|", "||": "|| |> <|"}


def test_relations():
    """Of one pair for each order, the relations that hold; the others are refuted by what does."""
    for order, left in (("=", "{*|*}"), (">", "^"), ("<", "v"), ("||", "*")):
        for relation in ("=", ">", "<", "||", ">=", "<=", "|>", "<|"):
            claim = f"{left} {relation} +-1 - +-1"
            if relation in HOLDING[order].split():
                proves(claim, f".* {re.escape(relation)} .*\n")
            else:
                status, out, err = prove(claim)
                tap.ok(status == 1 and not out and "false" in err, f"is false: {claim}", err)
                proves(claim, f".* {re.escape(order)} .*\n", 1, ["--refute"])


def random_game(draw, depth):
    if depth == 0 or draw.random() < 0.2:
        return draw.choice(["0", "*", "1", "-2", "3/4", "-5/8", "^", "v2", "*3", "tiny(1)"])
    sides = [",".join(random_game(draw, depth - 1) for _ in range(draw.randrange(3))) for _ in "LR"]
    return f"{{{sides[0]}|{sides[1]}}}"


def test_small_numbers():
    """They are played, not added up."""
    proves("1/2 + 1/2 = 1", r"{0\|{0\|}} \+ {0\|{0\|}} = {0\|}\n")
    proves("{0|1}", r"{0\|{0\|}} = {0\|{0\|}}, which is canonical\n")
    proves("^ - {1|*}", r".*, which is canonical\n")
    proves("-domineering(2,3) + 1 - ^", r".*, which is canonical\n")
    proves("-1 < 0", r"0 < {0\|}\n|{\|0} < 0\n")


def test_canonical():
    draw = random.Random(6)
    for _ in range(40):
        proves(random_game(draw, 3), "(.* = .*, which is canonical\n)")
    for position in ("domineering(3,3)", "clobber(xox/oxo)", "snort(2,3)", "toads(TT..FF)", "hack(LRRLRL)", "domineering(4,4)"):
        proves(position, "(.* = .*, which is canonical\n)")


def test_sums():
    draw = random.Random(7)
    for _ in range(20):
        games = [random_game(draw, 2) for _ in range(draw.randrange(2, 5))]
        proves(" + ".join(games) + f" - ({games[0]}) = " + " + ".join(games[1:]), ".*=.*\n")
    proves("40.^ + * > 0", ".* > 0\n")
    proves("300.tiny(2) > 0", ".* > 0\n")


def test_numbers():
    """Around 2^63 and 2^64, and what the kernel has room for: 2^100 units of 1/2^60."""
    for n in (2**31, 2**32, 2**63 - 1, 2**63, 2**63 + 1, 2**64, 2**99):
        proves(f"{{{n}|0}} > -1", ".* > -1\n")
        proves(f"{n} + * |> {n}", ".*\n")
        proves(f"{{{n}|{-n}}} = {{{n}|{-n}}}", ".*\n")
        proves(f"{{{n}|0}}", "(.* = .*, which is canonical\n)")
    for k in (1, 31, 32, 59, 60):
        proves(f"1/{2**k} + * > 0", ".*\n")
        proves(f"{{{2**k - 1}/{2**k}|*}} + ^ > 0", ".*\n")
        proves(f"{{1/{2**k}|0}}", "(.* = .*, which is canonical\n)")
    for claim in (f"1/{2**61} > 0", f"{2**100} + * |> {2**100 - 1}", f"-{2**100} + * <| 0", f"{2**40} + 1/{2**60} + * > 0"):
        status, out, err = prove("--", claim)
        tap.ok(status == 2 and not out and "too large" in err, f"there is no room for {claim[:60]}", err)


def test_days():
    for day, forms in ((0, 1), (1, 4), (2, 22), (3, 1474)):
        status, certificate, err = prove("--day", str(day))
        for name, checker in CHECKERS.items():
            verified, out, wrong = forged.verify(checker, certificate)
            tap.ok(status == verified == 0 and out.startswith(f"{forms**2} comparisons of forms 1 to {forms}: "), f"day {day}, {name}", out + err + wrong)


# ---- wrong uses ----------------------------------------------------------------------------------


def refuses(name, words, pattern, **more):
    done = subprocess.run(words, capture_output=True, timeout=60, **more)
    err = done.stderr.decode()
    tap.ok(done.returncode == 2 and not done.stdout and re.search(pattern, err), name, f"status {done.returncode}\n{err}")


def test_prove():
    refused = [GIFTHORSE, "prove"]
    relation = "expected a relation between games without variables"
    for name, words, pattern in (
        ("no claim", [], "expected one claim"),
        ("two claims", ["0", "0"], "expected one claim"),
        ("a claim and a day", ["--day", "1", "0"], "expected one claim, or --day alone"),
        ("a day of 4", ["--day", "4"], "expected a number from 0 to 3"),
        ("no such option", ["--all", "0"], "no option"),
        ("an error in the claim", ["{0|"], "line 1, column"),
        ("a variable", ["G = G"], relation),
        ("a truth", ["true"], relation),
        ("two relations", ["0 = 0 and 0 = 0"], relation),
        ("an outcome", ["outcome(0)"], relation),
        ("a quantifier", ["all left X of 1: X = 0"], relation),
        ("a limit passed", ["--limit", "forms=10", "*20 + *20 = 0"], "too large: more than 10 forms"),
        ("more games than 1,000", ["1001.^ > 0"], "too large for a certificate"),
        ("more games than 1,000 on both sides", ["600.^ > 600.v"], "too large for a certificate"),
        ("more games than 1,000 on the right", ["0 < 1001.^"], "too large for a certificate"),
    ):
        refuses(f"prove: {name}", refused + words, pattern)


def test_verify():
    good = b"gifthorse-proof 1 0 n\ns L R 0 0\n.\n"
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "proof")
        with open(path, "wb") as file:
            file.write(good)
        for name, checker in CHECKERS.items():
            refuses(f"{name}: no such file", checker + [path + "s"], f"{path}s: No such file or directory")
            refuses(f"{name}: a folder", checker + [folder], f"{folder}: Is a directory")
            refuses(f"{name}: two files", checker + [path, path], "usage: gifthorse-verify|expected one file")
            refuses(f"{name}: a name that is too long", checker + ["p" * 5000], "File name too long")
            for at in (0, 10, len(good)):
                refuses(f"{name}: a byte of 0 at {at}", checker, "-: ", input=good[:at] + b"\0" + good[at:])
            for words, text in (([path], b""), (["-"], good), ([], good)):
                status, out, err = forged.verify(checker, text, *words)
                tap.ok((status, out, err) == (0, "0 >= 0\n", ""), f"{name}: a file is read, {len(words)} {len(text)}", err)
            status, out, err = forged.verify(checker, b"gifthorse-proof 1 0 n\n.\n")
            tap.ok((status, out, err) == (1, "", "-: it shows nothing\n"), f"{name}: nothing shown", err)
            status, out, err = forged.verify(checker, b"", "--help")
            tap.ok(status == 0 and out.startswith("usage: ") and not err, f"{name}: help", err)
            with open("/dev/full", "w") as full:
                done = subprocess.run(checker + [path], stdout=full, stderr=subprocess.PIPE, timeout=60)
            tap.ok(done.returncode == 2 and b"could not be printed" in done.stderr, f"{name}: the output is full", done.stderr)


test_relations()
test_small_numbers()
test_canonical()
test_sums()
test_numbers()
test_days()
test_prove()
test_verify()
tap.done()
