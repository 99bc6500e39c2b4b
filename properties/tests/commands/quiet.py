"""--quiet of every command: what it leaves out, and that all else is the same. Speaks TAP.

usage: quiet.py GIFTHORSE DEFINITIONS HOSTILE
"""

import os
import pty
import re
import subprocess
import tempfile

from program import GIFTHORSE, run
import tap

FOLDER = tempfile.mkdtemp()
SHARDS = [os.path.join(FOLDER, f"{i}.json") for i in (1, 2)]
PAGE, KIT = os.path.join(FOLDER, "page"), os.path.join(FOLDER, "kit")


class Note:
    """A run with something to note, and that as it stands on standard output or error."""

    def __init__(self, words, out="", err="", before=None):
        self.words, self.out, self.err, self.before = words, out, err, before


def remove(path):
    subprocess.run(["rm", "-rf", path], check=True)


# What each command notes, and a run of each that notes nothing.
NOTES = {
    "check": [Note(["check", "--cases", "5", "--jobs", "1", "--engine", "canary:negate-unswapped", "SS-2.7b"], err=r"found: .*\n"), Note(["check", "--cases", "5", "SS-2.10a"])],
    "doctor": [],
    "eval": [
        Note(["eval", "2*3"], out=r"note +.*\n"),
        Note(["eval", "domineering(4,4) || 0"], out=r"by +values of positions, from the fast engine\n"),
        Note(["eval", "1 = 0"]),
    ],
    "hunt": [
        Note(["hunt", "--cases", "9", "n > 0 -> kayles(n) != 0"], out=r"positions by their values, from the fast engine\n"),
        Note(["hunt", "G > 0"]),
    ],
    "new-engine": [Note(["new-engine", "python", KIT], out=r"(?s).* has an engine in Python, .*", before=lambda: remove(KIT)), Note(["new-engine"])],
    "prove": [
        Note(["prove", "* + *"], err=r"gifthorse: certified: .*\n"),
        Note(["prove", "--refute", "outcome(kayles(7)) = P"], err=r"gifthorse: certified: .*\n"),
        Note(["prove", "--refute", "w < 3"], err=r"gifthorse: certified: .*\n"),
        Note(["prove", "excess(3)"], err=r"gifthorse: certified: .*\n"),
        Note(["prove", "* + * = 1"]),
    ],
    "report": [
        Note(["report", *SHARDS], err=r"(?s).+"),
        Note(["report", "--output", PAGE, *SHARDS], out=r"(?s).+"),
        Note(["report", "--format", "json", SHARDS[0]], err=r"(?s).+"),
        Note(["report", "--diff", *SHARDS]),
    ],
    "table": [Note(["table", "domineering", "4", "5"]), Note(["table", "kayles", "3"])],
}
# What shows nothing but what is asked for.
SILENT = {
    "bench": ["bench", "--runs", "1", "a-canonical"],
    "digest": ["digest", "kayles(7)"],
    "list": ["list", "SS-2.10a"],
    "moves": ["moves", "nim(3,5)"],
    "rules": ["rules", "--program", "false"],
    "serve": ["serve"],
    "verify": ["verify", os.path.join(FOLDER, "certificate")],
}


def timeless(text):
    return re.sub(r"; \d+(\.\d+)? s$", "", text, flags=re.M)


def prepare():
    for i, path in enumerate(SHARDS, 1):
        with open(path, "w") as file:
            file.write(run("check", "--quiet", "--cases", "5", "--format", "json", "--shard", f"{i}/2", "SS-2.10b")[1])
    with open(os.path.join(FOLDER, "certificate"), "w") as file:
        file.write(run("prove", "* + * = 0")[1])


def test_commands():
    commands = re.findall(r"^  ([a-z-]+) +[a-z]", run("--help")[1], re.M)
    tap.ok(len(commands) > 10 and sorted(commands) == sorted([*NOTES, *SILENT]), "every command is one of both kinds", commands)
    meaning = {re.search(r"^  --quiet .*(\n  {8,}.*)*", run(c, "--help")[1], re.M)[0] for c in NOTES if "--quiet" in run(c, "--help")[1]}
    tap.ok(len(meaning) == 1, "one meaning", meaning)
    for command in commands:
        tap.ok(("  --quiet " in run(command, "--help")[1]) == (command in NOTES), f"whether the help of {command} names it")


def test_notes():
    for command, notes in NOTES.items():
        for note in notes:
            came = []
            for words in (note.words, [*note.words[:1], "--quiet", *note.words[1:]]):
                if note.before:
                    note.before()
                came.append(run(*words))
            (status, out, err), quiet = came
            name = " ".join(note.words).replace(FOLDER, "")
            tap.ok(re.search(note.out, out) and re.search(note.err, err), f"{name}: without it there is that note", (out[:500], err))
            rest = [timeless(re.sub(pattern, "", text)) if pattern else timeless(text) for pattern, text in ((note.out, out), (note.err, err))]
            tap.ok([quiet[0], timeless(quiet[1]), timeless(quiet[2])] == [status, *rest], f"{name}: with it all but that", (quiet[0], quiet[1][:500], quiet[2], rest))


def test_silent():
    for command, words in SILENT.items():
        text = "hello 1\nbye\n" if command == "serve" else ""
        loud, quiet = run(*words, text=text), run(words[0], "--quiet", *words[1:], text=text)
        tap.ok(command == "rules" or (loud[0] == 0 and not loud[2]), f"{command} tells nothing beside", loud)
        tap.ok(command == "bench" or quiet == loud, f"{command} takes it, and is the same with it", (loud, quiet))
        tap.ok(quiet[0] == loud[0] and "no option" not in quiet[2], f"{command} takes it", quiet)


def on_terminal(*words):
    """What stands on standard error, where that is a terminal."""
    ours, its = pty.openpty()
    with subprocess.Popen([GIFTHORSE, *words], stdout=subprocess.DEVNULL, stderr=its, stdin=subprocess.DEVNULL) as child:
        os.close(its)
        said = b""
        while True:
            try:
                more = os.read(ours, 4096)
            except OSError:
                break
            if not more:
                break
            said += more
    os.close(ours)
    return child.returncode, said.decode()


def test_progress():
    for words in (["check", "--passes", "2", "SS-2.10a"], ["prove", "grundy(octal(.6, 250000)) = 134"], ["doctor", "--time", "3", "--engine", "canary:negate-unswapped"]):
        loud, quiet = on_terminal(*words), on_terminal(words[0], "--quiet", *words[1:])
        same = loud[0] == quiet[0] or words[0] == "doctor"  # which finds what there is time for
        tap.ok(loud[1] and not quiet[1] and same, f"{words[0]} on a terminal", (loud, quiet))
        tap.ok(not run(*words)[2].count("\r"), f"{words[0]} into a pipe shows no line that changes")


prepare()
test_commands()
test_notes()
test_silent()
test_progress()
remove(FOLDER)
tap.done()
