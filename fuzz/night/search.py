"""One search of a target for a finding, alone, in processor time."""

import os
import resource
import signal
import subprocess
import tempfile

from night.state import Refused
from night.target import die_with_parent


def search(target, seed, seconds):
    """Seconds of processor time until the finding, and what it is; None: there is none in that time."""

    def limit():
        die_with_parent()
        os.nice(10)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

    found = None
    with tempfile.TemporaryDirectory() as folder:
        words = [target.program, *target.options(), f"-seed={seed}", "-print_funcs=0", f"-artifact_prefix={folder}/", *target.folders(folder)]
        process = subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=target.environment, preexec_fn=limit, errors="replace", text=True
        )
        for line in process.stderr:
            if line.startswith("finding: "):  # making it smaller does not count
                found = line[len("finding: ") :].strip()
                break
        os.kill(process.pid, signal.SIGKILL)  # by its number: Popen.kill() would forget what it used, had it ended
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if found is None and process.returncode not in (-signal.SIGXCPU, -signal.SIGKILL):
        raise Refused(target.cannot_start() or f"{target.program} ended without a finding, with status {process.returncode}")
    return (used.ru_utime + used.ru_stime, found) if found is not None else None
