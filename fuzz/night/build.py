"""The folder with the targets: one that is given, or one of the night's own with sanitizers."""

import contextlib
import os
import shutil
import subprocess
import sys
import time

from night.state import Refused
from night.target import SOURCE, die_with_parent

MUTATOR = "fuzz/mutate_theorems.so"  # for AFL++; libFuzzer has what it does in fuzz_theorems


def installed():
    """The folder that has what is installed, as a build folder has it; None: this is a folder of sources."""
    return None if (SOURCE / "meson.build").exists() else SOURCE


def build_in(folder, names):
    """Build these targets, or all, with clang, libFuzzer and the address and undefined sanitizers."""
    compiler = shutil.which("clang-14") or shutil.which("clang")
    if not compiler:
        raise Refused("the targets need clang; install clang-14 and libclang-rt-14-dev")
    if not names:
        names = sorted(file.stem for file in (SOURCE / "fuzz").glob("fuzz_*.c"))
    with told(f"{len(names)} targets, with sanitizers", folder):
        setup(folder, "-Db_sanitize=address,undefined", CC=compiler)
        make(folder, ["properties/gifthorse", *(f"fuzz/{name}" for name in names)])
    return folder


def build_afl_in(folder, names):
    """Build these targets with AFL++: without sanitizers, and those of texts so that what they compare is seen."""
    if installed():
        raise Refused("--with afl builds the targets, for which the sources are needed")
    if not shutil.which("afl-fuzz") or not shutil.which("afl-clang-fast"):
        raise Refused("--with afl needs AFL++; install afl++")
    texts = [name for name in names if (SOURCE / "fuzz" / f"{name}.dict").exists()]
    others = [name for name in names if name not in texts]
    with told(f"{len(names)} targets, for AFL++", folder):
        setup(folder, CC="afl-clang-fast")
        if "fuzz_theorems" in names:
            make(folder, [MUTATOR], AFL_NOOPT="1")  # afl-fuzz itself loads it
        for some, compared in ((others, {}), (texts, {"AFL_LLVM_CMPLOG": "1"})):
            if some:
                make(folder, [f"fuzz/{name}" for name in some], AFL_QUIET="1", **compared)
    return folder


@contextlib.contextmanager
def told(what, folder):
    """Whoever waits for a build knows it, and at its end how long it took."""
    began = time.time()
    print(f"overnight: builds {what}, in {folder}; the first time that takes minutes", file=sys.stderr, flush=True)
    yield
    print(f"overnight: they are built, after {time.time() - began:.0f} s", file=sys.stderr, flush=True)


def setup(folder, *options, **variables):
    if not (folder / "build.ninja").exists():
        step(["meson", "setup", folder, SOURCE, "-Db_lundef=false", *options], variables)


def make(folder, names, **variables):
    step(["ninja", "-C", folder, *names], variables)


def step(words, variables):
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, **variables}, preexec_fn=die_with_parent)
    if done.returncode:
        raise Refused(f"`{' '.join(map(str, words))}` failed:\n{done.stdout[-3000:]}")


def programs_in(build, names):
    """The targets in a build folder: these, or all."""
    folder = build / "fuzz"
    found = [folder / name for name in names] or sorted(folder.glob("fuzz_*"))
    programs = [file for file in found if file.is_file() and os.access(file, os.X_OK)]
    missing = [file.name for file in found if names and file not in programs]
    if missing:
        raise Refused(f"no target {missing[0]} in {folder}")
    if not programs:
        raise Refused(f"no targets in {folder}; was it built with clang?")
    return programs
