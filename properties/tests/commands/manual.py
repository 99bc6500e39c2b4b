"""The man pages: free of mistakes, and the program's own with every command and option that it tells; the table of
the manual that tells how numbers are read; and the examples of the protocol's page, each answered as it says.

usage: manual.py GIFTHORSE HUNTING.MD PROTOCOL.MD PAGE OTHER_PAGE.... Speaks TAP.
"""

import os
import re
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, HUNTING, PROTOCOL, PAGE, *OTHERS = map(os.path.abspath, sys.argv[1:])
LINTERS = {
    "man": ["man", "--warnings", "-E", "UTF-8", "-l"],
    "mandoc": ["mandoc", "-Tlint", "-W", "warning"],
}


def help_of(*command):
    return subprocess.run([GIFTHORSE, *command, "--help"], capture_output=True, text=True).stdout


def test_lint():
    for name, words in LINTERS.items():
        if not shutil.which(name):
            tap.skip(name, f"there is no {name}")
            continue
        for page in PAGE, *OTHERS:
            done = subprocess.run([*words, page], capture_output=True, text=True, env=dict(os.environ, MANROFFOPT=""))
            wrong = done.stderr if name == "man" else done.stdout
            tap.ok(done.returncode == 0 and not wrong, f"{name} finds nothing wrong in {os.path.basename(page)}", wrong)


def test_contents():
    with open(PAGE) as f:
        page = f.read().replace("\\-", "-")
    commands = re.findall(r"^  ([\w-]+) +\w.*$", help_of(), re.M)
    sections = dict(re.findall(r"^\.SS ([\w-]+)\n(.*?)(?=^\.S[SH] )", page, re.M | re.S))
    tap.ok(list(sections) == commands, "every command has its section, in the same order", f"{commands} {list(sections)}")
    for command in commands:
        told = re.findall(r"^  --([a-z-]+)", help_of(command), re.M)
        described = re.findall(r"^\.BI? --([a-z-]+)", sections.get(command, ""), re.M)
        tap.ok(told == described, f"the options of {command}, in the same order", f"{told} {described}")
    done = subprocess.run([GIFTHORSE, "eval", "--limit", "?", "0"], capture_output=True, text=True)
    limits = re.findall(r"\w+", done.stderr.split(" with ")[1].replace(" or ", " "))
    described = re.findall(r"^\.B (\w+)\n", re.search(r"^\.SH LIMITS\n(.*?)^\.SH", page, re.M | re.S)[1], re.M)
    tap.ok(limits == described, "every limit", f"{limits} {described}")


def test_numbers():
    with open(HUNTING) as f:
        rows = re.findall(r"^\| `(.+)` \| (?:`(.+)`|refused: (.+)) \|$", f.read(), re.M)
    tap.ok(len(rows) > 15, "the manual tells how numbers are read", len(rows))
    for written, meant, refusal in rows:
        text = written if refusal else f"{written} = {meant}"
        done = subprocess.run([GIFTHORSE, "eval", "--", text], capture_output=True, text=True)
        good = done.stderr.endswith(f": {refusal}\n") and done.returncode == 2 if refusal else done.stdout.split("note ")[0] == "true\n"
        tap.ok(good, f"{written} is read as the manual says", done.stdout + done.stderr)


def served(lines):
    """What the server answers to each."""
    done = subprocess.run([GIFTHORSE, "serve", "complete"], input="".join(f"{line}\n" for line in ["hello 1", *lines, "bye"]), capture_output=True, text=True)
    return done.stdout.splitlines()[1:]


def as_set(options):
    """Options of Left and of Right in any order, and the pieces of a cake in any."""
    return [sorted("+".join(sorted(option.split("+"))) for option in side.split()) for side in options.split("|")]


def test_protocol():
    with open(PROTOCOL) as f:
        examples = re.findall(r"^    (\S.*?) +-> +(.*)$", f.read(), re.M)
    asked = [(request, meant) for request, meant in examples if not re.search(r"^hello|\bg\d", f"{request} {meant}")]
    tap.ok(len(asked) > 40, "the protocol's page has examples", len(asked))
    answers = served([request for request, _ in asked])
    orders = served([f"compare {answer} ; {meant}" for answer, (_, meant) in zip(answers, asked)])
    for (request, meant), answer, order in zip(asked, answers, orders):
        same = answer == meant or order == "=" or (request.startswith("options ") and as_set(answer) == as_set(meant))
        tap.ok(same, f"{request} is answered as the page says", answer)


test_lint()
test_contents()
test_protocol()
test_numbers()
tap.done()
