"""Both engines' answers about small loopy games against definitions in Python.

usage: definitions.py GIFTHORSE [all]. Without `all` some games of three positions are drawn; with it all of them are asked, and
100,000 graphs of 20 positions are put to both engines. Speaks TAP.
"""

import os
import random
import subprocess
import sys

sys.path[:0] = [os.path.dirname(os.path.abspath(__file__)), os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")]
import games
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])
ALL = sys.argv[2:] == ["all"]
DRAW = random.Random(11)


def ask(engine, questions):
    said = subprocess.run([GIFTHORSE, "serve", engine], input="".join(q + "\n" for q in questions), capture_output=True, text=True, timeout=3000).stdout.splitlines()
    assert len(said) == len(questions), (len(said), len(questions), said[-1:])
    return said


def drawn(nodes):
    """A graph of at most two options a side; what is not reached is left out."""
    return games.normal([tuple(tuple(DRAW.sample(range(nodes), DRAW.randrange(min(nodes, 2) + 1))) for _ in range(2)) for _ in range(nodes)])


SMALL = [game for nodes in (1, 2) for game in games.all_games(nodes)]
STOPPERS = [game for game in SMALL if games.is_stopper(game)]
LARGER = list(games.all_games(3)) if ALL else [drawn(3) for _ in range(250)]
GAMES = SMALL + LARGER


def agree(name, questions, expected):
    for engine in ("reference", "optimized"):
        said = ask(engine, questions)
        wrong = [(q, s, e) for q, s, e in zip(questions, said, expected) if s != e]
        tap.ok(not wrong and len(set(expected)) > 1, f"{engine}: {name} of {len(questions)} games", f"{len(wrong)} differ: {wrong[:3]}")


def test_outcomes():
    agree("outcomes", [f"loopy-outcome {games.text(g)}" for g in GAMES], [games.outcome(g) for g in GAMES])
    tap.ok(len({games.outcome(g) for g in SMALL}) == 9, "all nine outcomes among those of two positions", str({games.outcome(g) for g in SMALL}))


def test_stoppers():
    agree("what is a stopper", [f"is-stopper {games.text(g)}" for g in GAMES], ["true" if games.is_stopper(g) else "false" for g in GAMES])


def test_order():
    """By survival it is that by outcomes of sums with all stoppers of two positions; and that is what engines say."""
    stoppers = [g for g in GAMES if games.is_stopper(g)]
    pairs = [(DRAW.choice(stoppers), DRAW.choice(stoppers)) for _ in range(20000 if ALL else 150)]
    if ALL:
        pairs += [(g, h) for g in STOPPERS for h in STOPPERS]
    signs = {(True, True): "=", (True, False): ">", (False, True): "<", (False, False): "||"}
    by_survival = [(games.at_least(g, h), games.at_least(h, g)) for g, h in pairs]
    agree("how they compare", [f"loopy-compare {games.text(g)} ; {games.text(h)}" for g, h in pairs], [signs[pair] for pair in by_survival])
    some = pairs[-2116:] if ALL else pairs[:25]
    differ = [(g, h) for (g, h), found in zip(some, by_survival[-2116:] if ALL else by_survival) if found != (games.is_as_good(g, h, STOPPERS), games.is_as_good(h, g, STOPPERS))]
    tap.ok(not differ, f"the order of {len(some)} pairs by survival is that by outcomes of sums", str(differ[:3]))


def test_canonical():
    """Equal to the game, of as few positions as any graph of at most three, and itself in canonical form."""
    stoppers = [g for g in GAMES if games.is_stopper(g)]
    stoppers = stoppers if ALL else stoppers[: len(STOPPERS)] + DRAW.sample(stoppers, 40)
    for engine in ("reference", "optimized"):
        said = ask(engine, [f"loopy-canonical {games.text(g)}" for g in stoppers])
        again = ask(engine, [f"loopy-canonical {text}" for text in said])
        tap.ok(said == again, f"{engine}: {len(said)} canonical forms are their own", str([pair for pair in zip(said, again) if pair[0] != pair[1]][:3]))
        forms = [games.parse(text) for text in said]
        unequal = [(g, text) for g, form, text in zip(stoppers, forms, said) if not (games.at_least(g, form) and games.at_least(form, g))]
        tap.ok(not unequal, f"{engine}: they are equal to the games", str(unequal[:3]))
        fewer = [(g, text) for g, form, text in zip(stoppers, forms, said) if len(form) > len(g) or any(len(h) < len(form) and games.at_least(g, h) and games.at_least(h, g) for h in STOPPERS)]
        tap.ok(not fewer and any(len(form) < len(g) for g, form in zip(stoppers, forms)), f"{engine}: none of fewer positions is", str(fewer[:3]))


def test_both_ways():
    count = 100_000 if ALL else 300
    texts = []
    for _ in range(count):
        game = [tuple(tuple(DRAW.sample(range(20), DRAW.choice((0, 1, 1, 2, 3)))) for _ in range(2)) for _ in range(20)]
        names = [f"p{p}" for p in range(20)]
        texts.append("p0 where " + ", ".join(f"{names[p]} = {{{','.join(names[q] for q in l)}|{','.join(names[q] for q in r)}}}" for p, (l, r) in enumerate(game)))
    for request in ("loopy-outcome", "is-stopper"):
        slow, fast = (ask(engine, [f"{request} {text}" for text in texts]) for engine in ("reference", "optimized"))
        tap.ok(slow == fast and len(set(slow)) > 1, f"{request} of {count} graphs of 20 positions, both ways", str([t for t in zip(texts, slow, fast) if t[1] != t[2]][:1]))


test_outcomes()
test_stoppers()
test_order()
test_canonical()
test_both_ways()
tap.done()
