"""`gifthorse moves`, against positions that are played to the end here, and what `eval` shows of heaps.

usage: moves.py GIFTHORSE. Speaks TAP.
"""

import functools
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])


def run(*words):
    done = subprocess.run([GIFTHORSE, *words], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def expect(name, words, status, out="", err=""):
    got, stdout, stderr = run(*words)
    holds = got == status and re.search(out, stdout) and re.search(err, stderr)
    tap.ok(holds, name, f"status {got}\n{stdout}{stderr}")


# ---- played to the end -----------------------------------------------------------------------------


def kayles(n):
    return {(a, n - taken - a) for taken in (1, 2) if taken <= n for a in range((n - taken) // 2 + 1)}


def officers(n):
    return {(a, n - 1 - a) for a in range((n - 1) // 2 + 1)} if n > 1 else set()


def nim(n):
    return {(k,) for k in range(n)}


def grundys(n):
    return {(a, n - a) for a in range(1, (n + 1) // 2)}


GAMES = {"kayles": kayles, "officers": officers, "nim": nim, "grundysgame": grundys}


def after(position, i, heaps):
    game, _ = position[i]
    return tuple(sorted(position[:i] + position[i + 1 :] + tuple((game, h) for h in heaps if h)))


@functools.lru_cache(None)
def is_won(position):
    return any(
        not is_won(after(position, i, heaps)) for i, (game, n) in enumerate(position) for heaps in GAMES[game](n)
    )


@functools.lru_cache(None)
def is_won_misere(position):
    lefts = [after(position, i, heaps) for i, (game, n) in enumerate(position) for heaps in GAMES[game](n)]
    return not lefts or any(not is_won_misere(left) for left in lefts)


def winning(position, is_won=is_won):
    """The lines that are expected, for heaps of different sizes or games."""
    return sorted(
        f"{game}({n}) to {game}({','.join(str(h) for h in sorted(heaps) if h)})"
        for i, (game, n) in enumerate(position)
        for heaps in GAMES[game](n)
        if not is_won(after(position, i, heaps))
    )


POSITIONS = (
    (("kayles", 7), ("nim", 4)),
    (("kayles", 5),),
    (("kayles", 9), ("kayles", 3)),
    (("nim", 3), ("nim", 5), ("nim", 6)),
    (("nim", 1), ("nim", 2), ("nim", 4)),
    (("officers", 9), ("nim", 1)),
    (("grundysgame", 11), ("kayles", 4), ("officers", 3)),
    (("grundysgame", 10), ("officers", 4)),
)


def test_played():
    for position in POSITIONS:
        text = " + ".join(f"{game}({n})" for game, n in position)
        status, out, err = run("moves", text)
        *moves, last = out.splitlines()
        expected = winning(position)
        good = status == (0 if expected else 1) and not err and sorted(moves) == expected
        total = sum(len(GAMES[game](n)) for game, n in position)
        told = rf"{len(expected)} of {total} moves? wins?; " if expected else "no move wins; "
        tap.ok(good and re.match(told, last), f"{text}: {len(expected)} of {total} moves", f"{out}{err}{expected}")


def test_misere_play():
    for position in POSITIONS + ((("grundysgame", 13), ("nim", 1)), (("kayles", 2), ("nim", 1)), (("nim", 1), ("officers", 1))):
        text = " + ".join(f"{game}({n})" for game, n in position)
        status, out, err = run("moves", "--misere", text)
        *moves, last = out.splitlines()
        expected = winning(position, is_won_misere)
        total = sum(len(GAMES[game](n)) for game, n in position)
        good = status == (0 if is_won_misere(position) else 1) and not err and sorted(moves) == expected
        told = rf"{len(expected)} of {total} moves? wins?; the genus is \d" if expected else "no move wins; "
        tap.ok(good and re.match(told, last), f"misere {text}: {len(expected)} of {total} moves", f"{out}{err}{expected}")


# ---- what else there is ----------------------------------------------------------------------------


def test_sums():
    expect("equal heaps once", ["moves", "kayles(5,5,2)"], 0, r"^kayles\(2\) to kayles\(\)\n1 of 7 moves wins; .* 2\n$")
    expect("a game that is no heap", ["moves", "*3 + nim(1)"], 0, r"^\*3 to \*\n1 of 4 moves wins; .* 2\n$")
    expect("a multiple and a difference", ["moves", "2.kayles(3) - nim(4)"], 0, r"^nim\(4\) to nim\(\)\n")
    expect("amounts", ["moves", "subtraction(1,3; 6)"], 1, "^no move wins; the Grundy value is 0$")
    expect("a code", ["moves", "octal(.137, 5)"], 0, r"(?m)^octal\(\.137, 5\) to octal\(\.137, ")
    expect("a large heap", ["moves", "kayles(100000)"], 0, r"\n8338 of 100000 moves win; the Grundy value is 1\n$")
    expect("no game", ["moves", "nim(0)"], 1, "^no move wins; the Grundy value is 0$")


def test_misere_sums():
    expect("no move, which wins", ["moves", "--misere", "nim(0)"], 0, r"^there is no move, which wins; the genus is 0\^120\n$")
    expect("a game that is no heap, misere", ["moves", "--misere", "*3 + nim(1)"], 0, r"^\*3 to 0\n1 of 4 moves wins; .* 2\^20\n$")
    expect("equal heaps once, misere", ["moves", "--misere", "nim(2,2,3)"], 0, r"^nim\(2\) to nim\(1\)\nnim\(3\) to nim\(\)\n2 of 5 moves win; the genus is 3\^31\n$")
    expect("Grundy's game at 48", ["moves", "--misere", "grundysgame(48)"], 0, r"\n1 of 23 moves wins; the genus is 4\^20\n$")
    expect("Grundy's game at 50", ["moves", "--misere", "grundysgame(50)"], 1, r"^no move wins; the genus is 0\^0431\n$")
    expect("no impartial game, misere", ["moves", "--misere", "nim(2) + {1|0}"], 2, err="a game is not impartial")
    expect("too large a heap, misere", ["moves", "--misere", "kayles(5001)"], 2, err="too large: nested deeper than 5000")
    expect("a limit, misere", ["moves", "--misere", "--limit", "steps=1000", "kayles(40)"], 2, err="too large: more than 20 steps")
    expect("a heap below 0, misere", ["moves", "--misere", "kayles(-1)"], 2, err="undefined: there is no heap of -1")
    expect("too many games, misere", ["moves", "--misere", "1001.nim(1)"], 2, err="expected at most 1000")


def test_misere_eval():
    def lines(outcome, form, genus):
        return rf"\nmisere play   {outcome}: .*\nmisere form   {re.escape(form)}\ngenus         {re.escape(genus)}\n$"

    expect("a restless heap", ["eval", "kayles(5)"], 0, lines("N", "{32,3,2,1}", "4^146, restless"))
    expect("a restive heap", ["eval", "octal(.26, 9)"], 0, r"\ngenus +0\^420, restive\n$")
    expect("beside what cannot move", ["eval", "kayles(5) + grundysgame(1,2)"], 0, lines("N", "{32,3,2,1}", "4^146, restless"))
    expect("beside what can", ["eval", "kayles(5) + *4"], 0, r"\ngenus +0\^.*\d\n$")
    expect("a tame sum", ["eval", "nim(2,2)"], 0, lines("P", "32", "0^02, tame"))
    expect("a long name", ["eval", "grundysgame(50)"], 0, lines("P", "with 24 options, born on day 38", "0^0431"))
    expect("too large a simplest form", ["eval", "--limit", "steps=2000000", "kayles(60)"], 0, lines("N", "not found: more than 40000 steps", "4^64"))
    expect("too much for misere play", ["eval", "kayles(100000)"], 0, r"\nmisere play   not found: too large: nested deeper than 5000\n$")


def test_errors():
    expect("no impartial game", ["moves", "nim(2) + {1|0}"], 2, err=r"moves: '\{1\|0\}' is not impartial")
    expect("a formula", ["moves", "nim(2) = 0"], 2, err="expected a game without variables")
    expect("a variable", ["moves", "kayles(n)"], 2, err="expected a game without variables")
    expect("a mistake", ["moves", "kayles(5"], 2, err=r"column 9: found the end, expected ',' or '\)'")
    expect("a heap below 0", ["moves", "kayles(-1)"], 2, err="undefined: there is no heap of -1")
    expect("too many moves", ["moves", "--limit", "steps=100", "nim(101)"], 2, err="too large: more than 100 steps")
    expect("too large a heap", ["moves", "kayles(67108864)"], 2, err="too large: a heap of 67108864 or more")
    expect("too many games", ["moves", "1001.nim(1)"], 2, err="a sum of more than 1000 games")
    expect("no word", ["moves"], 2, err="expected one game")
    expect("two words", ["moves", "nim(1)", "nim(2)"], 2, err="expected one game")


def test_eval():
    small = (
        r"^value +\*4\noutcome +N: .*\nGrundy value +4\nwinning moves 1 of 5\n +kayles\(5\) to kayles\(2,2\)\n"
        r"birthday +5, of the value 4\nmoves +740 .*\npositions +10\n"
    )
    expect("a heap", ["eval", "kayles(5)"], 0, small)
    expect("a lost sum", ["eval", "octal(.77, 5, 12)"], 0, r"^value +0\noutcome +P.*\nGrundy value +0\nbirthday")
    expect("a short form", ["eval", "nim(2)"], 0, r"\nform +\*2\nbirthday")
    expect("a large heap", ["eval", "kayles(100000)"], 0, r"moves 8338 of 100000\n( +kayles.*\n){6} +\.\.\.; `gifthorse moves`.*\n")
    expect("with a name", ["eval", "let g = *3", "g + kayles(3)"], 0, r"^value +0\n")
    expect("beside what is not impartial", ["eval", "kayles(2) + {1|0}"], 0, r"^form .*\nvalue +\{1\*2\|\*2\}\n")
    expect("one blank line between", ["eval", "nim(1)", "nim(1) + 1", "nim(0)"], 0, r"positions +\d+\n(.+\n)*\nform .*(\n.+)*\n\nvalue +0\n")
    expect("a heap too large", ["eval", "kayles(67108864)"], 2, err="too large: a heap of 67108864 or more")


test_played()
test_misere_play()
test_sums()
test_misere_sums()
test_misere_eval()
test_errors()
test_eval()
tap.done()
