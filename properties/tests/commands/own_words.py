"""What an engine writes it is asked about in its own words, and what comes of that is told apart. Speaks TAP.

usage: own_words.py GIFTHORSE OWN_ENGINE
"""

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, ENGINE = map(os.path.abspath, sys.argv[1:])
STATEMENTS = "numbers from 2^-65", "games that an engine writes"
ORDINALS = ["ordinals that an engine writes"]


def names(statements):
    out = subprocess.run([GIFTHORSE, "list", "--theorems", "SS-2.15a"], capture_output=True, text=True).stdout
    return [next(line.split()[0] for line in out.splitlines() if text in line) for text in statements]


def check(mode, *words, path=(), statements=STATEMENTS):
    """What comes of these theorems, of numbers and of games unless others are named."""
    engine = "cmd:" + shlex.join([sys.executable, "-B", ENGINE, GIFTHORSE, mode, *path])
    words = [GIFTHORSE, "check", "--quiet", "-j1", "--against", "none", "--engine", engine, *words, *names(statements)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=100)
    return done.returncode, done.stdout + done.stderr


def theorems(mode, path=()):
    status, out = check(mode, "--format", "json", path=path)
    wanted = names(STATEMENTS)  # an id selects all that have it
    return status, [t for t in json.loads(out)["theorems"] if t["name"] in wanted]


def test_reads():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "sent")
        open(path, "w").close()
        status, found = theorems("reads", [path])
        tap.ok(status == 0 and all(t["verdict"] == "holds" for t in found), "who reads what it writes passes", f"{status} {found}")
        with open(path) as f:
            sent = f.read().splitlines()
        tap.ok(
            any(" | " in line.partition(" ; ")[0] for line in sent) and all(line.startswith("compare ") for line in sent),
            "and was sent its own words, with their blanks",
            str(sent[:5]),
        )
        tap.ok(not any(" | " in line.partition(" ; ")[2] for line in sent), "beside the same game in the words of others", str(sent[:5]))


def test_refused():
    status, found = theorems("limit")
    tap.ok(status != 1 and not any(t["verdict"] == "fails" for t in found), "a refusal is no fault", f"{status} {found}")
    tap.ok(all("it writes " in t.get("unread", "") and "limit blanks" in t["unread"] for t in found), "but is told apart", str(found))
    status, out = check("fraction")
    tap.ok(
        status == 0 and re.search(r"written by the engine, and not read\n.* compare: it writes -?1/65536 and does not read that: limit fractions", out),
        "and on the page, where it is sent as it would be anyhow, too",
        out,
    )
    status, out = check("ordinals", statements=ORDINALS)
    tap.ok(status != 1 and re.search(r"ordinal-compare: it writes \S*\S\+\S+ and does not read that: limit blanks", out), "of ordinals, too", out)


def test_wrong():
    status, out = check("error")
    tap.ok(
        status == 1 and "answered 'error blanks' to `compare " in out and "and is asked about what it wrote itself" in out,
        "an error is one",
        out,
    )
    status, out = check("other")
    tap.ok(status == 1 and re.search(r"\n  compare \{[^;]* \| [^;]*\} ; \{[^ ]*\} -> [<>|]", out), "and so is another game", out)
    tap.ok("\n1 fault\n" in out, "one fault", out)
    replay = next(line.split("replay", 1)[1].strip() for line in out.splitlines() if line.startswith("    replay"))
    again = subprocess.run(shlex.split(replay), capture_output=True, text=True).returncode
    tap.ok(again == 1, "which is seen again", f"{again} {replay}")


def test_not_sent():
    for mode in ("names", "foreign"):
        status, found = theorems(mode)
        tap.ok(status == 0 and all(t["verdict"] == "holds" for t in found), f"{mode} are not sent back", f"{status} {found}")


test_reads()
test_refused()
test_wrong()
test_not_sent()
tap.done()
