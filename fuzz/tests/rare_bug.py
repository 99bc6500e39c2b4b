"""A bug behind a rare branch of a plug-in: the fuzzer finds it by the plug-in's own coverage, and
finds it neither without that nor does `gifthorse check` by chance. Speaks TAP.

usage: rare_bug.py GIFTHORSE FUZZER SILENT PLUGIN.so CORPUS, where SILENT is the fuzzer with the
same engine, of which it sees no coverage.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../properties/tests"))
import tap

GIFTHORSE, FUZZER, SILENT, PLUGIN, CORPUS = map(os.path.abspath, sys.argv[1:])
MOST_SECONDS = 120  # for the search, which mostly takes 4 on an idle core
SEED = 1


def fuzz(fuzzer, *options):
    """All that a fuzzer says, its number of executions, and seconds."""
    with tempfile.TemporaryDirectory() as found:
        words = [fuzzer, f"-seed={SEED}", "-max_len=516", f"-artifact_prefix={found}/", *options]
        started = time.monotonic()
        done = subprocess.run([*words, found, CORPUS], stderr=subprocess.PIPE, errors="replace")
        runs = re.findall(r"^#(\d+)", done.stderr, re.M)
        return done.stderr, int(runs[-1]) if runs else 0, time.monotonic() - started


def check(seconds, *options):
    """The status and all that `gifthorse check` says when it is interrupted after so long."""
    process = subprocess.Popen(
        [GIFTHORSE, "check", "--engine", f"lib:{PLUGIN}", *options], stdout=subprocess.PIPE, text=True
    )
    try:
        out, _ = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate()
    return process.returncode, out


said, runs, seconds = fuzz(FUZZER, f"-max_total_time={MOST_SECONDS}")
found = re.search("^finding: (.*)$", said, re.M)
tap.ok(found, f"found after {runs} executions, {seconds:.1f} s", said[-2000:])
replay = re.search("--replay '(.*)'$", said, re.M)
if tap.ok(replay, "with a line that replays it", said[-2000:]):
    status, out = check(60, "--replay", replay[1])
    tap.ok(status == 1 and "  fails " in out, "which shows the bug", out)

said, runs, _ = fuzz(SILENT, f"-runs={runs}")
tap.ok("finding:" not in said and runs, f"not found without the plug-in's coverage by {runs} executions", said[-2000:])

status, out = check(seconds, "--cases", "1000000000", "SS-2.25a")
tap.ok(status == 130 and "  fails " not in out, f"not found by chance in {seconds:.1f} s", out)
tap.done()
