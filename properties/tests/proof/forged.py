"""The forged certificates of corpus/forged, and running the checker; corpus/README.md tells their format."""

import pathlib
import re
import subprocess
from dataclasses import dataclass

ESCAPES = {"r": "\r", "t": "\t", "n": "\n"}


def unescape(line):
    """A line with its newline, in which some are written out: see corpus/README.md."""
    line = re.sub(r"\\\((.*?)\)(\d+)", lambda m: m[1] * int(m[2]), line)
    ends = not line.endswith("\\")
    line = line if ends else line[:-1]
    line = re.sub(r"\\x(..)", lambda m: chr(int(m[1], 16)), line)
    line = re.sub(r"\\([rtn])", lambda m: ESCAPES[m[1]], line)
    return line.encode("latin-1") + (b"\n" if ends else b"")


@dataclass
class Forgery:
    topic: str
    title: str  # what is wrong
    line: str  # where the kernel finds it,
    words: str  # and what it says
    lines: list

    def text(self, dropped):
        """Without the lines that begin with this sign."""
        return b"".join(unescape(l.lstrip("+-")) if l[:1] in "+-" else unescape(l) for l in self.lines if l[:1] != dropped)

    def forged(self):
        return self.text("-")

    def true(self):
        return self.text("+")


def read(folder):
    for path in sorted(pathlib.Path(folder).glob("*.txt")):
        for block in re.split("^== ", path.read_text(), flags=re.M)[1:]:
            title, expected, *lines = block.split("\n")[:-1]
            line, words = re.fullmatch(r"! line (\d+): (.+)", expected).groups()
            yield Forgery(path.stem, title, line, words, lines)


def verify(program, certificate, *words):
    """Status, output and errors of the checker, for the text of a certificate."""
    done = subprocess.run([*program, *words], input=certificate, capture_output=True, timeout=120)
    return done.returncode, done.stdout.decode(), done.stderr.decode()
