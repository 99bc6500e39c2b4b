"""An engine for surreal numbers that need not be short, by their sign expansions.

It speaks the line protocol as definitions.py does, without names:

    hello 1                          gifthorse 1 sign-expansions surreal-compare ...    name, abilities
    surreal-compare w - 1 ; w.1/2    >             or =, or <
    surreal-birthday w^(-1)          w             an ordinal
    surreal-add w.1/2 ; w.1/2 - 1    w - 1         a number in normal form
    surreal-compare 1/3 ; 0          limit ...     endlessly many runs, which this engine does not keep

A number is a sum of terms w^e.c, kept as a tuple of pairs (e, c), the greatest e first, each e again
such a tuple. Its sign expansion is the way to it from 0, + for a step up and - for a step down, in runs
(sign, length), each length an ordinal. The order is that of the first signs that differ, where + is
greater than the end and that greater than -; the birthday is the number of all signs."""
import re
import sys
from fractions import Fraction
from functools import cmp_to_key, lru_cache, reduce

MOST = 300  # binary digits behind the point of a coefficient
ONE = (((), Fraction(1)),)

def ordinary_sum(a, b):
    """Of ordinals, b behind a. As tuples, Python compares ordinals as it should."""
    if not b:
        return a
    first = b[0][1] + sum(c for e, c in a if e == b[0][0])
    return (*(term for term in a if term[0] > b[0][0]), (b[0][0], first), *b[1:])

def difference(a, b):
    """What behind b makes a, where b is less."""
    i = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), len(b))
    if i < len(b) and a[i][0] == b[i][0]:
        return ((a[i][0], a[i][1] - b[i][1]), *a[i + 1 :])
    return a[i:]

def times(p, a):
    """w^p, a times."""
    return tuple((ordinary_sum(p, e), c) for e, c in a)

def joined(runs):
    result = []
    for sign, length in runs:
        if result and result[-1][0] == sign:
            length = ordinary_sum(result.pop()[1], length)
        result.append((sign, length))
    return tuple(result)

def parted(a, b):
    """What two begin with in common, and what is left of each."""
    common = ()
    while a and b and a[0][0] == b[0][0]:
        least = min(a[0], b[0])  # of one sign, the shorter
        common += (least,)
        a, b = (((x[0][0], difference(x[0][1], least[1])),) * (x[0][1] > least[1]) + x[1:] for x in (a, b))
    return common, a, b

def pluses(signs):
    return reduce(ordinary_sum, (length for sign, length in signs if sign > 0), ())

def fraction_signs(x):
    """Of a positive fraction: up to the integer at it or above, and then by halves."""
    if x.denominator & (x.denominator - 1) or x.denominator.bit_length() > MOST:
        raise OverflowError(f"{x} has too many signs behind its integer part, or endlessly many")
    at, step = Fraction(-(-x // 1)), Fraction(1)
    runs = [(1, (((), at),))]
    while at != x:
        step, sign = step / 2, (1 if x > at else -1)
        at += sign * step
        runs.append((sign, ONE))
    return joined(runs)

def term_signs(e, c, last):
    """Of w^e.c behind a term with the exponent `last`, both as signs: each sign of e becomes as many as a
    power of w, and each of c but the first (Gonshor). The - in common with `last` do not count."""
    common, rest, _ = parted(e, last)
    count = pluses(common)
    runs = [(1, times(count, ONE))]
    for sign, length in rest:
        if sign > 0:
            count = ordinary_sum(count, length)
        runs.append((sign, times(count, ONE) if sign > 0 else times(ordinary_sum(count, ONE), length)))
    own = parted(fraction_signs(abs(c)), ((1, ONE),))[1]
    runs += [(sign, times(count, length)) for sign, length in own]
    return [(sign if c > 0 else -sign, length) for sign, length in runs]

@lru_cache(maxsize=10_000)
def signs(x):
    exponents = [(), *(signs(e) for e, _ in x)]
    return joined(run for e, last, (_, c) in zip(exponents[1:], exponents, x) for run in term_signs(e, c, last))

def compare(x, y):
    a, b = (rest[0][0] if rest else 0 for rest in parted(signs(x), signs(y))[1:])
    return (a > b) - (a < b)

def collected(terms):
    sums = {}
    for e, c in terms:
        sums[e] = sums.get(e, 0) + c
    return tuple((e, sums[e]) for e in sorted(sums, key=cmp_to_key(compare), reverse=True) if sums[e])

def read(text):
    tokens = [*re.findall(r"[0-9]+(?:/0*[1-9][0-9]*)?|\S", text), "the end"][::-1]
    def take(wanted):
        return tokens.pop() if tokens[-1] in wanted else None
    def term(sign, whole=True):  # of an exponent without parentheses there is no coefficient
        power = take("w") and exponent()
        return power or (), sign * (Fraction(tokens.pop()) if not power or whole and take(".") else Fraction(1))
    def exponent():
        return ONE if not take("^") else terms(")") if take("(") else collected([term(1, False)])
    def terms(end):
        found = [term(-1 if take("-") else 1)]
        while sign := take("+-"):
            found.append(term(-1 if sign == "-" else 1))
        if (token := tokens.pop()) != end:
            raise ValueError(f"{token!a} instead of {end!a}")
        return collected(found)
    return terms("the end")

def write(x):
    def term(e, c):
        power = "w" if e == ONE else f"w^({write(e)})"
        return str(c) if not e else power if c == 1 else f"{power}.{c}"
    text = "".join((" - " if c < 0 else " + ") + term(e, abs(c)) for e, c in x)
    return "-" * text.startswith(" -") + text[3:] or "0"

REQUESTS = {
    "surreal-compare": lambda x, y: "=><"[compare(x, y)],
    "surreal-birthday": lambda x: write(reduce(ordinary_sum, (length for _, length in signs(x)), ())),
    "surreal-add": lambda x, y: write(collected([*x, *y])),
    "surreal-multiply": lambda x, y: write(collected([(collected([*e, *f]), c * d) for e, c in x for f, d in y])),
}

def answer(line):
    word, _, rest = line.partition(" ")
    try:
        if word in REQUESTS:
            return REQUESTS[word](*map(read, rest.split(" ; ")))
        return "gifthorse 1 sign-expansions " + " ".join(REQUESTS) if line == "hello 1" else "unsupported"
    except (OverflowError, RecursionError) as limit:
        return f"limit {limit}"
    except (TypeError, ValueError) as mistake:
        return f"error {mistake}"

if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    for line in sys.stdin:
        print(answer(line.rstrip("\n")) if line != "bye\n" else sys.exit(), flush=True)
