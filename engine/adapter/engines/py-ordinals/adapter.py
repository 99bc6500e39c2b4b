"""An adapter of py-Ordinals, in Python."""

from ordinals import Ordinal
from protocol import ordinal, speak, write_ordinal


def read(text):
    def made(pairs):
        return Ordinal([(made(exponent), coefficient) for exponent, coefficient in pairs])

    return made(ordinal(text))


def write(a):
    return write_ordinal(a.toPureForm())


def order(a, b):
    found = [sign for sign, holds in (("<", a < b), ("=", a == b), (">", a > b)) if holds]
    return " and ".join(found)


speak("py-ordinals", [], {
    "ordinal-add": (lambda a, b: write(a + b), read, read),
    "ordinal-multiply": (lambda a, b: write(a * b), read, read),
    "ordinal-compare": (order, read, read),
})
