"""What is no figure is never written into a text: reports/refresh needs the program. Speaks TAP.

usage: refresh.py REFRESH
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

REFRESH = os.path.abspath(sys.argv[1])


def refresh(*words):
    done = subprocess.run([sys.executable, "-B", REFRESH, "--check", *words], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def ages_of(copy):
    """Status, and what is said of each table."""
    words = [sys.executable, "-B", os.path.join(copy, "reports/refresh"), "--check", "ages"]
    done = subprocess.run(words, capture_output=True, text=True)
    return done.returncode, dict(re.findall(r"(?m)^(reports/.*?) +((?:made of|is not|tells|does not).*)$", done.stdout)), done.stdout + done.stderr


def test_ages(source, copy):
    """A repository with all that tables tell of, as far as folders go."""
    sys.path.insert(0, os.path.join(source, "reports"))
    from modules.ages import TABLES

    def commit(path, text):
        with open(os.path.join(copy, path), "a") as file:
            file.write(text)
        subprocess.run([*git, "add", "."], check=True)
        subprocess.run([*git, "commit", "-q", "-m", "x"], check=True)
        return subprocess.run([*git, "rev-parse", "--short", "HEAD"], check=True, capture_output=True, text=True).stdout.strip()

    git = ("git", "-C", copy, "-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false")
    shutil.copytree(os.path.join(source, "reports"), os.path.join(copy, "reports"))
    for path in {path for folders in TABLES.values() for path in folders}:
        os.makedirs(os.path.join(copy, path), exist_ok=True)
        with open(os.path.join(copy, path, "a.c"), "w") as file:
            file.write("a")
    subprocess.run(["git", "init", "-q", copy], check=True)
    first = commit("README.md", "a")
    for path in os.listdir(os.path.join(copy, "reports")):  # all are made of it
        if path.endswith(".md"):
            with open(os.path.join(copy, "reports", path), "r+") as file:
                text = re.sub(r"\bcommit [0-9a-f]{7,40}\b", f"commit {first}", file.read())
                file.seek(0)
                file.write(text)
                file.truncate()
    commit("README.md", "b")
    status, told, said = ages_of(copy)
    tap.ok(status == 0 and set(told) == set(TABLES) and {words.split("; ")[1] for words in told.values()} == {"as new as its sources"}, "tables as new as their sources", said)
    heaps = "engine/optimized/heaps/a.c"
    commit(heaps, "b")
    commit(heaps, "b")
    status, told, said = ages_of(copy)
    tap.ok(status == 0 and told["reports/periods.md"].endswith("; older than its sources: 2 commits since, in engine/optimized/heaps"), "changes of its sources make a table old", said)
    tap.ok(told["reports/excesses.md"].endswith("as new as its sources") and told["reports/mutants.md"].endswith("in engine/optimized"), "and others that tell of them, and no more", said)
    with open(os.path.join(copy, heaps), "a") as file:
        file.write("c")
    tap.ok("2 commits since and what is not committed, in" in ages_of(copy)[1]["reports/periods.md"], "and so does what is not committed")
    commit("reports/more.md", "made of nothing")
    status, told, said = ages_of(copy)
    tap.ok(status == 1 and "is not listed" in told["reports/more.md"], "a page that nobody lists is wrong", said)
    os.unlink(os.path.join(copy, "reports/more.md"))
    shutil.rmtree(os.path.join(copy, "fuzz"))
    with open(os.path.join(copy, "reports/costs.md"), "w") as file:
        file.write("commit 1234567")
    with open(os.path.join(copy, "reports/README.md"), "w") as file:
        file.write(f"# Figures\n\ncommit {first}\n\n## Fuzzing\n\ncommit {first}\n\n## Coverage\n\nof last week\n\n## Other\n\ncommit {first}\n")
    commit("README.md", "d")
    status, told, said = ages_of(copy)
    wanted = {"costs.md": "made of 1234567, which is not in this history", "README.md, Fuzzing": "tells of what is not there: fuzz", "README.md, Coverage": "does not name the commit that it was made of", "README.md, The proved checker": "is not there"}
    tap.ok(status == 1 and wanted == {table: told.get(f"reports/{table}") for table in wanted}, "and what cannot be dated, or tells of what is gone", said)


with tempfile.TemporaryDirectory() as folder:
    status, out, err = refresh("--build", folder, "samples")
    tap.ok(status == 2 and not out and "gifthorse: found no program" in err, "without the program nothing is compared", f"{status} {out} {err}")
    for name, text in (("properties/gifthorse", "exit 0"), ("engine/gifthorse-verify", "exit 0")):
        path = os.path.join(folder, name)
        os.mkdir(os.path.dirname(path))
        with open(path, "w") as file:
            file.write(f"#!/bin/sh\n{text}\n")
        os.chmod(path, 0o755)
    for part, wanted in (("counts", "list: found ''"), ("runs", "check: status 0: found ''")):
        status, _, err = refresh("--build", folder, part)
        tap.ok(status == 1 and err.startswith(wanted) and err.count("\n") == 1, f"{part}: a program that says nothing", err)
    mute = os.path.join(folder, "properties/gifthorse")
    for report, wanted in (("costs", "status 0, and no run in JSON"), ("kills", "lists no theorems")):
        words = [sys.executable, "-B", os.path.join(os.path.dirname(REFRESH), report), "--program", mute]
        done = subprocess.run(words, capture_output=True, text=True)
        tap.ok(done.returncode in (1, 2) and wanted in done.stderr and "Traceback" not in done.stderr, f"{report}: likewise", done.stderr)
    if os.path.exists("/dev/full"):
        with open(mute, "w") as file:
            file.write("#!/bin/sh\necho '{\"theorems\": []}'\n")
        words = [sys.executable, "-B", os.path.join(os.path.dirname(REFRESH), "costs"), "--program", mute, "--page", "/dev/full"]
        done = subprocess.run(words, capture_output=True, text=True)
        tap.ok(done.returncode == 1 and done.stderr.startswith("costs: [Errno 28]"), "costs: on a full disk", done.stderr)
    source = os.path.dirname(os.path.dirname(REFRESH))
    status, out, err = refresh("ages")
    told = re.findall(r"(?m)^reports/.*? +made of .*(?:as new as|older than|not in this)", out)
    tap.ok(status == 0 and len(told) == len(out.splitlines()) >= 13, "how old tables are, without a program", out + err)
    if shutil.which("git"):
        test_ages(source, os.path.join(folder, "copy"))
status, _, err = refresh("bogus")
tap.ok(status == 2 and "found 'bogus', expected one of counts" in err, "a part that is none is an error", f"{status} {err}")
tap.done()
