"""Loopy games by definitions of their own: a game is a list of positions, each (left options, right options), 0 the game.

Who survives is found from above: all do at first, then those are taken away who do not. Nothing here follows engine/loopy.
"""

import itertools
import re

LEFT, RIGHT = 0, 1
LOSS, DRAW, WIN = 0, 1, 2


def survivors(moves, positions, player):
    """The turns (position, who is to move) in which a player has a move for ever, or till the other one has none."""
    alive = {(p, mover) for p in positions for mover in (LEFT, RIGHT)}
    while True:
        def holds(p, mover):
            after = [(q, 1 - mover) in alive for q in moves(p, mover)]
            return any(after) if mover == player else all(after)

        dead = {turn for turn in alive if not holds(*turn)}
        if not dead:
            return alive
        alive -= dead


def reachable(moves, start):
    found, todo = {start}, [start]
    while todo:
        p = todo.pop()
        for q in [*moves(p, LEFT), *moves(p, RIGHT)]:
            if q not in found:
                found.add(q)
                todo.append(q)
    return found


def moves_in_sum(games):
    """Of games with signs, [(game, minus), ...]: a position of the sum is one of each."""

    def moves(p, mover):
        for i, (game, minus) in enumerate(games):
            for q in game[p[i]][mover != minus]:
                yield p[:i] + (q,) + p[i + 1 :]

    return moves


def results(games):
    """For Left, if she begins and if Right does."""
    moves = moves_in_sum(games)
    start = (0,) * len(games)
    positions = reachable(moves, start)
    left, right = survivors(moves, positions, LEFT), survivors(moves, positions, RIGHT)
    return tuple(WIN if (start, mover) not in right else LOSS if (start, mover) not in left else DRAW for mover in (LEFT, RIGHT))


def outcome(game):
    return "".join("RDL"[result] for result in results([(game, False)]))


def is_stopper_sum(games):
    """No play in turn returns: turns from which all play ends are taken away until none is left, or what is left goes on."""
    moves = moves_in_sum(games)
    left = {(p, mover) for p in reachable(moves, (0,) * len(games)) for mover in (LEFT, RIGHT)}
    while True:
        ends = {(p, mover) for p, mover in left if not any((q, 1 - mover) in left for q in moves(p, mover))}
        if not ends:
            return not left
        left -= ends


def is_stopper(game):
    return is_stopper_sum([(game, False)])


def at_least(g, h):
    """Of stoppers: Left survives G - H as the second."""
    return results([(g, False), (h, True)])[RIGHT] != LOSS


def is_as_good(g, h, others):
    """By definition, as far as these games X go: G + X is nowhere worse for Left than H + X."""
    return all(a >= b for x in others for a, b in zip(results([(g, False), (x, False)]), results([(h, False), (x, False)])))


def normal(game):
    """The positions that are reached, each named by the order in which it is, so that equal texts are equal graphs."""
    order, todo = {0: 0}, [0]
    for p in todo:
        for q in [*sorted(game[p][LEFT]), *sorted(game[p][RIGHT])]:
            if q not in order:
                order[q] = len(order)
                todo.append(q)
    return tuple((tuple(sorted(order[q] for q in game[p][LEFT])), tuple(sorted(order[q] for q in game[p][RIGHT]))) for p in todo)


def all_games(nodes, options=2):
    """Each graph of so many positions, all reached from the first, with at most so many options a side; isomorphic ones once."""
    sides = [s for count in range(options + 1) for s in itertools.combinations(range(nodes), count)]
    seen = set()
    for flat in itertools.product(itertools.product(sides, repeat=2), repeat=nodes):
        if len(reachable(lambda p, mover: flat[p][mover], 0)) < nodes:
            continue
        same = []
        for names in itertools.permutations(range(1, nodes)):
            name = (0, *names)
            renamed = [None] * nodes
            for p in range(nodes):
                renamed[name[p]] = tuple(tuple(sorted(name[q] for q in flat[p][side])) for side in (LEFT, RIGHT))
            same.append(tuple(renamed))
        least = min(same)
        if least not in seen:
            seen.add(least)
            yield least


def text(game):
    """As engines read it."""
    name = "abcdefghij"

    def braces(p):
        return "{%s|%s}" % tuple(",".join(name[q] for q in game[p][side]) for side in (LEFT, RIGHT))

    return "a where " + ", ".join(f"{name[p]} = {braces(p)}" for p in range(len(game)))


SHORT = {
    "0": "{|}", "*": "{0|0}", "1": "{0|}", "-1": "{|0}", "2": "{1|}", "-2": "{|-1}", "1/2": "{0|1}", "-1/2": "{-1|0}",
    "^": "{0|*}", "v": "{*|0}", "*2": "{0,*|0,*}", "1*": "{1|1}", "-1*": "{-1|-1}", "^*": "{0,*|0}", "v*": "{0|0,*}",
    "on": "{on|}", "off": "{|off}", "over": "{0|over}", "under": "{under|0}", "dud": "{dud|dud}", "upon": "{upon|*}",
    "tis": "{tisn|}", "tisn": "{|tis}",
}  # fmt: skip


def parse(words):
    """What engines print of games of few positions: a term and its `where`. Positions with the same options are one."""
    term, _, where = words.partition(" where ")
    named = dict(part.split(" = ") for part in re.split(r", (?=\w+ =)", where)) if where else {}
    positions, places = [], {}

    def braces(at, text):
        depth, parts, part = 0, ([], []), ""
        side = LEFT
        for c in text[1:-1] + ",":
            depth += (c == "{") - (c == "}")
            if depth == 0 and c in ",|":
                if part:
                    parts[side].append(place(part))
                part = ""
                side = RIGHT if c == "|" else side
            else:
                part += c
        positions[at] = parts

    def place(text):
        if text not in places:
            places[text] = len(positions)
            positions.append(None)
            if text in named or text in SHORT:
                braces(places[text], named.get(text) or SHORT[text])
            elif text.startswith("{"):
                braces(places[text], text)
            else:
                raise ValueError(f"{text} in {words}")
        return places[text]

    place(term)
    return merged(positions)


def merged(game):
    """Positions with the very same options are one, as long as there are such."""
    while True:
        first = {}
        names = [first.setdefault((tuple(sorted(set(l))), tuple(sorted(set(r)))), p) for p, (l, r) in enumerate(game)]
        after = [tuple(tuple(sorted({names[q] for q in side})) for side in sides) for sides in game]
        if after == game or len(first) == len(game):
            return normal(after)
        kept = sorted(set(names))
        game = [tuple(tuple(kept.index(q) for q in side) for side in after[p]) for p in kept]
