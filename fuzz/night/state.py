"""A state folder: all that a night knows, as files. There is no other memory, so that a night that is
killed at any moment is taken up by the next one.

    lock                 held while a night runs
    engine               the one that is fuzzed, as --engine names it
    artifacts/NAME/      inputs as libFuzzer wrote them in one run, not yet looked at
    corpus/TARGET/       grows while a target runs
    afl/NAME/            what AFL++ reads and writes in a slice that runs, or was killed
    logs/NAME.log        what a target says in a slice that runs, or was killed
    slices/NAME.json     the figures of a slice that ended
    findings/ID/         finding.json, the input, and what was said about it
    mended/ID/           findings that no longer fail
    known                findings of theorems, which their target passes over
    regressions/         what may go into the corpus, to be reviewed
    night.log            what happened when, written as it goes
    report.txt .html     the last report
"""

import fcntl
import json
import os
import pathlib
import shutil
import time


LEAST_SPACE = 64  # MB that must be free for a slice to begin


class Refused(Exception):
    """The night cannot begin, or cannot go on; the words say why."""


def write_whole(path, text):
    """The file has the old text or the new one, never a part."""
    new = path.with_name(f".new-{path.name}")
    with open(new, "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


class State:
    FOLDERS = ("afl", "artifacts", "corpus", "logs", "slices", "findings", "mended", "regressions")

    def __init__(self, path, engine):
        self.path = pathlib.Path(path).resolve()
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            for name in self.FOLDERS:
                (self.path / name).mkdir(exist_ok=True)
            self.lock = open(self.path / "lock", "w")
        except OSError as error:
            raise Refused(f"--state: {error}")
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refused(f"--state: another night uses {self.path}")
        self._claim(engine)
        self._clean()

    def __getattr__(self, name):
        if name in self.FOLDERS:
            return self.path / name
        raise AttributeError(name)

    def _claim(self, engine):
        """What is known about one engine says nothing about another."""
        file = self.path / "engine"
        if file.exists() and file.read_text() != engine:
            raise Refused(f"--state: {self.path} is about the engine {file.read_text()}, not {engine}")
        write_whole(file, engine)

    def _clean(self):
        """Undo what was cut off in the middle: whole texts and folders come into being by renaming."""
        for left in list(self.path.rglob(".new-*")):
            shutil.rmtree(left) if left.is_dir() else left.unlink()
        for old in self.corpus.glob(".old-*"):
            place = self.corpus / old.name[len(".old-"):]
            shutil.rmtree(old) if place.exists() else old.rename(place)

    def folder(self, kind, target):
        path = self.path / kind / target
        path.mkdir(exist_ok=True)
        return path

    def replace_corpus(self, target, new):
        """Put the folder `new` in place of the corpus of a target."""
        place, old = self.corpus / target, self.corpus / f".old-{target}"
        place.rename(old)
        new.rename(place)
        shutil.rmtree(old)

    def all_slices(self):
        """The figures of all slices, the oldest first."""
        slices = [json.loads(file.read_text()) for file in self.slices.glob("*.json")]
        return sorted(slices, key=lambda figures: figures["started"])

    def say(self, what):
        """A line in the log of the night."""
        with open(self.path / "night.log", "a") as log:
            log.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {what}\n")

    def need_space(self):
        free = shutil.disk_usage(self.path).free >> 20
        if free < LEAST_SPACE:
            raise Refused(f"--state: {free} MB are free where {self.path} is, at least {LEAST_SPACE} are needed")

    def all_findings(self, kind="findings"):
        """Every finding, or those in mended, with its folder as "folder", by target and name."""
        findings = []
        for file in (self.path / kind).glob("*/finding.json"):
            findings.append({**json.loads(file.read_text()), "folder": file.parent})
        return sorted(findings, key=lambda f: (f["target"], f["what"]))
