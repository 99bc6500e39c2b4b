"""The options in the text of a form."""

from fractions import Fraction
import re

from . import requests

NUMERAL = re.compile(r"-?[0-9]+(/[0-9]+)?\Z")
PLAIN = re.compile(r"\{[\x20-\x7e]*\}\Z")


def options(text):
    """The texts of Left's options and of Right's, if the text is a numeral, or braces with bars; else None.

    Of several runs of bars the longest divides: {1||0|-1} is {1|{0|-1}}."""
    if NUMERAL.match(text):
        return numeral_options(requests.number(text))
    inner = text[1:-1]
    if not PLAIN.match(text) or "\\" in text or not encloses(inner):
        return None
    bars = at_top(inner, r"\|+")
    if not bars:
        return None
    start, end = max(bars, key=lambda place: place[1] - place[0])
    return side(inner[:start]), side(inner[end:])


def numeral_options(x):
    """0 has none, n has n - 1 on the side of its sign, and m/2^k has its neighbours, which are simpler."""
    if x.denominator == 1:
        return [requests.digits(x - 1)] * (x > 0), [requests.digits(x + 1)] * (x < 0)
    step = Fraction(1, x.denominator)
    return [requests.digits(x - step)], [requests.digits(x + step)]


def side(text):
    if at_top(text, r"\|+"):
        return ["{%s}" % text.strip()]
    cuts = [0, *(end for _, end in at_top(text, ",")), len(text) + 1]
    items = [text[a : b - 1].strip() for a, b in zip(cuts, cuts[1:])]
    return [item for item in items if item]


def depths(text):
    """The depth of parentheses and braces before each sign, and behind the last."""
    found = [0]
    for sign in text:
        found.append(found[-1] + (sign in "{(") - (sign in "})"))
    return found


def encloses(inner):
    return min(depths(inner)) >= 0


def at_top(text, pattern):
    """Where it stands outside of all parentheses and braces."""
    depth = depths(text)
    return [match.span() for match in re.finditer(pattern, text) if depth[match.start()] == 0]
