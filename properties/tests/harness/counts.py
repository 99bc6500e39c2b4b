"""Cases, cases that count, questions and comparisons of claims are those of a model (model.py), by each engine in
this process; each element of a domain is met once; and what is said of claims, true and false, does not depend on
their order, on shards, on --jobs, nor on what stands beside them. Speaks TAP.

usage: counts.py GIFTHORSE
"""

import itertools
import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path[:0] = [os.path.dirname(os.path.abspath(__file__)), os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")]
import tap
from model import HALF, ZERO, at_most, equal, forms, impartial, integer, is_dicotic, is_number, is_p, less, ordinals, run, simplest, surreals, values

GIFTHORSE = os.path.abspath(sys.argv[1])


def one(domain):
    return [(x,) for x in domain]


def pairs(domain):
    return list(itertools.product(domain, repeat=2))


def confused(g, h):
    return not at_most(g, h) and not at_most(h, g)


def either(engine, *answers):
    """The parts of an `or` are asked one after the other, until one holds."""
    return any(engine.ask(answer) for answer in answers)


def asked(engine, *answers):
    """So many questions, whatever they are about."""
    return all([engine.ask(True) for _ in answers])


def all_of(engine, options, holds):
    """Of no option nothing is claimed."""
    return engine.given(options) and all(holds(x) for x in options)


STAR = (frozenset([ZERO]), frozenset([ZERO]))
BY_1, BY_2, VALUES = pairs(forms(1)), one(forms(2)), one(values(2))
NUMBERS, OF_VALUES = one(filter(is_number, forms(2))), one(filter(is_number, values(2)))
DICOTIC, IMPARTIAL, SIMPLEST = one(filter(is_dicotic, forms(2))), one(impartial(3)), one(simplest(4))
FORMS, SUMS, CODES = ["forms"], ["forms", "asked", "components"], ["forms", "asked"]

# A claim, its domain, in which ways it is put to an engine that is no reference, the cases, and what is asked.
CLAIMS = [
    ("G + H = H + G", "forms day 1", SUMS, BY_1, lambda e, g, h: e.ask(equal(e.sum(g, h), e.sum(h, g)))),
    ("G - G = 0", "values day 2", SUMS, VALUES, lambda e, g: e.ask(equal(e.difference(g, g), ZERO))),
    ("-G = -G", "values day 2", SUMS, VALUES, lambda e, g: e.ask(equal(e.negative(g), e.negative(g)))),
    ("I + I = 0", "forms day 3", SUMS, IMPARTIAL, lambda e, i: e.ask(equal(e.sum(i, i), ZERO))),
    ("x <= x and x + 1 > x", "forms day 2", SUMS, NUMBERS, lambda e, x: e.ask(at_most(x, x)) and e.ask(less(x, e.sum(x, integer(1))))),
    ("number(x) = number(x + 0)", "values day 2", SUMS, OF_VALUES, lambda e, x: asked(e, x, e.sum(x, ZERO), 0)),
    ("G > 0 and H > 0 -> G + H > 0", "values day 2", SUMS, pairs(values(2)), lambda e, g, h: e.given(less(ZERO, g) and less(ZERO, h)) and e.ask(less(ZERO, e.sum(g, h)))),
    ("outcome(G) = outcome(G)", "forms day 2", FORMS, BY_2, lambda e, g: asked(e, 0, 0)),
    ("outcome(G) = L <-> G > 0", "forms day 2", FORMS, BY_2, lambda e, g: asked(e, 0, 0)),
    ("canonical(G) = G", "values day 2", FORMS, VALUES, lambda e, g: asked(e, 0, 0)),
    ("birthday(G) <= 2", "values day 2", FORMS, VALUES, lambda e, g: asked(e, 0)),
    ("L(G) >= R(G)", "values day 2", FORMS, VALUES, lambda e, g: asked(e, 0, 0, 0)),
    ("G = H or G || H or G > H or G < H", "forms day 1", FORMS, BY_1, lambda e, g, h: either(e, equal(g, h), confused(g, h), less(h, g), less(g, h))),
    ("G <= 0 or G |> 0", "forms day 2", FORMS, BY_2, lambda e, g: either(e, at_most(g, ZERO), not at_most(g, ZERO))),
    ("I = 0 or I || 0", "forms day 3", FORMS, IMPARTIAL, lambda e, i: either(e, equal(i, ZERO), confused(i, ZERO))),
    ("for dicotic D: D || 1 or D < 1", "forms day 2", FORMS, DICOTIC, lambda e, d: either(e, confused(d, integer(1)), less(d, integer(1)))),
    ("misere_outcome(I) = N or misere_outcome(I) = P", "simplest day 4", FORMS, SIMPLEST, lambda e, i: either(e, not is_p(i), is_p(i))),
    (" or ".join(["G = 1", "G = *", "G = 2", "G = {0|1}", "G > 3", "G = 4", "G = 5", "G = {1|1}", "G < 9", "G = G"]), "forms day 2", FORMS, BY_2,
     lambda e, g: either(e, *(equal(g, x) for x in (integer(1), STAR, integer(2), HALF)), less(integer(3), g), False, False, equal(g, (frozenset([integer(1)]),) * 2), True)),
    ("all left X of G: X <| G", "forms day 2", FORMS, BY_2, lambda e, g: all_of(e, g[0], lambda x: e.ask(not at_most(g, x)))),
    ("all left X of G: all right Y of G: X <| G and G <| Y", "forms day 2", FORMS, BY_2,
     lambda e, g: e.given(g[1]) and all_of(e, g[0], lambda x: all_of(e, g[1], lambda y: e.ask(not at_most(g, x)) and e.ask(not at_most(y, g))))),
    ("misere_outcome(I) = P -> some option X of I: misere_outcome(X) = N", "simplest day 4", FORMS, SIMPLEST,
     lambda e, i: e.given(is_p(i)) and either(e, *(not is_p(x) for x in i[0]))),
    ("G = 0 and G <= 0 and G >= 0 and not G > 0 and not G < 0 and not G || 0 -> outcome(G) = P", "forms day 2", FORMS, BY_2, lambda e, g: e.given(equal(g, ZERO)) and asked(e, 0)),
    ("G > H => not H > G", "values day 2", FORMS, pairs(values(2)), lambda e, g, h: e.judged(less(h, g)) and e.ask(not less(g, h))),
    ("G >= H and H >= G => G = H", "values day 2", FORMS, pairs(values(2)), lambda e, g, h: e.judged(at_most(h, g), at_most(g, h)) and e.ask(equal(g, h))),
    ("nim_add(m, n) = nim_add(n, m)", "integers 0..5", FORMS, pairs(range(6)), lambda e, m, n: asked(e, 0, 0)),
    ("game(n) < n + 1", "integers -4..7", FORMS, one(range(-4, 8)), lambda e, n: asked(e, 0)),
    ("for ordinal a b: a + b = b + a", "ordinals size 4", CODES, pairs(ordinals(4)), lambda e, a, b: e.sum(ZERO, ZERO) and e.sum(ZERO, ZERO) and e.ask(True)),
    ("for ordinal a b: a < b or a = b or a > b", "ordinals size 4", FORMS, pairs(ordinals(4)), lambda e, a, b: either(e, a < b, a == b, a > b)),
    ("for ordinal a b: a < b -> a + 1 <= b", "ordinals size 5", CODES, pairs(ordinals(5)), lambda e, a, b: e.given(a < b) and e.sum(ZERO, ZERO) and e.ask(True)),
    ("for surreal s: s + 0 = s", "surreals size 4", CODES, one(surreals(4)), lambda e, s: e.sum(ZERO, ZERO) and e.ask(True)),
    ("for surreal s: s < 0 or s = 0 or s > 0", "surreals size 3", FORMS, one(surreals(3)), lambda e, s: either(e, s[:1] == ("-",), s == (), s[:1] == ("+",))),
    ("G = G", "random 200", FORMS, [(ZERO,)] * 200, lambda e, g: asked(e, 0)),
]


def write(path, lines, name="mc"):
    path.write_text("".join(f"{name}-{i:03}  {line}\n" for i, line in enumerate(lines, 1)))
    return path


def check(claims, *words):
    """What a run says of each theorem, by its name."""
    done = subprocess.run([GIFTHORSE, "check", "--claims", claims, "--format", "json", *words, "mc"], capture_output=True, text=True)
    document = json.loads(done.stdout or "{}")
    return {theorem["name"]: theorem for theorem in document.get("theorems", ())}


# ---- counts ----


def test_counts(folder):
    claims = write(folder / "counts.claims", [f"{text}   [{domain}]" for text, domain, *_ in CLAIMS])
    for engine, words, compared in (("the reference", [], False), ("the fast engine", ["--engine", "optimized"], True)):
        said = check(claims, *words)
        for number, (text, _, ways, cases, claim) in enumerate(CLAIMS, 1):
            expected = run(claim, cases, ways if words else ["forms"])
            theorem = said[f"mc-{number:03}"]
            found = theorem["cases"], theorem["met"], theorem["questions"]
            exhausted = theorem["domains"][0]["exhausted"] == (theorem["domains"][0]["how"] == "every case")
            good = theorem["verdict"] == "holds" and found == expected and theorem["compared"] == expected[2] * compared and exhausted
            tap.ok(good, f"{engine}: {text}: {expected[0]} cases, {expected[1]} met, {expected[2]} questions", f"{theorem['verdict']} {found} {theorem['compared']} compared {theorem['domains']}")


# ---- each element once ----


def written(g):
    return "{%s|%s}" % tuple(",".join(map(written, side)) for side in g)


def ordinal(a):
    return " + ".join("1" if e == () else f"w^({ordinal(e)})" for e in a) or "0"


def test_elements(folder):
    domains = (
        ("forms day 2", "G == {}", map(written, forms(2))),
        ("forms day 3", "I == {}", map(written, impartial(3))),
        ("simplest day 4", "I == {}", map(written, simplest(4))),
        ("values day 2", "G = {}", map(written, values(2))),
        ("ordinals size 6", "for ordinal a: a = {}", map(ordinal, ordinals(6))),
        ("integers -7..9", "for integer n: n = {}", range(-7, 10)),
    )
    for domain, claim, elements in domains:
        elements = list(elements)
        claims = write(folder / "elements.claims", [f"{claim.format(element)} -> 0 = 0   [{domain}]" for element in elements])
        said = check(claims).values()
        wrong = [theorem["statement"] for theorem in said if theorem["met"] != 1 or theorem["cases"] != len(elements)]
        tap.ok(len(said) == len(elements) and not wrong, f"{domain}: each of {len(elements)} elements is met once", wrong[:5])


# ---- whatever the run ----

FALSE = ["G + G = 0", "G + H > G - H", "G || 0 -> G + G = 0", "outcome(G) = N or G = 0", "x = 0 or x > 0 or x = -1 or x = -2 or x = -1/2 or x = -1/4 or x = -3 or x = -5",
         "I = 0", "for ordinal a b: a + b > a", "nim_add(m, n) = m + n", "all left X of G: X < G", "canonical(G) == G", "for surreal s: s + s > s", "G = H => G == H"]  # fmt: skip
KEPT = ("verdict", "cases", "met", "questions", "compared", "inconclusive", "undefined", "domains", "cut_short")


def kept(theorem):
    failure = theorem["failure"] or {}
    return {**{key: theorem[key] for key in KEPT}, "counterexample": failure.get("counterexample"), "found": failure.get("found")}


def test_ways(folder):
    """The same claims in other runs."""
    lines = [f"{text}   [{domain}]" for text, domain, *_ in CLAIMS[::3]]
    mixed = [line for pair in itertools.zip_longest(FALSE, lines) for line in pair if line]
    numbered = [f"mc-{i:03}  {line}\n" for i, line in enumerate(mixed, 1)]
    claims, turned, beside = folder / "mixed.claims", folder / "turned.claims", folder / "beside.claims"
    claims.write_text("".join(numbered))
    turned.write_text("".join(reversed(numbered)))
    beside.write_text("".join(line + f"mc-{i:03}T  0 = 0 and G = G   [forms day 1]\n" for i, line in enumerate(numbered, 1)))
    for engine in ("reference", "optimized", "canary:fuzzy-equal"):
        words = ["--engine", engine]
        first = {name: kept(theorem) for name, theorem in check(claims, *words, "-j", "1").items()}
        verdicts = [theorem["verdict"] for theorem in first.values()]
        tap.ok(len(first) == len(mixed) and verdicts.count("fails") >= len(FALSE) and "holds" in verdicts, f"{engine}: {verdicts.count('fails')} of {len(mixed)} claims fail", verdicts)
        shards = {}
        for i in (1, 2, 3):
            shards |= check(claims, *words, "--shard", f"{i}/3")
        for how, said in (("in turned order", check(turned, *words)), ("by three processes", check(claims, *words, "-j", "3")), ("in three shards", shards), ("beside true claims", check(beside, *words))):
            other = {name: kept(theorem) for name, theorem in said.items() if not name.endswith("T")}
            different = {name: (first[name], other.get(name)) for name in first if first[name] != other.get(name)}
            tap.ok(first.keys() == other.keys() and not different, f"{engine}: {how} the same is said of each", list(different.items())[:2])


with tempfile.TemporaryDirectory() as path:
    folder = pathlib.Path(path)
    test_counts(folder)
    test_elements(folder)
    test_ways(folder)
tap.done()
