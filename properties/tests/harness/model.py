"""A model of a run, from what the manual and the head of claims.h say of domains, and from the
definitions of games: which cases a domain has, which of them meet a hypothesis, and what an engine is asked.
Nothing here knows how the program does it.
"""

import functools
import itertools

# Games are pairs of sets of options; an impartial game has one set, twice.
ZERO = (frozenset(), frozenset())


def subsets(items):
    items = list(items)
    return [frozenset(chosen) for n in range(len(items) + 1) for chosen in itertools.combinations(items, n)]


@functools.cache
def at_most(g, h):  # no left option of g is at least h, and no right option of h at most g
    return not any(at_most(h, x) for x in g[0]) and not any(at_most(y, g) for y in h[1])


@functools.cache
def plus(g, h):
    return tuple(frozenset([plus(x, h) for x in g[s]] + [plus(g, y) for y in h[s]]) for s in (0, 1))


@functools.cache
def minus(g):
    return frozenset(map(minus, g[1])), frozenset(map(minus, g[0]))


def integer(n):
    return ZERO if n == 0 else (frozenset([integer(n - 1)]), frozenset()) if n > 0 else minus(integer(-n))


HALF = (frozenset([ZERO]), frozenset([integer(1)]))
NUMBERS_BY_2 = [*map(integer, range(-2, 3)), HALF, minus(HALF)]


def equal(g, h):
    return at_most(g, h) and at_most(h, g)


def less(g, h):
    return at_most(g, h) and not at_most(h, g)


def is_number(g):  # of forms born by day 2
    return any(equal(g, x) for x in NUMBERS_BY_2)


def is_dicotic(g):
    return bool(g[0]) == bool(g[1]) and all(map(is_dicotic, g[0] | g[1]))


# ---- domains ----


@functools.cache
def forms(day):
    return [ZERO] if day == 0 else [(left, right) for left in subsets(forms(day - 1)) for right in subsets(forms(day - 1))]


@functools.cache
def values(day):
    found = []
    for g in forms(day):
        if not any(equal(g, h) for h in found):
            found.append(g)
    return found


@functools.cache
def impartial(day):
    return [ZERO] if day == 0 else [(options, options) for options in subsets(impartial(day - 1))]


@functools.cache
def is_p(g):  # in misere play: who cannot move wins
    return bool(g[0]) and not any(map(is_p, g[0]))


def is_simplest(g):  # no options can be left out from which there is a move to what remains
    smaller = [(rest, rest) for rest in subsets(g[0]) if rest != g[0]]
    return not any(all(h in x[0] for x in g[0] - h[0]) and (h[0] or not is_p(g)) for h in smaller)


@functools.cache
def simplest(day):
    return [ZERO] if day == 0 else [g for g in ((options, options) for options in subsets(simplest(day - 1))) if is_simplest(g)]


# Ordinals below epsilon_0: the exponents of their powers of w, the largest first.


def size_of_power(exponent):  # how many signs w and 1: w^w is w^(w^1), of three
    return 1 + ordinal_size(exponent)


def ordinal_size(a):
    return sum(map(size_of_power, a))


@functools.cache
def ordinals_of(size):
    if size == 0:
        return [()]
    powers = [e for s in range(size) for e in ordinals_of(s) if size_of_power(e) <= size]
    return [(e, *rest) for e in powers for rest in ordinals_of(size - size_of_power(e)) if not rest or rest[0] <= e]


def ordinals(size):
    return [a for s in range(size + 1) for a in ordinals_of(s)]


def surreals_of(size):  # runs of alternating signs, by the lengths, all of so many signs
    if size == 0:
        return [()]
    return [(length, *rest) for s in range(1, size + 1) for length in ordinals_of(s) for rest in surreals_of(size - s)]


def surreals(size):
    return [()] + [(sign, runs) for s in range(1, size + 1) for runs in surreals_of(s) for sign in "+-"]


# ---- what an engine is asked ----


class Unmet(Exception):
    """A case of which nothing is claimed."""


class Asked:
    """An engine in this process that counts. A claim is put to one that is no reference in two or three ways: with
    sums built as forms, with sums that it is asked for, and, of games, with sums told by their components."""

    def __init__(self, way="forms"):
        self.way, self.questions = way, 0

    def given(self, holds):  # whether a hypothesis of -> holds, the judge says
        if not holds:
            raise Unmet
        return True

    def judged(self, *parts):  # of =>: where the judge says no, the engine is asked, to the first part that is false
        for part in parts if not all(parts) else ():
            self.questions += 1
            if not part:
                raise Unmet
        return True

    def ask(self, answer):
        self.questions += 1
        return answer

    def sum(self, g, h):
        self.questions += self.way == "asked"
        return plus(g, h)

    def difference(self, g, h):
        self.questions += self.way == "asked"
        return plus(g, minus(h))

    def negative(self, g):
        self.questions += self.way == "asked"
        return minus(g)


def run(claim, cases, ways):
    """Cases, those that are met, and questions: of all ways, but each case is met once."""
    met = questions = 0
    for case in cases:
        try:
            for way in ways:
                engine = Asked(way)
                assert claim(engine, *case), f"the claim is false of {case}"
                questions += engine.questions
            met += 1
        except Unmet:
            questions += engine.questions
    return len(cases), met, questions
