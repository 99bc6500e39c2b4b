#!/usr/bin/env python3
"""Rulesets that misbehave, each in one way: hostile_rules.py DEED [FILE]. A position is a number from
which both players may take one or two, so that 6 is worth 0; FILE is made when the first is asked for."""

import os
import signal
import sys
import time

DEED = sys.argv[1]
asked = 0


def say(data):
    while data:
        data = data[os.write(1, data) :]


def silent(*_):
    while True:
        time.sleep(1000)


def child(*_):
    """A process in a session of its own that stays when this one is gone."""
    if os.fork() == 0:
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        silent()
    os._exit(4)


def drip(*_):
    while True:
        say(b"1")
        time.sleep(0.02)


def flood(*_):
    while True:
        say(b"x" * 65536)


def lines(*_):
    while True:
        say(b"none\n")


def memory(*_):
    bag = []
    while True:
        bag.append(b"x" * (8 << 20))
        time.sleep(0.01)


def moves(n):
    return " ".join(str(n - k) for k in (1, 2) if n >= k) or "none"


def again(n):
    """Another answer when it is asked a second time."""
    again.seen = getattr(again, "seen", set())
    return "none" if n in again.seen or again.seen.add(n) else moves(n)


# What `left N` brings in place of its moves, from the third request on or always.
ALWAYS = {
    "cycle": lambda n: str((n + 1) % 7),
    "long-cycle": lambda n: str((n + 1) % 5000),
    "itself": str,
    "endless": lambda n: str(n + 1),
    "wide": lambda n: " ".join(str(1000 * n + k) for k in range(1000)),
    "deep": lambda n: str(n - 1) if n else "none",
    "forgetful": again,
    "right-parts": moves,
    "wrong-parts": moves,
    "many-parts": moves,
    "part-cycle": moves,
    "semicolons": lambda n: moves(n).replace(" ", " ; "),
    "empty": lambda n: moves(n).replace("none", ""),
    "twice": lambda n: moves(n) + " " + moves(n) if n else "none",
}
LATER = {
    "exit": lambda n: os._exit(3),
    "crash": lambda n: os.kill(os.getpid(), signal.SIGSEGV),
    "close": lambda n: (os.close(1), silent()),
    "half": lambda n: (say(b"4 5"), os._exit(0)),
    "silent": silent,
    "child": child,
    "drip": drip,
    "flood": flood,
    "lines": lines,
    "memory": memory,
    "extra": lambda n: moves(n) + "\nnone",
    "binary": lambda n: moves(n) + "\x01",
    "tab": lambda n: moves(n).replace(" ", "\t"),
    "return": lambda n: moves(n) + "\r",
    "null": lambda n: moves(n) + "\0",
    "large": lambda n: "x" * (1 << 20),
    "many": lambda n: " ".join(map(str, range(1 << 20))),
    "none-too": lambda n: "1 none",
    "error": lambda n: "error I am confused",
    "limit": lambda n: "limit too large for me",
    "unsupported": lambda n: "unsupported",
}
GREETINGS = {
    "greets-engine": "gifthorse 1 definitions outcome",
    "greets-version": "gifthorse-ruleset 2 take",
    "greets-nothing": "gifthorse-ruleset 1",
    "greets-otherwise": "Welcome to Take 1.0",
    "greets-unknown": "gifthorse-ruleset 1 take swaps quickly",
}
STARTS = {"no-start": "none", "two-starts": "4 5", "refused-start": "limit a start of at most 3", "empty-start": ""}


def parts(n):
    if DEED == "many-parts":
        return "17 18 19 20 21 22" if n == 30 else str(n)
    if DEED == "right-parts" or n < 6:
        return str(n % 3) if DEED == "right-parts" else str(n)
    return "1 1 1" if DEED == "wrong-parts" else f"{n - 1} {n + 1}"


def answer(line):
    global asked
    word, _, rest = line.partition(" ")
    if word == "hello":
        if DEED == "greets-silent":
            silent()
        return GREETINGS.get(DEED, "gifthorse-ruleset 1 take" + " parts" * DEED.endswith(("-parts", "part-cycle")))
    if len(sys.argv) > 2:
        open(sys.argv[2], "w").close()
    if word == "start":
        return STARTS.get(DEED, rest)
    if word == "parts":
        return parts(int(rest))
    asked += 1
    deed = ALWAYS.get(DEED) or (LATER.get(DEED) if asked > 2 else None) or moves
    return deed(int(rest))


for line in sys.stdin:
    if line == "bye\n":
        break
    text = answer(line.rstrip("\n"))
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
