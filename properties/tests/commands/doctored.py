#!/usr/bin/env python3
"""Engines with one limit each, for the tests of `gifthorse doctor`. They play games in braces and integers by
the definitions, and refuse fractions.

    doctored.py MODE [GIFTHORSE | GREETING]

plain    outcome alone, without a fault
refuses  refuses everything
wraps    knows integers only, of 32 bits, which wrap
ups      knows ^, ^^, ^3, ..., but refuses more than ten
sums     compares by `gifthorse serve`, but numerals in games that are no switches are of 32 bits
doubles  likewise, but the numerators of fractions are doubles
values   answers mate and tame by `gifthorse serve`, of simplest forms
forms    answers value-mate and value-tame by it, of the forms as they are
guesses  takes each mate for 0, and for tame what has the genus of a position of Nim, whatever its options have
nul      as `sums`, and ends each answer with a byte that no line may have
gone     likewise, and is gone when it is asked
still    likewise, and says nothing when it is asked
gross    likewise, and answers with 5 MB
late     likewise, and takes 0.3 s for each answer
slow     takes a minute for a position with 64 options a side or more
dies     is gone where a game is 200 moves deep or more
banner   says who it is before it greets
mute     never greets
"""
import functools
import os
import re
import signal
import subprocess
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


# ---- by another engine

OTHERWISE = {"values": ("mate", "tame"), "forms": ("value-mate", "value-tame")}  # what one says of the other's words
SERVED = (*OTHERWISE, "sums", "doubles", "nul", "gone", "still", "gross", "late")


def narrow(text):
    """What an engine with machine words or doubles makes of a game."""
    if MODE == "sums" and text.count("{") > 1:
        return re.sub("(?<![/0-9])-?[0-9]+(?![/0-9])", lambda n: str(wrap(int(n[0]))), text)
    if MODE == "doubles":
        return re.sub("(-?[0-9]+)/", lambda n: f"{int(n[1]) if abs(int(n[1])) > 2**1000 else int(float(n[1]))}/", text)
    return text


@functools.lru_cache(maxsize=None)
def server():
    return subprocess.Popen([sys.argv[2], "serve", "reference" if MODE in OTHERWISE else "optimized"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


def served(line):
    if MODE == "gone":
        sys.exit(0)
    if MODE == "still":
        time.sleep(60)
    if MODE == "gross":
        return "1" * 5_000_000
    if MODE == "late":
        time.sleep(0.3)
    word, _, rest = line.partition(" ")
    if MODE in OTHERWISE:
        word = word.removeprefix("value-") if MODE == "forms" else f"value-{word}"
    server().stdin.write(f"{word} {' ; '.join(map(narrow, rest.split(' ; ')))}\n")
    return server().stdout.readline().rstrip("\n") + ("\0" if MODE == "nul" else "")


def has_genus_of_nim(text):
    server().stdin.write(f"genus {text}\n")
    return "true" if re.match(r"0\^120|1\^031|(\d)\^\1", server().stdout.readline()) else "false"


REQUESTS = {
    **{mode: dict.fromkeys(OTHERWISE.get(mode, ["compare"])) for mode in SERVED},
    "wraps": {
        "compare": lambda a, b: order(integer(a), integer(b)),
        "negate": lambda a: str(wrap(-integer(a))),
        "add": lambda a, b: str(wrap(integer(a) + integer(b))),
        "number": lambda a: str(integer(a)),
    },
    "ups": {"outcome": ups},
    "guesses": {"mate": lambda g: "0", "tame": has_genus_of_nim},
}.get(MODE, {"outcome": outcome})


def answer(line):
    word, _, rest = line.partition(" ")
    if line == "hello 1":
        if MODE == "mute":
            time.sleep(60)
        if MODE == "banner":
            print("Doctored, version 3 of today")
        if MODE == "dies" and len(sys.argv) > 2:
            return sys.argv[2]
        return "gifthorse 1 doctored sizeable " + ("numerals " if MODE != "ups" else "") + " ".join(REQUESTS) + (" numberr" if MODE == "plain" else "")
    if MODE in SERVED:
        return served(line)
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
