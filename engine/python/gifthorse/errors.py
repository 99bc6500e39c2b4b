"""What can go wrong; each is an Error."""


class Error(Exception):
    """Any of these."""


class Missing(Error, FileNotFoundError):
    """The program is not there."""


class Refused(Error, ValueError):
    """What was asked cannot be read, or is not answered; the words tell the place and what was expected."""


class Limit(Error):
    """It is too large, as the words tell: an honest refusal."""


class Untrue(Error):
    """A claim that was to be proved, or a certificate of it, is false."""


class Died(Error):
    """The program ended before it answered. It is started again when something is asked."""
