"""`gifthorse verify CLAIM FILE`: yes to each kind of claim that `prove` takes with its certificate, no to any other.

usage: claimed.py GIFTHORSE. Speaks TAP.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])
OTHER = "it is right, but does not show this claim"
LOOPY = re.compile(r"\b(on|off|over|under|dud|upon|tisn?|where)\b")
SOUND = "proved, but not in Coq that the kernel of loopy games is sound: "
REPEATS = "proved, but not that the last two terms repeat for ever: "

# What is proved, and then claims that differ in one thing, of which its certificate shows none.
CLAIMS = (
    ("2.^ + * > 0", "2.^ + * >= *", "2.^ + * < 0", "3.^ + * > 0", "2.^ + *2 > 0", "2.v + * > 0", "2.^ - * = 0", "outcome(2.^ + *) = N", "misere_outcome(2.^ + *) = L"),
    ("^ + 1/2 >= 1/4 - v", "^ + 1/2 >= 3/4 - v", "^ + 1/2 = 1/4 - v", "^ + 1/2 >= 1/4 + v"),
    ("* <| ^", "* <= ^", "^ <| *", "* || ^"),
    ("{*|*} = 0", "{*|*} > 0", "{*|*} = *", "{*|*} || 0", "not {*|*} = 0"),
    ("1/2 + 1/2 = 1", "1/2 + 1/2 = 2", "1/4 + 1/2 = 1", "1/2 + 1/2 > 1"),
    ("domineering(2,3) > -1", "domineering(3,2) > -1", "domineering(2,2) > -1", "domineering(2,3) > -1/2"),
    ("canonical({0,*|*}) == ^", "canonical({0,*|*}) == {0,*|*}", "canonical({0,*|*}) == v", "canonical({0|*}) == ^*"),
    ("canonical({0,*|*}) = {0,*|*}", "canonical({0,*|*}) == {0,*|*}", "canonical({0,*|*}) == ^", "mean({0,*|*}) = 0"),
    ("canonical({1/2|}) == 1", "canonical({1/2|}) == {1/2|}", "canonical({1/2|}) == 2", "canonical({1/4|}) == 2"),
    ("not canonical({0,*|*}) == {0,*|*}", "canonical({0,*|*}) == {0,*|*}", "not canonical({0,*|*}) == ^"),
    ("number({1/2|}) = 1", "number({1/2|}) = 2", "not number({1/2|}) = 1", "number({1/4|}) = 1", "lstop({1/2|}) = 0"),
    ("is_number({-1,*|1})", "not is_number({-1,*|1})", "is_number({-1,*|*})", "mean({-1,*|1}) = 1"),
    ("not is_number(*)", "is_number(*)", "not is_number(*2)", "lstop(*) = 1"),
    ("lstop({2|-1}) = 2", "lstop({2|-1}) = -1", "rstop({2|-1}) = 2", "lstop({2|0}) = 2", "not lstop({2|-1}) = 2", "lstop({2|-1}) < 2", "mean({2|-1}) = 1/2"),
    ("-1/2 < rstop({2|0})", "-1/2 < rstop({2|-1})", "1/2 < rstop({2|0})", "-1/2 > rstop({2|0})"),
    ("mean({4||2|0,*}) = 5/2", "mean({4||2|0,*}) = 3/2", "temperature({4||2|0,*}) = 5/2", "mean({4||2|1,*}) = 5/2", "mean({4||2|0,*} + 1) = 5/2"),
    ("temperature({3||2|0} - *2) = 1", "temperature({3||2|0} - *2) = 2", "temperature({3||2|0}) = 1", "not temperature({3||2|0} - *2) = 1"),
    ("outcome(^) = L", "outcome(^) = R", "outcome(v) = L", "not outcome(^) = L", "misere_outcome(^) = L"),
    ("not outcome(* + 1) = N", "outcome(* + 1) = N", "not outcome(* + 1) = L"),
    ("misere_outcome({1|*} + *2) = R", "misere_outcome({1|*} + *2) = N", "outcome({1|*} + *2) = R", "misere_outcome({1|*} - *3) = R", "misere_outcome({1|*}) = R"),
    ("misere_outcome(1 + {|0} + *) = P", "misere_outcome(*) = P", "misere_outcome(1 + {|0} + *) = N", "misere_outcome(1 + {|0}) = P", "outcome(1 + {|0} + *) = P"),
    ("not misere_outcome(*2) = P and misere_outcome(*) = P", "misere_outcome(*2) = P and misere_outcome(*) = P", "misere_outcome(*2) = N and misere_outcome(*3) = N"),
    ("mean(+-1) = 0 and not ^ = 0 and * || 0", "mean(+-1) = 0 and not ^ > 0", "* || 0 and ^ = 0", "mean(+-1) = 0 and * || 0 and v > 0"),
    ("outcome(domineering(4,4)) = N", "outcome(domineering(4,4)) = P", "misere_outcome(domineering(4,4)) = N", "outcome(domineering(4,3)) = N", "not outcome(domineering(4,4)) = N", "outcome(domineering(2,8)) = N"),
    ("outcome(domineering(2,2)) = N", "outcome(snort(2,2)) = N", "outcome(domineering(1,4)) = N"),
    ("not outcome(clobber(xo)) = P", "outcome(clobber(xo)) = P", "not outcome(clobber(ox)) = P", "not outcome(toads(TF)) = P"),
    ("outcome(col(2,3)) = P", "outcome(col(2,3)) = N", "outcome(snort(2,3)) = P", "outcome(col(3,2)) = P", "misere_outcome(col(2,3)) = P"),
    ("outcome(cutcake(2,3+1,4)) = L", "outcome(cutcake(2,3+1,4)) = P", "outcome(cutcake(2,3+1,3)) = L", "misere_outcome(cutcake(2,3+1,4)) = L"),
    ("misere_outcome(snort(2,2)) = N", "misere_outcome(snort(2,2)) = P", "outcome(snort(2,2)) = N", "misere_outcome(snort(1,4)) = N"),
    ("outcome(toads(TT.FF)) = N", "outcome(toads(TT.FF)) = P", "outcome(toads(T.F)) = N"),
    ("period(.77) = 12", "period(.77) = 13", "period(.77) = 24", "period(.6) = 12", "not period(.77) = 12", "grundy(kayles(12)) = 12"),
    ("not period(.3) = 4", "period(.3) = 4", "not period(.3) = 2", "not period(.33) = 4"),
    ("grundy(kayles(12) + grundysgame(9) + subtraction(1,2; 7)) = 4", "grundy(kayles(12) + grundysgame(9) + subtraction(1,2; 7)) = 5", "grundy(kayles(12) + grundysgame(9)) = 4", "grundy(kayles(12) + grundysgame(8) + subtraction(1,2; 7)) = 4", "grundy(kayles(12) + octal(4., 9) + subtraction(1,2; 7)) = 4", "misere_grundy(kayles(12) + grundysgame(9) + subtraction(1,2; 7)) = 4"),
    ("not grundy(octal(.77, 100, 1000000)) = 1", "grundy(octal(.77, 100, 1000000)) = 1", "not grundy(octal(.77, 100, 1000000)) = 0", "not grundy(octal(.77, 100, 1000001)) = 1"),
    ("outcome(kayles(5) + nim(4)) = P", "outcome(kayles(5) + nim(4)) = N", "outcome(kayles(5) + nim(3)) = P", "outcome(kayles(4) + nim(5)) = P", "not outcome(kayles(5) + nim(4)) = P"),
    ("misere_outcome(grundysgame(20)) = N", "misere_outcome(grundysgame(20)) = P", "outcome(grundysgame(20)) = N", "misere_outcome(octal(4., 20)) = N", "misere_outcome(grundysgame(20, 1)) = N"),
    ("misere_grundy(kayles(5) + nim(2)) = 4", "misere_grundy(kayles(5) + nim(2)) = 2", "misere_grundy(kayles(5) + nim(2)) = 0", "grundy(kayles(5) + nim(2)) = 4", "not misere_grundy(kayles(5) + nim(2)) = 4", "misere_grundy(kayles(5)) = 4"),
    ("genus(kayles(12)) = 4^046", "genus(kayles(12)) = 4^045", "genus(kayles(12)) = 3^046", "genus(kayles(12)) = 4^146", "genus(kayles(11)) = 4^046", "not genus(kayles(12)) = 4^046", "genus(kayles(12)) = 4^0468"),
    ("not genus(kayles(2)) = 3^2", "genus(kayles(2)) = 3^2", "not genus(kayles(2)) = 2^2", "not genus(kayles(3)) = 3^2"),
    ("over + over = over", "over + over > over", "over = over + over", "over + over + over = over", "over + over = under", "not over + over = over", "loopy_outcome(over + over) = LL", "2.^ > 0"),
    ("^ < upon", "upon < ^", "^ > upon", "v < upon", "^ < over", "^ <= dud"),
    ("not over = 1/2", "over = 1/2", "not over = 1/4", "not 1/2 = over", "not over < 1/2"),
    ("over + over >= a where a = {0|a}", "over - over >= a where a = {0|a}", "over + over >= a where a = {a|0}", "over + over >= 0"),
    ("on + off = dud", "on + off < dud", "on - on < dud", "on + on = dud", "off + off = dud", "on = dud", "loopy_outcome(on + off) = DD"),
    ("dud <= on", "dud >= on", "on >= dud + dud", "dud <= off", "dud <= 0", "not dud <= on"),
    ("loopy_outcome(tis) = DL", "loopy_outcome(tis) = DD", "loopy_outcome(tis) = LD", "not loopy_outcome(tis) = DL", "loopy_outcome(tisn) = DL", "loopy_outcome(tis + 0) = DL"),
    ("not loopy_outcome(on - over) = DL", "loopy_outcome(on - over) = DL", "not loopy_outcome(on - over) = LL", "not loopy_outcome(on + over) = DL"),
    ("is_stopper(over - upon)", "not is_stopper(over - upon)", "is_stopper(over)", "is_stopper(over + upon)", "is_stopper(upon - over)"),
    ("w > 3", "w > 4", "w = 3", "w.2 > 3", "w < 3", "{Z|Z} > 3", "not w > 3"),
    ("not w = 7/2", "w = 7/2", "not w > 7/2", "not w = 4"),
    ("w + * + {2|-1} > 7/2", "w + * + {2|-1} > 5/2", "w + * + {2|0} > 7/2", "w + {2|-1} > 7/2", "w - * + {2|-1} < 7/2", "w + {2|-1} + {2|-1} > 7/2", "w + * + {2,1|-1} > 7/2"),
    ("w - {2|-1} > 7/2", "w + {2|-1} > 7/2", "w - {1|-2} > 7/2", "w - {2|-1} > 9/2"),
    ("{Z|Z} || 5/4", "{Z|Z} || 1/4", "{N.^|N.^} || 5/4", "w || 5/4"),
    ("{N.^|N.^} || 2.^", "{N.^|N.^} || 3.^", "{N.^|N.^} || ^^", "{Z|Z} || 2.^", "{N.^|N.^} || 2.v"),
    ("nim_alpha(7) = w + 1", "nim_alpha(7) = w", "nim_alpha(3) = w + 1", "nim_alpha(5) = 4", "excess(7) = 2", "not nim_alpha(7) = w + 1"),
    ("excess(19) - excess(13) = 4", "excess(19) - excess(13) = 3", "excess(19) - excess(7) = 3", "excess(13) = 4"),
)  # fmt: skip

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
