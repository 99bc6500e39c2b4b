"""Engines that know nothing: what they answer is one of some answers of its type, by a hash of the question and of a
salt. No theorem that asks may hold with all of them, but for those below. Speaks TAP.

usage: hashed.py GIFTHORSE REQUESTS.DEF      hashed.py --serve SALT REQUESTS.DEF    is such an engine
"""

import hashlib
import json
import os
import re
import shlex
import subprocess
import sys

SALTS = 5

# Theorems that hold with whatever is answered, and why that is no fault of theirs.
EXCUSED = {"BL-II.5-x4/2": "it says that a form is not the canonical one, and hardly any is"}

# Some answers of each type.
POOLS = {
    "GH_TRUTH": "true false",
    "GH_MAYBE_TRUTH": "true false none",
    "GH_OUTCOME": "L R N P",
    "GH_ORDER": "< = > ||",
    "GH_INTEGER": "0 1 2 3 4 5",
    "GH_NUMBER": "0 1 -1 1/2 -1/2 2 3/4",
    "GH_GAME": "0 * 1 -1 1/2 {1|-1} ^ {0|^} *2 {2|0}",
    "GH_GAMES": "{|} {0|} {*,-1|} {^|} {1,*2|}",
    "GH_GENUS": "0^120 1^031 2^20 3^31 0^02",
    "GH_THERMOGRAPH": ["0@0 | 0@0", "1@0 0@1 | -1@0 0@1", "1/2@0 | 1/2@0", "2@0 1@1 | 1@0"],
    "GH_ORDINAL": ["0", "1", "2", "w", "w + 1", "w.2", "w^2", "w^w"],
    "GH_SURREAL": ["0", "1", "-1", "w", "1/3", "w^(-1)", "w.1/2 - 1"],
    "GH_LOOPY_OUTCOME": "LL LR RL RR DD LD DR DL RD",
    "GH_LOOPY_ORDER": "< = > || none",
    "GH_LOOPY_GRUNDY": "0 1 2 inf{} inf{0} none",
    "GH_LOOPY": ["0", "a where a = {a|}", "a where a = {|a}", "a where a = {0|a}", "a where a = {a|a}"],
    "GH_OPTIONS": ["|", "0 |", "| 0", "0 | 0"],
    "GH_CERTIFICATE": ["gifthorse-proof 2 0 n;"],
}
for name, of in (("INTEGER", "INTEGER"), ("NUMBER", "NUMBER"), ("GAME", "GAME"), ("ORDINAL", "ORDINAL"), ("SURREAL", "SURREAL"), ("LOOPY", "LOOPY")):
    pool = POOLS[f"GH_{of}"]
    POOLS[f"GH_MAYBE_{name}"] = [*(pool.split() if isinstance(pool, str) else pool), "none"]
POOLS["GH_FORM"] = POOLS["GH_GAME"]
POOLS["GH_MAYBE_FORM"] = POOLS["GH_MAYBE_GAME"]


def requests_of(path):
    """The type of the answer to each request."""
    with open(path) as file:
        rows = re.findall(r'^REQUEST \(\w+, "([a-z-]+)",\s+"\w*",\s+"[^"]*",\s+(GH_\w+),', file.read(), re.M)
    return dict(rows)


def serve(salt, types):
    pools = {word: pool.split() if isinstance(pool, str) else pool for word, pool in ((word, POOLS[of]) for word, of in types.items())}
    for line in sys.stdin:
        question = line.strip()
        word = question.split(" ", 1)[0]
        if word == "hello":
            answer = f"gifthorse 1 hashed numerals {' '.join(types)}"
        elif word == "bye":
            return
        elif word in pools:
            digest = hashlib.blake2b(f"{salt} {question}".encode(), digest_size=8).digest()
            answer = pools[word][int.from_bytes(digest, "big") % len(pools[word])]
        else:
            answer = "unsupported"
        print(answer, flush=True)


def left_of(gifthorse, requests, salt, names):
    """Those of these theorems, all by default, that hold with such an engine and ask it something."""
    engine = "cmd:" + shlex.join([sys.executable, "-B", os.path.abspath(__file__), "--serve", str(salt), os.path.abspath(requests)])
    said = subprocess.run([gifthorse, "check", "--quiet", "--against", "none", "--format", "json", "--timeout", "60", "--engine", engine, *names], capture_output=True, text=True)
    return {t["name"]: t for t in json.loads(said.stdout)["theorems"] if t["verdict"] == "holds" and t["questions"] and (not names or t["name"] in names)}


def main(gifthorse, requests):
    left = None
    for salt in range(1, SALTS + 1):
        left = left_of(gifthorse, requests, salt, sorted(left or ()))
        print(f"# {len(left)} hold with {salt} of them", flush=True)
    false = {name for name, t in left.items() if t["asserts"] != "always"}
    rest = set(left) - false
    tap.ok(false, f"{len(false)} hold that say a statement is false: an answer that makes it so is enough")
    tap.ok(rest <= set(EXCUSED), "no other holds with all", "\n".join(f"{name}: {left[name]['statement']}" for name in sorted(rest - set(EXCUSED))))
    tap.ok(set(EXCUSED) <= rest, "those that are excused do", sorted(set(EXCUSED) - rest))


if sys.argv[1] == "--serve":
    serve(sys.argv[2], requests_of(sys.argv[3]))
else:
    sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    import tap

    main(os.path.abspath(sys.argv[1]), sys.argv[2])
    tap.done()
