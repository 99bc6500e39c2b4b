"""What the certificates of all formats have in common: letters and integers between blanks."""

import re


class Rejected(Exception):
    pass


def require(holds, why):
    if not holds:
        raise Rejected(why)


class Reader:
    def __init__(self, text, name):
        require(text.startswith(name), "the first line")
        self.text, self.at = text, len(name)

    def blanks(self):
        self.at = re.compile(" *").match(self.text, self.at).end()

    def letter(self, expected):
        """The place of the next letter among those that may stand here."""
        self.blanks()
        found = expected.find(self.text[self.at : self.at + 1] or "none")
        require(found >= 0, "a letter")
        self.at += 1
        return found

    def integer(self, low, high, sign="-?"):
        self.blanks()
        found = re.compile(sign + r"[0-9]+(?=[\x00- ]|$)").match(self.text, self.at)
        require(found, "an integer")
        digits = found[0].lstrip("-0")
        require(len(digits) <= 40, "an integer in its range")
        value = int(found[0])
        require(low <= value <= high, "an integer in its range")
        self.at = found.end()
        return value

    def list(self, low, high, sign="-?"):
        """Integers up to a 0."""
        found = []
        while value := self.integer(low, high, sign):
            found.append(value)
        return found

    def pass_comment(self):
        end = self.text.find("\n", self.at)
        self.at = len(self.text) if end < 0 else end

    def ends(self):
        return self.text[self.at :] == "\n"

    @classmethod
    def accepts(cls, text):
        """Whether a certificate, as a string of bytes' characters, is right."""
        try:
            cls(text).read_all()
            return True
        except Rejected:
            return False
