"""One run of one target by AFL++: it begins with the corpus of the target, and what it adds to that
goes back there. It looks for crashes without sanitizers, which take most of its speed; what it finds
is tried with them."""

import contextlib
import hashlib
import re
import shutil
import signal
import subprocess
import time

from night.build import MUTATOR
from night.slices import PATIENCE, Slice, known
from night.state import write_whole
from night.target import die_with_parent, with_engine

FIRST = "edges"  # the file with what the corpus reached
TOO_SLOW = "10000"  # milliseconds of wall time
SETTINGS = (
    "AFL_NO_UI",
    "AFL_NO_COLOR",
    "AFL_SKIP_CPUFREQ",
    "AFL_NO_AFFINITY",  # the night says how many run at once
    "AFL_FAST_CAL",
    "AFL_BENCH_UNTIL_CRASH",  # then the target is told to pass over what was found
    "AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES",  # where the system hands them to a program
)


def environment(target, state):
    """AFL++ refuses options of sanitizers that are not as it wants them."""
    inherited = {name: value for name, value in with_engine(target.engine).items() if not name.endswith("SAN_OPTIONS")}
    mutator = {"AFL_CUSTOM_MUTATOR_LIBRARY": str(target.afl.parents[1] / MUTATOR)} if target.name == "fuzz_theorems" else {}
    return {**inherited, **dict.fromkeys(SETTINGS, "1"), **mutator, **known(state)}


def words_for(target, folder):
    options = target.settings()
    words = [shutil.which("afl-fuzz"), "-i", folder / "in", "-o", folder / "out", "-t", TOO_SLOW]
    words += ["-G", options["max_len"]] if "max_len" in options else []
    words += ["-x", options["dict"], "-c", "0"] if "dict" in options else []  # a target of texts
    return [*words, "--", target.afl]


def stats_of(folder):
    """What AFL++ says of itself now and then, first when it has read the corpus; nothing before that."""
    file = folder / "out/default/fuzzer_stats"
    found = re.findall(r"^(execs_done|edges_found|corpus_count|peak_rss_mb) +: (\d+)$", file.read_text(), re.M) if file.exists() else []
    return {name: int(figure) for name, figure in found}


class AflSlice(Slice):
    fuzzer, suffix, unit = "AFL++", ".afl", "edges"

    def start(self, log):
        self.folder = self.state.folder("afl", self.name)
        seeds = self.folder / "in"
        seeds.mkdir()
        for corpus in self.target.folders(self.state.folder("corpus", self.target.name)):
            for file in corpus.iterdir():
                with contextlib.suppress(FileNotFoundError):  # libFuzzer puts shorter ones in place of some
                    shutil.copy(file, seeds)
        if not any(file.stat().st_size for file in seeds.iterdir()):
            (seeds / "first").write_bytes(b"0")
        return subprocess.Popen(
            words_for(self.target, self.folder),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            env=environment(self.target, self.state),
            preexec_fn=die_with_parent,
        )

    def over(self):
        first = self.folder / FIRST
        if not first.exists() and (edges := self.reached()):
            write_whole(first, str(edges))
        if time.time() - self.started > self.seconds:
            self.process.send_signal(signal.SIGTERM)
        return super().over()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def status(self):
        """It may be told to end before it has learned to end well."""
        return super().status() if super().status() != -signal.SIGTERM else 0

    def reached(self):
        return stats_of(self.folder).get("edges_found", 0)

    @staticmethod
    def last_words(said):
        found = re.search(r"PROGRAM ABORT :\s*(.*)", re.sub(r"\x1b\[[\d;]*m", "", said))
        return found[1] if found else Slice.last_words(said)

    def hand_over(self):
        hand_over(self.state, self.target.name, self.name)

    @classmethod
    def keep_killed(cls, state, log):
        state.folder("artifacts", log.stem)
        hand_over(state, log.stem.split(".")[0], log.stem)
        super().keep_killed(state, log)

    @staticmethod
    def figures(state, log):
        folder = state.afl / log.stem
        stats, first = stats_of(folder), folder / FIRST
        return {
            "executions": stats.get("execs_done", 0),
            "before": [int(first.read_text())] if first.exists() else None,
            "after": [stats["edges_found"]] if first.exists() and stats else None,
            "corpus": stats.get("corpus_count", 0),
            "memory": stats.get("peak_rss_mb", 0),
        }

    def keep(self, end):
        super().keep(end)
        shutil.rmtree(self.folder)


def hand_over(state, target, name):
    """Crashes and what took too long become artifacts, new inputs a part of the corpus, as libFuzzer names them."""
    found, corpus = state.afl / name / "out/default", state.folder("corpus", target)
    for folder, sort in (("crashes", "crash"), ("hangs", "timeout")):
        for file in (found / folder).glob("id*"):
            put(file, state.artifacts / name / f"{sort}-{digest(file)}")
    for file in (found / "queue").glob("id*"):
        if ",orig:" not in file.name:
            put(file, corpus / digest(file))


def digest(file):
    return hashlib.sha1(file.read_bytes()).hexdigest()


def put(file, place):
    """A copy, whole or not at all."""
    making = place.with_name(f".new-{place.name}")
    shutil.copy(file, making)
    making.replace(place)
