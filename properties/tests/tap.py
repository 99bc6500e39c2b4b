"""The Test Anything Protocol for tests in Python; tap.h is its sister for those in C."""

import os
import re
import signal
import sys

tests = 0

# Who runs the tests may ignore signals, as nohup does, and programs that are started keep that.
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)

# Nor shall the variables of who runs them divide what they check.
for name in list(os.environ):
    if re.fullmatch(r"G?TEST_(TOTAL_SHARDS|SHARD_INDEX|SHARD_STATUS_FILE)|CI_NODE_(INDEX|TOTAL)", name):
        del os.environ[name]


def ok(holds, name, detail=""):
    """One result; the detail of what failed goes to standard error, where meson shows it."""
    global tests
    tests += 1
    print(f"{'ok' if holds else 'not ok'} {tests} - {name.replace('#', ' ')}", flush=True)
    if not holds:
        print(f"{name}: {detail}", file=sys.stderr)
    return holds


def skip(name, why):
    global tests
    tests += 1
    print(f"ok {tests} - {name} # SKIP {why}", flush=True)


def done():
    """The plan, which comes last. No test at all is a failure."""
    if not tests:
        ok(False, "there are tests")
    print(f"1..{tests}")
