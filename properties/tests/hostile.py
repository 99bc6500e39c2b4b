#!/usr/bin/env python3
"""An engine that misbehaves, for the tests of the process adapter.

    hostile.py MODE[+held][+paced][+let][+braces] [TRIGGER]

It answers `compare` with = when both texts are the same and with < else, `negate` and `grundy` with
their argument, but `grundy 1` with none. TRIGGER is the number of a request, counted from 1 since the start, or a request's whole
text; there it does what MODE says. With +held it answers all lines of a chunk in one write, so that
a crash takes answers with it; with +paced each answer takes 0.02 s; with +let and +braces it has these abilities.
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
known_words = set()
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


def start_child(*preparations):
    """A process that does these things and then lives on for long, with all descriptors open."""
    if os.fork() == 0:
        for prepare in preparations:
            prepare()
        while True:
            time.sleep(1000)


def leave():
    """Go on in a child, whose parent is gone."""
    if os.fork():
        os._exit(0)


def be_deaf():
    for number in set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_IGN)


def take_memory():
    blocks = []
    while True:
        blocks.append(b"x" * (1 << 20))
        time.sleep(0.001)


def complain(data):
    while data:
        data = data[os.write(2, data):]


def complain_on():
    while True:
        complain(b"no end of it\n" * 1000)


def drip(seconds):
    while True:
        write(b"1")
        time.sleep(seconds)


def downpour():
    """So much that a look at it takes longer than the next byte."""
    write(b"1" * (3 << 20))
    for _ in range(4):
        start_child(lambda: drip(0.0001))
    drip(0.0001)


def fork_on(seconds):
    """A chain of processes, each of which ends as soon as it has a child."""
    while True:
        leave()
        time.sleep(seconds)


def send_parent(*numbers):
    for number in numbers:
        os.kill(os.getppid(), number)


def stop_parent_often():
    for _ in range(8):
        send_parent(signal.SIGSTOP)
        time.sleep(0.05)
    silent()


def silent():
    time.sleep(1000)


def exit_4():
    os._exit(4)


STRANGERS = {
    "same-group": lambda: (os.setpgid(0, os.getpgid(os.getppid())), silent()),
    "session": lambda: (start_child(os.setsid), exit_4()),
    "daemon": lambda: (start_child(leave, os.setsid, leave), exit_4()),
    "quiet-daemon": lambda: start_child(leave, os.setsid, leave),
    "deaf": lambda: (start_child(be_deaf), start_child(os.setsid, be_deaf), be_deaf(), silent()),
    "chain": lambda: (start_child(lambda: fork_on(0.001)), silent()),
    "session-chain": lambda: (start_child(lambda: (os.setsid(), fork_on(0.001))), exit_4()),
    "kill-parent": lambda: (start_child(), send_parent(signal.SIGKILL), silent()),
    "stop-parent": lambda: (start_child(os.setsid), send_parent(signal.SIGSTOP), silent()),
    "stop-parent-exit": lambda: (start_child(os.setsid), send_parent(signal.SIGSTOP), exit_4()),
    "stop-parent-often": lambda: (start_child(os.setsid), stop_parent_often()),
    "kill-parent-late": lambda: (time.sleep(0.3), send_parent(signal.SIGKILL), silent()),
    "disturb-parent": lambda: send_parent(*set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP}),
    "kill-group": lambda: os.kill(0, signal.SIGKILL),
    "memory": take_memory,
    "memory-of-children": lambda: ([start_child(os.setsid, lambda: x.append(b"x" * (30 << 20))) for x in ([], [], [])], silent()),
    "complain": lambda: complain(b"I do not like it\n" * 20000),
    "complain-on": complain_on,
    "drip": lambda: drip(0.01),
    "downpour": downpour,
}


def fault(line, right):
    """What is written in place of the right answer, or no return."""
    if mode == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    if mode == "exit":
        os._exit(3)
    if mode == "raise":
        raise ValueError("no \a table")
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
    if mode in STRANGERS:
        STRANGERS[mode]()
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
        "odd-error": b"error x > <",
        "long-error": b"error x > y: " + b"0123456789" * 40,
        "limit": b"limit too big for me",
        "unsupported": b"unsupported",
        "binary": b"\x00\x01\x02",
        "carriage": right + b"\r",
        "blank": right + b" ",
        "prompted": b"foo> " + right,
        "echo": line.encode(),
        "tab": right + b"\t",
        "empty": b"",
        "utf-8": b"error \xc3\xa9t\xc3\xa9",
        "integer": b"1/2",
        "arrow": "↑".encode(),
        "latex": b"\\{0\\mid *\\}",
        "bad-latex": b"\\{0\\mid \\asst\\}",
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
    if "paced" in flags:
        time.sleep(0.02)
    if mode == "warm" and requests == 1:
        time.sleep(0.4)
    if mode == "tables" and word not in known_words:
        time.sleep(0.4)
    known_words.add(word)
    if mode == "once" and requests == 2:
        os._exit(7)
    if mode == "count":
        return str(requests).encode()
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
    if mode == "hello-drip":
        drip(0.01)
    if mode == "hello-daemon":
        STRANGERS["daemon"]()
    if mode == "hello-exit":
        os._exit(6)
    if mode == "hello-raise":
        raise ValueError("no \033[31mtable")
    if mode == "hello-carriage":
        return b"gifthorse 1 hostile compare\r"
    if mode == "hello-mark":
        return b"\xef\xbb\xbfgifthorse 1 hostile compare"
    if mode == "hello-prompt":
        return b"foo> gifthorse 1 hostile compare"
    if mode == "hello-banner":
        write(b"Welcome to Foo 1.2\n")
        time.sleep(0.1)
        return b"Type help for help\ngifthorse 1 hostile compare"
    if mode == "hello-echo":
        return b"hello 1\ngifthorse 1 hostile compare"
    if mode == "slow-start":
        time.sleep(0.5)
    if mode == "once":  # it starts once, and not when it is restarted
        try:
            os.unlink(trigger)
        except FileNotFoundError:
            os._exit(7)
    version = b"2" if mode == "wrong-version" else b"1"
    line = b"gifthorse " + version + b" hostile compare negate birthday grundy octal future-request"
    if mode == "misspelt":
        line += b" lstop cannonical nim_add " + b" ".join(b"unheard-of-%d" % i for i in range(100))
    for flag in flags:
        if flag in ("let", "braces", "numerals"):
            line += b" " + flag.encode()
    if mode == "leave":
        write(line + b"\n")
        os._exit(8)
    if mode == "prompt":
        write(line + b"\n> ")
        time.sleep(1000)
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
