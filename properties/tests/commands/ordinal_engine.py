"""An engine of ordinals below epsilon_0, by nothing but its own code: terms (exponent, coefficient),
descending, exponents again such tuples. A bug may be named.

usage: ordinal_engine.py [ordinary | prefix | star | negative | empty | nothing]
"""

import sys

sys.setrecursionlimit(10000)


def compare(a, b):
    for (e, c), (f, d) in zip(a, b):
        order = compare(e, f) or (c > d) - (c < d)
        if order:
            return order
    return 0 if BUG == "prefix" else (len(a) > len(b)) - (len(a) < len(b))


def largest_first(exponents):
    ordered = []
    for e in exponents:
        place = 0
        while place < len(ordered) and compare(ordered[place], e) > 0:
            place += 1
        ordered.insert(place, e)
    return ordered


def collect(terms):
    sums = {}
    for e, c in terms:
        sums[e] = sums.get(e, 0) + c
    return tuple((e, sums[e]) for e in largest_first(sums))


def add(a, b):
    if BUG == "ordinary" and b:
        a = tuple(term for term in a if compare(term[0], b[0][0]) >= 0)
    return collect([*a, *b])


def multiply(a, b):
    return collect([(add(e, f), c * d) for e, c in a for f, d in b])


def write(a):
    def power(e):
        if e == ((((), 1)),):
            return "w"
        text = write(e)
        return f"w^{text}" if "+" not in text and "." not in text else f"w^({text})"

    def term(e, c):
        if not e:
            return str(c)
        return power(e) + ("" if c == 1 else ("*" if BUG == "star" else ".") + str(c))

    return " + ".join(term(e, c) for e, c in a) or "0"


class Reader:
    def __init__(self, text):
        self.text, self.at = text.replace(" ", "") + "$", 0

    def take(self, sign):
        found = self.text.startswith(sign, self.at)
        self.at += len(sign) if found else 0
        return found

    def number(self):
        start = self.at
        while self.text[self.at].isdigit():
            self.at += 1
        return int(self.text[start : self.at])

    def exponent(self):
        if self.take("("):
            e = self.sum()
            assert self.take(")")
            return e
        if self.take("w"):
            return ((self.exponent() if self.take("^") else (((), 1),), 1),)
        n = self.number()
        return (((), n),) if n else ()

    def term(self):
        if not self.take("w"):
            n = self.number()
            return ((), n)
        e = self.exponent() if self.take("^") else (((), 1),)
        return (e, self.number() if self.take(".") else 1)

    def sum(self):
        terms = [self.term()]
        while self.take("+"):
            terms.append(self.term())
        return collect([term for term in terms if term[1]])


def read(text):
    reader = Reader(text)
    a = reader.sum()
    assert reader.take("$"), text
    return a


def answer(line):
    word, _, rest = line.partition(" ")
    if word == "hello":
        return "gifthorse 1 ordinals ordinal-add ordinal-multiply ordinal-compare"
    a, b = map(read, rest.split(";"))
    if word == "ordinal-compare":
        return "=><"[compare(a, b)]
    text = write((add if word == "ordinal-add" else multiply)(a, b))
    return {"negative": text + " - 1", "empty": "", "nothing": "none"}.get(BUG, text)


BUG = sys.argv[1] if len(sys.argv) > 1 else ""
for line in sys.stdin:
    if line == "bye\n":
        break
    print(answer(line.rstrip("\n")), flush=True)
