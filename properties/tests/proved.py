"""Tests the theorems in Coq. Speaks TAP.

usage: proved.py ledger LEDGER FILE.v...       that the ledger names what the files state
       proved.py coq COQC COMPILED FILE.v...   that they rest on nothing; skipped without COQC
       proved.py print LEDGER FILE.v...        each row of the ledger above its theorem
"""

import pathlib
import re
import subprocess
import sys
import tempfile

import tap

PRINCIPLES = ("excluded middle", "dependent choice")  # hypotheses that the ledger tells of
CLOSED = "Closed under the global context"
ROW = re.compile(r"^Theorem ((?:SS|BL|PL|DN|ON)_\w+) ?:(.*?)\.\n(?=Proof\.)", re.M | re.S)


def statements(paths):
    """The file and the statement of each theorem that is named as a row."""
    found = {}
    for path in map(pathlib.Path, paths):
        text = path.read_text()
        for row in ROW.finditer(text):
            name, statement = row.groups()
            assert name not in found, f"{name} stands there twice"
            # What a section supposes would be a hypothesis that the statement does not show.
            opened, closed = (len(re.findall(rf"^ *{word} ", text[: row.start()], re.M)) for word in ("Section", "End"))
            assert opened == closed, f"{name} stands in a section"
            found[name] = path.stem, statement.strip()
    return found


def cell(name, statement):
    """What the ledger has to say of a theorem."""
    supposed = [words for words in PRINCIPLES if words.replace(" ", "_") in statement]
    return f"{name} ({', '.join(supposed)})" if supposed else name


def rows(ledger):
    """Id, statement and theorem of each row."""
    for line in pathlib.Path(ledger).read_text().splitlines()[1:]:
        fields = line.split("\t")
        yield fields[0], fields[2], fields[7]


def against_ledger(ledger, paths):
    stated = statements(paths)
    named = {re.sub(r"[-.]", "_", row): (row, said) for row, _, said in rows(ledger)}
    for name, (file, statement) in stated.items():
        row, said = named.get(name, ("", ""))
        tap.ok(row and said == cell(name, statement), f"{file}.{name}", f"found {said!r} in the ledger, expected {cell(name, statement)!r}")
    for name, (row, said) in named.items():
        if said and name not in stated:
            tap.ok(False, row, f"no file states {said}")
    tap.ok(stated, "there are theorems")
    tap.done()


def assumptions(coqc, compiled, terms):
    """What Coq says of each term, and its errors. A term is written in Coq under a name."""
    with tempfile.TemporaryDirectory() as folder:
        asking = pathlib.Path(folder, "asking.v")
        lines = [f"From CGT Require {file}." for file in sorted({file for file, _ in stated_in(terms)})]
        for name, term in terms.items():
            lines += [f'Definition asked_{name} := {term}.', f'Goal True. idtac "== {name}". Abort.', f"Print Assumptions asked_{name}."]
        asking.write_text("\n".join(lines) + "\n")
        answer = subprocess.run([coqc, "-q", "-noglob", "-Q", compiled, "CGT", asking], capture_output=True, text=True, cwd=folder)
    parts = dict(part.split("\n", 1) for part in re.split(r"^== ", answer.stdout, flags=re.M)[1:])
    return {name: parts.get(name, answer.stderr).strip() for name in terms}, answer


def stated_in(terms):
    return re.findall(r"(\w+)\.(\w+)", " ".join(terms.values()))


def against_coq(coqc, compiled, paths):
    if not coqc:
        tap.skip("what the theorems rest on", "there is no coqc")
        tap.done()
        return
    stated = statements(paths)
    terms = {name: f"{file}.{name}" for name, (file, _) in stated.items()}
    # All of a file at once takes a tenth of the time; one by one only where something is wrong.
    files = {}
    for term in terms.values():
        files.setdefault(term.split(".")[0], []).append(term)
    said, answer = assumptions(coqc, compiled, {file: f"({', '.join(members)})" for file, members in files.items()})
    if set(said.values()) == {CLOSED}:
        said = {name: CLOSED for name in terms}
    else:
        said, answer = assumptions(coqc, compiled, terms)
    for name, term in terms.items():
        tap.ok(said[name] == CLOSED, f"{term} rests on nothing", said[name])
    tap.ok(answer.returncode == 0 and stated, "coqc ends well", answer.stderr)
    tap.done()


def print_beside(ledger, paths):
    stated = statements(paths)
    for row, words, said in rows(ledger):
        if said:
            file, statement = stated[said.split()[0]]
            print(f"{row}  {words}\n  {file}.v: {statement}\n")


if __name__ == "__main__":
    what, *words = sys.argv[1:]
    if what == "ledger":
        against_ledger(words[0], words[1:])
    elif what == "coq":
        against_coq(words[0], words[1], words[2:])
    elif what == "print":
        print_beside(words[0], words[1:])
    else:
        sys.exit(__doc__)
