"""An engine whose answers depend on what it was asked before: gifthorse serve, until it is spoilt. Then it takes
`compare` of 1/2 for the other way round.

    spoilt_engine.py GIFTHORSE large       spoilt by a number of seven digits or more in an `add`
    spoilt_engine.py GIFTHORSE count       by its 50th `add`
    spoilt_engine.py GIFTHORSE once FILE   never, but its 200th `compare` that is < or > is wrong where there is no such file yet
"""

import os
import re
import subprocess
import sys

OTHER = {"<": ">", ">": "<"}


def main(gifthorse, mode, path=None):
    inner = subprocess.Popen([gifthorse, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
    spoilt, count = False, 0
    for line in sys.stdin:
        if line.startswith("hello"):
            print(f"gifthorse 1 spoilt-{mode} add compare", flush=True)
            continue
        if line.startswith("bye"):
            return
        inner.stdin.write(line)
        answer = inner.stdout.readline().rstrip("\n")
        if line.startswith("add"):
            count += 1
            spoilt |= mode == "large" and re.search(r"\d{7}", line) is not None or mode == "count" and count >= 50
        if line.startswith("compare") and answer in OTHER:
            count += mode == "once"
            if spoilt and re.search(r"(?<!\d)1/2(?!\d)", line):
                answer = OTHER[answer]
            if mode == "once" and count == 200 and not os.path.exists(path):
                open(path, "w").close()
                answer = OTHER[answer]
        print(answer, flush=True)


main(*sys.argv[1:])
