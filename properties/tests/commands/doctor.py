"""What `gifthorse doctor` finds of engines whose limits are known. Speaks TAP.

usage: doctor.py GIFTHORSE DEFINITIONS HOSTILE [sizes]; with `sizes` what takes a minute
"""

import errno
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time

from program import DEFINITIONS, GIFTHORSE, engine, expect, run
from slowness import SLOW
import tap

DOCTORED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "doctored.py")


def examine(mode, seconds):
    """Status, and the page in parts by their first words."""
    status, out, err = run("doctor", "--time", str(seconds * SLOW), "--engine", engine(DOCTORED, mode) if isinstance(mode, str) else engine(*mode))
    parts = {part.split()[0].rstrip(",:"): part for part in out.replace("faults in all", "verdict").split("\n\n")}
    return status, parts, out + err


def finds(name, mode, status, seconds=8, **parts):
    """A page must end with this status, and its parts match."""
    got, page, whole = examine(mode, seconds)
    for part, pattern in parts.items():
        tap.ok(re.search(pattern, page.get(part, "")), f"{name}: {part}", whole)
    tap.ok(got == status, f"{name}: status {status}", f"status {got}\n{whole}")


def test_starts():
    expect("no engine", ["doctor"], 2, err="expected --engine")
    expect("a word too many", ["doctor", "--engine", "reference", "SS"], 2, err="options only")
    expect("no such program", ["doctor", "--engine", "cmd:/nonexistent/engine"], 2, out="(?s)does not start .*nonexistent.*\nwhat helps .*path")
    expect("a banner", ["doctor", "--engine", engine(DOCTORED, "banner")], 2, out="(?s)does not start .*version 3 of today.*its greeting is line 2.*standard error")
    expect("no greeting", ["doctor", "--time", "1", "--engine", engine(DOCTORED, "mute")], 2, out="(?s)did not greet.*\nwhat helps .*flush")


def test_faultless():
    finds(
        "outcome alone", "plain", 0,
        engine=r"greets as doctored\nis told games +in braces and numerals\nunknown words +sizeable.*numberr \(did you mean number\?\)",
        abilities=r"who wins +outcome\n?$",
        pace=r"outcome +\d+ +\d+",
        faults=r"no theorem failed\n(.*\n)*  the whole check",
        sizes=r"numerators +right up to 2\^16384, the greatest tried: outcome\n",
        next=r"(\d+) of \d+ theorems that ask an engine apply; with one ability more\n(  \S+ +\d+ more\n){3}",
    )
    finds("only refusals", "refuses", 0, pace="outcome +- +- +not today", verdict="none found", sizes=r"right nowhere: outcome\n +at 2\^1 refused: not today")
    status, out, err = run("doctor", "--time", str(12 * SLOW), "--engine", engine(DEFINITIONS))
    tap.ok(status == 0 and re.search("none found|no wrong answer was found", out) and not re.search("WRONG|FAULT", out), "the example engine has no fault", f"status {status}\n{out}{err}")
    tap.ok(re.search(r"numerators +right up to 2\^5: outcome .*\n(.*\n)+ +at 2\^6 refused: numeral too deep", out), "and refuses large numerals", out)


def test_sizes():
    finds(
        "32 bits", "wraps", 1,
        faults=r"compare .* -> .*, where the reference says(.*\n)*.*--replay",
        sizes=r"right up to 2\^30: (compare )?negate(.*\n)+ +at 2\^31 WRONG: .*SS-3.5a says.*\n(.*\n)*.*as integers of 32 bits wrap",
    )
    finds("ten ups", "ups", 0, verdict="none found", sizes=r"ups +right up to 10\.\^(, in .*)?: outcome\n +at 11\.\^ refused: ten ups are enough")
    finds("death in the depth", "dies", 1, seconds=16, sizes=r"depth +right up to 199 moves(, in .*)?: outcome\n +at 200 moves FAULT: crashed \(signal 11\)")
    finds("slow when wide", "slow", 0, sizes=r"width +right up to (3[2-9]|[45]\d|6[0-3]) a side(, .*)?: outcome\n +at \d+ a side no answer in")


def test_asked():
    served = [DOCTORED, "sums", GIFTHORSE]
    finds(
        "overflow in sums only", served, 1, verdict=r"of sizes",
        sizes=r"numerators +right up to 2\^30: compare\n +2\^N, 2\^N - 1, 2\^N \+ 1: alone, over 8 and 2\^10, as options, with \^ and \*, beside .*\n +at 2\^31 WRONG: compare 214748364.\^ ; .*SS-3.5a says",
    )
    served[1] = "doubles"
    finds("numerators that are doubles", served, 1, sizes=r"denominators +right up to 2\^51: compare\n +under 1, 3, 2\^N - 1, .*\n +at 2\^52 WRONG: compare ")


def test_meant():
    finds(
        "of the value", [DOCTORED, "values", GIFTHORSE], 1, 3,
        faults=r"(?s)answers `mate` by the value: name `value-mate` in the greeting instead\n    mate \S+ -> 0, where the reference says \{\*\|\*\}\n"
               r".*answers `tame` by the value: name `value-tame` .*\n    tame \S+ -> true, where the reference says false\n",
        greeting=r"  gifthorse 1 doctored numerals value-mate value-tame$",
    )
    status, out, err = run("doctor", "--format", "json", "--time", str(3 * SLOW), "--engine", engine(DOCTORED, "forms", GIFTHORSE))
    page = json.loads(out)
    tap.ok([(m["request"], m["by"], m["instead"], m["answer"]) for m in page["meant"]] == [("value-mate", "form", "mate", "{*|*}"), ("value-tame", "form", "tame", "false")], "of the form, in json", out)
    tap.ok(status == 1 and page["greeting"] == "gifthorse 1 doctored numerals mate tame", "which is wrong, and the greeting names the others", out)
    both = f"cmd:{shlex.quote(GIFTHORSE)} serve | sed -u '1s/.*/gifthorse 1 doctored numerals mate tame value-mate value-tame/'"
    status, out, err = run("doctor", "--format", "json", "--time", str(3 * SLOW), "--engine", both)
    page = json.loads(out)
    tap.ok(status == 0 and page["answered"] and page["meant"] == [] and page["greeting"] is None, "an engine that has both, each for its own, is told nothing", out)
    one = f"cmd:sed -u s/^mate/value-mate/ | {shlex.quote(GIFTHORSE)} serve | sed -u '1s/.*/gifthorse 1 doctored numerals mate value-mate:positions<=900/'"
    status, out, err = run("doctor", "--format", "json", "--time", str(3 * SLOW), "--engine", one)
    page = json.loads(out)
    tap.ok([m["instead"] for m in page["meant"]] == ["value-mate"] and page["greeting"] == "gifthorse 1 doctored numerals value-mate:positions<=900", "of one that has both, and answers both alike, what it takes of the other stays", out)
    status, out, err = run("doctor", "--format", "json", "--time", str(3 * SLOW), "--engine", engine(DOCTORED, "guesses", GIFTHORSE))
    page = json.loads(out)
    tap.ok(page["answered"] and page["meant"] == [], "one that is wrong by either word is not told to have the other", out)


def test_hostile():
    for mode, status, faults in (
        ("gone", 1, r"compare: exited with status 0(?s:.*)"),
        ("nul", 1, r"compare: answered with byte 0(?s:.*)"),
        ("gross", 1, r"compare\b.*: answered with more than \d+ bytes"),  # of its first answer, if that came in time, or of others
        ("still", 2, ""),
        ("late", 0, "no theorem failed"),
    ):
        seconds = 3 * SLOW
        began = time.monotonic()
        status_got, out, err = run("doctor", "--time", str(seconds), "--engine", engine(DOCTORED, mode, GIFTHORSE))
        took = time.monotonic() - began
        tap.ok(took < seconds + SLOW, f"{mode}: --time is obeyed", f"{took:.1f} of {seconds:.1f} s\n{out}{err}")
        part = out.partition("\nfaults")[2].partition("\nsizes")[0]
        tap.ok(status_got == status and re.search(faults, part), f"{mode}: status {status}, and why", f"status {status_got}\n{out}{err}")
        tap.ok(mode == "late" or "none found" not in out, f"{mode}: it is not told as faultless", out)
        tap.ok((mode != "late") == ("\n  nothing was answered\n" in out), f"{mode}: whether anything was answered", out)


def test_formats():
    status, out, err = run("doctor", "--quiet", "--format", "json", "--time", str(5 * SLOW), "--engine", engine(DOCTORED, "wraps"))
    page = json.loads(out)
    tap.ok(set(page) == {"start", "abilities", "pace", "faults", "meant", "troubles", "sizes", "next", "greeting", "answered", "status"}, "json has all parts", out)
    tap.ok(page["status"] == status == 1 and page["start"]["name"] == "doctored" and page["abilities"] == ["compare", "negate", "add", "number"], "it tells the status and who it is", out)
    tap.ok([p["request"] for p in page["pace"]] == page["abilities"] and all(p["end"] == "fine" for p in page["pace"]), "the pace", out)
    found = page["faults"]["found"]
    seen = [subprocess.run(shlex.split(fault["replay"]), capture_output=True).returncode for fault in found]
    tap.ok(found and set(seen) == {1} and all(fault["right"] for fault in found), "the faults, with how to see them again", f"{seen} {out}")
    tap.ok(page["next"]["with"][0]["theorems"] > 0 and page["troubles"] == [] and err == "", "what is next, and --quiet says nothing", out + err)
    wrong = [s for s in page["sizes"] if s["request"] == "negate" and s["end"] == "wrong"]
    tap.ok(wrong and wrong[0]["beyond"] == 31 and wrong[0]["met"]["right"].startswith("-"), "sizes, and what was wrong beyond", out)
    status, out, _ = run("doctor", "--format", "json", "--engine", "cmd:/nonexistent/engine")
    page = json.loads(out)
    tap.ok(status == page["status"] == 2 and not page["start"]["starts"] and "path" in page["start"]["remedy"], "json of what does not start", out)
    expect("no such format", ["doctor", "--format", "xml", "--engine", "reference"], 2, err="page or json")


def test_greeting():
    _, page, whole = examine("dies", 16)
    found = re.search(r"greeting .*\n  (gifthorse 1 doctored numerals outcome:\S*birthday<=200\S*)\n", whole)
    tap.ok(found, "a greeting keeps it from where it dies", whole)
    if found:
        status, out, err = run("doctor", "--time", str(16 * SLOW), "--engine", engine(DOCTORED, "dies", found[1]))
        tap.ok(status == 0 and "takes           " in out and not re.search("FAULT|crashed", out), "with that it does not die", f"status {status}\n{out}{err}")


def test_memory():
    if os.environ.get("GH_SLOW", "1") != "1":
        tap.skip("a lack of memory", "sanitizers do not start with so little address space")
        return
    lacks = 0
    ended = 0
    for megabytes in (12, 18, 20, 24, 36, 54, 72):
        bounded = f"ulimit -v {megabytes * 1024}; exec {shlex.quote(GIFTHORSE)} doctor --time 1 --engine {shlex.quote(engine(DOCTORED, 'plain'))}"
        done = subprocess.run(["sh", "-c", bounded], capture_output=True, text=True, timeout=60)
        blamed = re.search("does not start|did not start", done.stdout) and "ulimit -v" not in done.stdout
        blamed = blamed or re.search(f"gifthorse: cmd:.*({os.strerror(errno.ENOMEM)}|out of memory)", done.stderr)
        tap.ok(done.returncode in (0, 2, 127) and not blamed, f"{megabytes} MiB: the engine is not blamed", f"status {done.returncode}\n{done.stdout}{done.stderr}")
        lacks += "ulimit -v" in done.stdout or "memory" in done.stderr
        ended += "\nended           " in done.stdout and "the engine is not to blame" in done.stdout and "ulimit -v" in done.stdout and "this is no fault of the engine" in done.stderr
    tap.ok(lacks, "a lack of memory is told")
    tap.ok(ended, "and that it is why an engine that had started is not examined")
    for said in ("out of memory", os.strerror(errno.ENOMEM)):
        for how, where in (("ends with", " >&2; exit 3"), ("greets with", "")):
            _, out, err = run("doctor", "--engine", f"cmd:echo {said}{where}")
            tap.ok("does not start" in out and "not to blame" not in out and "no fault of the engine" not in err, f"an engine that {how} the words `{said}` is not excused", out + err)


def test_interrupt():
    words = [GIFTHORSE, "doctor", "--engine", engine(DEFINITIONS)]
    for name, number in (("Ctrl-C", signal.SIGINT), ("SIGTERM", signal.SIGTERM)):
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as doctor:
            read = ""
            while "birthday  " not in read:
                read += doctor.stdout.readline()
            time.sleep(1)
            doctor.send_signal(number)
            began = time.monotonic()
            read += doctor.stdout.read()
            took = time.monotonic() - began
        tap.ok(took < SLOW, f"{name} ends it within a second", f"{took:.1f} s")
        tap.ok(doctor.returncode == 128 + number and re.search(r"faults, .* theorems in \d+ cases(?s:.*)\ninterrupted", read), f"{name}: what was found until then", f"{doctor.returncode}\n{read}")
    began = time.monotonic()
    status, out, _ = run("doctor", "--time", "4", "--engine", engine(DEFINITIONS))
    took = time.monotonic() - began
    tap.ok(status == 0 and took < 4 + SLOW and "as far as there was time" in out, "--time is obeyed", f"{took:.1f} s\n{out}")


if "sizes" in sys.argv:
    test_faultless()
    test_sizes()
    test_asked()
    test_greeting()
else:
    test_starts()
    test_meant()
    test_hostile()
    test_formats()
    test_memory()
    test_interrupt()
tap.done()
