"""`gifthorse verify CLAIM FILE`: yes to each kind of claim that `prove` takes with its certificate, no to any other.

usage: claimed.py GIFTHORSE. Speaks TAP.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]
import tap
from claims import CLAIMS

GIFTHORSE = os.path.abspath(sys.argv[1])
OTHER = "it is right, but does not show this claim"
LOOPY = re.compile(r"\b(on|off|over|under|dud|upon|tisn?|where)\b")
SOUND = "proved, but not in Coq that the kernel of loopy games is sound: "
REPEATS = "proved, but not that the last two terms repeat for ever: "

# What is certified beyond what is given.
WHOLE = (
    ("loopy_outcome(tis)", "loopy_outcome(tis) = DL"),
    ("mean({2|-1})", "mean({2|-1}) = 1/2"),
    ("domineering(2,3)", "canonical(domineering(2,3)) == {2|-1/2}"),
    ("kayles(3) + ^", "canonical(kayles(3) + ^) == ^*3"),
    ("outcome(^ - *)", "outcome(^ - *) = N"),
    ("misere_outcome(*2 + *)", "misere_outcome(*2 + *) = N"),
    ("outcome(snort(2,3))", "outcome(snort(2,3)) = N"),
    ("period(.77)", "period(.77) = 12"),
    ("outcome(kayles(5))", "outcome(kayles(5)) = N"),
    ("genus(kayles(12))", "genus(kayles(12)) = 4^046"),
    ("misere_grundy(kayles(5))", "misere_grundy(kayles(5)) = 1"),
    ("nim_alpha(19)", "excess(3) = 0 and excess(19) = 4"),
)
REFUTED = (
    ("* > 0 and mean(^) = 0", "* || 0 and mean(^) = 0"),
    ("{2|-1} = 1", "{2|-1} || 1"),
    ("not lstop({2|-1}) = 2", "lstop({2|-1}) = 2"),
    ("canonical({0,*|*}) == *", "canonical({0,*|*}) == ^"),
    ("is_number(*)", "not is_number(*)"),
    ("not is_number({1/2|})", "is_number({1/2|})"),
    ("outcome(^) = R", "outcome(^) = L"),
    ("not w > 3", "w > 3"),
    ("not period(.77) = 12", "period(.77) = 12"),
    ("grundy(kayles(7)) = 3", "grundy(kayles(7)) = 2"),
    ("misere_outcome(kayles(5)) = P", "misere_outcome(kayles(5)) = N"),
    ("genus(kayles(2)) = 3^2", "genus(kayles(2)) = 2^20"),
    ("outcome(snort(2,2)) = N", "outcome(snort(2,2)) = P"),
    ("loopy_outcome(over + tisn) = LL", "loopy_outcome(over + tisn) = DD"),
    ("excess(7) = 2", "excess(3) = 0 and excess(7) = 1"),
)


def run(*words, **more):
    done = subprocess.run([GIFTHORSE, *words], capture_output=True, timeout=60, **more)
    return done.returncode, done.stdout, done.stderr.decode()


def verify(claim, path):
    status, out, err = run("verify", "--", claim, path)
    return status, out.decode(), err


def shows(claim, path, title):
    status, out, err = verify(claim, path)
    before = REPEATS if claim.startswith("genus(") else SOUND if LOOPY.search(claim) else "proved: "
    tap.ok((status, out, err) == (0, f"{before}{claim}\n", ""), title, f"status {status}\n{out}{err}")


def shows_not(claim, path, title):
    status, out, err = verify(claim, path)
    tap.ok(status == 1 and not out and err == f"{path}: {OTHER}\n", title, f"status {status}\n{out}{err}")


def certify(claim, path, *options):
    """What is said of it."""
    status, out, err = run("prove", *options, "--", claim)
    pathlib.Path(path).write_bytes(out)
    return status, err


def test_kinds(folder):
    """With its certificate, with that of another claim, and with itself changed."""
    paths = [os.path.join(folder, str(i)) for i in range(len(CLAIMS))]
    for path, (claim, *changed) in zip(paths, CLAIMS):
        status, err = certify(claim, path)
        tap.ok(status == 0 and not err, f"{claim} is certified", f"status {status}\n{err}")
        shows(claim, path, claim)
        for other in changed:
            shows_not(other, path, f"{claim} is not {other}")
    for path, (claim, *_) in zip(paths[1:] + paths[:1], CLAIMS):
        shows_not(claim, path, f"{claim} by another certificate")


def test_whole(folder):
    """What prove prints is what verify takes."""
    path = os.path.join(folder, "whole")
    for claim, whole in WHOLE:
        status, err = certify(claim, path)
        tap.ok((status, err) == (0, f"gifthorse: certified: {whole}\n"), f"{claim} is certified as {whole}", err)
        shows(whole, path, whole)
        status, out, err = verify(claim, path)
        tap.ok(status == 2 and not out and "expected a claim that is true or false" in err, f"{claim} claims nothing", err)
    for claim, whole in REFUTED:
        status, err = certify(claim, path, "--refute")
        tap.ok(status == 1 and err.endswith(f" certified\ngifthorse: certified: {whole}\n"), f"{claim} is refuted by {whole}", err)
        shows(whole, path, whole)
        status, err = certify(claim, path)
        tap.ok(status == 1 and "--refute" in err and "certified:" not in err and not os.path.getsize(path), f"{claim} is false, and nothing is certified", err)


def test_order(folder):
    """Of what stands in a certificate only the structure counts."""
    path = os.path.join(folder, "order")
    forms = "f 0 0\nf 1 0 1 0\nf 2 1 0 1 2 0\n"  # {*,0|0,*}
    pathlib.Path(path).write_text(f"gifthorse-proof 2 0 n\n# 0 = 0\n{forms}n L R 0 0\ns L L 0 3 0 2 1\n.\n")
    shows("{0,*|*,0} |> 0", path, "options in another order")
    shows_not("{0,*|0} |> 0", path, "an option less")
    shows_not("0 = 0", path, "what a comment says")


def test_computed(folder):
    """What an engine would find out is shown by no certificate of the games that come of it."""
    path = os.path.join(folder, "computed")
    for certified, claim, refused in (
        ("1 > 0", "atomic_weight(^) > 0", "'atomic_weight(^)' is computed"),
        ("{*|*} = 0", "{*|*} = 1 times 0", "'1 times 0' is computed"),
        ("canonical({1|*}) == {1|*}", "canonical({1|*}) == {birthday(0*)|*}", "is computed"),
        ("mean({2|-1}) = 1/2", "mean({2|-1}) = mean(1 + {1|-2})", "'mean(1 + {1|-2})' is computed"),
        ("outcome(1 + *) = L", "outcome(mean({2|0}) + *) = L", "'mean({2|0})' is computed"),
        ("misere_outcome(*) = P", "misere_outcome({mean(*)|0}) = P", "'mean(*)' is computed"),
        ("w > {1|}", "w > {atomic_weight(^)|}", OTHER),
        ("w > {1|} - *", "w > {atomic_weight(^)|} - *", OTHER),
        ("excess(7) = 1", "excess(7) = 1 and ^ > 0", "no certificate shows such a claim"),
        ("excess(7) = 1", "excess(7) = 1 and domineering(2,2) || 0", "no certificate shows such a claim"),
        ("excess(7) = 1", "excess(7) = 1 and +-1 || 0", "no certificate shows such a claim"),
        ("excess(7) = 1", "excess(7).^ = ^", "'excess(7)' is computed"),
    ):
        status, err = certify(certified, path)
        shows(certified, path, f"{certified}, of which an engine could make {claim}")
        status, out, err = verify(claim, path)
        tap.ok(status and not out and refused in err, f"{claim} is not shown", f"status {status}\n{out}{err}")
        status, err = certify(claim, path)
        tap.ok(status == 2 and not os.path.getsize(path), f"{claim} is not certified", f"status {status}\n{err}")


def test_two_canonical(folder):
    """Where two canonical forms are subtracted, what is known of the one is not said of the other."""
    path = os.path.join(folder, "two")
    for game, other, value, known in (("{2|0}", "{0|-2}", "mean", 1), ("{0|-2}", "{2|0}", "mean", -1), ("{3|-1}", "{1|-3}", "lstop", 3), ("{1|-3}", "{3|-1}", "rstop", -3)):
        claim = f"{value}({game}) = {known}"
        certify(f"0 = {other} + {game} and canonical({other}) == {other} and {claim}", path)
        shows(claim, path, f"{claim}, as one of two forms")
        shows_not(f"{value}({other}) = {known}", path, f"{claim} is not {value}({other}) = {known}")


def test_wrong_uses(folder):
    good, bad = (os.path.join(folder, name) for name in ("good", "bad"))
    certify("* || 0", good)
    pathlib.Path(bad).write_bytes(pathlib.Path(good).read_bytes().replace(b"s L L", b"s L R"))
    claim = os.path.join(folder, "claim")
    pathlib.Path(claim).write_text(" *\n|| 0\n")
    for name, words, expected in (
        ("a claim of a file", ["--claim", claim, good], (0, "proved: ")),
        ("three words", ["* || 0", good, good], (2, "expected a claim and one file")),
        ("no claim", ["* |", good], (2, "line 1, column")),
        ("a variable", ["G = G", good], (2, "no certificate shows such a claim")),
        ("what may be or not", ["* || 0 or 0 = 0", good], (2, "no certificate shows such a claim")),
        ("a game", ["*", good], (2, "expected a claim that is true or false")),
        ("no file", ["* || 0", good + "-"], (2, "No such file")),
        ("a certificate that is wrong", ["* || 0", bad], (1, ":5: this is not so")),
        ("no certificate", ["* || 0", claim], (1, ":1: expected a certificate")),
        ("no such file of claims", ["--claim", good + "-", good], (2, "good-")),
    ):
        status, out, err = run("verify", *words)
        tap.ok(status == expected[0] and expected[1] in out.decode() + err, name, f"status {status}\n{out.decode()}{err}")
    certify("w > 3", good)
    shows_not("w > 10000000000000000", good, "a number beyond the kernel's limits")
    certify("genus(kayles(2)) = 2^20", good)
    status, out, err = verify("genus(kayles(2)) = memory", good)
    tap.ok(status == 2 and not out and "expected a genus" in err, "what is no genus", f"status {status}\n{out}{err}")
    certify("* || 0", good)
    shows_not("genus(kayles(2)) = memory", good, "what is no genus, and another certificate")
    status, err = certify("w +\n1 = 3", bad, "--refute")
    tap.ok(err.endswith("\ngifthorse: certified: w + 1 > 3\n"), "a claim of two lines is told in one", err)
    status, out, err = run("verify", "* || 0", "-", input=pathlib.Path(good).read_bytes())
    tap.ok(status == 0 and out == b"proved: * || 0\n", "of standard input", err)
    status, out, err = run("prove", "mean(^) < ^")
    tap.ok(status == 2 and not out and "expected a number beside" in err, "a mean is compared with no game", err)


with tempfile.TemporaryDirectory() as place:
    test_kinds(place)
    test_whole(place)
    test_order(place)
    test_computed(place)
    test_two_canonical(place)
    test_wrong_uses(place)
tap.done()
