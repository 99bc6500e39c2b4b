"""An adapter of Combinatorial_Games, in Python: its games are in canonical form from the moment they are made."""

from fractions import Fraction

import games
from games import Game
from protocol import Reader, speak


def numeral(number):
    return Game.DyadicRational(number.numerator, number.denominator.bit_length() - 1)


def order(g, h):
    return {0: "=", 1: ">", -1: "<", 2: "||"}[games.cmpGames(g, h)]


def outcome(g):
    return {"=": "P", ">": "L", "<": "R", "||": "N"}[order(g, Game.Integer(0))]


def write(g):
    """By its options alone: what it prints of a game is a name."""
    return "{%s|%s}" % tuple(",".join(map(write, options)) for options in (g.LeftOptions, g.RightOptions))


def number(g):
    return Fraction(games.convertNameToNumber(g.name)) if games.isNumber(g) else "none"


def cool(g, x):
    if not games.isNumber(x) or order(x, Game.Integer(0)) == "<":
        return "limit it cools by numbers from 0 on"
    t = number(x)
    return write(games.coolGame(g, t.numerator, t.denominator.bit_length() - 1))


def truth(of):
    return lambda g: "true" if of(g) else "false"


def mean(g):
    return Fraction(games.numberPart(games.freezeGame(g)[0]))


game = Reader(Game.GeneralGame, numeral)
speak("combinatorial-games-py", ["numerals", "let", "games:positions<=30,birthday<=12"], {
    "outcome": (outcome, game),
    "compare": (order, game, game),
    "negate": (lambda g: write(-g), game),
    "add": (lambda g, h: write(g + h), game, game),
    "subtract": (lambda g, h: write(g - h), game, game),
    "canonical": (write, game),
    "birthday": (games.birthday, game),
    "number": (number, game),
    "left-stop": (lambda g: Fraction(games.LeftStop(g)), game),
    "right-stop": (lambda g: Fraction(games.RightStop(g)), game),
    "mean": (mean, game),
    "temperature": (lambda g: Fraction(games.freezeGame(g)[1]), game),
    "cool": (cool, game, game),
    "freeze": (lambda g: write(games.freezeGame(g)[0]), game),
    "heat": (lambda g, h: write(games.heatGame(g, h)), game, game),
    "is-infinitesimal": (truth(games.isInfinitesimal), game),
    "is-numberish": (truth(games.isNumberish), game),
    "is-nimber": (truth(games.isNimber), game),
})
