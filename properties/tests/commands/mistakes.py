"""Wrong use of the program: the status, and a message that is short, printable and to the point.

usage: mistakes.py GIFTHORSE. Speaks TAP.
"""

import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])
ESCAPE = "\033[31m"
LONG = "a" * 50000


def run(*words, text=""):
    done = subprocess.run(
        [GIFTHORSE, *words], input=text.encode(), capture_output=True, timeout=60
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def wrong(name, words, pattern):
    """A wrong use: status 2, no output, and a short message without control bytes."""
    status, out, err = run(*words)
    printable = all(c == "\n" or c >= " " and c != "\x7f" for c in err)
    holds = status == 2 and not out and printable and len(err) < 500 and re.search(pattern, err)
    tap.ok(holds, name, f"status {status}\n{out}{err[:2000]!r}")


def test_echo():
    """What a user typed comes back cut and escaped, whatever it is."""
    for typed, shown in ((LONG, r"aaaa\.\.\.aaaa"), (ESCAPE, r"\\x1b\[31m")):
        what = "long" if typed == LONG else "with control bytes"
        wrong(f"a command, {what}", [typed], f"no command .*{shown}.*--help")
        wrong(f"an option, {what}", ["check", f"--{typed}"], f"no option .*{shown}.*--help")
        wrong(f"a number, {what}", ["check", "--seed", typed], r"--seed: found .*, expected a number from 0")
        wrong(f"a format, {what}", ["check", "--format", typed], f"{shown}.*expected table")
        wrong(f"a limit, {what}", ["eval", "--limit", typed, "0"], f"{shown}.*expected NAME=N")
        wrong(f"an id, {what}", ["check", typed], f"{shown}.*gifthorse list")
        wrong(f"an engine, {what}", ["check", "--engine", typed], f"{shown}.*expected reference, optimized, complete, certified, cmd:PROGRAM, lib:FILE or canary:NAME")
        wrong(f"a baseline, {what}", ["check", "--baseline", typed], f"{shown}.*: (No such file|File name too long)")
        wrong(f"a replay, {what}", ["check", "--replay", typed], f"no theorem .*{shown}")
        wrong(f"a game to replay, {what}", ["check", "--replay", f"SS-2.10a G = {typed}"], "column 14: found")
        wrong(f"a program, {what}", ["check", "--engine", f"cmd:true {typed}"], f"{shown}.*before it greeted")
        wrong(f"a state, {what}", ["list", "--state", typed], f"--state: found .*{shown}.*expected claim")
        wrong(f"a built-in engine, {what}", ["serve", typed], f"{shown}.*expected reference, optimized")
        wrong(f"a variable, {what}", ["eval", f"1 + b{typed}"], r"line 1, column 5: 'b.*' is no variable|column 6: found byte 27")
        wrong(f"what was found, {what}", ["eval", "1 *{" + typed], "line 1, column 3: found '")
        wrong(f"a literal, {what}", ["eval", "1 *{" + typed + "}"], r"found '\*\{.*', expected an operator|column 5: found")
        wrong(f"a conjecture, {what}", ["hunt", f"G = {typed}"], "line 1, column 5: ")


def test_places():
    """The caret stands below the place, on a line of its own within many, beside long ones."""
    for name, text, line, column in (
        ("one line", "{0|*} +", "{0|*} +", 18),
        ("the second line", "{0|*}\n + * + }\n+ 1", " + * + }", 18),
        ("the last line", "1 +\n2 +\n", "", 11),
        ("behind tabs", "\t1 +\t)", r"\t1 +\t)", 18),
        ("behind letters beyond ASCII", "1 + 'ö' ", "1 + 'ö' ", 15),
        ("far to the right", "1 + " * 100 + ")", "1 + 1 + 1 + ", 90),
        ("before much", ") " + "+ 1" * 1000, ") + 1+ 1", 11),
    ):
        _, _, err = run("eval", text)
        first, second = err.splitlines()
        tap.ok(
            first.startswith("gifthorse: " + line[:20]) and second.index("^") == column and len(first) < 160,
            f"the caret stands at its place: {name}",
            err,
        )
    _, _, err = run("hunt", "G = G\n and (H =")
    tap.ok("gifthorse:  and (H =\n" in err and "line 2, column 10" in err, "in a conjecture too", err)


def test_names():
    wrong("an unknown source", ["list", "--source", "XX"], "--source: found 'XX', expected SS, DN, .* or LG$")
    wrong("part of a source", ["list", "--source", "S"], "--source: found 'S', expected SS")
    wrong("nearly an id", ["check", "SS-2.10ab"], "no theorem has an id that begins with 'SS-2.10ab', and no row of the ledger; did you mean SS-2.10a[?]; see")
    wrong("nearly the id of a row", ["list", "BL-1.6a-x4"], "did you mean BL-I.6a-x4[?]")
    wrong("nearly an id to leave out", ["check", "--skip", "ONN-73"], "did you mean ON-73a[?]")
    wrong("an id that is like none", ["check", "SS-99"], "no row of the ledger; see `gifthorse list`$")
    wrong("an empty id", ["check", ""], "no theorem has an id that begins with ''")
    wrong("an empty id of a row", ["list", ""], "no row")
    wrong("an empty replay", ["check", "--replay", ""], "no theorem ''")
    wrong("no program", ["check", "--engine", "cmd:"], "expected one after cmd:")
    wrong("a program of blanks", ["check", "--against", "cmd:  "], "expected one after cmd:")
    wrong("no engine", ["check", "--engine", ""], "no engine ''; expected reference, optimized, complete, certified, cmd:PROGRAM, lib:FILE or canary:NAME")
    wrong("nearly an engine", ["check", "--engine", "refrence"], r"no engine 'refrence'; did you mean reference\?$")
    wrong("nearly an engine to compare with", ["check", "--against", "refrence"], r"^gifthorse: --against: no engine 'refrence'; did you mean reference\?$")
    wrong("a program to compare with that is none", ["check", "--against", "cmd:./nothing"], r"^gifthorse: --against: `./nothing` exited with status 127 before it greeted")
    wrong("a program without cmd:", ["check", "--engine", "./engine.py"], r"did you mean cmd:\./engine\.py\?$")
    wrong("a plug-in without lib:", ["check", "--engine", "./engine.so"], r"did you mean lib:\./engine\.so\?$")


def test_misspelt():
    wrong("a misspelt command", ["chekc"], "no command 'chekc'; did you mean check[?]; `gifthorse --help`")
    wrong("one that is like none", ["xyzzyxyz"], "no command 'xyzzyxyz'; `gifthorse --help`")
    for command, typed, meant in (("check", "--basline", "--baseline"), ("check", "--olny", "--only"), ("list", "--missng", "--missing"), ("bench", "--rnus", "--runs"), ("report", "--outptu", "--output"), ("moves", "--misree", "--misere"), ("serve", "--limti", "--limit"), ("verify", "--hlep", "--help")):
        wrong(f"a misspelt option of {command}", [command, typed], f"no option '{typed}'; did you mean {meant}[?]; see `gifthorse {command} --help`")
    for command, typed, meant in (("eval", "--notaton", "--notation"), ("hunt", "--egnine", "--engine"), ("prove", "--rfeute", "--refute"), ("table", "--fromat", "--format"), ("doctor", "--tmie", "--time"), ("digest", "--hlep", "--help"), ("rules", "--progarm", "--program"), ("new-engine", "--hlep", "--help")):
        wrong(f"a misspelt option of {command}", [command, typed], f"no option '{typed}'; did you mean {meant}[?]; see `gifthorse {command} --help`")
    for words, option, typed, meant in (
        (["check"], "--format", "jnit", "junit"),
        (["doctor"], "--format", "jsn", "json"),
        (["report"], "--format", "htm", "html"),
        (["hunt"], "--format", "tabel", "table"),
        (["table"], "--format", "markdwon", "markdown"),
        (["eval"], "--format", "cvs", "csv"),
        (["eval"], "--notation", "latx", "latex"),
        (["eval"], "--svg", "thermogrpah", "thermograph"),
        (["list"], "--state", "eratum", "erratum"),
        (["eval"], "--limit", "froms=3", "forms"),
        (["check"], "--only", "comparee", "compare"),
    ):
        wrong(f"a misspelt {option} of {words[0]}", [*words, option, typed], f"{option}: found '{typed}', expected .*; did you mean {meant}[?]$")
    wrong("a misspelt language", ["new-engine", "pyhton", "x"], "new-engine: found 'pyhton', expected c, .* or rust; did you mean python[?]$")
    wrong("a misspelt canary", ["check", "--engine", "canary:equal-kpt"], "no canary 'equal-kpt'; did you mean equal-kept[?] ")
    wrong("the beginning of one", ["check", "--engine", "canary:equl"], "no canary 'equl'; did you mean equal-kept[?] `gifthorse list --canaries` names all$")
    wrong("one of several", ["check", "--engine", "canary:equal-kept+switch-equal"], "no canary 'switch-equal'; did you mean switches-equal[?] ")
    for typed in ("90x", "1h30", "", "-1", "0"):
        for command, option in (("check", "--time"), ("check", "--timeout"), ("hunt", "--time"), ("doctor", "--time"), ("rules", "--timeout")):
            wrong(f"{option} {typed} of {command}", [command, option, typed], f"{option}: found '{typed}', expected a time such as 90, 10m or 8h$")
    wrong("an option that is like none", ["check", "--xyzzyxyz"], "no option '--xyzzyxyz'; see `gifthorse check --help`")


def test_serve():
    """A conversation with what is out of bounds, and the program's own limits."""
    text = "let g1 = 1\nlet g1 = 2\nnegate g1\nclear\nlet g1 = 2\nnegate g1\n"
    status, out, _ = run("serve", text=text)
    lines = out.splitlines()
    tap.ok(
        status == 0 and lines[0] == "ok" and lines[1].startswith("error column 5: the name stands for a game already") and lines[2:] == ["-1", "ok", "ok", "-2"],
        "a name is given once",
        out,
    )
    status, out, _ = run("serve", "--limit", "forms=10", text="negate 1\nnegate *11\nnegate 1\n")
    tap.ok(status == 0 and out == "-1\nlimit more than 10 forms\n-1\n", "limits hold for what is served", out)
    names = [f"let g{i} = {{g{i - 1},{{g{i - 1}|g{i - 1}}}|g{i - 1},{{g{i - 1}|g{i - 1}}}}}\n" for i in range(2, 31)]
    text = "let g1 = {0,*{2}|0,*{2}}\n" + "".join(names) + "mate g30\n"
    status, out, _ = run("serve", text=text)
    last = out.splitlines()[-1]
    tap.ok(status == 0 and last.startswith("let g1 = {*,{*2|*2}|*,{*2|*2}} ; let g2 = {g1|g1} ; ") and len(last) < 3000, "an answer whose tree would be too long gives names", out)
    status, out, _ = run("serve", "--limit", "length=500", text=text)
    tap.ok(status == 0 and out.endswith("ok\nlimit a text of more than 500 bytes\n"), "which may be too long, too", out)
    wrong("no such limit of a server", ["serve", "--limit", "nodes=1"], "expected NAME=N")
    wrong("two engines to serve", ["serve", "reference", "reference"], "one built-in engine")


# What a client may send for a sum, and the answer.
SUMS = (
    ("1 +", 11, "found '+', expected the end of the game"),
    ("1 + ", 13, "found the end of the text, expected a game"),
    (" + 1", 9, "found the end of the text, expected a game"),
    ("1 +  + 1", 13, "found the end of the text, expected a game"),
    ("1+1", 10, "found '+', expected the end of the game"),
    ("{0 + 1|}", 11, "found the end of the text, expected ',', '|' or '}'"),
    ("1 ; 2", 11, "found ';', expected the end of the game"),
    ("1 + 2;", 14, "found ';', expected the end of the game"),
    ("1 + -3.^ + x", 20, "found 'x', expected a game"),
    ("3.", 11, "found the end of the text, expected a game"),
    ("-.^", 10, "found '.', expected a digit"),
    ("1/2.^", 12, "found '.', expected the end of the game"),
    ("1 + 3.3.^", 16, "found '.', expected the end of the game"),
    ("3 .^", 11, "found '.', expected the end of the game"),
    ("0 + " * 1000 + "0", 4009, "expected at most 1000 components"),
)


def test_sums():
    """Sums that are none have an error with its place; those that are too large a limit."""
    for engine in ("reference", "optimized"):
        status, out, _ = run("serve", engine, text="".join(f"outcome {typed}\n" for typed, _, _ in SUMS))
        lines = out.splitlines()
        tap.ok(status == 0 and len(lines) == len(SUMS), f"{engine}: each sum that is none has an answer", out)
        for (typed, column, problem), line in zip(SUMS, lines):
            tap.ok(line == f"error column {column}: {problem}", f"{engine}: {typed[:20]}", line)
        _, out, _ = run("serve", engine, text=f"outcome {'0 + ' * 999}1\noutcome 0.^ + -0.1\noutcome {'9' * 60000}.^\ncompare 1 + {'9' * 60000}.0\noutcome 1\n")
        first, *rest = out.splitlines()
        digits = "limit a number of more than 10000 digits"
        tap.ok(first == "L" and rest == ["P", digits, digits, "L"], f"{engine}: 1000 components, and 60000 digits", out)
    text = "compare 1 ; 1 + *\ncompare 1 ; -1.1\ncompare 1 ; *\n"
    _, out, _ = run("serve", "certified", text=text)
    tap.ok(
        out == "error column 14: expected one game, as this engine has no sums\nerror column 13: expected a game, as this engine has no multiples\n>\n",
        "an engine without these words takes games alone",
        out,
    )


def test_steps():
    text = " ".join(f"all position {x} of {{*9|2}}:" for x in ("A", "B", "C", "D", "E", "F", "M", "O")) + " true"
    wrong("a claim that would run for ever", ["eval", "--limit", "steps=100000", text], "too large: more than 100000 steps")


test_echo()
test_places()
test_names()
test_misspelt()
test_serve()
test_sums()
test_steps()
tap.done()
