"""Questions that are put to the fast engine and to each of its mutants: an answer that differs shows that
a mutant is not harmless. Every request at every size, by a seed; and what the commands answer."""

import itertools
import random

WORDS = [0, 1, 2, 3, 4, 7, 8, 15, 16, 31, 32, 33, 53, 61, 62, 63, 64, 65, 100, 126, 127, 128, 200]
NAMED = """0 1 -1 2 -3 1/2 -3/4 5/8 7/64 ^ v ^^ vv ^3 v4 ^12 ^* v* ^3*2 * *2 *3 *5 *8 1* -2^ 1/2v3*2 3^^*3 +-1 +-{2|0}
+-{4||1|0} {1|0} {0|-1} {3|-1} {2||1|-5} {0||0|-2} {3|1||-1|-1} tiny(1) tiny(2) miny(1) tiny(1/4) miny(3) {^|v} {^*|*}
{1*|1} {^|*} {0,*|0} {0|^} {*,^|v} {{1|0}|{0|-1}} {1|{0|-2}}""".split()
ONE = """outcome negate canonical birthday number left-stop right-stop mean temperature atomic-weight grundy
misere-outcome misere-canonical genus tame value-genus value-mate value-tame""".split()
TWO = "compare add subtract multiply like".split()
IMPARTIAL = "grundy misere-outcome misere-canonical genus tame value-genus value-mate value-tame canonical outcome birthday atomic-weight".split()


def numbers(draw):
    """About every end of a word, in the numerator and in the denominator."""
    for k in WORDS:
        for n in (2**k - 1, 2**k, 2**k + 1, draw.getrandbits(k + 1)):
            yield str(n * draw.choice((1, -1)))
    for k in WORDS:
        yield f"{draw.choice((1, -1)) * (2 * draw.getrandbits(draw.choice(WORDS) + 1) + 1)}/{2**max(k, 1)}"


def game(draw, pool):
    sides = [",".join(draw.sample(pool, draw.randrange(1 if i else 0, 4))) for i in range(2)]
    return f"{{{sides[0]}|{sides[1]}}}"


def day_2():
    born = ["0", "1", "-1", "*"]
    sides = [",".join(s) for size in range(5) for s in itertools.combinations(born, size)]
    return [f"{{{left}|{right}}}" for left in sides for right in sides]


def ask(draw, games, some, many):
    """All questions about one of these, some of them only; and about pairs of them."""
    for g in games:
        for word in ONE if some is None else draw.sample(ONE, some):
            yield f"{word} {g}"
    for _ in range(many):
        yield f"{draw.choice(TWO)} {draw.choice(games)} ; {draw.choice(games)}"


def values(draw):
    small, wild = day_2(), list(numbers(draw))
    yield from ask(draw, small, None, 3000)
    yield from ask(draw, NAMED, None, 1500)
    yield from ask(draw, wild, 5, 600)
    pool = [*NAMED, *draw.sample(small, 60)]
    for _ in range(3):
        pool += [game(draw, pool[-200:]) for _ in range(200)]
    yield from ask(draw, pool, 4, 2000)
    odd = [game(draw, [*draw.sample(wild, 20), *NAMED]) for _ in range(400)]
    yield from ask(draw, [g for g in odd if len(g) < 2000], 5, 800)
    for n in (5, 40, 1000, 10**6):
        yield from ask(draw, [f"^{n}", f"v{n}*3", f"*{n % 90}", f"{{0||0|-{n}}}", f"{{{n}|-{n}}}", f"{n}^*"], None, 40)


def impartial(draw):
    """Each is named; all have the same options on both sides."""
    count = 0
    for day in range(5):
        born = count
        for _ in range(4 if day < 2 else 60):
            known = ["0", *(f"g{i + 1}" for i in range(max(0, born - 80), born))]
            options = ",".join(sorted(set(draw.choices(known, k=draw.randrange(5)))))
            count += 1
            yield f"let g{count} = {{{options}|{options}}}"
    names = [f"g{i + 1}" for i in range(count)]
    for g in names:
        for word in IMPARTIAL:
            yield f"{word} {g}"
    for _ in range(1500):
        a, b = draw.choice(names), draw.choice(names)
        yield draw.choice((f"like {a} ; {b}", f"compare {a} ; {b}", f"add {a} ; {b}", f"like {a} ; *{draw.randrange(5)}"))
    sets = [",".join(map(str, sorted(draw.sample(range(9), draw.randrange(1, 6))))) for _ in range(200)]
    for s in sets:
        for word in IMPARTIAL:
            yield f"{word} *{{{s}}}"
    yield from (f"genus *{n}" for n in range(20))
    yield "clear"


def codes(draw):
    for digits in itertools.product("01234567", repeat=2):
        yield "." + "".join(digits)
    for _ in range(60):
        whole = draw.choice(("", "", "4", "8", "C"))
        yield whole + "." + "".join(draw.choices("0123456789ABCDEF", k=draw.randrange(1, 9))) + draw.choice(("", "", "..."))


def heaps(draw):
    for code in codes(draw):
        for n in (*range(1, 12), 20, 37, 64, 100, 300):
            yield f"octal {code} ; {n}"
    for code in (".77", ".6", ".007", "4.7", ".16", ".56", ".07", ".172", ".337", "grundysgame"):
        for n in (500, 1000, 3000, 10000):
            yield f"octal {code} ; {n}"
    for code in (".77", ".6", "grundysgame"):
        yield f"octal {code} ; 65536"


def nimbers(draw):
    sizes = [*range(0, 70), 100, 127, 128, 129, 192, 255, 256, 257, 511, 512, 1000, 2048, 4096]
    drawn = [n for k in sizes for n in (2**k, 2**k - 1, draw.getrandbits(k + 1))]
    for n in drawn:
        yield f"nim-invert {n}"
        yield f"nim-sqrt {n}"
    for _ in range(1200):
        a, b = draw.choice(drawn), draw.choice(drawn)
        yield f"{draw.choice(('nim-multiply', 'nim-multiply', 'nim-add'))} {a} ; {b}"
    for n in drawn[:200]:
        yield f"nim-multiply {n} ; {draw.choice(drawn[:60])}"


def requests(seed):
    """Lines of the protocol about each class of mutants, the same for a seed."""
    draw = random.Random(seed)
    parts = {"values": values, "heaps": heaps, "nimbers": nimbers, "misere": impartial}
    return {name: ["hello 1", *part(draw), "bye"] for name, part in parts.items()}


# What is no request, but is answered by the fast engine all the same.
COMMANDS = [
    ["moves", "kayles(7) + nim(4)"],
    ["moves", "grundysgame(12) + octal(.77,9) + nim(3,5) + *2"],
    ["moves", "octal(.172,20) + kayles(30) + subtraction(1,2,3; 7)"],
    ["moves", "kayles(300) + grundysgame(200) + nim(5)"],
    ["moves", "--misere", "kayles(7) + nim(3)"],
    ["moves", "--misere", "grundysgame(10) + kayles(5) + nim(2,2,1)"],
    ["moves", "--misere", "octal(.26,12) + octal(.4,9) + nim(1)"],
    ["moves", "--misere", "kayles(40) + nim(3)"],
    ["prove", "period(.16) = 149459"],
    ["prove", "period(.77) = 12"],
    ["prove", "2.^ + * > 0"],
    ["prove", "misere_outcome(grundysgame(21)) = P"],
    ["eval", "{3||1|0}", "{5|3||0|-4}", "{{1|0}|{0|-1}}", "^3*2", "tiny(1/4)", "{2|1||0||||-7}", "3/1024"],
    ["eval", "kayles(9)", "kayles(20)", "grundysgame(13)", "*{0,2,3}", "kayles(6) + nim(3)", "octal(.26,7) + *{2}"],
]
