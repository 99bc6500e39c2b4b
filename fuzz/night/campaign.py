"""The night itself: slices of time for the targets, a few at once, then shorter corpora."""

import datetime
import json
import os
import re
import shutil
import signal
import time

from night.state import write_whole
from night.target import HANG_SECONDS, features_of, figures_of

LONGEST_SLICE = 900  # seconds
PATIENCE = HANG_SECONDS + 60  # seconds beyond its time after which a slice is ended
MERGE_SECONDS = 1800
SAMPLES = 60  # of memory, features and processor time, in a slice
TIRED = 3  # slices that ended with a known finding, one after the other


def stamp():
    return datetime.datetime.now().strftime("%Y%m%dT%H%M%S.%f")


def known(state):
    """For the environment of a target: what it passes over."""
    return {"GIFTHORSE_KNOWN": str(state.path / "known")}


def memory_of(pid):
    """In MB; 0 when it is gone."""
    try:
        with open(f"/proc/{pid}/status") as status:
            found = re.search(r"^VmRSS:\s+(\d+) kB", status.read(), re.M)
    except OSError:
        found = None
    return int(found[1]) // 1024 if found else 0


def processor_of(pid):
    """Seconds of processor time that it has used; 0 when it is gone."""
    try:
        with open(f"/proc/{pid}/stat") as stat:
            words = stat.read().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


class Slice:
    """One run of one target."""

    def __init__(self, target, state, seconds):
        self.target, self.state, self.seconds = target, state, seconds
        self.name = f"{target.name}.{stamp()}"
        self.started = self.sampled = time.time()
        self.samples = []  # second, MB, features
        self.processor = 0
        self.log = state.logs / f"{self.name}.log"
        self.artifacts = state.folder("artifacts", self.name)
        words = [
            *target.options(),
            f"-max_total_time={seconds}",
            "-print_final_stats=1",
            f"-artifact_prefix={self.artifacts}/",
            *target.folders(state.folder("corpus", target.name)),
        ]
        with open(self.log, "w") as log:
            self.process = target.start(words, log, **known(state))

    def over(self):
        """Whether it has ended; looks at what it uses and reaches now and then."""
        now = time.time()
        self.processor = max(self.processor, processor_of(self.process.pid))
        if now - self.sampled >= self.seconds / SAMPLES:
            self.sampled = now
            self.samples.append([round(now - self.started, 1), memory_of(self.process.pid), features_of(self.log)])
        if now - self.started > self.seconds + PATIENCE:
            self.process.kill()
            self.process.wait()
        return self.process.poll() is not None

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()

    def keep(self, end):
        wanted = self.seconds if end != "stopped" else min(self.seconds, time.time() - self.started)
        used = {"samples": self.samples, "processor": self.processor, "wanted": wanted, "end": end}
        keep_figures(self.state, self.log, self.target.name, self.started, time.time(), used)


def keep_figures(state, log, target, started, ended, used):
    """The figures of a slice take the place of its log."""
    figures = {**figures_of(log), **used, "target": target, "started": started, "seconds": ended - started}
    write_whole(state.slices / f"{log.stem}.json", json.dumps(figures))
    log.unlink()
    reached = f", {figures['after'][1]:,} features" if figures["after"] else ""
    state.say(f"{target}: {figures['seconds']:.0f} s, {figures['executions']:,} executions{reached}; ended: {used['end']}")


class Campaign:
    def __init__(self, state, targets, findings, jobs):
        self.state, self.targets, self.findings, self.jobs = state, targets, findings, jobs
        self.used = {target.name: 0 for target in targets}
        self.tired = {target.name: 0 for target in targets}
        self.running = []

    def take_up(self):
        """What a night that was killed has left: figures of its last slices, inputs not looked at."""
        for log in sorted(self.state.logs.glob("*.log")):
            target, day, part = log.stem.split(".")
            started = datetime.datetime.strptime(f"{day}.{part}", "%Y%m%dT%H%M%S.%f").timestamp()
            ended = max(started, log.stat().st_mtime)
            used = {"samples": [], "processor": 0, "wanted": 0, "end": "killed"}
            keep_figures(self.state, log, target, started, ended, used)
        self.findings.put_mended_away()
        for folder in sorted(self.state.artifacts.iterdir()):
            for target in self.targets:
                if folder.name.split(".")[0] == target.name:
                    self.findings.take(target, folder)

    def run(self, seconds):
        """Fuzz for so long. False: stopped by Ctrl-C or SIGTERM, with all as at an end."""
        slice_seconds = min(LONGEST_SLICE, max(2, int(seconds * self.jobs / len(self.targets) / 2)))
        deadline = time.time() + seconds
        try:
            while time.time() < deadline or self.running:
                while len(self.running) < self.jobs and time.time() < deadline - 0.5:
                    left = max(1, round(deadline - time.time()))
                    self._start(min(slice_seconds, left))
                time.sleep(0.1)
                for one in [s for s in self.running if s.over()]:
                    self._end(one, slice_seconds)
        except KeyboardInterrupt:
            for one in self.running:
                one.stop()
                self.findings.take(one.target, one.artifacts)
                one.keep("stopped")
            return False
        return True

    def _start(self, seconds):
        """The target that ran least runs next."""
        self.state.need_space()
        busy = [s.target.name for s in self.running]
        target = min(self.targets, key=lambda t: (self.used[t.name] + seconds * busy.count(t.name)))
        self.running.append(Slice(target, self.state, seconds))

    def _end(self, one, slice_seconds):
        self.running.remove(one)
        target, status = one.target, one.process.returncode
        said = one.log.read_text(errors="replace")
        kept = any(one.artifacts.iterdir())
        new = self.findings.take(target, one.artifacts)
        if status and not kept:
            last = (said.strip().splitlines() or ["nothing was said"])[-1]
            new += self.findings.add(target, f"the target ended with status {status}: {last}", said)
        one.keep("finding" if status else "time")
        self.used[target.name] += time.time() - one.started
        self.tired[target.name] = self.tired[target.name] + 1 if status and not new else 0
        if self.tired[target.name] >= TIRED:  # others can use the time better
            self.used[target.name] += slice_seconds

    def merge(self):
        """Keep of each corpus what reaches something that the rest does not."""
        self.state.say("the corpora are made shorter")
        for target in self.targets:
            corpus, new = self.state.folder("corpus", target.name), self.state.corpus / f".new-{target.name}"
            shutil.rmtree(new, ignore_errors=True)
            new.mkdir()
            artifacts = self.state.folder("artifacts", f"{target.name}.{stamp()}")
            words = ["-set_cover_merge=1", f"-artifact_prefix={artifacts}/", *target.options()]
            status, _ = target.run([*words, new, *target.folders(corpus)], MERGE_SECONDS, **known(self.state))
            if not status and any(new.iterdir()):
                os.sync()
                self.state.replace_corpus(target.name, new)
            self.findings.take(target, artifacts)
