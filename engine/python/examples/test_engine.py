"""An engine in Python, tested in its own test suite with games of Gift Horse's: pytest test_engine.py"""

from functools import lru_cache

from gifthorse import strategies
from hypothesis import given

# ---- the engine: a game is a pair of tuples, Left's options and Right's -----------------------


@lru_cache(maxsize=None)
def wins_first(game, player):
    return any(not wins_first(option, 1 - player) for option in game[player])


def outcome(game):
    return "PRLN"[2 * wins_first(game, 0) + wins_first(game, 1)]


def negative(game):
    return tuple(map(negative, game[1])), tuple(map(negative, game[0]))


def add(g, h):
    return tuple(tuple(add(x, h) for x in g[side]) + tuple(add(g, y) for y in h[side]) for side in (0, 1))


# ---- its tests --------------------------------------------------------------------------------


def mine(game):
    """A game of Gift Horse's as one of the engine's."""
    return tuple(map(mine, game.left)), tuple(map(mine, game.right))


@given(strategies.games())
def test_outcome(g):
    assert outcome(mine(g)) == g.outcome


@given(strategies.games(2), strategies.games(2))
def test_sum(g, h):
    assert outcome(add(mine(g), mine(h))) == (g + h).outcome


@given(strategies.games(2))
def test_negative(g):
    assert outcome(add(mine(g), negative(mine(g)))) == "P"
