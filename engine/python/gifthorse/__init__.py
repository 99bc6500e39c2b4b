"""Combinatorial games: values, order, thermographs, conjectures, certificates and strategies for Hypothesis.

    >>> from gifthorse import Game
    >>> up, star = Game("^"), Game("*")
    >>> up + star
    Game('^*')
    >>> (up + star).compare(0), 2 * up + star > 0
    ('||', True)

The program `gifthorse` answers; it is found by the environment's GIFTHORSE, or on PATH.
"""

from .conjectures import Certificate, Hunt, hunt, prove
from .errors import Died, Error, Limit, Missing, Refused, Untrue
from .games import Game, ask, evaluate, many, table
from .pictures import Thermograph, Tree
from .serving import Server

__all__ = [
    "Certificate", "Died", "Error", "Game", "Hunt", "Limit", "Missing", "Refused", "Server", "Thermograph", "Tree",
    "Untrue", "ask", "evaluate", "hunt", "many", "prove", "table",
]
