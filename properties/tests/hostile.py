#!/usr/bin/env python3
"""An engine that misbehaves, for the tests of the process adapter.

    hostile.py MODE[+held][+let][+braces] [TRIGGER]

It answers `compare` with = when both texts are the same and with < else, `negate` and `grundy` with
their argument, but `grundy 1` with none. TRIGGER is the number of a request, counted from 1 since the start, or a request's whole
text; there it does what MODE says. With +held it answers all lines of a chunk in one write, so that
a crash takes answers with it; with +let and +braces it has these abilities.
"""
import os
import re
import signal
import subprocess
import sys
import time

flags = sys.argv[1].split("+")
mode = flags.pop(0)
trigger = sys.argv[2] if len(sys.argv) > 2 else "1"
names = {}
requests = 0
chunk_lines = 0
held = b""


def write(data):
    while data:
        data = data[os.write(1, data):]


def expand(text):
    return re.sub(r"g\d+", lambda m: names.get(m.group(), m.group()), text)


def flood(data):
    try:
        while True:
            write(data)
    except BrokenPipeError:
        sys.exit(1)


def fault(line, right):
    """What is written in place of the right answer, or no return."""
    if mode == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    if mode == "exit":
        os._exit(3)
    if mode == "silent":
        time.sleep(1000)
    if mode == "half-line":
        write(b"answ")
        os._exit(0)
    if mode == "close":
        os.close(1)
        time.sleep(1000)
    if mode == "orphan":
        subprocess.Popen(["sleep", "1000"])
        os._exit(4)
    if mode == "flood":
        flood(b"x" * 65536)
    if mode == "many-lines":
        flood((right + b"\n") * 1000)
    if mode == "together" and chunk_lines > 1:
        os._exit(5)
    return {
        "garbage": b"xyzzy",
        "unsolicited": right + b"\nloaded a table",
        "two-lines": right + b"\n\x00",
        "error": b"error I am confused",
        "limit": b"limit too big for me",
        "unsupported": b"unsupported",
        "binary": b"\x00\x01\x02",
        "carriage": right + b"\r",
        "blank": right + b" ",
        "tab": right + b"\t",
        "empty": b"",
        "utf-8": b"error \xc3\xa9t\xc3\xa9",
        "integer": b"1/2",
    }.get(mode, right)


def answer(line):
    global requests
    word, _, rest = line.partition(" ")
    if word == "hello":
        return hello()
    if word == "bye":
        if mode == "stay":
            time.sleep(1000)
        write(held)
        sys.exit(0)
    if word == "clear":
        names.clear()
        return b"xyzzy" if mode == "bad-clear" else b"ok"
    if word == "let":
        name, _, game = rest.partition(" = ")
        if mode == "refuse-let":
            return b"limit no more names"
        if mode == "crash-let" and trigger in expand(game):
            os.kill(os.getpid(), signal.SIGSEGV)
        names[name] = expand(game)
        return b"ok"
    requests += 1
    if mode == "once" and requests == 2:
        os._exit(7)
    full = expand(rest)
    parts = full.split(" ; ")
    right = {"compare": lambda: b"=" if parts[0] == parts[1] else b"<",
             "negate": lambda: full.encode(),
             "birthday": lambda: b"12",
             "grundy": lambda: b"none" if full == "1" else full.encode(),
             "octal": lambda: parts[1].encode()}.get(word, lambda: b"unsupported")()
    if trigger in (str(requests), word + " " + full):
        return fault(line, right)
    return right


def hello():
    if mode == "no-hello":
        return b"what?"
    if mode == "hello-silent":
        time.sleep(1000)
    if mode == "hello-exit":
        os._exit(6)
    if mode == "hello-carriage":
        return b"gifthorse 1 hostile compare\r"
    if mode == "slow-start":
        time.sleep(0.5)
    if mode == "once":  # it starts once, and not when it is restarted
        try:
            os.unlink(trigger)
        except FileNotFoundError:
            os._exit(7)
    version = b"2" if mode == "wrong-version" else b"1"
    line = b"gifthorse " + version + b" hostile compare negate birthday grundy octal future-request"
    for flag in flags:
        if flag in ("let", "braces", "numerals"):
            line += b" " + flag.encode()
    if mode == "leave":
        write(line + b"\n")
        os._exit(8)
    return line + (b"\nready" if mode == "banner" else b"")


def main():
    global held, chunk_lines
    waiting = b""
    while True:
        chunk = os.read(0, 1 << 16)
        if not chunk:
            if mode == "stay":
                time.sleep(1000)
            return
        *lines, waiting = (waiting + chunk).split(b"\n")
        chunk_lines = len(lines)
        for line in lines:
            out = answer(line.decode()) + b"\n"
            if "held" in flags:
                held += out
            else:
                write(out)
        write(held)
        held = b""


main()
