"""An engine for short games under normal play, written from the definitions alone.

It speaks the line protocol: a request a line, an answer a line, in order. A conversation:

    hello 1                gifthorse 1 definitions numerals let outcome ...    name, abilities
    let X = {0|0}          ok            from now on X may stand in games, until `clear`
    outcome {X|-1}         R             or L, N, P: who wins, Right, Left, the next, the previous
    compare X ; 1/2        <             or =, >, ||
    add X ; X              0             any game that equals the sum would do
    canonical {0,-1|}      {0|}          here it must be the canonical form itself
    multiply 2 ; 3         unsupported   or `limit ...` if too big, `error ...` if senseless
    bye                                  no answer: the engine exits

`numerals` asks for games in braces, bars, commas and numbers like -5/8, `let` for names of games.
Many requests may come before an answer is read; all are answered before waiting for more."""
import re
import sys
from collections import namedtuple
from fractions import Fraction
from functools import lru_cache

MOST_FORMS = 300_000  # kept at a time, and as many results of each function
remembered = lru_cache(maxsize=MOST_FORMS)  # for functions: computed once, then looked up
Form = namedtuple("Form", "left right")  # two sets of forms; nothing is simplified unasked
forms = {}  # each form by itself: identical ones are one object, so that comparing them is quick
names = {}  # the forms that `let` gave a name

def form(left, right):
    if len(forms) == MOST_FORMS:
        raise OverflowError("too many positions")
    return forms.setdefault(new := Form(frozenset(left), frozenset(right)), new)

@remembered
def negative(g):
    return form(map(negative, g.right), map(negative, g.left))

@remembered
def total(g, h):
    """G + H: a move is a move in one of the two."""
    return form([total(x, h) for x in g.left] + [total(g, x) for x in h.left],
                [total(x, h) for x in g.right] + [total(g, x) for x in h.right])

@remembered
def at_least(g, h):  # G - H is played without writing it out, which is many times quicker
    """G >= H, that is G - H >= 0, unless some G^R - H <= 0 or some G - H^L <= 0."""
    return not (any(at_least(h, x) for x in g.right) or any(at_least(x, g) for x in h.left))

def compare(g, h):
    return ["||", "<", ">", "="][2 * at_least(g, h) + at_least(h, g)]

@remembered
def canonical(g):
    """No position keeps a reversible or dominated option. Right's options are Left's of -G."""
    g = form(map(canonical, g.left), map(canonical, g.right))
    return form(best_left(g), map(negative, best_left(negative(g))))

def best_left(g):
    best = g.left
    while reversible := [(x, y) for x in best for y in x.right if at_least(g, y)]:
        x, reply = reversible[0]  # instead of x, Left moves as after Right's reply
        best = best - {x} | reply.left
    return [x for x in best if not any(y is not x and at_least(y, x) for y in best)]

@remembered
def form_birthday(g):
    return max((1 + form_birthday(x) for x in g.left | g.right), default=0)

@remembered
def numeral(text):
    """n = {n-1|}, -n = {|1-n}, and a/2^k has the options (a-1)/2^k and (a+1)/2^k."""
    if not re.fullmatch("-?[0-9]+(/0*[1-9][0-9]*)?", text):
        raise ValueError(f"{text[:40]!a} is no game")
    x = Fraction(text if len(text) < 99 else 65)  # too deep in either case
    step = Fraction(1, x.denominator)
    if x.denominator & (x.denominator - 1):
        raise ValueError("a denominator must be a power of two")
    if abs(x) + x.denominator.bit_length() - 1 > 64:  # moves from it to 0
        raise OverflowError("numeral too deep")
    return form([numeral(str(x - step))] if x > 0 or step < 1 else [],
                [numeral(str(x + step))] if x < 0 or step < 1 else [])

@lru_cache(maxsize=2_000)
def read(text):
    tokens = iter(re.findall(r"[{|,}]|[^{|,}\s]+", text) + ["the end"])
    def game(token):
        return form(side("|"), side("}")) if token == "{" else names.get(token) or numeral(token)
    def side(end):
        options, token = [], next(tokens)
        if token != end:
            options.append(game(token))
            while (token := next(tokens)) == ",":
                options.append(game(next(tokens)))
        if token != end:
            raise ValueError(f"{token[:40]!a} instead of {end!a}")
        return options
    [only] = side("the end")
    return only

@remembered
def write(g):
    text = "{%s|%s}" % tuple(",".join(sorted(map(write, side))) for side in g)
    if len(text) > 50_000:
        raise OverflowError("the answer is too long")
    return "0" if text == "{|}" else text

REQUESTS = {
    "outcome": lambda g: {"=": "P", ">": "L", "<": "R", "||": "N"}[compare(g, form([], []))],
    "compare": compare,
    "negate": lambda g: write(negative(g)),
    "add": lambda g, h: write(canonical(total(g, h))),
    "subtract": lambda g, h: write(canonical(total(g, negative(h)))),
    "canonical": lambda g: write(canonical(g)),
    "birthday": lambda g: str(form_birthday(canonical(g))),
}

def answer(line):
    if len(forms) > MOST_FORMS / 2 and not names:
        forms.clear()  # and the results, which refer to them
        for function in (negative, total, at_least, canonical, form_birthday, numeral, read, write):
            function.cache_clear()
    word, _, rest = line.partition(" ")
    try:
        if word in REQUESTS:
            return REQUESTS[word](*map(read, rest.split(" ; ")))
        if let := re.fullmatch("let ([A-Za-z_][A-Za-z0-9_]*) = (.*)", line):
            names[let[1]] = read(let[2])
        elif line == "clear":
            names.clear()
        elif line == "hello 1":
            return "gifthorse 1 definitions numerals let " + " ".join(REQUESTS)
        elif line == "bye":
            sys.exit()
        else:
            return f"error bad {word}" if word in ("hello", "let", "clear") else "unsupported"
        read.cache_clear()  # names in the texts may have another meaning now
        return "ok"
    except (OverflowError, RecursionError) as limit:
        return f"limit {limit}"
    except (TypeError, ValueError) as mistake:
        return f"error {mistake}"

if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    unread = b""
    while chunk := sys.stdin.buffer.read1(1 << 16):  # waits only if no request is there
        *lines, unread = (unread + chunk).split(b"\n")
        for line in lines:
            print(answer(line.decode("utf-8", "replace")))
        sys.stdout.flush()
