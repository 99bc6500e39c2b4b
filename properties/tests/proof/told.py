"""What the checker prints of what it accepts, and the examples of the proofs' README as they stand there.

usage: told.py GIFTHORSE VERIFY README. Speaks TAP.
"""

import hashlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import certificates
import forged
import tap

GIFTHORSE, VERIFY, README = map(os.path.abspath, sys.argv[1:4])


PATH = os.pathsep.join([os.path.dirname(GIFTHORSE), os.path.dirname(VERIFY), os.environ["PATH"]])


def tells(name, certificate, *lines):
    status, out, err = forged.verify([VERIFY], certificate.encode())
    tap.ok((status, out, err) == (0, "".join(l + "\n" for l in lines), ""), name, f"status {status}\n{out}{err}")


def shows(name, claims, *told, play="0 n", forms="f 0 0\nf 1 0 1 0\nf 1 0 0\nf 0 1 0\n", nodes=""):
    """Of the forms 0, *, 1 and -1, by options, or others: claims that need no nodes but these."""
    tells(name, f"gifthorse-proof 2 {play}\n{forms}{nodes}{claims}\n.\n", *told)


def test_relations():
    """Each relation of a number, and where it stands in words."""
    for m, w, relation in (("0", "L R", "0 >= 0"), ("0", "R L", "0 <= 0"), ("3", "L L", "3 |> 0"), ("3", "L R", "3 >= 0"), ("-3", "R L", "0 <= 3"), ("-3", "R R", "0 <| 3")):
        shows(f"{w} of {m}", f"s {w} {m} 0", relation)
    shows("equal to a number, which is canonical", "s L R 0 0\ns R L 0 0", "0 = 0, a number, which is canonical")
    shows("greater", "s L R 1 0\ns L L 1 0", "1 > 0")
    shows("less", "s R R -1 0\ns R L -1 0", "0 < 1")
    nodes = "n L R 0 0\nn R L 0 0\n"
    shows("confused", "s L L 0 2 0 1 1\ns R R 0 2 0 1 2", "{0|0} || 0", nodes=nodes)
    shows("a judgment twice is told once", "s L R 0 0\ns L R 0 0", "0 >= 0")
    shows("judgments of other sums are told apart", "s L R 0 0\ns L R 1 0\ns R L 0 0", "0 >= 0", "1 >= 0", "0 <= 0")
    shows("sums that differ in a game", "s L R 0 3 0\ns L R 0 3 3 0", "{0|} >= 0", "{0|} + {0|} >= 0")
    shows("sums of other games", "s L R 0 3 0\ns L R 0 -4 0", "{0|} >= 0", "0 >= {|0}")
    shows("nodes between do not part what is shown", "s L R 0 0\nn L R 1 0\ns R L 0 0", "0 = 0, a number, which is canonical")


def test_sides():
    shows("a game with a minus stands on the right", "s L R 0 -4 0", "0 >= {|0}")
    shows("games on both sides", "s L R 0 3 3 -4 -4 0", "{0|} + {0|} >= {|0} + {|0}")
    shows("a positive number stands on the left", "s L R 1 -4 0", "1 >= {|0}")
    shows("a number behind games on the left", "s L R 1 3 -4 0", "{0|} + 1 >= {|0}")
    shows("but on the right, where there are none", "s L R 1 3 0", "{0|} >= -1")
    nodes = "n L L 0 3 0 1 1\n"
    shows("a negative number stands on the right", "s L R -1 3 0 2", "{0|} >= 1", nodes="n L R 0 0\n" + nodes)
    equal = "n L R 0 0\nn L L 0 -4 0 1 1\nn R R -1 0\n"
    shows("a game and a number on the right are not canonical", "s L R -1 -4 0 2\ns R L -1 -4 0 3", "0 = {|0} + 1", nodes=equal)
    for places, m, text in ((1, 1, "1/2"), (3, 2, "1/4"), (3, 8, "1"), (60, 1, f"1/{2**60}"), (60, 2**100, f"{2**40}"), (0, 2**100, f"{2**100}"), (2, 7, "7/4")):
        shows(f"{text} in {places} places", f"s L R {m} 0", f"{text} >= 0", play=f"{places} n")
        shows(f"-{text} in {places} places", f"s R L -{m} 0", f"0 <= {text}", play=f"{places} n")


def test_forms():
    shows("several options", "s R L 0 4 0 1 2", "{-1,-2|} <= 0", forms="x -1\nx -2\nf 0 0\nf 1 2 0 0\n", nodes="n R R -1 0\nn R R -2 0\n")
    shows("several right options", "s L R 0 4 0 1 2", "{|1/2,3/2} >= 0", play="1 n", forms="x 1\nx 3\nf 0 0\nf 0 1 2 0\n", nodes="n L L 1 0\nn L L 3 0\n")
    deep = "f 0 0\n" + "".join(f"f {i} {i} 0 0\n" for i in range(1, 12))
    text = "0"
    for _ in range(9):
        text = f"{{{text},{text}|}}"
    shows("a form of 3,581 bytes is written out", "s L R 0 10 0", f"{text} >= 0", forms=deep)
    for n in (10, 11):
        shows(f"a longer one, which is {n}, is called by its number and digest", f"s L R 0 {n + 1} 0", f"(form {n + 1}, SHA-256 {sha(str(n))}) >= 0", forms=deep)




def test_far_numbers():
    """The distance of -2^67 and 1/2^60, which are within the limits, is more units of the smaller one than 127 bits have."""
    halves = "".join(f"f 2 0 {n} 0\n" for n in range(3, 63))
    shows("numbers that are far apart", "s L R 0 0", "0 >= 0", forms=f"x {-(2**67)}\nf 0 0\nf 2 0 0\n{halves}f 1 0 63 0\n")


def test_canonical():
    for claim, told in (
        ("{1,*|*}", "{1,{0|0}|{0|0}} = {1|{0|0}}, which is canonical"),
        ("{*|*}", "{{0|0}|{0|0}} = 0, a number, which is canonical"),
        ("domineering(2,3)", "{{1|-1},2|{-1|0,1}} = {2|-1/2}, which is canonical"),
        ("{|1} = 0", "{|1} = 0, a number, which is canonical"),
        ("{0,v|*} = ^", "{0,{{0|0}|0}|{0|0}} = {0|{0|0}}"),
        ("{*|*} = *2 - *2", "{{0|0}|{0|0}} + {0,{0|0}|0,{0|0}} = {0,{0|0}|0,{0|0}}"),
    ):
        done = subprocess.run([GIFTHORSE, "prove", claim], capture_output=True, text=True, timeout=60)
        tells(f"what is said to be canonical of {claim}", done.stdout, told)


def test_walls():
    """Walls that meet, and do not lean, show no temperature, though those of an option meet there too."""
    game = "{{6|2}|{{2|2}|-2}}"
    tells("walls that meet above the temperature", certificates.walls_that_met(GIFTHORSE), f"{game} = {game}, which is canonical", f"{game} has the mean 2 and the temperature 0, the left stop 2 and the right stop 2, and is no number", f"{game} has the mean 2")


def test_misere():
    """No game changes sides: the negative of one is told as it stands."""
    nodes = "n L L 0 0\nn R R 0 0\n"
    shows("who has no move wins", "s L L 0 0\ns R R 0 0", "Who begins wins in misere play: 0", play="0 m")
    shows("one player, beginning", "s R R 0 3 0", "Right wins, beginning, in misere play: {0|}", play="0 m")
    shows("whoever begins", "s R R 0 3 0\ns R L 0 3 0 2", "Right wins, whoever begins, in misere play: {0|}", play="0 m", nodes=nodes)
    shows("Left, whoever begins", "s L L 0 -3 0\ns L R 0 -3 0 1", "Left wins, whoever begins, in misere play: -{0|}", play="0 m", nodes=nodes)
    shows("going second", "s L R 0 2 0 1", "Left wins, going second, in misere play: {0|0}", play="0 m", nodes=nodes)
    shows("Right, going second", "s R L 0 2 0 2", "Right wins, going second, in misere play: {0|0}", play="0 m", nodes=nodes)
    shows("who begins loses", "s L R 0 2 0 1\ns R L 0 2 0 2", "Who begins loses in misere play: {0|0}", play="0 m", nodes=nodes)
    more = nodes + "n R L 0 3 0 2\nn L R 0 -3 0 1\n"
    shows("games with and without a minus", "s L L 0 -3 0\ns L L 0 3 -3 0 1 4", "Left wins, beginning, in misere play: -{0|}", "Left wins, beginning, in misere play: -{0|} + {0|}", play="0 m", nodes=more)
    shows("two with a minus", "s L L 0 -3 -3 0", "Left wins, beginning, in misere play: -{0|} - {0|}", play="0 m")


def sha(text):
    return hashlib.sha256(text.encode()).hexdigest()


STAR = f"{{{sha('0')}|{sha('0')}}}"
UP = f"{{{sha('0')}|{sha(STAR)}}}"


def together(*texts):
    return sha("".join(sha(text) + "\n" for text in texts))


def test_matrix():
    tells("a matrix", "gifthorse-proof 2 0 n\nf 0 0\nf 1 0 1 0\nf 1 0 2 0\nm 3\n=\n|=\n>|=\n.\n", f"9 comparisons of forms 1 to 3, SHA-256 {together('0', STAR, UP)}: 1 <, 3 =, 1 >, 4 ||")
    tells("a matrix and a sum", "gifthorse-proof 2 0 n\nx 0\nx 1\nm 1\n=\ns L L 0 2 0\n.\n", "1 |> 0", f"1 comparisons of forms 1 to 1, SHA-256 {together('0')}: 0 <, 1 =, 0 >, 0 ||")


def test_reading():
    """What the format leaves free."""
    tells("blanks", "gifthorse-proof 2   0   n  \n  s   L R  0  0  \n   .\n", "0 >= 0")
    tells("no blanks behind letters", "gifthorse-proof 2 0 n\nsLR0 0\n.\n", "0 >= 0")
    tells("zeros in front, and -0", "gifthorse-proof 2 00 n\nf -0 00\nf 01 0 0001 -0\ns L R -0 0\n.\n", "0 >= 0")
    tells("comments", "gifthorse-proof 2 0 n\n#\n# \x01 \u00e9 %s\r\n  # .\ns L R 0 0\n# .\n.\n", "0 >= 0")


def test_heaps():
    table = "gifthorse-heaps 1 {}\n{}\n.\n".format
    period = "v 0 1 2 1 0 1 0 1 0 1 0 1\np 2 3\n"
    tells("a period with an exception", table(".71 0", period + "# it begins at 3"), ".71: values of heaps have the period 2, last exception 2")
    tells("a period without one", table(".3 0", "v 0 1 0 1 0 1 0\np 2 1"), ".3: values of heaps have the period 2, no exception")
    tells("one heap", table(".77 0", "v 0 1 2 3 1 4\ns 4 5 0"), ".77: heap 5 = *4, who begins wins")
    tells("two heaps", table("4.0 0", "v 0 0 1 0\ns 1 3 2 0"), "4.0: heaps 3 + 2 = *1, who begins wins")
    tells("no heap", table(".30... 6", "v 0\ns 0 0"), ".30...: no heap = *0, who begins loses")
    tells("heaps, one of them twice", table(".3... 0", "v 0 1 2 3\ns 2 3 2 3 0"), ".3...: heaps 3 + 2 + 3 = *2, who begins wins")
    tells("the period, then sums, also of heaps beyond the values", table("0.71 0", period + "s 0 1 3 0\ns 1 1000000000000000000 1 0"), ".71: values of heaps have the period 2, last exception 2", ".71: heaps 1 + 3 = *0, who begins loses", ".71: heaps 1000000000000000000 + 1 = *1, who begins wins")
    tells("a mask of no use", table(".77 131071", "v 0 1 2 3 1 4 3 2 1 4 2 6\ns 6 11 0"), ".77: heap 11 = *6, who begins wins")
    tells("blanks and zeros", table(".77   00  ", " v  0 01  2 \nv\nv3 1\n  s 003 3   0 "), ".77: heap 3 = *3, who begins wins")


def test_families():
    table = "gifthorse-families 1 {}\n{}\n.\n".format
    w = "f 0 1i |\n"
    tells("a number", table("4 1", "s L R 0 3\ns L L 0 3"), "3/4 > 0")
    for unit, number, told in (
        ("1 1", "1", "1 >= 0"), ("1 1", "12 3n", "3n + 12 >= 0 for all n >= 0"), ("6 1", "4 9n", "3n/2 + 2/3 >= 0 for all n >= 0"),
        ("1 1", "1u", "^ >= 0"), ("1 1", "5u", "5.^ >= 0"), ("1 1", "1un 2um", "n.^ + 2m.^ >= 0 for all n, m >= 0"),
        ("1 1", "1>n", "1/2^n >= 0 for all n >= 0"), ("8 1", "2>n", "1/2^(n + 2) >= 0 for all n >= 0"),
        ("24 2", "2>n 1>m", "1/3/4^(n + 1) + 1/6/4^(m + 1) >= 0 for all n, m >= 0"), ("3 60", "5>k", f"5/3/{2**60}^k >= 0 for all k >= 0"),
        ("1 1", "3 -1>n", "3 >= 1/2^n for all n >= 0"),
        ("1 1", "1n 1m 1k 1j", "n + m + k + j >= 0 for all n, m, k, j >= 0"),
    ):
        tells(f"{number} in {unit}", table(unit, f"s L R 0 {number}"), told)
    tells("games on both sides, and a number", table("1 1", w + "n L R 0\nn L L 1 0 -1n : 1 i= 1n : 1\nn L L 1 0 -1n 1 : 1 i= 1n 1 : 1\nn L R 1 0 -1n : 3\ns L R 1 -1 0 : 2 n= 1i"), "F1 = {i for all i >= 0|}", "F1 - F1 >= 0")
    integers = "f 0 1I | 0 1I\nn L R 0\nn R L 0\n"
    tells("integers", table("1 1", integers + "s L L 1 0 -1N : 1 I= 1N : 1\ns R R 1 0 -1N : 1 I= 1N : 2"), "F1 = {I for all integers I|I for all integers I}", "F1 || N for all integers N")
    tells("both kinds of letters", table("1 1", integers + "s L L 1 0 1N -2n : 1 I= 2n -1N : 1"), "F1 = {I for all integers I|I for all integers I}", "F1 + N |> 2n for all n >= 0 and integers N")
    tells("forms that are options are told, others are not", table("1 1", "f |\nf | 0 1i\nf 0 , 2 0 | -2 0 1i 1I , 0 -1\nn L R 0\ns L L 3 0 : 1 : 1"), "F2 = {|i for all i >= 0}", "F3 = {0, F2|-F2 + i + I for all i >= 0 and integers I, -1}", "F3 |> 0")
    tells("{|}", table("1 1", "f|\ns R L 1 0\ns L R -1 0 -0"), "F1 = {|}", "F1 <= 0", "0 >= F1")
    tells("games that occur more than once", table("1 1", "f |\nf |\ns L R 1 1 2 -1 -1 -1 1 0"), "F1 = {|}", "F2 = {|}", "2.F1 + F2 + F1 >= 3.F1")
    tells("blanks, and none", table("1  1", "  f0 1i|\nnLR0 -0\n sLL1 0 -1n:1i=1n:1\n # F1"), "F1 = {i for all i >= 0|}", "F1 |> n for all n >= 0")


def test_losses():
    play = "gifthorse-boards 1 heaps {}\n{}\n.\n".format
    tells("heaps of several codes, the smallest first", play(".77 grundysgame .3...", "p 0 0 0\np 1 1 0 0 0\ns 1 1 0 2 1 0 0\nw 2 1 1 0 2 2 0 0"), "Who begins loses in normal play: octal(.77, 1, 1) + grundysgame(1, 2)", "Who begins wins in normal play: octal(.77, 1, 1, 2) + grundysgame(2, 2)")
    tells("no heaps", play("4.0 4.03", "s 0 0\nm\nw 0 0"), "Who begins loses in normal play: 0", "Who begins wins in misere play: 0")
    tells("codes as they are written", play("4.70 .3...", "m\ns 0 1 0"), "Who begins loses in misere play: octal(.3..., 1)")
    tells("a code with a digit before the point", play("4. .0", "s 1 0 7 0"), "Who begins loses in normal play: octal(4., 1) + octal(.0, 7)")
    tells("values", play(".77 .3...", "p 0 0\nv 0 1 1 0 0\nv 1 1 0 0\nv 1 0 1 0"), "octal(.77, 1, 1) has the Grundy value 0 in normal play", "octal(.77, 1) has the Grundy value 1 in normal play", "octal(.3..., 1) has the Grundy value 1 in normal play")


def test_loopy():
    def table(nodes, orders="", games="f 0 0\nf 1 0 2 0\nf 3 0 0\nf 0 4 0\nf 5 0 5 0"):
        lines = [line for line in nodes.split("\n") if line]
        return f"gifthorse-loopy 1 {games.count('f')} {len(lines)}\n{games}\n{nodes}\n{orders}\n.\n".replace("\n\n", "\n")

    def shown(name, certificate, *lines):
        tells(name, certificate, *lines, "not proved in Coq: that the kernel of loopy games is sound")

    games = "F2 = {0|F2}", "F3 = {F3|}", "F4 = {|F4}", "F5 = {F5|F5}"
    draw = "s d L L 5 0 1 3\ns d R L 5 0 4\ns d L R 5 0 1\ns d R R 5 0 1 2"
    shown("a draw", table(draw), *games, "F5: a draw, whoever begins")
    shown("a draw, of which one half is shown", table(draw.replace("s d R R", "d R R").replace("s d L L", "d L L")), *games, "F5: Right does not lose if Left begins, Left does not lose if Right begins")
    shown("who wins", table("s w L R 0\ns w R L 0"), *games, "0: Right wins if Left begins, Left wins if Right begins")
    shown("one who begins alone", table("w L R 1 0\ns w L L 2 0 1 1"), *games, "F2: Left wins if Left begins")
    shown("sums that are shown", table("s w R L 1 -1 0\ns w R L -1 -1 0\ns w L R -1 1 1 0"), *games, "0 - 0: Right wins if Left begins", "-0 - 0: Right wins if Left begins", "0 + 0 - 0: Left wins if Right begins")
    shown("stoppers", table("t 0 0 1 0\ns t 1 2 2 0 1 2\ns t 1 0 3 0 3") , *games, "F2 is a stopper", "F3 is a stopper")
    on = "t 1 0 3 0 1\nt 0 0 1 0\nw L R 3 -1 0\nw L L 3 -1 0 1 3"
    shown("orders", table(on, "o 3 1 2\no 4 1 2\no 3 1 2"), *games, "F3 > 0")
    shown("an order, then another", table(on + "\nw L R 0\nw R L 1 -1 0\nd L R 1 -1 0", "o 3 1 2\no 6 2 2\no 7 2 2\no 4 1 2"), *games, "F3 >= 0", "0 = 0", "F3 |> 0")
    dud = "d L R 3 4 0 2\nd L L 3 4 0 1 1\nd R L 3 4 0 4\nd R R 3 4 0 1 3"
    shown("what is not at least dud", table("w R L 4 0\nw R R 4 0 1 1", "u 2"), *games, "0 <| dud")
    both = "d L R 3 4 4 0 2 2\nd L L 3 4 4 0 1 1\nd R L 3 3 4 0 4 4\nd R R 3 3 4 0 1 3"
    shown("on and off are dud", table(both, "u 1\nu 3"), *games, "F3 + F4 = dud")
    shown("each of them is less, or greater", table(dud, "u 1\nu 3"), *games, "F3 >= dud", "F4 <= dud")
    shown("blanks, and none", "gifthorse-loopy 1 1  2 \n f1 0 1  0\ndLR1 0 2 \nsdLL1 0 1 1 \n.\n", "F1 = {F1|F1}", "F1: Left does not lose if Left begins")


def test_readme():
    text = pathlib.Path(README).read_text()
    blocks = re.findall(r"^```\n(.*?)^```$", text, re.M | re.S)
    told = [["{0|0} + {0|{0|0}} || 0"], ["{1,0|} = 2, a number, which is canonical"], [".71: values of heaps have the period 2, last exception 2", ".71: heaps 2 + 1000 = *2, who begins wins"], ["Who begins loses in misere play: grundysgame(9)"], ["F1 = {i for all i >= 0|}", "F1 > n for all n >= 0"], ["F2 = {0|F2}", "F2: Left wins if Left begins, Left does not lose if Right begins", "not proved in Coq: that the kernel of loopy games is sound"]]
    examples = [b for b in blocks if b.startswith("gifthorse-")]
    tap.ok(len(examples) == len(told), "the README has these examples", str(examples))
    for example, lines in zip(examples, told):
        tells(f"an example of the README: {lines[0]}", example, *lines)
    with tempfile.TemporaryDirectory() as folder:
        for command, out in re.findall(r"^\$ (.*)\n((?:[^$\n].*\n)*)", "".join(b for b in blocks if b[0] == "$"), re.M):
            done = subprocess.run(["sh", "-c", command], cwd=folder, env={**os.environ, "PATH": PATH}, capture_output=True, text=True, timeout=60)
            tap.ok(done.stdout == out and not done.stderr and done.returncode == 0, f"the README's command: {command}", done.stdout + done.stderr)


test_relations()
test_sides()
test_forms()
test_far_numbers()
test_canonical()
test_walls()
test_misere()
test_matrix()
test_reading()
test_heaps()
test_families()
test_losses()
test_loopy()
test_readme()
tap.done()
