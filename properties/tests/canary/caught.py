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
SIZES = (
    *("weight-3-bits", "misere-outcome-later", "misere-canonical-later", "value-mate-later", "value-tame-later"),
    *("heap-misere-32", "ordinal-product-64", "nim-sum-64", "nim-inverse-terms", "surreal-invert-dyadic"),
    *("surreal-two-terms", "surreal-birthday-terms", "certificate-1024", "certificate-of-nothing"),
)
POSITIONS = ("options-alike", "options-16", "options-of-nothing", "value-mirrored", "value-4-places", "value-of-nothing")  # told as texts
ENDLESS = (  # these die over what has no form
    *("ordinal-sum-with-nothing", "ordinal-product-with-nothing", "ordinals-same", "infinite-nim-sum-equal"),
    *("infinite-nim-product-with-nothing", "infinite-nim-inverse-of-nothing", "infinite-nim-root-of-nothing"),
    *("alpha-composite", "surreal-sum-vanishes", "surreal-product-with-nothing", "surreal-inverse-of-nothing"),
    *("surreals-same", "surreal-birthday-of-nothing", "long-games-same"),
)
LOOPY = (
    *("loopy-draw-lost", "loopy-outcome-later", "loopy-outcome-of-nothing", "loopy-survives-first", "loopy-wins-second"),
    *("loopy-compare-later", "loopy-dud-unknown", "stopper-passes", "stopper-later", "stopper-stuck", "loopy-canonical-given"),
    *("loopy-canonical-later", "loopy-canonical-loops", "loopy-fused-outcomes", "loopy-no-recovery", "loopy-infinite-bare"),
    *("loopy-grundy-bit", "loopy-grundy-none", "loopy-reversed-round", "loopy-equations"),
)
EXAMPLES = ("like-identity", "genus-later", "surreal-square", "surreal-product-finite", "surreal-sum-once", "surreal-tiny-equal", "misere-outcome-p", "tame-options")
OWN = ("own-fraction", "own-options", "own-terms", "own-minus", "own-simplest-options")
LATER |= {*POSITIONS, *OWN, *EXAMPLES, *ENDLESS, *SIZES, *REQUESTS, *ORDINALS, *LONG, *NIMBERS, *SURREALS, *LOOPY}  # what is not short has no form whose birthday counts

# Wrong about what other theorems never ask: these are checked, as those before them take their time.
ASKED_BY = {
    "SS-2.9": ("certificate-1024", "certificate-of-nothing", "prove-same"),
    "SS-2.15a": OWN[:4],
    "ON-x18": OWN[4:],
    "SS-7.1a": ("misere-canonical-partizan", "like-partizan", "tame-partizan", "value-tame-partizan"),
    "LT-3": POSITIONS,
    "ON-x45": ("heap-misere-32", "heap-misere-of-nothing"),
    "ON-x54": ("heap-genus-grundys",),
    "ON-x24": ("value-mate-later", "value-tame-later"),
    "ON-x94": ("misere-canonical-later",),
    "ON-x104": ("misere-outcome-later",),
    "ON-x87": ("value-mate-of-nothing",),
    "ON-x55": ("genus-later",),
    "ON-76a": ("misere-outcome-p",),
    "ON-x69": ("tame-options",),
    "ON-x20": ("misere-canonical-heap",),
    "ON-x51": ("like-identity",),
    "SS-3.6": ("surreal-square",),
    "SS-4.5.x3": ("surreal-product-finite",),
    "SS-4.5.x4": ("surreal-sum-once",),
    "SS-6.5a": ("surreal-tiny-equal",),
    "BL-I.6a-x12": ("ordinal-product-with-nothing", "infinite-nim-product-with-nothing"),
    "BL-I.6a-x22": ("nim-sum-64",),
    "SS-3.11": ("surreal-invert-dyadic", "surreal-inverse-of-nothing"),
    "SS-2.7a": ("surreal-two-terms",),
    "BL-II.5b-x20": ("surreal-birthday-terms",),
    "SS-5.6.x4": ("long-games-same",),
    "SS-2.15b": ("tinies-greater",),
    "ON-x44": ("grundys-int",),
    "SS-3.1": ("switch-number", "ends-number"),
    "SS-5.4.x1": ("switches-equal",),
    "BL-II.1-4": ("tiny-nothing",),
    "WW-6.9": ("multiple-nothing",),
    "WW-8": ("far-star", "weight-3-bits"),
    "WW-5": ("tinies-three",),
    "WW-6.11": ("components-16", "components-32", "hottest-whole", "hottest-8", "stars-255"),
    "SS-6.3": ("multiples-16", "multiples-32"),
    "SS-2.21": ("options-64", "options-255"),
    "SS-5.4": ("depth-1000",),
    "BL-I.6": ("grundy-nibble",),
    "ON-x40": ("genus-settled",),
    "BL-I.6a": ("nim-sum-plain", "fermat-square", "nim-above-32", "zero-inverted", "root-level", "nim-above-128", "nim-sum-128", "nim-inverse-128", "nim-root-128", "nim-product-of-nothing", "nim-root-of-nothing"),
    "BL-I.6a-x16": NIMBERS[:4],
    "BL-I.6a-x34": (*NIMBERS[4:9], "alpha-composite"),
    "BL-I.6a-x10": (*NIMBERS[9:13], "nim-inverse-terms", "infinite-nim-inverse-of-nothing", "infinite-nim-root-of-nothing"),
    "BL-I.6-x10": (*NIMBERS[13:], "ordinal-sum-with-nothing", "infinite-nim-sum-equal"),
    "BL-II.5b-x6": ORDINALS[:5],
    "SS-4.2": (*ORDINALS[5:], "ordinals-same"),
    "LG-1": LOOPY[:3],
    "LG-5": LOOPY[3:6],
    "LG-8": LOOPY[6:7],
    "LG-4": LOOPY[7:10],
    "LG-9": LOOPY[10:14],
    "LG-10": LOOPY[14:],
    "SS-5.6": LONG[:3],
    "SS-6.5d": LONG[3:5],
    "SS-5.5a": LONG[5:8],
    "BL-II.5b-x21": LONG[8:],
    "BL-II.5a-x6": (*SURREALS[:5], "ordinal-product-64", "surreal-sum-vanishes", "surreal-product-with-nothing", "surreals-same"),
    "BL-II.5b-x22": SURREALS[5:8],
    "BL-II.5b-x13": SURREALS[8:9],
    "SS-4.7.x2": (*SURREALS[9:13], "surreal-birthday-of-nothing"),
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
BEYOND = {"mean-of-number", "temperature-of-several"} | {name for key in ("WW-5", "WW-6.9", "WW-6.11", "SS-6.3", "ON-x44") for name in ASKED_BY[key]}
CERTIFIED = {"certificate-cut", "certificate-1024", "certificate-of-nothing", "prove-same"}
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
    right = "certified" if name in CERTIFIED else "optimized" if name in BEYOND else "reference"
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
