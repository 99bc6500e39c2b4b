"""What is no figure is never written into a text: reports/refresh needs the program. Speaks TAP.

usage: refresh.py REFRESH
"""

import os
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
status, _, err = refresh("bogus")
tap.ok(status == 2 and "found 'bogus', expected one of counts" in err, "a part that is none is an error", f"{status} {err}")
tap.done()
