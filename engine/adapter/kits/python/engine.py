"""A starter for an engine: it speaks Gift Horse's line protocol and answers `outcome`.

    hello 1               gifthorse 1 my-engine numerals let outcome
    let g1 = {0|0}        ok             g1 stands for this game, until `clear`
    outcome {g1|-1/2}     R              or L, N, P: Right wins, Left, the next, the previous player
    mean g1               unsupported    or `limit ...` where it is too much, `error ...`
    bye                                  no answer: the engine ends

Fill in `your engine`; what stands below it need not change."""
import re
import sys
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

NAME = "my-engine"
MOST_DEPTH = 1_000  # of games, and of braces in a text
MOST_ANSWER = 100_000  # characters
LEFT, RIGHT = 0, 1
names = {}  # the games that `let` named

@dataclass(frozen=True, eq=False)  # equal to itself alone, so that it is looked up at once
class Position:  # a game is a position, or a number: a Fraction
    options: tuple  # Left's and Right's, a tuple each
    depth: int

# ---- your engine: what is too much raises OverflowError, and is not held against it ----------

@lru_cache(maxsize=200_000)
def wins_first(game, player):
    """Whether the player wins, moving first: to an option where the other one does not."""
    if isinstance(game, Fraction):
        return game > 0 if player == LEFT else game < 0
    return any(not wins_first(option, 1 - player) for option in game.options[player])

def outcome(game):
    return ["P", "R", "L", "N"][2 * wins_first(game, LEFT) + wins_first(game, RIGHT)]

REQUESTS = {  # each word, and who answers it, with a text or with a game; the next could be
    #   "compare": compare,      compare(g, h) -> "<", "=", ">" or "||"
    #   "number": number,        number(g) -> the Fraction that g equals, or "none"
    #   "canonical": canonical,  canonical(g) -> a Fraction, or position([...], [...])
    "outcome": outcome,
}

# ---- games in texts --------------------------------------------------------------------------

def position(left, right):
    depth = 1 + max((x.depth for x in (*left, *right) if isinstance(x, Position)), default=0)
    if depth > MOST_DEPTH:
        raise OverflowError("the game is too deep")
    return Position((tuple(left), tuple(right)), depth)

def read(text):
    """Options in braces, a name, or a numeral such as -5/8."""
    tokens = iter(re.findall(r"[{|,}]|[^{|,}\s]+", text) + ["the end"])
    def game(token, depth):
        if depth > MOST_DEPTH:
            raise OverflowError("the braces are too deep")
        if token == "{":
            return position(options("|", depth + 1), options("}", depth + 1))
        return names[token] if token in names else numeral(token)
    def options(end, depth):
        found, token = [], next(tokens)
        while token != end:
            found.append(game(token, depth))
            if (token := next(tokens)) == ",":
                token = next(tokens).replace(end, "no option")
            elif token != end:
                raise ValueError(f"found {token[:40]!a}, expected {end!a}")
        return found
    found, token = game(next(tokens), 0), next(tokens)
    if token != "the end":
        raise ValueError(f"found {token[:40]!a}, expected 'the end'")
    return found

def numeral(text):
    plain = re.fullmatch("-?[0-9]+(/0*[1-9][0-9]*)?", text)
    if not plain or (number := Fraction(text)).denominator & (number.denominator - 1):
        raise ValueError(f"found {text[:40]!a}, expected a game")
    return number

@lru_cache(maxsize=1_000)
def write(game):
    if isinstance(game, Fraction):
        return str(game)
    text = "{%s|%s}" % tuple(",".join(map(write, options)) for options in game.options)
    if len(text) > MOST_ANSWER:
        raise OverflowError("the answer is too long")
    return text

# ---- requests --------------------------------------------------------------------------------

def answer(line):
    word, _, rest = line.partition(" ")
    if word in REQUESTS:
        said = REQUESTS[word](*map(read, rest.split(" ; ")))
        return said if isinstance(said, str) else write(said)
    if line == "hello 1":
        return " ".join(["gifthorse 1", NAME, "numerals let", *REQUESTS])
    if let := re.fullmatch("let (g[0-9]+) = (.*)", line):
        names[let[1]] = read(let[2])
    elif line == "clear":
        names.clear()
    else:
        return f"error bad {word}" if word in ("hello", "let", "clear") else "unsupported"
    return "ok"

sys.setrecursionlimit(10_000)
sys.set_int_max_str_digits(0)  # integers of any length
for line in sys.stdin.buffer:
    if line == b"bye\n":
        break
    try:
        said = answer(line.decode("utf-8", "replace").rstrip("\n"))
    except Exception as e:
        kind = "limit" if isinstance(e, (OverflowError, RecursionError, MemoryError)) else "error"
        said = " ".join(f"{kind} {type(e).__name__}: {e}".split())
    print(said, flush=True)
