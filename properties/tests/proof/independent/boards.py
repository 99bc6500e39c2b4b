"""A second checker of certificates of boards, written from the rules in the README of engine/proof alone."""

import re

from .reading import Reader, require

SQUARES, MOST = 64, 2**26
BESIDE = (0, 1), (0, -1), (1, 0), (-1, 0)


def along(*ways):
    """Kinds of moves that change letters in a line: the way, the letters before and after."""
    return [((down, right), list(zip(before, after)), {}) for down, right, before, after in ways]


def taking(own, left, lost):
    """Of what is one's own or free; squares beside it that are free are then left to one player, those `lost` to nobody."""
    return [((0, 0), [(letter, "#")], {".": left, lost: "#"}) for letter in (".", own)]


GAMES = {
    "domineering": (".#", along((1, 0, "..", "##")), along((0, 1, "..", "##"))),
    "clobber": (".xo", along(*((*way, "xo", ".x") for way in BESIDE)), along(*((*way, "ox", ".o") for way in BESIDE))),
    "toads": ("TF.", along((0, 1, "T.", ".T"), (0, 1, "TF.", ".FT")), along((0, -1, "F.", ".F"), (0, -1, "FT.", ".TF"))),
    "snort": (".LR#", taking("L", "L", "R"), taking("R", "R", "L")),
    "col": (".LR#", taking("L", "R", "L"), taking("R", "L", "R")),
    "cutcake": ("12345678", None, None),
}


class Checker(Reader):
    def __init__(self, text):
        super().__init__(text, "gifthorse-boards 1 ")
        self.nodes = [None]

    def cuts(self, board, who):
        """Left cuts off columns, Right rows: first one of each piece, then two, as long as no more than half is cut off."""
        pieces = [tuple(map(int, board[i : i + 2])) for i in range(0, len(board), 2)]
        for part in range(1, 5):
            for i, (rows, columns) in enumerate(pieces):
                whole = rows if who else columns
                if 2 * part <= whole:
                    parts = [(n, columns) if who else (rows, n) for n in (part, whole - part)]
                    after = sorted((p for p in pieces[:i] + pieces[i + 1 :] + parts if p != (1, 1)), reverse=True)
                    yield "".join(f"{r}{c}" for r, c in after or [(1, 1)])

    def moves(self, board, who):
        if self.cake:
            yield from self.cuts(board, who)
            return
        rows = len(board) // self.columns
        squares = {(row, column): board[row * self.columns + column] for row in range(rows) for column in range(self.columns)}
        for (down, right), changes, beside in self.kinds[who]:
            for row, column in squares:
                line = [(row + i * down, column + i * right) for i in range(len(changes))]
                if all(squares.get(at) == before for at, (before, _) in zip(line, changes)):
                    after = {**squares, **{at: letter for at, (_, letter) in zip(line, changes)}}
                    for step in BESIDE:
                        at = row + step[0], column + step[1]
                        after[at] = beside.get(after.get(at), after.get(at))
                    yield "".join(after[at] for at in squares)

    def read_board(self):
        self.blanks()
        board = re.compile("[%s]{1,%d}(?=[\\x00- ]|$)" % (re.escape(self.letters), SQUARES)).match(self.text, self.at)
        require(board and len(board[0]) % self.columns == 0, "whole rows of squares")
        self.at = board.end()
        require(not self.cake or sum(int(r) * int(c) for r, c in zip(board[0][::2], board[0][1::2])) <= SQUARES, "64 squares of cake")
        return board[0]

    def witness(self, board, wins, begins):
        require(self.nodes[self.integer(1, len(self.nodes) - 1)] == (wins, begins, board), "a node that shows this")

    def read_node(self):
        wins, begins = self.letter("LR"), self.letter("LR")
        board = self.read_board()
        moves = list(self.moves(board, begins))
        if not moves:
            require((wins == begins) == self.misere, "the winner without a move")
        elif wins == begins:
            move = self.integer(1, MOST)
            require(move <= len(moves), "a move")
            self.witness(moves[move - 1], wins, 1 - begins)
        else:
            for after in moves:
                self.witness(after, wins, wins)
        self.nodes.append((wins, begins, board))

    def read_all(self):
        name = re.compile("[^ ]*").match(self.text, self.at)[0]
        require(name in GAMES, "the name of a ruleset")
        self.at += len(name)
        self.letters, *self.kinds = GAMES[name]
        self.columns = self.integer(1, SQUARES)
        self.cake = name == "cutcake"
        require(not self.cake or self.columns == 2, "two columns")
        self.misere = bool(self.letter("nm"))
        while True:
            self.letter("\n")
            kind = "#.ns"[self.letter("#.ns")]
            if kind == ".":
                return require(self.ends(), "the end")
            if kind == "#":
                self.pass_comment()
            else:
                self.read_node()
