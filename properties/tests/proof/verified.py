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
    done = subprocess.run([VERIFIED, *paths, os.devnull], capture_output=True, timeout=600)
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
    test_mutants(int(sys.argv[6]))
else:
    test_all()
tap.done()
