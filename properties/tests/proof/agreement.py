"""The kernels, and the checkers that were written a second time, say the same of all certificates and forgeries.

usage: agreement.py GIFTHORSE VERIFY FORGED FUZZ [MUTANTS]. With a number, so many mutants are made of the certificates
that are accepted, and judged; else all of them are judged as they are. Speaks TAP.
"""

import os
import pathlib
import random
import re
import subprocess
import sys

sys.path[:0] = [os.path.dirname(os.path.abspath(__file__)), os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")]
import forged
import tap
from independent import boards, families, games, heaps

GIFTHORSE, VERIFY, FORGED, FUZZ = map(os.path.abspath, sys.argv[1:5])
LONGEST = 100_000  # of a certificate that a slow checker is given
CLAIMS = (
    "2.^ + * > 0", "domineering(3,3)", "domineering(2,4) - 1/2 + *", "{1,*|*}", "+-{2|0} || 0", "7/8 - 3/4 = 1/8", "clobber(xoxo)", "toads(TT.FF)",
    "misere_outcome(grundysgame(12)) = P", "misere_outcome({1,*|*2} - {*|1} + *{2,3})", "misere_outcome(kayles(9) + nim(3))",
    "period(.77)", "period(.6)", "period(.017)", "grundy(octal(.77, 100, 1000000)) = 0", "grundy(octal(4.7, 20)) = 0", "grundy(octal(.3..., 20, 7))",
    "outcome(domineering(4,4))", "outcome(domineering(3,5))", "outcome(clobber(xoxo/oxox))", "outcome(toads(TTT.FFF))", "outcome(snort(2,3))",
    "misere_outcome(domineering(3,3))", "misere_outcome(clobber(xoxo/oxox))", "misere_outcome(toads(TT..FF))", "misere_outcome(snort(3,3))",
)  # fmt: skip


def accepts(text):
    kinds = {"gifthorse-heaps ": heaps, "gifthorse-boards ": boards, "gifthorse-families ": families}
    return next((kind for name, kind in kinds.items() if text.startswith(name)), games).accepts(text)


def made():
    """Certificates that the provers make."""
    for claim in CLAIMS:
        for words in ([claim], ["--refute", claim]):
            done = subprocess.run([GIFTHORSE, "prove", *words], capture_output=True, timeout=60)
            if done.returncode == 0:
                yield claim, done.stdout.decode("latin-1")
                break
    yield "day 2", subprocess.run([GIFTHORSE, "prove", "--day", "2"], capture_output=True, timeout=60).stdout.decode("latin-1")


def all_certificates():
    yield from made()
    for forgery in forged.read(FORGED):
        for kind in ("true", "forged"):
            yield f"{forgery.topic}: {forgery.title}, {kind}", getattr(forgery, kind)().decode("latin-1")
    for path in sorted(pathlib.Path(FUZZ).iterdir()):
        yield path.name, path.read_bytes().decode("latin-1")


def compare(named):
    named = [(name, text) for name, text in named if len(text) <= LONGEST and "\0" not in text]
    verdicts = [not re.match(r"-:\d+: ", forged.verify([VERIFY], text.encode("latin-1"))[2]) for _, text in named]
    differ = [(name, text, by_kernel) for (name, text), by_kernel in zip(named, verdicts) if accepts(text) != by_kernel]
    return len(named), sum(verdicts), differ


def test_all():
    count, accepted, differ = compare(all_certificates())
    tap.ok(not differ, f"{count} certificates, of which {accepted} are right", "".join(f"{name}: the kernel says {said}\n{text[:2000]}\n" for name, text, said in differ[:3]))
    tap.ok(accepted > 400 and count - accepted > 500, "many of each kind")


def mutant(draw, text):
    """One field changed, dropped, doubled or exchanged with its neighbour."""
    fields = list(re.finditer(r"[^ \n]+|\n", text))
    i = draw.randrange(len(fields))
    field, start, end = fields[i][0], fields[i].start(), fields[i].end()
    ways = [lambda: "", lambda: field + " " + field, lambda: fields[i - 1][0], lambda: draw.choice("nsfxcm.#LR<=>|:/,uiIN\n0123456789")]
    if found := re.fullmatch(r"-?\d+([u>]?[a-zA-Z])", field):  # of a family
        ways += [lambda: str(draw.randrange(-3, 4)) + found[1], lambda: field + draw.choice(("u", " 1", "m")), lambda: field[:-1] + draw.choice("inmINM")]
    if re.fullmatch(r"-?\d+", field):
        ways += [lambda: str(int(field) + draw.choice((-1, 1, 2, -2))), lambda: str(-int(field)), lambda: str(draw.randrange(20))] * 3
    return text[:start] + draw.choice(ways)() + text[end:]


def test_mutants(count):
    draw = random.Random(7)
    rights = [(name, text) for name, text in all_certificates() if len(text) < 3000 and "\0" not in text and accepts(text)]
    changed = []
    for i in range(count):
        name, text = rights[i % len(rights)]
        for _ in range(draw.choice((1, 1, 1, 2, 3))):
            text = mutant(draw, text)
        changed.append((f"mutant {i} of {name}", text))
    judged, accepted, differ = compare(changed)
    tap.ok(not differ, f"{judged} mutants, of which {accepted} are right", "".join(f"{name}: the kernel says {said}\n{text}\n" for name, text, said in differ[:3]))
    tap.ok(count / 1000 < accepted < judged, "some are right, some are not")


test_mutants(int(sys.argv[5])) if len(sys.argv) > 5 else test_all()
tap.done()
