"""A process that answers requests, of which many are sent before the first answer is read."""

import atexit
import os
import subprocess
import threading

from . import program
from .errors import Died, Refused

AHEAD = 32768  # bytes of requests that are not answered yet: less than any pipe holds, so that no side waits for ever


class Server:
    """An engine of the program, started when it is first asked. Threads may share it.

    `engine` is complete, reference, optimized or canary:NAME; `limits` are those of --limit, as {"forms": 1000000}.
    """

    def __init__(self, engine="complete", limits=None):
        self.words = ["serve", *(f"--limit={name}={most}" for name, most in (limits or {}).items()), engine]
        self.lock = threading.Lock()
        self.process = None

    def answers(self, lines):
        """The answers to these requests, in their order, each a text in one line, as the protocol has them."""
        with self.lock:
            batch, size, found = [], 0, []
            for line in lines:
                sent = encoded(line)
                if batch and size + len(sent) > AHEAD:
                    found += self._exchange(batch)
                    batch, size = [], 0
                batch.append(sent)
                size += len(sent)
            return found + self._exchange(batch) if batch else found

    def close(self):
        """End the process. What is asked later starts another one."""
        with self.lock:
            self._end(kill=False)

    def _exchange(self, batch):
        if not self.process:
            self.process = self._start()
        found = []
        try:
            self.process.stdin.write(b"".join(batch))
            self.process.stdin.flush()
            while len(found) < len(batch):
                line = self.process.stdout.readline()
                if not line.endswith(b"\n"):
                    raise BrokenPipeError
                found.append(line[:-1].decode("utf-8", "replace"))
        except BrokenPipeError:
            status = self._end(kill=True)
            asked = batch[len(found)][:200].decode("utf-8", "replace").rstrip("\n")
            raise Died(f"the program ended, status {status}, before it answered: {asked}") from None
        except BaseException:  # Ctrl-C: answers that were not read must not be taken for those of later requests
            self._end(kill=True)
            raise
        return found

    def _start(self):
        return subprocess.Popen([program.path(), *self.words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                start_new_session=True)  # Ctrl-C is ours, and ends it in _exchange

    def _end(self, kill):
        process, self.process = self.process, None
        if not process:
            return None
        if kill and process.poll() is None and not self._ended(process):
            process.kill()
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass
        process.stdout.close()
        return process.wait()

    @staticmethod
    def _ended(process):
        """Whether it closed its output, so that its own status is about to come."""
        try:
            process.wait(0.2)
            return True
        except subprocess.TimeoutExpired:
            return False


def encoded(line):
    """The bytes of a request, which is one line."""
    if any(sign < " " for sign in line):
        raise Refused(f"found a control character, expected one line: {line[:200]!r}")
    return (line + "\n").encode("utf-8", "replace")


_default = Server()


def default():
    """The server that games ask."""
    return _default


def _forget():
    """A child that was forked has a server of its own; its parent goes on with the other one."""
    global _default
    _default = Server()


os.register_at_fork(after_in_child=_forget)
atexit.register(lambda: _default.close())
