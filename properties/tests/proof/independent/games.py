"""A second checker of certificates of games, written from the rules in the README of engine/proof alone.

It is plain and slow, and shares nothing with the kernel but those rules.
"""

from dataclasses import dataclass

from .reading import Reader, Rejected, require

MOST, PLACES, GAMES, MATRIX = 2**100, 60, 1000, 10000


@dataclass
class Form:
    number: int = None  # in units of the last place; None: it is given by options
    options: tuple = ((), ())
    canonical: bool = False


@dataclass(frozen=True)
class Sum:
    number: int
    games: tuple  # in order, -n for the negative of form n


@dataclass(frozen=True)
class Node:
    sum: Sum
    wins: int
    begins: int


class Checker(Reader):
    def __init__(self, text):
        super().__init__(text, "gifthorse-proof 2 ")
        self.forms, self.nodes, self.walls, self.matrix = [None], [None], [None], None
        self.shown = []

    # ---- sums and moves

    def add(self, sum, game):
        form = self.forms[abs(game)]
        number, games = sum.number, sum.games
        if form.number is None:
            games = tuple(sorted((*games, game)))
        else:
            number += form.number if game > 0 else -form.number
        require(abs(number) <= MOST and len(games) <= GAMES, "a sum within its limits")
        return Sum(number, games)

    def of_number(self, number, who):
        """What a player's move in a number leads to; None: he has none."""
        one, last = 2**self.places, number & -number
        if number and (last < one or (number > 0) == (who == 0)):
            return number + (-1 if who == 0 else 1) * min(last, one)
        return None

    def moves(self, sum, who):
        for i, game in enumerate(sum.games):
            rest = Sum(sum.number, sum.games[:i] + sum.games[i + 1 :])
            for option in self.forms[abs(game)].options[who if game > 0 else 1 - who]:
                yield self.add(rest, option if game > 0 else -option)
        left = self.of_number(sum.number, who)
        if left is not None:
            yield Sum(left, sum.games)

    def move(self, sum, who, k):
        """The k-th move, from 1 on, without those behind it."""
        for i, after in enumerate(self.moves(sum, who), 1):
            if i == k:
                return after
        raise Rejected("a move")

    # ---- lines

    def witness(self, sum, wins, begins):
        node = self.nodes[self.integer(1, len(self.nodes) - 1)]
        require(node == Node(sum, wins, begins), "a node that shows this")

    def read_node(self, shown):
        wins, begins = self.letter("LR"), self.letter("LR")
        most = 0 if self.misere else MOST
        sum = Sum(self.integer(-most, most), ())
        for game in self.list(1 - len(self.forms), len(self.forms) - 1):
            sum = self.add(sum, game)
        if not sum.games and not self.misere:
            loser = 1 if sum.number > 0 else 0 if sum.number < 0 else begins
            require(wins != loser, "the winner of a number")
        elif next(self.moves(sum, begins), None) is None:
            require((wins == begins) == self.misere, "the winner without a move")
        elif wins == begins:
            self.witness(self.move(sum, begins, self.integer(1, 2**31 - 1)), wins, 1 - begins)
        else:
            for after in self.moves(sum, begins):
                self.witness(after, wins, wins)
        self.nodes.append(Node(sum, wins, begins))
        if shown:
            self.shown.append(self.nodes[-1])

    def read_form(self):
        most = len(self.forms) - 1
        options = tuple(tuple(self.list(0, most)) for _ in "LR")
        self.forms.append(Form(options=options) if any(options) else Form(number=0, canonical=True))

    def read_number(self):
        self.forms.append(Form(number=self.integer(-MOST, MOST), canonical=True))

    def single(self, game):
        return self.add(Sum(0, ()), game)

    def read_canonical(self):
        n = self.integer(1, len(self.forms) - 1)
        form = self.forms[n]
        for side in 0, 1:
            options = form.options[side]
            for i, option in enumerate(options):
                require(self.forms[option].canonical, "options in canonical form")
                for j, other in enumerate(options):
                    if i != j:
                        self.witness(self.add(self.single(option), -other), side, side)
                for answer in self.moves(self.single(option), 1 - side):
                    self.witness(self.add(answer, -n), side, side)
        form.canonical = True

    def read_matrix(self):
        width = self.integer(1, len(self.forms) - 1)
        require(width <= MATRIX and self.matrix is None, "one matrix within its limits")
        self.matrix = at_most = {}

        def compare(i, j):
            left, right = self.forms[i].options[0], self.forms[j].options[1]
            return not any(at_most.get((j, l)) for l in left) and not any(at_most.get((r, i)) for r in right)

        for i in range(1, width + 1):
            require(not self.forms[i].number, "forms by their options")
            self.letter("\n")
            for j in range(1, i + 1):
                relation = "<=>|"[self.letter("<=>|")]
                at_most[i, j], at_most[j, i] = compare(i, j), compare(j, i)
                require((at_most[i, j], at_most[j, i]) == (relation in "<=", relation in "=>"), "this relation")

    def option_walls(self, option, temperature):
        """The left and the right wall of an option, each a value and how it leans."""
        form = self.forms[option]
        if form.number is not None:
            return (form.number, 0), (form.number, 0)
        of, at, left, right = self.walls[self.integer(1, len(self.walls) - 1)]
        require(of == option and (at == temperature or (at < temperature and left[0] == right[0])), "walls of this option")
        return (left, right) if at == temperature else ((left[0], 0), (left[0], 0))

    def read_walls(self):
        n = self.integer(1, len(self.forms) - 1)
        t = self.integer(0, MOST)
        lefts, rights = self.forms[n].options
        require(len(lefts) + len(rights) <= GAMES, "walls of at most 1,000 options")
        left = [(value - t, lean + 1) for value, lean in (self.option_walls(o, t)[1] for o in lefts)]
        right = [(value + t, lean - 1) for value, lean in (self.option_walls(o, t)[0] for o in rights)]
        require(left and right and max(left) >= min(right), "walls that have not met")
        self.walls.append((n, t, max(left), min(right)))

    def read_all(self):
        self.places = self.integer(0, PLACES)
        self.misere = bool(self.letter("nm"))
        while True:
            self.letter("\n")
            kind = "#.fnsxcmt"[self.letter("#.fns" if self.misere else "#.fnsxcmt")]
            if kind == ".":
                return require(self.ends(), "the end")
            if kind == "#":
                self.pass_comment()
            elif kind in "ns":
                self.read_node(kind == "s")
            else:
                {"f": self.read_form, "x": self.read_number, "c": self.read_canonical, "m": self.read_matrix, "t": self.read_walls}[kind]()
