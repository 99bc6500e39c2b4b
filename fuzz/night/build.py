"""The folder with the targets: one that is given, or one of the night's own with sanitizers."""

import os
import shutil
import subprocess

from night.state import Refused
from night.target import SOURCE


def build_in(folder, names):
    """Build these targets, or all, with clang, libFuzzer and the address and undefined sanitizers."""
    compiler = shutil.which("clang-14") or shutil.which("clang")
    if not compiler:
        raise Refused("the targets need clang; install clang-14 and libclang-rt-14-dev")
    if not names:
        names = sorted(file.stem for file in (SOURCE / "fuzz").glob("fuzz_*.c"))
    steps = [["ninja", "-C", folder, "properties/gifthorse", *(f"fuzz/{name}" for name in names)]]
    if not (folder / "build.ninja").exists():
        setup = ["meson", "setup", folder, SOURCE, "-Db_lundef=false", "-Db_sanitize=address,undefined"]
        steps.insert(0, setup)
    for words in steps:
        done = subprocess.run(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, "CC": compiler}
        )
        if done.returncode:
            raise Refused(f"`{' '.join(map(str, words))}` failed:\n{done.stdout[-3000:]}")
    return folder


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
