"""Tests that each adapter of a public engine tells what it must, and that reports/engines.md tells of each fault; and how
reports/engines fails, with an engine of its own. Speaks TAP.

usage: engines.py GIFTHORSE SOURCE
"""

import importlib.machinery
import importlib.util
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import tap

GIFTHORSE, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])
ADAPTERS = SOURCE / "engine/adapter/engines"
REASONS = "printing|cache|drawing|random|loopy|no definition"
words = set(re.findall(r'^REQUEST \(\w+, "([^"]+)"', (SOURCE / "engine/requests.def").read_text(), re.M))
loader = importlib.machinery.SourceFileLoader("engines", str(SOURCE / "reports/engines"))
sys.dont_write_bytecode = True
engines = importlib.util.module_from_spec(importlib.util.spec_from_loader("engines", loader))
loader.exec_module(engines)

# ---- texts -----------------------------------------------------------------------------------


def rows(text):
    """The last cells of the table."""
    return re.findall(r"(?m)^\|.*[^\\\n]\| (.*) \|$", text.partition("|---|---|\n")[2])


def is_told(cell):
    """Whether it names a request, or what makes them, or one of the reasons."""
    return re.match(rf"(?:{REASONS})(?::|$)", cell) or words & set(re.findall(r"`([^`]+)`", cell)) or re.search(r"\b(read|answered|written|codes)\b", cell)


index, page = (ADAPTERS / "README.md").read_text(), (SOURCE / "reports/engines.md").read_text()
tap.ok(len(engines.adapters()) >= 5, "there are adapters", engines.adapters())
for name in engines.adapters():
    folder = ADAPTERS / name
    text = (folder / "README.md").read_text()
    engines.about(name)
    cells = rows(text)
    tap.ok(cells and all(is_told(cell) for cell in cells), f"{name}: each function has a request or a reason", [cell for cell in cells if not is_told(cell)])
    long = [path.name for path in folder.glob("adapter.*") if len(path.read_text().splitlines()) > 200]
    tap.ok(list(folder.glob("adapter.*")) and not long, f"{name}: the adapter has 200 lines at most", long)
    tap.ok((folder / "build").read_text().startswith("# Debian: "), f"{name}: what Debian has for it is told")
    tap.ok(f"]({name}/README.md)" in index, f"{name}: the index has it")
    for fault in engines.faults_of(name):
        tap.ok(all(fault[key] for key in fault if key != "options"), f"{name}, {fault['title']}: nothing is left empty", fault)
        far = [text for text in (f"{word} 1 ; 1 -> 7" for word in words) if engines.knows(fault, text)]
        tap.ok(not far, f"{name}, {fault['title']}: another wrong answer is new", far)
        lines = engines.letter(name, fault).splitlines()
        tap.ok(len(lines) < 15 and all(any(fault[key] in line for line in lines) for key in ("title", "question", "says", "right", "road")), f"{name}, {fault['title']}: its letter tells all", lines)
        tap.ok(fault["title"] in page and f"`{fault['question']}`" in page, f"{name}, {fault['title']}: is on the page")

unread = [word for word in words if not re.fullmatch(rf"`{word}( [^`]+)?`: .+", engines.meaning_of(word))]
tap.ok(len(words) > 40 and not unread, "letters tell what each request means", unread)

# ---- the command -----------------------------------------------------------------------------

ENGINE = """#!/bin/sh
echo 'gifthorse 1 mine nim-add'
read -r hello
while read -r line; do
  set -- $line
  [ "$1" = bye ] && exit
  [ ${#2} -gt 15 ] || [ ${#4} -gt 15 ] && echo limit size || echo $(($2 ^ $4{bug}))
done
"""
HEAD = "title question options answer says right judge road kind place knows".split()
ROW = ["one off", "nim-add 0 ; 0", "", "1$", "1", "0", "the reference", "by hand", "wrong", "x:1", "^nim-add .* -> "]


def run(work, bug, row, seconds, *more, engine=ENGINE):
    """What the command says of an engine with a bug, or none, of which this is known."""
    tree = work / "tree"
    for folder in "reports", "engine/adapter/engines/mine":
        (tree / folder).mkdir(parents=True, exist_ok=True)
    for path in "reports/engines", "engine/adapter/engines/build", "engine/requests.def":
        (tree / path).write_bytes((SOURCE / path).read_bytes())
        (tree / path).chmod(0o755)
    adapter = tree / "engine/adapter/engines/mine"
    (adapter / "README.md").write_text(f"- Engine: https://a.b/c, commit {'0' * 40} of 2026-01-01, MIT.\n")
    (adapter / "build").write_text('# Debian: sh.\ncp "$checkout/mine" .\nrun "exec ./mine"\n')
    (adapter / "faults.tsv").write_text("\n".join("\t".join(line) for line in [HEAD, *([row] if row else [])]) + "\n")
    checkout = work / "checkouts/mine"
    checkout.mkdir(parents=True, exist_ok=True)
    (checkout / "mine").write_text(engine.replace("{bug}", bug))
    (checkout / "mine").chmod(0o755)
    command = [tree / "reports/engines", "--gifthorse", GIFTHORSE, "--time", f"{seconds}s", *more]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "GIFTHORSE_ENGINES": str(work / "checkouts")})
    return done.returncode, done.stdout + done.stderr


with tempfile.TemporaryDirectory() as work:
    work = pathlib.Path(work)
    for bug, row, seconds, status, wanted in (
        ("", None, 1, 0, "0 faults known, 0 not as they were"),
        (" | 1", ROW, 1, 0, "1 fault known, 0 not as they were"),
        (" | 1", None, 5, 1, "\nnew: nim-add 0 ; 0 -> 1"),
        ("", ROW, 1, 1, "\nvanished: nim-add 0 ; 0 -> 0, where it said 1"),
    ):
        got, said = run(work, bug, row, seconds)
        tap.ok(got == status and wanted in said, f"a bug '{bug}', {'one' if row else 'none'} known: {wanted.strip()}", (got, said))
    known, again = work / "known", ["--baseline", work / "known", "--runs", work]
    got, said = run(work, " | 1", ROW, 5, *again)
    tap.ok(re.search(r"(?m)^[A-Z]\S+ nim-add \d+ ; \d+ # one off$", (known / "mine").read_text()), "a baseline has what a row knows", ((known / "mine").read_text(), got, said))
    theorems = re.findall(r"(?m)^\S+", (known / "mine").read_text())
    for bug, status, wanted in ((" | 1", 0, "no new fault found"), (" + $2 / ($2 != 5)", 1, "the engine died over nim-add")):
        (work / "checkouts/mine/mine").write_text(ENGINE.replace("{bug}", bug))
        done = subprocess.run([GIFTHORSE, "check", "--quiet", "--engine", f"cmd:{work / 'checkouts/mine/mine'}", "--baseline", known / "mine", *theorems[:3]], capture_output=True, text=True)
        tap.ok(done.returncode == status and wanted in done.stdout, f"with it, a bug '{bug}' has status {status}", done.stdout + done.stderr)
    other = [*ROW[:-1], "^nim-add 7 ; 7 -> "]
    run(work, " | 1", other, 5, *again)
    tap.ok((known / "mine").read_text() == "", "what no row knows is not in it", (known / "mine").read_text())
    got, said = run(work, " | 1", ROW, 1, "--letter")
    command = said.rstrip("\n").splitlines()[-1].replace("FOLDER/run", str(work / "checkouts/mine/mine"))
    answers = subprocess.run(command, shell=True, capture_output=True, text=True).stdout.splitlines()
    tap.ok(got == 0 and "\n- Question: `nim-add 0 ; 0` (`nim-add m ; n`: the nim sum of m and n)\n- Answer: `1`\n- Right, by the reference of Gift Horse: `0`\n" in said, "a letter tells the fault", said)
    tap.ok(answers[1:] == ["1"], "and its command shows it", (command, answers))
    got, said = run(work, "", None, 1, engine="#!/bin/sh\nexit 3\n")
    tap.ok(got == 1 and said.startswith("mine: check ended with status 2: ") and "status 3 before it greeted" in said, "an engine that does not greet is told, and the others go on", (got, said))
    got, said = run(work, "", ROW, 1, engine=ENGINE.replace("echo $((", "printf '\\377\\n' #"))
    tap.ok(got == 1 and "\nvanished: nim-add 0 ; 0 -> \ufffd, where it said 1" in said, "one that writes no UTF-8 is told", (got, said))
    (work / "checkouts/mine").rename(work / "checkouts/other")
    done = subprocess.run([work / "tree/reports/engines"], capture_output=True, text=True, env={**os.environ, "GIFTHORSE_ENGINES": str(work / "checkouts")})
    tap.ok(done.returncode == 0 and "mine: skipped, no " in done.stdout, "what is not there is skipped and named", done.stdout + done.stderr)
tap.done()
