"""A second checker of certificates of who wins heaps, written from the rules in the README of engine/proof alone."""

import re

from .reading import Reader, require

CODES, HEAPS, MOST = 16, 32, 4095
NIM = ([0, 3], True, False)  # .3...


class Checker(Reader):
    def __init__(self, text):
        super().__init__(text, "gifthorse-boards 1 heaps ")
        self.codes, self.misere, self.last = [], False, ()
        self.lost, self.options = set(), {}

    def read_code(self):
        code = re.compile(r"(grundysgame)(?=[ \n])|([04]?)\.([0-7]{0,60})(\.\.\.)?(?=[ \n])").match(self.text, self.at)
        require(code and not (code[4] and not code[3]) and len(self.codes) < CODES, "a code")
        self.at = code.end()
        self.codes.append(([4], False, True) if code[1] else ([int(code[2] or 0), *map(int, code[3])], bool(code[4]), False))

    def moves_of(self, heap):
        """What is left of one heap, by each move."""
        if heap not in self.options:
            (digits, endless, unequal), n = self.codes[heap[0]], heap[1]
            found = set()
            for taken in range(n + 1):
                digit, rest = digits[taken] if taken < len(digits) else digits[-1] if endless else 0, n - taken
                if digit & 1 and rest == 0:
                    found.add(())
                if digit & 2 and rest > 0:
                    found.add((rest,))
                if digit & 4:
                    found.update((a, rest - a) for a in range(1, rest // 2 + 1) if not (unequal and 2 * a == rest))
            self.options[heap] = found
        return self.options[heap]

    def with_moves(self, heaps):
        return tuple(sorted(heap for heap in heaps if self.moves_of(heap)))

    def moves(self, heaps):
        for i, (code, n) in enumerate(heaps):
            if i and heaps[i - 1] == (code, n):
                continue
            for left in self.moves_of((code, n)):
                yield self.with_moves([*heaps[:i], *heaps[i + 1 :], *((code, part) for part in left)])

    def is_won(self, heaps):
        return any(after in self.lost for after in self.moves(heaps)) if heaps else self.misere

    def is_lost(self, heaps):
        return all(self.is_won(after) for after in self.moves(heaps)) if heaps else not self.misere

    def read_line(self, kind):
        heaps = []
        if kind == "v":
            require(self.codes[-1] == NIM, ".3... as the last code")
            value = self.integer(0, MOST)
            heaps += [(len(self.codes) - 1, value)] * (value > 0)
        for code in range(len(self.codes)):
            for n in self.list(0, MOST):
                require(len(heaps) < HEAPS, "fewer heaps")
                heaps.append((code, n))
        heaps.sort(reverse=True)
        require(heaps >= list(self.last), "no less than before")
        self.last = heaps
        playing = self.with_moves(heaps)
        require(self.is_won(playing) if kind == "w" else self.is_lost(playing), "what earlier lines show")
        if kind != "w" and len(playing) == len(heaps):
            self.lost.add(playing)

    def read_all(self):
        require(not self.text.startswith(" ", self.at), "the first code")
        while not self.codes or self.text[self.at : self.at + 1] != "\n":
            self.read_code()
            self.blanks()
        while True:
            self.letter("\n")
            kind = "#.mpswv"[self.letter("#.mpswv")]
            if kind == ".":
                return require(self.ends(), "the end")
            if kind == "#":
                self.pass_comment()
            elif kind == "m":
                self.misere, self.last, self.lost = True, (), set()
            else:
                self.read_line(kind)
