"""One life of an engine that misbehaves: where its right answers come from, and what it writes down.

Right answers are those of `GIFTHORSE serve optimized`, a process beside it. In the file named by
GH_STRANGERS it notes what it did, a line each: the time (time.monotonic), its process, a word and more.

    start                 it was started
    fault WORDS           it did what is never allowed: it died, flooded, wrote what is no answer, ...
    wrong WORDS           it gave a wrong answer
    hung SINCE            it answers no more since then; said again and again as long as that is so

So who holds a verdict against the right one knows what the run had the chance to see. Nothing is imported
that is not needed at once, as engines that die are started a hundred times."""

import os
import time

NOTES = os.environ.get("GH_STRANGERS")
BEAT = 0.2


def say(data):
    while data:
        data = data[os.write(1, data) :]


def sleep():
    while True:
        time.sleep(1000)


def child(*deeds):
    """A process that does these things and then stays."""
    if os.fork() == 0:
        for deed in deeds:
            deed()
        sleep()


def leave():
    """Go on in a child whose parent is gone."""
    if os.fork():
        os._exit(0)


def deaf():
    import signal

    for number in set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_IGN)


class Life:
    def __init__(self, gifthorse):
        self.gifthorse = gifthorse
        self.file = os.open(NOTES, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600) if NOTES else None
        self.asked = 0  # requests in this life, `let` among them
        self.names = {}  # what was sent for them, as long as anybody wants to know
        self.hangs = False
        self.note("start")

    def note(self, *words):
        if self.file is not None:
            os.write(self.file, " ".join((f"{time.monotonic():.3f}", str(os.getpid()), *words)).encode() + b"\n")

    def number(self):
        """Which of its lives this is, from 1."""
        with open(NOTES) as notes:
            return sum(line.split()[2:] == ["start"] for line in notes)

    def seed(self):
        """Random choices are other ones in each life, and the same in each run."""
        import random

        return random.Random(self.number())

    # ---- right answers

    def open(self):
        to_read, to_write = os.pipe(), os.pipe()
        if os.fork() == 0:
            os.dup2(to_write[0], 0)
            os.dup2(to_read[1], 1)
            os.closerange(3, 20)
            os.execv(self.gifthorse, [self.gifthorse, "serve", "optimized"])
        os.close(to_write[0])
        os.close(to_read[1])
        self.requests, self.answers, self.unread = to_write[1], to_read[0], b""
        return self.ask("hello 1").replace(" optimized ", " stranger ", 1)

    def ask(self, line):
        line = line.encode() + b"\n"
        while line:
            line = line[os.write(self.requests, line) :]
        while b"\n" not in self.unread:
            chunk = os.read(self.answers, 1 << 16)
            if not chunk:
                os._exit(9)
            self.unread += chunk
        answer, _, self.unread = self.unread.partition(b"\n")
        return answer.decode()

    def forget(self):
        """What was opened, so that nobody else holds the ends of the pipes."""
        for end in (self.requests, self.answers):
            os.close(end)

    # ---- deeds

    def die(self, words="exits", status=3):
        self.note("fault", words)
        os._exit(status)

    def crash(self, number=11):
        self.note("fault", "crashes")
        os.kill(os.getpid(), number)

    def hung(self):
        """From now on it answers nothing: another process tells so, as it may be stopped itself."""
        if self.hangs:
            return
        self.hangs, since, parent = True, f"{time.monotonic():.3f}", os.getpid()
        self.note("hung", since)
        if os.fork() == 0:
            os.closerange(0, 3)
            while os.getppid() == parent:
                self.note("hung", since)
                time.sleep(BEAT)
            os._exit(0)

    def hang(self):
        self.hung()
        sleep()

    def wrong(self, right, other):
        """This answer, which is noted if it is not the right one."""
        if other != right:
            self.note("wrong", other[:40])
        return other
