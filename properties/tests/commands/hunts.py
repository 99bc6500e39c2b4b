"""Hunts over claims that are made at random and are well formed: each ends as it may, in its time, and without a
word of a sanitizer. Speaks TAP.

usage: hunts.py GIFTHORSE [COUNT [SEED]]
"""

import collections
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from slowness import SLOW
import made_claims
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])
COUNT, SEED = (int(word) for word in (sys.argv[2:] + ["25", "1"][len(sys.argv) - 2 :]))
SECONDS = 2
BOUNDS = ["--cases", "20", "--time", str(SECONDS), "--limit", "forms=2000", "--limit", "steps=20000", "--limit", "digits=2000"]
REPORT = re.compile("AddressSanitizer|LeakSanitizer|runtime error:|contract broken")


def hunt(claim, *words):
    """What it came to: found, none, open, refused, or what is wrong; and all that was said."""
    began = time.monotonic()
    try:
        done = subprocess.run([GIFTHORSE, "hunt", *BOUNDS, *words, "--", claim], capture_output=True, text=True, timeout=60 + 30 * SLOW)
    except subprocess.TimeoutExpired:
        return "no end", ""
    took, said = time.monotonic() - began, done.stdout + done.stderr
    if done.returncode not in (0, 1, 2) or REPORT.search(said):
        return f"status {done.returncode}", said
    if took > SECONDS + 2 + 2 * SLOW:
        return f"late: {took:.1f} s", said
    if done.returncode == 2:
        return "refused" if " column " in said else "open", said
    if not said.strip():
        return "silent", said
    return ("none", "found")[done.returncode], said


def hunt_all(claims):
    """A third of them with what the fast engine says."""
    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        hunts = pool.map(lambda i: hunt(claims[i], *(["--engine", "optimized"] if i % 3 == 0 else [])), range(len(claims)))
        for claim, (came, said) in zip(claims, hunts):
            counts[came] += 1
            if came not in ("found", "none", "open"):
                tap.ok(False, f"{came}: {claim}", said[-3000:])
    return counts


maker = made_claims.Maker(GIFTHORSE, random.Random(SEED))
counts = hunt_all([maker.claim() for _ in range(COUNT)])
decided = counts["found"] + counts["none"]
tap.ok(decided + counts["open"] == COUNT, f"{COUNT} claims of seed {SEED} are hunted: {dict(counts)}")
tap.ok(2 * decided > COUNT and min(counts["found"], counts["none"]) * 10 > COUNT, "most are decided, some each way", dict(counts))
tap.ok(hunt("G + = H")[0] == "refused", "what is not well formed would be seen")
tap.ok(hunt("G + H = H + G", "--limit", "forms=9999999999")[0] == "open", "and told from another use that is wrong")
tap.done()
