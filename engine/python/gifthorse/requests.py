"""What can be asked, and what the answers mean: the table of engine/requests.def, as far as it is answered here."""

from decimal import Decimal
from fractions import Fraction

from .errors import Limit, Refused

# The type of the answer to each request.
REQUESTS = {
    "outcome": "outcome",
    "compare": "order",
    "negate": "game",
    "add": "game",
    "subtract": "game",
    "canonical": "form",
    "birthday": "integer",
    "number": "number",
    "left-stop": "number",
    "right-stop": "number",
    "mean": "number",
    "temperature": "number",
    "left-wall": "number",
    "right-wall": "number",
    "thermograph": "thermograph",
    "cool": "game",
    "freeze": "game",
    "heat": "game",
    "overheat": "game",
    "norton-multiply": "game",
    "ordinal-sum": "game",
    "left-incentives": "games",
    "right-incentives": "games",
    "reduced-canonical": "form",
    "uptimal": "integer",
    "is-infinitesimal": "truth",
    "is-numberish": "truth",
    "is-dicotic": "truth",
    "is-nimber": "truth",
    "multiply": "number",
    "invert": "number",
    "atomic-weight": "game",
    "grundy": "integer",
    "octal": "integer",
    "nim-add": "integer",
    "nim-multiply": "integer",
    "nim-invert": "integer",
    "nim-sqrt": "integer",
    "misere-outcome": "outcome",
    "misere-canonical": "form",
    "genus": "genus",
    "mate": "form",
    "like": "truth",
    "tame": "truth",
    "value-genus": "genus",
    "value-mate": "form",
    "value-tame": "truth",
    "octal-misere-outcome": "outcome",
    "octal-genus": "genus",
    "misere-quotient-order": "integer",
    "misere-same": "truth",
    "options": "options",
    "value": "game",
    "ordinal-add": "ordinal",
    "ordinal-multiply": "ordinal",
    "ordinal-compare": "order",
    "ordinal-nim-add": "ordinal",
    "ordinal-nim-multiply": "ordinal",
    "ordinal-nim-invert": "ordinal",
    "ordinal-nim-sqrt": "ordinal",
    "nim-alpha": "ordinal",
    "excess": "integer",
    "surreal-add": "surreal",
    "surreal-multiply": "surreal",
    "surreal-invert": "surreal",
    "surreal-compare": "order",
    "surreal-birthday": "ordinal",
    "long-compare": "order",
    "loopy-outcome": "loopy_outcome",
    "loopy-compare": "loopy_order",
    "is-stopper": "truth",
    "loopy-canonical": "loopy",
    "loopy-grundy": "loopy_grundy",
}


def integer(text):
    return int(Decimal(text))  # of any length, where int() refuses many digits


def number(text):
    above, _, below = text.partition("/")
    return Fraction(integer(above), integer(below or "1"))


def digits(n):
    """An integer or a dyadic rational, of any length, as a text."""
    if n.denominator & (n.denominator - 1):
        raise Refused(f"found {n}, expected a number whose denominator is a power of two: no other one is a short game")
    above, below = (format(Decimal(part), "f") for part in (n.numerator, n.denominator))
    return above if below == "1" else f"{above}/{below}"


CONVERT = {
    "integer": integer,
    "number": number,
    "truth": lambda text: text == "true",
}


def meant(word, line, make_game):
    """What an answer means; None: there is none."""
    kind, _, words = line.partition(" ")
    if kind == "limit":
        raise Limit(words)
    if kind in ("error", "unsupported"):
        raise Refused(words or f"{word} is not answered")
    answer_type = REQUESTS[word]
    if line == "none":
        return None
    if answer_type in ("game", "form"):
        if line.startswith("let "):
            raise Limit("the answer is too long to be written without names for its positions")
        return make_game(line)
    return CONVERT.get(answer_type, str)(line)
