"""Tests that no value is a `long` in what may run where that has 32 bits, nor goes through GMP's calls that take one: a
compiler for 64 bits sees no difference. Speaks TAP.

usage: widths.py SOURCE
"""

import pathlib
import re
import sys

import tap

SOURCE = pathlib.Path(sys.argv[1])
ROOMS = ["engine", "properties/language", "properties/commands/eval", "properties/harness/cases", "properties/harness/judging"]
OTHERS = "engine/adapter/kits/", "engine/adapter/engines/", "engine/plugin/examples/", "engine/python/", "engine/proof/verified/"
QUIET = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)
WIDTH = re.compile(r"\blong\b(?!\s+(?:long|double)\b)(?<!long long)|\bl(?:abs|div)\b|\bU?LONG_M(?:AX|IN)\b|\bstrtou?l\b")
WIDE = re.compile(r"\bmp[zq]_(?:get_[su]i|(?:init_)?set_[su]i|fits_[su]long_p)\b(?! \([\w>.\[\]-]+(?: \([^)]*\))?, -?\d+(?:, \d+)?\))")

# Where a long is what is meant, and what it holds.
MEANT = {
    "engine/adapter/process/census.c": 2,  # what a call of the system returns
    "engine/adapter/process/supervisor.c": 1,  # nanoseconds, as POSIX has them
    "engine/form/reading/literal.c": 4,  # digits, as many as one holds; a count that is at most the limit of forms
    "engine/optimized/misere/days.c": 1,  # an int
    "engine/optimized/number.c": 1,  # a sign
    "engine/transfinite/nimbers/roots.c": 4,  # a prime, and what is left when one divides
}


def found(text):
    code = QUIET.sub(lambda quiet: " " * len(quiet[0]), text)
    return [*WIDTH.findall(code), *WIDE.findall(code)]


def main():
    counts = {}
    for room in ROOMS:
        for path in sorted((SOURCE / room).rglob("*.[ch]")):
            name = str(path.relative_to(SOURCE))
            if not name.startswith(OTHERS):
                counts[name] = len(found(path.read_text()))
    wrong = {name: count for name, count in counts.items() if count != MEANT.get(name, 0)}
    tap.ok(len(counts) > 300 and not wrong, "no value is a long", wrong)
    tap.ok(set(MEANT) <= set(counts), "what is excepted is there", set(MEANT) - set(counts))
    seen = ["long n;", "unsigned long f (void)", "x = mpz_get_si (v);", "mpz_set_ui (v, word);", "n = labs (n);", "mpq_set_si (q, n, 2);"]
    unseen = ["long long n;", "uint64_t along;", "/* as long as */", '"as long"', "mpz_set_ui (v, 1);", "mpz_set_si (canons->scratch, -1);"]
    tap.ok(all(map(found, seen)) and not any(map(found, unseen)), "which is seen", [*(t for t in seen if not found(t)), *(t for t in unseen if found(t))])
    return tap.done()


if __name__ == "__main__":
    sys.exit(main())
