"""The night itself: slices of time for the targets, a few at once, then shorter corpora."""

import os
import shutil
import time

from night.afl import AflSlice
from night.slices import Slice, known, stamp

KINDS = {kind.suffix: kind for kind in (Slice, AflSlice)}
LONGEST_SLICE = 900  # seconds
MERGE_SECONDS = 1800  # at most, for one target,
LEAST_MERGE = 30  # and as long as the night took beyond this: each input that an engine dies over costs a start
TIRED = 3  # slices that ended with a known finding, one after the other


class Campaign:
    def __init__(self, state, targets, findings, jobs):
        self.state, self.targets, self.findings, self.jobs = state, targets, findings, jobs
        self.runs = [(Slice, target) for target in targets] + [(AflSlice, target) for target in targets if target.afl]
        self.used = {run: 0 for run in self.runs}
        self.tired = {run: 0 for run in self.runs}
        self.running = []

    def take_up(self):
        """What a night that was killed has left: figures of its last slices, inputs not looked at."""
        for log in sorted(self.state.logs.glob("*.log")):
            kind = KINDS[log.stem.partition(".")[2][len(stamp()):]]
            kind.keep_killed(self.state, log)
        for folder in self.state.afl.iterdir():
            shutil.rmtree(folder)
        self.findings.put_mended_away()
        for folder in sorted(self.state.artifacts.iterdir()):
            for target in self.targets:
                if folder.name.split(".")[0] == target.name:
                    self.findings.take(target, folder)

    def run(self, seconds):
        """Fuzz for so long. False: stopped by Ctrl-C or SIGTERM, with all as at an end."""
        slice_seconds = min(LONGEST_SLICE, max(2, int(seconds * self.jobs / len(self.runs) / 2)))
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
                one.hand_over()
                self.findings.take(one.target, one.artifacts, one.log.read_text(errors="replace"))
                one.keep("stopped")
            return False
        return True

    def _start(self, seconds):
        """What ran least runs next."""
        self.state.need_space()
        busy = [s.run for s in self.running]
        kind, target = min(self.runs, key=lambda run: self.used[run] + seconds * busy.count(run))
        self.running.append(kind(target, self.state, seconds))

    def _end(self, one, slice_seconds):
        self.running.remove(one)
        target, status = one.target, one.status()
        one.hand_over()
        kept = any(one.artifacts.iterdir())
        said = one.log.read_text(errors="replace")
        new = self.findings.take(target, one.artifacts, said)
        if status and not kept:
            self.state.need_space()
            new += self.findings.add(target, f"{one.fuzzer} ended with status {status}: {one.last_words(said)}", said, one.fuzzer)
        bad = status or kept
        one.keep("finding" if bad else "time")
        self.used[one.run] += time.time() - one.started
        self.tired[one.run] = self.tired[one.run] + 1 if bad and not new else 0
        if self.tired[one.run] >= TIRED:  # others can use the time better
            self.used[one.run] += slice_seconds

    def merge(self, seconds):
        """Keep of each corpus what reaches something that the rest does not, after a night of so many seconds. What
        takes longer than it may is left as it was."""
        most = min(MERGE_SECONDS, max(LEAST_MERGE, seconds))
        self.state.say("the corpora are made shorter")
        for target in self.targets:
            corpus, new = self.state.folder("corpus", target.name), self.state.corpus / f".new-{target.name}"
            shutil.rmtree(new, ignore_errors=True)
            new.mkdir()
            artifacts = self.state.folder("artifacts", f"{target.name}.{stamp()}")
            words = ["-set_cover_merge=1", f"-artifact_prefix={artifacts}/", *target.options()]
            status, said = target.run([*words, new, *target.folders(corpus)], most, **known(self.state))
            if not status and any(new.iterdir()):
                os.sync()
                self.state.replace_corpus(target.name, new)
            self.findings.take(target, artifacts, said)
