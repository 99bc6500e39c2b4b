"""A second checker of certificates of heaps, written from the rules in the README of engine/proof alone.

It makes every option of every heap, and knows no mask.
"""

import re

from .reading import Reader, require

CODES, HEAPS, VALUES, MOST = 1000, 2**24, 2**16, 10**18


class Checker(Reader):
    def __init__(self, text):
        super().__init__(text, "gifthorse-heaps 1 ")
        self.codes, self.sums = 0, []

    def read_code(self):
        self.codes += 1
        require(self.codes <= CODES, "fewer codes")
        self.values, self.period = [], None
        self.unequal = self.text.startswith("grundysgame ", self.at)
        if self.unequal:
            self.at += len("grundysgame")
            self.digits, self.endless = [4], False
            return
        code = re.compile(r"([04]?)\.([0-7]{0,60})(\.\.\.)?(?= )").match(self.text, self.at)
        require(code and not (code[3] and not code[2]), "a code")
        self.at = code.end()
        self.digits = [int(code[1] or 0), *map(int, code[2])]
        self.endless = bool(code[3])

    def digit(self, taken):
        return self.digits[taken] if taken < len(self.digits) else self.digits[-1] if self.endless else 0

    def options(self, n):
        found = set()
        for taken in range(min(n, n if self.endless else len(self.digits) - 1) + 1):
            digit, rest = self.digit(taken), n - taken
            if digit & 1 and rest == 0:
                found.add(0)
            if digit & 2 and rest > 0:
                found.add(self.values[rest])
            if digit & 4:
                found.update(self.values[a] ^ self.values[rest - a] for a in range(1, rest // 2 + 1) if not (self.unequal and 2 * a == rest))
        return found

    def read_values(self):
        self.blanks()
        while self.text[self.at : self.at + 1] != "\n":
            value = self.integer(0, VALUES - 1)
            require(len(self.values) < HEAPS, "fewer heaps")
            options = self.options(len(self.values))
            require(value not in options and options.issuperset(range(value)), "the least value that no option has")
            self.values.append(value)
            self.blanks()

    def read_period(self):
        require(self.period is None and not self.endless and not self.unequal, "one period, of a code that ends")
        period, first = (self.integer(1, len(self.values)) for _ in "pn")
        places = len(self.digits) - 1
        require(2 * first + 2 * period + places <= len(self.values), "values enough")

        def repeats(start, count, distance):
            return all(self.values[i] == self.values[i + distance] for i in range(start, start + count))

        require(repeats(first, first + period + places, period), "a period")
        require(first == 1 or not repeats(first - 1, 1, period), "that begins here")
        require(not any(period % part == 0 and repeats(first, period, part) for part in range(1, period)), "the least")
        self.period = period, first

    def value(self, n):
        if n < len(self.values):
            return self.values[n]
        require(self.period, "the value of a heap")
        period, first = self.period
        return self.values[first + (n - first) % period]

    def read_sum(self):
        value, found = self.integer(0, VALUES - 1), 0
        for n in self.list(0, MOST):
            found ^= self.value(n)
        require(value == found, "the value of the sum")
        self.sums.append(value)

    def read_together(self):
        value = self.integer(0, VALUES - 1)
        require(self.sums, "sums")
        for found in self.sums:
            value ^= found
        require(value == 0, "the value of the sums")
        self.sums = []

    def read_game(self):
        self.blanks()
        self.read_code()
        self.integer(0, 2 * VALUES - 1)

    def read_all(self):
        require(not self.text.startswith(" ", self.at), "the code")
        self.read_game()
        while True:
            self.letter("\n")
            kind = "#.vpsct"[self.letter("#.vpsct")]
            if kind == ".":
                return require(self.ends(), "the end")
            {"#": self.pass_comment, "v": self.read_values, "p": self.read_period, "s": self.read_sum, "c": self.read_game, "t": self.read_together}[kind]()
