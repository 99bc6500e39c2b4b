"""The checker that is proved and the kernel in C say the same of all certificates, and print the same.

usage: verified.py GIFTHORSE VERIFY FORGED FUZZ VERIFIED [MUTANTS]. What VERIFIED does not cover it must say so of; it
accepts nothing that the kernel refuses. Without VERIFIED, which takes Coq to build, this is skipped. Speaks TAP.
"""

import collections
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]
import certificates
import tap

GIFTHORSE, VERIFY, FORGED, FUZZ, VERIFIED = sys.argv[1:6]
BATCH = 500  # files that are given at once


def by_kernel(path):
    """Its word, and what it prints."""
    done = subprocess.run([VERIFY, path], capture_output=True, timeout=120)
    words = done.stderr.decode("latin-1")
    refused = re.match(re.escape(path) + r":\d+: ", words)
    nothing = words.endswith(": it shows nothing\n")
    return ("refused" if refused else "shows nothing" if nothing else "unreadable" if done.returncode == 2 else "holds"), done.stdout.decode("latin-1")


def by_verified(paths):
    """The same of each file, all in one process."""
    done = subprocess.run([VERIFIED, "--files", *paths, os.devnull], capture_output=True, timeout=600)
    told = re.split(r"(?m)^(/.*): (holds|shows nothing|refused|not covered|unreadable)\n", done.stdout.decode("latin-1"))
    assert told[1::3] == [*paths, os.devnull], done.stderr.decode("latin-1")[-2000:]
    return list(zip(told[2::3], told[3::3]))[:-1]


def batches(named):
    named = list(named)
    for i in range(0, len(named), BATCH):
        yield named[i : i + BATCH]


def compare(named):
    """How often each word was said, and the certificates on which the two differ."""
    words, differ = collections.Counter(), []
    for batch in batches(named):
        with tempfile.TemporaryDirectory() as folder:
            paths = [os.path.join(folder, str(i)) for i in range(len(batch))]
            for path, (_, text) in zip(paths, batch):
                pathlib.Path(path).write_bytes(text.encode("latin-1"))
            for path, (name, text), (word, told) in zip(paths, batch, by_verified(paths)):
                kernel = by_kernel(path)
                words[word] += 1
                if word != "not covered" and (word, told) != kernel:
                    differ.append(f"{name}: {word}\n{told}but the kernel: {kernel[0]}\n{kernel[1]}\n{text[:2000]}\n")
    return words, differ


def test(named, kind):
    words, differ = compare(named)
    tap.ok(not differ, f"{sum(words.values())} {kind}: {dict(words)}", f"{len(differ)} differ\n" + "".join(differ[:3]))
    return words


def test_names():
    """A name is told in one line: what stands in it must not look like something that is proved."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, name) for name in ("a: holds\n0 > 1\nb", "\x1b[2J\\", "none\n0 > 1")]
        for path in paths[:2]:
            pathlib.Path(path).write_text("gifthorse-proof 2 0 n\ns L R 0 0\n.\n")
        done = subprocess.run([VERIFIED, "--files", *paths], capture_output=True, text=True, timeout=60)
        said = done.stdout.replace(folder, "F").splitlines()
        holds = said == [r"F/a: holds\x0A0 > 1\x0Ab: holds", "0 >= 0", r"F/\x1B[2J\x5C: holds", "0 >= 0", r"F/none\x0A0 > 1: unreadable"]
        tap.ok(holds and done.stderr.count("\n") == 1, "names of files with newlines and other bytes", done.stdout + done.stderr)


def test_limit():
    """Moves in 197 bytes may take minutes: more than the steps that are allowed are not covered."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "moves")
        path.write_text(f"gifthorse-boards 1 heaps .7...\np {'4095 ' * 32}0\n.\n")
        done = subprocess.run([VERIFIED, path], capture_output=True, text=True, timeout=1000)
    tap.ok(done.returncode == 3 and not done.stdout and done.stderr.endswith(": not covered: over 2^32 steps\n"), "many large heaps", f"status {done.returncode}\n{done.stderr}")


def test_all():
    words = test(certificates.all_certificates(GIFTHORSE, FORGED, FUZZ), "certificates")
    tap.ok(words["holds"] > 300 and words["refused"] > 300, "many of each kind")


def test_mutants(count):
    draw = random.Random(11)
    rights = [(name, text) for name, text in certificates.all_certificates(GIFTHORSE, FORGED, FUZZ) if len(text) < 3000]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "certificate")

        def holds(text):
            pathlib.Path(path).write_bytes(text.encode("latin-1"))
            return by_verified([path])[0][0] == "holds"

        rights = [(name, text) for name, text in rights if holds(text)]
    changed = []
    for i in range(count):
        name, text = rights[i % len(rights)]
        changed.append((f"mutant {i} of {name}", certificates.mutant(draw, text)))
    words = test(changed, "mutants")
    tap.ok(words["holds"] > count / 1000 and words["refused"] > count / 2, "some are right, most are not")


if not VERIFIED:
    tap.skip("the checker that is proved", "Coq is not installed")
elif len(sys.argv) > 6:
    test_limit()
    test_mutants(int(sys.argv[6]))
else:
    test_names()
    test_all()
tap.done()
