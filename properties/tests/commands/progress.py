"""How far a command is: shown on a terminal, some times a second, and nowhere else; taken away before what was asked
for is shown.

usage: progress.py GIFTHORSE. Speaks TAP.
"""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from slowness import SLOW
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])
SHOWN = "\r\033[K"
SEARCH = ["hunt", "--time", "2", "G + H = H + G [random 90000000]"]
LASTS = (  # each until it is interrupted: what its line says of what is done and what is left
    (["eval", "heap_grundy(.77, 60000000)"], r"\d+ of at most 60000001 values of heaps; \d+ s"),
    (["eval", "canonical(snort(5,5)) = 0"], r"\d+ values of positions; \d+ s"),
    (["eval", "excess(719) = 1"], r"\d+ of at most \d+ steps of a power; \d+ s"),
    (["prove", "period(.04)"], r"\d+ of at most 1048576 values of heaps; \d+ s"),
    (["prove", "outcome(domineering(7,7)) = N"], r"\d+ of at most 10000000 positions; \d+ s"),
    (["table", "snort", "5", "6"], r"snort: \d+ of 30 values; \d+ s"),
    (["hunt", "--time", "8", "G + H + J = J + H + G [random 90000000]"], r"random triples of games: \d+ of 90000000 cases; [0-8] s left"),
)


def on_terminal(words, pattern=None, output=None, seconds=20):
    """What it writes to a terminal, or to one and a file, until that matches, when it is interrupted; and its status."""
    master, slave = pty.openpty()
    process = subprocess.Popen([GIFTHORSE, *words], stdin=subprocess.DEVNULL, stdout=output or slave, stderr=slave, start_new_session=True)
    os.close(slave)
    deadline, text = time.monotonic() + seconds * (1 + SLOW), ""
    while time.monotonic() < deadline:
        if not select.select([master], [], [], 0.1)[0]:
            continue
        try:
            text += os.read(master, 65536).decode(errors="replace")
        except OSError:
            break
        if pattern and re.search(pattern, text):
            process.send_signal(signal.SIGINT)
            pattern = None
    process.kill()
    os.close(master)
    return process.wait(), text


def test_terminal():
    for words, line in LASTS:
        status, text = on_terminal(words, re.escape(SHOWN) + line)
        name = " ".join(words[:2])
        tap.ok(re.search(re.escape(SHOWN) + line, text), f"{name}: a line tells what is done and what is left", f"{status} {text!r}")
        # from the last one on there is nothing left of it
        tap.ok(re.search(re.escape(SHOWN) + r"(?!.*; \d+ s( left)?$)[^\r]*", text[text.rfind("\033[K") - 1 :]), f"{name}: and goes", repr(text[-300:]))


def test_answer():
    status, text = on_terminal(SEARCH)
    lines = text.split("\r\n")
    tap.ok(
        status == 0 and re.match(rf"(\r\033\[Krandom [^\r]* left)+{re.escape(SHOWN)}random pairs of games: none; \d+ cases?, [^\r]*then", lines[0]),
        "the answer stands where the line was",
        repr(text),
    )
    tap.ok("\033" not in "".join(lines[1:]), "and nothing of it later", repr(text))


def test_elsewhere():
    done = subprocess.run([GIFTHORSE, *SEARCH], capture_output=True, text=True, timeout=60)
    tap.ok(done.returncode == 0 and not done.stderr and "\r" not in done.stdout, "no line in a pipe", done.stderr)
    status, text = on_terminal(["hunt", "--quiet", *SEARCH[1:]])
    tap.ok(status == 0 and "\r\033" not in text and "none; " in text, "nor with --quiet", repr(text))
    status, text = on_terminal(["table", "domineering", "2", "2"])
    tap.ok(status == 0 and "\033" not in text and "+-1" in text, "nor for what is found at once", repr(text))
    with open(os.devnull, "w") as sink:
        status, text = on_terminal(SEARCH, output=sink)
    tap.ok(status == 0 and "left" in text and text.endswith(SHOWN), "but where only the answer goes elsewhere", repr(text))


test_terminal()
test_answer()
test_elsewhere()
tap.done()
