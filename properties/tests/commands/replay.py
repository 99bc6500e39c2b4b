"""What a report tells about a failure: the line that replays it, and the order of its parts.

usage: replay.py GIFTHORSE DEFINITIONS, where the last one is an example engine. Speaks TAP.
"""

import os
import re
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, DEFINITIONS = map(os.path.abspath, sys.argv[1:3])
RIGHT = "form(map(negative, g.right), map(negative, g.left))"
WRONG = "form(map(negative, g.left), map(negative, g.right))"


def run(*words):
    done = subprocess.run(words, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def test_replay(folder, program, name, options, expected):
    """The line behind `replay` is a command for the shell, which fails at the same game."""
    status, out, err = run(program, "check", *options, "SS-2.7b/2")
    lines = re.findall("^    replay +(.*)$", out, re.M)
    game = re.findall("^    smallest +(.*)$", out, re.M)
    tap.ok(status == 1 and len(lines) == 1 and lines[0].startswith(expected), f"{name}: a line replays it", out + err)
    status, again, err = run("sh", "-c", lines[0] if lines else "false")
    same = re.findall("^    counterexample +(.*)$", again, re.M)
    tap.ok(status == 1 and same == game and len(same) == 1, f"{name}: it does", again + err)
    return lines[0] if lines else ""


def test_verbose(engine):
    _, out, _ = run(GIFTHORSE, "check", "--verbose", "--engine", engine, "SS-2.7b/2", "SS-2.11a/2")
    titles = re.findall(r"^    (\S.{0,14}?)  ", out[: out.index("replay")], re.M)
    tap.ok(
        titles[:4] == ["stated in", "cases", "of them", "outcomes"] and "replay" not in titles and out.count("\n    replay") == 1,
        "the counts of a failure stand before its details",
        out,
    )
    tap.ok(not re.search(r"replay .*\n +cases", out), "and not behind them", out)
    named = re.findall(r"^    (?:outcomes)? +(\w+):  P \d+", out, re.M)
    tap.ok(named == ["G", "G", "H"], "variables have their names", str(named))


with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "mine's.py")
    with open(DEFINITIONS) as source, open(path, "w") as f:
        text = source.read()
        tap.ok(text.count(RIGHT) == 1, "the example has the line that is broken here")
        f.write(text.replace(RIGHT, WRONG))
    engine = "cmd:" + shlex.join([sys.executable, path])
    elsewhere = os.path.join(folder, "gift horse")
    os.symlink(GIFTHORSE, elsewhere)
    test_replay(folder, GIFTHORSE, "as usual", ["--engine", engine], GIFTHORSE + " check --engine 'cmd:")
    test_replay(folder, elsewhere, "another program", ["--engine", engine], f"'{elsewhere}' check")
    limits = ["--limit", "forms=5000", "--limit", "steps=70000", "--timeout", "2.5"]
    line = test_replay(folder, GIFTHORSE, "with limits", ["--engine", engine, "--against", "none", *limits], GIFTHORSE)
    words = shlex.split(line)
    tap.ok(
        all(" ".join(pair) in " ".join(words) for pair in zip(limits[::2], limits[1::2])) and words[4:6] == ["--against", "none"],
        "limits and the second engine are those of the run",
        line,
    )
    test_verbose(engine)
tap.done()
