"""Ctrl-C while an engine is asked."""

import os
import shlex
import signal
import subprocess
import tempfile
import time


def interrupted(gifthorse, command, *words):
    """Status, standard output and error of a check of the engine that this command starts, interrupted once it was asked."""
    with tempfile.TemporaryDirectory() as folder:
        asked = os.path.join(folder, "asked")
        told = shlex.join(["sh", "-c", f"tee {shlex.quote(asked)} | {shlex.join(command)}"])
        process = subprocess.Popen(
            [gifthorse, "check", *words, "--engine", "cmd:" + told], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        while process.poll() is None and not (os.path.exists(asked) and os.path.getsize(asked) > 1000):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        return process.returncode, out, err
