"""One run of one target by libFuzzer: what it uses, what it reaches, and the figures that stay."""

import datetime
import json
import os
import pathlib
import re
import signal
import time

from night.state import write_whole
from night.target import HANG_SECONDS, features_of, figures_of

PATIENCE = HANG_SECONDS + 60  # seconds beyond its time after which a slice is ended
SAMPLES = 60  # of memory, features and processor time, in a slice
TICKS = os.sysconf("SC_CLK_TCK")


def stamp():
    return datetime.datetime.now().strftime("%Y%m%dT%H%M%S.%f")


def known(state):
    """For the environment of a target: what it passes over."""
    return {"GIFTHORSE_KNOWN": str(state.path / "known")}


def family(pid):
    """A process and its descendants, as far as they live."""
    try:
        children = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        children = []
    return [pid, *(process for child in children for process in family(child))]


def memory_of(pids):
    """In MB; those that are gone have none."""
    used = 0
    for pid in pids:
        try:
            found = re.search(r"^VmRSS:\s+(\d+) kB", pathlib.Path(f"/proc/{pid}/status").read_text(), re.M)
        except OSError:
            continue
        used += int(found[1]) if found else 0
    return used // 1024


def processor_of(pids):
    """Seconds of processor time that they and their children that have ended have used."""
    used = 0
    for pid in pids:
        try:
            words = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        used += sum(map(int, words[11:15]))
    return used / TICKS


class Slice:
    fuzzer, suffix, unit = "libFuzzer", "", "features"

    def __init__(self, target, state, seconds):
        self.target, self.state, self.seconds = target, state, seconds
        self.run = (type(self), target)
        self.name = f"{target.name}.{stamp()}{self.suffix}"
        self.started = self.sampled = time.time()
        self.samples = []  # second, MB, what is reached
        self.processor = 0
        self.log = state.logs / f"{self.name}.log"
        self.artifacts = state.folder("artifacts", self.name)
        with open(self.log, "w") as log:
            self.process = self.start(log)

    def start(self, log):
        words = [
            *self.target.options(),
            f"-max_total_time={self.seconds}",
            "-print_final_stats=1",
            f"-artifact_prefix={self.artifacts}/",
            *self.target.folders(self.state.folder("corpus", self.target.name)),
        ]
        return self.target.start(words, log, **known(self.state))

    def over(self):
        """Whether it has ended; looks at what it uses and reaches now and then."""
        now = time.time()
        pids = family(self.process.pid)
        self.processor = max(self.processor, processor_of(pids))
        if now - self.sampled >= self.seconds / SAMPLES:
            self.sampled = now
            self.samples.append([round(now - self.started, 1), memory_of(pids), self.reached()])
        if now - self.started > self.seconds + PATIENCE:
            self.process.kill()
            self.process.wait()
        return self.process.poll() is not None

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()

    def status(self):
        return self.process.returncode

    def reached(self):
        return features_of(self.log)

    @staticmethod
    def last_words(said):
        return (said.strip().splitlines() or ["nothing was said"])[-1]

    def hand_over(self):
        """What it found goes to where findings and corpora are looked for: libFuzzer put it there."""

    @staticmethod
    def figures(state, log):
        return figures_of(log)

    def keep(self, end):
        wanted = self.seconds if end != "stopped" else min(self.seconds, time.time() - self.started)
        used = {"samples": self.samples, "processor": self.processor, "wanted": wanted, "end": end}
        self.keep_figures(self.state, self.log, self.target.name, self.started, time.time(), used)

    @classmethod
    def keep_killed(cls, state, log):
        """What is left of a slice of a night that was killed."""
        target, day, part = log.stem[: len(log.stem) - len(cls.suffix)].split(".")
        started = datetime.datetime.strptime(f"{day}.{part}", "%Y%m%dT%H%M%S.%f").timestamp()
        used = {"samples": [], "processor": 0, "wanted": 0, "end": "killed"}
        cls.keep_figures(state, log, target, started, max(started, log.stat().st_mtime), used)

    @classmethod
    def keep_figures(cls, state, log, target, started, ended, used):
        """The figures of a slice take the place of its log."""
        figures = {**cls.figures(state, log), **used, "target": target, "fuzzer": cls.fuzzer, "started": started, "seconds": ended - started}
        write_whole(state.slices / f"{log.stem}.json", json.dumps(figures))
        log.unlink()
        reached = f", {figures['after'][-1]:,} {cls.unit}" if figures["after"] else ""
        state.say(f"{target}: {cls.fuzzer}, {figures['seconds']:.0f} s, {figures['executions']:,} executions{reached}; ended: {used['end']}")
