"""Checks of ordinals and of games that are not short: engines that know ordinals, right and with bugs,
and engines that know only short games. Speaks TAP.

usage: ordinals.py GIFTHORSE ORDINAL_ENGINE
"""

import os
import re
import shlex
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, ENGINE = map(os.path.abspath, sys.argv[1:])
LAWS = ["SS-4.3/2", "BL-II.5a-x6", "BL-II.5b-x6"]


def run(*words, text=None):
    done = subprocess.run([GIFTHORSE, *words], input=text, capture_output=True, text=True, timeout=100)
    return done.returncode, done.stdout, done.stderr


def expect(name, words, status, out, text=None):
    got, stdout, stderr = run(*words, text=text)
    tap.ok(got == status and re.search(out, stdout + stderr), name, f"status {got}\n{stdout}{stderr}")


def engine(*words):
    return "cmd:" + shlex.join([sys.executable, ENGINE, *words])


def short(*abilities):
    """The reference with these abilities alone."""
    change = f"1s/reference .*/few {' '.join(abilities)}/"
    return "cmd:" + shlex.join(["sh", "-c", f"{shlex.quote(GIFTHORSE)} serve | sed -u {shlex.quote(change)}"])


def test_laws():
    expect("an engine of ordinals", ["check", "-j1", "--engine", engine(), *LAWS], 0, r"no fault found\n\d+ theorems: [1-9]\d+ hold, ")
    for bug, wrong in (
        ("ordinary", r"ordinal-add 1 ; w -> w, where the reference says w \+ 1"),
        ("prefix", "ordinal-compare 0 ; 1 -> =, where the reference says <"),
    ):
        words = ["check", "-j1", "--passes", "2", "--engine", engine(bug), *LAWS]
        expect(f"{bug} arithmetic", words, 1, wrong)
        expect(f"{bug} arithmetic, by its own answers", [*words, "--against", "none"], 1, r"1 fault\n|faults\n")


def test_answers():
    claim = "for ordinal a b: a + b = b + a [ordinals size 3]"
    for bug, why in (
        ("star", r"answered 'w\*2' to `ordinal-add w ; w`: column 2: found '\*2?', expected w.3 for w times 3, or w \+ \*3"),
        ("negative", r"answered '0 - 1' to `ordinal-add 0 ; 0`: column 1: found a number that is no ordinal, expected one such as w\^2.3 \+ w \+ 5"),
        ("empty", r"answered '' to `ordinal-add 0 ; 0`: column 1: found the end of the text, expected digits or w"),
        ("nothing", r"answered 'none' to `ordinal-add 0 ; 0`: column 1: found 'n', expected digits or w"),
    ):
        expect(f"an answer that is {bug}", ["hunt", "--engine", engine(bug), claim], 1, why)


def test_hunt():
    expect("a smallest pair", ["hunt", "for ordinal a b: ordinary_sum(a, b) = a + b"], 1, r"(?s)^all pairs of ordinals up to size 6: found.*\nsmallest counterexample: a = 1; b = w\n.*w \+ 1\n")
    expect("none", ["hunt", "--cases", "50", "for ordinal a b: a + b = b + a"], 0, r"^all pairs of ordinals up to size 6: none; 7225 cases.*\nrandom pairs of ordinals: none; 50 cases")
    expect("ordinals and games", ["hunt", "for ordinal a, game G: a + G = a [values day 1] [ordinals size 2]"], 1, "smallest counterexample: a = 0; G = 1\n")
    expect("a random one", ["hunt", "for ordinal a: a < w^w^2 [random 1000]"], 1, r"smallest counterexample: a = w\^w\^2\n")
    expect("what is large is made smaller", ["hunt", "for ordinal a: a < w^w.3 + w.2 [random 3000]"], 1, r"(?m)^counterexample: a = w\^w.3 \+ w.2$|^smallest counterexample: a = w\^w\^2$")
    expect("numbers in normal form", ["hunt", "for surreal s: s < w"], 1, "^all surreal numbers up to size 6: found.*\n\nsmallest counterexample: s = w\n")
    expect("not above pi", ["hunt", "for surreal s: s < pi"], 1, "smallest counterexample: s = w\n")
    expect("a root", ["hunt", "for surreal s: exists s: s.s = w"], 0, r"smallest witness: s = w\^\(1/2\)\n")
    expect("numbers of a size", ["hunt", "for surreal s t: s + t = t + s [surreals size 2]"], 0, "^all pairs of surreal numbers up to size 2: none; 81 cases")
    expect("a witness", ["hunt", "for ordinal a b: exists a b: 1 + a = b and is_limit(a)"], 0, r"smallest witness: a = w; b = w \+ 1\n")


def test_values():
    for text, shown in (
        ("w^w + 3", r"^ordinal +w\^w \+ 3\nkind +an ordinal, a successor; a number, not short\noutcome +L: .*> 0\nbirthday +w\^w \+ 3\n$"),
        ("w.0 + 3", r"^ordinal +3\nkind +an integer; an ordinal, short\n"),
        ("{Z|Z} + ^", r"^game +{Z\|Z} \+ \^\nkind +no number, not short; fuzzy with every short game\noutcome +N: the first player wins; \|\| 0\n$"),
        ("hack((LR)...)", r"^number +2/3\nkind +a rational number, no ordinal, not short\noutcome +L: .*\nsigns +\(\+ -\)\^w\nbirthday +w\n$"),
        ("w/2 - 1", r"^number +w.1/2 - 1\nkind +a number, infinite, no ordinal, not short\noutcome +L: .*\nsigns +\+\^w -\^\(w \+ 1\)\nbirthday +w.2 \+ 1\n$"),
        ("1/3 + 1/w", r"^number +1/3 \+ w\^\(-1\)\nkind +a number, .*\noutcome +L: .*\nsigns +\+ -\^2 \(\+ -\)\^w \+\nbirthday +w \+ 1\n$"),
        ("w^(1/3)", r"^number +w\^\(1/3\)\n(.*\n)*signs +infinitely many runs, by a coefficient in an exponent\n$"),
        ("pi", r"^kind +a real number, not rational, not short\noutcome +L: .*\nsigns +\+\^4 -\^3 \+ .* \.\.\.\nbirthday +w\n$"),
        ("3.(1/3)", "^form +1\n"),
        ("w + {-1|1}", r"^game +w \+ {-1\|1}\nvalue +w\nkind +an ordinal, a limit; a number, not short\n"),
        ("w - w + ^", r"^form +\^\nvalue +\^\n"),
    ):
        expect(text, ["eval", text], 0, shown)
    for text, words in (
        ("sqrt(-w)", "undefined: sqrt\\(-w\\) is the root of a negative number\n"),
        ("sqrt(w + 1)", "is no number with a finite normal form\n"),
        ("nim_multiply(2^(65536), w)", "what is finite is not below 2\\^65536\n"),
        ("nim_multiply(w.2^(65536), w)", "the coefficient of w is not below 2\\^65536\n"),
        ("nim_multiply(2^(65535), w) = w.2^(65535)", "^true\n"),
        ("excess(769)", "excess: 769 takes finite nimbers of more than 64 bits\n"),
        ("help nim_add", "^nim_add.m, n., an integer: the nim sum of m and n; of ordinals the nim sum of a and b\n$"),
        ("excess(9)", "undefined: excess\\(9\\) is none\n"),
        ("nim_alpha(263)", "^ordinal +w\\^w\\^30 \\+ 1\n"),
    ):
        expect(text, ["eval", "--limit", "digits=20000", text], 0 if words[0] == "^" else 2, words)
    expect("names for ordinals", ["eval", "--file", "-"], 0, r"^ordinal +w.2 \+ 2\n", text="let a = w + 1\na + a\n")
    expect("names for other numbers", ["eval", "--file", "-"], 0, r"^number +w \+ 2/3\n", text="let a = w/2 + 1/3\na + a\n")
    expect("none for what is not rational", ["eval", "--file", "-"], 2, "let: found a number that is not rational", text="let a = pi\n")
    expect("none for what is long", ["eval", "--file", "-"], 2, "let: found a game that is not short, expected a short or a loopy game, an integer, an ordinal or a number", text="let a = {Z|Z}\n")
    expect("a proof of it", ["prove", "w > 3"], 0, "^gifthorse-families 1 ")
    expect("no picture", ["eval", "--svg", "tree", "w"], 2, "found what is no game, expected a game to draw")
    expect("a theorem replayed", ["check", "--replay", "SS-4.2d/2 b = 3; a = w^2 + w"], 0, "holds")
    expect("an ordinal for a game", ["check", "--replay", "SS-2.10a G = w"], 2, "the value of G is not of the sort game")
    expect("a game for an ordinal", ["check", "--replay", "SS-4.2d/2 b = *; a = w"], 2, "the value of b is not of the sort ordinal")
    expect("no ordinal", ["check", "--replay", "SS-4.2d/2 b = w - 1; a = w"], 2, "the value of b is not of the sort ordinal")
    expect("a number replayed", ["check", "--replay", "SS-2.7a/4 x = w/2 - 1/3; y = 1/3"], 0, "holds")
    expect("no number", ["check", "--replay", "SS-2.7a/4 x = w/0; y = 1"], 2, "expected a divisor that is not 0")


def test_long():
    """An engine without long-compare is asked about the short games in them."""
    claim = "{Z|Z} + G || game(n) and w > G and -w < G"
    for abilities in (["compare"], ["compare", "left-stop", "right-stop"], ["long-compare", "compare"]):
        expect(f"by {', '.join(abilities)}", ["hunt", "--engine", short(*abilities), f"{claim} [values day 1]"], 0, "no counterexample")
    expect("what is short in them is asked", ["hunt", "--engine", short("compare"), "hack(LR(L)...) + G < 1 + G [values day 1]"], 0, "no counterexample")
    wrong = "cmd:" + shlex.join(["sh", "-c", f"{shlex.quote(GIFTHORSE)} serve | sed -u '1s/.*/gifthorse 1 turned compare/;s/^<$/>/'"])
    expect("and may be wrong", ["hunt", "--engine", wrong, "G < H -> w + G < w + H [values day 1]"], 1, r"compare .* -> >, where the reference says <")


test_laws()
test_answers()
test_hunt()
test_values()
test_long()
tap.done()
