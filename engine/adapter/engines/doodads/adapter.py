"""An adapter of the ordinals of doodads, in Python: each is made by its sums, products and powers of omega, and compared."""

from ordinal import veblen
from protocol import ordinal, speak


def read(text):
    def made(pairs):
        return sum((veblen(0, made(exponent)) * coefficient for exponent, coefficient in pairs), 0)

    return made(ordinal(text))


def order(a, b):
    found = [sign for sign, holds in (("<", a < b), ("=", a == b), (">", a > b)) if holds]
    return " and ".join(found)


speak("doodads", [], {"ordinal-compare": (order, read, read)})
