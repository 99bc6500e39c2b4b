#!/usr/bin/env python3
"""An engine that answers rightly, by the definitions, but for what it is told on its command line.

    hostile_engines.py DEFINITIONS [do=DEED] [word=WORD,...] [moves=LOW-HIGH] [at=N] [from=N] [every=N]
                       [share=K/N] [once=FILE] [greet=DEED] [after=FILE] [has=WORD,...]
                       [begun=FILE]

DEFINITIONS is the example engine in Python. At each request that is one of the words and about a game
with so many moves in its tree, it does the deed: at the Nth of these alone, from the Nth on, at each
Nth, or at K of N games, always the same ones. With a file it does so once in all its lives: it removes
the file. `greet` is what happens at the greeting, or, with a file, at that of each life but the first;
`has` are its abilities in place of all that it has. The last file is made when it is asked first."""
import importlib.util
import os
import re
import select
import signal
import sys
import time
import zlib
from fractions import Fraction

found = importlib.util.spec_from_file_location("definitions", sys.argv[1])
definitions = importlib.util.module_from_spec(found)
found.loader.exec_module(definitions)
at_least, canonical, form, read, total = (
    getattr(definitions, name) for name in ("at_least", "canonical", "form", "read", "total")
)
remembered = definitions.remembered
told = dict(word.split("=", 1) for word in sys.argv[2:])
seen = 0  # requests that the deed is meant for
bag = []


# ---- what the example engine has not


@remembered
def number(g):
    """The simplest number between the options of the canonical form, if these are numbers."""
    g = canonical(g)
    ends = [number(x) for side in g for x in side]
    if len(g.left) > 1 or len(g.right) > 1 or None in ends:
        return None
    low, high = ([number(x) for x in side] for side in g)
    if low and high:
        return None if low[0] >= high[0] else (low[0] + high[0]) / 2
    return low[0] + 1 if low else high[0] - 1 if high else Fraction(0)


@remembered
def stop(g, side):
    x = number(g)
    return [max, min][side](stop(y, 1 - side) for y in g[side]) if x is None else x


@remembered
def impartial(g):
    return g.left == g.right and all(map(impartial, g.left))


def mex(values):
    return next(n for n in range(1 << 30) if n not in values)


@remembered
def grundy(g):
    return mex({grundy(x) for x in g.left})


@remembered
def misere(g):
    """The Grundy value in misere play."""
    return mex({misere(x) for x in g.left}) if g.left else 1


@remembered
def genus(g):
    """The Grundy values, in misere play those of G, G + *2, G + *2 + *2, ..."""
    two = read("{0,{0|0}|0,{0|0}}")
    sums = [g]
    while len(sums) < 5:
        sums.append(total(sums[-1], two))
    return grundy(g), tuple(map(misere, sums))


@remembered
def tame(g):
    """So is a position of Nim: all heaps are 0 or 1, or not."""
    value, terms = genus(g)
    nim = (value,) + (value, value ^ 2) * 2
    fickle = {0: (1, 2, 0, 2, 0), 1: (0, 3, 1, 3, 1)}.get(value)
    return (terms == nim[: len(terms)] or terms == nim[1:] + (value,) or terms == fickle) and all(map(tame, g.left))


@remembered
def wins(g, side):
    """Who moves first wins in misere play."""
    return not g[side] or any(not wins(x, 1 - side) for x in g[side])


def write_genus(g):
    value, terms = genus(g)
    return f"{value}^" + ("," if max(terms) > 9 else "").join(map(str, terms))


def if_impartial(function, otherwise="none"):
    return lambda g: str(function(g)) if impartial(g) else otherwise


REQUESTS = definitions.REQUESTS
REQUESTS |= {
    "number": lambda g: "none" if number(g) is None else str(number(g)),
    "left-stop": lambda g: str(stop(g, 0)),
    "right-stop": lambda g: str(stop(g, 1)),
    "grundy": if_impartial(grundy),
    "genus": if_impartial(write_genus),
    "tame": if_impartial(lambda g: str(tame(g)).lower(), "false"),
    "misere-outcome": lambda g: {(0, 0): "P", (1, 0): "L", (0, 1): "R", (1, 1): "N"}[wins(g, 0), wins(g, 1)],
}


# ---- deeds


def wrong(right):
    """Another answer of its type."""
    for answers in ("<", "=", ">", "||"), tuple("LRNP"), ("true", "false"):
        if right in answers:
            return answers[answers.index(right) - 1]
    if right == "none":
        return "0"
    if "^" in right:
        return "9^9" if right[0] != "9" else "8^8"
    if re.fullmatch("-?[0-9]+(/[0-9]+)?", right):
        return str(Fraction(right) + 1)
    return definitions.write(canonical(total(read(right), read("1"))))


def say(data):
    while data:
        data = data[os.write(1, data):]


def silent(*_):
    while True:
        time.sleep(1000)


def drip(_):
    while True:
        say(b"1")
        time.sleep(0.05)


def flood(_):
    while True:
        say(b"x" * 65536)


def lines(right):
    while True:
        say(right.encode() + b"\n")


def half(right):
    say(right.encode() + b"  some wo")
    silent()


def child(*deeds):
    if os.fork() == 0:
        for deed in deeds:
            deed()
        silent()


def leave():
    if os.fork():
        os._exit(0)


def deaf():
    for number in set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_IGN)


def parents_group(_):
    os.setpgid(0, os.getpgid(os.getppid()))
    silent()


def daemon(_):
    child(os.setsid)
    os._exit(4)


def holder(_):
    """A process whose parents are gone has the other end of the pipe."""
    child(leave, os.setsid, leave)
    os._exit(4)


def grandchildren(_):
    child(lambda: child(deaf), deaf)
    child(os.setsid, lambda: child(deaf), deaf)
    deaf()
    silent()


def quiet_daemon(right):
    child(leave, os.setsid, leave, deaf)
    return right


def kill_parent(_):
    os.kill(os.getppid(), signal.SIGKILL)
    silent()


def orphans(_):
    """A process in a session of its own, whose adoptive parent is then killed."""
    child(os.setsid, deaf)
    os.kill(os.getppid(), signal.SIGKILL)
    silent()


def stop_parent(_):
    os.kill(os.getppid(), signal.SIGSTOP)
    silent()


def memory(_):
    while True:
        bag.append(b"x" * (8 << 20))
        time.sleep(0.01)


def memory_of_children(_):
    for _ in range(6):
        child(os.setsid, lambda: bag.append(b"x" * (50 << 20)))
    silent()


def fail(_):
    """As an assertion: it says where in its source it died."""
    sys.stderr.write("values.c:12: impossible\n")
    sys.stderr.flush()
    os._exit(3)


def swapped(right):
    """Two answers in the wrong order: this one comes after the next."""
    bag.append(right)


def sleep(right):
    time.sleep(float(told.get("seconds", 0.1)))
    return right


DEEDS = {
    "limit": lambda _: "limit not in the mood",
    "unsupported": lambda _: "unsupported",
    "error": lambda _: "error I am confused",
    "nonsense": lambda _: "xyzzy",
    "empty": lambda _: "",
    "binary": lambda right: right + "\x01",
    "more": lambda right: right + "\nand another line",
    "late": lambda right: right,
    "wrong": wrong,
    "sleep": sleep,
    "exit": lambda _: os._exit(3),
    "crash": lambda _: os.kill(os.getpid(), signal.SIGSEGV),
    "close": lambda _: (os.close(1), silent()),
} | {
    deed.__name__.replace("_", "-"): deed
    for deed in (silent, drip, flood, lines, half, parents_group, daemon, holder, grandchildren, quiet_daemon, kill_parent, orphans, stop_parent, memory, memory_of_children, fail, swapped)
}


# ---- when


@remembered
def moves(g):
    return sum(1 + moves(x) for side in g for x in side)


def due(word, games):
    """Whether the deed is to be done."""
    global seen
    low, high = map(int, told.get("moves", "0-1000000000").split("-"))
    try:
        size = moves(read(games[0]))
        text = definitions.write(read(games[0]))
    except (ValueError, OverflowError):  # it has a name, as what is large, or cannot be read
        size, text = 1000000000, games[0]
    if word not in told.get("word", word).split(",") or not low <= size <= high:
        return False
    kept, all_games = map(int, told.get("share", "1/1").split("/"))
    if kept < all_games and zlib.crc32(text.encode()) % all_games >= kept:
        return False
    seen += 1
    if int(told.get("at", seen)) != seen or int(told.get("from", 0)) > seen or seen % int(told.get("every", 1)):
        return False
    return "once" not in told or first(told["once"])


def first(path):
    try:
        os.unlink(path)
        return True
    except FileNotFoundError:
        return False


def greeting():
    deed = told.get("greet")
    text = "gifthorse 1 hostile numerals let " + " ".join(told["has"].split(",") if "has" in told else REQUESTS)
    if not deed or ("after" in told and first(told["after"])):
        return text
    return {
        "fewer": lambda: text.replace(" grundy", ""),
        "other": lambda: text.replace("hostile", "friendly"),
        "nothing": lambda: os._exit(6),
        "silent": silent,
        "drip": lambda: drip(0),
        "version": lambda: "gifthorse 2 hostile",
        "none": lambda: "gifthorse 1 hostile numerals let",
        "banner": lambda: "Welcome to Foo 1.2\n" + text,
        "twice": lambda: text + "\n" + text,
        "daemon": lambda: daemon(0),
    }[deed]()


def answer(line):
    word, _, rest = line.partition(" ")
    if "begun" in told and (word != "hello" or "greet" in told):
        open(told.pop("begun"), "w").close()
    if word == "hello":
        return greeting()
    right = definitions.answer(line)
    if word not in REQUESTS or not told.get("do"):
        return right
    if not due(word, rest.split(" ; ")):
        if told["do"] == "swapped" and bag:
            right += "\n" + bag.pop()
        return right
    return DEEDS[told["do"]](right)


def main():
    sys.setrecursionlimit(10_000)
    unread, held = b"", []
    while chunk := os.read(0, 1 << 16):
        *requests, unread = (unread + chunk).split(b"\n")
        for request in requests:
            text = answer(request.decode())
            if text is not None:
                held.append(text + "\n")
        if told.get("do") != "late" or not select.select([0], [], [], 0.03)[0]:
            say("".join(held).encode())
            held.clear()


try:
    main()
except BrokenPipeError:
    sys.exit(1)
