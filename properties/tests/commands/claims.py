"""The program that reads the claims of the source tree when it is built. Speaks TAP.

usage: claims.py GIFTHORSE CHECKER FILE.claims...
"""

import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

CHECKER, FILES = os.path.abspath(sys.argv[2]), sys.argv[3:]


def check(*paths):
    done = subprocess.run([CHECKER, *paths], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


got = check(*FILES)
tap.ok(got == (0, "", ""), "the claims of the tree are right", got)
with tempfile.TemporaryDirectory() as folder:
    for path in FILES:
        with open(path) as file:
            lines = file.read().split("\n")
        line = max(n for n, text in enumerate(lines) if re.match(r"[A-Z]{2}-\S+ +\S", text))
        lines[line] = re.sub(r"^(\S+ +)(?:[A-Z]{2}-\S+ +)*", r"\1) ", lines[line])
        broken = os.path.join(folder, os.path.basename(path))
        with open(broken, "w") as file:
            file.write("\n".join(lines))
        status, out, err = check(broken, *FILES)
        above, below = (err + "\n\n").split("\n")[:2]
        place = f"gifthorse: {broken}:{line + 1}:{lines[line].index(')') + 1}: "
        told = "^ found ')', expected a game or a formula"
        holds = status == 2 and above.startswith(place) and below.strip() == told and above[below.index("^")] == ")"
        tap.ok(holds, f"a mistake in {os.path.basename(path)} is told with its place", err)
    status, out, err = check(broken, os.path.join(folder, "none"), *FILES)
    tap.ok(status == 2 and "No such file" in err and f"{broken}:" in err, "each file is read", err)
tap.done()
