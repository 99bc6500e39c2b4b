"""`gifthorse rules`: a ruleset by a program says the same as ours, and one that misbehaves is told.

usage: rules.py GIFTHORSE DEFINITIONS HOSTILE DOMINEERING. Speaks TAP.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time

from program import DEFINITIONS, GIFTHORSE, engine, expect, run
from slowness import SLOW
import tap

DOMINEERING = os.path.abspath(sys.argv[4])
HOSTILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "hostile_rules.py")
MARK = "GH_HOSTILE_RULES"
SIZES = [(m, n) for m in range(1, 5) for n in range(1, 5)] + [(3, 5), (2, 7)]


def program(*words):
    return shlex.join([sys.executable, "-B", *words])


def changed(folder, name, before, after):
    """The example with other text in it."""
    with open(DOMINEERING) as file:
        text = file.read()
    assert before in text, before
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text.replace(before, after))
    return program(path)


# ---- values


def test_values(title, command):
    """All that eval shows of a board: form, value, thermograph, size."""
    different = []
    for m, n in SIZES:
        status, out, err = run("rules", "--all", "--program", command, str(m), str(n))
        ours = run("eval", "--all", f"domineering({m},{n})")[1]
        theirs = re.sub(r"^position .*\n|^program .*\n", "", out, flags=re.M)
        if status or theirs != ours:
            different.append(f"{m}x{n}: status {status} {err}{out[-500:]}{ours[-500:]}")
    tap.ok(not different, f"{title}: {len(SIZES)} boards as by eval", "\n".join(different))


def test_example(folder):
    parts, moves = program(DOMINEERING), changed(folder, "moves.py", " parts\"", "\"")
    test_values("with parts", parts)
    test_values("without parts", moves)
    expect("a position is shown", ["rules", "--program", parts, "2", "2"], 0, r"^position      \.\./\.\.\nform          \+-1\n(?s:.*)\nprogram       domineering: 17 positions, told in 57 answers\n$")
    formula = ["rules", "--program", parts, "4", "4", "--eval"]
    expect("a formula that holds", [*formula, "G = domineering(4,4) and G || 0"], 0, "^true\n$", "^$")
    expect("a formula that does not", [*formula, "G + * = domineering(4,4)"], 1, "^false\n$", "^$")
    expect("a function", [*formula, "mean(G + domineering(2,3))"], 0, r"\nvalue         3/4\n")
    expect("an undefined one", [*formula, "number(G)"], 2, "^$", "undefined: ")
    expect("another variable", [*formula, "G = H"], 2, "^$", "'H' is a variable, expected G alone")
    expect("a mistake", [*formula, "G = ("], 2, "^$", "line 1, column")
    few = ["rules", "--limit", "options=100", "--program"]
    expect("too many moves", [*few, moves, "3", "3"], 2, "^$", r"`start 3 3` have more than 100 moves; with --limit options=N")
    exactly = ["rules", "--program", program(HOSTILE, "good"), "--limit"]  # 118 moves, and the start
    expect("as many moves as may be", [*exactly, "options=119", "30"], 0, r"\nprogram       take: 31 positions, told in 125 answers\n$")
    expect("one too many", [*exactly, "options=118", "30"], 2, "^$", r"`start 30` have more than 118 moves")
    wrong = changed(folder, "wrong.py", "len(area) > 1", "len(area) > 2")
    expect("wrong parts", ["rules", "--program", wrong, "3", "3"], 2, "^$", r"the parts of \S+ are worth \S+ in all, but by its moves it is worth ")
    with open(DOMINEERING) as file:
        tap.ok(len(file.readlines()) < 60, "the example has less than 60 lines")


def test_engines(folder):
    words = ["rules", "--program", program(DOMINEERING), "2", "3", "--engine"]
    expect("a good engine", [*words, engine(DEFINITIONS)], 0, r"\nengine        definitions: \d+ answers about 7 forms, all right\n$")
    expect("a fast one", [*words, "optimized"], 0, r"\nengine        optimized: \d+ answers about 7 forms, all right\n$")
    expect("a wrong one", [*words, "canary:negate-root"], 1, r"\nwrong at      \S+, the form .+\n {16}negate -> .*, where .* is right\n(?s:.*) forms; [1-9]\d* wrong, about [1-9]\d*\n$")
    dies = engine(os.path.join(os.path.dirname(HOSTILE), "hostile_engines.py"), DEFINITIONS, "do=exit", "word=canonical")
    expect("one that dies", [*words, dies], 1, r"\n {16}canonical: exited with status 3 on `canonical ")
    refuses = engine(os.path.join(os.path.dirname(HOSTILE), "hostile_engines.py"), DEFINITIONS, "do=limit")
    expect("one that refuses all", [*words, refuses], 2, "", "nothing was answered: limit not in the mood")
    silent = engine(os.path.join(os.path.dirname(HOSTILE), "hostile_engines.py"), DEFINITIONS, "do=silent", "word=outcome", "moves=2-3")
    late = r"\nlate at       \S+, the form .+\n {16}outcome: was silent for 0\.5 s on .*\nengine        hostile: \d+ answers about 7 forms, all right; 1 not in time\n$"
    expect("one that is late is not wrong", [*words[:1], "--timeout", "0.5", *words[1:], silent], 1, late)
    mute = engine(os.path.join(os.path.dirname(HOSTILE), "hostile_engines.py"), DEFINITIONS, "do=silent", "word=outcome")
    never = r" answers about 7 forms, all right; 5 not in time; 2 not asked, as such were late before\n$"
    expect("a request that is always late is asked five times", [*words[:1], "--timeout", "0.3", *words[1:], mute], 1, never)
    until = r"\nengine        hostile: [1-9]\d* answers? about \d forms? of 7, until time was up, all right\n$"
    expect("until time is up", [*words[:1], "--time", str(2 * SLOW), "--timeout", "60", *words[1:], silent], 0, until)
    expect("time for nothing", [*words[:1], "--time", str(SLOW), "--timeout", "60", *words[1:], mute], 2, "\nprogram ", "nothing was answered: time is up")
    lasts = ["rules", "--time", "0.3", "--program", program(HOSTILE, "silent"), "3"]
    expect("no time for the program", lasts, 2, "^$", "^gifthorse: rules: time is up$")
    served = ["rules", "--timeout", "60", "--limit", "depth=10", "--program", program(HOSTILE, "good"), "30", "--engine", f"cmd:{shlex.quote(GIFTHORSE)} serve"]
    expect("a limit of this side is no refusal", served, 0, r"forms, all right; 2 not asked, as a limit is passed\n$")
    some = f"{shlex.quote(GIFTHORSE)} serve | sed -u '1s#reference .*#partial numerals games:numbers outcome compare negate#'"
    expect("one that takes only numbers", [*words, f"cmd:{some}"], 0, r"answers about 7 forms, all right; [1-9]\d* not asked, as it does not take such games\n$")
    expect("no engine", [*words, "none-such"], 2, "", "no engine 'none-such'")
    large = ["rules", "--limit", "forms=5000", "--program", program(HOSTILE, "many-parts"), "30", "--engine", "reference"]
    expect("no literal form", large, 2, r"\nform          not shown: more than 5000 forms\nvalue         0\noutcome .*\nkind          a number\ntemperature   -1\nbirthday      0, of the value\nprogram ", "reference was not asked, since the literal form passes a limit")
    deep = ["rules", "--program", program(HOSTILE, "deep"), "6000"]
    expect("a long game", deep, 0, r"\nform          not shown: nested deeper than 5000\nvalue         0\n")


# ---- programs that misbehave

LEFT = r"on `left \d+`$"
ANSWER = "^gifthorse: rules: answered '{}' to `{}`: {}$"
WRONG = {
    "cycle": r"a position can be reached from itself: (\d), Left to \d(?:, (?:Left|Right) to \d)*, (?:Left|Right) to \1$",
    "itself": "a position can be reached from itself: 30, Left to 30$",
    "long-cycle": r"from itself: (\d+)(, Left to \d+){8}, \.\.\., Left to \1$",
    "part-cycle": r"from itself: (\d+).*, with the part \1$",
    "endless": "more than 5000 positions can be reached from `start 30`, the last one 5029; with --limit forms=N there may be more$",
    "wide": "more than 5000 positions can be reached from `start 30`",
    "forgetful": ANSWER.format("none", r"left \d+", "earlier it was another answer, with [12] positions?"),
    "wrong-parts": r"the parts of \d+ are worth \* in all, but by its moves it is worth (0|\*2)$",
    "exit": "exited with status 3 " + LEFT,
    "crash": r"crashed \(signal 11\) " + LEFT,
    "close": "closed its output " + LEFT,
    "half": "exited with status 0 after half a line, '4 5' " + LEFT,
    "silent": "was silent for 1 s " + LEFT,
    "child": "exited with status 4 " + LEFT,
    "drip": "was silent for 1 s after half a line, '1+' " + LEFT,
    "flood": "answered with more than 4194304 bytes " + LEFT,
    "lines": r"answered (before it was asked on|'none' to) `\w+ \d+`|said 'none' without being asked$",
    "extra": r"answered (before it was asked on|'.*' to) `\w+ \d+`|without being asked",
    "memory": "took more than 100 MiB of memory " + LEFT,
    "binary": "answered with byte 1 " + LEFT,
    "tab": "answered with byte 9 " + LEFT,
    "return": r"answered with byte 13 \(a line ends in a newline alone\) " + LEFT,
    "null": "answered with byte 0 " + LEFT,
    "large": r"answered 'x+\.\.\.x+' to `left \d+`: a position of 1048576 bytes is longer than 4096$",
    "many": "answered with more than 4194304 bytes " + LEFT,
    "none-too": ANSWER.format("1 none", r"left \d+", "found 'none' among positions"),
    "error": ANSWER.format("error I am confused", r"left \d+", "the program says that something went wrong"),
    "limit": ANSWER.format("limit too large for me", r"left \d+", "the program refuses"),
    "unsupported": ANSWER.format("unsupported", r"left \d+", "start, left and right are needed"),
    "no-start": ANSWER.format("none", "start 30", "expected one position"),
    "two-starts": ANSWER.format("4 5", "start 30", "expected one position"),
    "empty-start": ANSWER.format("", "start 30", "expected one position"),
    "refused-start": ANSWER.format("limit a start of at most 3", "start 30", "the program refuses"),
    "greets-engine": "as an engine does, expected gifthorse-ruleset 1 NAME, on `hello 1`$",
    "greets-version": "answered 'gifthorse-ruleset 2 take', expected",
    "greets-nothing": "answered 'gifthorse-ruleset 1', expected",
    "greets-silent": r"was silent for 10 s \(does it flush its output\?\) on `hello 1`$",
    "greets-otherwise": "answered 'Welcome to Take 1.0', expected",
}
RIGHT = ["none", "deep", "right-parts", "semicolons", "empty", "twice", "greets-unknown"]


def left(mark):
    """Processes that are not dead and have this in their environment."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/environ", "rb") as file:
                if mark.encode() in file.read().split(b"\0"):
                    found.append(int(name))
        except OSError:
            pass
    return found


def run_hostile(deed, number=None, folder=None):
    """Status, standard output and error, seconds, and the processes that are left."""
    mark = f"{os.getpid()}-{deed}-{number}"
    begun = [os.path.join(folder, mark)] if number else []
    command = [GIFTHORSE, "rules", "--memory", "100", "--limit", "forms=5000", "--timeout", "600" if number else "1"]
    command += ["--program", program(HOSTILE, deed, *begun), "30"]
    if number:
        command[5] = "forms=100000000"
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | {MARK: mark})
    if number:
        while not os.path.exists(begun[0]) and time.monotonic() < start + 20 * SLOW:
            time.sleep(0.02)
        time.sleep(0.3)
        start = time.monotonic()
        process.send_signal(number)
    out, err = process.communicate(timeout=30 * SLOW)
    seconds = time.monotonic() - start
    until = time.monotonic() + 0.5 * SLOW
    while (stay := left(f"{MARK}={mark}")) and time.monotonic() < until:
        time.sleep(0.02)
    for pid in stay:
        os.kill(pid, signal.SIGKILL)
    return process.returncode, out, err, seconds, stay


def test_hostile():
    for deed, words in WRONG.items():
        status, out, err, seconds, stay = run_hostile(deed)
        holds = status == 2 and not out and re.search(words, err, re.M) and err.count("\n") == 1 and len(err) < 800
        holds = holds and seconds < (14 if deed == "greets-silent" else 4) * SLOW and not stay
        tap.ok(holds, deed, f"status {status}, {seconds:.1f} s, left {stay}\n{out}{err}")
    for deed in RIGHT:
        status, out, err, seconds, stay = run_hostile(deed)
        tap.ok(status == 0 and "\nvalue         0\n" in out and not err and not stay, f"{deed} is right", f"status {status}\n{out}{err}")


def test_signals(folder):
    for deed, number in [("silent", signal.SIGINT), ("drip", signal.SIGTERM), ("endless", signal.SIGINT), ("child", signal.SIGINT)]:
        status, out, err, seconds, stay = run_hostile(deed, number, folder)
        ended = status == 128 + number or (deed == "child" and status == 2)
        tap.ok(ended and seconds < 1 * SLOW and not stay, f"{deed}: {number.name} ends it", f"status {status}, {seconds:.1f} s, left {stay}\n{out}{err}")


def test_mistakes():
    expect("no program", ["rules", "4"], 2, "^$", "expected --program COMMAND")
    expect("an empty program", ["rules", "--program", " ", "4"], 2, "^$", "found no program, expected one")
    expect("no such program", ["rules", "--program", "./none-such", "4"], 2, "^$", r"`./none-such` exited with status 127 \(was it not found\?\) on `hello 1`; it wrote to standard error: .*none-such: not found\n$")
    expect("a program that says nothing", ["rules", "--program", "true", "4"], 2, "^$", "`true` exited with status 0 on `hello 1`")
    expect("a newline in the words", ["rules", "--program", program(DOMINEERING), "4\nleft 4"], 2, "^$", "found byte 10 in the words of a position")
    expect("a strange option", ["rules", "--programs", "x"], 2, "^$", "--program")


with tempfile.TemporaryDirectory() as scratch:
    test_example(scratch)
    test_engines(scratch)
    test_hostile()
    test_signals(scratch)
    test_mistakes()
tap.done()
