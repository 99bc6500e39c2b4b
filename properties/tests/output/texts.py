"""Tests of texts of others in each format: an engine's words and name, and the words that a user typed,
with bytes that are no UTF-8 and characters that are not seen or turn the text.

usage: texts.py GIFTHORSE DEFINITIONS. Speaks TAP.
"""

import itertools
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import unicodedata
from xml.etree import ElementTree

from runs import GIFTHORSE
from tap import done, ok

UNSEEN = "".join(map(chr, [0x1B, 0x7F, 0x85, 0x9B, 0xAD, 0x61C, 0x200B, 0x200E, 0x2028, 0x2029, 0x202E, 0x2066, 0xFEFF, 0xFDD0, 0xFFF9, 0xFFFE, 0xFFFF, 0xE0041, 0x10FFFF]))
BYTES = b"\xff\xc3 \xe2\x80 \xed\xa0\x80 "
FORMATS = ("table", "tap", "junit", "json", "html")
LONG = "\u00f6" * 400  # cut somewhere, but not within a character
ENGINE = """import sys
out, what, words = sys.stdout.buffer, sys.argv[1], bytes.fromhex(sys.argv[2])
print("gifthorse 1", end=" ", flush=True)
out.write((words.replace(b" ", b"").replace(b"\\x1b", b"").replace(b"\\x7f", b"") if what == "name" else b"odd") + b" compare compere" + words[-9:] + b"\\n")
out.flush()
sys.stdin.readline()
for line in sys.stdin:
    out.write({"name": b"||", "garbage": b""}.get(what, what.encode()) + (b"" if what == "name" else b" " + words) + b"\\n")
    out.flush()
"""


def unseen(text):
    """The characters of a text that shall not be in it. A terminal's progress is none of ours."""
    return sorted({f"U+{ord(c):04X}" for c in text if c != "\n" and unicodedata.category(c) in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")})


def strings(value):
    if isinstance(value, dict):
        for member in value.values():
            yield from strings(member)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)
    elif isinstance(value, str):
        yield value


def check(format, spec, *more):
    words = [GIFTHORSE, "check", "--quiet", "--cases", "5", "--jobs", "1", "--format", format, "--engine", spec, *more, "SS-2.10a", "SS-2.6.x6"]
    ended = subprocess.run(words, capture_output=True, timeout=60)
    return ended.returncode, ended.stdout, ended.stderr


def test(name, format, spec, expected, folder, *more):
    status, out, err = check(format, spec, *more)
    faults = [f"status {status}"] if status not in expected else []
    try:
        text, _ = out.decode(), err.decode()
        faults += unseen(text) + unseen(err.decode())
        if format == "junit":
            ElementTree.fromstring(text)
        if format == "json":
            faults += [u for s in strings(json.loads(text)) for u in unseen(s)]
            path = os.path.join(folder, "run.json")
            with open(path, "wb") as file:
                file.write(out)
            page = subprocess.run([GIFTHORSE, "report", path], capture_output=True)
            faults += unseen(page.stdout.decode()) + ([] if page.returncode == 0 else [page.stderr])
        if format == "table":
            for line in re.findall(r"^    replay +(.*)$", text, re.M):
                again = subprocess.run(["bash", "-c", line], capture_output=True)
                faults += [] if again.returncode == 1 else [f"replayed: {again}"]
    except (UnicodeDecodeError, ElementTree.ParseError, json.JSONDecodeError) as error:
        faults.append(f"{type(error).__name__}: {error}")
    return ok(not faults, f"{name}: {format}", f"{faults}\n{out[:1500]}\n{err[:500]}")


with tempfile.TemporaryDirectory() as folder:
    odd = os.path.join(os.fsencode(folder), b"'\\ " + UNSEEN.encode() + BYTES + b"0.py")
    for path in odd, os.path.join(os.fsencode(folder), b"plain.py"):
        with open(path, "w") as file:
            file.write(ENGINE)
    kinds = {"limit": (1, 2), "error": (1,), "garbage": (1,), "name": (0, 1)}
    texts = {"unseen": UNSEEN.encode(), "no UTF-8": BYTES, "long": LONG.encode(), "longer": b"a" + LONG.encode()}
    for (what, status), (kind, words) in itertools.product(kinds.items(), texts.items()):
        spec = "cmd:" + shlex.join([sys.executable, os.path.join(folder, "plain.py"), what, words.hex()])
        for format in ("table", "json") if what in ("garbage", "name") or kind.startswith("long") else FORMATS:
            test(f"words of {what}, {kind}", format, spec, {*status, 0} if format == "tap" else status, folder)
    spec = b"cmd:%s %s error 61" % (os.fsencode(sys.executable), shlex.quote(os.fsdecode(odd)).encode("utf-8", "surrogateescape"))
    claims = odd + b".claims"
    with open(claims, "w") as file:
        file.write("mine-1 G + G = 0\n")
    for format in FORMATS:
        test("a label and claims", format, "reference", (0,) if format == "tap" else (1,), folder, "--label", odd, "--claims", claims, "mine")
        test("a name of a file", format, spec, (0,) if format == "tap" else (1,), folder)
done()
