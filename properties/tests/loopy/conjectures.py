"""Loopy games in claims: what eval says of formulas, and hunts, whose ends are held against all games of two positions.

usage: conjectures.py GIFTHORSE
"""

import itertools
import json
import pathlib
import re
import signal
import subprocess
import sys

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parent), str(pathlib.Path(__file__).resolve().parents[1])]
import games
from tap import done, ok

GIFTHORSE = sys.argv[1]


def run(*words):
    ran = subprocess.run([GIFTHORSE, *words], capture_output=True, text=True)
    return ran.returncode, ran.stdout, ran.stderr


def size(game):
    return len(game), sum(len(options) for sides in game for options in sides)


SMALL = sorted((g for n in (1, 2) for g in map(games.normal, games.all_games(n)) if len(games.merged(list(g))) == n), key=size)


def hunt(claim, *more):
    status, out, said = run("hunt", "--format", "json", "--quiet", *more, claim)
    return status, json.loads(out) if out else said


def check_smallest(claim, breaks):
    """That a hunt ends with a game as small as the smallest that breaks a claim of one variable."""
    status, said = hunt(f"for loopy K: {claim}")
    text = status == 1 and said["found"]["variables"][0]["value"]
    found = text and games.parse(text)
    first = next((g for g in SMALL if breaks(g)), None)
    least = size(first) if first else None
    good = found and breaks(found) and said["found"]["smallest"]
    ok(bool(good) and (size(found) == least if least else len(found) == 3), f"{claim}: the smallest is {text}", (said, least))
    replayed, _ = hunt(f"for loopy K: {claim}", "--replay", said["found"]["text"])
    ok(replayed == 1, f"{claim}: it is told so that it can be tried again")


def test_hunts():
    ok(len(SMALL) == 184, "there are 184 games of at most two positions", len(SMALL))
    check_smallest("is_stopper(K) -> K = 0", lambda g: games.is_stopper(g) and games.outcome(g) != "RL")
    check_smallest("not is_stopper(K) -> loopy_outcome(K) = DD", lambda g: not games.is_stopper(g) and games.outcome(g) != "DD")
    check_smallest("loopy_outcome(K) != LD", lambda g: games.outcome(g) == "LD")
    check_smallest("is_stopper(K - K)", lambda g: not games.is_stopper_sum([(g, False), (g, True)]))
    check_smallest("loopy_outcome(K) = LL -> is_stopper(K)", lambda g: games.outcome(g) == "LL" and not games.is_stopper(g))
    status, said = hunt("for loopy K M: loopy_outcome(K) = LL and loopy_outcome(M) = LL -> loopy_outcome(K + M) = LL", "--cases", "100")
    ok(status == 0 and "33856" in json.dumps(said) or said["cases"] >= 33856, "of two variables all pairs are searched", said)


def impartial(nodes):
    """The games of so many positions, no two with the same options, in which both players have the same; one of those that differ
    by the names of their positions."""
    options = [tuple(x for x in range(nodes) if bits >> x & 1) for bits in range(1 << nodes)]
    found = {}
    for game in ([(o, o) for o in rows] for rows in itertools.permutations(options, nodes)):
        if len(games.reachable(lambda p, mover: game[p][mover], 0)) == nodes:
            names = ((0, *others) for others in itertools.permutations(range(1, nodes)))
            found.setdefault(min(str(sorted((n[p], sorted(n[x] for x in game[p][0])) for p in range(nodes))) for n in names), game)
    return list(found.values())


IMPARTIAL = [impartial(n) for n in (1, 2, 3)]


def test_listed():
    """Each game that is listed is there once, whatever its positions are numbered."""
    for n, count in enumerate((*itertools.accumulate(map(len, IMPARTIAL)), 4880), 1):
        status, said = hunt(f"for impartial_loopy K: loopy_outcome(K) != LL [loopy positions {n}]")
        ok(status == 0 and said["cases"] == count, f"there are {count} impartial games of at most {n} positions", said)
    status, said = hunt("for impartial_loopy K: loopy_outcome(K) != LL", "--cases", "1")
    ok(status == 0 and said["cases"] == 4881, "a hunt searches them all", said)


def breaks_equations(game):
    """Whether the equations of mex have one solution, and the second player does not win beside the nimber that it tells."""

    def is_mex(n, values):
        return n not in values and values >= set(range(n))

    all_values = itertools.product(range(len(game)), repeat=len(game))
    values = [v for v in all_values if all(is_mex(v[p], {v[x] for x in game[p][0]}) for p in range(len(game)))]
    nimber = [(range(p + 1, values[0][0] + 1),) * 2 for p in range(values[0][0] + 1)] if len(values) == 1 else []
    return len(values) == 1 and games.results([(game, False), (nimber, False)]) != (games.LOSS, games.WIN)


def test_smallest():
    """What an engine breaks is told with a game as small as the smallest that breaks it, which has three positions."""
    _, out, _ = run("check", "--quiet", "--engine", "canary:loopy-equations", "LG-10")
    told = re.search(r" smallest +G = (.*)", out)
    game = told and games.parse(told[1])
    least = min((g for listed in IMPARTIAL for g in listed if breaks_equations(g)), key=size)
    ok(game and breaks_equations(game) and size(game) == size(least), "no smaller graph than is told has a value that its equations tell wrongly", out)


def test_formulas():
    for formula in (
        "over + over = over", "on + off = dud", "2 > over and over > ^", "is_stopper(over)", "not is_stopper(tis)", "loopy_outcome(tis) = DL",
        "a > 0 where a = {a|}", "loopy_outcome(a) = LD where a = {0|b}, b = {a|0}", "loopy_canonical({over,^|upon}) = {over|upon}",
        "{on|{0|off}} || 100", "a - a = 0 where a = {1|0}", "loopy_positions(upon) = 3", "b = c where b = {b|}, c = {0,on|}",
        "mean = over and mean({2|0}) = 1 and n < x + *2 where mean = {0|mean}, on = {on|0}, n = {n|0}, x = {x|}",
        "loopy_outcome(tis) >= RL and loopy_outcome(tis) <= DL and not loopy_outcome(tis) >= LR", "loopy_outcome(tis) || LR and LL > DD and DD > RD",
    ):  # fmt: skip
        ok(run("eval", formula) == (0, "true\n", ""), f"{formula} is true", run("eval", formula))
    ok(run("eval", "over > 1")[:2] == (1, "false\n"), "over > 1 is false")
    named = run("eval", "let a = over + *", "a = over", "a + a")
    ok(named[0] == 0 and named[1].startswith("true\n") and "canonical     over" in named[1], "let gives a name to a loopy game", named)


def test_mistakes():
    for text, said in (
        ("tis = 1", "undefined: tis = 1 compares games of which one is no stopper"),
        ("over times 2", "'over' is a loopy game, expected a number"),
        ("2.over", "'over' is a loopy game, expected a game without loops"),
        ("over + w", "'w' is an ordinal, expected a loopy game or a short one"),
        ("outcome(over)", "'over' is a loopy game, expected a short game"),
        ("loopy_outcome(over) = P", "'loopy_outcome(over)' is an outcome of a loopy game, expected an outcome"),
        ("a = 0 where a = {b|}, c = {a|c}", "found 'b', expected a game, a name that is defined behind where"),
        ("a = on where not = {not|}, a = {a|}", "found 'not', expected a name without a meaning yet"),
        ("for loopy x: x > 0 where x = {x|}", "'x' is defined behind 'where'"),
        ("+-{over}", "is a loopy game, expected a short game"),
    ):
        status, _, complaint = run("eval", text)
        ok(status == 2 and said in complaint, f"{text} is refused", complaint)


def test_wrong_hunts():
    for claim, column, said in (
        ("for loopy K: K times 2 = K", 14, "'K' is a loopy game, expected a number"),
        ("for loopy K: outcome(K) = P", 22, "'K' is a loopy game, expected a short game"),
        ("for loopy G: all left X of G: X <| G", 28, "'G' is a loopy game, expected a short game"),
        ("for loopy K: K > 0 [loopy positions 4]", 20, "found an unfit note, expected "),
        ("G > 0 [loopy positions 2]", 7, "found loopy games to range over, but the claim has no variable loopy"),
    ):
        status, _, complaint = run("hunt", claim)
        ok(status == 2 and f"line 1, column {column}: {said}" in complaint, f"hunt {claim} is refused", complaint)


def test_ends():
    """Pairs of games of three positions are 2 * 10^10."""
    claim = "for loopy K M: loopy_outcome(K + M) != LD or loopy_outcome(M + K) = LD [loopy positions 3]"
    status, said = hunt(claim, "--time", "1")
    ok(status == 0 and said["came"] == "time over", "a hunt ends with its time", said)
    with subprocess.Popen([GIFTHORSE, "hunt", "--time", "1m", claim], stdout=subprocess.PIPE, text=True) as process:
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGINT)
        said = process.communicate()[0]
    ok(process.returncode == 130 and "then interrupted" in said, "a hunt that is interrupted says what it searched", said)


for test in (test_formulas, test_mistakes, test_wrong_hunts, test_hunts, test_listed, test_smallest, test_ends):
    test()
done()
