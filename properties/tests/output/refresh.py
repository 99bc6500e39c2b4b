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
    status, out, err = refresh("--build", folder, "ages")
    tap.ok(status == 0 and len(re.findall(r"(?m)^reports/\S+ +made of .*(as new as|older than|not in this)", out)) == 7, "how old pages are", out + err)
    if shutil.which("git"):
        copy = os.path.join(folder, "copy")
        git = ("git", "-C", copy, "-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false")
        for name in ("reports", "engine/optimized/heaps"):
            shutil.copytree(os.path.join(source, name), os.path.join(copy, name), dirs_exist_ok=True)
        said = []
        for text in (None, "first", "second"):
            if text is None:
                subprocess.run(["git", "init", "-q", copy], check=True)
            else:
                with open(os.path.join(copy, "engine/optimized/heaps/more.c"), "w") as file:
                    file.write(text)
            subprocess.run([*git, "add", "."], check=True)
            subprocess.run([*git, "commit", "-q", "-m", "x"], check=True)
            done = subprocess.run([sys.executable, "-B", os.path.join(copy, "reports/refresh"), "--build", folder, "ages"], capture_output=True, text=True)
            said += re.findall(r"(?m)^reports/periods.md +made of \w+; (.*)$", done.stdout)
        wanted = ["as new as its sources", "older than its sources: 1 commit since", "older than its sources: 2 commits since"]
        tap.ok(said == wanted, "a change of its sources makes a page old", said)
status, _, err = refresh("bogus")
tap.ok(status == 2 and "found 'bogus', expected one of counts" in err, "a part that is none is an error", f"{status} {err}")
tap.done()
