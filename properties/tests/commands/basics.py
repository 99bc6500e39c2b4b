"""Each command as its user meets it. Speaks TAP."""

import os
import re
import shlex
import signal
import subprocess
import tempfile

from program import DEFINITIONS, GIFTHORSE, engine, expect, run
import tap


def test_usage():
    expect("no command", [], 2, err="usage: gifthorse COMMAND")
    expect("help", ["--help"], 0, out="check the theorems against an engine")
    expect("version", ["--version"], 0, out=r"^gifthorse \d+\.\d+\.\d+$")
    expect("unknown command", ["chekc"], 2, err="no command 'chekc'")
    for command in ("check", "digest", "eval", "hunt", "list", "moves", "new-engine", "prove", "report", "serve", "table", "verify"):
        expect(f"help of {command}", [command, "--help"], 0, out=f"usage: gifthorse {command}")
    expect("unknown option", ["check", "--sed", "1"], 2, err="no option '--sed'")
    expect("option without a value", ["check", "--seed"], 2, err="--seed needs a value")
    expect("no number", ["check", "--seed", "x1"], 2, err="found 'x1', expected a number")
    expect("unknown format", ["check", "--format", "xml"], 2, err="expected table, tap, junit, json or html")
    expect("unknown id", ["check", "SS-99"], 2, err="no theorem has an id that begins with 'SS-99'")
    expect("unknown engine", ["check", "--engine", "refrence"], 2, err="no engine 'refrence'")
    expect("answers that are proved", ["check", "--engine", "optimized", "--certify", "--passes", "3", "SS-2.10a", "SS-2.25"], 0, out=r"(?s)answers compared with certified.* hold\b")
    expect("a wrong answer against them", ["check", "--engine", "canary:equal-dropped", "--certify", "--passes", "3", "SS-2.25"], 1, out="where the reference says")
    expect("unknown second engine", ["check", "--against", "x"], 2, err="no engine 'x'")
    expect("unknown state", ["list", "--state", "green"], 2, err="found 'green', expected claim")
    expect("unknown row", ["list", "SS-99"], 2, err="no row of the ledger")
    with subprocess.Popen([GIFTHORSE, "list"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as listing:
        listing.stdout.close()
        complaint = listing.stderr.read()
    tap.ok(listing.returncode == -signal.SIGPIPE and not complaint, "a reader that leaves ends a listing quietly")
    expect("serve no program", ["serve", "cmd:cat"], 2, err="one built-in engine")


def test_output():
    expect("lines of standard input as a text", ["eval", "let a = *", "-", "a + a = 1"], 2, "^true\n\nfalse\n$", r"standard input:3:7: a = a \)", text="a = *\n\na = a )\n")
    timeless = lambda text: re.sub(r"; [\d.]+ s$", "", text, flags=re.M)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "shown")
        for words in (["eval", "*2", "1 = 0"], ["table", "domineering", "2", "2"], ["list", "SS-2.1"], ["hunt", "G = 0 [values day 1]"], ["check", "--cases", "9", "SS-2.10a"]):
            shown = run(*words)
            got = run(words[0], "--output", path, *words[1:])
            with open(path) as file:
                tap.ok(got[:2] == (shown[0], "") and timeless(file.read()) == timeless(shown[1]) != "", f"what {words[0]} shows, in a file", got)
        for words in (["eval", "*2", "1 +"], ["table", "domineering", "2"], ["hunt", "number(*) = 0"]):
            got = run(words[0], "--output", path, *words[1:])
            with open(path) as file:
                tap.ok(got[:2] == (2, "") and got[2] and file.read() == shown[1], f"no other file after a mistake in {words[0]}", got)
        got = run("eval", "--output", path, "*2", "1 +")
        tap.ok(f"{path}: not written, as what was shown is not complete" in got[2], "what is lost is told", got)
        got = run("table", "--output", path, "--limit", "depth=3", "domineering", "3", "4")
        with open(path) as file:
            tap.ok(got[:2] == (2, "") and file.read().endswith("limit\n"), "a table with limits is complete", got)
        asked = ["check", "--engine", "cmd:ls /proc/$$/fd >&2; exit 1", "SS-2.1"]
        got = [run(*asked)[2], run(*asked[:1], "--output", path, *asked[1:])[2]]
        tap.ok("error: 0" in got[0] and got[0] == got[1], "an engine has none of these files open", got)
        tap.ok(os.listdir(folder) == ["shown"], "nothing else is left", os.listdir(folder))
        got = run("eval", "--output", os.path.join(folder, "no", "file"), "1")
        tap.ok(got[:2] == (2, "") and "No such file" in got[2], "a place that is none", got)


def test_eval():
    expect("a game", ["eval", "{0|*} + *"], 0, out=r"(?s)value +\^\*\noutcome +N.*birthday +3, of the value 2")
    walls = (
        "stops +left 2, right 1\nconfused +with the numbers in \\(1, 2\\)\nmean +7/4\ntemperature +7/4\n"
        "left wall +2 to t = 3/2, then 7/2 - t to t = 7/4, then 7/4\n"
        "right wall +1 to t = 1, then t to t = 7/4, then 7/4\n"
        r"corners +2@0 2@3/2 7/4@7/4 \| 1@0 1@1 7/4@7/4\nincentives +left"
    )
    expect("a thermograph", ["eval", "{5|2|||1||0|-3}"], 0, out=walls)
    expect("what moves gain, and no reduced form where it is the value", ["eval", "{1|-1}"], 0, out=r"corners +1@0 0@1 \| -1@0 0@1\nincentives +left {2\|0}; right {2\|0}\nbirthday")
    expect("a reduced form that is another one", ["eval", "+-{2|1/2*}"], 0, out=r"0@5/4\nreduced form +\+-{2\|1/2}\nincentives +left {5/2\*\|0}; right {5/2\*\|0}\nbirthday")
    expect("equal gains once, and no corners of what is not hot", ["eval", "^*"], 0, out=r"right wall +0\nincentives +left v\*, v; right \^\*\natomic weight 1\n")
    for text in ("^<2>", "1/2 + 2.^ + 3.v<2> + *5", "v + ^<2> + v<3> + *", "-2 + 12.v<2>"):
        told = run("eval", text)[1]
        sums = re.findall(r"(?m)^uptimal +(.*)$", told)
        tap.ok(sums == [text] and run("eval", "--", f"({sums[0]}) = {text}")[1] == "true\n", f"{text} is told as a sum of powers of up", told)
    for text in ("3.^*2", "{*,v|0}", "1*", "{1|0} + ^<2>", "--notation=braces ^<2>"):
        tap.ok("\nuptimal" not in run("eval", *text.split(" ", text.startswith("--")))[1], f"{text} is not", text)
    got = run("eval", "domineering(4,4)")[1]
    tap.ok(re.search(r"\nincentives +\(\d+ bytes; `--all` shows them\)\n", got), "long ones are counted", got)
    got = run("eval", "--all", "domineering(4,4)")[1]
    tap.ok(re.search(r"\nincentives +left .{160,}; right .*\n", got), "and shown if that is wanted", got)
    expect("a wall that goes straight on is told once", ["eval", "{5||4|1|||0||-1|-8}"], 0, out=r"left wall +4 - t to t = 5/2, then 3/2\nright wall +0 to t = 1, then -1 \+ t to")
    expect("of the thermograph of a number the foot of its mast", ["eval", "{0|1}"], 0, out=r"outcome +L[^\n]*\nkind +a number\ntemperature +-1/2\nbirthday")
    expect("which is the temperature in a formula, too", ["eval", "t(3/4) = -1/4 and t(-5) = -1 and t({0|1} + 0) = -1/2 and t(^) = 0"], 0, out="^true$")
    expect("and not where engines are judged", ["hunt", "t(x) <= 0 [values day 1]"], 2, err="the claim was defined in no case")
    for game, kind, confused in (
        ("{0|*} + *", "infinitesimal, all small", "with 0 only"),
        ("tiny(2)", "infinitesimal, not all small", "with no number"),
        ("1/2^", "infinitesimally close to a number", "with no number"),
        ("-1/2*", "infinitesimally close to a number", "with -1/2 only"),
        ("{2|-1}", "hot", r"with the numbers in \[-1, 2\]"),
        ("{1|*}", "hot", r"with the numbers in \(0, 1\]"),
        ("{*|-1}", "hot", r"with the numbers in \[-1, 0\)"),
        ("{{1|1}|{-1|-1}}", "hot", r"with the numbers in \(-1, 1\)"),
        ("{9223372036854775807|0}", "hot", r"with the numbers in \[0, 9223372036854775807\]"),
    ):
        expect(f"kind of {game}", ["eval", "--", game], 0, out=rf"(?s)kind +{kind}\n.*confused +{confused}\n")
    expect("a true formula", ["eval", "* + * = 0"], 0, out="^true$")
    expect("a false formula", ["eval", "* + * = 1"], 1, out="^false\n$")
    for typed, status, note in (
        ("* + * == 0", 1, "== compares forms, = compares values"),
        ("2*3 = 6", 1, r"2\*3 is 2 \+ \*3; the product is 2 times 3"),
        ("2^3", 0, r"2\^3 is 2 and 3 ups; the power is 2\^\(3\)"),
        ("1/2^3", 0, r"1/2\^3 is 1/2 and 3 ups; the power is 1/2\^\(3\)"),
        ("3^2", 0, r"3\^2 is 3 and 2 ups, and no power"),
    ):
        expect(f"a note about {typed}", ["eval", typed], status, out=rf"\nnote +{note}\n$")
    for typed in ("0 == 0", "2^ + *3", "2*", "^3*2", "1 + 2.(3)", "3/8 > 0", "hack(LR) = 1/2"):
        tap.ok("note" not in run("eval", typed)[1], f"none about {typed}")
    expect("an integer", ["eval", "birthday(*3)"], 0, out="^integer +3$")
    expect("huge numerals", ["eval", "{9223372036854775807|0} + 0 > {9223372036854775806|0} - 1"], 2, err="too large")
    expect("order of huge numerals", ["eval", "{9223372036854775807|0} |> 9223372036854775806"], 0, out="^true$")
    expect("a mistake", ["eval", "{0|*} +"], 2, err="line 1, column 8: found the end, expected a game")
    expect("a type error", ["eval", "1 + (0 = 0)"], 2, err="is a formula, expected a game")
    expect("a variable", ["eval", "G + 1"], 2, err="'G' is a variable")
    expect("a mean", ["eval", "mean({3|-2}) = 1/2"], 0, out="^true$")
    expect("an atomic weight", ["eval", "{^4||0|v4}"], 0, out=r"right wall +0\nincentives [^\n]*\natomic weight {2\|\*}\nbirthday")
    expect("none where the value is not all small", ["eval", "{0||0|-1}"], 0, out=r"right wall +0\nincentives [^\n]*\nbirthday")
    expect("a Grundy value", ["eval", "*3 + *5"], 0, out=r"atomic weight 0\nGrundy value +6\nbirthday")
    expect("misere play", ["eval", "{*,{*2|*2}|*,{*2|*2}}"], 0, out=r"misere play +N: .*\nmisere form +2_#1\ngenus +2\^1420, restless$")
    expect("a restive game", ["eval", "{0,{*2|*2}|0,{*2|*2}}"], 0, out=r"misere play +N: .*\nmisere form +2_#0\ngenus +1\^20, restive$")
    expect("a sum of heaps", ["eval", "*2 + *3"], 0, out=r"misere play +N: .*\nmisere form +3_2\ngenus +1\^13, tame$")
    expect("none of what is not impartial", ["eval", "{0|{*|*}}"], 0, out=r"(?s)atomic weight 0\nbirthday.*positions +\d+$")
    expect("no nimber", ["eval", "nim(birthday(*) - 2) = 0"], 2, err="undefined: there is no heap of -1")
    expect("no digits", ["eval", "xor(birthday(*) - 2, 1) = 0"], 2, err=r"undefined: xor\(-1, 1\) is none")
    expect("a heap too large", ["eval", "nim(birthday(9223372036854775808)) = 0"], 2, err="more than 200000 forms")
    expect("no number", ["eval", "number(*) + 1"], 2, err=r"undefined: number\(\*\) is none")
    expect("no multiple of up", ["eval", "least_ups({1|0})"], 2, err=r"undefined: least_ups\(\{1\|0\}\) is none")
    expect("too many forms", ["eval", "*4000000000"], 2, err="column 2: more than 200000 forms")
    expect("too many digits", ["eval", "9" * 10001], 2, err="column 1: a number of more than 10000 digits")
    expect("too deep", ["eval", "{" * 6000], 2, err="nested deeper than 500")
    expect("a negative game", ["eval", "--", "-{0|*}"], 0, out=r"value +v\n")
    expect("a number like an option", ["eval", "-1/2"], 0, out="value +-1/2")
    expect("a game like an option, behind one", ["eval", "--all", "-{1|0}", "-up"], 0, out=r"(?s)value +\{0\|-1\}.*value +v\n")
    expect("no game, but an option, as none begins so", ["eval", "-up"], 2, err="no option '-u'; a text that begins with - goes behind --")
    expect("games of misere play by day 5", ["eval", "misere_born(5) = 4171780"], 0, out="^true$")
    expect("too many to be written", ["eval", "misere_born(6)"], 2, err="more than 10000 digits")
    six = ["eval", "--limit", "digits=1255831", "--limit", "length=2000000", "misere_born(6)"]
    expect("by day 6, cut", six, 0, out=r"^integer +\d{200,240}\.\.\.\d{200,240}\n +\(1255831 bytes; `--all` shows all\)\n$")
    six.insert(1, "--all")
    expect("and in full", six, 0, out=r"^integer +\d{1255831}\n$")
    expect("no more days are counted", ["eval", "misere_born(7)"], 2, err=r"undefined: misere_born\(7\) is none")
    expect("a lower limit", ["eval", "--limit", "forms=10", "*20"], 2, err="more than 10 forms")
    expect("no such limit", ["eval", "--limit", "nodes=10", "0"], 2, err="expected NAME=N")
    expect("a long form", ["eval", "domineering(4,4)"], 0, out=r"^form +\{.{400,480}\n +\(986076 bytes; .*\)\nvalue ")
    expect("the same, in full", ["eval", "--all", "domineering(4,4)"], 0, out=r"^form +\{.{986075}\nvalue ")
    for notation, shown in (
        ("cgsuite", r"\+-\{1/2,\{1\|\*\}\}"),
        ("latex", r"\\pm\\\{\\frac\{1\}\{2\},\\\{1\\mid \\ast\\\}\\\}"),
        ("braces", r"\{1/2,\{1\|\{0\|0\}\}\|-1/2,\{\{0\|0\}\|-1\}\}"),
    ):
        expect(f"shown as {notation}", ["eval", "--notation", notation, "+-{{1|*},½}"], 0, out=f"^form +{shown}\nvalue +{shown}\n")
    expect("no such notation", ["eval", "--notation", "latx", "0"], 2, err="found 'latx', expected braces, cgsuite or latex; did you mean latex")
    expect("an error in LaTeX", ["eval", "\\{0\\mid \\asst\\}"], 2, err=r"(?m)^ +\^ line 1, column 9: read as LaTeX: .asst is no game; did you mean .ast\?")
    expect("an error behind signs of Unicode", ["eval", "{↑∣↓∣}"], 2, err=r"(?m)^ {15}\^ line 1, column 11: ")
    expect("words of papers", ["eval", "m({3|0}) = 3/2 and t({3|1}) = 1 and aw(^) = 1"], 0, out="^true\n$")
    expect("a position whose form is too large", ["eval", "domineering(5,5)"], 0, out=r"^value +0\n(.*\n)+by +the fast engine, as the form is too large\n$")
    expect("and a sum of two", ["eval", "domineering(2,2) + domineering(5,5)"], 0, out=r"^value +\+-1\n")
    expect("what needs no form", ["eval", "snort(4,4) = 0"], 0, out=r"^true\nby +values of positions, from the fast engine\n$")
    expect("what needs the form", ["eval", "all left X of domineering(5,5): X <| 0"], 2, err="more than 200000 forms; --limit forms=N allows more\n$")
    expect("a heap that has no value in time", ["eval", "kayles(99999999999999) = 0"], 2, err="too large: a heap of 67108864 or more\n$")
    for n, limit in ((5000000000, "200000 forms; --limit forms=N allows more"), (100000, "8000000 options")):
        expect(f"the nimber {n}, which is no form", ["eval", f"nim({n}) = 0"], 2, err=f"too large: more than {limit}\n$")
    expect("what writes a form", ["eval", "tiny(kayles(4))"], 0, out=r"birthday +6, of the value 3\nmoves +114 (.*\n)+positions +8\n$")
    expect("a mean of it", ["eval", "mean(domineering(4,5))"], 0, out="value +1\n")
    expect("a large heap", ["eval", "kayles(1001) != 0 and kayles(100, 100) = 0"], 0, out="^true\n")
    expect("a claim about large heaps", ["hunt", "--cases", "10", "n > 0 -> kayles(n) != 0"], 0, out=r"^positions by their values, .*\nall integers from 0 to 1000: none; 1001 cases")
    expect("one that looks at forms", ["hunt", "--time", "5", "n < 6 -> all left X of kayles(n): X != kayles(n)"], 0, out=r"^all integers")
    expect("help", ["eval", "help"], 0, out=r"(?s)^a game .*quit +ends\n.*functions:\n.*outcome\(G\), .*heap_grundy\(CODE, n\).*has_tame_value\(I\),\sheap_misere_outcome\(CODE, n\),\sheap_genus\(CODE, n\),\smisere_quotient_order\(CODE, n\),\sordinal_add\(a, b\),\sordinal_multiply\(a, b\),\sordinal_nim_add\(a, b\),\sordinal_nim_multiply\(a, b\),\sordinal_nim_invert\(a\),\sordinal_nim_sqrt\(a\),\snim_alpha\(n\),\sexcess\(n\),\ssurreal_add\(s, t\),\ssurreal_multiply\(s, t\),\ssurreal_invert\(s\),\ssurreal_birthday\(s\),\sloopy_outcome\(K\),\sis_stopper\(K\),\sloopy_canonical\(K\),\sis_all_small\(G\),\sb\(G\),\sL\(G\),\sR\(G\),\sLS\(G\),\sRS\(G\),\sleft_stop\(G\),.*\sTiny\(G\),\sMiny\(G\)\n\nrulesets and heap games:\ndomineering, .*subtraction\n$")
    expect("help on a function", ["eval", "help left_dominated"], 0, out="^left_dominated\\(X, G\\), true or false: whether another left option of G dominates X\n$")
    expect("help on a question", ["eval", "help mean"], 0, out="^mean\\(G\\), a number: the mean value of G\n$")
    expect("help on a ruleset", ["eval", " help  domineering "], 0, out="^domineering\\(rows,columns\\), a position: Left")
    expect("help on heaps", ["eval", "help octal"], 0, out="^octal\\(code, heaps\\), a position: ")
    expect("help on nothing known", ["eval", "help meen"], 2, err="found 'meen', expected a function or a ruleset; did you mean 'mean'")
    expect("help on nothing near", ["eval", "help foo"], 2, err="help alone lists them")
    expect("a function that is near", ["eval", "bithday(*)"], 2, err="'bithday' is no variable and no function; did you mean 'birthday'")
    expect("a ruleset that is near", ["eval", "kales(5)"], 2, err="; did you mean 'kayles'")
    expect("nothing near", ["eval", "foo(3)"], 2, err="'foo' is no variable and no function\n$")
    expect("a formula with variables", ["eval", "G + H = H + G"], 2, err="'G' is a variable; `hunt` before the formula searches")
    expect("a hunt", ["eval", "hunt G = -G", "1 = 1"], 1, out="(?s)smallest counterexample: G = 1\n.*\n\ntrue\n$")
    expect("a hunt for nothing", ["eval", "hunt"], 2, err="hunt: expected a formula behind it")
    expect("a hunt in vain", ["eval", "hunt n = n"], 0, out="no counterexample was found")
    expect("the end", ["eval", "1 = 1", " quit ", "1 = 0"], 0, out="^true\n$")
    expect("nothing", ["eval"], 2, err="expected a game or a formula")


def test_lines():
    lines = "let g = {1|0}\n # none\n\ng +\ng = 0\nhunt G =\nlet 3 = 4\nnumber(*)\nmean(g) = 1/2"
    places = r"^gifthorse: {0}:4:4: g \+\n.*\n.*{0}:6:9: G =\n.*\n.*{0}:7:5: let 3 = 4\n.*\n.*{0}:8: undefined: .*\n$"
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "games.txt")
        with open(path, "w") as file:
            file.write(lines)
        for words in (["--file", path], ["-f", path]):
            expect("the lines of a file", ["eval", *words], 2, out=r"^false\n\n+true\n$", err=places.format(re.escape(path)))
        expect("a file of no mistakes", ["eval", "--file", os.devnull], 2, err="expected a game or a formula")
        expect("a folder", ["eval", "--file", folder], 2, err=f"^gifthorse: {folder}: Is a directory\n$")
        expect("no file", ["eval", "--file", path + "x"], 2, err="No such file")
        expect("a file and a text", ["eval", "--file", path, "0"], 2, err="found '0' beside --file")
    for words in ([], ["--file", "-"]):
        expect("the lines of standard input", ["eval", *words], 2, out=r"^false\n\n+true\n$", err=places.format("standard input"), text=lines)
    expect("a false line", ["eval"], 1, out="^false\n\ntrue\n$", text="# some\n1 = 0\r\n1 = 1\r\n")
    expect("a line too long", ["eval"], 2, out="^true\n$", err="^gifthorse: standard input:1: a line of more than 65536 bytes\n$", text="1" * 65537 + "\n1 = 1\n")


def test_hunt():
    none = "no counterexample was found"
    expect("a true conjecture", ["hunt", "--cases", "500", "G >= 0 and H >= 0 -> G + H >= 0"], 0, out=f"(?s)all pairs of values born by day 2: none; 484 cases, 49 meet.*all pairs of forms born by day 2: none; 65536 cases, 4096 meet.*random pairs of games: none; 500 cases.*{none}; seed 1")
    out = subprocess.run([GIFTHORSE, "eval"], input="let g = 1\nhunt G + g > 0\n", capture_output=True, text=True)
    tap.ok(out.returncode == 2 and "found 'g', a name that `let` gave" in out.stderr, "a hunt knows no names of let", out.stderr)
    expect("a sum of fuzzy games", ["hunt", "G || 0 and H || 0 -> G + H || 0"], 1, out=r"(?s)smallest counterexample: G = \*; H = \*\n.*G \+ H  +0\n  G \+ H \|\| 0 +false")
    expect("up against star", ["hunt", "G > 0 -> G >= *"], 1, out="smallest counterexample: G = \\^\n")
    # were it never needed to move in an up, ups could be left alone until the rest is decided
    expect("avoiding ups", ["hunt", "not G = 0 and G + ^ <| 0 -> some right X of G: X + ^ <= 0"], 1, out="smallest counterexample: G = -1")
    expect("a witness", ["hunt", "exists G H: G || 0 and H || 0 and G + H > 0"], 0, out=r"smallest witness: G = \*; H = \{1\|0\}")
    expect("no witness", ["hunt", "--cases", "100", "exists G: G = G + 1"], 1, out="no witness was found")
    in_time = r"none; [0-9]+ cases?, then the time was over(; [0-9.]+ s)?\n(.*: not searched, since the time was over\n)*\nno witness was found before the time was over; seed 1\n$"
    expect("no witness before the time is over", ["hunt", "--time", "1", "exists G: G + G + G = 0 and G != 0"], 1, out=in_time)
    expect("a witness before the time is over", ["hunt", "--time", "20", "exists G: G + G = 0 and G != 0"], 0, out=r"smallest witness: G = \*\n")
    smallest = [re.search("smallest .*: (.*)", subprocess.run([GIFTHORSE, "hunt", claim], capture_output=True, text=True).stdout) for claim in ("birthday(G) <= 3 [random 2000]", "exists G: birthday(G) > 3 [random 2000]")]
    tap.ok(all(smallest) and smallest[0][1] == smallest[1][1], "a witness is as small as the counterexample would be", smallest)
    expect("integers", ["hunt", "m times m > 20 * m [integers 0..9]"], 2, err="no product")
    for claim, least in (("x <= 1000", "x = 1001"), ("m <= 1000000007", "m = 1000000008")):
        for seed in "123":
            expect(f"the least of large ones, {seed}", ["hunt", "--seed", seed, "--time", "20", claim], 1, out=f"counterexample: {least}\n")
    expect("integers from a note", ["hunt", "m times m <= 4 times m [integers 0..9]"], 1, out="counterexample: m = 5")
    expect("a search cut short", ["hunt", "--time", "0.5", "G + H = H + G"], 0, out="none; [0-9]+ cases, then the time was over|not searched, since the time was over")
    expect("a part in parentheses", ["hunt", "(G + 0) + 0 == G + 1"], 1, out=r"(?m)^  \(G \+ 0\) +0\n  \(G \+ 0\) \+ 0 +0$")
    expect("another sort", ["hunt", "--cases", "100", "for dicotic G: G < 1"], 0, out="all dicotic values born by day 3: none; 67 cases")
    expect("a game is no conjecture", ["hunt", "{0|*} + 1"], 2, err="line 1, column 1: found a game or a number, expected a formula")
    expect("an ill-typed conjecture", ["hunt", "G + outcome(H) = 0"], 2, err="'outcome\\(H\\)' is an outcome, expected a game")
    undefined = r"(?s)all values born by day 3: none; 1474 cases, {}undefined in {}(; [0-9.]+ s)?\n.*\n\nundefined at {} is none\n\n" + none
    expect("where a function has no value", ["hunt", "--cases", "9", "atomic_weight(G) >= 2 -> G > 0"], 0, out=undefined.format("3 meet the hypothesis, ", 1407, r"G = 1: atomic_weight\(1\)"))
    expect("truth of what has no value", ["hunt", "--cases", "9", "number(G) = 0 or not number(G) = 0"], 0, out=undefined.format("", 1459, r"G = \*: number\(\*\)"))
    expect("nowhere a value", ["hunt", "mex(5) = 0"], 2, out=r"1 case, undefined in 1\n\nundefined: mex\(5\) is none\n$", err="nothing was decided: the claim was defined in no case")
    expect("a hypothesis never met", ["hunt", "false -> G = 0"], 2, err="nothing was decided: the hypothesis was met in only 0 of")
    expect("means", ["hunt", "--cases", "9", "mean(G + H) = mean(G) + mean(H)"], 0, out="values born by day 2: none; 484 cases\n")
    expect("a mean in a hypothesis", ["hunt", "mean(G) = 0 -> G || 0 or G = 0"], 1, out=r"smallest counterexample: G = \^\n  mean\(G\) +0\n")
    expect("a part without a value", ["hunt", "(is_number(G) and number(G) > 3) or not G = *"], 1, out=r"G = \*\n(.*\n)  number\(G\) +undefined\n  number\(G\) > 3 +undefined\n.* false\n")
    expect("a right engine", ["hunt", "--engine", engine(DEFINITIONS), "--cases", "9", "G = -(-G)"], 0, out=none)
    expect("an engine without what is asked", ["hunt", "--engine", engine(DEFINITIONS), "mean(G) = 0"], 2, err="the engine has no mean")
    expect("no engine", ["hunt", "--engine", "nonsense", "G = 0"], 2, err="nonsense: no engine 'nonsense'")
    expect("a canary", ["hunt", "--engine", "canary:negate-unswapped", "negate(G) = -G"], 1, out=r"(?s)counterexample: G = 1\n  fault +the statement is false\n  required +negate\(G\) = -G\n  answered +negate 1 -> 1, where the reference says -1\n.*by the definitions:\n  negate\(G\) +-1\n")
    expect("a claim like an option", ["hunt", "-G = G", "--time", "5"], 1, out="smallest counterexample: G = 1")
    expect("a claim like an option, behind others", ["hunt", "--time", "5", "-x + x = 1"], 1, out="smallest counterexample: x = 0")
    expect("an option's value like a claim", ["hunt", "--time", "-5", "G = G"], 2, err="--time: found '-5'")
    expect("an option, not a claim", ["hunt", "-q = G"], 2, err="no option '-q'; a text that begins with - goes behind --")
    expect("a claim behind --", ["hunt", "--time", "5", "--", "-G = G"], 1, out="smallest counterexample: G = 1")
    expect("a true claim, wrongly answered", ["hunt", "--engine", "canary:negate-unswapped", "negate(G) = negate(G)"], 1, out=r"(?s)G = 1\n  fault +wrong answer to negate\n  required +the answer of the reference engine\n")
    expect("blanks", ["hunt", "  "], 2, err="column 3: found the end, expected a game or a formula")
    expect("two words", ["hunt", "G", "H"], 2, err="expected one claim")


def test_list():
    expect("no row is broken", ["list", "--summary"], 0, out=r"^\d+ rows, ((?!broken).)*\nfor all games, in Coq: \d+\n$")
    expect("no row is pending", ["list", "--missing"], 0, out=r"^\n0 rows of \d{3,} are missing\n$")
    expect("covered rows", ["list", "SS-2.10"], 0, out="(?m)^SS-2.10a +claim ")
    expect("an erratum", ["list", "--state", "erratum"], 0, out="^SS-2.25d +erratum ")
    expect("proofs", ["list", "--proofs", "SS-2.10"], 0, out=r"^SS-2.10a +strategy (.*\n)*\n4 rows, 4 strategy\n"
           r"executed: 4 of 4 strategies, 0 of 0 transformations, 0 of 0 algorithms\nfor all games, in Coq: 4\n$")
    expect("proofs by sort", ["list", "--proofs", "--summary"], 0,
           out=r"^\d+ rows, \d+ strategy, .*\nexecuted: \d+ of \d+ strategies, ")
    expect("rows proved in Coq", ["list", "--proved", "SS-2.6e", "SS-2.8a", "SS-2.6.x4"], 0,
           out=r"^SS-2.6e +claim .*\n +SS_2_6e \(excluded middle\)\nSS-2.8a +claim .*\n +SS_2_8a\n\n2 rows, 2 claim\n"
           r"for all games, in Coq: 2\n$")
    expect("a row that is proved only", ["list", "SS-2.2.x2"], 0, out=r"^SS-2.2.x2 +proved ")
    expect("theorems of a row that is the second of their ids", ["list", "--theorems", "PL-16"], 0, out=r"^SS-7.1.x4 +ss.claims:\d+ ")
    expect("theorems of a row", ["list", "--theorems", "SS-2.8a"], 0, out=r"^SS-2.8a +ss.claims:\d+ +G \+ H == H \+ G")


def test_check():
    expect("a theorem holds", ["check", "SS-2.13.x1"], 0, out="2 theorems: 2 hold")
    status, first, _ = run("check", "--seed", "5", "--verbose", "SS-2.1", "SS-2.16b")
    _, second, _ = run("check", "--seed", "5", "--verbose", "SS-2.1", "SS-2.16b")
    _, other, _ = run("check", "--seed", "6", "--verbose", "SS-2.1", "SS-2.16b")
    first, second, other = (re.sub(r"[\d.]+ s\b|seed \d+", "", o) for o in (first, second, other))
    tap.ok(status == 0 and first == second, "the same seed gives the same run", first)
    tap.ok(first != other, "another seed gives another run")
    status, out, err = run("check", "--format", "tap", "SS-2.6")
    plan = re.search(r"^1\.\.(\d+)$", out, re.M)
    tap.ok(status == 0 and plan and len(re.findall(r"^ok ", out, re.M)) == int(plan[1]), "TAP keeps its plan", out)
    expect("what passes a limit is inconclusive", ["check", "--limit", "forms=300", "--verbose", "SS-2.8b"], 0, out=r"inconclusive [1-9]\d*;")
    expect("all of it", ["check", "--limit", "forms=2", "SS-2.21.x1"], 2, out="inconclusive; --verbose lists each theorem\n    4 theorems +more than 2 forms [(]SS-2.21.x1, ...[)]\n\n")
    with tempfile.TemporaryDirectory() as folder:
        mine = os.path.join(folder, "mine.claims")
        with open(mine, "w") as file:
            file.write("".join(f"mine-{n}  {n} > 0\n" for n in range(1, 16)))
        refusing = shlex.quote('read l; echo gifthorse 1 shy compare; while read l && test "$l" != bye; do echo limit $l; done')
        _, out, _ = run("check", "-j1", "--claims", mine, "--engine", f"cmd:sh -c {refusing}", "mine")
        tap.ok(out.count("limit compare") == 12 and "    3 theorems      other reasons\n" in out, "of many reasons twelve are told", out)
    _, out, _ = run("check", "--limit", "forms=2", "--passes", "2", "SS-2")
    tap.ok(out.count("more than 2 forms (") == 1, "a reason is told once, of theorems that were cut short beside it, too", out)
    expect("replay of what holds", ["check", "--replay", "SS-2.11a G = 1; H = ^"], 0, out="holds")
    expect("replay of what is false on purpose", ["check", "--replay", "SS-2.10b/2 G = *"], 0, out="(?s)holds.*false at +G = \\*")
    expect("replay of an unmet case", ["check", "--replay", "SS-5.2.x4 G = *"], 2, out="inconclusive .*(.*\\n)*.*does not hold here")
    expect("replay of a case that the engine denies, too", ["check", "--replay", "SS-2.11a G = -1; H = 0"], 0, out="holds")
    expect("replay of no theorem", ["check", "--replay", "SS-9 G = 0"], 2, err="no theorem 'SS-9'")
    expect("replay of no game", ["check", "--replay", "SS-2.11a G = {0"], 2, err="column 16: found the end")
    expect("replay in another order", ["check", "--replay", "SS-2.11a H = ^; G = 1"], 0, out="holds")
    expect("replay without a value", ["check", "--replay", "SS-2.11a G = 1"], 2, err="SS-2.11a: H has no value")
    expect("replay without any value", ["check", "--replay", "SS-2.11a"], 2, err="G has no value")
    expect("replay with an unknown name", ["check", "--replay", "SS-2.11a G = 1; H = 1; K = 1"], 2, err="no variable K")
    expect("replay without a name", ["check", "--replay", "SS-2.11a 1; H = 1"], 2, err="column 10: expected NAME = GAME")
    expect("replay with a name twice", ["check", "--replay", "SS-2.11a G = 1; G = 1"], 2, err="column 17: this variable has a value already")
    expect("replay of another sort", ["check", "--replay", "BL-II.2-x12 n = ^; m = 1"], 2, err="value of n is not of the sort integer")
    expect("replay of no choice", ["check", "--replay", "SS-2.16.x2 G = 1; H = 1; choices 1 x"], 2, err="expected a choice")


def test_serve():
    lines = "hello 1\ncompare 0 ; {0|*}\ncanonical {0,1|}\nlet g1 = {0|*}\nadd g1 ; 0\noctal .77 ; 5\nfrob 1\ncompare 0\nbye\n"
    expect("a conversation", ["serve"], 0, text=lines, out=r"(?s)^gifthorse 1 reference .*\n<\n2\nok\n\^\n4\nunsupported\nerror .*\n$")
    expect("a request that it cannot answer", ["serve", "optimized"], 0, text="hello 1\nprove 1 ; 0\nbye\n", out="unsupported\n$")
    expect("another version is refused", ["serve"], 0, text="hello 2\nbye\n", out="^error ")


test_usage()
test_output()
test_eval()
test_lines()
test_hunt()
test_list()
test_check()
test_serve()
tap.done()
