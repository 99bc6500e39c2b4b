"""Mutants from the syntax tree: those of a small file are as expected, and each is chosen when the program
starts; without one it is the program as it was. Speaks TAP.

usage: mutants.py REPORTS COMPILER..., the folder of reports/mutants and its modules
"""

import contextlib
import io
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path[:0] = [os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."), sys.argv[1]]
import tap

try:
    import clang.cindex as bindings
except ImportError:
    bindings = None
else:
    from modules import folders, schemata, visible

TEXT = r"""#include <stdbool.h>
#include <stdio.h>
#define LIMIT 3
static int table[2] = {10, 20};
static int calls;

static bool is_even (int a)
{
  return !(a & 1);
}

static int f (int a, int b)
{
  int row[2] = {a, b}; static int rows = 2; (void)rows; /* no size changes, nor what is constant */
  calls++;
  if (a < b && b)
    return table[0] - b;
  while (a > LIMIT)
    if (--a == 5)
      break;
    else
      row[0] = a; // nor does this
  switch (row[1]) {
  case 4: return is_even (a) ? 1 : 0;
  default: return a;
  }
}

int main (void)
{
  for (int a = 0; a < 9; a++)
    printf ("%d %d %d\n", f (a, a / 2), f (a, 4), f (2, a));
  printf ("%d\n", calls);
  return 0;
}
"""
# The changes of some lines, and how many there are of all kinds.
EXPECTED = {
    9: ["!(!(a & 1))", "(a & 1)", "a | 1", "1 + 1", "1 - 1"],
    14: [],
    15: ["(deleted)", "calls--"],
    16: ["a < b || b", "true", "!(a < b && b)", "false", "a <= b", "a >= b"],
    18: ["a >= LIMIT", "a <= LIMIT", "false", "LIMIT + 1", "LIMIT - 1", "0"],
    20: ["(deleted)"],
    22: ["(deleted)", "0 + 1", "0 - 1"],
    32: ["f (a / 2, a)", "f (4, a)", "f (a, 2)"],
}


def program(folder, name, text, compiler):
    (folder / name).with_suffix(".c").write_text(text)
    words = [*compiler, "-D_POSIX_C_SOURCE=200809L", "-std=c11", "-o", folder / name, (folder / name).with_suffix(".c")]
    done = subprocess.run(words, capture_output=True, text=True)
    return done.stderr if done.returncode else None


def said(folder, name, number, marks=None):
    variables = dict(os.environ, GH_MUTANT=str(number), **({"GH_MUTANT_REACHED": str(marks)} if marks else {}))
    done = subprocess.run([folder / name], capture_output=True, text=True, env=variables, timeout=10)
    return done.returncode, done.stdout


def check(folder, compiler):
    (folder / "small.c").write_text(TEXT)
    file = schemata.File(folder / "small.c", "small.c", ["-std=c11"])
    mutants = file.candidates()
    for line, changes in EXPECTED.items():
        found = [m.change for m in mutants if m.line == line]
        wanted = set(changes) <= set(found) if line == 32 else sorted(found) == sorted(changes)
        tap.ok(wanted, f"the mutants of line {line}", found)
    tap.ok(not [m for m in mutants if m.line < 9], "none outside of functions", mutants)
    chosen = [m for m in mutants if file.compiles(m) and m.function in ("is_even", "f")]
    tap.ok(len(chosen) > 30, "they compile", len(chosen))
    text = file.rewritten(list(enumerate(chosen, 1)))
    wrong = program(folder, "original", TEXT, compiler)
    wrong = wrong or program(folder, "mutants", text + schemata.CHOOSING % (len(chosen) + 1), compiler)
    if not tap.ok(not wrong, "both texts compile", wrong):
        return
    original = said(folder, "original", 0)
    tap.ok(said(folder, "mutants", 0) == original, "without a mutant nothing changes")
    number = {(m.line, m.change): i for i, m in enumerate(chosen, 1)}
    tap.ok(said(folder, "mutants", number[15, "(deleted)"])[1].endswith("\n0\n"), "a statement is deleted")
    tap.ok(said(folder, "mutants", number[15, "calls--"])[1].endswith("\n-27\n"), "an operator is another")
    tap.ok(said(folder, "mutants", number[16, "true"]) != original, "a condition is true")
    tap.ok(said(folder, "mutants", number[18, "a >= LIMIT"]) != original, "a bound is off by one")
    marks = folder / "marks"
    marks.write_bytes(bytes(len(chosen) + 1))
    said(folder, "mutants", 0, marks)
    reached = marks.read_bytes()
    tap.ok(reached[number[20, "(deleted)"]] == 1 and reached[0] == 0, "it is seen what is come to", reached)


def concluded(folder, kinds, listed="", least=0):
    """The status of a folder with mutants of these kinds, of which the list has some, and what is said."""
    findings = []
    for number, kind in enumerate(kinds):
        mutant = schemata.Mutant("a/b.c", number, f"f{number}", "constant", 0, 1, "1", "1 + 1")
        seen = ("GH", "was", "is") if kind != "invisible" else None
        findings.append(folders.Finding(number, mutant, seen, "a test" if kind == "killed" else None, True))
    (folder / "list.tsv").write_text(f"# a comment\n{listed}")
    folders.LIST, folders.SOURCE = folder / "list.tsv", folder
    with contextlib.redirect_stdout(io.StringIO()) as said:
        status = folders.conclude("a", 1000, findings, 7, least)
    return status, said.getvalue()


def row(number, ruled, reason="it is so"):
    return f"a/b.c\tf{number}\tconstant\t1\t1 + 1\t{ruled}\t{reason}\n"


def check_folders(folder):
    many = ["killed"] * 8
    for name, kinds, listed, least, status in (
        ("all killed", many, "", 95, 0),
        ("a survivor without a reason", [*many, "survives"], "", 0, 1),
        ("one with a reason", [*many, "survives"], row(8, "survives"), 0, 0),
        ("one that was ruled invisible", [*many, "survives"], row(8, "invisible"), 0, 1),
        ("one of another function", [*many, "survives"], row(7, "survives"), 0, 1),
        ("less than the least", [*many, "survives"], row(8, "survives"), 95, 1),
        ("few invisible", [*many, "invisible"], "", 95, 0),
        ("many invisible", [*many, *["invisible"] * 3], "".join(row(i, "invisible") for i in (8, 9, 10)), 0, 1),
        ("nothing visible", ["invisible"], row(0, "invisible"), 0, 1),
    ):
        found, said = concluded(folder, kinds, listed, least)
        tap.ok(found == status, f"mutants of a folder: {name}", said)
    said = concluded(folder, ["survives"])[1]
    tap.ok("\na/b.c\tf0\tconstant\t1\t1 + 1\tsurvives\tREASON\n" in said and "0.0% of the visible ones are killed" in said, "a survivor is printed as the row of the list", said)
    for wrong in (row(0, "lives"), row(0, "survives", " "), "a\tb\n"):
        try:
            concluded(folder, ["survives"], wrong)
            tap.ok(False, f"a row that is none: {wrong!r}")
        except SystemExit as error:
            tap.ok("expected file, function" in str(error), f"a row that is none: {wrong!r}", error)


def check_list(list_, source):
    """What is listed is in the sources."""
    folders.LIST = list_
    stale = []
    for path, function, _, original, _ in folders.read_list():
        text = (source / path).read_text() if (source / path).is_file() else ""
        if function not in text or original not in schemata.flat(text):
            stale.append((path, function, original))
    tap.ok(not stale, "what is listed is in the sources", stale)


def check_visible():
    tap.ok(len(visible.COMMANDS) == len(set(visible.COMMANDS)) == 150 and all(re.search(r"(^| )(GH|VERIFY)( |$)", c) for c in visible.COMMANDS), "150 commands", visible.COMMANDS)
    one, other = (visible.settled(f'took {n} s; {n}.5 s\n"elapsed": {n}.1, "cases": 7\n/x/f time="{n}" at 2026-11-2{n} 10:00:00 UTC', "/x") for n in (1, 2))
    tap.ok(one == other and "FOLDER/f" in one and '"cases": 7' in one, "times and places are not seen", (one, other))
    tap.ok(visible.settled("7 cases", "/x") != visible.settled("8 cases", "/x"), "what else differs is")
    tap.ok(visible.difference("a\nb", "a\nc") == ("b", "c") and visible.difference("a\nb", "a") == ("(more)", "(less)"), "the first line that differs")


def main():
    if bindings is None:
        tap.skip("mutants from the syntax tree", "found no bindings of libclang; they are in python3-clang-14")
    else:
        with tempfile.TemporaryDirectory() as folder:
            list_, source = folders.LIST, folders.SOURCE
            check(pathlib.Path(folder), sys.argv[2:])
            check_list(list_, source)
            check_folders(pathlib.Path(folder))
            check_visible()
    tap.done()


main()
