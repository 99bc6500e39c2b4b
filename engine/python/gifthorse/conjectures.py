"""Searches for counterexamples, and proofs that a small program checks."""

import json

from . import games, program, requests
from .errors import Refused, Untrue

TEXTS = ("ordinal", "surreal", "loopy", "impartial_loopy")  # sorts whose values are no short games


class Hunt:
    """What a search found. `document` is all of it, as hunt.schema.json describes."""

    def __init__(self, document):
        self.document = document

    @property
    def came(self):
        """holds, counterexample, witness, no witness, time over, interrupted or undecided."""
        return self.document["came"]

    @property
    def cases(self):
        return self.document["cases"]

    @property
    def found(self):
        """The values of the smallest counterexample or witness by their variables, or None: games, ints, and texts of
        ordinals, of other numbers that are no short games, and of loopy games."""
        found = self.document["found"]
        return found and {v["name"]: made(v) for v in found["variables"]}

    @property
    def smallest(self):
        """Whether it is proven that none has fewer moves."""
        return bool(self.document["found"] and self.document["found"]["smallest"])

    @property
    def replay(self):
        """The command that tries this case alone."""
        return self.document["replay"]

    def __repr__(self):
        text = self.document["found"] and self.document["found"]["text"]
        return f"<{self.came}{f': {text}' if text else ''}, {self.cases} cases>"


def made(variable):
    sort, value = variable["sort"], variable["value"]
    return requests.integer(value) if sort == "integer" else value if sort in TEXTS else games.of_text(value)


def hunt(claim, *, engine=None, seed=None, cases=None, time=None, limits=None):
    """Search a smallest counterexample to a claim, or a witness of `exists G: ...`: by the definitions, or where the
    answers of an engine, as "cmd:./my-engine", break it. `time` is in seconds."""
    options = {"engine": engine, "seed": seed, "cases": cases, "time": time}
    words = [f"--{name}={value}" for name, value in options.items() if value is not None]
    words += [f"--limit={name}={most}" for name, most in (limits or {}).items()]
    _, out, complaints = program.run("hunt", "--quiet", "--format", "json", *words, "--", claim)
    if not out:
        raise Refused(program.complaint(complaints))
    return Hunt(json.loads(out))


class Certificate:
    """A proof as a text, which a kernel checks that shares no code with what found it."""

    def __init__(self, claim, text):
        self.claim, self.text = claim, text

    def verify(self, claim=None):
        """Check it; and that what it proves is this claim, if one is given. Returns what is proved, as the kernel
        reads it in the certificate; raises Untrue."""
        status, out, complaints = program.run("verify", "--", *([claim] if claim else []), "-", given=self.text)
        if status == 1:
            raise Untrue(program.complaint(complaints or out))
        if status:
            raise Refused(program.complaint(complaints))
        return out.strip()

    def __repr__(self):
        return f"<certificate of {self.claim}, {len(self.text)} bytes>"


def prove(claim):
    """A certificate of a claim, which is checked with verify(). Raises Untrue where the claim is false."""
    status, out, complaints = program.run("prove", "--quiet", "--", claim)
    if status == 1:
        raise Untrue(program.complaint(complaints))
    if status:
        raise Refused(program.complaint(complaints))
    return Certificate(claim, out)
