"""Gift Horse's line protocol for adapters in Python: each says how games, ordinals or integers are made of its
engine's own, and which function answers which request.

    Reader(position, numeral)     reads games: position(left, right) of lists, numeral(fraction)
    speak(name, words, requests)  answers until `bye`; requests: word -> (function, reader of each argument ...)"""

import re
import sys
from fractions import Fraction

sys.setrecursionlimit(10_000)
sys.set_int_max_str_digits(0)  # integers of any length


class Reader:
    """Options in braces, a numeral such as -5/8, or a name that `let` gave."""

    def __init__(self, position, numeral):
        self.position, self.numeral, self.names = position, numeral, {}

    def __call__(self, text):
        tokens = iter(re.findall(r"[{|,}]|[^{|,}\s]+", text) + ["the end"])

        def game(token):
            if token == "{":
                return self.position(options("|"), options("}"))
            return self.names[token] if token in self.names else self.numeral(Fraction(token))

        def options(end):
            found, token = [], next(tokens)
            while token != end:
                found.append(game(token))
                token = next(tokens)
                if token == ",":
                    token = next(tokens)
                elif token != end:
                    raise ValueError(f"found {token!a}, expected {end!a}")
            return found

        found = game(next(tokens))
        if (token := next(tokens)) != "the end":
            raise ValueError(f"found {token!a}, expected the end")
        return found


def ordinal(text):
    """Pairs of an exponent, which is such a list, and a coefficient: of w^(w + 1).2 + 5 [([([([], 1)], 1), ...], 2), ([], 5)]."""
    tokens = iter(re.findall(r"[w^.()+]|[0-9]+", text) + [""])
    token = next(tokens)

    def take(wanted):
        nonlocal token
        if token == wanted:
            token = next(tokens)
            return True
        return False

    def integer():
        nonlocal token
        number, token = int(token), next(tokens)
        return number

    def exponent():  # an integer, a power of w, or anything in parentheses
        if take("("):
            found = terms()
            take(")")
            return found
        return [(power(), 1)] if take("w") else [([], integer())]

    def power():  # behind w
        return exponent() if take("^") else [([], 1)]

    def term():
        return (power(), integer() if take(".") else 1) if take("w") else ([], integer())

    def terms():
        found = [term()]
        while take("+"):
            found.append(term())
        return found

    found = [] if text == "0" else terms()
    if token not in ("", "0"):
        raise ValueError(f"found {token!a}, expected the end")
    return found


def write_ordinal(pairs):
    """Such pairs as a text."""

    def term(exponent, coefficient):
        if not exponent:
            return str(coefficient)
        power = "w" if exponent == [([], 1)] else f"w^({write_ordinal(exponent)})"
        return power if coefficient == 1 else f"{power}.{coefficient}"

    return " + ".join(term(*pair) for pair in pairs) or "0"


def speak(name, words, requests):
    readers = {reader for _, *readers in requests.values() for reader in readers if isinstance(reader, Reader)}

    def answer(line):
        word, _, rest = line.partition(" ")
        if word in requests:
            function, *of = requests[word]
            return str(function(*(read(text) for read, text in zip(of, rest.split(" ; "), strict=True))))
        if line == "hello 1":
            return " ".join(["gifthorse 1", name, *words, *requests])
        if let := re.fullmatch("let (g[0-9]+) = (.*)", line):
            for reader in readers:
                reader.names[let[1]] = reader(let[2])
        elif line == "clear":
            for reader in readers:
                reader.names.clear()
        else:
            return "unsupported"
        return "ok"

    out, sys.stdout = sys.stdout, sys.stderr  # what an engine prints is no answer
    for line in sys.stdin.buffer:
        if line == b"bye\n":
            break
        try:
            said = answer(line.decode().rstrip("\n"))
        except (RecursionError, MemoryError) as e:
            said = f"limit {type(e).__name__}"
        except Exception as e:
            said = " ".join(f"error {type(e).__name__}: {e}".split())[:1000]
        print(said, file=out, flush=True)
