"""Every command ends well when memory runs short: without a signal, with a message, and never with a
wrong answer.

usage: memory.py GIFTHORSE FAILING [all]. FAILING is what failing.c makes. Speaks TAP. Of each command
the n-th allocation fails, or all from the n-th on: for some n, always the same ones; with `all` for
every n where a command makes at most 3,000 allocations, else for more of them.
"""

import concurrent.futures
import json
import os
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, FAILING = map(os.path.abspath, sys.argv[1:3])
ALL = sys.argv[3:] == ["all"]
DOMINEERING = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../engine/ruleset_programs/examples/domineering.py")
MOST_IN_FULL = 3000
SAMPLE = 400 if ALL else 40  # of each mode of a command
LONG_SAMPLE = 400 if ALL else 2  # where a run takes long, and twice as many of its
LAST = 500  # allocations, after all claims are read
REQUESTS = "hello 1\nlet g0 = {0|*}\nadd g0; ^\ncompare g0; v\noutcome g0\ncanonical {1|{0|-1}}\nadd g0; g0\nclear\nbye\n"
LINES = "let g = {2|-1}\ng + g\ng + g = 1\nlet h = g + *\nh\nnim(3,5)\n"


class Run:
    def __init__(self, words, text, variables):
        done = subprocess.run(
            [GIFTHORSE, *words],
            input=text,
            capture_output=True,
            timeout=60,
            env=dict(os.environ, LD_PRELOAD=FAILING, LC_ALL="C.UTF-8", **variables),
        )
        self.status, self.bytes, self.errors = done.returncode, done.stdout, done.stderr
        self.out = done.stdout.decode(errors="replace")
        self.err = done.stderr.decode(errors="replace")


def says(run):
    return "out of memory" in run.err


def refused(run, normal):
    """As if nothing had failed, or status 2 with a message."""
    return (run.status, run.out, run.err) == (normal.status, normal.out, normal.err) or run.status == 2 and says(run)


def hunted(run, normal):
    """A search may lack cases, which it counts, and not know whether what it found is smallest."""
    plain = run.out.replace("\n\nsmallest ", "\n\n") == normal.out.replace("\n\nsmallest ", "\n\n")
    return refused(run, normal) or run.status in (0, 1) and (" undecided" in run.out or plain)


def documented(run, normal):
    """The same in a document, of which nothing is written or all."""
    if run.status == 2 and says(run) and not run.out:
        return True
    made, right = json.loads(run.out), json.loads(normal.out)
    if made["came"] == "undecided" or made["inconclusive"]:
        return made.keys() == right.keys()
    for document in made, right:
        for part in document, *document["domains"]:
            del part["seconds"]
        document["found"] = document["found"] and document["found"]["text"]
    return made == right and run.status == normal.status


def ruled(run, normal):
    """Of an engine's answers some may be refused, where that is counted."""
    before = normal.out.rpartition("engine ")[0]
    return refused(run, normal) or run.status == 0 and run.out.startswith(before) and re.search(r", all right; \d+ refused\n$", run.out)


def drawn(run, normal):
    """Drawings alone may lack, where the page says so."""
    return refused(run, normal) or "not drawn: out of memory" in run.out


def served(run, normal):
    """Each answer is right, or a limit; what ends early says why."""
    lines, expected = run.out.splitlines(), normal.out.splitlines()
    right = all(a == b or re.fullmatch(r"limit out of memory|error column \d+: .*", a) for a, b in zip(lines, expected))
    whole = len(lines) == len(expected) and run.status == 0
    return right and len(lines) <= len(expected) and (whole or run.status == 2 and says(run))


def judged(run, normal):
    """No theorem fails. What could not be told is counted."""
    return not accuses(run) and (run.status == 0 or run.status == 2 and says(run))


def accuses(run):
    """In any of the formats, that a theorem fails."""
    return re.search(r"^\d+ faults?$|^ *(fails|vacuous) |^not ok|<failure |\"verdict\": \"(fails|vacuous)\"|<span class=\"(fails|vacuous)\"", run.out, re.M)


def accused(run, normal):
    """The failure may not be found, or not be told in full."""
    return run.status in (0, 1) or says(run)


def clean(run):
    """No byte is shown that nobody set, each message says something, and no worker dies."""
    shown = run.out + run.err
    return run.status >= 0 and "crashed" not in shown and "\ufffd" not in shown and "\\x" not in run.err and not re.search(r": *$", run.err, re.M)


def choose(count, long):
    size, seeded = LONG_SAMPLE if long else SAMPLE, random.Random(1)
    if count <= (MOST_IN_FULL if ALL else size):
        return list(range(1, count + 1))
    late = seeded.sample(range(max(1, count + 1 - LAST), count + 1), min(2 * size, LAST, count)) if long else []
    return sorted({*seeded.sample(range(1, count + 1), size), *late})


def try_command(pool, folder, judge, words, text=""):
    text = text.encode()
    count_file = os.path.join(folder, "count")
    normal = Run(words, text, {"GH_FAIL_COUNT": count_file})
    with open(count_file) as file:
        count = max(map(int, file.read().split()))
    os.unlink(count_file)
    cases = [(n, mode) for n in choose(count, words[0] in ("check", "list")) for mode in ("", "1")]
    runs = pool.map(lambda case: Run(words, text, {"GH_FAIL_AT": str(case[0]), "GH_FAIL_ON": case[1]}), cases)
    wrong = [
        f"GH_FAIL_AT={n} GH_FAIL_ON={mode} status {run.status}\n{run.out[-300:]}{run.err[-300:]}"
        for (n, mode), run in zip(cases, runs)
        if not (clean(run) and judge(run, normal))
    ]
    name = f"{' '.join(words)}: {len(cases)} runs"
    if judge is accused:
        tap.ok(accuses(normal), f"{' '.join(words)}: a failure is seen", normal.out)
    tap.ok(normal.status in (0, 1) and count > 5 and not wrong, name, f"{len(wrong)} wrong of {count} allocations\n" + "\n".join(wrong[:5]))


def commands(folder):
    """How each is judged, its words and its input."""
    certificate, report, shard = (os.path.join(folder, name) for name in ("certificate", "run.json", "shard.json"))
    with open(certificate, "w") as file:
        subprocess.run([GIFTHORSE, "prove", "2.^ + * > 0"], stdout=file, check=True)
    with open(report, "w") as file:
        subprocess.run([GIFTHORSE, "check", "--cases", "3", "--format", "json", "--engine", "canary:fuzzy-equal", "SS-2.20"], stdout=file)
    with open(shard, "w") as file:
        subprocess.run([GIFTHORSE, "check", "--cases", "3", "--format", "json", "--engine", "canary:fuzzy-equal", "--shard", "1/1", "SS-2.20"], stdout=file)
    yield refused, ["eval", "{0|*} + *", "{3|{2|-1/2}}"], ""
    yield refused, ["eval", "all left X of {0,*|1}: X <| {0,*|1}"], ""
    yield refused, ["eval", "kayles(5) + nim(3)", "heap_grundy(.77, 1000)"], ""
    yield refused, ["eval", "nim_multiply(2, 3) = 1", "nim_invert(18446744073709551616)", "nim_invert(w + 1)"], ""
    yield refused, ["eval"], LINES
    yield hunted, ["hunt", "--cases", "20", "G || 0 and H || 0 -> G + H || 0"], ""
    yield documented, ["hunt", "--format", "json", "--cases", "5", "I + I = 0 [values day 2] [random 5]"], ""
    yield hunted, ["hunt", "--cases", "5", "I + I = 0 [values day 2] [random 5]"], ""
    yield refused, ["prove", "2.^ + * > 0"], ""
    yield refused, ["prove", "domineering(2,3)"], ""
    yield refused, ["prove", "misere_outcome(grundysgame(12)) = P"], ""
    yield refused, ["prove", "grundy(octal(.77, 100, 1000)) = 6"], ""
    yield refused, ["prove", "outcome(domineering(5,5))"], ""
    yield refused, ["prove", "--day", "2"], ""
    yield refused, ["verify", certificate], ""
    yield refused, ["verify", "2.^ + * > 0", certificate], ""
    for i, claim in enumerate(("w > 3", "genus(kayles(5)) = 4^146", "nim_alpha(7) = w + 1")):
        path = os.path.join(folder, f"certificate{i}")
        with open(path, "w") as file:
            subprocess.run([GIFTHORSE, "prove", claim], stdout=file, check=True)
        yield refused, ["verify", claim, path], ""
    yield refused, ["digest", "kayles(7)", "{0,^|-1/2}"], ""
    yield refused, ["moves", "kayles(7) + nim(4)"], ""
    yield refused, ["moves", "--misere", "kayles(7) + nim(3) + *{0,2}"], ""
    yield ruled, ["rules", "--program", f"{sys.executable} {DOMINEERING}", "--engine", "optimized", "2", "2"], ""
    yield drawn, ["report", report], ""
    yield drawn, ["report", "--output", os.path.join(folder, "page.html"), report], ""
    yield refused, ["report", "--format", "json", shard], ""
    yield refused, ["list", "SS-2.1"], ""
    for engine in ("reference", "optimized", "certified"):
        yield served, ["serve", engine], REQUESTS
    for form in ("table", "tap", "json", "junit", "html"):
        yield judged, ["check", "--jobs", "1", "--cases", "3", "--format", form, "SS-2.10"], ""
        yield accused, ["check", "--jobs", "1", "--cases", "3", "--engine", "canary:fuzzy-equal", "--format", form, "SS-2.20a"], ""
    yield judged, ["check", "--jobs", "1", "--cases", "3", "--engine", f"cmd:{GIFTHORSE} serve", "SS-2.10"], ""
    yield judged, ["check", "--jobs", "1", "--cases", "3", "BL-II.1-tPL"], ""


with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
    for judge, words, text in commands(folder):
        try_command(pool, folder, judge, words, text)
    left = sorted(os.listdir(folder))
    tap.ok(set(left) <= {"certificate", "certificate0", "certificate1", "certificate2", "page.html", "run.json", "shard.json"}, "no file is left", left)
tap.done()
