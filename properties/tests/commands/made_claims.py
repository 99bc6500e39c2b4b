"""Claims that are well formed, made at random from the grammar of the claim language (the head of
language/reading/parse.c) and the functions that the program itself lists.

    maker = Maker(gifthorse, random.Random(1))
    maker.claim()  # "for ordinal a b: a + b = b + a and ..."
"""

import re
import subprocess

VARIABLES = {  # of each sort the names that need no declaration, then those that it declares
    "game": "G H K",
    "number": "x y z",
    "integer": "m n",
    "impartial": "I J",
    "dicotic": "d e",
    "ordinal": "a b",
    "surreal": "s t",
    "loopy": "k l",
}
BY_HABIT = ("game", "number", "integer", "impartial")
# What a letter in the list of a function's arguments stands for. Impartial ones are what the word means.
ARGUMENTS = {**dict.fromkeys("GHXY", "game"), **dict.fromkeys("xy", "numeric"), **dict.fromkeys("mn", "integer"), **dict.fromkeys("IJ", "impartial"), **dict.fromkeys("ab", "ordinal"), **dict.fromkeys("st", "surreal"), **dict.fromkeys("UV", "long"), **dict.fromkeys("KM", "loopy")}
RESULTS = {"a game": "game", "a number": "numeric", "an integer": "integer", "true or false": "truth", "an outcome": "outcome", "a genus": "genus", "an ordinal": "ordinal", "a loopy game": "loopy", "an outcome of a loopy game": "ending"}
LITERALS = {
    "game": "0 1 -2 1/2 -5/8 * *2 ^ v ^^ ^3 ^* ^3*2 +-1 +-{2|0} {0|*} {1||0|-1} {0,*|1} {|} tiny(2) miny(1) hack(LRRL) domineering(2,3) toads(T.F) clobber(xo) snort(1,2)".split(),
    "numeric": "0 1 -1 3 1/2 -5/8 17/16 2^(5) 9223372036854775807 -1/4294967296 {0|1} hack(LRL)".split(),
    "integer": "0 1 2 3 7 15 64 255 4294967296 18446744073709551615".split(),
    "impartial": ["0", "*", "*2", "*{0,2,3}", "nim(1,2)", "kayles(4)", "grundysgame(6)", "octal(.07,5)", "subtraction(1,2; 5)", "*{*{2}}"],
    "ordinal": ["0", "1", "5", "w", "w + 1", "w.2", "w^2", "w^w", "w^(w + 1).3 + w + 2", "2^w"],
    "surreal": ["0", "1/3", "w", "1/w", "w/2 - 1/3", "sqrt(w)", "w^(1/2)", "2^-w", "w - 1"],
    "long": ["{Z|Z}", "{N|}", "hack(LR(L)...)", "{N.^|N.^}", "w + 1", "{0|*}"],
    "loopy": ["on", "over", "dud", "tis", "upon - *", "^", "0"],
    "ending": ["LL", "LD", "RL", "DR"],
    "code": [".77", ".07", ".6", "4.7", ".137"],
}
RELATIONS = ["=", "!=", "<", ">", "<=", ">=", "||", "|>", "<|"]
NOTES = {"game": ["forms day 1", "values day 2", "random 30", "far 20", "depth 2"], "integer": ["integers -4..4", "random 30"], "ordinal": ["ordinals size 3", "random 30"], "surreal": ["surreals size 2", "random 30"], "loopy": ["loopy positions 1", "random 30"]}


def functions(gifthorse):
    """Name, types of the arguments, and of the result, of all that `eval help` lists."""
    said = subprocess.run([gifthorse, "eval", "help"], capture_output=True, text=True, check=True).stdout
    names = re.findall(r"(\w+)\([^()]*\)", said.split("functions:\n")[1].split("rulesets and")[0])
    told = subprocess.run([gifthorse, "eval", *(f"help {name}" for name in names)], capture_output=True, text=True, check=True).stdout
    for name, takes, result in re.findall(r"^(\w+)\(([^()]*)\), ([^:]*):", told, re.M):
        arguments = tuple("code" if word == "CODE" else ARGUMENTS[word] for word in takes.split(", "))
        beyond = result == "a number" and arguments[0] == "surreal"
        yield name, arguments, "surreal" if beyond else RESULTS[result]


class Maker:
    """The names that a claim may use are those in self.scope: pairs of a name and a sort."""

    def __init__(self, gifthorse, draw):
        self.draw = draw
        self.functions = list(functions(gifthorse))
        self.scope = []
        self.bound = 0

    def pick(self, *ways):
        return self.draw.choice(ways)()

    # ---- terms -------------------------------------------------------------------------------

    FITS = {"game": ("game", "number", "impartial", "dicotic"), "numeric": ("number",), "impartial": ("impartial",), "integer": ("integer",), "ordinal": ("ordinal",), "surreal": ("surreal",), "loopy": ("loopy",), "ending": (), "long": ("ordinal",), "code": ()}

    def leaf(self, kind):
        named = [name for name, sort in self.scope if sort in self.FITS[kind]]
        if named and self.draw.random() < 0.7:
            return self.draw.choice(named)
        return self.draw.choice(LITERALS[kind])

    def call(self, kind, depth):
        """A function with this result; a leaf where there is none."""
        known = [f for f in self.functions if f[2] == kind]
        if not known:
            return self.leaf(kind)
        name, arguments, _ = self.draw.choice(known)
        return f"{name}({', '.join(self.term(a, depth - 1) for a in arguments)})"

    def braces(self, depth):
        sides = [", ".join(self.option(depth - 1) for _ in range(self.draw.randrange(3))) for _ in range(2)]
        return "{" + " | ".join(sides) + "}"

    def option(self, depth):
        """An option, or the set of all of a variable's."""
        games = [name for name, sort in self.scope if sort == "game" and len(name) == 1]
        if games and self.draw.random() < 0.3:
            return f"{self.draw.choice(games)}^{self.draw.choice('LR')}"
        return self.term("game", depth)

    def term(self, kind, depth):
        if depth <= 0 or kind in ("code", "long") or self.draw.random() < 0.2:
            return self.leaf(kind)
        ways = [lambda: self.leaf(kind), lambda: self.call(kind, depth)]
        if kind in ("game", "numeric", "integer", "impartial", "ordinal", "surreal", "loopy"):
            ways.append(lambda: self.sum(kind, depth))
        if kind in ("game", "numeric", "surreal", "loopy"):
            ways.append(lambda: f"({self.term(kind, depth - 1)} - {self.term(kind, depth - 1)})")
            ways.append(lambda: f"-({self.term(kind, depth - 1)})")
        if kind in ("numeric", "ordinal", "surreal"):
            ways.append(lambda: f"({self.term(kind, depth - 1)} times {self.term(kind, depth - 1)})")
        if kind == "game":
            ways += [lambda: self.braces(depth), lambda: f"{self.draw.randrange(4)}.({self.term('game', depth - 1)})", lambda: f"+-({self.term('game', depth - 1)})"]
            ways += [lambda: f"game({self.term('integer', depth - 1)})", lambda: self.term("impartial", depth - 1)]
        return self.pick(*ways)

    def sum(self, kind, depth):
        """Of integers that are all written it would be one of games."""
        made = f"({self.term(kind, depth - 1)} + {self.term(kind, depth - 1)})"
        return made if kind != "integer" or re.search("[a-z]", made) else self.leaf(kind)

    # ---- formulas ------------------------------------------------------------------------------

    def relation(self, depth):
        kind = self.draw.choice([{"number": "numeric", "dicotic": "game"}.get(sort, sort) for _, sort in self.scope] or ["game"])
        ways = [lambda: f"{self.term(kind, depth)} {self.draw.choice(RELATIONS)} {self.term(kind, depth)}"] * 3
        ways.append(lambda: self.call("truth", depth))
        if kind in ("game", "numeric", "impartial", "integer"):
            kind = "game" if kind == "integer" else kind
            ways += [
                lambda: f"outcome({self.term(kind, depth)}) = {self.draw.choice('LRNP')}",
                lambda: f"misere_outcome({self.term(kind, depth)}) = misere_outcome({self.term(kind, depth)})",
                lambda: f"{self.term(kind, depth)} == {self.term(kind, depth)}",
                lambda: f"genus({self.term('impartial', depth)}) = genus({self.term('impartial', depth)})",
            ]
        if kind == "loopy":
            ways.append(lambda: f"loopy_outcome({self.term(kind, depth)}) = {self.term('ending', 0)}")
        return self.pick(*ways)

    def quantified(self, depth):
        games = [name for name, sort in self.scope if sort in ("game", "number", "impartial", "dicotic")]
        if not games or self.bound >= 2:
            return self.relation(depth)
        self.bound += 1
        name, of = "XY"[self.bound - 1], self.draw.choice(games)
        self.scope.append((name, "game"))
        inner = self.formula(depth - 1)
        self.scope.pop()
        self.bound -= 1
        return f"({self.draw.choice(('all', 'some'))} {self.draw.choice(('left', 'right', 'option', 'position'))} {name} of {of}: {inner})"

    def formula(self, depth):
        if depth <= 0:
            return self.relation(1)
        return self.pick(
            lambda: self.relation(depth),
            lambda: self.relation(depth),
            lambda: self.quantified(depth),
            lambda: f"not ({self.formula(depth - 1)})",
            lambda: f"({self.formula(depth - 1)}) {self.draw.choice(('and', 'or', '->', '<->'))} ({self.formula(depth - 1)})",
        )

    # ---- claims --------------------------------------------------------------------------------

    def claim(self):
        """With one or two variables of one kind, and notes that fit them."""
        sort = self.draw.choice((*("game",) * 4, *VARIABLES))
        names = VARIABLES[sort].split()[: self.draw.randrange(1, 3)]
        self.scope = [(name, sort) for name in names]
        body = self.formula(self.draw.randrange(1, 4))
        self.scope = []
        used = [name for name in names if re.search(rf"(?<!\w){name}(?!\w)", body)]
        if not used:
            name = names[0]
            body, used = f"{name} = {name} -> ({body})", [name]
        head = "" if sort in BY_HABIT else f"for {sort} {' '.join(used)}: "
        if self.draw.random() < 0.1:
            head += f"exists {' '.join(used)}: "
        kind = sort if sort in NOTES else "game"
        notes = f" [{self.draw.choice(NOTES[kind])}]" if self.draw.random() < 0.5 else ""
        return f"{head}{body}{notes}"
