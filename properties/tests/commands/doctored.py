#!/usr/bin/env python3
"""Engines with one limit each, for the tests of `gifthorse doctor`. They play games in braces and integers by
the definitions, and refuse fractions.

    doctored.py MODE

plain    outcome alone, without a fault
refuses  refuses everything
wraps    knows integers only, of 32 bits, which wrap
ups      knows ^, ^^, ^3, ..., but refuses more than ten
slow     takes a minute for a position with 64 options a side or more
dies     is gone where a game is 200 moves deep or more
banner   says who it is before it greets
mute     never greets
"""
import functools
import os
import re
import signal
import sys
import time

MODE = sys.argv[1]
sys.setrecursionlimit(100_000)
if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)


class Refused(Exception):
    pass


def wrap(n):
    return (n + 2**31) % 2**32 - 2**31


def integer(text):
    if not re.fullmatch("-?[0-9]+", text):
        raise Refused("integers only")
    return wrap(int(text))


def order(a, b):
    return "<" if a < b else ">" if a > b else "="


def ups(text):
    found = re.fullmatch(r"(\^+|v+)(\d*)", text)
    if not found:
        raise Refused("ups only")
    if len(found[1]) * int(found[2] or 1) > 10:
        raise Refused("ten ups are enough for anybody")
    return "L" if text[0] == "^" else "R"


# ---- by play


def options(text):
    """The options of {...|...} on both sides: texts between commas and the bar that are in no braces."""
    sides, depth, start = ([], []), 0, 1
    side = 0
    for i, c in enumerate(text):
        depth += (c == "{") - (c == "}")
        if (depth == 1 and c in ",|") or depth == 0:
            if i > start:
                sides[side].append(text[start:i])
            side, start = side or c == "|", i + 1
    return sides


def deep(text):
    depth = most = 0
    for c in text:
        depth += (c == "{") - (c == "}")
        most = max(most, depth)
    return most


@functools.lru_cache(maxsize=100_000)
def wins(text, left_begins):
    """Whether who begins wins."""
    if re.fullmatch("-?[0-9]+", text):
        return int(text) > 0 if left_begins else int(text) < 0
    if not text.startswith("{"):
        raise Refused("no fractions")
    sides = options(text)
    if MODE == "slow" and max(map(len, sides)) >= 64:
        time.sleep(60)
    return any(not wins(x, not left_begins) for x in sides[0 if left_begins else 1])


def outcome(text):
    if MODE == "dies" and deep(text) > 200:
        os.kill(os.getpid(), signal.SIGSEGV)
    return {(True, True): "N", (True, False): "L", (False, True): "R", (False, False): "P"}[wins(text, True), wins(text, False)]


REQUESTS = {
    "wraps": {
        "compare": lambda a, b: order(integer(a), integer(b)),
        "negate": lambda a: str(wrap(-integer(a))),
        "add": lambda a, b: str(wrap(integer(a) + integer(b))),
        "number": lambda a: str(integer(a)),
    },
    "ups": {"outcome": ups},
}.get(MODE, {"outcome": outcome})


def answer(line):
    word, _, rest = line.partition(" ")
    if line == "hello 1":
        if MODE == "mute":
            time.sleep(60)
        if MODE == "banner":
            print("Doctored, version 3 of today")
        return "gifthorse 1 doctored sizeable " + ("numerals " if MODE != "ups" else "") + " ".join(REQUESTS) + (" numberr" if MODE == "plain" else "")
    if MODE == "refuses":
        return "limit not today"
    try:
        return REQUESTS[word](*rest.split(" ; "))
    except Refused as why:
        return f"limit {why}"


for line in sys.stdin:
    if line == "bye\n":
        break
    print(answer(line.rstrip("\n")), flush=True)
