"""The checker that is proved says of claims and certificates what `gifthorse verify` does, or that it does not cover them.

usage: verified_claims.py GIFTHORSE VERIFIED. Without VERIFIED, which takes Coq to build, this is skipped. Speaks TAP.
"""

import os
import pathlib
import random
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]
import tap
from claims import CLAIMS

GIFTHORSE, VERIFIED = sys.argv[1:3]
OTHER = "it is right, but does not show this claim"
RELATIONS = ("=", ">", "<", "||", ">=", "<=", "|>", "<|")

# A claim, what is printed of it, and claims that its certificate does not show.
OWN = (
    ("{0|*} + * || 0", "{0|*} + * || 0", "{0|*} + * = 0", "not {0|*} + * || 0", "^ + * || 0 and * > 0", "{0|*} + * + 1/2 || 0", "{0|*2} + * || 0", "outcome(^ + *) = P"),
    (" *<|^", "* <| ^", "* < ^", "* |> ^", "^ <| *"),
    ("{4||2|0} > 1/2", "{4|{2|0}} > 1/2", "{4|2||0} > 1/2", "{4||2|1} > 1/2", "{4||2|0} > 1/4", "{4||2|0} < 1/2"),
    ("{{|}|{|}} + {|} = *1 - 0", "{{|}|{|}} + {|} = * - 0", "{{|}|{|}} = *2", "{{|}|*} = *"),
    ("2.^ - 3.v + {1|} >= -5/8", "2.^ - 3.v + {1|} >= -5/8", "2.^ - 2.v + {1|} >= -5/8", "2.^ + 3.v + {1|} >= -5/8", "2.^ - 3.v + {2|} >= -5/8", "2.^ - 3.v + {1|} >= -3/8"),
    ("{*2,*,0|0,*3} |> {0|-*}", "{*2,*,0|0,*3} |> {0|-*}", "{*2,*|0,*3} |> {0|-*}", "{*2,*,0|0,*3} |> {0|-*2}"),
    ("not {2|-1} = 1 and not outcome({2|-1}) = P", "not {2|-1} = 1 and not outcome({2|-1}) = P", "{2|-1} = 1 and not outcome({2|-1}) = P", "not {2|-1} = 1 and outcome({2|-1}) = P", "not {2|-1} || 1"),
    ("outcome({1|*} + v) = L", "outcome({1|*} + v) = L", "outcome({1|*} + v) = N", "outcome({1|*} - v) = L", "{1|*} + v > *"),
    ("misere_outcome({1|*} + *2) = R and misere_outcome(1 + {|0} + * + 0) = P", "misere_outcome({1|*} + *2) = R and misere_outcome(1 + {|0} + * + 0) = P", "misere_outcome({1|*} + *2) = R and misere_outcome(*) = P", "misere_outcome({1|*} + *2) = N", "outcome({1|*} + *2) = R", "misere_outcome(*2) = R", "not misere_outcome({1|*} + *2) = R"),
    ("not misere_outcome(2 + {|{|0}}) = L", "not misere_outcome(2 + {|{|0}}) = L", "not misere_outcome(2 + {|0}) = L", "misere_outcome(0) = N", "not misere_outcome(0) = L"),
    ("1/2 + 1/4 + 1/4 = 1", "1/2 + 1/4 + 1/4 = 1", "1/2 + 1/4 = 1", "1/2 + 1/4 + 1/8 = 1"),
    ("canonical({0,*|*} + 1) == {1|{1|1}}", "canonical({0,*|*} + 1) == {1|{1|1}}", "canonical({0,*|*} + 1) == {1,1|{1|2}}", "canonical({0,*|*} + 1) == {1|{1|1}, 1}", "canonical({0,*|*} + 1) == 1", "canonical({0,*|*} - 1) == {1|{1|1}}", "not canonical({0,*|*} + 1) == {1|{1|1}}", "not canonical({0,*|*}) == {1|{1|1}}"),
    ("not canonical({0,*|*} + *) == {0,*|0,*}", "not canonical({0,*|*} + *) == {0,*|0,*}", "canonical({0,*|*} + *) == {0,*|0,*}", "not canonical({0,*|*} + *) == {0,*|0}", "not canonical({0,*|*}) == {0,*|0,*}"),
    ("canonical({0,*|*}) >= 0 and canonical({1/2|}) == 1", "{0,*|*} >= 0 and canonical({1/2|}) == 1", "canonical({0,*|*}) <= 0 and canonical({1/2|}) == 1", "canonical({0,*|*}) >= 0 and canonical({1/2|}) == -1", "not canonical({1/2|}) == 1"),
    ("not canonical({1/2|} - 2) == -1/2", "not canonical({1/2|} - 2) == -1/2", "not canonical({1/2|} - 2) == -1", "canonical({1/2|} - 2) == -1/2", "not canonical({1/4|} - 2) == -1/2"),
    ("-2 = number({-2,*|} - 2)", "number({-2,*|} - 2) = -2", "number({-2,*|} - 2) = 2", "not number({-2,*|} - 2) = -2", "number({-2,*|}) = -2", "number({-2,*|*}) = -2", "temperature({-2,*|} - 2) = -2"),
    ("lstop({2|-1} + 1/2) = 5/2", "lstop({2|-1} + 1/2) = 5/2", "lstop({2|-1} + 1/2) = 2", "rstop({2|-1} + 1/2) = 5/2", "not lstop({2|-1} + 1/2) = 5/2", "lstop({2|-1} - 1/2) = 5/2", "mean({2|-1} + 1/2) = 5/2"),
    ("-1/2 < rstop({2|0})", "rstop({2|0}) > -1/2", "rstop({2|0}) < -1/2", "rstop({2|0}) > 0", "rstop({2|0}) || 0", "1/2 < rstop({2|0})", "lstop({2|1}) > -1/2"),
    ("not mean({4||2|0,*}) = 2 and * || 0", "not mean({4|{2|0,*}}) = 2 and * || 0", "not mean({4||2|0,*}) = 5/2 and * || 0", "not mean({4||2|0,*}) = 2 and * = 0", "mean({4||2|0,*}) = 2", "not mean({4||2|1,*}) = 2", "not temperature({4||2|0}) = 2"),
    ("temperature({4||2|0,*}) |> 1", "temperature({4|{2|0,*}}) |> 1", "temperature({4||2|0,*}) |> 3/2", "temperature({4||2|0,*}) <| 1", "not temperature({4||2|0,*}) |> 1", "mean({4||2|1,*}) |> 1", "temperature(-{4||2|1,*}) |> 1"),
    ("is_number({-1,*|1})", "is_number({-1,*|1})", "not is_number({-1,*|1})", "is_number({-1,*|*})", "is_number({-1,*|1}) and * = 0"),
    ("grundy(kayles(12,3) + grundysgame(9)+dawsonskayles(4)) = 4", "grundy(kayles(12,3) + grundysgame(9) + dawsonskayles(4)) = 4", "grundy(kayles(12,3) + grundysgame(9) + dawsonskayles(4)) = 6", "not grundy(kayles(3,12) + grundysgame(9) + dawsonskayles(4)) = 4", "grundy(kayles(12) + grundysgame(9) + dawsonskayles(4)) = 4", "grundy(kayles(12,3) + grundysgame(8) + dawsonskayles(4)) = 4", "misere_grundy(kayles(12,3) + grundysgame(9) + dawsonskayles(4)) = 4", "outcome(kayles(12,3) + grundysgame(9) + dawsonskayles(4)) = P"),
    ("not grundy(octal(.77, 100, 1000000)) = 1", "not grundy(octal(.77, 100,1000000)) = 1", "grundy(octal(.77,100,1000000)) = 1", "not grundy(octal(.77,100,1000001)) = 1", "not grundy(octal(.37,100,1000000)) = 1"),
    ("outcome(kayles(5) + nim(4)) = P", "outcome(kayles(5) + nim(4)) = P", "outcome(kayles(5) + nim(4)) = N", "outcome(kayles(5) + nim(4)) = L", "not outcome(kayles(5) + nim(4)) = P", "outcome(kayles(4) + nim(5)) = P", "outcome(kayles(5) + nim(4,4)) = P", "misere_outcome(kayles(5) + nim(4)) = P"),
    ("not outcome(octal(.3..., 4,1)) = L", "not outcome(octal(.3..., 4,1)) = L", "not outcome(nim(1,4)) = N", "outcome(nim(4,1)) = P", "not outcome(octal(.3,4,1)) = L", "not outcome(octal(.33...,4,2)) = L"),
    ("misere_outcome(grundysgame(20)) = N", "misere_outcome(grundysgame(20)) = N", "misere_outcome(grundysgame(20)) = P", "misere_outcome(grundysgame(20,1)) = N", "outcome(grundysgame(20)) = N", "misere_outcome(officers(20)) = N"),
    ("misere_grundy(kayles(5) + nim(2)) = 4", "misere_grundy(kayles(5) + nim(2)) = 4", "misere_grundy(kayles(5) + nim(2)) = 2", "not misere_grundy(kayles(5) + nim(2)) = 4", "grundy(kayles(5) + nim(2)) = 4", "misere_grundy(kayles(5) + nim(3)) = 4"),
    ("period(.77) = 12", "period(.77) = 12", "period(.77) = 24", "not period(.77) = 12", "period(.07) = 12", "grundy(kayles(12)) = 4"),
    ("not period(.3) = 4", "not period(.3) = 4", "period(.3) = 4", "not period(.3) = 2", "not period(.33) = 4"),
    ("outcome(domineering(2,3)) = N", "outcome(domineering(2,3)) = N", "outcome(domineering(2,3)) = L", "not outcome(domineering(2,3)) = N", "outcome(domineering(3,2)) = N", "outcome(snort(2,3)) = N", "misere_outcome(domineering(2,3)) = N", "outcome(nim(2,3)) = N"),
    ("not misere_outcome(snort(2,2)) = P", "not misere_outcome(snort(2,2)) = P", "misere_outcome(snort(2,2)) = P", "not misere_outcome(snort(2,2)) = N", "not misere_outcome(snort(1,4)) = P", "not outcome(snort(2,2)) = P", "not misere_outcome(domineering(2,2)) = P"),
    ("not is_number({1|1} + 1)", "not is_number({1|1} + 1)", "is_number({1|1} + 1)", "not is_number({1|1})", "is_number(1)"),
)
# What is not covered, whatever is proved.
NOT_COVERED = ("", "*", "* |", "* || 0 or 0 = 0", "G = G", "^^ > 0", "^3 > 0", "v3 < 0", "* 2 || 0", "{0|*|*} > 0", "{0|*", "0|*} > 0", "1/3 > 0", "5/0 > 0", "is_number(*) = 1", "mean(*)", "mean(*) = ^", "mean(*) == 0", "mean(*) = 1 - 1", "mean(*) = 2.0", "mean(*) = mean(*)", "* = mean(*)", "birthday(*) = 1", "canonical(*) == * + 0", "* == *", "* = = *", "* === *", "* || 0 and", "not not * || 0", "kayles(5) = *4", "grundy(kayles(5) + *) = 1", "grundy(kayles(0)) = 0", "grundy(kayles()) = 0", "grundy(kayles(5) - nim(4)) = 0", "grundy(octal(.78,5)) = 4", "grundy(octal(.,5)) = 4", "grundy(octal(.7..,5)) = 4", "period(0.77) = 12", "grundy(kayles(5)) = 4 and * || 0", "grundy(* + *2) = 3", "genus(kayles(2)) = 2^20", "outcome(domineering(9,8)) = N", "outcome(snort(0,3)) = P", "outcome(snort(3)) = N", "outcome(snort(2,2)) = N and * || 0", "outcome(snort(2,2) + *) = N", "outcome(col(2,2)) = P", "outcome(toads(TT.FF)) = N", "*11 || 0", "1001.^ > 0", "1" * 41 + " > 0", "* || 0\x00", "* \u2016 0")  # fmt: skip


def by(program, claim, path):
    done = subprocess.run([*program, claim, path], capture_output=True, timeout=60)
    return done.returncode, done.stdout.decode("latin-1"), done.stderr.decode("latin-1")


def by_kernel(claim, path):
    return by([GIFTHORSE, "verify", "--"], claim, path)


def by_verified(claim, path):
    return by([VERIFIED], claim, path)


def certify(claim, path, *options):
    done = subprocess.run([GIFTHORSE, "prove", *options, "--", claim], capture_output=True, timeout=60)
    pathlib.Path(path).write_bytes(done.stdout)
    return done.returncode, done.stderr.decode()


def agree(claim, path):
    """Its status, and what is wrong with it: what it takes the other one has to, also as it is printed."""
    status, out, err = by_verified(claim, path)
    if status == 3:
        return 3, "" if not out and "not covered" in err else out + err
    kernel = by_kernel(claim, path)[0]
    printed = by_kernel(out[len("proved: ") : -1], path)[0] if status == 0 else kernel
    right = out.startswith("proved: ") if status == 0 else err == f"{path}: {OTHER}\n" and not out
    return status, "" if right and status == kernel == printed else f"{claim}: status {status}, by the kernel {kernel}, as printed {printed}\n{out}{err}\n"


def test_own(path):
    for claim, printed, *others in OWN:
        status, err = certify(claim, path)
        tap.ok(status == 0 and by_verified(claim, path) == (0, f"proved: {printed}\n", ""), f"{claim} is proved", f"{err}{by_verified(claim, path)}")
        wrong = [(other, found) for other in (claim, printed, *others) if (found := agree(other, path))[1] or found[0] != (other not in (claim, printed))]
        tap.ok(not wrong, f"{claim}: {len(others)} others are not", str(wrong))


def test_shared(path):
    """Claims of all kinds."""
    counts, wrong = [0, 0, 0, 0], []
    for claim, *others in CLAIMS:
        certify(claim, path)
        for one in (claim, *others):
            status, words = agree(one, path)
            counts[status] += 1
            wrong += [words] if words else []
    tap.ok(not wrong and counts[0] >= 29 and counts[1] >= 90 and counts[3] > 50, f"{counts[0]} claims are proved, {counts[1]} not, {counts[3]} not covered", "".join(wrong[:5]))


def a_form(draw, depth):
    if depth == 0 or draw.random() < 0.2:
        return draw.choice(("0", "1", "-1/2", "3/4", "*", "*2", "^", "v", "-^"))
    sides = [",".join(a_form(draw, depth - 1) for _ in range(draw.choice((0, 1, 1, 2)))) for _ in "LR"]
    return "{" + "|".join(sides) + "}"


def a_sum(draw):
    terms = [a_form(draw, 2).lstrip("-") for _ in range(draw.choice((1, 1, 2)))]
    terms = ["2." + term if term[0] in "{^v*" and draw.random() < 0.3 else term for term in terms]
    return draw.choice(("", "", "-")) + draw.choice((" + ", " - ")).join(terms)


def test_random(path, count):
    """All relations of random sums, held against what is proved of one."""
    draw, counts, wrong = random.Random(5), [0, 0, 0, 0], []
    for _ in range(count):
        left, right = a_sum(draw), draw.choice(("0", a_sum(draw)))
        certify(f"{left} = {right}", path, "--refute")
        for relation in RELATIONS:
            for word in ("", "not "):
                status, words = agree(f"{word}{left} {relation} {right}", path)
                counts[status] += 1
                wrong += [words] if words else []
    tap.ok(not wrong and not counts[3] and counts[0] > 5 * count and counts[1] > 7 * count, f"of {sum(counts)} relations of random sums {counts[0]} are proved", "".join(wrong[:5]))


def test_random_values(path, count):
    """The values of random sums, held against what is certified of them."""
    draw, counts, wrong = random.Random(7), [0, 0, 0, 0], []
    for _ in range(count):
        call = f"{draw.choice(('canonical', 'number', 'lstop', 'rstop', 'mean', 'temperature'))}({a_sum(draw)})"
        said = certify(call, path)[1].partition(f"certified: {call} ")[2]
        if not said:  # what is no number has none, and a number no temperature
            continue
        relation, value = said.split()
        own = agree(f"{call} {said}", path)
        wrong += [own[1]] if own[1] else [f"{call} {said} is not proved"] if own[0] == 1 else []
        claims = [(sign, value) for sign in RELATIONS] + [("<", "0"), (">=", "1/2")] if relation == "=" else [("==", other) for other in (value, "0", "*", "{1|0}", "{0,0|{0|0}}")]
        for sign, other in claims:
            for word in ("", "not "):
                status, words = agree(f"{word}{call} {sign} {other}", path)
                counts[status] += 1
                wrong += [words] if words else []
    tap.ok(not wrong and counts[0] > 5 * count and counts[1] > 5 * count, f"of {sum(counts)} claims of values of random sums {counts[0]} are proved", "".join(wrong[:5]))


def test_uses(folder, path):
    certify("* || 0", path)
    wrong = [claim for claim in NOT_COVERED if "\0" not in claim and (by_verified(claim, path)[0] != 3 or by_verified(claim, path)[1])]
    tap.ok(not wrong, "what is not covered", str(wrong))
    claims, bad = (os.path.join(folder, name) for name in ("claim", "bad"))
    pathlib.Path(claims).write_text(" *\n|| 0\n")
    pathlib.Path(bad).write_bytes(pathlib.Path(path).read_bytes().replace(b"s L L", b"s L R"))
    done = subprocess.run([VERIFIED, "--claim", claims, path], capture_output=True, text=True, timeout=60)
    tap.ok((done.returncode, done.stdout) == (0, "proved: * || 0\n"), "a claim of a file", done.stdout + done.stderr)
    pathlib.Path(claims).write_bytes(b"* || 0\0")
    done = subprocess.run([VERIFIED, "--claim", claims, path], capture_output=True, text=True, timeout=60)
    tap.ok((done.returncode, done.stdout) == (3, ""), "a claim with a byte 0", done.stdout + done.stderr)
    status, out, err = by_verified("* || 0", bad)
    tap.ok(status == 1 and not out and ":5: this is not so" in err, "a certificate that is wrong", f"{status} {out}{err}")
    status, out, err = by_verified("* || 0", path + "-")
    tap.ok(status == 2 and not out and "No such file" in err, "no certificate", f"{status} {out}{err}")
    done = subprocess.run([VERIFIED, path, path, path], capture_output=True, text=True, timeout=60)
    tap.ok(done.returncode == 2 and not done.stdout and "usage" in done.stderr, "three files", done.stdout + done.stderr)
    for kind in ("period(.77) = 12", "outcome(toads(TT.FF)) = N", "w > 3", "misere_outcome(*) = P"):
        certify(kind, path)
        status, out, err = by_verified("* || 0", path)
        tap.ok(status == 1 and not out and OTHER in err, f"{kind} does not show what is of games", f"{status} {out}{err}")


if not VERIFIED:
    tap.skip("claims, by the checker that is proved", "Coq is not installed")
else:
    with tempfile.TemporaryDirectory() as place:
        name = os.path.join(place, "certificate")
        test_own(name)
        test_shared(name)
        test_random(name, 20)
        test_random_values(name, 15)
        test_uses(place, name)
tap.done()
