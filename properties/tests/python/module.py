"""The Python module against definitions that are written out here, and what it does when something goes wrong.

usage: module.py GIFTHORSE MODULE REQUESTS.DEF MANUAL.MD. Speaks TAP.
"""

import doctest
from fractions import Fraction
import os
import pickle
import random
import re
import signal
import subprocess
import sys
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE, MODULE, REQUESTS, MANUAL = map(os.path.abspath, sys.argv[1:])
os.environ["GIFTHORSE"] = GIFTHORSE
sys.path.insert(0, MODULE)
import gifthorse
from gifthorse import Game, program, requests, serving

TYPES = {"maybe_truth": "truth", "maybe_integer": "integer", "maybe_number": "number", "maybe_game": "game", "maybe_form": "form",
         "maybe_ordinal": "ordinal", "maybe_surreal": "surreal", "maybe_loopy": "loopy"}
NAMED = "0 3 -2 1/2 -5/8 * *3 ^ v3* ^* 1/2^* ^<2> v<2>* ^[2] +-1 +-{2|0} +-{0,^*} tiny(2) miny(1) 1Tiny(2) *{0,2,3} {1||0|-1} " \
        "{5||4|1|||0||-1|-8} {0,{1|*},^|-1,+-1} {|0} {3|} {*|*} \\{0\\mid\\ast\\}".split()


def made(draw, day):
    return Game.of(*([made(draw, day - 1) for _ in range(draw.randrange(3))] if day else [] for _ in range(2)))


def some_games():
    draw = random.Random(1)
    return [made(draw, 2 + i % 2) for i in range(60)]


# ---- the definitions ----


def key(g):
    return frozenset(map(key, g.left)), frozenset(map(key, g.right))


def at_least(g, h):
    return not any(at_least(h, x) for x in g.right) and not any(at_least(y, g) for y in h.left)


def order(g, h):
    return {(True, True): "=", (True, False): ">", (False, True): "<", (False, False): "||"}[at_least(g, h), at_least(h, g)]


def raised(kind, call):
    """What was raised, if it is of this kind; or why not."""
    try:
        return f"no error, but {call()!r}"
    except kind as error:
        return error
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def refused(name, kind, call, *words):
    error = raised(kind, call)
    tap.ok(isinstance(error, kind) and all(re.search(word, str(error)) for word in words), name, error)


def test_table():
    with open(REQUESTS) as f:
        rows = re.findall(r'^REQUEST \(\w+, "([\w-]+)", "\w*", "[^"]*", GH_(\w+),', f.read(), re.M)
    there = {word: TYPES.get(kind.lower(), kind.lower()) for word, kind in rows if kind != "CERTIFICATE"}
    tap.ok(len(rows) > 40 and there == requests.REQUESTS, "every request, with the type of its answer",
           set(there.items()) ^ set(requests.REQUESTS.items()))


def test_forms():
    for text in NAMED:
        g = Game(text)
        written = Game(program.rows(text, "--notation", "braces")["form"])
        same = key_to(g, 3) == key_to(written, 3)
        tap.ok(same, f"the options of {text}", f"{g.left} {g.right}; {written.text}")
    tap.ok(Game.of(["1/2", 3], [Game("*"), "*"]).text == "{1/2,3|*}", "a form of options, each once")
    g = Game.of([Game.of([1], [0])], [-1])
    tap.ok((g.left[0].left[0].text, Game(g.text).left[0].text) == ("1", "{1|0}"), "options of a text are those it was made of")


def key_to(g, depth):
    """The form, with the values of what is deeper."""
    if depth == 0:
        return g.canonical.text
    return frozenset(key_to(x, depth - 1) for x in g.left), frozenset(key_to(x, depth - 1) for x in g.right)


def test_order():
    games = some_games()
    pairs = list(zip(games, games[1:] + games[:1]))
    told = gifthorse.many([("compare", g, h) for g, h in pairs])
    meant = [order(g, h) for g, h in pairs]
    tap.ok(told == meant and len(set(meant)) == 4, "many comparisons are those of the definition", list(zip(told, meant)))
    wrong = [(g, h) for g, h in pairs if (g < h, g <= h, g == h, g != h, g >= h, g > h, g.confused_with(h)) !=
             tuple(word in words for word, words in zip([order(g, h)] * 7, (["<"], "<=", "=", ["<", ">", "||"], ">=", ">", ["||"])))]
    tap.ok(not wrong, "the operators of order", wrong)
    wrong = [(g, h) for g, h in pairs if order(g + h, Game.of([x + h for x in g.left] + [g + y for y in h.left],
                                                              [x + h for x in g.right] + [g + y for y in h.right])) != "="]
    tap.ok(not wrong, "sums are those of the definition", wrong)
    wrong = [g for g in games if order(-g, Game.of([-x for x in g.right], [-x for x in g.left])) != "=" or not order(g - g, Game(0)) == "="]
    tap.ok(not wrong, "so are negatives, and G - G = 0", wrong)
    wrong = [g for g in games if 3 * g != g + g + g or -2 * g != -(g + g) or g * 0 != 0 or bool(g) == (g == 0)]
    tap.ok(not wrong, "multiples by integers", wrong)
    wrong = [(g, h) for g, h in pairs if (g == h) and hash(g) != hash(h)] + [g for g in games if hash(g) != hash(g.canonical)]
    tap.ok(not wrong, "equal games have one hash", wrong)
    half = Game("{0|1}")
    tap.ok((half == Fraction(1, 2), half == 1, half == Fraction(1, 3), 1 - half == half, hash(half) == hash(Fraction(1, 2)), half == "1/2") ==
           (True, False, False, True, True, False), "numbers beside games")


def cooled(g, t, left):
    """The left or right stop of g cooled by t, by the definition; the mean where the walls have met."""
    if g.number is not None:
        return g.number
    walls = [max(cooled(x, t, False) for x in g.left) - t, min(cooled(x, t, True) for x in g.right) + t]
    return walls[not left] if walls[0] > walls[1] else g.mean


def test_thermographs():
    games = [g for g in map(Game, NAMED) if g.number is None] + [Game("{4|0}") + Game("{2|-1}"), Game("{1||0|-3}")]
    pictures = [g.canonical.thermograph for g in games]
    wrong = [(p.game, t) for p in pictures for t in (Fraction(n, 4) for n in range(13))
             if (p.left(t), p.right(t)) != (cooled(p.game, t, True), cooled(p.game, t, False))]
    tap.ok(len(games) > 15 and not wrong, "walls are the stops of the definition", wrong)
    wrong = [g for g in games if g.left and g.right and (g.thermograph.left(99), g.thermograph.right(g.temperature + 1)) != (g.mean, g.mean)]
    tap.ok(not wrong, "the mast is the mean", wrong)
    half = Game("{0|1}").thermograph
    tap.ok(half.left_wall == half.right_wall == [(Fraction(1, 2), 0, None)] and half.temperature == Fraction(-1, 2), "of a number it is a mast")
    tap.ok(Game("{2|-1}").thermograph.svg == Game("{2|-1}").thermograph._repr_svg_() and
           "<title>The thermograph of {2|-1}" in Game("{2|-1}").thermograph.svg, "a thermograph is a picture")
    tap.ok("<title>The game tree of {2|-1}" in Game("{2|-1}").tree._repr_svg_(), "so is a tree")
    huge = Game("9" * 400).thermograph
    tap.ok(huge._repr_svg_() is None and "thermograph of 999" in repr(huge), "what cannot be drawn is told in words", huge._repr_svg_())


def test_values():
    g = Game("{4||2|-1}")
    told = (g.outcome, g.mean, g.temperature, g.left_stop, g.right_stop, g.number, g.birthday)
    rows = program.rows(g.text)
    tap.ok((rows["outcome"][0], Fraction(rows["mean"]), Fraction(rows["temperature"])) == told[:3] and
           rows["stops"] == f"left {told[3]}, right {told[4]}" and told[5] is None and rows["birthday"].endswith(str(told[6])),
           "values are those that the program tells", f"{told} {rows}")
    tap.ok((Game("*3").grundy, Game("*3").misere_outcome, Game("*2").genus, Game("^").grundy, Game("^").atomic_weight, Game(1).atomic_weight) ==
           (3, "N", "2^20", None, Game(1), None), "of impartial and small games")
    huge = 3**20000
    tap.ok(Game(huge).number == huge and Game(Fraction(huge, 2**3000)).number == Fraction(huge, 2**3000) and 2 * Game(huge) == 2 * huge, "numbers of 9,543 digits")
    tap.ok((gifthorse.ask("octal", ".77", 5), gifthorse.ask("nim-multiply", 4, 4), gifthorse.ask("ordinal-add", "1", "w"),
            gifthorse.ask("invert", 3), gifthorse.ask("like", "*2", "*2")) == (4, 6, "w + 1", None, True), "requests of all kinds")
    tap.ok((gifthorse.evaluate("^ + * || 0"), gifthorse.evaluate("1 < 0"), gifthorse.evaluate("grundy(kayles(5))"), gifthorse.evaluate("{0|*} + 2.^"),
            gifthorse.evaluate("w + 1")) == (True, False, 4, 3 * Game("^"), "w + 1"), "texts of the claim language")
    rows = gifthorse.table("domineering", 2, 2)
    tap.ok(len(rows) == 4 and rows[3]["value"] == Game("+-1") and rows[3]["temperature"] == 1, "a table", rows)
    tap.ok(pickle.loads(pickle.dumps(g)).text == g.text and Game("{^|*2}")._repr_latex_() == "$\\uparrow\\ast3$", "pickled, and in LaTeX")


def test_conjectures():
    found = gifthorse.hunt("G || 0 and H || 0 -> G + H || 0")
    tap.ok((found.came, found.found, found.smallest) == ("counterexample", {"G": Game("*"), "H": Game("*")}, True) and "--replay" in found.replay, "a hunt", found)
    witness = gifthorse.hunt("exists n: n > 2", seed=7)
    tap.ok((witness.came, witness.found, witness.document["options"]["seed"]) == ("witness", {"n": 3}, 7), "a witness", witness)
    held = gifthorse.hunt("G - G = 0 [values day 1]", cases=10)
    tap.ok((held.came, held.found, held.smallest) == ("holds", None, False), "what holds", held)
    broken = gifthorse.hunt("G + H = H + G [values day 1]", engine="optimized", cases=10)
    tap.ok(broken.came == "holds" and broken.document["engine"]["spec"] == "optimized", "by an engine", broken)
    proof = gifthorse.prove("2.^ + * > 0")
    tap.ok(proof.verify().endswith("> 0") and proof.verify("2.^ + * > 0"), "a certificate", proof.text)
    refused("it shows no other claim", gifthorse.Untrue, lambda: proof.verify("1 > 0"), "does not show")
    forged = gifthorse.Certificate(proof.claim, proof.text.replace("\nf ", "\nf 1", 1))
    refused("a forged one is none", gifthorse.Error, forged.verify)
    refused("what is false is not proved", gifthorse.Untrue, lambda: gifthorse.prove("* > 0"))


def test_mistakes():
    refused("a text that is no game", gifthorse.Refused, lambda: Game("{0|"), "column 4: found the end of the text, expected")
    refused("a sum is no form", gifthorse.Refused, lambda: Game("^ + *"), "found a sum", "evaluate")
    refused("so are copies", gifthorse.Refused, lambda: Game("3.^"), "found a sum")
    refused("a number that is no game", gifthorse.Refused, lambda: Game(Fraction(1, 3)), "1/3, expected.*power of two")
    for wrong in (0.5, None, True, [0]):
        refused(f"{wrong!r} is no game", TypeError, lambda: Game(wrong), "expected a game")
    refused("two arguments in one", gifthorse.Refused, lambda: Game("* ; *"), "found ';'")
    refused("two lines", gifthorse.Refused, lambda: Game("{0\n|*}"), "expected one line")
    refused("a word that is no request", gifthorse.Refused, lambda: gifthorse.ask("evil"), "expected one of outcome")
    refused("a claim with a mistake", gifthorse.Refused, lambda: gifthorse.hunt("G ++"), "line 1, column")
    refused("a limit", gifthorse.Limit, lambda: gifthorse.many([("canonical", "{2|1} + {3|1}")], gifthorse.Server(limits={"forms": 3})), "forms")
    refused("a walled t", ValueError, lambda: Game("*").thermograph.left(-1), "expected 0 or more")
    for named, path, words in (("/nowhere/gifthorse", None, "GIFTHORSE names"), (None, "/nowhere", "install the package")):
        environment = {name: value for name, value in os.environ.items() if name not in ("GIFTHORSE", "PATH")}
        environment.update({"GIFTHORSE": named} if named else {"PATH": path})
        done = subprocess.run([sys.executable, "-B", "-c", "import gifthorse; gifthorse.Game('*').outcome"], cwd=MODULE, env=environment, capture_output=True, text=True)
        tap.ok("Missing: " in done.stderr and words in done.stderr, f"the program is not there: {words}", done.stderr)


def test_manual():
    """What stands behind >>> in the manual, and in the module."""
    with open(MANUAL) as f:
        manual = f.read().replace("```", "")
    for name, text in ("the manual", manual), ("the module", gifthorse.__doc__):
        examples = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
        said = []
        failed, tried = doctest.DocTestRunner(verbose=False).run(examples, out=said.append)
        tap.ok(tried > 2 and failed == 0, f"what {name} shows", "".join(said))


# ---- the process ----


def test_long_lines():
    large = "{%s|}" % ",".join(f"{n}/{2**60}" for n in range(1, 40001, 2))
    told = gifthorse.many([("outcome", large), ("canonical", "{1|{0|-%d}}" % 10**3000), ("outcome", "*")] * 20)
    tap.ok(told[::3] == ["L"] * 20 and told[2::3] == ["N"] * 20, f"requests of {len(large)} bytes among short ones")
    told = gifthorse.many([("canonical", "{0|-%d}" % 10**3000)] * 200)
    tap.ok(len(told) == 200 and all(len(g.text) > 3000 for g in told), "answers that fill the pipe")
    tap.ok(gifthorse.many([]) == [], "nothing asked, nothing answered")


def test_interrupt():
    """A long request is interrupted: the next ones have their own answers."""

    class Interrupted(BaseException):
        pass

    def interrupt(*_):
        raise Interrupted

    before = signal.signal(signal.SIGALRM, interrupt)
    server = gifthorse.Server(limits={"steps": 10**9})
    long = ("excess", 1000003)
    begun = time.monotonic()
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    try:
        gifthorse.many([long] * 50, server)
        stopped = False
    except Interrupted:
        stopped = True
    except gifthorse.Error as error:
        stopped = error
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)
    told = gifthorse.many([("outcome", "1"), ("outcome", "*")], server)
    tap.ok(stopped is True and time.monotonic() - begun < 20, "what takes long is interrupted", stopped)
    tap.ok(told == ["L", "N"], "and what is asked next has its own answer", told)
    server.close()


def test_death():
    server = gifthorse.Server()
    gifthorse.many([("outcome", "*")], server)
    os.kill(server.process.pid, signal.SIGKILL)
    refused("a program that died", gifthorse.Died, lambda: gifthorse.many([("outcome", "*"), ("outcome", "1")], server), "status -9", "outcome \\*")
    tap.ok(gifthorse.many([("outcome", "1")], server) == ["L"], "it is started again")
    process = server.process
    server.close()
    tap.ok(process.returncode == 0 and gifthorse.many([("outcome", "1")], server) == ["L"], "and ended in order", process.returncode)
    server.close()


def test_sharing():
    wrong = []

    def work(n):
        for _ in range(30):
            if gifthorse.many([("nim-add", n, m) for m in range(20)]) != [n ^ m for m in range(20)]:
                wrong.append(n)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    tap.ok(not wrong, "threads share the process", wrong)
    child = os.fork()
    if child == 0:
        told = Game("*7").grundy, serving.default().process.pid
        serving.default().close()
        os._exit(0 if told[0] == 7 and told[1] != parent_server else 1)
    tap.ok(os.waitpid(child, 0)[1] == 0 and Game("*9").grundy == 9, "a child that is forked has its own")


test_table()
test_forms()
test_order()
test_thermographs()
test_values()
test_conjectures()
test_mistakes()
test_manual()
test_long_lines()
test_interrupt()
test_death()
parent_server = None
Game("*2").outcome
parent_server = serving.default().process.pid
test_sharing()
tap.done()
