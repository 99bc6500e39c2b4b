"""The kernels, and the checkers that were written a second time, say the same of all certificates and forgeries.

usage: agreement.py GIFTHORSE VERIFY FORGED FUZZ [MUTANTS]. With a number, so many mutants are made of the certificates
that are accepted, and judged; else all of them are judged as they are. Speaks TAP.
"""

import os
import random
import re
import sys

sys.path[:0] = [os.path.dirname(os.path.abspath(__file__)), os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")]
import certificates
import forged
import tap
from independent import boards, families, fields, games, heaps, loopy, losses

GIFTHORSE, VERIFY, FORGED, FUZZ = map(os.path.abspath, sys.argv[1:5])
LONGEST = 100_000  # of a certificate that a slow checker is given


def accepts(text):
    kinds = {"gifthorse-heaps ": heaps, "gifthorse-boards 1 heaps ": losses, "gifthorse-boards ": boards, "gifthorse-families ": families, "gifthorse-fields ": fields, "gifthorse-loopy ": loopy}
    return next((kind for name, kind in kinds.items() if text.startswith(name)), games).Checker.accepts(text)


def compare(named):
    named = [(name, text) for name, text in named if len(text) <= LONGEST and "\0" not in text]
    verdicts = [not re.match(r"-:\d+: ", forged.verify([VERIFY], text.encode("latin-1"))[2]) for _, text in named]
    differ = [(name, text, by_kernel) for (name, text), by_kernel in zip(named, verdicts) if accepts(text) != by_kernel]
    return len(named), sum(verdicts), differ


def test_all():
    count, accepted, differ = compare(certificates.all_certificates(GIFTHORSE, FORGED, FUZZ))
    tap.ok(not differ, f"{count} certificates, of which {accepted} are right", "".join(f"{name}: the kernel says {said}\n{text[:2000]}\n" for name, text, said in differ[:3]))
    tap.ok(accepted > 400 and count - accepted > 500, "many of each kind")


def test_mutants(count):
    draw = random.Random(7)
    rights = [(name, text) for name, text in certificates.all_certificates(GIFTHORSE, FORGED, FUZZ) if len(text) < 3000 and "\0" not in text and accepts(text)]
    changed = []
    for i in range(count):
        name, text = rights[i % len(rights)]
        for _ in range(draw.choice((1, 1, 1, 2, 3))):
            text = certificates.mutant(draw, text)
        changed.append((f"mutant {i} of {name}", text))
    judged, accepted, differ = compare(changed)
    tap.ok(not differ, f"{judged} mutants, of which {accepted} are right", "".join(f"{name}: the kernel says {said}\n{text}\n" for name, text, said in differ[:3]))
    tap.ok(count / 1000 < accepted < judged, "some are right, some are not")


test_mutants(int(sys.argv[5])) if len(sys.argv) > 5 else test_all()
tap.done()
