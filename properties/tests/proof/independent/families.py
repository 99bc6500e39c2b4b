"""A second checker of certificates of families, written from the rules in the README of engine/proof alone.

A number is a dictionary: what it is times, by kind and letter. Kinds are "" for units, "u" for ups, ">" for units that the
letter halves; the letter "" stands for 1.
"""

import re

from .reading import Reader, require

SMALL, LARGE = "inmkj", "INMKJ"
OF_OPTIONS, OF_NODES = "iI", "nmkjNMKJ"
MOST, GAMES, OFTEN = 10**15, 20, 60
OTHER = {"L": "R", "R": "L"}


def is_at_least_0(number, strictly, sign):
    left, above = 0, False
    for (kind, letter), times in number.items():
        times *= sign
        if times == 0:
            continue
        if kind == ">":
            left += min(times, 0)
            above |= times > 0
        elif kind == "" and letter == "":
            left += times
        else:
            if letter and letter in LARGE or times < 0:
                return False
            above |= letter == ""
    return left >= 0 and (not strictly or left > 0 or above)


class Checker(Reader):
    def __init__(self, text):
        super().__init__(text, "gifthorse-families 1 ")
        self.forms, self.nodes = [None], [None]

    def next(self):
        self.blanks()
        return self.text[self.at : self.at + 1]

    def integer(self, low, high):
        self.blanks()
        found = re.compile("-?[0-9]+").match(self.text, self.at)
        require(found and len(found[0].lstrip("-0")) <= 20, "an integer")
        require(low <= int(found[0]) <= high, "an integer in its range")
        self.at = found.end()
        return int(found[0])

    # ---- sums

    def read_number(self, allowed, integers=False):
        number = {}
        while self.next() in set("-0123456789"):
            times = self.integer(-MOST, MOST)
            kind = re.compile("[u>]?").match(self.text, self.at)[0]
            letter = re.compile(f"[{allowed}]?").match(self.text, self.at + len(kind))[0]
            self.at += len(kind) + len(letter)
            require(kind != ">" or letter and letter in SMALL, "a small letter")
            require(not (integers and kind), "an integer")
            require(not number.get((kind, letter)), "one term of each kind")
            number[kind, letter] = times
        return number

    def read_sum(self, allowed):
        games = []
        while game := self.integer(1 - len(self.forms), len(self.forms) - 1):
            games.append(game)
        require(len(games) <= GAMES, "at most 20 games")
        return games, self.read_number(allowed)

    def read_letters(self):
        stands = {letter: {("", letter): 1} for letter in SMALL + LARGE}
        while self.next() in set(SMALL + LARGE):
            letter = self.text[self.at]
            self.at += 1
            self.letter("=")
            stands[letter] = self.read_number(SMALL + LARGE, integers=True)
            require(letter in LARGE or is_at_least_0(stands[letter], False, 1), "an integer from 0 on")
        return stands

    # ---- arithmetic

    def halved(self, times, letter_stands):
        """The term of units that a letter halves, with what stands for the letter."""
        factors = {letter: n for (_, letter), n in letter_stands.items() if n and letter}
        require(len(factors) <= 1 and all(n == 1 for n in factors.values()), "a letter that may halve")
        halves = self.often * letter_stands.get(("", ""), 0)
        require(halves <= 60 and times % 2**halves == 0, "whole units")
        letter = "".join(factors)
        return (">" if letter else "", letter), times // 2**halves

    def add(self, to, sign, number, stands):
        total = dict(to)
        for (kind, letter), times in number.items():
            if kind == ">" and times:
                terms = [self.halved(sign * times, stands[letter])]
            elif kind == ">":
                terms = []
            elif letter:
                terms = [((kind, other), sign * times * n) for (_, other), n in stands[letter].items()]
            else:
                terms = [((kind, ""), sign * times)]
            for place, more in terms:
                total[place] = total.get(place, 0) + more
        require(all(abs(n) <= MOST for n in total.values()), "at most 10^15 units")
        return total

    # ---- moves

    def options(self, games, who):
        """The games and the number with its sign after each move in the games."""
        for i, game in enumerate(games):
            sign = 1 if game > 0 else -1
            for option_games, number in self.forms[abs(game)][who if sign > 0 else OTHER[who]]:
                yield [*games[:i], *(sign * g for g in option_games), *games[i + 1 :]], sign, number

    def after_number_move(self, number, who):
        """What the number becomes, or None."""
        require(not any(kind == "u" and times for (kind, _), times in number.items()), "no ups")
        step = -self.unit if who == "L" else self.unit
        to = dict(number)
        if all(kind == "" and times % self.unit == 0 or times == 0 for (kind, _), times in number.items()):
            if is_at_least_0(number, False, 1 if who == "R" else -1):
                return None
            to["", ""] = to.get(("", ""), 0) + step
        else:
            to[">", "i"] = step
        return to

    # ---- nodes

    def read_witness(self, games, number, wins, begins, strictly=False):
        self.letter(":")
        node = self.nodes[self.integer(1, len(self.nodes) - 1)]
        require(node[:3] == (wins, begins, games), "a node of these players and games")
        rest = self.add(number, -1, node[3], self.read_letters())
        require(is_at_least_0(rest, strictly, 1 if wins == "L" else -1), "a number that is not better")

    def read_reply(self, games, number, wins):
        self.letter(":")
        place = self.integer(0, MOST)
        stands = self.read_letters()
        if place:
            moves = list(self.options(games, wins))
            require(place <= len(moves), "a move")
            games, sign, more = moves[place - 1]
            number = self.add(number, sign, more, stands)
        self.read_witness(games, number, wins, OTHER[wins], strictly=place == 0)

    def read_answers(self, games, number, wins):
        same = {letter: {("", letter): 1} for letter in SMALL + LARGE}
        for to, sign, more in self.options(games, OTHER[wins]):
            self.read_witness(to, self.add(number, sign, more, same), wins, wins)
        to = self.after_number_move(number, OTHER[wins])
        if to is not None:
            self.read_witness(games, to, wins, wins)

    def read_node(self):
        wins, begins = ("LR"[self.letter("LR")] for _ in range(2))
        games, number = self.read_sum(OF_NODES)
        if not games:
            require(is_at_least_0(number, wins == begins, 1 if wins == "L" else -1), "a number that is so")
        elif wins == begins:
            self.read_reply(games, number, wins)
        else:
            self.read_answers(games, number, wins)
        self.nodes.append((wins, begins, games, number))

    def read_form(self):
        form = {"L": [], "R": []}
        for side, end in (("L", "|"), ("R", "\n")):
            while self.next() != end:
                if form[side]:
                    self.letter(",")
                form[side].append(self.read_sum(OF_OPTIONS))
            self.at += end == "|"
        self.forms.append(form)

    def read_all(self):
        self.unit, self.often = self.integer(1, MOST), self.integer(1, OFTEN)
        while True:
            self.letter("\n")
            kind = "#.fns"[self.letter("#.fns")]
            if kind == ".":
                return require(self.ends(), "the end")
            {"#": self.pass_comment, "f": self.read_form, "n": self.read_node, "s": self.read_node}[kind]()
