"""A program that has many mutants of one folder, chosen by a variable, and runs of it."""

import json
import os
import pathlib
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

from . import schemata

SOURCE = pathlib.Path(__file__).resolve().parent.parent.parent
MEMORY = 4 << 30
stopping = threading.Event()  # a run that is under way ends with InterruptedError

# ---- making it -----------------------------------------------------------------------------------


def write_if_other(path, content):
    """Builds go by the time of files."""
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def is_in(name, room):
    return name.startswith(room + "/") and name.endswith(".c")


def copy_sources(copy, room):
    """All but those of the room, which are rewritten."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=SOURCE, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (SOURCE / name).is_file() and not is_in(name, room):
            write_if_other(copy / name, (SOURCE / name).read_bytes())
            shutil.copymode(SOURCE / name, copy / name)


def files_of(build, room):
    """The files of a room, as they are compiled first."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        path = (build / entry["file"]).resolve()
        if path.is_relative_to(build.parent / "source"):
            name = str(path.relative_to(build.parent / "source"))
            words = [w for w in shlex.split(entry["command"]) if re.match(r"-[ID]|-std=", w)]
            if is_in(name, room):
                found.setdefault(name, ["-I" + str(build / w[2:]) if w.startswith("-I") else w for w in words])
    return sorted(found.items())


def make(folder, room, draw, options=("-Dwerror=false",), targets=lambda build: ()):
    """The folder of the build, how many mutants there are, and those that it has: draw chooses pairs of a file and a
    mutant among all of these. What `targets` says of the build is built, or everything where that is nothing."""
    copy, build = folder / "source", folder / "build"
    copy_sources(copy, room)
    for path in (SOURCE / room).glob("**/*.c"):
        write_if_other(copy / path.relative_to(SOURCE), path.read_bytes())
    if not (build / "build.ninja").exists():
        subprocess.run(["meson", "setup", build, copy, *options], check=True, stdout=subprocess.DEVNULL)
    files = [schemata.File(copy / name, name, words) for name, words in files_of(build, room)]
    everything = [(f, m) for f in files for m in f.candidates()]
    drawn = sorted(draw(everything), key=lambda d: (d[1].path, d[1].start, d[1].end, d[1].change))
    for file in files:
        numbered = [(i, m) for i, (f, m) in enumerate(drawn, 1) if f is file]
        text = file.rewritten(numbered) + schemata.CHOOSING % (len(drawn) + 1)
        write_if_other(copy / file.name, text.encode())
    done = subprocess.run(["ninja", "-C", build, "-j2", *targets(build)], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"it cannot be built:\n{done.stdout[-4000:]}")
    return build, len(everything), [m for _, m in drawn]


# ---- running it ----------------------------------------------------------------------------------


def run(words, number, seconds, given=None, marks=None, folder=None, errors=None, more=None):
    """Status, or "crash" or "hang"; output; seconds of CPU. Standard error goes to the file `errors`, where that is
    given; `more` are variables."""

    def limit():
        os.nice(5)
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    variables = dict(os.environ, GH_MUTANT=str(number), **(more or {}))
    if marks:
        variables["GH_MUTANT_REACHED"] = str(marks)
    with tempfile.TemporaryFile("w+") as answers, tempfile.TemporaryFile("w+") as asked:
        asked.write(given or "")
        asked.seek(0)
        process = subprocess.Popen(
            words, stdin=asked, stdout=answers, stderr=errors or subprocess.DEVNULL, env=variables, preexec_fn=limit, cwd=folder
        )
        deadline = time.monotonic() + 10 * seconds  # others may be at work
        usage = None
        while usage is None:
            ended, status, usage = os.wait4(process.pid, os.WNOHANG)
            if not ended:
                usage = None
                time.sleep(0.02)
                if time.monotonic() > deadline or stopping.is_set():
                    os.kill(process.pid, signal.SIGKILL)
        if stopping.is_set():
            raise InterruptedError
        process.returncode = status = os.waitstatus_to_exitcode(status)
        answers.seek(0)
        said = answers.buffer.read().decode(errors="replace")
    spent = usage.ru_utime + usage.ru_stime
    if status < 0:
        status = "hang" if spent > seconds or time.monotonic() > deadline else "crash"
    return status, said, spent
