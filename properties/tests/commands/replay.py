"""What a report tells about a failure: the line that replays it, and the order of its parts.

usage: replay.py GIFTHORSE DEFINITIONS, where the last one is an example engine. Speaks TAP.
"""

import os
import re
import shlex
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from slowness import SLOW
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


def test_kinds():
    """Of a theorem in C with choices, of heaps, of a claim without variables: each tells what was asked and
    answered, and its line fails again at the same case."""
    for canary, theorem, asked in (
        ("empty-heap", "BL-I.7-x11/3", r"octal \S+ ; \d+ -> \d+"),
        ("next-heap", "BL-I.7-x8/5", r"octal \.33 ; 65535 -> 1, where the reference says 0"),
        ("confused-not-enough", "PL-35", r"compare a game of 4246910 moves ; \*11 -> \|\|, where the reference"),
        ("confused-not-enough", "SS-2.16.x2/3", r"compare .* -> "),
    ):
        _, out, err = run(GIFTHORSE, "check", "--all", "--engine", f"canary:{canary}", theorem)
        blocks = [b for b in re.split(r"(?m)^(?=  \S)", out) if b.startswith("  fails")]
        tap.ok(blocks and re.search(f"(?m)^    answered +{asked}", blocks[0]), f"{theorem} of {canary}: what was asked and answered", out + err)
        line = re.search("(?m)^    replay +(.*)$", out)
        status, again, err = run("sh", "-c", line.group(1) if line else "false")
        told = [re.findall(r"(?m)^    (?:smallest|counterexample) +(.*)$", text)[:1] for text in (out, again)]
        tap.ok(status == 1 and told[0] == told[1], f"{theorem} of {canary} is replayed", again + err)


def test_lines(folder):
    """What is too large to be shown is written to a file, of lines for any engine."""
    engine, other = "canary:double-53", "BL-II.4-x17/4"
    _, out, err = run(GIFTHORSE, "check", "--all", "--time", "3s", "--engine", engine, other)
    tap.ok(re.search("(?m)^    answered +number a game of 36028797018963967 moves -> .*, where the reference", out), "a game that is too large is told by its size", out + err)
    line = re.search("(?m)^    replay +(.* --lines asked.txt)$", out)
    tap.ok(line, "and its lines are offered", out + err)
    began = time.monotonic()
    status, out, err = run("sh", "-c", "cd " + shlex.quote(folder) + "; " + (line.group(1) if line else "false") + f" --time {2 * SLOW}s")
    tap.ok(time.monotonic() - began < 6 * SLOW, "within the time that it has", f"{time.monotonic() - began} s")
    path = os.path.join(folder, "asked.txt")
    lines = open(path).read().splitlines() if os.path.exists(path) else [""]
    tap.ok(status == 1 and lines[0] == "hello 1" and lines[-1] == "bye" and len(lines) > 40, "and written", out + err)
    tap.ok(all(text.startswith(("let g", "number ", "clear")) for text in lines[1:-1]), "a name each, and the question", lines[:5])
    said = []
    for name in (engine, "reference"):
        done = subprocess.run([GIFTHORSE, "serve", name], input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=60)
        said.append(done.stdout.splitlines()[1:])
    same = said[0][:-1] == said[1][:-1] and set(said[0][:-1]) == {"ok"}
    tap.ok(same and said[0][-1:] != said[1][-1:], "it answers them wrongly", [answers[-1:] for answers in said])
    os.remove(path)
    status, out, err = run(GIFTHORSE, "check", "--replay", "SS-2.7b/2 G = 1", "--lines", path)
    tap.ok(status == 0 and "no wrong question" in err and not os.path.exists(path), "where nothing is wrong nothing is written", out + err)
    status, out, err = run(GIFTHORSE, "check", "--engine", "canary:confused-not-enough", "--replay", "SS-6.2.x4", "--lines", folder + "/no/x")
    tap.ok(status == 2 and "--lines" in err, "a file that cannot be written is told", out + err)
    status, out, err = run(GIFTHORSE, "check", "--lines", path, "SS-2.7b/2")
    tap.ok(status == 2 and "--replay" in err, "lines are those of a case", out + err)


EQUAL = """
for line in open(0):
    if line.startswith("bye"):
        break
    print("gifthorse 1 equal compare" if line.startswith("hello") else "=", flush=True)
"""


def test_blameless(folder):
    """To this engine all games are equal: of a statement that is false it finds no counterexample, and no case is to blame."""
    path = os.path.join(folder, "equal.py")
    with open(path, "w") as f:
        f.write(EQUAL)
    engine = "cmd:" + shlex.join([sys.executable, path])
    _, out, err = run(GIFTHORSE, "check", "--engine", engine, "--against", "none", "--seed", "7", "BL-II.5a-x8")
    line = re.search("(?m)^    replay +(.*)$", out)
    tap.ok(line and re.search("--seed 7 BL-II.5a-x8(/[0-9])?$", line.group(1)), "without a case to blame, the theorem is run again", out + err)
    status, again, err = run("sh", "-c", line.group(1) if line else "false")
    tap.ok(status == 1 and "no counterexample was found" in again, "it fails again", again + err)


NAMED = """
import subprocess, sys
good = subprocess.Popen([sys.argv[1], "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    good.stdin.write(line)
    good.stdin.flush()
    if line.startswith("bye"):
        break
    answer = good.stdout.readline()
    print("?\\n" if line.startswith("compare g") else answer, end="", flush=True)
"""


def test_named(folder):
    """A game that is sent by name is told by its size."""
    path = os.path.join(folder, "named.py")
    with open(path, "w") as f:
        f.write(NAMED)
    _, out, err = run(GIFTHORSE, "check", "--engine", "cmd:" + shlex.join([sys.executable, path, GIFTHORSE]), "PL-35")
    tap.ok("answered '?' to `compare a game of 4246910 moves ; *11`" in out, "a game sent by name", out + err)


def test_hanging(folder):
    """Of an engine that does not answer within the time of the replay nothing is said, but that the time was over."""
    path = os.path.join(folder, "hanging.py")
    with open(path, "w") as f:
        f.write("import time\ninput()\nprint('gifthorse 1 hanging compare negate', flush=True)\ninput()\ntime.sleep(600)\n")
    words = ["--timeout", "600", "--time", f"{SLOW}s", "--engine", "cmd:" + shlex.join([sys.executable, path])]
    began = time.monotonic()
    status, out, err = run(GIFTHORSE, "check", *words, "--replay", "SS-2.10a G = 1")
    tap.ok(status == 2 and "because         out of time" in out and "interrupted" not in out + err, "an engine that hangs", f"{status}\n{out}{err}")
    tap.ok(time.monotonic() - began < 6 * SLOW and "passes were made" not in out + err, "in the time of one case", f"{time.monotonic() - began} s\n{out}{err}")


test_kinds()
with tempfile.TemporaryDirectory() as folder:
    test_lines(folder)
    test_blameless(folder)
    test_named(folder)
    test_hanging(folder)
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
