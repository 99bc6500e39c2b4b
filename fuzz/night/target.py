"""A fuzz target: its program, its options, and what it says."""

import configparser
import ctypes
import os
import pathlib
import re
import shutil
import signal
import subprocess

SOURCE = pathlib.Path(__file__).resolve().parents[2]
HANG_SECONDS = 600  # of wall time: a target ends by itself what takes too much of the processor
MOST_MEMORY = 2048  # MB

LIBC = ctypes.CDLL(None)
PR_SET_PDEATHSIG = 1

STATUS = re.compile(r"^#(\d+)\s+(\w+)\s+cov: (\d+) ft: (\d+) corp: (\d+)/\S+ .*?rss: (\d+)Mb")
PULSE = re.compile(r"^#\d+\s+\w+\s+cov: \d+ ft: (\d+) ", re.M)
EXECUTED = re.compile(r"^stat::number_of_executed_units: (\d+)")


def die_with_parent():
    """Runs in a child before its program: a night that is killed leaves nothing that runs."""
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def with_engine(engine):
    """The variables of this process, and the engine by its name; without one, that is by the reference, a target
    takes its own: fuzz_differential compares the fast engine with the reference, which agrees with itself."""
    inherited = {name: value for name, value in os.environ.items() if name != "GIFTHORSE_ENGINE"}
    return inherited if engine == "reference" else {**inherited, "GIFTHORSE_ENGINE": engine}


def environment(engine):
    symbolizer = shutil.which("llvm-symbolizer") or shutil.which("llvm-symbolizer-14") or ""
    return {
        **with_engine(engine),
        "ASAN_OPTIONS": "detect_leaks=1:strict_string_checks=1:quarantine_size_mb=16",
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "ASAN_SYMBOLIZER_PATH": symbolizer,
    }


class Target:
    def __init__(self, program, engine, afl=None):
        self.program, self.afl = program, afl  # with libFuzzer, and with AFL++ if it is to be used
        self.name, self.engine = program.name, engine
        self.environment = environment(engine)
        self.seeds = SOURCE / "corpus" / self.name
        self.limits = [f"-timeout={HANG_SECONDS}", f"-rss_limit_mb={MOST_MEMORY}", "-report_slow_units=1000000"]

    def settings(self):
        """From the file beside the target's source."""
        file = configparser.ConfigParser()
        file.read(SOURCE / "fuzz" / f"{self.name}.options")
        options = dict(file["libfuzzer"]) if file.has_section("libfuzzer") else {}
        if "dict" in options:
            options["dict"] = SOURCE / "fuzz" / options["dict"]
        return options

    def options(self):
        """Of libFuzzer."""
        return [f"-{name}={value}" for name, value in self.settings().items()]

    def folders(self, corpus):
        """The corpora: the first one is written to."""
        return [corpus, *([self.seeds] if self.seeds.is_dir() else [])]

    def cannot_start(self):
        """Why it cannot start, as with an engine that is not there; None: it can."""
        _, said = self.run(["-runs=1", "-exact_artifact_path=/dev/null"], HANG_SECONDS)
        found = re.search(r"^the fuzz target cannot start: (.*)$", said, re.M)
        return found and found[1]

    def start(self, words, log, **more):
        """A run in the background, which writes to the file `log`."""
        return subprocess.Popen(
            [self.program, *self.limits, *words],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            env={**self.environment, **more},
            preexec_fn=die_with_parent,
        )

    def run(self, words, seconds, **more):
        """The status and what was said; a run that takes too long is ended."""
        process = subprocess.Popen(
            [self.program, *self.limits, *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**self.environment, **more},
            preexec_fn=die_with_parent,
            start_new_session=True,
        )
        try:
            said, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            said, _ = process.communicate()
        return process.returncode, said.decode(errors="replace")


def features_of(log):
    """The features that a target that runs says last to have reached; 0 when it has not yet."""
    with open(log, "rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - 4096))
        pulses = PULSE.findall(file.read().decode(errors="replace"))
    return int(pulses[-1]) if pulses else 0


def figures_of(log):
    """What a log of libFuzzer says: executions, coverage before and after, memory in MB."""
    figures = {"executions": 0, "before": None, "after": None, "corpus": 0, "memory": 0}
    with open(log, errors="replace") as lines:
        for line in lines:
            status, executed = STATUS.match(line), EXECUTED.match(line)
            if executed:
                figures["executions"] = int(executed[1])
            if status:
                executions, event, edges, features, corpus, memory = status.groups()
                reached = [int(edges), int(features)]
                figures["executions"] = max(figures["executions"], int(executions))
                figures["before"] = reached if event == "INITED" else figures["before"]
                figures["after"] = reached
                figures["corpus"] = int(corpus)
                figures["memory"] = max(figures["memory"], int(memory))
    return figures
