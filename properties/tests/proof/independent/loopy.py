"""A second checker of certificates of loopy games, written from the rules in the README of engine/proof alone."""

from .reading import Reader, require

GAMES, MOST = 64, 2**31 - 1


class Node:
    def __init__(self, kind, player, begins, ranks, games, witnesses):
        self.kind, self.player, self.begins, self.ranks, self.games, self.witnesses = kind, player, begins, ranks, games, witnesses


class Checker(Reader):
    def __init__(self, text):
        super().__init__(text, "gifthorse-loopy 1 ")
        self.lines = text.count("\n") + 1
        self.games, self.nodes = [None], [None]
        self.orders = []  # (who, begins, left games, right games), of dud None: what is told

    def moves(self, games, who):
        """The sums after the moves of a player, in their order."""
        for place, game in enumerate(games):
            for option in self.games[abs(game)][who if game > 0 else 1 - who]:
                yield tuple(sorted(games[:place] + games[place + 1 :] + (option if game > 0 else -option,)))

    def read_game(self):
        require(len(self.games) <= self.game_count, "no more games")
        self.games.append((self.list(0, self.game_count), self.list(0, self.game_count)))

    def read_node(self, kind):
        require(len(self.nodes) <= self.node_count, "no more nodes")
        player = begins = ranks = None
        if kind == "t":
            ranks = self.integer(0, MOST), self.integer(0, MOST)
        else:
            player, begins = self.letter("LR"), self.letter("LR")
        games = tuple(sorted(self.list(-self.game_count, self.game_count)))
        require(len(games) <= GAMES, "no more games in a sum")
        witnesses = []
        while self.blanks() or self.text[self.at : self.at + 1] != "\n":
            witnesses.append(self.integer(1, MOST))
        self.nodes.append(Node(kind, player, begins, ranks, games, witnesses))

    def earlier(self):
        return self.nodes[self.integer(1, len(self.nodes) - 1)]

    def judgment(self):
        node = self.earlier()
        require(node.kind == "w" or (node.kind == "d" and node.player != node.begins), "a node that tells an order")
        return node

    def read_order(self):
        node, left, right = self.judgment(), self.earlier(), self.earlier()
        require(left.kind == right.kind == "t", "two stoppers")
        require(node.games == tuple(sorted([*left.games, *(-game for game in right.games)])), "their difference")
        self.orders.append((node.player, node.begins, left.games, right.games))

    def passes(self, game, who):
        if abs(game) >= len(self.games):
            return False
        sides = self.games[abs(game)]
        side = who if game > 0 else 1 - who
        return sides[side] == [abs(game)] and not sides[1 - side]

    def read_dud(self):
        node = self.judgment()
        passing = [place for place, game in enumerate(node.games) if self.passes(game, node.begins)]
        require(passing, "a game to pass in")
        self.orders.append((node.player, node.begins, node.games[: passing[0]] + node.games[passing[0] + 1 :], None))

    def check(self, number):
        node = self.nodes[number]
        left = list(node.witnesses)

        def shown(mover, after):
            require(left and left[0] < len(self.nodes), "a witness")
            by = left.pop(0)
            witness = self.nodes[by]
            require(witness.games == after, "a witness of the sum after the move")
            if node.kind == "t":
                return require(witness.kind == "t" and witness.ranks[1 - mover] < node.ranks[mover], "a lower rank")
            require((witness.player, witness.begins) == (node.player, 1 - mover), "a witness of the players")
            require(witness.kind == "w" and by < number if node.kind == "w" else witness.kind in "wd", "a witness that is enough")

        for mover in (0, 1):
            after = list(self.moves(node.games, mover))
            if node.kind == "t" or (node.begins == mover != node.player):
                for games in after:
                    shown(mover, games)
            elif node.begins == mover:
                require(left and left[0] <= len(after), "a move")
                shown(mover, after[left.pop(0) - 1])
        require(not left, "no more witnesses")

    def read_all(self):
        self.game_count, self.node_count = self.integer(0, self.lines), self.integer(0, self.lines)
        while True:
            self.letter("\n")
            kind = "#.fouswdt"[self.letter("#.fouswdt")]
            if kind == ".":
                break
            if kind == "#":
                self.pass_comment()
            elif kind == "f":
                self.read_game()
            elif kind == "o":
                self.read_order()
            elif kind == "u":
                self.read_dud()
            else:
                self.read_node("wdt"[self.letter("wdt")] if kind == "s" else kind)
        require(self.ends(), "the end")
        require(len(self.games) == self.game_count + 1 and len(self.nodes) == self.node_count + 1, "as many as the first line says")
        for number in range(1, len(self.nodes)):
            self.check(number)
