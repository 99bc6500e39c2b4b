#!/usr/bin/env python3
"""An engine that misbehaves in one way: engine.py GIFTHORSE KIND, of which kinds.py has the table."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kinds  # noqa: E402
from life import Life, say, sleep  # noqa: E402


def main():
    life = Life(sys.argv[1])
    deeds = kinds.deeds_of(sys.argv[2])
    if "start" in deeds:
        deeds["start"](life)
    answer = deeds.get("answer", lambda life, line, n: life.ask(line))
    batch = deeds.get("batch")
    unread = b""
    while chunk := os.read(0, 1 << 16):
        *lines, unread = (unread + chunk).split(b"\n")
        held = []
        for line in map(bytes.decode, lines):
            if line == "hello 1":
                text = life.open()
                text = deeds["greet"](life, text) if "greet" in deeds else text
            elif line == "bye":
                sleep() if deeds.get("stays") else os._exit(0)
            else:
                life.asked += 1
                text = answer(life, line, life.asked)
            if text is not None and (batch is None or line == "hello 1"):
                say(text.encode("utf-8", "surrogateescape") + b"\n")
            elif text is not None:
                held.append(text)
        if held:
            say("".join(text + "\n" for text in batch(life, held)).encode())


try:
    main()
except BrokenPipeError:
    os._exit(1)
