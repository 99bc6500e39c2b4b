"""Thermographs and trees, as numbers and as pictures for notebooks."""

from fractions import Fraction
import re

from . import program
from .errors import Error

PIECE = re.compile(r"(-?[0-9/]+)?(?: ([-+]) t|(t)|(-t))?(?: to t = ([0-9/]+))?\Z")


class Picture:
    """Drawn by the program as SVG; a notebook shows it."""

    kind = ""

    def __init__(self, game):
        self.game = game

    @property
    def svg(self):
        """The text of the picture; an Error where the game is too large to be drawn."""
        return program.run_well("eval", "--quiet", "--svg", self.kind, "--", self.game.text)

    def _repr_svg_(self):
        try:
            return self.svg
        except Error:
            return None  # the notebook shows the words of repr

    def __repr__(self):
        return f"<{self.kind} of {self.game}>"


class Tree(Picture):
    """The game tree, as far as a picture has room for it."""

    kind = "tree"


class Thermograph(Picture):
    """left(t) and right(t) are the walls at a temperature t >= 0: the stops of the game cooled by t."""

    kind = "thermograph"

    @property
    def mean(self):
        return self.game.mean

    @property
    def temperature(self):
        return self.game.temperature

    @property
    def left_wall(self):
        """Pieces from t = 0 up, each as (a, b, end): a + b t up to t = end, which is None for the mast."""
        return self._walls()[0]

    @property
    def right_wall(self):
        return self._walls()[1]

    def left(self, t):
        return at(self.left_wall, t)

    def right(self, t):
        return at(self.right_wall, t)

    def _walls(self):
        if not hasattr(self, "walls"):
            if self.game.number is not None:
                mast = [(self.game.number, 0, None)]
                self.walls = mast, mast
            else:
                told = program.rows(self.game.canonical.text)
                self.walls = tuple(wall(told[f"{side} wall"]) for side in ("left", "right"))
        return self.walls


def wall(text):
    """"4 - t to t = 1, then 3" as pieces."""
    found = []
    for words in text.split(", then "):
        match = PIECE.match(words)
        if not match:
            raise Error(f"found the wall {text!r}, expected pieces such as '4 - t to t = 1'")
        start, sign, rising, falling, end = match.groups()
        slope = 1 if rising or sign == "+" else -1 if falling or sign == "-" else 0
        found.append((Fraction(start or 0), slope, Fraction(end) if end else None))
    return found


def at(pieces, t):
    if t < 0:
        raise ValueError(f"found t = {t}, expected 0 or more")
    a, b, _ = next(piece for piece in pieces if piece[2] is None or t <= piece[2])
    return a + b * t
