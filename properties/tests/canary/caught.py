"""Every canary must be caught within seconds by a check with default settings, and by a small game
where one exists. Speaks TAP.

usage: caught.py GIFTHORSE CANARIES [NAME...]: these of the table canaries.def, or all of them, one on each
processor.

A check goes on behind the first theorem that fails. It is read while it runs, on a terminal so that
lines come at once, and stopped when it has said enough.
"""

import concurrent.futures
import os
import pty
import re
import shlex
import signal
import subprocess
import sys

GIFTHORSE, CANARIES, *NAMES = sys.argv[1:]
SECONDS = 20  # of the processor, until a failure that is small enough: 10, and as much for busy neighbours
DAYS = 3

# Right about all games born by day 3: 128 ups are born on day 129, {0|3} on day 4 (no two integers but
# 0 lie on one side of it between games born by day 2), and the numbers need more than a machine word.
LATER = {"ups-8", "greatest-integer", "signed-32", "unsigned-32", "signed-64", "double-53", "difference-32"}
LATER |= {"stops-in-sixteenths", "mean-of-stops", "temperature-of-options", "compare-epsilon"}  # caught by the first choices of a theorem, which show none
LATER |= {"grundy-nibble", "genus-settled"}  # 16 is born on day 16, and terms go on late in games of later days
LATER |= {"stars-255", "options-64", "options-255", "depth-1000"}  # likewise
LATER |= {"like-later", "tame-later"}
LATER |= {"like-genus", "tame-root"}  # 2_# and 3_# have the same genus; a game like 0 has an untame position
ORDINALS = (
    *("ordinal-sum-ordinary", "ordinal-product-ordinary", "ordinal-exponents-ordinary", "ordinal-powers-once"),
    *("ordinal-32", "ordinal-first-exponent", "ordinal-longer", "ordinal-by-size", "ordinal-double"),
)
LONG = (
    *("integers-cut", "integers-nothing", "integers-without-end", "ups-nothing", "ups-positive"),
    *("limit-of-string", "heat-before-omega", "constant-first", "rational-53"),
)
NIMBERS = (  # infinite ones
    *("omega-cubed-3", "digits-reversed", "nim-product-natural", "nim-product-ordinary"),
    *("omega-omega-5", "kappa-7-omega", "excess-19", "excess-43", "kappa-5-dropped"),
    *("nim-product-cut", "nim-inverse-first", "nim-inverse-power", "nim-root-ordinary"),
    *("nim-sum-ordinary", "nim-sum-natural", "nim-sum-of-terms"),
)
SURREALS = (
    *("surreal-sum-ordinary", "surreal-series-short", "surreal-product-short", "surreal-inverse-sign", "surreal-coefficient-sign"),
    *("surreal-end-least", "surreal-exponents-first", "surreal-standard-parts", "surreal-period-shifted"),
    *("surreal-limit-day", "surreal-runs-counted", "surreal-terms-apart", "surreal-halves-near", "surreal-half-power"),
)
REQUESTS = (
    *("ups-three", "invert-32", "invert-double", "surreal-invert-exponent", "surreal-invert-first", "subtract-borrow"),
    *("heap-misere-normal", "grundys-conjecture", "heap-genus-of-nim", "heap-genus-digits", "mate-day-5", "value-genus-digit"),
    *("nim-root-64", "excess-byte", "alpha-from-47", "excess-from-47", "grundys-int", "heap-size-16", "certificate-cut"),
)
LATER |= {*REQUESTS, *ORDINALS, *LONG, *NIMBERS, *SURREALS}  # what is not short has no form whose birthday counts

# Wrong about what other theorems never ask: these are checked, as those before them take their time.
ASKED_BY = {
    "SS-2.15b": ("tinies-greater",),
    "ON-x44": ("grundys-int",),
    "SS-3.1": ("switch-number", "ends-number"),
    "SS-5.4.x1": ("switches-equal",),
    "BL-II.1-4": ("tiny-nothing",),
    "WW-6.9": ("multiple-nothing",),
    "WW-8": ("far-star",),
    "WW-5": ("tinies-three",),
    "WW-6.11": ("components-16", "components-32", "hottest-whole", "hottest-8", "stars-255"),
    "SS-6.3": ("multiples-16", "multiples-32"),
    "SS-2.21": ("options-64", "options-255"),
    "SS-5.4": ("depth-1000",),
    "BL-I.6": ("grundy-nibble",),
    "ON-x40": ("genus-settled",),
    "BL-I.6a": ("nim-sum-plain", "fermat-square", "nim-above-32", "zero-inverted", "root-level", "nim-above-128", "nim-sum-128", "nim-inverse-128", "nim-root-128"),
    "BL-I.6a-x16": NIMBERS[:4],
    "BL-I.6a-x34": NIMBERS[4:9],
    "BL-I.6a-x10": NIMBERS[9:13],
    "BL-I.6-x10": NIMBERS[13:],
    "BL-II.5b-x6": ORDINALS[:5],
    "SS-4.2": ORDINALS[5:],
    "SS-5.6": LONG[:3],
    "SS-6.5d": LONG[3:5],
    "SS-5.5a": LONG[5:8],
    "BL-II.5b-x21": LONG[8:],
    "BL-II.5a-x6": SURREALS[:5],
    "BL-II.5b-x22": SURREALS[5:8],
    "BL-II.5b-x13": SURREALS[8:9],
    "SS-4.7.x2": SURREALS[9:13],
    "SS-4.5.x2": SURREALS[13:],
    "BL-I.7": (
        *("split-of-nothing", "empty-heap", "whole-heap", "next-heap", "heap-values-6", "heap-values-8"),
        *("heaps-15", "octal-digits-only", "three-places", "before-the-point", "heaps-byte"),
    ),
    "ON": (
        *("empty-p", "proviso-forgotten", "proviso-always", "deletion-root", "misere-zero"),
        *("genus-twin", "mate-root", "like-genus", "tame-root", "equal-halves", "genus-repeat"),
        *("genus-digit", "tame-4", "like-later", "tame-later"),
    ),
}
ASKED = {name: theorems for theorems, canaries in ASKED_BY.items() for name in canaries}

# What they are wrong about the definitions do not reach: the fast engine has it right.
BEYOND = {name for key in ("WW-5", "WW-6.9", "WW-6.11", "SS-6.3", "ON-x44") for name in ASKED_BY[key]}
tests = 0


def ok(holds, name, detail=""):
    global tests
    tests += 1
    print(f"{'ok' if holds else 'not ok'} {tests} - {name}", flush=True)
    if not holds:
        print(f"{name}: {detail}", file=sys.stderr)


def names():
    with open(CANARIES) as f:
        return re.findall(r'^CANARY\w* \(\w+, "(.*?)", ', f.read(), re.M)


def birthday(counterexample):
    """Of the form that is born last among the variables; of the choices behind them there is none."""
    games = [g.partition(" = ")[2] for g in counterexample.strip().split("; ") if " = " in g]
    days = [0]
    for game in games:
        out = subprocess.run([GIFTHORSE, "eval", f"form_birthday({game})"], capture_output=True, text=True).stdout
        days.append(int(out.split()[1]))
    return max(days)


def seconds(process):
    """Of the processor that it has taken."""
    with open(f"/proc/{process.pid}/stat") as f:
        user, system = f.read().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def lines(terminal):
    """What is written to a terminal, until its other end is closed."""
    with open(terminal, errors="replace") as f:
        while True:
            try:
                line = f.readline()
            except OSError:
                return
            if not line:
                return
            yield line.rstrip()


def first_small_failure(words, any_day):
    """The first counterexample that is born soon enough, the replay line behind it, and the time until
    then; or None, None and how long the whole check took. On any day the statement may also be one
    without variables."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(words, stdout=theirs, stderr=subprocess.DEVNULL)
    os.close(theirs)
    found, took = None, 0
    for line in lines(ours):
        field, _, value = line.strip().partition(" ")
        took = seconds(process)
        if field == "fault":
            found = "no variables" if any_day else None
        elif field in ("smallest", "counterexample"):
            found = value.strip() if any_day or birthday(value) <= DAYS else None
        elif field == "replay" and found is not None:
            process.send_signal(signal.SIGKILL)
            process.wait()
            return found, value.strip(), took
    process.wait()
    return None, None, took


def catch(name):
    """What a test has to say of a canary: whether each part holds, its name and the detail."""
    words = [GIFTHORSE, "check", "--all", "--engine", f"canary:{name}"] + ([ASKED[name]] if name in ASKED else [])
    found, replay, took = first_small_failure(words, name in LATER)
    if found is None:
        return [(False, f"{name}: caught", f"by nothing small in {took:.1f} s")]
    again = subprocess.run(shlex.split(replay), capture_output=True).returncode
    right = "certified" if name == "certificate-cut" else "optimized" if name in BEYOND else "reference"
    good = subprocess.run(shlex.split(replay.replace(f"canary:{name}", right)), capture_output=True).returncode
    return [
        (took < SECONDS, f"{name}: caught after {took:.1f} s by {found}", ""),
        ((again, good) == (1, 0), f"{name}: the case fails alone, and holds without the bug", f"{again} {good} {replay}"),
    ]


known = names()
ok(len(known) >= 26 and len(set(known)) == len(known), f"there are {len(known)} canaries", str(known))
ok(set(NAMES) | LATER | set(ASKED) <= set(known), "those named exist", f"{NAMES} {known}")
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    for results in pool.map(catch, NAMES or known):
        for result in results:
            ok(*result)
print(f"1..{tests}")
