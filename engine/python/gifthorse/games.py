"""Games: their forms as texts, and what they are worth."""

from fractions import Fraction
from numbers import Rational
import json
import re

from . import notation, pictures, program, requests, serving
from .errors import Limit, Refused


def ask(word, *arguments):
    """The answer to one request of the protocol: ask("octal", ".77", 5), ask("ordinal-add", "w", "1")."""
    return many([(word, *arguments)])[0]


def many(questions, server=None):
    """The answers to many, each a word with its arguments: all are sent before they are waited for, which is several
    times as fast. `server` is a Server of one's own."""
    questions = [tuple(question) for question in questions]
    lines = [request(*question) for question in questions]
    answers = (server or serving.default()).answers(lines)
    return [requests.meant(question[0], answer, of_text) for question, answer in zip(questions, answers)]


def request(word, *arguments):
    if word not in requests.REQUESTS:
        raise Refused(f"found no request {word!r}; expected one of {', '.join(requests.REQUESTS)}")
    texts = [argument_text(argument) for argument in arguments]
    wrong = next((text for text in texts if ";" in text), None)
    if wrong:
        raise Refused(f"found ';' in {wrong[:200]!r}, expected one argument")
    return f"{word} {' ; '.join(texts)}"


def argument_text(argument):
    return argument if isinstance(argument, str) else game(argument).text


def of_text(text):
    """A form that the program wrote, so that it need not be read to see that it is one."""
    made = Game.__new__(Game)
    made.text = text
    made._known = {}
    return made


def canonical_of(text):
    """Likewise a canonical form."""
    made = of_text(text)
    made._known["canonical"] = made
    return made


def game(x):
    """x as a Game: one, an integer, a dyadic rational, or a text."""
    return x if isinstance(x, Game) else Game(x)


def answered(word, meaning):
    """A property that is asked once."""
    return property(lambda self: self._answer(word), doc=meaning)


class Game:
    """A short game. What compares, adds and is hashed is its value; its form is kept as it was written.

    Game("{0|*}"), Game(3), Game(Fraction(1, 2)) and Game.of([0], ["*"]) make one; a text is as `gifthorse eval`
    reads a form: braces, *5, ^3*2, +-{2|0}, tiny(2), LaTeX. Where it is too large for an answer, Limit is raised.
    """

    def __init__(self, form=0):
        self._known = {}
        if isinstance(form, Game):
            self.text, self._known = form.text, form._known
        elif isinstance(form, Rational) and not isinstance(form, bool):
            self.text = requests.digits(form)
        elif isinstance(form, str):
            self.text = form.strip()
            if re.search(r"\s\+\s|^-?\d+\.", self.text):
                raise Refused(f"found a sum, {form!r}, expected a form: add games, or evaluate(...) the text")
            self._check()
        else:
            raise TypeError(f"found {form!r}, expected a game, a text, an integer or a Fraction")

    @classmethod
    def of(cls, left=(), right=()):
        """The form with these options, each whatever game() takes."""
        sides = [tuple({option.text: option for option in map(game, options)}.values()) for options in (left, right)]
        texts = [",".join(option.text for option in side) for side in sides]
        made = of_text("{%s|%s}" % tuple(texts) if any(texts) else "0")
        made._known["options"] = sides
        return made

    def _check(self):
        try:
            self._answer("canonical")
        except Limit:
            pass  # it is read, and what is asked of it may be less
        except Refused as refused:  # its column counts from the word of the request on
            place = lambda match: f"column {int(match[1]) - len('canonical ')}:"
            raise Refused(f"{self.text[:200]!r}, {re.sub('^column ([0-9]+):', place, str(refused))}") from None

    def _answer(self, word):
        if word not in self._known:
            self._known[word] = ask(word, self)
        return self._known[word]

    # ---- the form ----

    @property
    def left(self):
        """Left's options, a tuple of games."""
        return self._options()[0]

    @property
    def right(self):
        """Right's options."""
        return self._options()[1]

    def _options(self):
        if "options" not in self._known:
            sides = notation.options(self.text) or notation.options(program.rows(self.text, "--notation", "braces")["form"])
            self._known["options"] = [tuple(map(of_text, side)) for side in sides]
        return self._known["options"]

    mate = answered("mate", "Each 0 replaced by 1 and 1 by 0, in all positions; None unless it is impartial.")
    is_tame = answered("tame", "Whether it is impartial, and tame in misere play.")

    # ---- the value ----

    outcome = answered("outcome", "L, R, N or P.")
    birthday = answered("birthday", "That of the value.")
    number = answered("number", "The Fraction that it equals, or None.")
    left_stop = answered("left-stop", "A Fraction.")
    right_stop = answered("right-stop", "A Fraction.")
    mean = answered("mean", "A Fraction.")
    temperature = answered("temperature", "A Fraction; of a number n/2^k in lowest terms it is -1/2^k.")
    atomic_weight = answered("atomic-weight", "A game, or None unless the value is all small.")
    grundy = answered("grundy", "Its Grundy value, or None unless it is impartial.")
    misere_outcome = answered("misere-outcome", "L, R, N or P, in misere play.")
    misere_form = answered("misere-canonical", "The simplest form in misere play, or None unless it is impartial.")
    genus = answered("genus", "As a text, 2^1420; or None unless it is impartial.")

    @property
    def canonical(self):
        """The canonical form, which is its own."""
        found = self._answer("canonical")
        found._known.setdefault("canonical", found)
        return found

    @property
    def thermograph(self):
        return pictures.Thermograph(self)

    @property
    def tree(self):
        return pictures.Tree(self)

    # ---- order ----

    def compare(self, other):
        """"<", "=", ">" or "||"."""
        return ask("compare", self, game(other))

    def confused_with(self, other):
        """Whether neither is at least the other."""
        return self.compare(other) == "||"

    def __eq__(self, other):
        if not comparable(other):
            return NotImplemented
        if isinstance(other, Rational):
            return self.number == other  # which need not be dyadic
        return self.text == other.text or self.canonical.text == other.canonical.text

    def __hash__(self):
        # equal numbers are equal keys, whatever they are written as
        return hash(self.canonical.text if self.number is None else self.number)

    def __lt__(self, other):
        return self.compare(other) == "<" if comparable(other) else NotImplemented

    def __le__(self, other):
        return self.compare(other) in ("<", "=") if comparable(other) else NotImplemented

    def __gt__(self, other):
        return self.compare(other) == ">" if comparable(other) else NotImplemented

    def __ge__(self, other):
        return self.compare(other) in (">", "=") if comparable(other) else NotImplemented

    # ---- sums ----

    def __add__(self, other):
        return sum_of((1, self), (1, game(other))) if comparable(other) else NotImplemented

    __radd__ = __add__

    def __sub__(self, other):
        return sum_of((1, self), (-1, game(other))) if comparable(other) else NotImplemented

    def __rsub__(self, other):
        return sum_of((1, game(other)), (-1, self)) if comparable(other) else NotImplemented

    def __neg__(self):
        return sum_of((-1, self))

    def __pos__(self):
        return self

    def __mul__(self, times):
        """The sum of so many copies, an integer, which may be negative."""
        return sum_of((times, self)) if isinstance(times, int) and not isinstance(times, bool) else NotImplemented

    __rmul__ = __mul__

    def __bool__(self):
        """Whether the value is not 0, as of numbers."""
        return self.outcome != "P"

    # ---- as it is shown ----

    def __str__(self):
        return self.text

    def __repr__(self):
        return f"Game({self.text!r})"

    def _repr_latex_(self):
        return f"${program.rows(self.canonical.text, '--notation', 'latex')['form']}$"

    def __reduce__(self):
        return of_text, (self.text,)


def comparable(x):
    return isinstance(x, (Game, Rational)) and not isinstance(x, bool)


def sum_of(*terms):
    """The value of a sum, each term so many times a game."""
    text = " + ".join(f"{requests.digits(times)}.{term.text}" for times, term in terms)
    return canonical_of(ask("canonical", text).text)


# ---- what the program prints ----


def evaluate(text):
    """A text of the claim language: a Game with the value of whatever game it is, as "domineering(4,4)" or
    "{0|*} + 3.^", True or False of a formula, an int of an integer; else what `gifthorse eval` says first."""
    found = program.rows(text)
    if "truth" in found:
        return found["truth"] == "true"
    if "value" in found:
        return canonical_of(found["value"])
    return requests.integer(found["integer"]) if "integer" in found else next(iter(found.values()))


def table(ruleset, *sizes):
    """The values of all positions of a ruleset up to a size, a dict each: table("domineering", 3, 3). A value that
    passed a limit is None."""
    status, out, complaints = program.run("table", "--quiet", "--format", "json", ruleset, *map(str, sizes))
    if not out:
        raise Refused(program.complaint(complaints))
    found = json.loads(out)["values"]
    for row in found:
        row["value"] = None if row["value"] in (None, "limit") else canonical_of(row["value"])
        row.update({name: Fraction(row[name]) for name in ("mean", "temperature") if row.get(name)})
    return found
