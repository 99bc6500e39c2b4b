"""`gifthorse eval` without a text: typed on a terminal, and from a pipe.

usage: terminal.py GIFTHORSE. Speaks TAP.
"""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import termios
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import tap

GIFTHORSE = os.path.abspath(sys.argv[1])
UP, CTRL_C, CTRL_D, TAB = "\033[A", "\003", "\004", "\t"


class Session:
    """A program on a terminal of its own."""

    def __init__(self, state, *words):
        self.out = ""
        self.master, self.slave = pty.openpty()
        self.before = termios.tcgetattr(self.slave)
        self.process = subprocess.Popen(
            [GIFTHORSE, "eval", *words],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            env=dict(os.environ, XDG_STATE_HOME=state, TERM="vt100", LC_ALL="C.UTF-8"),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )

    def read_until(self, pattern, seconds=20):
        """What comes until it matches; None when it does not."""
        deadline = time.monotonic() + seconds
        while not (found := re.search(pattern, self.out)):
            ready, _, _ = select.select([self.master], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                return None
            try:
                self.out += os.read(self.master, 65536).decode(errors="replace")
            except OSError:
                return None
        text, self.out = self.out[: found.end()], self.out[found.end() :]
        return text

    def type(self, text):
        """The prompt is shown a moment before each byte is a key."""
        for _ in range(2000):
            if not termios.tcgetattr(self.slave)[3] & termios.ICANON:
                break
            time.sleep(0.01)
        os.write(self.master, text.encode())

    def say(self, line, pattern):
        """Type a line; whether what comes matches."""
        self.type(line + "\n")
        return self.read_until(pattern)

    def end(self):
        status = None
        self.type(CTRL_D)
        try:
            status = self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        restored = termios.tcgetattr(self.slave) == self.before
        os.close(self.master)
        os.close(self.slave)
        return status, restored


def test_session(state):
    s = Session(state)
    tap.ok(s.read_until("Ctrl-D ends\r\n.*> "), "a prompt is shown", s.out)
    tap.ok(s.say("{0|*} + *", r"value +\^\*\r\n(?s:.*)> "), "a game is shown", s.out)
    tap.ok(s.say("* = 0", r"false\r\n.*> "), "a formula is judged, without a status", s.out)
    tap.ok(s.say("let b = {1|*}", r"\r\n.*> "), "a game gets a name", s.out)
    tap.ok(s.say("b + b = 1 + {1|*} + {0|*} + v + *", r"(true|false)\r\n.*> "), "the name is used", s.out)
    tap.ok(s.say("1 + {0|", r"\^ line 1, column 8: found the end.*\r\n.*> "), "an error has its place", s.out)
    s.type("1 + } nonsense")
    s.read_until("nonsense")
    s.type(CTRL_C)
    cancelled = s.read_until(r"\^C\r\n.*> ")
    tap.ok(cancelled is not None and "line 1" not in cancelled, "Ctrl-C cancels a line", cancelled or s.out)
    after = s.say("birthday(*5)", r"integer +5\r\n.*> ")
    tap.ok(after and "line 1" not in after, "and the next one begins anew", after or s.out)
    tap.ok(s.say(f"form_b{TAB}(*)", r"integer +1\r\n.*> "), "a word is completed", s.out)
    s.type("left_" + TAB)
    tap.ok(s.read_until("left_gift_horse +left_dominated +left_reversible"), "words to choose from are shown", s.out)
    s.type(CTRL_C)
    s.read_until(r"\^C\r\n.*> ")
    tap.ok(s.say(UP + UP, r"integer +5\r\n.*> "), "lines come again", s.out)
    tap.ok(s.say("'\xf6", "\\^ line 1, column 1: "), "letters beyond ASCII are no trouble", s.out)
    s.read_until("> ")
    status, restored = s.end()
    tap.ok(status == 0, "Ctrl-D ends", f"{status} {s.out}")
    tap.ok(restored, "and the terminal is as it was before")


def test_words(state):
    """help, hunt and quit are lines of their own."""
    s = Session(state)
    s.read_until("> ")
    tap.ok(s.say("help mean", r"mean\(G\), a number: the mean value of G\r\n.*> "), "help tells of a function", s.out)
    tap.ok(s.say("help", r"functions:\r\n(?s:.*)subtraction\r\n.*> "), "help lists them", s.out)
    tap.ok(s.say("hunt G = -G", r"smallest counterexample: G = 1\r\n(?s:.*)> "), "a formula with variables is hunted", s.out)
    s.type("hunt G + H + J = J + H + G [random 100000000]\n")
    s.read_until(r"\]\r\n")
    time.sleep(0.3)
    os.write(s.master, CTRL_C.encode())
    tap.ok(s.read_until(r"interrupted\r\n.*> "), "Ctrl-C ends a hunt", s.out)
    tap.ok(s.say("1 = 1", r"true\r\n.*> "), "and the next line is answered", s.out)
    s.type("quit\n")
    try:
        status = s.process.wait(20)
    except subprocess.TimeoutExpired:
        status = s.process.kill()
    tap.ok(status == 0 and termios.tcgetattr(s.slave) == s.before, "quit ends", status)


def test_interrupting(state):
    """Ctrl-C ends what was asked for; what does not look at it is left by a second one."""
    s = Session(state)
    s.read_until("Ctrl-D ends\r\n.*> ")
    for word in ("heap_grundy(.77, 60000000)", "misere_outcome(kayles(400)) = P"):
        s.type(word + "\n")
        s.read_until("\\) *(= P)?\r\n")
        time.sleep(0.3)
        begun = time.monotonic()
        os.write(s.master, CTRL_C.encode())
        out = s.read_until(r"interrupted\r\n.*> ")
        seconds = time.monotonic() - begun
        tap.ok(out and seconds < 1, f"Ctrl-C ends {word}", f"{seconds:.2f} s {out} {s.out}")
        after = s.say("1 = 1", r"true\r\n.*> ")
        tap.ok(after and "interrupted" not in after, "and the next line is answered", s.out)
    s.process.send_signal(signal.SIGINT)
    after = s.say("2 = 2", r"true\r\n.*> ")
    tap.ok(after and "interrupted" not in after, "a signal at the prompt ends nothing", s.out)
    status, restored = s.end()
    tap.ok(status == 0 and restored, "Ctrl-D ends it then", f"{status} {s.out}")


def test_ending(state):
    """Other signals end the program, and leave the terminal as it was."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        for line in ("", "heap_grundy(.77, 60000000)\n"):
            s = Session(state)
            s.read_until("Ctrl-D ends\r\n.*> ")
            s.type(line)
            time.sleep(0.3)
            begun = time.monotonic()
            s.process.send_signal(number)
            status, seconds = s.process.wait(20), time.monotonic() - begun
            restored = termios.tcgetattr(s.slave) == s.before
            tap.ok(
                status == 128 + number and restored and seconds < 1,
                f"{signal.Signals(number).name} ends it, {'computing' if line else 'at the prompt'}",
                f"{status} {restored} {seconds:.2f} s",
            )


def test_history(state):
    path = os.path.join(state, "gifthorse", "history")
    tap.ok(os.path.exists(path) and os.stat(path).st_mode & 0o077 == 0, "the history is kept, for its owner alone")
    s = Session(state)
    s.read_until("> ")
    tap.ok(s.say(UP + UP, r"integer +5\r\n.*> "), "it comes again in another session", s.out)
    s.process.kill()
    s.process.wait()
    with open(path) as f:
        lines = f.read().split("\n")
    tap.ok(lines[-2:] == ["birthday(*5)", ""], "a killed session keeps its lines", lines)
    with tempfile.NamedTemporaryFile() as file:
        s = Session(file.name)  # where no folder can be made
        s.read_until("> ")
        tap.ok(s.say("1 = 1", r"true\r\n.*> ") and s.end()[0] == 0, "without a place for it all works as well", s.out)


def pipe(text, *words):
    done = subprocess.run([GIFTHORSE, "eval", *words], input=text, capture_output=True, timeout=60)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_pipe():
    status, out, err = pipe(b"1 = 1\n\n  \nlet a = *\na + a = 0")
    tap.ok(status == 0 and out == "true\n\ntrue\n" and not err, "lines of a pipe are answered", out + err)
    status, out, err = pipe(b"1 = 1\n1 + \n0 = 1\n")
    tap.ok(status == 2 and out == "true\n\nfalse\n" and "standard input:2:5: " in err, "an error does not end them", out + err)
    status, out, err = pipe(b"0 = 1\n1 = 1\n")
    tap.ok(status == 1, "a false formula is told by the status", out + err)
    status, out, err = pipe(b"")
    tap.ok(status == 2 and "expected a game or a formula" in err, "no line at all is wrong use", out + err)
    status, out, err = pipe(b"1 = 1 or " + b" " * 65518 + b"1 = 1\n1 = 1\n")
    tap.ok(status == 0 and out == "true\n\ntrue\n", "a line of 65,536 bytes is read", out + err)
    status, out, err = pipe(b"1 = 1 or " + b" " * 65523 + b"1 = 1\n1 = 1\n")
    tap.ok(status == 2 and out == "true\n" and "a line of more than 65536 bytes" in err, "a longer one is not, and the next one is", out + err)
    status, out, err = pipe(b"1 = 1\r\nquit\r\n0 = 1\n")
    tap.ok(status == 0 and out == "true\n", "quit ends them", out + err)
    status, out, err = pipe(b"1\0\n1 = 1\n")
    tap.ok(status == 2 and out == "true\n" and "standard input:1:2: " in err and "found byte 0" in err, "a zero byte is no end", out + err)


def test_let():
    for words, status, pattern in (
        (["let a = *", "let b = a + 1", "let a = b + b", "a = 2"], 0, "^true$"),
        (["let n = birthday(*3)", "n times n = 9"], 0, "^true$"),
        (["let n = birthday(*3)", "n + 1"], 0, "^integer +4$"),
        (["let G = ^", "G > 0"], 0, "^true$"),
        (["let a = *", "a + H"], 2, "'H' is a variable"),
        (["let a = *", "a + )"], 2, "\n {15}\\^ line 1, column 5: "),
        ([" let  a =  {0|"], 2, "\n {25}\\^ line 1, column 15: "),
        (["let a = 1 = 1"], 2, "expected a short or a loopy game, an integer, an ordinal or a number"),
        (["let a 1"], 2, "column 7: expected '='"),
        (["let all = 1"], 2, "column 5: expected a name"),
        (["let birthday = 1"], 2, "column 5: expected a name"),
        (["let L = 1"], 2, "column 5: expected a name"),
        (["let v = 1"], 2, "column 5: expected a name"),
        (["let 1 = 1"], 2, "column 5: expected a name"),
        (["let a:0 = 1"], 2, "column 5: expected a name"),
        (["let = 1"], 2, "column 5: expected a name"),
        (["let " + "a" * 31 + " = 1"], 2, "column 5: expected a name"),
        (["let " + "a" * 30 + " = 1", "a" * 30 + " = 1"], 0, "^true$"),
        ([f"let a{i} = {i}" for i in range(6)] + ["a0 + a5 = 5"], 0, "^true$"),
        ([f"let a{i} = {i}" for i in range(7)], 2, "a name too many, expected at most 6"),
        (["--limit", "forms=10", "let a = *9", "a = {*|2}"], 2, "too large: more than 10 forms"),
    ):
        done = subprocess.run([GIFTHORSE, "eval", *words], capture_output=True, text=True, timeout=60)
        out = done.stdout + done.stderr
        tap.ok(
            done.returncode == status and re.search(pattern, out),
            f"names: {'; '.join(words)}",
            f"{done.returncode} {out}",
        )


with tempfile.TemporaryDirectory() as folder:
    state = os.path.join(folder, "not", "there", "yet")
    test_session(state)
    test_history(state)
    test_words(state)
    test_interrupting(state)
    test_ending(state)
test_pipe()
test_let()
tap.done()
